"""`wmw pairs from-traces`: pairs of a model's own errors, over traces as models write them."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonpatch
import jsonschema_rs
import pytest
from click.testing import CliRunner, Result

import wmw
from wmw.cli import main
from wmw.core.errors import InputFileError
from wmw.perturbations import NotApplicableError, perturb
from wmw.replies import written
from wmw.tracebank import build
from wmw.tracebank.natural import Chosen, Counts, NaturalPair, Sample, pairs_of_question
from wmw.tracebank.questions import Questions, keys_of
from wmw.tracebank.reading import items_of, splits_of
from wmw.verifiers.schema import load_schema

CASES = Path(__file__).resolve().parents[1] / "cases" / "model_like"
FILES = ("circuit_2", "lever_2", "pulley_2", "fluid_2", "collision_5")
FIELDS = ("schema", "state", "transition", "answer", "faithfulness")


def run(*args: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["pairs", "from-traces", *map(str, args)], input=stdin)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def put(path: Path, records: list[Any]) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return path


@pytest.fixture(scope="module")
def cases() -> list[dict[str, Any]]:
    """The records of some model-like files: a trace, and what is expected of it."""
    return [record for name in FILES for record in lines(CASES / f"{name}.jsonl")]


@pytest.fixture(scope="module")
def made(cases, tmp_path_factory) -> tuple[list[dict[str, Any]], Path]:
    folder = tmp_path_factory.mktemp("natural")
    traces = put(folder / "traces.jsonl", [record["trace"] for record in cases])
    assert run(traces, "--out", folder / "pairs.jsonl").exit_code == 0
    return lines(folder / "pairs.jsonl"), folder


class TestModelLike:
    def test_chosen_holds_and_rejected_does_not(self, made, cases) -> None:
        pairs, _ = made
        expected = {record["trace"]["id"]: record["expected"] for record in cases}
        assert len(pairs) >= 8
        for pair in pairs:
            assert expected[pair["rejected"]["id"]] == "invalid"
            for side, outcome in (("chosen", "valid"), ("rejected", "invalid")):
                verdict = wmw.verify(pair[side])
                assert verdict.outcome == outcome
                assert pair[f"{side}_verdict"] == verdict.to_dict()
                assert pair[f"{side}_text"] == written(pair[side])
            assert jsonpatch.apply_patch(pair["chosen"], pair["patch"]) == pair["rejected"]
            assert pair["perturbation_type"] == pair["rejected_verdict"]["labels"][0]
            assert pair["split"] is None

    def test_a_mending_is_that_of_verify_fix(self, made) -> None:
        pairs, _ = made
        mended = [pair for pair in pairs if pair["origin"] == "mending"]
        assert mended
        for pair in mended:
            found = wmw.mend(pair["rejected"])
            assert isinstance(found, wmw.Mended)
            assert found.to_dict()["trace"] == pair["chosen"]

    def test_every_invalid_trace_is_a_pair_or_left_out(self, made, cases) -> None:
        _, folder = made
        result = run(folder / "traces.jsonl", "--out", folder / "again.jsonl")
        outcomes = Counter(wmw.verify(record["trace"]).outcome for record in cases)
        left_out = dict(
            line.removeprefix("wmw: left out: ").rsplit(": ", 1)
            for line in result.stderr.splitlines()
            if line.startswith("wmw: left out: ")
        )
        without = [int(n) for reason, n in left_out.items() if reason.startswith("invalid traces")]
        rejected = {pair["rejected_text"] for pair in lines(folder / "again.jsonl")}
        assert len(rejected) + sum(without) == outcomes["invalid"]
        abstained = left_out.get("traces on which the verifier abstains", 0)
        assert int(abstained) == outcomes["abstain"]

    def test_processes_change_nothing_and_standard_input_is_read(self, made) -> None:
        _, folder = made
        text = (folder / "traces.jsonl").read_text("utf-8")
        assert run("-", "--jobs", 2, "--out", folder / "two.jsonl", stdin=text).exit_code == 0
        assert (folder / "two.jsonl").read_bytes() == (folder / "pairs.jsonl").read_bytes()

    def test_the_readers_of_pairs_read_them(self, made, tmp_path) -> None:
        pairs, folder = made
        loaded = list(wmw.load_pairs(folder / "pairs.jsonl"))
        assert [pair.id for pair in loaded] == [pair["id"] for pair in pairs]
        assert len({pair.id for pair in loaded}) == len(loaded)
        registry = jsonschema_rs.Registry([("trace.schema.json", load_schema("trace"))])
        schema = jsonschema_rs.Draft202012Validator(load_schema("pair"), registry=registry)
        for pair in pairs:
            schema.validate(pair)
            assert NaturalPair.from_dict(pair).to_dict() == pair
        broken = put(tmp_path / "broken.jsonl", [pairs[0], {"id": "x"}])
        with pytest.raises(InputFileError, match=r"broken.jsonl:2: is no pair"):
            list(wmw.load_pairs(broken))


# --- Several samples of a question -----------------------------------------------------------


def sample(name: str, outcome: str = "invalid", fields: int = 1, **known: Any) -> Sample:
    """A sample that says its name; `fields` of its verdict are invalid."""
    finding = {
        "code": "WMW301", "label": "transition", "field": "transition", "pointer": "/answer/value",
        "message": "no", "stated": name, "expected": "1", "law": None, "severity": "error",
    }  # fmt: skip
    invalid = FIELDS[-fields:] if outcome == "invalid" else ()
    verdict = {
        "outcome": outcome,
        "verdict": {field: "invalid" if field in invalid else "valid" for field in FIELDS},
        "labels": ["transition"] if invalid else [],
        "findings": [finding] if invalid else [],
    }
    return Sample({"id": "q", "question": "1 m?", "answer": {"value": name}}, verdict, **known)


def chosen_and_rejected(samples: list[Sample], **options: Any) -> list[tuple[str, str]]:
    pairs = pairs_of_question(samples, Counts(), **options)
    return [(p.pair.chosen["answer"]["value"], p.pair.rejected["answer"]["value"]) for p in pairs]


MENDED = ({"answer": {"value": "mended"}}, {"outcome": "valid"})


class TestQuestion:
    def test_the_worst_come_first_and_all_valid_ones_have_their_turn(self) -> None:
        samples = [sample("bad"), sample("good", "valid"), sample("worse", fields=3)]
        samples.append(sample("fine", "valid"))
        assert chosen_and_rejected(samples) == [
            ("good", "worse"), ("fine", "bad"), ("fine", "worse"), ("good", "bad"),
        ]  # fmt: skip
        assert chosen_and_rejected(samples, most=1) == [("good", "worse")]

    def test_strategies(self) -> None:
        samples = [sample("bad", mended=MENDED), sample("worse", fields=2), sample("good", "valid")]
        assert chosen_and_rejected(samples, strategy="mend") == [("mended", "bad")]
        assert chosen_and_rejected(samples, strategy="best-of-k") == [
            ("good", "worse"), ("good", "bad"),
        ]  # fmt: skip
        assert chosen_and_rejected(samples, strategy="both") == [
            ("good", "worse"), ("mended", "bad"), ("good", "bad"),
        ]  # fmt: skip

    def test_gold_is_the_last_resort(self) -> None:
        gold = Chosen("gold", {"answer": {"value": "gold"}}, {"outcome": "valid"})
        samples = [sample("bad", mended=MENDED), sample("worse", fields=2)]
        found = chosen_and_rejected(samples, gold=gold)
        assert found == [("gold", "worse"), ("mended", "bad")]
        assert chosen_and_rejected([*samples, sample("good", "valid")], gold=gold, most=9) == [
            ("good", "worse"), ("mended", "bad"), ("good", "bad"),
        ]  # fmt: skip

    def test_what_is_left_out_is_counted_with_the_reason(self) -> None:
        counts = Counts()
        tie = "2 mendings of /state_0/forces/0 do as well"
        samples = [
            sample("tied", unmended=tie),
            sample("stuck", unmended="no mending of /answer was found under which the trace holds"),
            sample("stuck", unmended="no mending of /answer was found under which the trace holds"),
            sample("open", "abstain"),
        ]
        assert pairs_of_question(samples, counts) == []
        assert pairs_of_question([sample("good", "valid")], counts) == []
        assert counts.left_out == {
            "invalid traces without a valid one beside them (several mendings do as well)": 1,
            "invalid traces without a valid one beside them (no mending was found)": 1,
            "invalid traces that say the same as another one": 1,
            "traces on which the verifier abstains": 1,
            "questions of which all samples are valid": 1,
        }
        assert counts.questions == 2

    def test_equal_texts_are_no_pair(self) -> None:
        counts = Counts()
        assert pairs_of_question([sample("same"), sample("same", "valid")], counts) == []
        assert counts.left_out["pairs of equal texts"] == 1

    def test_a_pair_comes_once(self) -> None:
        counts = Counts()
        valid = [sample("good", "valid"), sample("good", "valid"), sample("mended", "valid")]
        found = pairs_of_question([sample("bad", mended=MENDED), *valid], counts)
        assert [pair.origin for pair in found] == ["mending", "sample"]
        assert counts.left_out["pairs that come twice"] == 2

    def test_the_lines_tell_the_counts(self) -> None:
        counts = Counts()
        pairs_of_question([sample("bad", mended=MENDED), sample("open", "abstain")], counts)
        assert list(counts.lines()) == [
            "1 pair of 1 question",
            "chosen: mending 1",
            "labels: transition 1",
            "left out: traces on which the verifier abstains: 1",
        ]


class TestSameQuestion:
    def groups(self, *traces: tuple[str | None, str], items: set[str] | None = None) -> list[str]:
        """The numbers of the traces of each question, in their order."""
        with Questions(items) as questions:
            for place, (name, question) in enumerate(traces):
                trace = {"id": name, "question": question, "answer": {"value": str(place)}}
                questions.add(Sample(trace, {}))
            return ["".join(s.trace["answer"]["value"] for s in group) for group in questions]

    def test_by_id_and_by_text(self) -> None:
        traces = [("a", "How far in 2 s?"), ("b", "How far in 3 s?")]
        traces += [("c", "How far in  2 s?"), ("b", "In 3 s how far?")]
        assert self.groups(*traces) == ["02", "13"]

    def test_a_text_without_numbers_may_stand_beside_other_pictures(self) -> None:
        assert self.groups(("a", "How far?"), ("b", "How far?"), ("a", "How far?")) == ["02", "1"]
        assert self.groups((None, "How far?"), (None, "How far?")) == ["0", "1"]

    def test_one_id_with_other_numbers_is_another_question(self) -> None:
        assert self.groups(("1", "2 m?"), ("1", "3 m?"), ("1", "2 m?")) == ["02", "1"]

    def test_questions_are_joined_when_a_trace_shows_that_they_are_one(self) -> None:
        traces = (("a", "2 m?"), ("b", "So, 2 m?"), ("c", "5 m?"), ("b", "2 m?"), ("b", "2 m?"))
        assert self.groups(*traces) == ["0134", "2"]

    def test_the_id_of_an_item_decides_alone(self) -> None:
        assert self.groups(("a", "2 m?"), ("b", "2 m?"), items={"a", "b"}) == ["0", "1"]
        assert keys_of({"id": "a", "question": "2 m?"}, {"a"}) == [("item", "a")]


# --- Beside a bank ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bank(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("bank") / "bank"
    build(11, 34, folder, pictures=False)
    return folder


@pytest.fixture(scope="module")
def replies(bank, tmp_path_factory) -> Path:
    """For each item a sound reply to a third, and a faulty one where the edit applies."""
    found: list[Any] = []
    for place, item in enumerate(items_of(bank)):
        if place % 3 == 0:
            found.append(item.trace.to_dict())
        try:
            found.append(copy.deepcopy(dict(perturb(item, "misstate_result").rejected)))
        except NotApplicableError:
            continue
    found.append({**found[0], "id": "nobody's"})
    return put(tmp_path_factory.mktemp("replies") / "replies.jsonl", found)


def test_pairs_are_of_the_train_split_unless_another_is_asked_for(bank, replies, tmp_path) -> None:
    splits, out = splits_of(bank), tmp_path / "pairs.jsonl"
    read = Counter(splits.get(trace["id"], "none") for trace in lines(replies))
    for split in (None, "validation", "test"):
        result = run(replies, "--gold", bank, *(["--split", split] if split else []), "--out", out)
        assert result.exit_code == 0
        pairs = lines(out)
        assert pairs
        for pair in pairs:
            assert pair["split"] == splits[pair["source_trace_id"]] == (split or "train")
            assert pair["rejected_verdict"]["basis"] == "gold"
        for other in {"train", "validation", "test"} - {split or "train"}:
            assert f"left out: traces of the split {other}: {read[other]}\n" in result.stderr
        assert f"left out: traces of no item of the bank: {read['none']}\n" in result.stderr
    run(replies, "--gold", bank, "--split", "all", "--out", out)
    assert {pair["split"] for pair in lines(out)} >= {"train", "validation", "test"}


def test_gold_is_chosen_only_where_it_is_asked_for(bank, replies, tmp_path) -> None:
    out, more = tmp_path / "pairs.jsonl", tmp_path / "more.jsonl"
    run(replies, "--gold", bank, "--strategy", "best-of-k", "--out", out)
    run(replies, "--gold", bank, "--strategy", "best-of-k", "--or-gold", "--out", more)
    assert {pair["origin"] for pair in lines(out)} == {"sample"}
    assert {pair["origin"] for pair in lines(more)} == {"sample", "gold"}
    gold = {item.id: item.trace.to_dict() for item in items_of(bank)}
    for pair in lines(more):
        if pair["origin"] == "gold":
            assert pair["chosen"] == gold[pair["source_trace_id"]]
    kept = [pair for pair in lines(more) if pair["origin"] == "sample"]
    assert kept == lines(out)


def test_what_does_not_fit_is_told(bank, replies, tmp_path) -> None:
    for option in (["--or-gold"], ["--split", "test"]):
        result = run(replies, *option, "--out", tmp_path / "pairs.jsonl")
        assert result.exit_code == 2
        assert "name it with --gold" in result.stderr
    result = run(replies, "--out", replies)
    assert result.exit_code == 2
    assert "is to be read and written" in result.stderr
    result = run(tmp_path / "none.jsonl", replies, "--gold", bank, "--out", tmp_path / "p.jsonl")
    assert result.exit_code == 2
    assert "none.jsonl: no such file" in result.stderr
    assert lines(tmp_path / "p.jsonl"), "the other file is read"


def test_lines_that_are_no_trace_are_counted(made, tmp_path) -> None:
    pairs, _ = made
    path = put(tmp_path / "traces.jsonl", [pairs[0]["rejected"], 3])
    with path.open("a", encoding="utf-8") as file:
        file.write("{nonsense\n")
    result = run(path, "--out", tmp_path / "pairs.jsonl")
    assert result.exit_code == 0
    assert "left out: lines that are no trace: 2\n" in result.stderr
    assert len(lines(tmp_path / "pairs.jsonl")) == 1


def test_what_lies_there_stays_where_nothing_can_be_read(tmp_path) -> None:
    out = tmp_path / "pairs.jsonl"
    out.write_text("of an hour's work\n")
    result = run(tmp_path / "none.jsonl", "--out", out)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [f"wmw: {tmp_path / 'none.jsonl'}: no such file"]
    assert out.read_text() == "of an hour's work\n"
    assert [path.name for path in tmp_path.iterdir()] == ["pairs.jsonl"]
