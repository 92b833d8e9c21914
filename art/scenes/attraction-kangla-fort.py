"""Kangla in the morning: two white Kangla Sha, antlered dragon lions, before the hall where kings were crowned, its
bent red roof and horned gable; a family has its picture taken on the brick path, the sacred wood behind."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh, fuse
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import hill_layers, plain
from kit.nature.trees import broadleaf
from kit.stage.square import flower_beds

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The two white antlered beasts of Kangla, the Kangla Sha, before the coronation hall with its horned gable in Imphal, families on the brick path.',
}


def build(scene):
    scene.material('whitewash', colour='#e8e2d8', second='#cfc7ba', stain=0.2)
    scene.material('brick', colour='#b4694b', second='#97533a')
    scene.material('tin-roof', colour='#9c3f33', second='#84342b', rough=0.6)
    scene.camera((-3.8, -19.4, 2.1), (0.5, 6, 4.5), lens=33, lift=0.03)
    scene.light(
        sun=-114,
        elevation=26,
        haze={'density': 0.0024, 'height': 20, 'start': 40, 'base': 0.1},
        clouds={'seed': 8.4, 'amount': 0.85},
    )
    scene.put(plain('lawn', z=-0.06))
    scene.put(hill_layers(((620, 90, 420, -4, 5.2), (1100, 170, 700, -4, 1.7)), width=1900), layer='far')
    walk = Mesh()
    walk.box(6.4, 44, 0.1, 'brick', 0, -13, -0.06)
    for side in (-1, 1):
        walk.box(0.35, 44, 0.22, 'whitewash', side * 3.35, -13, -0.06)
    walk.box(40, 3.6, 0.09, 'brick', 0, 5.4, -0.06)
    scene.put(walk)
    hall = Mesh()
    with hall.at(0, 16):
        uttra(hall)
    scene.put(hall)
    beast = fuse(kangla_sha(), 0.05, 3)
    for side in (-1, 1):
        base = Mesh()
        with base.at(side * 6.4, -1.6):
            pedestal(base)
        scene.put(base)
        scene.put(beast, side * 6.4, -1.6, 1.5, -90 + side * -16, 1.32)
        marks = Mesh()
        with marks.at(side * 6.4, -1.6, 1.5, -90 + side * -16, 1.32):
            face(marks)
        scene.put(marks)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def kangla_sha():
    """The beast's body as mesh data facing +x: seated on its haunches, forelegs straight, chest high, mouth open,
    two branching horns, a mane in curls, the tail up its back. 3.6 m to the horns' tips."""
    mesh, skin = Mesh(), 'whitewash'
    mesh.tube(
        [(-0.85, 0, 0.55), (-0.45, 0, 0.95), (0.0, 0, 1.35), (0.34, 0, 1.75), (0.5, 0, 2.2)],
        [0.5, 0.56, 0.54, 0.52, 0.4],
        skin,
        20,
    )
    mesh.ball((0.44, 0.46, 0.5), skin, 0.36, 0, 1.6, 18)
    for side in (-1, 1):
        mesh.ball((0.52, 0.26, 0.5), skin, -0.5, 0.44 * side, 0.55, 16)
        mesh.tube(
            [(-0.3, 0.5 * side, 0.3), (0.2, 0.54 * side, 0.16), (0.38, 0.54 * side, 0.14)], [0.26, 0.17, 0.15], skin, 12
        )
        mesh.tube(
            [(0.42, 0.34 * side, 1.5), (0.6, 0.36 * side, 0.9), (0.66, 0.36 * side, 0.2)], [0.24, 0.19, 0.17], skin, 12
        )
        mesh.ball((0.27, 0.2, 0.15), skin, 0.78, 0.36 * side, 0.14, 12)
        for k in range(3):
            mesh.ball((0.1, 0.06, 0.07), skin, 0.98, (0.36 + 0.11 * (k - 1)) * side, 0.09, 8)
        for k in range(6):
            a = 0.5 + 0.42 * k
            mesh.ball(
                (0.17, 0.13, 0.17), skin, 0.36 - 0.34 * math.cos(a), 0.4 * side, 2.25 + 0.42 * math.sin(a) - 0.1 * k, 9
            )
        mesh.tube(
            [
                (0.46, 0.2 * side, 2.68),
                (0.36, 0.32 * side, 3.0),
                (0.2, 0.46 * side, 3.32),
                (0.2, 0.5 * side, 3.66),
                (0.32, 0.46 * side, 3.92),
            ],
            [0.13, 0.115, 0.1, 0.085, 0.05],
            skin,
            10,
        )
        for at, tip in (
            ((0.34, 0.34 * side, 3.04), (0.66, 0.46 * side, 3.36)),
            ((0.21, 0.46 * side, 3.34), (-0.12, 0.64 * side, 3.62)),
            ((0.2, 0.49 * side, 3.56), (0.5, 0.7 * side, 3.74)),
        ):
            mesh.tube([at, tip], [0.085, 0.045], skin, 8)
        mesh.ball((0.1, 0.2, 0.12), skin, 0.34, 0.46 * side, 2.6, 10)
    mesh.ball((0.46, 0.4, 0.4), skin, 0.56, 0, 2.5, 18)
    mesh.tube([(0.7, 0, 2.56), (1.05, 0, 2.62), (1.24, 0, 2.6)], [0.32, 0.27, 0.21], skin, 14)
    mesh.tube([(0.62, 0, 2.16), (0.94, 0, 1.93), (1.12, 0, 1.9)], [0.24, 0.19, 0.14], skin, 12)
    mesh.ball((0.12, 0.17, 0.11), skin, 1.32, 0, 2.74, 10)
    for side in (-1, 1):
        mesh.ball((0.17, 0.11, 0.09), skin, 0.86, 0.24 * side, 2.82, 10)
    mesh.tube(
        [(-1.1, 0, 0.3), (-1.4, 0, 0.7), (-1.36, 0, 1.25), (-1.1, 0, 1.6), (-1.24, 0, 2.0)],
        [0.16, 0.17, 0.2, 0.24, 0.06],
        skin,
        12,
    )
    for k in range(5):
        mesh.ball((0.15, 0.12, 0.17), skin, -0.75 + 0.26 * k, 0, 1.16 + 0.27 * k, 8)
    return mesh.data('kangla sha')


def face(mesh):
    """Eyes under heavy brows, red mouth with teeth and tongue, the mane's rows of curls: parts laid on its skin."""
    for ring, (x, z, wide, tall) in enumerate(((0.42, 2.42, 0.5, 0.5), (0.24, 2.3, 0.58, 0.6), (0.06, 2.1, 0.6, 0.62))):
        for k in range(13):
            a = math.radians(-128 + 256 * k / 12)
            with mesh.at(x, wide * math.sin(a), z + tall * math.cos(a), 0, 1, roll=-20):
                mesh.ball((0.13, 0.135, 0.15), 'whitewash', 0, 0, 0, 10)
                mesh.tube(
                    [(0.1, 0, 0.02), (0.15, 0.05, -0.03), (0.13, 0.0, -0.08)], [0.05, 0.045, 0.03], 'whitewash', 6
                )
    for row in range(4):
        for k in range(5):
            a = math.radians(-56 + 28 * k + 14 * (row % 2))
            mesh.ball(
                (0.1, 0.12, 0.13), 'whitewash', 0.34 + 0.52 * math.cos(a), 0.46 * math.sin(a), 2.0 - 0.21 * row, 9
            )
    for side in (-1, 1):
        mesh.tube(
            [(0.86, 0.36 * side, 2.78), (1.02, 0.26 * side, 2.94), (1.08, 0.1 * side, 2.84)],
            [0.05, 0.085, 0.05],
            'whitewash',
            8,
        )
        for k in range(4):
            mesh.tube(
                [(-1.02, 0.46 * side, 0.9 - 0.2 * k), (-0.7, 0.66 * side, 0.86 - 0.2 * k)], [0.03, 0.05], 'whitewash', 6
            )
    for side in (-1, 1):
        mesh.ball((0.09, 0.07, 0.09), 'shadow', 0.95, 0.25 * side, 2.72, 10)
        mesh.ball((0.05, 0.05, 0.05), 'ivory', 1.0, 0.29 * side, 2.74, 8)
        mesh.ball((0.05, 0.04, 0.04), 'shadow', 1.41, 0.08 * side, 2.75, 8)
        mesh.tube([(1.2, 0.15 * side, 2.44), (1.22, 0.16 * side, 2.2)], [0.06, 0.012], 'ivory', 8)
        mesh.tube([(1.1, 0.12 * side, 2.0), (1.13, 0.13 * side, 2.2)], [0.055, 0.012], 'ivory', 8)
        for k in range(3):
            x = 0.86 + 0.11 * k
            mesh.tube([(x, 0.24 * side, 2.42), (x, 0.22 * side, 2.3)], [0.05, 0.015], 'ivory', 6)
            mesh.tube([(x - 0.06, 0.17 * side, 2.06), (x - 0.06, 0.18 * side, 2.16)], [0.045, 0.015], 'ivory', 6)
    for k in range(3):
        mesh.tube([(1.3, 0.07 * (k - 1), 2.42), (1.31, 0.07 * (k - 1), 2.33)], [0.04, 0.02], 'ivory', 6)
    mesh.ball((0.36, 0.2, 0.2), 'maroon', 0.8, 0, 2.24, 14)
    mesh.tube(
        [(0.86, 0, 2.12), (1.12, 0, 2.1), (1.28, 0, 2.05), (1.36, 0, 1.92)], [0.12, 0.11, 0.09, 0.03], 'scarlet', 10
    )


def pedestal(mesh):
    """A plinth of whitewashed brick in steps, 1.5 m high."""
    for wide, low, high in ((4.6, 0, 0.25), (4.2, 0.25, 0.5), (3.6, 0.5, 1.2), (3.9, 1.2, 1.36), (3.6, 1.36, 1.5)):
        mesh.box(wide, wide * 1.02, high - low, 'whitewash', 0, 0, low)
    for k in range(3):
        mesh.box(0.9, 0.06, 0.5, 'cream-wall', -1.1 + 1.1 * k, -1.85, 0.6)


def uttra(mesh):
    """The coronation hall: a plinth, a veranda of red pillars, a steep curved roof, crossed horns over the gable."""
    mesh.box(20, 15, 0.7, 'brick', 0, 4)
    mesh.box(20.4, 15.4, 0.16, 'whitewash', 0, 4, 0.7)
    for k in range(5):
        mesh.box(5.4, 0.42, 0.86 * (5 - k) / 5, 'brick', 0, -3.7 - 0.42 * k)
    mesh.box(15, 10.5, 4.4, 'whitewash', 0, 5.2, 0.86)
    mesh.box(2.2, 0.2, 3.0, 'wood-dark', 0, -0.1, 0.86)
    for x in (-5.2, -3.0, 3.0, 5.2):
        mesh.box(1.2, 0.16, 1.8, 'wood-dark', x, -0.1, 1.7)
        mesh.box(1.5, 0.22, 0.14, 'maroon-band', x, -0.14, 3.5)
    for k in range(8):
        x = -8.4 + 2.4 * k
        mesh.lathe(
            [(0.34, 0), (0.3, 0.3), (0.2, 0.4), (0.19, 3.4), (0.3, 3.7), (0.34, 3.9)],
            'maroon-band',
            14,
            x=x,
            y=-2.4,
            z=0.86,
        )
    for side in (-1, 1):
        for k in range(4):
            mesh.lathe(
                [(0.34, 0), (0.3, 0.3), (0.2, 0.4), (0.19, 3.4), (0.3, 3.7), (0.34, 3.9)],
                'maroon-band',
                14,
                x=side * 9.0,
                y=0.4 + 3.2 * k,
                z=0.86,
            )
    mesh.box(19.4, 14.6, 0.34, 'wood-dark', 0, 4.2, 4.76)

    def roof(wide, deep, low, high, ridge, stuff):
        """A hipped roof whose slopes bend: from the eaves (wide, deep at low) to a ridge of that length at high."""
        sections = []
        for t in np.linspace(0, 1, 9):
            bend = t**1.45
            w = wide / 2 + (ridge / 2 - wide / 2) * t
            d = deep / 2 * (1 - t)
            z = low + (high - low) * bend
            sections.append([(-w, 4.2 - d, z), (w, 4.2 - d, z), (w, 4.2 + d, z), (-w, 4.2 + d, z)])
        mesh.loft(sections, stuff, smooth=False, closed=True)

    roof(23.0, 18.0, 4.7, 8.4, 13.0, 'tin-roof')
    mesh.box(11.6, 6.2, 1.3, 'whitewash', 0, 4.2, 6.4)
    roof(14.6, 9.4, 7.5, 11.8, 8.4, 'tin-roof')
    for t in np.linspace(-1, 1, 25):
        mesh.tube([(11.4 * t, -4.8, 4.74), (11.4 * t, -4.9, 4.5)], 0.07, 'ivory', 5)
    with mesh.at(0, -1.2, 5.2):
        mesh.add([(-3.9, -1.6, 0.2), (3.9, -1.6, 0.2), (0, -1.6, 3.5)], [(0, 1, 2)], 'whitewash')
        for side in (-1, 1):
            mesh.loft(
                [
                    [(side * 4.4, -1.9, 0.0), (side * 4.4, 4.6, 0.0)],
                    [(side * 2.0, -1.95, 1.75), (side * 2.0, 4.6, 1.75)],
                    [(0, -2.0, 3.8), (0, 4.6, 3.8)],
                ],
                'tin-roof',
                False,
            )
            mesh.tube(
                [
                    (side * 4.4, -2.0, 0.0),
                    (side * 2.0, -2.05, 1.75),
                    (0, -2.1, 3.8),
                    (-side * 0.7, -2.15, 4.9),
                    (-side * 1.0, -2.15, 5.9),
                    (-side * 0.7, -2.2, 6.7),
                ],
                [0.16, 0.16, 0.17, 0.15, 0.12, 0.04],
                'gold-paint',
                9,
            )
        mesh.lathe([(0.75, 0), (0.75, 0.12)], 'gold-paint', 24, x=0, y=0, z=0)
        with mesh.at(0, -1.75, 1.6, 0, 1, tilt=90):
            mesh.lathe([(0.72, 0), (0.72, 0.1), (0.02, 0.16)], 'gold-paint', 24)
            mesh.lathe([(0.42, 0.1), (0.42, 0.2), (0.02, 0.26)], 'crimson', 24)
    for side in (-1, 1):
        mesh.tube(
            [(side * 4.2, 4.2, 11.8), (side * 5.0, 4.2, 12.6), (side * 5.1, 4.2, 13.6)],
            [0.2, 0.16, 0.05],
            'gold-paint',
            9,
        )


def green(scene):
    """Old trees of the sacred wood, bamboo, beds of flowers along the path."""
    old = [broadleaf(44 + i, 15, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, cards=460, card=0.4) for i in range(3)]
    for k, (x, y, s) in enumerate(
        (
            (-26, 20, 0.85),
            (-33, 32, 1.0),
            (26, 22, 0.85),
            (34, 30, 1.0),
            (-19, 42, 1.0),
            (18, 44, 1.0),
            (-44, 26, 1.0),
            (45, 24, 1.0),
            (2, 52, 1.1),
        )
    ):
        scene.put(old[k % 3], x, y, -0.1, 70 * k, s)
    scene.scatter(old, 60, ((-120, 120), (54, 110)), seed=6, sink=0.3, scale=(0.6, 0.9))
    canes = [bamboo_clump(2 + i, 10) for i in range(2)]
    for k, (x, y) in enumerate(((-21, 14), (20.5, 15), (-29, 12), (29, 13))):
        scene.put(canes[k % 2], x, y, -0.1, 60 * k, 0.9)
    for side in (-1, 1):
        flower_beds(scene, tuple(sorted((side * 4.1, side * 4.9))), (-17, 4), 22, seed=3 + side)
        flower_beds(scene, tuple(sorted((side * 10.5, side * 15))), (3, 4), 14, seed=7 + side)


def folk(scene):
    """A family between the beasts, a woman in phanek with flowers, schoolgirls, a man who takes their picture."""
    mesh = Mesh()
    for x, y, deed, dress, cloth, second, turn in (
        (-0.9, -3.2, 'hold', 'wrap', 'ivory', 'magenta', 10),
        (-0.1, -3.5, 'hold', 'shirt', '#86a3b6', '#4b4640', 0),
    ):
        person(mesh, deed, dress, cloth, second, x, y, 0.05, turn, 1.0)
    little_one(mesh, 'wave', 'scarlet', 0.8, -3.8, 0.05, -10, 1.0, girl=True)
    with mesh.at(0.2, -8.2, 0.05, 180):
        person(mesh, 'photograph', 'jacket', 'teal', '#4b4640')
        camera(mesh)
    with mesh.at(-2.5, -5.6, 0.05, 150):
        person(mesh, 'tray', 'wrap', 'ivory', 'crimson')
        mesh.lathe([(0.1, 1.1), (0.24, 1.16), (0.25, 1.2)], 'brass', 16, y=-0.38)
        for k in range(6):
            mesh.ball(0.06, ('blossom-pink', 'ivory')[k % 2], 0.1 * math.cos(k), -0.38 + 0.1 * math.sin(k), 1.22, 7)
    for k in range(3):
        person(mesh, 'walk', 'wrap', 'ivory', 'indigo', 1.4 + 0.75 * k, 1.6 + 0.2 * k, 0.05, 195, 0.95)
    with_child(mesh, 'wrap', 'turmeric', 'emerald', 9.6, -5.8, 0, 60, 1.0)
    person(mesh, 'walk', 'kurta', 'ivory', 'ivory', -10.6, -4.2, 0, -60, 1.0, elder=True)
    crowd(mesh, 8, lambda r: (r.uniform(-14, 14), r.uniform(4.6, 6.4)), seed=4)
    flock_in(mesh, 8, (6, 24), (20, 50), (15, 21), 0.8)
    scene.put(mesh)
