"""A family that a third party installs: found by its entry point, checked, generated, judged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from wmw.core import registry
from wmw.core.errors import WmwError

EXAMPLE = Path(__file__).parent / "example_family"
PROJECT = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]

Install = Callable[[Mapping[str, str]], Path]


def install(folder: Path, entries: Mapping[str, str]) -> Path:
    """Leave in a folder what pip would leave of a package with these entry points."""
    record = folder / f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}.dist-info"
    record.mkdir()
    (record / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n"
    )
    lines = [f"{name} = {target}" for name, target in entries.items()]
    (record / "entry_points.txt").write_text("\n".join(["[wmw.families]", *lines, ""]))
    return folder


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a process in which the example package is installed."""
    folder = install(tmp_path, PROJECT["entry-points"]["wmw.families"])
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(EXAMPLE)))}


COMMAND = "from wmw.cli import main; main()"
GENERATE = """
import json, wmw
assert "uniform_motion" in wmw.family_names()
for index in range(12):
    item = wmw.generate("uniform_motion", 3, index)
    trace = item.trace.to_dict()
    wrong = dict(trace, answer=dict(trace["answer"], value="3.21 m"))
    told = [wmw.verify(trace, gold=item), wmw.verify(wrong, gold=item)]
    print(json.dumps([item.modality, trace, *(v.outcome for v in told)]))
"""


def test_it_is_generated_and_verified(environment: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GENERATE],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row[2:] for row in rows] == [["valid", "invalid"]] * 12

    # Judged as strangers' traces by the command, without the items: no number is in the text of
    # a question that has them in its picture, so those may abstain.
    told = [trace for modality, trace, *_ in rows if modality != "picture"]
    assert told
    file = tmp_path / "traces.jsonl"
    file.write_text("".join(json.dumps(trace) + "\n" for trace in told), encoding="utf-8")
    command = [sys.executable, "-c", COMMAND, "verify", "--output-format", "jsonl", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["outcome"] for verdict in verdicts] == ["valid"] * len(told), done.stderr
    assert done.returncode == 0


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Make modules and entry points visible to this process for the length of one test."""
    caches = (registry.sources, registry.family, registry.system)

    def make(entries: Mapping[str, str]) -> Path:
        for cache in caches:
            cache.cache_clear()
        monkeypatch.syspath_prepend(str(EXAMPLE))
        monkeypatch.syspath_prepend(str(install(tmp_path, entries)))
        return tmp_path

    yield make
    for cache in caches:
        cache.cache_clear()


BASE = "from dataclasses import replace\nfrom sympy import Eq\nfrom wmw_uniform_motion import *\n"
LAW = "LAWS[0]"
FIRST, SECOND, THIRD = (f"QUANTITIES[{place}]" for place in range(3))

REFUSED = {
    "a law that adds a speed to a time": (
        f"replace(FAMILY, laws=(replace({LAW}, equation=Eq(d, v + t)),))",
        ("law 'uniform-motion': the terms of t + v have different dimensions",),
    ),
    "a law that gives metre seconds for a distance": (
        f"replace(FAMILY, laws=(replace({LAW}, equation=Eq(d, v * t**2)),))",
        ("law 'uniform-motion': the two sides of ", "different dimensions"),
    ),
    "a target that the laws do not lead to": (
        "replace(FAMILY, kinds=(replace(HOW_FAR, target=t, givens=(v,), "
        "phrasings=tuple(p.replace('{t}', '') for p in HOW_FAR.phrasings)),))",
        ("kind 'distance'", "do not lead", "'t'"),
    ),
    "an alias of two quantities": (
        f"replace(FAMILY, quantities=({FIRST}, {SECOND}, replace({THIRD}, aliases=('speed',))))",
        ("quantity 't'", "alias 'speed'", "'v'"),
    ),
    "the name of one quantity as an alias of another": (
        f"replace(FAMILY, quantities=(replace({FIRST}, aliases=('d',)), {SECOND}, {THIRD}))",
        ("quantity 'd'", "alias 'd'", "'v'"),
    ),
    "a unit that there is not": (
        f"replace(FAMILY, quantities=(replace({FIRST}, unit='m/hour2x'), {SECOND}, {THIRD}))",
        ("quantity 'v'", "unknown unit 'm/hour2x'"),
    ),
    "a name that is not the registered one": (
        "replace(FAMILY, name='steady_motion')",
        ("name", "'steady_motion'", "'uniform_motion'"),
    ),
    "a kind's grid that reaches beyond the quantity's": (
        "replace(FAMILY, kinds=(replace(HOW_FAR, grids={v: Grid(20.0, 30.5, 0.5)}),))",
        ("kind 'distance', grid of 'v'", "beyond the quantity's own grid"),
    ),
    "a kind's grid with more decimals than are shown": (
        "replace(FAMILY, kinds=(replace(HOW_FAR, grids={v: Grid(20.0, 30.0, 0.25)}),))",
        ("kind 'distance', grid of 'v'", "more decimals"),
    ),
    "a kind's grid for what is asked": (
        "replace(FAMILY, kinds=(replace(HOW_FAR, grids={d: Grid(20, 40, 10)}),))",
        ("kind 'distance', grid of 'd'", "none of the kind's givens"),
    ),
    "something else than a family": ("LAWS", ("is not a wmw.core.family.Family",)),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_faulty_declaration_is_refused(installed: Install, case: str) -> None:
    declaration, told = REFUSED[case]
    module = f"faulty_{list(REFUSED).index(case)}"  # Python keeps the modules it has imported
    folder = installed({"uniform_motion": f"{module}:FAULTY"})
    (folder / f"{module}.py").write_text(f"{BASE}FAULTY = {declaration}\n", encoding="utf-8")
    with pytest.raises(WmwError) as raised:
        registry.family("uniform_motion")
    message = str(raised.value)
    assert message.startswith("family 'uniform_motion': ")
    assert "\n" not in message
    for part in told:
        assert part in message


def test_the_declaration_without_a_fault_is_accepted(installed: Install) -> None:
    """The other side of the boundary: what the faulty ones are made from passes."""
    installed({"uniform_motion": "wmw_uniform_motion:FAMILY"})
    assert registry.family("uniform_motion").name == "uniform_motion"
    assert registry.names() == tuple(sorted(registry.names()))


def test_the_name_of_another_family_is_refused(installed: Install) -> None:
    taken = next(iter(registry.names()))
    installed({taken: "wmw_uniform_motion:FAMILY"})
    with pytest.raises(WmwError) as raised:
        registry.family(taken)
    message = str(raised.value)
    assert message.startswith(f"family '{taken}' is declared more than once: ")
    assert "wmw_uniform_motion:FAMILY" in message
    assert "\n" not in message
