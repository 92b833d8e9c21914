"""Holi in a Braj courtyard: clouds of colour above a crowd, seen from a gallery."""
from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.flags import garland
from kit.life.people import dancer, man, woman
from kit.life.powder import powder_cloud
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Clouds of pink, yellow and green powder burst over a crowd in the arcaded courtyard of a temple in Braj at Holi.',
}
COLOURS = ('#f0508f', '#f7c443', '#6fc276', '#a67bdc', '#f58648', '#5bb9d6')
CLOTHS = ('ivory', 'ivory', 'ivory', 'magenta', 'turmeric', '#e7b7cf', '#f0d79a', '#b9d8b4', 'azure', 'violet')


def build(scene):
    scene.camera((3, -31, 5.6), (0, 8, 7.4), lens=34.5, lift=0.035)
    scene.light(
        sun=-112, elevation=34, haze={'density': 0.0028, 'height': 12, 'start': 30}, clouds={'seed': 3.3, 'amount': 0.6}
    )
    scene.put(plain('paving', z=-0.02), layer='far')
    court = Mesh()
    for x, turn in ((0, 0), (-23, 90), (23, -90)):
        with court.at(x, 22 if turn == 0 else 0, 0, turn):
            arcade(court, 46, 7.4, 9, 'sand-stone-pale', 'shadow', 2.2, 'cusped', 0.68, 0.5, 0.8)
            court.box(47, 2.6, 0.5, 'red-stone-pale', 0, 1, 7.4)
    plain_temple(court, 10, 23, 'red-stone-pale', 0, 34, 3, hall=False)
    for x in (-20, -9, 9, 20):
        chhatri(court, 1.7, 2.6, 'sand-stone-pale', 'red-stone-pale', x=x, y=22.8, z=7.9)
    for i in range(9):
        garland(court, (-23 + i * 5.1, 21.4, 7.5), (-17.9 + i * 5.1, 21.4, 7.5), 0.8, 22, 0.15)
    # Stains of powder on the paving.
    chance = scene.random
    for i in range(26):
        x, y, size = chance.uniform(-18, 18), chance.uniform(-14, 16), chance.uniform(0.8, 2.4)
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
    for i in range(250):
        x, y = chance.uniform(-20, 20), -11 + 29 * chance.random() ** 0.8
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
    scene.put(folk)
    dust = Mesh()
    for i, (x, y, z, size) in enumerate(
        (
            (-9, 4, 2.4, 6.4),
            (7, 6, 2.8, 7),
            (-3, 13, 3, 5.5),
            (14, 12, 2.6, 7),
            (-16, 10, 2.8, 7),
            (0.6, -3, 2, 3.4),
            (13.4, -2, 2, 4),
            (-13, -5, 2, 3.6),
        )
    ):
        powder_cloud(dust, x, y, z, size, COLOURS[i % 6], 9, i + 2, 0.62, 0.5, 900)
    scene.put(dust)
    birds = Mesh()
    flock_in(birds, 9, (-16, -4), (30, 44), (19, 25), 0.5)
    scene.put(birds)
