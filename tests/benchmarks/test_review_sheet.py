"""Sheets: what people read and fill in comes back whole, and what is filled in wrongly is told."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from review_records import TRACE, record

from wmw.benchmarks.review.layout import as_text, tables
from wmw.benchmarks.review.sample import sheet
from wmw.benchmarks.review.sheet import (
    FILLED,
    Answer,
    csv_text,
    guarded,
    plain,
    read_sheet,
)
from wmw.core.errors import InputFileError

AWKWARD = [
    'a comma, a "quote", a\nnew line',
    "=1+1",
    "+5",
    "-5 m/s",
    "@home",
    "\tindented",
    "'=quoted already",
    "''",
    "it's",
    "＝full-width",
    "",
]


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def filled(path: Path, *answers: tuple[str, ...], heading: tuple[str, ...] = FILLED) -> Path:
    """Write a sheet of records r0, r1, ... with these cells below `heading`."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(("record", *heading))
    writer.writerows((f"r{place}", *cells) for place, cells in enumerate(answers))
    path.write_text(out.getvalue(), encoding="utf-8", newline="")
    return path


def problems(path: Path, *names: str) -> list[str]:
    return [str(problem).removeprefix(f"{path}: ") for problem in read_sheet(path, names)[1]]


class TestWritten:
    def test_a_spreadsheet_program_knows_the_encoding(self) -> None:
        text = csv_text(sheet("a", [record("r0")]))
        assert text.encode().startswith(b"\xef\xbb\xbf")
        assert "\r\n" in text

    def test_every_cell_is_quoted_as_the_form_does_it(self) -> None:
        head, row, *_ = csv_text(sheet("a", [record("r0", trace={})])).split("\r\n")
        assert head.startswith('\ufeff"number","record","question",')
        assert row.startswith('"1","r0","How fast?","","","STATE 0\n')

    def test_what_is_to_be_read_stands_in_the_row(self) -> None:
        made = sheet("a", [record("r0", options=("(A) up", "(B) down"), picture="r0.png")])
        head, row = rows(csv_text(made))
        cells = dict(zip(head, row, strict=True))
        assert cells["record"] == "r0"
        assert cells["question"] == "How fast?"
        assert cells["options"] == "'(A) up\n(B) down".removeprefix("'")
        assert cells["picture"] == "pictures/r0.png"
        assert cells["trace"] == as_text(TRACE)
        assert head[-4:] == list(FILLED)
        assert row[-4:] == [""] * 4

    @pytest.mark.parametrize("question", AWKWARD)
    def test_no_cell_is_a_formula_and_nothing_is_lost(self, question: str) -> None:
        head, row = rows(csv_text(sheet("a", [record("r0", question=question)])))
        cell = row[head.index("question")]
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"))
        assert plain(cell) == question

    def test_only_what_is_a_formula_is_marked(self) -> None:
        assert guarded("5 - 3 = 2") == "5 - 3 = 2"
        assert guarded("'tis") == "'tis" == plain("'tis")


class TestTrace:
    def test_every_claim_is_shown_once(self) -> None:
        text = as_text(TRACE)
        for claim in (
            "box | mass | 4.0 kg", "box | on | ramp", "weight | box | down | 39 N", "θ | 35°",
            "no air", "Newton's second law", "m a = m g sin(θ)", "The box speeds up.",
            "It slides.", "It is faster.", "a | 5.6 m/s²", "a = 9.8 × 0.574", "a = 5.6 m/s²",
            "5.6 m/s²", "by the law",
        ):  # fmt: skip
            assert f"    {claim}\n" in f"{text}\n"

    def test_what_is_not_claimed_is_told(self) -> None:
        text = as_text(TRACE | {"state_0": {"forces": []}, "derivation": None})
        assert "Forces: none stated" in text
        assert "DERIVATION\nnone stated" in text

    def test_reference_answers_are_not_shown(self) -> None:
        text = as_text(TRACE | {"id": "x-7", "metadata": {"gold_answer": "5.62"}, "verifier": {}})
        assert text == as_text(TRACE)

    def test_pointers_lead_to_the_claims(self) -> None:
        found = {row.pointer: row.cells for table in tables(TRACE) for row in table.rows}
        assert found["/state_0/objects/0/attributes/mass"] == ("box", "mass", "4.0 kg")
        assert found["/state_0/forces/0"] == ("weight", "box", "down", "39 N")
        assert found["/state_1/new_variables/a"] == ("a", "5.6 m/s²")
        assert found["/transition/evidence/0"] == ("It slides.",)
        odd = tables({"state_0": {"variables": {"v/t~": 1}}})
        assert [row.pointer for table in odd for row in table.rows] == ["/state_0/variables/v~1t~0"]

    @pytest.mark.parametrize(
        "trace",
        [
            {},
            {"state_0": None, "answer": {"value": None}},
            {"state_0": {"objects": ["box"], "relations": [{"args": ["a"]}], "forces": [None]}},
            {"state_0": {"variables": [1]}, "derivation": ["a", None, 3], "answer": []},
        ],
    )
    def test_odd_traces_are_laid_out(self, trace: dict) -> None:
        assert as_text(trace).startswith("STATE 0\n")


class TestRead:
    def test_answers_come_back(self, tmp_path: Path) -> None:
        cells = [("invalid", "force", guarded(text), guarded(text)) for text in AWKWARD]
        path = filled(tmp_path / "a.csv", *cells)
        names = [f"r{place}" for place in range(len(AWKWARD))]
        answers, wrong = read_sheet(path, names)
        assert not wrong
        for name, text in zip(names, AWKWARD, strict=True):
            stripped = text.strip()
            assert answers[name] == Answer("invalid", "force", stripped, stripped)

    @pytest.mark.parametrize(
        ("verdict", "label", "expected"),
        [
            ("Valid ", "", Answer("valid")),
            ("can’t  tell", "", Answer("can't tell")),
            ("CANNOT TELL", "", Answer("can't tell")),
            ("invalid", "Unit scale", Answer("invalid", "unit_scale")),
            ("INVALID", "unit-scale", Answer("invalid", "unit_scale")),
        ],
    )
    def test_spelling_is_taken_kindly(
        self, tmp_path: Path, verdict: str, label: str, expected: Answer
    ) -> None:
        path = filled(tmp_path / "a.csv", (verdict, label, "", ""))
        assert read_sheet(path, ["r0"]) == ({"r0": expected}, [])

    @pytest.mark.parametrize("separator", [";", "\t", ","])
    def test_separators_of_other_countries(self, tmp_path: Path, separator: str) -> None:
        text = (
            separator.join(("record", *FILLED))
            + "\r\n"
            + separator.join(("r0", "valid", "", "", '"a,b;c"'))
        )
        path = tmp_path / "a.csv"
        path.write_text(text, encoding="utf-8", newline="")
        assert read_sheet(path, ["r0"]) == ({"r0": Answer("valid", comment="a,b;c")}, [])

    @pytest.mark.parametrize(
        ("cells", "told"),
        [
            (("", "", "", ""), "row 2: record r0 has no verdict"),
            (("vaild", "", "", ""), "row 2: verdict 'vaild' is none of valid, invalid, can't tell"),
            (("invalid", "", "", ""), "row 2: record r0 is invalid and has no label"),
            (
                ("invalid", "forse", "", ""),
                "row 2: label 'forse' is unknown; did you mean 'force'?",
            ),
            (("invalid", "xyz", "", ""), "row 2: label 'xyz' is unknown; there are: object, state"),
            (("valid", "force", "", ""), "row 2: record r0 has the label 'force' and is not"),
        ],
    )
    def test_a_wrong_answer_is_told(
        self, tmp_path: Path, cells: tuple[str, ...], told: str
    ) -> None:
        found = problems(filled(tmp_path / "a.csv", cells), "r0")
        assert len(found) == 1
        assert found[0].startswith(told)

    def test_rows_are_counted_as_a_spreadsheet_does(self, tmp_path: Path) -> None:
        path = filled(tmp_path / "a.csv", ("valid", "", "", "two\nlines"), ("no", "", "", ""))
        assert [found.split(":")[0] for found in problems(path, "r0", "r1")] == ["row 3"]

    def test_records_that_do_not_belong_there_or_lack(self, tmp_path: Path) -> None:
        path = filled(tmp_path / "a.csv", ("valid", "", "", ""), ("valid", "", "", ""))
        with path.open("a", encoding="utf-8") as more:
            more.write("r0,invalid,force,,\r\n,valid,,,\r\n,,,,\r\n")
        assert problems(path, "r0", "r7") == [
            "row 3: unknown record 'r1': it is not one that this sheet is to have",
            "row 4: record r0 stands in row 2 already",
            "row 5: has no record id",
            "there is no row of record r7",
        ]

    def test_short_rows_lack_their_last_cells(self, tmp_path: Path) -> None:
        path = tmp_path / "a.csv"
        path.write_text("record,verdict,label,field,comment\nr0,valid\n", encoding="utf-8")
        assert read_sheet(path, ["r0"]) == ({"r0": Answer("valid")}, [])

    @pytest.mark.parametrize(
        ("content", "told"),
        [
            (b"record;verdict\r\nr0;g\xfcltig\r\n", "UTF-8"),
            (b"a,b\r\n", "no column 'record'"),
            (b"", "no column 'record'"),
            (b"record,verdict,label,field\r\n", "no column 'comment'"),
        ],
    )
    def test_what_is_no_sheet(self, tmp_path: Path, content: bytes, told: str) -> None:
        path = tmp_path / "a.csv"
        path.write_bytes(content)
        with pytest.raises(InputFileError, match=told):
            read_sheet(path, ["r0"])
