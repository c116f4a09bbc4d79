"""What surely comes of an effect, and changes in which the opposite of it happens."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

SEESAW = (
    "Two children balance on a level seesaw. The one on the left shifts outward. Which side goes"
    " down?"
)
GROWS = "The moment on the left grows while the one on the right stays the same."
RING = "A ring hangs on a thread. A magnet is drawn away from it. Which way is the ring pulled?"
PUSHED = "A ring hangs on a thread. A magnet is pushed toward it. Which way does the ring swing?"
CHEST = "A 15 kg chest rests on a level floor. It is pushed with {push} N. What happens to it?"
ABOVE = "Any push above the limit of 49 N sets the chest sliding."
ICE = (
    "0.20 kg of ice lies in 0.30 kg of water at 0 °C. {heat} kJ is supplied. What does the"
    " thermometer show?"
)
MELTS = "As long as ice remains, all the heat goes into melting."


def _found(question, effect, change):
    trace = bare_trace(
        "none",
        question,
        "as above",
        transition={"rule": "A law of nature", "effect": effect, "equation": None},
        state_1={"predicted_change": change, "new_variables": {}},
    )
    return "WMW314" in {f.code for f in judge_unguarded(trace).findings}


@pytest.mark.parametrize(
    ("question", "effect", "change"),
    [
        (SEESAW, GROWS, "The right side goes down and the left child is lifted."),
        (SEESAW, GROWS, "The child on the left rises."),
        (SEESAW, "The torque on the right gets smaller.", "The right side sinks."),
        (RING, "Ring and magnet attract each other.", "The ring is pushed away from the magnet."),
        (PUSHED, "The magnet and the ring repel.", "The ring swings toward the magnet."),
        (CHEST.format(push=90), "90 N is more than the 73.5 N that static friction can supply.",
         "The chest remains at rest."),
        (CHEST.format(push=30), "The push of 30 N is below the limit of 49 N.",
         "The chest starts to slide."),
        (CHEST.format(push=60), ABOVE, "With this push the chest still stays at rest."),
        (ICE.format(heat=33), MELTS, "0.10 kg of ice melts and the mixture warms up to 16 °C."),
        (ICE.format(heat=33), "All heat goes into melting as long as ice is left.",
         "Half of the ice melts and the mix warms to 13 °C."),
    ],
)  # fmt: skip
def test_the_opposite_of_what_must_come(question: str, effect: str, change: str) -> None:
    assert _found(question, effect, change)


@pytest.mark.parametrize(
    ("question", "effect", "change"),
    [
        (SEESAW, GROWS, "The left side goes down and the right child is lifted."),
        (SEESAW, GROWS, "The child on the right rises."),
        (SEESAW.replace("balance on a level", "sit on a tilted"), GROWS, "The right side sinks."),
        (SEESAW, "If the child moved on, the moment on the left grows.", "The right side sinks."),
        (RING, "Ring and magnet attract each other.", "The ring is pulled toward the magnet."),
        (RING, "Ring and magnet attract each other.", "The magnet moves away from the ring."),
        (PUSHED, "The magnet and the ring repel.", "The magnet is pushed toward the ring."),
        (CHEST.format(push=90), "90 N is more than the 73.5 N that static friction can supply.",
         "The chest starts to slide."),
        (CHEST.format(push=30), "The push of 30 N is below the limit of 49 N.",
         "The chest stays at rest."),
        (CHEST.format(push=40), ABOVE, "With this push the chest still stays at rest."),
        (ICE.format(heat=33), MELTS, "0.10 kg of ice melts and the mixture stays at 0 °C."),
        (ICE.format(heat=90), MELTS, "The 0.20 kg of ice melts and the mixture warms to 11 °C."),
        (ICE.format(heat=90), MELTS, "All of the ice melts and the water warms to 11 °C."),
    ],
)  # fmt: skip
def test_what_may_well_come(question: str, effect: str, change: str) -> None:
    assert not _found(question, effect, change)
