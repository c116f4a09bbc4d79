"""What is asked for without its noun of a projectile: "how long is it in the air"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.projectile.symbols import (
    R,
    d_fall,
    h_0,
    h_max_ground,
    h_rise,
    h_top,
    phi_land,
    phi_t,
    t_el,
    t_flight,
    t_up,
    theta,
    v_0,
    v_land,
    v_top,
    y_t,
)

_GROUND = (
    "ground|floor|water|river|sea|pavement|street|bottom|earth|surface|lake|sand|sidewalk|pool"
    "|ocean|base|valley|road|snow|grass|lawn|foot|below|plain|field|beach|yard|garden|court|stream"
)
_LANDS = "hit|strike|reach|land|touch|arrive|meet|get|impact|fall"
_TOP = "top|highest|peak|maximum|apex|summit"
_WALL = (
    "wall|fence|building|net|goal|tree|crossbar|screen|plate|barrier|hoop|basket|batter|target|post"
    "|board|dartboard|cliff|tower|house"
)
_EDGE = "hose|nozzle|pipe|spout|tap|edge|table|tabletop|off|ramp|cliff|desk|counter|bench|shelf|muzzle|barrel|bow|hand|foot|racket|bat|gun|cannon|roof|ground"
_PERCH = "cliff|building|tower|bridge|window|roof|ledge|balcony|platform|table|tabletop|desk|counter|bench|shelf|hill|edge|aircraft|plane|helicopter"
_GUN = "barrel|muzzle|gun|nozzle|hose|pipe|launcher|cannon|spout|tap"

UNNAMED = (
    Unnamed(
        t_flight,
        ("air|flight|aloft", "land -speed|velocity|half|another", f"{_LANDS} {_GROUND} -speed|velocity|half|another", "fall -first|last|half|speed|velocity",
         "hit target", f"jump|leap|flight|hop|throw|kick|shot|motion last|take -{_TOP}", "stay up|aloft", "airborne",
         "away -m|cm|km|metre|meter|from|to|reach|get|hit"),
    ),
    Unnamed(t_up, (f"reach|rise|get|climb|take|go|come {_TOP}", "rise", "climb")),
    Unnamed(t_el, ("after launch|release|throw|kick|shot|takeoff|take-off", f"hit|strike|reach|arrive|get|clear|pass|take {_WALL}",)),
    Unnamed(v_land, ("land -average|need|after|vertical|horizontal", f"{_LANDS} {_GROUND} -average|after|vertical|horizontal")),
    Unnamed(v_top, (f"{_TOP} -average|vertical|horizontal",)),
    Unnamed(
        v_0,
        ("need -vertical|horizontal|when|vertically", "leave -vertical|later|after|when|hit|land|strike|move|go", f"leave|roll|slide|run|drive|walk|jump|throw|shoot {_EDGE} -vertical|later|after|when|hit|land|strike|move|go", "throw|kick|launch|fire|hurl|fling|shoot|toss|project -vertical|horizontal|later|after|when|hit|land|strike|average|move|go|pass"),
    ),
    Unnamed(R, ("far land -vertical|above|apart|below", f"far {_LANDS} {_GROUND} -vertical|above|below|apart|vertically|fall|drop", "far go|travel|fly|carry -vertical|above|below|up|after|when|first|vertically")),
    Unnamed(d_fall, ("far|metre|meter|feet|centimetre|centimeter|many|much drop|sink", "far|metre|meter|feet|centimetre|centimeter|many fall way|reach|before|during")),
    Unnamed(h_0, (f"high {_GUN} -above", f"high {_GUN} {_GROUND}", f"high|tall {_PERCH} -above|when|after|hit|strike|pass|clear",)),
    Unnamed(h_top, (f"high go|rise|get|fly|reach|climb|travel -when|after|{_WALL}", "far rise -when|after|first")),
    Unnamed(h_rise, (f"high go|rise|get|fly|reach|climb|travel -when|after|{_WALL}", "far rise -when|after|first")),
    Unnamed(h_max_ground, (f"high go|rise|get|fly|reach|climb|travel {_GROUND} -when|after|{_WALL}",)),
    Unnamed(y_t, (f"high hit|strike|reach|arrive|clear|pass {_WALL} -above",)),
    Unnamed(phi_t, ("move|travel|go|head|fly after|later|when|then|moment|instant",)),
    Unnamed(phi_land, ("land -throw|launch|need|kick|fire|aim", f"{_LANDS} {_GROUND} -throw|launch|need|kick|fire|aim")),
    Unnamed(theta, ("launch|throw|fire|aim|kick|project|shoot -land|hit|strike|after|later", "need -land")),
)  # fmt: skip
