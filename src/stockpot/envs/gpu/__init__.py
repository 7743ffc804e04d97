"""Tables on an NVIDIA GPU; needs the extra `gpu` (numba-cuda)."""
