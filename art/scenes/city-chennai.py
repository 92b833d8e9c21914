"""Chennai in the morning: the painted gate tower of Kapaleeshwarar mirrored in the Mylapore tank, women on
its steps."""
import math

from kit.architecture.dravidian import gopuram
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.lamps import lamp_row, oil_lamp
from kit.life.people import crowd, woman
from kit.life.work import little_one, person, stream, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women fill brass pots and string flowers on the granite steps of the Mylapore tank in Chennai, the painted gate tower of Kapaleeshwarar mirrored in it.',
}


def build(scene):
    scene.camera((-11, -78, 3.6), (2, 10, 10.6), lens=33, lift=0.02, focus=18, fstop=1.0)
    scene.light(
        sun=-108,
        elevation=20,
        haze={'density': 0.0012, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 44.4, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(water_sheet('pool', 0, 200, -110))
    tank = Mesh()
    for x, y, turn, width in ((4, 6, 0, 96), (-44, -34, 90, 82), (56, -34, -90, 82)):
        ghat_steps(tank, width, 8, 0.34, 0.8, 'granite-pale', x, y, 0, turn, platforms=False)
    tank.box(140, 60, 2.9, 'paving', 4, 42, -0.1)
    for i in range(48):
        tank.box(1.0, 0.7, 1.1, 'cream-wall' if i % 2 else 'red-stone', -44 + i * 2, 13, 2.8)
    paints = ('teal', 'pink-wall', 'turmeric', 'green-wall', 'crimson', 'blue-wall')
    gopuram(tank, 19, 13, 37, 7, 'granite-pale', 'cream-wall', paints, 5, 28, 2.8)
    gopuram(tank, 9, 7, 15, 3, 'granite-pale', 'cream-wall', paints, 28, 40, 2.8)
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
    with tank.at(24, -10):
        tank.box(9, 9, 1.6, 'granite-pale', z=-1)
        for x in (-3, -1, 1, 3):
            for y in (-3, 3):
                tank.lathe([(0.26, 0), (0.2, 0.3), (0.18, 2.6), (0.34, 3)], 'granite-pale', 8, x=x, y=y, z=0.6)
        tank.box(7.6, 7.6, 0.4, 'granite-pale', z=3.6)
        for i in range(3):
            tank.box(4.6 - i * 1.2, 4.6 - i * 1.2, 0.9, 'cream-wall', z=4 + i * 0.9)
        tank.lathe([(0.9, 0), (1.1, 0.5), (0.5, 1.2), (0.05, 1.8)], 'cream-wall', 12, z=6.6)
    scene.put(tank)
    # By night the gate tower is lit from the street and from its neighbours' roofs.
    for x, y, z, power in (
        (-7, 12, 4.4, 2600),
        (17, 12, 4.4, 2600),
        (-6, 10, 16, 3000),
        (16, 10, 16, 3000),
        (5, 8, 30, 2600),
    ):
        scene.lamp(x, y, z, power)
    scene.lamp(24, -16, 4, 500)
    for x in (-34, -16, 32, 48):
        scene.lamp(x, 22, 5, 360)
    scene.lamp(-13.2, -65.6, 2.7, 110)
    scene.lamp(-11.6, -63.4, 2.2, 60)
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
    near = Mesh()
    for i in range(6):
        near.box(36 + i * 0.8, 18 + i * 0.8, 0.34, 'granite-pale', -27.8, -71, 1.2 - i * 0.32)
    for x, y, size in ((-10.4, -63.6, 1.0), (-10.9, -63.2, 0.8)):
        with near.at(x, y, 1.54, 0, size):
            near.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18)
    scene.put(near, layer='front')
    life = Mesh()
    if scene.is_night:
        with_lamps(life)
    else:
        on_the_steps(life)
    crowd(
        life,
        50,
        lambda r: (r.uniform(-34, 42), 6 + 0.8 * r.randint(2, 7)),
        lambda x, y: 0.34 * (int((y - 6) / 0.8) + 1),
        4,
        turbans=0,
    )
    if not scene.is_night:
        flock_in(life, 12, (-34, -12), (10, 30), (28, 37), 0.8)
    scene.put(life, layer='life')


def on_the_steps(mesh):
    """One pours water, one strings jasmine beside her flower baskets, a mother with her child looks at the tank."""
    with mesh.at(-11.3, -64.0, 1.54, 58, 1.1):
        person(mesh, 'pour', 'saree', 'turmeric')
        mesh.lathe([(0.07, 1.3), (0.12, 1.36), (0.12, 1.42), (0.06, 1.48), (0.08, 1.52)], 'brass', 16, x=0.16, y=-0.46)
        stream(mesh, (0.16, -0.54, 1.46), (0.05, -0.78, 0.38))
        mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18, x=0.05, y=-0.8)
    with mesh.at(-14.5, -64.4, 1.54, 30, 1.12):
        person(mesh, 'knit', 'saree', 'violet', 'ivory')
        for x, y, stuff in ((0.55, -0.3, 'marigold'), (-0.5, -0.45, 'ivory'), (0.15, -0.85, 'scarlet')):
            mesh.lathe([(0.14, 0), (0.24, 0.12), (0.25, 0.14)], 'weave', 18, x=x, y=y)
            for k in range(26):
                a, far = k * 2.4, 0.042 * math.sqrt(k)
                mesh.ball(0.042, stuff, x + far * math.cos(a), y + far * math.sin(a), 0.16, 7)
        for k in range(13):
            mesh.ball(0.03, 'ivory', 0.1 - 0.03 * k, -0.36 - 0.004 * (k - 6) ** 2, 0.3 - 0.02 * abs(k - 3), 7)
    with_child(mesh, 'saree', 'magenta', None, -13.0, -62.9, 1.54, 160, 1.1)
    little_one(mesh, 'lean', '#86a3b6', -12.2, -62.8, 1.54, 172, 1.16)
    woman(mesh, 'emerald', -15.5, -62.6, 1.54, 1.1, 74, pot=True)


def with_lamps(mesh):
    """By night: rows of oil lamps on the steps, a woman lights them, two sit and talk, one brings a plate of flames."""
    lamp_row(mesh, (-16.6, -62.9, 1.54), (-10.2, -62.9, 1.54), 15, 1.1)
    lamp_row(mesh, (-16.6, -64.7, 1.54), (-12.6, -64.7, 1.54), 8, 1.1)
    person(mesh, 'draw', 'saree', 'turmeric', None, -11.9, -64.4, 1.54, 58, 1.1)
    with mesh.at(-13.2, -63.6, 1.54, 24, 1.1):
        person(mesh, 'tray', 'saree', 'magenta')
        mesh.lathe([(0.2, 1.13), (0.235, 1.16)], 'brass', 22, y=-0.42)
        for k in range(3):
            oil_lamp(mesh, 0.1 * math.cos(k * 2.1), -0.42 + 0.1 * math.sin(k * 2.1), 1.15, 0.5)
    person(mesh, 'knit', 'saree', 'violet', 'ivory', -15.0, -63.8, 1.54, 48, 1.1)
    person(mesh, 'play', 'kurta', '#efe4d2', 'ivory', -13.9, -62.2, 1.54, 150, 1.08)
