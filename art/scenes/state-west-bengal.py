"""A Bengal village by its pond in winter sun: a man with pots of date-palm juice, curved thatch, mustard, a
terracotta shrine."""
import math

import numpy as np

from kit.architecture.domes import bangla_roof
from kit.architecture.nagara import terracotta_temple
from kit.architecture.village import thatch_hut
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.farming import hay_stack
from kit.life.figure import SKINS, draw_arm
from kit.life.people import child, man, woman
from kit.life.work import little_one, person
from kit.life.water_birds import duck
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, lily_patch
from kit.nature.palms import banana, coconut_palm, fan_palm
from kit.nature.terrain import bank, plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A man with pots of date-palm juice and a woman with a pitcher by a village pond in West Bengal, curved thatch and a terracotta temple beyond.',
}


def build(scene):
    scene.camera((-3, -30, 2.4), (1.5, 10, 5.0), lens=35, lift=0.03, focus=15, fstop=0.8)
    scene.light(
        sun=-122,
        elevation=20,
        haze={'density': 0.003, 'height': 7, 'base': 0.14, 'start': 34, 'most': 0.8},
        clouds={'seed': 1.9, 'amount': 0.5},
    )
    scene.put(plain('field', z=-1.4), layer='far')
    pond = Mesh()
    pond.quad((-60, -60, 0), (60, -60, 0), (60, 40, 0), (-60, 40, 0), 'pool')
    scene.put(pond)
    scene.put(
        bank((-160, 160), (-4, 150), 0.9, lambda x, y: y - 6.5 - 2.4 * (abs(x) > 10) * (x * 0.12 % 1), 'meadow', 160, 3)
    )
    village = Mesh()
    for x, y, turn, w in ((-12, 14, 10, 7.5), (2.5, 17, -6, 8), (-22, 20, 22, 7), (22, 19, -24, 7)):
        with village.at(x, y, 0.8, turn):
            village.box(w, w * 0.66, 0.6, 'mud-wall', 0, 0, -0.3)
            village.box(w * 0.86, w * 0.56, 2.7, 'mud-wall', 0, 0.3, 0.3)
            village.box(1.1, 0.1, 1.9, 'window', -0.8, -w * 0.28 + 0.28, 0.3)
            village.box(0.8, 0.1, 0.8, 'window', 1.7, -w * 0.28 + 0.28, 1.2)
            for i in range(5):
                village.tube(
                    [(-w * 0.45 + i * w * 0.225, -w * 0.36, 0.2), (-w * 0.45 + i * w * 0.225, -w * 0.36, 2.7)],
                    0.07,
                    'bamboo',
                    5,
                )
            bangla_roof(village, w * 1.12, w * 0.95, 2.2, 'thatch', 0, 0, 2.6)
    thatch_hut(village, 5, 4, 11, 24, 0.8, turn=10)
    with village.at(13.5, 17, 0.8, -14, 0.5):
        terracotta_temple(village)
    hay_stack(village, -6.2, 11, 0.8, 0.8)
    hay_stack(village, -17.4, 12.4, 0.8, 0.65)
    for i in range(7):
        village.box(3.6, 0.7, 0.35, 'brick', 2.6, 8.2 - i * 0.62, 0.55 - i * 0.17)
    scene.put(village)
    # By night a lamp hangs at each veranda, the temple is lit from its steps.
    for x, y, z, power in (
        (-13, 9.6, 2.2, 170),
        (-10, 9.4, 2.2, 120),
        (2, 12.2, 2.2, 190),
        (-20, 15, 2.4, 170),
        (5, 8.6, 2.2, 110),
        (21, 14.6, 2.4, 170),
        (11.4, 11.6, 3, 420),
        (16, 12.4, 3, 300),
        (-4.4, -18.6, 2.6, 60),
        (-0.6, -17.6, 2.2, 36),
    ):
        scene.lamp(x, y, z, power)
    for i, (x, y, h) in enumerate(
        ((8.4, 12, 9), (-8, 20, 11), (18, 14, 10), (-26, 14, 10), (27, 22, 12), (-15, 26, 12))
    ):
        scene.put(fan_palm(i % 3, h, 24), x, y, 0.7, i * 70)
    scene.scatter(
        [banana(1), banana(2)],
        18,
        lambda r: (r.choice((-18, -3.6, 8, 18, 25)) + r.uniform(-1.6, 1.6), r.uniform(17, 26)),
        lambda x, y: x * 0 + 0.8,
        seed=4,
    )
    scene.scatter(
        [broadleaf(60 + i, 10, spread=1.3, cards=340, card=0.34) for i in range(3)],
        44,
        ((-80, 80), (30, 70)),
        lambda x, y: x * 0 + 0.7,
        seed=5,
    )
    scene.put(coconut_palm(2, 13, (2, 0)), -30, 24, 0.7)
    tree_line(scene, 100, 40, 380, 110, 9, palms=24, z=0.6)
    scene.scatter(
        [flower_tuft(5, 60, 0.9, 0.8, 'mustard')],
        300,
        ((18, 62), (9, 26)),
        lambda x, y: x * 0 + 0.8,
        seed=6,
        keep=lambda x, y, z: x > 26 or y < 13,
    )
    scene.layer = 'front'
    scene.put(bank((-44, 24), (-44, -11), 0.5, lambda x, y: -14.6 - y - 0.9 * np.maximum(0, x + 2.4), 'meadow', 200, 5))
    scene.scatter(
        [lily_patch(i, 16, 1.6, 3) for i in range(2)],
        16,
        lambda r: (r.choice((-1, 1)) * r.uniform(3.4, 12), r.uniform(-22, -4)),
        seed=7,
        sink=0,
        scale=(0.6, 0.9),
    )
    scene.scatter(
        [grass_tuft(6, 40, 1.2, leaf='reed'), grass_tuft(7, 40, 0.8)],
        60,
        lambda r: (r.choice((-1, 1)) * r.uniform(6, 12), r.uniform(-25, -17)),
        seed=8,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    scene.scatter(
        [grass_tuft(7, 40, 0.6)],
        200,
        lambda r: (r.uniform(-30, 30), r.uniform(7, 12)),
        lambda x, y: x * 0 + 0.75,
        seed=9,
    )
    scene.layer = 'life'
    life = Mesh()
    canoe(life, 5.4, -7, 0.02, 160, 5, 'ivory')
    (homewards if scene.is_night else by_the_pond)(life)
    for x, y, turn in ((0.4, -17.2, 200), (1.6, -16.4, 190), (2.2, -17.6, 215), (-0.6, -15.2, 185), (3.4, -15.6, 205)):
        duck(life, x, y, 0, turn, 1.1, 'ivory' if x > 2 else '#8d7355')
    for x, y, z, cloth in ((2, 7.2, 0.5, 'scarlet'), (3.4, 6, 0.1, 'turmeric'), (-3, 11, 0.9, 'emerald')):
        woman(life, cloth, x, y, z, 1.05, 10, pot=x > 3)
    man(life, 'ivory', 'ivory', 8.2, 11, 0.9, 1.05, 160)
    if not scene.is_night:
        flock_in(life, 8, (-20, -4), (20, 40), (13, 18), 0.6)
    scene.put(life)
    for x, y, turn in ((16.6, 10.6, 160), (-10, 9.8, 20)):
        scene.put(cow(), x, y, 0.8, turn, 1.05)


def by_the_pond(mesh):
    """The tapper comes home with his pots, a woman fetches water, her child points at the ducks."""
    tapper(mesh, -6.3, -16.4, 66)
    woman(mesh, 'scarlet', -4.7, -16.7, 0.52, 1.1, -72, veil=False, pose='hip')
    with mesh.at(-4.7, -16.7, 0.52, -72, 1.1):
        mesh.lathe(
            [(0.08, 0.9), (0.17, 1.0), (0.18, 1.1), (0.1, 1.2), (0.08, 1.25), (0.12, 1.29)], 'brass', 20, x=0.3, y=-0.1
        )
    child(mesh, 'turmeric', -3.1, -16.4, 0.52, 1.2, 108, pose='point')


def homewards(mesh):
    """Two come along the pond behind a lantern; a singer plays to a girl on a mat beside his own light."""
    with mesh.at(-6.0, -16.5, 0.52, 84, 1.1):
        person(mesh, 'carry', 'lungi', '#c9d2d6', '#4f6f8f', head='turban', hat='crimson')
        mesh.lathe([(0.05, 0), (0.12, 0.05), (0.11, 0.3), (0.04, 0.38)], 'lamp', 14, x=0.3, y=-0.3, z=0.56)
    person(mesh, 'walk', 'saree', 'scarlet', 'ivory', -7.4, -16.2, 0.52, 88, 1.08)
    with mesh.at(-3.2, -16.6, 0.52):
        mesh.box(2.2, 1.2, 0.03, '#a8713f', 0, 0)
        person(mesh, 'play', 'kurta', '#d98c3a', '#d98c3a', -0.5, 0.1, 0.03, 38, 1.08, head='turban', hat='#d98c3a')
        little_one(mesh, 'play', 'turmeric', 0.7, 0.1, 0.03, -54, 1.1, girl=True)
        mesh.lathe([(0.05, 0), (0.13, 0.05), (0.12, 0.32), (0.04, 0.42)], 'lamp', 14, x=0.1, y=-0.4, z=0.03)


def tapper(mesh, x, y, turn):
    """The man who taps the date palms, a yoke over his shoulder with clay pots of juice at both ends."""
    skin = SKINS[2]
    with mesh.at(x, y, 0.52, turn, 1.12):
        man(mesh, '#c9d2d6', 'azure', pose='none', dress='lungi')
        mesh.lathe([(0.2, 1.3), (0.17, 1.41), (0.1, 1.47)], 'crimson', 18, oval=(1, 0.74))
        yoke = [(t * 0.95, -0.02, 1.5 - 0.09 * t * t) for t in (-1, -0.5, 0, 0.5, 1)]
        mesh.tube(yoke, 0.026, 'bamboo', 8)
        for side in (-1, 1):
            for k in range(3):
                a = math.pi * (0.2 + 2 * k / 3)
                top, rim = (side * 0.9, -0.02, 1.42), (side * 0.9 + 0.1 * math.cos(a), -0.02 + 0.1 * math.sin(a), 0.88)
                mesh.tube([top, rim], 0.008, 'rope', 4)
            mesh.lathe(
                [(0.06, 0.52), (0.17, 0.6), (0.2, 0.72), (0.12, 0.84), (0.1, 0.87), (0.13, 0.9)],
                'terracotta',
                20,
                x=side * 0.9,
                y=-0.02,
            )
        draw_arm(mesh, (0.2, 0, 1.37), (0.32, -0.1, 1.18), (0.4, -0.14, 1.44), '#c9d2d6', skin, 0.058, 0.6)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, 0.03, 1.1), (-0.25, -0.05, 0.82), '#c9d2d6', skin, 0.058, 0.6)
