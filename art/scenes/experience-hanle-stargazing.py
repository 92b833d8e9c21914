"""Hanle under the Milky Way: the white observatory dome on its hill, a telescope and watchers by a tent."""
import math

from kit.architecture.himalayan import chorten
from kit.life.flags import flag_string
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'night',
    'palette': 'night-starlit',
    'alt': 'Three people by a telescope and a lit tent at Hanle under a band of stars, the white observatory dome on its bare hill.',
}


def build(scene):
    scene.material('window-lit', lamp=1.1)
    scene.camera((-4, -24, 2.6), (1.5, 10, 7.4), lens=31, lift=0.06)
    scene.light(sun=-112, haze={'density': 0.0005, 'height': 60, 'base': 0.3, 'start': 60}, clouds=False)
    cone = hill(26, 120, 23, 84)
    ground = lambda xs, ys: 0.5 * fractal(xs * 0.04, ys * 0.04, 4) + cone(xs, ys) + 60 * (abs(xs) / 260) ** 3
    scene.put(ground_sheet(ground, (-320, 320), (-50, 520), 'cold-desert', 300, 320, near=(40, 0.45)))
    snow_peaks(scene, lift=-120, scale=0.7)
    works = Mesh()
    z = height_at(ground, 26, 120)
    works.lathe([(5.4, z - 3), (5.4, z + 5)], 'whitewash', 28, x=26, y=118)
    works.lathe(
        [(r * 5.6, z + 5 + h * 5.6) for r, h in ((1, 0), (0.97, 0.25), (0.87, 0.5), (0.7, 0.72), (0.45, 0.9), (0, 1))],
        'whitewash',
        32,
        x=26,
        y=118,
    )
    works.box(1.8, 4.4, 4.6, 'shadow', 25.4, 114.4, z + 5.4)
    works.box(16, 7, 4.4, 'whitewash', 38, 118, z - 3)
    for i in range(4):
        works.box(1.2, 0.2, 1, 'window-lit', 33 + i * 3, 114.4, z - 1)
    chorten(works, -15, 20, height_at(ground, -15, 20), 0.5)
    scene.put(works)
    chance = scene.random
    band = Mesh()
    for i in range(2300):
        t = chance.uniform(-1, 1)
        x, zz = -330 + 500 * (t + 1) * 0.5 * 1.6, 130 + 420 * (t + 1) * 0.5
        x, zz = x + chance.gauss(0, 40), zz + chance.gauss(0, 34)
        band.ball(chance.choice((0.25, 0.3, 0.4, 0.4, 0.9)), 'moon', x - 40, 900, zz, sides=4)
    scene.put(band, layer='far')
    scene.scatter(
        [grass_tuft(3, 40, 0.5, leaf='grass-dry', width=0.014)], 60, ((-16, 18), (-19, 6)), ground, sink=0.03, seed=9
    )
    scene.scatter(
        [rock(i, 0.5, 'rock-warm') for i in range(3)],
        60,
        ((-24, 26), (-20, 30)),
        ground,
        sink=0.1,
        seed=4,
        scale=(0.2, 1),
    )
    scene.layer = 'life'
    camp = Mesh()
    z = height_at(ground, 7.4, -2)
    camp.lathe([(2.4, z), (2.3, z + 0.3), (0.1, z + 2.9)], 'window-lit', 6, False, x=7.4, y=-2)
    for k in range(6):
        camp.tube(
            [(7.4 + 2.42 * math.cos(k * math.pi / 3), -2 + 2.42 * math.sin(k * math.pi / 3), z), (7.4, -2, z + 3.0)],
            0.05,
            'saffron',
            5,
        )
    z = height_at(ground, -1.2, -6)
    for k in range(3):
        camp.tube(
            [(-1.2, -6, z + 1.1), (-1.2 + 0.6 * math.cos(k * 2.1), -6 + 0.6 * math.sin(k * 2.1), z)], 0.04, 'wood', 5
        )
    camp.tube([(-1.5, -6.1, z + 0.9), (-0.55, -5.7, z + 2.3)], [0.17, 0.2], 'ivory', 12)
    man(camp, 'crimson', 'indigo', -2.0, -6.5, z, 1.1, 140)
    man(camp, 'azure', 'wood-dark', 0.6, -4.6, z, 1.1, 190)
    sitter(camp, 'turmeric', 3.6, -5.4, height_at(ground, 3.6, -5.4), 1.1, 170)
    flag_string(camp, (-15, 20, 5.4), (-30, 30, 3), 0.8, 26, 0.6)
    scene.put(camp)
    scene.lamp(7.4, -4.9, 1.2, 40)
    scene.lamp(1.2, -6.6, 0.5, 14, '#ff7a50')
