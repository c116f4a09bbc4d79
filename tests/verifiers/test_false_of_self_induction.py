"""What is false of the EMF that a coil induces in itself, and its sound neighbours."""

import pytest

from wmw.verifiers.equations.false_accounts import false_account

FALLS = (
    "The current in a choke coil of 0.40 H falls evenly from 5.0 A to 2.0 A in 30 ms. How large is"
    " the self-induced EMF, and does it act with the current or against it?"
)
CUT = "The current through a solenoid is reduced to half. Which way does the EMF of the coil act?"
RISES = (
    "The current in an inductor of 0.20 H rises from 1.0 A to 3.0 A. Which way does the EMF that"
    " the coil induces in itself act?"
)


@pytest.mark.parametrize(
    ("question", "text", "false"),
    [
        (FALLS, "The self-induced EMF is always directed against the current in the coil", True),
        (FALLS, "A coil's EMF always opposes its own current, whether it grows or falls.", True),
        (RISES, "The induced voltage is in every case opposite to the coil current.", True),
        (CUT, "The EMF acts against the current.", True),
        (FALLS, "The induced EMF opposes the falling current.", True),
        (FALLS, "The induced voltage hastens the decay.", True),
        (FALLS, "The EMF always opposes the change of the current.", False),
        (FALLS, "The self-induced EMF opposes the decrease of the current.", False),
        (FALLS, "The EMF acts along the current, which falls.", False),
        (RISES, "The EMF acts against the current.", False),
        (RISES, "The self-induced voltage opposes the growing current.", False),
        (FALLS, "The EMF does not act against the current.", False),
        (FALLS, "The EMF is along the current, and not against the current.", False),
        (CUT, "The coil keeps the current going: the EMF has the direction of the current.", False),
        (FALLS, "By Lenz's law the induced EMF opposes the change in current.", False),
    ],
)
def test_self_induction_opposes_the_change_alone(question, text, false):
    assert (false_account(text, question) is not None) == false
