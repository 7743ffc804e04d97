// A bot in JavaScript that speaks Stockpot's protocol 1 in lines of JSON: it plays the card that brings the pot nearest to 7,
// and in other games anything that is legal.
//
//   stockpot arena soup --bots "program:node examples/bot.mjs,thumb,random"
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

/** What a card of soup brings into the pot: its parts say which one it is. */
function wish({ parts }, view) {
  if (parts.kind !== 'card') return Math.random();
  const value = Number(parts.card.split(' ')[1]) || 0;
  return -Math.abs(view.total + value - 7);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    if (message.protocol !== 1) throw new Error(`protocol ${message.protocol} is not known`);
    say({ type: 'ready', protocol: 1, name: 'seven' });
  } else if (message.type === 'decide') {
    const { id, legal, view } = message;
    const scored = legal.map((choice) => [view.game === 'soup' ? wish(choice, view) : Math.random(), choice]);
    const [, best] = scored.reduce((one, other) => (other[0] > one[0] ? other : one));
    say({ type: 'move', id, action: best.id });
  } else if (message.type === 'bye') break;
}
