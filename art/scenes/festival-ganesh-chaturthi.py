"""Ganesh Chaturthi in Mumbai: the procession, seen from behind, reaches the sea at dusk; the image hidden by its gilded arch."""
import math

from kit.life.festivities import drummer
from kit.life.flags import garland, pennant
from kit.life.lamps import light_string
from kit.life.people import crowd, parasol
from kit.life.powder import powder_cloud
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'dusk', 'palette': 'dusk-rose',
    'alt': 'A procession seen from behind draws a garlanded car with a gilded arch to the sea at dusk, with parasols and drums.',
}


def build(scene):
    scene.camera((-3.4, -23, 6.6), (1, 10, 5.0), lens=35, lift=.02)
    scene.light(sun=-102, elevation=10, energy=5, haze={'density': .0026, 'height': 14, 'start': 34}, clouds={'seed': 9.4, 'amount': .9})
    sand = Mesh()
    sand.quad((-400, -80, 0), (400, -80, 0), (400, 13, 0), (-400, 13, 0), 'beach')
    scene.put(sand, layer='far')
    scene.put(water_sheet('sea', .02, 4000, 12))
    surf = Mesh()
    for offset, half in ((0, .9), (4, .4), (9, .3)):
        surf.loft([[(x, 13 + offset + 1.1 * math.sin(x * .11 + offset) - half, .06), (x, 13 + offset + 1.1 * math.sin(x * .11 + offset) + half, .06)] for x in range(-120, 121, 3)], 'whitewash', smooth=False)
    scene.put(surf)
    skyline(scene, 520, 900, 90, (16, 60), ('cream-wall', 'whitewash', 'concrete', 'grey-stone'), -1, 5)
    scene.layer = 'life'
    car = Mesh()
    with car.at(1, 4, 0, 12):
        for x in (-2.4, 2.4):
            for y in (-1.6, 1.6):
                with car.at(x, y, 0, 90):
                    wheel(car, .7, .3, 'wood', 10, 0, 0, .7)
        car.box(6.4, 5, .6, 'wood', 0, 0, 1.0)
        car.box(6.6, 5.2, .9, 'crimson', 0, 0, 1.5)
        car.box(6.7, 5.3, .2, 'gold-paint', 0, 0, 2.4)
        car.box(4.2, 3, .7, 'turmeric', 0, .2, 2.6)
        arch = [(2.3 * math.cos(a), -1.4, 3.2 + (4.2 + .16 * math.sin(9 * a)) * math.sin(a)) for a in [i * math.pi / 60 for i in range(61)]]
        car.add(arch, [tuple(range(61))], 'gold')
        car.tube(arch, .16, 'crimson', 6)
        for i in range(0, 61, 4):
            car.ball(.24, 'marigold', *arch[i], sides=7)
        for radius in (1.75, 1.2, .65):
            ring = [(radius * math.cos(a), -1.5, 4.9 + radius * math.sin(a)) for a in [i * math.pi / 24 for i in range(49)]]
            car.tube(ring, .06, ('crimson', 'turmeric')[radius == 1.2], 5)
        for x in (-2.9, 2.9):
            for y in (-2.1, 2.1):
                car.tube([(x, y, 2.4), (x, y, 6.4)], .12, 'saffron', 7)
        for x in (-2.9, 0):
            garland(car, (x, -2.2, 6.2), (x + 2.9, -2.2, 6.2), .6, 26, .13)
        garland(car, (-3.2, -2.7, 2.4), (0, -2.7, 2.4), .5, 26, .13)
        garland(car, (0, -2.7, 2.4), (3.2, -2.7, 2.4), .5, 26, .13)
        light_string(car, (-2.9, -2.2, 6.5), (2.9, -2.2, 6.5), .1, 24, .09)
    scene.put(car)
    folk = Mesh()
    for i in range(10):
        drummer(folk, -8 + i * 1.7, -6 - (i % 3) * 1.3, 0, 200, 1.08, 'ivory', 'saffron', 'crimson')
    crowd(folk, 230, lambda r: (r.uniform(-22, 24), r.uniform(-9, 18)), lambda x, y: -.1, 4, turbans=.3, facing=180)
    for i, (x, y) in enumerate(((-6, 2), (8, 3), (-9.5, 9), (11.4, 8), (5, -4), (-3.6, -3))):
        parasol(folk, x, y, .4, 1.5, 4.4, ('saffron', 'crimson', 'magenta')[i % 3], 0, 'gold-paint')
    for x, y in ((-13, 0), (14.5, -1), (-16, 9), (18, 10)):
        pennant(folk, x, y, 0, 5.5, 2.2, 'flag-saffron', 20)
    scene.put(folk)
    dust = Mesh()
    for i, (x, y) in enumerate(((-8, 6), (10, 7))):
        powder_cloud(dust, x, y, 2, 3.6, '#ff6f9a', 6, i + 4, .3)
    scene.put(dust)
    for x, y in ((1, 1), (-6, -2), (8, 0)):
        scene.lamp(x, y, 5, 300)
