"""The form: blind, whole, and closed to whatever a trace may write."""

from __future__ import annotations

import base64
import csv
import dataclasses
import hashlib
import io
import json
import re
from html.parser import HTMLParser

import pytest
from review_records import TRACE, record

from wmw.benchmarks.review.form import page
from wmw.benchmarks.review.formula import marked_up
from wmw.benchmarks.review.layout import tables
from wmw.benchmarks.review.record import Record
from wmw.benchmarks.review.sample import sheet
from wmw.benchmarks.review.sheet import _FORMULA, Answer, Sheet, csv_text
from wmw.core.verdict import LABELS

PICTURE = b"\x89PNG\r\n\x1a\n of a box"
HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(2)"> & <!-- \'x\' "y"'
_SCRIPT = re.compile(r"<(style|script)\b[^>]*>(.*?)</\1>", re.S)


class Page(HTMLParser):
    """What a browser would make of a page: its elements, and the texts within them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.scripts = [content for _, content in _SCRIPT.findall(text)]
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if data.strip() and data not in self.scripts:
            self.texts.append(data)

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def hostile() -> Record:
    answer = {"value": HOSTILE, "unit": None, "explanation": HOSTILE}
    state = {
        "objects": [{"name": HOSTILE, "attributes": {HOSTILE: HOSTILE}}],
        "variables": {HOSTILE: 1},
    }
    trace = TRACE | {"state_0": state, "derivation": HOSTILE, "answer": answer}
    return record("r1", question=HOSTILE, options=(HOSTILE,), trace=trace)


def data(text: str) -> dict:
    return json.loads(re.search(r'id="sheet">(.*?)</script>', text, re.S)[1])


def test_a_record_is_shown_whole() -> None:
    one = record("r0", "force", options=("(A) up", "(B) down"), picture="r0.png")
    found = Page(page(sheet("annotator-1", [one]), {"r0.png": PICTURE}))
    for table in tables(one.trace):
        for row in table.rows:
            assert set(filter(None, row.cells)) <= set(found.texts)
            assert any(tr.get("data-pointer") == row.pointer for tr in found.of("tr"))
    assert {"How fast?", "(A) up", "(B) down", "0 of 1 judged"} <= set(found.texts)
    source = found.of("img")[0]["src"]
    assert base64.b64decode(source.removeprefix("data:image/png;base64,")) == PICTURE


def test_all_answers_can_be_given() -> None:
    found = Page(page(sheet("annotator-1", [record("r0")]), {}))
    choices = {(i["name"], i["value"]) for i in found.of("input") if i.get("type") == "radio"}
    assert {value for name, value in choices if name == "label"} == set(LABELS)
    assert {value for name, value in choices if name == "verdict"} == {
        "valid", "invalid", "can't tell",
    }  # fmt: skip


def test_nothing_that_a_trace_writes_is_markup() -> None:
    plain = Page(page(sheet("a", [record("r1", options=("x",))]), {}))
    found = Page(page(sheet("a", [hostile()]), {}))
    assert found.texts.count(HOSTILE) >= 6
    assert len(found.of("script")) == len(plain.of("script")) == 2
    assert found.of("img") == []
    assert not [a for _, attributes in found.elements for a in attributes if a.startswith("on")]


def test_only_its_own_script_and_style_run_and_nothing_is_fetched() -> None:
    text = page(sheet("a", [hostile(), record("r2", picture="r2.png")]), {"r2.png": PICTURE})
    found = Page(text)
    policy = found.of("meta")[1]["content"]
    style, _, script = found.scripts
    for part, content in (("style-src", style), ("script-src", script)):
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{part} 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'; img-src data:;")
    assert not found.of("link")
    for _, attributes in found.elements:
        assert "style" not in attributes
        assert attributes.get("src", "data:").startswith("data:")
        assert "href" not in attributes
    assert not re.search(r"url\(|@import|https?://|fetch\(|XMLHttp", style + script)


def test_the_script_saves_the_rows_of_the_csv_file() -> None:
    made = sheet("annotator-1", [hostile(), record("r2", question="-5 or +5?")])
    told = data(page(made, {}))
    text = csv_text(made).removeprefix("\ufeff")
    expected = list(csv.reader(io.StringIO(text, newline="")))
    assert told["columns"] == expected[0]
    assert [[*row, "", "", "", ""] for row in told["rows"]] == expected[1:]
    assert told["file"] == "annotator-1.csv"


def test_script_and_python_guard_the_same_cells() -> None:
    script = Page(page(sheet("a", [record("r0")]), {})).scripts[-1]
    signs = _FORMULA.pattern.replace("\t", "\\t").replace("\r", "\\r")
    assert f"/^{signs}/.test(cell)" in script


def hidden_in(records: list[Record], **parts: object) -> list[Record]:
    return [dataclasses.replace(one, **parts) for one in records]


@pytest.mark.parametrize("earlier", [False, True])
def test_what_the_key_knows_changes_nothing_in_a_sheet(earlier: bool) -> None:
    sound = [record("r0"), record("r1")]
    broken = hidden_in(
        sound, side="rejected", label="temporal", edit="another_edit", edit_family="held_out",
        pointer="/state_0", pair="a-pair", stratum="temporal", source_trace_id="x", family="y",
    )  # fmt: skip
    more = {"earlier": {r.name: (("A", Answer("valid")),) for r in sound}} if earlier else {}
    one, other = (sheet("a", records, **more) for records in (sound, broken))
    assert page(one, {}) == page(other, {})
    assert csv_text(one) == csv_text(other)


def test_sheets_do_not_speak_of_sides() -> None:
    made = sheet("a", [record("r0"), record("r1", "force")])
    for text in (page(made, {}), csv_text(made)):
        assert not re.search(r"chosen|rejected|gold|perturb|certificate|edit\b", text, re.I)


def test_answers_are_kept_apart_by_sheet() -> None:
    records = [record("r0"), record("r1")]
    sheets = [sheet("annotator-1", records), sheet("annotator-2", records)]
    sheets.append(sheet("annotator-1", records[:1]))
    names = {data(page(made, {}))["sheet"] for made in sheets}
    assert len(names) == 3


def test_earlier_answers_stand_side_by_side() -> None:
    answers = (("A", Answer("invalid", "force", "/x", HOSTILE)), ("B", Answer("valid")))
    made = Sheet("adjudication", "0", (record("r0"),), {"r0": answers})
    found = Page(page(made, {}))
    assert {"A", "B", "/x", HOSTILE} <= set(found.texts)
    head, row = csv.reader(io.StringIO(csv_text(made).removeprefix("\ufeff"), newline=""))
    cells = dict(zip(head, row, strict=True))
    assert (cells["A: verdict"], cells["A: label"], cells["B: verdict"]) == (
        "invalid", "force", "valid",
    )  # fmt: skip
    assert cells["verdict"] == ""


@pytest.mark.parametrize("source", [r"$a = \frac{F}{m}$", r"$\vec{F} = m\,\vec{a}$", "$v_1$"])
def test_formulas_are_set_with_their_source_beside_them(source: str) -> None:
    found = Page(marked_up(f"so {source}."))
    assert found.texts == ["so ", source, "."]
    assert [tag for tag, _ in found.elements] == ["svg", "title", "path"]
    left, top, width, height = map(float, found.of("svg")[0]["viewbox"].split())
    numbers = re.findall(r"-?\d+", found.of("path")[0]["d"])
    xs, ys = (list(map(int, numbers[first::2])) for first in (0, 1))
    assert left <= min(xs) < max(xs) <= left + width
    assert top <= min(ys) < max(ys) <= top + height


@pytest.mark.parametrize(
    "text",
    [
        r"$\notacommand{a}$", r"$\frac{a$", "$漢$", "$ $", "no formula", "$5 and $6",
        "$" + "a" * 1000 + "$",
    ],
)  # fmt: skip
def test_what_is_no_formula_stays_as_it_is(text: str) -> None:
    assert marked_up(text) == text


def test_a_formula_cannot_break_out_of_its_title() -> None:
    found = Page(marked_up("$a</title><script>alert(1)</script>$ <b>"))
    assert "script" not in [tag for tag, _ in found.elements]
    assert found.texts[-1] == " <b>"
