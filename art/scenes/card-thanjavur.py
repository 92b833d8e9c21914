"""The Brihadisvara temple of Thanjavur: its great pyramidal tower over the courtyard in evening light."""
import math

import numpy as np

from kit.architecture.dravidian import gopuram, pillared_hall, vimana
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import bowl, camera, little_one, person, stream, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.palms import coconut_palm
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'alt': 'Women draw a kolam and string jasmine in the courtyard of the Brihadisvara temple at Thanjavur, its granite tower behind in golden light.',
}


def build(scene):
    scene.camera((-38, -122, 2.4), (2, 4, 4.2), lens=33, lift=0.09, focus=12, fstop=1.3)
    scene.light(
        sun=-106,
        elevation=21,
        haze={'density': 0.0011, 'height': 18, 'base': 0.2, 'start': 70},
        clouds={'seed': 24.2, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(plain('dust', z=-0.2), layer='far')
    temple = Mesh()
    temple.box(170, 300, 0.3, 'paving', 0, -20, -0.3)
    temple.box(46, 130, 1.6, 'granite', 0, -6)
    with temple.at(0, 22, 1.6):
        vimana(temple, 27, 60, 13, 'granite-pale')
    temple.box(22, 26, 9, 'granite', 0, -4, 1.6)
    temple.box(23.4, 27, 0.7, 'granite-pale', 0, -4, 10.4)
    temple.box(20, 24, 7, 'granite', 0, -28, 1.6)
    temple.box(21.6, 25.4, 0.7, 'granite-pale', 0, -28, 8.4)
    for x in range(-9, 10, 3):
        for y in (-42, -38):
            temple.lathe([(0.5, 0), (0.42, 4.6), (0.7, 5.2)], 'granite-pale', 8, x=x, y=y, z=1.6)
    temple.box(21, 7, 0.7, 'granite-pale', 0, -40, 6.8)
    with temple.at(0, -66, 0):
        temple.box(11, 11, 1.3, 'granite')
        pillared_hall(temple, 4, 4, 2.6, 5, 'granite', plinth=1.2)
        temple.ball((1.2, 2.2, 1.3), 'granite-dark', z=2.8)
        temple.ball((0.7, 0.8, 0.8), 'granite-dark', y=1.8, z=4.2)
    for x, turn, side in ((-62, 90, 1), (62, 90, -1)):
        temple.box(1.8, 220, 6.5, 'granite-pale', x, 10)
        for i in range(40):
            temple.box(2.2, 1.6, 1, 'granite', x, -96 + i * 5.4, 6.5)
    temple.box(124, 1.8, 6.5, 'granite-pale', 0, 96)
    gopuram(temple, 16, 10, 17, 3, body='granite-pale', paints=('granite', 'granite-pale', 'sand-stone'), x=34, y=82)
    for x, y, size in ((-38, 30, 0.24), (36, 44, 0.2)):
        with temple.at(x, y, 0.4, scale=size):
            vimana(temple, 27, 60, 6, 'granite-pale')
    scene.put(temple)
    palms = [coconut_palm(i, 12 + i, (2 - i, 1)) for i in range(3)]
    scene.scatter(palms, 36, lambda r: (r.choice((-1, 1)) * r.uniform(66, 100), r.uniform(-10, 110)), seed=4)
    scene.scatter(
        [broadleaf(4, 10, cards=300)],
        30,
        lambda r: (r.choice((-1, 1)) * r.uniform(66, 110), r.uniform(-20, 110)),
        seed=5,
    )
    scene.scatter([broadleaf(6, 8, cards=340)], 5, lambda r: (r.uniform(40, 56), r.uniform(-10, 60)), seed=6)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 34, ((-38, 10), (-76, -46)), seed=5, turbans=0.05)
    kolam(life)
    flower_seller(life)
    pilgrims(life)
    kolam_makers(life)
    flock_in(life, 10, (-44, -18), (0, 30), (48, 62), 1.2)
    scene.put(life)


def spot(near, side):
    """(x, y) by metres before the camera and to its right."""
    return -38 + 0.3026 * near + 0.9531 * side, -122 + 0.9531 * near - 0.3026 * side


def kolam(mesh):
    """A large kolam of white lines and dots drawn on the paving in rice flour."""
    x, y = spot(12.6, 3.3)
    with mesh.at(x, y, 0.012, 18):
        for ring in range(1, 4):
            for k in range(ring * 6):
                a = k * math.pi / (3 * ring)
                mesh.ball(
                    (0.045, 0.045, 0.008), '#f7f2e6', 0.5 * ring * math.cos(a), 0.5 * ring * math.sin(a), 0.002, 7
                )
        for petals, reach, wide in ((6, 1.0, 0.3), (12, 1.75, 0.24)):
            for k in range(petals):
                a = k * 2 * math.pi / petals + 0.26
                loop = []
                for t in np.linspace(0, 2 * math.pi, 27):
                    r, w = reach * (0.62 - 0.38 * math.cos(t)), wide * math.sin(t)
                    loop.append((r * math.cos(a) - w * math.sin(a), r * math.sin(a) + w * math.cos(a), 0.004))
                mesh.tube(loop, 0.022, '#f7f2e6', 5)
        mesh.tube(
            [(1.98 * math.cos(a), 1.98 * math.sin(a), 0.004) for a in np.linspace(0, 6.284, 61)], 0.022, '#b5422e', 5
        )
        for k in range(6):
            a = k * math.pi / 3
            mesh.lathe(
                [(0.13, 0.006), (0.02, 0.012)],
                ('marigold', '#b5505a')[k % 2],
                10,
                x=0.5 * math.cos(a),
                y=0.5 * math.sin(a),
            )


def kolam_makers(mesh):
    """Those at the kolam: two who draw, a girl who brings more flour, an old man who looks on."""
    for near, side, turn, cloth, second in (
        (12.0, 5.55, -62, '#a83a5a', '#cfae62'),
        (14.9, 3.0, 8, '#2f6f86', '#e7c9a0'),
    ):
        x, y = spot(near, side)
        with mesh.at(x, y, 0, turn, 1.06):
            person(mesh, 'draw', 'saree', cloth, second)
            stream(mesh, (0.1, -0.58, 0.06), (0.1, -0.6, 0.01), '#f7f2e6', 0.012)
            bowl(mesh, -0.32, -0.3, 0.0, heap='#f7f2e6', size=0.9)
    x, y = spot(14.3, 5.6)
    with mesh.at(x, y, 0, -52, 1.04):
        little_one(mesh, 'offer', '#7d93a8', girl=True)
        bowl(mesh, 0, -0.36, 0.84, heap='#f7f2e6', size=0.7)
    x, y = spot(15.8, 4.5)
    person(mesh, 'hold', 'lungi', '#efe4d2', 'ivory', x, y, 0, -14, 1.05, elder=True)


def flower_seller(mesh):
    """A woman strings jasmine behind her baskets, a mother buys some with her child on the hip, a man lifts his hands
    to the tower."""
    x, y = spot(12.2, -4.5)
    with mesh.at(x, y, 0, 34, 1.06):
        mesh.box(2.3, 1.5, 0.02, '#8c6f5a', 0.1, -0.6)
        person(mesh, 'knit', 'saree', '#3f7f6a', '#cf8a2f', look=-16)
        mesh.tube([(0.08, -0.32, 0.4), (0.0, -0.5, 0.2), (-0.1, -0.62, 0.06), (-0.5, -0.7, 0.05)], 0.022, '#f4efe2', 6)
        for bx, by, size, stuff in (
            (-0.7, -0.65, 0.34, '#f4efe2'),
            (0.1, -1.0, 0.36, 'marigold'),
            (0.85, -0.7, 0.32, '#c2557f'),
        ):
            mesh.lathe(
                [(0.7 * size, 0), (size, 0.16), (1.05 * size, 0.18), (0.92 * size, 0.16)], 'weave', 20, x=bx, y=by
            )
            for k in range(20):
                r = 0.8 * size * math.sqrt(k / 20)
                mesh.ball(
                    (0.07, 0.07, 0.055),
                    stuff,
                    bx + r * math.cos(k * 2.4),
                    by + r * math.sin(k * 2.4),
                    0.25 - 0.24 * r,
                    7,
                )
        for k in range(5):
            mesh.ball(0.1, '#6d4a30', 0.6 + 0.2 * (k % 3), -0.1 + 0.2 * (k // 3), 0.1, 9)
    x, y = spot(12.4, -2.5)
    with_child(mesh, 'saree', '#b5652f', '#efe4d2', x, y, 0, -62, 1.06, '#a7b79c')


def pilgrims(mesh):
    """Farther: one with raised joined hands before the tower, two brothers on the way, one who takes a picture."""
    x, y = spot(17.5, -1.6)
    person(mesh, 'salute', 'dhoti', 'skin', 'ivory', x, y, 0, 164, 1.05)
    x, y = spot(18.4, -0.4)
    person(mesh, 'pray', 'saree', '#8c6f9a', '#e7c9a0', x, y, 0, 170, 1.02)
    x, y = spot(21.5, 9.6)
    with mesh.at(x, y, 0, 128, 1.06):
        person(mesh, 'photograph', 'shirt', '#86a3b6', '#6d6a66')
        camera(mesh)
    x, y = spot(22.4, 10.6)
    person(mesh, 'hold', 'salwar', '#d9a79b', '#efe4d2', x, y, 0, 142, 1.02)
