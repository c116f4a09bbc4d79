"""Every question kind of the pendulum."""

from wmw.families.pendulum.kinds_period import PERIOD_KINDS
from wmw.families.pendulum.kinds_swing import SWING_KINDS

KINDS = (*PERIOD_KINDS, *SWING_KINDS)
