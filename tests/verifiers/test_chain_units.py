"""A unit that stands once holds for all numbers of an ordered chain."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def _record(evidence: str) -> dict[str, object]:
    return {
        "id": "chain", "scenario_family": "optics",
        "question": "A flower stands 24 cm in front of a thin converging lens of focal length 16"
        " cm. How far from the lens is its image?",
        "state_0": {"objects": [{"name": "flower", "attributes": {}},
                                {"name": "lens", "attributes": {}}],
                    "relations": [], "forces": [], "variables": {"f": "16 cm", "d_o": "24 cm"},
                    "assumptions": []},
        "transition": {"rule": "thin lens equation", "effect": "", "equation":
                       "1/f = 1/d_o + 1/d_i", "evidence": [evidence]},
        "state_1": {"predicted_change": "", "new_variables": {"d_i": "48 cm"}},
        "derivation": None,
        "answer": {"value": "48 cm", "unit": None, "explanation": ""},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("sound", "wrong"),
    [
        ("16 < 24 < 32 cm", "24 < 16 < 32 cm"),
        ("16 < d_o < 32 cm", "28 < d_o < 32 cm"),
        ("32 cm > 24 > 16", "32 cm > 24 > 26"),
        ("f = 16 < 24 < 2f = 32 cm", "16 < 24 < 2f = 42 cm"),
        ("16 < 24 cm < 1 m", "32 < 24 cm < 1 m"),
        (r"$16 < 24 < 32\ \mathrm{cm}$", r"$16 < 24 < 12\ \mathrm{cm}$"),
        ("2 × 16 > 24 cm", "2 × 16 < 24 cm"),
    ],
)
def test_the_unit_of_a_chain_stands_once(sound, wrong):
    assert judge(_record(sound)).outcome == "valid"
    assert judge(_record(wrong)).labels == ("transition",)
