"""Errors of writing a result, told in one line and kept apart from those of reading."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wmw.core.errors import UsageError


@contextmanager
def writing(out: Path) -> Iterator[None]:
    """Turn an OSError of what is within into a UsageError that names the file.

    Only what writes should stand within: an OSError of a picture or a model that cannot be read
    would be told as one of `out`.
    """
    try:
        yield
    except OSError as error:
        raise UsageError(f"cannot write {out}: {error.strerror or error}") from error


def check_writable(out: Path) -> None:
    """Make the folder of a result and see that the file can be opened, before long work.

    UsageError where it cannot. What stands in the file stays.
    """
    with writing(out):
        out.parent.mkdir(parents=True, exist_ok=True)
        was_there = out.exists()
        out.open("ab").close()
        if not was_there:
            out.unlink()
