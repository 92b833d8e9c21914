"""A beach along any line: sand to a given width, green land behind it, hills if wanted, surf."""
import numpy as np

from kit.nature.surf import surf
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal, smoothstep


def beach(
    scene,
    edge,
    side=1,
    width=20,
    hills=None,
    sand='beach',
    land='green-hills',
    water='sea',
    waves=0,
    reach=(-170, 170, -60, 380),
):
    """A beach on x = edge(y), land on the +x side for side 1; hills(xs, ys, inland) adds height. Returns ground.

    Camera at about (0, -46, 3).
    """

    def inland(xs, ys):
        return side * (xs - edge(ys))

    def ground(xs, ys):
        away = inland(xs, ys)
        z = (
            np.clip(away * 0.06, -2.4, 1.4)
            + 1.2 * smoothstep(width * 0.7, width * 1.6, away)
            + 0.07 * fractal(xs * 0.3, ys * 0.3, 3) * smoothstep(1, 7, away)
        )
        return z + hills(xs, ys, away) if hills else z

    x0, x1, y0, y1 = reach
    scene.put(
        ground_sheet(
            lambda xs, ys: ground(xs, ys) - 0.25 * smoothstep(width + 3, width - 2, inland(xs, ys)),
            (x0, x1),
            (y0, y1),
            land,
            320,
            340,
            near=(50, 0.5),
        )
    )
    border = lambda xs, ys: width + 2.5 * fractal(xs * 0.12, ys * 0.12, 3)
    scene.put(
        ground_sheet(
            lambda xs, ys: ground(xs, ys) - 3 * smoothstep(0, 3, inland(xs, ys) - border(xs, ys)),
            (x0, x1),
            (y0, y1),
            sand,
            420,
            400,
            near=(50, 0.5),
        )
    )
    scene.put(water_sheet(water, 0, 4000, -90))
    scene.put(surf(edge, side, (y0 + 4, min(y1, 260)), waves))
    return ground
