"""A trace that is judged valid stays valid however its author might as well have written it.

Every item of every kind meets a share of the changes, another one for each item, so that every
kind and every change is met many times over; `--property-items N` takes N items of each family and
lets every change loose on all of them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator

import pytest

from properties.changes import CHANGES
from properties.known import KNOWN
from properties.seeds import Seed, gold, model_like
from wmw.core import registry
from wmw.verifiers.pipeline import judge

_SHARE, _VOICES_SHARE = 8, 16
"""One in so many of the changes is tried on an item of ours, and on one in a model's voice."""


def chosen(seeds: tuple[Seed, ...], change: str, share: int) -> Iterator[Seed]:
    """Yield the share of the seeds whose turn it is with a change.

    A seed's turn hangs on its name alone, so that a new seed does not shift the others'.
    """
    turn = list(CHANGES).index(change)
    for seed in seeds:
        if (zlib.crc32(seed.name.encode()) + turn) % share == 0:
            yield seed


def told(seed: Seed, change: str) -> str | None:
    """Return what goes wrong when a seed is changed; None where all is well."""
    record = CHANGES[change](seed)
    if record is None:
        return None
    verdict = judge(record)
    if verdict.outcome == "valid" or not seed.is_understood:
        return None
    reasons = [f.message for f in verdict.findings if f.severity == "error"]
    reasons += [a.reason for a in verdict.abstentions if verdict.outcome == "abstain"]
    kind = seed.item.kind if seed.item else "model-like"
    changed = {k: v for k, v in record.items() if v != seed.record.get(k)}
    return f"{seed.name} ({kind}): {verdict.outcome}: {reasons[:3]}\n{json.dumps(changed)[:1500]}"


@pytest.mark.parametrize("change", CHANGES)
def test_gold_stays_valid(change, pytestconfig):
    count = pytestconfig.getoption("--property-items")
    share = _SHARE if count is None else 1
    seeds = (s for f in registry.names() for s in chosen(gold(f, count), change, share))
    wrong = [text for seed in seeds if (text := told(seed, change))]
    assert not wrong, "\n".join(wrong[:5])


@pytest.mark.parametrize("change", CHANGES)
def test_a_models_sound_trace_stays_valid(change, pytestconfig):
    """Strangers' traces may be just understood: a few may lose what they were understood by."""
    share = _VOICES_SHARE if pytestconfig.getoption("--property-items") is None else 1
    seeds = tuple(chosen(model_like(), change, share))
    wrong = [text for s in seeds if (text := told(s, change))]
    known = [f"{name} " for at, name in KNOWN if at == change]
    wrong = [text for text in wrong if not text.startswith(tuple(known))]
    flagged = [text for text in wrong if ": invalid:" in text.splitlines()[0]]
    assert not flagged, "\n".join(flagged[:5])
    assert len(wrong) <= max(1, 0.02 * len(seeds)), "\n".join(wrong[:5])


@pytest.mark.parametrize(("change", "name"), KNOWN)
def test_what_is_known_to_fail_still_does(change, name):
    seeds = [seed for seed in model_like() if seed.name == name and seed.is_understood]
    assert seeds, "no valid trace any more: take it out of the list, and look why"
    assert any(told(seed, change) for seed in seeds), "it holds now: take it out of the list"


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_made_somewhere(change):
    """A change that never applies tests nothing."""
    applied = sum(
        CHANGES[change](seed) is not None
        for family in registry.names()
        for seed in gold(family, None)[:6]
    )
    if change == "three-digits":  # gold is written with three digits already
        applied += sum(CHANGES[change](seed) is not None for seed in model_like())
    assert applied >= 5
