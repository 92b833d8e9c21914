"""Kabini's shore at Nagarahole in late light: a herd of elephants with calves comes down to the green edge of the lake,
gaur behind, a boat of visitors keeps its distance."""
import math

import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.herds import gaur
from kit.life.water_birds import egret
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import bare_tree, broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'Elephants with their calves drink along the green shore of Kabini at Nagarahole in late light, gaur behind them, visitors in a boat.',
}


def shore(xs, ys):
    return ys - 3 - 0.1 * xs + 2.2 * np.sin(xs * 0.07 + 1) + 0.6 * fractal(xs * 0.1, ys * 0.1, 3)


def ground(xs, ys):
    away = shore(xs, ys)
    return (
        np.clip(away * 0.09, -1.6, 1.5)
        + 1.6 * smoothstep(22, 60, away)
        + 0.18 * fractal(xs * 0.1, ys * 0.1, 3) * smoothstep(0, 5, away)
    )


def build(scene):
    scene.material('lake', colour='#3c6670', ripple=0.018, mirror=0.35)
    scene.material('meadow', colour='#8fa352', second='#6d8642', patches=('#b3a264', 0.3, 0.07))
    scene.camera((-2, -23, 2.5), (0.5, 8, 3.4), lens=35, lift=0.03, focus=27, fstop=0.9)
    scene.light(
        sun=-116,
        elevation=17,
        haze={'density': 0.0026, 'height': 12, 'start': 40, 'base': 0.15},
        clouds={'seed': 24.1, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0, 600, -60))
    scene.put(ground_sheet(ground, (-160, 170), (-12, 240), 'meadow', 260, 240, near=(30, 0.5)))
    mud = lambda xs, ys: ground(xs, ys) + 0.03 - 0.6 * smoothstep(1.6, 2.8, shore(xs, ys))
    scene.put(ground_sheet(mud, (-60, 60), (-8, 16), 'earth', 260, 120))
    blue_hills(scene, near=380, count=3, height=60, seed=8)
    wood = [
        broadleaf(40 + i, 16, ('leaf', 'leaf-dark', 'leaf-dry')[i], 'bark-pale', 0.9, 10, 280, 0.44, 0.5)
        for i in range(3)
    ]
    scene.scatter(wood, 130, ((-130, 140), (56, 110)), ground, seed=4, sink=0.4)
    for k, (x, y, s) in enumerate(((-17, 1.0, 0.8), (15, -2.5, 1.0), (21, 4, 0.7))):
        scene.put(bare_tree(5 + k, 6, 'bark-pale'), x, y, -0.6, 70 * k, s)
    tufts = [grass_tuft(5 + i, 60, 0.45, 0.35, leaf) for i, leaf in enumerate(('grass', 'grass-dry', 'grass'))]
    scene.scatter(
        tufts,
        420,
        ((-40, 44), (3, 30)),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: shore(x, y) > 2.4,
    )
    herd = [elephant(), elephant(tusks=False), elephant(tusks=False, trunk='up')]
    for kind, x, y, turn, size in (
        (0, -5.6, 5.6, 205, 1.12),
        (1, 0.6, 4.2, 240, 0.95),
        (1, 2.4, 5.4, 215, 0.5),
        (1, 5.2, 7.0, 200, 1.0),
        (2, 9.0, 8.2, 170, 0.88),
        (1, -1.6, 6.8, 200, 0.46),
        (1, 12.4, 12.5, 190, 0.9),
    ):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.14, turn, size)
    cattle = (gaur(), gaur(grazing=True))
    for kind, x, y, turn in ((0, -15.5, 22, 20), (1, -12, 24, 170), (1, -19, 25, 40)):
        for part in cattle[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.05, turn, 1.0)
    scene.layer = 'front'
    reeds = [grass_tuft(11 + i, 60, 1.0, 0.4, 'reed', 0.02) for i in range(2)]
    scene.scatter(
        reeds,
        40,
        lambda r: (r.choice((-9.2, 6.4)) + r.gauss(0, 1.0), r.uniform(-15.5, -13.4)),
        lambda x, y: x * 0,
        seed=9,
        sink=0.1,
        scale=(0.6, 1.0),
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(-6.8, -5.6, 0.05, 8, 0.95):
        hull(life, 7.4, 2.0, 0.8, 'shutter-green', rise=0.2, deck='wood')
        for k, (x, cloth, deed) in enumerate(
            (
                (-2.0, '#7a7a4e', 'bench'),
                (-0.8, 'ivory', 'bench'),
                (0.4, 'teal', 'photograph'),
                (1.6, '#86a3b6', 'bench'),
            )
        ):
            with life.at(x, 0.2 * (-1) ** k, 0.15, 120):
                if deed == 'photograph':
                    with life.at(0, 0, -0.1):
                        person(life, 'photograph', 'jacket', cloth, '#5d5a4c')
                        camera(life)
                else:
                    person(life, deed, 'jacket', cloth, '#5d5a4c', head='brim', hat='#c9b48a')
    for x, y, t in ((-3.2, 2.6, 20), (7.4, 5.4, 160), (3.6, 3.2, 40), (-8.4, 4.4, 10)):
        egret(life, x, y, max(0, height_at(ground, x, y)) - 0.04, t, 1.0)
    flock_in(life, 10, (2, 24), (20, 50), (9, 16), 0.9, 'white-bird')
    scene.put(life)
