"""All question kinds of projectile motion."""

from wmw.families.projectile.kinds_heights import HEIGHT_KINDS
from wmw.families.projectile.kinds_level import LEVEL_KINDS

KINDS = (*LEVEL_KINDS, *HEIGHT_KINDS)
