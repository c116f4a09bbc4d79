"""Where a finding stands, in the words of programs that annotate files."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote_from_bytes

from wmw.cli.judging import STDIN


def from_here(path: Path) -> Path:
    """Return a path relative to the working directory, or absolute where it lies elsewhere."""
    # Not `resolve`: a link is annotated where it stands, not where it leads.
    whole = Path(os.path.abspath(path))
    try:
        return whole.relative_to(Path.cwd())
    except ValueError:
        return whole


def uri_of(path: Path) -> str:
    """Return the URI of a file: relative to the working directory where it lies below it."""
    if path == STDIN:
        return "stdin:"
    near = from_here(path)
    return near.as_uri() if near.is_absolute() else quote_from_bytes(os.fsencode(near))
