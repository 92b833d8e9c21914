"""Ganesh Chaturthi in Mumbai: the procession, seen from behind, reaches the sea at dusk; the image shows its crown, its ears and the ring of marigolds."""
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
    'alt': 'A crowned figure of Ganesha, seen from behind on a garlanded car, is drawn through the crowd to the sea at dusk, with parasols and drums.',
}


def build(scene):
    scene.camera((-3.4, -22, 5.4), (1, 10, 6.0), lens=35, lift=.02)
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
        with car.at(0, .1, 3.3, 180, 1.25):
            murti(car)
        for x in (-2.9, 2.9):
            for y in (-2.1, 2.1):
                car.tube([(x, y, 2.4), (x, y, 4.0)], .12, 'gold-paint', 7)
                car.ball(.26, 'marigold', x, y, 4.1, sides=8)
        for y in (-2.2, 2.2):
            garland(car, (-2.9, y, 4.0), (2.9, y, 4.0), .5, 40, .14)
        garland(car, (-3.2, -2.7, 2.4), (0, -2.7, 2.4), .5, 26, .13)
        garland(car, (0, -2.7, 2.4), (3.2, -2.7, 2.4), .5, 26, .13)
        for x in (-3.3, 3.3):
            light_string(car, (x, -2.6, 1.6), (x, 2.6, 1.6), .1, 14, .09)
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


def murti(mesh):
    """The seated image, facing -y: crown, wide ears and four arms are what its back shows against the sea."""
    body, silk, gold = '#dd9a6a', 'saffron', 'gold-paint'
    mesh.lathe([(1.5, 0), (1.75, .25), (1.35, .5)], 'magenta', 20, ribs=20, rib=.12)
    for side in (-1, 1):
        mesh.tube([(.4 * side, .1, .8), (1.35 * side, -.5, .75), (.3 * side, -1.15, .65)], [.5, .42, .26], silk, 10)
        mesh.tube([(.85 * side, 0, 2.3), (1.45 * side, .05, 2.1), (1.75 * side, -.1, 2.75)], [.3, .24, .18], body, 9)
        mesh.tube([(.8 * side, 0, 2.1), (1.3 * side, -.2, 1.5), (1.0 * side, -.9, 1.4)], [.28, .24, .18], body, 9)
        for x, y, z, size in ((1.42, .05, 2.14, .27), (1.72, -.08, 2.62, .21), (1.22, -.15, 1.6, .27)):
            mesh.lathe([(size, -.07), (size * 1.12, 0), (size, .07)], gold, 12, x=x * side, y=y, z=z)
        mesh.ball((.62, .13, .68), body, .98 * side, .02, 3.1, 16)
        mesh.ball((.5, .08, .54), '#eab08a', .98 * side, -.08, 3.08, 14)
        mesh.ball(.11, gold, 1.1 * side, .02, 2.42, 8)
    mesh.lathe([(.95, .4), (1.2, .9), (1.12, 1.5), (.95, 2.1), (.7, 2.5), (.4, 2.7)], body, 18, oval=(1, .86))
    mesh.lathe([(1.02, .4), (1.24, .8), (1.22, 1.0)], silk, 18, oval=(1, .88))
    mesh.tube([(-.75, -.3, 2.5), (-.2, .7, 2.3), (.55, .95, 1.5), (1.0, .5, .95)], [.16, .2, .2, .16], 'crimson', 8)
    mesh.ball((.66, .62, .64), body, 0, -.05, 3.1, 16)
    mesh.tube([(0, -.55, 3.0), (.05, -.95, 2.4), (.3, -1.1, 1.8), (.55, -1.0, 1.7)], [.3, .24, .18, .12], body, 9)
    mesh.lathe([(.62, 3.4), (.7, 3.5), (.6, 3.62), (.56, 3.95), (.66, 4.0), (.46, 4.12), (.4, 4.4), (.46, 4.45), (.28, 4.55), (.12, 4.9), (.02, 5.1)], gold, 18)
    mesh.ball(.1, 'crimson', 0, .56, 3.7, 8)
    ring = [(1.9 * math.cos(a), .25, 3.0 + 2.0 * math.sin(a)) for a in [math.pi * (-.16 + 1.32 * i / 40) for i in range(41)]]
    mesh.tube(ring, .12, gold, 7)
    for i in range(0, 41, 2):
        mesh.ball(.17, 'marigold', *ring[i], sides=7)
