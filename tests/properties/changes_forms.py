"""The same equations in another form or notation, the same claims in other declared words."""

from __future__ import annotations

import re
from collections.abc import Callable

from properties.equations import one_sided, reordered, rewritten, swapped_sides, written
from properties.seeds import Record, Seed
from wmw.core import registry
from wmw.core.equation import Statement
from wmw.core.family import Choice, Kind, Outcome
from wmw.generators.wording import fill, readings, slots
from wmw.verifiers.vocabulary.lexicon import lexicon

_PRIMED = re.compile(r"_prime\b|_\d+_|__")


def _written_as(change: Callable[[Statement], str]) -> Callable[[Seed], Record | None]:
    def rewrite(seed: Seed) -> Record | None:
        record = seed.copy()
        equation = record["transition"].get("equation")
        if isinstance(equation, str) and r"\vec" in equation:
            return None  # written anew it would be one between lengths
        return record if rewritten(record, seed.family, change) else None

    return rewrite


def _formed(form: Callable[[Statement], Statement]) -> Callable[[Seed], Record | None]:
    return _written_as(lambda statement: written(form(statement)))


sides_swapped = _formed(swapped_sides)
factors_reordered = _formed(reordered)
moved_to_one_side = _formed(one_sided)
in_plain_ascii = _written_as(written)
in_unicode_mathematics = _written_as(lambda s: written(s, "unicode"))
double_stars = _written_as(lambda s: written(s).replace("^", "**"))
dots_for_products = _written_as(lambda s: written(s, "unicode").replace(" × ", "·"))


def in_latex(seed: Seed) -> Record | None:
    """Write the equations in LaTeX; primes and doubled subscripts have no one spelling there."""
    record = seed.copy()
    names = {*(record["state_0"].get("variables") or {})}
    names |= {*(record["state_1"].get("new_variables") or {})}
    if any(_PRIMED.search(name) for name in names):
        return None
    return record if rewritten(record, seed.family, lambda s: written(s, "latex")) else None


def in_latex_with_dots(seed: Seed) -> Record | None:
    """Write the equations in LaTeX with \\cdot, and with brackets that grow."""
    record = in_latex(seed)
    if record is None:
        return None
    step = record["transition"]
    step["equation"] = step["equation"].replace("\\times", "\\cdot").replace("$", "$$")
    return record


# -- words ------------------------------------------------------------------------------------


def _said(seed: Seed, text: object) -> tuple[Outcome, Choice] | None:
    """Return the outcome that a whole text states, where its regime is known."""
    if seed.item is None or not isinstance(text, str):
        return None
    words = lexicon(seed.family)
    for outcome in words.outcomes(seed.item.regime):
        choice = words.choice(text, outcome) if outcome.in_effects else None
        if choice is not None:
            return outcome, choice
    return None


def _synonym(seed: Seed, choice: Choice, purpose: str) -> str:
    assert seed.item is not None
    bodies = seed.item.names  # a wording may be of a body that only other regimes have
    fits = [p for p in choice.phrases if set(re.findall(r"\{(\w+)\}", p)) <= bodies.keys()]
    return fill(seed.stream(purpose).choice(fits), bodies)


def effect_paraphrased(seed: Seed) -> Record | None:
    """State the effect in another declared wording of the same outcome."""
    record = seed.copy()
    said = _said(seed, record["transition"].get("effect"))
    if said is None:
        return None
    record["transition"]["effect"] = f"{_synonym(seed, said[1], 'effect')}."
    return record


def change_paraphrased(seed: Seed) -> Record | None:
    """State the predicted change in another declared wording of the same outcome."""
    record = seed.copy()
    said = _said(seed, record["state_1"].get("predicted_change"))
    if said is None:
        return None
    record["state_1"]["predicted_change"] = f"{_synonym(seed, said[1], 'change')}."
    return record


def answer_paraphrased(seed: Seed) -> Record | None:
    """Answer a qualitative question in another declared wording."""
    if seed.item is None or seed.item.options:
        return None
    target = _kind(seed).target
    if not isinstance(target, str):
        return None
    record, words = seed.copy(), lexicon(seed.family)
    outcome = next(o for o in words.outcomes(seed.item.regime) if o.name == target)
    choice = words.choice(str(record["answer"]["value"]), outcome)
    assert choice is not None
    record["answer"] = {**record["answer"], "value": _synonym(seed, choice, "answer")}
    return record


def _kind(seed: Seed) -> Kind:
    assert seed.item is not None
    return next(k for k in registry.family(seed.family).kinds if k.name == seed.item.kind)


def question_paraphrased(seed: Seed) -> Record | None:
    """Ask the same in another of the kind's own wordings."""
    if seed.item is None:
        return None
    family, kind, item = registry.family(seed.family), _kind(seed), seed.item
    pictured = item.modality == "picture"
    words = dict(item.names)
    for name, given in item.givens.items():
        new = name.endswith("_new")
        words[name] = given.text if new or not pictured else family.quantity(name).text
    worded = {}
    for template in kind.phrasings:
        if set(slots(template)) <= set(words):
            worded[fill(readings(template, pictured), words)] = set(slots(template))
    mine = next((text for text in worded if text in item.question), None)
    # A constant in the wording itself is not stated by a sentence of its own.
    others = [text for text in worded if text != mine and mine and worded[text] >= worded[mine]]
    if mine is None or not others:
        return None
    record = seed.copy()
    record["question"] = item.question.replace(mine, seed.stream("question").choice(others))
    return record
