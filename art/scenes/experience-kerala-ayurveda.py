"""An Ayurveda pavilion in Kerala: the carved wooden table, brass oil vessel above it, jars of herbs, a palm garden
outside."""
import math

from kit.life.lamps import ceremonial_lamp
from kit.life.figure import draw_arm, draw_feet, draw_head, draw_legs
from kit.life.people import sitter, woman
from kit.mesh import Mesh
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A guest lies on a carved wooden table in a Kerala pavilion as oil runs from a brass vessel to the brow, a palm garden behind.',
}


def build(scene):
    scene.material('terracotta', colour='#c9a184')
    scene.camera((-1.6, -2.7, 1.95), (0.35, 3, 1.5), lens=36, focus=4.9, fstop=0.7)
    scene.light(
        sun=-122,
        elevation=32,
        energy=4.6,
        haze={'density': 0.007, 'height': 10, 'start': 12},
        clouds={'seed': 4, 'amount': 0.5},
    )
    scene.put(plain('forest-floor', z=-0.4), layer='far')
    pavilion = Mesh()
    pavilion.box(12.4, 11, 0.4, 'terracotta', 0, 2.2, -0.4)
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
        for side in (-1, 1):
            things.tube([(-1.25 + 0.28 * side, 0, 2.5), (-1.25, 0, 4.3)], 0.015, 'brass', 4)
        things.lathe(
            [
                (0.02, 1.95),
                (0.06, 2.0),
                (0.2, 2.06),
                (0.31, 2.22),
                (0.33, 2.36),
                (0.27, 2.46),
                (0.3, 2.52),
                (0.25, 2.5),
            ],
            'brass',
            30,
            x=-1.25,
        )
        things.lathe([(0.25, 2.46), (0.01, 2.46)], '#c98a2c', 24, x=-1.25)
        things.tube([(-1.25, 0, 1.96), (-1.25, 0, 1.42)], 0.008, '#e0a83c', 6)
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
    things.box(1.5, 0.7, 0.6, 'wood', 3.6, 0.6)
    for i, colour in enumerate(('#7c8f4a', 'turmeric', '#a9653a', 'ivory')):
        things.lathe([(0.1, 0), (0.17, 0.08), (0.16, 0.1)], 'brass', 14, x=3.1 + i * 0.34, y=0.5, z=0.6)
        things.lathe([(0.14, 0.08), (0.02, 0.15)], colour, 12, x=3.1 + i * 0.34, y=0.5, z=0.6)
    ceremonial_lamp(things, -2.75, 0.15, 0, 4, 1.0)
    # At the lens: brass bowls of herbs and oil, a mortar, leaves.
    things.box(2.2, 0.7, 0.5, 'wood', 0.35, -0.55, 0)
    for i, colour in enumerate(('#7c8f4a', 'turmeric', '#a9653a', 'marigold')):
        things.lathe([(0.07, 0), (0.16, 0.08), (0.15, 0.1)], 'brass', 24, x=-0.4 + i * 0.42, y=-0.55, z=0.5)
        things.lathe([(0.14, 0.08), (0.06, 0.13), (0.01, 0.15)], colour, 20, x=-0.4 + i * 0.42, y=-0.55, z=0.5)
    scene.put(things)
    scene.layer = 'life'
    folk = Mesh()
    therapist(folk, -1.75, 2.95, 12)
    with folk.at(2.5, 3.4, 0, -38, 1.02):
        woman(folk, '#efe2c4', veil=False, pose='lap')
        folk.lathe([(0.1, 0), (0.17, 0.1), (0.16, 0.13)], 'brass', 18, y=-0.28, z=1.02)
    folk.box(1.2, 1.2, 0.12, 'weave', 4.4, 5.2)
    sitter(folk, 'emerald', 4.4, 5.2, 0.12, 1.0, -20)
    scene.put(folk)
    scene.lamp(-2.75, -0.3, 1.4, 26, day=0.7)
    scene.lamp(-0.6, -1.4, 3.0, 60, colour='#ffe2b8', radius=1.2, day=1)


def lying(mesh, x, y, z):
    """A guest on the back, head towards -x at (x, y, z): closed eyes, a towel over the body."""
    skin = '#a8724d'
    mesh.box(0.5, 0.62, 0.1, 'ivory', x, y, z)
    with mesh.at(x + 0.02, y, z + 0.2, turn=-90, tilt=-90):
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


def therapist(mesh, x, y, turn):
    """A man in white who steadies the vessel with one hand and strokes the brow with the other."""
    skin = '#8d5c3f'
    with mesh.at(x, y, 0, turn, 1.06):
        draw_feet(mesh, skin, 0.03)
        draw_legs(mesh, 'ivory', 0.03)
        mesh.lathe(
            [
                (0.215, 0.55),
                (0.2, 0.62),
                (0.178, 0.98),
                (0.185, 1.1),
                (0.215, 1.26),
                (0.222, 1.34),
                (0.185, 1.41),
                (0.085, 1.45),
            ],
            'ivory',
            18,
            oval=(1, 0.66),
            ribs=18,
            rib=0.03,
        )
        mesh.tube([(-0.17, -0.1, 1.4), (0.0, -0.17, 1.15), (0.16, -0.13, 0.9)], [0.03, 0.04, 0.03], 'turmeric', 7)
        with mesh.at(0, -0.02, 0, tilt=5):
            draw_head(mesh, skin, 1.61, short=True, moustache=True)
        draw_arm(mesh, (0.2, 0, 1.37), (0.36, -0.3, 1.45), (0.44, -0.62, 1.86), 'ivory', skin, 0.055, 0.7)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.3, -0.2, 1.14), (0.1, -0.5, 1.28), 'ivory', skin, 0.055, 0.7)
