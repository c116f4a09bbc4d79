"""The option that a trace's change concludes, against the one that is answered."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_PERIOD = (
    "A bob is swapped for a heavier one on the same string. What happens to the period?"
    " (A) it doubles (B) it is halved (C) it stays the same (D) it cannot be known"
)
_LANDS = (
    "Ball P is thrown level and ball Q is dropped from the same sill. Which ball lands first?"
    " (A) ball P (B) ball Q (C) both at the same time"
)
_LOOP = (
    "A magnet nears a wire ring. In which direction does the induced current flow in the ring?"
    " (A) clockwise (B) counterclockwise (C) no current flows"
)
_BRIGHT = "Which lamp is brighter? (A) lamp X (B) lamp Y (C) they are equally bright"
_DRUM = (
    "The tension of a drum skin is made four times as large. The pitch frequency of the skin will:"
    " A) double B) stay the same C) be halved D) quadruple"
)
_BULB = (
    "A second bulb is joined in parallel. What happens to the current through the first bulb?"
    " (A) it increases (B) it decreases (C) it stays the same"
)

_LENS = (
    "A moth sits close to a lens. Of which kind is its picture: (A) erect and virtual,"
    " (B) inverted and real, or (C) none at all?"
)
_CORK = (
    "A cork of density 0.24 g/cm³ is held under water, of density 1.0 g/cm³, and let go from rest."
    " What does the cork do just after that? (A) it moves down (B) it moves up (C) it stays where"
    " it is"
)
_EDGE = (
    "A ray in glass meets the surface to air beyond the critical angle. What happens to it there?"
    " (A) all of it is thrown back into the glass (B) a part leaves bent into the air"
)


def trace(question, change, answer, explanation=None):
    """Return a trace of no family with a question, a change and an answer."""
    return {
        "id": "offered",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {},
        "transition": {},
        "state_1": {"predicted_change": change},
        "answer": {"value": answer, "explanation": explanation},
    }


FAULTS = [
    (_PERIOD, "The period is unchanged.", "A", "(C) it stays the same"),
    (_PERIOD, "The period is unchanged.", "it is halved", "(C) it stays the same"),
    (_PERIOD, "The period doubles.", "C", "(A) it doubles"),
    (_LANDS, "Both reach the ground together.", "A", "(C) both at the same time"),
    (_LANDS, "Ball Q lands first.", "(C) both at the same time", "(B) ball Q"),
    (_LANDS, "Ball Q lands first.", "A", "(B) ball Q"),
    (_LOOP, "A counterclockwise current flows in the ring.", "A", "(B) counterclockwise"),
    (_BRIGHT, "Lamp X is brighter.", "B", "(A) lamp X"),
    (_DRUM, "The frequency of the skin doubles.", "D", "(A) double"),
    (_LENS, "An erect, virtual picture arises 20 cm off.", "B", "(A) erect and virtual"),
    (_CORK, "The cork starts to move down.", "B", "(A) it moves down"),
    (
        _EDGE,
        "A part leaves bent on into the air.",
        "A",
        "(B) a part leaves bent into the air",
    ),
]


@pytest.mark.parametrize(("question", "change", "answer", "expected"), FAULTS)
def test_another_option_than_the_change_concludes(question, change, answer, expected):
    verdict = judge(trace(question, change, answer))
    assert [f.code for f in verdict.findings] == ["WMW503"]
    assert verdict.findings[0].expected == expected
    assert verdict.labels == ("faithfulness",)


SOUND = [
    (_PERIOD, "The period is unchanged.", "C", None),
    (_PERIOD, "The mass doubles.", "C", None),
    (_PERIOD, "The period would be doubled if the string were four times as long.", "C", None),
    (_PERIOD, "The period is not doubled.", "C", None),
    (_PERIOD, "The period stays the same.", "D", "However, the amplitude is not told."),
    (_PERIOD, "Over the first swing the period grows, then it is as before.", "C", None),
    (_LANDS, "Both reach the ground at the same time.", "C", None),
    (_LANDS, "Both leave the sill together.", "B", None),
    (_LANDS, "Both have the same acceleration.", "B", None),
    (_LANDS, "Both would reach the ground together if there were no air.", "B", None),
    (_LANDS, "Ball P moves sideways as it falls.", "C", None),
    (_LANDS, "Ball P lands farther out.", "C", None),
    (_LANDS, "Ball P does not land first.", "B", None),
    (_LOOP, "The ring's own field points to the left, and a current flows.", "B", None),
    (_LOOP, "Seen from behind, a clockwise current flows in the ring.", "B", None),
    (_LOOP, "A clockwise current flows.", "B", "Seen from the magnet it is the other way round."),
    (_LOOP, "No current flows before, a clockwise current flows then.", "A", None),
    (_BRIGHT, "Lamp X has the smaller resistance.", "B", None),
    (_BRIGHT, "Both lamps carry the same current.", "B", None),
    (_BRIGHT, "Lamp X is brighter in parallel, lamp Y in series.", "B", None),
    (_DRUM, "The tension quadruples.", "A", None),
    (_DRUM, "The wavelength stays the same.", "A", None),
    (_BULB, "The total current increases.", "C", None),
    (_BULB, "The current increases.", "C", None),
    (_BULB, "The current of the battery increases.", "C", None),
    (_LENS, "An erect, virtual picture arises 20 cm off.", "A", None),
    (_LENS, "A virtual picture arises 20 cm off.", "B", None),
    (_CORK, "The water moves down.", "B", None),
    (_CORK, "The cork starts to move up, and some water moves down.", "B", None),
    (_EDGE, "No part leaves the glass bent into the air.", "A", None),
    (_LENS, "Neither an erect nor a virtual picture arises.", "B", None),
    (_LENS, "The erect moth has a virtual picture, and the real one flies off.", "B", None),
]


@pytest.mark.parametrize(("question", "change", "answer", "explanation"), SOUND)
def test_what_is_no_other_conclusion(question, change, answer, explanation):
    assert not judge(trace(question, change, answer, explanation)).findings


@pytest.mark.parametrize(
    ("answer", "explanation", "codes"),
    [
        ("30 N", None, ["WMW503"]),
        ("B", None, ["WMW503"]),
        ("12 N", None, []),
        ("36 N", "Three cords, so three times that.", []),
    ],
)
def test_an_option_by_its_value(answer, explanation, codes):
    question = "How large is the pull in the cord? (A) 12 N (B) 30 N (C) 36 N"
    record = trace(question, "The cord pulls with 12 N.", answer, explanation)
    record["state_1"]["new_variables"] = {"pull": "12 N"}
    assert [f.code for f in judge(record).findings] == codes


def test_a_wrong_change_is_blamed_where_the_laws_bear_out_the_answer():
    """The answer is not at fault, and what was said before it is."""
    question = _CORK.replace(
        "What does the cork do just after that?", "What happens just after that?"
    )
    record = trace(question, "The cork starts to move down.", "B")
    record["scenario_family"] = "buoyancy"
    record["state_0"] = {"objects": [{"name": "cork", "attributes": {}}], "variables": {}}
    record["transition"] = {
        "rule": "Archimedes' principle",
        "effect": "The buoyant force on the cork is larger than its weight.",
        "equation": "a = (rho_w / rho_c - 1) g",
    }
    [found] = judge(record).findings
    assert (found.label, found.pointer) == ("intervention", "/state_1/predicted_change")
