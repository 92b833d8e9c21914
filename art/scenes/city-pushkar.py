"""Pushkar's lake ringed with white ghats and blue-washed houses, the red Brahma spire and hill temple, at sunrise."""
import math

import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import haveli, town
from kit.architecture.water_works import ghat_steps
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.lamps import lamp_row
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'White ghats and pavilions around the lake of Pushkar at sunrise, a temple spire among the houses and a hilltop shrine.',
}


def build(scene):
    scene.camera((-7, -60, 6.2), (3, 20, 9.5), lens=36, lift=0.02, focus=80, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=16,
        energy=5,
        haze={'density': 0.0016, 'height': 20, 'base': 0.25, 'start': 60},
        clouds={'seed': 12.9, 'amount': 0.9, 'stretch': (0.45, 1)},
    )
    scene.put(water_sheet('lake', 0, 160, -110))
    hills = (
        lambda xs, ys: 92 * np.exp(-(((xs - 86) / 62) ** 2 + ((ys - 260) / 70) ** 2))
        + 60
        * np.exp(-(((xs + 120) / 90) ** 2 + ((ys - 300) / 60) ** 2))
        * (0.8 + 0.3 * ridged(xs * 0.01, ys * 0.01, 5))
        + 6 * fractal(xs * 0.02, ys * 0.02, 4)
    )
    scene.put(ground_sheet(hills, (-320, 320), (120, 420), 'dry-hills', 220, 160))
    shore = Mesh()
    for x, y, turn, width in (
        (2, 26, 0, 62),
        (-47, 12, 34, 44),
        (50, 12, -34, 44),
        (-74, -22, 66, 48),
        (77, -20, -66, 48),
    ):
        ghat_steps(shore, width, 12, 0.32, 0.78, 'whitewash', x, y, 0, turn, platforms=False)
        with shore.at(x, y, 0, turn):
            shore.box(width + 6, 46, 4, 'cream-wall', 0, 32)
            for i in range(int(width / 11)):
                px = -width / 2 + 6 + i * 11
                chhatri(shore, 1.7, 3.9, 'whitewash', x=px, y=8, z=3.6)
            with shore.at(0, 13, 4):
                arcade(shore, width * 0.9, 5, int(width / 3.6), 'whitewash', 'shadow', 0.8, 'cusped', 0.62)
                shore.box(width * 0.9, 6, 5, 'whitewash', 0, 3.9)
                shore.box(width * 0.92, 7, 0.3, 'cream-wall', 0, 3.6, 5)
    walls = ('whitewash', 'blue-wall', 'whitewash', 'cream-wall', 'blue-wall')
    town(
        shore,
        130,
        lambda r: (lambda a: (math.cos(a) * r.uniform(64, 104) + 2, -8 + math.sin(a) * r.uniform(52, 84)))(
            r.uniform(0.1, 3.04)
        ),
        lambda x, y: 3.6,
        walls,
        (6, 11),
        (5, 12),
        lit=0.5,
    )
    for x, y, h, w, stone in (
        (10, 52, 25, 9, 'pink-plaster'),
        (-22, 50, 18, 7, 'whitewash'),
        (34, 46, 16, 6, 'whitewash'),
        (-44, 40, 15, 6, 'pink-plaster'),
    ):
        plain_temple(shore, w, h, stone, x, y, 4, flag='flag-red')
    plain_temple(shore, 9, 17, 'whitewash', 86, 258, 90)
    scene.put(shore)
    scene.scatter(
        [broadleaf(4, 9, spread=1.3, cards=300), broadleaf(5, 8, cards=300)],
        26,
        lambda r: (r.uniform(-70, 70), r.uniform(44, 64)),
        lambda x, y: x * 0 + 3.6,
        seed=4,
    )
    life = Mesh()
    crowd(
        life,
        50,
        lambda r: (r.uniform(-26, 30), 26 + 0.78 * r.randint(1, 10)),
        lambda x, y: 0.32 * (int((y - 26) / 0.78) + 1),
        5,
        turbans=0.6,
    )
    lamp_row(life, (-27, 26.5, 0.34), (31, 26.5, 0.34), 40, 1.8)
    flock_in(life, 16, (-24, 8), (4, 24), (17, 26), 0.7)
    flock_in(life, 8, (-8, 10), (-20, -6), (2.4, 4.4), 0.6, 'white-bird')
    scene.put(life, layer='life')
    scene.layer = 'front'
    near = Mesh()
    ghat_steps(near, 30, 5, 0.3, 0.8, 'whitewash', 17, -37, 0, 205, platforms=False)
    near.box(8, 8, 1.5, 'whitewash', 13.5, -41.5, 0)
    chhatri(near, 2.0, 4.6, 'whitewash', x=13.5, y=-38.5, z=1.5)
    scene.put(near)
    scene.put(cow(), 9.3, -40.4, 1.45, 150, 0.95, layer='life')
    for x in (-20, -6, 8, 22):
        scene.lamp(x, 24, 6, 500, '#ffb060', 0.2)
