// A module in Node, for Python at the other end of two pipes (`stockpot.cli.bench_wasm.NodeInstance`): node host.mjs soup.wasm
// A request is three numbers of 32 bits, what to do, an address and a size, and the bytes that belong to it.
import fs from "node:fs";

const CALL = 0, READ = 1, WRITE = 2, RESERVE = 3;
const PAGE = 65536;
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[2])));

function receive(size) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const got = fs.readSync(0, bytes, at, size - at);
    if (got === 0) process.exit(0);
    at += got;
  }
  return bytes;
}

function send(bytes) {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
}

/** The result, and how many microseconds of computing it took. */
function call(name, address) {
  const before = process.cpuUsage();
  const result = exports[name](address);
  const spent = process.cpuUsage(before);
  const reply = Buffer.alloc(12);
  reply.writeInt32LE(result);
  reply.writeDoubleLE(spent.user + spent.system, 4);
  return reply;
}

const base = Buffer.alloc(4);
base.writeUInt32LE(exports.__heap_base.value);
send(base);
for (;;) {
  const request = receive(12);
  const [what, address, size] = [0, 4, 8].map((at) => request.readUInt32LE(at));
  if (what === CALL) send(call(receive(size).toString(), address));
  if (what === READ) send(Buffer.from(exports.memory.buffer, address, size));
  if (what === WRITE) receive(size).copy(Buffer.from(exports.memory.buffer), address);
  if (what === RESERVE) {
    const missing = size - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  }
}
