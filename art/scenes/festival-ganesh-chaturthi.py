"""Ganesh Chaturthi in Mumbai: the garlanded image, its trunk curled to the sweet in its hand, is brought to the sea at dusk."""
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
    'alt': 'A crowned, garlanded figure of Ganesha with one broken tusk sits on a flower-hung car among the crowd by the sea at dusk, with parasols and drums.',
}


def build(scene):
    scene.camera((-2.6, -19.5, 4.5), (.9, 10, 6.3), lens=36, lift=.02, focus=23.5, fstop=.7)
    scene.light(sun=-102, elevation=10, energy=5, haze={'density': .0026, 'height': 14, 'start': 34}, clouds={'seed': 9.4, 'amount': .9})
    sand = Mesh()
    sand.quad((-400, -80, 0), (400, -80, 0), (400, 13, 0), (-400, 13, 0), 'beach')
    scene.put(sand, layer='far')
    scene.put(water_sheet('sea', .02, 4000, 12))
    surf = Mesh()
    for offset, half in ((0, .9), (4, .4), (9, .3)):
        surf.loft([[(x, 13 + offset + 1.1 * math.sin(x * .11 + offset) - half, .06), (x, 13 + offset + 1.1 * math.sin(x * .11 + offset) + half, .06)] for x in range(-120, 121, 3)], 'foam', smooth=False)
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
        with car.at(0, .1, 3.3, -14, 1.25):
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
    """The seated image, facing -y: crown, wide ears, four arms with axe, lotus, sweet and blessing, the trunk to its left."""
    body, silk, gold = '#e6a884', 'saffron', 'gold-paint'
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
    mesh.tube([(0, -.5, 3.05), (0, -.86, 2.75), (.02, -1.08, 2.35), (.14, -1.2, 1.98), (.38, -1.26, 1.74), (.66, -1.22, 1.72), (.8, -1.14, 1.9)], [.3, .26, .22, .19, .16, .13, .1], body, 14)
    draw_face(mesh, gold)
    hold_things(mesh, body, gold)
    mesh.lathe([(.62, 3.4), (.7, 3.5), (.6, 3.62), (.56, 3.95), (.66, 4.0), (.46, 4.12), (.4, 4.4), (.46, 4.45), (.28, 4.55), (.12, 4.9), (.02, 5.1)], gold, 18)
    mesh.ball(.1, 'crimson', 0, .56, 3.7, 8)
    ring = [(1.9 * math.cos(a), .25, 3.0 + 2.0 * math.sin(a)) for a in [math.pi * (-.16 + 1.32 * i / 40) for i in range(41)]]
    mesh.tube(ring, .12, gold, 7)
    for i in range(0, 41, 2):
        mesh.ball(.17, 'marigold', *ring[i], sides=7)


def draw_face(mesh, gold):
    """Eyes under arched brows, the mark on the forehead, one whole tusk and one broken, rings on the trunk."""
    for side in (-1, 1):
        mesh.ball((.125, .05, .07), '#fbf4e6', .27 * side, -.585, 3.2, 14)
        mesh.ball((.055, .03, .058), '#1b1210', .255 * side, -.628, 3.2, 12)
        mesh.tube([(.14 * side, -.61, 3.29), (.27 * side, -.6, 3.34), (.42 * side, -.5, 3.27)], [.014, .024, .01], '#3a2218', 6)
        reach = 1 if side < 0 else .45
        mesh.tube([(.3 * side, -.52, 2.84), (.3 * side + .1 * side * reach, -.52 - .4 * reach, 2.72), (.3 * side + .13 * side * reach, -.52 - .66 * reach, 2.8 + .06 * reach)], [.085, .07, .028 if reach == 1 else .06], 'ivory', 10)
        mesh.ball((.1, .05, .1), '#e39080', .43 * side, -.47, 2.98, 10)
    for lift in (0, .06, .12):
        mesh.tube([(-.22, -.57, 3.37 + lift), (0, -.635 + lift * .3, 3.36 + lift), (.22, -.57, 3.37 + lift)], .018, 'ivory', 5)
    mesh.ball((.05, .03, .09), 'crimson', 0, -.645, 3.42, 8)
    for y, z, size in ((-.72, 2.87, .3), (-1.02, 2.5, .25)):
        mesh.ball((size, .05, .05), gold, 0, y - .2, z, 10)


def hold_things(mesh, body, gold):
    """What the four hands hold, the belly's ornaments and the garland round the neck."""
    for side in (-1, 1):
        mesh.ball((.2, .13, .22), body, 1.78 * side, -.14, 2.92, 12)
        mesh.ball((.2, .2, .16), body, .98 * side, -1.0, 1.42, 12)
    mesh.tube([(-1.8, -.22, 2.6), (-1.84, -.22, 3.7)], .05, 'wood-dark', 6)
    mesh.box(.5, .08, .42, gold, -2.0, -.22, 3.3, 1.25)
    for k in range(8):
        mesh.ball((.09, .09, .2), 'lotus', 1.8 + .12 * math.cos(k * .785), -.2 + .12 * math.sin(k * .785), 3.16, 8)
    mesh.lathe([(.19, 0), (.2, .08), (.03, .3)], 'ivory', 12, x=.98, y=-1.04, z=1.54, ribs=12, rib=.1)
    with mesh.at(-.98, -1.12, 1.62, tilt=78):
        mesh.ball((.17, .2, .06), body, 0, 0, 0, 10)
        for k in range(4):
            mesh.tube([(-.12 + .08 * k, .12, 0), (-.13 + .087 * k, .36, 0)], .035, body, 6)
    for size, low, cloth in ((.95, 1.5, 'marigold'), (.72, 1.95, 'crimson')):
        for k in range(27):
            angle = math.pi * (k / 26 - .5)
            mesh.ball(.09, cloth, size * math.sin(angle), -.62 - .5 * math.cos(angle) * (1.2 if low < 1.8 else .8), 2.55 - (2.55 - low) * math.cos(angle), 7)
    mesh.tube([(-1.1, -.45, 1.1), (0, -1.12, 1.0), (1.1, -.45, 1.1)], .07, gold, 8)
    mesh.ball((.07, .05, .07), '#c98a66', 0, -1.06, 1.32, 8)
