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
    mass, best, second = np.zeros_like(xs), np.zeros_like(xs), np.zeros_like(xs)
    ways = np.zeros((2, *xs.shape))
    bend_x, bend_y = 140 * fractal(xs * 0.0016, ys * 0.0016, 4), 120 * fractal(xs * 0.0016 + 9, ys * 0.0016, 4)
    for number, (x, y, height, width) in enumerate(peaks):
        east, north = xs - x + bend_x, (ys - y) * 0.8 + bend_y
        away = np.hypot(east, north) / width
        cone = height * np.clip(1.05 - away, 0, 2)
        # A soft maximum joins neighbours with saddles instead of creases.
        mass = np.log(np.exp(mass / 90) + np.exp(cone / 90)) * 90
        wins = cone > best
        second = np.where(wins, best, np.maximum(second, cone))
        best = np.where(wins, cone, best)
        around = np.stack([east, north]) / (away * width + 30) + number * 5.3
        ways = np.where(wins, around, ways)
    # Ribs and couloirs run down from each summit and branch on their way; they end where two mountains meet.
    own = smoothstep(0, 160, best - second) * smoothstep(20, 260, best)
    ribs = 0.6 * ridged(ways[0] * 1.9, ways[1] * 1.9, 2) + 0.4 * ridged(ways[0] * 4.6, ways[1] * 4.6, 2) - 0.5
    wx, wy = xs + 150 * fractal(xs * 0.0021, ys * 0.0021 + 4, 3), ys + 150 * fractal(xs * 0.0021 + 7, ys * 0.0021, 3)
    crest = ridged(wx * 0.0019, wy * 0.0019, 6)
    heights = mass * (0.6 + 0.42 * crest) + 0.24 * best * own * ribs + 48 * detail * ridged(wx * 0.0052, wy * 0.0052, 4)
    heights = slump(heights, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 1.5)
    # What stands after that is broken rock: fine, and only where the mountain is high.
    heights += (16 + 0.02 * mass) * detail * (ridged(wx * 0.011, wy * 0.011, 4) - 0.6) + base
    heights = heights - 420 * smoothstep(y_range[0] + 420, y_range[0], ys)
    mesh = Mesh()
    mesh.grid(xs, ys, heights, material)
    return mesh


def slump(heights, east, north, steepest, rounds=26):
    """Let slopes steeper than steepest (rise over run) slide down: thorns sink, ridges stay sharp.

    heights (rows, columns) in metres; east and north are the grid's steps in metres.
    """
    heights = heights.copy()
    for _ in range(rounds):
        for axis, step in ((0, north), (1, east)):
            drop = np.diff(heights, axis=axis)
            slide = (drop - np.clip(drop, -steepest * step, steepest * step)) * 0.25
            before, after = [(0, 0), (0, 0)], [(0, 0), (0, 0)]
            before[axis], after[axis] = (0, 1), (1, 0)
            heights += np.pad(slide, before) - np.pad(slide, after)
    return heights


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
