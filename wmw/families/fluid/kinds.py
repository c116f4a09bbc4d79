"""The question kinds of fluids."""

from wmw.families.fluid.kinds_flow import FLOW_KINDS
from wmw.families.fluid.kinds_gauges import GAUGE_KINDS
from wmw.families.fluid.kinds_rest import REST_KINDS

KINDS = (*REST_KINDS, *GAUGE_KINDS, *FLOW_KINDS)
