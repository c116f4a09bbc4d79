"""A mended trace holds again, and has at the faulty place what the sound one has there."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import jsonpatch
import pytest

import wmw
from tests.broken import broken
from tests.verifiers.test_rules import edited
from wmw.core import registry
from wmw.core.quantity import Measurement, read_value
from wmw.generators import generate
from wmw.perturbations.gold import Gold
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.mending import Mended, NotMended, mend
from wmw.verifiers.mending.equations import holds
from wmw.verifiers.pipeline import judge, read_and_judged
from wmw.verifiers.pointers import value_at

CASES = Path(__file__).parents[1] / "cases" / "rules"


def _sound(family="inclined_plane", index=1):
    item = generate(family, 2026, index)
    return item, Gold.of(item).trace


def _set(trace, pointer, value):
    return jsonpatch.apply_patch(
        copy.deepcopy(dict(trace)), [{"op": "replace", "path": pointer, "value": value}]
    )


@pytest.mark.parametrize("family", registry.names())
def test_slips_are_mended_and_the_mended_traces_hold(family):
    tried = mended = 0
    for item, _, manner, made in broken(family):
        if manner != "isolated" or judge(made.trace, gold=item).outcome != "invalid":
            continue
        tried += 1
        found = mend(made.trace, gold=item)
        if isinstance(found, NotMended):
            continue
        mended += 1
        assert judge(found.trace, gold=item).outcome == "valid"
        assert jsonpatch.apply_patch(made.trace, list(found.patch)) == found.trace
    assert tried
    assert mended >= 0.8 * tried


@pytest.mark.parametrize("family", registry.names())
def test_wrong_numbers_are_mended_to_those_of_the_sound_trace(family):
    for item, edit, manner, made in broken(family):
        where = made.certificate.pointer
        numeric = where.startswith(("/state_0/variables", "/state_1/new_variables"))
        if manner != "isolated" or not numeric:
            continue
        found = mend(made.trace, gold=item)
        assert isinstance(found, Mended), (edit.name, made.description)
        mine = read_value(value_at(found.trace, where))
        sound = read_value(value_at(Gold.of(item).trace, where))
        assert isinstance(mine, Measurement)
        assert isinstance(sound, Measurement)
        assert mine.si == pytest.approx(sound.si, rel=0.006), (edit.name, made.description)


def test_a_sound_trace_is_left_alone():
    item, trace = _sound()
    found = mend(trace, gold=item)
    assert isinstance(found, NotMended)
    assert "nothing is found wrong" in found.reason


def test_what_follows_from_a_misread_given_is_worked_out_again():
    """A digit misread from the scene, and all that is worked out with it."""
    carried = [
        (item, made)
        for item, edit, manner, made in broken("inclined_plane")
        if (edit.name, manner) == ("misread_digit", "carried")
    ]
    assert carried
    for item, made in carried:
        found = mend(made.trace, gold=item)
        assert isinstance(found, Mended)
        assert found.roots[0].pointer.startswith("/state_0/")
        assert judge(found.trace, gold=item).outcome == "valid"
        changed = {op["path"].split("/")[1] for op in found.patch}
        assert "state_0" in changed
        assert len(changed) > 1


def test_of_two_relations_that_contradict_each_other_neither_is_chosen():
    trace = {
        "id": "two-orders",
        "scenario_family": "free_fall",
        "question": "A ball is dropped from rest from a height of 20 m. How long does it fall? "
        "Use g = 9.8 m/s².",
        "state_0": {
            "objects": [{"name": "lamp"}, {"name": "hook"}, {"name": "ball"}],
            "relations": [
                {"type": "above", "args": ["lamp", "hook"]},
                {"type": "above", "args": ["hook", "lamp"]},
            ],
            "forces": [],
            "variables": {"h": "20 m", "g": "9.8 m/s^2"},
            "assumptions": [],
        },
        "transition": {
            "rule": "free fall",
            "effect": "",
            "equation": "t = sqrt(2 h / g)",
            "evidence": [],
        },
        "state_1": {"predicted_change": "", "new_variables": {"t": "2.02 s"}},
        "derivation": None,
        "answer": {"value": "2.02 s", "unit": None, "explanation": None},
        "metadata": {},
    }
    found = mend(trace)
    assert isinstance(found, NotMended)
    assert len(found.ties) == 2
    assert "do as well" in found.reason


def test_an_equation_true_for_these_numbers_alone_is_no_mending():
    """With h = 20 m and t = 2 s, h happens to be 10 t, which no law says."""
    question = "A ball falls from rest for 2.0 s. How far does it fall? Use g = 10 m/s²."
    _, case = read_and_judged(
        {
            "scenario_family": "free_fall",
            "question": question,
            "state_0": {"variables": {"t": "2.0 s", "g": "10 m/s^2"}},
            "transition": {"equation": "h = g t^2 / 2"},
            "state_1": {"new_variables": {"h": "20 m"}},
            "answer": {"value": "20 m"},
        }
    )
    names = frozenset({"h", "g", "t"})
    [by_chance] = statements("h = g * t", names)[0]
    [law] = statements("h = g * t^2 / 2", names)[0]
    assert holds(case, law)
    assert not holds(case, by_chance)


def test_a_wrong_unit_of_the_answer_is_mended_by_the_unit():
    sounds = [_sound("free_fall", index) for index in range(30)]
    in_metres = [
        (item, trace, value)
        for item, trace in sounds
        if not item.options
        and isinstance(value := read_value(*_answered(trace)), Measurement)
        and value.unit is not None
        and value.unit.text == "m"
    ]
    assert in_metres
    for item, trace, value in in_metres:
        wrong = _set(_set(trace, "/answer/value", f"{value.text} km"), "/answer/unit", None)
        found = mend(wrong, gold=item)
        assert isinstance(found, Mended)
        assert found.trace["answer"]["value"] == f"{value.text} m"


def _answered(trace):
    return trace["answer"]["value"], trace["answer"]["unit"]


def test_mending_is_in_the_shop_window():
    item, trace = _sound()
    assert isinstance(wmw.mend(trace, gold=item), wmw.NotMended)


@pytest.mark.parametrize(
    ("book", "why", "right"),
    [
        ("start_and_end_exchanged", "start and end exchanged", "/state_0/variables/T_initial"),
        ("values_of_two_exchanged", "each distance is the other's", "/state_0/variables/d_1"),
        ("sign_against_axis", "the sign of the other direction", "/state_0/variables/u2"),
        ("times_exchanged", "two times have changed places", "/state_1/predicted_change"),
        (
            "given_under_a_name_of_two",
            "misread under a name that may mean either index, carried on",
            "/derivation",
        ),
        (
            "given_repeated",
            "a variable and the attribute that repeats it",
            "/state_0/objects/1/attributes/mass",
        ),
        (
            "number_not_converted",
            "converted by a wrong power of ten on the way",
            "/state_1/new_variables/impact_speed",
        ),
    ],
)
def test_what_contradicts_the_question_is_mended_to_the_sound_trace(book, why, right):
    read = json.loads((CASES / f"{book}.json").read_text(encoding="utf-8"))
    case = next(case for case in read["cases"] if case["why"] == why)
    found = mend(edited(read["trace"], case))
    assert isinstance(found, Mended)
    assert judge(found.trace).outcome == "valid"
    mine, sound = (str(value_at(trace, right)) for trace in (found.trace, read["trace"]))
    assert mine.replace("−", "-") == sound.replace("−", "-")


def test_state_1_is_mended_to_say_what_the_effect_says():
    read = json.loads((CASES / "change_against_effect.json").read_text(encoding="utf-8"))
    case = next(c for c in read["cases"] if c["why"] == "the change goes the other way")
    found = mend(edited(read["trace"], case))
    assert isinstance(found, Mended)
    assert found.trace["state_1"]["predicted_change"] == found.trace["transition"]["effect"]
