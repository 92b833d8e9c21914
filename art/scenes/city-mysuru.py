"""Mysuru from Chamundi hill at dawn: the great black Nandi with its garlands, the palace domes and lakes in the plain."""
import numpy as np

from kit.architecture.domes import dome
from kit.life.birds import flock_in
from kit.life.flags import garland
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh, fuse
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'The great black Nandi of Chamundi hill hung with marigolds at dawn, the domes of Mysuru palace in the plain below.',
}


def nandi():
    """The seated bull, 5 m high, facing -x a little; returns mesh data."""
    body = Mesh()
    for x, y, z, radii in ((1.6, 0, 1.9, (2.3, 1.65, 1.75)), (-.2, 0, 2.3, (1.7, 1.45, 1.7)), (.1, 0, 3.7, (.95, .85, .7)), (-1.5, 0, 3.3, (1.0, .95, 1.25)), (-2.2, 0, 4.1, (.85, .68, .75)), (-2.9, 0, 3.75, (.62, .5, .5))):
        body.ball(radii, 'granite-dark', x, y, z, sides=18)
    for side in (-1, 1):
        body.tube([(-.6, 1.0 * side, 1.3), (-2.2, 1.25 * side, .7), (-1.2, 1.35 * side, .32), (-3.2, 1.2 * side, .3)], [.7, .5, .42, .36], 'granite-dark', 9)
        body.tube([(2.6, 1.3 * side, 1.2), (1.2, 1.8 * side, .8), (2.4, 1.75 * side, .4)], [.9, .6, .42], 'granite-dark', 9)
        body.tube([(-1.9, .6 * side, 4.5), (-1.7, 1.25 * side, 4.5)], [.24, .1], 'granite-dark', 7)
        body.tube([(-2.1, .4 * side, 4.7), (-2.2, .62 * side, 5.2), (-2.4, .5 * side, 5.5)], [.2, .15, .05], 'granite-dark', 7)
    return fuse(body.data('nandi'), .11, 5)


def ground(xs, ys):
    return .25 * fractal(xs * .08, ys * .08, 3) - 64 * smoothstep(9, 60, ys + .12 * xs)


def build(scene):
    scene.material('granite-dark', colour='#4a4340', second='#332e2c', rough=.45)
    scene.camera((-5.5, -21, 3.2), (.6, 2, 4.1), lens=35, lift=.04, focus=21, fstop=3.4)
    scene.light(sun=-104, elevation=17, haze={'density': .0011, 'height': 40, 'base': .3, 'start': 40}, clouds={'seed': 19.9, 'amount': .7})
    scene.put(ground_sheet(ground, (-160, 160), (-40, 220), 'dry-hills', 240, 240, near=(24, .5)))
    scene.put(plain('field', 6000, -64, 2500), layer='far')
    blue_hills(scene, near=1500, count=2, height=80, base=-64, width=2400, seed=4)
    shrine = Mesh()
    shrine.box(13, 8.4, .7, 'granite', 2.4, 2, .05)
    shrine.box(11.6, 7, .7, 'granite', 2.4, 2, .7)
    for i in range(7):
        shrine.lathe([(.16, 0), (.13, .2), (.11, .7), (.15, .85)], 'granite', 8, x=-3.8 + i * 2.05, y=-2.4, z=.05)
    shrine.box(13.4, .14, .14, 'granite', 2.3, -2.4, .86)
    scene.put(shrine)
    scene.put(nandi(), 2.6, 2, 1.35, 22, .98)
    flowers = Mesh()
    with flowers.at(2.6, 2, 1.35, 22, .98):
        garland(flowers, (-1.7, -.85, 4.3), (-2.9, .9, 2.9), .5, 26, .14)
        for side in (-1.18, -.9):
            garland(flowers, (-2.3, side * .55, 4.55), (-.4, side * 1.5, 2.2), .4, 26, .13)
        garland(flowers, (-.3, -1.5, 3.2), (2.4, -1.6, 2.7), .8, 34, .12, ('marigold', 'ivory', 'turmeric'))
        flowers.ball(.2, 'brass', -2.4, -.75, 2.35, sides=10)
    scene.put(flowers)
    city = Mesh()
    with city.at(-46, 420, -64, 0, 1.5):
        city.box(70, 24, 12, 'cream-wall')
        city.box(24, 18, 22, 'pink-wall')
        for x, r, h in ((-32, 4, 16), (-16, 4.4, 18), (16, 4.4, 18), (32, 4, 16)):
            city.box(7, 7, h, 'cream-wall', x)
            dome(city, r, 'red-stone', x, 0, h, sides=24)
        dome(city, 5.4, 'gold-paint', z=28, sides=24)
        city.lathe([(4.4, 22), (4.2, 28)], 'cream-wall', 12)
    chance = scene.random
    for _ in range(900):
        x, y = chance.gauss(-10, 190), chance.uniform(240, 900)
        city.box(chance.uniform(8, 16), 10, chance.uniform(5, 11), chance.choice(('cream-wall', 'whitewash', 'tiles', 'ochre-wall', 'pink-wall')), x, y, -64)
    city.lathe([(120, 0), (119, .3)], 'lake', 40, x=150, y=640, z=-63.6, oval=(1, .5))
    scene.put(city)
    green = [broadleaf(30 + i, 11, spread=1.3, clouds=6, cards=120, card=.7) for i in range(2)]
    scene.scatter(green, 420, lambda r: (r.gauss(-10, 210), r.uniform(200, 860)), lambda x, y: x * 0 - 64, seed=5)
    scene.scatter(green, 80, ((-70, 80), (16, 60)), ground, seed=6, scale=(.4, .6))
    scene.layer = 'front'
    scene.put(broadleaf(14, 10, spread=1.4, clouds=12, cards=420, card=.17), -13.5, -2, 0, 0, 1)
    scene.scatter([grass_tuft(5, 50, .4, leaf='grass-dry')], 110, ((-16, 14), (-17, -6)), ground, seed=7, sink=.04)
    scene.scatter([rock(i, .8, 'granite') for i in range(3)], 12, ((-15, 15), (-14, -5)), ground, seed=8, sink=.2, scale=(.3, 1), keep=lambda x, y, z: abs(x) > 6)
    scene.layer = 'life'
    life = Mesh()
    woman(life, 'magenta', -4.6, -3.6, .1, 1, 60)
    woman(life, 'turmeric', -5.5, -3.2, .1, 1, 40)
    man(life, 'skin', 'ivory', -2.2, -3.1, .1, 1, 180)
    woman(life, 'emerald', 7.8, -3.4, .1, 1, 120)
    flock_in(life, 8, (-16, -4), (10, 30), (9, 14), .6)
    scene.put(life)
