"""Decimal commas: a trace that writes "9,81 m/s²" means 1.503 by "1,503".

A comma before exactly three digits is read as one between thousands, unless the trace shows that
its commas are decimal ones: some stand before another number of digits, and no point is decimal.
So are then those of a question that has no decimal point either, and those of a question that
shows it by itself: by "0,30", which is no thousand, or by two such commas.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from wmw.core.trace import WRITTEN_PARTS

_DECIMAL_COMMA = re.compile(r"(?<![\d.,])(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d,])")
_PAIR = re.compile(r"\(\s*-?\d+,\d+\s*\)")  # the coordinates of a point
_BELOW_ONE = re.compile(r"(?<![\d.,])0,\d{2,}(?![\d,])")
_DECIMAL_POINT = re.compile(r"\d\.\d")
_GROUPED = re.compile(r"\d,\d{3},\d{3}(?!\d)")
_COMMA = re.compile(r"(?<=\d),(?=\d)")


def with_points(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the record with points for its decimal commas; the same record where it has none."""
    mine = {key: record[key] for key in WRITTEN_PARTS if key in record}
    asked = record.get("question")
    pointed = mine if _has_decimal_commas(mine) else {}
    if isinstance(asked, str) and (pointed or _tells_by_itself(asked)):
        pointed = pointed if _DECIMAL_POINT.search(asked) else {**pointed, "question": asked}
    if not pointed:
        return record
    return {**record, **{key: _pointed(value) for key, value in pointed.items()}}


def _has_decimal_commas(parts: Mapping[str, Any]) -> bool:
    texts = [text for text in _texts(parts) if "," in text or "." in text]
    if not any(_DECIMAL_COMMA.search(text) for text in texts):
        return False
    return not any(_DECIMAL_POINT.search(text) or _GROUPED.search(text) for text in texts)


def _tells_by_itself(asked: str) -> bool:
    if "," not in asked or any(
        pattern.search(asked) for pattern in (_DECIMAL_POINT, _GROUPED, _PAIR)
    ):
        return False
    return bool(_BELOW_ONE.search(asked)) or len(_DECIMAL_COMMA.findall(asked)) > 1


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def _pointed(value: Any) -> Any:
    if isinstance(value, str):
        return _COMMA.sub(".", value)
    if isinstance(value, Mapping):
        return {key: _pointed(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_pointed(inner) for inner in value]
    return value
