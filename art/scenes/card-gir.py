"""An Asiatic lion on a rocky rise in Gir's dry teak forest at dusk."""
import numpy as np

from kit.life.animals import tiger
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import bare_tree, broadleaf, leaf_cloud
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dusk',
    'alt': 'An Asiatic lion with a short dark mane walking through golden grass at dusk in the dry teak forest of Gir, a lioness behind.',
}


def ground(xs, ys):
    return .9 * np.exp(-((xs / 9) ** 2 + ((ys - 1) / 7) ** 2)) + .4 * fractal(xs * .06, ys * .06, 4) + .012 * np.maximum(ys - 10, 0)


def mane():
    """The mane and tail tuft of a lion, to stand with the body of the tiger."""
    mesh = Mesh()
    chance = np.random.RandomState(5)
    leaf_cloud(mesh, (.98, 0, .92), (.3, .3, .36), 520, 'mane', chance, .1, .3)
    leaf_cloud(mesh, (.86, 0, .72), (.24, .22, .24), 240, 'mane', chance, .1, .3)
    mesh.ball((.25, .26, .3), 'mane', .95, 0, .9, sides=12)
    return mesh


def build(scene):
    from kit.palette import PALETTE
    PALETTE.setdefault('mane', {'colour': '#6b4426', 'second': '#4a2e1c', 'rough': .95, 'scale': 3, 'translucent': .15})
    scene.material('tiger', colour='#d0a670', second='#b88d58')
    scene.camera((-1.2, -12.5, 1.7), (.8, 2, 2.1), lens=41, lift=.03, focus=12.6, fstop=2.8)
    scene.light(sun=-78, elevation=14, haze={'density': .0042, 'height': 12, 'base': .15, 'start': 26}, clouds={'seed': 23.3, 'amount': .8, 'stretch': (.5, 1)})
    scene.put(ground_sheet(ground, (-150, 150), (-30, 260), 'dust', 240, 260, near=(30, .6)))
    blue_hills(scene, 'dry-hills', near=300, count=3, height=50, base=0, width=1400, seed=4)
    body, _ = tiger(.3)
    hair = mane().data('mane')
    for part in (body, hair):
        scene.put(part, .9, 0, height_at(ground, .9, 0) - .02, 188, 1.3)
    scene.put(body, 6.4, 7.5, height_at(ground, 6.4, 7.5) - .02, 200, 1.12)
    teak = [broadleaf(50 + i, 11, ('leaf-dry', 'leaf-autumn', 'leaf-dry')[i], 'bark-pale', .8, 8, 200, .44, .55) for i in range(3)] + [bare_tree(3, 10, 'bark-pale', 4)]
    scene.scatter(teak, 170, ((-90, 90), (14, 100)), ground, seed=5, sink=.2, keep=lambda x, y, z: abs(x - 1) > 6 + .1 * y or y > 60)
    dry = [grass_tuft(5, 60, .7, leaf='grass-dry', width=.018), grass_tuft(6, 60, .9, leaf='grass-dry', width=.018), grass_tuft(7, 50, .6, leaf='reed', width=.018)]
    scene.scatter(dry, 640, ((-22, 22), (-8, 24)), ground, seed=6, sink=.05, keep=lambda x, y, z: not (abs(x - .7) < 3 and -4.6 < y < 1.2) and not (abs(x - 6.2) < 2.4 and 5.4 < y < 8.6))
    scene.scatter([rock(i, 1.2, 'rock-warm') for i in range(3)], 20, ((-16, 16), (-4, 14)), ground, seed=8, sink=.3, scale=(.3, 1.2), keep=lambda x, y, z: abs(x - .8) > 3)
    scene.put(broadleaf(33, 7, 'leaf-dry', 'bark', 1.9, 11, 340, .24, .75), -10, 9, .2, 0, 1.1)
    scene.layer = 'front'
    scene.scatter(dry, 40, lambda r: (-1.5 + r.choice((-1, 1)) * r.uniform(2.6, 6), r.uniform(-7, -5.6)), ground, seed=9, sink=.08, scale=(.5, .8))
    birds = Mesh()
    flock_in(birds, 8, (-8, 0), (14, 30), (9, 12), .5)
    scene.put(birds, layer='life')
