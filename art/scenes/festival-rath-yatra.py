"""Puri's Grand Road under a monsoon sky: pilgrims haul Jagannath's chariot by its ropes, the other two behind it."""
import math
import random

import numpy as np

from kit.architecture.colonial import facade
from kit.architecture.nagara import deul
from kit.life.people import crowd
from kit.life.vehicles import wheel
from kit.life.work import Pose, bowl, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.noise import smoothstep

PICTURE = {
    'hour': 'noon',
    'alt': 'Pilgrims haul the great wheeled chariot of Jagannath by its ropes along the Grand Road of Puri, two more chariots and the tall temple behind.',
}

CARS = (
    (-17, 12, 1.22, ('crimson', 'emerald'), 112, 5, '#efe6da'),
    (-1, 25, 1.14, ('crimson', '#2d2a33'), 96, 4, 'turmeric'),
    (12.5, -4, 1.16, ('crimson', 'turmeric'), 47, 7, '#26242a'),
)
HAUL = Pose(
    ((0.3, -0.46, 1.02), (0.2, -0.12, 0.98)),
    bend=26,
    gaze=14,
    knees=((0.1, -0.26, 0.5), (-0.1, 0.12, 0.5)),
    ankles=((0.1, -0.24, 0.08), (-0.1, 0.44, 0.12)),
)


def build(scene):
    scene.camera((3, -43, 2.5), (-0.4, 10, 8.2), lens=32, lift=0.035, focus=16, fstop=1.8)
    scene.light(
        sun=-118,
        elevation=38,
        haze={'density': 0.0026, 'height': 18, 'start': 50},
        clouds={'seed': 2.6, 'amount': 1, 'low': 0.43, 'high': 0.66},
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    town = Mesh()
    deul(town, 22, 52, 'granite-pale', 2, 104, 0)
    walls = ('whitewash', 'yellow-wall', 'pink-wall', '#a9bccb', 'cream-wall', 'ochre-wall')
    for side in (-1, 1):
        for i in range(8):
            wall, wide = walls[(i * 5 + side) % 6], 10 + (i * 7) % 6
            with town.at(side * (31 + (i * 3) % 4), -34 + i * 14, 0, -90 * side):
                facade(town, wide, 9, 7 + (i * 5 + side) % 5, 2 + i % 2, 3 + i % 3, wall, 'whitewash', seed=i + side)
                awning = ('#a8503f', '#cfae62', '#5f8c86')[i % 3]
                town.quad((-wide / 2, -5, 3.1), (wide / 2, -5, 3.1), (wide / 2, -7, 2.6), (-wide / 2, -7, 2.6), awning)
    scene.put(town)
    scene.scatter(
        [broadleaf(60 + i, 10, cards=260) for i in range(2)],
        40,
        ((-90, 90), (66, 130)),
        seed=3,
        keep=lambda x, y, z: abs(x - 2) > 18,
    )
    cars = Mesh()
    for x, y, size, cloths, turn, rows, face in CARS:
        with cars.at(x, y, 0, turn, size):
            chariot(cars, cloths, rows, face)
    scene.put(cars)
    scene.layer = 'life'
    folk, chance = Mesh(), random.Random(3)

    def place(r):
        while True:
            x, y = r.uniform(-28, 28), r.uniform(-14, 60)
            near_car = any(math.hypot(x - a, y - b) < 8.2 for a, b, *_ in CARS)
            before = any(abs(x - a * 0.86) < 7 and b - 15 < y < b for a, b, *_ in CARS)
            if not near_car and not before and not (x > -8 and y < -1):
                return x, y

    crowd(folk, 420, place, seed=4, turbans=0.2, facing=None)
    ropes = haul_ropes()
    for k, path in enumerate(ropes):
        folk.tube(path, 0.06, '#b08a5a', 8)
        pullers(folk, path, chance, k)
    bystanders(folk)
    for _ in range(420):
        t, path = chance.random(), ropes[chance.randrange(2)]
        x, y, _ = path[int(t * (len(path) - 1))]
        stuff = chance.choice(('marigold', 'marigold', 'scarlet', 'ivory', '#d9799a'))
        folk.ball((0.06, 0.05, 0.018), stuff, x + chance.gauss(0.6, 1.3), y + chance.gauss(-0.8, 1.0), 0.01, 6)
    scene.put(folk)


def haul_ropes():
    """The two ropes of the near chariot, from its beam to where they leave the picture, as lists of points."""
    ropes = []
    for k, (start, end) in enumerate((((8.6, -8.6), (-8.6, -28.2)), ((11.2, -10.8), (0.4, -29.6)))):
        points = []
        for t in np.linspace(0, 1, 60):
            x = start[0] + (end[0] - start[0]) * t + 0.8 * math.sin(math.pi * t) * (1 - 2 * k)
            y = start[1] + (end[1] - start[1]) * t - 1.4 * math.sin(math.pi * t) * (1 - k)
            points.append((x, y, 1.06 + 0.8 * max(0, 0.12 - t) / 0.12 - 1.0 * k * smoothstep(0.9, 0.965, t)))
        ropes.append(points)
    return ropes


def pullers(mesh, path, chance, k):
    """Men and women in a loose double file, who lean on the rope."""
    step = 0
    for i in range(7, len(path) - 6):
        if (i * 7 + k * 3) % 10 > 6:
            continue
        step += 1
        (x, y, _), (u, v, _) = path[i - 1], path[i + 1]
        turn = math.degrees(math.atan2(u - x, y - v))
        side = 1 if step % 2 else -1
        px, py, _ = path[i]
        size = chance.uniform(0.96, 1.1)
        stuff = chance.choice(('#efe4d2', 'saffron', '#d9a79b', 'ivory', 'turmeric', '#86a3b6', '#c4503f', 'skin'))
        woman = chance.random() < 0.22 and stuff != 'skin'
        with mesh.at(px, py, 0, turn + chance.uniform(-7, 7)), mesh.at(scale=(side, 1, 1)):
            person(
                mesh,
                HAUL,
                'saree' if woman else 'dhoti' if chance.random() < 0.6 or stuff == 'skin' else 'kurta',
                stuff,
                None if woman else 'ivory' if stuff != 'skin' else '#efe4d2',
                -0.28,
                0.2,
                0,
                0,
                size,
                head=None if woman else chance.choice(('short', 'turban', 'short', 'turban')),
                hat=chance.choice(('crimson', 'saffron', '#efe4d2')),
                elder=chance.random() < 0.2,
                look=chance.uniform(-25, 25),
            )


def chariot(mesh, cloths, rows, face):
    """A chariot of Puri that rolls towards -x: rows of painted wheels on four axles, a carved deck with the god among
    pillars and priests, a tower of striped cloth with a wheel and a flag. 14.6 m high."""
    for py in (-3.3, -1.15, 1.15, 3.3):
        for i in range(4):
            with mesh.at(-2.9 + 1.95 * i, py, 0.96, roll=17 * i + 9 * py):
                wheel(mesh, 0.96, 0.26, '#b5483f', 12)
                mesh.lathe([(0.2, -0.2), (0.2, 0.2)], 'turmeric', 12)
                for a in np.linspace(0, 2 * math.pi, 13)[:-1]:
                    mesh.ball(0.07, 'turmeric', 0.88 * math.cos(a), -0.15, 0.88 * math.sin(a), 6)
    for i in range(4):
        mesh.tube([(-2.9 + 1.95 * i, -3.7, 0.96), (-2.9 + 1.95 * i, 3.7, 0.96)], 0.12, 'wood-dark', 8)
    mesh.box(8, 7.4, 0.4, 'wood', z=1.75)
    mesh.box(8.3, 7.7, 0.16, cloths[1], z=2.15)
    mesh.box(8, 7.4, 0.5, 'wood', z=2.3)
    for side, wide, away in ((0, 8, 3.72), (90, 7.4, 4.02), (180, 8, 3.72), (270, 7.4, 4.02)):
        with mesh.at(turn=side):
            for k in range(9):
                px = -wide / 2 + wide * (k + 0.5) / 9
                mesh.box(wide / 12, 0.08, 0.4, ('turmeric', '#5f8c86', '#efe4d2')[k % 3], px, -away, 2.35)
            for k in range(17):
                px = -wide / 2 - 0.3 + (wide + 0.6) * (k + 0.5) / 17
                mesh.ball((0.27, 0.06, 0.34), cloths[k % 2], px, -away - 0.2, 5.5, 10)
            mesh.tube(
                [
                    (-wide / 2 + wide * t / 16, -away - 0.1, 2.62 - 0.26 * abs(math.sin(math.pi * t / 4)))
                    for t in range(17)
                ],
                0.09,
                'marigold',
                6,
            )
    mesh.box(8.2, 7.6, 0.12, 'cream-wall', z=2.8)
    for px in (-3.4, -1.15, 1.15, 3.4):
        for py in (-3.1, 3.1):
            mesh.tube([(px, py, 2.8), (px, py, 5.5)], 0.16, cloths[1], 8)
    for py in (-1.1, 1.1):
        for px in (-3.4, 3.4):
            mesh.tube([(px, py, 2.8), (px, py, 5.5)], 0.16, cloths[1], 8)
    god(mesh, face)
    mesh.box(8.6, 8.0, 0.5, cloths[0], z=5.45)
    for side in range(4):
        wide, deep = (8.6, 8.0) if side % 2 == 0 else (8.0, 8.6)
        with mesh.at(turn=side * 90):
            _draw_cloth(mesh, cloths, wide, deep, rows)
    mesh.lathe([(0.6, 11.9), (1.05, 12.2), (1.05, 12.4), (0.6, 12.65), (0.2, 12.8)], cloths[0], 16)
    mesh.lathe([(0.08, 12.8), (0.32, 13.1), (0.05, 13.6)], 'gold-paint', 10)
    mesh.tube([(0, 0, 13.4), (0, 0, 15.2)], 0.05, 'wood-dark', 5)
    mesh.add([(0, 0, 15.2), (1.2, 1.4, 14.8), (0, 0, 14.2)], [(0, 1, 2)], 'flag-red')


def _draw_cloth(mesh, cloths, wide, deep, rows):
    """One side of the tower, which faces -y: strips of two cloths that curve in to the top, a sun sewn on it."""
    levels = [(t, 1 - 0.86 * t**1.3, 5.9 + 6.1 * t) for t in np.linspace(0, 1, 9)]
    for k in range(rows):
        u0, u1 = k / rows - 0.5, (k + 1) / rows - 0.5
        mesh.loft(
            [[(u * wide * r, -deep / 2 * r, z) for u in (u0, u1)] for _, r, z in levels],
            cloths[(k + 1) % 2],
            smooth=False,
        )
    for t, width in ((0.0, 0.1), (0.34, 0.05), (0.66, 0.04)):
        r, z = 1 - 0.86 * t**1.3, 5.9 + 6.1 * t
        mesh.box(wide * r, 0.1, 6 * width, 'cream-wall', 0, -deep / 2 * r - 0.02, z)
    r, z = 1 - 0.86 * 0.17**1.3, 5.9 + 6.1 * 0.17
    with mesh.at(0, -deep / 2 * r - 0.06, z + 0.1, tilt=-26):
        mesh.ball((0.62, 0.05, 0.62), 'cream-wall', sides=18)
        mesh.ball((0.4, 0.09, 0.4), cloths[0], sides=16)


def god(mesh, face):
    """The god on his throne, round-eyed under garlands, priests in white beside him; he looks to -x."""
    with mesh.at(-1.2, 0, 2.9, -90):
        mesh.box(2.6, 1.6, 0.5, 'scarlet')
        mesh.lathe([(0.8, 0.5), (0.75, 1.3), (0.62, 1.5), (0.72, 1.75), (0.7, 2.2), (0.4, 2.5)], face, 20)
        mesh.box(2.2, 0.2, 0.24, face, 0, -0.5, 1.25)
        for side in (-1, 1):
            mesh.ball((0.3, 0.08, 0.3), 'ivory', 0.32 * side, -0.62, 1.98, 16)
            mesh.ball((0.14, 0.06, 0.14), '#1d1b20', 0.32 * side, -0.69, 1.98, 12)
        mesh.tube(
            [(0.4 * math.sin(a), -0.72, 1.62 - 0.1 * math.cos(a)) for a in np.linspace(-1.3, 1.3, 9)],
            0.05,
            'scarlet',
            6,
        )
        mesh.lathe([(0.7, 2.3), (0.5, 2.55), (0.2, 2.75), (0.02, 2.95)], 'gold-paint', 14)
        mesh.tube(
            [(0.8 * math.sin(a), -0.72, 1.4 - 0.5 * math.cos(a)) for a in np.linspace(-1.5, 1.5, 11)],
            0.11,
            'marigold',
            7,
        )
    for x, y, turn, deed in ((-3.3, -1.9, -70, 'cheer'), (-3.3, 2.0, -110, 'wave'), (-2.0, -2.6, -30, 'pray')):
        person(mesh, deed, 'dhoti', 'skin', 'ivory', x, y, 2.92, turn, 1.0)


def bystanders(mesh):
    """Left a family that waits with folded hands, a conch is blown; right a garland seller and those who buy."""
    with_child(mesh, 'kurta', '#86a3b6', 'ivory', -5.9, -25.6, 0, 128, 1.08, child='#c4503f')
    person(mesh, 'pray', 'saree', '#5f8c86', '#cfae62', -4.6, -24.9, 0, 132, 1.04, elder=True)
    person(mesh, 'cheer', 'saree', '#c2457f', '#efe4d2', -7.0, -23.9, 0, 118, 1.06)
    with mesh.at(7.6, -27.9, 0, -18, 1.08):
        person(mesh, 'sell', 'saree', '#7a4f76', '#cfae62')
        for x, y, stuff in ((0.5, -0.75, 'marigold'), (-0.4, -0.75, 'ivory'), (0.05, -1.25, 'scarlet')):
            mesh.lathe([(0.2, 0), (0.31, 0.14), (0.32, 0.17)], 'weave', 20, x=x, y=y)
            for k in range(34):
                a, far = k * 2.4, 0.05 * math.sqrt(k)
                mesh.ball(0.055, stuff, x + far * math.cos(a), y + far * math.sin(a), 0.24 - 0.3 * far**2, 7)
    with mesh.at(6.3, -28.0, 0, 70, 1.08):
        person(mesh, 'offer', 'salwar', '#cfae62', '#a8503f', look=-20)
        mesh.tube(
            [(0.1, -0.5, 1.3), (0.09, -0.52, 0.95), (0, -0.54, 0.8), (-0.09, -0.52, 0.95), (-0.1, -0.5, 1.3)],
            0.05,
            'marigold',
            7,
        )
    with mesh.at(9.4, -25.4, 0, -150, 1.06):
        person(mesh, 'salute', 'dhoti', 'saffron', 'ivory', head='turban', hat='#efe4d2')
    little_one(mesh, 'cheer', '#d9a79b', 8.6, -25.2, 0, -160, 1.1)
    with mesh.at(-2.9, -28.6, 0, 140, 1.06):
        person(mesh, 'scatter', 'saree', 'ivory', 'scarlet')
        bowl(mesh, heap='marigold')
