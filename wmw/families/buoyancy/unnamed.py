"""What is asked for without its noun of bodies in liquids: "how hard must you push", "how heavy"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.buoyancy.symbols import F_b, T, h_above, h_sub, m_max

_HOLD = "push|pull|hold|keep|lift|press|raise|draw|haul|tug|hoist|force"

UNNAMED = (
    Unnamed(T, (f"{_HOLD} -water|liquid|fluid|float", f"{_HOLD} under|below|beneath|submerge|bottom|while|still", f"{_HOLD} need", f"{_HOLD} under|below|beneath|submerge|bottom|while|still|fully need")),
    Unnamed(F_b, ("water|liquid|fluid|oil push|press|lift|buoy up|upward|upwards|it|ball|body|block|stone -bottom|you|must",)),
    Unnamed(h_sub, ("deep|low sit|float|lie|sink|dip|reach|ride -more|further|deeper|another",)),
    Unnamed(h_above, ("high|far rise|stick|project|stand|reach|protrude above|out surface|water|liquid|waterline",)),
    Unnamed(m_max, ("heavy load|cargo|passenger|person|animal|rider|man|woman carry|hold|support|bear|be|take", "heavy load|cargo|passenger|person|animal|rider|man|woman carry|hold|support|bear|be|take need")),
)  # fmt: skip
