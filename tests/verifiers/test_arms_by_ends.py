"""Arms told as the short and the long one, each by what acts on its end."""

import pytest

from tests.bare import statuses
from wmw.verifiers.questions.arms_by_ends import arms_by_ends

_STONE = "A stone pushes on the short end of a bar with 600 N. "
_ARMS = "The long arm is 1.5 m and the short arm 0.25 m. "
_PUSH = "What force must a woman apply to the long end to hold it level?"


@pytest.mark.parametrize("arms", [_ARMS, "The shorter arm is 0.25 m, the longer arm 1.5 m. "])
def test_the_load_has_the_arm_of_the_end_that_it_acts_on(arms):
    answers = statuses("lever", _STONE + arms + _PUSH, "100 N", "3600 N")
    assert answers == ("valid", "invalid")


def test_a_crowbar_works_with_its_short_arm():
    told = "A stone presses on a crowbar with 600 N. " + _ARMS + "What force must a woman apply?"
    assert statuses("lever", told, "100 N", "3600 N") == ("valid", "invalid")


@pytest.mark.parametrize(
    "question",
    [
        _STONE + _ARMS + "What force acts on the fulcrum?",
        _ARMS + _PUSH,
        _STONE + _ARMS.replace("long arm", "handle") + _PUSH,
    ],
)
def test_where_the_ends_do_not_tell_it_nothing_is_retold(question):
    assert arms_by_ends(question) == question
