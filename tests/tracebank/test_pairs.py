"""Which pairs a bank takes: labels in turn, few laws written wrongly, none that is easily told."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from wmw.core import registry
from wmw.core.pair import Pair
from wmw.generators import generate
from wmw.perturbations.gold import Gold
from wmw.tracebank.blind_judge import BlindJudge, Traits, traits_of
from wmw.tracebank.pairs import pairs_of

SEED, COUNT = 8, 12
CHOSEN = {"transition": {"effect": "it slides down"}, "answer": {"value": "4.2 m"}}


@cache
def of(family: str, index: int, split: str = "test") -> tuple[Pair, ...]:
    item = generate(family, SEED, index)
    return tuple(pairs_of(Gold.of(item), COUNT, split, SEED, BlindJudge()))


@pytest.mark.parametrize("family", registry.names())
def test_no_rejected_trace_comes_twice(family: str) -> None:
    for index in range(2):
        rejected = [pair.rejected for pair in of(family, index)]
        assert all(one not in rejected[:place] for place, one in enumerate(rejected))


class Unlearned(BlindJudge):
    """A judge whom every pair misleads, so that no label is passed over."""

    def prefers_chosen(self, traits: Traits) -> float:
        return -1.0


@pytest.mark.parametrize("family", registry.names())
def test_labels_take_turns(family: str) -> None:
    pairs = pairs_of(Gold.of(generate(family, SEED, 0)), COUNT, "test", SEED, Unlearned())
    labels = [pair.perturbation_type for pair in pairs]
    broken = set(labels)
    assert set(labels[: len(broken)]) == broken, "no label has a second turn before all had one"
    assert len(broken) > 2


def test_train_has_no_held_out_edits_and_the_same_pairs_come_again() -> None:
    item = generate("projectile", SEED, 0)
    pairs = pairs_of(Gold.of(item), COUNT, "train", SEED, BlindJudge())
    assert {pair.perturbation_family for pair in pairs} == {"seen"}
    again = pairs_of(Gold.of(item), COUNT, "train", SEED, BlindJudge())
    assert [pair.to_json() for pair in again] == [pair.to_json() for pair in pairs]
    assert {p.perturbation_family for p in of("projectile", 0)} == {"seen", "held_out"}


def test_few_laws_are_written_wrongly() -> None:
    pairs = [
        pair for family in registry.names() for index in range(4) for pair in of(family, index)
    ]
    laws = [pair for pair in pairs if pair.perturbation_type == "transition"]
    written = Counter(pair.certificate.broken_law is not None for pair in laws)
    assert written[True] <= 0.2 * len(laws)
    assert written[True] > 0


def test_none_are_asked_for() -> None:
    assert pairs_of(Gold.of(generate("lever", SEED, 0)), 0, "train", SEED, BlindJudge()) == []


_LOOK = re.compile(r"(?:^| )(?:first \d?|\d+ (?:digits|decimals))$")


def _runs_of(text: str) -> list[str]:
    """Return the runs of up to three words of a text in which all numbers are alike."""
    plain = re.sub(r"\d+(\.\d+)?([eE][+-]?\d+)?", "0", text)
    words = re.findall(r"[^\W\d_]+|\d+|[^\w\s]", plain)
    return [" ".join(words[at : at + n]) for n in (1, 2, 3) for at in range(len(words) - n + 1)]


class TestBlindJudge:
    def traits(self, effect: str, value: str = "4.2 m") -> Traits:
        rejected = {"transition": {"effect": effect}, "answer": {"value": value}}
        return traits_of(CHOSEN, rejected)

    def test_it_sees_what_differs_alone(self) -> None:
        counts = self.traits("it slides up").counts
        assert counts["slides down"] == counts["down"] == 1
        assert counts["slides up"] == counts["up"] == -1
        assert "slides" not in counts
        digits = self.traits("it slides down", "42 m").counts
        assert digits
        assert all("digits" in name or "decimals" in name for name in digits)

    @pytest.mark.parametrize("family", registry.names())
    def test_it_sees_all_that_differs(self, family: str) -> None:
        """What both texts have is left out before it is counted: counted in full, it cancels."""
        for pair in of(family, 0):
            for part in ("transition", "state_1", "answer"):
                mine, theirs = pair.chosen[part], pair.rejected[part]
                expected: Counter[str] = Counter()
                for key in mine:
                    if mine[key] != theirs[key] and isinstance(mine[key], str):
                        expected.update(_runs_of(f"{key} {mine[key]} ;"))
                        expected.subtract(_runs_of(f"{key} {theirs[key]} ;"))
                    elif mine[key] != theirs[key]:
                        break
                else:
                    told = traits_of({part: mine}, {part: theirs}).counts
                    runs = {name: count for name, count in told.items() if not _LOOK.search(name)}
                    assert runs == {name: count for name, count in expected.items() if count}

    def test_it_learns_what_gives_a_text_away(self) -> None:
        judge = BlindJudge()
        assert judge.prefers_chosen(self.traits("it slides up")) == 0
        for _ in range(20):
            judge.learn(self.traits("it slides up"))
        assert judge.prefers_chosen(self.traits("it slides up")) > 1
        other = {"transition": {"effect": "it slides down"}}
        turned = traits_of({"transition": {"effect": "it slides up"}}, other)
        assert judge.prefers_chosen(turned) < -1

    def test_the_bank_leaves_what_it_knows(self) -> None:
        """Taught that a reversed force is never chosen, it is offered other faults."""
        item = generate("inclined_plane", SEED, 1)
        plain = pairs_of(Gold.of(item), COUNT, "test", SEED, BlindJudge())
        first = next(pair for pair in plain if pair.perturbation_type == "force")
        taught = BlindJudge()
        for _ in range(50):
            taught.learn(traits_of(first.chosen, first.rejected))
        pairs = pairs_of(Gold.of(item), COUNT, "test", SEED, taught)
        assert len(pairs) == len(plain)
        assert first.rejected not in [pair.rejected for pair in pairs]
