"""Golconda's walls climb a hill of granite boulders in late light, the royal tombs' domes in the plain."""
import math

import numpy as np

from kit.architecture.arches import arcade, arched_wall
from kit.architecture.domes import dome
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, skyline

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A picnic and a kite before Golconda fort in Telangana, its granite walls and hilltop hall climbing a hill of round boulders in evening light.',
}


def ground(xs, ys):
    away = np.hypot((xs - 10) * 0.8, (ys - 80))
    return 36 * smoothstep(76, 10, away) + 1.6 * fractal(xs * 0.04, ys * 0.04, 4) * smoothstep(0, 30, ys)


def build(scene):
    scene.material('dry-hills', meadow=('#b39a60', '#8d8a4e'), rock=('#a98a6c', '#86684f'))
    scene.camera((-9, -54, 2.4), (4, 60, 10.6), lens=34, lift=0.03, focus=11.8, fstop=1.4)
    scene.light(
        sun=-112,
        elevation=21,
        haze={'density': 0.0017, 'height': 22, 'base': 0.22, 'start': 60},
        clouds={'seed': 14.9, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(ground_sheet(ground, (-260, 280), (-70, 330), 'dry-hills', 300, 300))
    scene.put(plain('dry-hills', z=-1), layer='far')
    blue_hills(scene, 'dry-hills', near=520, count=2, height=40, base=0, width=1700, seed=6)
    skyline(scene, 260, 620, 90, (4, 12), z=0)
    fort = Mesh()
    for ring, (radius, high, gap) in enumerate(((74, 7, 15), (47, 6.4, 13), (27, 6, 10))):
        path = []
        for a in np.linspace(math.pi * 1.0, math.pi * 2.02, 64):
            x, y = 10 + radius * 1.2 * math.cos(a) * (1 + 0.06 * math.sin(a * 7)), 80 + radius * math.sin(a) * (
                1 + 0.07 * math.sin(a * 5 + ring)
            )
            path.append((x, y, height_at(ground, x, y)))
        # Lamps at the foot of the walls.
        for x, y, _ in path[2::6]:
            scene.lamp(x, y - 8, height_at(ground, x, y - 8) + 1.6, 1500)
        fort.loft(
            [
                [(x, y - 2, z - 4), (x, y - 1.3, z + high), (x, y + 1.3, z + high), (x, y + 1.3, z - 4)]
                for x, y, z in path
            ],
            'granite',
            smooth=False,
        )
        for i in range(0, 64):
            x, y, z = path[i]
            fort.box(1.5, 0.8, 1.3, 'granite-pale', x, y - 0.9, z + high, 0.7)
        for i in range(3, 64, gap):
            x, y, z = path[i]
            fort.lathe(
                [(5, -6), (4.4, 0), (4, high + 1), (4.4, high + 1.4), (4.4, high + 2.8), (3.8, high + 2.8)],
                'granite',
                20,
                x=x,
                y=y,
                z=z,
            )
    x, y = 8, 76
    z = height_at(ground, x, y) - 1
    fort.box(24, 14, 5, 'granite', x, y, z)
    fort.box(20, 11, 7, 'granite-pale', x, y, z + 5)
    with fort.at(x, y - 6.2, z + 5):
        arcade(fort, 20, 7, 3, 'granite-pale', 'shadow', 0.5, 'pointed', 0.66, 0, 0.78)
    fort.box(20.6, 12, 0.6, 'granite', x, y, z + 12)
    fort.box(9, 7, 5, 'granite-pale', x + 2, y, z + 12.6)
    with fort.at(x + 2, y - 3.7, z + 12.6):
        arcade(fort, 9, 5, 3, 'granite-pale', 'shadow', 0.15, 'pointed', 0.6, 0, 0.78)
    for k in range(9):
        fort.box(1, 0.6, 1.2, 'granite-pale', x - 9 + k * 2.25, y - 5.6, z + 12.6, 0.6)
    with fort.at(-22, 10.6, height_at(ground, -22, 12) - 0.3):
        arched_wall(fort, 15, 12, 'granite', 3, 6, 8.6, 0, 2, 'shadow')
        fort.box(15, 5, 12, 'granite', 0, 4.5)
        fort.box(15.6, 1.2, 0.5, 'granite-pale', 0, 0.2, 9.8)
    for x, y, r in ((74, 46, 6), (82, 62, 5), (-80, 70, 6)):
        z = height_at(ground, x, y)
        fort.box(r * 2.7, r * 2.7, r * 1.1, 'granite-pale', x, y, z)
        with fort.at(x, y - r * 1.35 - 0.3, z):
            arcade(fort, r * 2.7, r * 1.1, 5, 'granite-pale', 'shadow', 0.3, 'pointed', 0.6, 0, 0.8)
        fort.lathe([(r * 0.95, 0), (r * 0.95, r * 0.7)], 'granite-pale', 32, x=x, y=y, z=z + r * 1.1)
        dome(fort, r, 'granite-pale', x, y, z + r * 1.8, petals=True)
    scene.put(fort)
    scene.lamp(8, 62, height_at(ground, 8, 62) + 6, 1200)
    scene.lamp(-22, 4, 3, 700)
    scene.lamp(-11.1, -42.7, 0.9, 75)
    scene.lamp(-7.4, -41.5, 2.3, 130)
    stones = [rock(i, 2.6, 'granite-pale', 0.85) for i in range(5)]
    scene.scatter(
        stones,
        210,
        ((-80, 100), (12, 120)),
        ground,
        seed=5,
        sink=1.0,
        scale=(0.4, 1.7),
        keep=lambda x, y, z: z > 7 and math.hypot(x - 8, (y - 70)) > 16,
    )
    scene.scatter(
        stones,
        20,
        lambda r: (r.choice((-1, 1)) * r.uniform(17, 44), r.uniform(-30, 6)),
        ground,
        seed=8,
        sink=0.7,
        scale=(0.3, 0.8),
    )
    scene.scatter(
        [broadleaf(50 + i, 6, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=260) for i in range(4)],
        150,
        ((-120, 130), (-10, 120)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z < 26 and not (abs(x + 22) < 12 and y < 16) and abs(x + 9 - y * 0.1) > 8,
    )
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 50, 0.6, leaf='grass-dry')], 380, ((-34, 26), (-50, -4)), ground, seed=7, sink=0.05)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in (
        (-12, -14, 'magenta'),
        (-10.4, -13.4, 'turmeric'),
        (-14, -10, None),
        (2, -18, 'emerald'),
        (3.4, -17.6, None),
        (-20, -20, 'azure'),
    ):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.05, 30) if cloth else man(life, 'ivory', 'ivory', x, y, z, 1.05, 190)
    outing(life, scene.is_night)
    if not scene.is_night:
        flock_in(life, 12, (-40, -12), (30, 70), (33, 43), 1)
    scene.put(life)


def outing(mesh, is_night):
    """A family on a cloth with its tiffin tins, a visitor with a camera; by day a boy runs with a kite."""
    with mesh.at(-11.4, -41.6, 0, 10):
        mesh.box(2.8, 1.8, 0.04, 'crimson', 0, 0, 0.14)
        mesh.box(2.5, 1.5, 0.045, '#efe4d2', 0, 0, 0.14)
        person(mesh, 'serve', 'saree', 'magenta', 'turmeric', -0.9, 0.2, 0.16, 68, 1.1)
        person(mesh, 'play', 'kurta', '#a7b79c', 'ivory', 0.95, 0.3, 0.16, -64, 1.1)
        little_one(mesh, 'knit', 'teal', 0.1, 0.55, 0.16, 6, 1.1, girl=True)
        for x, y in ((-0.1, -0.15), (0.25, -0.1)):
            for k in range(3):
                mesh.lathe([(0.09, 0), (0.095, 0.09), (0.09, 0.1)], 'iron', 16, x=x, y=y, z=0.18 + 0.11 * k * (x < 0))
    with mesh.at(-4.6, -42.0, 0, 158, 1.1):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#5a4a3c', head='brim', hat='#c9b48a', pack='#b5552f')
        camera(mesh)
    if is_night:
        mesh.lathe([(0.09, 0.16), (0.11, 0.22), (0.11, 0.4), (0.05, 0.48)], 'lamp', 12, x=-11.1, y=-42.3)
        mesh.tube([(-7.4, -41.2, 0), (-7.4, -41.2, 2.4), (-7.4, -41.5, 2.5)], 0.04, 'bamboo', 7)
        mesh.lathe([(0.1, 2.05), (0.13, 2.12), (0.13, 2.34), (0.05, 2.44)], 'lamp', 12, x=-7.4, y=-41.52)
        return
    with mesh.at(-7.2, -38.8, 0, 108, 1.1):
        little_one(mesh, 'run', '#cfae62')
        tip = (0.6, -4.2, 4.6)
        mesh.tube([(0.18, -0.25, 0.82), (0.4, -2.0, 2.2), tip], 0.008, 'ivory', 4)
        x, y, z = tip
        mesh.add([(x, y, z + 0.6), (x + 0.5, y, z), (x, y, z - 0.6), (x - 0.5, y, z)], [(0, 1, 2, 3)], 'crimson')
