"""Arikamedu early in the day: the last gate of the French mission held up by a fig, a trench in the red mound with
Roman jars in it, children who sift for beads; palms, the bend of the Ariyankuppam river with mangrove and egrets."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.water_birds import egret
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import coconut_palm, mangrove
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A fig holds up the last brick gate at Arikamedu, children sift earth for beads beside a roped dig, the palm-lined river bend behind.',
}
TRENCH = (2.7, -6.2, 3.2, 2.2)
"""Middle x and y of the dig, half of its length and half of its breadth, in metres."""


def bank(xs, ys):
    """Metres from the river's edge, positive on land: the river bends round the mound from the right to the back."""
    return (
        25
        - np.asarray(ys, float)
        - 0.012 * (np.asarray(xs, float) + 16) ** 2 * (np.asarray(xs) > -16)
        + 1.6 * fractal(xs * 0.08, ys * 0.08, 3)
    )


def ground(xs, ys):
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    mound = 1.9 * smoothstep(0, 15, bank(xs, ys)) + 0.35 * fractal(xs * 0.07, ys * 0.07, 3) * smoothstep(
        2, 10, bank(xs, ys)
    )
    x, y, a, b = TRENCH
    inside = smoothstep(a + 0.12, a - 0.12, np.abs(xs - x)) * smoothstep(b + 0.12, b - 0.12, np.abs(ys - y))
    step = smoothstep(x - 0.6, x - 0.4, xs)
    flat = np.where(inside > 0, 2.0 - 0.55 - 0.5 * step, mound)
    base = mound * (1 - inside) + flat * inside
    return np.where(bank(xs, ys) > 0, base, np.maximum(-1.4, 0.12 * bank(xs, ys)))


def build(scene):
    scene.material('earth', colour='#b0704a', second='#8f5637', bump=0.1)
    scene.material('meadow', colour='#94894e', second='#77783f', patches=('#b98a5c', 0.45, 0.12))
    scene.material('brick', colour='#b5694a', second='#8c4f38', stain=0.55)
    scene.material('river', colour='#3f6a66', ripple=0.02, mirror=0.2)
    scene.camera((-1.6, -20, 4.1), (1.0, 20, 4.6), lens=34, lift=0.02)
    scene.light(
        sun=-110,
        elevation=18,
        haze={'density': 0.0036, 'height': 14, 'start': 34, 'base': 0.12},
        clouds={'seed': 26.4, 'amount': 0.75},
    )
    scene.put(ground_sheet(ground, (-90, 60), (-24, 40), 'meadow', 520, 420, near=(2, 0.72)))
    scene.put(water_sheet('river', 0.0, 3000, -10))
    dig = Mesh()
    trench(dig)
    scene.put(dig)
    scene.put(
        ground_sheet(
            lambda x, y: ground(x, y) + 0.02,
            (TRENCH[0] - TRENCH[2], TRENCH[0] + TRENCH[2]),
            (TRENCH[1] - TRENCH[3], TRENCH[1] + TRENCH[3]),
            'earth',
            160,
            120,
        )
    )
    gate(scene)
    shores(scene)
    scene.layer = 'life'
    life = Mesh()
    folk(life)
    canoe(life, 17.5, 27, 0, 166, 7, 'ivory')
    for x, y, turn in ((10.5, 19.4, 20), (12.2, 20.6, 160), (20.6, 14.6, 40), (6.4, 22.8, 190), (24, 34, 10)):
        egret(life, x, y, max(-0.15, height_at(ground, x, y)), turn, 1.0)
    flock_in(life, 9, (6, 30), (40, 70), (12, 20), 0.9, 'white-bird')
    scene.put(life)


def trench(mesh):
    """The dig: courses of Roman-age brick along one side, jars half out of the earth, pegs with string, spoil."""
    x, y, a, b = TRENCH
    for k in range(5):
        for j in range(10):
            if (k + j) % 7 or k < 2:
                mesh.box(
                    0.62,
                    0.3,
                    0.13,
                    ('brick', 'terracotta')[(k + j) % 2],
                    x - a + 0.55 + 0.66 * j + 0.3 * (k % 2),
                    y + b - 0.28,
                    1.0 + 0.145 * k,
                )
    for px in (-a - 0.25, -0.4, a + 0.25):
        for py in (-b - 0.25, b + 0.25):
            mesh.tube([(x + px, y + py, 1.7), (x + px, y + py, 2.5)], 0.025, 'bamboo', 5)
    for py in (-b - 0.25, b + 0.25):
        mesh.tube([(x - a - 0.25, y + py, 2.4), (x + a + 0.25, y + py, 2.4)], 0.01, 'ivory', 4)
    for px in (-a - 0.25, a + 0.25):
        mesh.tube([(x + px, y - b - 0.25, 2.4), (x + px, y + b + 0.25, 2.4)], 0.01, 'ivory', 4)
    for px, py, turn, lie in ((1.6, -0.5, 30, 62), (2.5, 0.4, -20, 74), (0.9, 0.7, 100, 20), (-2.2, 0.7, 10, 56)):
        with mesh.at(x + px, y + py, (1.05 if px > -0.5 else 1.5), turn, 1.15, lie):
            amphora(mesh)
    with mesh.at(x + a + 1.4, y + 1.2, 2.0):
        mesh.lathe([(1.5, 0), (0.9, 0.45), (0.05, 0.8)], 'earth', 20, ribs=7, rib=0.08)


def amphora(mesh):
    """An Italian wine jar, 1 m long: a spike, a long body, a collar and two handles."""
    clay = '#c98a5e'
    mesh.lathe(
        [
            (0.03, 0),
            (0.06, 0.1),
            (0.15, 0.3),
            (0.18, 0.55),
            (0.15, 0.72),
            (0.07, 0.8),
            (0.06, 0.98),
            (0.085, 1.0),
            (0.085, 1.05),
            (0.05, 1.05),
        ],
        clay,
        20,
    )
    for side in (-1, 1):
        mesh.tube([(0.07 * side, 0, 0.97), (0.17 * side, 0, 0.93), (0.15 * side, 0, 0.72)], 0.024, clay, 7)


def gate(scene):
    """Two piers of thin brick with an arch, broken at the top, plaster left in patches; the fig's roots clasp them."""
    mesh, chance = Mesh(), np.random.RandomState(5)
    gx, gy = -6.6, 3.0
    z = height_at(ground, gx, gy) - 0.3
    with mesh.at(gx, gy, z, 16):
        for side in (-1, 1):
            mesh.box(1.9, 1.7, 5.0, 'brick', side * 2.5)
            mesh.box(2.2, 2.0, 0.6, 'brick', side * 2.5)
            mesh.box(2.15, 1.95, 0.35, 'brick', side * 2.5, 0, 4.2)
            mesh.box(1.1, 0.1, 1.7, 'cream-wall', side * 2.45, -0.87, 1.6 + 0.5 * side)
        steps = 17
        for k in range(steps):
            a = math.pi * k / (steps - 1)
            with mesh.at(-1.72 * math.cos(a), 0, 4.4 + 1.72 * math.sin(a), 0, 1, 0, math.degrees(a) - 90):
                mesh.box(0.44, 1.5, 0.7, 'brick', 0, 0, -0.25)
        for level in range(7):
            half = 3.45 - 0.12 * level - (0.9 if level > 4 else 0)
            for px in np.arange(-half, half, 0.66):
                height = 4.95 + 0.3 * level
                if abs(px + 0.3) < 1.75 and height < 4.7 + math.sqrt(max(0, 2.3**2 - px**2)):
                    continue
                if chance.random() < 0.1 * level - 0.15:
                    continue
                mesh.box(0.64, 1.4, 0.29, 'brick', px + 0.3, 0, height)
        for k, (px, wide, tall) in enumerate(((-6.2, 5.4, 2.4), (-10.6, 3.4, 1.3), (5.6, 4.2, 1.9), (9.2, 3.0, 0.9))):
            for level in range(int(tall / 0.3)):
                cut = 0.35 * level * (chance.rand() + 0.4)
                mesh.box(max(0.8, wide - cut), 0.9, 0.3, 'brick', px + (0.5 - k % 2) * cut, 0.2, 0.3 * level)
        for k in range(11):
            a = 0.55 * k
            x0, front = 2.2 + 1.0 * math.sin(a), -0.92 - 0.1 * (k % 2)
            path = [(2.4 + 0.3 * math.cos(a), 0.2, 7.2)]
            for t in np.linspace(0, 1, 6):
                path.append((x0 + 0.9 * t * math.sin(a * 2.3) + 0.2 * math.sin(9 * t + a), front, 5.4 - 5.7 * t))
            mesh.tube(path, [0.3, 0.2, 0.16, 0.13, 0.12, 0.1, 0.14], 'root', 8)
        for k in range(5):
            mesh.tube(
                [
                    (2.2, 0.2, 7.0),
                    (1.0 - 0.7 * k, -0.5 - 0.1 * k, 6.9 - 0.2 * k),
                    (-0.4 - 0.8 * k, -0.95, 6.0 - 0.5 * k),
                    (-1.6 - 0.4 * k, -0.95, 4.6 - 0.9 * k),
                ],
                [0.26, 0.17, 0.12, 0.05],
                'root',
                8,
            )
        mesh.tube([(2.3, 0.3, 6.2), (2.5, 0.4, 8.4), (2.2, 0.6, 10.0)], [0.75, 0.55, 0.4], 'bark-pale', 14)
        crown = (
            (2.2, 0.6, 11.0, 2.4),
            (-0.6, 0.2, 10.2, 2.0),
            (4.9, 0.3, 10.3, 2.1),
            (1.0, -1.8, 9.6, 1.7),
            (3.6, -1.6, 9.4, 1.5),
            (-2.6, 0.4, 9.3, 1.4),
            (1.6, 2.4, 10.4, 2.0),
            (6.6, 0.4, 9.3, 1.3),
        )
        for px, py, pz, size in crown:
            mesh.tube(
                [(2.3, 0.5, 8.6), ((2.3 + px) / 2, (0.5 + py) / 2, (8.9 + pz) / 2 - 0.2), (px, py, pz)],
                [0.32, 0.2, 0.06],
                'bark-pale',
                8,
            )
            leaf_cloud(
                mesh,
                (px, py, pz),
                (size, size * 0.9, size * 0.62),
                int(300 * size),
                ('leaf', 'leaf-dark')[int(size * 10) % 2],
                chance,
                0.2,
                0.4,
            )
    scene.put(mesh)


def shores(scene):
    """Palms on the mound and the far bank, mangrove in the mud of both shores, grass and fallen brick."""
    palms = [coconut_palm(3 + i, 10 + 1.4 * i, (2.2 - 1.3 * i, -0.5), 18, 4.2, 20) for i in range(4)]
    for k, (x, y, s) in enumerate(
        (
            (-17, 6, 0.95),
            (-14, 13, 1.05),
            (-21, 12, 1.0),
            (2.0, 13.5, 1.0),
            (5.6, 10.5, 0.85),
            (-3.5, 16.5, 1.1),
            (-25, 2, 1.05),
            (-9.5, 18, 1.1),
        )
    ):
        scene.put(palms[k % 4], x, y, height_at(ground, x, y) - 0.1, 60 * k, s)
    reed = [mangrove(3 + i, 3.6) for i in range(3)]
    scene.scatter(
        reed,
        90,
        ((-60, 34), (4, 30)),
        ground,
        lambda x, y, z: -2.4 < float(bank(x, y)) < 0.8 and x > -4,
        (0.6, 1.0),
        0.1,
        seed=6,
    )
    tree_line(scene, 84, 36, 420, 150, 8, 'leaf-dark', palms=46, x=10, z=0.2)
    mud = Mesh()
    mud.loft(
        [[(-250, 66, -0.6), (270, 58, -0.6)], [(-250, 74, 0.6), (270, 68, 0.6)], [(-250, 160, 0.8), (270, 160, 0.8)]],
        'meadow',
    )
    scene.put(mud)
    scene.scatter(reed, 110, ((-120, 140), (60, 74)), None, None, (0.8, 1.3), 0.1, seed=9)
    mango = [broadleaf(30 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.3, cards=320) for i in range(2)]
    for k, (x, y, s) in enumerate(((-24, 20, 1.0), (-30, 10, 1.1), (-33, 22, 1.0))):
        scene.put(mango[k % 2], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    x0, y0, a, b = TRENCH
    clear = lambda x, y: not (abs(x - x0) < a + 0.7 and abs(y - y0) < b + 0.7)
    tufts = [grass_tuft(5 + i, 48, 0.5, 0.3, ('grass', 'grass-dry')[i]) for i in range(2)]
    scene.scatter(
        tufts, 620, ((-24, 20), (-17, 16)), ground, lambda x, y, z: clear(x, y) and z > 0.3, (0.35, 1.0), 0.05, seed=7
    )
    bricks = Mesh()
    chance = np.random.RandomState(8)
    for _ in range(70):
        x, y = chance.uniform(-15, 12), chance.uniform(-9, 5)
        if clear(x, y):
            with bricks.at(x, y, height_at(ground, x, y) - 0.03, chance.uniform(0, 180), 1, chance.uniform(-20, 20)):
                bricks.box(0.34, 0.2, 0.09, ('brick', 'terracotta')[_ % 2])
    scene.put(bricks)
    scene.scatter(
        [rock(i, 0.4) for i in range(2)],
        20,
        ((-18, 16), (-12, 10)),
        ground,
        lambda x, y, z: clear(x, y),
        (0.3, 0.9),
        0.1,
        seed=11,
    )


def folk(mesh):
    """A woman brushes a jar in the trench, one draws; children round a sieve, a girl who holds a bead to the light."""
    put = lambda x, y: height_at(ground, x, y)
    x, y = TRENCH[0], TRENCH[1]
    person(
        mesh,
        'wash',
        'salwar',
        'azure',
        'ivory',
        x + 1.5,
        y - 1.5,
        put(x + 1.5, y - 1.4),
        172,
        1.0,
        head='brim',
        hat='#d9c08a',
    )
    person(
        mesh,
        'squat',
        'shirt',
        'ivory',
        '#6d6a66',
        x - 2.2,
        y - 0.5,
        put(x - 2.2, y - 0.5),
        150,
        1.0,
        head='brim',
        hat='#c9b48a',
    )
    person(
        mesh,
        'show',
        'shirt',
        '#86a3b6',
        '#4b4640',
        x + 2.2,
        y + 3.1,
        put(x + 2.2, y + 3.1),
        4,
        1.0,
        head='cap',
        hat='#b5483f',
    )
    mesh.box(0.3, 0.03, 0.4, 'ivory', x + 2.2, y + 2.72, put(x + 2.2, y + 3.1) + 1.1)
    sx, sy = -3.7, -6.4
    z = put(sx, sy)
    for side in (-1, 1):
        mesh.tube([(sx + 0.55 * side, sy, z), (sx, sy + 0.0, z + 1.1)], 0.03, 'bamboo', 5)
        mesh.tube([(sx + 0.55 * side, sy + 0.8, z), (sx, sy + 0.8, z + 1.1)], 0.03, 'bamboo', 5)
    mesh.box(1.0, 0.8, 0.12, 'wood', sx, sy + 0.4, z + 0.68)
    mesh.lathe([(0.42, 0), (0.05, 0.28)], 'earth', 16, x=sx, y=sy + 0.4, z=z + 0.78)
    mesh.lathe([(0.8, 0), (0.05, 0.36)], 'earth', 18, x=sx, y=sy + 0.4, z=z)
    little_one(mesh, 'feed', 'scarlet', sx - 0.9, sy + 0.1, z, 100, 1.05)
    little_one(mesh, 'feed', 'turmeric', sx + 0.95, sy + 0.5, put(sx + 1, sy), -80, 1.05, girl=True)
    holding = Pose(((0.04, -0.34, 1.76), (-0.25, -0.06, 0.82)), gaze=20)
    little_one(mesh, holding, 'magenta', sx - 0.3, sy - 1.4, put(sx - 0.3, sy - 1.4), -140, 1.05, girl=True)
    person(mesh, 'lean', 'saree', 'emerald', 'crimson', sx + 0.2, sy + 1.8, put(sx, sy + 1.8), 4, 1.0)
    person(mesh, 'walk', 'lungi', 'ivory', '#86a3b6', -11.4, -0.6, put(-11.4, -0.6), 60, 1.0, elder=True)
    for k, (px, py) in enumerate(((-12.6, 0.6), (-13.8, -0.4), (-14.2, 1.2))):
        with mesh.at(px, py, put(px, py), 20 + 30 * k, 0.62):
            mesh.tube(
                [(-0.4, 0, 0.62), (0.0, 0, 0.66), (0.42, 0, 0.66)],
                [0.2, 0.24, 0.19],
                ('#5a4335', '#efe6d8', '#8a6a4a')[k],
                10,
            )
            mesh.tube(
                [(0.4, 0, 0.72), (0.62, 0, 0.98), (0.82, 0, 0.94)],
                [0.13, 0.1, 0.06],
                ('#5a4335', '#efe6d8', '#8a6a4a')[k],
                8,
            )
            for lx in (-0.32, 0.32):
                for side in (-0.12, 0.12):
                    mesh.tube([(lx, side, 0.6), (lx, side, 0)], 0.05, ('#5a4335', '#efe6d8', '#8a6a4a')[k], 6)
