"""The gorge of the Penna at Gandikota: red layered cliffs, a fort wall on the rim, the river far below in late sun."""
import math

import numpy as np

from kit.architecture.mughal import octagonal_tower
from kit.architecture.rajput import crenels
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, river_strip
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Visitors rest and look with a camera on the rim of Gandikota gorge, the river Penna far below red layered cliffs, a fort wall along the rim in late sun.',
}
river = lambda y: 4 + 24 * np.sin(np.asarray(y, float) * 0.0115 + 2.6) - 0.02 * np.asarray(y, float)


def ground(xs, ys):
    away = np.abs(xs - river(ys)) - 11 + 7 * fractal(xs * 0.04, ys * 0.04, 5)
    climb = np.clip(away / 34, 0, 1)
    ledges = np.floor(climb * 7) + smoothstep(0.35, 1, climb * 7 - np.floor(climb * 7))
    return ledges / 7 * 44 + 1.4 * fractal(xs * 0.05, ys * 0.05, 4) * climb + 6 * smoothstep(60, 300, np.abs(xs))


def build(scene):
    scene.material('dry-hills', meadow=('#c2a283', '#a5886a'), rock=('#b58b72', '#85665a'), rock_slope=0.8)
    scene.camera((-19, -62, 49.4), (4, 60, 34), lens=30, lift=0.0)
    scene.light(
        sun=-98,
        elevation=27,
        energy=5.0,
        haze={'density': 0.0011, 'height': 50, 'base': 0.3, 'start': 90},
        clouds={'seed': 12.9, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
    )
    scene.put(ground_sheet(ground, (-230, 260), (-90, 560), 'dry-hills', 520, 620))
    scene.put(plain('dry-hills', z=30, y=8500), layer='far')
    blue_hills(scene, 'dry-hills', near=640, count=3, height=52, base=36, width=1900, seed=5)
    scene.put(river_strip(lambda y: float(river(y)), lambda y: 17 + 3 * np.sin(y * 0.05), (-90, 560), 'glacial', 0.6))
    scene.material('glacial', colour='#3f7f74')
    fort = Mesh()
    path = []
    for y in np.linspace(34, 170, 60):
        x = float(river(y)) + 50 + 3 * math.sin(y * 0.09)
        path.append((x, y, height_at(ground, x, y)))
    fort.loft(
        [[(x - 1.6, y, z - 5), (x - 1, y, z + 6), (x + 1, y, z + 6), (x + 1.6, y, z - 5)] for x, y, z in path],
        'sand-stone-dark',
        smooth=False,
    )
    for i in range(0, 60):
        x, y, z = path[i]
        fort.box(0.7, 1.1, 1.1, 'sand-stone-dark', x - 0.7, y, z + 6)
    for i in (2, 16, 30, 44, 57):
        x, y, z = path[i]
        fort.lathe([(4.6, -7), (4, 0), (3.6, 7.4), (3.9, 7.8), (3.9, 9)], 'sand-stone-dark', 18, x=x, y=y, z=z)
        crenels(
            fort,
            [(x + 3.6 * math.cos(a), y + 3.6 * math.sin(a)) for a in np.linspace(0, 6.283, 15)],
            z + 9,
            1.4,
            'sand-stone-dark',
            0.5,
            1,
        )
    x, y, z = path[30]
    octagonal_tower(fort, 3, 12, 'sand-stone-dark', 'sand-stone-pale', x + 14, y - 2, z)
    fort.box(20, 12, 8, 'sand-stone', x + 26, y + 16, z)
    for k in (-1, 1):
        octagonal_tower(fort, 1.2, 13, 'sand-stone', 'sand-stone-pale', x + 26 + k * 9, y + 10, z)
    scene.put(fort)
    # By night the fort is lit along its wall and a lantern stands by those who rest.
    for x, y, z in path[1::7]:
        scene.lamp(x - 6, y, z + 3, 2200)
    scene.lamp(-22.6, -49.8, height_at(ground, -22.6, -49.8) + 0.9, 90)
    stones = [rock(i, 1.5, 'rock-warm', 0.8) for i in range(4)]
    scene.scatter(
        stones,
        190,
        ((-60, 50), (-58, 40)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.3, 1.5),
        keep=lambda x, y, z: z > 32 and math.hypot(x + 19, y + 62) > 9 and math.hypot(x + 21.5, y + 48.4) > 3.4,
    )
    scene.scatter(
        [broadleaf(50 + i, 4.5, 'leaf-dry', spread=1.4, cards=220) for i in range(3)],
        190,
        ((-150, 190), (-40, 320)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z > 40 and abs(x - river(y) - 50) > 7 and math.hypot(x + 19, y + 62) > 24,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.6, leaf='grass-dry')],
        260,
        ((-50, 10), (-58, -26)),
        ground,
        seed=7,
        sink=0.05,
        keep=lambda x, y, z: z > 40,
    )
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.05)
    with life.at(*at(-22.6, -49.5)):
        life.lathe([(0.08, 0), (0.1, 0.08), (0.08, 0.18)], 'lamp', 14)
        life.lathe([(0.1, 0.18), (0.03, 0.26)], 'iron', 14)
    with life.at(*at(-20.2, -47.6), 128, 1.1):
        deed = 'walk' if scene.is_night else 'photograph'
        person(life, deed, 'jacket', '#7d93a8', '#5a4a3c', head='brim', hat='#c9b48a', pack='#b5552f')
        if not scene.is_night:
            camera(life)
    with life.at(*at(-23.4, -48.8), 116, 1.1):
        life.ball((0.8, 0.5, 0.42), 'granite', 0.1, 0.12, 0.08, 12)
        person(life, 'talk', 'saree', 'magenta', None, 0.34, 0, 0, 10, look=-20)
        person(life, 'bench', 'shirt', '#cfae62', 'indigo', -0.38, 0.02, 0, -14, look=24)
    little_one(life, 'lean', 'azure', *at(-21.6, -47.2), 132, 1.06)
    for x, y, cloth in ((-27.5, -34, 'scarlet'), (-26, -33.6, None), (-29.5, -33, 'turmeric')):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.1, 20) if cloth else man(life, 'ivory', 'indigo', x, y, z, 1.1, 190)
    if not scene.is_night:
        flock_in(life, 9, (-10, 30), (40, 120), (52, 66), 1.4)
    scene.put(life)
