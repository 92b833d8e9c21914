"""Madurai over its roofs at dawn: the four great gate towers of the Meenakshi temple above flat terraces and palms."""
import math

import numpy as np

from kit.architecture.dravidian import gopuram
from kit.architecture.rajput import town
from kit.life.birds import flock_in
from kit.life.work import person, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'A woman draws a kolam on a roof terrace of Madurai at dawn, the painted gate towers of the Meenakshi temple above pastel houses and palms.',
}


def build(scene):
    scene.camera((-7.4, -84, 12.9), (4, 40, 22), lens=35, lift=0.03, focus=12.5, fstop=1.3)
    scene.light(
        sun=-104,
        elevation=16,
        haze={'density': 0.0019, 'height': 22, 'base': 0.25, 'start': 70, 'most': 0.8},
        clouds={'seed': 15.5, 'amount': 0.7},
    )
    scene.put(plain('dust', z=0), layer='far')
    blue_hills(scene, 'dry-hills', near=600, count=2, height=56, base=0, width=2000, seed=4)
    towers = Mesh()
    paints = ('teal', 'pink-wall', 'turmeric', 'green-wall', 'crimson', 'blue-wall')
    gopuram(towers, 25, 16, 52, 9, 'granite-pale', 'cream-wall', paints, 6, 44, 0)
    gopuram(towers, 23, 15, 48, 9, 'granite-pale', 'cream-wall', paints, -52, 108, 0, 90, seed=5)
    gopuram(towers, 23, 15, 48, 9, 'granite-pale', 'cream-wall', paints, 66, 112, 0, 90, seed=6)
    gopuram(towers, 24, 15, 50, 9, 'granite-pale', 'cream-wall', paints, 10, 186, 0, seed=7)
    gopuram(towers, 12, 8, 24, 5, 'granite-pale', 'cream-wall', paints, -14, 96, 0, seed=8)
    for x in (-6, 20):
        towers.box(7, 7, 9, 'gold-paint', x, 118, 6, 0.7)
    for side in (-1, 1):
        towers.box(42, 2, 8, 'granite-pale', 6 + side * 34, 45)
        for i in range(21):
            towers.box(1, 2.2, 8, 'maroon-band', 6 + side * (13.5 + i * 2), 45)
    scene.put(towers)
    houses = Mesh()
    walls = ('cream-wall', 'pink-wall', 'blue-wall', 'green-wall', 'whitewash', 'yellow-wall', 'ochre-wall')
    town(houses, 150, ((-90, 100), (-50, 30)), lambda x, y: 0, walls, (7, 11), (5, 10), seed=3, keep=None)
    town(
        houses,
        120,
        lambda r: (r.choice((-1, 1)) * r.uniform(76, 180), r.uniform(20, 240)),
        lambda x, y: 0,
        walls,
        (8, 12),
        (5, 11),
        seed=4,
    )
    chance = scene.random
    for i in range(26):
        x, y = chance.uniform(-50, 60), chance.uniform(-46, 26)
        houses.lathe(
            [(0.8, 0), (0.8, 1.5), (0.6, 1.8)], ('shadow', 'whitewash')[i % 2], 12, x=x, y=y, z=chance.uniform(7, 10)
        )
    scene.put(houses)
    palms = [coconut_palm(i, 14 + i, (2 - i, 0.6)) for i in range(3)]
    scene.scatter(
        palms,
        70,
        lambda r: (r.uniform(-100, 110), r.uniform(-44, 36)),
        seed=5,
        keep=lambda x, y, z: abs(x + 8 - 0.1 * (y + 92)) > 13,
    )
    scene.scatter(
        [broadleaf(5, 11, spread=1.2, cards=300)],
        46,
        lambda r: (r.uniform(-120, 130), r.uniform(-40, 34)),
        seed=6,
        keep=lambda x, y, z: abs(x + 8 - 0.1 * (y + 92)) > 12,
    )
    scene.layer = 'front'
    roof = Mesh()
    roof.box(26, 26, 10.4, 'pink-wall', -12, -77)
    roof.box(25.6, 25.6, 0.05, 'terracotta', -12, -77, 10.4)
    roof.box(26.4, 0.5, 1.0, 'cream-wall', -12, -64.2, 10.4)
    roof.box(0.5, 26, 1.0, 'cream-wall', 1, -77, 10.4)
    for x in (-16, -6):
        roof.tube([(x, -69, 10.4), (x, -69, 12.8)], 0.06, 'bamboo', 5)
    roof.tube([(-16, -69, 12.6), (-11, -69, 12.35), (-6, -69, 12.6)], 0.02, 'rope', 4)
    for k, (x, y) in enumerate(((-1.2, -71.0), (-0.7, -69.6), (-1.6, -68.4))):
        roof.lathe([(0.2, 0), (0.34, 0.16), (0.34, 0.4), (0.26, 0.44)], 'terracotta', 16, x=x, y=y, z=10.45)
        roof.ball((0.34, 0.34, 0.3), ('leaf', 'marigold', 'leaf')[k], x, y, 11.1, 12)
    for x, y, size in ((-4.5, -75.2, 1.0), (-5.0, -74.9, 0.8)):
        with roof.at(x, y, 10.45, 0, size):
            roof.lathe([(0.12, 0), (0.24, 0.12), (0.24, 0.26), (0.12, 0.4), (0.16, 0.46)], 'brass', 18)
    for i, cloth in enumerate(('scarlet', 'turmeric', 'ivory', 'azure', 'emerald')):
        x = -15.4 + i * 1.9
        roof.loft(
            [
                [(x + u * 1.5, -69 + 0.09 * v * np.sin(u * 13 + i), 12.42 - v * 1.6) for u in np.linspace(0, 1, 24)]
                for v in np.linspace(0, 1, 8)
            ],
            cloth,
        )
    scene.put(roof)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-6.6, -69.8, 10.45, 52, 1.06):
        person(life, 'draw', 'saree', 'magenta')
        kolam(life, 0.1, -0.95)
    with life.at(-3.7, -69.6, 10.45, 150, 1.05):
        person(life, 'reach', 'saree', 'emerald')
    with_child(life, 'salwar', '#cfae62', 'ivory', -4.9, -68.6, 10.45, 166, 1.05)
    flock_in(life, 14, (-34, 0), (0, 40), (40, 54), 1.1)
    scene.put(life)


def kolam(mesh, x, y):
    """Loops of white rice flour about dots, drawn on a swept floor."""
    for k in range(6):
        a = k * math.pi / 3
        ring = [
            (x + 0.34 * math.cos(a) + 0.26 * math.cos(t), y + 0.3 * math.sin(a) + 0.22 * math.sin(t), 0.012 + 0.001 * k)
            for t in np.linspace(0, 2 * math.pi, 21)
        ]
        mesh.tube(ring, 0.016, 'ivory', 5)
        mesh.ball((0.03, 0.03, 0.012), 'ivory', x + 0.34 * math.cos(a), y + 0.3 * math.sin(a), 0.012, 7)
