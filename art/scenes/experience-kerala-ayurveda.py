"""An Ayurveda pavilion in Kerala: oil runs from a brass vessel over a guest whom two healers tend, an old woman
grinds herbs on the floor, a palm garden outside."""
import math

from kit.life.lamps import ceremonial_lamp
from kit.life.work import Pose, bowl, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Oil runs from a brass vessel to the brow of a guest whom two healers tend; an old woman grinds herbs on the floor of a Kerala pavilion.',
}


def build(scene):
    scene.material('terracotta', colour='#c9a184')
    scene.camera((-2.5, -5.0, 2.05), (0.25, 3, 1.42), lens=38, focus=7.2, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=32,
        energy=4.6,
        haze={'density': 0.007, 'height': 10, 'start': 12},
        clouds={'seed': 4, 'amount': 0.5},
    )
    scene.put(plain('forest-floor', z=-0.75), layer='far')
    pavilion = Mesh()
    pavilion.box(12.4, 11, 0.9, 'terracotta', 0, 2.2, -0.9)
    pavilion.box(12, 0.5, 0.9, 'cream-wall', 0, 7, 0)
    pavilion.box(12.2, 0.7, 0.12, 'wood', 0, 7, 0.9)
    for x in (-5.6, -1.9, 1.9, 5.6):
        pavilion.lathe(
            [(0.36, 0), (0.34, 0.4), (0.2, 0.6), (0.17, 3.0), (0.3, 3.3), (0.2, 3.5), (0.42, 3.9), (0.42, 4.1)],
            'wood',
            16,
            x=x,
            y=7,
        )
    for x in (-5.6, 5.6):
        pavilion.lathe(
            [(0.36, 0), (0.34, 0.4), (0.2, 0.6), (0.17, 3.0), (0.3, 3.3), (0.2, 3.5), (0.42, 3.9), (0.42, 4.1)],
            'wood',
            16,
            x=x,
            y=1.6,
        )
        pavilion.box(0.3, 12, 0.34, 'wood', x, 3, 4.0)
    pavilion.box(12.4, 0.3, 0.34, 'wood', 0, 7, 4.0)
    for i in range(9):
        pavilion.box(0.16, 12, 0.2, 'wood', -5.2 + i * 1.3, 3, 4.34)
    pavilion.loft([[(-6.6, 5.9, 5.0), (-6.6, 7.9, 3.9)], [(6.6, 5.9, 5.0), (6.6, 7.9, 3.9)]], 'tiles', smooth=False)
    scene.put(pavilion)
    scene.scatter(
        [coconut_palm(i, 9 + i, (2, 1)) for i in range(2)] + [banana(2), banana(3)], 26, ((-16, 16), (11, 34)), seed=4
    )
    scene.scatter([broadleaf(30 + i, 7, spread=1.3, cards=300) for i in range(2)], 22, ((-30, 30), (26, 48)), seed=6)
    scene.scatter(
        [bush(4, 1.5, 'blossom-red'), bush(5, 1.4), flower_tuft(3, 30, 0.9, 0.6, 'marigold')],
        46,
        ((-9, 13), (8.6, 12)),
        lambda x, y: x * 0 - 0.7,
        seed=9,
    )
    things = Mesh()
    with things.at(0.4, 2.2, 0, 8):
        things.box(3.6, 1.3, 0.22, 'wood', 0, 0, 0.85)
        things.box(3.3, 1.0, 0.05, 'wood-dark', 0, 0, 1.07)
        for x in (-1.75, 1.75):
            things.box(0.14, 1.3, 0.16, 'wood', x, 0, 1.05)
        for y in (-0.6, 0.6):
            things.box(3.6, 0.12, 0.14, 'wood', 0, y, 1.05)
        for x in (-1.5, 1.5):
            for y in (-0.45, 0.45):
                things.lathe([(0.16, 0), (0.09, 0.2), (0.14, 0.45), (0.1, 0.85)], 'wood', 12, x=x, y=y)
        lying(things, -1.25, 0, 1.12)
        oil_vessel(things, -1.25, 1.72)
    things.box(3.6, 0.6, 0.1, 'wood', -3.3, 5.6, 1.0)
    things.box(3.6, 0.6, 0.1, 'wood', -3.3, 5.6, 1.9)
    for x in (-5, -1.6):
        things.box(0.1, 0.6, 2.1, 'wood-dark', x, 5.6)
    for i in range(9):
        for level in (1.1, 2.0):
            colour = ('terracotta', 'brass', '#5d6b3c', 'ivory', '#8a5a33')[(i + int(level)) % 5]
            things.lathe(
                [(0.11, 0), (0.15, 0.12), (0.13, 0.3), (0.08, 0.36), (0.1, 0.42)],
                colour,
                12,
                x=-4.8 + i * 0.38,
                y=5.55,
                z=level,
            )
    ceremonial_lamp(things, -3.2, 2.5, 0, 4, 1.15)
    flower_bowl(things, -1.75, 0.75)
    with things.at(0.4, 2.2, 0, 8):
        for x, colour in ((0.0, '#7c8f4a'), (0.34, 'turmeric'), (0.68, '#a9653a')):
            bowl(things, x, -0.98, 0.5, heap=colour, size=0.85)
        things.box(1.3, 0.42, 0.06, 'wood-dark', 0.34, -0.98, 0.44)
        for x in (-0.2, 0.88):
            things.box(0.08, 0.36, 0.44, 'wood-dark', x, -0.98)
    scene.put(things)
    scene.layer = 'life'
    folk = Mesh()
    healers(folk)
    grinder(folk, 1.95, 0.72, -62)
    scene.put(folk)
    scene.lamp(-3.1, 2.2, 1.5, 26, day=0.7)
    scene.lamp(-0.6, -1.4, 3.0, 60, colour='#ffe2b8', radius=1.2, day=1)


def lying(mesh, x, y, z):
    """A guest on the back, head towards -x at (x, y, z): closed eyes, a towel over the body."""
    skin = '#a8724d'
    mesh.box(0.5, 0.62, 0.1, 'ivory', x, y, z)
    with mesh.at(x + 0.02, y, z + 0.2, turn=90, tilt=-90):
        mesh.ball((0.1, 0.115, 0.13), skin, 0, 0, 0, 20)
        mesh.ball((0.075, 0.08, 0.07), skin, 0, -0.03, -0.075, 14)
        mesh.tube([(0, -0.11, 0.02), (0, -0.132, -0.024), (0, -0.113, -0.036)], [0.011, 0.022, 0.014], skin, 8)
        for side in (-1, 1):
            mesh.tube(
                [(0.018 * side, -0.112, 0.012), (0.042 * side, -0.113, 0.004), (0.066 * side, -0.098, 0.012)],
                0.005,
                '#1d1412',
                6,
            )
            mesh.tube([(0.016 * side, -0.113, 0.042), (0.066 * side, -0.098, 0.042)], 0.006, '#1d1412', 5)
            mesh.ball((0.015, 0.03, 0.036), skin, 0.1 * side, 0.01, -0.01, 8)
        mesh.tube([(-0.028, -0.108, -0.07), (0, -0.117, -0.074), (0.028, -0.108, -0.07)], 0.008, '#8a4a42', 6)
        mesh.lathe([(0.1, 0.02), (0.112, 0.07), (0.08, 0.14), (0.01, 0.16)], 'hair', 18, y=0.02)
    mesh.tube([(x + 0.13, y, z + 0.14), (x + 0.32, y, z + 0.13)], [0.062, 0.075], skin, 10)
    rows = []
    for k in range(15):
        t = k / 14
        wide = 0.31 - 0.06 * t + 0.05 * math.sin(t * 6)
        tall = 0.2 - 0.06 * t + 0.03 * math.sin(t * 9 + 1)
        rows.append(
            [
                (x + 0.36 + 1.85 * t, y + 1.15 * wide * math.cos(a), z + max(0.01, tall * math.sin(a)))
                for a in [math.pi * j / 12 for j in range(13)]
            ]
        )
    mesh.ball((0.1, 0.35, 0.17), skin, x + 0.38, y, z + 0.06, 16)
    mesh.loft(rows[:4], skin)
    mesh.loft([[(px, py, pz + 0.012) for px, py, pz in row] for row in rows[2:]], 'ivory')
    mesh.loft([[(px, py, pz + 0.02) for px, py, pz in row] for row in rows[3:5]], 'turmeric')
    for side in (-1, 1):
        mesh.tube(
            [
                (x + 0.42, y + 0.3 * side, z + 0.12),
                (x + 0.8, y + 0.42 * side, z + 0.08),
                (x + 1.15, y + 0.4 * side, z + 0.06),
            ],
            [0.065, 0.055, 0.042],
            skin,
            9,
        )
        mesh.ball((0.09, 0.05, 0.03), skin, x + 1.24, y + 0.4 * side, z + 0.05, 9)
        mesh.ball((0.05, 0.05, 0.12), skin, x + 2.26, y + 0.12 * side, z + 0.12, 9)


def oil_vessel(mesh, x, z):
    """A brass vessel on two chains from the beam; a thread of oil runs from its spout to the brow below."""
    for side in (-1, 1):
        mesh.tube([(x + 0.26 * side, 0, z + 0.48), (x, 0, 4.3)], 0.013, 'brass', 4)
    profile = [
        (0.02, 0),
        (0.05, 0.04),
        (0.18, 0.1),
        (0.28, 0.24),
        (0.3, 0.36),
        (0.245, 0.45),
        (0.275, 0.5),
        (0.23, 0.48),
    ]
    mesh.lathe(profile, 'brass', 30, x=x, z=z)
    mesh.lathe([(0.23, 0.45), (0.01, 0.45)], '#c98a2c', 24, x=x, z=z)
    mesh.tube([(x, 0, z + 0.02), (x, 0, 1.42)], 0.008, '#e0a83c', 6)


def flower_bowl(mesh, x, y):
    """A wide bronze uruli of water on the floor, with floating flowers."""
    mesh.lathe([(0.3, 0), (0.52, 0.1), (0.56, 0.24), (0.64, 0.27), (0.63, 0.29), (0.53, 0.25)], 'brass', 40, x=x, y=y)
    mesh.lathe([(0.535, 0.235), (0.01, 0.236)], 'pool', 32, x=x, y=y)
    for k in range(17):
        a, r = k * 2.4, 0.12 * k**0.5
        cloth = ('marigold', 'ivory', '#c2475a', 'turmeric')[k % 4]
        mesh.ball((0.075, 0.075, 0.035), cloth, x + r * math.cos(a), y + r * math.sin(a), 0.255, 9)
    for k in range(6):
        a = k * 1.05
        mesh.ball((0.09, 0.04, 0.01), 'leaf', x + 0.46 * math.cos(a), y + 0.46 * math.sin(a), 0.246, 8)


def healers(mesh):
    """A man at the head end guides the vessel and holds the brow; a woman behind the table kneads the legs."""
    with mesh.at(0.4, 2.2, 0, 8):
        guide = Pose(((0.14, -0.5, 1.8), (-0.1, -0.6, 1.4)), hips=(0.06, 0.95), bend=18, gaze=0)
        person(mesh, guide, 'lungi', 'ivory', '#efe4d2', -1.93, 0.02, 0, 90, 1.04)
        knead = Pose(((0.24, -0.54, 1.27), (-0.2, -0.56, 1.27)), hips=(0.06, 0.95), bend=16, gaze=2)
        person(mesh, knead, 'saree', '#efe4d2', '#9c7a3a', 0.36, 0.78, 0, 4, 1.02)
    fetch = Pose(((0.17, -0.38, 1.12), (-0.17, -0.38, 1.12)))
    person(mesh, fetch, 'saree', '#a7b79c', '#7a4a3b', 3.3, 4.5, 0, -58, 0.98)
    with mesh.at(3.3, 4.5, 0, -58, 0.98):
        bowl(mesh, 0, -0.42, 1.08, heap='ivory', size=1.3)


def grinder(mesh, x, y, turn):
    """An old woman on a mat who pounds herbs in a stone mortar, leaves and bowls about her."""
    with mesh.at(x, y, 0, turn):
        mesh.box(1.7, 1.5, 0.03, 'weave', 0, -0.1, 0)
        pound = Pose(
            ((0.06, -0.5, 0.6), (-0.1, -0.46, 0.5)),
            hips=(0.1, 0.14),
            bend=16,
            gaze=2,
            knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
            ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
            seated=True,
        )
        person(mesh, pound, 'saree', '#d9cbb0', '#7a3b52', 0, 0.1, 0.03, elder=True)
        mesh.lathe(
            [(0.17, 0.03), (0.13, 0.1), (0.2, 0.3), (0.205, 0.32), (0.15, 0.3), (0.05, 0.2)],
            'granite-dark',
            22,
            y=-0.46,
        )
        mesh.tube([(0.02, -0.45, 0.24), (0.0, -0.4, 0.86)], [0.05, 0.032], 'wood-dark', 9)
        for bx, by, heap in ((0.62, -0.5, '#7c8f4a'), (-0.62, -0.42, 'turmeric'), (0.66, -0.06, '#a9653a')):
            bowl(mesh, bx, by, 0.03, heap=heap, size=1.1)
        for k in range(16):
            a, r = k * 2.4, 0.09 * k**0.5
            with mesh.at(-0.4 + r * math.cos(a), -0.86 + r * 0.6 * math.sin(a), 0.05, k * 67):
                mesh.ball((0.05, 0.14, 0.014), 'leaf', sides=8)
