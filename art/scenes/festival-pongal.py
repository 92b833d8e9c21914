"""Pongal at sunrise: clay pots boiling over in a Tamil village street, a kolam, sugarcane, painted cattle horns."""
import math

from kit.architecture.dravidian import gopuram
from kit.architecture.village import tiled_house
from kit.life.animals import cow
from kit.life.figure import SKINS, draw_arm
from kit.life.flags import garland
from kit.life.lamps import flame
from kit.life.people import man, woman
from kit.life.powder import powder_cloud
from kit.mesh import Mesh
from kit.nature.palms import fan_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'Clay pots of Pongal rice foam over fires beside a white kolam in a Tamil village street at sunrise, a gopuram beyond.',
}


def build(scene):
    scene.camera((-2.7, -9.2, 2.4), (0.75, 6, 1.95), lens=41, focus=11.2, fstop=0.6)
    scene.light(
        sun=-116,
        elevation=14,
        energy=5.2,
        haze={'density': 0.004, 'height': 10, 'start': 24},
        clouds={'seed': 10.4, 'amount': 0.8},
        grade={'exposure': 1.2},
    )
    scene.put(plain('earth', z=-0.02), layer='far')
    street = Mesh()
    street.box(13, 90, 0.06, 'dust', 0, 20, -0.05)
    for side in (-1, 1):
        for i in range(5):
            tiled_house(
                street,
                9,
                6,
                side * 11,
                -3 + i * 11,
                0.3,
                ('whitewash', 'yellow-wall', 'blue-wall', 'pink-wall')[(i + side) % 4],
                'tiles',
                turn=-90 * side,
                seed=i,
            )
    gopuram(street, 14, 9, 27, 7, x=2, y=104)
    kolam(street, -0.4, -0.35, 0.015, 1.55)
    for i, x in enumerate((-2.2, 0.6, 3.2)):
        y = 2.4 + (i % 2) * 0.7
        for k in range(3):
            street.box(0.3, 0.3, 0.4, 'brick', x + 0.42 * math.cos(k * 2.1 + 0.5), y + 0.42 * math.sin(k * 2.1 + 0.5))
        for k in range(5):
            street.tube(
                [(x + 0.5 * math.cos(k * 1.26), y - 0.3 + 0.4 * math.sin(k * 1.26), 0.05), (x, y, 0.3)],
                0.05,
                'wood-dark',
                5,
            )
        for dx, tall, lean in ((0, 0.46, 0.1), (0.13, 0.32, -0.2), (-0.12, 0.3, 0.22)):
            flame(street, x + dx, y - 0.25, 0.08, tall, 0.4, lean)
        street.lathe([(0.2, 0.4), (0.5, 0.62), (0.54, 0.85), (0.34, 1.1), (0.42, 1.2)], 'terracotta', 18, x=x, y=y)
        street.lathe([(0.41, 1.14), (0.44, 1.2), (0.3, 1.38), (0.05, 1.44)], 'whitewash', 14, x=x, y=y)
        for k in range(5):
            street.tube(
                [
                    (x + 0.42 * math.cos(k + i), y + 0.42 * math.sin(k + i) - 0.02, 1.2),
                    (x + 0.52 * math.cos(k + i), y + 0.52 * math.sin(k + i), 0.8),
                ],
                0.05,
                'whitewash',
                5,
            )
        garland(street, (x - 0.5, y - 0.2, 0.95), (x + 0.5, y - 0.2, 0.95), 0.14, 12, 0.06)
        scene.lamp(x, y - 0.6, 0.4, 16, day=0.8)
    for x in (-5, 5.8):
        for k in range(7):
            px = x + 0.2 * math.cos(k * 2)
            street.tube(
                [(px, 1 + 0.2 * math.sin(k * 2), 0), (px * 0.97, 1.2, 2.2), (px * 0.9 + 0.1 * k - 0.3, 1.3, 4)],
                0.05,
                'bamboo',
                5,
            )
            for j in range(4):
                street.tube(
                    [
                        (px * 0.92, 1.3, 3.5),
                        (px * 0.9 + 0.7 * math.cos(j * 1.6 + k), 1.3 + 0.7 * math.sin(j * 1.6 + k), 4.5),
                        (px * 0.9 + 1.2 * math.cos(j * 1.6 + k), 1.3 + 1.2 * math.sin(j * 1.6 + k), 3.9),
                    ],
                    [0.03, 0.04, 0.01],
                    'field',
                    4,
                )
    garland(street, (-5.6, 3.4, 4.4), (6.2, 3.4, 4.4), 0.8, 60, 0.1)
    scene.put(street)
    tree_line(scene, 110, 20, 260, 60, 8, palms=10)
    for x, y in ((-19, 26), (20, 32), (-18, 52), (19, 56)):
        scene.put(fan_palm(4, 13, 24), x, y, 0, x * 7)
    scene.put(broadleaf(5, 9, spread=1.3, cards=360, card=0.26), 13.6, -4, 0, layer='front')
    scene.layer = 'life'
    ox = cow()
    scene.put(ox, -4.4, 7, 0, -60, 1.15)
    scene.put(ox, 4.8, 10, 0, -110, 1.1)
    folk = Mesh()
    for x, y, z, turn in ((-4.4, 7, 1.15, -60), (4.8, 10, 1.1, -110)):
        with folk.at(x, y, 0, turn, z):
            garland(folk, (0.75, -0.3, 1.25), (0.75, 0.3, 1.25), 0.5, 14, 0.07)
    for x, y, cloth, turn in ((-4.35, 3.4, 'emerald', 96), (5.2, 2.6, 'violet', -88), (6.0, 3.4, 'turmeric', -50)):
        woman(folk, cloth, x, y, 0, 1.12, turn, pose='greet')
    for i, (x, y, turn) in enumerate(((-3.25, 2.5, 44), (-0.5, 3.2, 36), (2.1, 2.6, 30))):
        cook(folk, i, x, y, turn)
    for x, y, turn in ((-5.2, 5.4, 40), (5.4, 8.6, -40), (-1, 16, 0), (2, 22, 180)):
        man(folk, 'ivory', 'ivory', x, y, 0, 1.08, turn)
    scene.put(folk)
    puff = Mesh()
    for i, (x, y) in enumerate(((-2.2, 2.4), (0.6, 3.1), (3.2, 2.4))):
        powder_cloud(puff, x, y, 1.7, 0.9, '#f3ece2', 5, i + 2, 0.12, 1.1, 0)
    scene.put(puff)
    scene.layer = 'front'
    near = Mesh()
    for x, y in ((-4.3, -2.2), (2.6, -2.0)):
        for k in range(8):
            a = k * 0.785
            near.ball(0.1, ('marigold', 'turmeric')[k % 2], x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.08, 8)
        near.lathe([(0.1, 0), (0.2, 0.1), (0.21, 0.22), (0.12, 0.32), (0.16, 0.38)], 'brass', 18, x=x, y=y)
        near.ball((0.12, 0.12, 0.14), '#7c8f3c', x, y, 0.46, 12)
    scene.put(near)


def cook(mesh, number, x, y, turn):
    """A woman in Kanchipuram silk behind her pot, a ladle in one hand, the other raised for 'Pongal o Pongal'."""
    cloth, border, skin = (
        ('crimson', 'emerald', 'magenta')[number],
        ('turmeric', 'saffron', 'gold-paint')[number],
        SKINS[1 + number % 2],
    )
    with mesh.at(x, y, 0, turn, 1.16):
        woman(mesh, cloth, pose='none', veil=False)
        mesh.lathe([(0.293, 0.03), (0.288, 0.14)], border, 22, oval=(1, 0.8), ribs=22, rib=0.09)
        mesh.loft(
            [
                ((0.175, -0.115, 0.98), (0.155, -0.135, 0.95)),
                ((0.095, -0.185, 1.14), (0.07, -0.195, 1.1)),
                ((-0.03, -0.18, 1.3), (-0.054, -0.175, 1.26)),
                ((-0.075, -0.045, 1.445), (-0.1, -0.045, 1.42)),
            ],
            border,
        )
        for k in range(9):
            a = math.pi * (0.05 + 0.9 * k / 8)
            mesh.ball(0.026, 'ivory', 0.09 * math.cos(a), 0.1 + 0.07 * math.sin(a), 1.62, 6)
        for k in range(7):
            a = math.pi * (1.15 + 0.7 * k / 6)
            mesh.ball(0.014, 'gold', 0.11 * math.cos(a), -0.13, 1.41 + 0.1 * math.sin(a), 6)
        side = -1 if number == 1 else 1
        draw_arm(
            mesh,
            (0.165 * side, 0, 1.375),
            (0.33 * side, -0.1, 1.13),
            (0.14 * side, -0.42, 1.1),
            border,
            skin,
            0.052,
            0.5,
        )
        mesh.tube([(0.14 * side, -0.42, 1.2), (0.06 * side, -0.75, 0.98)], 0.018, 'wood', 6)
        draw_arm(
            mesh,
            (-0.165 * side, 0, 1.375),
            (-0.38 * side, -0.08, 1.4),
            (-0.36 * side, -0.14, 1.76),
            border,
            skin,
            0.052,
            0.5,
        )


def kolam(mesh, x, y, z, size):
    """Lines of rice flour drawn around a grid of dots, filled with colour in the middle."""
    for k in range(8):
        a = k * math.pi / 4
        loop = []
        for j in range(25):
            b = 2 * math.pi * j / 24
            far, off = size * (0.56 + 0.4 * math.cos(b)), size * 0.3 * math.sin(b)
            loop.append(
                (x + far * math.cos(a) - off * math.sin(a), y + far * math.sin(a) + off * math.cos(a), z + 0.012)
            )
        mesh.tube(loop, 0.036, 'whitewash', 5)
        for r in (0.3, 0.56, 0.8):
            mesh.ball(
                (0.06, 0.06, 0.02), 'whitewash', x + size * r * math.cos(a), y + size * r * math.sin(a), z + 0.01, 8
            )
        petal = [
            (
                x + size * (0.56 + 0.22 * math.cos(c)) * math.cos(a) - size * 0.15 * math.sin(c) * math.sin(a),
                y + size * (0.56 + 0.22 * math.cos(c)) * math.sin(a) + size * 0.15 * math.sin(c) * math.cos(a),
                z + 0.006,
            )
            for c in [2 * math.pi * j / 20 for j in range(20)]
        ]
        mesh.add(petal, [tuple(range(20))], ('magenta', 'turmeric', 'teal', 'saffron')[k % 4])
    for far in (1.05, 1.14):
        mesh.tube(
            [
                (
                    x + size * far * (1 + 0.04 * math.cos(16 * b)) * math.cos(b),
                    y + size * far * (1 + 0.04 * math.cos(16 * b)) * math.sin(b),
                    z + 0.012,
                )
                for b in [2 * math.pi * j / 160 for j in range(161)]
            ],
            0.03,
            'whitewash',
            5,
        )
