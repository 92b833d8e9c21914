"""Mount Abu: the hall of dance in the Dilwara temples, where a lotus of marble hangs from the dome between carved
pillars with wavy brackets; sun from the court falls in, two pilgrims and a priest look up."""
import math

import numpy as np

from kit.life.work import little_one, person
from kit.mesh import Mesh

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'A lotus of white marble hangs from the carved dome of a Dilwara temple at Mount Abu, between pillars joined by wavy brackets, pilgrims looking up at it.',
}
STONE, DEEP = 'marble', 'marble-shade'
R = 5.4
TALL = 5.2


def build(scene):
    scene.material(STONE, colour='#efe3d2', second='#d6c5ae', courses=None, stain=0.12, vary=0.06)
    scene.material(DEEP, colour='#d9c8b2', second='#bfab92', courses=None, stain=0.15)
    scene.material('paving', colour='#d9cbb6', second='#c0ae96', rough=0.3)
    scene.camera((-0.5, -9.2, 1.5), (0.1, 0.6, 4.95), lens=21)
    scene.light(
        sun=-104,
        elevation=34,
        energy=6.5,
        fill=1.7,
        haze={'density': 0.0008, 'height': 20, 'start': 20},
        clouds={'seed': 5.2, 'amount': 0.5},
        grade={'exposure': 1.08, 'saturation': 1.1},
    )
    hall = Mesh()
    floor(hall)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        pillar(hall, R * math.cos(a), R * math.sin(a), math.degrees(a))
    for i in range(8):
        torana(hall, i)
    dome(hall)
    around(hall)
    scene.put(hall)
    for x, y, z, power, colour in (
        (-6.8, -3.5, 3.2, 420, '#fff0dc'),
        (0, -1.5, 2.2, 200, '#fff0dc'),
        (1.5, 8.6, 3.6, 260, '#fff0dc'),
        (6.8, 2.5, 3.0, 180, '#fff0dc'),
        (0, 13, 2.0, 160, '#ffd9a8'),
    ):
        scene.lamp(x, y, z, power, colour, 0.6, day=1.0)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-1.9, 1.8, 'pray', 'saree', 'crimson', 'turmeric', 170, {'head': 'veil'}),
        (-0.8, 2.2, 'hold', 'kurta', 'ivory', 'ivory', 186, {}),
        (3.4, 3.6, 'tray', 'dhoti', 'saffron', 'ivory', 110, {}),
        (1.5, 7.0, 'walk', 'saree', 'emerald', 'ivory', 180, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0.06, turn, 1.0, **more)
    little_one(life, 'reach', 'turmeric', 0.2, 1.6, 0.06, 180, 1.0, girl=True)
    scene.put(life)


def floor(mesh):
    """The dance floor, an octagon two steps lower than the aisles, inlaid."""
    mesh.box(60, 60, 0.3, 'paving', 0, 6, -0.35)
    mesh.lathe([(R + 0.9, -0.05), (R + 0.9, 0.03), (R - 0.9, 0.03), (R - 0.9, 0.06)], DEEP, 8, False, start=22.5)
    for r in (1.0, 2.6, 4.0):
        rim = [
            [(q * math.cos(t), q * math.sin(t), 0.066) for q in (r, r - 0.14)] for t in np.linspace(0, 2 * math.pi, 49)
        ]
        mesh.loft(rim, 'inlay')


def pillar(mesh, x, y, turn, tall=TALL, size=1.0):
    """A pillar cut in bands from square to round, small figures in its niches, brackets under the beam."""
    with mesh.at(x, y, 0, turn, (size, size, 1)):
        mesh.box(1.1, 1.1, 0.3, STONE)
        mesh.box(0.96, 0.96, 0.24, DEEP, z=0.3)
        mesh.box(0.84, 0.84, 0.3, STONE, z=0.54)
        mesh.box(0.7, 0.7, 1.1, STONE, z=0.84)
        for k in range(4):
            with mesh.at(0, 0, 0, 90 * k):
                mesh.box(0.3, 0.08, 0.72, DEEP, 0, -0.36, 1.0)
                mesh.lathe(
                    [(0.07, 0), (0.1, 0.16), (0.06, 0.3), (0.1, 0.4), (0.05, 0.5)], STONE, 8, x=0, y=-0.41, z=1.06
                )
                mesh.ball(0.06, STONE, 0, -0.42, 1.62, 8)
                mesh.lathe([(0.22, 0), (0.14, 0.1), (0.02, 0.22)], STONE, 8, x=0, y=-0.38, z=1.74)
        z = 1.94
        profile = []
        for k in range(9):
            grow = 0.02 * (k % 2)
            profile += [
                (0.37 + grow, z),
                (0.4 + grow, z + 0.06),
                (0.4 + grow, z + 0.12),
                (0.33, z + 0.16),
                (0.33, z + 0.26),
            ]
            z += 0.27
        mesh.lathe(profile, STONE, 32, False, ribs=16, rib=0.06)
        for k in range(12):
            a = 2 * math.pi * k / 12
            for level in (2.34, 3.15, 3.96):
                mesh.ball((0.06, 0.06, 0.1), DEEP, 0.36 * math.cos(a), 0.36 * math.sin(a), level, 7)
        mesh.lathe(
            [
                (0.4, z - 0.2),
                (0.42, z),
                (0.5, z + 0.08),
                (0.56, z + 0.2),
                (0.46, z + 0.3),
                (0.6, z + 0.4),
                (0.6, z + 0.5),
            ],
            STONE,
            24,
            False,
        )
        for k in range(4):
            with mesh.at(0, 0, z + 0.34, 90 * k):
                mesh.loft(
                    [
                        [
                            (s * 0.17, -0.3 - 0.62 * t, 0.1 + 0.34 * t**2 + u * (0.34 - 0.2 * t))
                            for s, u in ((-1, 0), (1, 0), (1, 1), (-1, 1))
                        ]
                        for t in np.linspace(0, 1, 7)
                    ],
                    STONE,
                    False,
                    True,
                )
        mesh.box(0.8, 0.8, tall - z - 0.4, STONE, z=z + 0.5)


def torana(mesh, i):
    """Between two pillars a beam with a frieze and, below it, the wavy strut that rises to its middle."""
    a0, a1 = math.radians(22.5 + 45 * i), math.radians(67.5 + 45 * i)
    p, q = np.array([R * math.cos(a0), R * math.sin(a0)]), np.array([R * math.cos(a1), R * math.sin(a1)])
    middle, run = (p + q) / 2, q - p
    span = float(np.hypot(*run))
    with mesh.at(middle[0], middle[1], 0, math.degrees(math.atan2(run[1], run[0]))):
        mesh.box(span + 0.8, 0.8, 0.34, STONE, z=TALL)
        mesh.box(span + 0.9, 0.9, 0.5, DEEP, z=TALL + 0.34)
        for k in range(15):
            x = -span / 2 + span * (k + 0.5) / 15
            for side in (-0.5, 0.5):
                mesh.lathe(
                    [(0.07, 0), (0.1, 0.12), (0.06, 0.24), (0.08, 0.34), (0.03, 0.4)],
                    STONE,
                    8,
                    x=x,
                    y=side,
                    z=TALL + 0.38,
                )
        mesh.box(span + 0.9, 1.0, 0.2, STONE, z=TALL + 0.84)
        way = []
        for t in np.linspace(-1, 1, 61):
            rise = 1.34 * (1 - abs(t)) ** 0.8 + 0.16 * math.sin(abs(t) * math.pi * 4)
            way.append((t * (span / 2 - 0.34), TALL - 1.5 + rise))
        mesh.loft(
            [[(x, y, z + d) for y, d in ((-0.13, -0.12), (0.13, -0.12), (0.13, 0.12), (-0.13, 0.12))] for x, z in way],
            STONE,
            False,
            True,
        )
        for x, z in way[2:-2:3]:
            mesh.ball((0.07, 0.2, 0.12), DEEP, x, 0, z - 0.15, 8)
            mesh.ball((0.09, 0.18, 0.07), STONE, x, 0, z + 0.13, 8)


def dome(mesh):
    """Rings within rings that rise: figures, cusps and petals, sixteen goddesses on brackets, the lotus that hangs."""
    z = TALL + 1.04
    rings = (5.5, 5.05, 4.6, 4.1, 3.55, 2.95, 2.3, 1.65)
    rises = (0.42, 0.44, 0.4, 0.36, 0.32, 0.26, 0.2, 0.14)
    for k, (r, rise) in enumerate(zip(rings, rises)):
        inner = rings[k + 1] if k + 1 < len(rings) else 1.0
        profile = ((r, z - 0.02), (r, z + rise), (inner - 0.02, z + rise))
        turns = np.linspace(0, 2 * math.pi, 65)
        mesh.loft(
            [[(q * math.cos(t), q * math.sin(t), high) for q, high in profile] for t in turns],
            STONE if k % 2 else DEEP,
            False,
        )
        count = (48, 44, 40, 36, 28, 24, 20, 14)[k]
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (k % 2)) / count
            x, y = math.cos(a), math.sin(a)
            if k % 2 == 0:
                mesh.ball(
                    (0.1 + 0.012 * r, 0.1 + 0.012 * r, rise * 0.46),
                    STONE,
                    (r - 0.07) * x,
                    (r - 0.07) * y,
                    z + rise * 0.5,
                    8,
                )
            else:
                with mesh.at((r - 0.05) * x, (r - 0.05) * y, z, math.degrees(a) - 90):
                    mesh.lathe(
                        [(0.05, 0.04), (0.17, rise * 0.5), (0.13, rise * 0.8), (0.03, rise)], STONE, 7, oval=(1, 0.6)
                    )
        mesh.tube(
            [((r + 0.0) * math.cos(t), (r + 0.0) * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 65)],
            0.055,
            STONE,
            6,
        )
        z += rise
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        with mesh.at(4.5 * math.cos(a), 4.5 * math.sin(a), TALL + 1.5, math.degrees(a) - 90, tilt=-26):
            mesh.lathe([(0.16, 0), (0.12, 0.24), (0.17, 0.5), (0.1, 0.7), (0.16, 0.9), (0.06, 1.04)], STONE, 10)
            mesh.ball((0.11, 0.12, 0.14), STONE, 0, 0, 1.17, 9)
            mesh.lathe([(0.3, -0.2), (0.2, -0.06), (0.1, 0.0)], DEEP, 10)
            for side in (-1, 1):
                mesh.tube([(side * 0.14, 0, 0.9), (side * 0.3, -0.05, 0.72), (side * 0.2, -0.16, 0.56)], 0.05, STONE, 6)
    top = z
    mesh.lathe([(1.2, top), (1.0, top - 0.1), (0.7, top - 0.12)], DEEP, 32, False)
    drop = ((1.25, 0.3, 16), (1.05, 0.72, 14), (0.84, 1.12, 12), (0.62, 1.5, 10), (0.42, 1.84, 8), (0.24, 2.12, 6))
    for r, down, petals in drop:
        zz = top - down
        mesh.lathe(
            [(r * 0.5, zz + 0.32), (r * 0.72, zz + 0.12), (r * 0.5, zz - 0.12), (r * 0.36, zz - 0.16)], DEEP, 24, True
        )
        for i in range(petals):
            a = 2 * math.pi * i / petals
            with mesh.at(r * 0.72 * math.cos(a), r * 0.72 * math.sin(a), zz + 0.1, math.degrees(a) - 90, tilt=-34):
                mesh.ball((0.2 * r + 0.07, 0.07, 0.3), STONE, 0, 0, -0.04, 10)
    mesh.lathe([(0.16, 0.3), (0.2, 0.12), (0.1, -0.05), (0.13, -0.16), (0.02, -0.34)], STONE, 12, z=top - 2.34)


def around(mesh):
    """The aisles with more pillars and flat coffers, the shrine's doorway behind, cells beyond the sunny court left."""
    for x, y in ((-7.4, 5.5), (9.4, 5.5), (-7.4, -2.0), (9.4, -2.0), (-4.0, 9.6), (4.0, 9.6), (9.4, 10), (-7.4, 10)):
        pillar(mesh, x, y, 0, TALL - 0.4, 0.9)
    inner, outer = [], []
    for t in np.linspace(0, 2 * math.pi, 97):
        c, d = math.cos(t), math.sin(t)
        within = math.cos(math.pi / 8) * (R + 0.3) / math.cos((t % (math.pi / 4)) - math.pi / 8)
        inner.append((within * c, within * d))
        far = min((14 if c > 0 else 8.2) / (abs(c) + 1e-9), (18 if d > 0 else 9.0) / (abs(d) + 1e-9))
        outer.append((far * c, far * d))
    for z in (TALL + 0.86, TALL + 2.2):
        mesh.loft([[(*p, z), (*q, z)] for p, q in zip(inner, outer)], STONE, False)
    mesh.box(0.8, 30, 1.5, DEEP, -8.2, 4, TALL + 0.8)
    for y in range(-8, 16, 2):
        mesh.lathe([(0.1, 0), (0.2, 0.3), (0.1, 0.6)], STONE, 8, x=-8.7, y=y, z=TALL + 0.9)
    for x in (-7.4, 9.4):
        mesh.box(0.9, 26, 0.9, DEEP, x, 3, TALL - 0.1)
    for y in (9.6,):
        mesh.box(20, 0.9, 0.9, DEEP, 1, y, TALL - 0.1)
    for side in (-1, 1):
        mesh.box(9, 0.8, TALL + 0.6, DEEP, side * 6.3, 13.4)
        for k in range(3):
            mesh.box(1.3, 0.3, 2.2, 'recess', side * (3.6 + 2.5 * k), 12.95, 1.2)
            mesh.lathe(
                [(0.3, 0), (0.34, 0.3), (0.2, 0.6), (0.24, 0.9), (0.1, 1.1)],
                STONE,
                12,
                x=side * (3.6 + 2.5 * k),
                y=12.8,
                z=1.5,
            )
            mesh.ball(0.19, STONE, side * (3.6 + 2.5 * k), 12.8, 2.72, 9)
            mesh.box(1.8, 0.5, 0.3, STONE, side * (3.6 + 2.5 * k), 12.9, 3.5)
    for k in range(4):
        mesh.box(3.4 - 0.44 * k, 0.3, 4.4 - 0.35 * k, (STONE, DEEP)[k % 2], 0, 13.6 - 0.12 * k)
    mesh.box(1.5, 0.2, 2.9, 'shadow', 0, 13.1, 0.1)
    mesh.box(4.4, 0.8, 2.0, DEEP, 0, 13.5, 4.0)
    mesh.box(0.5, 26, 4.0, DEEP, 13.2, 4)
    # Cells across the open court, in full sun.
    for k in range(7):
        y = -8 + 4.0 * k
        mesh.box(0.6, 0.9, 4.0, STONE, -17, y)
        mesh.box(0.4, 2.2, 2.6, 'shadow', -18.0, y + 2, 0.3)
    mesh.box(5, 40, 1.2, STONE, -19.6, 6, 4.0)
    mesh.box(1, 40, 6, DEEP, -19, 6)
