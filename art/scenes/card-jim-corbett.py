"""Elephants crossing the pebbles of the Ramganga in Corbett, sal forest and the first Himalayan hills behind."""
import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'A family of elephants crossing the shallow Ramganga in Jim Corbett, tall sal forest on the bank and blue hills behind.',
}


def ground(xs, ys):
    river = smoothstep(15, 8, np.abs(ys - 3 - 0.22 * xs - 4 * np.sin(xs * 0.05)))
    return 0.9 - 1.25 * river + 0.5 * smoothstep(24, 60, ys) + 0.15 * fractal(xs * 0.2, ys * 0.2, 3)


def build(scene):
    scene.camera((-3.6, -13.5, 2.1), (-0.7, 10, 3.6), lens=32, lift=0.02, focus=18, fstop=0.8)
    scene.light(
        sun=-114,
        elevation=32,
        haze={'density': 0.0013, 'height': 30, 'base': 0.2, 'start': 50},
        clouds={'seed': 15.2, 'amount': 0.9},
    )
    scene.put(ground_sheet(ground, (-170, 170), (-50, 300), 'grey-stone', 260, 260, near=(36, 0.6)))
    grassy = (
        lambda xs, ys: ground(xs, ys)
        + 0.1 * smoothstep(24, 28, ys - 0.22 * xs + 3 * fractal(xs * 0.08, ys * 0.08, 3))
        - 2 * smoothstep(26, 22, ys - 0.22 * xs + 3 * fractal(xs * 0.08, ys * 0.08, 3))
    )
    scene.put(ground_sheet(grassy, (-170, 170), (0, 300), 'meadow', 200, 200))
    scene.put(water_sheet('glacial', 0, 160, -60))
    blue_hills(scene, near=330, count=4, height=54, base=0, width=1600, seed=5)
    sal = [
        broadleaf(40 + i, 19, ('leaf', 'leaf', 'leaf-dry')[i], 'bark-pale', 0.7, 11, 320, 0.42, 0.5) for i in range(3)
    ]
    scene.scatter(sal, 190, ((-130, 140), (52, 120)), ground, seed=4, sink=0.3)
    tall = [
        grass_tuft(5, 50, 1.2, 0.5),
        grass_tuft(6, 44, 1.5, 0.5, 'grass-dry', 0.03),
        grass_tuft(7, 44, 1.4, 0.5, 'reed', 0.03),
    ]
    scene.scatter(tall, 420, ((-60, 70), (26, 50)), ground, seed=5, sink=0.1, keep=lambda x, y, z: y - 0.22 * x > 27)
    scene.scatter(
        [rock(i, 0.8, 'grey-stone') for i in range(4)],
        260,
        ((-36, 36), (-30, 24)),
        ground,
        seed=6,
        sink=0.15,
        scale=(0.15, 0.8),
    )
    herd = [elephant(), elephant(tusks=False), elephant(tusks=False, trunk='down')]
    for kind, x, y, turn, size in (
        (0, -7.4, 4, 12, 1.16),
        (1, 0.6, 6.6, 10, 1.02),
        (2, 5.2, 5, 16, 0.62),
        (1, 9.6, 7.6, 8, 0.98),
        (2, 12.4, 9.4, 14, 0.5),
    ):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.12, turn + 180, size)
    scene.layer = 'front'
    scene.scatter(
        tall,
        36,
        lambda r: (-3.4 + r.choice((-1, 1)) * r.uniform(2.4, 5), r.uniform(-8.5, -6)),
        ground,
        seed=9,
        sink=0.2,
        scale=(0.5, 0.8),
    )
    scene.layer = 'life'
    herd = (chital(), chital(grazing=True), chital(antlers=True))
    for kind, x, y, t in ((0, -22, 25, 10), (1, -24, 27, 160), (2, -19, 27, 30), (1, 24, 30, 180)):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), t, 1.3)
    birds = Mesh()
    flock_in(birds, 8, (-16, 2), (10, 30), (12, 17), 0.7, 'white-bird')
    scene.put(birds)
