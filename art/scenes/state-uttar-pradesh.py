"""Sarus cranes in a flooded field of the Ganga plain at dusk, lotus, mango groves and a village."""
from kit.architecture.village import thatch_hut
from kit.architecture.nagara import plain_temple
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.farming import hay_stack
from kit.life.people import woman
from kit.life.water_birds import crane, egret
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A pair of tall grey sarus cranes with red heads in a lotus wetland of Uttar Pradesh at dusk, a village and mango trees behind.',
}


def build(scene):
    scene.camera((-0.6, -19.5, 1.5), (0.7, 4, 2.75), lens=42, lift=-0.04, focus=12.6, fstop=0.6)
    scene.light(
        sun=-112,
        elevation=15,
        haze={'density': 0.0048, 'height': 8, 'base': 0.14, 'start': 26, 'most': 0.85},
        clouds={'seed': 13.4, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
    )
    scene.put(water_sheet('pool', 0, 900, -70))
    scene.put(bank((-220, 220), (22, 130), 0.8, lambda x, y: y - 34 - 5 * (x * 0.04 % 2 - 1) ** 2, 'field', seed=4))
    village = Mesh()
    for x, y, turn in ((14, 50, -10), (24, 54, 12), (33, 50, -20), (19, 62, 5), (-32, 56, 15)):
        thatch_hut(village, 7, 5, x, y, 0.7, 'mud-wall', turn=turn)
    hay_stack(village, 8, 46, 0.7, 1.0)
    hay_stack(village, 10.6, 48, 0.7, 0.8)
    plain_temple(village, 4.5, 11, 'whitewash', -12, 60, 0.7)
    scene.put(village)
    scene.scatter(
        [broadleaf(60 + i, 10, 'leaf-dark', spread=1.4, cards=380, card=0.34) for i in range(3)],
        40,
        ((-90, 90), (48, 100)),
        seed=3,
        sink=0.3,
        keep=lambda x, y, z: not (-18 < x < 40 and y < 68),
    )
    tree_line(scene, 130, 40, 420, 120, 9)
    scene.layer = 'front'
    patches = [lily_patch(i, 18, 1.7, 4) for i in range(3)]
    scene.scatter(
        patches,
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(2.6, 13), r.uniform(-19, 8)),
        sink=0,
        seed=5,
        scale=(0.6, 0.95),
    )
    scene.scatter(
        [grass_tuft(6, 44, 1.5, leaf='reed'), grass_tuft(8, 40, 1.1)],
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(4.4, 12), r.uniform(-18, -9)),
        seed=6,
        sink=0.1,
        scale=(0.5, 0.95),
    )
    scene.scatter(
        [grass_tuft(6, 44, 1.4, leaf='reed')], 120, lambda r: (r.uniform(-60, 60), r.uniform(24, 33)), seed=7, sink=0.1
    )
    scene.layer = 'life'
    life = Mesh()
    crane(life, -1.2, -7.2, -0.12, 12, 1.5)
    crane(life, 1.7, -6.4, -0.12, 172, 1.42)
    crane(life, 5.6, 8, -0.1, 160, 1, feeding=True)
    for x, y, turn in ((-7, 6, 10), (-8.2, 7, 160), (-5, 14, 40), (9, 16, 190), (3, 18, 0)):
        egret(life, x, y, -0.05, turn, 1.0)
    for x, cloth in ((-4, 'scarlet'), (-5.4, 'turmeric')):
        woman(life, cloth, x, 40, 0.8, 1.05, 20, pot=True)
    flock_in(life, 14, (-14, 6), (20, 60), (12, 20), 0.6)
    scene.put(life)
    for x, y, turn in ((2, 41, 30), (-16, 43, 200)):
        scene.put(cow(), x, y, 0.7, turn)
