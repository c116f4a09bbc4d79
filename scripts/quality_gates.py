"""Write docs/quality-gates.md: what the gates set aside, how gold is judged, the mutation score.

Usage: python scripts/quality_gates.py [--items N] [--mutation-report JUNIT.xml]

It generates and judges N items of every family and breaks every law: that takes minutes, so the
page is not made anew by each check. With the report of a test run (`--junitxml`) the mutants are
not run again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

import mutation_score
from generate_docs import NOTE
from reference_pages.families import built_in
from reference_pages.markdown import code, table

from wmw.core.family import Family
from wmw.generators.items import account_with_reasons
from wmw.generators.sample import deck
from wmw.verifiers.pipeline import judge

SEED = 2026
DRAWS = 400
PAGE = Path(__file__).resolve().parent.parent / "docs" / "quality-gates.md"
GATES = ("text", "labels", "giveaway", "recomputation", "bodies", "schema")

_OPENING = """\
# Quality gates

Every item passes these gates before it is handed out; where one does not, the item is worded and
laid out anew from its own stream, so that a family and an index give the same item on every
machine. The counts are of {items} items of every family, seed {seed}.

- *text*: a given stands in the question as often as it should, and not where the picture is to
  carry it.
- *labels*: the picture labels each given once, as the modality wants.
- *giveaway*: neither question nor picture shows the answer or labels what is asked for.
- *recomputation*: every printed number is what the laws give for the printed givens.
- *bodies*: bodies are listed once, relations and forces are of bodies that are listed.
- *schema*: the trace meets the published JSON schema.

Before that, a draw of the givens is taken only if it makes a fair question: the laws lead to one
plausible answer, which no given already says, and the regime's conditions hold. The share of draws
that do is that of all kinds together, and of the kind in which they are rarest.
"""
_GOLD = """\

## Gold traces before the verifier

Each gold trace was judged twice: as a stranger's trace, from its question alone, and with its item
at hand.
"""
_MUTATION = """\

## Laws broken on purpose

Each law was changed in one way at a time: sine for cosine, a factor dropped, a sign turned, a side
doubled, two symbols exchanged. A mutant is noticed if its dimensions clash, or a hand-worked
textbook case, or the family's first-principles check comes out differently. Those that are the
same law in another form (P = 1/f for f = 1/P) are told apart by algebra and left out of the score.
"""


def gates(family: Family, items: int) -> tuple[Counter[str], Counter[str]]:
    """Return how often each gate had an item worded anew, and how its gold traces were judged."""
    anew: Counter[str] = Counter()
    judged: Counter[str] = Counter()
    for index in range(items):
        account, reasons = account_with_reasons(family.name, SEED, index)
        item = account.item
        anew.update({reason.partition(":")[0] for reason in reasons})
        anew["items"] += bool(reasons)
        trace = item.trace.to_dict()
        judged[f"alone {judge(trace).outcome}"] += 1
        judged[f"with gold {judge(trace, gold=item).outcome}"] += 1
        judged[item.regime] += 1
    return anew, judged


def fair(family: Family) -> tuple[float, float]:
    """Return the share of fair draws, of all kinds and of the kind where it is least."""
    shares = []
    for kind in family.kinds:
        dealt = deck(family.name, kind.name, SEED)
        places = range(min(DRAWS, dealt.order.size))
        shares.append(sum(dealt.judged(dealt.order(p)) is not None for p in places) / len(places))
    return sum(shares) / len(shares), min(shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--items", type=int, default=200)
    parser.add_argument("--mutation-report", type=Path)
    options = parser.parse_args()
    families = built_in()
    counts = {}
    for family in families:
        print(f"{family.name}: {options.items} items", file=sys.stderr)
        counts[family.name] = gates(family, options.items)
    unknown = {gate for anew, _ in counts.values() for gate in anew} - {*GATES, "items"}
    assert not unknown, f"gates without a line on the page: {sorted(unknown)}"
    worded = table(
        ("family", "kinds", "regimes", "fair draws", "rarest", "worded anew", *GATES),
        (
            (
                code(f.name), str(len(f.kinds)),
                str(sum(r.name in counts[f.name][1] for r in f.regimes)),
                *(f"{share:.0%}" for share in fair(f)),
                *(str(counts[f.name][0][gate]) for gate in ("items", *GATES)),
            )
            for f in families
        ),
    )  # fmt: skip
    verdicts = ("valid", "abstain", "invalid")
    gold = table(
        ("family", *(f"alone: {v}" for v in verdicts), *(f"with gold: {v}" for v in verdicts)),
        (
            (
                code(f.name),
                *(str(counts[f.name][1][f"alone {v}"]) for v in verdicts),
                *(str(counts[f.name][1][f"with gold {v}"]) for v in verdicts),
            )
            for f in families
        ),
    )
    with tempfile.TemporaryDirectory() as folder:
        report = options.mutation_report or mutation_score.report_of_a_run(Path(folder))
        score = mutation_score.table(mutation_score.scores(report))
    opening = _OPENING.format(items=options.items, seed=SEED)
    note = NOTE.replace("generate_docs", "quality_gates")
    parts = (note, opening, worded, _GOLD, gold, _MUTATION, score)
    PAGE.write_text("\n".join(part.rstrip("\n") + "\n" for part in parts), encoding="utf-8")


if __name__ == "__main__":
    main()
