"""Generated gold that was once called wrong or left open, and what misled the verifier in it."""

import pytest

from wmw.generators import generate
from wmw.perturbations.gold import Gold
from wmw.verifiers.pipeline import judge

GOLD = [
    # a name in LaTeX, \rho_{\mathrm{obj}}, is the name that state 0 has
    ("buoyancy", 8124, 22, r"\rho_{\mathrm{obj}}"),
    # the pistons of one press have to do with each other, though they are told by turns
    ("fluid", 8124, 32, "large piston"),
    # "the left support" is none of the right one
    ("lever", 8124, 23, "right support"),
    # what a support exerts on a plank does not lie on it
    ("lever", 9331, 15, "left support exert on the plank"),
]


@pytest.mark.parametrize(("family", "seed", "index", "holds"), GOLD)
def test_it_is_valid(family, seed, index, holds):
    trace = dict(Gold.of(generate(family, seed, index)).trace)
    assert holds in f"{trace['transition']['equation']} {trace['question']}"
    assert judge(trace).outcome == "valid"
