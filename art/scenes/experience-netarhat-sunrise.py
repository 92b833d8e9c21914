"""Sunrise at Netarhat: pines on the plateau's edge, watchers at the rail, ridge after ridge in mist to the Koel."""
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'People wrapped in shawls watch the sun rise over ridges of mist from the pine-fringed edge of the Netarhat plateau.',
}


def ground(xs, ys):
    return .4 * fractal(xs * .06, ys * .06, 3) - 70 * smoothstep(4, 46, ys + .2 * xs + 4 * fractal(xs * .04, ys * .04, 2))


def build(scene):
    scene.camera((-3, -20, 3.2), (2, 20, 2.6), lens=36)
    scene.light(sun=62, elevation=9, energy=5.6, haze={'density': .0016, 'height': 50, 'base': .25, 'start': 40, 'low': .6}, clouds={'seed': 9.2, 'amount': .9}, grade={'exposure': 1.2})
    scene.put(ground_sheet(ground, (-140, 140), (-40, 160), 'meadow', 260, 260, near=(10, .5)))
    scene.put(plain('forest-hills', z=-78), layer='far')
    blue_hills(scene, near=220, count=7, height=52, base=-66, width=2200, seed=6.3, length=300)
    disc = Mesh()
    disc.ball(26, 'flame', 400, 1500, 205, sides=40)
    scene.put(disc, layer='far')
    pines = [conifer(i, 15, 'pine', .17, .35, 12, 130) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(((-11, -4, 1.1), (-13.6, 1, 1.2), (-9.6, 4, .9), (13.8, -2, 1.15), (17, 3, 1.2), (-18, 4, 1.2), (20.5, -4, 1.1), (11.4, 6, .8))):
        scene.put(pines[i % 3], x, y, height_at(ground, x, y) - .3, i * 60, s)
    scene.layer = 'land'
    scene.scatter(pines, 120, ((-90, 100), (14, 80)), ground, seed=4, sink=.4)
    scene.scatter([grass_tuft(5, 60, .45), grass_tuft(6, 50, .6, leaf='grass-dry')], 150, ((-16, 18), (-18, 5)), ground, seed=5, sink=.04)
    rail = Mesh()
    for i in range(11):
        x = -6.5 + i * 1.5
        rail.box(.16, .16, 1.1, 'wood', x, 2.2 - .2 * x, height_at(ground, x, 2.2 - .2 * x) - .1)
    for level in (.5, .95):
        rail.tube([(-6.5 + i * 1.5, 2.2 - .2 * (-6.5 + i * 1.5), height_at(ground, -6.5 + i * 1.5, 2.2 - .2 * (-6.5 + i * 1.5)) + level) for i in range(11)], .06, 'wood', 6)
    scene.put(rail)
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, cloth) in enumerate(((-2.4, 1.2, 'crimson'), (-1.3, 1.0, 'teal'), (1.8, .4, 'turmeric'), (4.6, -.2, 'azure'), (5.6, -.4, 'magenta'))):
        (woman if i % 2 == 0 else man)(folk, cloth, x=x, y=y, z=height_at(ground, x, y), scale=1.1, turn=195)
    for x, y, cloth in ((-4.6, -1.6, 'maroon'), (2.9, -2.2, 'ivory')):
        folk.box(1.6, .5, .45, 'grey-stone', x, y, height_at(ground, x, y) - .05)
        sitter(folk, cloth, x, y, height_at(ground, x, y) + .4, 1.05, 195)
    scene.put(folk)
