"""A law that a question only grants supposes no other scene."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.laws_granted import with_laws_granted

TOLD = "A force of 8.0 N stretches a spring by 3.0 cm. How far does a force of 20 N stretch it"


@pytest.mark.parametrize(
    "granted",
    [
        ", if Hooke's law holds?",
        " if Hooke’s law still applies?",
        ", provided that it obeys Hooke's law?",
    ],
)
def test_the_clause_is_read_as_a_sentence_of_its_own(granted: str) -> None:
    assert with_laws_granted(f"{TOLD}{granted}").startswith(f"{TOLD}? ")
    right, wrong = (
        judge(bare_trace("spring", f"{TOLD}{granted}", a)) for a in ("7.5 cm", "1.2 cm")
    )
    assert (right.verdict["answer"], wrong.outcome) == ("valid", "invalid")


@pytest.mark.parametrize(
    "supposed", [" if it is cut in half first?", ", if the constant were twice as large?"]
)
def test_what_is_supposed_is_no_law_granted(supposed: str) -> None:
    assert with_laws_granted(f"{TOLD}{supposed}") == f"{TOLD}{supposed}"
    assert judge(bare_trace("spring", f"{TOLD}{supposed}", "7.5 cm")).verdict["answer"] != "valid"
