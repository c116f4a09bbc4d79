"""What is put on a body or taken from it changes what the body has: neither part is all of it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.questions.added_later import added_later

PALLET = (
    "A 16 kg pallet stands on a level floor; the coefficient of static friction is 0.50. {told}"
    " What horizontal force just starts the loaded pallet? Use g = 9.8 m/s²."
)
THREAD = "The thread of a simple pendulum is {told}. What is the new period? g = 9.8 m/s²."


@pytest.mark.parametrize(
    "told",
    [
        "A 4.0 kg bag of seed is then put on the pallet.",
        "Two 2.0 kg bricks are placed on top of it.",
        "A boy lays another 4.0 kg on the pallet.",
        "A 4.0 kg dog jumps onto it.",
    ],
)
def test_a_body_has_what_is_put_on_it_as_well(told: str) -> None:
    # 0.50 * (16 + 4) * 9.8; the pallet alone: 0.50 * 16 * 9.8; the load alone: 0.50 * 4 * 9.8
    question = PALLET.format(told=told)
    values = {"m_p": "16 kg", "m_l": "4.0 kg", "mu_s": 0.50, "g": "9.8 m/s²"}
    equation = "F = μ_s (m_p + m_l) g"
    sound = trace_of_numbers("friction", question, "98 N", variables=values, equation=equation)
    assert judge_unguarded(sound).outcome == "valid"
    for wrong in ("78.4 N", "19.6 N"):
        trace = bare_trace("friction", question, wrong)
        assert judge_unguarded(trace).verdict["answer"] == "invalid", wrong


def test_what_is_taken_out_is_gone() -> None:
    question = (
        "A trolley of mass 14 kg is held at rest on a smooth 30° ramp by a rope parallel to it. If"
        " 4.0 kg of sand is taken out of the trolley, what is the tension of the rope? (g = 9.8"
        " m/s²)"
    )
    values = {"M": "14 kg", "m_s": "4.0 kg", "theta": "30°", "g": "9.8 m/s²"}
    equation = "T = (M - m_s) g sin θ"
    result = {"T": "49 N"}
    sound = trace_of_numbers(
        "inclined_plane", question, "49 N", variables=values, equation=equation, results=result
    )
    assert judge_unguarded(sound).outcome == "valid"
    for wrong in ("68.6 N", "88.2 N"):
        trace = bare_trace("inclined_plane", question, wrong)
        assert judge_unguarded(trace).verdict["answer"] == "invalid", wrong


@pytest.mark.parametrize(
    ("told", "right", "wrong"),
    [
        # 2π √(0.75/9.8), and with the length there was: 2π √(1.00/9.8)
        ("1.00 m long. It is shortened by 25 cm", "1.74 s", "2.01 s"),
        # 2π √(0.90/9.8), and with what is let out alone: 2π √(0.30/9.8)
        ("0.60 m long. Another 0.30 m of thread is let out", "1.90 s", "1.10 s"),
        ("0.60 m long. Then 0.30 m of thread has been added", "1.90 s", "1.55 s"),
    ],
)
def test_a_length_is_what_it_is_after_the_change(told: str, right: str, wrong: str) -> None:
    for stated, outcome in ((right, "valid"), (wrong, "invalid")):
        trace = trace_of_numbers(
            "pendulum", THREAD.format(told=told), stated, equation="T = 2π √(L/g)"
        )
        trace["state_1"]["new_variables"] = {"T": stated}
        assert judge_unguarded(trace).verdict["answer"] == outcome, stated


@pytest.mark.parametrize(
    "question",
    [
        # one in place of the other, the change itself, a part that is followed, a free motion
        "A 2.0 kg block hangs from a spring. It is replaced by a 3.0 kg block that is set on it.",
        "A 2.0 kg pan hangs from a spring; 1.0 kg is put in the pan. By how much does it sink?",
        "A 5.0 kg box stands on a table. A 2.0 kg box is put on it. Find the force between them.",
        "A 5.0 kg cart rolls at 3.0 m/s. A 1.0 kg bag is dropped into the cart. Find its speed.",
        "A 2.0 kg block on a table is tied to a 3.0 kg block that hangs. Find the acceleration.",
        "A 0.50 kg pan hangs on one side of a pulley, a tray on the other. 2.0 kg is put on the"
        " tray. What is the acceleration?",
    ],
)
def test_what_is_no_plain_sum_is_left_as_it_stands(question: str) -> None:
    assert added_later(question) is None
