"""Theyyam before dawn in a Kannur temple yard: a dancer under a tall red crown, palm-leaf torches, drummers half in
the dark."""
import math

from kit.architecture.himalayan import hip_roof
from kit.life.lamps import ceremonial_lamp, lamp_row
from kit.life.people import crowd, man
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'alt': 'A Theyyam dancer in a tall red crown and wide skirt turns among burning torches in a dark temple yard, drummers beside him.',
}


def build(scene):
    scene.material('window-lit', lamp=1.4)
    scene.camera((-2.6, -13.4, 2.2), (-0.2, 2, 3.0), lens=34, lift=0.03)
    scene.light(
        sun=-112, haze={'density': 0.006, 'height': 8, 'base': 0.16, 'start': 20}, clouds={'seed': 3.1, 'amount': 0.4}
    )
    scene.put(plain('earth', z=-0.02), layer='far')
    shrine = Mesh()
    shrine.box(9, 6, 0.9, 'laterite', 4.6, 11)
    shrine.box(7, 4.4, 3.2, 'laterite', 4.6, 11.4, 0.9)
    shrine.box(1.6, 0.2, 2.3, 'window-lit', 4.6, 9.1, 0.9)
    for x in (0.8, 2.7, 6.5, 8.4):
        shrine.box(0.3, 0.3, 3, 'wood', x, 8.4, 0.9)
    hip_roof(shrine, 9, 6.6, 2.8, 'tiles', 4.6, 11.2, 4, 0.9)
    lamp_row(shrine, (0.8, 8.1, 0.95), (8.4, 8.1, 0.95), 14, 1.6)
    ceremonial_lamp(shrine, 2.2, 6.6, 0, 6, 1.2)
    scene.put(shrine)
    scene.scatter(
        [coconut_palm(i, 12 + i, ((-1) ** i * 2, 0)) for i in range(3)],
        18,
        lambda r: (r.choice((-1, 1)) * r.uniform(10, 34), r.uniform(12, 36)),
        seed=4,
    )
    scene.scatter(
        [broadleaf(70 + i, 11, 'leaf-dark', spread=1.3, cards=320, card=0.4) for i in range(2)],
        20,
        ((-44, 44), (18, 44)),
        seed=5,
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(-0.6, -1.2, 0, 12, 1.22):
        theyyam(life)
    for x, y, turn in ((-5.4, 1.2, 40), (-6.6, 0.2, 50), (-4.8, 3, 20), (-7.4, 2.6, 40)):
        man(life, 'skin', 'ivory', x, y, 0, 1.02, turn, walking=False)
        with life.at(x, y, 0, turn):
            life.lathe([(0.22, 0), (0.24, 0.1), (0.24, 0.7), (0.22, 0.8)], 'wood', 14, y=-0.36, z=0.62)
            life.lathe([(0.23, 0), (0.23, 0.05)], 'ivory', 14, y=-0.36, z=1.41)
    torches = ((3.3, -1.4), (4.6, 1), (-2.9, 3.4), (2.4, 3.6))
    for x, y in torches:
        man(life, 'crimson', 'ivory', x + 0.5, y + 0.2, 0, 1.02, 60, walking=False)
        life.tube([(x + 0.2, y, 0.9), (x, y - 0.1, 2.1)], 0.05, 'frond-rib', 5)
        for k in range(7):
            a = k * 0.9
            life.ball(
                (0.1 - k * 0.008, 0.1 - k * 0.008, 0.2),
                'flame',
                x + 0.07 * math.sin(a),
                y - 0.1 + 0.07 * math.cos(a),
                2.15 + k * 0.11,
                7,
            )
        scene.lamp(x, y - 0.4, 2.7, 130, '#ff9a48', 0.3)
    crowd(life, 26, lambda r: (r.choice((-1, 1)) * r.uniform(6.6, 13), r.uniform(3, 11)), None, 6)
    scene.put(life)
    scene.lamp(-0.4, -3.6, 1.2, 170, '#ff9c4c', 0.4)
    scene.lamp(4.6, 7.4, 2.2, 140, '#ffae5c', 0.3)
    scene.lamp(-7, -1.4, 2.4, 70, '#ff9a48', 0.4)


def theyyam(mesh):
    """The dancer: a ribbed red skirt in tiers, a breastplate, a tall crown of red and gold, bells at the ankle."""
    red, gold = 'crimson', 'gold-paint'
    for side in (-1, 1):
        mesh.tube(
            [
                (side * 0.2, -0.04, 0.8),
                (side * 0.3, -0.12 - 0.16 * side, 0.42),
                (side * 0.26, -0.02 - 0.2 * side, 0.06),
            ],
            [0.13, 0.1, 0.07],
            'skin',
            7,
        )
        mesh.lathe([(0.12, 0.12), (0.13, 0.2)], gold, 10, x=side * 0.27, y=-0.06 - 0.18 * side)
    mesh.lathe([(0.95, 0.62), (0.98, 0.7), (0.6, 0.95), (0.24, 1.15)], red, 26, ribs=26, rib=0.08)
    mesh.lathe([(0.99, 0.56), (1.0, 0.66)], 'ivory', 26, ribs=26, rib=0.08)
    mesh.lathe([(0.68, 0.88), (0.7, 0.95), (0.4, 1.1)], gold, 26, ribs=26, rib=0.08)
    mesh.lathe([(0.22, 1.1), (0.27, 1.35), (0.24, 1.5), (0.08, 1.58)], red, 12, oval=(1, 0.8))
    mesh.lathe([(0.28, 1.3), (0.29, 1.36)], gold, 12, oval=(1, 0.85))
    for side in (-1, 1):
        mesh.tube(
            [(side * 0.24, 0, 1.48), (side * 0.66, -0.1, 1.3), (side * 1.12, -0.26, 1.72)],
            [0.085, 0.075, 0.06],
            '#b5502c',
            7,
        )
        mesh.lathe([(0.08, 0), (0.08, 0.12)], gold, 10, x=side * 0.98, y=-0.22, z=1.54)
        mesh.tube([(side * 1.12, -0.26, 1.5), (side * 1.2, -0.3, 2.3)], [0.03, 0.015], 'brass', 5)
        mesh.lathe([(0.09, 0), (0.09, 0.1)], gold, 10, x=side * 0.52, y=-0.1, z=1.32)
        mesh.ball((0.1, 0.1, 0.12), 'ivory', side * 0.32, 0.02, 1.56, 8)
    mesh.ball((0.13, 0.14, 0.17), '#b5502c', 0, -0.02, 1.74, 10)
    mesh.lathe([(0.2, 1.84), (0.26, 1.92), (0.24, 2.0)], gold, 16, oval=(1, 0.6))
    rows = []
    for t in (0, 0.2, 0.4, 0.6, 0.8, 1):
        half = 0.42 + 0.18 * math.sin(math.pi * (t * 0.8 + 0.1)) - 0.34 * t**3
        rows.append(
            [
                (-half, 0.12, 1.95 + 2.3 * t),
                (-half * 0.5, 0.02, 1.95 + 2.3 * t),
                (half * 0.5, 0.02, 1.95 + 2.3 * t),
                (half, 0.12, 1.95 + 2.3 * t),
            ]
        )
    mesh.loft(rows, red)
    for t in (0.05, 0.3, 0.55, 0.8):
        half = 0.42 + 0.18 * math.sin(math.pi * (t * 0.8 + 0.1)) - 0.34 * t**3
        mesh.box(half * 2, 0.16, 0.09, gold, 0, 0.04, 1.95 + 2.3 * t)
    for k in range(19):
        a = math.pi * (-0.06 + 1.12 * k / 18)
        mesh.tube(
            [(0.4 * math.cos(a), 0.16, 2.5 + 0.4 * math.sin(a)), (1.25 * math.cos(a), 0.2, 2.6 + 1.25 * math.sin(a))],
            [0.05, 0.02],
            ('ivory', 'turmeric')[k % 2],
            5,
        )
    mesh.ball(0.14, 'ivory', 0, 0.06, 4.3, 8)
