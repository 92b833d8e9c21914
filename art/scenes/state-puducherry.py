"""A street of the French quarter in Puducherry: yellow walls, white pilasters, bougainvillea and a cyclist."""
import numpy as np

from kit.architecture.arches import window_grid
from kit.life.people import man, woman
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, leaf_cloud

PICTURE = {
    'hour': 'gold', 'palette': 'gold-blue',
    'alt': 'A street of yellow villas with white pilasters and shutters in French Puducherry, magenta bougainvillea and a passing cyclist.',
}


def build(scene):
    scene.material('magenta', translucent=.3, each=.2)
    scene.camera((-2.6, -26, 2.5), (1.2, 20, 5.0), lens=35, lift=.03)
    scene.light(sun=-140, elevation=30, energy=4.6, haze={'density': .0032, 'height': 12, 'base': .2, 'start': 30}, clouds={'seed': 5.4, 'amount': .6})
    scene.put(plain('road', z=-.02), layer='far')
    block = Mesh()
    for side in (-1, 1):
        block.box(1.8, 140, .22, 'paving', side * 5.2, 30, 0)
        y = -22.0
        for i, (depth, height, wall) in enumerate(((15, 7.4, 'yellow-wall'), (11, 4.6, 'yellow-wall'), (17, 8.6, 'ochre-wall'), (13, 7.8, 'cream-wall'), (18, 9, 'yellow-wall'), (16, 7, 'pink-wall'))):
            if side > 0:
                depth, height, wall = ((11, 4.2, 'yellow-wall'), (18, 8.8, 'yellow-wall'), (12, 7.4, 'cream-wall'), (16, 8.4, 'ochre-wall'), (14, 7, 'yellow-wall'), (16, 8, 'cream-wall'))[i]
            with block.at(side * 6.1, y + depth / 2, 0, -90 * side):
                villa(block, depth - .2, height, wall, i + (3 if side > 0 else 0))
            y += depth
    scene.put(block)
    bloom = Mesh()
    chance = np.random.RandomState(5)
    for x, y, z, w in ((-6.0, -3.5, 4.6, 2.6), (-5.8, -6, 3.8, 1.6), (5.9, -15, 4.3, 2.4), (5.7, -12.6, 3.4, 1.7), (6, 17, 5.2, 2.6), (-6, 20, 6.2, 2.4)):
        leaf_cloud(bloom, (x, y, z), (1.1, w, 1.0), 520, 'magenta', chance, .16)
        leaf_cloud(bloom, (x * 1.02, y, z - .7), (.9, w * .9, .9), 300, 'leaf', chance, .17)
    for x, y, h in ((-6.2, -4, 4), (6.1, -14.5, 4), (6.2, 17, 4.6), (-6.2, 20, 5)):
        bloom.tube([(x, y, 0), (x * .98, y + .2, h * .5), (x * .97, y, h)], [.1, .08, .05], 'bark', 6)
    scene.put(bloom, layer='front')
    scene.scatter([broadleaf(40 + i, 10, spread=1.1, cards=300, card=.36) for i in range(2)], 14, lambda r: (r.choice((-1, 1)) * r.uniform(12, 17), r.uniform(-4, 70)), seed=4)
    scene.scatter([broadleaf(44, 12, spread=1.4, cards=360, card=.4)], 9, ((-16, 16), (76, 96)), seed=6)
    for x, y in ((-13, 8), (12, 30), (-11, 42)):
        scene.put(coconut_palm(int(y), 13, (2, -1)), x, y)
    scene.layer = 'life'
    life = Mesh()
    with life.at(.6, -5, 0, 78):
        cycle(life)
    for x, y, cloth in ((-4.6, 1, 'scarlet'), (-4.4, 2.4, None), (4.4, 8, 'emerald'), (4.8, 14, 'turmeric'), (-4, 24, None)):
        woman(life, cloth, x, y, .22, 1.02, 20) if cloth else man(life, 'ivory', 'indigo', x, y, .22, 1.02, 160)
    scene.put(life)


def villa(mesh, width, height, wall, seed):
    """A street front facing -y at y = 0: pilasters, shuttered arches or windows, cornice, balustrade; or a garden wall with a gate."""
    if height < 5:
        mesh.box(width, .5, height * .8, wall, 0, .3)
        mesh.box(width, .8, .3, 'whitewash', 0, .3, height * .8)
        for x in (-width * .16, width * .16):
            mesh.box(.8, .9, height, 'whitewash', x, .2)
            mesh.ball(.36, 'whitewash', x, .2, height + .3, 10)
        mesh.box(width * .3, .3, height * .78, 'shutter-green', 0, .1)
        return
    mesh.box(width, 10, height, wall, 0, 5)
    mesh.box(width, .3, .7, 'whitewash', 0, -.05)
    count = max(3, int(width / 3.2))
    for i in range(count + 1):
        mesh.box(.42, .26, height, 'whitewash', -width / 2 + .2 + i * (width - .4) / count, -.06)
    for z in (height * .5, height - .5):
        mesh.box(width + .2, .5, .24, 'whitewash', 0, -.1, z)
    shutter = ('shutter-green', 'blue-wall', 'wood', 'whitewash')[seed % 4]
    for row in (0, 1):
        z = .9 if row == 0 else height * .5 + .7
        for i in range(count):
            x = -width / 2 + .2 + (i + .5) * (width - .4) / count
            tall = height * .5 - 1.5
            with mesh.at(x, -.02, z):
                window_grid(mesh, 1.2, 0, 1, 1, 1, (1.15, tall), 'window', kind='round', out=.04)
            for s in (-1, 1):
                mesh.box(.56, .06, tall * .8, shutter, x + s * .84, -.12, z)
    for i in range(int(width / .5)):
        mesh.lathe([(.1, 0), (.16, .3), (.08, .7)], 'whitewash', 6, x=-width / 2 + .25 + i * .5, y=0, z=height)
    mesh.box(width, .36, .16, 'whitewash', 0, 0, height + .7)


def cycle(mesh, rider='azure'):
    """A bicycle heading +x, perhaps with its rider."""
    for x in (-.52, .52):
        wheel(mesh, .34, .05, 'shadow', 12, x, 0, .34)
    mesh.tube([(-.52, 0, .34), (-.2, 0, .82), (.4, 0, .86), (.52, 0, .34)], .025, 'crimson', 5)
    mesh.tube([(-.2, 0, .82), (0, 0, .34), (.4, 0, .86)], .025, 'crimson', 5)
    mesh.tube([(.42, -.25, 1.02), (.42, .25, 1.02)], .02, 'iron', 5)
    mesh.box(.3, .16, .07, 'shadow', -.22, 0, .86)
    if rider:
        mesh.lathe([(.17, 0), (.2, .3), (.18, .5), (.06, .58)], rider, 10, x=-.16, z=.92)
        mesh.ball((.12, .11, .14), 'skin', -.1, 0, 1.64, 9)
        mesh.lathe([(.125, -.02), (.09, .08), (.02, .11)], 'hair', 9, x=-.1, z=1.69)
        for side in (-1, 1):
            mesh.tube([(-.18, .1 * side, .95), (.16, .12 * side, .7 + .12 * side), (.02, .12 * side, .3 + .12 * side)], .07, 'ivory', 6)
            mesh.tube([(-.14, .18 * side, 1.4), (.14, .22 * side, 1.2), (.4, .22 * side, 1.04)], .05, rider, 6)
