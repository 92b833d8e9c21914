"""The maidams of Charaideo at daybreak: grassy mounds of the Ahom kings in soft rows, one with its octagon of brick and
little crown, mist between; a woman who sweeps the path, a family on its way to the door."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.life.birds import flock_in
from kit.life.work import broom, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Smooth grassy burial mounds of the Ahom kings at Charaideo in morning mist, the nearest ringed by a low brick wall with an arched door.',
}
MOUNDS = (
    (4, 26, 12.5, 10.5),
    (-24, 44, 11, 8.6),
    (30, 52, 12, 9.4),
    (-2, 70, 12, 9),
    (-46, 72, 13, 10),
    (56, 82, 14, 11),
    (24, 96, 12, 9),
    (-28, 104, 13, 10),
    (-70, 50, 11, 8),
)


def ground(xs, ys):
    z = 0.5 * fractal(xs * 0.03, ys * 0.03, 3) + np.asarray(xs, float) * 0
    for x, y, radius, tall in MOUNDS:
        away = np.hypot(xs - x, ys - y) / radius
        z = z + tall * np.sqrt(np.clip(1 - away**2, 0, 1)) ** 1.15
    return z


def build(scene):
    scene.material('meadow', colour='#84a348', second='#63883c', patches=('#a0a556', 0.25, 0.09), bump=0.05)
    scene.camera((-9, -22, 3.4), (2, 30, 6.6), lens=32, lift=0.03, focus=44, fstop=1.2)
    scene.light(
        sun=-98,
        elevation=14,
        haze={'density': 0.0075, 'height': 5.5, 'start': 26, 'base': 0.05},
        clouds={'seed': 3.6, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-150, 150), (-40, 240), 'meadow', 520, 480, near=(60, 0.55)))
    blue_hills(scene, near=420, count=3, height=80, seed=9)
    tree_line(scene, 128, 50, 380, 130, 10, 'leaf-dark')
    wall = Mesh()
    with wall.at(4, 26):
        ring(wall, 15.2)
        crown(wall, height_at(ground, 4, 26) - 0.3)
    for x, y, _, _ in MOUNDS[1:4]:
        with wall.at(x, y):
            crown(wall, height_at(ground, x, y) - 0.3, 0.8)
    scene.put(wall)
    trees = [broadleaf(40 + i, 11, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=420) for i in range(3)]
    for k, (x, y, s) in enumerate(((-44, 24, 1.0), (46, 26, 1.1), (60, 46, 1.1), (-62, 32, 1.1), (14, 120, 1.2))):
        scene.put(trees[k % 3], x, y, 0, 60 * k, s)
    scene.put(bamboo_clump(3, 10), -34, 12, 0, 0)
    scene.put(bamboo_clump(5, 9), 33, 16, 0, 0)
    path = Mesh()
    line = [(-8 + 0.22 * (y + 20), y) for y in np.linspace(-30, 12, 30)]
    path.loft(
        [[(x + 1.1 * s, y, height_at(ground, x + 1.1 * s, y) + 0.05) for s in (-1, 0, 1)] for x, y in line], 'paving'
    )
    scene.put(path)
    scene.layer = 'life'
    life = Mesh()
    x, y = -4.4, -5.0
    with life.at(x, y, height_at(ground, x, y), 30, 1.06):
        person(life, 'sweep', 'wrap', 'ivory', 'crimson')
        broom(life)
    for k, (x, y, deed, dress, cloth, second, turn) in enumerate(
        ((1.0, 4.0, 'walk', 'wrap', 'turmeric', 'emerald', 168), (2.1, 4.4, 'walk', 'shirt', '#86a3b6', '#4b4640', 168))
    ):
        person(life, deed, dress, cloth, second, x, y, height_at(ground, x, y), turn, 1.06)
    little_one(life, 'run', 'scarlet', 0.6, 1.4, height_at(ground, 0.6, 1.4), 160, 1.05, girl=True)
    flock_in(life, 9, (-20, 6), (30, 60), (17, 24), 1.1, 'white-bird')
    scene.put(life)


def ring(mesh, radius):
    """The low octagonal wall of brick about a mound, an arched door to the front."""
    side = 2 * radius * math.tan(math.pi / 8)
    for k in range(8):
        with mesh.at(turn=45 * k), mesh.at(0, -radius):
            if k == 0:
                arched_wall(mesh, 3.4, 3.4, 'brick', 0.9, 1.4, 2.3, 0, 1.2, 'shadow', 'round')
                mesh.box(3.9, 1.8, 0.3, 'brick', 0, 0.5, 3.4)
                for x in (-(side + 3.4) / 4, (side + 3.4) / 4):
                    mesh.box((side - 3.4) / 2, 0.7, 1.5, 'brick', x, 0.3)
            else:
                mesh.box(side, 0.7, 1.5, 'brick', 0, 0.3)
                mesh.box(side, 0.9, 0.2, 'terracotta', 0, 0.3, 1.5)


def crown(mesh, z, size=1.0):
    """The small open pavilion (chow-chali) on the top of a mound."""
    with mesh.at(0, 0, z, 0, size):
        mesh.lathe(
            [
                (1.5, 0),
                (1.5, 0.5),
                (1.2, 0.5),
                (1.2, 1.5),
                (1.45, 1.6),
                (1.45, 1.75),
                (0.9, 2.2),
                (0.3, 2.7),
                (0.05, 3.3),
            ],
            'terracotta',
            8,
            False,
        )
        for k in range(4):
            with mesh.at(turn=90 * k), mesh.at(0, -1.16):
                mesh.box(0.6, 0.12, 0.8, 'shadow', 0, 0, 0.6)
