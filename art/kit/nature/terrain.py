"""Ground sheets from height functions, and mountain ranges."""
import math

import numpy as np

from kit.mesh import Mesh
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
    peaks, material='peaks', x_range=(-2600, 2900), y_range=(1000, 4200), detail=1.0, columns=620, rows=420, base=-120
):
    """Snow mountains from (x, y, height, width) peaks, sunk at the near border."""
    xs, ys = np.meshgrid(np.linspace(*x_range, columns), np.linspace(*y_range, rows))
    mass = np.zeros_like(xs)
    for x, y, height, width in peaks:
        away = (
            np.hypot(
                xs - x + 140 * fractal(xs * 0.0016, ys * 0.0016, 4),
                (ys - y) * 0.8 + 120 * fractal(xs * 0.0016 + 9, ys * 0.0016, 4),
            )
            / width
        )
        # A soft maximum joins neighbours with saddles instead of creases.
        mass = np.log(np.exp(mass / 90) + np.exp(height * np.clip(1.05 - away, 0, 2) / 90)) * 90
    # Eroded: ridges bent by a broad noise, gullies cut down their flanks, deeper the higher the mountain.
    wx, wy = xs + 190 * fractal(xs * 0.0021, ys * 0.0021 + 4, 3), ys + 190 * fractal(xs * 0.0021 + 7, ys * 0.0021, 3)
    crest = ridged(wx * 0.0016, wy * 0.0016, 8)
    gully = 1 - np.abs(np.clip(fractal(wx * 0.0062 + 3, wy * 0.0034, 5) * 2.2, -1, 1)) ** 0.7
    heights = (
        mass * (0.54 + 0.52 * crest)
        - 0.13 * np.maximum(mass, 0) * gully * (1 - 0.5 * crest)
        + 64 * detail * ridged(wx * 0.0052, wy * 0.0052, 6)
        + base
    )
    heights = heights - 420 * smoothstep(y_range[0] + 420, y_range[0], ys)
    mesh = Mesh()
    mesh.grid(xs, ys, heights, material)
    return mesh


def hill(x, y, height, radius, shape=0.95):
    """A function of arrays: a cone hill of the given height that fades out at radius."""
    return lambda xs, ys: height * np.clip(1 - np.hypot(xs - x, ys - y) / radius, 0, 1) ** shape


def rolling(scale=0.01, height=8.0, octaves=5, seed=0.0):
    """A function of arrays: rolling ground of about ±height."""
    return lambda xs, ys: height * fractal(xs * scale + seed, ys * scale - seed, octaves)


def hill_layers(spec, material='forest-hills', width=1600, rows=60, columns=260):
    """Ranges of hills one behind another: spec holds (y, height, wave length, base, seed)."""
    mesh = Mesh()
    for y, height, length, base, seed in spec:
        span = width * max(1, y / 500)
        xs, depth = np.meshgrid(np.linspace(-span / 2, span / 2, columns), np.linspace(-1, 1, rows))
        crest = height * (0.55 + 0.45 * fractal(xs / length + seed, xs * 0 + seed, 5))
        rough = height * 0.1 * fractal(xs / length * 5 + seed, depth * 3 + seed, 4)
        heights = base + (crest + rough) * np.clip(1 - np.abs(depth), 0, 1) ** 0.8 - 4
        mesh.grid(xs, y + depth * height * 1.6, heights, material)
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
