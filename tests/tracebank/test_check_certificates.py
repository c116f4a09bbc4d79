"""The check of certificates without the package: whole banks pass, planted faults are named."""

from __future__ import annotations

import ast
import copy
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jsonpatch
import pytest

from wmw.tracebank import build

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "check_certificates.py"
PARTS = (SCRIPT, *sorted((ROOT / "scripts" / "certificates").glob("*.py")))
Pair = dict[str, Any]
Pairs = list[Pair]


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("banks") / "whole"
    build(2026, 68, out, pairs_per_trace=12, pictures=False)
    return out


def pairs_in(bank: Path) -> Pairs:
    return [json.loads(line) for line in (bank / "pairs.jsonl").read_text("utf-8").splitlines()]


def checked(bank: Path) -> subprocess.CompletedProcess[str]:
    """Run the script where wmw cannot be imported."""
    start = (
        "import runpy, sys; sys.modules['wmw'] = None; "
        f"sys.path.insert(0, {str(SCRIPT.parent)!r}); sys.argv = ['check', {str(bank)!r}]; "
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", start], capture_output=True, text=True, check=False
    )


def test_it_imports_nothing_of_the_package() -> None:
    for path in PARTS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module)]
            assert not [name for name in names if name.partition(".")[0] == "wmw"], path


def test_a_whole_bank_passes_and_what_is_about_numbers_is_worked_out_again(bank: Path) -> None:
    found = checked(bank)
    assert (found.returncode, found.stderr) == (0, "")
    (totals,) = (line for line in found.stdout.splitlines() if line.startswith("all "))
    _, numeric, claimed, faulty = totals.split()
    pairs = pairs_in(bank)
    assert int(numeric) + int(claimed) == len(pairs)
    about_numbers = [pair for pair in pairs if "residual" in pair["certificate"]]
    assert int(numeric) >= len(about_numbers) > 0.8 * len(pairs)
    assert int(faulty) == 0
    read, _, equations = found.stdout.splitlines()[-1].rpartition(": ")[2].split()
    written = [p for p in about_numbers if p["certificate"]["pointer"] == "/transition/equation"]
    assert int(equations) == len(written)
    assert int(read) >= 0.8 * len(written) > 0


def test_without_a_bank_it_says_so(tmp_path: Path) -> None:
    found = checked(tmp_path)
    assert found.returncode == 2
    assert found.stderr == f"{tmp_path} is no bank: it has no manifest.json\n"


# --- Planted faults ------------------------------------------------------------------------------


def first(pairs: Pairs, fits: Callable[[Pair, Pair], bool]) -> Pair:
    return next(pair for pair in pairs if fits(pair, pair["certificate"]))


def result(pairs: Pairs) -> Pair:
    """A pair with a wrong number in state 1 and nowhere else."""
    return first(pairs, lambda pair, _: pair["perturbation_name"] == "misstate_result")


def law(pairs: Pairs) -> Pair:
    return first(pairs, lambda _, proof: "broken_law" in proof)


def patch_changed(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["patch"][0]["value"] = "1.00 m"
    return pair


def number_put_right(pairs: Pairs) -> Pair:
    """Rejected has the right number again: nothing but the explanation is another one."""
    pair = result(pairs)
    pair["rejected"] = copy.deepcopy(pair["chosen"])
    pair["rejected"]["state_1"]["predicted_change"] += " So be it."
    pair["patch"] = jsonpatch.make_patch(pair["chosen"], pair["rejected"]).patch
    return pair


def chosen_changed(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["chosen"]["transition"]["effect"] = "Nothing happens."
    pair["rejected"]["transition"]["effect"] = "Nothing happens."
    return pair


def slack_inflated(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["certificate"]["slack"] = 0.04
    return pair


def residual_wrong(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["certificate"]["residual"] *= 1.5
    return pair


def residual_of_a_law_wrong(pairs: Pairs) -> Pair:
    pair = law(pairs)
    pair["certificate"]["residual"] *= 1.01
    return pair


def moved_to_another_split(pairs: Pairs) -> Pair:
    """The pair is said to be of another trace, which may be in another split."""
    pair, other = pairs[0], pairs[-1]
    pair["id"] = pair["id"].replace(pair["source_trace_id"], other["source_trace_id"])
    pair["source_trace_id"] = other["source_trace_id"]
    return pair


def label_changed(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["perturbation_type"] = "state"
    return pair


def label_of_its_neighbour(pairs: Pairs) -> Pair:
    """The labels of faults in state 1 differ in nothing that one pair shows."""
    pair = result(pairs)
    pair["perturbation_type"] = "object"
    return pair


def no_label(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["perturbation_type"] = "physics"
    return pair


def held_out_called_seen(pairs: Pairs) -> Pair:
    edits = [pair for pair in pairs if pair["perturbation_family"] == "held_out"]
    common = max(edits, key=lambda one: [p["perturbation_name"] for p in edits].count(
        one["perturbation_name"]))  # fmt: skip
    common["perturbation_family"] = "seen"
    return common


def value_changed(pairs: Pairs) -> Pair:
    """A value that went into the law is another one than the trace states."""
    pair = law(pairs)
    name = next(iter(pair["certificate"]["sources"]))
    pair["certificate"]["values"][name] *= 1.1
    return pair


def values_changed_together(pairs: Pairs) -> Pair:
    """The law still holds at the values, but the trace states others."""
    pair = first(pairs, lambda _, proof: proof.get("route") == ["F_T = m g / cos(theta)"])
    for name in ("F_T", "m"):
        pair["certificate"]["values"][name] *= 2
    return pair


def route_changed(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["certificate"]["route"][-1] += " + 1"
    return pair


def broken_law_put_right(pairs: Pairs) -> Pair:
    pair = law(pairs)
    pair["certificate"]["broken_law"] = pair["certificate"]["stated"] = pair["certificate"]["law"]
    return pair


def another_equation_written(pairs: Pairs) -> Pair:
    """Rejected writes an equation that is neither the law nor what stands in its place."""
    pair = first(
        pairs,
        lambda one, proof: (
            proof["pointer"] == "/transition/equation"
            and not set(";,") & set(one["chosen"]["transition"]["equation"])
        ),
    )
    pair["rejected"]["transition"]["equation"] += " + 1"
    pair["patch"] = jsonpatch.make_patch(pair["chosen"], pair["rejected"]).patch
    return pair


def source_elsewhere(pairs: Pairs) -> Pair:
    pair = result(pairs)
    name = next(iter(pair["certificate"]["sources"]))
    pair["certificate"]["sources"][name] = "/state_0/variables/nothing"
    return pair


def expected_changed(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["certificate"]["expected"] = "123 " + pair["certificate"]["expected"].partition(" ")[2]
    return pair


def pointer_elsewhere(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda one, _: one["perturbation_name"] == "misread_digit")
    pair["certificate"]["pointer"] = pair["perturbation_field"] = "/state_0/variables"
    return pair


def relation_that_chosen_has(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda _, proof: proof["violates"] == "relation")
    pair["certificate"]["stated"] = pair["certificate"]["expected"]
    return pair


def conditions_exchanged(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda _, proof: "condition" in proof and "broken_condition" in proof)
    proof = pair["certificate"]
    proof["condition"], proof["broken_condition"] = proof["broken_condition"], proof["condition"]
    return pair


def direction_turned(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda _, proof: "straight" in proof["stated"] and "directions" in proof)
    pair["certificate"]["directions"].reverse()
    return pair


def force_still_there(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda one, _: one["perturbation_name"] == "drop_force")
    pair["rejected"] = copy.deepcopy(pair["chosen"])
    pair["rejected"]["state_0"]["forces"].reverse()
    pair["patch"] = jsonpatch.make_patch(pair["chosen"], pair["rejected"]).patch
    return pair


def option_of_no_question(pairs: Pairs) -> Pair:
    pair = first(pairs, lambda one, _: one["perturbation_name"] == "choose_other_option")
    pair["certificate"]["stated"] = "(G) 1.00 m"
    return pair


def another_item(pairs: Pairs) -> Pair:
    pair = result(pairs)
    pair["rejected"]["question"] = "Why?"
    pair["patch"] = jsonpatch.make_patch(pair["chosen"], pair["rejected"]).patch
    return pair


def named_twice(pairs: Pairs) -> Pair:
    pairs.append(copy.deepcopy(pairs[0]))
    return pairs[0]


FAULTS: Mapping[Callable[[Pairs], Pair], str] = {
    patch_changed: "the patch does not turn chosen into rejected",
    number_put_right: "rejected does not say",
    chosen_changed: "chosen is not the source trace",
    slack_inflated: "a slack of 0.04 is not what rounding explains",
    residual_wrong: "the residual is",
    residual_of_a_law_wrong: "the residual is",
    moved_to_another_split: "chosen is not the source trace",
    label_changed: "a fault of the label state does not violate a value at /state_1",
    label_of_its_neighbour: "misstate_result is object and seen here, intervention and seen",
    no_label: "the label 'physics' is not one of the nine",
    held_out_called_seen: "and seen here",
    value_changed: "does not hold at the values of the certificate",
    values_changed_together: "m is 4 in SI, but",
    route_changed: "does not hold at the values of the certificate",
    broken_law_put_right: "is within the slack",
    another_equation_written: "the equation of rejected gives",
    source_elsewhere: "where nothing stands",
    expected_changed: "is expected, but",
    pointer_elsewhere: "rejected does not say",
    relation_that_chosen_has: "stands in both traces",
    conditions_exchanged: "so at the values",
    direction_turned: "does not mean",
    force_still_there: "the lists do not differ by one force",
    option_of_no_question: "is no option of the question",
    another_item: "rejected has another question than chosen",
    named_twice: "two pairs have this id",
}


def copied(bank: Path, to: Path) -> Path:
    out = to / "bank"
    shutil.copytree(bank, out, ignore=shutil.ignore_patterns("scenes"))
    return out


def signed(bank: Path) -> None:
    """Write the sums of the files as they are: only what they hold can tell the fault."""
    manifest = json.loads((bank / "manifest.json").read_text("utf-8"))
    for name in manifest["files"]:
        manifest["files"][name] = hashlib.sha256((bank / name).read_bytes()).hexdigest()
    (bank / "manifest.json").write_text(json.dumps(manifest), "utf-8")


@pytest.fixture
def check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Path], tuple[int, str]]:
    """The script, run here: its exit status and what it prints."""
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    import check_certificates

    def run(bank: Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["", str(bank)])
        return check_certificates.main(), capsys.readouterr().out

    return run


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_named_with_its_pair(plant, bank, tmp_path, check) -> None:
    pairs = pairs_in(bank)
    name = plant(pairs)["id"]
    out = copied(bank, tmp_path)
    lines = "".join(json.dumps(pair, ensure_ascii=False) + "\n" for pair in pairs)
    (out / "pairs.jsonl").write_text(lines, "utf-8")
    signed(out)
    status, printed = check(out)
    assert status == 1
    told = [line for line in printed.splitlines() if line.startswith(f"{name}: ")]
    assert any(FAULTS[plant] in line for line in told), printed


def test_a_held_out_edit_in_train_is_named(bank, tmp_path, check) -> None:
    out = copied(bank, tmp_path)
    splits = json.loads((out / "splits.json").read_text("utf-8"))
    pair = next(p for p in pairs_in(bank) if p["perturbation_family"] == "held_out")
    trace = pair["source_trace_id"]
    own = next(split for split in splits if trace in splits[split])
    splits[own].remove(trace)
    splits["train"].append(trace)
    (out / "splits.json").write_text(json.dumps(splits), "utf-8")
    signed(out)
    status, printed = check(out)
    assert status == 1
    assert f"{pair['id']}: an edit that is held out is in the train split" in printed
    assert "pairs of the split train, it says" in printed


def test_a_trace_in_two_splits_is_named(bank, tmp_path, check) -> None:
    out = copied(bank, tmp_path)
    splits = json.loads((out / "splits.json").read_text("utf-8"))
    splits["validation"].append(splits["train"][0])
    (out / "splits.json").write_text(json.dumps(splits), "utf-8")
    signed(out)
    status, printed = check(out)
    assert status == 1
    assert f"{splits['train'][0]}: the trace is both in train and in validation" in printed


def test_a_truncated_file_is_named(bank, tmp_path, check) -> None:
    out = copied(bank, tmp_path)
    lines = (out / "pairs.jsonl").read_bytes()
    (out / "pairs.jsonl").write_bytes(lines[:-200])
    before = pairs_in(bank)[-2]["id"]
    status, printed = check(out)
    assert status == 1
    assert "pairs.jsonl: its SHA-256 is" in printed
    assert f"after {before}, is no whole record" in printed


def test_a_changed_byte_and_a_changed_count_are_named(bank, tmp_path, check) -> None:
    out = copied(bank, tmp_path)
    with (out / "pairs.jsonl").open("a", encoding="utf-8") as file:
        file.write("\n")
    manifest = json.loads((out / "manifest.json").read_text("utf-8"))
    manifest["pairs"]["label"]["relation"] += 1
    (out / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    status, printed = check(out)
    assert status == 1
    assert "pairs.jsonl: its SHA-256 is" in printed
    assert "manifest.json:" in printed
    assert "pairs of the label relation, it says" in printed
