"""Rongali Bihu: dancers in muga gold and red with dhol players under a flowering tree, rice fields and thatch
behind."""
import math

from kit.architecture.village import thatch_hut
from kit.life.festivities import drummer
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana, fan_palm
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import farm_plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bihu dancers in golden muga silk and red, hands at their waists, with dhol drummers under a flowering tree in Assam.',
}


def build(scene):
    scene.camera((-4.2, -16.5, 2.7), (0.8, 6, 3.8), lens=35)
    scene.light(
        sun=-106, elevation=22, haze={'density': 0.0034, 'height': 12, 'start': 28}, clouds={'seed': 2.9, 'amount': 0.8}
    )
    farm_plain(scene, ('field', 'lawn', 'field'), 70)
    blue_hills(scene, near=420, count=3, height=46, width=1600, seed=9)
    yard = Mesh()
    yard.box(40, 30, 0.3, 'meadow', 0, -2, -0.1)
    for x, y, turn in ((-13, 17, 12), (14, 19, -14), (2, 27, 0)):
        thatch_hut(yard, 8, 5.5, x, y, 0.1, turn=turn, seed=int(x))
    scene.put(yard)
    scene.scatter(
        [grass_tuft(5, 60, 0.35)],
        380,
        ((-20, 20), (-17, 12)),
        lambda x, y: x * 0 + 0.2,
        seed=5,
        sink=0.03,
        keep=lambda x, y, z: abs(x - 0.5) > 7 or y < -7,
    )
    blossom = broadleaf(9, 10, 'blossom-red', spread=1.5, clouds=12, cards=520, card=0.24)
    scene.put(blossom, 5.4, 10, 0.1)
    scene.put(broadleaf(12, 11, spread=1.3, cards=420, card=0.28), -17, 8, 0, layer='front')
    scene.scatter(
        [banana(1), banana(2), bamboo_clump(2, 9)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(13, 24), r.uniform(11, 30)),
        seed=6,
    )
    for x, y in ((-8, 30), (22, 30), (-24, 34), (11, 36)):
        scene.put(fan_palm(3, 12, 22), x, y, 0, x * 9)
    scene.layer = 'life'
    folk = Mesh()
    for i in range(11):
        a = math.pi * (1.04 + 0.92 * i / 10)
        x, y = 0.5 + 6.2 * math.cos(a), 1.6 + 4.6 * math.sin(a) * 0.9
        bihu_dancer(folk, x, y, math.degrees(a) + 90 + (20 if i % 2 else -20))
    for i in range(6):
        drummer(
            folk, -4.4 + i * 2, 4.6 + (i % 2) * 0.8, 0.2, 0, 1.1, 'ivory', ('ivory', 'scarlet')[i % 2], 'wood', slant=10
        )
    crowd(
        folk, 26, lambda r: (r.choice((-1, 1)) * r.uniform(8.6, 12.5), r.uniform(0, 10)), lambda x, y: 0.2, 5, turbans=0
    )
    scene.put(folk)


def bihu_dancer(mesh, x, y, turn):
    """A dancer in muga mekhela with a red-patterned drape, both hands behind the hips, a flower in her knot."""
    with mesh.at(x, y, 0.2, turn, 1.12, tilt=-6):
        mesh.lathe(
            [(0.3, 0), (0.31, 0.2), (0.22, 0.85), (0.19, 1.0), (0.25, 1.25), (0.2, 1.42), (0.06, 1.48)],
            '#d8a94a',
            12,
            oval=(1, 0.85),
        )
        mesh.lathe([(0.312, 0.04), (0.314, 0.2)], 'crimson', 12, oval=(1, 0.85))
        mesh.lathe([(0.2, 0.98), (0.262, 1.25), (0.212, 1.41)], 'crimson', 12, oval=(1, 0.86))
        mesh.ball((0.105, 0.115, 0.14), 'skin', 0, -0.02, 1.62, sides=10)
        mesh.ball((0.125, 0.13, 0.13), 'hair', 0, 0.04, 1.66, sides=10)
        mesh.ball((0.07, 0.07, 0.07), 'blossom-pink', 0.1, 0.1, 1.72, sides=6)
        for side in (-1, 1):
            mesh.tube([(0.22 * side, 0, 1.36), (0.46 * side, 0.06, 1.12), (0.2 * side, 0.18, 0.95)], 0.05, 'crimson', 5)
