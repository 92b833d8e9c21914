"""Tirumala in early light: the white gopuram and the gilded vimana among the wooded seven hills."""
import math
import random

from kit.architecture.arches import four_sides
from kit.architecture.dravidian import gopuram, pillared_hall
from kit.life.figure import draw_arm, draw_feet, draw_head, pick
from kit.life.people import crowd
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'alt': 'Pilgrims, some with shaven heads, and a flower seller before the white gate tower of the Tirumala temple, its gilded vimana behind.',
}


def build(scene):
    scene.camera((-12, -60, 2.0), (2, 0, 8.4), lens=38, lift=0.045, focus=16.5, fstop=1.2)
    scene.light(
        sun=-114,
        elevation=24,
        haze={'density': 0.0013, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 6.1, 'amount': 0.8},
    )
    scene.put(plain('dust', z=-0.3), layer='far')
    blue_hills(scene, near=170, count=4, height=52, base=-3, width=1100, seed=3, length=170)
    temple = Mesh()
    temple.box(110, 120, 0.3, 'paving', 0, -10, -0.3)
    gopuram(
        temple, 15, 10, 21, 5, 'granite-pale', 'whitewash', ('whitewash', 'cream-wall', 'whitewash', 'gold-paint'), 0, 0
    )
    for side in (-1, 1):
        temple.box(36, 2, 6.5, 'whitewash', side * 25.5, 1)
        for i in range(16):
            temple.box(1.2, 2.4, 0.9, 'cream-wall', side * (9 + i * 2.3), 1, 6.5)
    with temple.at(35, 30, 0, 0, 1.25):
        temple.box(15, 15, 9, 'granite-pale')
        temple.box(16, 16, 0.6, 'gold-paint', z=8.7)
        with temple.at(z=9.3):
            ananda_nilayam(temple)
    gopuram(temple, 10, 7, 15, 3, 'granite-pale', 'whitewash', ('whitewash', 'cream-wall', 'gold-paint'), -17, 40)
    with temple.at(-20, -12):
        pillared_hall(temple, 6, 3, 2.8, 4.4, 'granite-pale')
    with temple.at(22, -12):
        pillared_hall(temple, 5, 3, 2.8, 4.4, 'granite-pale')
    temple.lathe([(0.5, 0), (0.4, 1), (0.22, 1.4), (0.2, 13), (0.05, 13.4)], 'gold-paint', 10, x=9, y=-14)
    scene.put(temple)
    wood = [broadleaf(30 + i, 9, 'leaf-dark', spread=1.2, clouds=8, cards=260, card=0.38) for i in range(2)]
    scene.scatter(wood, 160, ((-120, 120), (62, 130)), seed=4, sink=0.2)
    scene.scatter(wood, 16, lambda r: (r.choice((-1, 1)) * r.uniform(36, 52), r.uniform(-16, 20)), seed=5)
    life = Mesh()
    crowd(life, 60, lambda r: (r.gauss(0, 9), r.uniform(-34, -8)), seed=6, turbans=0.1, facing=0)
    for i, (x, y, turn) in enumerate(((-12.4, -45.4, 156), (-6.0, -43.8, -62), (-4.2, -41.2, -134))):
        pilgrim(life, i, x, y, turn)
    with_child(life, 'saree', 'magenta', 'turmeric', -13.8, -44.2, 0, 150, 1.1)
    person(life, 'pray', 'saree', 'emerald', None, -11.2, -43.4, 0, 162, 1.08)
    with life.at(-7.7, -45.2, 0, 42, 1.1):
        person(life, 'sell', 'saree', 'violet', 'ivory')
        for x, y, stuff in ((0.4, -0.75, 'marigold'), (-0.4, -0.7, 'scarlet'), (0.0, -1.1, 'ivory')):
            life.lathe([(0.18, 0), (0.28, 0.12), (0.29, 0.15)], 'weave', 18, x=x, y=y)
            for k in range(26):
                a, far = k * 2.4, 0.048 * math.sqrt(k)
                life.ball(0.052, stuff, x + far * math.cos(a), y + far * math.sin(a), 0.18, 7)
    little_one(life, 'run', '#86a3b6', -9.6, -42.6, 0, 118, 1.1)
    scene.put(life, layer='life')


def ananda_nilayam(mesh):
    """The gilded vimana, 11.5 m wide: two storeys with pilasters and a parapet of little shrines, a round neck and a
    ribbed round crown with four horseshoe gables."""
    gold, dark = 'gold-paint', '#a8741f'
    level = 0.0
    for size, tall in ((11.5, 3.0), (8.6, 2.6)):
        mesh.box(size, size, tall, gold, z=level)
        mesh.box(size * 1.05, size * 1.05, 0.3, gold, z=level)
        mesh.box(size * 1.1, size * 1.1, 0.24, gold, z=level + tall * 0.86, taper=0.94)
        mesh.box(size * 1.04, size * 1.04, 0.22, gold, z=level + tall)
        for width in four_sides(mesh, size / 2, size / 2):
            for k in range(8):
                mesh.box(0.3, 0.24, tall * 0.84, gold, -width / 2 + width * (k + 0.5) / 8, -0.06, level)
            for k in (-2, 0, 2):
                mesh.box(width / 8 * 0.7, 0.06, tall * 0.56, dark, k * width / 8, -0.02, level + 0.34)
                mesh.lathe(
                    [(0.2, 0), (0.18, 0.7), (0.22, 0.95), (0.1, 1.1), (0.13, 1.25), (0.03, 1.55)],
                    gold,
                    12,
                    x=k * width / 8,
                    y=-0.16,
                    z=level + 0.4,
                )
            foot = level + tall + 0.2
            for k in range(5):
                x, small = -width / 2 + 0.6 + (width - 1.2) * k / 4, size * 0.075
                mesh.box(small * (1.9 if k % 2 else 1.5), small * 1.4, small * 0.9, gold, x, 0.62, foot)
                if k % 2:
                    with mesh.at(x, 0.62, foot + small * 0.9, 90):
                        mesh.loft(
                            [
                                [
                                    (small * 0.8 * math.cos(a), along, small * 1.1 * math.sin(a) ** 0.8)
                                    for a in [j * math.pi / 10 for j in range(11)]
                                ]
                                for along in (-small, -small * 0.9, small * 0.9, small)
                            ],
                            gold,
                        )
                else:
                    mesh.lathe(
                        [
                            (small * 0.85, 0),
                            (small * 0.95, small * 0.2),
                            (small * 0.7, small * 0.7),
                            (small * 0.12, small),
                        ],
                        gold,
                        16,
                        x=x,
                        y=0.62,
                        z=foot + small * 0.9,
                        ribs=8,
                        rib=0.05,
                    )
                mesh.lathe([(0.1, 0), (0.14, 0.16), (0.02, 0.5)], gold, 10, x=x, y=0.62, z=foot + small * 1.9)
        level += tall + 0.3
    mesh.lathe([(3.1, 0), (2.7, 0.3), (2.7, 1.6), (3.2, 1.8)], gold, 32, ribs=16, rib=0.04, z=level)
    top = level + 1.7
    mesh.lathe(
        [(3.1, 0), (3.7, 0.25), (3.8, 0.9), (3.4, 2.0), (2.4, 3.0), (1.1, 3.7), (0.7, 3.8)],
        gold,
        48,
        ribs=24,
        rib=0.05,
        z=top,
    )
    for turn in (0, 90, 180, 270):
        with mesh.at(0, 0, top, turn):
            mesh.box(1.5, 0.6, 1.1, gold, 0, -3.5, 0.1)
            with mesh.at(0, -3.8, 1.2, tilt=90):
                mesh.lathe([(0.95, -0.2), (0.95, 0.12), (0.7, 0.2), (0.66, 0.1), (0, 0.1)], gold, 24)
            mesh.lathe([(0.16, 0), (0.2, 0.2), (0.02, 0.7)], gold, 10, y=-3.7, z=2.1)
    mesh.lathe(
        [(0.9, 0), (1.1, 0.15), (0.5, 0.4), (0.75, 0.9), (0.3, 1.4), (0.34, 1.6), (0.03, 2.5)], 'gold', 20, z=top + 3.7
    )


def pilgrim(mesh, number, x, y, turn):
    """A man who gave his hair: bare head with the white and red mark, a yellow or white cloth, palms together."""
    with mesh.at(x, y, 0, turn, 1.1):
        skin = pick(random.Random(number))
        draw_feet(mesh, skin, 0.02)
        cloth = ('#e9b63a', 'ivory')[number % 2]
        mesh.lathe(
            [(0.2, 0.1), (0.21, 0.14), (0.185, 0.6), (0.19, 0.85), (0.165, 1.0)],
            cloth,
            20,
            oval=(1, 0.78),
            ribs=18,
            rib=0.08,
        )
        mesh.lathe(
            [(0.175, 0.94), (0.18, 1.1), (0.213, 1.26), (0.22, 1.34), (0.185, 1.41), (0.085, 1.45)],
            skin,
            18,
            oval=(1, 0.66),
        )
        mesh.tube([(0.15, -0.1, 1.38), (0.1, -0.17, 1.2), (-0.02, -0.16, 1.0)], [0.04, 0.05, 0.03], cloth, 8)
        draw_head(mesh, skin, 1.61, '#2a1c16')
        for side in (-1, 1):
            mesh.tube([(0.02 * side, -0.108, 1.655), (0.026 * side, -0.092, 1.7)], 0.006, 'ivory', 5)
            draw_arm(
                mesh, (0.2 * side, 0, 1.37), (0.25 * side, -0.12, 1.1), (0.02 * side, -0.26, 1.27), skin, skin, 0.055
            )
        mesh.tube([(0, -0.112, 1.65), (0, -0.094, 1.705)], 0.005, 'crimson', 5)
