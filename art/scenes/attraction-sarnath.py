"""Sarnath in early light: the Dhamekh stupa, a round tower of stone under brick with its carved band, over the brick
foundations; monks of several countries walk round it, pilgrims in white sit."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import sitter
from kit.life.wildlife import chital
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'The round tower of the Dhamekh stupa at Sarnath in early mist, monks in saffron and maroon walking round it, pilgrims in white on the lawn.',
}
BRICK, STONE = 'brick', 'sand-stone'


def build(scene):
    scene.material(BRICK, colour='#b07a58', second='#8c5c42', stain=0.5)
    scene.material(STONE, colour='#c9a479', second='#a8835a', stain=0.5)
    scene.camera((9, -66, 2.4), (2.2, 0, 13.8), lens=31, lift=0.06, focus=40, fstop=1.0)
    scene.light(
        sun=-106,
        elevation=17,
        haze={'density': 0.003, 'height': 12, 'start': 50, 'base': 0.12},
        clouds={'seed': 13.1, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.04))
    tree_line(scene, 60, 50, 340, 130, 10, 'leaf-dark')
    stupa = Mesh()
    dhamekh(stupa)
    scene.put(stupa)
    ruins = Mesh()
    remains(ruins)
    scene.put(ruins)
    trees = [broadleaf(30 + i, 10, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=420) for i in range(3)]
    for k, (x, y, s) in enumerate(((-36, 8, 1.1), (-44, -12, 1.0), (34, 14, 1.2), (44, -6, 1.0))):
        scene.put(trees[k % 3], x, y, 0, 60 * k, s)
    scene.layer = 'front'
    scene.put(broadleaf(48, 13, 'leaf', spread=1.4, cards=520), 27.5, -34, 0, 30)
    beds = [bush(3 + i, 0.9, leaf, cards=240) for i, leaf in enumerate(('marigold', 'leaf', 'blossom-red'))]
    for k in range(10):
        scene.put(beds[k % 3], -10.5 + 1.15 * k * 0.6, -47.5 - 0.2 * (k % 2), 0, 40 * k, 0.55)
    deer = (chital(), chital(grazing=True))
    for kind, (x, y, t) in enumerate(((-17.5, -36, 30), (-19.6, -34.5, 160))):
        for part in deer[kind % 2]:
            scene.put(part, x, y, 0, t, 1.1)
    scene.layer = 'life'
    life = Mesh()
    for k, (a, cloth, second) in enumerate(
        (
            (-118, '#b5562a', '#8e3f22'),
            (-111, '#b5562a', '#8e3f22'),
            (-104, 'maroon', 'turmeric'),
            (-80, '#c96a2c', '#a04a22'),
            (-73, '#a88a5a', '#6d5a3c'),
            (-50, 'maroon', 'turmeric'),
        )
    ):
        x, y = 18.6 * math.cos(math.radians(a)), 18.6 * math.sin(math.radians(a))
        person(life, 'walk', 'robe', cloth, second, x, y, 0.05, a + 180 - 12, 1.15, head='short')
    for k, (x, y) in enumerate(((4.6, -38.5), (6.0, -37.6), (3.2, -37.0), (7.4, -39), (5.2, -36))):
        sitter(life, 'ivory', x, y, 0, 1.08, 176 + 6 * k, veiled=k % 2 == 0)
    sitter(life, '#b5562a', 1.6, -33.2, 0, 1.1, 10)
    person(life, 'pray', 'saree', 'ivory', 'ivory', -6.4, -30, 0, 176, 1.1, head='veil')
    person(life, 'pray', 'kurta', 'ivory', 'ivory', -7.6, -29.6, 0, 182, 1.1)
    flock_in(life, 8, (-30, -10), (0, 30), (22, 30), 0.9)
    scene.put(life)


def dhamekh(mesh):
    """The stupa, 28 m wide and 34 m high: a stone drum with eight faces that carry a niche each, a band of scrolls and
    diamonds, then a rough narrower cylinder of brick, its top broken and round."""
    mesh.lathe([(15.6, 0), (15.4, 0.8), (14.2, 0.9), (14.2, 11.4), (13.6, 11.5), (13.4, 12.6)], STONE, 64, False)
    for z, tall, stone in (
        (4.2, 0.25, 'sand-stone-pale'),
        (4.5, 1.7, 'sand-stone-dark'),
        (6.3, 0.25, 'sand-stone-pale'),
    ):
        mesh.lathe([(14.24, z), (14.36, z + 0.05), (14.36, z + tall)], stone, 64, False)
    for k in range(96):
        a = 3.75 * k
        with mesh.at(turn=a), mesh.at(0, -14.38, 5.35):
            s = 0.42
            mesh.add([(-s, 0, 0), (0, -0.06, -0.7), (s, 0, 0), (0, -0.06, 0.7)], [(0, 1, 2, 3)], 'sand-stone-pale')
    for k in range(8):
        with mesh.at(turn=45 * k + 22.5), mesh.at(0, -14.3):
            rows = []
            for z, half in ((0.9, 2.6), (8.2, 2.6), (9.8, 2.2), (11.2, 1.2), (11.9, 0.1)):
                rows.append([(-half, 0.2, z), (-half * 0.92, -0.5, z), (half * 0.92, -0.5, z), (half, 0.2, z)])
            mesh.loft(rows, STONE, smooth=False)
            mesh.box(1.5, 0.4, 2.2, 'shadow', 0, -0.42, 6.9)
            mesh.box(1.9, 0.5, 0.3, 'sand-stone-pale', 0, -0.5, 9.1)
    chance = np.random.RandomState(5)
    rows = []
    for z, r in (
        (12.4, 13.2),
        (14, 12.9),
        (17, 12.6),
        (20, 12.4),
        (23, 12.3),
        (25.6, 12.0),
        (27.4, 11.2),
        (28.8, 9.4),
        (29.8, 6.6),
        (30.3, 3),
        (30.4, 0.2),
    ):
        rows.append(
            [
                (
                    (r + 0.16 * chance.normal()) * math.cos(t),
                    (r + 0.16 * chance.normal()) * math.sin(t),
                    z + 0.12 * chance.normal(),
                )
                for t in np.linspace(0, 2 * math.pi, 61)
            ]
        )
    mesh.loft(rows, BRICK)
    for k in range(26):
        a, z = k * 47.3, 13.4 + (k * 3.7) % 12
        with mesh.at(turn=a), mesh.at(0, -12.6, z):
            mesh.box(0.34, 0.4, 0.4, 'shadow')


def remains(mesh):
    """Foundations of monasteries and small votive stupas in rows, of old brick, a paved round."""
    mesh.lathe([(21, -0.05), (21, 0.04), (15, 0.05)], 'paving', 64, False)
    mesh.box(3.4, 40, 0.06, 'paving', 2, -40, -0.02)
    chance = np.random.RandomState(9)
    for k in range(20):
        x, y = (-26 + 3.9 * (k % 5) if k < 10 else 12 + 4.0 * (k % 5)), -28 + 4.4 * (k // 5 % 2)
        if abs(x) < 9:
            continue
        r = chance.uniform(0.9, 1.5)
        mesh.box(2.3 * r, 2.3 * r, 0.5, BRICK, x, y)
        mesh.lathe(
            [(r, 0.5), (r * 0.95, 0.5 + 0.5 * r), (r * 0.6, 0.5 + 0.9 * r), (0.05, 0.5 + r)], BRICK, 20, x=x, y=y
        )
    for x, y, w, d in ((-24, -42, 12, 9), (24, -18, 13, 8)):
        for dx, dy, ww, dd in (
            (0, -d / 2, w, 0.8),
            (0, d / 2, w, 0.8),
            (-w / 2, 0, 0.8, d),
            (w / 2, 0, 0.8, d),
            (0, 0, 0.7, d),
            (w / 4, 0, 0.7, d),
            (-w / 4, 0, 0.7, d),
        ):
            mesh.box(ww, dd, 0.7 + 0.2 * abs(dx) / w, BRICK, x + dx, y + dy)
