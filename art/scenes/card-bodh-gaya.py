"""The Mahabodhi temple of Bodh Gaya at dawn: its straight tower, monks under the Bodhi tree and on their alms round."""
import math

import numpy as np

from kit.architecture.arches import arched_wall, four_sides, window_grid
from kit.architecture.nagara import stupa
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.flags import flag_string
from kit.life.lamps import lamp_row
from kit.life.people import sitter, woman
from kit.life.work import Pose, bowl, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A woman in white fills an old monk\'s alms bowl before the Mahabodhi temple at Bodh Gaya; monks sit under the Bodhi tree hung with flags.',
}


def spire(mesh, size, height, bands=13, top=0.3):
    """A straight-sided tower of many low tiers, each a moulding over a row of small niches, a broad rib of larger ones
    up the middle of every side; ribbed disc and stupa finial."""
    tall = height / bands
    for i in range(bands):
        z = tall * i
        wide, above = (size * (1 - (1 - top) * k / bands) for k in (i, i + 1))
        mesh.box(wide, wide, tall, 'sand-stone', z=z, taper=above / wide)
        mesh.box(wide * 1.03, wide * 1.03, tall * 0.14, 'sand-stone-pale', z=z)
        mesh.box(wide * 1.01, wide * 1.01, tall * 0.08, 'sand-stone-dark', z=z + tall * 0.14)
        slope = (wide - above) / 2
        for _ in four_sides(mesh, wide / 2, wide / 2):
            count = max(2, round(6 - 3.4 * i / bands))
            for side in (-1, 1):
                for k in range(count // 2 + 1):
                    x = side * wide * (0.19 + 0.29 * (k + 0.5) / (count // 2 + 1))
                    w = wide * 0.22 / (count // 2 + 1)
                    with mesh.at(0, slope * 0.5, z + tall * 0.26):
                        mesh.box(w * 1.25, 0.24, tall * 0.62, 'sand-stone-pale', x, 0)
                        mesh.box(w * 0.6, 0.27, tall * 0.44, 'recess', x, 0, tall * 0.03)
                        mesh.lathe(
                            [(w * 0.62, tall * 0.62), (w * 0.2, tall * 0.74), (0.02, tall * 0.8)],
                            'sand-stone-pale',
                            8,
                            x=x,
                            oval=(1, 0.3),
                        )
            mesh.box(wide * 0.26, 0.5, tall, 'sand-stone-pale', 0, slope * 0.5, z, above / wide)
            with mesh.at(0, slope * 0.5 - 0.28, z + tall * 0.12):
                mesh.box(wide * 0.13, 0.1, tall * 0.5, 'recess', 0, 0)
                arch = [
                    (wide * 0.1 * math.cos(a), -0.06, tall * (0.5 + 0.32 * math.sin(a)))
                    for a in np.linspace(0, math.pi, 11)
                ]
                mesh.add(arch, [tuple(range(11))], 'recess')
                mesh.tube(arch, 0.05 + wide * 0.008, 'sand-stone', 5)
    r = size * 0.17
    mesh.lathe(
        [(r * 0.8, 0), (r * 1.3, r * 0.4), (r * 1.3, r * 0.8), (r * 0.8, r * 1.2)],
        'sand-stone-pale',
        32,
        ribs=32,
        rib=0.1,
        z=height,
    )
    mesh.lathe(
        [(r * 0.8, 0), (r * 0.8, r * 0.5), (r * 0.4, r * 0.9), (r * 0.4, r * 1.2), (r * 0.5, r * 1.3), (0.05, r * 3.2)],
        'gold-paint',
        20,
        z=height + r * 1.2,
    )


def mahabodhi(mesh):
    mesh.box(25, 25, 7.5, 'sand-stone')
    for width in four_sides(mesh, 12.5, 12.5):
        for z in (1.2, 3.9):
            with mesh.at(0, -0.1, z):
                window_grid(mesh, width * 0.96, 0, 1, 9, 1, (1.3, 1.9), 'recess', 'sand-stone-pale', kind='round')
        for z in (0, 3.4, 6.4, 7.3):
            mesh.box(width + 0.8, 0.7, 0.4, 'sand-stone-pale', 0, 0, z)
    with mesh.at(0, -15.5):
        mesh.box(8, 6.4, 8.8, 'sand-stone', 0, 1)
        with mesh.at(0, -3.75):
            arched_wall(mesh, 7.6, 8.8, 'sand-stone-pale', 1.5, 3.6, 5, 0, 1.4, 'shadow', 'round')
        mesh.box(8.8, 7, 0.5, 'sand-stone-pale', 0, 1, 8.8)
    with mesh.at(z=7.5):
        spire(mesh, 14.6, 38)
        for x in (-9.4, 9.4):
            for y in (-9.4, 9.4):
                with mesh.at(x, y):
                    mesh.box(5.4, 5.4, 2.4, 'sand-stone')
                    with mesh.at(z=2.2):
                        spire(mesh, 4.8, 11, 7, 0.28)


def build(scene):
    scene.material('sand-stone', colour='#bda88c', second='#9c8870', courses=None, stain=0.45)
    scene.material('sand-stone-pale', colour='#d0bfa3', second='#b3a185', courses=None)
    scene.material('sand-stone-dark', colour='#8e7a64', courses=None)
    scene.material('recess', colour='#6f5c4c')
    scene.camera((-6.4, -90, 1.9), (-0.6, 0, 1.9), lens=25.4, lift=0.13, focus=13, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=20,
        haze={'density': 0.0018, 'height': 14, 'base': 0.15, 'start': 50},
        clouds={'seed': 2.9, 'amount': 0.7},
    )
    square(scene, lawn=True, people=0, wide=22, trees=40, spread=(34, 110), leaf='leaf-dark')
    tree_line(scene, 56, 40, 340, 110, 10)
    temple = Mesh()
    with temple.at(0, 4, 0.3):
        mahabodhi(temple)
    temple.box(62, 2, 1.4, 'sand-stone-pale', 0, -16.5)
    for x in (-16, -22, -28, 17, 24):
        stupa(temple, 1.3 if x % 4 else 1.7, 'sand-stone-pale', x, -22 - abs(x) % 3)
    scene.put(temple)
    tree = Mesh()
    bodhi_railing(tree)
    scene.put(tree, -20.4, -66)
    scene.put(broadleaf(7, 16.5, spread=1.1, clouds=15, cards=420, card=0.3, form='dome'), -20.4, -66, 0.3)
    scene.layer = 'front'
    scene.scatter(
        [bush(2, 1.1), bush(3, 0.9, 'marigold'), bush(4, 0.9, 'blossom-pink')],
        110,
        lambda r: (r.choice((-1, 1)) * r.uniform(6.6, 26), r.uniform(-70, -30)),
        seed=5,
        scale=(0.6, 1.1),
        keep=lambda x, y, z: x > -9 or y > -54,
    )
    front = Mesh()
    for x, y in ((-13.5, -48), (9.5, -46), (26, -54)):
        front.tube([(x, y, 0), (x, y, 9.2)], [0.11, 0.07], 'wood', 8)
        front.ball(0.16, 'gold-paint', x, y, 9.25, 10)
    flag_string(front, (-21.0, -66, 7.2), (-13.5, -48, 9), 0.8, 26, 0.62, seed=3)
    flag_string(front, (-20.6, -66, 5.2), (-13.5, -48, 7.2), 0.8, 26, 0.62, seed=5)
    flag_string(front, (9.5, -46, 9), (26, -54, 9), 1.2, 26, 0.62, seed=4)
    scene.put(front)
    scene.layer = 'life'
    life = Mesh()
    alms_round(life)
    lamp_table(life, -8.8, -80.6)
    for i, (x, y, turn, gown) in enumerate(
        (
            (0.9, -62, -6, '#b5602c'),
            (2.0, -61, -6, '#b5602c'),
            (-2.0, -44, 0, 'saffron'),
            (-0.9, -43, 0, 'saffron'),
            (2.4, -38, 0, 'maroon'),
        )
    ):
        monk(life, i, x, y, 0.02, turn, 1.1, gown)
    # A class under the tree looks up to its teacher on the stone.
    for k, (x, y, turn) in enumerate(
        ((-15.6, -70.4, 196), (-14.2, -69.6, 210), (-14.6, -68.0, 226), (-13.0, -70.9, 216), (-16.9, -71.2, 186))
    ):
        sitter(life, ('saffron', 'maroon', '#b5602c')[k % 3], x, y, 0.04, 1.05, turn, arms='lap')
    sitter(life, 'saffron', -17.9, -67.6, 0.62, 1.1, 40)
    woman(life, 'ivory', 9.8, -28, 0.05, 1, 170)
    lamp_row(life, (-9, -24, 0.1), (9, -24, 0.1), 19, 1.6)
    flock_in(life, 8, (12, 30), (0, 20), (36, 44), 0.9)
    scene.put(life)


def alms_round(mesh):
    """An old monk takes alms of a woman in white and her son, two monks and a novice wait in file behind him."""
    monk(mesh, 1, -2.75, -81.7, 0.02, -64, 1.06, 'saffron')
    monk(mesh, 3, -1.5, -80.9, 0.02, -62, 1.1, '#b5602c')
    monk(mesh, 1, -0.5, -80.2, 0.02, -58, 0.98, 'saffron')
    monk(mesh, 3, 0.5, -80.2, 0.02, -66, 0.76, 'saffron')
    with mesh.at(-3.75, -81.9, 0.02, 58, 1.04):
        person(mesh, 'feed', 'saree', '#efe4d2', '#b8493f', look=-6)
        bowl(mesh, heap='ivory')
        mesh.tube([(0.19, -0.5, 1.08), (0.16, -0.68, 1.12)], 0.012, 'brass', 5)
        mesh.ball((0.06, 0.05, 0.035), 'ivory', 0.16, -0.7, 1.13, 8)
    with mesh.at(-4.6, -81.3, 0.02, 62):
        little_one(mesh, 'pray', '#86a3b6')
    with mesh.at(-3.7, -73.5, 0.02, 168, 1.06):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#6d6a66', pack='#a8553a')
        camera(mesh)


def lamp_table(mesh, x, y):
    """A low table of butter lamps; a nun lights one of them, a lotus seller's bowl stands beside."""
    with mesh.at(x, y, 0.02, 12):
        mesh.box(2.3, 0.8, 0.42, 'sand-stone-pale')
        mesh.box(2.4, 0.9, 0.06, 'maroon-band', 0, 0, 0.42)
        for row in range(3):
            lamp_row(mesh, (-1.05, -0.26 + 0.26 * row, 0.48), (1.05, -0.26 + 0.26 * row, 0.48), 9, 0.66)
        with mesh.at(0.5, 0.95, 0, -12, 0.98):
            person(mesh, Pose(((0.16, -0.56, 0.78), (-0.14, -0.3, 1.02)), bend=26), 'robe', 'maroon', head='short')
            mesh.tube([(0.16, -0.56, 0.78), (0.1, -0.74, 0.62)], 0.008, 'wood', 5)
        person(mesh, 'pray', 'wrap', '#7d93a8', '#8c6f5a', -1.75, 0.35, 0, 66, 1.0, elder=True)
        for k, (bx, by) in enumerate(((1.55, -0.1), (1.95, 0.28), (1.75, -0.55))):
            mesh.lathe([(0.12, 0), (0.2, 0.2), (0.18, 0.2)], 'brass', 16, x=bx, y=by)
            for n in range(7):
                a = n * 2.4
                r = 0.12 if n else 0
                mesh.ball(
                    (0.06, 0.06, 0.085),
                    ('lotus', 'marigold', 'lotus')[k],
                    bx + r * math.cos(a),
                    by + r * math.sin(a),
                    0.27 + 0.03 * (n % 2),
                    8,
                )


def bodhi_railing(mesh):
    """The stone seat round the Bodhi tree with its posts and rails, saffron cloth wound about the trunk."""
    mesh.lathe([(3.6, 0), (3.6, 0.55), (3.75, 0.55), (3.75, 0.65), (0.4, 0.66)], 'sand-stone-pale', 40, False)
    mesh.lathe([(0.86, 0.66), (0.8, 1.0), (0.76, 1.7), (0.6, 1.72)], 'saffron', 20, ribs=20, rib=0.08)
    for k in range(18):
        a = k * math.pi / 9
        x, y = 2.3 * math.cos(a), 2.3 * math.sin(a)
        mesh.box(0.2, 0.2, 1.0, 'sand-stone', x, y, 0.66)
    for z in (0.95, 1.3, 1.6):
        mesh.tube(
            [(2.3 * math.cos(a), 2.3 * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 37)], 0.07, 'sand-stone'
        )


def monk(mesh, number, x, y, z, turn, size, gown):
    """A monk, his head shaved: a robe over the left shoulder, its folds down to the ankle, an alms bowl or beads in
    his hands."""
    skin = SKINS[(0, 1, 1, 2, 0)[number % 5]]
    under = '#93353a' if gown == 'maroon' else gown
    with mesh.at(x, y, z, turn, size):
        draw_feet(mesh, skin, 0.06)
        mesh.lathe(
            [(0.215, 0.08), (0.225, 0.12), (0.195, 0.5), (0.19, 0.9), (0.17, 1.02)],
            gown,
            22,
            oval=(1, 0.78),
            ribs=22,
            rib=0.07,
        )
        mesh.lathe([(0.172, 0.98), (0.188, 1.12), (0.212, 1.28), (0.18, 1.4), (0.085, 1.45)], under, 18, oval=(1, 0.68))
        mesh.tube(
            [
                (0.2, 0.02, 0.96),
                (0.12, -0.15, 1.06),
                (-0.04, -0.17, 1.22),
                (-0.17, -0.08, 1.39),
                (-0.16, 0.1, 1.34),
                (0.02, 0.18, 1.08),
                (0.19, 0.1, 0.95),
            ],
            [0.06, 0.075, 0.085, 0.08, 0.08, 0.08, 0.06],
            gown,
            9,
        )
        mesh.tube([(-0.2, -0.09, 1.36), (-0.23, -0.12, 1.0), (-0.23, -0.1, 0.6)], [0.07, 0.09, 0.1], gown, 9)
        draw_head(mesh, skin, 1.61)
        draw_arm(mesh, (0.2, 0, 1.37), (0.27, -0.02, 1.1), (0.1, -0.24, 1.06), skin, skin, 0.056, 0.3)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, -0.04, 1.1), (-0.07, -0.25, 1.04), gown, skin, 0.06, 0.9)
        if number % 2:
            mesh.lathe([(0.06, 1.0), (0.13, 1.06), (0.15, 1.15), (0.13, 1.2)], 'shadow', 18, y=-0.29)
        else:
            for k in range(14):
                a = k * math.pi / 7
                mesh.ball(0.017, 'wood-dark', 0.06 * math.cos(a), -0.27, 0.94 + 0.11 * math.sin(a), 6)
