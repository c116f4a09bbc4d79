"""Parquet files of one split, written row group by row group, so that few rows are in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyarrow import OSFile, Schema
    from pyarrow.parquet import ParquetWriter

GROUP_BYTES = 16 << 20
"""A row group is written when its rows come to this size. Pictures of pairs of one trace, which
follow one another, are stored once in a group (dictionary encoding)."""
GROUP_ROWS = 1000
SHARD_BYTES = 400 << 20
"""A file is closed once it has this size on disk."""


@dataclass(slots=True)
class Shards:
    """The files of one split of one configuration, while they are written.

    They are numbered as they come; `close` names them once their number is known, and returns the
    names. `rows` and `arrow_bytes` count what was written.
    """

    folder: Path
    split: str
    schema: Schema
    shard_bytes: int = SHARD_BYTES
    rows: int = 0
    arrow_bytes: int = 0
    _waiting: list[dict[str, Any]] = field(default_factory=list)
    _size: int = 0
    _files: list[Path] = field(default_factory=list)
    _writer: ParquetWriter | None = None
    _sink: OSFile | None = None

    def add(self, row: dict[str, Any]) -> None:
        """Take a row; write a row group where enough of them wait."""
        self._waiting.append(row)
        self._size += _size(row)
        self.rows += 1
        if self._size >= GROUP_BYTES or len(self._waiting) >= GROUP_ROWS:
            self._write_group()

    def _write_group(self) -> None:
        from pyarrow import OSFile, Table
        from pyarrow.parquet import ParquetWriter

        if self._writer is None or self._sink is None:
            path = self.folder / f"{self.split}-{len(self._files):05d}.parquet"
            self._files.append(path)
            self._sink = OSFile(str(path), "wb")
            self._writer = ParquetWriter(self._sink, self.schema, compression="zstd")
        table = Table.from_pylist(self._waiting, schema=self.schema)
        self._writer.write_table(table, row_group_size=max(1, table.num_rows))
        self.arrow_bytes += table.nbytes
        self._waiting.clear()
        self._size = 0
        if self._sink.tell() >= self.shard_bytes:
            self.close_file()

    def close(self) -> list[str]:
        """Write what waits, and return the final names of the files; none for no rows."""
        if self._waiting:
            self._write_group()
        self.close_file()
        count = len(self._files)
        names = [f"{self.split}-{n:05d}-of-{count:05d}.parquet" for n in range(count)]
        for path, name in zip(self._files, names, strict=True):
            path.rename(self.folder / name)
        return names

    def close_file(self) -> None:
        """Close the file that is open, if one is."""
        if self._writer is not None and self._sink is not None:
            self._writer.close()
            self._sink.close()
        self._writer = self._sink = None


def _size(value: Any) -> int:
    """About how many bytes a value takes in memory."""
    if isinstance(value, dict):
        return sum(_size(inner) for inner in value.values())
    if isinstance(value, list):
        return sum(map(_size, value))
    return len(value) if isinstance(value, str | bytes) else 8
