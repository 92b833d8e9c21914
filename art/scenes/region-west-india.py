"""A golden fort above the dunes at dusk, a camel train on the crest."""
import math

from kit.architecture.domes import chhatri
from kit.architecture.nagara import shikhara
from kit.architecture.rajput import haveli, palace_block, ring_fort, town
from kit.life.animals import camel, camel_tack
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.people import man
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.desert import crest, desert

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'night': 'night-violet',
    'alt': 'Camels walk a dune crest at dusk before a golden sandstone fort of round bastions, palace roofs and temple spires.',
}
FORT_X, FORT_Y, FORT_Z = 16, 205, 19.2


def build(scene):
    scene.camera((0, -95, 9.5), (4, 100, 17.5), lens=43, focus=92)
    scene.light(
        sun=-72,
        elevation=13,
        energy=6.4,
        haze={'density': 0.00125, 'height': 16, 'base': 0.28, 'start': 45},
        clouds={
            'scale': 1.2,
            'low': 0.46,
            'high': 0.68,
            'amount': 0.9,
            'stretch': (0.35, 1),
            'seed': 15.2,
            'flat': 0.12,
        },
    )
    ground = desert(scene, (FORT_X, FORT_Y))
    scene.put(build_fort(scene))
    houses = Mesh()

    def foot(chance):
        angle = -math.pi * chance.random()
        return FORT_X + math.cos(angle) * chance.uniform(86, 128), FORT_Y + math.sin(angle) * chance.uniform(60, 92)

    town(houses, 150, foot, lambda x, y: height_at(ground, x, y))
    scene.put(houses)
    scene.layer = 'front'
    add_caravan(scene, ground)
    birds = Mesh()
    flock_in(birds, 8, (-44, -20), (60, 80), (34, 44), 0.9)
    scene.put(birds, layer='life')


def build_fort(scene):
    fort = Mesh()
    x, y, z = FORT_X, FORT_Y, FORT_Z
    ring_fort(fort, x, y, z)
    chance = scene.random
    for i in range(150):
        angle, away = chance.random() * 6.28, chance.random() ** 0.55
        haveli(
            fort,
            chance.uniform(5, 9),
            chance.uniform(5, 8),
            12 + 8 * (1 - away) + chance.uniform(0, 6),
            chance.choice(('sand-stone', 'sand-stone-pale', 'sand-stone-dark')),
            x=x + math.cos(angle) * 50 * away,
            y=y + math.sin(angle) * 32 * away,
            z=z,
            seed=i,
        )
    for dx, dy, width, depth, height in (
        (-8, -8, 20, 12, 27),
        (6, -4, 13, 12, 31),
        (-20, -4, 10, 10, 23),
        (18, -8, 11, 10, 24),
    ):
        palace_block(fort, width, depth, height, x=x + dx, y=y + dy, z=z)
    for dx, dy, size in ((-31, -9, 1.0), (-24, -6, 0.75), (30, -6, 0.9), (36, -3, 0.65)):
        shikhara(fort, 8.4 * size, 15 * size, x=x + dx, y=y + dy, z=z + 13)
        pennant(fort, x + dx, y + dy, z + 13 + 17.5 * size, 3.4, 2, 'flag-red')
    return fort


def add_caravan(scene, ground):
    camels = [camel(phase) for phase in (0.3, 1.7, 2.9)]
    dress = [
        camel_tack('crimson', 'indigo', 'saffron'),
        camel_tack('saffron', None, load=True),
        camel_tack('indigo', 'ivory', 'crimson'),
        camel_tack('crimson', 'ivory', 'saffron'),
    ]
    for i, x in enumerate((-14.6, -10.0, -5.4, -0.8)):
        y = float(crest(x)) - 0.4
        slope = math.degrees(
            math.atan2(
                height_at(ground, x + 1, float(crest(x + 1)) - 0.4)
                - height_at(ground, x - 1, float(crest(x - 1)) - 0.4),
                2,
            )
        )
        turn = math.degrees(math.atan2(float(crest(x + 1) - crest(x - 1)), 2))
        for thing in (camels[i % 3], dress[i]):
            scene.put(thing, x, y, height_at(ground, x, y) - 0.05, turn, 1.12, roll=-slope * 0.6)
    walker = Mesh()
    y = float(crest(3.8)) - 0.3
    man(walker, 'ivory', 'ivory', 3.8, y, height_at(ground, 3.8, y), 1.1, 90, 'crimson', stick=True)
    scene.put(walker)
