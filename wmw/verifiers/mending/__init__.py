"""Mendings: the smallest change of a trace under which it holds again.

A fault is mended at its root; what follows from it is worked out again. A mended trace is judged
like any other, and only one that is found valid is given back.
"""

from wmw.verifiers.mending.mend import Mended, NotMended, Root, mend

__all__ = ["Mended", "NotMended", "Root", "mend"]
