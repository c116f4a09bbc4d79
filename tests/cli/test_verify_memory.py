"""A file may be larger than memory: no format holds its lines."""

import json
import tracemalloc

import pytest

LINES, LINE_BYTES = 3000, 4000
BAD = {"id": "bad", "faults": ["WMW304"], "padding": "x" * LINE_BYTES}


@pytest.mark.parametrize("output_format", ["full", "concise", "json", "jsonl", "github", "sarif"])
def test_lines_are_not_held(wmw, tmp_path, output_format):
    path, target = tmp_path / "large.jsonl", tmp_path / "told"
    line = json.dumps(BAD) + "\n"
    options = ["verify", "--output-format", output_format, "-o", target, path]
    path.write_text(line, encoding="utf-8")
    assert wmw(*options).exit_code == 1  # so that imports are not counted
    path.write_text(line * LINES, encoding="utf-8")
    tracemalloc.start()
    try:
        assert wmw(*options).exit_code == 1
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert target.stat().st_size > 80 * LINES
    assert peak < LINES * LINE_BYTES / 4
