"""Questions that go on to another state: what holds there is no fault in the one that was read."""

from __future__ import annotations

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded

ATWOOD = (
    "Masses of 3.0 kg and 5.0 kg hang from a light string over a frictionless pulley. Find the"
    " acceleration and the tension."
)
DOUBLED = f"{ATWOOD} What happens to both if the two masses are doubled?"
SEESAW = (
    "A 30 kg child sits 2.0 m from the pivot of a seesaw. Where must a 40 kg child sit on the other"
    " side for balance? The lighter child then slides in to 1.6 m: which way and how far must the"
    " heavier one move to restore the balance?"
)


def test_what_is_supposed_at_the_end_holds_there_alone() -> None:
    """With 6 and 10 kg the tension is 2·6·10/16·9.8 N."""

    def outcome(question: str) -> str:
        trace = trace_of_numbers(
            "pulley",
            question,
            "a = 2.45 m/s², T = 36.8 N; a unchanged, T doubled",
            variables={"m1": "3.0 kg", "m2": "5.0 kg"},
            equation="T = 2 m1 m2 g/(m1 + m2)",
            results={"a": "2.45 m/s²", "T": "36.75 N"},
        )
        trace["derivation"] = ["T = (30/8.0)·9.8 = 36.75", "T = (120/16)·9.8 = 73.5"]
        return judge_unguarded(trace).outcome

    assert outcome(DOUBLED) == "abstain"
    assert outcome(ATWOOD) == "invalid"


def test_one_quantity_at_two_moments_is_not_two() -> None:
    """The light child's arm is 2.0 m, then 1.6 m; no one else's."""

    def outcome(first: str, second: str) -> str:
        trace = trace_of_numbers(
            "lever",
            SEESAW,
            "1.5 m; then 0.3 m toward the pivot",
            variables={"m1": 30, "m2": 40, first: 2.0, second: 1.6},
            equation="m1 d1 = m2 d2",
            results={"d2_before": 1.5, "d2_after": 1.2},
        )
        return judge_unguarded(trace).outcome

    assert outcome("d1_before", "d1_after") == "abstain"


def test_to_what_a_given_value_must_be_set_besides_is_of_another_state() -> None:
    """A Carnot engine between 480 K and 300 K has 37.5 %; 50 % takes 600 K."""
    engine = "A Carnot engine runs between reservoirs at 480 K and 300 K. What is its efficiency{}"
    besides = (
        ", and to what temperature must the hot reservoir be raised for an efficiency of 50 %?"
    )

    def outcome(question: str) -> str:
        trace = trace_of_numbers(
            "thermal",
            question,
            "37.5 %; 600 K",
            variables={"T_h": "480 K", "T_c": "300 K"},
            equation="η = 1 − T_c/T_h",
            results={"eta": 0.375},
        )
        trace["derivation"] = "0.50 = 1 − 300/T_h → T_h = 300/0.50 = 600 K"
        return judge_unguarded(trace).outcome

    assert outcome(engine.format(besides)) == "abstain"
    assert outcome(engine.format("?")) == "invalid"
