"""Every question kind of circular motion."""

from wmw.families.circular_motion.kinds_level import LEVEL_KINDS
from wmw.families.circular_motion.kinds_roads import ROAD_KINDS
from wmw.families.circular_motion.kinds_rounds import ROUND_KINDS
from wmw.families.circular_motion.kinds_vertical import VERTICAL_KINDS

KINDS = (*LEVEL_KINDS, *ROAD_KINDS, *VERTICAL_KINDS, *ROUND_KINDS)
