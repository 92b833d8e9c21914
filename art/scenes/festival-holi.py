"""Holi in a Braj courtyard: laughing people smeared with colour throw powder, close, the temple behind."""
import math

from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.flags import garland
from kit.life.people import dancer, man, woman
from kit.life.powder import powder_cloud
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'noon',
    'alt': 'People smeared with colour throw powder and children run with squirts in the arcaded courtyard of a temple in Braj at Holi.',
}
COLOURS = ('#f0508f', '#f7c443', '#6fc276', '#a67bdc', '#f58648', '#5bb9d6')
CLOTHS = ('ivory', 'ivory', 'ivory', 'magenta', 'turmeric', '#e7b7cf', '#f0d79a', '#b9d8b4', 'azure', 'violet')


def build(scene):
    scene.camera((2.9, -12.6, 1.75), (-0.1, 6, 3.45), lens=34, lift=0.03, focus=9.2, fstop=0.6)
    scene.light(
        sun=-120,
        elevation=36,
        grade={'exposure': 1.12},
        haze={'density': 0.0028, 'height': 12, 'start': 30},
        clouds={'seed': 3.3, 'amount': 0.6},
    )
    scene.put(plain('paving', z=-0.02), layer='far')
    court = Mesh()
    for x, turn in ((0, 0), (-23, 90), (23, -90)):
        with court.at(x, 22 if turn == 0 else 0, 0, turn):
            arcade(court, 46, 7.4, 9, 'sand-stone-pale', 'shadow', 2.2, 'cusped', 0.68, 0.5, 0.8)
            court.box(47, 2.6, 0.5, 'red-stone-pale', 0, 1, 7.4)
    plain_temple(court, 7.4, 15, 'red-stone-pale', -2, 34, 3, hall=False)
    for x in (-20, -9, 9, 20):
        chhatri(court, 1.7, 2.6, 'sand-stone-pale', 'red-stone-pale', x=x, y=22.8, z=7.9)
    for i in range(9):
        garland(court, (-23 + i * 5.1, 21.4, 7.5), (-17.9 + i * 5.1, 21.4, 7.5), 0.8, 22, 0.15)
    # Stains of powder on the paving.
    chance = scene.random
    for i in range(26):
        x, y, size = chance.uniform(-18, 18), chance.uniform(-14, 16), chance.uniform(0.8, 2.4)
        # Near the lens a wide stain is a plate.
        size *= 0.25 if y < -2 else 1
        court.lathe(
            [(size, 0), (0.01, 0.004)],
            ('#eeb3c6', '#efd795', '#bcd9b3', '#cdbbe2')[i % 4],
            14,
            x=x,
            y=y,
            z=0.004 + 0.001 * i,
            oval=(1.3, 0.8),
        )
    scene.put(court)
    scene.layer = 'life'
    folk = Mesh()
    for i in range(95):
        x, y = chance.uniform(-17, 17), 1.8 + 15 * chance.random() ** 0.8
        cloth = chance.choice(CLOTHS)
        if i % 5 == 4:
            dancer(folk, cloth, chance.choice(CLOTHS), x, y, 0, 1.06, chance.uniform(0, 360))
        elif i % 2:
            man(
                folk,
                cloth,
                'ivory',
                x,
                y,
                0,
                1.08,
                chance.uniform(0, 360),
                chance.choice((None, None, 'magenta', 'turmeric')),
            )
        else:
            woman(folk, cloth, x, y, 0, 1.08, chance.uniform(0, 360))
    for i, (x, y, turn) in enumerate(
        ((-3.1, -2.2, 62), (-1.7, -2.9, -58), (0.7, -1.0, 8), (3.2, -3.4, 66), (4.6, -2.8, -40), (5.6, -0.4, 40))
    ):
        player(folk, i, x, y, turn)
    for i in range(7):
        player(folk, i + 6, -7.4 + i * 2.3, -0.6 + 0.7 * (i % 2), 10 + 24 * (i % 3) - 24)
    chase(folk)
    scene.put(folk)
    dust = Mesh()
    for i, (x, y, z, size) in enumerate(
        (
            (-7, 1.2, 2.4, 4.6),
            (6.4, 2.0, 2.8, 5),
            (-0.8, 5, 3, 5.5),
            (13, 10, 2.6, 7),
            (-15, 9, 2.8, 7),
            (-3.0, -3.2, 2.75, 1.5),
            (0.7, -3.6, 2.8, 1.7),
            (4.6, -3.0, 2.7, 1.6),
        )
    ):
        powder_cloud(
            dust, x, y, z, size, COLOURS[i % 6], 13 if size > 3 else 9, i + 2, 0.4 if size > 3 else 0.3, 0.5, 300
        )
    scene.put(dust)
    birds = Mesh()
    flock_in(birds, 9, (-16, -4), (30, 44), (19, 25), 0.5)
    scene.put(birds)


def player(mesh, number, x, y, turn):
    """Someone in white, stained with colour on cheek and cloth, a hand of powder thrown up."""
    skin, side = SKINS[number % 3], 1 if number % 2 else -1
    mine, other = COLOURS[number % 6], COLOURS[(number + 2) % 6]
    with mesh.at(x, y, 0, turn, 1.16, roll=-5 * side):
        if number % 2:
            man(mesh, 'ivory', 'ivory', pose='none', turban=(None, 'turmeric', None, 'magenta')[number % 4])
            wide = 0.2
        else:
            woman(mesh, ('ivory', '#f3c7d6', 'turmeric')[number % 3], pose='none', veil=False, dress='salwar')
            wide = 0.165
        # Powder on cheeks, brow, breast and shoulders.
        for k, (dx, dz, size) in enumerate(((0.056, -0.03, 0.024), (-0.056, -0.034, 0.026), (0.012, 0.066, 0.026))):
            mesh.ball((size, 0.012, size * 0.7), (mine, other, mine)[k], dx, (-0.086, -0.086, -0.092)[k], 1.605 + dz, 9)
        for k in range(4):
            a = number * 1.3 + k * 2.2
            mesh.ball(
                (0.05 + 0.02 * math.sin(a * 3), 0.014, 0.055 + 0.025 * math.cos(a)),
                (mine, other)[k % 2],
                0.1 * math.sin(a),
                -0.128,
                1.06 + 0.075 * k,
                10,
            )
        mesh.ball((0.07, 0.07, 0.04), other, 0.03, 0.03, 1.725, 9)
        high = (0.42 * side, -0.22, 1.96)
        draw_arm(mesh, (wide * side, 0, 1.37), (0.42 * side, -0.06, 1.55), high, 'ivory', skin, 0.056, 0.6)
        low = (-0.4 * side, -0.34, 1.5) if number % 3 else (-0.28 * side, -0.4, 1.15)
        draw_arm(mesh, (-wide * side, 0, 1.37), (-0.38 * side, -0.06, 1.2), low, 'ivory', skin, 0.056, 0.6)
        mesh.ball((0.05, 0.05, 0.06), mine, *high, 9)
        mesh.ball((0.05, 0.05, 0.06), other, *low, 9)
        for k in range(26):
            a, far = k * 2.4, 0.1 + 0.016 * k
            mesh.ball(
                0.012 + 0.006 * (k % 3),
                mine,
                high[0] + far * math.cos(a) * 0.9,
                high[1] - 0.05 + 0.4 * far * math.sin(a * 2),
                high[2] + 0.1 + far * (0.5 + 0.5 * math.sin(a)),
                5,
            )


def chase(mesh):
    """Children with squirts run round a bucket of coloured water; a woman squats by plates heaped with powder."""
    for x, y, turn, deed, cloth, girl in (
        (-0.6, -5.0, 84, 'run', 'ivory', True),
        (1.4, -4.6, -66, 'run', '#f3c7d6', False),
    ):
        with mesh.at(x, y, 0, turn, 1.16):
            little_one(mesh, deed, cloth, girl=girl)
            mesh.tube([(0.16, -0.16, 0.8), (0.16, -0.5, 0.86)], 0.035, 'brass', 9)
            for k in range(14):
                a = k * 2.4
                mesh.ball(
                    0.016, 'magenta', 0.16 + 0.014 * k * math.cos(a), -0.6 - 0.05 * k, 0.88 + 0.01 * k * math.sin(a), 5
                )
            for k in range(5):
                mesh.ball((0.05, 0.014, 0.06), COLOURS[k], 0.1 * math.sin(k * 2.2), -0.12, 0.72 + 0.05 * k, 8)
    with mesh.at(0.4, -4.4, 0):
        mesh.lathe([(0.16, 0), (0.22, 0.3), (0.24, 0.32), (0.22, 0.31)], 'brass', 22)
        mesh.lathe([(0.21, 0.26), (0.01, 0.265)], 'magenta', 22)
    with mesh.at(2.6, -4.5, 0, -40, 1.1):
        person(mesh, 'sell', 'salwar', 'ivory', '#efd795')
        for k in range(4):
            x, y = -0.5 + 0.34 * k, -0.7 - 0.26 * (k % 2)
            mesh.lathe([(0.12, 0), (0.17, 0.03), (0.16, 0.03)], 'brass', 18, x=x, y=y)
            mesh.lathe([(0.15, 0.02), (0.08, 0.1), (0.01, 0.15)], COLOURS[k], 18, x=x, y=y)
