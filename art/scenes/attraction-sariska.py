"""Sariska in April: a tiger comes down to the Kalighati waterhole, sambar stand stiff, peafowl scatter and one dances;
the fort of Kankwari on its hill in the valley, bare Aravalli ridges, dry dhok wood, a jeep that has stopped."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import bastion, crenels, curtain_wall
from kit.life.animals import peacock
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.herds import barasingha
from kit.life.vehicles import safari_jeep
from kit.life.water_birds import egret
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import fan_palm
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'A tiger at a waterhole in Sariska with sambar and peafowl, Kankwari fort on its hill behind, dry Aravalli ridges and a stopped jeep.',
}
FORT = (14.0, 120.0)
CROWN = 27.0


def shore(xs, ys):
    """Metres from the pool's edge, positive on land."""
    wobble = 0.8 * fractal(xs * 0.12, ys * 0.12, 3)
    return 9.5 * (np.hypot((xs - 1.0) / 11.5, (ys - 0.5) / 6.2) - 1) + wobble


def ground(xs, ys):
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    bank = 0.55 * smoothstep(-1.6, 3.0, shore(xs, ys)) - 0.4
    roll = 0.5 * fractal(xs * 0.04, ys * 0.04, 3) * smoothstep(2, 10, shore(xs, ys))
    hill = CROWN * smoothstep(
        64, 25, np.hypot((xs - FORT[0]) * 0.76, ys - FORT[1]) + 5 * fractal(xs * 0.03, ys * 0.03, 4)
    )
    return bank + roll + hill + 2.2 * smoothstep(22, 60, ys)


def build(scene):
    scene.material('dust', colour='#c69c6c', second='#a97f54', patches=('#a58f5a', 0.4, 0.08))
    scene.material('pool', colour='#4a553c', ripple=0.008)
    scene.material('leaf-dry', colour='#a3914a', second='#7b7238')
    scene.material('sand-stone', colour='#c9a176', second='#a88058', stain=0.4)
    scene.material('sand-stone-dark', colour='#b58c63', second='#936d4a', stain=0.45)
    scene.material('rock', colour='#a58d74', second='#7d6853')
    scene.camera((-2.6, -16.5, 2.3), (1.0, 20, 4.9), lens=33, lift=0.02, focus=17, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.003, 'height': 40, 'start': 40, 'base': 0.14},
        clouds={'seed': 3.9, 'amount': 0.6},
    )
    scene.put(
        hill_layers(
            ((340, 84, 300, 0, 8.4), (640, 150, 460, 0, 2.3), (1050, 230, 700, 0, 5.9)), 'dry-hills', width=1800
        ),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-150, 160), (-20, 230), 'dust', 340, 340, near=(30, 0.5)))
    water = Mesh()
    water.quad((-16, -9, 0), (18, -9, 0), (18, 9, 0), (-16, 9, 0), 'pool')
    scene.put(water)
    fort = Mesh()
    with fort.at(*FORT, CROWN + 2.0):
        kankwari(fort)
    scene.put(fort)
    cover(scene)
    animals(scene)


def kankwari(mesh):
    """The small square fort: round bastions, walls with merlons, a palace block with two kiosks inside."""
    path = [(-25, -9), (-13, -15), (0, -17), (13, -15), (25, -9), (27, 4)]
    for k, (x, y) in enumerate(path):
        bastion(mesh, 2.3 + 0.4 * (k % 2), 7.0, x, y, 0, 'sand-stone', 'sand-stone-pale', 5)
        if k:
            a, b = np.array(path[k - 1], float), np.array((x, y), float)
            along = (b - a) / np.linalg.norm(b - a)
            curtain_wall(mesh, a, b, 6.0, 0, (along[1], -along[0]), 'sand-stone-dark', 6)
    bastion(mesh, 2.5, 7.0, -27, 5, 0, 'sand-stone', 'sand-stone-pale', 5)
    curtain_wall(mesh, (-27, 5), (-25, -9), 6.0, 0, (-1, 0), 'sand-stone-dark', 6)
    mesh.box(18, 10, 13, 'sand-stone', 1, 2)
    crenels(mesh, [(-8, -3), (10, -3)], 13, 1.5, 'sand-stone')
    mesh.box(10, 8, 4, 'sand-stone-pale', 2, 3, 13)
    for k in range(5):
        mesh.box(1.2, 0.2, 2.0, 'window', -5 + 3 * k, -3.1, 9)
    for x in (-6.4, 9.0):
        chhatri(mesh, 1.9, 4.2, 'sand-stone-pale', 'sand-stone-pale', x=x, y=0, z=13)
    chhatri(mesh, 1.6, 3.4, 'sand-stone-pale', 'sand-stone-pale', x=2, y=2, z=17)


def cover(scene):
    """Dhok in its dry leaf up the slopes, date palms and green reeds at the water, thorn, stones, straw grass."""
    dhok = [
        broadleaf(40 + i, 7, ('leaf-dry', 'leaf', 'leaf-dry')[i], 'bark-pale', 1.0, 8, 240, 0.26, 0.42)
        for i in range(3)
    ]
    scene.scatter(
        dhok,
        620,
        ((-140, 150), (20, 220)),
        ground,
        seed=4,
        sink=0.3,
        scale=(0.6, 1.05),
        keep=lambda x, y, z: z < CROWN - 2 and abs(x - 1) > 3 + 0.12 * (60 - y) * (y < 60),
    )
    for k, (x, y, s) in enumerate(((-14.5, 7, 1.0), (-19, 11, 1.1), (17.5, 8.5, 1.0), (21, 4.5, 0.95), (-17, -2, 0.9))):
        scene.put(dhok[k % 3], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    palm = [fan_palm(3 + i, 7 + 1.5 * i, 20) for i in range(2)]
    for k, (x, y) in enumerate(((12.6, 7.6), (14.2, 9.6), (-11.6, 9.4), (-9.6, 12.0), (10.8, 12.4))):
        scene.put(palm[k % 2], x, y, height_at(ground, x, y) - 0.1, 70 * k, 0.85)
    stones = [rock(i, 0.7, 'rock', 0.75) for i in range(4)]
    land = lambda x, y: float(shore(np.array([x]), np.array([y]))[0])
    scene.scatter(
        stones,
        130,
        ((-22, 24), (-10, 26)),
        ground,
        seed=5,
        sink=0.18,
        scale=(0.25, 1.2),
        keep=lambda x, y, z: land(x, y) > 0.4,
    )
    straw = [grass_tuft(5 + i, 54, 0.7, 0.32, ('grass-dry', 'reed')[i], 0.02) for i in range(2)]
    scene.scatter(
        straw,
        1100,
        ((-30, 32), (-14, 40)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.4, 1.1),
        keep=lambda x, y, z: land(x, y) > 2.2,
    )
    green = [grass_tuft(15, 46, 0.5, 0.3, 'grass')]
    scene.scatter(
        green,
        220,
        ((-13, 15), (-7, 9)),
        ground,
        seed=9,
        sink=0.05,
        scale=(0.4, 1.0),
        keep=lambda x, y, z: 0.2 < land(x, y) < 1.5 and y > -3,
    )
    thorn = [bush(2 + i, 1.5, 'leaf-dry', card=0.12) for i in range(2)]
    scene.scatter(
        thorn,
        70,
        ((-40, 44), (10, 60)),
        ground,
        seed=7,
        sink=0.1,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: land(x, y) > 4,
    )


def animals(scene):
    """The tiger on the left bank, sambar on the far one with their heads up, peafowl, egrets, the jeep under trees."""
    put = lambda x, y: height_at(ground, x, y) - 0.02
    for part in tiger():
        scene.put(part, -4.7, -4.9, put(-4.7, -4.9), 20, 1.2)
    scene.material('deer', colour='#7d6248', second='#5f4936')
    stag, hind, calf = barasingha(), barasingha(antlers=False), barasingha(antlers=False, grazing=True)
    for x, y, turn, size, kind in (
        (3.4, 7.8, 214, 1.4, stag),
        (5.8, 8.6, 196, 1.25, hind),
        (0.6, 8.6, 232, 1.25, hind),
        (8.4, 8.2, 205, 0.9, hind),
        (10.4, 10.6, 150, 1.2, calf),
        (6.9, 11.4, 220, 1.3, stag),
    ):
        for part in kind:
            scene.put(part, x, y, put(x, y), turn, size)
    bird, dancer = peacock(), peacock(fan=True)
    scene.put(dancer, -1.7, 7.7, put(-1.7, 7.7), 250, 1.3)
    for x, y, turn in ((12.8, 4.8, 170), (10.6, -0.4, 200), (11.6, 1.8, 150), (-3.4, 7.2, 30), (-5.2, 8.0, 10)):
        scene.put(bird, x, y, put(x, y), turn, 1.05)
    scene.layer = 'life'
    life = Mesh()
    egret(life, -2.0, 5.2, -0.1, 200, 0.9)
    egret(life, 6.4, 5.0, -0.1, 150, 0.9)
    safari_jeep(life, -10.6, 16.0, put(-10.6, 16.0), -14, 'leaf-dark')
    flock_in(life, 10, (-30, 0), (40, 80), (26, 38), 0.9)
    scene.put(life)
