"""What is asked for without its noun on an incline: "how far does it slide"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.inclined_plane.physics import d, h, t, theta, v_0, v_f
from wmw.families.inclined_plane.stages import t_d, t_total, t_u, v_b

_FOOT = "bottom|foot|end|base|floor"
_RAMP = "ramp|slope|incline|plane|hill|plank|board|chute|slide"

_PART = "-first|last|half|speed|velocity|another"
"""Words of a part of the way, or of a moment in it."""

UNNAMED = (
    Unnamed(t, (f"slide {_PART}", f"go|get|travel|move|take|reach|arrive {_PART}", f"stop {_PART}", f"come rest {_PART}")),
    Unnamed(t_u, (f"stop {_PART}", f"come rest {_PART}", f"reach|get|take top|highest|turn {_PART}")),
    Unnamed(t_total, (f"return {_PART}", f"come|arrive|slide back {_PART}", f"come|get|pass back|again start {_PART}")),
    Unnamed(t_d, (f"slide|come|get down {_PART}", f"way back|down {_PART}")),
    Unnamed(
        d,
        (f"far|many slide|go|travel|move|get|climb|run|coast|rise|come {_PART}|floor|vertically|apart|second|horizontally", f"long {_RAMP} -take|slide|go|move|travel|get|reach|before|until"),
    ),
    Unnamed(h, ("high slide|go|get|rise|climb|reach|start|release -after|when|half",)),
    Unnamed(v_f, (f"{_FOOT} -average|half|above|midway|start|leave|push",)),
    Unnamed(v_b, (f"{_FOOT} -average|half|above|midway|start|leave|push|across|along",)),
    Unnamed(v_0, ("need -when", f"start|begin|push|launch|give|throw|project -when|after|{_FOOT}|later|average")),
    Unnamed(theta, ("steep", f"need {_RAMP}")),
)  # fmt: skip
