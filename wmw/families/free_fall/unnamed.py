"""What is asked for without its noun in free fall: "how long does it fall"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.free_fall.symbols import (
    d_fall,
    h_0,
    h_max_ground,
    h_rise,
    h_top,
    t_back,
    t_el,
    t_flight,
    t_meet,
    t_total,
    t_up,
    t_w,
    v_0,
    v_land,
    v_top,
    w,
    y_t,
)

_GROUND = (
    "ground|floor|water|river|sea|pavement|street|bottom|earth|surface|lake|sand|sidewalk|pool"
    "|ocean|base|valley|road|snow|grass|lawn|foot|below|stream"
)
_LANDS = "hit|strike|reach|land|touch|arrive|meet|get|impact"
_TOP = "top|highest|peak|maximum|apex|summit|turn"
_SPEED = "speed|velocity|fast"
_PERCH = (
    "cliff|building|tower|bridge|window|roof|ledge|balcony|well|shaft|platform|tree|scaffold|branch"
)

_PART = "-speed|velocity|last|first|half|apart|above|metre|another|between"
"""Words of a part of the fall, or of a moment in it."""
_PART_OF_SPEED = "-average|later|after|half|above|gain"

UNNAMED = (
    Unnamed(
        t_flight,
        (f"fall {_PART}", f"land {_PART}", f"take height -top|rise|reach|highest|maximum|half|{_PART[1:]}", f"{_LANDS} {_GROUND} {_PART}", f"air|flight {_PART}",
         f"return {_PART}", f"come|fall back {_PART}", f"catch {_PART}", f"jump|leap|flight|hop|throw|toss|trip|motion last -{_TOP}|first|half",
         "stay up|aloft", "airborne", "away -m|cm|km|metre|meter|from|to|reach|get|hit"),
    ),
    Unnamed(t_back, (f"return {_PART}", f"come|fall back {_PART}", f"catch {_PART}")),
    Unnamed(
        t_up,
        (f"reach|rise|get|climb|take|go|come {_TOP} {_PART}", f"rise {_PART}", f"climb {_PART}", f"stop {_PART}",
         f"come rest {_PART}"),
    ),
    Unnamed(t_el, ("after throw|release|drop|launch|toss", f"reach|have|gain|fall|move|get|take {_SPEED} -average",)),
    Unnamed(t_meet, ("meet", "collide", "overtake", "catch up", "pass each|other")),
    Unnamed(t_total, ("hear", "hear splash|sound|hit|strike")),
    Unnamed(t_w, ("pass|fall|cross|take window",)),
    Unnamed(v_land, (f"land {_PART_OF_SPEED}", f"{_LANDS} {_GROUND} {_PART_OF_SPEED}", f"{_LANDS} {_GROUND} after falling|dropping from -before|later|half|average|gain",
                     *(f"{back} {_PART_OF_SPEED}|must|need|so|time|long|high" for back in ("return", "come|fall|arrive|get back", "catch")))),
    Unnamed(v_top, (f"{_TOP} -throw|toss|launch|leave|reach|rise|get|go|from|building|cliff|tower|roof|bridge|window|average|land|hit|strike|pass|rebound",)),
    Unnamed(
        v_0,
        ("throw -when|after|later|then|hit|land|average|move|go|pass", "toss|launch|fire|project|kick|jump|hurl|fling|shoot|pitch -when|after|later|then|hit|land|average|move|go|pass",
         "need -when", "leave ground|hand|floor|mat|board|platform|deck|grass|lawn -when|after|later|then|average|bounce|rebound|bounces"),
    ),
    Unnamed(d_fall, ("far|feet|metre|meter fall|drop -apart|last|between|above|when", "far|feet|metre|meter fall|drop first -apart|last|between|above")),
    Unnamed(w, ("fall|drop|cover third|fourth|fifth|sixth|last|final second -apart|first",)),
    Unnamed(
        h_0,
        (f"high|tall|deep {_PERCH} -above|rise|climb|go|get", "high drop|release|let|throw|start|toss -rise|climb|go|get|reach|rebound|bounce|after|when"),
    ),
    Unnamed(h_top, ("high rise|go|get|climb|fly|reach|travel|jump -when|after", "far|many rise|climb|up -when|after|first|last")),
    Unnamed(h_rise, ("high rise|go|get|climb|fly|reach|travel -when|after", "far|many rise|climb|up -when|after|first|last")),
    Unnamed(h_max_ground, (f"high rise|go|get|climb|fly|reach|travel {_GROUND} -when|after",)),
    Unnamed(y_t, ("high after|later|when|then -rebound|bounce",)),
)  # fmt: skip
