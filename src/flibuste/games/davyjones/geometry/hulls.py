"""13.1 – Outlines as they lie turned, kept as they are needed."""

from typing import Final

from flibuste.games.davyjones.geometry.shape import Shape, turned
from flibuste.games.davyjones.table.pieces import Box, Hull

_LARGEST: Final = 600


def hull_shape(hull: Hull, heading: int) -> Shape:
    """13.1.5, 13.1.10 – The outline of a hull on a heading, about its bow tip (a disc: its centre)."""
    found = hull.shapes.get(heading)
    if found is None:
        if len(hull.shapes) > _LARGEST:
            hull.shapes.clear()
        if hull.is_disc:
            found = Shape([(0, 0)], hull.radius)
        else:
            found = Shape([turned(point[0], point[1], heading) for point in hull.outline])
        found.heading = heading
        hull.shapes[heading] = found
    return found


def bow_shape(hull: Hull, heading: int) -> Shape:
    """13.1.8 – The front triangle; the whole edge of a disc."""
    if hull.is_disc:
        return hull_shape(hull, heading)
    found = hull.bows.get(heading)
    if found is None:
        if len(hull.bows) > _LARGEST:
            hull.bows.clear()
        outline = hull.outline
        found = Shape([turned(point[0], point[1], heading) for point in (outline[0], outline[1], outline[4])])
        hull.bows[heading] = found
    return found


def outline_of(box: Box, rotation: int) -> Shape:
    """13.1.11 – The printed outline of islands and terrain, turned."""
    found = box.outline.shapes.get(rotation)
    if found is None:
        if len(box.outline.shapes) > _LARGEST:
            box.outline.shapes.clear()
        found = Shape([turned(point[0], point[1], rotation) for point in box.outline.vertices])
        box.outline.shapes[rotation] = found
    return found


def outline_from(corners: list[int]) -> Shape:
    """An outline by its corners, x and y in turn, counter-clockwise."""
    return Shape([(corners[k], corners[k + 1]) for k in range(0, len(corners), 2)])
