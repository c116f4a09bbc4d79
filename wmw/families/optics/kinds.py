"""All question kinds of geometric optics."""

from wmw.families.optics.kinds_images import IMAGE_KINDS
from wmw.families.optics.kinds_rays import RAY_KINDS

KINDS = (*IMAGE_KINDS, *RAY_KINDS)
