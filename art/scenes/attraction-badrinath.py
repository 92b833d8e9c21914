"""Badrinath on a clear morning: the painted gate of the temple above the Alaknanda, steam on the hot spring,
Neelkanth's ice behind; pilgrims on the stair and on the near bank."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.himalayan import gable_roof, hill_house
from kit.life.flags import garland, pennant
from kit.life.people import crowd
from kit.life.powder import powder_cloud
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, mountain_range
from kit.noise import fractal, ridged, smoothstep

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'The brightly painted front of Badrinath temple above the green Alaknanda in clear mountain light, a snow peak behind, pilgrims on its steps.',
}
PAINTS = ('#d8433a', '#f2b33d', '#2f66c4', '#3a9a4b', '#f7f0e4')


def ground(xs, ys):
    river = -5.5 * smoothstep(9, 4.5, np.abs(ys + 12 + 1.4 * np.sin(xs * 0.08)))
    back = 6 * smoothstep(2, 16, ys) + 58 * smoothstep(36, 260, ys + 0.2 * np.abs(xs)) * (
        0.55 + 0.6 * ridged(xs * 0.008, ys * 0.008, 5)
    )
    return back + river + 0.5 * fractal(xs * 0.08, ys * 0.08, 4)


def build(scene):
    scene.material('glacial', colour='#6fa7a2', ripple=0.08, scale=0.5, mirror=0.1)
    scene.material('cold-desert', meadow=('#9c9660', '#87874f'), rock=('#a8937c', '#7e6c60'))
    scene.camera((-13, -47, 6.2), (1, 6, 8.5), lens=30, lift=0.03)
    scene.light(
        sun=-118,
        elevation=32,
        haze={'density': 0.0006, 'height': 70, 'start': 80, 'base': 0.3},
        clouds={'seed': 11.4, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-190, 190), (-50, 330), 'cold-desert', 300, 340, near=(40, 0.55)))
    peaks = (
        (-60, 1750, 1010, 470),
        (-420, 1900, 860, 520),
        (440, 1900, 830, 560),
        (-900, 2100, 660, 600),
        (900, 2000, 720, 560),
    )
    scene.put(mountain_range([(x, y, h * 0.74, w) for x, y, h, w in peaks], columns=560, rows=380), z=-40, layer='far')
    water = Mesh()
    xs = np.linspace(-120, 120, 90)
    water.loft(
        [[(x, -18 - 1.4 * math.sin(x * 0.08), -0.9), (x, -5.6 - 1.4 * math.sin(x * 0.08), -0.9)] for x in xs],
        'glacial',
        smooth=False,
    )
    for k in range(34):
        x, y = -44 + 2.7 * k, -12 - 1.4 * math.sin((-44 + 2.7 * k) * 0.08) + 3.4 * math.sin(k * 2.3)
        water.loft(
            [
                [(x + 1.8 * t, y + s * 0.34 * math.sin(math.pi * (t + 1) / 2), -0.85) for s in (-1, 1)]
                for t in np.linspace(-1, 1, 9)
            ],
            'foam',
        )
    scene.put(water)
    temple = Mesh()
    temple.box(44, 24, 7.0, 'grey-stone', 0, 12, -1.0)
    for i in range(13):
        temple.box(9, 0.8, 9.0 - 0.46 * i, 'step', 0, -0.3 - 0.7 * i, -3.2)
    with temple.at(0, 4, 6.0):
        front(temple)
    scene.put(temple)
    houses = Mesh()
    for k, (x, y, t) in enumerate(
        (
            (-34, 10, 8),
            (-45, 16, -6),
            (-30, 24, 4),
            (-40, 32, 10),
            (32, 9, -8),
            (43, 15, 6),
            (30, 24, -4),
            (41, 30, -10),
            (53, 24, 8),
            (-56, 26, 8),
        )
    ):
        with houses.at(x, y, float(ground(np.array([x]), np.array([y]))[0]) - 0.6, t):
            hill_house(houses, 10, 7, 2 + k % 2)
    scene.put(houses)
    stones = [rock(i, 1.2, 'rock') for i in range(4)]
    scene.scatter(
        stones,
        150,
        lambda r: (r.uniform(-60, 60), r.choice((-19.4, -5.2)) + r.gauss(0, 1.3)),
        ground,
        seed=4,
        sink=0.3,
        scale=(0.3, 1.3),
    )
    scene.layer = 'life'
    life = Mesh()
    pilgrims(life)
    for k, (x, y) in enumerate(((9.6, -4.4), (12.0, -4.8), (14.4, -4.2))):
        powder_cloud(life, x, y, 1.6 + k * 0.7, 2.6, '#f4f6f6', 7, k + 3, 0.05, 0.4, 0)
    crowd(life, 12, lambda r: (r.uniform(-3.6, 3.6), r.uniform(-6.6, -1)), lambda x, y: 0.6 + (y + 8.4) * 0.66 - 0.3, 7)
    scene.put(life)


def pilgrims(mesh):
    """On the near bank a family offers marigolds, an old sadhu sits on his blanket."""
    for x, y, deed, dress, cloth, second, turn, more in (
        (-7.0, -26.4, 'pray', 'saree', 'scarlet', 'turmeric', 176, {'head': 'veil'}),
        (-5.8, -26.0, 'pray', 'jacket', '#5c6f86', '#4b4640', 190, {'head': 'cap', 'hat': '#8a6f52'}),
        (3.6, -25.8, 'hold', 'jacket', 'maroon', '#3f4650', 172, {'pack': 'azure'}),
        (-19.6, -27.4, 'walk', 'saree', 'emerald', 'crimson', 170, {'head': 'veil'}),
    ):
        z = float(ground(np.array([x]), np.array([y]))[0])
        person(mesh, deed, dress, cloth, second, x, y, z, turn, 1.05, **more)
    z = float(ground(np.array([-1.6]), np.array([-27.6]))[0])
    mesh.box(1.5, 1.2, 0.06, 'maroon', -1.6, -27.6, z)
    person(
        mesh,
        'knit',
        'robe',
        'saffron',
        'saffron',
        -1.6,
        -27.5,
        z + 0.05,
        150,
        1.05,
        head='turban',
        hat='saffron',
        elder=True,
    )


def front(mesh):
    """The Singh Dwar: a tall painted gate with an arch, niches and lattice windows in bright colours under a stepped
    gable, wings with galleries at both sides, the small gilt tower of the shrine behind."""
    wall, blue = PAINTS[1], PAINTS[2]
    with mesh.at(0, -1.2):
        arched_wall(mesh, 9, 11.5, PAINTS[0], 2.2, 4.2, 6.6, 0, 2.2, 'shadow', 'cusped')
    mesh.box(9, 7.6, 11.5, PAINTS[0], 0, 3.8)
    for z, wide, paint in ((7.2, 9.8, wall), (9.4, 9.6, PAINTS[3]), (11.4, 10.4, wall)):
        mesh.box(wide, 1.6, 0.45, paint, 0, -1.0, z)
    for x in (-2.7, 0, 2.7):
        mesh.box(1.7, 0.3, 1.6, PAINTS[4], x, -1.5, 7.7)
        mesh.box(1.2, 0.34, 1.2, blue, x, -1.54, 7.85)
    for x in (-3.4, -1.15, 1.15, 3.4):
        mesh.box(
            0.5,
            0.4,
            6.8 if abs(x) > 2 else 1.6,
            PAINTS[3] if abs(x) > 2 else PAINTS[1],
            x,
            -1.5,
            0 if abs(x) > 2 else 9.75,
        )
    mesh.box(7.4, 0.3, 1.1, PAINTS[4], 0, -1.4, 9.9)
    steps = ((8.6, 1.1, wall), (6.6, 1.1, PAINTS[0]), (4.6, 1.1, blue), (2.6, 1.0, wall))
    z = 11.85
    for wide, tall, paint in steps:
        mesh.box(wide, 2.4, tall, paint, 0, -0.2, z)
        mesh.box(wide + 0.5, 2.6, 0.2, PAINTS[4], 0, -0.2, z + tall - 0.1)
        z += tall
    for x, h in ((-4.1, 12.0), (4.1, 12.0), (-3.1, 13.1), (3.1, 13.1), (0, z)):
        mesh.lathe([(0.34, 0), (0.5, 0.4), (0.3, 0.9), (0.1, 1.2), (0.02, 1.7)], 'gold-paint', 12, x=x, y=-0.2, z=h)
    pennant(mesh, 0, 0, z + 0.8, 4.2, 1.8, 'flag-saffron')
    for side in (-1, 1):
        with mesh.at(side * 10.6, 1.6):
            mesh.box(12.2, 7, 7.4, PAINTS[4])
            for level, paint in ((0.2, wall), (3.7, blue), (7.3, PAINTS[0])):
                mesh.box(12.8, 7.5, 0.34, paint, z=level)
            for i in range(5):
                x = (i - 2) * 2.4
                for level in (0.9, 4.4):
                    mesh.box(1.5, 0.3, 2.1, PAINTS[(i + (level > 2)) % 4], x, -3.55, level)
                    mesh.box(1.0, 0.34, 1.7, 'window', x, -3.58, level + 0.15)
                mesh.box(0.3, 0.4, 3.3, wall, x - 1.2, -3.6, 0.4)
        gable_roof(mesh, 12.6, 7.4, 2.6, 'tin-roof', side * 10.6, 1.6, 7.6)
    for z, wide in ((11.5, 6.0), (13.4, 4.6)):
        mesh.box(wide, wide, 1.4, PAINTS[4], 0, 9, z)
        mesh.box(wide + 1.2, wide + 1.2, 0.3, PAINTS[1], 0, 9, z + 1.4, 0.9)
    mesh.lathe([(2.6, 15.2), (2.2, 16.6), (1.0, 17.8), (0.3, 18.4), (0.04, 19.8)], 'gold', 24, y=9)
    garland(mesh, (-4.4, -1.7, 7.0), (0, -1.8, 7.0), 0.8, 26, 0.16)
    garland(mesh, (0, -1.8, 7.0), (4.4, -1.7, 7.0), 0.8, 26, 0.16)
