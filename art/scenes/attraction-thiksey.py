"""Thiksey in the morning: white cells stepped up their brown hill to the red temple, chortens and barley below, the
Stok range beyond; women bring the barley in."""
import math
import random

import numpy as np

from kit.architecture.himalayan import chorten, flat_block, gold_roof, mani_wall
from kit.life.farming import back_basket
from kit.life.flags import tall_flag
from kit.life.work import hoe, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'The white cells of Thiksey rise in tiers up a bare hill to the red temple at its top, white chortens and ripe barley below.',
}


def ground(xs, ys):
    away = np.hypot((xs - 14) * 0.72, ys - 126)
    hill = 66 * smoothstep(108, 10, away) ** 1.2
    rough = (ridged(xs * 0.035, ys * 0.035, 5) - 0.6) * 5 * smoothstep(4, 22, hill)
    back = 170 * smoothstep(220, 620, ys) * (0.45 + 0.7 * ridged(xs * 0.005, ys * 0.005, 6))
    return hill + rough + back + 0.4 * fractal(xs * 0.05, ys * 0.05, 3)


def build(scene):
    scene.material('cold-desert', meadow=('#c3a07a', '#a98766'), rock=('#b08d70', '#876b58'), snow_line=330)
    scene.camera((-14, -58, 5.2), (8, 110, 33), lens=37, lift=0.02)
    scene.light(
        sun=-112,
        elevation=28,
        haze={'density': 0.0003, 'height': 120, 'start': 140, 'base': 0.3, 'most': 0.6},
        clouds={'seed': 18.8, 'amount': 0.55},
    )
    scene.put(ground_sheet(ground, (-420, 420), (-70, 680), 'cold-desert', 340, 400, near=(60, 0.4)))
    scene.put(plain('dust', z=-3), layer='far')
    snow_peaks(scene, lift=-120, scale=0.8)
    gompa = Mesh()
    monastery(gompa)
    for k, (x, y, s) in enumerate(
        (
            (-38, 22, 0.7),
            (-32, 21, 0.6),
            (-26.5, 22, 0.66),
            (-21.6, 21.5, 0.55),
            (-17, 22.4, 0.5),
            (36, 26, 0.62),
            (41.5, 27, 0.7),
            (47, 26, 0.6),
        )
    ):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.2, s)
    mani_wall(gompa, (-14, 19), (8, 19), 0.3)
    scene.put(gompa)
    field = Mesh()
    xs, ys = np.meshgrid(np.linspace(-60, 64, 90), np.linspace(-44, 12, 60))
    field.grid(xs, ys, ground(xs, ys) + 0.15, 'field-ripe')
    scene.put(field)
    barley = [grass_tuft(40 + i, 60, 0.75, 0.3, 'grass-dry', 0.022) for i in range(3)]
    scene.scatter(
        barley,
        2600,
        lambda r: (r.uniform(-34, 30), -43 + 50 * r.random() ** 1.5),
        ground,
        seed=4,
        sink=0.05,
        scale=(0.7, 1.1),
        keep=lambda x, y, z: abs(x + 5 - 0.1 * (y + 40)) > 1.4 and not (x < -5 and y < -22 and x > -13),
    )
    tall = [poplar(5 + i, 10, leaf) for i, leaf in enumerate(('leaf-autumn', 'leaf', 'leaf-autumn'))]
    for k in range(26):
        x = -62 + 5.2 * k + (k * 37 % 7) * 0.5
        if -10 < x < 24:
            continue
        scene.put(tall[k % 3], x, 13 + (k * 13 % 6), height_at(ground, x, 14), 50 * k, 0.7 + 0.08 * (k % 4))
    scene.layer = 'front'
    stones = [rock(i, 0.6, 'rock-warm') for i in range(3)]
    for k, (x, y) in enumerate(((-23.5, -39), (-22, -40.4), (-24.4, -37), (3.4, -42), (5, -41.2), (6.8, -40))):
        scene.put(stones[k % 3], x, y, height_at(ground, x, y), 60 * k, 0.8)
    scene.layer = 'life'
    life = Mesh()
    harvest(life)
    tall_flag(life, 20, 15, height_at(ground, 20, 15), 8)
    tall_flag(life, -42, 20, height_at(ground, -42, 20), 8, 'flag-red')
    scene.put(life)


def harvest(mesh):
    """Two women cut, one carries a basket of sheaves up the path, a child follows; an old man rests on his hoe."""
    for deed, cloth, second, x, y, turn in (
        ('plant', 'maroon', 'crimson', -9.6, -31.5, 60),
        ('plant', '#4f5a78', 'teal', -8.0, -29.8, 96),
    ):
        person(
            mesh, deed, 'skirt', cloth, second, x, y, height_at(ground, x, y), turn, 1.06, head='scarf', hat='#b5483f'
        )
    for x, y in ((-10.6, -32.6), (-8.6, -31), (-11.4, -30.4), (-6.8, -31)):
        with mesh.at(x, y, height_at(ground, x, y) + 0.16, 40 * x, 1, 84):
            mesh.lathe([(0.1, -0.5), (0.2, -0.1), (0.12, 0.05), (0.26, 0.55)], 'thatch', 12, ribs=12, rib=0.2)
    x, y = -4.6, -27.0
    with mesh.at(x, y, height_at(ground, x, y), 168, 1.06):
        person(mesh, 'walk', 'skirt', 'maroon', 'indigo', head='scarf', hat='turmeric')
        back_basket(mesh, 'thatch')
    little_one(mesh, 'run', 'azure', -4.8, -29.4, height_at(ground, -4.8, -29.4), 172, 1.05)
    x, y = 2.8, -33.2
    with mesh.at(x, y, height_at(ground, x, y), 150, 1.06):
        person(mesh, 'hoe', 'kurta', '#6b4a3c', '#5b4c40', head='cap', hat='#7d3a34', elder=True)
        hoe(mesh)


def monastery(mesh):
    """Twelve storeys of it: cells in rows down the slope, larger halls above, the red temple and its gilt pavilion."""
    x0, y0, top = 14, 126, 64
    flat_block(mesh, 30, 16, 19, x0 + 2, y0, top - 1, 'maroon-band', 'maroon-band', seed=2)
    flat_block(mesh, 17, 13, 11, x0 - 17, y0 - 2, top - 3, 'whitewash', seed=3)
    flat_block(mesh, 19, 13, 10, x0 + 21, y0 - 1, top - 4, 'whitewash', seed=4)
    flat_block(mesh, 20, 9, 8, x0 + 1, y0 - 11, top - 6, 'ochre-wall', seed=5)
    flat_block(mesh, 12, 9, 13, x0 - 29, y0 - 4, top - 11, 'whitewash', seed=6)
    gold_roof(mesh, 9, 7, x0 + 2, y0, top + 18.6)
    chance = random.Random(6)
    for row, (away, count, wide) in enumerate(
        ((24, 8, 60), (33, 9, 74), (43, 11, 86), (54, 11, 92), (66, 9, 88), (79, 7, 80))
    ):
        for i in range(count):
            x = x0 - wide / 2 + wide * (i + 0.5) / count + chance.uniform(-2, 2)
            bend = ((x - x0) * 0.72) ** 2
            y = y0 - math.sqrt(max(16, away**2 - bend)) + chance.uniform(-1.5, 1.5)
            w, d, h = chance.uniform(4.6, 9.5), chance.uniform(4.5, 6.5), chance.uniform(4, 7.4) * (1 - 0.04 * row)
            level = 0.2 + sum(height_at(ground, x + s, y + t) for s in (-w / 3, w / 3) for t in (-d / 3, d / 3)) / 4
            flat_block(
                mesh,
                w,
                d,
                h,
                x,
                y,
                level,
                chance.choice(('whitewash', 'whitewash', 'cream-wall')),
                'maroon-band' if chance.random() < 0.6 else None,
                0.1,
                i + 20 * row,
            )
