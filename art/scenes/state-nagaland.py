"""A Naga hill village at evening: the carved gate, steep thatched morungs, terraced rice falling away, smoke of
hearths."""
import numpy as np

from kit.architecture.village import naga_house
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.lamps import flame
from kit.life.people import man
from kit.life.work import hearth, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.nature.palms import bamboo_clump
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Naga women weave and carry baskets before the carved gate and steep thatched houses of a hill village in low sun, blue ridges behind.',
}

TORCHES = ((-6.4, -5.6, 90), (-1.6, 1.6, 90), (-8.6, 2, 110))


def ground(xs, ys):
    top = 12 * smoothstep(-8, 40, ys) * smoothstep(34, -2, xs + 0.1 * ys) + 5 * smoothstep(40, 90, ys) * smoothstep(
        20, -30, xs
    )
    slope = np.clip((xs + 0.25 * ys - 8) * 0.34, 0, 40)
    step = 1.5
    floor = np.floor(slope / step)
    terrace = step * (floor + smoothstep(0.8, 1, slope / step - floor))
    return top - terrace + 0.6 * fractal(xs * 0.04, ys * 0.04, 4) * smoothstep(2, -6, slope)


def build(scene):
    scene.camera((0.8, -17.5, 3.6), (-2.4, 10, 5.3), lens=30, lift=0.02, focus=14, fstop=0.7)
    scene.light(
        sun=-122,
        elevation=22,
        haze={'density': 0.0016, 'height': 24, 'base': 0.26, 'start': 50},
        clouds={'seed': 10.2, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(ground_sheet(ground, (-150, 170), (-54, 260), 'green-hills', 420, 420))
    scene.put(plain('forest-hills', z=-46), layer='far')
    blue_hills(scene, near=340, count=4, height=70, base=-36, width=1900, seed=13)
    village = Mesh()
    for x, y, turn, s in (
        (-10, 32, 10, 1.05),
        (2, 38, -4, 1.0),
        (-22, 40, 16, 1.05),
        (-33, 34, 24, 1.0),
        (-14, 54, 6, 1),
        (-1, 56, -8, 0.95),
        (-28, 58, 14, 1),
        (-42, 50, 26, 1),
        (10, 52, -16, 0.9),
    ):
        with village.at(x, y, height_at(ground, x, y - 4) - 0.2, turn, s):
            naga_house(village, 8, 11, 8.4)
    with village.at(-4.4, 6, height_at(ground, -4.4, 6) - 0.1, 6):
        gate(village)
    for i in range(22):
        y = -6 + i * 1.3
        x = -4.4 + 0.9 * np.sin(y * 0.12) + (y - 6) * -0.06
        village.box(3.4, 1.34, 0.3, 'grey-stone', x, y, height_at(ground, x, y) - 0.12)
    for side, x0 in ((-1, -9.4), (1, 0.6)):
        for k in range(7):
            x, y = x0 + side * k * 1.5, 6 + abs(k) * 0.4
            village.box(1.6, 1.0, 2.0 - k * 0.12, 'grey-stone', x, y, height_at(ground, x, y) - 0.4)
    scene.put(village)
    # By night a fire glows in the gate, the houses' fronts behind it are lit, torches stand beside the steps.
    for x, y, power in (
        (-4.4, 3.4, 420),
        (-4.4, 9.5, 420),
        (-10, 24, 620),
        (2, 30, 620),
        (-22, 31, 700),
        (-1, 46, 700),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + 2.6, power)
    for x, y, power in TORCHES:
        scene.lamp(x, y - 0.2, height_at(ground, x, y) + 2.2, power)
    scene.lamp(0.4, -5.7, height_at(ground, 0.4, -5.7) + 0.8, 60)
    scene.scatter(
        [grass_tuft(7, 30, 0.6, 0.5, 'rice', 0.03)],
        1300,
        ((2, 70), (-30, 70)),
        ground,
        seed=4,
        sink=0.05,
        keep=lambda x, y, z: x + 0.25 * y > 10,
    )
    scene.scatter(
        [broadleaf(50 + i, 8, ('leaf', 'leaf-dark')[i], spread=1.2, cards=260, card=0.38) for i in range(2)]
        + [bamboo_clump(3, 9)],
        120,
        ((-90, 10), (14, 150)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: (y > 66 or x < -46) and x < 4,
    )
    scene.layer = 'front'
    scene.put(
        broadleaf(55, 9, spread=1.4, clouds=10, cards=400, card=0.26), -20, -10, height_at(ground, -20, -10) - 0.2
    )
    scene.scatter(
        [grass_tuft(5, 60, 0.7), flower_tuft(4, flower='marigold'), flower_tuft(5, flower='blossom-red')],
        340,
        ((-14, 8), (-15, 4)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: abs(x + 4) > 2.6,
    )
    scene.scatter(
        [rock(i, 0.8) for i in range(3)],
        30,
        ((-26, 8), (-30, 20)),
        ground,
        seed=7,
        sink=0.2,
        scale=(0.3, 1),
        keep=lambda x, y, z: abs(x + 4) > 3,
    )
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.15)
    for x, y, cloth, turn in ((-3.7, -4.0, 'indigo', 172), (-4, 17, 'crimson', 14)):
        with life.at(*at(x, y), turn, 1.1):
            person(life, 'walk', 'wrap', 'crimson', cloth)
            back_basket(life, 'leaf-dark')
    on_the_path(life, at, scene.is_night)
    man(life, 'crimson', 'indigo', -7.6, -0.6, height_at(ground, -7.6, -0.6), 1.1, 30, stick=True)
    if not scene.is_night:
        flock_in(life, 9, (10, 34), (20, 60), (20, 30), 0.8)
    scene.put(life)


def gate(mesh):
    """A village gate: two carved posts, a deep thatched roof, one great door leaf with discs and horns in relief."""
    for x in (-3.2, 3.2):
        mesh.box(0.9, 0.9, 5.4, 'wood-dark', x, 0)
        for k in range(3):
            mesh.lathe([(0.26, 0), (0.26, 0.06)], 'ivory', 14, x=x, y=-0.5, z=1.4 + k * 1.2)
    with mesh.at(-3, -0.3, 0, 52):
        mesh.box(4.6, 0.3, 4.2, 'wood', 2.3, 0, 0.2)
        for k, r in enumerate((0.6, 0.42)):
            with mesh.at(2.3, -0.18, 3 - k * 1.6, tilt=90):
                mesh.lathe([(r, 0), (r, 0.08)], ('ivory', 'crimson')[k], 20)
        mesh.tube([(1.1, -0.2, 2.4), (0.7, -0.22, 3.1), (1.2, -0.22, 3.7)], 0.07, 'ivory', 5)
        mesh.tube([(3.5, -0.2, 2.4), (3.9, -0.22, 3.1), (3.4, -0.22, 3.7)], 0.07, 'ivory', 5)
    mesh.box(8, 0.7, 0.6, 'wood-dark', 0, 0, 4.6)
    mesh.loft([[(-5, -2.8, 4.8), (-5.6, 0, 8), (-5, 2.8, 4.8)], [(5, -2.8, 4.8), (5.6, 0, 8), (5, 2.8, 4.8)]], 'thatch')
    mesh.loft([[(-5, -2.8, 4.6), (-5, -2.8, 4.8)], [(5, -2.8, 4.6), (5, -2.8, 4.8)]], 'thatch')
    for x in (-5.5, 5.5):
        mesh.tube([(x, -0.1, 7.4), (x - 0.5, 0, 9.4)], [0.12, 0.05], 'wood', 5)
        mesh.tube([(x, 0.1, 7.4), (x + 0.5, 0, 9.4)], [0.12, 0.05], 'wood', 5)


def on_the_path(mesh, at, is_night):
    """A weaver at her loom beside the path and a mother who watches; by night a fire and a pot."""
    with mesh.at(*at(0.5, -4.6), -28, 1.1):
        person(mesh, 'cook' if is_night else 'knit', 'wrap', '#2b2630', 'crimson')
        if is_night:
            hearth(mesh)
        else:
            mesh.box(0.5, 0.9, 0.03, '#2b2630', 0, -0.75, 0.2)
            for k in range(4):
                mesh.box(0.52, 0.06, 0.035, ('crimson', 'ivory')[k % 2], 0, -0.45 - 0.2 * k, 0.2)
            for y in (-0.32, -1.2):
                mesh.tube([(-0.4, y, 0.24), (0.4, y, 0.24)], 0.03, 'bamboo', 7)
        for k in range(9):
            a = np.pi * (1.1 + 0.1 * k)
            mesh.ball(
                (0.03, 0.02, 0.02), ('#d9592f', 'ivory')[k % 2], 0.1 * np.cos(a), -0.1, 0.58 + 0.06 * np.sin(a), 6
            )
    with_child(mesh, 'wrap', 'crimson', 'indigo', *at(2.4, -2.6), -60, 1.06)
    if is_night:
        for x, y, _ in TORCHES:
            with mesh.at(*at(x, y)):
                mesh.tube([(0, 0, -0.3), (0, 0, 1.9)], 0.045, 'bamboo', 7)
                flame(mesh, z=1.86, height=0.4, wide=0.4)
    if not is_night:
        little_one(mesh, 'run', '#86a3b6', *at(-5.6, -4.6), 146, 1.1)
