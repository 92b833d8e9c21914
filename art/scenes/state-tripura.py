"""Neermahal, the white and red palace in Rudrasagar lake, in low sun, a family's boat bound for it."""
import numpy as np

from kit.architecture.arches import arcade, window_grid
from kit.architecture.domes import ROUND, chhatri, dome
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The white palace of Neermahal with red domes in its lake in Tripura in low sun, a family in a rowing boat close by.',
}


def build(scene):
    scene.camera((-14, -84, 4.2), (-2.5, 0, 8.6), lens=33, lift=0.03)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0014, 'height': 14, 'base': 0.2, 'start': 70},
        clouds={'seed': 4.4, 'amount': 0.9, 'low': 0.44, 'high': 0.68},
    )
    scene.put(water_sheet('pool', 0, 3000, -140))
    tree_line(scene, 210, 60, 760, 160, 9, palms=20)
    scene.put(bank((-500, 500), (190, 300), 0.8, lambda x, y: y - 204, 'field'))
    blue_hills(scene, near=620, count=2, height=54, base=0, width=1900, seed=3)
    palace = Mesh()
    neermahal(palace)
    scene.put(palace)
    scene.scatter(
        [broadleaf(30 + i, 5, spread=1.3, cards=280, card=0.3) for i in range(2)],
        26,
        ((-42, 44), (12, 26)),
        lambda x, y: x * 0 + 1,
        seed=4,
    )
    scene.layer = 'life'
    boats = Mesh()
    rowing_boat(boats, -26, -36, 0, 18, 8, 'azure', 5, 'scarlet')
    family_boat(boats, -13.4, -62.5, -12)
    rowing_boat(boats, 17, -28, 0, 160, 8, 'emerald', 4, None, 3)
    rowing_boat(boats, 38, -10, 0, 30, 7, 'turmeric', 3, None, 5)
    flock_in(boats, 9, (14, 40), (10, 40), (26, 34), 0.8)
    scene.put(boats)
    scene.layer = 'front'
    scene.scatter(
        [lily_patch(i, 16, 1.7, 4) for i in range(3)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(6.5, 17) - 12.4, r.uniform(-74, -56)),
        seed=6,
        sink=0,
        scale=(0.7, 1.1),
    )
    scene.scatter(
        [grass_tuft(6, 40, 1.5, leaf='reed')],
        26,
        lambda r: (r.choice((-28, -24, -2, 2)) + r.uniform(-2, 2), r.uniform(-72, -66)),
        seed=7,
    )
    for x, y, z, power in (
        (-28, -10, 3, 700),
        (-10, -11, 3, 700),
        (8, -11, 3, 700),
        (26, -10, 3, 700),
        (-18, -4, 10, 260),
        (18, -4, 10, 260),
        (0, -6, 9, 400),
    ):
        scene.lamp(x, y, z, power, '#ffbd78', 0.3)


def family_boat(mesh, x, y, turn):
    """A painted boat whose family is turned to us; the boatman stands with his oar."""
    with mesh.at(x, y, 0, turn):
        hull(mesh, 8.6, 1.9, 0.85, 'scarlet', rise=0.5, deck='wood')
        look = 12 - turn
        for px, cloth, size in (
            (-1.0, 'magenta', 1.1),
            (0.1, 'turmeric', 0.84),
            (1.1, 'ivory', 1.1),
            (2.2, 'emerald', 1.1),
        ):
            mesh.box(0.5, 1.6, 0.1, 'wood', px, 0, 0.58)
            sitter(mesh, cloth, px, 0, 0.58, size, look - 5 * px, arms='lap')
        man(mesh, 'azure', '#6f5a4a', -2.8, 0, 0.5, 1.08, look + 10, pose='none', dress='lungi')
        with mesh.at(-2.8, 0, 0.5, look + 10, 1.08):
            for shoulder, elbow, hand in (
                ((0.2, 0, 1.37), (0.34, -0.1, 1.18), (0.28, -0.36, 1.22)),
                ((-0.2, 0, 1.37), (-0.28, -0.16, 1.12), (0.1, -0.36, 0.98)),
            ):
                draw_arm(mesh, shoulder, elbow, hand, 'azure', SKINS[2], 0.058, 0.6)
            mesh.tube([(0.44, -0.36, 1.46), (-0.3, -0.46, 0.5), (-0.9, -0.56, -0.6)], 0.024, 'wood', 7)


def neermahal(mesh):
    """A long white lake front: arcades on a stone quay, octagonal towers with ribbed red domes, curved-roof
    pavilions."""
    mesh.box(92, 40, 2.4, 'grey-stone', 0, 12, -1.2)
    mesh.box(84, 14, 5.6, 'whitewash', 0, 9, 1.2)
    with mesh.at(0, 0.6, 1.2):
        arcade(mesh, 84, 5.6, 21, 'whitewash', 'window-lit', 1.2, 'cusped', 0.62, 0.3, 0.8)
    for z in (1.3, 6.6):
        mesh.box(86, 1.4, 0.4, 'brick', 0, 0.7, z)
    mesh.box(40, 12, 4.6, 'whitewash', 0, 12, 7)
    with mesh.at(0, 5.7, 7):
        arcade(mesh, 40, 4.6, 11, 'whitewash', 'window-lit', 0.5, 'cusped', 0.58, 0.5, 0.8)
    mesh.box(41, 13, 0.5, 'brick', 0, 12, 11.4)
    for x, r, high, top in (
        (-42, 4.4, 9, 4.6),
        (42, 4.4, 9, 4.6),
        (-20, 4.0, 13.5, 4.4),
        (20, 4.0, 13.5, 4.4),
        (-31, 2.8, 8, 3),
        (31, 2.8, 8, 3),
        (-7, 2.4, 12.6, 2.6),
        (7, 2.4, 12.6, 2.6),
    ):
        y = 2.6 if abs(x) > 15 else 6.4
        mesh.lathe(
            [(r * 1.06, 0), (r, 0.4), (r, high), (r * 1.14, high + 0.2), (r * 1.14, high + 0.7)],
            'whitewash',
            8,
            False,
            x,
            y,
            1.2,
            start=22.5,
        )
        for a in range(5):
            with mesh.at(x, y, 1.2, -90 + a * 45 + 0):
                for z in np.arange(1.2, high - 2.4, 3.6):
                    with mesh.at(0, -r * 0.925):
                        window_grid(mesh, r * 0.7, z, 1, 1, 1, (r * 0.36, 2.2), 'window-lit', kind='cusped', lit=0.5)
        mesh.lathe([(r * 1.02, high - 0.6), (r * 1.02, high - 0.1)], 'brick', 8, False, x, y, 1.2, start=22.5)
        chhatri(mesh, r * 0.8, top * 0.62, 'whitewash', 'brick', x=x, y=y, z=1.2 + high + 0.7)
    dome(mesh, 4.6, 'brick', 0, 12, 12.4, ROUND, ribs=20, rib=0.06)
    mesh.lathe([(4.7, 0), (4.7, 0.8)], 'whitewash', 32, y=12, z=11.8)
    for i in range(9):
        mesh.box(9, 0.9, 0.3, 'step', 0, -8.2 - i * 0.8, 0.8 - i * 0.22)
    mesh.box(8, 2.2, 6.4, 'whitewash', 0, -0.6, 1.2)
    mesh.box(8.8, 3.4, 0.5, 'brick', 0, -0.9, 7.6)
    with mesh.at(0, -2.9, 1.2):
        arcade(mesh, 8, 6.4, 1, 'whitewash', 'window-lit', 1.1, 'cusped', 0.55, 0, 0.8)
    for x in (-4.6, 4.6):
        chhatri(mesh, 1.1, 1.7, 'whitewash', 'brick', x=x, y=-0.4, z=7.4)
