"""Reiek in Mizoram: the model village of thatched bamboo houses below the sheer face of Reiek Tlang, cloud in the
valley of the Tlawng."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES
from kit.life.work import Pose, hearth, little_one, person, with_child
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
    'alt': 'A woman weaves at her loom and a man makes baskets among the bamboo houses of Reiek, the cliff of Reiek Tlang above, cloud in the valley.',
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
    put_valley(scene)
    scene.put(plain('forest-hills', z=-50), layer='far')
    scene.material('dust', colour='#b08f66', second='#93744f')
    scene.put(ground_sheet(yard, (-14, 14), (-27, -8), 'dust', 220, 180))
    huts = Mesh()
    for number, (x, y, turn) in enumerate(HOUSES):
        z = height_at(ground, x, y)
        with huts.at(x, y, z, turn, (1.0, 0.86, 1.04, 0.92, 0.98, 1.0, 0.9)[number]):
            mizo_house(huts, number)
        scene.lamp(x - 1, y - 5.4, z + 2.6, 110)
    for k in range(22):
        t = k / 21
        x, y = 3.4 + 3 * np.sin(t * 4), -22 + 44 * t
        with huts.at(x, y, height_at(ground, x, y) - 0.05, 12 * np.sin(k * 2.1)):
            huts.box(1.7, 1.3, 0.12, 'grey-stone')
    scene.put(huts)
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
        keep=lambda x, y, z: z > 2 and not steep(x, y) and x > -46,
    )
    scene.scatter(
        wood + [bamboo_clump(2, 10), bamboo_clump(3, 9)],
        150,
        ((-40, 70), (8, 60)),
        ground,
        sink=0.3,
        seed=9,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: clear(x, y) and (y > 36 or abs(x - 3) > 19) and (x > -9 or y < 12),
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
        keep=lambda x, y, z: off_yard(x, y) > 0.3 and (clear(x, y) or abs(x - 3.4) > 5),
    )
    scene.scatter([rock(i, 0.6) for i in range(3)], 16, ((-14, 16), (-20, 0)), ground, sink=0.2, seed=7, scale=(0.4, 1))
    scene.layer = 'life'
    life = Mesh()
    spot = lambda x, y: (x, y, height_at(ground, x, y))
    if scene.is_night:
        sit_at_fire(scene, life)
    else:
        weaver(life, *spot(2.3, -18.3))
        basket_maker(life, *spot(-5.0, -18.7))
        rice_pounder(life, *spot(-8.6, -10.8))
        little_one(life, 'run', '#cfae62', *spot(7.2, -14.2), -80, 1.12)
        for k, (x, y, turn) in enumerate(
            ((-1.7, -20.0, 40), (-0.9, -19.3, -70), (-0.4, -20.6, 150), (-1.6, -17.4, 10))
        ):
            hen(life, *spot(x, y), turn, ('#a4552e', '#efe4d2', '#3a2c28', '#b9763f')[k])
        flock_in(life, 8, (-40, -16), (50, 90), (30, 42), 0.9)
    mizo(life, 0, *spot(-0.2, -13.6), 52, '#f2ece0', True)
    with_child(life, 'wrap', 'emerald', '#3a3346', *spot(4.6, -14.6), -40, 1.08)
    x, y, turn = HOUSES[0]
    with life.at(*spot(x, y), turn):
        person(life, 'sip', 'shirt', '#a7b79c', '#4d5560', -1.3, -4.6, 1.2, 20, elder=True)
        life.box(0.5, 0.3, 0.4, 'wood', -1.3, -4.6, 1.2)
    scene.put(life)


def off_yard(xs, ys):
    """How far a place lies outside the trodden yard, as a share of it."""
    return (
        np.hypot((xs + 1.2) / 8.2, (ys + 18.6) / 4.0)
        - 1
        + 0.16 * fractal(np.asarray(xs) * 0.4, np.asarray(ys) * 0.4, 3)
    )


def yard(xs, ys):
    return ground(xs, ys) + 0.03 - 0.4 * smoothstep(0, 0.16, off_yard(xs, ys))


def put_valley(scene):
    """The valley on the left: a bank of cloud lies in it, blue ranges stand out of the cloud."""
    xs, ys = np.meshgrid(np.linspace(-900, 60, 300), np.linspace(200, 900, 200))
    lumps = 13 * np.abs(fractal(xs * 0.011, ys * 0.013, 4)) + 3 * np.abs(fractal(xs * 0.05, ys * 0.05, 3))
    cloud = Mesh()
    cloud.grid(xs, ys, -26 + 70 * smoothstep(200, 560, ys) + lumps - 60 * smoothstep(-60, 20, xs), '#f6f1ee')
    scene.put(cloud, layer='far')
    ranges = [(760, 140, 260, -6, 2.0), (1050, 215, 340, -4, 6.0), (1500, 300, 460, 0, 9.4)]
    scene.put(hill_layers(ranges, 'forest-hills', 1700), layer='far')


def weaver(mesh, x, y, z):
    """A woman weaves at a loom strapped about her hips, its far bar tied to two posts; skeins hang on a rail."""
    with mesh.at(x, y, z, -64, 1.12):
        mesh.box(1.5, 1.9, 0.03, 'weave', 0, -0.3, 0.02)
        person(mesh, 'serve', 'wrap', 'crimson', '#2b2630', 0, 0.2, 0.04)
        rows = [(-0.3, 0.34), (-0.8, 0.44), (-1.5, 0.62)]
        mesh.loft([[(px, py, pz) for px in (-0.3, 0.3)] for py, pz in rows], '#2b2630')
        for k in range(9):
            py = -0.36 - 0.13 * k
            pz = float(np.interp(-py, (0.3, 0.8, 1.5), (0.34, 0.44, 0.62))) + 0.008
            paint = ('crimson', 'ivory', 'crimson', 'turmeric')[k % 4]
            mesh.loft([[(px, py + d, pz) for px in (-0.3, 0.3)] for d in (-0.025, 0.025)], paint)
        for py, pz, wide in ((-0.3, 0.35, 0.42), (-0.8, 0.46, 0.42), (-1.05, 0.52, 0.4), (-1.5, 0.62, 0.62)):
            mesh.tube([(-wide, py, pz), (wide, py, pz)], 0.026, 'bamboo', 8)
        for px in (-0.6, 0.6):
            mesh.tube([(px, -1.55, -0.1), (px, -1.55, 1.5)], 0.045, 'bamboo', 8)
        mesh.tube([(-0.75, -1.55, 1.42), (0.75, -1.55, 1.42)], 0.03, 'bamboo', 8)
        for k, paint in enumerate(('crimson', 'ivory', 'turmeric', '#2f6b57', 'crimson')):
            mesh.loft(
                [
                    [(-0.5 + 0.22 * k + s * 0.075, -1.55 + d, pz) for s in (-1, 0, 1)]
                    for pz, d in ((1.45, -0.035), (1.1, -0.05), (0.86, -0.03))
                ],
                paint,
            )
        for bx, by, paint in ((0.95, 0.1, 'crimson'), (1.12, -0.2, 'ivory'), (0.9, -0.35, 'turmeric')):
            mesh.ball(0.11, paint, bx, by, 0.11, 10)


def rice_pounder(mesh, x, y, z):
    """A woman pounds rice in a wooden mortar with a long pestle."""
    with mesh.at(x, y, z, 30, 1.08):
        person(mesh, Pose(((0.05, -0.44, 1.4), (-0.05, -0.44, 1.12)), bend=10), 'wrap', '#86a3b6', '#5a2f3a')
        mesh.lathe([(0.2, 0), (0.16, 0.2), (0.27, 0.52), (0.28, 0.56), (0.22, 0.5)], 'wood', 18, y=-0.55)
        mesh.tube([(0, -0.5, 0.42), (0, -0.44, 1.3), (0, -0.4, 2.1)], [0.05, 0.034, 0.05], 'wood-dark', 8)


def hen(mesh, x, y, z, turn, paint):
    """A hen that pecks."""
    with mesh.at(x, y, z, turn, 1.1):
        mesh.ball((0.1, 0.17, 0.11), paint, 0, 0, 0.21, 10)
        mesh.ball((0.03, 0.1, 0.11), paint, 0, 0.17, 0.3, 8)
        mesh.tube([(0, -0.12, 0.24), (0, -0.24, 0.2), (0, -0.28, 0.1)], [0.065, 0.045, 0.035], paint, 8)
        mesh.ball((0.012, 0.04, 0.03), 'scarlet', 0, -0.29, 0.13, 6)
        for px in (-0.04, 0.04):
            mesh.tube([(px, 0, 0.12), (px, -0.02, 0)], 0.01, 'turmeric', 4)


def sit_at_fire(scene, mesh):
    """By night: supper over a fire for three, and a story told by the light of a lantern on its pole."""
    x, y = 1.6, -18.4
    z = height_at(ground, x, y)
    with mesh.at(x, y, z, 20, 1.1):
        person(mesh, 'cook', 'wrap', 'crimson', '#2b2630')
        hearth(mesh)
    person(mesh, 'squat', 'shirt', '#efe4d2', '#4d5560', x + 1.5, y - 0.3, z, -62, 1.08)
    little_one(mesh, 'squat', '#86a3b6', x - 0.9, y + 0.1, z, 44, 1.12, girl=True)
    scene.lamp(x + 0.25, y - 1.0, z + 0.75, 170)
    x, y = -4.6, -18.2
    z = height_at(ground, x, y)
    with mesh.at(x, y, z):
        mesh.box(2.2, 1.5, 0.03, 'weave', 0, -0.2, 0.03)
        person(mesh, 'play', 'wrap', '#cfae62', '#5a2f3a', -0.5, 0.1, 0.04, 50, 1.08, elder=True)
        little_one(mesh, 'play', 'ivory', 0.7, 0.0, 0.04, -50, 1.1)
        little_one(mesh, 'squat', '#b97f93', 0.25, 0.55, 0.04, -12, 1.0, girl=True)
        mesh.tube([(-1.1, 0.7, 0), (-1.1, 0.7, 2.3)], 0.04, 'bamboo', 7)
        mesh.tube([(-1.1, 0.7, 2.2), (-0.5, 0.4, 2.25)], 0.025, 'bamboo', 6)
        mesh.tube([(-0.5, 0.4, 2.25), (-0.5, 0.4, 2.0)], 0.01, 'iron', 4)
        mesh.lathe([(0.1, 1.68), (0.12, 1.84), (0.09, 1.94)], 'lamp', 12, x=-0.5, y=0.4)
        mesh.lathe([(0.14, 1.93), (0.05, 2.02)], 'iron', 12, x=-0.5, y=0.4)
    scene.lamp(x - 0.3, y - 0.1, z + 1.75, 110)


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
        mesh.box(8.6, 4.8, 2.3, ('weave', 'weave', 'bamboo', 'wood', 'weave', 'bamboo', 'weave')[number], 0.8, 0, 1.3)
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
        if number % 3 == 0:
            for k, paint in enumerate(('#2b2630', 'crimson', '#efe4d2')):
                mesh.box(0.5, 0.05, 0.85 - 0.12 * k, paint, -1.9 + 0.58 * k, -2.62, 1.2 + 0.12 * k)
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
