"""A weight is given the number of the mass."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from wmw.core.pair import EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import given_text, number
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import APART, residual_of
from wmw.perturbations.wrong_forces import listed, size_certificate
from wmw.perturbations.wrong_givens import drawn

LABEL: Label = "force"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces in which a force that is a mass times g has lost its g."""
    situation = gold.situation
    masses = [n for n in drawn(gold) if gold.quantity(n).unit == "kg"]
    for item in listed(gold):
        size = situation.system.value(item.spec.magnitude, situation.world)
        if item.force["magnitude"] is None or not size:
            continue
        used = {str(s.name) for s in item.spec.magnitude.free_symbols}
        mine = [name for name in masses if name in used]
        for name, constant in product(mine, sorted(used.intersection(gold.family.constants))):
            mass, g = situation.world[name], situation.world[constant]
            if residual_of(mass * g, size) > APART or residual_of(mass, size) < APART:
                continue
            trace = gold.copy("state_0")
            force = trace["state_0"]["forces"][item.place]
            text = given_text(gold.quantity(name), mass).removesuffix(" kg")
            force["magnitude"] = number(text) if force["unit"] else f"{text} N"
            pointer = f"/state_0/forces/{item.place}/magnitude"
            stated = f"{text} N"
            residual = residual_of(mass, size)
            certificate = size_certificate(item, pointer, stated, residual)
            yield Broken(trace, f"{item.force['name']} has the number of the mass", certificate)
