"""Tea hills, terraces, jungle, meadows and field plains."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, tea_row
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep


def tea_hills(
    scene,
    rows=True,
    shade_trees=26,
    mounds=((-36, 46, 12, 42), (46, 66, 15, 52), (-96, 130, 26, 90), (104, 170, 30, 110), (-10, 250, 16, 120)),
    material='green-hills',
):
    """Rounded tea gardens combed with hedges along their contours. Returns ground. Camera at about (0, -34, 9)."""

    def ground(xs, ys):
        z = 0.8 * fractal(xs * 0.03, ys * 0.03, 3) + np.asarray(xs, float) * 0
        for x, y, height, radius in mounds:
            z = z + height * np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (radius * 0.62) ** 2)
        return z

    scene.put(ground_sheet(ground, (-260, 260), (-60, 420), material, 300, 320, near=(40, 0.4)))
    if rows:
        # Rings around the two near mounds comb the slopes along their contours and sweep out over the flat before them.
        hedges = [tea_row(3.3, 0.9, seed) for seed in range(3)]
        for side, (x0, y0, _, _) in zip((-1, 1), mounds):
            for ring in range(1, 36):
                radius = ring * 2.45
                around = max(4, int(2 * math.pi * radius / 3.35))
                for i in range(around):
                    angle = (i + 0.5 * (ring % 2)) / around * 2 * math.pi
                    x, y = x0 + radius * math.cos(angle), y0 + radius * math.sin(angle)
                    path = 5 * math.sin(y * 0.08) - 2 if y < 60 else 8
                    if (x - path) * side < 1.7 or not -33 < y < y0 + 30 or abs(x) > 34 + y * 0.6 + 12:
                        continue
                    scene.put(
                        hedges[i % 3],
                        x,
                        y,
                        float(ground(np.array([x]), np.array([y]))[0]) - 0.12,
                        math.degrees(angle) + 90,
                        (1, 1, scene.random.uniform(0.85, 1.1)),
                    )
    trees = [broadleaf(60 + i, 9, 'leaf', 'bark-pale', 0.9, 7, 240, 0.3, 0.6) for i in range(3)]
    scene.scatter(trees, shade_trees, ((-90, 90), (12, 190)), ground, seed=4, sink=0.3)
    return ground


def jungle(
    scene, clearing=9.0, trees=150, floor='forest-floor', path=True, grass=700, bamboo=14, leaf='leaf', depth=130
):
    """A forest glade: grass in front, tall trees around a clearing of the given half width. Returns ground. Camera
    at about (0, -26, 2.2)."""
    ground = lambda xs, ys: 0.35 * fractal(xs * 0.06, ys * 0.06, 4) + 0.02 * np.maximum(np.abs(xs) - clearing, 0)
    scene.put(ground_sheet(ground, (-160, 160), (-40, 260), floor, 220, 260, near=(30, 0.5)))
    big = [broadleaf(40 + i, 17, leaf, 'bark', 1.1, 11, 330, 0.5, 0.55) for i in range(4)]
    scene.scatter(
        big,
        trees,
        ((-90, 90), (-14, depth)),
        ground,
        seed=5,
        sink=0.3,
        scale=(0.7, 1.25),
        keep=lambda x, y, z: abs(x) > clearing + max(0, 6 - y) * 0.3 or y > 62,
    )
    small = [broadleaf(50 + i, 3.2, leaf, spread=1.4, clouds=6, cards=200, card=0.2, low=0.2) for i in range(3)]
    scene.scatter(
        small, 150, ((-60, 60), (-18, 90)), ground, seed=6, sink=0.2, keep=lambda x, y, z: abs(x) > clearing * 0.8
    )
    if bamboo:
        scene.scatter(
            [bamboo_clump(2, 10)], bamboo, ((-34, 34), (0, 60)), ground, seed=7, keep=lambda x, y, z: abs(x) > clearing
        )
    tufts = [grass_tuft(5, 70, 0.9), grass_tuft(6, 60, 1.2, leaf='grass-dry')]
    scene.scatter(
        tufts,
        grass,
        ((-32, 32), (-24, 34)),
        ground,
        seed=8,
        sink=0.05,
        scale=(0.6, 1.3),
        keep=lambda x, y, z: not path or abs(x - 1.5 * math.sin(y * 0.1)) > 1.9,
    )
    if path:
        track = Mesh()
        track.loft(
            [
                [
                    (
                        1.5 * math.sin(y * 0.1) + s * 1.4,
                        y,
                        float(ground(np.array([1.5 * math.sin(y * 0.1) + s * 1.4]), np.array([float(y)]))[0]) + 0.04,
                    )
                    for s in (-1, 0, 1)
                ]
                for y in np.linspace(-36, 70, 70)
            ],
            'dust',
        )
        scene.put(track)
    return ground


def terraces(
    scene, material='meadow', crop='rice', step=1.5, height=34, bow=0.012, stubble=2600, reach=150, flooded=False
):
    """Rice terraces that climb away and to both sides. Returns ground. Camera at about (0, -40, 12)."""

    def slope(xs, ys):
        return np.clip(
            (ys + 10) * 0.17 + bow * np.asarray(xs, float) ** 2 * 0.35 + 5 * fractal(xs * 0.012, ys * 0.012, 3),
            -3,
            height,
        )

    def ground(xs, ys):
        rise = slope(xs, ys) / step
        floor = np.floor(rise)
        return step * (floor + smoothstep(0.86, 1.0, rise - floor))

    scene.put(ground_sheet(ground, (-reach, reach), (-60, 260), material, 460, 520, near=(60, 0.5)))
    if flooded:
        water = Mesh()
        xs, ys = np.meshgrid(np.linspace(-60, 60, 240), np.linspace(-40, 90, 260))
        rise = slope(xs, ys) / step
        water.grid(
            xs, ys, step * np.floor(rise) + np.where(rise - np.floor(rise) < 0.84, 0.08, -0.6), 'pool', smooth=False
        )
        scene.put(water)
    shoots = [grass_tuft(7, 26, 0.5, 0.5, crop, 0.03)]
    scene.scatter(
        shoots,
        stubble,
        ((-70, 70), (-42, 110)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: not flooded or hash((int(x / 9), int(z / step))) % 3,
    )
    return ground


def meadow(scene, material='meadow', rolling=1.0, flowers=('blossom-pink',), grass=900, flower_count=900, reach=300):
    """A flowering meadow on gently rolling ground. Returns ground. Camera at about (0, -30, 2.5)."""
    ground = lambda xs, ys: rolling * (1.2 * fractal(xs * 0.025, ys * 0.025, 4) + 0.004 * np.maximum(ys, 0) * 3)
    scene.put(ground_sheet(ground, (-reach, reach), (-40, reach * 2), material, 260, 300, near=(40, 0.5)))
    scene.scatter([grass_tuft(5, 60, 0.55)], grass, ((-34, 34), (-28, 40)), ground, seed=5, sink=0.04)
    if flowers:
        scene.scatter(
            [flower_tuft(10 + i, flower=name) for i, name in enumerate(flowers)],
            flower_count,
            ((-40, 40), (-28, 60)),
            ground,
            seed=6,
            sink=0.03,
        )
    return ground


def farm_plain(scene, crops=('field', 'field-ripe', 'mustard'), trees=60, banana_clumps=0, far='field'):
    """Flat farmland in strips with a far tree line. Returns flat ground. Camera at about (0, -40, 4)."""
    scene.put(plain(far, z=-0.1), layer='far')
    fields = Mesh()
    chance = scene.random
    for row in range(12):
        y = -20 + row * 22
        x = -190.0
        while x < 190:
            width = chance.uniform(24, 60)
            fields.box(width - 1, 20.5, 0.25, chance.choice(crops), x + width / 2, y)
            x += width
    scene.put(fields)
    wood = [broadleaf(80 + i, 9, spread=1.2, cards=260) for i in range(3)]
    scene.scatter(wood, trees, ((-180, 180), (60, 240)), seed=6)
    if banana_clumps:
        scene.scatter(
            [banana(1), banana(2)], banana_clumps, ((-30, 30), (-10, 40)), seed=7, keep=lambda x, y, z: abs(x) > 7
        )
    return lambda xs, ys: np.asarray(xs, float) * 0
