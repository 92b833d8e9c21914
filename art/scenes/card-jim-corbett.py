"""Elephants in the Ramganga in Corbett: one sprays its calf, a gharial on a gravel bar, egrets, a jeep on the far
bank before the sal forest."""
import math

import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.vehicles import safari_jeep
from kit.life.water_birds import egret
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
    'alt': 'Elephants cross the Ramganga in Jim Corbett and one sprays her calf; a gharial rests on a gravel bar, a jeep stops on the far bank.',
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
    herd = [elephant(), elephant(tusks=False), elephant(tusks=False), elephant(tusks=False, trunk='up')]
    for kind, x, y, turn, size in (
        (0, -7.4, 4, 12, 1.16),
        (3, 3.6, 6.2, 14, 1.02),
        (2, -0.9, 4.2, 148, 0.6),
        (1, 8.6, 12.4, -22, 0.96),
        (2, 5.6, 13.0, -14, 0.5),
    ):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.12, turn + 180, size)
    scene.layer = 'front'
    scene.scatter(
        tall,
        36,
        lambda r: (-3.2 + r.choice((-1, 1)) * r.uniform(4.2, 6.2), r.uniform(-8.0, -5.6)),
        ground,
        seed=9,
        sink=0.2,
        scale=(0.5, 0.8),
    )
    scene.layer = 'life'
    bank = Mesh()
    spray(bank)
    gravel_bar(scene, bank, -0.9, -4.6)
    gharial(bank, -1.0, -4.6, 168)
    with bank.at(-4.4, 21.6, height_at(ground, -4.4, 21.6), 8):
        safari_jeep(bank)
        # A sand-coloured coat over the jeep's olive one, which is lost before the grass.
        bank.box(3.84, 1.74, 0.62, '#cbb582', 0, 0, 0.66)
        bank.box(1.24, 1.64, 0.3, '#cbb582', 1.3, 0, 1.28)
    for x, y, turn in ((-5.4, -3.6, 20), (2.9, -3.2, 170), (3.6, -2.4, 120)):
        egret(bank, x, y, max(0, height_at(ground, x, y)) - 0.05, turn, 0.9)
    scene.put(bank)
    herd = (chital(), chital(grazing=True), chital(antlers=True))
    for kind, x, y, t in ((0, -22, 25, 10), (1, -24, 27, 160), (2, -19, 27, 30), (1, 24, 30, 180)):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), t, 1.3)
    birds = Mesh()
    flock_in(birds, 8, (-16, 2), (10, 30), (12, 17), 0.7, 'white-bird')
    scene.put(birds)


def spray(mesh):
    """Water thrown from a raised trunk in an arc over the calf before it, with rings where it falls."""
    chance = np.random.RandomState(5)
    for k in range(800):
        t = chance.uniform(0, 1) ** 0.7
        x = 1.05 - 2.3 * t + chance.normal() * 0.16 * (0.3 + t)
        z = 3.1 + 1.2 * t - 3.6 * t * t + chance.normal() * 0.2 * (0.3 + t)
        size = 0.008 + 0.014 * chance.rand()
        mesh.ball((size, size, size * 1.5), '#e6f0f2', x, 5.3 - 1.0 * t + chance.normal() * 0.16, z, 6)
    for x, y, size in ((-1.3, 4.2, 0.9), (-0.2, 4.6, 0.6), (3.4, 5.2, 1.3), (-7.6, 3.4, 1.5)):
        for number in range(7):
            # Ripples are broken: an arc here, another there.
            ring, first = size * chance.uniform(0.75, 1.5), chance.uniform(0, 6.283)
            arc = np.linspace(first, first + chance.uniform(0.5, 1.5), 15)
            mesh.tube([(x + ring * math.cos(a), y + ring * math.sin(a), 0.008) for a in arc], 0.008, '#cfe3e6', 4)


def gravel_bar(scene, mesh, x, y):
    """A low bar of pebbles in the shallows."""
    mesh.ball((3.1, 0.95, 0.19), 'beach', x, y, -0.02, 30)
    stones = [rock(20 + i, 0.3, 'grey-stone') for i in range(3)]
    spot = lambda a, r: (x + 3.2 * r * math.cos(a), y + 1.0 * r * math.sin(a))
    scene.scatter(
        stones,
        90,
        lambda r: spot(r.uniform(0, 6.283), r.uniform(0.72, 1.06)),
        lambda xs, ys: 0.02 + 0.0 * xs,
        seed=8,
        sink=0.03,
        scale=(0.2, 0.75),
    )


def gharial(mesh, x, y, turn):
    """A gharial asleep on the stones, its thin snout towards the water, heading +x."""
    with mesh.at(x, y, 0.14, turn):
        spine, half, tall = [], [], []
        for t in np.linspace(0, 1, 26):
            spine.append((1.9 - 4.0 * t, 0.5 * max(0, t - 0.5) ** 2 * 4))
            half.append(
                float(
                    np.interp(
                        t, (0, 0.02, 0.17, 0.2, 0.28, 0.45, 0.6, 1), (0.05, 0.06, 0.05, 0.13, 0.16, 0.3, 0.2, 0.02)
                    )
                )
            )
            tall.append(
                float(np.interp(t, (0, 0.17, 0.22, 0.3, 0.45, 0.6, 1), (0.07, 0.08, 0.2, 0.2, 0.32, 0.24, 0.05)))
            )
        rows = [
            [(px, py + w * math.cos(a), h * math.sin(a)) for a in np.linspace(0, math.pi, 11)]
            for (px, py), w, h in zip(spine, half, tall)
        ]
        mesh.loft(rows, '#6f6a4e')
        for k in range(9, 24):
            (px, py), h = spine[k], tall[k]
            for side in (-1, 1):
                mesh.tube(
                    [(px, py + 0.05 * side, h * 0.96), (px - 0.05, py + 0.05 * side, h + 0.05)],
                    [0.03, 0.006],
                    '#57523c',
                    5,
                )
        for px, out in ((0.55, 0.24), (-0.55, 0.24)):
            for side in (-1, 1):
                mesh.tube(
                    [
                        (px, out * 0.8 * side, 0.12),
                        (px - 0.08, (out + 0.18) * side, 0.09),
                        (px + 0.1, (out + 0.28) * side, 0.03),
                    ],
                    [0.075, 0.055, 0.04],
                    '#6f6a4e',
                    8,
                )
        for side in (-1, 1):
            mesh.ball(0.045, '#57523c', 0.98, 0.08 * side, 0.2, 8)
