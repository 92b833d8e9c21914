"""Surf: a lacy edge of foam on the sand and broken white lines of small waves before it."""
import random

import numpy as np

from kit.mesh import Mesh
from kit.noise import fractal


def surf(edge, side=1, y_range=(-55, 240), waves=0, reach=8.0, seed=1, step=0.35):
    """Foam along x = edge(y); the sea lies on the -x side for side 1, on the +x side for side -1. Returns a Mesh."""
    chance, mesh = random.Random(seed), Mesh()
    ys = np.arange(y_range[0], y_range[1], step)
    lace = fractal(ys * 0.35, ys * 0 + seed, 2)
    inner = edge(ys) + side * (0.6 + 0.45 * lace)
    outer = edge(ys) - side * (0.9 + 0.5 * np.abs(fractal(ys * 0.3, ys * 0 + seed + 5, 2)))
    mesh.loft([[(a, y, 0.03), (b, y, 0.012)] for a, b, y in zip(inner, outer, ys)], 'foam', smooth=False)
    for wave in range(waves):
        away = 2.2 + reach * ((wave + 0.3 * chance.random()) / waves) ** 1.15
        y = y_range[0] + chance.uniform(0, 8)
        while y < y_range[1]:
            length = chance.uniform(16, 44) * (1 + max(0, y) * 0.01)
            thick = chance.uniform(0.12, 0.3) * (1 + max(0, y) * 0.008)
            line = np.linspace(y, y + length, 26)
            drift = 0.45 * fractal(line * 0.05, line * 0 + wave * 3 + seed, 3)
            taper = np.sin(np.linspace(0, np.pi, 26)) * (0.55 + 0.6 * np.abs(fractal(line * 0.9, line * 0 + y, 2)))
            rows = []
            for t, at, wide in zip(line, drift, taper):
                x = float(edge(t)) - side * (away + at)
                rows.append([(x - thick * wide, t, 0.014), (x + thick * wide * 1.3, t, 0.014)])
            mesh.loft(rows, 'foam', smooth=False)
            y += length * chance.uniform(0.7, 1.2)
    return mesh
