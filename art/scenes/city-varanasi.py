"""The ghats of Varanasi in the mist of sunrise, seen from the river."""
import random

from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd, parasol, sitter
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Sunrise over the ghats of Varanasi: long steps, palaces and spires above the Ganges, straw parasols and wooden rowing boats.',
}
WALLS = (
    ('cream-wall', 'sand-stone'),
    ('ochre-wall', 'sand-stone-pale'),
    ('pink-wall', 'whitewash'),
    ('sand-stone', 'sand-stone-pale'),
    ('red-stone-pale', 'sand-stone-pale'),
)


def build(scene):
    scene.camera((-34, -52, 4.2), (6, 24, 9.5), lens=35)
    scene.light(
        sun=118,
        elevation=13,
        energy=5.2,
        haze={'density': 0.0045, 'height': 9, 'start': 30, 'base': 0.12, 'most': 0.8},
        clouds={'amount': 0.5, 'seed': 4.0},
    )
    scene.put(water_sheet('river', 0, 1500, -120))
    chance = random.Random(8)
    town = Mesh()
    ghat_steps(town, 230, 22, 0.36, 0.72, x=60, y=0)
    for i in range(17):
        x = -44 + i * 13 + chance.uniform(-1, 1)
        wall, trim = chance.choice(WALLS)
        height = chance.uniform(11, 21)
        palace_block(
            town,
            chance.uniform(11, 13),
            12,
            height,
            wall,
            trim,
            x,
            24 + chance.uniform(0, 2),
            6.5,
            2 if height < 15 else 3,
            chance.random() < 0.6,
            seed=i,
            plain=0.5,
        )
        palace_block(town, chance.uniform(9, 13), 10, height * 0.8, wall, trim, x + 5, 38, 14, 2, False, seed=i + 30)
    for x, y, width, height in ((-26, 13, 5, 13), (-8, 14, 6.5, 17), (22, 13, 5, 12), (58, 14, 7, 19)):
        plain_temple(town, width, height, 'terracotta' if x == -26 else 'red-stone-pale', x, y, 4, hall=False)
    shikhara(town, 7, 16, 'red-stone-pale', 34, 40, 24)
    for x in (-38, -17, 8, 32, 48):
        town.lathe([(3.4, -1.5), (3.2, 5.2), (3.5, 5.4), (3.5, 6)], 'sand-stone', 8, False, x=x, y=5)
        chhatri(town, 2.0, 3.6, 'sand-stone-pale', x=x, y=5, z=6)
    scene.put(town)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 90, lambda r: (r.uniform(-50, 70), 0.72 * r.randint(1, 18)), lambda x, y: 0.36 * (int(y / 0.72) + 1), 6)
    for i in range(16):
        parasol(
            folk,
            -46 + i * 7 + chance.uniform(-2, 2),
            0.72 * chance.randint(2, 5),
            0.8,
            1.7,
            2.5,
            chance.choice(('thatch', 'thatch', 'saffron', 'ivory')),
            chance.uniform(-12, 12),
        )
    for x, y, turn, paint, people, canopy in (
        (-22, -26, 24, 'azure', 3, None),
        (-8, -16, 200, 'emerald', 2, 'ivory'),
        (8, -22, 12, 'scarlet', 3, None),
        (-36, -12, 60, 'turmeric', 2, None),
        (18, -6, 170, 'azure', 1, None),
        (-14, -4, 100, 'scarlet', 0, None),
        (27, -9, 160, 'ivory', 2, 'saffron'),
    ):
        rowing_boat(folk, x, y, 0, turn, 7.5, paint, people, canopy, int(x) % 5)
    flock_in(folk, 16, (-34, -4), (0, 16), (8, 17), 0.55, 'white-bird')
    scene.put(folk)
