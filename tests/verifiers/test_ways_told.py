"""Questions that offer ways of one thing: what effect, state 1 and answer say of it."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.unfamiliar import contradictions, overlooked_literally

BULB = (
    "A bulb and a slide resistor are in one loop with a battery. The slider is moved so that more"
    " of the wire is in the loop. Does the bulb glow brighter, dimmer or just as before?"
)
TWO = (
    "A second bulb is joined in parallel with bulb A. Is the current through bulb A then larger,"
    " smaller or unchanged?"
)
CORD = "A swing is hung on longer chains. What happens to its period?"
BATH = "A hot spoon is put into cool water. Does the temperature of the spoon rise or fall?"
RIPPLES = "Ripples run on to a shoal. Does their wavelength increase, decrease or stay the same?"
PIPE = (
    "A pipe has a wide part and a narrow part. Compared with the wide part, is the pressure in the"
    " narrow part larger, smaller or the same?"
)
CRASH = (
    "A van hits a bicycle. Is the force on the bicycle greater than, less than or equal to the"
    " force on the van?"
)
HIT = "Two carts lock together. Is kinetic energy lost, gained or conserved?"
TOP = "A ball flies up. Is its acceleration at the top zero, directed up or directed down?"
TURNS = "A satellite goes over to a wider orbit. Is its orbital speed then larger or smaller?"
OPTIONS = (
    "A swing is hung on longer chains. What happens to its period? (A) it grows (B) it shrinks"
)


def _trace(question, answer, change, effect="", results=None):
    objects = [{"name": n} for n in ("bulb A", "bulb B", "spoon", "water", "van", "bicycle")]
    objects += [{"name": n} for n in ("wide part", "narrow part", "swing", "satellite", "bulb")]
    if question in (BULB, CORD):
        objects = [{"name": "bulb"}, {"name": "battery"}, {"name": "swing"}]
    trace = bare_trace("fluid", question, answer, state_0={"objects": objects})
    trace["transition"] = {"effect": effect}
    trace["state_1"] = {"predicted_change": change, "new_variables": results or {}}
    claims = collect(trace)
    return {f.code for f in (*contradictions(claims), *overlooked_literally(claims))}


@pytest.mark.parametrize(
    ("question", "change", "answer", "wrong"),
    [
        (BULB, "The bulb gives off less light.", "brighter", True),
        (BULB, "The bulb gives off less light.", "dimmer", False),
        (BULB, "The bulb gives off less light.", "it glows as before", False),
        (BULB, "The battery gives off less light than before.", "brighter", False),
        (BULB, "The current in the loop falls.", "brighter", False),
        (TWO, "The current through bulb A does not change.", "larger", True),
        (TWO, "The current through bulb A does not change.", "unchanged", False),
        (TWO, "The total current becomes larger.", "unchanged", False),
        (TWO, "The current through bulb B becomes larger.", "unchanged", False),
        (CORD, "The period grows.", "it becomes shorter", True),
        (CORD, "The swing takes on a longer period.", "it becomes shorter", True),
        (CORD, "The period would grow if the swing were heavier.", "it becomes shorter", False),
        (CORD, "The frequency falls.", "it becomes longer", False),
        (CORD, "The same period as that of a light swing is found.", "it becomes longer", False),
        (BATH, "The temperature of the water rises.", "fall", False),
        (BATH, "The water temperature rises.", "fall", False),
        (BATH, "The temperature of the spoon rises.", "fall", True),
        (BATH, "The spoon cools down.", "rise", True),
        (BATH, "The water warms up.", "fall", False),
        (RIPPLES, "The crests are closer together.", "increase", True),
        (RIPPLES, "The crests move more slowly.", "stay the same", False),
        (PIPE, "The pressure in the narrow part is smaller than in the wide part.", "larger", True),
        (
            PIPE,
            "The pressure in the wide part is larger than in the narrow part.",
            "smaller",
            False,
        ),
        (PIPE, "The speed in the narrow part is larger.", "smaller", False),
        (CRASH, "The force on the bicycle is greater than the force on the van.", "equal", True),
        (CRASH, "The bicycle has a greater acceleration than the van.", "equal", False),
        (HIT, "The kinetic energy falls from 6.0 J to 4.5 J.", "conserved", True),
        (HIT, "The thermal energy grows by 1.5 J.", "lost", False),
        (TOP, "Its speed grows smaller.", "directed down", False),
        (OPTIONS, "The period grows.", "B", True),
        (OPTIONS, "The period grows.", "A", False),
    ],
)
def test_the_answer_goes_the_way_that_the_change_tells(question, change, answer, wrong):
    assert ("WMW503" in _trace(question, answer, change)) is wrong


@pytest.mark.parametrize(
    ("question", "results", "answer", "wrong"),
    [
        (TURNS, {"v_2": "smaller than v_1"}, "larger", True),
        (TURNS, {"v_2": "smaller than v_1"}, "smaller", False),
        (TURNS, {"r_2": "larger than r_1"}, "smaller", False),
        (BULB, {"bulb_brightness": "decreases"}, "brighter", True),
        (BULB, {"resistance": "increases"}, "dimmer", False),
    ],
)
def test_a_new_value_in_words_tells_a_way(question, results, answer, wrong):
    assert ("WMW503" in _trace(question, answer, "It is another one.", "", results)) is wrong


@pytest.mark.parametrize(
    ("question", "effect", "change", "wrong"),
    [
        (CORD, "The mass cancels, which leaves the period as it was.", "The period grows.", True),
        (CORD, "The period is now longer.", "The swing has a shorter period.", True),
        (CORD, "The period is now longer.", "The swing has a longer period.", False),
        (CORD, "Shorter chains make the period shorter.", "The period grows.", False),
        (BULB, "The bulb gives off less light.", "The bulb glows more brightly.", True),
        (TWO, "The total current rises.", "The current through bulb A is unchanged.", False),
    ],
)
def test_the_change_goes_the_way_that_the_effect_tells(question, effect, change, wrong):
    assert ("WMW314" in _trace(question, "", change, effect)) is wrong
