"""Traces read from files, one by one, in constant memory, whatever the files hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from mmap import ACCESS_READ, mmap
from os import fstat
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from wmw.core.errors import InputFileError
from wmw.verifiers.decoding import LINE_BYTES, Problem, decode, too_long, utf8_problem

_BOM = b"\xef\xbb\xbf"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_BLOCK = 1 << 20
_TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{},\n]', re.DOTALL)
_NOT_BLANK = re.compile(rb"[^ \t\r\n]")


@dataclass(frozen=True, slots=True)
class Line:
    """One trace as it stands in a file: the number of its first line, from 1, and its text.

    `data` is None where the text cannot be handed on, and `problem` then says why.
    """

    number: int
    data: bytes | None
    problem: Problem | None = None


def read_lines(path: Path) -> Iterator[Line]:
    """Yield the non-blank lines of a JSONL file, or the traces of a `.json` file.

    A `.json` file may hold one object, a list of objects, or JSON lines. Raises `InputFileError`
    where the file cannot be read, is not UTF-8 text or, at its end, has held no trace.
    """
    try:
        with path.open("rb") as stream:
            if path.suffix.lower() == ".json" and S_ISREG(fstat(stream.fileno()).st_mode):
                yield from _values_of(stream, path)
            else:
                yield from lines_of(stream, path)
    except FileNotFoundError as error:
        raise InputFileError(path, "no such file") from error
    except IsADirectoryError as error:
        raise InputFileError(path, "is a directory; name the files in it") from error
    except PermissionError as error:
        raise InputFileError(path, "may not be read (permission denied)") from error
    except OSError as error:
        raise InputFileError(path, f"cannot be read ({error.strerror or error})") from error


def lines_of(stream: BinaryIO, path: Path) -> Iterator[Line]:
    """Yield the non-blank lines of a binary stream; `path` names it in errors.

    A line longer than `LINE_BYTES` is passed over without being held in memory. Raises
    `InputFileError` as `read_lines` does.
    """
    number = seen = undecodable = 0
    while chunk := stream.readline(LINE_BYTES + 2):  # the two may be a line ending
        number += 1
        if number == 1:
            _refuse_other_encodings(chunk, path)
        data = chunk.rstrip(b"\r\n").removeprefix(_BOM)
        problem: Problem | None
        if len(data) > LINE_BYTES:
            _skip_line(stream, chunk)
            problem = too_long()
        elif data.strip():
            problem = utf8_problem(data)
        else:
            continue
        seen += 1
        if problem is not None and problem.reason == "not-utf8":
            undecodable += 1
        yield Line(number, None if problem else data, problem)
    if not seen:
        raise _no_trace(path)
    if undecodable == seen:
        raise InputFileError(path, "holds no line of UTF-8 text; save it as UTF-8")


def _skip_line(stream: BinaryIO, chunk: bytes) -> None:
    while chunk and not chunk.endswith(b"\n"):
        chunk = stream.readline(_BLOCK)


def _refuse_other_encodings(start: bytes, path: Path) -> None:
    if start.startswith(_UTF_16) or b"\0" in start[:4]:
        raise InputFileError(path, "is not UTF-8 text; save it as UTF-8")


def _no_trace(path: Path) -> InputFileError:
    return InputFileError(path, "there is no trace in it")


def _values_of(stream: BinaryIO, path: Path) -> Iterator[Line]:
    if fstat(stream.fileno()).st_size == 0:
        raise _no_trace(path)
    with closing(mmap(stream.fileno(), 0, access=ACCESS_READ)) as text:
        _refuse_other_encodings(text[:4], path)
        start = _start(text, len(_BOM) if text[: len(_BOM)] == _BOM else 0)
        if start == len(text):
            raise _no_trace(path)
        if text[start] == ord("["):
            yield from _elements(text, start, path)
        elif _is_json_lines(text, start):
            yield from lines_of(stream, path)
        else:
            yield _line(text, 1 + _line_breaks(text, 0, start), start, len(text))


def _is_json_lines(text: mmap, start: int) -> bool:
    """Tell one object, over however many lines, from objects on lines of their own."""
    end = text.find(b"\n", start)
    if end == -1 or end - start > LINE_BYTES or _start(text, end) == len(text):
        return False
    return isinstance(decode(text[start:end]), dict)


def _elements(text: mmap, start: int, path: Path) -> Iterator[Line]:
    """Yield the elements of a list; a broken one does not hide the others."""
    number = 1 + _line_breaks(text, 0, start)
    begin, begun, depth, seen = start + 1, number, 0, 0
    for token in _TOKEN.finditer(text, begin):
        mark = text[token.start()]
        if mark == ord("\n"):
            number += 1
        elif mark in b"[{":
            depth += 1
        elif mark in b"]}" and depth:
            depth -= 1
        elif mark in b",]}" and not depth:
            first = min(_start(text, begin), token.start())
            if first < token.start() or mark == ord(","):
                seen += 1
                yield _line(text, begun + _line_breaks(text, begin, first), first, token.start())
            begin, begun = token.end(), number
            if mark != ord(","):
                break
    else:
        first = _start(text, begin)
        if first < len(text):
            yield _line(text, begun + _line_breaks(text, begin, first), first, len(text))
        raise InputFileError(path, "the list does not end; the file may be cut off", number)
    if _start(text, begin) < len(text):
        raise InputFileError(path, "there is more text after the list", number)
    if not seen:
        raise _no_trace(path)


def _line(text: mmap, number: int, begin: int, end: int) -> Line:
    if end - begin > LINE_BYTES:
        return Line(number, None, too_long())
    data = text[begin:end]
    problem = utf8_problem(data)
    return Line(number, None if problem else data, problem)


def _start(text: mmap, begin: int) -> int:
    """Return where the next text that is not blank starts, or the length where there is none."""
    found = _NOT_BLANK.search(text, begin)
    return found.start() if found else len(text)


def _line_breaks(text: mmap, begin: int, end: int) -> int:
    return text[begin:end].count(b"\n")
