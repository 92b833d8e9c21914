"""The evening aarti at Varanasi: tall lamps lifted on the steps, boats and floating lamps before them."""
import random

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps
from kit.life.boats import rowing_boat
from kit.life.lamps import ceremonial_lamp, floating_lamps, lamp_row, light_string
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'size': 'hero',
    'night': 'night',
    'alt': 'Blue dusk at a Varanasi ghat: priests lift tall brass lamps on the steps, boats wait, and leaf lamps float on the Ganges.',
}
WALLS = (('ochre-wall', 'sand-stone-pale'), ('pink-wall', 'whitewash'), ('cream-wall', 'sand-stone'))


def build(scene):
    scene.camera((2.5, -43, 4.2), (0, 10, 8.2), lens=32, lift=0.06, focus=46)
    scene.light(
        sun=-100,
        elevation=8,
        energy=2.2,
        haze={'density': 0.004, 'height': 10, 'start': 30, 'base': 0.15},
        clouds={'amount': 0.7, 'seed': 7.5},
    )
    scene.put(water_sheet('river', 0, 1200, -120))
    chance = random.Random(4)
    town = Mesh()
    ghat_steps(town, 150, 16, 0.36, 0.8, x=0, y=0, platforms=False)
    for i in range(11):
        wall, trim = WALLS[i % 3]
        palace_block(
            town,
            chance.uniform(11, 13),
            11,
            chance.uniform(11, 18),
            wall,
            trim,
            -62 + i * 12.5,
            22 + chance.uniform(0, 2),
            5.4,
            2,
            i % 3 == 0,
            seed=i,
            plain=0.4,
        )
    for x, width, height in ((-24, 6, 14), (-3, 7.5, 18), (25, 6, 15)):
        plain_temple(town, width, height, 'red-stone-pale', x, 15, 5, hall=False)
    for x in range(-12, 13, 4):
        town.box(2.2, 2.2, 0.7, 'marigold', x, 3.6, 1.1)
    scene.put(town)
    stands = Mesh()
    for i, x in enumerate(range(-12, 13, 4)):
        man(stands, 'saffron', 'ivory', x, 3.9, 1.75, 1.25, 180)
        ceremonial_lamp(stands, x + 0.55, 3.2, 2.6, 5, 1.5)
        parasol(stands, x, 5.6, 1.9, 1.5, 3.2, 'saffron', 0, 'crimson')
        scene.lamp(x + 0.5, 2.4, 3.4, 90)
    for y, z in ((0.4, 0.5), (5.2, 2.6), (8.4, 4.0)):
        lamp_row(stands, (-34, y, z), (34, y, z), 60, 1.6)
    for x in (-26, -13, 13):
        light_string(stands, (x, 9, 11), (x + 13, 9, 11), 1.6, 30, 0.12)
    scene.put(stands)
    scene.layer = 'life'
    folk = Mesh()
    step = lambda x, y: 0.36 * min(int(y / 0.8) + 1, 16)
    crowd(folk, 130, lambda r: (r.uniform(-34, 34), 0.8 * r.randint(6, 18)), step, 6)
    scene.put(folk)
    scene.layer = 'front'
    boats = Mesh()
    for x, y, turn, paint, people in (
        (-14, -11, 14, 'azure', 5),
        (13, -14, 168, 'emerald', 5),
        (-5, -22, 8, 'scarlet', 4),
    ):
        rowing_boat(boats, x, y, 0, turn, 7.5, paint, people, None, int(x) % 5)
    floating_lamps(boats, 90, ((-24, 24), (-34, -3)), 5, 1.5)
    scene.put(boats)
    for x, y in ((-7, -6), (5, -7), (0, -12)):
        scene.lamp(x, y, 0.8, 26)
