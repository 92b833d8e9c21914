"""Ground sheets from height functions, and mountain ranges."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.erosion import erode, refine
from kit.noise import fractal, ridged, smoothstep


def ground_sheet(height, x_range, y_range, material, columns=400, rows=400, near=None):
    """A sheet over height(x, y); near = (y, share of rows) makes it finer before that y."""
    xs = np.linspace(*x_range, columns)
    if near:
        split = int(rows * near[1])
        ys = np.concatenate(
            [np.linspace(y_range[0], near[0], split), np.linspace(near[0], y_range[1], rows - split + 1)[1:]]
        )
    else:
        ys = np.linspace(*y_range, rows)
    grid_x, grid_y = np.meshgrid(xs, ys)
    mesh = Mesh()
    mesh.grid(grid_x, grid_y, height(grid_x, grid_y), material)
    return mesh


def plain(material, size=8000, z=-0.6, y=1500):
    """A flat sheet to the horizon that hides the borders of terrain."""
    mesh = Mesh()
    mesh.quad((-size, y - size, z), (size, y - size, z), (size, y + size, z), (-size, y + size, z), material)
    return mesh


def mountain_range(
    peaks, material='peaks', x_range=(-2600, 2900), y_range=(1000, 4200), columns=760, rows=520, base=-120
):
    """Snow mountains from (x, y, height, width) peaks, sunk at the near border. They rise while brooks cut into them:
    first their great valleys, then, on finer grids, gullies and ribs."""
    heights = mass = None
    for cell, rounds, rise in ((4, 70, 1.2), (2, 24, 0.22), (1, 9, 0.07)):
        xs, ys = np.meshgrid(np.linspace(*x_range, columns // cell), np.linspace(*y_range, rows // cell))
        east, north = xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0]
        if heights is None:
            mass = _heap_up(peaks, xs, ys)
            heights = 0.35 * mass
        else:
            mass, heights = refine(mass, *xs.shape), refine(heights, *xs.shape)
            heights += (8 + 0.035 * heights) / cell * (ridged(xs * 0.009 / cell, ys * 0.009 / cell, 3) - 0.6)
        heights = erode(heights, east, north, 0.01, rounds, 0.85, mass * rise)
    heights *= max(height for _, _, height, _ in peaks) / heights.max()
    # Broken rock, fine, and only where the mountain is high.
    heights += (5 + 0.012 * heights) * (ridged(xs * 0.016, ys * 0.016, 3) - 0.6) + base
    heights -= 420 * smoothstep(y_range[0] + 420, y_range[0], ys)
    mesh = Mesh()
    mesh.grid(xs, ys, heights, material)
    return mesh


def _heap_up(peaks, xs, ys):
    """How much rises where: broad domes about the peaks, bent and unequal."""
    mass = np.zeros_like(xs)
    bend_x, bend_y = 170 * fractal(xs * 0.0013, ys * 0.0013, 4), 150 * fractal(xs * 0.0013 + 9, ys * 0.0013, 4)
    for x, y, height, width in peaks:
        away = np.hypot(xs - x + bend_x, (ys - y) * 0.8 + bend_y) / (1.3 * width)
        # A soft maximum joins neighbours with saddles instead of creases.
        mass = np.logaddexp(mass / 110, 1.05 * height * np.exp(-((1.05 * away) ** 1.3)) / 110) * 110
    return (mass - mass.min()) * (0.72 + 0.5 * ridged(xs * 0.0012 + 3, ys * 0.0012, 4))


def hill(x, y, height, radius, shape=0.95):
    """A function of arrays: a cone hill of the given height that fades out at radius."""
    return lambda xs, ys: height * np.clip(1 - np.hypot(xs - x, ys - y) / radius, 0, 1) ** shape


def rolling(scale=0.01, height=8.0, octaves=5, seed=0.0):
    """A function of arrays: rolling ground of about ±height."""
    return lambda xs, ys: height * fractal(xs * scale + seed, ys * scale - seed, octaves)


def hill_layers(spec, material='forest-hills', width=1600, rows=110, columns=420):
    """Ranges of hills one behind another: spec holds (y, height, wave length, base, seed). Brooks have cut spurs and
    combes into them."""
    mesh = Mesh()
    for y, height, length, base, seed in spec:
        span = width * max(1, y / 500)
        xs, depth = np.meshgrid(np.linspace(-span / 2, span / 2, columns), np.linspace(-1, 1, rows))
        crest = height * (0.55 + 0.45 * fractal(xs / length + seed, xs * 0 + seed, 5))
        rough = height * 0.22 * fractal(xs / length * 3 + seed, depth * 2 + seed, 4)
        winding = depth + 0.3 * fractal(xs / length * 1.4 - seed, xs * 0 + 2 * seed, 3) * (1 - depth**2)
        heights = np.maximum((crest + rough) * np.clip(1 - np.abs(winding), 0, 1) ** 0.8, 0)
        east, north = xs[0, 1] - xs[0, 0], 3.2 * height / (rows - 1)
        cut = erode(heights, east, north, 0.016, 20, 1.0, 0.12 * heights)
        # As high as before, by what all but the very tips reach.
        cut *= np.quantile(heights, 0.995) / np.quantile(cut, 0.995)
        mesh.grid(xs, y + depth * height * 1.6, base + cut - 4, material)
    return mesh


def river_strip(centre, width, y_range, material='river', z=0.0, steps=120):
    """A band of water along centre(y), width(y) metres wide."""
    mesh, rows = Mesh(), []
    for y in np.linspace(*y_range, steps):
        x, half = centre(y), width(y) / 2
        rows.append([(x - half, y, z), (x + half, y, z)])
    mesh.loft(rows, material, smooth=False)
    return mesh


def water_sheet(material='lake', z=0.0, size=4000, near=-200):
    """Open water to the horizon."""
    mesh = Mesh()
    mesh.quad((-size, near, z), (size, near, z), (size, near + 2 * size, z), (-size, near + 2 * size, z), material)
    return mesh


def bank(x_range, y_range, height, inside, material='earth', steps=90, seed=1):
    """A river bank: ground where inside(x, y) is positive metres from the edge, sunk elsewhere."""
    xs, ys = np.meshgrid(np.linspace(*x_range, steps), np.linspace(*y_range, steps))
    away = inside(xs, ys)
    heights = (
        -1
        + (height + 1) * smoothstep(0, 1.6, away + 0.5 * fractal(xs * 0.25, ys * 0.25 + seed, 4))
        + 0.16 * fractal(xs * 0.5, ys * 0.5, 4)
    )
    mesh = Mesh()
    mesh.grid(xs, ys, heights, material)
    return mesh


def dunes(xs, ys, height=5.0):
    """Asymmetric dunes: gentle to windward, steep to lee."""
    x, y = xs + 18 * fractal(xs * 0.006, ys * 0.006 + 3, 3), ys + 26 * fractal(xs * 0.007 + 7, ys * 0.007, 3)

    def saw(t):
        t = t - np.floor(t)
        return np.where(t < 0.7, (t / 0.7) ** 1.5, ((1 - t) / 0.3) ** 1.25)

    swell = 0.6 + 0.4 * fractal(xs * 0.008 + 2, ys * 0.008, 2)
    return (
        height * (saw((x * 0.35 + y) * 0.0135 + 0.12) + 0.4 * saw((x * 0.8 - y * 0.7) * 0.021 + 0.4)) * swell
        + fractal(xs * 0.02, ys * 0.02, 3) * 0.6
    )
