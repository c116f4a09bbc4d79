"""Questions for the order of four moments that show no clock, with gold traces, made of items.

Such a question is a second one about an item that is drawn already: its body, its scene, its
moments. It is no kind of its family, for kinds take turns and one more would deal every bank anew;
nor does it ask for a quantity: it rests on places in a picture alone.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.ordering import KIND, LETTERS, Steps, moving_body, readings
from wmw.core.streams import permuted, pick, stream
from wmw.core.trace import Answer, Body, State0, State1, Trace, Transition
from wmw.generators.gold import state_hash

ORDER = "-order"
"""What the id of an order question has behind that of its item."""
_SHOWN = (
    "The frames A to D show {body} at four moments, equally far apart in time, but they are out of "
    "order.",
    "Four frames, A to D, were taken of {body} at equal steps of time. They are shuffled.",
    "The picture shows {body} in four frames, A to D, that were taken at equal time intervals and "
    "then put in no order.",
)
_KNOWN: dict[Steps, tuple[str, ...]] = {
    "grow": (
        "In the first of them it is at rest, about to start moving.",
        "It starts from rest in the first of them.",
    ),
    "shrink": (
        "In the last of them it has come to rest, if only for a moment.",
        "It comes to rest, if only for a moment, in the last of them.",
    ),
}
_ASKED = (
    "In which order were the frames taken?",
    "In what order were the frames taken?",
    "What is the order in which the frames were taken?",
)
_RULES: dict[Steps, tuple[str, ...]] = {
    "grow": (
        "What starts from rest and is driven one way speeds up: ever longer ways in equal times",
        "In uniform steps of time a body that speeds up from rest covers ever longer distances",
    ),
    "shrink": (
        "What is slowed down until it rests covers ever shorter ways in equal times",
        "In uniform steps of time a body that slows down to rest covers ever shorter distances",
    ),
}
_EFFECTS: dict[Steps, str] = {
    "grow": "{body} speeds up: from frame to frame it covers {ways} of its way.",
    "shrink": "{body} slows down: from frame to frame it covers {ways} of its way.",
}
_AXES = {
    "x": "x is the distance from the leftmost place, as a share of the whole way across",
    "y": "y is the depth below the topmost place, as a share of the whole way down",
}
_LETTERED = re.compile(r"\b[A-Z]$")


def has_order(item: Item) -> bool:
    """Tell whether physics fixes the order of an item's moments without a clock."""
    course = registry.family(item.family).courses.get(item.regime)
    steps = course.steps if course is not None else None
    return bool(item.moments) and steps is not None and readings(item.moments, steps) is not None


def order_question(item: Item) -> Item:
    """Return the question for the order of an item's moments, the same on every call.

    Its id is that of the item with "-order" behind it, its kind `order_of_moments`, and its
    `moments` stand as they are lettered. Raises ValueError for an item whose moments look as well
    run backward, or that has none.
    """
    if not has_order(item):
        raise ValueError(f"physics fixes no order of moments in {item.id}")
    steps = registry.family(item.family).courses[item.regime].steps
    assert steps is not None
    rng = stream("order", item.seed, item.family, item.index)
    times = permuted(rng, range(len(item.moments)))
    moments = tuple(item.moments[time] for time in times)
    order = [LETTERS[times.index(time)] for time in range(len(times))]
    role = moving_body(moments)
    assert role is not None
    name = item.names.get(role, role)
    body = name if _LETTERED.search(name) else f"the {name}"
    question = " ".join(
        (pick(rng, _SHOWN).format(body=body), pick(rng, _KNOWN[steps]), pick(rng, _ASKED))
    )
    asked = replace(
        item,
        id=item.id + ORDER,
        kind=KIND,
        modality="picture",
        task="qualitative",
        difficulty="medium",
        question=question,
        givens={},
        shown={},
        options=(),
        scene_after=None,
        moments=moments,
    )
    return replace(asked, trace=_gold(asked, pick(rng, _RULES[steps]), steps, order, name, body))


def _gold(asked: Item, rule: str, steps: Steps, order: list[str], name: str, body: str) -> Trace:
    found = readings(asked.moments, steps)
    assert found is not None
    axis, places = found
    read = {letter: f"{places[letter]:.2f}" for letter in LETTERS}
    ways = [_way(read[a], read[b]) for a, b in pairwise(order)]
    sums = [_difference(read[a], read[b]) for a, b in pairwise(order)]
    answer = ", ".join(order)
    subject = body[0].upper() + body[1:]
    state = State0(
        objects=(Body(name),),
        variables={f"{axis}_{letter}": text for letter, text in read.items()},
        assumptions=("the frames were taken at equal steps of time", _AXES[axis]),
    )
    told = ", ".join(ways[:-1]) + f" and {ways[-1]}"
    return Trace(
        id=asked.id,
        scenario_family=asked.family,
        question=asked.question,
        state_0=state,
        transition=Transition(
            rule=rule,
            effect=_EFFECTS[steps].format(body=subject, ways=told),
            evidence=tuple(f"{subject} in frame {a}: {axis} = {t}" for a, t in read.items()),
        ),
        state_1=State1(
            predicted_change=f"The frames were taken in the order {answer}.",
            new_variables={f"step_{i}": way for i, way in enumerate(ways, 1)},
        ),
        derivation="; ".join(sums),
        answer=Answer(answer, None, f"On this way alone the steps {steps}."),
        metadata={
            "difficulty": asked.difficulty,
            "task_type": asked.task,
            "gold_answer": answer,
            "gold_state_hash": state_hash(state.to_dict()),
            "source": "wmw",
        },
    )


def _way(one: str, other: str) -> str:
    return f"{abs(float(one) - float(other)):.2f}"


def _difference(one: str, other: str) -> str:
    low, high = sorted((one, other), key=float)
    return f"{high} - {low} = {_way(one, other)}"
