"""`wmw verify`: a finding with its place in the JSON, what is wrong there underlined."""

import io
import json
import re

import pytest

from wmw.cli.formats.full import Writer
from wmw.cli.formats.snippet import Snippet, snippet_of
from wmw.cli.judging import judge_files
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, columns

GOOD = {"id": "good"}
UNSURE = {"id": "unsure", "unsure": ["state", "answer"]}
BAD = {
    "id": "bad",
    "faults": ["WMW304"],
    "finding": {"pointer": "/forces/0/direction"},
    "forces": [{"name": "weight", "direction": "up", "size": 3}],
}
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def test_full_shows_the_place_and_what_is_expected(wmw, bank):
    path = bank(GOOD, "", BAD, UNSURE)
    assert wmw("verify", path).stdout.splitlines() == [
        f"{path}:3: WMW304 [force] the force points the wrong way",
        "    at:       /forces/0/direction",
        "    law:      F = m g",
        '    3 | {"name": "weight", "direction": "up", "size": 3}',
        "      |                                  ^^ expected: down",
        f"{path}:4: note: state, answer abstain (unbound: nothing known)",
        "3 traces: 1 valid, 1 invalid, 1 abstained",
    ]


def test_what_is_not_underlined_is_told(wmw, bank):
    """The trace says "upward", of which the finding speaks in other words."""
    record = BAD | {"forces": [{"direction": "upward"}]}
    lines = wmw("verify", "-q", bank(record)).stdout.splitlines()
    assert lines[2:] == [
        "    stated:   up",
        "    law:      F = m g",
        '    1 | {"direction": "upward"}',
        "      |               ^^^^^^^^ expected: down",
    ]


def test_a_place_that_is_not_there_is_told_in_words(wmw, bank):
    lines = wmw("verify", "-q", bank({"id": "bad", "faults": ["WMW304"]})).stdout.splitlines()
    assert lines[1:] == [
        "    at:       /forces/0",
        "    stated:   up",
        "    expected: down",
        "    law:      F = m g",
    ]


def test_the_whole_record_is_not_underlined(wmw, bank):
    record = BAD | {"finding": {"pointer": "", "stated": None, "expected": None, "law": None}}
    lines = wmw("verify", "-q", bank(record)).stdout.splitlines()
    assert len(lines) == 2
    assert lines[1].startswith('    1 | {"id": "bad", ')
    assert len(lines[1]) == 100
    assert lines[1].endswith("…")


def test_a_text_that_is_no_json_is_shown(wmw, bank):
    out = wmw("verify", bank('{"a": "half')).stdout
    assert '    1 | {"a": "half\n' in out
    assert "1 trace: 0 valid, 1 invalid, 0 abstained" in out


def test_a_record_over_several_lines_gets_no_number_of_one(wmw, bank):
    path = bank(json.dumps([BAD], indent=1), name="list.json")
    lines = wmw("verify", "-q", path).stdout.splitlines()
    assert lines[0].startswith(f"{path}:2: ")
    assert '      | {"name": "weight", "direction": "up", "size": 3}' in lines


def test_what_is_expected_goes_below_where_there_is_no_room_beside(wmw, bank):
    record = BAD | {"finding": BAD["finding"] | {"expected": "toward the middle " * 4 + "end"}}
    lines = wmw("verify", "-q", bank(record)).stdout.splitlines()
    assert lines[-2] == "      |                                  ^^"
    assert lines[-1].startswith("      | ")
    assert lines[-1].endswith("expected: " + record["finding"]["expected"])
    assert len(lines[-1]) == 100


@pytest.mark.parametrize(
    ("value", "stated", "marked"),
    [
        ("a = 5 m/s; b = 3 m/s", "b = 3 m/s", "b = 3 m/s"),
        ("a = 5 m/s", "a = 5 m/s", "a = 5 m/s"),
        ("F = 12 N and 2 N", "2 N", "2 N"),
        ("F = 12 N", "2 N", '"F = 12 N"'),
        ("T = 2 Nm", "2 N", '"T = 2 Nm"'),
        ("2 N and 2 N", "2 N", '"2 N and 2 N"'),
        ("t = -2 s", "2 s", '"t = -2 s"'),
        ("t = 0.2 s", "2 s", '"t = 0.2 s"'),
        ("t = 2 s.", "2 s", "2 s"),
        ('a "b" c', '"b"', r"\"b\""),
        ("a (b [c", "(b [c", "(b [c"),
        (7.5, "7.5", "7.5"),
        (None, None, "null"),
        (["a"], "a", '["a"]'),
    ],
)
def test_the_stated_part_is_marked_where_it_stands_once(value, stated, marked):
    data = json.dumps({"x": {"a/b~": value, "c": 1}}).encode()
    snippet = snippet_of(data, "/x/a~1b~0", stated)
    assert snippet.marked == marked
    told = json.dumps({"a/b~": value, "c": 1}, ensure_ascii=False)
    assert snippet.before + snippet.marked + snippet.after == told


def test_an_element_is_marked_in_its_list():
    data = json.dumps({"args": ["a", "b", "c"]}).encode()
    assert snippet_of(data, "/args/1", None) == Snippet('["a", ', '"b"', ', "c"]')
    assert snippet_of(data, "/args/3", None) is None


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize(("before", "marked", "after"), [(300, 9, 300), (0, 300, 9), (300, 300, 0)])
def test_a_long_line_is_cut_around_what_is_marked(width, before, marked, after):
    cut = Snippet("b" * before, "m" * marked, "a" * after).fitted(width)
    assert len(cut.before + cut.marked + cut.after) == width
    assert cut.marked.startswith("m" * min(marked, width // 3))
    assert cut.before.startswith("…") is (len(cut.before) < before)
    shown = cut.marked + cut.after
    assert shown.endswith("…") is (len(shown) < marked + after)


def test_carets_stand_below_wide_characters_and_accents(wmw, bank):
    record = BAD | {"forces": [{"名": "e\u0301", "direction": "up"}]}
    line, carets = wmw("verify", "-q", bank(record)).stdout.splitlines()[-2:]
    wanted = columns(line[: line.index("up")])
    assert carets.index("^") == wanted == len(line[: line.index("up")])  # one more, one less


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self):
        return True


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_terminal_is_filled_and_not_overrun(bank, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    long = {"name": "weight " * 12, "direction": "up", "size": "3 N " * 40}
    [judged] = judge_files([bank(BAD | {"forces": [long]})])
    terminal = Terminal()
    writer = Writer(Paper(terminal), quiet=True)
    writer.write(judged)
    writer.close(Tally())
    assert "\x1b[1;31mup\x1b[0m" in terminal.getvalue()
    *_, shown, carets = STYLE.sub("", terminal.getvalue()).splitlines()
    assert len(shown) == width
    assert len(carets) <= width
    start = carets.index("^")
    assert shown[start : start + 2] == "up"
