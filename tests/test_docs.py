"""The documents are true: snippets run, links lead somewhere, generated pages are current.

A fence below `<!-- run -->` is run (`<!-- run: exit 1 -->`: and ends so) and one below
`<!-- output -->` is what the run before it prints; `<!-- file: PATH -->` stands above the text of
a file, and `<!-- parse -->` above code that is only to be valid Python.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from test_example_family import EXAMPLE, PROJECT, install

ROOT = Path(__file__).parent.parent
PAGES = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("data/*.md")))
_FENCE = re.compile(
    r"<!-- (?P<mark>[^>]+) -->\n```(?P<language>\w+)\n(?P<text>.*?)^```$", re.S | re.M
)
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)")


@dataclass(frozen=True)
class Snippet:
    page: str
    mark: str
    language: str
    text: str
    output: str | None = None


def snippets() -> list[Snippet]:
    found: list[Snippet] = []
    for page in PAGES:
        for match in _FENCE.finditer(page.read_text(encoding="utf-8")):
            if match["mark"] == "output":
                last = found.pop()
                found.append(Snippet(last.page, last.mark, last.language, last.text, match["text"]))
            else:
                found.append(Snippet(str(page.relative_to(ROOT)), *match.groups()))
    return found


def marked(mark: str) -> list[pytest.ParameterSet]:
    return [
        pytest.param(snippet, id=f"{snippet.page}:{snippet.text.splitlines()[0][:40]}")
        for snippet in snippets()
        if snippet.mark.split(":")[0] == mark
    ]


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    """A folder that looks like a clone to a reader's commands, so that they write nothing to it."""
    for name in ("data", "docs", "scripts"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.fixture
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The tools of this interpreter; with the example family, for the page that explains it."""
    packages = install(tmp_path_factory.mktemp("site"), PROJECT["entry-points"]["wmw.families"])
    tools = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": tools, "EXAMPLE": os.pathsep.join((str(packages), str(EXAMPLE)))}


@pytest.mark.parametrize("snippet", marked("run"))
def test_snippet_runs(snippet: Snippet, workplace: Path, environment: dict[str, str]) -> None:
    if snippet.page == "CONTRIBUTING.md":
        environment["PYTHONPATH"] = environment["EXAMPLE"]
    wanted = int(snippet.mark.rpartition("exit ")[2]) if "exit" in snippet.mark else 0
    command = (
        [sys.executable, "-c", snippet.text]
        if snippet.language == "python"
        else ["bash", *([] if wanted else ["-e"]), "-c", snippet.text]
    )
    done = subprocess.run(
        command, cwd=workplace, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == wanted, done.stdout + done.stderr
    if snippet.output is not None:
        assert done.stdout == snippet.output


@pytest.mark.parametrize("snippet", marked("file"))
def test_snippet_is_the_file(snippet: Snippet) -> None:
    path = ROOT / snippet.mark.partition(": ")[2]
    assert snippet.text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("snippet", marked("parse"))
def test_snippet_is_python(snippet: Snippet) -> None:
    tree = ast.parse(snippet.text)
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("wmw."):
            home = __import__(str(node.module), fromlist=["*"])
            assert all(hasattr(home, alias.name) for alias in node.names)
    assert modules


@pytest.mark.parametrize("snippet", marked("textbook cases"))
def test_textbook_cases_of_the_documents_hold(
    snippet: Snippet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from families import textbook

    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setattr(textbook, "FOLDER", tmp_path)
    name = snippet.mark.partition(": ")[2]
    (tmp_path / f"{name}.json").write_text(snippet.text, encoding="utf-8")
    module = __import__(f"wmw_{name}")
    cases = textbook.load(name)
    assert cases
    assert all(case.expect for case in cases)
    assert [fault for case in cases for fault in textbook.failures(module.FAMILY, case)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, anchor in _LINK.findall(text):
        place = (page.parent / target) if target else page
        assert place.exists(), target
        if anchor and place.suffix == ".md":
            assert anchor[1:] in anchors(place.read_text(encoding="utf-8")), anchor


def anchors(text: str) -> set[str]:
    """The anchors that GitHub makes of headings, and those that are written out."""
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


def test_a_stale_page_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether the pages in docs/ are current is checked by scripts/test.sh; here, the check."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import generate_docs

    pages = {"kept.md": "# A\n", "changed.md": "# B\n", "of/missing.md": "# C\n"}
    drawn = Path("images/gallery/of/drawn.png")
    monkeypatch.setattr(generate_docs, "pages", lambda: pages)
    monkeypatch.setattr(generate_docs.gallery, "paths", lambda: [drawn])
    monkeypatch.setattr(generate_docs.gallery, "pictures", lambda: [(drawn, b"png")])

    def run(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["", "--output-dir", str(tmp_path), *arguments])
        return generate_docs.main()

    left_over = tmp_path / "images/gallery/of/left_over.png"
    left_over.parent.mkdir(parents=True)
    left_over.touch()
    assert run("--pictures") == 0
    assert run("--check") == 0
    (tmp_path / "changed.md").write_text("# B, by hand\n", encoding="utf-8")
    (tmp_path / "of" / "missing.md").unlink()
    (tmp_path / drawn).rename(left_over)
    assert run("--check") == 1
    faults = [line.partition(";")[0] for line in capsys.readouterr().err.splitlines()]
    assert faults == [
        f"{tmp_path / 'changed.md'}: stale",
        f"{tmp_path / 'of' / 'missing.md'}: stale",
        f"{tmp_path / drawn}: missing",
        f"{left_over}: of no regime",
    ]


def test_every_family_rule_and_schema_has_its_place() -> None:
    """What the reference pages must hold, counted by other means than they are made with."""
    told = (ROOT / "docs" / "families.md").read_text(encoding="utf-8")
    for path in (ROOT / "wmw" / "families").iterdir():
        if path.name[0] not in "_." and (path.is_dir() or path.suffix == ".py"):
            assert f"`{path.stem}`" in told
    told = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for path in (ROOT / "wmw" / "verifiers" / "rules").glob("[a-z]*.py"):
        assert f"`{path.stem.replace('_', '-')}`" in told


def test_every_rule_leads_to_its_tests() -> None:
    """Each record that must have a code is named below that code, with a link to its file."""
    told = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (WMW\d+)\n(.*?)(?=^## |\Z)", told, re.M | re.S))
    assert len(sections) > 20
    for section in sections.values():
        assert "](../tests/" in section.partition("**Tests:**")[2]
    for path in (ROOT / "tests" / "cases" / "rules").glob("*.json"):
        for record in json.loads(path.read_text(encoding="utf-8"))["cases"]:
            wanted = {*record.get("codes", ()), record.get("includes")} - {None}
            for code in wanted:
                assert f"](../{path.relative_to(ROOT).as_posix()})" in sections[code]
                name = f"“{record['why']}”".replace("\\", "")
                assert name in sections[code].replace("\\", "")
