"""The factor by which state 1 has a thing change, against the one that the transition states."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge


def _found(question: str, effect: str, change: str, answer: str, **state: dict[str, str]) -> bool:
    trace = bare_trace("circuit", question, answer)
    trace["state_0"] = {"variables": state.get("before", {})}
    trace["transition"] = {"effect": effect}
    trace["state_1"] = {"predicted_change": change, "new_variables": state.get("after", {})}
    codes = {f.code: f.label for f in judge(trace).findings}
    return codes.get("WMW314") == "intervention"


TRUCK = (
    "A truck of an old make brakes over 12 m from {v}. On the same road it is then driven {n} times"
    " as fast. How long is the new braking distance?"
)
NEEDS = "so a truck that is {n} times as fast needs {d} times the distance."


@pytest.mark.parametrize(
    ("asked", "example", "d", "change", "found"),
    [
        ("two", "two", "four", "The distance becomes four times as long.", False),
        ("two", "two", "four", "The distance becomes twice as long.", True),
        ("two", "two", "four", "The distance becomes half as long.", True),
        ("three", "two", "four", "The distance becomes nine times as long.", False),  # an example
        ("three", "three", "nine", "The distance becomes six times as long.", True),
    ],
)
def test_a_result_behind_its_cause(
    asked: str, example: str, d: str, change: str, *, found: bool
) -> None:
    effect = NEEDS.format(n=example, d=d)
    question = TRUCK.format(v="some speed", n=asked)
    assert _found(question, f"It stops by friction, {effect}", change, "more") == found


HOSE = (
    "A hose throws water 3.0 m far over the lawn, 40 cm above which it is held. The water is made"
    " to leave it twice as fast. How far does the water then go?"
)
GROWS = "The range grows with the square of the speed."


@pytest.mark.parametrize(
    ("answer", "names", "found"),
    [
        ("6.0 m", ("first range", "second range"), True),
        ("6.0 m", ("R_1", "R_2"), True),
        ("12 m", ("first range", "second range"), False),
        ("6.0 m", ("first range", "height"), False),  # of what it is the range is not told
    ],
)
def test_a_value_beside_the_first_one(answer: str, names: tuple[str, str], *, found: bool) -> None:
    got = _found(
        HOSE,
        GROWS,
        f"The water now lands {answer} away.",
        answer,
        before={names[0]: "3.0 m"},
        after={names[1]: answer},
    )
    assert got == found


CLOCK = (
    "The bob of a strange clock swings with a period of 0.90 s. Its rod is replaced by one {n}"
    " times as long. What is its period now?"
)


@pytest.mark.parametrize(
    ("n", "answer", "found"),
    [("four", "1.8 s", False), ("four", "3.6 s", True), ("nine", "2.7 s", False)],
)
def test_a_cause_told_by_an_adjective(n: str, answer: str, *, found: bool) -> None:
    effect = "The period goes with the square root of the length."
    got = _found(
        CLOCK.format(n=n),
        effect,
        f"The period is now {answer}.",
        answer,
        before={"T_1": "0.90 s"},
        after={"T_2": answer},
    )
    assert got == found


def test_what_takes_twice_as_long_is_no_length() -> None:
    question = CLOCK.replace(
        "Its rod is replaced by one {n} times as long", "It takes twice as long"
    )
    effect = "The period goes with the square root of the length."
    change = "The period is now 1.8 s."
    state = {"before": {"T_1": "0.90 s"}, "after": {"T_2": "1.8 s"}}
    assert not _found(question, effect, change, "1.8 s", **state)


@pytest.mark.parametrize(("answer", "found"), [("0.60 J", True), ("1.2 J", False)])
def test_what_stores_four_times_as_much(answer: str, *, found: bool) -> None:
    question = (
        "A spring stretched by 5.0 cm stores 0.30 J. It is then stretched to 10 cm. How much energy"
        " does it store now?"
    )
    effect = "Twice the extension stores four times the energy."
    assert _found(question, effect, f"Now it stores {answer}.", answer) == found


FLOAT = (
    "A raft with straight sides floats with 3.0 cm of it under water. Its load is made such that it"
    " weighs twice as much. What is its depth now?"
)
TROLLEY = (
    "A trolley rolls at 4.0 m/s along a level track. A bag as heavy as the trolley is dropped into"
    " it. What is the speed of the trolley now?"
)


@pytest.mark.parametrize(
    ("question", "effect", "change", "answer", "found"),
    [
        (FLOAT, "doubles it", "The raft has a depth of 1.5 cm.", "1.5 cm", True),
        (FLOAT, "doubles it", "The raft has a depth of 6.0 cm.", "6.0 cm", False),
        (TROLLEY, "halves it", "It goes on at an unchanged speed of 4.0 m/s.", "4.0 m/s", True),
        (TROLLEY, "halves it", "It goes on at a speed of 2.0 m/s.", "2.0 m/s", False),
    ],
)
def test_it_is_what_the_sentence_began_with(question, effect, change, answer, *, found):
    head = "depth" if question is FLOAT else "speed"
    goes = "is proportional to" if question is FLOAT else "goes with one over"
    told = f"The {head} {goes} the mass, so twice the mass {effect}."
    assert _found(question, told, change, answer) is found


FRAME = (
    "A frame of 0.040 m² lies perpendicular to a field of 0.25 T. It is turned by {n}° out of its"
    " place. What is the flux through it now?"
)


@pytest.mark.parametrize(
    ("angle", "answer", "found"), [("90", "0.010 Wb", True), ("90", "0 Wb", False),
                                   ("60", "0.0050 Wb", False)],
)  # fmt: skip
def test_what_falls_to_zero_leaves_nothing(angle: str, answer: str, *, found: bool) -> None:
    effect = "The flux goes with the cosine of the angle, so it falls to zero at 90°."
    change = f"The flux through the frame is {answer} now."
    assert _found(FRAME.format(n=angle), effect, change, answer) is found
