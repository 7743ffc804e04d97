"""A node of the tree: a move, what it brought so far, and the nodes beside and below it."""

from __future__ import annotations

import numpy as np

NODE = np.dtype(
    [
        ("value", np.float64),  # sum of the shares of victory of the seat that moved here
        ("visits", np.int32),
        ("available", np.int32),  # how often the move was possible when its parent was passed
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("action", np.int32),
        ("seat", np.int32),
    ],
    align=True,
)
NONE = -1
