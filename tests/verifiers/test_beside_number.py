"""Who is who by the words beside the numbers, and what is said of the one of two bodies."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

_GREY = (
    "Two boxes hang over a light frictionless pulley, a grey one of 4.0 kg and a white one of"
    " 3.5 kg. "
)


def _hanging(question, bodies, answer, *, masses=(4.0, 3.5), change=""):
    """Return the verdict on a trace of two bodies that hang, with the weights of each."""
    listed = dict(zip(bodies, masses, strict=True))
    return judge(
        bare_trace(
            "pulley",
            question,
            answer,
            state_0={
                "objects": [{"name": name} for name in listed],
                "forces": [
                    {"name": kind, "target": name, "direction": way, "magnitude": size, "unit": "N"}
                    for name, mass in listed.items()
                    for kind, way, size in (
                        ("weight", "down", round(9.8 * mass, 1)),
                        ("tension", "up", 36.6),
                    )
                ],
            },
            state_1={"predicted_change": change},
        )
    )


@pytest.mark.parametrize("bodies", [("grey box", "white box"), ("white box", "grey box")])
def test_bodies_are_known_by_the_words_beside_their_masses(bodies):
    masses = (4.0, 3.5) if bodies[0] == "grey box" else (3.5, 4.0)
    asked = _GREY + "What is the acceleration?"
    sound = _hanging(asked, bodies, "0.653 m/s²", masses=masses)
    assert sound.verdict["state"] == sound.verdict["answer"] == "valid"
    exchanged = _hanging(asked, bodies, "0.653 m/s²", masses=masses[::-1])
    assert "force" in exchanged.labels


_OVER = "over a light, smooth pulley. "


@pytest.mark.parametrize(
    ("question", "heavy", "light"),
    [
        (_GREY + "Which one goes down?", "grey box", "white box"),
        (f"Tom (40 kg) and Ina (35 kg) hang on a rope {_OVER}Who goes down?", "Tom", "Ina"),
        (
            f"Block A (4.0 kg) and block B (3.5 kg) hang on a cord {_OVER}Which block goes down?",
            "block A",
            "block B",
        ),
        (
            "A rope over an ideal pulley carries 4.0 kg on its left end and 3.5 kg on its right"
            " end. Which mass goes down?",
            "left mass",
            "right mass",
        ),
        (
            "A bucket of 4.0 kg and a stone of 3.5 kg hang from the ends of a rope over a light"
            " frictionless pulley. Which of them goes down?",
            "bucket",
            "stone",
        ),
    ],
)
def test_the_one_answered_is_the_one_whose_words_stand_with_a_number(question, heavy, light):
    up = question.replace("goes down", "goes up")
    for bodies in ((heavy, light), (light, heavy), ()):
        known = {"objects": [{"name": name} for name in bodies]}
        for asked, right, wrong in ((question, heavy, light), (up, light, heavy)):
            verdicts = [
                judge(bare_trace("pulley", asked, said, state_0=known)) for said in (right, wrong)
            ]
            assert [v.verdict["answer"] for v in verdicts] == ["valid", "invalid"]


def test_an_option_names_the_one_by_its_colour():
    question = (
        "Two bags hang over an ideal pulley, one red (3.0 kg) and one blue (5.0 kg). "
        "Which bag goes up? (A) red (B) blue (C) neither"
    )
    assert statuses("pulley", question, "A", "B") == ("valid", "invalid")


def test_a_change_that_names_both_is_not_blamed_for_the_answer_that_names_one():
    change = "The grey box goes down and the white box goes up."
    question, bodies = _GREY + "Which one goes up?", ("grey box", "white box")
    sound = _hanging(question, bodies, "the white box", change=change)
    assert (sound.verdict["answer"], sound.labels) == ("valid", ())
    assert _hanging(question, bodies, "the grey box", change=change).labels == ("faithfulness",)


def test_words_for_what_hangs_tell_nothing_where_both_hang():
    question = (
        "From a string over a smooth pulley hang block A (4.0 kg) and block B (3.5 kg). "
        "What is their acceleration? Use g = 9.8 m/s²."
    )
    assert statuses("pulley", question, "0.653 m/s²", "1.31 m/s²") == ("valid", "invalid")
    table = (
        "Block A (4.0 kg) slides on a smooth table and is tied by a string over a pulley to a "
        "hanging block B (3.5 kg). What is their acceleration? Use g = 9.8 m/s²."
    )
    assert statuses("pulley", table, "4.57 m/s²", "5.23 m/s²") == ("valid", "invalid")
