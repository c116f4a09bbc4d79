"""Scenes as plain dicts and back, for the records that lie beside a bank's pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, cast, get_args

from wmw.core.scene import Branch, Circuit, Part, Scene

_SHAPES: dict[str, type] = {
    shape.__name__: shape for shape in (*get_args(Part), *get_args(Branch), Circuit, Scene)
}


def scene_to_dict(scene: Scene) -> dict[str, Any]:
    """Return a scene as dicts and lists; every shape names its class under "shape"."""
    return cast(dict[str, Any], _plain(scene))


def scene_from_dict(record: Mapping[str, Any]) -> Scene:
    """Return the scene of `scene_to_dict` (KeyError for a shape that is none)."""
    return cast(Scene, _shape(record))


def _plain(value: object) -> object:
    if type(value).__name__ in _SHAPES:
        entries = {f.name: _plain(getattr(value, f.name)) for f in fields(cast(Any, value))}
        return {"shape": type(value).__name__, **entries}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    # Coordinates need not be finer than a thousandth of a pixel; dust is cut before hashing.
    return round(value, 6) + 0.0 if isinstance(value, float) else value


def _shape(value: object) -> object:
    if isinstance(value, Mapping):
        known = {name: _shape(part) for name, part in value.items() if name != "shape"}
        return _SHAPES[str(value["shape"])](**known)
    if isinstance(value, list):
        return tuple(_shape(part) for part in value)
    return value
