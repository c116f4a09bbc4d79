"""What is asked for without its noun of a motion in a circle: "how long does one lap take"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.circular_motion.symbols import F_T, F_bottom, F_top, N, T_rev

_ROUND = "orbit|revolution|turn|lap|circle|circuit|loop|round|rotation|trip"
_ONE = "one|full|complete|single|each|every|whole"
_NOT_SO_MANY = "-many|number|two|three|four|five|ten|twenty|half|quarter|per"
_LINE = "string|cord|rope|wire|thread|chain|line|cable|tether"
_SURFACE = "seat|track|road|floor|wall|rail|chair|bridge|bucket|slide|loop|surface"

UNNAMED = (
    Unnamed(
        T_rev,
        (
            f"{_ROUND} {_ONE} {_NOT_SO_MANY}",
            f"need {_ROUND} {_ONE} {_NOT_SO_MANY}",
            f"go|travel|move|run|drive|fly|get|take around|round once {_NOT_SO_MANY}",
        ),
    ),
    *(Unnamed(force, (f"pull|tug {_LINE} -must|least|most",)) for force in (F_T, F_top, F_bottom)),
    Unnamed(N, (f"push|press|bear {_SURFACE} -string|cord|rope",)),
)
