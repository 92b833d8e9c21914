"""A miniature India in one valley: snows, a spired temple above the river, boats, and palms in front."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.flags import garland
from kit.life.people import crowd, parasol
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'size': 'hero',
    'night': 'night-violet',
    'alt': 'A miniature India: snow peaks, blue hills, a spired riverside temple with steps and boats, and coconut palms in front.',
}


# The skyline from Observatory Hill, west to east: Jannu, Kabru, the five summits of Kanchenjunga, Simvo, Siniolchu.
SKYLINE = (
    *((-2600, 120), (-1900, 210), (-1500, 260), (-1180, 240), (-1000, 330), (-860, 300), (-720, 430), (-660, 470)),
    *((-610, 420), (-520, 360), (-430, 470), (-390, 500), (-330, 492), (-250, 510), (-200, 470), (-165, 500)),
    *((-110, 590), (-92, 606), (-60, 580), (-20, 630), (0, 655), (24, 628), (58, 606), (82, 622), (104, 604)),
    *((140, 600), (166, 622), (190, 590), (250, 480), (310, 410), (370, 450), (405, 468), (440, 440), (490, 462)),
    *((530, 420), (600, 330), (690, 350), (740, 400), (775, 330), (860, 290), (1000, 330), (1150, 270), (1400, 290)),
    *((1700, 220), (2600, 120)),
)


def kanchenjunga():
    """The massif 2.5 km away: the skyline for a crest, spurs and gullies down to the front of it."""
    xs, ys = np.meshgrid(np.linspace(-2500, 2500, 760), np.linspace(1650, 2900, 250))
    line = 2480 + 50 * fractal(xs * 0.003, xs * 0 + 2, 3)
    down, behind = np.clip((line - ys) / 700, 0, 1), np.clip((ys - line) / 300, 0, 1)
    bent = xs + 40 * fractal(xs * 0.003, ys * 0.003 + 3, 3) * smoothstep(0, 0.3, down)
    places, tops = zip(*SKYLINE)
    crest = np.interp(bent, places, tops) + 14 * (ridged(xs * 0.014, ys * 0.006, 5) - 0.5)
    broad = np.mean([np.interp(bent + aside, places, tops) for aside in range(-160, 161, 20)], axis=0)
    share = smoothstep(0, 0.32, down)
    side = np.sin(np.pi * np.clip(down * 1.05, 0, 1)) * smoothstep(0.06, 0.42, down)
    spurs = 280 * (ridged(bent * 0.0026 + 5, ys * 0.0012 + 1, 5) - 0.5) + 46 * (
        ridged(bent * 0.009, ys * 0.006, 5) - 0.5
    )
    heights = (crest * (1 - share) + broad * share) * (1 - down) ** 1.2 * (1 - behind) + side * spurs
    mesh = Mesh()
    mesh.grid(xs, ys, heights, 'peaks')
    return mesh


def build(scene):
    scene.camera((0, -92, 5.2), (0, 40, 17.5), lens=36, focus=100, fstop=4)
    scene.light(
        sun=-98,
        elevation=18,
        haze={'density': 0.0021, 'height': 14, 'base': 0.16, 'start': 60, 'most': 0.82},
        clouds={'scale': 1.1, 'amount': 0.7, 'seed': 3.3},
    )
    scene.put(water_sheet('river', 0, 2500, -120))
    scene.material('peaks', snow_line=150)
    # Its highest summit stands beside the great spire.
    scene.put(kanchenjunga(), -330, 0, -50, scale=(1.15, 1, 1.36), layer='far')
    blue_hills(scene, near=420, count=3, height=46, base=-6, width=1900)
    scene.put(bank((-260, 260), (14, 150), 4.6, lambda x, y: y - 22 + 0 * x, 'earth', seed=4))
    tree_line(scene, 62, 40, 380, 130, 9, palms=26, z=4)
    temple = Mesh()
    ghat_steps(temple, 66, 14, 0.34, 0.8, y=8)
    plain_temple(temple, 11, 31, x=0, y=31, z=4.7)
    for x, height in ((-16, 17), (16, 17), (-27, 12), (28, 13)):
        plain_temple(temple, 6.4, height, x=x, y=30, z=4.7, hall=False)
    for x in (-36, -9, 9, 37):
        chhatri(temple, 2.2, 4.6, 'sand-stone-pale', x=x, y=21, z=4.7)
    scene.put(temple)
    houses = Mesh()
    town(
        houses,
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(40, 120), r.uniform(26, 56)),
        lambda x, y: 4.6,
        ('cream-wall', 'ochre-wall', 'pink-wall', 'blue-wall', 'whitewash'),
        (6, 10),
        (4, 8),
    )
    scene.put(houses)
    big = [broadleaf(5, 14, spread=1.4, clouds=12)]
    scene.put(big[0], -46, 24, 4.5, 0, 1.1)
    scene.put(big[0], 50, 27, 4.5, 90, 1.2)
    scene.layer = 'life'
    folk = Mesh()
    crowd(
        folk,
        40,
        lambda r: (r.uniform(-30, 30), 8 + 0.8 * r.randint(1, 13)),
        lambda x, y: 0.34 * (int((y - 8) / 0.8) + 1),
        5,
    )
    for x, cloth in ((-21, 'saffron'), (-12, 'ivory'), (13, 'crimson'), (23, 'turmeric')):
        parasol(folk, x, 12.4, 1.9, 1.9, 2.6, cloth)
    rowing_boat(folk, -6, -18, 0, 24, 7.5, 'azure', 3)
    rowing_boat(folk, 10, -14, 0, 168, 7.5, 'scarlet', 3, 'ivory', 2)
    rowing_boat(folk, -20, 0, 0, 10, 7, 'emerald', 2, None, 4)
    garland(folk, (-9, 24, 9.8), (9, 24, 9.8), 0.8, 40, 0.16)
    flock_in(folk, 9, (-24, -6), (10, 30), (27, 34), 0.8)
    scene.put(folk)
    scene.layer = 'front'
    for side in (-1, 1):
        scene.put(
            bank(
                (12, 70) if side > 0 else (-70, -12),
                (-72, -44),
                0.9,
                lambda x, y, side=side: side * x - 11.2 - 0.1 * (y + 66),
                'earth',
                seed=side + 3,
            )
        )
    for i, (x, y, lean, height) in enumerate(
        (
            (-13.6, -58, 1.2, 9.6),
            (-16.6, -52, 0.6, 11.4),
            (-22, -50, 0.4, 9),
            (13.4, -57, -1.0, 9.2),
            (16.8, -51, -0.8, 11.6),
            (22.4, -50, -0.4, 9.4),
        )
    ):
        scene.put(coconut_palm(i, height, (lean, 0.6)), x, y, 0.3, math.sin(i) * 20)
    bush = broadleaf(30, 3, spread=1.5, clouds=7, cards=260, card=0.2, low=0.2)
    for x, y in ((-15, -60), (-18.4, -56), (-22, -53), (14.8, -59), (18.6, -55), (23, -52)):
        scene.put(bush, x, y, 0.4, x * 30, 0.9)
    for x in (-20, -9, 0, 9, 20):
        scene.lamp(x, 18, 9, 240)
