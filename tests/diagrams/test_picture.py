"""What the two public calls promise: sizes, bytes, sidecar, and what is not shown."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wmw.core.errors import UsageError
from wmw.core.scene import Ground, Label, Polygon, Scene
from wmw.diagrams import Picture, collisions, draw, draw_frames
from wmw.diagrams.placement import LayoutError

from . import examples
from .pixels import decode

FRESH = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from diagrams import examples
from wmw.diagrams import draw
plane = draw(*examples.incline()).png
assert "matplotlib.pyplot" not in sys.modules
print(hashlib.sha256(plane + draw(*examples.circuit("nested")).png).hexdigest())
assert not sys.modules["matplotlib.pyplot"].get_fignums()
"""


def _body(x: float, name: str, quantity: str) -> tuple[Polygon, Label]:
    corners = ((x, 0.0), (x + 1.4, 0.0), (x + 1.4, 1.0), (x, 1.0))
    return Polygon(corners, body=name), Label((x + 0.7, 0.5), quantity, side="center", body=name)


def test_the_same_bytes_again_and_in_a_fresh_process_whatever_the_user_settings(
    tmp_path: Path,
) -> None:
    first = draw(*examples.incline()).png + draw(*examples.circuit("nested")).png
    again = draw(*examples.incline()).png + draw(*examples.circuit("nested")).png
    assert first == again
    settings = tmp_path / "matplotlibrc"
    settings.write_text(
        "text.hinting: none\ntext.antialiased: False\nfont.size: 30\npath.snap: False\n"
        "path.simplify: False\nfont.family: serif\nfigure.dpi: 200\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", FRESH, str(Path(__file__).parents[1])],
        env={**os.environ, "MATPLOTLIBRC": str(settings)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == hashlib.sha256(first).hexdigest()


def test_the_package_is_imported_without_the_plotting_library() -> None:
    code = "import sys, wmw.diagrams; assert not {'matplotlib', 'schemdraw'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_png_holds_nothing_but_the_picture() -> None:
    png = draw(*examples.lens()).png
    chunks, at = set(), 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        chunks.add(png[at + 4 : at + 8])
        at += length + 12
    assert chunks == {b"IHDR", b"IDAT", b"IEND"}


@pytest.mark.parametrize("size", [(644, 476), (672, 504), (448, 336)])
def test_the_size_asked_for_is_the_size_of_the_png(size: tuple[int, int]) -> None:
    picture = draw(*examples.incline(), size=size)
    assert decode(picture.png).shape[:2] == (size[1], size[0])
    assert (picture.width, picture.height) == size == tuple(picture.sidecar["size"])
    assert collisions(picture.sidecar) == []


@pytest.mark.parametrize("size", [(643, 476), (644, 475), (0, 28), (-28, 28)])
def test_sides_that_are_no_multiples_of_28_are_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="28"):
        draw(*examples.lens(), size=size)


def test_halves_that_are_no_whole_patches_are_refused() -> None:
    scene, shown = examples.lens()
    with pytest.raises(ValueError, match="56"):
        draw_frames(scene, scene, shown, size=(1148, 420))


def test_an_unknown_style_is_named_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="exam"):
        draw(*examples.lens(), style="oil on canvas")


def test_a_quantity_that_is_not_shown_has_no_label() -> None:
    scene, shown = examples.incline()
    kept = {name: text for name, text in shown.items() if name not in ("theta", "g")}
    labels = draw(scene, kept).sidecar["labels"]
    assert {label["quantity"] for label in labels} == set(kept)
    assert {label["text"] for label in labels} == set(kept.values())


def test_nothing_shown_leaves_only_words() -> None:
    labels = draw(examples.crowded()[0], {}).sidecar["labels"]
    assert {label["quantity"] for label in labels} == {None}
    assert {label["text"] for label in labels} == {
        "A",
        "B",
        "pulley",
        "light string",
        "rough table",
    }


def test_a_body_box_is_the_union_of_its_parts() -> None:
    parts = (Ground((0, 0), (8, 0)), *_body(1.0, "A", "m"), *_body(5.0, "B", "m"))
    pair = (*parts, Polygon(((1.0, 1.0), (2.4, 1.0), (1.7, 2.0)), body="A"))
    boxes = {b["name"]: b["box"] for b in draw(Scene(pair), {"m": "m"}).sidecar["bodies"]}
    a, b = boxes["A"], boxes["B"]
    assert list(boxes) == ["A", "B"]
    assert a[3] == b[3]
    assert a[2] - a[0] == pytest.approx(b[2] - b[0], abs=1.01)
    assert a[3] - a[1] == pytest.approx(2 * (b[3] - b[1]), abs=2.01)


def test_frames_keep_one_scale_and_say_which_is_which() -> None:
    ground = Ground((0, 0), (8, 0))
    before = Scene((ground, *_body(1.0, "A", "m")), notes=("e",))
    after = Scene((ground, *_body(6.0, "A", "m")), notes=("e",), caption="2 s later")
    picture = draw_frames(before, after, {"m": "m = 2 kg", "e": "e = 0.5"})
    first, second = picture.sidecar["bodies"]
    assert (first["frame"], second["frame"]) == ("before", "after")
    widths = [body["box"][2] - body["box"][0] for body in (first, second)]
    assert widths[0] == pytest.approx(widths[1], abs=1.01)  # boxes are rounded outward
    assert second["box"][1::2] == first["box"][1::2]
    texts = [(label["frame"], label["text"]) for label in picture.sidecar["labels"]]
    assert ("before", "before") in texts
    assert ("after", "2 s later") in texts
    assert ("after", "after") not in texts
    assert texts.count(("before", "e = 0.5")) + texts.count(("after", "e = 0.5")) == 1
    assert collisions(picture.sidecar) == []


def test_labels_that_cannot_be_set_are_an_error_not_a_mess() -> None:
    crowd = Scene(tuple(Label((0.0, 0.0), text=f"a rather long label {i}") for i in range(40)))
    with pytest.raises(LayoutError, match="use a larger picture"):
        draw(crowd, {}, size=(280, 224))


def test_collisions_are_found() -> None:
    def sidecar(*boxes: list[int]) -> dict[str, object]:
        labels = [{"text": str(i), "quantity": None, "box": box} for i, box in enumerate(boxes)]
        return {"size": [100, 50], "bodies": [], "labels": labels}

    assert collisions(sidecar([0, 0, 10, 10], [10, 0, 20, 10], [80, 40, 100, 50])) == []
    assert collisions(sidecar([0, 0, 10, 10], [9, 9, 20, 20])) == [("0", "1")]
    assert collisions(sidecar([90, 0, 101, 10])) == [("0", "edge")]
    assert collisions(sidecar([0, -1, 5, 10])) == [("0", "edge")]


def test_an_empty_scene_is_a_blank_picture() -> None:
    picture = draw(Scene(), {})
    assert isinstance(picture, Picture)
    assert (decode(picture.png) == 255).all()
