"""A body that a question names by less than the trace does, and one told by a letter alone."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.rules.other_body_followed import of_itself
from wmw.verifiers.vocabulary.senses import trends

CARTS = (
    "A 3.0 kg toy lorry at 2.0 m/s runs into a 1.0 kg toy van at rest and they lock together. What"
    " is the momentum of the van then?"
)
FORKS = (
    "One fork is tuned to G (392 Hz) and another to D (294 Hz). What is the wavelength of the tone"
    " of the D fork in air (340 m/s)?"
)


def _followed(question, bodies, effect, change, results, value):
    trace = bare_trace("wave", question, None, transition={"effect": effect})
    trace["state_0"] = {"objects": [{"name": name} for name in bodies]}
    trace["state_1"] = {"predicted_change": change, "new_variables": results}
    trace["answer"] = {"value": value, "unit": None}
    return [finding.label for finding in of_itself(collect(trace))]


@pytest.mark.parametrize(("body", "wrong"), [("lorry", True), ("van", False)])
def test_a_body_is_asked_about_by_its_last_word(body, wrong):
    effect = f"They lock together, and the momentum of the {body} is the quantity to report."
    change = f"The {body} has the momentum."
    found = _followed(CARTS, ("toy_lorry", "toy_van"), effect, change, {"p": "4.5 kg m/s"}, "4.5")
    assert found == (["object"] if wrong else [])


@pytest.mark.parametrize(("fork", "wrong"), [("G", True), ("D", False)])
def test_a_body_is_told_by_the_tone_it_is_tuned_to(fork, wrong):
    effect, change = f"The {fork} fork sounds.", f"The tone of the {fork} fork is 0.87 m long."
    results = {f"wavelength_{fork}": "0.87 m"}
    found = _followed(FORKS, ("G_fork", "D_fork"), effect, change, results, "0.87 m")
    assert found == (["object"] if wrong else [])


@pytest.mark.parametrize(
    ("text", "heads"),
    [
        ("It doubles the load and therefore the friction.", ["load", "friction"]),
        ("It doubles the load and leaves the friction.", ["load"]),
        ("The friction stays at 12 N.", ["friction"]),
        ("The box stays at rest.", []),
    ],
)
def test_what_changes_by_one_verb(text, heads):
    assert [trend.head for trend in trends(text)] == heads
