"""Rongali Bihu: dancers in muga gold and red with dhol players under a flowering tree, rice fields and thatch
behind."""
import math

from kit.architecture.village import thatch_hut
from kit.life.festivities import drummer
from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana, fan_palm
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import farm_plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bihu dancers in golden muga silk and red bend and sway round dhol drummers under a flowering tree in Assam.',
}


def build(scene):
    scene.camera((-2.9, -9.8, 1.5), (0.5, 5, 2.75), lens=36, focus=8.6, fstop=0.55)
    scene.light(
        sun=-118, elevation=26, haze={'density': 0.0034, 'height': 12, 'start': 28}, clouds={'seed': 2.9, 'amount': 0.8}
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
    # They go round the drummers, bending to them and swaying back.
    for i in range(9):
        a = math.radians(-52 + 33 * i + (9, -7, 4)[i % 3])
        x, y = -0.1 + 3.1 * math.cos(a), 0.3 + 2.4 * math.sin(a)
        if y > 2.4 and abs(x) < 0.9:
            continue
        bihu_dancer(folk, i, x, y, math.degrees(a) + (96, 66, 84, 40)[i % 4], (15, -4, 9, 20)[i % 4], i % 3 == 1)
    for x, y, turn, slant, tall in ((-0.9, 0.3, -34, 22, 1.18), (0.9, 0.8, 26, -6, 1.1), (0.0, 1.9, 8, 12, 1.12)):
        drummer(folk, x, y, 0.2, turn, tall, 'ivory', 'scarlet', 'wood', slant=slant)
    crowd(
        folk, 26, lambda r: (r.choice((-1, 1)) * r.uniform(8.6, 12.5), r.uniform(0, 10)), lambda x, y: 0.2, 5, turbans=0
    )
    scene.put(folk)


def bihu_dancer(mesh, number, x, y, turn, bend, waving):
    """A dancer in muga mekhela and red-flowered drape, bend degrees forward, wrists behind her hips or one arm up, a
    kopou orchid in her knot."""
    skin, lean = SKINS[number % 3], (7, -6, 5, -8, 6)[number % 5]
    with mesh.at(x, y, 0.2, turn, 1.12 + 0.02 * (number % 4), tilt=bend * 0.5, roll=lean):
        mesh.lathe(
            [(0.275, 0), (0.285, 0.05), (0.25, 0.35), (0.225, 0.75), (0.21, 0.9), (0.165, 1.03)],
            '#dba944',
            22,
            oval=(1, 0.8),
            ribs=22,
            rib=0.06,
        )
        mesh.lathe([(0.29, 0.03), (0.276, 0.2)], 'crimson', 22, oval=(1, 0.8), ribs=22, rib=0.06)
        for k in range(14):
            a = k * math.pi / 7
            mesh.ball((0.02, 0.014, 0.03), '#f0cf7a', 0.28 * math.cos(a), 0.225 * math.sin(a), 0.12, 6)
            mesh.ball(
                (0.018, 0.014, 0.024), 'crimson', 0.247 * math.cos(a), 0.2 * math.sin(a), 0.42 + 0.12 * (k % 2), 6
            )
        mesh.lathe(
            [(0.155, 1.02), (0.17, 1.12), (0.188, 1.22), (0.19, 1.32), (0.165, 1.39), (0.075, 1.44)],
            'crimson',
            18,
            oval=(1, 0.74),
        )
        mesh.loft(
            [
                ((0.21, -0.05, 0.92), (0.12, -0.18, 0.8)),
                ((0.12, -0.165, 1.12), (0.0, -0.19, 1.02)),
                ((0.0, -0.18, 1.29), (-0.12, -0.15, 1.2)),
                ((-0.08, -0.05, 1.44), (-0.19, -0.03, 1.38)),
                ((-0.06, 0.12, 1.36), (-0.18, 0.11, 1.3)),
                ((-0.03, 0.2, 0.9), (-0.2, 0.17, 0.9)),
            ],
            '#e6bd62',
        )
        mesh.tube(
            [(0.115, -0.18, 0.82), (0.0, -0.2, 1.03), (-0.12, -0.16, 1.21), (-0.19, -0.04, 1.38)], 0.016, 'crimson', 6
        )
        draw_head(mesh, skin, 1.6, bun=True, bindi=True)
        for k in range(5):
            mesh.ball((0.03, 0.03, 0.035), '#c86fb0', 0.085 - 0.006 * k, 0.09, 1.7 - 0.045 * k, 7)
        for k in range(9):
            a = math.pi * (1.1 + 0.8 * k / 8)
            mesh.ball(
                0.016,
                'gold',
                0.11 * math.cos(a),
                -0.12 - 0.02 * math.sin(math.pi * k / 8),
                1.42 + 0.07 * math.sin(a),
                6,
            )
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.17 * side, 0, 1.375),
                (0.42, -0.06, 1.56) if waving and side > 0 else (0.46 * side, 0.03, 1.16),
                (0.34, -0.16, 1.86) if waving and side > 0 else (0.21 * side, 0.06, 0.97),
                'crimson',
                skin,
                0.052,
                0.6,
            )
            if not (waving and side > 0):
                mesh.lathe([(0.048, -0.035), (0.048, 0.035)], 'gold', 10, x=0.3 * side, y=0.05, z=1.04)
