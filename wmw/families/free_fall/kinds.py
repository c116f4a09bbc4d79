"""All question kinds of free fall."""

from wmw.families.free_fall.kinds_falls import FALL_KINDS
from wmw.families.free_fall.kinds_heights import HEIGHT_KINDS
from wmw.families.free_fall.kinds_throws import THROW_KINDS

KINDS = (*FALL_KINDS, *THROW_KINDS, *HEIGHT_KINDS)
