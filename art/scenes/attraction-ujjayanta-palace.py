"""Ujjayanta Palace of Agartala towards evening: a white house of two storeys with three domes behind its garden tank,
carp fed from the steps, a gardener among the beds."""
import math

from kit.architecture.arches import arcade, four_sides, window_grid
from kit.architecture.domes import LOTUS_BULB, dome
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch
from kit.nature.palms import coconut_palm, fan_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'The white Ujjayanta Palace of Agartala with its three domes mirrored in the garden tank in evening light, a family feeding carp.',
}
WALL, TRIM = 'whitewash', 'marble-shade'


def build(scene):
    scene.material(WALL, colour='#f6efe2', second='#e2d8c6')
    scene.material(TRIM, colour='#e9dccb')
    scene.material('pool', colour='#33525a', ripple=0.01, mirror=0.3)
    scene.camera((-11, -66, 3.6), (2.4, 6, 11.4), lens=31, lift=0.03)
    scene.light(
        sun=-110,
        elevation=17,
        haze={'density': 0.0018, 'height': 16, 'start': 60, 'base': 0.1},
        clouds={'seed': 24.6, 'amount': 0.85},
    )
    scene.put(plain('lawn', z=-0.5))
    garden = Mesh()
    lay_garden(garden)
    scene.put(garden)
    house = Mesh()
    palace(house)
    scene.put(house)
    tree_line(scene, 60, 50, 380, 130, 11, 'leaf-dark', palms=40)
    palms = [coconut_palm(3 + i, 12, (1.6 * (-1) ** i, 0)) for i in range(2)]
    fans = [fan_palm(3 + i, 6.5) for i in range(2)]
    for k, (x, y) in enumerate(((-52, 2), (52, 6), (-58, 16), (60, 20))):
        scene.put(palms[k % 2], x, y, 0, 80 * k, 1.1)
    for k in range(6):
        scene.put(fans[k % 2], (-1 if k % 2 else 1) * (24 + 5 * (k // 2)), -16 - 12 * (k // 2), 0, 60 * k, 0.9)
    beds = [bush(5 + i, 0.9, ('marigold', 'leaf', 'blossom-pink', 'blossom-red')[i], cards=240) for i in range(4)]
    for k in range(44):
        scene.put(beds[k % 4], -33 + 1.55 * k, -13.6 + 0.5 * (k % 2), 0, 40 * k, 0.7)
    lilies = [lily_patch(i) for i in range(3)]
    scene.scatter(lilies, 12, ((-14, 16), (-40, -22)), lambda x, y: x * 0 - 0.75, sink=0, seed=4)
    scene.layer = 'front'
    scene.put(broadleaf(46, 10, 'leaf', spread=1.3, cards=460), 24, -44, 0, 30, 0.8)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn in (
        (-9.6, -48.6, 'scatter', 'saree', 'scarlet', 'turmeric', 182),
        (-8.2, -48.9, 'hold', 'shirt', '#86a3b6', '#4b4640', 176),
        (6.4, -47.6, 'walk', 'salwar', 'emerald', 'ivory', -96),
        (7.6, -47.9, 'walk', 'shirt', 'ivory', '#3f4650', -92),
    ):
        person(life, deed, dress, cloth, second, x, y, 0.05, turn, 1.1)
    little_one(life, 'reach', 'azure', -10.8, -48.2, 0.05, 170, 1.1)
    crowd(life, 26, lambda r: (r.uniform(-26, 28), r.uniform(-12, -8)), None, 8)
    flock_in(life, 11, (-36, -8), (0, 40), (22, 32), 0.9)
    scene.put(life)


def lay_garden(mesh):
    """The tank with its stone rim and steps, the walks round it, a round fountain in the water."""
    mesh.box(150, 12, 0.5, 'paving', 0, -9, -0.5)
    for side in (-1, 1):
        mesh.box(6, 46, 0.5, 'paving', side * 22, -32, -0.5)
    mesh.box(150, 5, 0.5, 'paving', 0, -49.5, -0.5)
    for x0, x1, y0, y1 in ((-18, 18, -46, -45), (-18, 18, -17, -16), (-18, -17, -46, -16), (17, 18, -46, -16)):
        mesh.box(x1 - x0, y1 - y0, 0.75, TRIM, (x0 + x1) / 2, (y0 + y1) / 2, -0.6)
    mesh.quad((-17.5, -45.5, -0.42), (17.5, -45.5, -0.42), (17.5, -16.5, -0.42), (-17.5, -16.5, -0.42), 'pool')
    for r, z in ((3.2, -0.5), (1.9, 0.5), (1.0, 1.3)):
        mesh.lathe(
            [(0.3, z - 0.4), (0.3, z), (r * 0.5, z + 0.1), (r, z + 0.35), (r * 0.96, z + 0.4), (r * 0.9, z + 0.3)],
            WALL,
            32,
            x=0,
            y=-26,
        )
    for side in (-1, 1):
        for k in range(9):
            mesh.box(2.6, 2.6, 0.9, 'hedge', side * 22 + 4.4, -52 + 4.6 * k, -0.5)


def wing(mesh, width, bays):
    """Two storeys of arches between pilasters, a balustrade along the roof."""
    mesh.box(width, 15, 11.4, WALL, 0, 8.6)
    for level, high in ((0, 5.6), (5.8, 5.2)):
        with mesh.at(0, 0.2, level):
            arcade(mesh, width, high, bays, WALL, 'recess', 1.0, 'round', 0.58, 0.3 if level else 0.05, 0.8)
            mesh.box(width + 0.6, 1.5, 0.34, TRIM, 0, 0, high - 0.1)
            for i in range(bays):
                x = -width / 2 + width * (i + 0.5) / bays
                mesh.box(width / bays * 0.4, 0.1, high * 0.5, 'shutter-green', x, 0.94, 0.5)
                mesh.box(0.1, 0.14, high * 0.5, WALL, x, 0.9, 0.5)
    for i in range(bays + 1):
        x = -width / 2 + width * i / bays
        mesh.lathe([(0.42, 0), (0.36, 0.4), (0.32, 10.4), (0.48, 10.8)], WALL, 12, x=x, y=-0.1)
        mesh.lathe(
            [(0.4, 0), (0.4, 0.9), (0.5, 1.0), (0.24, 1.2), (0.34, 1.6), (0.03, 2.1)], WALL, 10, x=x, y=0.2, z=11.4
        )
    for i in range(bays * 4):
        mesh.box(0.2, 0.2, 0.8, WALL, -width / 2 + width * (i + 0.5) / (bays * 4), 0.2, 11.5)
    mesh.box(width, 0.5, 0.2, TRIM, 0, 0.2, 12.3)


def cupola(mesh, radius, z, tall):
    """An eight-sided drum with arched windows, a swelling dome on a ring of petals, a lantern and a spike."""
    mesh.lathe(
        [
            (radius, 0),
            (radius, tall),
            (radius * 1.12, tall + 0.2),
            (radius * 1.12, tall + 0.6),
            (radius * 0.9, tall + 0.7),
        ],
        WALL,
        8,
        False,
        z=z,
        start=22.5,
    )
    for k in range(8):
        with mesh.at(0, 0, z, 45 * k), mesh.at(0, -radius * 0.925):
            window_grid(mesh, radius * 0.7, tall * 0.2, 1, 1, 1, (radius * 0.34, tall * 0.62), 'window', kind='round')
            for side in (-1, 1):
                mesh.lathe([(0.16, 0), (0.13, tall)], TRIM, 8, x=side * radius * 0.36, y=-0.1)
    for k in range(16):
        a = 2 * math.pi * k / 16
        mesh.ball(
            (radius * 0.14, radius * 0.14, radius * 0.2),
            TRIM,
            radius * 0.86 * math.cos(a),
            radius * 0.86 * math.sin(a),
            z + tall + 0.8,
            8,
        )
    dome(
        mesh,
        radius * 0.98,
        WALL,
        z=z + tall + 0.6,
        profile=LOTUS_BULB,
        stretch=1.05,
        tip=None,
        sides=56,
        ribs=16,
        rib=0.03,
    )
    top = z + tall + 0.6 + 1.52 * 1.05 * radius * 0.98
    r = radius * 0.26
    mesh.lathe(
        [(r, -r), (r, 0), (r * 0.7, 0.1), (r * 0.7, r * 1.6), (r * 1.0, r * 1.7), (r * 0.5, r * 2.6), (0.1, r * 3)],
        WALL,
        16,
        z=top,
    )
    mesh.lathe([(0.08, 0), (0.2, 0.3), (0.05, 0.7), (0.03, 2.0)], 'gold-paint', 8, z=top + r * 3)


def palace(mesh):
    """The front of some 80 m: wings, two towers with domes, the middle with its pillared porch and gable under the
    great dome."""
    mesh.box(96, 20, 0.9, 'granite-pale', 0, 8, -0.4)
    for side in (-1, 1):
        with mesh.at(side * 27, 0, 0.5):
            wing(mesh, 21, 7)
        with mesh.at(side * 41.5, -1.6, 0.5):
            wing(mesh, 8, 2)
        with mesh.at(side * 13, -1.2, 0.5):
            wing(mesh, 7.4, 2)
            with mesh.at(0, 4.4, 11.4):
                mesh.box(7.2, 7.2, 2.4, WALL)
                mesh.box(7.8, 7.8, 0.4, TRIM, z=2.4)
                cupola(mesh, 3.1, 2.8, 2.8)
    with mesh.at(0, -1.6, 0.5):
        mesh.box(18.6, 16, 12.4, WALL, 0, 9)
        mesh.box(19.4, 1.2, 0.5, TRIM, 0, 0.9, 12)
        with mesh.at(0, 0.5):
            arcade(mesh, 18.6, 11.8, 5, WALL, 'recess', 1.0, 'round', 0.5, 0.1, 0.8)
        with mesh.at(0, -5.2):
            mesh.box(13, 6.4, 0.4, TRIM, 0, 3)
            for k in range(6):
                mesh.lathe([(0.56, 0), (0.44, 0.6), (0.36, 8.0), (0.6, 8.5)], WALL, 14, x=-5.5 + 2.2 * k, y=0.2)
            mesh.box(13.4, 6.6, 1.3, WALL, 0, 3, 8.5)
            mesh.box(14, 7.2, 0.3, TRIM, 0, 3, 9.8)
            mesh.add(
                [(-6.9, -0.4, 10.1), (6.9, -0.4, 10.1), (0, -0.4, 12.9), (-6.9, 6, 10.1), (6.9, 6, 10.1), (0, 6, 12.9)],
                [(0, 1, 2), (1, 4, 5, 2), (4, 3, 5), (3, 0, 2, 5)],
                WALL,
            )
            mesh.add([(-5.2, -0.5, 10.4), (5.2, -0.5, 10.4), (0, -0.5, 12.4)], [(0, 1, 2)], TRIM)
            for i in range(7):
                mesh.box(11 + 0.5 * i, 0.45, 0.5 - 0.07 * i, 'step', 0, -0.6 - 0.4 * i, -0.5)
        with mesh.at(0, 8, 12.4):
            mesh.box(13, 11, 3.0, WALL)
            mesh.box(13.8, 11.8, 0.5, TRIM, z=3.0)
            for span in four_sides(mesh, 6.5, 5.5):
                window_grid(mesh, span * 0.9, 0.5, 1, 4, 1, (1.1, 1.9), 'window', kind='round')
            cupola(mesh, 5.0, 3.4, 3.6)
