"""The verifier finds what the edits break: neither knows the other, so each tests the other.

One item per family, broken by every edit that applies, in both manners; a sample that stays.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.broken import broken
from wmw.core import registry
from wmw.perturbations import registry as edits
from wmw.verifiers.pipeline import judge


@pytest.mark.parametrize("family", registry.names())
def test_finds_what_is_broken_where_the_item_is_known(family):
    missed = [
        (edit.name, made.description)
        for item, edit, _, made in broken(family)
        if judge(made.trace, gold=item).outcome != "invalid"
    ]
    assert not missed


def test_finds_most_of_it_without_the_item():
    """A misread picture is left out: nothing but the item tells."""
    outcomes = Counter(
        judge(made.trace).outcome
        for family in registry.names()
        for item, edit, _, made in broken(family)
        if not (item.modality == "picture" and _misreads(made))
    )
    assert outcomes["invalid"] >= 0.9 * outcomes.total()


@pytest.mark.parametrize("family", registry.names())
def test_never_calls_a_broken_law_valid_that_it_can_hold_against_the_question(family):
    missed = [
        (edit.name, made.description)
        for item, edit, _, made in broken(family)
        if made.certificate.violates == "law"
        and item.modality != "picture"
        and judge(made.trace).outcome == "valid"
    ]
    assert not missed


def _misreads(made):
    return made.certificate.pointer.startswith("/state_0/")


@pytest.mark.parametrize("label", sorted({edit.label for edit in edits().values()}))
def test_says_what_kind_of_fault_it_is(label):
    labels = Counter(
        judge(made.trace, gold=item).labels
        for family in registry.names()
        for item, edit, _, made in broken(family)
        if edit.label == label
    )
    assert labels[(label,)] >= 0.9 * labels.total()


@pytest.mark.parametrize("family", registry.names())
def test_tells_misread_scenes_from_wrong_physics(family):
    told = {
        (edit.name, judge(made.trace, gold=item).attribution)
        for item, edit, _, made in broken(family)
        if edit.label in ("state", "transition", "force", "faithfulness")
    }
    misread = {edit.name for edit in edits().values() if edit.label == "state"}
    assert told
    assert all(said == ("perception" if name in misread else "physics") for name, said in told)
