"""How circuits are drawn: one schematic per topology."""

from __future__ import annotations

from wmw.core.scene import Branch, Circuit, Element, Parallel, Scene, SceneInput, Series
from wmw.families.circuit.symbols import (
    BATTERIES,
    BRANCHED,
    BRANCHED_LAST,
    CAPACITOR,
    CAPACITOR_ROLES,
    CAPS_PARALLEL_2,
    CAPS_PARALLEL_3,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    CHARGING,
    CLOSED,
    DISCHARGING,
    INSERTED,
    INTERNAL_PARALLEL,
    INTERNAL_SERIES,
    MIXED,
    MIXED_LAST,
    OPENED,
    OPENED_INTERNAL,
    PARALLEL_2,
    PARALLEL_3,
    ROLES_OF,
    SERIES_2,
    SERIES_3,
    SHORTED,
    TWO_READINGS,
    WITH_R,
)

_CHAINS = {SERIES_2: 2, INTERNAL_SERIES: 2, SERIES_3: 3}
_RUNGS = {PARALLEL_2: 2, INTERNAL_PARALLEL: 2, PARALLEL_3: 3}
_CAPACITOR_CHAINS = {CAPACITOR: 1, CAPS_SERIES_2: 2, CAPS_SERIES_3: 3}
_CAPACITOR_RUNGS = {CAPS_PARALLEL_2: 2, CAPS_PARALLEL_3: 3}


def draw(given: SceneInput) -> Scene:
    """Lay out the circuit of a regime: source, loads and switch, with the labels of the givens.

    Quantities without an element of their own (a time) are listed in the notes.
    """
    notes = tuple(q for q in ("t", "P_del") if q in given.values)
    if given.regime == SHORTED:
        return Scene(circuit=Circuit(_source(given), _bare_terminals()), notes=notes)
    if given.regime == DISCHARGING:  # no battery is in the loop: `emf` is the voltage at first
        switch = Element("switch_closed", "switch S", label="S (closed)")
        loop = Circuit(_capacitor(given, 1), Series((switch, _load(given, 1))))
        return Scene(circuit=loop, notes=(*notes, *(q for q in ("emf",) if q in given.values)))
    return Scene(circuit=Circuit(_source(given), _branch(given)), notes=notes)


def _source(given: SceneInput) -> Branch:
    battery = Element("battery", given.names.get("battery", "battery"), "emf")
    if given.regime not in WITH_R:
        return battery
    return Series((battery, Element("resistor", "internal resistance", "r")))


def _bare_terminals() -> Branch:
    return Element("switch_open", "terminals", label="terminals")


def _load(given: SceneInput, i: int) -> Element:
    """Return a resistor or lamp, as the item names it."""
    name = given.names.get(ROLES_OF[i], f"R_{i}")
    label = name.split()[-1]
    is_lamp = label.startswith("L") or name.startswith(("lamp", "bulb"))
    return Element("lamp" if is_lamp else "resistor", name, f"R_{i}", label)


def _capacitor(given: SceneInput, i: int) -> Element:
    name = given.names.get(CAPACITOR_ROLES[i], f"C_{i}")
    return Element("capacitor", name, f"C_{i}", name.split()[-1])


def _branch(given: SceneInput) -> Branch:
    regime = given.regime
    if regime in _CAPACITOR_CHAINS:
        return _chain(tuple(_capacitor(given, i + 1) for i in range(_CAPACITOR_CHAINS[regime])))
    if regime in _CAPACITOR_RUNGS:
        return Parallel(tuple(_capacitor(given, i + 1) for i in range(_CAPACITOR_RUNGS[regime])))
    if regime in _CHAINS:
        return _chain(tuple(_load(given, i + 1) for i in range(_CHAINS[regime])))
    if regime in _RUNGS:
        return Parallel(tuple(_load(given, i + 1) for i in range(_RUNGS[regime])))
    if regime in (MIXED, MIXED_LAST, BRANCHED, BRANCHED_LAST):
        one, two, three = (_load(given, i) for i in ROLES_OF)
        nested: dict[str, Branch] = {
            MIXED: Series((one, Parallel((two, three)))),
            MIXED_LAST: Series((Parallel((one, two)), three)),
            BRANCHED: Parallel((one, Series((two, three)))),
            BRANCHED_LAST: Parallel((Series((one, two)), three)),
        }
        return nested[regime]
    one = _load(given, 1)
    if regime == CHARGING:
        return Series((one, _capacitor(given, 1)))
    if regime in BATTERIES:
        second = Element("battery", given.names.get("battery_2", "second battery"), "emf_2")
        return Series((one, second))
    if regime == TWO_READINGS:  # one load is connected at a time
        on = Element("switch_closed", "switch 1", label="S_1 (closed)")
        off = Element("switch_open", "switch 2", label="S_2 (open)")
        return Parallel((Series((one, on)), Series((_load(given, 2), off))))
    if regime in (OPENED, OPENED_INTERNAL, CLOSED, INSERTED):
        return _switched(given, one, _load(given, 2))
    return one


def _chain(parts: tuple[Element, ...]) -> Branch:
    return parts[0] if len(parts) == 1 else Series(parts)


def _switched(given: SceneInput, one: Element, two: Element) -> Branch:
    closed = (given.regime == CLOSED) == (given.frame == "after")
    # The word makes sure: of the closed symbol the blade is easily taken for wire.
    label = "S (closed)" if closed else "S (open)"
    switch = Element("switch_closed" if closed else "switch_open", "switch S", label=label)
    if given.regime == INSERTED:
        return Series((one, Parallel((two, switch))))
    return Parallel((one, Series((two, switch))))
