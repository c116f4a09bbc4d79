"""Whether chosen and rejected traces can be told apart by one who knows no physics.

For each way of looking at a text (`blind_features`) a logistic regression is fitted to the
differences of counts between the two texts of the training pairs, and asked about pairs of traces
it has not seen. Chance is one half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wmw.benchmarks.blind_features import READERS, Features, Reader
from wmw.core.errors import UsageError
from wmw.core.pair import Pair
from wmw.core.streams import permuted, stream
from wmw.replies import written
from wmw.tracebank import pairs_of_bank, splits_of

if TYPE_CHECKING:
    import numpy as np

CONSISTENCY = "repeated numbers"
"""The reader that checks whether numbers agree: no shortcut, and reported apart."""
_APART = 0.75
"""Smaller shares of the train split are fitted up to this share of the whole."""
_RESAMPLES, _MOST_TELLING, _FEWEST = 400, 12, 20
Told = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Texts:
    """A pair as the audit sees it: both texts as a model writes them, and what it is counted as."""

    chosen: str
    rejected: str
    label: str
    edit: str
    trace: str
    held_out: bool
    writes_law: bool

    @classmethod
    def of(cls, pair: Pair) -> Texts:
        """Return the texts of a pair."""
        return cls(
            written(pair.chosen),
            written(pair.rejected),
            pair.perturbation_type,
            pair.perturbation_name,
            pair.source_trace_id,
            pair.perturbation_family == "held_out",
            pair.certificate.broken_law is not None,
        )


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The share of pairs ranked rightly (ties count half), of how many, with its 95% interval.

    The interval is that of the bootstrap over traces: pairs of one trace are not independent.
    """

    share: float
    pairs: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """How one classifier fares on what it has not seen, and what it goes by."""

    reader: str
    trained_on: int
    by: Mapping[str, Accuracy]
    telling: tuple[tuple[str, float], ...]


def audit(bank: Path, *, sizes: Sequence[int] = (), told: Told | None = None) -> list[Verdict]:
    """Fit every blind classifier to a bank's train split and ask it about the other splits.

    With `sizes` also for that many traces of the train split. Raises UsageError where the bank has
    too few pairs to learn from or to ask about, or scikit-learn is not installed; InputFileError
    for a folder that holds no whole bank.
    """
    splits = splits_of(bank)
    train: dict[str, list[Texts]] = {}
    asked: list[Texts] = []
    for pair in pairs_of_bank(bank):
        texts = Texts.of(pair)
        if splits[texts.trace] == "train":
            train.setdefault(texts.trace, []).append(texts)
        else:
            asked.append(texts)
    if min(len(train), len({texts.trace for texts in asked})) < _FEWEST:
        raise UsageError(
            f"{bank} has too few traces with pairs to train a classifier and to ask it: build a "
            "bank with --traces 200 --pairs-per-trace 16 or more"
        )
    return ranked(train, asked, sizes=sizes, told=told)


def ranked(
    train: Mapping[str, Sequence[Texts]],
    asked: Sequence[Texts],
    *,
    sizes: Sequence[int] = (),
    told: Told | None = None,
) -> list[Verdict]:
    """Fit every blind classifier to pairs by trace and ask it about others, as `audit` does."""
    _needs_sklearn()
    order = permuted(stream("audit"), sorted(train))
    steps = [*(size for size in sizes if size <= _APART * len(order)), len(order)]
    found: list[Verdict] = []
    for place, (name, reader) in enumerate(READERS.items()):
        if told is not None:
            told(name, place, len(READERS))
        differences = _Differences(reader)
        for size in steps:
            learnt = [texts for trace in order[:size] for texts in train[trace]]
            found.append(_verdict(name, differences, learnt, asked, size))
    return found


def _needs_sklearn() -> None:
    try:
        import sklearn  # noqa: F401
    except ImportError as error:
        raise UsageError("the audit needs scikit-learn: pip install 'wmw[audit]'") from error


class _Differences:
    """What the chosen text of a pair has more of than the rejected one; texts are read once."""

    def __init__(self, reader: Reader) -> None:
        self._read = lru_cache(maxsize=4)(reader)
        self._known: dict[tuple[str, str], Features] = {}

    def __call__(self, texts: Texts) -> Features:
        key = (texts.chosen, texts.rejected)
        if key not in self._known:
            one, other = self._read(texts.chosen), self._read(texts.rejected)
            names = one.keys() | other.keys()
            gaps = {name: one.get(name, 0) - other.get(name, 0) for name in sorted(names)}
            self._known[key] = {name: gap for name, gap in gaps.items() if gap}
        return self._known[key]


def _verdict(
    name: str, differences: _Differences, learnt: Sequence[Texts], asked: Sequence[Texts], size: int
) -> Verdict:
    import numpy as np
    from scipy.sparse import diags
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    vectorizer = DictVectorizer()
    counts = vectorizer.fit_transform([differences(texts) for texts in learnt])
    senses = np.where(np.arange(len(learnt)) % 2, -1.0, 1.0)
    names = vectorizer.get_feature_names_out()
    weights, scores = np.zeros(len(names)), np.zeros(len(asked))
    if len(names):  # else no pair differs in what is looked at
        model = LogisticRegression(fit_intercept=False, max_iter=2000)
        weights = model.fit(diags(senses) @ counts, senses).coef_[0]
        scores = vectorizer.transform([differences(texts) for texts in asked]) @ weights
    right = np.where(scores > 0, 1.0, np.where(scores < 0, 0.0, 0.5))
    best = np.argsort(-np.abs(weights), kind="stable")[:_MOST_TELLING]
    return Verdict(
        name,
        size,
        {group: _accuracy(right, asked, chosen) for group, chosen in _groups(asked)},
        tuple((str(names[place]), float(weights[place])) for place in best),
    )


def _groups(asked: Iterable[Texts]) -> list[tuple[str, Callable[[Texts], bool]]]:
    """Return the groups of pairs that are reported, with what tells whether a pair is in one.

    Pairs with a wrong law written out are a group of their own: such a text can be learnt by heart.
    """
    groups: list[tuple[str, Callable[[Texts], bool]]] = [
        ("seen edits", lambda texts: not texts.held_out),
        ("held-out edits", lambda texts: texts.held_out),
        ("written laws", lambda texts: texts.writes_law),
    ]
    for label in sorted({texts.label for texts in asked}):
        for held_out, side in ((False, "seen"), (True, "held out")):
            groups.append((f"{label}, {side}", partial(_is_of, label, held_out)))
    return groups


def _is_of(label: str, held_out: bool, texts: Texts) -> bool:
    return (texts.label, texts.held_out) == (label, held_out)


def _accuracy(
    right: np.ndarray[Any, Any], asked: Sequence[Texts], chosen: Callable[[Texts], bool]
) -> Accuracy:
    import numpy as np

    by_trace: dict[str, list[float]] = {}
    for texts, value in zip(asked, right, strict=True):
        if chosen(texts):
            by_trace.setdefault(texts.trace, []).append(float(value))
    if not by_trace:
        return Accuracy(float("nan"), 0, 0.0, 1.0)
    sums = np.array([sum(values) for values in by_trace.values()])
    sizes = np.array([len(values) for values in by_trace.values()])
    drawn = np.random.default_rng(0).integers(len(sums), size=(_RESAMPLES, len(sums)))
    shares = sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)
    low, high = np.quantile(shares, (0.025, 0.975))
    return Accuracy(float(sums.sum() / sizes.sum()), int(sizes.sum()), float(low), float(high))
