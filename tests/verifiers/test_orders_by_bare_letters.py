"""Who is above whom, where the question goes on to call the bodies by their letters alone."""

import pytest

from wmw.verifiers.bodies.bare_letters import with_names
from wmw.verifiers.pipeline import judge

_HUNG = (
    "Block A hangs from the ceiling by a cord, and block B (1.0 kg) hangs 0.5 m below A from a"
    " second cord. What is the tension in the cord between A and B?"
)
_CRATES = (
    "On a slope crate P lies downhill of crate Q and touches it. What force does P exert on Q?"
)
_CARTS = "Two carts touch on a slope: A (2 kg) is uphill of B (3 kg). Find the force between them."
_STACK = "A block A lies on B, a larger block. B is pulled. How large is the friction on A?"


def _judged(family: str, question: str, bodies: list[str], relation: tuple[str, str, str]) -> str:
    type_, *args = relation
    trace = {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": body, "attributes": {}} for body in bodies],
            "relations": [{"type": type_, "args": args}],
            "forces": [],
            "variables": {},
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None, "unit": None},
    }
    return judge(trace).outcome


@pytest.mark.parametrize(
    ("family", "question", "relation"),
    [
        ("pulley", _HUNG, ("below", "block B", "block A")),
        ("inclined_plane", _CRATES, ("downhill_of", "crate P", "crate Q")),
        ("inclined_plane", _CARTS, ("uphill_of", "cart A", "cart B")),
        ("friction", _STACK, ("above", "block A", "block B")),
    ],
)
def test_an_order_by_letters(family: str, question: str, relation: tuple[str, str, str]) -> None:
    type_, one, other = relation
    assert _judged(family, question, [one, other], relation) != "invalid"
    assert _judged(family, question, [one, other], (type_, other, one)) == "invalid"


def test_an_article_is_no_body() -> None:
    question = "A box slides. A is the name of box A, and a box rests on B."
    assert with_names(question, ("box A", "box B")) == (
        "A box slides. box A is the name of box A, and a box rests on box B."
    )
