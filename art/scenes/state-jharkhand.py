"""Hundru-like falls over granite steps in the sal forest of Chota Nagpur, women on the rocks below."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon', 'palette': 'gold-blue',
    'alt': 'A broad waterfall drops over granite ledges into a green pool in the sal forest of Jharkhand, women resting on the rocks.',
}
LIP = 26


def ground(xs, ys):
    notch = np.exp(-((xs - 4) / 9) ** 2)
    edge = ys - LIP + 16 * notch * -1 + 8 - 9 * smoothstep(16, 60, np.abs(xs - 4)) * -1 * -1
    cliff = 27 * smoothstep(-1, 5, ys - LIP + 5 * fractal(xs * .05, ys * .05, 4) + np.abs(xs - 4) * .42 - 4)
    sides = 12 * smoothstep(26, 60, np.abs(xs - 4)) * smoothstep(-30, 10, ys)
    pool = np.hypot((xs - 3) * .8, ys - 4)
    bed = 1.8 * smoothstep(12, 22, pool) - 1.2
    steps = (ridged(xs * .09, ys * .14, 6) - .5) * 7 * smoothstep(1, 8, cliff)
    return bed + np.maximum(cliff, sides) * 1.0 + steps + .4 * fractal(xs * .08, ys * .08, 4) - 2.4 * notch * smoothstep(20, 27, cliff)


def build(scene):
    scene.material('forest-hills', meadow=('#5f7d3e', '#4a6734'), rock=('#a08a76', '#857262'), rock_slope=.78, bump=1.4, bump_scale=.3)
    scene.camera((-5, -34, 5), (3, 12, 8.8), lens=34, lift=.03)
    scene.light(sun=-116, elevation=34, energy=4.4, haze={'density': .003, 'height': 16, 'base': .2, 'start': 34}, clouds={'seed': 7.3, 'amount': .8})
    scene.put(ground_sheet(ground, (-110, 120), (-44, 150), 'forest-hills', 420, 380, near=(40, .6)))
    scene.put(plain('forest-hills', z=-4), layer='far')
    water = Mesh()
    water.quad((-20, -16, 0), (26, -16, 0), (26, 24, 0), (-20, 24, 0), 'glacial')
    scene.material('glacial', colour='#3f7d6c')
    waterfall(water, 3.4, 25.2, 24.6, 12, 8, 1.6, 26, 3, 1.2)
    waterfall(water, 4.2, 22.0, 12.6, 0, 10, 1.8, 30, 4, 1.25)
    waterfall(water, -8.6, 22.6, 20, .2, 2.2, 1.2, 9, 6, 1.3)
    waterfall(water, 15.4, 23.4, 19, .2, 1.8, 1.2, 8, 7, 1.3)
    spray(water, 4.2, 19.4, 0, 11, 26, .9)
    spray(water, 3.6, 21.6, 12.2, 8, 16, .6, 5)
    scene.put(water)
    stones = [rock(i, 1.6, 'granite', .75) for i in range(4)]
    scene.scatter(stones, 150, ((-30, 36), (-26, 24)), ground, seed=5, sink=.5, scale=(.3, 1.3), keep=lambda x, y, z: -.6 < z < 9 and abs(x + 5 - (y + 34) * .12) > 2.4)
    sal = [broadleaf(40 + i, 15, ('leaf', 'leaf', 'leaf-dark')[i], 'bark', .75, 9, 300, .42, .45) for i in range(3)]
    scene.scatter(sal, 260, ((-90, 100), (-10, 120)), ground, seed=6, sink=.4, keep=lambda x, y, z: (z > 16 or abs(x - 4) > 27) and abs(x - 4) > 7 and (x + 5) ** 2 + (y + 34) ** 2 > 500)
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 60, .8)], 260, ((-24, 22), (-32, -8)), ground, seed=7, sink=.05, keep=lambda x, y, z: z > .3)
    scene.scatter([broadleaf(51, 2.6, spread=1.4, clouds=6, cards=240, card=.16, low=.2)], 40, lambda r: (r.choice((-1, 1)) * r.uniform(9, 26), r.uniform(-24, -4)), ground, seed=8, sink=.2)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-7.4, -10, 'scarlet'), (-6, -9.2, 'ivory'), (6.2, -10, 'turmeric'), (7.6, -9.4, None)):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.05, 20) if cloth else man(life, 'teal', 'indigo', x, y, z, 1.05, 170)
    flock_in(life, 8, (-14, 4), (14, 30), (26, 32), .7, 'white-bird')
    scene.put(life)
