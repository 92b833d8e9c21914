"""Athirappilly in July: the Chalakudy brown and full over its edge; a family at the rail of the lookout rock, a woman
who roasts corn."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import parasol
from kit.life.powder import powder_cloud
from kit.life.work import Pose, bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A family watches the broad, brown Athirappilly falls in the monsoon from a railed rock, while a woman roasts corn under an umbrella.',
}


def ground(xs, ys):
    lip = ys - 34 - 4 * np.sin(xs * 0.06) - 0.0035 * xs**2
    cliff = 26 * smoothstep(-2, 4, lip + 3 * fractal(xs * 0.06, ys * 0.06, 4))
    bank = 9 * smoothstep(24, 52, np.abs(xs))
    return (
        cliff
        + bank
        - 0.9
        + (ridged(xs * 0.08, ys * 0.1, 5) - 0.5) * 4 * smoothstep(2, 10, cliff)
        + 0.5 * fractal(xs * 0.08, ys * 0.08, 4)
        + 2.4 * smoothstep(34, 44, np.abs(xs))
        - 1.6 * smoothstep(30, 20, np.abs(xs)) * smoothstep(24, 27, cliff)
    )


def lookout(xs, ys):
    """The rock in front: level where people stand, broken off towards the river."""
    brink = ys + 26.2 + 0.02 * (xs + 7) ** 2 + 1.1 * fractal(xs * 0.2, ys * 0.05, 3)
    rough = 0.22 * ridged(xs * 0.25, ys * 0.25, 4) + 0.1 * fractal(xs * 0.9, ys * 0.9, 3)
    return 5.0 + rough - 9 * smoothstep(-0.2, 4.5, brink)


def build(scene):
    scene.material('fall', colour='#f3ead8', shade='#c2b297', cover=0.74, scale=0.4, stretch=(3.2, 3.2, 0.12))
    scene.material('fall-thin', colour='#f6f0e2', shade='#cfc2a8', cover=0.5, scale=0.7)
    scene.material('river', colour='#7d6a4c')
    scene.material('glacial', colour='#8d7a5c')
    scene.material('forest-hills', meadow=('#57793c', '#405f30'), rock=('#5f574b', '#423d37'), rock_slope=0.7)
    scene.camera((-9, -40, 8), (3, 30, 8.4), lens=33, lift=0.03)
    scene.light(
        sun=-112,
        elevation=36,
        haze={'density': 0.0034, 'height': 18, 'base': 0.24, 'start': 40, 'most': 0.82},
        clouds={'scale': 1.3, 'low': 0.35, 'high': 0.6, 'amount': 1.0, 'seed': 5.9},
    )
    scene.put(ground_sheet(ground, (-130, 130), (-50, 170), 'forest-hills', 380, 340))
    scene.put(plain('forest-hills', z=20, y=8200), layer='far')
    water = Mesh()
    water.quad((-60, -60, -0.12), (60, -60, -0.12), (60, 40, -0.12), (-60, 40, -0.12), 'river')
    edge = lambda x: 34 + 4 * np.sin(x * 0.06) + 0.0035 * x * x - 3.4
    water.loft(
        [[(x, edge(x) - 0.3, 24.66), (x, 170, 24.66)] for x in np.linspace(-23.5, 23.5, 40)], 'glacial', smooth=False
    )
    for x, width, seed in ((-17, 11, 3), (-5, 10, 4), (7, 12, 5), (18.5, 9, 6)):
        waterfall(water, x, edge(x), 24.5, -0.4, width + 1.6, 4.6, 44, seed, 1.1)
    waterfall(water, 29, edge(29) - 1, 23, -0.4, 3, 2.4, 10, 9, 1.3)
    for x in (-17, -5, 7, 18):
        spray(water, x, edge(x) - 6.4, -0.4, 11, 16, 1.9, int(abs(x)))
    for i, (x, up, size) in enumerate(
        ((-20, 1, 9), (-11, 0, 10), (-2, 1, 10), (7, 0, 11), (16, 1, 9), (24, 0, 7), (-15, 7, 8), (3, 8, 9), (14, 7, 7))
    ):
        powder_cloud(water, x, edge(x) - 7 - (up < 2) * 2, up, size * 1.5, '#eeeee6', 4, i + 3, 0.1, 0.3, 0)
    scene.put(water)
    blue_hills(scene, near=330, count=3, height=52, base=18, width=1500, seed=4, length=200)
    stones = [rock(i, 1.9, 'rock', 0.7) for i in range(4)]
    scene.scatter(
        stones,
        110,
        lambda r: (r.choice((-1, 1)) * abs(r.gauss(22, 7)), r.uniform(-30, 28)),
        lambda x, y: x * 0 - 0.5,
        seed=4,
        sink=0.4,
        scale=(0.3, 1.4),
    )
    scene.scatter(
        stones,
        16,
        lambda r: (r.uniform(-22, 24), float(edge(r.uniform(-20, 20))) - 1),
        lambda x, y: x * 0 + 24,
        seed=5,
        sink=0.5,
        scale=(0.3, 0.8),
    )
    trees = [
        broadleaf(50 + i, 14, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.05, clouds=9, cards=240, card=0.5)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        330,
        ((-110, 110), (-10, 150)),
        ground,
        seed=6,
        sink=0.4,
        keep=lambda x, y, z: abs(x) > 32 - (4 if y > 60 else 0) and (x + 9) ** 2 + (y + 40) ** 2 > 900,
    )
    scene.scatter(
        [bamboo_clump(2, 10)], 26, lambda r: (r.choice((-1, 1)) * r.uniform(32, 46), r.uniform(-14, 40)), ground, seed=7
    )
    scene.put(ground_sheet(lookout, (-34, 20), (-41, -19), 'rock', 220, 120))
    scene.layer = 'front'
    for x, y, size in (
        (-15.6, -28.4, 1.1),
        (-14.2, -30.2, 0.8),
        (-0.6, -30.8, 0.9),
        (0.6, -28.6, 1.2),
        (-8.3, -30.1, 0.5),
        (-7.7, -30.5, 0.6),
        (-12.6, -30.3, 0.8),
    ):
        scene.put(
            grass_tuft(int(abs(x * 7)), 70, 0.8, 0.4, 'rice'), x, y, height_at(lookout, x, y) - 0.05, 40 * x, size
        )
    scene.scatter(
        [rock(7, 0.5, 'rock', 0.6), rock(8, 0.4, 'rock', 0.6)],
        34,
        ((-16, 2), (-31, -27)),
        lookout,
        seed=3,
        scale=(0.2, 0.8),
    )
    scene.layer = 'life'
    life = Mesh()
    railing(life)
    onlookers(life)
    corn_seller(life, -4.0, -28.9, 28)
    flock_in(life, 7, (-2, 16), (6, 20), (21, 27), 0.8, 'white-bird', 3)
    scene.put(life)


def railing(mesh):
    """An iron rail along the brink, on posts set into the rock."""
    spots = [(x, -26.9 - 0.02 * (x + 7) ** 2) for x in np.linspace(-17, 3, 13)]
    spots = [(x, y, height_at(lookout, x, y)) for x, y in spots]
    for x, y, z in spots:
        mesh.tube([(x, y, z - 0.4), (x, y, z + 1.12)], 0.035, '#4d6f6a', 8)
    for up in (0.6, 1.08):
        mesh.tube([(x, y, z + up) for x, y, z in spots], 0.026, '#4d6f6a', 7)


def umbrella(mesh, hand, cloth, radius=0.62, high=0.8):
    """An umbrella whose handle stands in a hand; ribs, scalloped between them."""
    with mesh.at(*hand, tilt=-5):
        mesh.tube([(0, 0, -0.2), (0, 0, high + 0.1)], 0.013, 'wood', 6)
        profile = [(radius, 0.62), (radius * 0.84, 0.74), (radius * 0.5, 0.85), (radius * 0.2, 0.9), (0.012, 0.915)]
        mesh.lathe([(r, high - 0.9 + z) for r, z in profile], cloth, 64, ribs=16, rib=0.09)


def onlookers(mesh):
    """A father with a child on his shoulders, the mother under an umbrella, a girl at the rail; one who photographs."""
    stand = lambda x, y: height_at(lookout, x, y) + 0.02
    x, y = -10.9, -28.2
    hold = Pose(((0.14, -0.22, 1.32), (-0.14, -0.22, 1.32)), gaze=8)
    person(mesh, hold, 'shirt', '#86a3b6', '#4b5568', x, y, stand(x, y), 168, 1.04)
    astride = Pose(
        ((0.5, -0.2, 1.7), (-0.1, -0.2, 1.25)),
        knees=((0.2, -0.26, 0.9), (-0.2, -0.26, 0.9)),
        ankles=((0.17, -0.24, 0.5), (-0.17, -0.24, 0.5)),
    )
    with mesh.at(x, y, stand(x, y), 168, 1.04):
        little_one(mesh, astride, '#c2475a', 0, 0.06, 0.88, 0, 0.86)
    x, y = -11.9, -28.9
    person(mesh, 'hold', 'salwar', '#cfae62', '#7a3b52', x, y, stand(x, y), 196, 1.0, look=-20)
    with mesh.at(x, y, stand(x, y), 196):
        umbrella(mesh, (0.2, -0.36, 1.1), '#2f6f7f', high=1.05)
    little_one(mesh, 'push', '#d9a79b', -9.5, -27.6, stand(-9.5, -27.6), 174, 1.05, True)
    x, y = -6.2, -27.9
    person(mesh, 'photograph', 'jacket', '#d0562f', '#3d4148', x, y, stand(x, y), 172, 1.02, pack='#4a6a55')
    x, y = -1.2, -27.6
    person(mesh, 'lean', 'lungi', '#efe4d2', '#7d93a8', x, y, stand(x, y), 160, 1.0, elder=True)


def corn_seller(mesh, x, y, turn):
    """A woman on her heels fans coals under cobs of corn, beneath a great umbrella; a boy waits with his coin."""
    with mesh.at(x, y, height_at(lookout, x, y) + 0.02, turn):
        person(mesh, 'cook', 'saree', '#8e2f3a', '#cfae62')
        mesh.lathe([(0.2, 0), (0.3, 0.16), (0.34, 0.32), (0.3, 0.3)], 'iron', 20, y=-0.72)
        mesh.lathe([(0.29, 0.28), (0.01, 0.3)], '#2b2523', 16, y=-0.72)
        for k in range(7):
            a = k * 2.4
            mesh.ball(
                (0.06, 0.06, 0.04),
                'flame' if k % 2 else '#3a302b',
                0.15 * math.cos(a),
                -0.72 + 0.15 * math.sin(a),
                0.31,
                7,
            )
        for k in range(3):
            with mesh.at(-0.14 + 0.14 * k, -0.72, 0.37, 8 * k):
                mesh.ball((0.045, 0.15, 0.045), '#e0b548', sides=10)
        mesh.lathe([(0.26, 0), (0.36, 0.2), (0.34, 0.2)], 'bamboo', 20, x=0.72, y=-0.3)
        for k in range(12):
            a = k * 2.4
            with mesh.at(0.72 + 0.17 * math.cos(a), -0.3 + 0.17 * math.sin(a), 0.24 + 0.02 * (k % 3), k * 53, tilt=16):
                mesh.ball((0.05, 0.17, 0.05), '#e0b548' if k % 3 else '#8fae52', sides=9)
        parasol(mesh, -0.5, 0.35, 0, 1.05, 1.95, '#c9483a', tilt=-4, fringe='#efe4d2')
        give = Pose(((0.2, -0.5, 1.06), (-0.25, -0.04, 0.82)), bend=8, gaze=-6)
        little_one(mesh, give, '#a7b79c', -0.5, -1.35, 0, 150, 1.06)
        bowl(mesh, -0.42, -0.36, 0.0, 'iron', heap='#8d3f2b', size=0.7)
    for k in range(5):
        powder_cloud(
            mesh,
            x + 0.35 + 0.12 * k,
            y - 0.5,
            height_at(lookout, x, y) + 0.7 + 0.34 * k,
            0.3 + 0.1 * k,
            '#e9e7e0',
            5,
            k,
            0.1,
            0.4,
            0,
        )
