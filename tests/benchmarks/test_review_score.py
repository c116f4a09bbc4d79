"""The score of filled sheets whose figures are counted by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from review_records import key, record

from wmw.benchmarks.review import report
from wmw.benchmarks.review.adjudication import adjudication, write_adjudication
from wmw.benchmarks.review.record import PICTURES, read_key
from wmw.benchmarks.review.score import disagreed, score
from wmw.benchmarks.review.sheet import Answer
from wmw.core.errors import InputFileError
from wmw.core.shares import Share
from wmw.core.verdict import LABELS

VALID, UNSURE = Answer("valid"), Answer("can't tell")
FORCE, STATE = Answer("invalid", "force"), Answer("invalid", "state")
KEY = key(
    record("r0"),
    record("r1"),
    record("r2", "force"),
    record("r3", "force"),
    record("r4", "state"),
    record("r5", "state"),
)


def named(*answers: Answer) -> dict[str, Answer]:
    return {f"r{place}": answer for place, answer in enumerate(answers)}


A = named(VALID, FORCE, FORCE, FORCE, STATE, UNSURE)
B = named(VALID, VALID, FORCE, STATE, STATE, UNSURE)
LAST = {"r1": VALID, "r3": STATE}


def test_annotators_against_each_other() -> None:
    found = score(KEY, A, B)
    assert found.verdict.raw.value == pytest.approx(5 / 6)
    # by chance (2·1 + 3·4)/... : valid 1·2, invalid 4·3, can't tell 1·1, of 36
    assert found.verdict.kappa.value == pytest.approx((5 / 6 - 15 / 36) / (1 - 15 / 36))
    force = found.labels["force"]
    assert (force.first, force.second) == (3, 1)
    assert force.agreement.raw.value == pytest.approx(4 / 6)
    assert found.labels["object"].agreement.kappa.value is None
    assert [one.name for one in found.disagreed] == ["r1", "r3"]


def test_annotators_against_the_bank() -> None:
    first, second = score(KEY, A, B).raters
    assert (first.sound, first.broken, first.label) == (Share(1, 2), Share(3, 4), Share(3, 3))
    assert (second.sound, second.broken, second.label) == (Share(2, 2), Share(3, 4), Share(2, 3))
    assert first.cant_tell == second.cant_tell == Share(1, 6)
    assert second.by_label == {
        "state": (Share(1, 2), Share(1, 1)), "force": (Share(2, 2), Share(1, 2)),
    }  # fmt: skip


def test_the_adjudicated_answer_settles_what_was_open() -> None:
    found = score(KEY, A, B, LAST)
    last = found.raters[2]
    assert last.who == "adjudicated"
    assert (last.sound, last.broken, last.label) == (Share(2, 2), Share(3, 4), Share(2, 3))
    assert [(one.name, answer) for one, answer in found.against_bank] == [("r3", STATE)]


def test_without_adjudication_only_what_both_say_is_held_against_the_bank() -> None:
    both = A | {"r4": VALID}, B | {"r4": VALID}
    assert [one.name for one, _ in score(KEY, *both).against_bank] == ["r4"]


def test_reports_say_undefined_and_never_nan() -> None:
    found = score(KEY, A, B, LAST)
    for told in (report.text(found), report.page(found)):
        assert "undefined" in told
        assert "nan" not in told.casefold()
        assert "3 of 4: 75.0%" in told
    told = json.loads(json.dumps(report.record(found), allow_nan=False))
    assert told["labels"]["object"]["kappa"] == {"value": None, "interval": None}
    assert told["against_key"]["adjudicated"]["rejected_called_invalid"]["share"] == 0.75
    assert told["disagreements"] == ["r1", "r3"]
    assert told["people_against_bank"][0]["people"]["label"] == "state"
    assert list(told["labels"]) == list(LABELS)


def test_a_sample_of_sound_traces_has_no_figures_of_broken_ones() -> None:
    sound = key(record("r0"), record("r1"))
    found = score(sound, named(VALID, VALID), named(VALID, UNSURE))
    assert "rejected called invalid  –" in report.text(found)
    told = report.record(found)["against_key"]["A"]
    assert told["rejected_called_invalid"]["share"] is None
    assert told["by_label"] == {}


def test_comments_are_no_markup_of_the_page() -> None:
    odd = Answer("invalid", "state", "/x", "a | b\n<b>c</b>")
    found = score(KEY, A | {"r3": odd}, B | {"r3": odd})
    row = next(line for line in report.page(found).splitlines() if line.startswith("| r3 "))
    assert row.endswith("a \\| b \\<b\\>c\\</b\\> |")


def test_disagreements_are_of_verdict_or_label_alone() -> None:
    other = A | {"r2": Answer("invalid", "force", "/elsewhere", "in other words")}
    assert disagreed(KEY, A, other) == ()
    assert score(KEY, A, other).verdict.kappa.value == 1


class TestAdjudication:
    def test_sheet_of_disagreements(self) -> None:
        made = adjudication(KEY, A, B)
        assert {one.name for one in made.records} == {"r1", "r3"}
        assert made.earlier["r3"] == (("A", FORCE), ("B", STATE))

    def test_a_sheet_that_is_there_is_left_as_it_is(self, tmp_path: Path) -> None:
        assert "2 disagreements" in write_adjudication(KEY, A, B, tmp_path / "one")
        sheet = tmp_path / "one" / "sheet.csv"
        sheet.write_text("filled in")
        assert "left as it is" in write_adjudication(KEY, A, B, tmp_path / "one")
        assert sheet.read_text() == "filled in"

    def test_pictures_are_those_beside_the_key(self, tmp_path: Path) -> None:
        shown = key(record("r0", picture="r0.png"), folder=tmp_path)
        answers = named(VALID), named(UNSURE)
        with pytest.raises(InputFileError, match=r"r0\.png"):
            write_adjudication(shown, *answers, tmp_path / "lost")
        (tmp_path / PICTURES).mkdir()
        (tmp_path / PICTURES / "r0.png").write_bytes(b"a box")
        write_adjudication(shown, *answers, tmp_path / "found")
        assert (tmp_path / "found" / PICTURES / "r0.png").read_bytes() == b"a box"


class TestKey:
    def test_round_trip(self, tmp_path: Path) -> None:
        odd = key(
            record("r0", question="two\u2028lines", options=("(A) x",)), record("r1", "force")
        )
        path = tmp_path / "key.jsonl"
        path.write_text(odd.to_jsonl(), encoding="utf-8")
        assert read_key(path).records == odd.records
        assert read_key(path).head == odd.head

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("", ":1: is no line"),
            ("[]\n", ":1: is no line"),
            ('{"schema": "other"}\n', ":1: is no key"),
            (KEY.to_jsonl() + "{}\n", ":8: is no record"),
            (KEY.to_jsonl() + "{\n", ":8: is no line"),
        ],
    )
    def test_what_is_no_key(self, tmp_path: Path, text: str, told: str) -> None:
        path = tmp_path / "key.jsonl"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(InputFileError, match=told):
            read_key(path)
