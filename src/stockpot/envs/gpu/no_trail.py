"""A trail that takes nothing, as a type of its own: the compiler leaves out whatever a rule would write on it.

An empty array like `NO_TRAIL` has the type of any trail, so the code for it can write. On a GPU that code costs: there a
kernel of many rules waits for its own instructions more than for anything else. Needs numba-cuda.
"""

from __future__ import annotations

import operator
from typing import Any

import numba
from numba.cuda.extending import core_models, intrinsic, overload, overload_attribute, register_model


class NoTrail(numba.types.Type):  # type: ignore[misc]
    """What Numba calls it."""

    def __init__(self) -> None:
        super().__init__("NoTrail")


register_model(NoTrail)(core_models.OpaqueModel)


@intrinsic  # type: ignore[untyped-decorator]
def no_trail(_typing: Any) -> Any:
    """The trail itself; it is made in a kernel and has no bytes."""

    def make(context: Any, _builder: Any, _signature: Any, _arguments: Any) -> Any:
        return context.get_dummy_value()

    return NoTrail()(), make


@overload_attribute(NoTrail, "shape")
def _shape(trail):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return lambda trail: (0, 0)  # noqa: ARG005


@overload(operator.getitem)
def _getitem(trail, place):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return (lambda trail, place: 0) if isinstance(trail, NoTrail) else None  # noqa: ARG005


@overload(operator.setitem)
def _setitem(trail, place, value):  # type: ignore[no-untyped-def]  # noqa: ARG001
    return (lambda trail, place, value: None) if isinstance(trail, NoTrail) else None  # noqa: ARG005
