"""Periyar's lake: bare drowned trunks in still water, elephants at the edge, cloud on the Cardamom Hills."""
import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import bare_tree, broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon', 'palette': 'noon-monsoon',
    'alt': 'Bare drowned trunks standing in the still lake of Periyar, elephants drinking at its green edge below the Cardamom Hills.',
}


def ground(xs, ys):
    far = ys - 20 - 9 * np.sin(xs * .05 + 1.6) - .0016 * xs ** 2 * -1
    return np.clip(far * .09, -2.4, 2.2) + 34 * smoothstep(22, 130, far) * (.75 + .4 * fractal(xs * .012, ys * .012, 4)) + .2 * fractal(xs * .1, ys * .1, 3)


def build(scene):
    scene.camera((-3, -40, 3.4), (2, 20, 4.8), lens=38, lift=.03, focus=60, fstop=4)
    scene.light(sun=-84, elevation=32, energy=4.4, haze={'density': .0026, 'height': 18, 'base': .25, 'start': 50, 'most': .78}, clouds={'seed': 3.3, 'amount': 1, 'scale': 1.3, 'low': .42, 'high': .68})
    scene.put(water_sheet('lake', 0, 500, -90))
    scene.put(ground_sheet(ground, (-220, 220), (10, 320), 'green-hills', 260, 240))
    blue_hills(scene, near=360, count=3, height=76, base=0, width=1500, seed=7)
    wood = [broadleaf(40 + i, 12, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.0, clouds=9, cards=260, card=.4) for i in range(3)]
    scene.scatter(wood, 380, ((-200, 210), (32, 220)), ground, seed=4, sink=.4, keep=lambda x, y, z: z > 2.3)
    trunks = [bare_tree(i + 2, 6.5 + i, 'bark', 2) for i in range(4)]
    for i, (x, y, size, lean) in enumerate(((-12, -10, .9, 4), (-8, 2, .75, -6), (11, -8, .85, 8), (15, 6, 1.0, -4), (1, 8, .6, 5), (-18, 4, .9, 6), (22, 6, .9, -5))):
        scene.put(trunks[i % 4], x, y, -.8, i * 70, size, tilt=lean)
    stumps = Mesh()
    for x, y, h in ((-4, -18, 1.3), (6.5, -20, .9), (-15, -2, 1.8), (1, 2, 1.2), (18, -4, 1.6)):
        stumps.lathe([(.34, -1), (.26, h * .6), (.2, h), (.02, h + .3)], 'bark', 8, False, x=x, y=y)
    scene.put(stumps)
    herd = [elephant(), elephant(tusks=False)]
    for kind, x, y, turn, size in ((0, -3, 23, 150, 1.7), (1, 3.4, 24, 200, 1.5), (1, 7.4, 23.4, 170, .9), (0, 13, 27, 20, 1.5)):
        y = y + 9 * np.sin(x * .05 + 1.6) - .0016 * x * x
        for part in herd[kind]:
            scene.put(part, x, float(y), height_at(ground, x, float(y)) - .05, turn, size)
    scene.scatter([grass_tuft(5, 50, .7)], 240, lambda r: (r.uniform(-50, 50), r.uniform(18, 40)), ground, seed=8, sink=.05, keep=lambda x, y, z: z > .2)
    scene.layer = 'front'
    scene.scatter([grass_tuft(6, 40, 1.5, leaf='reed')], 26, lambda r: (-3 + r.choice((-1, 1)) * r.uniform(6, 11), r.uniform(-33, -28)), seed=9, sink=.2, scale=(.5, .9))
    scene.layer = 'life'
    life = Mesh()
    for x, y, z in ((-8.2, 2, 5.2), (11.1, -8, 5.6)):
        life.ball((.16, .12, .3), 'shadow', x, y, z, sides=8)
    flock_in(life, 8, (-14, 4), (10, 30), (12, 17), .7, 'white-bird')
    scene.put(life)
