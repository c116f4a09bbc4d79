"""A stratified sample of a bank, drawn by hashes: the same whatever the order or number of files.

Labels share the sample in proportion (largest remainders); within a label the other strata do, by
systematic sampling with a random start (Cochran, Sampling Techniques, 3rd ed., section 8.1).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from wmw.benchmarks.review.record import Side
from wmw.core.errors import UsageError
from wmw.core.streams import digest, permuted, pick, stream

_PER_GROUP = 2
"""Records of each label at least: one of either side of its pairs."""
_PROGRESS = 2000


@dataclass(frozen=True, slots=True)
class Candidate:
    """What may be drawn: a pair or a trace. `group` is its label, `cell` its stratum in there."""

    name: str
    trace: str
    group: str
    cell: tuple[str, ...]


@dataclass(slots=True)
class _Cell:
    """One stratum: how many candidates it has, and the first few in the order of their hashes."""

    count: int = 0
    first: list[tuple[int, str, Candidate]] = field(default_factory=list)

    def add(self, candidate: Candidate, rank: int, most: int) -> None:
        self.count += 1
        entry = (-rank, candidate.name, candidate)  # a heap that gives up its greatest rank
        if len(self.first) < most:
            heapq.heappush(self.first, entry)
        elif entry > self.first[0]:
            heapq.heapreplace(self.first, entry)

    def in_order(self) -> list[Candidate]:
        return [candidate for _, _, candidate in sorted(self.first, reverse=True)]


def drawn(
    candidates: Iterable[Candidate], n: int, seed: int, told: Callable[[int], None] | None = None
) -> list[Candidate]:
    """Return `n` of the candidates, every group among them, sorted by group and then by hash.

    No two are of one trace while others are left to take. Raises UsageError where there are fewer
    than `n`, or where `n` is too small for every group to be represented.
    """
    cells: dict[str, dict[tuple[str, ...], _Cell]] = {}
    for place, candidate in enumerate(candidates, 1):
        cell = cells.setdefault(candidate.group, {}).setdefault(candidate.cell, _Cell())
        cell.add(candidate, _rank(seed, candidate), 2 * n)
        if told is not None and place % _PROGRESS == 0:
            told(place)
    sizes = {group: sum(c.count for c in own.values()) for group, own in sorted(cells.items())}
    wanted = [
        (cells[group][name], count)
        for group, share in shares(sizes, n).items()
        for name, count in _systematic(group, cells[group], share, seed)
    ]
    found: list[Candidate] = []
    used: set[str] = set()
    # Strata with little choice come first, so that they find traces nobody has taken.
    for cell, count in sorted(wanted, key=lambda pair: pair[0].count):
        order = cell.in_order()
        for _ in range(count):
            taken = next((c for c in order if c.trace not in used), order[0])
            order.remove(taken)
            used.add(taken.trace)
            found.append(taken)
    return sorted(found, key=lambda c: (c.group, _rank(seed, c)))


def sides_of(taken: Sequence[Candidate], seed: int) -> dict[str, Side]:
    """Return the side that is shown of each pair drawn, by the pair's name.

    Within a label half are rejected, and at least one is; what is odd goes to either side in turn.
    The chosen trace of an item is not shown twice: the other record of it is a rejected one.
    """
    rng = stream("review", "sides", seed)
    extra = pick(rng, (0, 1))
    rejected: set[str] = set()
    for label in dict.fromkeys(candidate.group for candidate in taken):
        own = permuted(rng, [candidate for candidate in taken if candidate.group == label])
        count = max(1, (len(own) + extra) // 2)
        extra ^= len(own) % 2
        rejected |= {candidate.name for candidate in own[:count]}
    seen: set[str] = set()
    for candidate in taken:
        if candidate.name not in rejected:
            if candidate.trace in seen:
                rejected.add(candidate.name)
            seen.add(candidate.trace)
    return {c.name: "rejected" if c.name in rejected else "chosen" for c in taken}


def shares(sizes: dict[str, int], n: int) -> dict[str, int]:
    """Return how many of `n` each group gets, in proportion, by largest remainders.

    Each gets at least two, or the one that it has; UsageError where that cannot be.
    """
    total = sum(sizes.values())
    if n > total:
        raise UsageError(f"the bank has {total} to draw from, not {n}: ask for fewer with --n")
    least = {group: min(_PER_GROUP, size) for group, size in sizes.items()}
    if n < sum(least.values()):
        raise UsageError(
            f"{n} are too few to represent all of {', '.join(sizes)}: "
            f"ask for --n {sum(least.values())} or more"
        )
    found = {group: n * size // total for group, size in sizes.items()}
    by_remainder = sorted(sizes, key=lambda group: (-(n * sizes[group] % total), group))
    for group in by_remainder[: n - sum(found.values())]:
        found[group] += 1
    for group in sizes:
        while found[group] < least[group]:
            # found - least is greatest where one less is felt least
            rich = max(sizes, key=lambda other: (found[other] - least[other], other))
            found[rich] -= 1
            found[group] += 1
    return found


def _systematic(
    group: str, cells: dict[tuple[str, ...], _Cell], share: int, seed: int
) -> Iterable[tuple[tuple[str, ...], int]]:
    """Yield the strata of a group that are drawn from, and how often, in proportion to their size.

    Every stratum gets its exact share rounded down or up, and on average over seeds the exact one.
    """
    total = sum(cell.count for cell in cells.values())
    start = int(stream("review", "start", seed, group).random() * total)
    before = 0
    for name in sorted(cells):
        after = before + cells[name].count
        # points (start + j total) / share lie in [before, after)
        count = _points(after, start, total, share) - _points(before, start, total, share)
        if count:
            yield name, count
        before = after


def _points(end: int, start: int, total: int, share: int) -> int:
    """Return how many j in range(share) have start + j total < end share."""
    return min(share, max(0, -((start - end * share) // total)))


def _rank(seed: int, candidate: Candidate) -> int:
    return int.from_bytes(digest("review", "rank", seed, candidate.name))
