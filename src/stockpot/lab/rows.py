"""Figures as rows, for other programs: CSV, Parquet, a DataFrame. A row is a dataclass; its fields are the columns."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def as_csv(rows: Sequence[DataclassInstance], kind: type[DataclassInstance]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, [field.name for field in fields(kind)], lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(row) for row in rows)
    return out.getvalue()


def write_parquet(rows: Sequence[DataclassInstance], file: Path) -> None:
    """For Polars, DuckDB or pandas."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ModuleNotFoundError as error:
        raise ValueError("PyArrow is not installed; it comes with: pip install pyarrow") from error
    parquet.write_table(arrow.Table.from_pylist([asdict(row) for row in rows]), file)


def frame(rows: Sequence[DataclassInstance]) -> Any:
    """A DataFrame of pandas."""
    import pandas

    return pandas.DataFrame([asdict(row) for row in rows])
