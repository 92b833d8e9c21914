"""Chennai at blue hour: the painted gate tower of Kapaleeshwarar mirrored in the Mylapore tank, lamps on the steps."""
import numpy as np

from kit.architecture.dravidian import gopuram
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.lamps import lamp_row, light_string
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'The painted gate tower of the Kapaleeshwarar temple mirrored in the Mylapore tank of Chennai at blue hour, lamps on the steps.',
}


def build(scene):
    scene.camera((-11, -64, 3.6), (2, 10, 12.5), lens=36, lift=0.04, focus=84, fstop=4)
    scene.light(
        sun=-96,
        elevation=8,
        energy=2.2,
        haze={'density': 0.0012, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 44.4, 'amount': 0.9, 'stretch': (0.5, 1)},
        grade={'exposure': 1.2},
    )
    scene.put(water_sheet('pool', 0, 200, -110))
    tank = Mesh()
    for x, y, turn, width in ((4, 6, 0, 96), (-44, -34, 90, 82), (56, -34, -90, 82)):
        ghat_steps(tank, width, 8, 0.34, 0.8, 'granite-pale', x, y, 0, turn, platforms=False)
    tank.box(140, 60, 2.9, 'paving', 4, 42, -0.1)
    for i in range(48):
        tank.box(1.0, 0.7, 1.1, 'cream-wall' if i % 2 else 'red-stone', -44 + i * 2, 13, 2.8)
    gopuram(tank, 19, 13, 37, 7, 'granite-pale', 'cream-wall', x=5, y=28, z=2.8)
    gopuram(tank, 9, 7, 15, 3, 'granite-pale', 'cream-wall', x=28, y=40, z=2.8)
    for side in (-1, 1):
        tank.box(34, 1.8, 6, 'cream-wall', 5 + side * 26.5, 29, 2.8)
        for i in range(17):
            tank.box(1.0, 2, 6, 'maroon-band', 5 + side * (10.5 + i * 2), 29, 2.8)
    town(
        tank,
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(40, 90), r.uniform(18, 60)),
        lambda x, y: 2.8,
        ('cream-wall', 'pink-wall', 'blue-wall', 'green-wall', 'whitewash', 'yellow-wall'),
        (7, 11),
        (6, 14),
        lit=0.6,
    )
    with tank.at(-24, -10):
        tank.box(9, 9, 1.6, 'granite-pale', z=-1)
        for x in (-3, -1, 1, 3):
            for y in (-3, 3):
                tank.lathe([(0.26, 0), (0.2, 0.3), (0.18, 2.6), (0.34, 3)], 'granite-pale', 8, x=x, y=y, z=0.6)
        tank.box(7.6, 7.6, 0.4, 'granite-pale', z=3.6)
        for i in range(3):
            tank.box(4.6 - i * 1.2, 4.6 - i * 1.2, 0.9, 'cream-wall', z=4 + i * 0.9)
        tank.lathe([(0.9, 0), (1.1, 0.5), (0.5, 1.2), (0.05, 1.8)], 'cream-wall', 12, z=6.6)
    scene.put(tank)
    lights = Mesh()
    lamp_row(lights, (-40, 6.3, 0.36), (48, 6.3, 0.36), 74, 1.8)
    lamp_row(lights, (-40, 9.5, 1.72), (48, 9.5, 1.72), 60, 1.8)
    light_string(lights, (-30, 27.6, 9.4), (-5, 27.6, 9.4), 0.5, 34, 0.14)
    light_string(lights, (15, 27.6, 9.4), (40, 27.6, 9.4), 0.5, 34, 0.14)
    for i in range(6):
        half, z = 9.2 - i * 0.95, 12 + i * 4.0
        light_string(lights, (5 - half, 21 + i * 0.55, z), (5 + half, 21 + i * 0.55, z), 0.1, 26, 0.12)
    scene.put(lights)
    palms = [coconut_palm(i, 13 + i, (2.4 - i, 0.6)) for i in range(3)]
    for i, (x, y) in enumerate(((-22, 26), (-27, 22), (-34, 30), (24, 24), (33, 22), (42, 28), (-48, 20), (52, 22))):
        scene.put(palms[i % 3], x, y, 2.7, i * 70)
    scene.scatter(
        [broadleaf(5, 9, cards=320)],
        14,
        lambda r: (r.choice((-1, 1)) * r.uniform(28, 70), r.uniform(20, 40)),
        lambda x, y: x * 0 + 2.7,
        seed=5,
    )
    life = Mesh()
    crowd(
        life,
        50,
        lambda r: (r.uniform(-34, 42), 6 + 0.8 * r.randint(2, 7)),
        lambda x, y: 0.34 * (int((y - 6) / 0.8) + 1),
        4,
        turbans=0,
    )
    flock_in(life, 12, (-34, -12), (10, 30), (28, 37), 0.8)
    scene.put(life, layer='life')
    for x, y, z, p in (
        (-4, 17, 6, 1800),
        (14, 17, 6, 1800),
        (5, 16, 16, 2200),
        (5, 17, 27, 1400),
        (-26, 24, 7, 900),
        (34, 24, 7, 900),
        (-24, -10, 3, 260),
        (28, 34, 8, 700),
    ):
        scene.lamp(x, y, z, p, '#ffc27a', 0.2)
