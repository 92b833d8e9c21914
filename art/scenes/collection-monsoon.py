"""Rain over a village path in the Ghats: children run home from school under a banana leaf, others follow with
umbrellas, women plant rice beside the bund."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import ridged, smoothstep

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Children run home from school through monsoon rain under a banana leaf and umbrellas; women plant rice beside the path, green hills behind.',
}
path = lambda y: -1 + 5 * np.sin(np.asarray(y, float) * 0.045)


def ground(xs, ys):
    return (
        78 * smoothstep(70, 210, ys + 0.12 * np.abs(xs - 10)) * (0.55 + 0.5 * ridged(xs * 0.008, ys * 0.008, 6)) - 0.4
    )


def build(scene):
    scene.camera((-1.7, -27, 2.5), (-0.7, 14, 3.2), lens=38, lift=0.04, focus=10.5, fstop=1.2)
    scene.light(
        sun=-108,
        elevation=34,
        haze={'density': 0.0042, 'height': 22, 'base': 0.26, 'start': 24, 'most': 0.84},
        clouds={'scale': 1.3, 'low': 0.32, 'high': 0.58, 'amount': 1.0, 'seed': 9.7},
    )
    scene.put(plain('field', z=-0.5), layer='far')
    scene.put(ground_sheet(ground, (-240, 240), (66, 360), 'green-hills', 260, 240))
    fields = Mesh()
    chance = scene.random
    for row in range(9):
        y, x = -32 + row * 11, -80.0 + row * 4
        while x < 80:
            width = chance.uniform(13, 22)
            fields.box(width - 0.9, 10.2, 0.2, 'pool' if chance.random() < 0.62 else 'field', x + width / 2, y, -0.3)
            fields.box(width, 0.7, 0.5, 'meadow', x + width / 2, y + 5.4, -0.3)
            fields.box(0.7, 11, 0.5, 'meadow', x + width, y, -0.3)
            x += width
    fields.loft(
        [
            [
                (float(path(y)) - 1.5, y, -0.1),
                (float(path(y)) - 1.1, y, 0.42),
                (float(path(y)) + 1.1, y, 0.42),
                (float(path(y)) + 1.5, y, -0.1),
            ]
            for y in np.linspace(-40, 66, 60)
        ],
        'earth',
    )
    puddles(fields)
    for x, y, turn in ((14, 44, -14), (26, 52, -20), (-22, 50, 14)):
        tiled_house(fields, 9, 6, x, y, 0.2, ('whitewash', 'blue-wall', 'cream-wall')[int(abs(x)) % 3], turn=turn)
        fields.box(16, 11, 1, 'meadow', x, y + 1, -0.6)
    for x, high, low, w in ((-36, 214, 128, 1.5), (66, 206, 118, 2.0)):
        rows = []
        for y in np.linspace(high, low, 40):
            t = (high - y) / (high - low)
            px, half = x + 0.9 * math.sin(y * 0.16 + x), w * (0.18 + 0.26 * t)
            rows.append(
                [
                    (px + k * half, y, float(ground(np.array(px + k * half), np.array(float(y)))) + 0.9 - 0.3 * abs(k))
                    for k in (-1, 0, 1)
                ]
            )
        fields.loft(rows, 'fall')
    scene.put(fields)
    shoots = [grass_tuft(7 + i, 30, 0.6, 0.5, 'rice', 0.028) for i in range(2)]
    scene.scatter(
        shoots,
        1300,
        ((-30, 32), (-25, 40)),
        seed=4,
        sink=0.2,
        keep=lambda x, y, z: abs(x - path(y)) > 2
        and not (0.2 < x < 7.5 and -15 < y < -5)
        and (int((x + 80) / 8) * 5 + int((y + 40) / 11) * 3) % 4 > 1,
    )
    scene.scatter(
        [coconut_palm(i, 11 + i, ((-1) ** i * 2.2, -0.5)) for i in range(3)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(11, 56), r.uniform(38, 64)),
        seed=5,
    )
    scene.scatter(
        [broadleaf(50 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.2, cards=240, card=0.42) for i in range(2)],
        170,
        ((-110, 110), (60, 130)),
        ground,
        seed=6,
        sink=0.3,
    )
    scene.scatter(
        [banana(1), banana(2)],
        16,
        lambda r: (r.choice((10, 20, 31, -17, -28)) + r.uniform(-1, 1), r.uniform(42, 50)),
        seed=7,
    )
    scene.layer = 'front'
    for x, y, s in ((-10.5, -18, 1), (-12, -15, 1.2), (12, -17, 1.1)):
        scene.put(banana(int(abs(x))), x, y, -0.2, x * 30, s)
    rain = Mesh()
    drops = np.random.RandomState(5)
    for _ in range(420):
        d = drops.uniform(3, 30)
        x, y, z = drops.uniform(-0.6, 0.6) * d - 2, -27 + d, 3.8 + drops.uniform(-0.42, 0.46) * d
        long = 0.3 + 0.012 * d
        rain.tube([(x, y, z), (x - 0.07 * long, y, z - long)], 0.0016 * d**0.5 + 0.0008, '#dfe8ea', 3)
    scene.put(rain)
    scene.scatter(
        [grass_tuft(17 + i, 26, 0.26, 0.3, 'rice', 0.02) for i in range(2)],
        420,
        lambda r: (lambda y: (float(path(y)) + r.choice((-1, 1)) * r.uniform(0.95, 1.5), y))(r.uniform(-23, 20)),
        lambda x, y: 0.42 - 1.2 * np.maximum(0, np.abs(x - path(y)) - 1.1),
        seed=8,
        sink=0.04,
    )
    scene.scatter(
        [grass_tuft(27, 9, 0.32, 0.07, 'rice', 0.016)],
        260,
        lambda r: (0.8 + 0.42 * r.randrange(15) + r.uniform(-0.06, 0.06), -9.4 + 0.4 * r.randrange(11)),
        seed=9,
        sink=0.12,
    )
    scene.layer = 'life'
    life = Mesh()
    homeward(life)
    followers(life)
    planters(life)
    scene.put(life)


def puddles(mesh):
    """Rain standing on the path, with rings where drops fall."""
    for x, y, wide, long in ((-4.4, -17.7, 0.62, 0.5), (-3.4, -14.6, 0.34, 0.62), (-2.6, -9.4, 0.5, 0.8)):
        mesh.lathe([(1, 0.424), (0.97, 0.428)], 'pool', 28, x=x, y=y, oval=(wide, long))
        mesh.lathe([(1.08, 0.42), (1.0, 0.424)], '#6b4a33', 28, x=x, y=y, oval=(wide, long))


def umbrella(mesh, hand, cloth, radius=0.56, high=0.86, tilt=-6):
    """An umbrella whose curved handle stands in a hand; eight ribs, scalloped between them."""
    with mesh.at(*hand, tilt=tilt):
        mesh.tube(
            [(0, -0.05, -0.2), (0, -0.03, -0.26), (0, 0.01, -0.24), (0, 0, -0.12), (0, 0, high)], 0.013, 'wood', 6
        )
        profile = [(radius, 0.62), (radius * 0.84, 0.74), (radius * 0.5, 0.85), (radius * 0.2, 0.9), (0.012, 0.915)]
        mesh.lathe([(r, high - 0.9 + z) for r, z in profile], cloth, 64, ribs=16, rib=0.1 if radius > 0.5 else 0.07)
        mesh.tube([(0, 0, high), (0, 0, high + 0.09)], 0.012, 'iron', 5)


def satchel(mesh, colour):
    """A school bag on a child's back, in the child's own frame."""
    mesh.box(0.36, 0.18, 0.44, colour, 0, 0.27, 0.98)
    mesh.box(0.3, 0.05, 0.2, '#3d4148', 0, 0.38, 1.0)
    for side in (-1, 1):
        mesh.tube(
            [(0.11 * side, 0.2, 1.4), (0.12 * side, -0.04, 1.46), (0.13 * side, -0.17, 1.2), (0.16 * side, 0.12, 1.02)],
            0.024,
            colour,
            6,
        )


RUN = {'knees': ((0.1, -0.34, 0.62), (-0.1, 0.02, 0.5)), 'ankles': ((0.1, -0.2, 0.26), (-0.1, 0.42, 0.26))}
STRIDE = {'knees': ((0.1, -0.2, 0.52), (-0.1, 0.04, 0.5)), 'ankles': ((0.1, -0.22, 0.08), (-0.1, 0.26, 0.1))}


def homeward(mesh):
    """A sister and her brother run under one banana leaf; a smaller girl jumps into the puddle before them."""
    leaf = Pose(((0.3, -0.2, 1.86), (-0.26, -0.16, 1.86)), bend=8, gaze=10, **RUN)
    for x, y, turn, girl, cloth, size in (
        (-4.02, -16.5, 6, True, '#efe4d2', 1.12),
        (-3.5, -16.0, 2, False, '#efe4d2', 1.0),
    ):
        little_one(mesh, leaf, cloth, x, y, 0.44, turn, size, girl)
        with mesh.at(x, y, 0.44, turn, size * 0.7):
            satchel(mesh, '#8e2f3a' if girl else '#3f5f86')
    with mesh.at(-3.78, -16.3, 1.78, 76, tilt=-4):
        rows = []
        for k in range(13):
            t = k / 12
            wide = 0.34 * math.sin(math.pi * min(1, 0.08 + t * 0.95)) ** 0.5
            droop = 0.14 - 0.5 * (t - 0.5) ** 2
            rows.append([(s * wide, -0.85 + 1.7 * t, droop - 0.16 * abs(s) ** 1.5) for s in (-1, -0.5, 0, 0.5, 1)])
        mesh.loft(rows, 'palm')
        mesh.tube(
            [(0, 1.1, -0.12), (0, 0.6, 0.13), (0, 0, 0.16), (0, -0.8, -0.02)],
            [0.02, 0.018, 0.014, 0.006],
            'frond-rib',
            6,
        )
    jump = Pose(
        ((0.42, -0.1, 1.5), (-0.46, -0.04, 1.46)),
        bend=6,
        gaze=16,
        knees=((0.15, -0.26, 0.66), (-0.15, -0.24, 0.64)),
        ankles=((0.13, -0.02, 0.32), (-0.13, 0.04, 0.3)),
    )
    little_one(mesh, jump, '#c2475a', -4.55, -17.55, 0.46, -14, 0.94, True)
    for k in range(26):
        a, far = k * 2.4, 0.3 + 0.07 * (k % 5)
        x, y, z = -4.55 + far * math.cos(a), -17.55 + far * 0.7 * math.sin(a), 0.46 + 0.08 * ((k * 7) % 5)
        mesh.ball((0.012, 0.012, 0.024), '#e4eef0', x, y, z, 6)


def followers(mesh):
    """A mother with one boy by the hand, a man wheeling a bicycle, two women farther who talk, one alone."""
    held = ((0.16, -0.26, 1.28), (-0.34, -0.12, 0.86))
    person(mesh, Pose(held, bend=2, **STRIDE), 'saree', '#86a3b6', '#7a3b52', -2.75, -12.3, 0.44, -6, 1.02)
    with mesh.at(-2.75, -12.3, 0.44, -6, 1.02):
        umbrella(mesh, (0.16, -0.26, 1.28), '#d2453c', 0.66)
    little_one(mesh, Pose(((0.3, -0.1, 1.24), (-0.25, -0.1, 0.8)), **STRIDE), '#cfae62', -3.42, -12.5, 0.44, -2, 0.95)
    person(mesh, Pose(held, bend=4, **STRIDE), 'lungi', '#d8d2c4', '#7d93a8', -1.75, -8.4, 0.44, -20, 1.05, elder=True)
    with mesh.at(-1.75, -8.4, 0.44, -20, 1.05):
        umbrella(mesh, (0.16, -0.26, 1.28), '#2f3136', 0.68)
    for x, y, turn, cloth, second, shade in (
        (-0.55, -2.2, 24, '#a7b79c', '#7a4a3b', '#3f7f79'),
        (0.15, -2.4, -30, '#c98a3a', '#8e2f3a', '#dba53a'),
        (3.2, 15, -8, '#d9a79b', '#6a4a6f', '#5b4f86'),
    ):
        person(mesh, Pose(held, bend=2, **STRIDE), 'saree', cloth, second, x, y, 0.44, turn, 1.0)
        with mesh.at(x, y, 0.44, turn):
            umbrella(mesh, (0.16, -0.26, 1.28), shade, 0.66)


def planters(mesh):
    """Three women bent over rows of rice in the flooded field, a fourth who brings seedlings on her head."""
    for x, y, turn, cloth, second, sheet in (
        (2.0, -9.6, 118, '#b5475a', '#efe4d2', '#cfae62'),
        (3.4, -9.9, 172, '#86a3b6', '#4a5f7a', '#3f6f8a'),
        (5.4, -8.6, 238, '#c98a3a', '#7a3b52', '#d9cbb0'),
    ):
        person(mesh, 'plant', 'wrap', cloth, second, x, y, -0.2, turn, 0.98, head='scarf', hat=sheet)
        with mesh.at(x, y, -0.2, turn, 0.98):
            for k in range(7):
                a = k * 0.9
                mesh.tube(
                    [(-0.12, -0.58, 0.26), (-0.12 + 0.06 * math.cos(a), -0.6 + 0.06 * math.sin(a), 0.52)],
                    0.009,
                    'rice',
                    4,
                )
    carried = Pose(((0.26, -0.08, 1.86), (-0.25, -0.1, 0.84)), **STRIDE)
    person(mesh, carried, 'wrap', '#a7b79c', '#8c6f5a', 6.4, -12.4, -0.2, 120, 1.0, head='scarf', hat='#8c6f5a')
    with mesh.at(6.4, -12.4, -0.2, 120):
        for k in range(30):
            a, r = k * 2.4, 0.045 * (k % 7)
            mesh.tube(
                [
                    (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), 1.74),
                    (r * 1.5 * math.cos(a), r * 1.5 * math.sin(a), 2.12),
                ],
                [0.03, 0.012],
                'rice',
                4,
            )
    for x, y in ((1.0, -11.4), (2.9, -12.6), (4.6, -12.0), (4.4, -7.4)):
        for k in range(14):
            a = k * 2.4
            mesh.tube(
                [
                    (x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), -0.1),
                    (x + 0.13 * math.cos(a), y + 0.13 * math.sin(a), 0.3),
                ],
                [0.02, 0.008],
                'rice',
                4,
            )
