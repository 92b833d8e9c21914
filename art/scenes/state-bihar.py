"""Nalanda: brick stairs and votive stupas of the ruined university, monks in saffron crossing the lawn in low light."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.life.birds import flock_in
from kit.life.lamps import oil_lamp
from kit.life.people import man, woman
from kit.life.work import broom, camera, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The stepped brick temple of ruined Nalanda university in Bihar with its stairs and small stupas, monks and a sweeper on the lawn.',
}


def build(scene):
    scene.material('brick', colour='#b58163', second='#976850')
    scene.camera((-19, -54, 3.0), (3, 0, 8.4), lens=33, lift=0.04, focus=30, fstop=1.4)
    scene.light(
        sun=-122,
        elevation=17,
        haze={'density': 0.0022, 'height': 12, 'base': 0.2, 'start': 60},
        clouds={'seed': 3.3, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.05), layer='far')
    ruin = Mesh()
    great_stupa(ruin)
    chance = np.random.RandomState(4)
    for i in range(16):
        x, y = chance.uniform(-34, -20) + (i % 2) * 2, -16 + i * 3.4
        small_stupa(ruin, x, y, chance.uniform(0.7, 1.2))
    for x, y, s in (
        (22, -20, 1.2),
        (26, -16, 0.9),
        (30, -20, 1.0),
        (25, -24, 0.8),
        (-12, -22, 1.0),
        (-16, -19, 0.8),
        (-9, -24, 0.7),
    ):
        small_stupa(ruin, x, y, s)
    for row in range(4):
        for k in range(9):
            x, y = 34 + k * 7, 10 + row * 14
            ruin.box(6.6, 0.9, 2.4 + (k * 7 + row * 3) % 4 * 0.5, 'brick', x, y, 0)
            ruin.box(0.9, 12, 1.8 + (k * 5 + row) % 3 * 0.6, 'brick', x + 3.4, y + 6, 0)
    ruin.box(4, 130, 0.1, 'paving', -14, 0, -0.02)
    ruin.box(70, 4, 0.1, 'paving', 10, -31, -0.05)
    scene.put(ruin)
    # Lamps before the terraces and along the path.
    for x in (-18, -9, -3, 7, 13, 20):
        scene.lamp(x, -17.5, 1.2, 800)
    for x in (-14, 12):
        scene.lamp(x, -5, 14, 600)
    scene.lamp(-7.6, -39.8, 1.0, 90)
    scene.scatter(
        [broadleaf(30 + i, 11, spread=1.3, cards=340, card=0.36) for i in range(3)],
        60,
        lambda r: (r.uniform(-110, 120), r.uniform(44, 110)),
        seed=5,
    )
    for x, y, s in ((-38, -14, 1.1), (38, -28, 0.9)):
        scene.put(broadleaf(44, 11, spread=1.5, clouds=11, cards=420, card=0.3), x, y, 0, 40, s)
    tree_line(scene, 130, 40, 420, 110, 9)
    scene.scatter(
        [bush(2, 0.9, 'marigold'), bush(3, 0.9, 'leaf')], 46, ((-12, 34), (-36, -33.4)), seed=6, scale=(0.5, 0.9)
    )
    scene.layer = 'life'
    life = Mesh()
    for i in range(8):
        x, y = -4 + i * 2.1, -30.6 - (i % 2) * 0.7
        man(
            life,
            ('saffron', 'saffron', 'maroon', 'saffron')[i % 4],
            ('saffron', 'saffron', 'maroon', 'saffron')[i % 4],
            x,
            y,
            0.1,
            1.05,
            96 - 4 * i,
        )
    with_monks(life, scene.is_night)
    for x, y, cloth in ((-15, -20, 'ivory'), (-13.6, -19, 'azure'), (-14.2, 2, 'scarlet')):
        woman(life, cloth, x, y, 0.1, 1.05, 160)
    if not scene.is_night:
        flock_in(life, 9, (14, 34), (10, 40), (24, 32), 0.7)
    scene.put(life)


def great_stupa(mesh):
    """Temple 3: a mass of brick terraces with long stairs, corner towers set with niches, a stub of tower on top."""
    for i, (width, height, z) in enumerate(((38, 4.6, 0), (31, 4.4, 4.6), (24, 4.4, 9), (16, 4, 13.4))):
        mesh.box(width, width * 0.92, height, 'brick', 0, 6 + i * 0.8, z, 0.965)
        for k in range(4):
            mesh.box(
                width * 1.005 - k * 0.1, width * 0.925, 0.16, 'terracotta', 0, 6 + i * 0.8, z + 0.7 + k * height * 0.24
            )
        mesh.box(width * 0.985, width * 0.91, 0.4, 'red-stone-pale', 0, 6 + i * 0.8, z + height - 0.3)
    mesh.box(9, 9, 4.4, 'brick', 0, 9, 17.4, 0.9)
    mesh.box(5, 5, 2.2, 'brick', 0.6, 9.4, 21.8, 0.8)
    for i in range(44):
        mesh.box(6, 0.62, 0.42, 'red-stone-pale' if i % 2 else 'brick', 2, -20 + i * 0.56, i * 0.31)
        mesh.box(6, 0.62, i * 0.31 + 0.1, 'brick', 2, -20 + i * 0.56, 0)
    for side in (-1, 1):
        for k in range(11):
            mesh.box(0.8, 2.3, 1.1 + k * 1.28, 'brick', 2 + side * 3.4, -19.6 + k * 2.25, 0)
    for x, y, size, high in ((-17, -10, 6.4, 12), (17, -10, 6.4, 10), (-15, 20, 6, 12), (-10.5, -6, 4.6, 15)):
        mesh.box(size, size, high, 'brick', x, y, 0, 0.86)
        for tier in range(3):
            for k in (-1, 0, 1):
                z = 1.2 + tier * high * 0.28
                with mesh.at(x + k * size * 0.28, y - size * (0.5 - 0.02 * tier) - 0.02, z):
                    mesh.box(size * 0.2, 0.3, high * 0.16, '#7a5140', 0, 0.05, 0)
                    mesh.box(size * 0.26, 0.4, 0.2, 'red-stone-pale', 0, 0, high * 0.165)
                    mesh.ball((size * 0.075, 0.16, high * 0.014), 'red-stone-pale', 0, -0.12, 0.16, 10)
                    mesh.lathe(
                        [
                            (size * 0.055, 0),
                            (size * 0.06, high * 0.03),
                            (size * 0.045, high * 0.055),
                            (size * 0.06, high * 0.075),
                            (size * 0.02, high * 0.088),
                        ],
                        'red-stone-pale',
                        10,
                        x=0,
                        y=-0.1,
                        z=0.18,
                    )
                    mesh.ball(
                        (size * 0.028, size * 0.028, high * 0.018), 'red-stone-pale', 0, -0.1, 0.2 + high * 0.1, 8
                    )
            mesh.box(
                size * (1 - 0.045 * tier),
                size * (1 - 0.045 * tier),
                0.3,
                'red-stone-pale',
                x,
                y,
                4.4 + tier * high * 0.27 - 3.2,
            )
        mesh.lathe([(size * 0.36, 0), (size * 0.34, 1.0), (size * 0.2, 2), (0.1, 2.6)], 'brick', 18, x=x, y=y, z=high)


def small_stupa(mesh, x, y, size):
    """A votive stupa: a square brick plinth with a round drum, its dome worn low."""
    with mesh.at(x, y, 0, scale=size):
        mesh.box(4.2, 4.2, 1.1, 'brick')
        mesh.box(3.5, 3.5, 0.9, 'brick', z=1.1)
        mesh.box(3.7, 3.7, 0.16, 'red-stone-pale', z=1.0)
        mesh.lathe([(1.5, 2), (1.5, 2.8), (1.3, 3.5), (0.7, 4), (0.1, 4.1)], 'brick', 18)


def with_monks(mesh, is_night):
    """Two monks walk to the stairs, three sit in a ring on the grass, a visitor takes a picture, a woman sweeps."""
    for x, y, turn, cloth, deed in (
        (-15.8, -37.4, 150, 'saffron', 'walk'),
        (-14.4, -36.4, 156, 'maroon', 'hold'),
        (-8.6, -38.4, 74, 'saffron', 'serve'),
        (-6.7, -38.2, -70, 'maroon', 'knit'),
        (-7.6, -37.2, -4, 'saffron', 'play'),
    ):
        person(mesh, deed, 'robe', cloth, cloth, x, y, -0.05, turn, 1.1)
    if is_night:
        # Butter lamps before those who sit.
        for k in range(9):
            oil_lamp(mesh, -8.6 + 0.24 * k, -39.2 + 0.1 * math.sin(k * 2), -0.03, 1.1)
        return
    with mesh.at(-11.6, -34.8, -0.05, 162, 1.1):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#5a4a3c', head='brim', hat='#c9b48a', pack='#3f6552')
        camera(mesh)
    with mesh.at(-17.2, -39.2, -0.05, 48, 1.08):
        person(mesh, 'sweep', 'saree', 'magenta', 'turmeric', head='veil')
        broom(mesh)
