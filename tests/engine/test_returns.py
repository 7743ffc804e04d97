"""Functions that return what they compute, in place of Numba's statuses."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("llvmlite")

from stockpot.engine.returns import returning

CODE = """
define internal i32 @half(ptr noalias %retptr, ptr noalias %excinfo, i64 %n) {
entry:
  %odd = trunc i64 %n to i1
  br i1 %odd, label %fail, label %done

done:
  %half = ashr i64 %n, 1
  store i64 %half, ptr %retptr, align 8
  ret i32 0

fail:
  ret i32 1
}

define internal i32 @both(ptr noalias %retptr, ptr noalias %excinfo, i64 %n) {
entry:
  %pair = insertvalue { i64, i64 } zeroinitializer, i64 %n, 0
  store { i64, i64 } %pair, ptr %retptr, align 8
  ret i32 0
}

@kept = global ptr @named

define internal i32 @named(ptr noalias %retptr, ptr noalias %excinfo) {
entry:
  store i8 1, ptr %retptr, align 1
  ret i32 0
}

define i64 @start(i64 %n) {
entry:
  %room = alloca i64
  %exception = alloca ptr
  %status = call i32 @half(ptr %room, ptr %exception, i64 %n)
  %failed = icmp ne i32 %status, 0
  %result = load i64, ptr %room
  ret i64 %result
}
"""


@pytest.mark.compiled
def test_a_function_returns_its_number_and_traps_where_it_would_raise() -> None:
    import llvmlite.binding as llvm

    text = returning(CODE)
    llvm.parse_assembly(text).verify()
    assert "define internal i64 @half(i64 %n) {" in text
    assert re.search(
        r"%result\.\d+ = call i64 @half\(i64 %n\)\n  store i64 %result\.\d+, ptr %room\n  %status = add i32 0, 0", text
    )
    assert text.count("call void @llvm.trap()\n  unreachable") == 1


def test_what_has_several_numbers_or_is_not_only_called_stays_as_it_is() -> None:
    text = returning(CODE)
    for name in ("both", "named"):
        assert f"define internal i32 @{name}(ptr noalias %retptr, ptr noalias %excinfo" in text
