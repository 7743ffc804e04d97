"""An array that lies on the GPU, for whoever can use it there: PyTorch, JAX, CuPy, Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

ON_GPU = 2
"""DLPack's number for memory of a CUDA device."""
OUR_STREAM = 1
"""DLPack's number for CUDA's default stream, on which all kernels of ours run."""
IN_ORDER = (None, -1, OUR_STREAM)
"""Streams of a reader that come after our kernels anyway, or ask for no order."""


class GpuArray:
    """Numbers on the GPU, lent out without a copy by DLPack (`torch.from_dlpack`) and CUDA's array interface.

    `numpy.asarray` copies them to the host.
    """

    def __init__(self, there: Any) -> None:
        self.there = there
        """The array as Numba's kernels take it."""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.there.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        kind: np.dtype[Any] = np.dtype(self.there.dtype)
        return kind

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.there.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._view().__dlpack_device__()
        return device

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        """Kernels run on the default stream: who reads on another one waits for it here."""
        if stream not in IN_ORDER:
            from numba import cuda

            cuda.default_stream().synchronize()
        return self._view().__dlpack__(stream=-1, **wishes)

    def _view(self) -> Any:
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self.there, stream_ptr=-1)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("Numbers on the GPU cannot be read without a copy.")
        return np.asarray(self.there.copy_to_host(), dtype)

    def __repr__(self) -> str:
        return f"GpuArray(shape={self.shape}, dtype={self.dtype.name})"


def lies_on_gpu(given: Any) -> bool:
    """Is this an array, of whatever library, on a GPU?"""
    if hasattr(given, "__dlpack_device__"):
        return int(given.__dlpack_device__()[0]) == ON_GPU
    return hasattr(given, "__cuda_array_interface__")


class _Lent:
    """Somebody else's array by CUDA's interface, kept alive by whoever has this."""

    def __init__(self, view: Any) -> None:
        self._view = view
        size = view.dtype.itemsize
        self.__cuda_array_interface__ = {
            "shape": tuple(view.shape),
            "typestr": np.dtype(view.dtype).str,
            "data": (int(view.ptr), False),
            "strides": None if view.strides is None else tuple(size * stride for stride in view.strides),
            "version": 3,
        }


def lent(given: Any) -> Any:
    """An array on the GPU as Numba's kernels take it, without a copy: DLPack has its owner finish writing it first."""
    from numba import cuda

    if not hasattr(given, "__dlpack__"):
        return cuda.as_cuda_array(given)
    from cuda.core.utils import StridedMemoryView

    return cuda.as_cuda_array(_Lent(StridedMemoryView.from_dlpack(given, stream_ptr=OUR_STREAM)))
