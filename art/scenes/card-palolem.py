"""Palolem's crescent: stilted huts under palms, outrigger boats on the sand, the wooded cape, late afternoon."""
import math

import numpy as np

from kit.architecture.village import stilt_hut
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.scene import height_at
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.beach import beach

PICTURE = {
    'hour': 'gold',
    'alt': 'The crescent of Palolem in late light: coloured stilt huts under coconut palms, painted boats on the sand and a wooded cape.',
}


def edge(ys):
    return 1 + 3 * np.sin(ys * 0.03) + 0.0022 * (ys + 40) ** 2 * smoothstep(-20, 60, ys)


def hills(xs, ys, inland):
    return (
        30 * smoothstep(24, 110, inland) * smoothstep(60, 190, ys) * (0.75 + 0.4 * fractal(xs * 0.015, ys * 0.015, 4))
    )


def build(scene):
    scene.camera((-4, -46, 3.6), (9, 40, 5.2), lens=34, lift=0.03, focus=50, fstop=4)
    scene.light(
        sun=78,
        elevation=18,
        haze={'density': 0.0016, 'height': 22, 'base': 0.2, 'start': 60},
        clouds={'seed': 4.2, 'amount': 0.8},
    )
    ground = beach(scene, edge, -1, 22, hills, land='forest-hills', waves=3, reach=(-170, 260, -60, 380))
    strip = lambda r: (lambda y: (float(edge(y)) - r.uniform(20, 40), y))(r.uniform(-20, 150))
    scene.scatter([coconut_palm(i, 10 + i, (4 - i, -1)) for i in range(3)], 80, strip, ground, seed=6, sink=0.3)
    wood = [broadleaf(31 + i, 8, spread=1.3, clouds=7, cards=200, card=0.42) for i in range(3)]
    scene.scatter(
        wood, 420, ((-160, 240), (40, 330)), ground, seed=9, sink=0.6, keep=lambda x, y, z: float(edge(y)) - x > 34
    )
    islet = (
        lambda xs, ys: 15
        * np.exp(-(((xs - 84) / 24) ** 2 + ((ys - 178) / 14) ** 2))
        * (1 + 0.3 * fractal(xs * 0.06, ys * 0.06, 4))
        - 2.4
    )
    scene.put(ground_sheet(islet, (20, 150), (130, 230), 'forest-hills', 90, 70))
    scene.scatter(
        wood, 70, ((62, 106), (166, 190)), islet, seed=3, sink=0.6, keep=lambda x, y, z: z > 1, scale=(0.5, 0.9)
    )
    scene.scatter(
        [rock(2, 2.4, 'rock-warm')],
        50,
        lambda r: (84 + 34 * math.cos(a := r.uniform(0, 6.3)), 178 + 19 * math.sin(a)),
        seed=4,
        scale=(0.4, 1.4),
        sink=0.5,
    )
    huts = Mesh()
    for i, (x, y, turn) in enumerate(((-21, -4, 62), (-20, 12, 66), (-20, 28, 68), (-16, 46, 72), (-9, 66, 74))):
        stilt_hut(
            huts,
            6,
            4.2,
            1.5,
            x,
            y,
            height_at(ground, x, y),
            turn,
            ('blue-wall', 'yellow-wall', 'pink-wall', 'weave', 'green-wall')[i],
        )
    scene.put(huts)
    scene.layer = 'life'
    boats = Mesh()
    for x, y, turn, paint, trim in (
        (-5.6, -16, -24, 'azure', 'turmeric'),
        (-8.6, -9, -14, 'scarlet', 'ivory'),
        (-3.5, 6, -30, 'emerald', 'turmeric'),
        (-1, 26, -35, 'azure', 'scarlet'),
    ):
        fishing_boat(boats, x, y, height_at(ground, x, y) + 0.1, turn + 20, paint, trim, 7)
    fishing_boat(boats, 21, 44, -0.1, 160, 'scarlet', 'turmeric', 7)
    for x, y, cloth in ((-1.4, -12, 'magenta'), (-2.2, -11, None), (2.6, 9, 'turmeric'), (8, 40, 'azure')):
        z = height_at(ground, x, y)
        woman(boats, cloth, x, y, z) if cloth else man(boats, 'ivory', 'indigo', x, y, z)
    flock_in(boats, 6, (10, 24), (30, 50), (16, 20), 0.7, 'white-bird')
    scene.put(boats)
