"""Puducherry: a mustard-yellow street of the French quarter, bougainvillea over white trim, the sea at its end; a
father pushes his daughter on a bicycle, a woman draws a kolam, two friends sit before a cafe."""
import math

import numpy as np

from kit.architecture.arches import arch_points, arched_wall
from kit.life.work import Pose, bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet
from kit.nature.trees import broadleaf, bush, leaf_cloud

PICTURE = {
    'hour': 'noon',
    'alt': 'A father pushes a girl on a bicycle and a woman draws a kolam in a mustard-yellow street of the French quarter in Puducherry.',
}

# On a bicycle's carrier, a leg down either side.
RIDE = Pose(
    ((0.1, -0.42, 0.98), (-0.1, -0.42, 0.98)),
    hips=(0.0, 0.66),
    bend=4,
    knees=((0.2, -0.3, 0.56), (-0.2, -0.3, 0.56)),
    ankles=((0.22, -0.26, 0.14), (-0.22, -0.26, 0.14)),
    seated=True,
)


def window(mesh, x, z, wide, high, shutter):
    """A tall window with a round head and a white moulding, its louvred shutters folded back against the wall."""
    curve = [(x + px, -0.13, z + pz) for px, pz in arch_points(wide / 2, high * 0.8, high, 'round', 12)]
    mesh.add([(x - wide / 2, -0.13, z), *curve, (x + wide / 2, -0.13, z)], [tuple(range(len(curve) + 2))], 'window')
    mesh.tube([(x - wide / 2, -0.14, z), *curve, (x + wide / 2, -0.14, z)], 0.075, 'whitewash', 6)
    for bar in (0.33, 0.66):
        mesh.box(wide, 0.06, 0.04, 'whitewash', x, -0.14, z + high * 0.8 * bar)
    mesh.box(0.05, 0.06, high * 0.96, 'whitewash', x, -0.14, z)
    mesh.box(wide * 1.3, 0.34, 0.12, 'whitewash', x, -0.2, z - 0.12)
    for side in (-1, 1):
        leaf, tall = x + side * wide * 0.78, high * 0.8
        mesh.box(wide * 0.46, 0.06, tall, shutter, leaf, -0.2, z)
        for k in range(int(tall / 0.16)):
            mesh.box(
                wide * 0.36,
                0.05,
                0.09,
                '#48695b' if shutter == 'shutter-green' else '#6d4428',
                leaf,
                -0.24,
                z + 0.08 + k * 0.16,
            )


def villa(mesh, length, height, wall, seed):
    """A villa front along x facing -y: tall shuttered windows, white trim, a gate, balcony and parapet."""
    mesh.box(length, 9, height, wall, 0, 4.6)
    bays = max(3, int(length / 3.2))
    shutter = 'shutter-green' if seed % 3 else 'wood'
    mesh.box(length + 0.1, 0.5, 0.5, 'grey-stone', 0, 0)
    for i in range(bays + 1):
        mesh.box(0.36, 0.34, height, 'whitewash', -length / 2 + length * i / bays, -0.02)
    for z in (height * 0.5, height - 0.35):
        mesh.box(length + 0.3, 0.6, 0.28, 'whitewash', 0, 0, z)
    mesh.box(length, 0.5, 0.8, wall, 0, 0.1, height)
    mesh.box(length + 0.3, 0.7, 0.16, 'whitewash', 0, 0.1, height + 0.8)
    for i in range(bays):
        x = (i + 0.5) * length / bays - length / 2
        for storey in range(2):
            if storey or i != seed % bays:
                window(mesh, x, 0.95 + storey * height * 0.5, 1.1, height * 0.33, shutter)
    door = (seed % bays) * length / bays - length / 2 + length / bays / 2
    with mesh.at(door, -0.2):
        arched_wall(mesh, 2.5, height * 0.5, 'whitewash', 0.85, 2.1, 2.9, 0.16, 0.28, 'wood', 'round')
        mesh.box(1.9, 0.9, 0.16, 'grey-stone', 0, -0.3)
        for side in (-1, 1):
            for z in (0.4, 1.25):
                mesh.box(0.56, 0.05, 0.66, 'wood-dark', 0.38 * side, 0.24, z)
        mesh.box(0.04, 0.06, 2.7, 'shadow', 0, 0.24, 0.16)
    if seed % 2:
        mesh.box(length * 0.5, 1.2, 0.2, 'whitewash', 0, -0.6, height * 0.5)
        for i in range(int(length * 0.5 / 0.3)):
            mesh.box(0.05, 0.05, 0.9, 'iron', -length * 0.25 + i * 0.3, -1.15, height * 0.5 + 0.2)
        mesh.box(length * 0.5, 0.08, 0.08, 'iron', 0, -1.15, height * 0.5 + 1.1)


def build(scene):
    scene.material('blossom-pink', colour='#d95a9a', second='#c23d84')
    scene.camera((-0.9, -17, 2.0), (0.3, 40, 4.6), lens=32, lift=0.03, focus=14, fstop=1.6)
    scene.light(
        sun=-128,
        elevation=52,
        energy=4.6,
        fill=1.5,
        haze={'density': 0.0016, 'height': 20, 'base': 0.2, 'start': 30},
        clouds={'seed': 4.4, 'amount': 0.8},
    )
    scene.put(plain('dust', z=-0.3), layer='far')
    scene.put(water_sheet('sea', -0.1, 3000, 118))
    street = Mesh()
    street.box(7.2, 170, 0.2, 'road', 0, 40, -0.2)
    for side in (-1, 1):
        street.box(2.0, 150, 0.34, 'paving', side * 4.5, 30, -0.15)
        y = -20.0
        for i, length in enumerate((13, 16, 12, 17, 14, 15, 13, 16)):
            wall = (
                ('yellow-wall', 'ochre-wall', 'yellow-wall', 'whitewash')
                if side < 0
                else ('ochre-wall', 'yellow-wall', 'pink-wall', 'yellow-wall')
            )[i % 4]
            with street.at(side * 5.6, y + length / 2, 0, 90 * -side):
                villa(street, length - 0.4, 7.4 + (i * 3 + side) % 3 * 0.6, wall, i + (side > 0) * 3)
            y += length
    street.box(60, 4, 1.0, 'grey-stone', 0, 116, -0.4)
    scene.put(street)
    vines = np.random.RandomState(4)
    for side, y, z in (
        (-1, -4.4, 5.0),
        (1, 2, 5.2),
        (-1, 14, 6.6),
        (1, 21, 6.4),
        (-1, 33, 5.6),
        (1, 46, 6),
        (-1, 58, 6),
    ):
        vine = Mesh()
        leaf_cloud(vine, (0, 0, 0), (1.1, 2.6, 1.0), 700, 'blossom-pink', vines, 0.13, 0.2)
        leaf_cloud(vine, (-0.1, 0.6, -0.7), (0.8, 2.0, 1.3), 300, 'leaf', vines, 0.13, 0.2)
        leaf_cloud(vine, (0.2, -0.6, -1.2), (0.6, 1.2, 1.3), 340, 'blossom-pink', vines, 0.13, 0.2)
        scene.put(vine, side * 5.3, y, z, 180 if side > 0 else 0, layer='front' if y < 4 else 'land')
    trees = [broadleaf(5 + i, 9, spread=1.3, cards=380, card=0.26) for i in range(2)]
    for side, y in ((1, 34), (-1, 70), (1, 76), (-1, 100), (1, 104)):
        scene.put(trees[y % 2], side * 5.2, y, 0, y * 7, 0.85)
    pots = Mesh()
    for side, y in ((-1, -3), (-1, 6), (1, 8), (1, 13), (-1, 22)):
        pots.lathe([(0.2, 0), (0.34, 0.3), (0.3, 0.5), (0.34, 0.55)], 'terracotta', 12, x=side * 4.9, y=y, z=0.2)
    scene.put(pots)
    green = bush(4, 0.9)
    for side, y in ((-1, -3), (-1, 6), (1, 8), (1, 13), (-1, 22)):
        scene.put(green, side * 4.9, y, 0.65, y * 30, 0.6)
    scene.layer = 'life'
    life = Mesh()
    bicycle_ride(life, -1.5, -7.0)
    kolam(life, -2.75, -8.3)
    cafe(life)
    with life.at(1.75, 1.5, 0, 28, 1.04):
        person(life, 'walk', 'shirt', '#c9b48a', '#c9b48a')
        life.lathe([(0.115, 1.68), (0.118, 1.7), (0.1, 1.84), (0.02, 1.85)], 'scarlet', 18, y=0.01)
    for x, y, turn, deed, cloth in (
        (1.4, 12.6, 20, 'walk', 'azure'),
        (0.7, 13.2, 8, 'hold', '#d9a79b'),
        (-1.6, 17, 184, 'walk', 'emerald'),
        (-1.2, 38, 0, 'walk', '#cfae62'),
        (0.8, 60, 180, 'walk', 'magenta'),
    ):
        person(life, deed, 'saree' if deed == 'hold' else 'salwar', cloth, None, x, y, 0, turn)
    person(life, 'walk', 'lungi', 'ivory', '#86a3b6', 3.9, 25, 0.2, 0)
    scene.put(life)


def bicycle(mesh):
    """A bicycle that heads to -x, its hind wheel over the origin's right."""
    for x in (-0.53, 0.53):
        rim = [(x + 0.34 * math.cos(a), 0, 0.36 + 0.34 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)]
        mesh.tube(rim, 0.022, '#2f2c2b', 6)
        for a in np.linspace(0, math.pi, 8)[:-1]:
            c, s = 0.33 * math.cos(a), 0.33 * math.sin(a)
            mesh.tube([(x - c, 0, 0.36 - s), (x + c, 0, 0.36 + s)], 0.004, '#c9ccd0', 3)
        guard = [(x + 0.39 * math.cos(a), 0, 0.36 + 0.39 * math.sin(a)) for a in np.linspace(0.5, 2.6, 12)]
        mesh.tube(guard, 0.02, 'teal', 5)
    for a, b in (
        ((0.53, 0, 0.36), (0.16, 0, 0.8)),
        ((0.16, 0, 0.82), (-0.36, 0, 0.86)),
        ((-0.36, 0, 0.9), (-0.53, 0, 0.36)),
        ((0.16, 0, 0.8), (0.02, 0, 0.34)),
        ((0.02, 0, 0.34), (-0.36, 0, 0.84)),
        ((0.02, 0, 0.34), (0.53, 0, 0.36)),
        ((-0.36, 0, 0.88), (-0.33, 0, 1.06)),
        ((0.16, 0, 0.8), (0.19, 0, 0.93)),
    ):
        mesh.tube([a, b], 0.022, 'teal', 6)
    mesh.tube([(-0.24, 0.3, 1.03), (-0.33, 0.1, 1.07), (-0.33, -0.1, 1.07), (-0.24, -0.3, 1.03)], 0.018, 'iron', 6)
    mesh.ball((0.13, 0.08, 0.045), 'wood-dark', 0.2, 0, 0.95, 10)
    mesh.box(0.42, 0.18, 0.03, 'iron', 0.58, 0, 0.78)
    mesh.tube([(0.06, -0.12, 0.2), (0.0, 0.12, 0.46)], 0.016, 'iron', 5)
    mesh.lathe([(0.14, 0), (0.2, 0.24), (0.19, 0.23)], 'weave', 16, x=-0.62, z=0.84)
    for k in range(9):
        a = k * 2.4
        mesh.ball(0.06, ('leaf', 'marigold', 'crimson')[k % 3], -0.62 + 0.1 * math.cos(a), 0.1 * math.sin(a), 1.09, 7)


def bicycle_ride(mesh, x, y):
    """A father walks at the handle bar, his daughter sits on the carrier, her brother runs ahead."""
    with mesh.at(x, y, 0, 24):
        bicycle(mesh)
        person(mesh, 'push', 'shirt', 'ivory', '#5d6f86', 0.25, 0.42, 0, -90, 1.02)
        little_one(mesh, RIDE, 'magenta', 0.6, 0, 0.36, -90, 0.98, girl=True)
    little_one(mesh, 'run', 'azure', x + 1.5, y + 4.6, 0, -60, 0.96)


def kolam(mesh, x, y):
    """A woman bent over the kolam before her door, white lines about nine dots."""
    for k in range(6):
        a = k * math.pi / 3
        loop = [
            (
                x + 0.33 * math.cos(a) + 0.25 * math.cos(b) * math.cos(a) - 0.13 * math.sin(b) * math.sin(a),
                y + 0.33 * math.sin(a) + 0.25 * math.cos(b) * math.sin(a) + 0.13 * math.sin(b) * math.cos(a),
                0.012,
            )
            for b in np.linspace(0, 2 * math.pi, 21)
        ]
        mesh.tube(loop, 0.013, '#fbf8f0', 4)
        mesh.lathe([(0.06, 0), (0.05, 0.01)], ('crimson', 'turmeric')[k % 2], 10, x=loop[0][0], y=loop[0][1], z=0.004)
    ring = [(x + 0.72 * math.cos(b), y + 0.72 * math.sin(b), 0.012) for b in np.linspace(0, 2 * math.pi, 49)]
    mesh.tube(ring, 0.013, '#fbf8f0', 4)
    person(mesh, 'draw', 'saree', 'saffron', 'maroon', x - 0.72, y + 0.72, 0, 48, 0.98)
    bowl(mesh, x - 0.25, y + 1.15, 0, heap='#fbf8f0', size=0.8)


def cafe(mesh):
    """A striped awning over a cafe table on the pavement, two friends at their coffee, the waiter with a tray."""
    for i in range(8):
        y = -3.4 + 0.5 * i
        mesh.quad((5.5, y, 3.3), (5.5, y + 0.5, 3.3), (3.7, y + 0.5, 2.6), (3.7, y, 2.6), ('ivory', 'scarlet')[i % 2])
        mesh.quad((3.7, y, 2.6), (3.7, y + 0.5, 2.6), (3.7, y + 0.5, 2.36), (3.7, y, 2.36), ('ivory', 'scarlet')[i % 2])
    for y in (-3.4, 0.6):
        mesh.tube([(3.72, y, 2.6), (5.5, y, 2.5)], 0.02, 'iron', 5)
    with mesh.at(4.3, -2.2, 0.19):
        mesh.lathe([(0.42, 0.7), (0.42, 0.74)], 'ivory', 24)
        mesh.tube([(0, 0, 0), (0, 0, 0.7)], 0.03, 'iron', 7)
        mesh.lathe([(0.24, 0), (0.2, 0.03)], 'iron', 14)
        for x in (-0.15, 0.17):
            mesh.lathe([(0.03, 0.74), (0.04, 0.84)], 'ivory', 10, x=x, y=-0.05)
        mesh.lathe([(0.05, 0.74), (0.035, 0.86), (0.02, 0.9)], 'terracotta', 10, y=0.15)
        mesh.ball(0.08, 'blossom-pink', 0, 0.15, 0.98, 8)
        for y, turn, deed, dress, cloth in (
            (-0.85, 176, 'sip', 'shirt', '#86a3b6'),
            (0.85, 8, 'talk', 'salwar', '#b97f93'),
        ):
            with mesh.at(0, y, 0, turn):
                mesh.box(0.42, 0.42, 0.05, 'wood', 0, 0.0, 0.4)
                mesh.box(0.42, 0.04, 0.42, 'wood', 0, 0.22, 0.48)
                for side in (-0.18, 0.18):
                    mesh.box(0.04, 0.04, 0.9, 'wood', side, 0.22, 0)
                    mesh.box(0.04, 0.04, 0.4, 'wood', side, -0.18, 0)
                person(mesh, deed, dress, cloth)
    with mesh.at(5.0, 0.3, 0.19, -40):
        person(mesh, 'tray', 'shirt', 'ivory', '#2f2c2b')
        mesh.lathe([(0.2, 1.13), (0.22, 1.15)], 'brass', 18, y=-0.42)
        for x in (-0.08, 0.08):
            mesh.lathe([(0.03, 1.15), (0.04, 1.25)], 'ivory', 10, x=x, y=-0.42)
