"""Kaziranga at daybreak: rhinoceroses in elephant grass by a misty beel, the Karbi hills behind."""
from kit.life.animals import deer, rhino
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line
import numpy as np

PICTURE = {
    'hour': 'dawn', 'palette': 'dawn-mist',
    'alt': 'One-horned rhinoceroses in tall elephant grass beside a misty pool at Kaziranga at daybreak, egrets about, hills behind.',
}


def ground(xs, ys):
    pool = smoothstep(10, 0, np.hypot((xs + 4) / 1.9, (ys + 4) * 1.15))
    return .5 - 1.3 * pool + .12 * fractal(xs * .2, ys * .2, 3)


def build(scene):
    scene.camera((-2, -19, 2.3), (1.6, 2, 2.2), lens=43, lift=.03, focus=21, fstop=3)
    scene.light(sun=-104, elevation=18, haze={'density': .006, 'height': 6, 'base': .08, 'low': 1.1, 'start': 24, 'most': .76}, clouds={'seed': 5.2, 'amount': .6})
    scene.put(ground_sheet(ground, (-160, 160), (-40, 260), 'meadow', 260, 260, near=(30, .6)))
    scene.put(water_sheet('pool', 0, 120, -60))
    blue_hills(scene, near=380, count=3, height=66, base=-2, width=1600, seed=2)
    tree_line(scene, 96, 40, 360, 120, 10)
    rhinos = rhino()
    for x, y, turn, size in ((1.6, 3.2, 168, 1.18), (7.6, 9, 28, 1.08), (-14, 26, 10, 1.0)):
        scene.put(rhinos, x, y, height_at(ground, x, y) - .05, turn, size)
    tall = [grass_tuft(5, 34, 2.1, .5, 'reed', .035), grass_tuft(6, 34, 1.8, .5, 'grass', .035), grass_tuft(8, 30, 2.0, .5, 'grass-dry', .035)]
    keep = lambda x, y, z: z > .35 and not (abs(x - 2) < 5 and y < 6) and not (abs(x - 7.6) < 3.4 and 5 < y < 11)
    scene.scatter(tall, 620, ((-44, 44), (4, 44)), ground, keep, (.6, 1.15), .1, seed=4)
    scene.scatter(tall, 120, lambda r: (r.choice((-1, 1)) * r.uniform(10, 24), r.uniform(-14, 6)), ground, keep, (.6, 1.1), .1, seed=6)
    scene.scatter([grass_tuft(9, 50, .4)], 160, ((-20, 20), (-18, 8)), ground, lambda x, y, z: z > .2, sink=.05, seed=7)
    scene.scatter([broadleaf(4, 11, spread=.9, cards=300)], 9, ((-60, 60), (50, 80)), ground, seed=9)
    scene.layer = 'front'
    scene.scatter(tall, 30, lambda r: (-1.5 + r.choice((-1, 1)) * r.uniform(3.6, 6), r.uniform(-12, -9.5)), ground, None, (.5, .8), .2, seed=11)
    scene.layer = 'life'
    life = Mesh()
    for x, y in ((-2.6, 2.4), (4.6, 1.4), (-5.4, 3.4)):
        z = height_at(ground, x, y)
        life.tube([(x, y, z), (x, y, z + .45)], .03, 'shadow', 4)
        life.ball((.26, .13, .15), 'white-bird', x, y, z + .55, sides=8)
        life.tube([(x + .2, y, z + .6), (x + .3, y, z + .85), (x + .42, y, z + .95)], .035, 'white-bird', 5)
    flock_in(life, 7, (-10, 4), (8, 20), (6.5, 9.5), .7, 'white-bird')
    scene.put(life)
    doe = deer()
    for x, y, t in ((-11, 12, 20), (-12.6, 13.4, 150)):
        scene.put(doe, x, y, height_at(ground, x, y), t, 1.1)
