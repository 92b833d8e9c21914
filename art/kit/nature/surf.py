"""Surf: a lacy edge of foam on the sand and broken white lines of small waves before it."""
import random

import numpy as np

from kit.mesh import Mesh
from kit.noise import fractal


def surf(edge, side=1, y_range=(-55, 240), waves=0, reach=8.0, seed=1, step=.35):
    """Foam along x = edge(y); the sea lies on the -x side for side 1, on the +x side for side -1. Returns a Mesh."""
    chance, mesh = random.Random(seed), Mesh()
    ys = np.arange(y_range[0], y_range[1], step)
    lace = fractal(ys * .35, ys * 0 + seed, 2)
    inner = edge(ys) + side * (.6 + .45 * lace)
    outer = edge(ys) - side * (.9 + .5 * np.abs(fractal(ys * .3, ys * 0 + seed + 5, 2)))
    mesh.loft([[(a, y, .03), (b, y, .012)] for a, b, y in zip(inner, outer, ys)], 'foam', smooth=False)
    for wave in range(waves):
        away = 2.2 + reach * ((wave + .3 * chance.random()) / waves) ** 1.15
        y = y_range[0] + chance.uniform(0, 8)
        while y < y_range[1]:
            length = chance.uniform(16, 44) * (1 + max(0, y) * .01)
            thick = chance.uniform(.12, .3) * (1 + max(0, y) * .008)
            line = np.linspace(y, y + length, 26)
            drift = .45 * fractal(line * .05, line * 0 + wave * 3 + seed, 3)
            taper = np.sin(np.linspace(0, np.pi, 26)) * (.55 + .6 * np.abs(fractal(line * .9, line * 0 + y, 2)))
            rows = []
            for t, at, wide in zip(line, drift, taper):
                x = float(edge(t)) - side * (away + at)
                rows.append([(x - thick * wide, t, .014), (x + thick * wide * 1.3, t, .014)])
            mesh.loft(rows, 'foam', smooth=False)
            y += length * chance.uniform(.7, 1.2)
    return mesh
