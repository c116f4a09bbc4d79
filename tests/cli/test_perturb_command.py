"""`wmw perturb`: pairs on standard output, and clear ends."""

import json

from wmw.perturbations import registry


def test_it_prints_a_pair_for_each_edit_that_applies(wmw):
    result = wmw("perturb", "inclined_plane", "--index", "3")
    assert result.exit_code == 0
    pairs = [json.loads(line) for line in result.stdout.splitlines()]
    assert len({pair["perturbation_name"] for pair in pairs}) == len(pairs) > 5
    assert {pair["source_trace_id"] for pair in pairs} == {"inclined_plane-2026-3"}


def test_one_edit_in_one_manner(wmw):
    arguments = ("inclined_plane", "--index", "3", "--edit", "misread_digit", "--manner", "carried")
    (line,) = wmw("perturb", *arguments).stdout.splitlines()
    pair = json.loads(line)
    assert (pair["perturbation_name"], pair["carried"]) == ("misread_digit", True)
    words = wmw("perturb", *arguments, "--describe").stdout
    assert words.startswith("misread_digit (state, carried) at /state_0/")


def test_a_right_law_with_a_wrong_number_put_in(wmw):
    """The third manner: the law stays as it is, and what is put in breaks it."""
    arguments = ("inclined_plane", "--index", "3", "--edit", "swap_sine_and_cosine")
    pairs = {
        manner: json.loads(wmw("perturb", *arguments, "--manner", manner).stdout)
        for manner in ("isolated", "in_numbers")
    }
    laws = {m: pair["rejected"]["transition"]["equation"] for m, pair in pairs.items()}
    assert laws["in_numbers"] == pairs["isolated"]["chosen"]["transition"]["equation"]
    assert laws["isolated"] != laws["in_numbers"]
    chosen, rejected = (pairs["in_numbers"][side]["derivation"] for side in ("chosen", "rejected"))
    assert chosen != rejected


def test_the_list_names_every_edit(wmw):
    lines = wmw("perturb", "--list").stdout.splitlines()
    assert {line.split()[1] for line in lines} == set(registry())


def test_what_cannot_be_done_ends_with_status_2(wmw):
    for arguments, words in (
        ((), "name a FAMILY"),
        (("inclined_plane", "--edit", "no_such"), "there is no edit"),
        (("optics", "--edit", "reverse_force"), "nothing to break"),
        (("inclined_plane", "--index", "-1"), "counts from 0"),
        (("no_such_family",), "no physics family"),
    ):
        result = wmw("perturb", *arguments)
        assert result.exit_code == 2
        assert words in result.stderr
