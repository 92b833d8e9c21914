"""Pongal at sunrise: clay pots boiling over in a Tamil village street, a kolam, sugarcane, painted cattle horns."""
import math

from kit.architecture.dravidian import gopuram
from kit.architecture.village import tiled_house
from kit.life.animals import cow
from kit.life.festivities import petal_carpet
from kit.life.flags import garland
from kit.life.people import man, woman
from kit.life.vehicles import smoke
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
    scene.camera((-2.6, -17, 3.3), (0.8, 8, 3.6), lens=35)
    scene.light(
        sun=94,
        elevation=12,
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
    gopuram(street, 14, 9, 27, 7, x=1, y=76)
    petal_carpet(
        street,
        0.4,
        -4.4,
        0.0,
        2.6,
        ('whitewash', 'dust', 'whitewash', 'magenta', 'whitewash', 'turmeric', 'whitewash'),
        8,
    )
    for i, x in enumerate((-2.2, 0.6, 3.2)):
        y = 0.4 + (i % 2) * 0.8
        for k in range(3):
            street.box(0.3, 0.3, 0.4, 'brick', x + 0.42 * math.cos(k * 2.1 + 0.5), y + 0.42 * math.sin(k * 2.1 + 0.5))
        for k in range(5):
            street.tube(
                [(x + 0.5 * math.cos(k * 1.26), y - 0.3 + 0.4 * math.sin(k * 1.26), 0.05), (x, y, 0.3)],
                0.05,
                'wood-dark',
                5,
            )
        street.lathe([(0.1, 0.1), (0.22, 0.2), (0.02, 0.55)], 'flame', 8, x=x, y=y - 0.25)
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
    for x, y, cloth, turn in (
        (-3.4, 0.2, 'emerald', 80),
        (-0.8, 1.8, 'crimson', 20),
        (2.0, 2.0, 'magenta', 0),
        (4.4, 0.6, 'violet', -80),
        (-2.6, -4.2, 'turmeric', 100),
    ):
        woman(folk, cloth, x, y, 0, 1.06, turn)
    for x, y, turn in ((-5.2, 5.4, 40), (5.4, 8.6, -40), (-1, 16, 0), (2, 22, 180)):
        man(folk, 'ivory', 'ivory', x, y, 0, 1.08, turn)
    scene.put(folk)
    puff = Mesh()
    for x, y in ((-2.2, 0.4), (0.6, 1.2), (3.2, 0.4)):
        smoke(puff, x, y, 1.9, 6, (0.12, 0.1, 0.5), 3, 'ivory', 0.1)
    scene.put(puff)
