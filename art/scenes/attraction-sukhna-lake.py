"""Sukhna lake at first light: the long embankment where Chandigarh takes its walk, rowing boats and yellow pedal boats
moored at the steps, geese, the Shivaliks and Kasauli's ridge behind the still water."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import sitter
from kit.life.water_birds import duck
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import hill_layers, plain, water_sheet
from kit.nature.trees import broadleaf, bush, cypress
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'Walkers and a runner on the curved embankment of Sukhna lake in Chandigarh at dawn, rowing boats on the still water and the Shivalik hills behind.',
}
LEVEL = 1.9


def shore(y):
    """x of the promenade's lake side: it swings out to the right far away."""
    y = np.asarray(y, float)
    return -3.2 + 0.0021 * np.maximum(y + 12, 0) ** 1.9


def build(scene):
    scene.material('lake', colour='#274a5c', ripple=0.007, rough=0.05)
    scene.material('forest-hills', meadow=('#62785a', '#4d6450'), rock=('#7c7560', '#5f5d4c'), scale=0.02)
    scene.camera((-4.6, -17, 4.3), (4.4, 24, 4.9), lens=33, lift=0.0)
    scene.light(
        sun=98,
        elevation=9,
        haze={'density': 0.0016, 'height': 60, 'start': 60, 'base': 0.25},
        clouds={'seed': 22.8, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0.0, 4000, -60))
    scene.put(
        hill_layers(
            ((640, 44, 240, -2, 4.1), (1100, 120, 420, -4, 6.3), (1900, 260, 800, -6, 2.7), (3000, 460, 1400, 0, 9.2)),
            width=2200,
        ),
        layer='far',
    )
    tree_line(scene, 300, 60, 900, 260, 10, 'leaf-dark', x=120, z=-0.5)
    bank = Mesh()
    embankment(bank)
    scene.put(bank)
    grounds(scene)
    scene.layer = 'life'
    boats(scene)
    walkers(scene)


def embankment(mesh):
    """Brick steps to the water, the paved walk with its low wall and lamps."""
    rows = np.concatenate([np.linspace(-40, 60, 101), np.linspace(62, 210, 75)])
    for x0, z0, x1, z1, paint in (
        (0.9, -0.4, 0.9, 0.35, 'brick'),
        (0.9, 0.35, 0.45, 0.35, 'step'),
        (0.45, 0.35, 0.45, 0.95, 'brick'),
        (0.45, 0.95, 0.0, 0.95, 'step'),
        (0.0, 0.95, 0.0, LEVEL + 0.45, 'brick'),
        (0.0, LEVEL + 0.45, -0.42, LEVEL + 0.45, 'step'),
        (-0.42, LEVEL + 0.45, -0.42, LEVEL, 'brick'),
        (-0.42, LEVEL, -5.2, LEVEL, 'paving'),
        (-5.2, LEVEL, -5.6, LEVEL + 0.12, 'concrete'),
        (-5.6, LEVEL + 0.12, -13, LEVEL, 'lawn'),
        (-13, LEVEL, -90, LEVEL - 1.4, 'lawn'),
    ):
        mesh.loft([[(float(shore(y)) + x0, y, z0), (float(shore(y)) + x1, y, z1)] for y in rows], paint, smooth=False)
    for k in range(15):
        y = -6 + 11.5 * k
        x = float(shore(y)) - 5.4
        mesh.lathe([(0.16, 0), (0.09, 0.3), (0.06, 3.6)], 'iron', 8, x=x, y=y, z=LEVEL)
        mesh.ball(0.24, 'ivory', x, y, LEVEL + 3.8, 10)
    for k in range(6):
        y = -2 + 17 * k
        x = float(shore(y)) - 4.7
        with mesh.at(x, y, LEVEL, -84):
            mesh.box(1.8, 0.5, 0.1, 'concrete', 0, 0, 0.42)
            for side in (-0.7, 0.7):
                mesh.box(0.16, 0.44, 0.42, 'concrete', side, 0)
    # A flight to the jetty of the boat club.
    y = 13.0
    x = float(shore(y))
    for i in range(7):
        mesh.box(1.0, 5.0, 0.3, 'step', x + 0.5 + 0.42 * i, y, LEVEL - 0.28 - 0.27 * i)
    mesh.box(9, 3.0, 0.24, 'wood', x + 7.6, y, 0.28)
    for px in (4.2, 7.6, 11.2):
        for py in (-1.3, 1.3):
            mesh.box(0.16, 0.16, 1.6, 'wood-dark', x + px, y + py, -0.6)


def grounds(scene):
    """Trees and clipped bushes on the land side."""
    trees = [broadleaf(44 + i, 10, ('leaf', 'leaf-dark')[i], spread=1.2, cards=420) for i in range(2)]
    for k in range(14):
        y = 2 + 13 * k
        x = float(shore(y)) - 10.5 - 3 * math.sin(k * 1.7)
        scene.put(trees[k % 2], x, y, LEVEL - 0.3, 67 * k, 0.85 + 0.12 * (k % 3))
    for k in range(26):
        y = -4 + 6 * k
        scene.put(
            bush(3, 0.9, 'leaf', cards=200) if k == 0 else _clipped(k), float(shore(y)) - 7.2, y, LEVEL, 40 * k, 0.9
        )
    for k in range(4):
        y = 20 + 22 * k
        scene.put(cypress(5, 6), float(shore(y)) - 8.6, y, LEVEL, 0, 0.9)
    scene.layer = 'front'
    scene.put(trees[0], -17.5, 1.0, LEVEL - 0.2, 140, 1.15)


_CLIPPED = []


def _clipped(k):
    if not _CLIPPED:
        _CLIPPED.extend(bush(5 + i, 0.8, ('blossom-pink', 'leaf', 'marigold')[i], cards=200).copy() for i in range(2))
    return _CLIPPED[k % 2]


def boats(scene):
    """Two rowing boats out on the lake, pedal boats with awnings at the jetty, geese in line."""
    life = Mesh()
    rowing_boat(life, 14.5, 17, 0, 200, 6, 'azure', 3, None, 2)
    rowing_boat(life, 21, 44, 0, 30, 6, 'scarlet', 3, None, 5)
    for k, (x, y, turn) in enumerate(
        ((7.6, 9.4, 4), (10.4, 9.8, -8), (13.4, 12.2, 80), (6.2, 17.4, 12), (24, 27, 150))
    ):
        with life.at(x, y, 0, turn):
            pedal_boat(life, ('turmeric', 'ivory', 'scarlet')[k % 3], k == 4)
    for k in range(9):
        duck(
            life,
            5.6 + 0.9 * k,
            2.4 + 0.5 * k + 0.3 * math.sin(k * 2),
            0,
            20 + 6 * math.sin(k),
            1.5,
            '#ece6da',
            '#d8ccb8',
        )
    flock_in(life, 13, (-4, 40), (60, 140), (16, 34), 1.2)
    scene.put(life)


def pedal_boat(mesh, paint, manned):
    """A pedal boat of fibre 2.6 m long: two floats, a seat, a cloth awning."""
    for side in (-0.5, 0.5):
        mesh.ball((1.4, 0.32, 0.34), paint, 0, side, 0.06, 14)
    mesh.box(2.0, 1.3, 0.24, paint, 0, 0, 0.24)
    mesh.box(0.3, 1.2, 0.7, 'ivory', -0.5, 0, 0.4)
    for x in (-0.8, 0.8):
        for y in (-0.6, 0.6):
            mesh.tube([(x, y, 0.4), (x, y, 1.7)], 0.03, 'iron', 5)
    mesh.box(1.9, 1.5, 0.1, paint, 0, 0, 1.7)
    if manned:
        for y, cloth in ((-0.3, 'scarlet'), (0.3, 'ivory')):
            person(mesh, 'bench', 'shirt', cloth, '#4b4640', -0.3, y, 0.1, 90)


def walkers(scene):
    """Those who come before work: two who talk, a runner, a family, an old man with a stick, yoga on the grass."""
    life = Mesh()
    on = lambda y, off: float(shore(y)) - off
    for y, off, deed, dress, cloth, second, turn, more in (
        (-3.0, 2.2, 'walk', 'salwar', 'magenta', 'ivory', 176, {}),
        (-2.6, 3.2, 'walk', 'salwar', 'teal', 'turmeric', 178, {}),
        (4.5, 1.5, 'run', 'shirt', 'scarlet', '#2f3a44', 2, {}),
        (9.0, 3.6, 'walk', 'kurta', 'ivory', 'ivory', 0, {'head': 'turban', 'hat': 'azure', 'elder': True}),
        (16.5, 2.4, 'walk', 'jacket', '#86a3b6', '#4b4640', 178, {}),
        (16.2, 3.4, 'walk', 'saree', 'emerald', 'crimson', 178, {}),
        (27, 2.2, 'run', 'shirt', 'turmeric', '#2f3a44', 184, {}),
        (36, 3.0, 'walk', 'kurta', 'saffron', 'ivory', 170, {'head': 'turban', 'hat': 'scarlet'}),
        (48, 2.4, 'walk', 'saree', 'scarlet', 'turmeric', 10, {}),
        (60, 3.0, 'walk', 'shirt', 'ivory', '#4b4640', 6, {}),
    ):
        person(life, deed, dress, cloth, second, on(y, off), y, LEVEL, turn, 1.02, **more)
    little_one(life, 'run', 'azure', on(15.2, 1.6), 15.2, LEVEL, 176, 1.02)
    for y, off, cloth in ((14, 8.0, 'ivory'), (16.4, 8.8, 'turmeric'), (19, 8.2, 'teal')):
        sitter(life, cloth, on(y, off), y, LEVEL + 0.04, 1.05, -90)
    person(life, 'bench', 'kurta', 'ivory', 'ivory', on(15, 4.7), 15.0, LEVEL, 92, 1.0, elder=True)
    scene.put(life)
