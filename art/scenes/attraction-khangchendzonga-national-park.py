"""Dzongri on a morning in May: Khangchendzonga's five summits in the first light, Pandim to their right,
rhododendrons in flower on the pasture, laden dzos and walkers by a stupa with flags."""
import math

import numpy as np

from kit.architecture.himalayan import chorten, mani_wall
from kit.life.animals import yak
from kit.life.birds import flock_in
from kit.life.flags import flag_string, tall_flag
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, mountain_range
from kit.nature.trees import bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'alt': 'The snow peaks of Khangchendzonga in first light above Dzongri, red and pink rhododendrons in flower, walkers and laden yaks by a stupa with prayer flags.',
}
PEAKS = (
    (-250, 2500, 1030, 560),
    (-80, 2530, 1000, 460),
    (90, 2560, 960, 480),
    (-470, 2560, 940, 520),
    (-760, 2620, 830, 560),
    (350, 2620, 780, 520),
    (980, 2350, 850, 520),
    (1320, 2500, 660, 560),
    (-1250, 2650, 680, 660),
    (-1800, 2750, 640, 720),
    (1850, 2650, 620, 640),
    (-820, 1950, 300, 520),
    (380, 1900, 300, 500),
    (1300, 1900, 320, 520),
)


def ground(xs, ys):
    """A pasture that rolls and falls off behind into the valley of the Prek; a knoll on the left, one on the right."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    roll = 0.9 * fractal(xs * 0.045, ys * 0.045, 4) + 0.018 * ys
    left = 5.2 * np.exp(-(((xs + 27) / 15) ** 2 + ((ys - 22) / 17) ** 2))
    right = 3.4 * np.exp(-(((xs - 27) / 13) ** 2 + ((ys - 14) / 14) ** 2))
    return roll + left + right - 60 * smoothstep(44, 110, ys - 0.1 * np.abs(xs))


def way(y):
    """x of the path at y."""
    return 3.4 + 3.0 * math.sin(y * 0.085 + 0.6)


def build(scene):
    scene.material('peaks', snow_line=210, snow_slope=(0.3, 0.48), rock=('#857a80', '#5f5a66'))
    scene.material('field-ripe', colour='#a09a5c', second='#7d8444', patches=('#b89a66', 0.35, 0.09), bump=0.1)
    scene.material('blossom-red', colour='#c5303c', second='#a32231')
    scene.material('blossom-pink', colour='#e58fae', second='#cf6c93')
    scene.camera((-2.0, -21.5, 2.5), (0.8, 30, 7.4), lens=35, lift=0.03)
    scene.light(
        sun=-104,
        elevation=14,
        fill=1.2,
        haze={'density': 0.0008, 'height': 60, 'start': 80, 'base': 0.08},
        clouds={'seed': 6.4, 'amount': 0.55},
    )
    scene.put(mountain_range(PEAKS), z=-60, layer='far')
    scene.put(
        hill_layers(((430, 84, 330, -70, 1.3), (900, 150, 520, -60, 8.1)), 'forest-hills', width=1900), layer='far'
    )
    scene.put(ground_sheet(ground, (-90, 95), (-26, 130), 'field-ripe', 340, 320, near=(40, 0.6)))
    path = Mesh()
    rows = []
    for y in np.linspace(-24, 40, 130):
        x, wide = way(y), 0.75 + 0.15 * math.sin(y * 1.3)
        rows.append([(x + u * wide, y, height_at(ground, x + u * wide, y) + 0.035) for u in (-1, 0, 1)])
    path.loft(rows, 'dust')
    scene.put(path)
    stones(scene)
    shrubs(scene)
    shrine(scene)
    scene.layer = 'life'
    caravan(scene)
    folk(scene)


def stones(scene):
    """Boulders that frost has broken, pasture grass."""
    blocks = [rock(i, 1.0, 'rock', 0.8) for i in range(4)]
    clear = lambda x, y: abs(x - way(y)) > 2.0
    scene.scatter(
        blocks,
        110,
        ((-50, 52), (-17, 56)),
        ground,
        seed=4,
        sink=0.25,
        scale=(0.2, 1.1),
        keep=lambda x, y, z: clear(x, y),
    )
    tufts = [grass_tuft(5 + i, 46, 0.4, 0.3, ('grass-dry', 'grass')[i]) for i in range(2)]
    scene.scatter(
        tufts,
        900,
        ((-30, 32), (-18, 44)),
        ground,
        seed=6,
        sink=0.04,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: clear(x, y),
    )


def shrubs(scene):
    """Rhododendrons: dark leaves under heads of flowers, thick on both knolls and down the far edge."""
    kinds = []
    for i, flower in enumerate(('blossom-red', 'blossom-pink', 'blossom-pink', 'flag-white')):
        kinds.append((bush(12 + i, 1.7, 'leaf-dark', 6, 130, 0.13), bush(12 + i, 1.84, flower, 6, 90, 0.15)))
    chance = np.random.RandomState(7)
    places = [
        (x, y)
        for x, y in (
            (-7.6, -8.8),
            (-8.9, -6.6),
            (-7.2, -5.2),
            (7.2, -7.6),
            (8.4, -5.8),
            (11.2, -1.4),
            (-12.5, 2.0),
            (13.2, 4.0),
        )
    ]
    for _ in range(900):
        x, y = chance.uniform(-62, 64), chance.uniform(-6, 66)
        thick = np.exp(-(((x + 25) / 15) ** 2 + ((y - 18) / 18) ** 2)) + np.exp(
            -(((x - 27) / 14) ** 2 + ((y - 14) / 16) ** 2)
        )
        if abs(x - way(y)) > 7.5 and chance.rand() < 0.16 + 0.6 * thick:
            places.append((x, y))
    for k, (x, y) in enumerate(places):
        leaves, flowers = kinds[(k * 7 + int(fractal(x * 0.1, y * 0.1, 2) * 6)) % 4 if k % 3 else k % 2]
        z, size, turn = height_at(ground, x, y) - 0.15, chance.uniform(0.9, 1.6), chance.uniform(0, 360)
        scene.put(leaves, x, y, z, turn, size)
        scene.put(flowers, x, y, z, turn, size)


def shrine(scene):
    """The stupa and the wall of prayer stones on a swell left of the path; strings of flags to poles."""
    mesh = Mesh()
    x, y = -7.4, 12.0
    z = height_at(ground, x, y)
    chorten(mesh, x, y, z - 0.2, 0.46)
    mani_wall(mesh, (-4.9, 13.4), (-0.6, 14.4), height_at(ground, -3, 14) - 0.2, 1.0)
    top = z + 4.7
    for k, (px, py, sag) in enumerate(((-17.5, 7.5, 1.2), (-15, 20, 1.0), (6.8, 17.5, 1.9), (0.6, 24, 1.2))):
        pz = height_at(ground, px, py)
        mesh.tube([(px, py, pz - 0.3), (px, py, pz + 4.2)], 0.05, 'wood', 6)
        flag_string(mesh, (x, y, top), (px, py, pz + 4.1), sag, 18, 0.5, seed=k + 2)
    for k, (px, py) in enumerate(((9.0, 18.4), (10.6, 19.0), (12.2, 19.4), (13.8, 20.0))):
        tall_flag(
            mesh,
            px,
            py,
            height_at(ground, px, py) - 0.2,
            5.6,
            ('flag-white', 'flag-yellow', 'flag-red', 'flag-green')[k],
            0.5,
        )
    scene.put(mesh)


def caravan(scene):
    """Three dzos with loads, and the man who drives them."""
    for k, (y, cloth) in enumerate(((1.4, 'crimson'), (5.2, 'turmeric'), (9.0, 'indigo'))):
        x = way(y) + 0.2
        z = height_at(ground, x, y)
        turn = -62 + 6 * k
        beast = yak(cloth)
        for part in beast if isinstance(beast, (tuple, list)) else (beast,):
            scene.put(part, x, y, z, turn, 1.0)
        load = Mesh()
        with load.at(x, y, z, turn):
            for side in (-1, 1):
                load.ball((0.5, 0.26, 0.34), ('#7d6a46', '#4f6b63', '#7b4a3c')[k], 0.0, 0.52 * side, 1.12, 12)
            load.ball((0.5, 0.42, 0.2), ('#5f7a86', '#96633f', '#6d6f45')[k], 0.0, 0, 1.58, 12)
        scene.put(load)
    driver = Mesh()
    x, y = way(11.8) + 0.6, 11.8
    person(
        driver, 'walk', 'jacket', 'maroon', '#4b4640', x, y, height_at(ground, x, y), 30, 1.0, head='cap', hat='indigo'
    )
    scene.put(driver)


def folk(scene):
    """Walkers who stop: one photographs the peaks, one points, two sit on a stone with tea."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y)
    with mesh.at(-3.0, -3.6, put(-3.0, -3.6), 172):
        person(mesh, 'photograph', 'jacket', 'azure', '#4b4640', head='cap', hat='crimson', pack='saffron')
        camera(mesh)
    person(
        mesh,
        'wave',
        'jacket',
        'scarlet',
        '#4b4640',
        -4.5,
        -2.6,
        put(-4.5, -2.6),
        200,
        1.0,
        head='cap',
        hat='turmeric',
        pack='teal',
    )
    x, y = 8.6, -2.6
    z = put(x, y)
    mesh.box(2.0, 0.7, 0.5, 'grey-stone', x, y, z - 0.05)
    person(mesh, 'sip', 'jacket', 'emerald', '#4b4640', x - 0.5, y, z - 0.06, 20, 1.0, head='cap', hat='ivory')
    person(mesh, 'talk', 'jacket', 'violet', '#4b4640', x + 0.5, y, z - 0.06, -15, 1.0, head='scarf', hat='scarlet')
    for k, y in enumerate((22.0, 24.2, 27.5)):
        x = way(y)
        person(
            mesh,
            'walk',
            'jacket',
            ('turmeric', 'azure', 'crimson')[k],
            '#4b4640',
            x,
            y,
            put(x, y),
            175,
            1.0,
            pack='maroon',
        )
    flock_in(mesh, 8, (4, 26), (40, 80), (20, 30), 0.9)
    scene.put(mesh)
