"""Puri: fishers mend a net on the beach in the early sun, the Jagannath tower and its flag above the town."""
import math

import numpy as np

from kit.architecture.nagara import deul
from kit.architecture.rajput import town
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import crowd
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.trees import broadleaf
from kit.noise import smoothstep
from kit.scene import height_at
from kit.stage.beach import beach

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': "Fishers mend a net and sell their catch by painted boats on the beach of Puri at sunrise, Jagannath's pale tower and flag above the town.",
}


def edge(ys):
    return 7 + 2.4 * np.sin(ys * 0.035) + 0.012 * np.maximum(ys, 0) + 30 * smoothstep(20, 150, ys)


def build(scene):
    scene.camera((-3.0, -33.5, 2.3), (-15.2, 40, 8.9), lens=36, lift=0.022, focus=12.5, fstop=1.6)
    scene.light(
        sun=112,
        elevation=18,
        haze={'density': 0.0017, 'height': 18, 'base': 0.22, 'start': 50},
        clouds={'seed': 17.7, 'amount': 0.8, 'stretch': (0.5, 1)},
    )
    ground = beach(scene, edge, -1, 46, land='dust', reach=(-200, 170, -60, 380))
    city = Mesh()
    walls = ('cream-wall', 'pink-wall', 'whitewash', '#a9bccb', 'yellow-wall', '#b9c4a6', '#d3a58f')
    inland = lambda r, low, high, y: (float(edge(y)) - 46 - r.uniform(low, high), y)
    town(city, 36, lambda r: inland(r, 6, 26, r.uniform(4, 70)), lambda x, y: 2.4, walls, (6, 10), (4, 10), seed=3)
    town(city, 100, lambda r: inland(r, 6, 95, r.uniform(66, 142)), lambda x, y: 2.4, walls, (6, 10), (3.5, 8.5))
    town(city, 60, lambda r: inland(r, 5, 120, r.uniform(150, 260)), lambda x, y: 2.4, walls, (7, 11), (4, 8), seed=9)
    with city.at(-56, 190, 3, -38, 1.06):
        city.box(100, 80, 4, 'granite-pale')
        deul(city, 24, 72, 'whitewash', 0, 8, 3)
        for x, y, h in ((-34, -10, 22), (32, -14, 20), (-26, 30, 26), (36, 26, 22)):
            deul(city, h * 0.36, h, 'cream-wall', x, y, 3)
    scene.put(city)
    palms = [coconut_palm(i, 12 + i, (3 - i, 0.6)) for i in range(3)]
    scene.scatter(palms, 70, lambda r: inland(r, 1, 60, r.uniform(-4, 150)), ground, seed=4, sink=0.3)
    trees = [broadleaf(20 + i, 7, spread=1.2, cards=240) for i in range(2)]
    scene.scatter(trees, 60, lambda r: inland(r, 1, 90, r.uniform(40, 160)), ground, seed=7, sink=0.3)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint, trim in (
        (-8.8, -16.0, 60, '#3f78b8', 'turmeric'),
        (-15.4, -7.5, 70, '#c4503f', 'ivory'),
        (-8.6, -3, 84, '#3a8a5b', 'turmeric'),
        (-15, 9, 66, '#cfa13e', 'azure'),
        (-5, 17, 80, '#86a3b6', 'scarlet'),
        (-12, 30, 74, '#b5483f', 'turmeric'),
        (-2, 46, 84, '#3a8a5b', 'ivory'),
    ):
        fishing_boat(life, x, y, height_at(ground, x, y) + 0.1, turn, paint, trim, 7.5)
    fishing_boat(life, 20.5, 70, 0, 20, 'azure', 'turmeric', 8)
    fishing_boat(life, 52, 130, 0, 10, 'scarlet', 'turmeric', 9)
    launch(life, ground)
    menders(life, ground)
    fish_market(life, ground)
    crowd(life, 34, lambda r: (-6 + r.gauss(0, 5), r.uniform(-6, 80)), lambda x, y: height_at(ground, x, y), 7)
    flock_in(life, 12, (-6, 22), (0, 40), (9, 17), 0.7, 'white-bird')
    scene.put(life)


def spot(ground, side, deep):
    """The place side metres right of the camera's line and deep metres before it, with the sand's height."""
    x, y = -3 + 0.987 * side - 0.163 * deep, -33.5 + 0.163 * side + 0.987 * deep
    return x, y, height_at(ground, x, y)


def draw_net(mesh, lift, wide=5.4, deep=2.2, mesh_size=0.13):
    """A net spread on the sand in folds, its far edge raised where hands hold it: lift(u, v) in metres for places from
    0 to 1. Floats hang on its near edge."""

    def at(u, v):
        fold = 0.06 + 0.07 * math.sin(u * 23 + v * 5) * math.sin(v * 9 + u * 4)
        x = (u - 0.5) * wide + 0.16 * math.sin(v * 7)
        return x, (v - 0.5) * deep + 0.22 * math.sin(u * 6), max(0.02, fold) + lift(u, v)

    for k in range(int(wide / mesh_size) + 1):
        u = k * mesh_size / wide
        mesh.tube([at(u + 0.012 * (i % 2), i / 22) for i in range(23)], 0.0075, '#2f7f86', 4)
    for k in range(int(deep / mesh_size) + 1):
        v = k * mesh_size / deep
        mesh.tube([at(i / 50, v + 0.02 * (i % 2)) for i in range(51)], 0.0075, '#2f7f86', 4)
    for v in (0, 1):
        mesh.tube([at(i / 40, v) for i in range(41)], 0.02, '#cfae62', 5)
    for k in range(15):
        x, y, z = at((k + 0.5) / 15, 0)
        mesh.ball((0.1, 0.065, 0.065), '#d8733a' if k % 3 else 'ivory', x, y - 0.03, z + 0.03, 9)


def menders(mesh, ground):
    """Two sit and mend, the third holds the net up to find its holes; floats, a coil of rope and cork lie about."""
    x, y, z = spot(ground, 1.5, 10.7)
    rise = lambda u, v, cu, w, h: h * math.exp(-(((u - cu) / w) ** 2)) * smoothstep(0.35, 1.0, v)
    with mesh.at(x, y, z, 6):
        draw_net(
            mesh,
            lambda u, v: rise(u, v, 0.14, 0.07, 0.34) + rise(u, v, 0.53, 0.07, 0.34) + rise(u, v, 0.86, 0.07, 1.16),
        )
    for deed, side, deep, turn, dress, cloth, second, head, hat, elder in (
        ('knit', -0.6, 12.1, 26, 'lungi', '#efe4d2', '#8c6f5a', 'short', None, False),
        ('serve', 1.55, 12.5, -8, 'lungi', '#7d93a8', '#a8503f', 'turban', '#c9a25a', True),
        (
            Pose(((0.36, -0.4, 1.28), (-0.3, -0.4, 1.2)), bend=6, gaze=-6),
            3.35,
            12.35,
            -14,
            'lungi',
            'skin',
            '#2d4c86',
            'turban',
            '#efe4d2',
            False,
        ),
    ):
        px, py, pz = spot(ground, side, deep)
        person(mesh, deed, dress, cloth, second, px, py, pz, turn, 1.08, head=head, hat=hat, elder=elder)
    x, y, z = spot(ground, -1.75, 10.6)
    with mesh.at(x, y, z):
        for k in range(5):
            ring = np.linspace(0, 2 * math.pi, 25)
            mesh.tube([(0.34 * math.cos(a), 0.34 * math.sin(a), 0.03 + 0.05 * k) for a in ring], 0.032, '#b08a5a', 6)


def fish_market(mesh, ground):
    """By the first boat a woman shows her fish to another, baskets of the morning's catch before them; a boy runs up
    with an oar, crows wait."""
    for side, deep, size in ((-3.3, 11.6, 0.42), (-2.55, 12.0, 0.36), (-4.2, 11.0, 0.38)):
        x, y, z = spot(ground, side, deep)
        with mesh.at(x, y, z):
            mesh.lathe([(size * 0.7, 0), (size, 0.26), (size * 1.05, 0.3), (size * 0.92, 0.26)], 'weave', 20)
            for k in range(26):
                r = size * 0.8 * math.sqrt(k / 26)
                with mesh.at(r * math.cos(k * 2.4), r * math.sin(k * 2.4), 0.32 + 0.1 * (1 - r / size), k * 77):
                    mesh.ball((0.14, 0.04, 0.035), ('#c3ccd3', '#a9b4bd', '#d3c3b8')[k % 3], sides=8)
                    mesh.ball((0.03, 0.05, 0.02), '#8e99a3', -0.15, 0, 0, 6)
    x, y, z = spot(ground, -4.2, 12.2)
    person(mesh, 'sell', 'saree', '#a3546b', '#cfae62', x, y, z, 44, 1.06)
    x, y, z = spot(ground, -3.1, 13.2)
    with mesh.at(x, y, z, -26, 1.06):
        person(mesh, 'lean', 'saree', '#5f8c86', '#d8433a', elder=True)
    x, y, z = spot(ground, -2.2, 13.4)
    person(mesh, 'hold', 'dhoti', '#efe4d2', '#d9c6a0', x, y, z, -50, 1.06, look=-20)
    x, y, z = spot(ground, -5.8, 13.8)
    with mesh.at(x, y, z, 74):
        little_one(mesh, 'run', '#86a3b6', scale=1.08)
        mesh.tube([(-0.24, 0.75, 0.75), (0.24, -0.75, 0.95)], 0.025, 'wood', 6)
        mesh.ball((0.09, 0.26, 0.03), 'wood', 0.3, -0.95, 0.99, 8)
    for side, deep, turn in ((-4.5, 10.3, 60), (-4.1, 10.0, 110), (-2.9, 10.1, -40), (-5.0, 11.6, 80)):
        x, y, z = spot(ground, side, deep)
        with mesh.at(x, y, z, turn):
            mesh.ball((0.07, 0.15, 0.075), '#3b3a40', 0, 0, 0.14, 8)
            mesh.ball(0.055, '#6a6468', 0, -0.14, 0.22, 8)
            mesh.tube([(0, -0.17, 0.22), (0, -0.27, 0.2)], [0.022, 0.006], '#2b2a2e', 5)
            mesh.tube([(0, 0.1, 0.14), (0, 0.3, 0.1)], [0.05, 0.02], '#3b3a40', 5)


def launch(mesh, ground):
    """Four men push a boat down to the water."""
    x, y = 0.6, -4
    z = height_at(ground, x, y)
    fishing_boat(mesh, x, y, z + 0.1, -8, '#cfa13e', 'scarlet', 7)
    for dx, dy, cloth, second, turn in (
        (-4.0, 0.5, '#efe4d2', '#2d4c86', 84),
        (-3.6, 1.6, 'skin', '#a8503f', 70),
        (-1.8, -1.7, '#7d93a8', '#8c6f5a', 100),
        (0.4, -1.9, 'skin', '#5f8c86', 98),
    ):
        px, py = x + dx, y + dy
        person(
            mesh,
            'push',
            'lungi',
            cloth,
            second,
            px,
            py,
            height_at(ground, px, py),
            turn,
            1.05,
            head='turban',
            hat=second,
        )
