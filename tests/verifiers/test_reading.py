"""Traces from files: what is read, with which line number, and what a bad file says."""

import io
import tracemalloc
from pathlib import Path

import pytest

from wmw.core.errors import InputFileError
from wmw.verifiers.decoding import LINE_BYTES
from wmw.verifiers.reading import lines_of, read_lines


def read(path):
    """Return (number, text or reason) per line, then the error's problem if there is one."""
    lines = read_lines(path)
    seen = []
    while True:
        try:
            line = next(lines)
        except StopIteration:
            return seen
        except InputFileError as error:
            return [*seen, error.problem]
        seen.append((line.number, line.problem.reason if line.problem else line.data))


@pytest.fixture
def written(tmp_path):
    def write(data, name="traces.jsonl"):
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return write


NO_TRACE = "there is no trace in it"
NO_TEXT = "is not UTF-8 text; save it as UTF-8"


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"{}\n[]\n", [(1, b"{}"), (2, b"[]")]),
        (b"{}\r\n\r\n  \n{}", [(1, b"{}"), (4, b"{}")]),
        (b"\xef\xbb\xbf{}\n", [(1, b"{}")]),
        (b"", [NO_TRACE]),
        (b"\n  \r\n\t\n", [NO_TRACE]),
        (b"\xef\xbb\xbf", [NO_TRACE]),
        (b"{}\n\xff\n{}", [(1, b"{}"), (2, "not-utf8"), (3, b"{}")]),
        ("{}".encode("utf-16"), [NO_TEXT]),
        ("{}\n".encode("utf-16-le"), [NO_TEXT]),
        (b"\xff\n", [(1, "not-utf8"), "holds no line of UTF-8 text; save it as UTF-8"]),
        (b"x" * LINE_BYTES + b"\r\n{}", [(1, b"x" * LINE_BYTES), (2, b"{}")]),
        (b"x" * (LINE_BYTES + 1) + b"\n{}", [(1, "budget"), (2, b"{}")]),
        (b"x" * (LINE_BYTES + 1), [(1, "budget")]),
        (b"x" * (LINE_BYTES + 2) + b"\n{}", [(1, "budget"), (2, b"{}")]),
        (b"x" * (LINE_BYTES + 3) + b"\n{}", [(1, "budget"), (2, b"{}")]),
    ],
    ids=range(15),
)
def test_json_lines(written, data, wanted):
    assert read(written(data)) == wanted


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b'{"a": 1}', [(1, b'{"a": 1}')]),
        (b'\xef\xbb\xbf\n{\n "a": 1}\n', [(2, b'{\n "a": 1}\n')]),
        (b'{"a": 1}\n\n{"b": 2}\n', [(1, b'{"a": 1}'), (3, b'{"b": 2}')]),
        (
            b'[\n {"a": [1, "],{"]},\n {"b":\n 2}, 3\n]\n',
            [(2, b'{"a": [1, "],{"]}'), (3, b'{"b":\n 2}'), (4, b"3\n")],
        ),
        (b"[{},,{}]", [(1, b"{}"), (1, b""), (1, b"{}")]),
        (b"[{}x,{}]", [(1, b"{}x"), (1, b"{}")]),
        (b"[{},]", [(1, b"{}")]),
        (b"[]", [NO_TRACE]),
        (b"", [NO_TRACE]),
        (b" \n", [NO_TRACE]),
        (b'[{},\n{"a', [(1, b"{}"), (2, b'{"a'), "the list does not end; the file may be cut off"]),
        (b"[{}]\n[{}]", [(1, b"{}"), "there is more text after the list"]),
        (b'[{},"\xff"]', [(1, b"{}"), (1, "not-utf8")]),
        (b"[{}," + b"1" * (LINE_BYTES + 1) + b"]", [(1, b"{}"), (1, "budget")]),
        (b'{"a": "' + b"1" * LINE_BYTES + b'"}', [(1, "budget")]),
        ("[]".encode("utf-16"), [NO_TEXT]),
    ],
    ids=range(16),
)
def test_json_file(written, data, wanted):
    assert read(written(data, "traces.JSON")) == wanted


def test_missing_file_and_directory(tmp_path):
    assert read(tmp_path / "none.jsonl") == ["no such file"]
    assert read(tmp_path) == ["is a directory; name the files in it"]


def test_errors_name_file_and_line(written):
    path = written(b"[\n{},\n", "cut.json")
    with pytest.raises(InputFileError) as caught:
        list(read_lines(path))
    assert str(caught.value).startswith(f"{path}:3: the list does not end")


@pytest.mark.parametrize("name", ["one.jsonl", "one.json"])
def test_a_long_line_is_not_held_in_memory(written, name):
    path = written(b'[{"a":"' + b"x" * 20_000_000 + b'"}]\n', name)
    tracemalloc.start()
    assert read(path)[0] == (1, "budget")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 5_000_000


def test_lines_are_read_as_they_are_asked_for():
    stream = io.BytesIO(b"{}\n" * 1_000_000)
    next(lines_of(stream, Path("-")))
    assert stream.tell() == 3
