"""Options, sentences and neglect: how the words of a question are taken."""

import pytest

from wmw.verifiers.questions.options import option_letter, split_options
from wmw.verifiers.questions.reading import read_question


@pytest.mark.parametrize(
    "text",
    [
        "How fast is it? (A) 1 m/s (B) 2 m/s (C) 3 m/s",
        "How fast is it?\nA. 1 m/s\nB. 2 m/s\nC. 3 m/s",
        "How fast is it? A) 1 m/s B) 2 m/s C) 3 m/s",
        "How fast is it? [A] 1 m/s [B] 2 m/s [C] 3 m/s",
        "How fast is it? A: 1 m/s, B: 2 m/s, C: 3 m/s",
        "How fast is it?\nA: 1 m/s  B: 2 m/s  C: 3 m/s",
        "How fast is it? (Use g = 10 m/s².) A. 1 m/s B. 2 m/s C. 3 m/s",
        "The speed is\n(a) 1 m/s\n(b) 2 m/s\n(c) 3 m/s",
        "How fast is it? a) 1 m/s b) 2 m/s c) 3 m/s",
    ],
)
def test_options_are_found_however_they_are_marked(text):
    stem, options = split_options(text)
    assert [(o.letter, o.text) for o in options] == [("A", "1 m/s"), ("B", "2 m/s"), ("C", "3 m/s")]
    assert "1 m/s" not in stem


@pytest.mark.parametrize(
    "text",
    [
        "Find (a) the acceleration and (b) the tension.",
        "A box slides. (a) What is its speed? (b) How far does it go?",
        "A box slides down. a) Find its acceleration. b) Find the normal force.",
        "Block A pulls block B (see the figure).",
        "Two blocks on a table, block A: 2 kg and block B: 3 kg, are pushed. Which one moves?",
    ],
)
def test_parts_of_a_question_are_no_options(text):
    assert split_options(text) == (text, ())


def test_no_phrase_runs_on_across_the_end_of_a_sentence():
    """ "... the horizontal. The rope ..." speaks of no horizontal rope."""
    question = read_question(
        "A box is dragged along a floor at an angle of 25° above the horizontal. The rope pulls"
        " with 100 N. Find the acceleration.",
        "friction",
    )
    assert "moves_pulled_up" in question.regimes


def test_without_any_cue_every_regime_is_considered_last():
    """The words do not say that the truck goes up; its numbers fit that regime alone."""
    question = read_question(
        "A truck enters a gravel ramp at 90 km/h. The ramp rises at 12°. How far does it go?",
        "inclined_plane",
    )
    fits = dict(zip(question.regimes, question.fits, strict=True))
    assert fits["slides_up"] < 0 <= fits["slides_down"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B", ("B", "")),
        ("(b)", ("B", "")),
        ("**B**", ("B", "")),
        ("Option (B)", ("B", "")),
        ("The answer is B", ("B", "")),
        ("Option B is correct.", ("B", "")),
        ("(B) 6.0 m/s", ("B", "6.0 m/s")),
        ("B) 6.0 m/s", ("B", "6.0 m/s")),
        ("B (6.0 m/s)", ("B", "6.0 m/s")),
        ("B 6.0 m/s", ("B", "6.0 m/s")),
        ("\\text{B}", ("B", "")),
        ("$\\boxed{(B)}$", ("B", "")),
        ("\\text{Ball}", (None, "\\text{Ball}")),
        ("A and B are equal", (None, "A and B are equal")),
        ("A ball", (None, "A ball")),
        ("about 6 m", (None, "about 6 m")),
    ],
)
def test_the_letter_of_an_answer_is_told_from_its_text(text, expected):
    assert option_letter(text) == expected


@pytest.mark.parametrize(
    "how",
    [
        "Neglecting friction and the weight of the pulley,",
        "The weight of the pulley is negligible:",
    ],
)
def test_what_is_neglected_is_no_cue(how):
    question = read_question(
        f"A single movable pulley lifts a 300 N load. {how} what effort is needed?", "pulley"
    )
    assert question.regimes[0] == "ideal_tackle"
