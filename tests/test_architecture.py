"""The house's shape: imports descend, families stay nameless, heavy libraries stay at the top."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import wmw

HOUSE = Path(wmw.__file__).parent
FLOORS = {
    "core": 0,
    "families": 1,
    "generators": 1,
    "diagrams": 1,
    "verifiers": 1,
    "datasets": 1,
    "prompts": 1,
    "replies": 1,
    "perturbations": 2,
    "plugins": 2,
    "tracebank": 3,
    "benchmarks": 4,
    "evaluation": 4,
    "report": 4,
    "training": 4,
    "cli": 5,
    "__main__": 6,
}
WINDOW = "wmw"
ONLY_IN = {
    "torch": "training",
    "transformers": "training",
    "trl": "training",
    "peft": "training",
    "inspect_ai": "evaluation",
}
BUILT_IN = sorted(
    path.stem
    for path in (HOUSE / "families").iterdir()
    if path.name != "__init__.py" and (path.suffix == ".py" or (path / "__init__.py").exists())
)
# Families' names that are ordinary words of physics, and where else they are needed. Of these, only
# imports count as naming the family, and outside the families' folder (whose vocabularies share
# many words) texts that are the name and nothing else.
ORDINARY_WORDS = {
    "buoyancy": "the force on a body in a liquid",
    "circuit": "a scene may be a circuit diagram, whatever family draws it",
    "collision": "labels of a picture may collide",
    "fluid": "what streams, presses or carries",
    "friction": "a force of many chapters",
    "lever": "a bar in a scene",
    "optics": "the chapter in which a law is taught",
    "pendulum": "a bob on a string",
    "projectile": "a thrown body",
    "pulley": "a wheel in a scene",
    "spring": "a body in a scene, and how it is drawn",
    "thermal": "of heat",
    "wave": "what travels along a string",
}
UPWARD = "imports run downward only"
ONE_FLOOR = "parts of one floor do not know each other"
SHOP_WINDOW = "nothing inside the house imports the shop window"
FAMILIES_APART = "families do not know each other"
TARGET = re.compile(r"wmw(\.\w+)+:\w+(\.\w+)*")
"""A lazy import written as text: "package.module:object"."""


@dataclass(frozen=True)
class Import:
    """One import statement: where it stands and the dotted name that it reaches for."""

    importer: str
    line: int
    target: str

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def module_name(path: Path, root: Path = HOUSE) -> str:
    parts = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(source: str, importer: str, is_package: bool = False) -> Iterator[Import]:
    """Yield every import of a module: at the top, inside functions, for types, and as text."""
    for node in ast.walk(ast.parse(source)):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import):
            yield from (Import(importer, line, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                drop = node.level - is_package
                above = importer.split(".")[: -drop or None]
                base = ".".join([*above, base] if base else above)
            yield from (Import(importer, line, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if TARGET.fullmatch(node.value):
                yield Import(importer, line, node.value.replace(":", "."))
        elif isinstance(node, ast.Call) and called(node) == "import_module" and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant):
                yield Import(importer, line, str(first.value))


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@cache
def house() -> tuple[Import, ...]:
    return tuple(
        found
        for path in sorted(HOUSE.rglob("*.py"))
        for found in imports_of(
            path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py"
        )
    )


def fault(found: Import) -> str | None:
    """Say what is wrong with an import, if anything is."""
    importer, target = found.importer.split("."), found.target.split(".")
    if importer == [WINDOW] or target[0] != WINDOW:
        return None
    if len(target) == 1 or target[1] not in FLOORS:
        return SHOP_WINDOW
    own, other = importer[1], target[1]
    if own == other:
        if own == "families" and len(importer) > 2 and importer[2] != target[2]:
            return FAMILIES_APART
        return None
    if FLOORS[other] > FLOORS[own]:
        return UPWARD
    if FLOORS[other] == FLOORS[own]:
        return ONE_FLOOR
    return None


def test_every_part_of_the_house_has_a_floor() -> None:
    parts = {
        module_name(path).split(".")[1]
        for path in HOUSE.rglob("*.py")
        if path != HOUSE / "__init__.py"
    }
    assert parts <= set(FLOORS), f"give these a floor: {sorted(parts - set(FLOORS))}"


def test_imports_run_downward_only() -> None:
    faults = [f"{found}: {why}" for found in house() if (why := fault(found))]
    assert not faults, "\n".join(faults)


def test_heavy_libraries_are_imported_only_where_they_belong() -> None:
    faults = [
        str(found)
        for found in house()
        if (home := ONLY_IN.get(found.target.split(".")[0]))
        and found.importer.split(".")[1:2] != [home]
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("importer", "source", "why"),
    [
        ("wmw.core.family", "import wmw.verifiers.pipeline", UPWARD),
        ("wmw.core.family", "def f():\n    from wmw.cli import main", UPWARD),
        ("wmw.verifiers.case", "from wmw.generators import generate", ONE_FLOOR),
        ("wmw.verifiers.case", "from ..generators import generate", ONE_FLOOR),
        ("wmw.tracebank.build", "from wmw import verify", SHOP_WINDOW),
        ("wmw.tracebank.build", "import wmw", SHOP_WINDOW),
        ("wmw.families.a.words", "from wmw.families.b import laws", FAMILIES_APART),
        ("wmw.report.page", "X = 'wmw.cli.app:main'", UPWARD),
        ("wmw.report.page", "import_module('wmw.cli.app')", UPWARD),
        ("wmw.cli.app", "from wmw.core.family import Family", None),
        ("wmw.families.a.words", "from wmw.families.a import laws", None),
        ("wmw.families.a.words", "from .laws import LAWS", None),
        ("wmw", "from wmw.cli import main", None),
        ("wmw.core.units", "import math", None),
    ],
)  # fmt: skip
def test_the_reader_of_imports_sees_what_it_must(
    importer: str, source: str, why: str | None
) -> None:
    assert [fault(found) for found in imports_of(source, importer)] == [why]


def mentions(source: str, name: str, *, in_families: bool = False) -> Iterator[tuple[int, str]]:
    """Yield where code names a family: an identifier, or a text that is no docstring."""
    tree = ast.parse(source)
    word = re.compile(rf"(?<![A-Za-z0-9_]){name}(?![A-Za-z0-9_])")
    ordinary = name in ORDINARY_WORDS
    vocabulary = ordinary and in_families
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = node.value == name if ordinary else word.search(node.value)
            if found and not vocabulary and id(node) not in docstrings:
                yield node.lineno, repr(node.value)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            modules = {alias.name for alias in node.names} | {getattr(node, "module", None)}
            if any(re.search(rf"\bfamilies\.{name}\b", str(module)) for module in modules):
                yield node.lineno, ast.unparse(node)
        elif not ordinary and name in (getattr(node, "id", None), getattr(node, "attr", None)):
            yield getattr(node, "lineno", 0), name


@pytest.mark.parametrize("family", BUILT_IN)
def test_no_other_file_knows_a_family_by_name(family: str) -> None:
    homes = (HOUSE / "families" / family, HOUSE / "families" / f"{family}.py")
    faults = []
    for path in sorted(HOUSE.rglob("*.py")):
        if any(home == path or home in path.parents for home in homes):
            continue
        source = path.read_text(encoding="utf-8")
        if family not in source:
            continue  # parsing takes its time
        for line, text in mentions(source, family, in_families=HOUSE / "families" in path.parents):
            faults.append(f"{path.relative_to(HOUSE.parent)}:{line}: {text}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ('if name == "wedge": pass', True),
        ('text = "a wedge or a ramp"', True),
        ("from wmw.families.wedge import FAMILY", True),
        ("item.wedge = 1", True),
        ('text = "wedges and wedge_2"', False),
        ("from wmw.families.wedge_2 import FAMILY", False),
        ('if name == "circuit": pass', True),
        ("from wmw.families.circuit import FAMILY", True),
        ("scene.circuit.source", False),
        ('text = "a circuit or a ramp"', False),
    ],
)
def test_the_scan_for_names_sees_what_it_must(line: str, seen: bool) -> None:
    name = "circuit" if "circuit" in line else "wedge"
    source = f'"""A {name}."""\n{line}\n'
    assert [where for where, _ in mentions(source, name)] == ([2] if seen else [])


def test_importing_the_shop_window_is_light() -> None:
    """A command that needs no physics must not pay for sympy, none for a plotting library."""
    code = (
        "import sys, wmw; dir(wmw); "
        "print(sorted({'matplotlib', 'sympy', 'torch', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_shop_window_is_sorted_and_complete() -> None:
    assert wmw.__all__ == sorted(wmw.__all__)
    for name in wmw.__all__:
        assert getattr(wmw, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        wmw.nothing  # noqa: B018
