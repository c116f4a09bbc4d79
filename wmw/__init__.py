"""Physics questions with gold traces, and verdicts on traces that models write.

    import wmw

    item = wmw.generate("inclined_plane", seed=2026, index=0)
    verdict = wmw.verify(item.trace)

This is the shop window: its names are public, they import what they need when they are first
used, and nothing inside the package imports it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wmw.core.errors import WmwError
    from wmw.core.item import Item, Modality
    from wmw.core.pair import Pair
    from wmw.core.trace import Trace
    from wmw.core.verdict import Finding, Verdict
    from wmw.verifiers.mending import Mended, NotMended

__all__ = [
    "Finding",
    "Item",
    "Mended",
    "NotMended",
    "Pair",
    "Trace",
    "Verdict",
    "WmwError",
    "family_names",
    "generate",
    "load_pairs",
    "load_traces",
    "mend",
    "order_question",
    "perturb",
    "verify",
    "verify_many",
]

_HOMES = {
    "Finding": "wmw.core.verdict",
    "Item": "wmw.core.item",
    "Mended": "wmw.verifiers.mending",
    "NotMended": "wmw.verifiers.mending",
    "Pair": "wmw.core.pair",
    "Trace": "wmw.core.trace",
    "Verdict": "wmw.core.verdict",
    "WmwError": "wmw.core.errors",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


# Not `families`: that attribute is the subpackage, as soon as anyone imports it.
def family_names() -> tuple[str, ...]:
    """Return the names of all physics families, built-in and installed, sorted."""
    from wmw.core import registry

    return registry.names()


def generate(family: str, seed: int, index: int, *, modality: Modality | None = None) -> Item:
    """Return item `index` of a family under a seed, with its question, scene and gold trace.

    The item is the same on every call and machine. `modality` ("text", "picture" or "both") says
    where the numbers stand; left out, the item's own stream decides. Raises UnknownFamilyError
    for a family nobody declares, ValueError for a negative index, ItemSetAsideError where the
    quality gates admit no wording of the item.
    """
    from wmw.generators import generate as generate_item

    return generate_item(family, seed, index, modality=modality)


def order_question(item: Item) -> Item:
    """Return the question for the order of an item's four moments, shown without clocks.

    It is an item of its own, with a gold trace; `wmw.diagrams.draw_strip` draws it. Raises
    ValueError where physics fixes no order.
    """
    from wmw.generators.orders import order_question as asked

    return asked(item)


def perturb(item: Item, edit: str, seed: int = 0) -> Pair:
    """Return an item's gold trace broken in one typed way, beside the sound one.

    The seed chooses among all that the edit can do to the item. `wmw perturb --list` names the
    edits. Raises UnknownEditError, NotApplicableError where the edit finds nothing to break, and
    ForeignItemError for an item of another version.
    """
    from wmw.perturbations import perturb as broken

    return broken(item, edit, seed)


def verify(
    trace: Mapping[str, Any] | Trace,
    gold: Item | None = None,
    parts: Collection[str] | None = None,
) -> Verdict:
    """Return the verdict on one trace; a bad trace never raises, it is found invalid.

    `gold` is the item that the trace answers: state 0 is then held against its scene. `parts`, a
    subset of {"state", "transition", "answer"}, judges a partial reply: fields that need another
    part abstain as `not-asked` and do not count in the outcome.
    """
    from wmw.core.trace import Trace
    from wmw.verifiers.pipeline import judge

    return judge(trace.to_dict() if isinstance(trace, Trace) else trace, gold=gold, parts=parts)


def mend(trace: Mapping[str, Any] | Trace, gold: Item | None = None) -> Mended | NotMended:
    """Return an invalid trace mended at its root, or why there is no mending.

    The mended trace is found valid; `patch` is the JSON Patch from the stated one. Where several
    mendings do as well, none is chosen: `ties` holds their patches.
    """
    from wmw.core.trace import Trace
    from wmw.verifiers.mending import mend as mended

    return mended(trace.to_dict() if isinstance(trace, Trace) else trace, gold=gold)


def verify_many(traces: Iterable[Mapping[str, Any] | Trace]) -> Iterator[Verdict]:
    """Yield the verdict on each trace, in order; the traces are read as they are needed."""
    return (verify(trace) for trace in traces)


def load_pairs(path: str | Path) -> Iterator[Pair]:
    """Yield the preference pairs of a bank's folder, or of a file of pairs (JSON Lines).

    Raises InputFileError where there are none, or at the first line that is no pair.
    """
    from wmw.tracebank.reading import pairs_in

    return pairs_in(Path(path))


def load_traces(path: str | Path) -> Iterator[dict[str, Any]]:
    """Yield the traces of a file: JSON Lines, or a `.json` file with one object or a list.

    Raises InputFileError where the file cannot be read, and at the first line that holds no JSON
    object or one over a cap, naming the line. `wmw verify` is the tool for files that may hold
    broken lines: it reports each and judges the rest.
    """
    from wmw.core.errors import InputFileError
    from wmw.verifiers.decoding import Problem, decode
    from wmw.verifiers.reading import read_lines
    from wmw.verifiers.unjudged import sentence

    place = Path(path)
    for line in read_lines(place):
        record = line.problem or decode(line.data or b"")
        if isinstance(record, Problem):
            raise InputFileError(place, sentence(record), line.number)
        yield record
