"""Every question kind of the spring chapter."""

from wmw.families.spring.kinds_motion import KINDS_MOTION
from wmw.families.spring.kinds_rest import KINDS_REST

KINDS = (*KINDS_REST, *KINDS_MOTION)
