"""Agatti from the air at noon: a long thin island of palms with a runway to its very end, an aeroplane that comes in
over a lagoon of every blue, the reef's white line, deep sea beyond."""
import math

import numpy as np

from kit.architecture.himalayan import hip_roof
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, plain
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'alt': 'Agatti from the air: a narrow island of coconut palms with a runway along its tip, an aeroplane over the turquoise lagoon, surf on the reef.',
}
# The middle of the island by y, and half of its width there, in metres.
ALONG = (-60, 20, 60, 140, 240, 360, 520, 720, 900, 1000)
MIDDLE = (8, 8, 10, 16, 24, 30, 20, -14, -60, -90)
HALF = (-12, 8, 22, 27, 40, 62, 84, 76, 44, -10)
RUNWAY = (34.0, 262.0)


def middle(ys):
    return np.interp(ys, ALONG, MIDDLE)


def shore(xs, ys):
    """Metres from the water's edge, positive on land."""
    wobble = 5 * fractal(xs * 0.02, ys * 0.02, 3)
    return np.interp(ys, ALONG, HALF) + wobble - np.abs(xs - middle(ys))


def reef(ys):
    """x of the reef's edge west of the island (the lagoon's), and east of it."""
    west = -128 - 0.14 * ys + 16 * np.sin(ys * 0.012) + 12 * np.sin(ys * 0.031 + 2)
    east = middle(ys) + np.maximum(np.interp(ys, ALONG, HALF), 6) + 20 + 5 * np.sin(ys * 0.04)
    return west, east


def ground(xs, ys):
    """Land, lagoon floor, the drop behind the reef."""
    away = shore(xs, ys)
    land = 1.5 * smoothstep(0, 9, away)
    west, east = reef(ys)
    bed = -0.4 - 2.6 * smoothstep(0, -26, away) + 1.1 * fractal(xs * 0.03, ys * 0.03, 4)
    lip = smoothstep(26, 0, np.minimum(np.abs(xs - west), np.abs(xs - east) * 2.2))
    near_end = smoothstep(-26, -70, ys + 6 * np.sin(xs * 0.05))
    bed = bed * (1 - lip) - 0.55 * lip
    outside = np.maximum(smoothstep(0, -34, xs - west), smoothstep(0, 26, xs - east))
    outside = np.maximum(outside, near_end * smoothstep(-90, -60, xs) * 0.0)
    return np.where(away > 0, land, bed - 26 * outside)


def build(scene):
    scene.material('beach', colour='#f1e2c0', second='#e4d0a8')
    scene.material('meadow', colour='#7f9a4c', second='#67833f', patches=('#c2b07a', 0.25, 0.05))
    scene.material('road', colour='#5e5d60', second='#535256', patches=('#68666a', 0.3, 0.1))
    scene.camera((-52, -128, 66), (2, 150, -6), lens=30, lift=-0.02)
    scene.light(
        sun=-96,
        elevation=44,
        haze={'density': 0.00045, 'height': 400, 'start': 260, 'base': 0.05},
        clouds={'seed': 12.6, 'amount': 0.8},
    )
    sea(scene)
    island(scene)
    airfield(scene)
    village(scene)
    palms(scene)
    boats(scene)
    scene.layer = 'life'
    life = Mesh()
    with life.at(9, -38, 29, 86, 1.05, roll=3):
        aeroplane(life)
    flock_in(life, 10, (-60, 10), (-60, 20), (16, 40), 1.2, 'white-bird')
    scene.put(life)


def sea(scene):
    """The water as one sheet whose colour goes with its depth, as it is seen from above: pale over sand, then deep."""
    across = np.concatenate([np.linspace(-700, -190, 120), np.linspace(-189, 189, 440), np.linspace(190, 760, 130)])
    xs, ys = np.meshgrid(across, np.concatenate([np.linspace(-150, 160, 420), np.linspace(161, 1500, 330)]))
    depth = -ground(xs, ys) + 0.4 * fractal(xs * 0.035, ys * 0.035, 4) + 0.2 * fractal(xs * 0.12, ys * 0.12, 3)
    # Fine grain hides where one tone ends and the next begins.
    depth += (0.16 + 0.05 * np.clip(depth, 0, 20)) * np.random.RandomState(2).normal(size=depth.shape)
    keys = (0.0, 0.8, 1.6, 2.4, 3.2, 5.0, 10.0, 18.0, 26.0)
    paints = ('b9efdc', '86e2d2', '54d2c8', '2fbfc2', '1fadbd', '168eae', '11709b', '0d5685', '0b4877')
    channels = np.array([[int(paint[i : i + 2], 16) for i in (0, 2, 4)] for paint in paints], float)
    edges = np.concatenate([np.linspace(0, 5, 40), np.linspace(5.4, 27, 34)])
    middles = 0.25 * (depth[:-1, :-1] + depth[1:, :-1] + depth[:-1, 1:] + depth[1:, 1:])
    band = np.digitize(middles, edges)
    columns = xs.shape[1]
    points = np.stack([xs, ys, 0 * xs], axis=-1).reshape(-1, 3)
    first = np.arange(xs.shape[0] - 1)[:, None] * columns + np.arange(columns - 1)[None, :]
    sheet = Mesh()
    for number in range(band.max() + 1):
        level = edges[min(number, len(edges) - 1)]
        tint = [int(np.interp(level, keys, channels[:, i])) for i in range(3)]
        name = '#{:02x}{:02x}{:02x}'.format(*tint)
        scene.material(name, rough=0.2, specular=0.3, vary=0.04, scale=0.03)
        cells = first[band == number]
        if len(cells):
            sheet.add(points, np.stack([cells, cells + 1, cells + columns + 1, cells + columns], axis=-1), name)
    scene.put(sheet)
    scene.material('#0b4877', rough=0.2, specular=0.3, vary=0.04, scale=0.03)
    scene.put(plain('#0b4877', size=12000, z=-0.4, y=9000), layer='far')
    foam = Mesh()
    chance = np.random.RandomState(3)
    for y in np.arange(-140, 900, 1.7):
        west, east = reef(y)
        for x, reach in ((float(west), 5.5), (float(east), 2.4)):
            for _ in range(2):
                size = chance.uniform(0.25, 1.0)
                foam.ball(
                    (reach * size * 0.34, 2.1 * size, 0.1),
                    'foam',
                    x + chance.normal() * reach * 0.3,
                    y + chance.uniform(-1, 1),
                    0.06,
                    7,
                )
    scene.put(foam)


def island(scene):
    """White sand round a core of grass."""
    scene.put(ground_sheet(ground, (-130, 150), (-30, 1020), 'beach', 300, 620))
    grass = Mesh()
    rows = []
    for y in np.linspace(22, 985, 380):
        x, half = float(middle(y)), float(np.interp(y, ALONG, HALF))
        edge = max(0.4, half - 7 - 2.5 * math.sin(y * 0.11))
        rows.append([(x + u * edge, y, 1.52 if abs(u) < 1 else 1.2) for u in (-1, -0.5, 0, 0.5, 1)])
    grass.loft(rows, 'meadow')
    scene.put(grass)


def airfield(scene):
    """The runway with its stripes and numbers, the apron, a low terminal with a tower, the wall against the sea."""
    mesh = Mesh()
    near, far = RUNWAY
    lean = math.degrees(math.atan2(float(middle(far) - middle(near)), far - near))
    with mesh.at(float(middle((near + far) / 2)) - 1, (near + far) / 2, 1.56, -lean):
        long = far - near
        mesh.box(15, long, 0.06, 'road')
        for side in (-1, 1):
            mesh.box(0.5, long - 4, 0.03, 'whitewash', side * 6.6, 0, 0.06)
        for k in range(15):
            mesh.box(0.6, 7, 0.03, 'whitewash', 0, -long / 2 + 30 + 13.5 * k, 0.065)
        for k in range(8):
            mesh.box(0.85, 9, 0.03, 'whitewash', -5.2 + 1.5 * k, -long / 2 + 8, 0.06)
        for side in (-1, 1):
            mesh.box(1.5, 9, 0.03, 'whitewash', side * 3.2, -long / 2 + 46, 0.06)
        mesh.box(26, 30, 0.05, 'road', 16, long / 2 - 34, 0.005)
        with mesh.at(25, long / 2 - 34):
            mesh.box(6, 22, 3.6, 'whitewash')
            with mesh.at(0, 0, 0, 90):
                hip_roof(mesh, 22, 6, 2.2, 'tiles', z=3.6, over=1.0)
            mesh.box(3.4, 3.4, 8, 'whitewash', 0.5, 14)
            mesh.box(4.4, 4.4, 1.7, 'glass', 0.5, 14, 8)
            mesh.box(5, 5, 0.4, 'whitewash', 0.5, 14, 9.7)
    scene.put(mesh)


def village(scene):
    """Tiled houses under the palms farther on, the jetty on the lagoon's side, a white mosque."""
    mesh, chance = Mesh(), np.random.RandomState(5)
    for _ in range(90):
        y = chance.uniform(300, 760)
        half = float(np.interp(y, ALONG, HALF)) - 12
        x = float(middle(y)) + chance.uniform(-half, half)
        with mesh.at(x, y, 1.5, chance.uniform(0, 90)):
            mesh.box(9, 6, 3, ('whitewash', 'cream-wall', 'green-wall')[_ % 3])
            hip_roof(mesh, 9, 6, 2.4, ('tiles', 'tin-roof', 'green-roof')[_ % 3], z=3, over=0.8)
    for k in range(22):
        mesh.box(3, 4.6, 0.4, 'concrete', -44 - 4.4 * k, 372, 1.0)
        mesh.box(0.6, 0.6, 5, 'concrete', -44 - 4.4 * k, 372, -4)
    scene.put(mesh)


def palms(scene):
    """Coconut palms: along both shores of the runway, thick over the rest of the island."""
    kinds = [coconut_palm(2 + i, 11 + i, (1.6 * (-1) ** i, 1.0 * i - 1), 16, 4.0, 12) for i in range(4)]

    def rule(x, y, z):
        away = float(shore(np.array([x]), np.array([y]))[0])
        spare = abs(x - float(middle(y))) > 15 if y < RUNWAY[1] + 6 else True
        apron = not (RUNWAY[1] - 62 < y < RUNWAY[1] + 4 and 0 < x - float(middle(y)) < 34)
        return away > 4.5 and spare and apron

    scene.scatter(
        kinds, 520, lambda r: (r.uniform(-60, 110), r.uniform(24, 300)), ground, rule, (0.75, 1.05), 0.2, seed=4
    )
    scene.scatter(
        kinds, 2600, lambda r: (r.uniform(-110, 120), r.uniform(268, 990)), ground, rule, (0.8, 1.1), 0.2, seed=6
    )


def boats(scene):
    """Boats with pale wakes on the lagoon, some at anchor by the beach."""
    mesh = Mesh()
    for x, y, turn, paint, moving in (
        (-78, -12, 62, 'scarlet', True),
        (-64, 62, 24, 'azure', False),
        (-56, 96, -14, 'turmeric', False),
        (-70, 118, 40, 'emerald', False),
        (-110, 160, 80, 'ivory', True),
        (-66, 214, 10, 'scarlet', False),
    ):
        with mesh.at(x, y, 0.15, turn, 1.35):
            hull(mesh, 9, 2.2, 0.9, paint, 0.5)
            mesh.box(2.6, 1.5, 0.9, 'whitewash', -0.6, 0, 0.5)
            mesh.box(3.2, 1.9, 0.12, paint, -0.6, 0, 1.5)
            if moving:
                for side in (-1, 1):
                    mesh.loft(
                        [
                            [(-3, side * 0.2, 0.0), (-3, side * 1.0, 0.0)],
                            [(-9, side * 0.9, 0.0), (-9, side * 2.0, 0.0)],
                            [(-19, side * 2.6, 0.0), (-19, side * 3.6, 0.0)],
                        ],
                        'foam',
                        False,
                    )
    scene.put(mesh)


def aeroplane(mesh):
    """A twin turboprop of 27 m heading +x: wing over the body, propellers, a tail like a T, a red band."""
    mesh.tube(
        [
            (-13.4, 0, 0.8),
            (-10, 0, 0.55),
            (-6, 0, 0.2),
            (-3, 0, 0),
            (8.5, 0, 0),
            (11.2, 0, -0.1),
            (12.8, 0, -0.3),
            (13.6, 0, -0.45),
        ],
        [0.2, 0.75, 1.25, 1.45, 1.45, 1.25, 0.75, 0.12],
        'whitewash',
        20,
    )
    for side in (-1, 1):
        mesh.box(15, 0.06, 0.42, 'scarlet', 3, side * 1.42, -0.2)
        for k in range(16):
            mesh.box(0.4, 0.07, 0.45, 'glass', -3 + 0.8 * k, side * 1.4, 0.35)
    for side in (-1, 1):
        mesh.loft(
            [
                [(2.4, side * 0.2, 1.5), (-0.4, side * 0.2, 1.5)],
                [(2.4, side * 5, 1.6), (-0.2, side * 5, 1.55)],
                [(1.7, side * 13.5, 1.85), (0.3, side * 13.5, 1.8)],
            ],
            'whitewash',
            False,
        )
        mesh.tube(
            [(4.2, side * 4.1, 1.2), (2.6, side * 4.1, 1.2), (-1.6, side * 4.1, 1.35)],
            [0.5, 0.66, 0.2],
            'whitewash',
            14,
        )
        mesh.lathe([(0.3, 0), (0.02, 0.6)], 'scarlet', 10, x=4.2, y=side * 4.1, z=1.2)
        for k in range(6):
            a = math.radians(60 * k + 12)
            mesh.tube(
                [(4.5, side * 4.1, 1.2), (4.5, side * 4.1 + 1.9 * math.cos(a), 1.2 + 1.9 * math.sin(a))], 0.1, 'iron', 5
            )
        mesh.loft(
            [[(-11.2, 0, 5.2), (-13.2, 0, 5.2)], [(-12.0, side * 3.6, 5.3), (-13.4, side * 3.6, 5.3)]],
            'whitewash',
            False,
        )
    mesh.box(0.3, 27, 0.05, 'whitewash', 1.0, 0, 1.62)
    mesh.loft(
        [[(-8.6, 0, 1.2), (-12.4, 0, 1.0)], [(-10.4, 0, 2.8), (-12.8, 0, 2.8)], [(-11.2, 0, 5.2), (-13.2, 0, 5.2)]],
        'scarlet',
        False,
    )
    mesh.box(1.6, 0.3, 0.5, 'glass', 11.9, 0, 0.2)
