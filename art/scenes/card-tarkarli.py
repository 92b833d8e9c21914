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
    'hour': 'noon', 'palette': 'gold-blue',
    'alt': 'The sea fort of Sindhudurg with its winding wall and bastions across clear water, boats before it, palms at the shore.',
}


def build(scene):
    scene.material('sea', kind='water', colour='#2a93a0', ripple=.06, scale=.25, mirror=.15)
    scene.camera((0, -86, 5), (2, 60, 8.5), lens=38, lift=.02, focus=120, fstop=5.6)
    scene.light(sun=-96, elevation=27, haze={'density': .0011, 'height': 24, 'base': .2, 'start': 80}, clouds={'seed': 21.2, 'amount': .9})
    scene.put(water_sheet('sea', 0, 4000, -160))
    fort = Mesh()
    around = [(48 * math.cos(a) * (1 + .14 * math.sin(a * 5)), 92 + 24 * math.sin(a) * (1 + .16 * math.sin(a * 7 + 1)), ) for a in np.linspace(math.pi, 2 * math.pi, 13)]
    for start, end in zip(around, around[1:]):
        out = ((start[1] - end[1]) * -1, 0)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 92)
        size = math.hypot(*middle)
        curtain_wall(fort, start, end, 7, 1, (middle[0] / size, middle[1] / size), 'granite')
    for i, (x, y) in enumerate(around):
        bastion(fort, 3.6 + (i % 3) * .7, 8.6, x, y, 1, 'granite', 'granite-pale')
    for x, y in ((-12, 104), (22, 110)):
        plain_temple(fort, 7, 15, 'whitewash', x, y, 5)
    pennant(fort, *around[5], 9.4, 7, 4, 'flag-saffron')
    scene.put(fort)
    inner = lambda xs, ys: 6.5 * np.clip(1.25 - np.hypot(xs / 46, (ys - 98) / 24), 0, .8)
    scene.put(ground_sheet(inner, (-100, 100), (60, 150), 'green-hills', 60, 60), z=-.6)
    palms = [coconut_palm(i, 11 + i, (2 - i, .5)) for i in range(3)]
    scene.scatter(palms, 50, ((-40, 40), (86, 114)), inner, seed=3)
    scene.scatter([rock(i, 2.4, 'basalt') for i in range(3)], 90, lambda r: (lambda a: (54 * math.cos(a) * r.uniform(.94, 1.08), 90 + 29 * math.sin(a) * r.uniform(.94, 1.1)))(r.uniform(math.pi, 2 * math.pi)), seed=5, scale=(.3, 1.2), sink=.4)
    scene.layer = 'front'
    scene.put(bank((-60, 60), (-120, -48), 1.6, lambda x, y: -y - 56 + 4 * np.sin(x * .09 + 1) + .03 * x * x, 'beach', seed=4))
    lean = [coconut_palm(i + 5, 12 + i, (4.5 - i, -1)) for i in range(2)]
    for i, (x, y) in enumerate(((-15, -58), (-17, -52), (-19, -50), (16.5, -55), (21, -50))):
        scene.put(lean[i % 2], x, y, 1.4, i * 14 + (180 if x > 0 else 0), .85 + .07 * (i % 3))
    scene.layer = 'life'
    life = Mesh()
    dhow(life, 26, 22, 0, 160, 'ivory', 10)
    rowing_boat(life, -14, -16, 0, 14, 9, 'azure', 5, 'scarlet')
    fishing_boat(life, -5, -60, 1.75, 30, 'scarlet', 'turmeric', 7)
    fishing_boat(life, 7.5, -61, 1.75, 160, 'emerald', 'ivory', 7)
    for x, y, cloth in ((2, -60.5, 'turmeric'), (3, -60, 'magenta')):
        woman(life, cloth, x, y, 1.6)
    man(life, 'ivory', 'indigo', -1.5, -61, 1.6)
    flock_in(life, 8, (-30, -4), (20, 50), (24, 31), .9, 'white-bird')
    scene.put(life)
