"""Madla on the Ken by Panna: thatched houses above a rocky river, deer at the water in the evening."""
import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.people import woman
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk',
    'alt': 'Mud houses with thatched roofs at Madla above the rocky Ken river at dusk, spotted deer drinking on the forest bank.',
}


def build(scene):
    scene.camera((-4, -34, 4.2), (2, 20, 6.6), lens=35)
    scene.light(
        sun=-104,
        elevation=17,
        energy=5.6,
        haze={'density': 0.0034, 'height': 10, 'start': 34, 'base': 0.2},
        clouds={'seed': 16.4, 'amount': 0.9},
    )
    scene.put(water_sheet('river', 0, 1500, -100))
    scene.put(
        bank(
            (-80, 160), (2, 90), 2.6, lambda x, y: (y - 12 - 5 * np.sin(x * 0.05) + 0.12 * x), 'dust', steps=220, seed=3
        )
    )
    blue_hills(scene, 'dry-hills', near=260, count=3, height=40, base=-4, width=1300, seed=8.1)
    tree_line(scene, 62, 30, 340, 110, 10, 'leaf-dry', z=2)
    village = Mesh()
    for x, y, turn in ((10, 27, -8), (21, 31, 10), (2, 35, 4), (31, 26, -14), (16, 42, 6), (-9, 32, 12), (40, 34, 0)):
        thatch_hut(village, 6.6, 4.6, x, y, 2.7, turn=turn, seed=x)
    scene.put(village)
    big = broadleaf(8, 13, 'leaf-dry', spread=1.5, clouds=13, cards=420, card=0.3)
    scene.put(big, -21, 22, 2.4, 0, 1)
    scene.put(big, 47, 25, 2.4, 80, 1)
    stones = [rock(i, 1.3, 'rock-warm', 0.6) for i in range(4)]
    scene.scatter(
        stones,
        90,
        lambda r: (r.uniform(-40, 60), 6 + 5 * np.sin(r.uniform(0, 6)) + r.uniform(-6, 5)),
        sink=0.5,
        seed=5,
        scale=(0.25, 1.5),
    )
    scene.layer = 'front'
    scene.put(bank((-60, -4), (-44, -4), 0.8, lambda x, y: -9.5 - x - 0.2 * (y + 30), 'earth', seed=6))
    scene.scatter(
        [grass_tuft(4, 60, 1.0, leaf='grass-dry'), grass_tuft(5, 50, 1.3, leaf='reed')],
        190,
        ((-24, -9), (-32, -8)),
        ground=lambda x, y: x * 0 + 0.45,
        sink=0.1,
        seed=7,
    )
    scene.scatter(stones, 12, ((-11, -5), (-30, -12)), sink=0.4, seed=8, scale=(0.3, 0.8))
    scene.put(broadleaf(3, 12, 'leaf-dry', spread=1.5, clouds=12, cards=420, card=0.24), -20, -12, 0.4, 0, 1)
    scene.layer = 'life'
    herd = (chital(grazing=True), chital(), chital(antlers=True))
    for kind, (x, y, turn) in enumerate(((-12.5, -15, 20), (-11, -12.5, 340), (-13.4, -10.4, 60))):
        for part in herd[kind]:
            scene.put(part, x, y, 0.7, turn, 1.15)
    folk = Mesh()
    canoe(folk, 8, -6, 0, 168, 6, 'ivory')
    for x, y, cloth in ((8, 19, 'scarlet'), (9.4, 19.4, 'turmeric'), (20, 21, 'azure')):
        woman(folk, cloth, x, y, 2.5, 1, 200, pot=True)
    flock_in(folk, 9, (-10, 10), (10, 30), (13, 19), 0.6, 'white-bird')
    scene.put(folk)
    for x in (10, 21, 2):
        scene.lamp(x, 22, 4, 60)
