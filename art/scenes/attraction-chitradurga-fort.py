"""Chitradurga early: walls of fitted granite climb over domes and heaped boulders, round merlons along
their tops, a tower and a flag on the height; a school class goes up the ramp, a family rests."""
import math

import numpy as np

from kit.architecture.dravidian import carved_pillar
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Granite walls with round merlons climb over domes and huge boulders at Chitradurga Fort to a tower on the height, a school class on the ramp below.',
}
STONE, PALE, DEEP = 'granite', 'granite-pale', 'granite-dark'
DOMES = (
    (-5, 58, 25, 24),
    (19, 50, 17, 14),
    (-30, 50, 19, 14),
    (10, 84, 34, 27),
    (-48, 74, 26, 22),
    (46, 66, 25, 20),
    (30, 96, 30, 27),
    (-24, 92, 30, 25),
    (70, 90, 30, 20),
    (-80, 96, 34, 20),
)
GATE = -8.0


def ground(xs, ys):
    """A plain that rises to bare domes of granite."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    z = 0.35 * smoothstep(8, 26, ys) + 4.5 * smoothstep(25, 60, ys) + 0.16 * fractal(xs * 0.12, ys * 0.12, 4)
    for x, y, radius, height in DOMES:
        wobble = 1 + 0.12 * fractal(xs * 0.06 + x, ys * 0.06, 3)
        part = np.clip(1 - (np.hypot(xs - x, (ys - y) * 1.15) / (radius * wobble)) ** 2, 0, 1)
        z = np.maximum(z, height * part**0.62)
    return z


def build(scene):
    scene.material(STONE, colour='#aa9b8b', second='#887b6e', courses=(1.5, 0.75, 0.45), stain=0.5)
    scene.material(PALE, colour='#b8a998', second='#988a7b', courses=(1.1, 0.6, 0.35), stain=0.35)
    scene.material(DEEP, colour='#82705f', second='#675849', courses=None)
    scene.material('rock', colour='#b1a294', second='#877a6e', scale=0.12, bump=0.14, bump_scale=1.1, stain=0.55)
    scene.material('dust', colour='#c69e76', second='#ab8360')
    scene.camera((-2.0, -20.5, 2.6), (1.2, 30, 9.0), lens=34, lift=0.03)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.0016, 'height': 30, 'start': 50, 'base': 0.12},
        clouds={'seed': 12.2, 'amount': 0.8},
    )
    scene.put(plain('dry-hills', z=-1.2), layer='far')
    scene.put(hill_layers(((700, 60, 420, -4, 4.4), (1300, 110, 700, -4, 8.2)), 'dry-hills', width=1900), layer='far')
    scene.put(ground_sheet(ground, (-120, 125), (-24, 150), 'rock', 420, 380, near=(30, 0.4)))
    floor = Mesh()
    for k in range(26):
        y = -22 + 1.8 * k
        wide = 5.2 + 0.5 * math.sin(k * 2.1)
        x = way(y)
        floor.box(wide, 1.86, 0.5, PALE, x, y, height_at(ground, x, y) - 0.36 + 0.03 * math.sin(k))
    scene.put(floor)
    fort = Mesh()
    rings(fort)
    scene.put(fort)
    boulders(scene)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def way(y):
    """x of the paved ramp at y: it swings to the gate."""
    return 1.6 + (GATE - 1.6) * float(smoothstep(-16, 24, y))


def rampart(mesh, line, height, thick=2.0, material=STONE, merlons=True):
    """A wall along (x, y) points: its foot follows the ground, its walk is smooth; round merlons in front."""
    line = np.array(line, float)
    runs = np.linalg.norm(np.diff(line, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(runs)])
    spots = np.linspace(0, along[-1], max(4, int(along[-1] / 1.25)) + 1)
    xs, ys = np.interp(spots, along, line[:, 0]), np.interp(spots, along, line[:, 1])
    foot = np.asarray(ground(xs, ys), float)
    walk = np.convolve(np.pad(foot, 4, 'edge'), np.ones(9) / 9, 'valid') + height
    walk = np.maximum(walk, foot + height * 0.6)
    front, back = [], []
    for k in range(len(xs)):
        a, b = max(k - 1, 0), min(k + 1, len(xs) - 1)
        tangent = np.array((xs[b] - xs[a], ys[b] - ys[a]))
        out = np.array((tangent[1], -tangent[0])) / (np.linalg.norm(tangent) + 1e-9)
        front.append((xs[k] + out[0] * 0.18 * height, ys[k] + out[1] * 0.18 * height))
        back.append((xs[k] - out[0] * thick, ys[k] - out[1] * thick))
    mesh.loft(
        [
            [(*front[k], foot[k] - 2.5), (xs[k], ys[k], walk[k]), (*back[k], walk[k]), (*back[k], foot[k] - 2.5)]
            for k in range(len(xs))
        ],
        material,
        smooth=False,
    )
    if merlons:
        for k in range(len(xs) - 1):
            x, y, z = (xs[k] + xs[k + 1]) / 2, (ys[k] + ys[k + 1]) / 2, (walk[k] + walk[k + 1]) / 2
            merlon(mesh, x, y, z, math.degrees(math.atan2(ys[k + 1] - ys[k], xs[k + 1] - xs[k])))


def merlon(mesh, x, y, z, turn):
    """A round-headed merlon with a loophole, a metre wide."""
    with mesh.at(x, y, z - 0.25, turn):
        outline = [
            (-0.5, 0),
            (-0.5, 0.75),
            (-0.42, 1.06),
            (-0.22, 1.28),
            (0, 1.36),
            (0.22, 1.28),
            (0.42, 1.06),
            (0.5, 0.75),
            (0.5, 0),
        ]
        count = len(outline)
        verts = [(px, 0.0, pz) for px, pz in outline] + [(px, 0.6, pz) for px, pz in outline]
        sides = [(i, i + count, i + 1 + count, i + 1) for i in range(count - 1)]
        mesh.add(verts, [tuple(range(count)), tuple(range(count, 2 * count))[::-1], *sides], PALE)
        mesh.box(0.14, 0.05, 0.4, 'shadow', 0, -0.02, 0.45)


def tower(mesh, x, y, radius, height):
    """A round bastion with a band below its merlons."""
    z = height_at(ground, x, y)
    mesh.lathe([(radius * 1.22, -3), (radius, height), (radius * 0.4, height)], STONE, 30, False, x=x, y=y, z=z)
    mesh.lathe(
        [
            (radius * 1.0, height - 0.9),
            (radius * 1.08, height - 0.8),
            (radius * 1.08, height - 0.4),
            (radius, height - 0.3),
        ],
        PALE,
        30,
        False,
        x=x,
        y=y,
        z=z,
    )
    count = int(2 * math.pi * radius / 1.25)
    for k in range(count):
        a = 2 * math.pi * k / count
        merlon(mesh, x + (radius - 0.1) * math.sin(a), y - (radius - 0.1) * math.cos(a), z + height, math.degrees(a))


def rings(mesh):
    """Three of the seven walls: the lower with its gate, the middle one, the upper with the tower."""
    rampart(mesh, [(-70, 36), (-46, 32), (-30, 28.5), (GATE - 5.5, 26.5)], 7.2)
    rampart(mesh, [(GATE + 5.5, 26.5), (8, 27.5), (24, 30), (38, 33), (72, 40)], 7.2)
    for x, y in ((GATE - 6.4, 26.2), (GATE + 6.4, 26.2)):
        tower(mesh, x, y, 3.1, 8.4)
    for x, y in ((27, 29.6), (-34, 28.6)):
        tower(mesh, x, y, 3.6, 7.6)
    with mesh.at(GATE, 26.4, height_at(ground, GATE, 26.4) - 0.2):
        mesh.box(3.2, 4, 7.4, PALE, -2.7, 1.6)
        mesh.box(3.2, 4, 7.4, PALE, 2.7, 1.6)
        mesh.box(9.0, 4.2, 2.4, PALE, 0, 1.6, 5.0)
        mesh.box(3.6, 0.4, 5.2, 'shadow', 0, 3.6)
        for side in (-1, 1):
            carved_pillar(mesh, 0.62, 5.0, PALE, side * 1.45, -0.5)
        mesh.box(4.6, 1.0, 0.6, PALE, 0, -0.4, 5.0)
        mesh.box(1.5, 0.3, 1.3, STONE, 0, -0.6, 5.9)
        for k in range(7):
            with mesh.at(-3.9 + 1.3 * k, -0.5, 7.4):
                merlon(mesh, 0, 0, 0, 0)
    rampart(
        mesh,
        [(-52, 52), (-40, 42), (-28, 41), (-17, 45), (-8, 44), (4, 41), (12, 38.5), (22, 39), (32, 44), (46, 50)],
        4.6,
    )
    rampart(mesh, [(-22, 62), (-14, 54), (-4, 51), (6, 53), (13, 60)], 3.6)
    tower(mesh, -4.5, 57, 3.2, 6.4)
    z = height_at(ground, -4.5, 57) + 6.4
    pennant(mesh, -4.5, 57, z, 6.0, 2.6, 'flag-saffron')
    x, y = 21.5, 50.0
    z = height_at(ground, x, y)
    for side in (-1, 1):
        for back in (0, 3.4):
            carved_pillar(mesh, 0.5, 3.2, PALE, x + side * 1.9, y - 1 + back, z - 0.3)
    mesh.box(5.2, 5.0, 0.5, PALE, x, y + 0.7, z + 2.9)
    mesh.box(3.0, 3.0, 0.9, STONE, x, y + 0.7, z + 3.4, taper=0.7)
    mesh.lathe([(0.7, 0), (0.9, 0.4), (0.5, 0.8), (0.05, 1.3)], PALE, 14, x=x, y=y + 0.7, z=z + 4.3)


def boulders(scene):
    """Blocks as large as houses, heaped on the domes and between the walls."""
    big = [rock(i, 1.0, 'rock', 0.86) for i in range(6)]
    for k, (x, y, size) in enumerate(
        (
            (-12, 51, 3.4),
            (-14.5, 55, 4.0),
            (3.5, 54, 2.8),
            (8, 47, 4.2),
            (11.5, 45, 3.0),
            (6.4, 44.5, 2.4),
            (27, 48, 3.4),
            (30, 53, 4.4),
            (-25, 46, 4.0),
            (-30, 43, 3.0),
            (-36, 49, 4.6),
            (-21, 35, 3.4),
            (-25, 33, 2.4),
            (15, 33.5, 3.2),
            (19, 35, 2.3),
            (44, 52, 4.6),
            (39, 44, 3.2),
            (13, 72, 5.0),
            (-44, 40, 3.6),
            (19, 14, 2.2),
            (22.5, 16, 2.9),
            (25, 12.5, 1.7),
            (-22, 16, 2.6),
            (-26, 13, 1.8),
            (17.2, 56.5, 2.6),
            (13.5, 21.5, 3.3),
            (16.8, 22.6, 2.5),
            (10.8, 20.4, 1.7),
            (11.6, 17.2, 1.2),
            (31.5, 23.5, 3.8),
            (-18.5, 21.8, 3.0),
            (-21.5, 22.8, 3.8),
            (-16.4, 19.6, 1.5),
            (0.5, 62.5, 4.4),
            (-9.8, 49.0, 2.2),
            (3.2, 47.4, 2.6),
        )
    ):
        scene.put(big[k % 6], x, y, height_at(ground, x, y) + size * 0.42, 67 * k, size)
    small = [rock(10 + i, 0.6, 'rock', 0.8) for i in range(4)]
    scene.scatter(
        small,
        320,
        ((-60, 64), (-14, 48)),
        ground,
        seed=3,
        sink=0.15,
        scale=(0.3, 1.8),
        keep=lambda x, y, z: abs(x - way(y)) > 4.2 and not 24 < y < 31,
    )


def green(scene):
    """Dry grass, shrubs in the clefts."""
    tufts = [grass_tuft(5 + i, 50, 0.6, 0.34, ('grass-dry', 'grass')[i]) for i in range(2)]
    scene.scatter(
        tufts,
        900,
        ((-44, 48), (-17, 44)),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: abs(x - way(y)) > 3.6 and z < 5,
    )
    shrubs = [bush(2 + i, 1.8, ('leaf', 'leaf-dry', 'leaf-dark')[i], card=0.14) for i in range(3)]
    scene.scatter(
        shrubs,
        120,
        ((-60, 64), (4, 60)),
        ground,
        seed=8,
        sink=0.15,
        scale=(0.5, 1.3),
        keep=lambda x, y, z: abs(x - way(y)) > 6 and not 23 < y < 32 and z < 12,
    )


def folk(scene):
    """A class in uniform with its teacher, a guide who points, a family at rest, a fruit seller."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.12
    for k in range(9):
        y = -0.5 + 1.25 * (k // 2) + 0.3 * math.sin(k * 3)
        x = way(y) + (-0.75, 0.75)[k % 2] + 0.25 * math.sin(k * 5)
        little_one(
            mesh,
            ('walk', 'run', 'walk', 'wave')[k % 4],
            ('ivory', '#7fa6cf')[k % 2],
            x,
            y,
            put(x, y),
            170 + 20 * math.sin(k),
            1.1,
            girl=k % 3 == 1,
        )
    person(mesh, 'walk', 'saree', 'emerald', 'turmeric', way(6.6) + 0.4, 6.6, put(way(6.6), 6.6), 175, 1.0)
    person(mesh, 'wave', 'shirt', '#86a3b6', '#4b4640', way(-2.4) - 2.2, -2.4, put(way(-2.4) - 2.2, -2.4), 200, 1.0)
    with mesh.at(way(-5) + 1.4, -5, put(way(-5) + 1.4, -5), 165):
        person(mesh, 'photograph', 'jacket', 'teal', '#4b4640', head='brim', hat='#c9b48a', pack='saffron')
        camera(mesh)
    x, y = 8.4, 1.4
    mesh.box(2.6, 0.8, 0.46, PALE, x, y + 0.1, height_at(ground, x, y) - 0.05)
    for dx, deed, dress, cloth, second in (
        (-0.7, 'bench', 'saree', 'scarlet', 'turmeric'),
        (0.1, 'sip', 'shirt', 'ivory', '#4b4640'),
        (0.85, 'talk', 'salwar', 'magenta', 'ivory'),
    ):
        person(mesh, deed, dress, cloth, second, x + dx, y + 0.1, height_at(ground, x, y) - 0.06, 10, 1.0)
    x, y = -9.6, 3.0
    z = height_at(ground, x, y)
    person(mesh, 'sell', 'saree', 'turmeric', 'maroon', x, y, z, 60, 1.0)
    for dx, dy, heap in ((0.7, -0.5, 'leaf'), (1.0, 0.2, '#c9cf6a'), (0.3, -0.9, '#d9a45a')):
        mesh.lathe([(0.24, 0), (0.34, 0.2), (0.31, 0.2)], 'bamboo', 16, x=x + dx, y=y + dy, z=z)
        mesh.ball((0.28, 0.28, 0.14), heap, x + dx, y + dy, z + 0.2, 10)
    for x, y, t in ((GATE + 0.6, 23.4, 180), (GATE - 0.8, 22.6, 170), (GATE + 1.2, 20.5, 0)):
        person(
            mesh,
            'walk',
            ('saree', 'kurta', 'shirt')[t % 3],
            ('magenta', 'ivory', 'azure')[t % 3],
            None,
            x,
            y,
            put(x, y),
            t,
            1.0,
        )
    flock_in(mesh, 9, (6, 30), (30, 60), (20, 30), 0.9)
    scene.put(mesh)
