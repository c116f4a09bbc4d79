"""What an audit adds to a manifest, and what it leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from wmw.core.errors import InputFileError
from wmw.tracebank import build, read_manifest
from wmw.tracebank.manifest import record_shortcuts


def test_an_audit_is_recorded_in_place_of_the_last_one(tmp_path: Path) -> None:
    bank = tmp_path / "bank"
    build(3, 4, bank, pictures=False, pairs_per_trace=1)
    before = read_manifest(bank)
    assert before.shortcuts == ()
    for share in (0.5, 0.6):
        record_shortcuts(bank, [{"classifier": "words", "accuracy": {"seen edits": share}}])
    after = read_manifest(bank)
    assert [found["accuracy"]["seen edits"] for found in after.shortcuts] == [0.6]
    assert after.files == before.files
    # A build of the same bank finds it whole, and leaves what was recorded.
    assert build(3, 4, bank, pictures=False, pairs_per_trace=1).shortcuts == after.shortcuts


def test_a_folder_without_a_manifest_is_none(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match="not a whole bank"):
        record_shortcuts(tmp_path, [])
