"""docs/rules.md: every code a finding can carry."""

from __future__ import annotations

from reference_pages import rule_tests
from reference_pages.markdown import code, table
from wmw.cli.codes import HEADINGS, Code, all_codes

_OPENING = """\
A finding carries the code of its rule. `wmw explain CODE` prints the same text; `wmw verify
--select` and `--ignore` take codes or their beginnings. The first digit is the step that is at
fault: 1 the JSON itself, 2 state 0, 3 transition and state 1, 4 the answer, 5 the trace's
faithfulness to itself. A code is never reused.

*Example* has the fault, and *Use instead* is the same place without it. *Tests* are the records
in which the code has to be found, each by what its file says of it. The other records in
[tests/cases/rules](../tests/cases/rules) are sound, many of them just inside of what is allowed,
and nothing may be found in them ([test_rules.py](../tests/verifiers/test_rules.py)). That no rule
can be spared is shown by [test_rules_are_needed.py](../tests/verifiers/test_rules_are_needed.py).
"""


def page() -> str:
    """Return the whole page."""
    codes = all_codes()
    rows = [
        (f"[{c.code}](#{c.code.lower()})", code(c.name), c.label or "", c.field, c.summary)
        for c in codes.values()
    ]
    index = table(("code", "rule", "label", "field", "fault"), rows)
    return "\n".join(["# Rules\n", _OPENING, index, *map(_section, codes.values())])


def _section(item: Code) -> str:
    told = [f"## {item.code}", item.summary]
    sections = item.sections
    for heading in HEADINGS:
        if heading in sections:
            text = sections[heading]
            told.append(f"**{heading}:** {code(text) if text.startswith('{') else text}")
    told.append(f"**Tests:**\n\n{rule_tests.listing(item.code)}")
    return "\n\n".join(told) + "\n"
