"""What is asked for without its noun on a floor: "how far does it slide"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.friction.symbols import d_stop, t_stop

_SLIDES = "slide|skid|coast|glide|travel|go|move"
_PART = "first|last|half|before|after|when|meter|metre|push|pull"

UNNAMED = (
    Unnamed(t_stop, (f"{_SLIDES} -{_PART}|far", f"stop -{_PART}|far", f"come rest -{_PART}|far")),
    Unnamed(d_stop, (f"far {_SLIDES} -{_PART}", f"far stop -{_PART}", f"far come rest -{_PART}")),
)
