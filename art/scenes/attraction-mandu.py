"""The Jahaz Mahal of Mandu in the rains: a long palace of arches and roof pavilions between two full tanks, mirrored
like a ship at anchor, green slopes and baobabs; a couple under one umbrella."""
import math

import numpy as np

from kit.architecture.arches import arcade, arched_wall
from kit.architecture.domes import ROUND, dome
from kit.life.birds import flock_in
from kit.life.people import crowd, parasol
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'The long arcaded Jahaz Mahal of Mandu lies between its full tanks like a ship, its roof pavilions mirrored, green hills under rain clouds.',
}
STONE, TRIM = 'sand-stone-dark', 'red-stone-pale'


def build(scene):
    scene.material(STONE, colour='#b58f6c', second='#86684e', stain=0.7)
    scene.material(TRIM, colour='#b97d60', second='#96614a', stain=0.5)
    scene.material('lake', colour='#4a6258', ripple=0.012, mirror=0.45)
    scene.camera((-17, -50, 3.6), (3, 20, 6.6), lens=32, lift=0.03)
    scene.light(
        sun=-122,
        elevation=34,
        grade={'exposure': 1.2},
        haze={'density': 0.0026, 'height': 26, 'start': 60, 'base': 0.15},
        clouds={'scale': 1.2, 'low': 0.38, 'high': 0.66, 'amount': 1.0, 'seed': 5.3},
    )
    scene.put(water_sheet('lake', 0, 1000, -90))
    scene.put(
        bank(
            (-220, 240),
            (0, 220),
            1.6,
            lambda x, y: np.maximum(y - 44, np.minimum(y - 12.6, 44 - np.abs(x - 6))),
            'meadow',
            150,
            seed=4,
        )
    )
    blue_hills(scene, near=300, count=3, height=60, seed=6)
    tree_line(scene, 62, 46, 340, 150, 9, 'leaf')
    palace = Mesh()
    with palace.at(6, 20, 1.2):
        ship(palace)
    scene.put(palace)
    trees = [broadleaf(30 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=380) for i in range(3)]
    for k, (x, y, s) in enumerate(
        ((-46, 36, 1.1), (-58, 48, 1.2), (62, 36, 1.2), (76, 44, 1.1), (-30, 46, 0.9), (54, 50, 1.0))
    ):
        scene.put(trees[k % 3], x, y, 1.4, 60 * k, s)
    scene.layer = 'front'
    shore = lambda x, y: y + 34 + 0.32 * (x + 17) + 0.5 * np.sin(x * 0.5)
    scene.put(bank((-60, -2), (-56, -24), 1.3, lambda x, y: -shore(x, y), 'meadow', 110, seed=7))
    tufts = [grass_tuft(4 + i, 60, 0.55, 0.4, leaf) for i, leaf in enumerate(('grass', 'grass', 'reed'))]
    scene.scatter(
        tufts,
        420,
        lambda r: (r.uniform(-40, -6), r.uniform(-46, -29)),
        lambda x, y: x * 0 + 1.15,
        seed=5,
        sink=0.06,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: shore(x, y) < -1.2,
    )
    pads = [lily_patch(i, 18, 1.5, 4) for i in range(3)]
    for k in range(24):
        scene.put(pads[k % 3], -14 + 2.1 * (k % 12), -25 + 3.4 * (k // 12) + 1.6 * math.sin(k * 2.1), 0.01, 60 * k, 1)
    scene.layer = 'life'
    life = Mesh()
    person(life, 'hold', 'saree', 'scarlet', 'turmeric', -18.8, -39.4, 1.2, 150, 1.08)
    person(life, 'walk', 'kurta', 'ivory', '#5d6a78', -18.1, -39.2, 1.2, 150, 1.08)
    parasol(life, -18.4, -39.3, 1.25, 0.95, 2.25, '#3a4658')
    little_one(life, 'run', 'turmeric', -16.0, -38.4, 1.15, 120, 1.05)
    crowd(life, 9, lambda r: (r.uniform(-24, 34), r.uniform(13.6, 15)), lambda x, y: 1.9, 6)
    crowd(life, 6, lambda r: (r.uniform(-16, 24), r.uniform(15.4, 16)), lambda x, y: 8.6, 9)
    flock_in(life, 10, (-10, 26), (-10, 20), (14, 22), 0.9, 'white-bird')
    scene.put(life)


def ship(mesh):
    """The palace, 110 m long (here 76): arched front under deep eaves, open terrace with a parapet, pavilions at both
    ends and in the middle, a stair at the side."""
    long, tall = 76, 6.6
    mesh.box(long, 12, tall, STONE, 0, 1.1)
    mesh.box(long, 15, 0.4, STONE, z=tall - 0.42)
    mesh.box(long + 1.6, 16.4, 0.9, TRIM, z=-0.4)
    with mesh.at(0, -7.6):
        arcade(mesh, long, tall, 17, STONE, 'shadow', 2.6, open_share=0.62, apex=0.74)
        mesh.box(long + 0.8, 2.6, 0.26, TRIM, 0, -0.7, tall - 0.6)
        for i in range(70):
            mesh.box(0.3, 1.3, 0.7, STONE, (i - 34.5) * long / 70, -0.4, tall - 1.3)
        mesh.box(long, 0.5, 1.0, STONE, 0, 0.2, tall)
        for i in range(58):
            x = (i - 28.5) * long / 58
            mesh.add(
                [
                    (x - 0.45, -0.08, tall + 0.1),
                    (x + 0.45, -0.08, tall + 0.1),
                    (x + 0.45, -0.08, tall + 0.5),
                    (x, -0.08, tall + 0.8),
                    (x - 0.45, -0.08, tall + 0.5),
                ],
                [(0, 1, 2, 3, 4)],
                TRIM,
            )
    for x, wide, kind in ((-29, 9.5, 'dome'), (-9, 7.5, 'roof'), (6, 12, 'dome'), (20, 7.5, 'roof'), (32, 9.5, 'dome')):
        with mesh.at(x, -1.0, tall):
            for turn, w, away in ((0, wide, 4.4), (180, wide, 4.4), (90, 8.8, wide / 2), (270, 8.8, wide / 2)):
                a = math.radians(turn)
                with mesh.at(math.sin(a) * away, -math.cos(a) * away, 0, turn):
                    arcade(
                        mesh,
                        w,
                        4.4,
                        3 if w > 8 else 1 if w < 8 and kind == 'roof' else 3,
                        STONE,
                        None,
                        0.9,
                        open_share=0.66,
                        apex=0.76,
                        open_back=True,
                    )
                    mesh.box(w + 1.6, 1.8, 0.2, TRIM, 0, -0.5, 4.3)
            mesh.box(wide, 8.8, 0.5, STONE, z=4.4)
            if kind == 'dome':
                mesh.lathe([(3.5, 4.8), (3.5, 5.6)], TRIM, 8, False, start=22.5)
                dome(mesh, 3.5, STONE, z=5.6, profile=ROUND, stretch=0.95, tip='sand-stone-pale', sides=36)
                if wide > 10:
                    for side in (-1, 1):
                        dome(mesh, 1.5, STONE, side * 4.6, 0, 4.9, profile=ROUND, tip='sand-stone-pale', sides=20)
            else:
                w, d = wide / 2 + 0.6, 5.0
                mesh.add(
                    [(-w, -d, 4.8), (w, -d, 4.8), (w, d, 4.8), (-w, d, 4.8), (0, 0, 8.2)],
                    [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)],
                    TRIM,
                )
    for i in range(15):
        mesh.box(1.0, 4, tall - 0.44 * i, STONE, -long / 2 - 0.5 - 0.9 * i, -4)
