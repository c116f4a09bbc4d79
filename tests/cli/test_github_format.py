"""`wmw verify --output-format github`: what the runner of GitHub Actions reads."""

import json
import re
from urllib.parse import unquote

import pytest

BAD = {"id": "bad", "faults": ["WMW304"]}
COMMAND = re.compile(r"::(?P<name>[a-z]+) (?P<properties>[^:]*)::(?P<message>.*)")


def annotations(text):
    """Read workflow commands as the runner does: it splits first and decodes then."""
    for line in text.splitlines():
        found = COMMAND.fullmatch(line)
        pairs = (part.split("=", 1) for part in found["properties"].split(","))
        properties = {name: unquote(value) for name, value in pairs}
        yield found["name"], properties, unquote(found["message"])


def test_a_finding_is_an_annotation_of_its_line(wmw, bank, tmp_path, monkeypatch):
    bank({"id": "good"}, "", BAD, {"id": "unsure", "unsure": ["state"]})
    monkeypatch.chdir(tmp_path)
    result = wmw("verify", "--output-format", "github", tmp_path / "bank.jsonl")
    assert result.exit_code == 1
    assert result.stdout == (
        "::error file=bank.jsonl,line=3,title=WMW304 friction-along-motion [force]"
        "::the force points the wrong way%0Alaw: F = m g%0Aat /forces/0 of trace bad\n"
    )


def test_the_line_is_that_of_the_record_in_a_json_file(wmw, bank):
    path = bank(json.dumps([{"id": "good"}, BAD], indent=2), name="list.json")
    number = 1 + path.read_text(encoding="utf-8").splitlines().index("  {", 2)
    result = wmw("verify", "--output-format", "github", path)
    assert [found["line"] for _, found, _ in annotations(result.stdout)] == [str(number)]


def test_a_note_is_a_notice_and_quiet_leaves_it_out(wmw, bank):
    path = bank(BAD | {"finding": {"severity": "note"}})
    options = ["verify", "--output-format", "github"]
    assert [name for name, _, _ in annotations(wmw(*options, path).stdout)] == ["notice"]
    assert wmw(*options, "-q", path).stdout == ""


@pytest.mark.parametrize(
    "text",
    ["100% of it", "a%0Ab", "a::b, c=d", "::stop-commands::x", "θ = 30°"],
)
def test_what_a_trace_says_comes_back_as_it_was(wmw, bank, text):
    path = bank(BAD | {"id": text, "finding": {"message": text}}, name="a,b:c%.jsonl")
    [(name, found, message)] = annotations(wmw("verify", "--output-format", "github", path).stdout)
    assert name == "error"
    assert found["file"] == str(path)
    assert message.splitlines()[0] == text
    assert message.endswith(f"of trace {text}")


def test_a_trace_ends_no_command_and_begins_none(wmw, bank):
    text = "a\n::error::b\r\n::stop-commands::c\u2028\x1b[0m"
    path = bank(BAD | {"id": text, "finding": {"message": text, "pointer": text, "law": text}})
    out = wmw("verify", "--output-format", "github", path).stdout
    assert out.count("\n") == 1
    assert not re.search("[\x00-\x09\x0b-\x1f\u2028]", out)
    [(_, _, message)] = annotations(out)
    assert message.splitlines()[0] == r"a\n::error::b\r\n::stop-commands::c\u2028\x1b[0m"


def test_standard_input_has_no_line_to_annotate(wmw):
    result = wmw("verify", "--output-format", "github", "-", stdin=json.dumps(BAD))
    [(_, found, _)] = annotations(result.stdout)
    assert set(found) == {"title"}
