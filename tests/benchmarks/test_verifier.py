"""The measurement of the verifier: its counts, its intervals, its page."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner
from scipy.stats import binomtest

from wmw.benchmarks.figures import outcomes, rows
from wmw.benchmarks.page import page
from wmw.benchmarks.verifier import Sample, Trial, measure
from wmw.cli import main
from wmw.core.errors import InputFileError
from wmw.core.shares import Share


def trial(truth, found, *, at_place=True, basis="item", source="an_edit (isolated)"):
    return Trial(basis, "spring", source, "seen", truth, found, at_place, "an example")


@pytest.mark.parametrize(("count", "total"), [(0, 5), (1, 7), (40, 51), (99, 100), (12, 12)])
def test_intervals_are_those_of_a_library(count, total):
    known = binomtest(count, total).proportion_ci(0.95, method="wilson")
    assert Share(count, total).interval == pytest.approx((known.low, known.high), abs=1e-9)


def test_rows_count_what_is_found_named_and_placed():
    trials = [
        trial("force", "force"),
        trial("force", "force", at_place=False),
        trial("force", "transition"),
        trial("force", "abstain"),
        trial("force", "valid"),
        trial("state", "force"),
        trial("valid", "force"),
    ]
    force = next(row for row in rows(trials) if row.label == "force")
    assert (force.invalid, force.right) == (Share(3, 5), Share(2, 5))
    assert force.abstain == Share(1, 5)
    assert force.at_place == Share(2, 3)
    assert force.precision == Share(2, 4)
    assert force.f1 == pytest.approx(2 * 0.5 * 0.4 / 0.9)
    everything = rows(trials)[-1]
    assert everything.invalid == Share(4, 6)
    assert everything.precision == Share(2, 5)


def test_several_labels_are_not_the_right_one():
    [row, _] = rows([trial("force", "several")])
    assert (row.invalid, row.right) == (Share(1, 1), Share(0, 1))


def test_outcomes_of_sound_traces():
    trials = [trial("valid", "valid"), trial("valid", "abstain"), trial("valid", "state")]
    assert outcomes(trials, "valid") == {"valid": 1, "abstain": 1, "invalid": 1}


def test_the_page_tells_what_is_missed():
    missed = trial("force", "valid", source="turn_force (isolated)")
    text = page(Sample(1, 7, 0, (missed,), ()), "matrix.png")
    assert "| turn_force (isolated) | force | valid | 1 of 1 | an example |" in text
    assert "![What faults are taken for](matrix.png)" in text


def test_records_are_judged_against_their_labels(tmp_path):
    trace = {
        "id": "one",
        "scenario_family": "free_fall",
        "question": "A stone is dropped from rest and falls for 2.0 s. Take g = 9.8 m/s². "
        "How far does it fall?",
        "state_0": {"variables": {"t": "2.0 s", "g": "9.8 m/s^2"}},
        "transition": {"equation": "d = g t^2 / 2"},
        "state_1": {"new_variables": {"d": "19.6 m"}},
        "answer": {"value": "19.6 m"},
    }
    wrong = {**trace, "answer": {"value": "9.8 m"}}
    records = [
        {"trace": trace, "expected": "valid", "label": None, "pointer": None, "note": "sound"},
        {"trace": wrong, "expected": "invalid", "label": "faithfulness", "pointer": "/answer"},
    ]
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
    sound, faulty = measure(0, 1, [path]).trials
    assert (sound.truth, sound.found) == ("valid", "valid")
    assert (faulty.truth, faulty.found, faulty.at_place) == ("faithfulness", "faithfulness", True)
    path.write_text('{"trace": {}}\n', encoding="utf-8")
    with pytest.raises(InputFileError, match="no labelled record"):
        measure(0, 1, [path])


def test_the_command_writes_page_and_picture(tmp_path, monkeypatch):
    import wmw.benchmarks.verifier as measured

    monkeypatch.setattr(measured.registry, "names", lambda: ("free_fall",))
    target = tmp_path / "new" / "quality.md"
    arguments = ["bench", "verifier", "--items", "1", "--mended-items", "1", "-o", str(target)]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "## Mended" in target.read_text(encoding="utf-8")
    assert target.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
