"""River, backwater, lake and sea stages."""
import numpy as np

from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch, rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import tree_line


def backwater(scene, water='backwater', left=True, right=True, far_bank=72, palms_far=70, lilies=0, grass=900):
    """A Kerala backwater: palm-lined banks left and right, a hazed palm shore beyond. Camera at about (0, -30, 2.5),
    33 mm."""
    scene.put(water_sheet(water, 0, 1500, -80))
    palms = [
        coconut_palm(1, 11.5, (5.0, -0.8)),
        coconut_palm(2, 12.5, (3.6, 1)),
        coconut_palm(3, 10.5, (6.0, -0.5)),
        coconut_palm(4, 13, (2.2, 0.4)),
        coconut_palm(5, 9.5, (1.2, 0.5)),
    ]
    bushes = [broadleaf(20 + i, 6, spread=1.5, clouds=8, cards=300, card=0.36) for i in range(2)]
    tufts = [grass_tuft(4, 70, 0.6)]
    before, scene.layer = scene.layer, 'front'
    if left:
        scene.put(
            bank(
                (-46, -5),
                (-26, 60),
                0.75,
                lambda x, y: (-10.6 - 0.035 * (y + 20) - np.abs(y) * 0.05 - x) + 0.6 * np.sin(y * 0.3),
                seed=1,
            )
        )
        for kind, x, y, turn, size in (
            (2, -12.2, -14, 6, 1.02),
            (0, -12.6, -8.5, -9, 1.05),
            (3, -15.5, -6, 28, 1.1),
            (1, -13.4, 2, 6, 1.08),
            (0, -14.6, 9, 11, 1.1),
            (3, -18, 13, 17, 1.1),
            (2, -16, 20, 0, 1.2),
            (4, -19, -2, 57, 1.0),
            (1, -19, 28, 11, 1.25),
        ):
            scene.put(palms[kind], x, y, 0.45, turn, size)
        scene.scatter(
            bushes, 24, lambda r: (-17 - r.random() * 15, r.uniform(-12, 44)), sink=0.3, seed=3, scale=(0.4, 0.85)
        )
        scene.scatter(
            tufts,
            int(grass * 0.6),
            lambda r: _edge(r, -11.4, -0.035, -1),
            ground=lambda x, y: x * 0 + 0.5,
            sink=0.05,
            seed=4,
        )
    if right:
        scene.put(
            bank((10, 60), (-28, 12), 0.8, lambda x, y: (x - 12.2 - (y + 20) * 0.25) + 0.5 * np.sin(y * 0.35), seed=5)
        )
        for kind, x, y, turn, size in (
            (1, 15.8, -13.5, 174, 1.0),
            (0, 18, -9, 189, 1.08),
            (3, 21, -3, 180, 1.15),
            (4, 19.5, -7, 69, 1.2),
        ):
            scene.put(palms[kind], x, y, 0.45, turn, size)
        scene.scatter(
            bushes, 12, lambda r: (20 + r.random() * 10, r.uniform(-14, 6)), sink=0.3, seed=5, scale=(0.4, 0.75)
        )
        scene.scatter(
            tufts,
            int(grass * 0.4),
            lambda r: (13.6 + r.random() ** 1.6 * 6 + 4 * r.random(), r.uniform(-20, 4)),
            ground=lambda x, y: x * 0 + 0.5,
            sink=0.05,
            seed=6,
        )
    scene.layer = before
    if far_bank:
        scene.put(
            bank(
                (-240, 300),
                (far_bank - 10, far_bank + 80),
                0.9,
                lambda x, y: y - far_bank - 4 * np.sin(x * 0.03) - fractal(x * 0.02, x * 0.01) * 7,
                seed=9,
            )
        )
        tree_line(scene, far_bank + 5, 45, 330, 110, 6, palms=palms_far)
    if lilies:
        patches = [lily_patch(i) for i in range(3)]
        scene.scatter(patches, lilies, lambda r: (r.uniform(-11, 12), r.uniform(-24, -6)), sink=0, seed=9)


def _edge(chance, x, slope, side):
    y = chance.uniform(-20, 24)
    return x + slope * (y + 20) - abs(y) * 0.05 + side * chance.random() ** 1.6 * 6, y


def coast(
    scene, water='sea', sand='beach', curve=1.0, palms=26, headland=None, rocks=12, shore=0.0, surf=True, side=-1
):
    """A beach that runs from the camera into the distance on one side (-1 left), sea on the other. Returns ground.

    Camera at about (0, -40, 3.5). headland = 'forest-hills' or 'laterite' raises a cape at the end.
    """

    def edge(ys):
        return side * -1 * (shore + 3.0 * np.sin(ys * 0.03) + curve * (np.asarray(ys, float) + 40) ** 2 * -0.0016)

    def ground(xs, ys):
        inland = (edge(ys) - xs) if side < 0 else (xs - edge(ys))
        z = (
            np.clip(inland * 0.055, -2.0, 1.6)
            + 1.3 * smoothstep(18, 46, inland)
            + 0.07 * fractal(xs * 0.3, ys * 0.3, 3)
        )
        if headland:
            z = z + 26 * smoothstep(18, 70, inland) * smoothstep(90, 200, ys) * (
                0.75 + 0.3 * fractal(xs * 0.02, ys * 0.02, 4)
            )
        return z

    scene.put(ground_sheet(ground, (-150, 150), (-60, 420), sand, 300, 320, near=(40, 0.45)))
    scene.put(water_sheet(water, 0, 4000, -80))
    if headland:
        trees = [broadleaf(31 + i, 7, 'leaf', spread=1.3, clouds=7, cards=220, card=0.4) for i in range(3)]
        scene.scatter(trees, 420, ((-140, 140), (80, 380)), ground, seed=9, sink=0.6, keep=lambda x, y, z: z > 4.5)
    if surf:
        foam = Mesh()
        for offset, wide, level in ((0.2, 0.9, 0.03), (-3.4, 0.35, 0.05), (-7.2, 0.3, 0.06)):
            rows = []
            for y in np.linspace(-50, 260, 240):
                x = (
                    float(edge(y))
                    - side * -1 * 0
                    + (-offset if side > 0 else offset) * -1
                    + 0.5 * np.sin(y * 0.35 + offset)
                    + 0.35 * np.sin(y * 0.9)
                )
                half = wide * (1 + 0.5 * np.sin(y * 0.5 + offset * 2))
                rows.append([(x - half, y, level), (x + half, y, level)])
            foam.loft(rows, 'whitewash', smooth=False)
        scene.put(foam)
    trees = [coconut_palm(i, 10 + i, (side * -4.5 * (1 - i * 0.2), -1)) for i in range(3)]

    def on_land(chance):
        y = chance.uniform(-22, 170)
        return float(edge(y)) + side * chance.uniform(17, 52), y

    scene.scatter(trees, palms, on_land, ground, seed=6, sink=0.4, scale=(0.85, 1.25)) if palms else None
    if rocks:
        stones = [rock(i, 1.4, 'rock-warm') for i in range(3)]
        scene.scatter(
            stones,
            rocks,
            lambda r: (float(edge(r.uniform(0, 60))) + r.uniform(-2, 3), r.uniform(4, 60)),
            sink=0.5,
            seed=7,
            scale=(0.3, 1.2),
        )
    return ground


def riverside(scene, water='river', far=90, sand=True):
    """A broad river with a low sandy far bank and trees; build ghats or a fort on the near or far side yourself."""
    scene.put(water_sheet(water, 0, 2500, -120))
    if sand:
        scene.put(
            bank((-500, 500), (far, far + 120), 0.8, lambda x, y: y - far - 6 - 5 * np.sin(x * 0.02), 'dust', seed=3)
        )
    tree_line(scene, far + 30, 40, 700, 150, 8)


def lagoon(scene, water='lagoon', islands=((-50, 120, 34, 12), (80, 190, 60, 16)), palms=44):
    """A shallow coral lagoon with palm islets given as (x, y, width, depth)."""
    scene.material('sea', colour='#1a5f8a')
    scene.put(water_sheet(water, 0, 260, -90))
    scene.put(water_sheet('sea', -0.04, 6000, -90), layer='far')
    trees = [coconut_palm(i, 9 + i, (3.5 * (-1) ** i, -0.6)) for i in range(3)]
    for number, (x, y, width, depth) in enumerate(islands):
        ground = lambda xs, ys, x=x, y=y, w=width, d=depth: 1.5 * np.clip(
            1.15 - np.hypot((xs - x) / w, (ys - y) / d) + 0.06 * fractal(xs * 0.08, ys * 0.08, 3), -0.6, 1
        )
        scene.put(
            ground_sheet(
                ground, (x - width * 1.5, x + width * 1.5), (y - depth * 1.6, y + depth * 1.6), 'beach', 120, 90
            )
        )
        scene.scatter(
            trees,
            palms,
            lambda r, x=x, y=y, w=width, d=depth: (x + r.uniform(-0.72, 0.72) * w, y + r.uniform(-0.6, 0.6) * d),
            ground,
            seed=number + 3,
            sink=0.3,
            scale=(0.75, 1.15),
        )
