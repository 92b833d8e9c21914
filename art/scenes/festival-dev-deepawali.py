"""Dev Deepawali at Varanasi, seen from the river at an angle: every step of the ghats a row of lamps, full moon."""
import random

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps
from kit.life.boats import rowing_boat
from kit.life.lamps import burst, floating_lamps, lamp_row
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'alt': 'The curving ghats of Varanasi on the night of Dev Deepawali, every step a row of lamps doubled in the river, full moon above.',
}


def build(scene):
    scene.camera((-16, -30, 5.4), (12, 26, 7.6), lens=34, lift=0.03)
    scene.light(sun=-70, haze={'density': 0.0022, 'height': 14, 'start': 40}, clouds={'amount': 0.5, 'seed': 2.5})
    scene.put(water_sheet('river', 0, 1600, -120))
    chance = random.Random(9)
    for part, (x, y, turn) in enumerate(((-6, 14, 18), (40, 36, 30), (84, 70, 42))):
        town = Mesh()
        ghat_steps(town, 52, 15, 0.38, 0.85, platforms=True, seed=part)
        for row in range(15):
            lamp_row(
                town,
                (-25, row * 0.85 + 0.1, 0.38 * (row + 1)),
                (25, row * 0.85 + 0.1, 0.38 * (row + 1)),
                42 - part * 10,
                1.9 + part * 0.5,
            )
        for i in range(4):
            palace_block(
                town,
                chance.uniform(11, 13),
                11,
                chance.uniform(10, 18),
                ('ochre-wall', 'pink-wall', 'cream-wall', 'sand-stone')[(i + part) % 4],
                'whitewash',
                -19 + i * 12.6,
                21,
                5.6,
                2,
                i % 2 == 0,
                lit=0.7,
                seed=i + part * 4,
                plain=0.4,
            )
            lamp_row(town, (-24 + i * 12.6, 15, 6.2), (-13 + i * 12.6, 15, 6.2), 14, 2)
        plain_temple(town, 6, 15, 'red-stone-pale', -6 + part * 5, 13.5, 5.4, hall=False)
        crowd(
            town,
            60,
            lambda r: (r.uniform(-24, 24), 0.85 * r.randint(4, 14)),
            lambda a, b: 0.38 * (int(b / 0.85) + 1),
            part,
        )
        scene.put(town, x, y, 0, turn)
    scene.layer = 'life'
    boats = Mesh()
    for x, y, turn, paint, canopy in (
        (-3, -8, 30, 'azure', None),
        (9, 2, 24, 'emerald', 'scarlet'),
        (-15, -9, 34, 'scarlet', None),
        (26, 8, 20, 'turmeric', 'ivory'),
        (4, -15, 200, 'teal', None),
        (44, 22, 30, 'azure', 'scarlet'),
    ):
        rowing_boat(boats, x, y, 0, turn, 8, paint, 5, canopy)
        boats.ball(0.16, 'lamp', x, y, 2.2, sides=8)
    floating_lamps(boats, 190, ((-24, 26), (-22, 10)), 4, 1.7)
    boats.ball(21, 'moon', 420, 438, 128, sides=36)
    burst(boats, 78, 130, 50, 11, 60, 'flame', 4)
    scene.put(boats)
    for x, y, z in ((-14, 12, 7), (0, 15, 8), (12, 21, 8), (32, 34, 9), (52, 46, 9), (80, 66, 10)):
        scene.lamp(x, y, z, 420)
    for x, y, z, power in (
        (-18, 14, 20, 420),
        (-4, 19, 21, 420),
        (10, 24, 21, 420),
        (26, 32, 20, 500),
        (44, 40, 20, 560),
        (66, 54, 20, 700),
    ):
        scene.lamp(x, y, z, power, '#ffc888')
    for x, y in ((-3, -8), (4, -14)):
        scene.lamp(x, y, 1.4, 40)
