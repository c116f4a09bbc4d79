"""Numbers beside bodies that only a letter tells apart, and what is said of each elsewhere."""

from __future__ import annotations

import pytest

from wmw.core.quantity import find_measurements
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.questions.told_of_label import told_of_another, told_of_label

HANGS = (
    "Block {b} hangs over the edge of a smooth table and is tied by a string over a pulley to block"
    " {a} on the table. Block {first} has a mass of 2.0 kg, block {second} 6.0 kg."
    " What is the acceleration?"
)


@pytest.mark.parametrize(
    ("a", "b", "first", "second", "hanging"),
    [
        ("A", "B", "B", "A", "2.0"),
        ("A", "B", "A", "B", "6.0"),
        ("B", "A", "B", "A", "6.0"),
        ("P", "Q", "P", "Q", "6.0"),
    ],
)
def test_the_letter_tells_whose_number_it_is(a, b, first, second, hanging):
    question = HANGS.format(a=a, b=b, first=first, second=second)
    givens = read_question(question, "pulley").givens
    assert givens["m_Q"].measurement.text == hanging


def test_what_is_said_behind_the_name_elsewhere():
    stem = "Crate A stands on the floor, crate B hangs. Crate B has a mass of 4.0 kg."
    [mention] = find_measurements(stem)
    assert [*told_of_label(stem, mention.start)] == [" hangs"]


@pytest.mark.parametrize(
    "stem",
    [
        "The crate stands on the floor and has a mass of 4.0 kg.",
        "Crate B hangs. Crate B has a mass of 4.0 kg.",  # no other crate
        "Crate A stands, crate B hangs. It has a mass of 4.0 kg.",
    ],
)
def test_no_letter_tells_nothing(stem):
    [mention] = find_measurements(stem)
    assert not [*told_of_label(stem, mention.start)]


@pytest.mark.parametrize(
    ("stem", "another"),
    [
        ("Crate B (3.0 kg) hangs on the left and crate A (5.0 kg) on the right.", True),
        ("Crate B (3.0 kg) is filled up, and crate B (5.0 kg) then sinks.", False),
        ("Crate B (3.0 kg) hangs on the left of a 5.0 kg box.", False),
    ],
)
def test_two_letters_are_two_bodies(stem, another):
    one, two = find_measurements(stem)
    assert told_of_another(stem, one.start, two.start) is another
