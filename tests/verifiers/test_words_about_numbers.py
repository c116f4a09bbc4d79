"""Which numbers of a question are values, and of what: labels, both sides, formulas, tiny ones."""

from __future__ import annotations

import math

import pytest

from tests.bare import bare_trace
from wmw.core.quantity import find_measurements
from wmw.verifiers.equations.rounding import least_slack
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.questions.sinusoids import in_words
from wmw.verifiers.vocabulary.label_numbers import label_numbers


def _givens(family, question):
    return {n: g.measurement.si for n, g in read_question(question, family).givens.items()}


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("Coil 1 drives coil 2 by 40 mH.", {"1", "2"}),
        ("A Boeing 747 flies at 250 m/s.", {"747"}),
        ("Coil 1 has 50 windings.", set()),
        ("Its mode 1 and its mode 2 are heard.", set()),
        ("Find the force at Mach 12.", set()),
        ("Take 747 of them.", set()),
    ],
)
def test_numbers_that_are_names(text, labels):
    mentions = find_measurements(text)
    found = {
        text[mentions[i].start : mentions[i].end].strip() for i in label_numbers(text, mentions)
    }
    assert found == labels


def test_words_on_both_sides_of_a_number_outweigh_those_on_one():
    question = "A lens forms a sharp image on a screen 80 cm away from the object. Find f."
    assert _givens("optics", question)["L"] == pytest.approx(0.8)
    question = "A lens forms a sharp image on a screen 80 cm away from the lens. Find f."
    assert "L" not in _givens("optics", question)


@pytest.mark.parametrize(
    ("formula", "amplitude", "number", "rate"),
    [
        ("y = 0.02 sin(5πx − 40πt)", 0.02, 5 * math.pi, 40 * math.pi),
        (r"$y = 0.02\sin(5\pi x - 40\pi t)$", 0.02, 5 * math.pi, 40 * math.pi),
        ("y(x,t) = 0.030 cos(4.0x + 12t)", 0.03, 4.0, 12.0),
        ("y = 0.5 sin(12 t − 3 x)", 0.5, 3.0, 12.0),
    ],
)
def test_a_wave_is_told_by_its_formula(formula, amplitude, number, rate):
    givens = _givens("wave", f"A wave is given by {formula} in SI units. What is its speed?")
    assert givens == pytest.approx({"A_m": amplitude, "k_w": number, "omega": rate})


@pytest.mark.parametrize(
    "text", ["y = 2.0 sin(5x − 40t), y in cm", "The sine sin(30°) is 0.5", "y = 3x − 4t"]
)
def test_another_formula_or_another_unit_stays_as_it_is(text):
    assert in_words(text) == text


MOLECULE = (
    "What is the average translational kinetic energy of a molecule of an ideal gas at 300 K?"
    " (k = 1.38 × 10⁻²³ J/K)"
)


def test_a_tiny_answer_is_not_right_for_being_tiny():
    assert least_slack(6e-21) < 1e-23
    assert least_slack(0.0) > 0
    right = judge(bare_trace("thermal", MOLECULE, "6.21 × 10⁻²¹ J"))
    wrong = judge(bare_trace("thermal", MOLECULE, "4.14 × 10⁻²¹ J"))
    assert right.verdict["answer"] == "valid"
    assert wrong.verdict["answer"] != "valid"


def test_nothing_holds_because_of_a_regime_that_no_words_tell():
    question = "A loop is somewhere. Is there an induced current in the loop?"
    verdict = judge(bare_trace("em_induction", question, "Yes, there is an induced current"))
    assert verdict.verdict["answer"] == "abstain"
