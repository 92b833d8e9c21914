"""The sea fort of Sindhudurg across clear water, between the palms of the shore, at noon."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.boats import dhow, fishing_boat, rowing_boat
from kit.life.flags import pennant
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'The sea fort of Sindhudurg with its winding wall and bastions across clear water, a sail before it, leaning palms and a red boat on the near sand.',
}


def build(scene):
    scene.material('laterite', colour='#b08a6c', second='#8b6a52')
    scene.material('sea', kind='water', colour='#2a93a0', ripple=0.06, scale=0.25, mirror=0.15)
    scene.camera((0, -68, 4.6), (1, 60, 7.6), lens=37, lift=0.02, focus=100, fstop=5.6)
    scene.light(
        sun=-96,
        elevation=27,
        haze={'density': 0.0011, 'height': 24, 'base': 0.2, 'start': 80},
        clouds={'seed': 21.2, 'amount': 0.9},
    )
    scene.put(water_sheet('sea', 0, 4000, -160))
    fort = Mesh()
    around = [
        (48 * math.cos(a) * (1 + 0.14 * math.sin(a * 5)), 92 + 24 * math.sin(a) * (1 + 0.16 * math.sin(a * 7 + 1)))
        for a in np.linspace(math.pi, 2 * math.pi, 13)
    ]
    for start, end in zip(around, around[1:]):
        out = ((start[1] - end[1]) * -1, 0)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 92)
        size = math.hypot(*middle)
        curtain_wall(fort, start, end, 8.5, 1, (middle[0] / size, middle[1] / size), 'laterite')
    for i, (x, y) in enumerate(around):
        bastion(fort, 3.8 + (i % 3) * 0.8, 10.5, x, y, 1, 'laterite', 'granite-pale')
    for x, y in ((-12, 104), (22, 110)):
        plain_temple(fort, 7, 15, 'whitewash', x, y, 5)
    pennant(fort, *around[5], 11, 10, 6, 'flag-saffron')
    scene.put(fort)
    inner = lambda xs, ys: 6.5 * np.clip(1.25 - np.hypot(xs / 46, (ys - 98) / 24), 0, 0.8)
    scene.put(ground_sheet(inner, (-100, 100), (60, 150), 'green-hills', 60, 60), z=-0.6)
    palms = [coconut_palm(i, 11 + i, (2 - i, 0.5)) for i in range(3)]
    scene.scatter(palms, 50, ((-40, 40), (86, 114)), inner, seed=3)
    scene.scatter(
        [rock(i, 2.4, 'basalt') for i in range(3)],
        90,
        lambda r: (lambda a: (54 * math.cos(a) * r.uniform(0.94, 1.08), 90 + 29 * math.sin(a) * r.uniform(0.94, 1.1)))(
            r.uniform(math.pi, 2 * math.pi)
        ),
        seed=5,
        scale=(0.3, 1.2),
        sink=0.4,
    )
    scene.layer = 'front'
    scene.put(
        bank(
            (-70, 60),
            (-110, -24),
            1.5,
            lambda x, y: -y - 51 - 0.55 * x + 2.5 * np.sin(x * 0.13 + 1),
            'beach',
            steps=160,
            seed=4,
        )
    )
    lean = [coconut_palm(i + 5, 12 + i, (5.5 - i, -1)) for i in range(3)]
    for i, (x, y, turn) in enumerate(
        ((-13.5, -47, 8), (-16.5, -42, -6), (-21, -39, 14), (-24, -34, 4), (-29, -36, 20))
    ):
        scene.put(lean[i % 3], x, y, 1.2, turn, 0.86 + 0.07 * (i % 3))
    scene.layer = 'life'
    life = Mesh()
    dhow(life, 25, 14, 0, 164, 'ivory', 12)
    rowing_boat(life, -3, -8, 0, 12, 9, 'azure', 5, 'scarlet')
    fishing_boat(life, -3.2, -52.4, 1.3, 20, 'scarlet', 'turmeric', 6.0)
    for x, y, cloth in ((-6.6, -50.6, 'turmeric'), (-7.4, -50.2, 'magenta')):
        woman(life, cloth, x, y, 1.4, 1, 160)
    man(life, 'ivory', 'indigo', 1.6, -52.6, 1.5, 1, 30)
    flock_in(life, 8, (-6, 24), (10, 50), (24, 31), 0.9, 'white-bird')
    scene.put(life)
