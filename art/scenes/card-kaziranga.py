"""Kaziranga at daybreak: a rhinoceros with her calf at a misty beel in elephant grass, the Karbi hills behind."""
from kit.life.birds import flock_in
from kit.life.water_birds import egret
from kit.life.wildlife import chital, rhino
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line
import numpy as np

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A one-horned rhinoceros and her calf beside a misty pool in the elephant grass of Kaziranga at daybreak, egrets about, hills behind.',
}


def ground(xs, ys):
    pool = smoothstep(10, 0, np.hypot((xs + 4) / 2.1, (ys + 4) * 1.15))
    return 0.5 - 1.3 * pool + 0.12 * fractal(xs * 0.2, ys * 0.2, 3)


def build(scene):
    scene.camera((-2, -17.5, 2.0), (1.4, 2, 2.1), lens=42, lift=0.03, focus=20, fstop=3)
    scene.light(
        sun=-104,
        elevation=18,
        energy=5.4,
        haze={'density': 0.006, 'height': 5, 'base': 0.08, 'low': 1.1, 'start': 24, 'most': 0.76},
        clouds={'seed': 5.2, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-160, 160), (-40, 260), 'meadow', 260, 260, near=(30, 0.6)))
    scene.put(water_sheet('pool', 0, 120, -60))
    blue_hills(scene, near=380, count=3, height=66, base=-2, width=1600, seed=2)
    tree_line(scene, 96, 40, 360, 120, 10)
    rhinos = rhino()
    for x, y, turn, size in ((1.9, 3.4, 196, 1.32), (6.6, 4.0, 168, 0.74), (-13, 24, 10, 1.2)):
        for part in rhinos:
            scene.put(part, x, y, height_at(ground, x, y) - 0.06, turn, size)
    tall = [
        grass_tuft(5, 44, 2.3, 0.5, 'reed', 0.03),
        grass_tuft(6, 44, 2.0, 0.5, 'grass', 0.03),
        grass_tuft(8, 40, 2.2, 0.5, 'grass-dry', 0.03),
    ]
    keep = lambda x, y, z: z > 0.35 and not (-3.2 < x < 9 and y < 7.4)
    scene.scatter(tall, 760, ((-44, 44), (5, 44)), ground, keep, (0.6, 1.2), 0.1, seed=4)
    scene.scatter(
        tall,
        120,
        lambda r: (r.choice((-1, 1)) * r.uniform(10, 24), r.uniform(-12, 6)),
        ground,
        keep,
        (0.6, 1.1),
        0.1,
        seed=6,
    )
    scene.scatter(
        [grass_tuft(9, 60, 0.42), grass_tuft(10, 50, 0.3)],
        420,
        ((-20, 20), (-17, 10)),
        ground,
        lambda x, y, z: z > 0.12,
        sink=0.05,
        seed=7,
    )
    scene.scatter([lily_patch(i, flowers=4) for i in range(3)], 9, ((-13, 5), (-9, -4)), sink=-0.01, seed=3)
    scene.scatter([broadleaf(4, 11, spread=0.9, cards=300)], 9, ((-60, 60), (50, 80)), ground, seed=9)
    scene.layer = 'front'
    scene.scatter(
        tall,
        34,
        lambda r: (-1.5 + r.choice((-1, 1)) * r.uniform(3.8, 6.4), r.uniform(-11, -9)),
        ground,
        None,
        (0.5, 0.8),
        0.2,
        seed=11,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn in ((-3.4, 2.0, 20), (5.2, 1.4, 200), (-6.4, 3.4, 150), (-4.4, 1.6, 300)):
        egret(life, x, y, height_at(ground, x, y), turn, 1.1)
    egret(life, 2.4, 3.4, height_at(ground, 2.4, 3.4) + 2.16, 200, 0.9)
    flock_in(life, 7, (-10, 4), (8, 20), (6.5, 9.5), 0.7, 'white-bird')
    scene.put(life)
    herd = (chital(), chital(grazing=True))
    for kind, x, y, t in ((0, -11, 12, 20), (1, -12.6, 13.4, 150)):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), t, 1.3)
