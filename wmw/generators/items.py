"""The way of one item: draw, solve, word, lay out, write the gold trace, pass the gates."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from wmw.core import registry
from wmw.core.errors import WmwError
from wmw.core.family import Task
from wmw.core.item import MODALITIES, Item, Modality
from wmw.core.streams import Voice, pick, stream
from wmw.generators.gates import faults
from wmw.generators.gold import Telling
from wmw.generators.layout import lay_out
from wmw.generators.naming import Naming
from wmw.generators.numbers import stated_choices
from wmw.generators.question import Question, word_question
from wmw.generators.sample import deck, draw
from wmw.generators.situation import Situation, solve, used_constants

REWORDINGS = 8
_STATED = 0.78
_FIRST_CHOICE = 0.6


@dataclass(eq=False)
class ItemSetAsideError(WmwError):
    """No wording of an item passed the quality gates; `reasons` are those of the last one."""

    id: str
    reasons: tuple[str, ...]

    def __str__(self) -> str:
        return f"item {self.id} is set aside: {'; '.join(self.reasons)}"


@dataclass(eq=False)
class ForeignItemError(WmwError):
    """An item that its seed does not give: of another version, or changed since."""

    id: str

    def __str__(self) -> str:
        return f"item {self.id} is not what this version draws: build its bank again"


def generate(family: str, seed: int, index: int, *, modality: Modality | None = None) -> Item:
    """Return item `index` of a family under a seed, the same on every call and machine.

    The modality comes from the item's own stream where none is asked for; asking for one changes
    where the numbers stand, not what is given. Raises UnknownFamilyError for a family nobody
    declares, ValueError for a negative index, ItemSetAsideError where the quality gates admit no
    wording of the item.
    """
    return account_with_reasons(family, seed, index, modality=modality)[0].item


def admitted(family: str, seed: int) -> Iterator[Item]:
    """Yield the items of a family under a seed without end, past those that are set aside."""
    for index in count():
        try:
            yield generate(family, seed, index)
        except ItemSetAsideError:
            continue


@dataclass(frozen=True, slots=True)
class Account:
    """An item with what its gold trace is written from: told otherwise, it reads otherwise."""

    item: Item
    situation: Situation
    question: Question
    voice: Voice
    naming: Naming

    def told(self, situation: Situation, question: Question) -> Telling:
        """Return how it is told, in the item's own voice, by who believes in another situation."""
        return Telling(self.voice, situation, question, self.naming)


def account_of(item: Item) -> Account:
    """Return what an item's gold trace was written from, drawn again from its seed.

    Raises ForeignItemError where the item is not what this version draws.
    """
    # A modality that was asked for may have passed the gates with another wording.
    modalities: tuple[Modality | None, ...] = (None, item.modality)
    for modality in modalities:
        account, _ = account_with_reasons(item.family, item.seed, item.index, modality=modality)
        if account.item.trace == item.trace and account.item.question == item.question:
            return account
    raise ForeignItemError(item.id)


def account_with_reasons(
    family: str, seed: int, index: int, *, modality: Modality | None = None
) -> tuple[Account, tuple[str, ...]]:
    """Return an item with its account, and why earlier wordings of it were set aside.

    Raises what `generate` does.
    """
    if index < 0:
        raise ValueError(f"an item's index counts from 0: {index}")
    drawn = draw(family, seed, index)
    item_id = f"{family}-{seed}-{index}"
    set_aside: list[str] = []
    reasons: tuple[str, ...] = ()
    for attempt in range(REWORDINGS):
        rng = stream("item", seed, family, index, attempt)
        own = pick(rng, MODALITIES)
        constants, stated = _constants(rng, family, drawn.kind.name, seed)
        dealt = deck(family, drawn.kind.name, seed)
        situation = solve(
            dealt.family, drawn.kind, dealt.system, dict(drawn.givens), drawn.new, constants
        )
        assert situation is not None  # the deck deals fair draws only
        voice = Voice("gold", seed, family, index, attempt)
        account = _worded(rng, situation, modality or own, stated, voice, item_id, seed, index)
        reasons = tuple(faults(account.item, situation))
        if not reasons:
            return account, tuple(set_aside)
        set_aside += reasons
    raise ItemSetAsideError(item_id, reasons)


def _constants(
    rng: random.Random, family: str, kind: str, seed: int
) -> tuple[dict[str, float], tuple[str, ...]]:
    """Choose values for the constants, and which of those in use the item states."""
    declared = registry.family(family)
    dealt = deck(family, kind, seed)
    chosen: dict[str, float] = {}
    stated = []
    for name in used_constants(declared, dealt.kind):
        choices = stated_choices(declared.quantity(name))
        given = any(str(s.name) == name for s in dealt.kind.givens)
        if given or rng.random() < _STATED:
            stated.append(name)
            chosen[name] = choices[0] if rng.random() < _FIRST_CHOICE else pick(rng, choices)
    return dealt.constants(chosen), tuple(stated)


def _worded(
    rng: random.Random,
    situation: Situation,
    modality: Modality,
    stated: tuple[str, ...],
    voice: Voice,
    item_id: str,
    seed: int,
    index: int,
) -> Account:
    kind = situation.kind
    question = word_question(rng, situation, modality, stated)
    layout = lay_out(rng, situation, question)
    task: Task = "multiple_choice" if question.options else kind.task
    told = Telling(voice, situation, question)
    item = Item(
        id=item_id,
        family=situation.family.name,
        kind=kind.name,
        regime=kind.regime,
        seed=seed,
        index=index,
        modality=modality,
        task=task,
        difficulty=kind.difficulty,
        question=question.text,
        givens=question.givens,
        shown=layout.shown,
        names=question.names,
        scene=layout.scene,
        trace=told.trace(item_id, task),
        options=question.options,
        scene_after=layout.after,
        moments=layout.moments,
    )
    return Account(item, situation, question, voice, told.naming)
