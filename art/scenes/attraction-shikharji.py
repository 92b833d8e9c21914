"""Shikharji at sunrise: the ridge of Parasnath over a sea of cloud, the white temple on its peak, small white canopies
over footprints along the way, pilgrims with staffs and two bearers with a litter."""
import math

import numpy as np

from kit.architecture.nagara import shikhara
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.people import crowd, sitter
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'alt': 'The white temple of Parasnath on its forested peak above a sea of cloud at sunrise, pilgrims with staffs on the paved ridge path to Shikharji past small white shrines.',
}
PEAK = (20.0, 92.0)


def line(y):
    """x of the ridge's path at y."""
    y = np.asarray(y, float)
    return -6 + 0.29 * (y + 20) + 5.5 * np.sin(y * 0.055 + 0.6) * smoothstep(94, 70, y) - 5.4 * smoothstep(60, 92, y)


def ground(xs, ys):
    crest = -3.5 + 5 * smoothstep(-24, 10, ys) - 4.5 * smoothstep(14, 40, ys) + 22 * smoothstep(40, 92, ys)
    crest = crest - 60 * smoothstep(104, 180, ys)
    away = np.abs(xs - line(ys))
    side = 46 * smoothstep(3.2 + 3 * smoothstep(80, 92, ys), 60, away + 1.5 * fractal(xs * 0.06, ys * 0.06, 4)) ** 1.1
    folds = 9 * (ridged(xs * 0.018, ys * 0.018, 5) - 0.5) * smoothstep(8, 40, away)
    return crest - side + folds + 0.35 * fractal(xs * 0.12, ys * 0.12, 4) * smoothstep(2.2, 5, away)


def build(scene):
    scene.material('green-hills', meadow=('#74894a', '#56733f'), rock=('#83785f', '#645c48'), rock_slope=0.75)
    scene.material('steam', colour='#f2ddd4', glow=0.1, translucent=0.7)
    scene.camera((-13.5, -33, 5.6), (8, 60, 10.5), lens=35)
    scene.light(
        sun=-104,
        elevation=10,
        haze={'density': 0.0022, 'height': 26, 'start': 70, 'base': 0.12, 'low': -60},
        clouds={'seed': 13.7, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-130, 160), (-44, 200), 'green-hills', 360, 380, near=(40, 0.5)))
    scene.put(
        hill_layers(((420, 34, 150, -40, 2.1), (900, 60, 300, -48, 5.2), (1700, 120, 700, -60, 7.4)), width=1900),
        layer='far',
    )
    clouds(scene)
    marble = Mesh()
    with marble.at(*PEAK, height_at(ground, *PEAK) - 1.2, 18):
        temple(marble)
    for k, y in enumerate((6, 22, 37, 52, 66)):
        x = float(line(y)) + (4.6 if k % 2 else -4.4)
        with marble.at(x, y, height_at(ground, x, y) - 0.3, 30 * k, 1.0):
            tonk(marble, k)
    scene.put(marble)
    path(scene)
    growth(scene)
    scene.layer = 'life'
    pilgrims(scene)


def clouds(scene):
    """The sea of cloud: a bumpy white sheet below the ridge."""
    mesh = Mesh()
    xs, ys = np.meshgrid(np.linspace(-900, 1100, 240), np.linspace(60, 2400, 240))
    heights = -30 + 9 * np.abs(fractal(xs * 0.008, ys * 0.006, 5)) + 5 * fractal(xs * 0.02, ys * 0.014, 4)
    mesh.grid(xs, ys, heights, 'steam')
    scene.put(mesh, layer='far')
    scene.put(plain('steam', z=-32), layer='far')


def temple(mesh):
    """Parasnath Tonk: a white terrace with stairs, a domed hall, the tall spire with its smaller ones."""
    mesh.box(25, 22, 4.5, 'whitewash', 0, 3, -2.6)
    mesh.box(25.6, 22.6, 0.5, 'marble-shade', 0, 3, 1.7)
    for i in range(14):
        mesh.box(6.4, 0.6, 1.9 - 0.3 * i + 2.4, 'step', 0, -8.2 - 0.6 * i, -2.4)
    with mesh.at(0, 3, 2.2):
        mesh.box(11, 11, 4.6, 'marble')
        for z in (0.2, 3.0, 4.4):
            mesh.box(11.7, 11.7, 0.35, 'marble-shade', z=z)
        shikhara(mesh, 9.6, 13.5, 'marble', z=4.8, ribs=12, tip='gold-paint', curve=0.55, layers=15)
        for x in (-4.6, 4.6):
            for y in (-4.6, 4.6):
                shikhara(mesh, 3.4, 5.2, 'marble', x, y, 4.8, 8, 'gold-paint', 0.55, False, 10, 24)
        pennant(mesh, 0, 0, 19.6, 4.4, 2.0, 'flag-red')
        with mesh.at(0, -8.0):
            mesh.box(8, 5.4, 0.5, 'marble')
            for x in (-3.4, -1.2, 1.2, 3.4):
                for y in (-2.2, 2.0):
                    mesh.lathe([(0.36, 0.4), (0.26, 0.8), (0.24, 3.0), (0.42, 3.5)], 'marble', 12, x=x, y=y)
            mesh.box(6.6, 0.3, 3.2, 'recess', 0, 2.4, 0.4)
            mesh.box(9, 6.2, 0.5, 'marble-shade', z=3.5)
            mesh.lathe([(3.0, 4.0), (2.9, 4.5), (2.4, 5.7), (1.2, 6.7), (0.1, 7.1)], 'marble', 32)
            mesh.lathe([(0.1, 0), (0.4, 0.4), (0.12, 0.8), (0.02, 1.6)], 'gold-paint', 12, z=7.0)
    for x in (-11.4, 11.4):
        for y in (-7, 12.6):
            mesh.box(1.6, 1.6, 2.6, 'marble', x, y, 2.0)
            mesh.lathe([(1.2, 0), (1.1, 0.6), (0.6, 1.3), (0.05, 1.9)], 'marble', 16, x=x, y=y, z=4.6)
    for k in range(24):
        mesh.box(0.24, 0.24, 1.0, 'whitewash', -12.2 + 1.06 * k, -8.0, 2.1) if abs(-12.2 + 1.06 * k) > 3.4 else None


def tonk(mesh, k):
    """A canopy of marble on a stepped square over a pair of footprints."""
    for i in range(3):
        mesh.box(4.4 - 0.8 * i, 4.4 - 0.8 * i, 0.45, ('marble-shade', 'marble', 'whitewash')[i], z=-0.2 + 0.4 * i)
    for x in (-1, 1):
        for y in (-1, 1):
            mesh.lathe([(0.2, 0), (0.14, 0.2), (0.13, 1.9), (0.24, 2.2)], 'marble', 10, x=x, y=y, z=1.0)
    mesh.box(0.9, 0.9, 0.5, 'marble', z=1.0)
    mesh.box(3.0, 3.0, 0.25, 'marble-shade', z=3.2)
    if k % 2:
        mesh.lathe([(1.3, 0), (1.34, 0.5), (1.0, 1.2), (0.4, 1.7), (0.05, 1.9)], 'marble', 28, z=3.4)
    else:
        mesh.lathe([(1.2, 0), (1.0, 0.8), (0.6, 1.9), (0.2, 2.5)], 'marble', 8, False, z=3.4, start=22.5)
    mesh.lathe([(0.1, 0), (0.22, 0.2), (0.02, 0.9)], 'gold-paint', 10, z=5.2 if k % 2 else 5.8)
    pennant(mesh, 0.1, 0, 5.4, 2.0, 1.0, 'flag-saffron')


def path(scene):
    """The paved way with its white edge, steps where it climbs."""
    mesh = Mesh()
    rows = np.linspace(-42, 80, 190)
    points = [(float(line(y)), y, height_at(ground, float(line(y)), y) + 0.16) for y in rows]
    mesh.loft([[(x + s * 1.7, y, z) for s in (-1, 1)] for x, y, z in points], 'step', smooth=False)
    for side in (-1, 1):
        mesh.loft(
            [
                [(x + side * a, y, z + b) for a, b in ((1.7, -0.6), (1.7, 0.22), (2.0, 0.22), (2.0, -1.4))]
                for x, y, z in points
            ],
            'whitewash',
            smooth=False,
        )
    scene.put(mesh)


def growth(scene):
    """Sal and scrub on the flanks, grass beside the path."""
    off = lambda x, y: abs(x - float(line(y)))
    trees = [
        broadleaf(44 + i, 7, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.0, clouds=7, cards=200, card=0.42)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        900,
        ((-90, 110), (-10, 130)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.5, 1.05),
        keep=lambda x, y, z: off(x, y) > 9 + 5 * (y > 74) and z > -32,
    )
    shrubs = [bush(5 + i, 1.2, ('leaf', 'leaf-dry')[i], cards=160) for i in range(2)]
    scene.scatter(
        shrubs, 160, ((-40, 50), (-30, 84)), ground, seed=7, sink=0.2, keep=lambda x, y, z: 2.8 < off(x, y) < 12
    )
    scene.scatter(
        [rock(i, 0.8, 'rock') for i in range(3)],
        50,
        ((-30, 40), (-30, 70)),
        ground,
        seed=8,
        sink=0.25,
        scale=(0.3, 1.2),
        keep=lambda x, y, z: 2.6 < off(x, y) < 9,
    )
    scene.scatter(
        [grass_tuft(5, 50, 0.5, 0.35, 'grass')],
        260,
        lambda r: (r.uniform(-24, 8), r.uniform(-30, 0)),
        ground,
        seed=9,
        sink=0.05,
        keep=lambda x, y, z: off(x, y) > 2.3,
    )


def pilgrims(scene):
    """Barefoot walkers in white and saffron with bamboo staffs, a litter on two shoulders, many farther up."""
    life = Mesh()
    on = lambda y, s=0.0: (float(line(y)) + s, y, height_at(ground, float(line(y)), y) + 0.18)
    for y, s, deed, dress, cloth, second, turn, more in (
        (-8.5, -0.7, 'walk', 'dhoti', 'ivory', 'ivory', 164, {'elder': True}),
        (-7.6, 0.5, 'walk', 'saree', 'ivory', 'crimson', 164, {'head': 'veil'}),
        (-1.0, 0.0, 'walk', 'saree', 'saffron', 'crimson', 162, {}),
        (3.6, -0.8, 'walk', 'kurta', 'ivory', 'ivory', 160, {}),
        (4.2, 0.5, 'walk', 'saree', 'scarlet', 'turmeric', 160, {}),
        (8.0, -0.4, 'walk', 'kurta', 'turmeric', 'ivory', -16, {}),
    ):
        x, py, z = on(y, s)
        person(life, deed, dress, cloth, second, x, py, z, turn, 1.1, **more)
        life.tube([(x + 0.42, py - 0.1, z), (x + 0.36, py + 0.2, z + 1.6)], 0.025, 'bamboo', 5)
    x, y, z = on(0.4, -1.0)
    little_one(life, 'walk', 'azure', x, y, z, 164, 1.1)
    x, y, z = on(13.5)
    with life.at(x, y, z, 74, 1.1):
        life.tube([(-1.7, 0, 1.62), (1.7, 0, 1.62)], 0.05, 'bamboo', 6)
        for side in (-1.45, 1.45):
            person(life, 'reach', 'shirt', '#86a3b6', 'ivory', side, -0.16, 0, 90, 1.0)
        life.box(1.1, 0.6, 0.1, 'wood', z=0.7)
        for px in (-0.5, 0.5):
            life.tube([(px, 0, 0.75), (px * 0.4, 0, 1.6)], 0.02, 'rope', 4)
        sitter(life, 'ivory', 0, 0, 0.76, 0.95, 90, arms='lap')
    crowd(
        life,
        34,
        lambda r: (lambda y: (float(line(y)) + r.uniform(-1.2, 1.2), y))(r.uniform(18, 79)),
        lambda x, y: height_at(ground, x, y) + 0.18,
        4,
        1.1,
        0.1,
        170,
    )
    flock_in(life, 9, (-34, -6), (30, 90), (22, 34), 1.1)
    scene.put(life)
