"""Bodies that only the question names, by the noun beside their numbers."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

_SEESAW = (
    "A {} kg boy sits 1.5 m left of the pivot of a level, light seesaw, and a {} kg girl sits"
    " 1.8 m right of it. When released, which side goes down? (A) the boy's side (B) the girl's"
    " side (C) neither, it balances (D) impossible to tell"
)


@pytest.mark.parametrize(
    ("boy", "girl", "right", "wrong"),
    [(40, 30, "A", "B"), (30, 40, "B", "A"), (36, 30, "C", "A")],
)
def test_the_side_of_a_body_goes_by_its_number(boy, girl, right, wrong):
    question = _SEESAW.format(boy, girl)
    assert statuses("lever", question, right, wrong) == ("valid", "invalid")


def test_two_numbers_side_by_side_share_the_words_beside_them():
    question = (
        "A uniform 4.0 m, 25 kg horizontal beam is hinged to a wall at one end. A cable attached"
        " to its far end makes an angle of 40° with the beam. What is the tension in the cable?"
    )
    # Half of 245 N, over sin 40°.
    assert judge(bare_trace("lever", question, "191 N")).verdict["answer"] == "valid"
    assert judge(bare_trace("lever", question, "160 N")).verdict["answer"] == "invalid"


def test_a_body_goes_by_its_number():
    question = (
        "A 3 kg block and a 5 kg block hang from the ends of a string over a light pulley. Which"
        " block moves down after release?"
    )
    assert judge(bare_trace("pulley", question, "the 5 kg block")).verdict["answer"] == "valid"
    assert judge(bare_trace("pulley", question, "the 3 kg block")).verdict["answer"] == "invalid"


def test_a_constant_may_be_named_without_its_unit():
    question = (
        "What is the greatest mass of a crate that a horizontal pull of 120 N can set sliding on"
        " a floor with μs = 0.40? (g = 10)"
    )
    assert judge(bare_trace("friction", question, "30.0 kg")).verdict["answer"] == "valid"
    assert judge(bare_trace("friction", question, "48.0 kg")).verdict["answer"] == "invalid"


def test_what_is_asked_whether_it_happens_is_not_told():
    question = (
        "A 25 kg chest stands on a level floor. The coefficients of friction are μs = 0.40 and"
        " μk = 0.30. A man pushes horizontally with {}. Does the chest begin to move?"
    )
    for push, right, wrong in (
        ("90 N", "No, it stays at rest", "Yes, it moves"),
        ("110 N", "Yes, it moves", "No, it stays at rest"),
    ):
        asked = question.format(push)
        assert statuses("friction", asked, right, wrong) == ("valid", "invalid")
