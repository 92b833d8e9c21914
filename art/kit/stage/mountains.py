"""Himalayan stages: a valley with a river and fields, high lakes, snow slopes, ridge viewpoints."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.ground_cover import field_patch, grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf, conifer, poplar
from kit.noise import fractal, perlin, ridged, smoothstep
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks


def river_bend(y):
    """x of the valley's river at y."""
    return -60 - 26 * np.sin(np.asarray(y, float) * 0.006 + 0.6)


def valley(
    scene,
    hill=None,
    knoll=(-23, -113, 62.5),
    material='valley',
    sides=(190, 300),
    peaks=GREAT_PEAKS,
    conifers=1500,
    autumn=True,
    fields=90,
    river='glacial',
    detail=520,
):
    """A deep valley seen from a knoll. hill = (x, y, height, radius) for a landmark. Returns ground(x, y) of arrays.

    Camera at about (0, -150, 66) looking at (14, 200, 96), 34 mm.
    """

    def ground(xs, ys):
        away = np.abs(xs - river_bend(ys))
        side = np.clip((away - 90) / 420, 0, 1.6) ** 1.35 * np.where(xs > -60, *sides)
        base = side * (0.55 + 0.6 * ridged(xs * 0.0042 + 3, ys * 0.0042, 6)) + fractal(
            xs * 0.012, ys * 0.012, 5
        ) * 9 * smoothstep(30, 110, away)
        z = np.maximum(base, 0)
        if hill:
            x, y, top, radius = hill
            far = np.hypot(xs - x, (ys - y) * 1.1)
            z = z + top * np.clip(1 - far / radius, 0, 1) ** 0.95 * (
                0.97 + 0.2 * (ridged(xs * 0.016, ys * 0.016, 5) - 0.75)
            )
            z = np.where(far < 32, np.minimum(z, top * 0.84), z)
        if knoll:
            x, y, high = knoll
            near = np.exp(-((np.abs(xs - x) / 29) ** 2.8 + (np.abs(ys - y) / 25) ** 2.6))
            z = np.maximum(
                z,
                near * high
                + fractal(xs * 0.08, ys * 0.08, 4) * 1.6 * near
                + fractal(xs * 0.02, ys * 0.02, 3) * 3 * near,
            )
        return z

    scene.put(ground_sheet(ground, (-560, 640), (-190, 1100), material, detail, detail))
    scene.put(plain('field', 3500, -30), layer='far')
    if peaks:
        snow_peaks(scene, peaks)
    if river:
        scene.put(_braids(river))
    chance = scene.random
    for _ in range(fields):
        y, side = chance.uniform(-20, 540), chance.choice((-1, 1))
        x = float(river_bend(y)) + side * chance.uniform(30, 92)
        patch = field_patch(
            ground,
            x,
            y,
            chance.uniform(14, 36),
            chance.uniform(12, 36),
            chance.uniform(-12, 12),
            chance.choice(('field', 'field-ripe', 'field')),
        )
        if patch and float(ground(np.array([x]), np.array([y]))[0]) < 26:
            scene.put(patch)
    firs = [conifer(i, 13) for i in range(3)]
    scene.scatter(
        firs,
        conifers,
        ((-520, 580), (-90, 710)),
        ground,
        sink=0.3,
        seed=2,
        keep=lambda x, y, z: 5 < z < 150
        and abs(x - float(river_bend(y))) > 70
        and not (hill and math.hypot(x - hill[0], y - hill[1]) < hill[3] * 0.78)
        and not (knoll and math.hypot(x - knoll[0], y - knoll[1]) < 62)
        and float(perlin(x * 0.008, y * 0.008)) > -0.02,
    )
    groves = [
        broadleaf(50 + i, 9, 'leaf-autumn' if autumn else 'leaf', spread=0.55, clouds=7, cards=260, card=0.4)
        for i in range(2)
    ] + [poplar(4, 12, 'leaf-autumn' if autumn else 'leaf')]
    scene.scatter(
        groves, 190, lambda r: _by_river(r), ground, sink=0.2, seed=3, scale=(0.7, 1.2), keep=lambda x, y, z: z < 22
    )
    if knoll:
        tufts, stones = [grass_tuft(5, 60, 0.8, leaf='grass-dry')], [rock(i, 0.9) for i in range(3)]
        area = ((knoll[0] - 22, knoll[0] + 24), (knoll[1] - 24, knoll[1] + 16))
        scene.scatter(tufts, 260, area, ground, sink=0.05, seed=5, keep=lambda x, y, z: z > 35)
        scene.scatter(stones, 26, area, ground, sink=0.3, seed=6, keep=lambda x, y, z: z > 35, scale=(0.4, 1.3))
    return ground


def _by_river(chance):
    y = chance.uniform(10, 430)
    return float(river_bend(y)) + chance.choice((-1, 1)) * chance.uniform(28, 88), y


def _braids(material):
    mesh = Mesh()
    ys = np.linspace(-120, 1000, 160)
    for offset, width in ((0, 8), (13, 3), (-12, 3.5)):
        rows = []
        for y in ys:
            x = float(river_bend(y)) + offset * math.sin(y * 0.021 + offset) + 9 * math.sin(y * 0.03)
            rows.append(
                [
                    (x - width * (1 + 0.4 * math.sin(y * 0.05 + offset)), y, 0.9),
                    (x + width * (1 + 0.4 * math.sin(y * 0.043)), y, 0.9),
                ]
            )
        mesh.loft(rows, material, smooth=False)
    return mesh


def high_lake(
    scene, material='cold-desert', water='high-lake', heights=(170, 210), peaks=GREAT_PEAKS, gap=210, shore=-30
):
    """A lake among bare mountains: water from the shore at y on, slopes left and right. Returns ground. Camera at
    about (0, -60, 5)."""

    def ground(xs, ys):
        side = np.clip((np.abs(xs - 20 * np.sin(ys * 0.004)) - gap - ys * 0.05) / 420, 0, 1.7) ** 1.1 * np.where(
            xs > 0, heights[1], heights[0]
        )
        slopes = side * (0.6 + 0.55 * ridged(xs * 0.004 + 1, ys * 0.004, 7)) - 3
        near = (
            smoothstep(shore + 6, shore - 22, ys + 7 * fractal(xs * 0.03, 0 * ys, 3))
            * (3.6 + 0.5 * fractal(xs * 0.15, ys * 0.15, 4))
            - 1.6
        )
        end = smoothstep(760, 1100, ys) * 110 * (0.5 + 0.7 * ridged(xs * 0.004, ys * 0.004, 6)) - 2
        return np.maximum(np.maximum(slopes, near), end)

    scene.put(ground_sheet(ground, (-760, 760), (-110, 1200), material, 460, 520, near=(40, 0.4)))
    scene.put(water_sheet(water, 0, 3000, -60))
    if peaks:
        snow_peaks(scene, peaks)
    stones = [rock(i, 0.6, 'rock-warm') for i in range(4)]
    scene.scatter(
        stones,
        160,
        ((-40, 40), (-62, shore)),
        ground,
        sink=0.15,
        seed=4,
        scale=(0.2, 1.2),
        keep=lambda x, y, z: z > -0.2,
    )
    return ground


def snow_slope(scene, peaks=GREAT_PEAKS, conifers=420, fall=0.16, material='snow-hills'):
    """A ski slope that falls away from the left to a snowy forest. Returns ground. Camera at about (0, -60, 10)."""

    def ground(xs, ys):
        return (
            -fall * xs * 0.6
            + ys * 0.06
            + 5 * fractal(xs * 0.008, ys * 0.008, 4)
            + 40 * smoothstep(160, 520, ys) * (0.5 + 0.5 * ridged(xs * 0.004, ys * 0.004, 5))
            + 0.25 * fractal(xs * 0.1, ys * 0.1, 3)
        )

    scene.put(ground_sheet(ground, (-420, 420), (-80, 760), material, 420, 460, near=(60, 0.45)))
    if peaks:
        snow_peaks(scene, peaks, lift=-70, scale=0.72, material='peaks')
    firs = [conifer(i, 15, 'pine-snow') for i in range(2)] + [conifer(4, 15)]
    scene.scatter(
        firs,
        conifers,
        ((-300, 320), (10, 520)),
        ground,
        sink=0.3,
        seed=3,
        keep=lambda x, y, z: abs(x) > 34 + y * 0.02 or y > 190,
        scale=(0.7, 1.3),
    )
    return ground


def ridge_view(scene, material='green-hills', drop=60, peaks=GREAT_PEAKS, lift=-40, flowers=None):
    """A grassy shoulder in front, a deep gap, snow peaks beyond. Returns ground. Camera at about (0, -40, 6)."""

    def ground(xs, ys):
        edge = smoothstep(8, 90, ys + 0.25 * xs + 10 * fractal(xs * 0.02, ys * 0.02, 3))
        return (
            1.2 * fractal(xs * 0.05, ys * 0.05, 4)
            - drop * edge
            + 0.03 * np.maximum(-xs, 0)
            + 14 * smoothstep(200, 500, ys) * ridged(xs * 0.006, ys * 0.006, 5)
        )

    scene.put(ground_sheet(ground, (-300, 300), (-60, 600), material, 380, 420, near=(40, 0.55)))
    scene.put(plain('forest-hills', 5000, -drop - 8, 3000), layer='far')
    if peaks:
        snow_peaks(scene, peaks, lift=lift)
    tufts = [grass_tuft(5, 70, 0.5)]
    scene.scatter(tufts, 900, ((-40, 40), (-44, 12)), ground, sink=0.04, seed=5, scale=(0.6, 1.2))
    return ground
