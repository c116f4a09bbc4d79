"""What is asked for without its noun of colliding bodies: "how fast does he slide"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.collision.symbols import h, s_1, s_2f, s_f, t_c, v_1f

_GO = "move|slide|go|roll|drift|travel|glide|continue|coast|skid|start"
_TARGET = "block|target|melon|apple|pumpkin|plank|board|can|log"

UNNAMED = (
    Unnamed(s_f, (f"{_GO} -before|initially|bullet|need|each|apart|back", f"{_GO} hold|together|catch|couple|stick|join|embed|inside|land|jump|board -before|initially|apart")),
    Unnamed(s_2f, ("recoil", f"{_GO} recoil|kick", f"{_TARGET} leave|emerge|exit|through|pierce -embed")),
    Unnamed(v_1f, ("bullet|arrow|dart|pellet leave|emerge|exit|come|out -block|target", "bullet|arrow|dart|pellet leave|emerge|exit|come -hit|strike|enter")),
    Unnamed(s_1, ("bullet|dart|arrow|clay -after|embed|together|emerge|leave|out", "need")),
    Unnamed(h, ("high rise|swing|go|get -bounce|rebound|drop", "far rise|up")),
    Unnamed(t_c, ("contact", "touch", "collision|impact|stop last|take")),
)  # fmt: skip
