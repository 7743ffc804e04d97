"""Build time: functions that return what they compute, in the text of LLVM code.

Numba hands every function two addresses, of the result and of an exception, and returns a status. So each caller keeps room on
the stack, and each result goes through it. A processor does that nearly for nothing; WebAssembly has no stack that one can
point into, so LLVM keeps one in memory, and every call pays for it. LLVM cannot turn the results into returned ones by itself.

A rule raises nothing (`build.py`). Where code for that is left, as Numba cannot always know, it becomes a trap.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

NAME = r'(?P<name>@(?:"[^"]+"|[\w.$]+))'
HEAD = re.compile(rf"define (?P<kind>[^@]*?)i32 {NAME}\(ptr [^%]*%retptr, ptr [^%]*%excinfo(?:, )?(?P<rest>.*)")
"""How a function of Numba's begins."""
CALL = re.compile(rf"(?P<status>  %\S+ = )call i32 {NAME}\(ptr (?P<room>[^,() ]+), ptr [^,() ]+(?:, )?(?P<rest>.*)")
RESULT = re.compile(r"  store (?P<type>.*) \S+, ptr %retptr,")
FAILURE = re.compile(r"  ret i32 -?[1-9]")


def returning(text: str) -> str:
    """The same code, in which a function that has one number as its result returns that instead of a status."""
    lines = text.splitlines()
    return "\n".join([*_returning(lines, _results(lines)), "declare void @llvm.trap()", ""])


def _results(lines: list[str]) -> dict[str, str]:
    """The type of each function's result, of those that have one number as a result and are only ever called."""
    found: dict[str, set[str]] = {}
    elsewhere: set[str] = set()
    name = ""
    for line in lines:
        if head := HEAD.match(line):
            name = head["name"]
            found[name] = set()
        elif name and (result := RESULT.match(line)):
            found[name].add(result["type"])
        elif line == "}":
            name = ""
        elif not CALL.match(line):
            elsewhere.update(re.findall(NAME, line))
    one = {name: types.pop() for name, types in found.items() if len(types) == 1 and name not in elsewhere}
    return {name: result for name, result in one.items() if " " not in result}


def _returning(lines: list[str], results: dict[str, str]) -> Iterator[str]:
    """Line by line. A function keeps its result and its exception in room of its own, a caller puts the result where it was."""
    inside = ""
    for number, line in enumerate(lines):
        if (head := HEAD.match(line)) and head["name"] in results:
            inside = results[head["name"]]
            yield f"define {head['kind']}{inside} {head['name']}({head['rest']}"
        elif inside and line == "entry:":
            yield f"{line}\n  %retptr = alloca {inside}\n  %excinfo = alloca ptr"
            yield f"  store {inside} zeroinitializer, ptr %retptr"
        elif inside and FAILURE.match(line):
            yield "  call void @llvm.trap()\n  unreachable"
        elif inside and line.startswith("  ret i32 "):
            yield f"  %returned.{number} = load {inside}, ptr %retptr\n  ret {inside} %returned.{number}"
        elif (call := CALL.match(line)) and call["name"] in results:
            result = results[call["name"]]
            yield f"  %result.{number} = call {result} {call['name']}({call['rest']}"
            yield f"  store {result} %result.{number}, ptr {call['room']}\n{call['status']}add i32 0, 0"
        else:
            yield line
        if line == "}":
            inside = ""
