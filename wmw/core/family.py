"""The declaration of a physics family: the one place where its physics and its words stand.

Everything else (sampling, questions, pictures, gold traces, the verifier's recomputation, the
reference tables) is derived from these records. Laws, conditions, magnitudes and directions are
sympy expressions over the symbols of the family's quantities; values are in SI, angles in radians.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import cos, pi
from typing import Literal, TypeAlias

import sympy as sp

from wmw.core.scene import Scene, SceneInput
from wmw.core.situation import Situation
from wmw.core.trace import RelationType
from wmw.core.unnamed import Unnamed

Sign = Literal["positive", "nonnegative", "any"]
Sort = Literal["level distance", "height", "breadth", "arm"]
Moment = Literal["given", "constant", "before", "after"]
Task = Literal["quantitative", "qualitative", "multiple_choice", "counterfactual"]
Difficulty = Literal["easy", "medium", "hard"]
Expression: TypeAlias = "sp.Expr | float | int"


def Eq(left: Expression, right: Expression) -> sp.Eq:  # noqa: N802 - reads as sympy's own does
    """Return the equation as it is written; `sympy.Eq` would spend milliseconds on deciding it."""
    return sp.Eq(left, right, evaluate=False)


def Ne(left: Expression, right: Expression) -> sp.Ne:  # noqa: N802
    """Return left ≠ right as it is written; see `Eq`."""
    return sp.Ne(left, right, evaluate=False)


def Gt(left: Expression, right: Expression) -> sp.Gt:  # noqa: N802
    """Return left > right as it is written; see `Eq`."""
    return sp.Gt(left, right, evaluate=False)


def Ge(left: Expression, right: Expression) -> sp.Ge:  # noqa: N802
    """Return left ≥ right as it is written; see `Eq`."""
    return sp.Ge(left, right, evaluate=False)


def Lt(left: Expression, right: Expression) -> sp.Lt:  # noqa: N802
    """Return left < right as it is written; see `Eq`."""
    return sp.Lt(left, right, evaluate=False)


def Le(left: Expression, right: Expression) -> sp.Le:  # noqa: N802
    """Return left ≤ right as it is written; see `Eq`."""
    return sp.Le(left, right, evaluate=False)


@lru_cache(maxsize=256)
def _decimals(step: float) -> int:
    return len(f"{step:.10f}".rstrip("0").partition(".")[2])


@dataclass(frozen=True, slots=True)
class Grid:
    """Values a given is drawn from: low, low + step, ... up to high, in the quantity's unit."""

    low: float
    high: float
    step: float

    def __len__(self) -> int:
        return int((self.high - self.low) / self.step + 1.5)

    def value(self, place: int) -> float:
        """Return the value at a place, free of binary dust."""
        return round(self.low + place * self.step, 12)

    @property
    def decimals(self) -> int:
        """Decimals that a printed value needs."""
        return _decimals(self.step)


@dataclass(frozen=True)
class Quantity:
    """A physical quantity of the family.

    `symbol.name` is its canonical name; `text` the symbol as printed (a subscript after "_");
    `unit` the unit in which a textbook gives it, angles in "deg". `aliases` are names that traces
    use for it, the most usual ones first (gold writes no later ones). `cues` are words beside a
    number in prose that tell it from other quantities of the same unit, most telling first ("screen
    … from the object" stands on both sides of it); `asked`
    are phrases that ask for it, save in a question whose plain words one of the patterns in
    `unasked` finds. `low` and `high` bound the plausible values in `unit` (root choice,
    sampling, never a verdict). `choices` are the values of a constant that a question may leave
    open (g), the first one being what is assumed. `difference` marks a difference of temperatures,
    for which 30 °C are 30 K. `lasting` is what stays with a body when something else is changed.
    `sort` tells how a length lies, where words behind a number may show that the number is none of
    its values: what is "5.0 m high" is no level distance. A breadth is any radius, diameter or
    width, and an arm the distance from a pivot.
    """

    symbol: sp.Symbol
    text: str
    meaning: str
    unit: str
    low: float
    high: float
    grid: Grid | None = None
    aliases: tuple[str, ...] = ()
    cues: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    sign: Sign = "positive"
    moment: Moment = "given"
    body: str | None = None
    choices: tuple[float, ...] = ()
    difference: bool = False
    lasting: bool = False
    unasked: tuple[str, ...] = ()
    sort: Sort | None = None

    @cached_property
    def name(self) -> str:
        """The canonical name."""
        return str(self.symbol.name)


@dataclass(frozen=True, slots=True)
class Law:
    """An equation and the regimes it holds in (none named: all of them).

    `statement` names it as a textbook would; `source` says where it stands.
    """

    name: str
    equation: sp.Eq
    statement: str
    regimes: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """Words that fix a value without a number: "from rest" means v0 = 0.

    Beside the words `unless` they fix none: a fixed pulley beside a movable one.
    """

    phrases: tuple[str, ...]
    sets: Mapping[sp.Symbol, float]
    regimes: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Usual:
    """What is taken for granted where words tell it and nothing states a value: water's density.

    It is left alone beside the words `unless`, where the question gives or asks for it, and where
    the trace states a value of its kind. Values are in SI.
    """

    phrases: tuple[str, ...]
    sets: Mapping[sp.Symbol, float]
    regimes: tuple[str, ...]
    unless: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Regime:
    """A way in which the scene behaves; its laws are the family's laws that name it.

    `cues` are phrases that a question in this regime shows, `rules_out` phrases that exclude it.
    A regime that `needs_cue` is considered only where one of its cues stands. `fixed` are values
    that hold in it unless the question says otherwise; `conditions` must hold in every world of it.
    `place` are the words of the one place that it is about, of several in a scene (the top, the
    bottom): where a question asks for another of the family's places, it is not meant.
    One that is not `drawn` is read in questions alone: no scene of the family shows it. `where` are
    regular expressions over a plain question; one that has some is considered only where one is
    found. `of_both` are cues of one body that here are true of another one as well, and tell
    nothing: of two that hang, "hanging". Where words show such a regime, numbers are of it.
    """

    name: str
    title: str
    cues: tuple[str, ...] = ()
    rules_out: tuple[str, ...] = ()
    needs_cue: bool = False
    fixed: Mapping[sp.Symbol, float] = field(default_factory=dict)
    conditions: tuple[sp.Basic, ...] = ()
    assumptions: tuple[str, ...] = ()
    place: tuple[str, ...] = ()
    drawn: bool = True
    where: tuple[str, ...] = ()
    of_both: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Role:
    """A body of the scene by its role, the words it goes by, and attributes gold traces give it.

    `attributes` are pairs of attribute name and the canonical name of the quantity that it holds.
    `written` are the words that questions and gold traces use (none named: all of them); the
    other `words` are only understood. Roles with equally many written words go in step: the third
    word of one stands beside the third of the other.
    """

    name: str
    words: tuple[str, ...]
    attributes: tuple[tuple[str, str], ...] = ()
    regimes: tuple[str, ...] = ()
    written: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RelationSpec:
    """A relation between two roles that a correct account has, or may have (`required=False`).

    What is on a body or supported by it stands higher unless it is not `upright`: a load on a beam
    may hang from it, and a coil on a core encloses it.
    """

    type: RelationType
    args: tuple[str, str]
    regimes: tuple[str, ...] = ()
    required: bool = True
    upright: bool = True


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction of the scene and its wordings; the vector is (x, y), x right, y up.

    `phrases[0]` is what gold writes; {role} stands for the body's word. Several further phrasings
    are understood. Where it lies along another direction in some `regimes` only (the motion, seen
    from the wall), it is held in the others against directions of the same regimes alone.
    """

    name: str
    vector: tuple[Expression, Expression]
    phrases: tuple[str, ...]
    regimes: tuple[str, ...] = ()

    def compares_with(self, other: Direction, regime: str) -> bool:
        """Tell whether the vectors of both say how they lie to each other in a regime."""
        return self.regimes == other.regimes or (
            in_regime(self.regimes, regime) and in_regime(other.regimes, regime)
        )


@dataclass(frozen=True, slots=True)
class ForceSpec:
    """A force that acts: on which role, along which direction, how large.

    `acts` (None: always) says when the force is there at all, such as friction where mu > 0.
    `seen` are words of what exerts it (string, rope): where question and bodies have none of them,
    the force is not missed in a list.
    """

    name: str
    target: str
    direction: str
    magnitude: sp.Expr
    words: tuple[str, ...]
    regimes: tuple[str, ...] = ()
    acts: sp.Basic | None = None
    seen: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a qualitative outcome, when it holds, and its wordings, the first for gold."""

    value: str
    holds: sp.Basic
    phrases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A qualitative result with a closed set of values (slides or stays, real or virtual).

    It is the target of qualitative questions and the vocabulary in which effects are judged.
    `asked` are phrases that ask for it, save in a question whose plain words one of the patterns in
    `unasked` finds. `in_effects` lets its phrases be read as claims in effect and predicted change;
    leave it off for wordings that mean other things elsewhere. `reader` tells the value that a text
    states where it takes more than the phrases. `way_of` is the role whose way it is, up or down.
    """

    name: str
    asked: tuple[str, ...]
    choices: tuple[Choice, ...]
    regimes: tuple[str, ...] = ()
    in_effects: bool = True
    reader: Callable[[str], str | None] | None = None
    unasked: tuple[str, ...] = ()
    way_of: str | None = None


@dataclass(frozen=True, slots=True)
class Convention:
    """Another legal sign convention: the stated value is `factor` times ours.

    Where one of the patterns `told` stands in the plain words of a question, no other convention is
    legal, our own neither; where one of `denied` does, this one is not.
    """

    name: str
    factors: Mapping[sp.Symbol, float]
    regimes: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Axis:
    """What counts along a line that a question may count either way: up and down.

    `positive` is the direction that our own values have without a minus in these regimes.
    """

    positive: str
    quantities: tuple[sp.Symbol, ...]
    regimes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """A typical wrong result, for distractors: what is done wrong, and what it yields."""

    name: str
    value: sp.Expr


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question.

    `target` is a quantity's symbol or an outcome's name. `phrasings` are whole questions; {m} is
    the shown value of a given, {block} a body's word, and "[a|b]" reads a where the text carries
    the numbers and b where only the picture does. `route` are the equations that lead to the
    target, as plain text, the last one for the target; `rules`, `effects` and `changes` are
    realisations of the gold trace's text fields ({v} is the shown value of any quantity of the
    route). `where` restricts the draws, and `grids` narrows a given's own grid where `where` alone
    would leave few draws. A counterfactual `alters` one given: its new value is
    {theta_new} in the phrasings, and the target is that of the altered scene.
    """

    name: str
    regime: str
    givens: tuple[sp.Symbol, ...]
    target: sp.Symbol | str
    task: Task
    difficulty: Difficulty
    phrasings: tuple[str, ...]
    route: tuple[str, ...]
    rules: tuple[str, ...]
    effects: tuple[str, ...]
    changes: tuple[str, ...]
    evidence: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    where: tuple[sp.Basic, ...] = ()
    fixed: Mapping[sp.Symbol, float] = field(default_factory=dict)
    grids: Mapping[sp.Symbol, Grid] = field(default_factory=dict)
    alters: sp.Symbol | None = None
    answer_unit: str | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """How what moves gets from its place before to the one after, all times being shares.

    `covered` is the share of the straight way that is covered in a share of the time; None where
    the family's own `draw` places the bodies at a time. `steps` says whether the ways covered in
    equal times only grow or only shrink: then they fix the order of moments that show no clock.
    """

    covered: Callable[[float], float] | None = None
    steps: Literal["grow", "shrink"] | None = None


FROM_REST = Course(lambda time: time**2, "grow")
"""Uniformly accelerated from rest: s ∝ t²."""
TO_REST = Course(lambda time: 1 - (1 - time) ** 2, "shrink")
"""Uniformly decelerated to rest: the same, backward."""
STEADY = Course(lambda time: time)
"""At a constant velocity."""
QUARTER_SWING = Course(lambda time: 1 - cos(pi / 2 * time), "grow")
"""A harmonic oscillation from a turning point to equilibrium."""
HALF_SWING = Course(lambda time: (1 - cos(pi * time)) / 2)
"""A harmonic oscillation from one turning point to the other."""
DRAWN, DRAWN_FASTER = Course(), Course(steps="grow")
"""Along a path that the family draws, the latter ever faster."""


@dataclass(frozen=True)
class Family:
    """A chapter of introductory physics. `draw` lays out the scene of a regime."""

    name: str
    title: str
    quantities: tuple[Quantity, ...]
    laws: tuple[Law, ...]
    regimes: tuple[Regime, ...]
    roles: tuple[Role, ...]
    kinds: tuple[Kind, ...]
    draw: Callable[[SceneInput], Scene]
    relations: tuple[RelationSpec, ...] = ()
    directions: tuple[Direction, ...] = ()
    forces: tuple[ForceSpec, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    facts: tuple[Fact, ...] = ()
    conventions: tuple[Convention, ...] = ()
    axes: tuple[Axis, ...] = ()
    ambiguous: Mapping[str, tuple[sp.Symbol, ...]] = field(default_factory=dict)
    situations: tuple[Situation, ...] = ()
    unnamed: tuple[Unnamed, ...] = ()
    usual: tuple[Usual, ...] = ()
    moves: tuple[str, ...] = ()
    """Regimes in which something moves, for which before/after frames can be drawn."""
    elapsed: Mapping[str, sp.Symbol] = field(default_factory=dict)
    """The time that passes from before to after, by regime, where a question may give it."""
    courses: Mapping[str, Course] = field(default_factory=dict)
    """How what moves gets from its place before to the one after, by regime, for moments between.
    `FROM_REST` is left out for a body that is drawn with a velocity: it is not at rest."""

    def quantity(self, name: str) -> Quantity:
        """Return the quantity of that canonical name (KeyError if there is none)."""
        return self._by_name[name]

    @cached_property
    def constants(self) -> tuple[str, ...]:
        """The canonical names of the constants that have usual values, such as g."""
        return tuple(quantity.name for quantity in self.quantities if quantity.choices)

    @cached_property
    def names(self) -> frozenset[str]:
        """The canonical names of the quantities."""
        return frozenset(self._by_name)

    @cached_property
    def _by_name(self) -> Mapping[str, Quantity]:
        return {quantity.name: quantity for quantity in self.quantities}

    @cached_property
    def regimes_of(self) -> Mapping[str, frozenset[str]]:
        """The regimes whose laws speak of a quantity, by its canonical name."""
        everywhere = tuple(regime.name for regime in self.regimes)
        found: dict[str, set[str]] = {}
        for law in self.laws:
            for symbol in law.equation.free_symbols:
                found.setdefault(str(symbol.name), set()).update(law.regimes or everywhere)
        return {name: frozenset(regimes) for name, regimes in found.items()}

    def grid(self, kind: Kind, name: str) -> Grid | None:
        """Return the values from which a kind draws a quantity; None where it is not drawn."""
        declared = self.quantity(name)
        return kind.grids.get(declared.symbol, declared.grid)

    def regime(self, name: str) -> Regime:
        """Return the regime of that name (KeyError if there is none)."""
        for regime in self.regimes:
            if regime.name == name:
                return regime
        raise KeyError(name)


def in_regime(regimes: tuple[str, ...], regime: str) -> bool:
    """Tell whether a record that names these regimes (none: all) holds in the regime."""
    return not regimes or regime in regimes
