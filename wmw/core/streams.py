"""Random streams hashed from names, so that item i is the same alone, in any order, anywhere."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol, TypeVar

T = TypeVar("T")

BANK_FORMAT = 1
"""Changes only when the generated banks are meant to change."""


def digest(*parts: object) -> bytes:
    """Return 32 bytes that depend on the parts and on the bank format, on nothing else."""
    text = "\x1f".join(map(str, (BANK_FORMAT, *parts)))
    return hashlib.sha256(text.encode()).digest()


def stream(*parts: object) -> random.Random:
    """Return a random stream of its own for the parts.

    Python keeps `Random(int)` with `random()`, `getrandbits()` and `randrange()` stable between
    versions; `choice` and `shuffle` are not promised, so draws go through `pick` and `permuted`.
    """
    return random.Random(int.from_bytes(digest(*parts)))  # noqa: S311 - not for secrets


class Draws(Protocol):
    """Numbers drawn one after the other."""

    def random(self) -> float:
        """Return the next number, from 0 up to 1."""


class Voice:
    """The random streams of one item, each with a name of its own.

    Whoever asks for a name hears the same draws from the first on: what is told again is worded
    alike. A stream is seeded once, when somebody draws from it: that takes longer than most of the
    draws.
    """

    def __init__(self, *parts: object) -> None:
        self._parts = parts
        self._streams: dict[tuple[object, ...], _Drawn] = {}

    def __call__(self, *name: object) -> Draws:
        """Return the stream of a name, from its first draw on."""
        if name not in self._streams:
            self._streams[name] = _Drawn((*self._parts, *name))
        return _Repeated(self._streams[name])


class _Drawn(list[float]):
    """What has been drawn from a stream so far."""

    def __init__(self, parts: tuple[object, ...]) -> None:
        super().__init__()
        self._parts = parts

    @cached_property
    def _source(self) -> random.Random:
        return stream(*self._parts)

    def draw(self) -> None:
        self.append(self._source.random())


class _Repeated:
    """The draws of a stream, which others may have begun to draw from."""

    __slots__ = ("_at", "_drawn")

    def __init__(self, drawn: _Drawn) -> None:
        self._drawn, self._at = drawn, 0

    def random(self) -> float:
        if self._at == len(self._drawn):
            self._drawn.draw()
        self._at += 1
        return self._drawn[self._at - 1]


def pick(rng: Draws, options: Sequence[T]) -> T:
    """Return one of the options, each with the same chance."""
    return options[int(rng.random() * len(options))]


def permuted(rng: Draws, options: Sequence[T]) -> list[T]:
    """Return the options in a random order (Fisher-Yates)."""
    order = list(options)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Permutation:
    """A keyed bijection of range(size): position i of the draw grid without a list of it.

    A four-round Feistel network over the next even power of two, walked until it lands inside
    the range (cycle walking; Black and Rogaway 2002), so that draws are distinct by construction.
    """

    def __init__(self, size: int, *key: object) -> None:
        if size < 1:
            raise ValueError(f"a permutation needs at least one place, not {size}")
        self.size = size
        self._half = max(1, ((size - 1).bit_length() + 1) // 2)
        self._mask = (1 << self._half) - 1
        seed = digest("permutation", *key)
        self._keys = tuple(int.from_bytes(seed[8 * r : 8 * r + 8]) for r in range(4))

    def __call__(self, index: int) -> int:
        """Return the place of `index`; indices wrap around at the size."""
        place = index % self.size
        while True:
            place = self._feistel(place)
            if place < self.size:
                return place

    def _feistel(self, value: int) -> int:
        left, right = value >> self._half, value & self._mask
        for key in self._keys:
            mixed = (right * 0x9E3779B97F4A7C15 + key) & 0xFFFFFFFFFFFFFFFF
            mixed ^= mixed >> 29
            mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            mixed ^= mixed >> 32
            left, right = right, left ^ (mixed & self._mask)
        return (left << self._half) | right
