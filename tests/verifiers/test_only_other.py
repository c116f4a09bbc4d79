"""Traces that go through the other one of two bodies alone, and those that do not."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.unfamiliar import contradictions

LAMPS = "A red lamp is plugged in, a blue lamp is not. Does the red lamp glow?"
PUCKS = (
    "A grey puck at 3.0 m/s hits a white puck of equal mass, at rest, head-on and elastically. How "
    "fast is the white puck afterwards?"
)
GREY = {"speed of the grey puck after": "0 m/s"}
WHITE = {"speed of the white puck after": "3.0 m/s"}
WELLS = (
    "Two pits each have a sack on a rope over a fixed pulley. Sack A has 9.0 kg, sack B 4.0 kg. "
    "What pull holds sack B at rest?"
)
CASES = [
    (LAMPS, "The blue lamp has no current.", "The blue lamp does not glow.", {}, "no", True),
    (LAMPS, "The red lamp has current.", "The red lamp glows.", {}, "yes", False),
    (LAMPS, "The blue lamp has no current.", "The blue lamp stays dark.", {}, "yes", False),
    (LAMPS, "Both lamps have current.", "The blue lamp glows.", {}, "yes", False),
    (PUCKS, "The grey puck takes the white puck's.", "The grey puck stops.", GREY, "0 m/s", True),
    (PUCKS, "They exchange them.", "The white puck moves off.", WHITE, "3.0 m/s", False),
    (PUCKS, "The grey puck stops.", "The grey puck stops.", WHITE, "3.0 m/s", False),
    (
        PUCKS.replace("elastically", "they stick together"),
        "The grey puck slows down.",
        "The grey puck moves on.",
        {"speed of the grey puck after": "1.5 m/s"},
        "1.5 m/s",
        False,
    ),
    (WELLS, "Rope A carries sack A.", "Sack A is held by 88 N.", {}, "88 N", True),
    (WELLS, "Rope B carries sack B.", "Sack B is held by 39 N.", {}, "39 N", False),
    (
        WELLS.replace("Two pits each have a sack on a rope", "Two sacks hang on one rope"),
        "The rope carries sack A.",
        "Sack A is held by 88 N.",
        {},
        "88 N",
        False,
    ),
]


@pytest.mark.parametrize(("question", "effect", "change", "results", "answer", "wrong"), CASES)
def test_followed(question, effect, change, results, answer, wrong):
    name = next(iter(results), None)
    trace = bare_trace("unheard_of", question, answer)
    names = ("red lamp", "blue lamp", "grey puck", "white puck", "sack A", "sack B")
    trace["state_0"] = {"objects": [{"name": n} for n in names if n.lower() in question.lower()]}
    trace["transition"] = {"effect": effect, "equation": name and f"{name} = v"}
    trace["state_1"] = {"predicted_change": change, "new_variables": results}
    found = [f.code for f in contradictions(collect(trace)) if f.label == "object"]
    assert found == (["WMW305"] if wrong else [])
