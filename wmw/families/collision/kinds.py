"""Every question kind of the collision chapter."""

from wmw.families.collision.kinds_collisions import KINDS_COLLISIONS
from wmw.families.collision.kinds_impulses import KINDS_IMPULSES

KINDS = (*KINDS_COLLISIONS, *KINDS_IMPULSES)
