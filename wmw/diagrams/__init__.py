"""Pictures of scenes: text-bearing diagrams and circuits as PNG, with a sidecar of boxes."""

from wmw.diagrams.api import draw, draw_frames
from wmw.diagrams.picture import Picture, collisions
from wmw.diagrams.styles import EXAM, STYLES, Style

__all__ = ["EXAM", "STYLES", "Picture", "Style", "collisions", "draw", "draw_frames"]
