"""The life of a shot, cut apart: what floats goes its way with its reflection, what stands stays, painted birds go."""
import math

import cv2
import numpy as np
from scipy import ndimage

from films.planes import RENDERED, UNIT

WIDTH, HEIGHT = RENDERED


class Thing:
    """One boat (with its people), animal or float: a piece of picture that travels over the ground of the set."""

    def __init__(self, art, corner, base, place, distance):
        self.art, self.corner, self.base, self.place, self.distance = art, corner, base, place, distance
        self.speed = (0.0, 0.0)
        self.phase = (base[0] * 0.37 + base[1] * 0.71) % (2 * math.pi)

    def draw(self, picture, plane, second, shift, reflect):
        """Lay it where it is at this second; shift answers the parallax at a distance."""
        moved = [self.place[0] + self.speed[0] * second, self.place[1] + self.speed[1] * second, self.place[2]]
        now, still = plane.project(moved), plane.project(self.place)
        size = still[2] / now[2]
        x = self.base[0] + now[0] - still[0] - shift(now[2])
        y = self.base[1] + now[1] - still[1] + self.bob(second)
        roll = math.radians(0.5) * math.sin(1.3 * second + self.phase) if self.art.shape[1] > 60 else 0
        if reflect:
            paste(
                picture,
                mirror(self.art, second, reflect),
                size,
                -roll * 0.5,
                x,
                y - 1,
                (self.base[0] - self.corner[0], 0),
            )
        paste(picture, self.art, size, roll, x, y, (self.base[0] - self.corner[0], self.base[1] - self.corner[1]))

    def bob(self, second):
        return UNIT * min(1.2, 26 / self.distance) * math.sin(1.7 * second + self.phase)


def mirror(art, second, strength):
    """Upside down, broken by ripples that grow with the distance from the waterline, and fading."""
    flipped = art[::-1]
    rows, columns = flipped.shape[:2]
    depth = np.arange(rows, dtype=np.float32)[:, None]
    below = depth / UNIT
    sideways = np.clip(below * 0.12, 0, 5) * np.sin(below * 0.42 - 5.2 * second) + np.clip(below * 0.06, 0, 3) * np.sin(
        below * 0.17 + 3.1 * second
    )
    x = np.arange(columns, dtype=np.float32)[None] + UNIT * sideways
    broken = cv2.remap(
        flipped, x, np.broadcast_to(depth, x.shape).copy(), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT
    )
    fade = strength * np.clip(1 - depth / max(rows * 1.25, 30), 0, 1)
    broken[..., :3] *= 0.62
    return broken * fade[..., None]


def paste(picture, art, size, roll, x, y, pivot):
    """Lay premultiplied art over the picture so that its pivot stands at x, y, to parts of a pixel."""
    rows, columns = art.shape[:2]
    reach = int(math.hypot(rows, columns) * size) + 4
    left, top = int(math.floor(x)) - reach, int(math.floor(y)) - reach
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + 2 * reach, WIDTH), min(top + 2 * reach, HEIGHT)
    if x0 >= x1 or y0 >= y1:
        return
    cosine, sine = size * math.cos(roll), size * math.sin(roll)
    matrix = np.array(
        [
            [cosine, -sine, x - x0 - cosine * pivot[0] + sine * pivot[1]],
            [sine, cosine, y - y0 - sine * pivot[0] - cosine * pivot[1]],
        ],
        np.float32,
    )
    laid = cv2.warpAffine(art, matrix, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
    part = picture[y0:y1, x0:x1]
    part *= 1 - laid[..., 3:]
    part += laid[..., :3]


def cut(life, behind, wet, least=12):
    """Answer the floating things, far ones first, and the plane of what stands; flying things are left out."""
    labels, _ = ndimage.label(life.alpha > 0.06, structure=np.ones((3, 3)))
    whole = life.layered()
    floats, standing = [], np.zeros_like(whole)
    for number, place in enumerate(ndimage.find_objects(labels), 1):
        rows, columns = (slice(max(s.start - 2, 0), s.stop + 2) for s in place)
        own = labels[rows, columns] == number
        if own.sum() < least:
            continue
        art = whole[rows, columns] * ndimage.binary_dilation(own, iterations=2)[..., None]
        bottom = int(np.nonzero(own.any(axis=1))[0][-1])
        foot = int(np.median(np.nonzero(own[bottom])[0]))
        base = columns.start + foot, min(rows.start + bottom + 2, HEIGHT - 1)
        distance = float(np.percentile(life.depth[rows, columns][own], 10))
        below = behind.depth[base[1], base[0]] if behind.alpha[base[1], base[0]] > 0.5 else 1e5
        if below > distance * 1.15 and base[1] < HEIGHT - 4:
            continue
        if wet[base[1], base[0]] > 0.3 or base[1] >= HEIGHT - 4 and wet[rows, columns].mean() > 0.5:
            floats.append(
                Thing(
                    np.ascontiguousarray(art),
                    (columns.start, rows.start),
                    base,
                    [float(v) for v in behind.position[base[1], base[0]]],
                    max(float(below), 1),
                )
            )
        else:
            standing[rows, columns] = standing[rows, columns] * (1 - art[..., 3:]) + art
    return sorted(floats, key=lambda thing: -thing.distance), standing
