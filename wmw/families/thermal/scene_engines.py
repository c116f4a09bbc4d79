"""How engines and refrigerators between two reservoirs are drawn."""

from __future__ import annotations

from wmw.core.scene import Arrow, Circle, Label, Part, Scene, SceneInput
from wmw.families.thermal.scene_heat import box, margin, named, notes, stacked
from wmw.families.thermal.symbols import ENGINES


def draw_engine(given: SceneInput) -> Scene:
    """Draw an engine between a hot and a cold reservoir; in a refrigerator all arrows turn round."""
    runs = given.regime in ENGINES
    flows = (((0.0, 5.0), (0.0, 3.9)), ((0.0, 1.5), (0.0, 0.4)), ((1.2, 2.7), (3.2, 2.7)))
    parts: list[Part] = [
        margin(-4.0, -1.0, 6.0, 6.4),
        box(-2.6, 5.1, 2.6, 6.1, "accent", "hot"),
        box(-2.6, -0.7, 2.6, 0.3, "liquid", "cold"),
        Circle((0.0, 2.7), 1.1, "body", "engine"),
        *(Arrow(*(flow if runs else flow[::-1]), "motion") for flow in flows),
        Label((0.0, 2.7), text=named(given, "engine"), side="center", body="engine"),
        Label((-2.7, 5.6), text="hot", side="left"),
        Label((-2.7, -0.2), text="cold", side="left"),
        *stacked(given, (0.0, 5.6), "T_1"),
        *stacked(given, (0.0, -0.2), "T_2"),
        *stacked(given, (1.6, 4.5), "Q_h"),
        *stacked(given, (1.6, 0.9), "Q_c"),
        *stacked(given, (4.2, 2.7), "W"),
    ]
    return Scene(tuple(parts), notes=notes(given, "eta", "P", "f_c"))
