"""Dharamshala: houses, a golden monastery roof and prayer flags on a spur, monks on a terrace, the Dhauladhar wall
behind."""
from kit.architecture.himalayan import chorten, flat_block, gold_roof, hill_house
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.flags import flag_string, tall_flag
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks
import math
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Monks on a terrace at Dharamshala, the houses and gold-roofed monastery on its spur behind them before the snowy Dhauladhar wall.',
}
WALL = tuple((x, 2300 + 90 * math.sin(x), 690 + 90 * math.sin(x * 0.011 + 1), 560) for x in range(-2400, 2700, 190))


def ground(xs, ys):
    spur = 34 * np.exp(-(((xs - 6) / 62) ** 2 + ((ys - 62) / 66) ** 2)) + 70 * smoothstep(90, 330, ys) * (
        0.5 + 0.7 * ridged(xs * 0.005, ys * 0.005, 5)
    )
    near = 22 * smoothstep(4, -46, ys + 0.5 * np.abs(xs + 14) + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(spur - 10 * smoothstep(40, 160, np.abs(xs)), near) + 2.5 * fractal(xs * 0.02, ys * 0.02, 4) - 4


def build(scene):
    scene.camera((-6, -62, 23.2), (4, 60, 30.2), lens=34, focus=18, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=25,
        haze={'density': 0.0007, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 9.1, 'amount': 0.7, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-300, 320), (-80, 620), 'forest-hills', 360, 380))
    scene.put(plain('forest-hills', z=-30), layer='far')
    snow_peaks(scene, WALL, lift=-40)
    town = Mesh()
    chance = scene.random
    roofs, walls = ('tin-roof', 'green-roof', 'slate', 'tin-roof'), (
        'whitewash',
        'cream-wall',
        'yellow-wall',
        'blue-wall',
        'pink-wall',
    )
    for i in range(92):
        x, y = chance.gauss(6, 34), chance.uniform(4, 84)
        if abs(x - 8) < 17 and 34 < y < 70 or abs(x) > 76:
            continue
        hill_house(
            town,
            chance.uniform(7, 10),
            6.5,
            chance.choice((2, 2, 3)),
            x,
            y,
            height_at(ground, x, y - 3),
            chance.choice(walls),
            chance.choice(roofs),
            chance.uniform(-24, 24),
            seed=i,
        )
    z = height_at(ground, 8, 50)
    flat_block(town, 24, 15, 9, 8, 56, z, 'yellow-wall')
    flat_block(town, 15, 11, 7, 8, 58, z + 9.4, 'yellow-wall')
    gold_roof(town, 8, 7, 8, 58, z + 17)
    for x in (-7, 23):
        chorten(town, x, 46, height_at(ground, x, 46), 0.8)
    scene.put(town)
    firs = [conifer(i, 15, 'pine', 0.2, 0.3) for i in range(3)]
    scene.scatter(
        firs,
        700,
        ((-200, 220), (0, 330)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x - 6) < 46 and 8 < y < 86) or (x * 7 + y * 3) % 11 < 2.2,
    )
    scene.layer = 'front'
    front = Mesh()
    front.box(60, 26, 24, 'grey-stone', -6, -59, -3.5)
    front.box(60, 0.6, 0.3, 'slate', -6, -46.2, 20.5)
    tall_flag(front, 1.8, -46.8, 20.5, 5.6, 'flag-red', 0.45)
    front.tube([(-12.1, -47, 20.5), (-12.1, -47, 26.6)], 0.06, 'wood', 8)
    flag_string(front, (-12.1, -47, 26.4), (1.8, -46.8, 25.9), 2.5, 36, 0.42, seed=3)
    scene.put(front)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(14, flower='blossom-pink')],
        26,
        lambda r: (-6 + r.choice((-1, 1)) * r.uniform(2.4, 9), r.uniform(-46.6, -46.3)),
        lambda x, y: x * 0 + 20.5,
        seed=6,
        sink=0.05,
        scale=(0.5, 0.8),
    )
    scene.layer = 'life'
    life = Mesh()
    for number, (x, y, turn, size) in enumerate(
        ((-10.9, -47.5, 22, 1.12), (-9.6, -47.8, 10, 0.84), (-8.5, -47.4, 6, 1.1), (0.2, -47.6, -26, 1.12))
    ):
        monk(life, number, x, y, 20.5, turn, size)
    flock_in(life, 6, (-34, -12), (40, 70), (58, 68), 1.6)
    scene.put(life)


def monk(mesh, number, x, y, z, turn, size):
    """A monk, his head shaved: maroon skirt, yellow-edged vest, the shawl over his left shoulder; beads in hand."""
    skin = SKINS[number % 2]
    with mesh.at(x, y, z, turn, size):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe(
            [(0.215, 0.08), (0.225, 0.12), (0.195, 0.5), (0.19, 0.9), (0.17, 1.02)],
            'maroon',
            22,
            oval=(1, 0.78),
            ribs=22,
            rib=0.07,
        )
        mesh.lathe(
            [(0.172, 0.98), (0.188, 1.12), (0.212, 1.28), (0.18, 1.4), (0.085, 1.45)], '#93353a', 18, oval=(1, 0.68)
        )
        mesh.lathe([(0.1, 1.425), (0.082, 1.46)], 'turmeric', 16, oval=(1, 0.8))
        mesh.tube(
            [
                (0.2, 0.02, 0.96),
                (0.12, -0.15, 1.06),
                (-0.04, -0.17, 1.22),
                (-0.17, -0.08, 1.39),
                (-0.16, 0.1, 1.34),
                (0.02, 0.18, 1.08),
                (0.19, 0.1, 0.95),
            ],
            [0.06, 0.075, 0.085, 0.08, 0.08, 0.08, 0.06],
            'maroon',
            9,
        )
        mesh.tube([(-0.2, -0.09, 1.36), (-0.23, -0.12, 1.0), (-0.23, -0.1, 0.6)], [0.07, 0.09, 0.1], 'maroon', 9)
        draw_head(mesh, skin, 1.61)
        draw_arm(mesh, (0.2, 0, 1.37), (0.27, -0.02, 1.1), (0.1, -0.24, 1.06), skin, skin, 0.056, 0.3)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, -0.04, 1.1), (-0.07, -0.25, 1.04), 'maroon', skin, 0.06, 0.9)
        for k in range(14):
            a = k * math.pi / 7
            mesh.ball(0.017, 'wood-dark', 0.06 * math.cos(a), -0.27, 0.94 + 0.11 * math.sin(a), 6)
