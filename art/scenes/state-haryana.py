"""Mustard in flower along the old highway of Haryana, a Mughal mile pillar, a tractor and geese at daybreak."""
import numpy as np

from kit.life.birds import flock
from kit.life.farming import kos_minar, tractor, trailer
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn', 'palette': 'dawn-mist',
    'alt': 'A red tractor passes a brick Mughal mile pillar among yellow mustard fields of Haryana, geese flying over the morning mist.',
}


def build(scene):
    scene.camera((-3, -34, 2.7), (3, 10, 4.6), lens=37, lift=.02, focus=34, fstop=4)
    scene.light(sun=100, elevation=15, energy=4.8, haze={'density': .0042, 'height': 7, 'base': .14, 'low': 1.0, 'start': 30, 'most': .85}, clouds={'seed': 4.4, 'amount': .5})
    scene.material('grass', colour='#b9b440', second='#93a03c')
    scene.put(plain('field', z=-.1), layer='far')
    land = Mesh()
    for row in range(9):
        y = 4 + row * 24
        for i, crop in enumerate(('mustard', 'field', 'mustard', 'field', 'mustard', 'field', 'mustard')):
            land.box(56, 22, .7 if crop == 'mustard' else .3, crop, -170 + i * 57 + row * 19 % 57, y + 14)
    land.loft([[(x0, y, .05), (x0 + 3.6 + (y + 60) * .01, y, .05)] for y, x0 in ((-20, 30), (-8, 18), (-2, 9), (6, 0), (18, -6), (60, -13), (120, -36))], 'dust')
    scene.put(land)
    pillar = Mesh()
    pillar.box(9, 9, .5, 'grey-stone', 6, 14, 0)
    kos_minar(pillar, 6, 14, .4, 9.2)
    scene.put(pillar)
    blooms = [flower_tuft(20 + i, 90, 1.15, .9, 'mustard') for i in range(3)]
    scene.layer = 'front'
    path = lambda y: float(np.interp(y, (-20, -8, -2, 6, 18, 60, 120), (30, 18, 9, 0, -6, -13, -36)))
    away = lambda x, y, z: not path(y) - 1.2 < x < path(y) + 5.2 and not (abs(x - 6) < 5 and abs(y - 14) < 5.5)
    scene.scatter(blooms, 900, ((-26, 30), (-30, 2)), seed=5, sink=.05, keep=away, scale=(.8, 1.15))
    scene.layer = 'land'
    scene.scatter(blooms, 900, ((-50, 56), (2, 30)), seed=6, sink=.05, keep=away, scale=(.8, 1.2))
    scene.scatter([grass_tuft(5, 50, .5)], 260, lambda r: (lambda y: (path(y) + r.choice((-1.2, 4.6)) + r.uniform(-.5, .5), y))(r.uniform(-30, 16)), seed=7, sink=.04)
    scene.scatter([poplar(i, 13) for i in range(2)], 34, lambda r: (lambda y: (path(y) - 5 + r.uniform(-.6, .6), y))(r.uniform(34, 130)), seed=8, sink=.2)
    scene.scatter([broadleaf(50 + i, 8, spread=1.3, cards=280) for i in range(2)], 26, ((-90, 100), (40, 150)), seed=9, sink=.3)
    tree_line(scene, 190, 50, 560, 150, 9)
    scene.layer = 'life'
    life = Mesh()
    tractor(life, 3.5, 3.5, .06, 152)
    trailer(life, 7.2, 1.6, .06, 152, 'leaf-dry', 'azure')
    for x, y, cloth in ((-8.5, 1, 'magenta'), (-10, 2.4, 'scarlet'), (-12.4, 1.5, 'turmeric')):
        woman(life, cloth, x, y, .1, 1.05, 40)
    scene.put(life)
    geese = Mesh()
    flock(geese, [(-16 + i * 1.3, 40 + i * 2.2, 17.5 - abs(i - 4) * .85) for i in range(9)], 1.1, 'bird', 4)
    scene.put(geese)
