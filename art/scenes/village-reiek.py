"""Reiek in Mizoram: the model village of thatched bamboo houses below the sheer face of Reiek Tlang, cloud in the
valley of the Tlawng."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES
from kit.life.work import hearth, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Mizo villagers weave cloth and baskets among the thatched bamboo houses of Reiek, the wooded cliff of Reiek Tlang above, cloud in the valley.',
}
HOUSES = ((11.5, 0, -20), (20, 12, -14), (6.5, 16, -6), (-11, 17, 16), (-14.2, 6.5, 18), (15, 27, -10), (-2, 30, 6))


def crest(xs):
    """Height of the mountain's edge at x: it rises to the summit and breaks off into the valley on the left."""
    places = (-300, -62, -40, -24, -6, 22, 60, 110, 180, 300)
    heights = (-60, -50, 10, 60, 74, 66, 52, 44, 36, 26)
    return np.interp(xs, places, heights)


def ground(xs, ys):
    lawn = 0.035 * ys + 0.35 * fractal(xs * 0.06, ys * 0.06, 4)
    fall = 46 * smoothstep(24, 66, -xs - 0.12 * ys) + 30 * smoothstep(60, 120, ys) * smoothstep(-10, -70, xs)
    # The long wall of Reiek Tlang lies across the view: wood on its back and foot, a bare cliff between.
    edge = 170 + 10 * fractal(xs * 0.02, ys * 0 + 3, 4)
    rise = crest(xs + 5 * fractal(xs * 0.04, ys * 0.04, 3))
    foot, face = smoothstep(-96, -14, ys - edge), smoothstep(-14, 3, ys - edge)
    wall = np.maximum(rise, 0) * (0.34 * foot + 0.66 * face)
    rough = smoothstep(0.02, 0.3, face) * smoothstep(1.0, 0.8, face)
    wall += (ridged(xs * 0.07, ys * 0.07, 5) - 0.5) * 9 * rough + 1.3 * np.sin(wall * 0.9) * rough
    wall += 5 * (ridged(xs * 0.03, ys * 0.03, 5) - 0.4) * foot - 0.16 * np.maximum(ys - edge - 6, 0)
    return lawn - fall * smoothstep(-40, 10, ys + 30) + wall


def build(scene):
    scene.material(
        'green-hills',
        meadow=('#7d9446', '#587838'),
        rock=('#b59a7c', '#806a58'),
        rock_slope=0.66,
        bump=1.2,
        bump_scale=0.25,
    )
    scene.camera((-2, -32, 1.9), (2, 30, 7.6), lens=34, lift=0.02, focus=18.5, fstop=1.0)
    scene.light(
        sun=-118,
        elevation=21,
        energy=5.0,
        haze={'density': 0.0011, 'height': 16, 'floor': -30, 'low': 4, 'base': 0.3, 'start': 60, 'most': 0.86},
        clouds={'seed': 10.2, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-190, 230), (-60, 300), 'green-hills', 460, 480))
    xs, ys = np.meshgrid(np.linspace(-1500, 300, 240), np.linspace(90, 2400, 220))
    cloud = Mesh()
    cloud.grid(xs, ys, -24 + 6 * fractal(xs * 0.006, ys * 0.009, 5) + 0.004 * np.maximum(0, ys - 400), '#f6f1ee')
    scene.put(cloud, layer='far')
    scene.put(
        hill_layers(
            [(430, 40, 240, -30, 2.0), (660, 62, 320, -28, 6.0), (980, 92, 420, -22, 9.4)], 'forest-hills', 1700
        ),
        layer='far',
    )
    scene.put(plain('forest-hills', z=-50), layer='far')
    huts = Mesh()
    for number, (x, y, turn) in enumerate(HOUSES):
        z = height_at(ground, x, y)
        with huts.at(x, y, z, turn):
            mizo_house(huts, number)
        scene.lamp(x - 1, y - 5.4, z + 2.6, 110)
    for k in range(22):
        t = k / 21
        x, y = 3.4 + 3 * np.sin(t * 4), -22 + 44 * t
        with huts.at(x, y, height_at(ground, x, y) - 0.05, 12 * np.sin(k * 2.1)):
            huts.box(1.7, 1.3, 0.12, 'grey-stone')
    scene.put(huts)
    scene.lamp(3.3, -16.2, height_at(ground, 3.3, -16) + 0.6, 120)
    clear = lambda x, y: all(abs(x - a) > 7 or abs(y - b) > 7 for a, b, _ in HOUSES) and abs(x - 3.4) > 4.6
    wood = [broadleaf(20 + i, 8, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, cards=240, card=0.4) for i in range(3)]
    steep = lambda x, y: abs(height_at(ground, x, y + 1.5) - height_at(ground, x, y - 1.5)) > 3.2
    scene.scatter(
        wood,
        900,
        ((-80, 170), (46, 240)),
        ground,
        sink=0.4,
        seed=4,
        scale=(0.5, 1.0),
        keep=lambda x, y, z: z > 2 and not steep(x, y),
    )
    scene.scatter(
        wood + [bamboo_clump(2, 10), bamboo_clump(3, 9)],
        150,
        ((-40, 70), (8, 60)),
        ground,
        sink=0.3,
        seed=9,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: clear(x, y) and (y > 36 or abs(x - 3) > 19),
    )
    scene.scatter(
        [banana(1), banana(2)],
        26,
        ((-28, 32), (-6, 36)),
        ground,
        seed=5,
        keep=lambda x, y, z: clear(x, y) and abs(x - 3) > 8,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(4, flower='marigold'), flower_tuft(7, flower='blossom-pink')],
        320,
        ((-18, 22), (-25, 4)),
        ground,
        seed=6,
        sink=0.04,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: clear(x, y) or abs(x - 3.4) > 5,
    )
    scene.scatter([rock(i, 0.6) for i in range(3)], 16, ((-14, 16), (-20, 0)), ground, sink=0.2, seed=7, scale=(0.4, 1))
    scene.layer = 'life'
    life = Mesh()
    spot = lambda x, y: (x, y, height_at(ground, x, y))
    mizo(life, 0, *spot(0.6, -13.6), 72, '#f2ece0', True)
    with life.at(*spot(3.0, -15.2), 24, 1.1):
        person(life, 'cook' if scene.is_night else 'knit', 'wrap', 'crimson', '#2b2630')
        if scene.is_night:
            hearth(life)
        else:
            life.box(0.5, 0.9, 0.03, '#2b2630', 0, -0.75, 0.2)
            for k in range(4):
                life.box(0.52, 0.06, 0.035, ('crimson', 'ivory')[k % 2], 0, -0.45 - 0.2 * k, 0.2)
            for y in (-0.32, -1.2):
                life.tube([(-0.4, y, 0.24), (0.4, y, 0.24)], 0.03, 'bamboo', 7)
    with_child(life, 'wrap', 'emerald', '#3a3346', *spot(5.0, -13.2), -50, 1.08)
    if not scene.is_night:
        basket_maker(life, *spot(-4.8, -16.4))
        little_one(life, 'run', '#cfae62', *spot(7.6, -14.2), -80, 1.12)
    mizo(life, 1, *spot(10.4, -5.4), -30, 'azure', False)
    if not scene.is_night:
        flock_in(life, 8, (-40, -16), (50, 90), (30, 42), 0.9)
    scene.put(life)


def basket_maker(mesh, x, y, z):
    """A man on a mat weaves a carrying basket of split bamboo, finished ones and a heap of strips beside him; a boy
    squats and watches."""
    basket = [(0.14, 0), (0.2, 0.24), (0.29, 0.52), (0.31, 0.54), (0.28, 0.53)]
    with mesh.at(x, y, z, 82, 1.12):
        mesh.box(1.5, 1.3, 0.03, 'weave', 0, -0.1, 0.03)
        person(mesh, 'play', 'shirt', '#efe4d2', '#4d5560', 0, 0.2, 0.05)
        mesh.lathe(basket[:3], 'bamboo', 18, y=-0.3, z=0.16)
        for k in range(12):
            a = k * math.pi / 6
            mesh.tube(
                [
                    (0.28 * math.cos(a), -0.3 + 0.28 * math.sin(a), 0.66),
                    (0.36 * math.cos(a), -0.3 + 0.36 * math.sin(a), 1),
                ],
                0.012,
                'bamboo',
                4,
            )
        for k in range(14):
            mesh.tube(
                [(-1.3, -0.6 + 0.05 * k, 0.05), (-0.6, 0.3 + 0.03 * k, 0.06 + 0.02 * (k % 3))], 0.018, 'bamboo', 4
            )
        for bx, by, tilt in ((1.1, 0.4, 0), (1.5, -0.3, 84)):
            with mesh.at(bx, by, 0.05 if not tilt else 0.3, 30, tilt=tilt):
                mesh.lathe(basket, 'bamboo', 20)
                for level, radius in ((0.14, 0.19), (0.34, 0.245)):
                    mesh.lathe([(radius, level), (radius + 0.012, level + 0.02), (radius, level + 0.04)], 'rope', 20)
    little_one(mesh, 'squat', '#b97f93', x + 2.0, y + 0.5, z, -70, 1.12)


def mizo_house(mesh, number):
    """A house of woven bamboo on short posts: a gabled front with its porch and log steps, thatch to the eaves."""
    with mesh.at(0, 0, 0, 90):
        for px in np.linspace(-4.4, 4.4, 5):
            for py in (-2.3, 2.3):
                mesh.tube([(px, py, -2.4), (px, py, 1.2)], 0.13, 'wood', 6)
        mesh.box(11.4, 5.4, 0.22, 'bamboo', -0.6, 0, 1.1)
        mesh.box(8.6, 4.8, 2.3, 'weave', 0.8, 0, 1.3)
        with mesh.at(0, 0, 3.5):
            gable_roof(mesh, 11.2, 5.2, 2.7, 'thatch', -0.5, 0, 0, 0.8)
        for px in np.linspace(-3, 4.6, 9):
            mesh.tube([(px, -2.44, 1.3), (px, -2.44, 3.6)], 0.04, 'bamboo', 5)
        mesh.box(1.0, 0.16, 0.8, 'window-lit', 2.6, -2.42, 2.1)
        mesh.box(1.0, 0.16, 0.8, 'window', -0.6, -2.42, 2.1)
    # The gabled end looks at us: door, lattice, porch rail, steps cut of one log.
    with mesh.at(0, -3.5):
        mesh.box(1.1, 0.16, 1.9, 'window-lit' if number % 3 else 'wood-dark', 0.6, -0.06, 1.3)
        mesh.box(0.9, 0.16, 0.8, 'window-lit', -1.3, -0.06, 2.0)
        for k in range(11):
            mesh.tube(
                [(-2.3 + 0.46 * k, -0.12, 3.5), (-2.3 + 0.46 * k, -0.12, 5.9 - 0.98 * abs(k - 5) * 0.48)],
                0.035,
                'bamboo',
                5,
            )
        for px in (-2.3, 2.3):
            mesh.tube([(px, -2.6, -1), (px, -2.6, 3.8)], 0.1, 'wood', 6)
            mesh.tube([(px, -2.6, 2.0), (px, -0.1, 2.0)], 0.05, 'bamboo', 5)
        mesh.tube([(-2.3, -2.6, 2.0), (-0.2, -2.6, 2.0)], 0.05, 'bamboo', 5)
        for px in np.linspace(-2.1, -0.4, 7):
            mesh.tube([(px, -2.6, 1.2), (px, -2.6, 2.0)], 0.03, 'bamboo', 5)
        for k in range(5):
            mesh.box(1.0, 0.34, 0.16, 'wood', 0.8, -2.9 - 0.3 * k, 0.95 - 0.24 * k)


def mizo(mesh, number, x, y, z, turn, blouse, basket):
    """A woman in a wrapped puan of dark cloth with woven bands, perhaps with a carrying basket on a brow strap."""
    skin = SKINS[number % 2]
    with mesh.at(x, y, z, turn, 1.1):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe([(0.2, 0.08), (0.205, 0.5), (0.2, 0.85), (0.155, 1.06)], '#2b2630', 24, oval=(1, 0.78))
        for low, high, paint in (
            (0.12, 0.17, 'crimson'),
            (0.2, 0.23, 'ivory'),
            (0.4, 0.46, 'crimson'),
            (0.48, 0.5, 'turmeric'),
            (0.66, 0.72, 'crimson'),
            (0.74, 0.76, 'ivory'),
        ):
            mesh.lathe([(0.208, low), (0.209, high)], paint, 24, oval=(1, 0.78))
        mesh.lathe(
            [(0.165, 0.98), (0.16, 1.08), (0.182, 1.22), (0.186, 1.32), (0.165, 1.39), (0.07, 1.44)],
            blouse,
            18,
            oval=(1, 0.72),
        )
        draw_head(mesh, skin, 1.595, bun=True)
        for side, (hand, elbow) in zip((1, -1), POSES[('lap', 'hip', 'rest')[number]]):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, blouse, skin, 0.052, sleeve=0.8)
        if basket:
            back_basket(mesh, 'leaf-dark', 'weave')
