"""Pictures of scenes: text-bearing diagrams and circuits as PNG, with a sidecar of boxes."""

from wmw.diagrams.api import draw, draw_frames, draw_item, draw_strip
from wmw.diagrams.look import Look, look_of
from wmw.diagrams.picture import Picture, collisions
from wmw.diagrams.strips import has_strip
from wmw.diagrams.style import Style
from wmw.diagrams.styles import EXAM, MIXED, STYLES

__all__ = [
    "EXAM",
    "MIXED",
    "STYLES",
    "Look",
    "Picture",
    "Style",
    "collisions",
    "draw",
    "draw_frames",
    "draw_item",
    "draw_strip",
    "has_strip",
    "look_of",
]
