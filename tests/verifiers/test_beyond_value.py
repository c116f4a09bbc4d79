"""An answer on the other side of a value than what the trace has found."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.accounts.beyond_value import other_side_of
from wmw.verifiers.claims import collect

HORN = "A train with a 500 Hz horn leaves a station. Does a listener there hear {asked}?"
EITHER, WHETHER = "a tone above or below 500 Hz", "more than 500 Hz"


def _other(question: str, answer: str, value: str, change: str = "A tone is heard.") -> bool:
    trace = bare_trace("wave", question, answer)
    trace["state_1"] = {"predicted_change": change, "new_variables": {"f_heard": value}}
    return other_side_of(collect(trace)) is not None


@pytest.mark.parametrize(
    ("asked", "answer", "value", "other"),
    [
        (EITHER, "above", "460 Hz", True),
        (EITHER, "below", "460 Hz", False),
        (EITHER, "a higher one", "460 Hz", True),
        (WHETHER, "yes", "460 Hz", True),
        (WHETHER, "no", "460 Hz", False),
        (WHETHER, "no", "540 Hz", True),
        ("less than 500 Hz", "yes", "460 Hz", False),
        (EITHER, "above", "499 Hz", False),  # too near to tell
        (EITHER, "neither, not above", "460 Hz", False),
    ],
)
def test_the_side_of_what_was_found(asked: str, answer: str, value: str, *, other: bool) -> None:
    assert _other(HORN.format(asked=asked), answer, value) is other


def test_a_value_that_is_compared_itself_is_no_limit():
    question = "A box is pulled with 30 N. Is a pull of 30 N more than friction can bear?"
    assert not _other(question, "no", "40 N")


def test_another_value_of_the_kind_in_the_change_leaves_it_open():
    question = HORN.format(asked=EITHER)
    assert not _other(question, "above", "460 Hz", "First 540 Hz are heard, then 460 Hz.")
