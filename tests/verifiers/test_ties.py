"""What a tie hangs on is drawn in one order, whatever order a set of names has in this process."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from wmw.core.equation import Div, Sym
from wmw.verifiers.equations import ties


@pytest.mark.parametrize("order", [("m", "rho"), ("rho", "m")])
def test_the_world_of_a_tie_does_not_hang_on_the_order_of_a_set(
    order: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = SimpleNamespace(
        quantities_of=lambda name: (name,),
        system=SimpleNamespace(draw=lambda quantity, rng: rng.random()),
        family=SimpleNamespace(quantity=lambda name: name),
    )
    monkeypatch.setattr(ties, "ties", lambda case: (("V", "V", Div(Sym("m"), Sym("rho"))),))
    monkeypatch.setattr(ties, "free_symbols", lambda value: order)
    stream = random.Random(7)
    mass, density = stream.random(), stream.random()
    world = ties.tied(case, {}, random.Random(7))  # type: ignore[arg-type]
    assert world == {"m": mass, "rho": density, "V": mass / density}
