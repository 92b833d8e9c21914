"""The Lahori gate of the Red Fort, seen across the lawns from a terrace with a lemonade cart."""
import math

import numpy as np

from kit.architecture.mughal import lahori_gate
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import glass, little_one, person, stream, telephone, with_child
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.square import flower_beds, square

# The near terrace as the camera sees it: x to the right, y away, the paving at z = 0.
TERRACE = (-34, -112, 2.2, -17.8)

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': "The twin towers and small white domes of the Red Fort's Lahori Gate, across lawns from a terrace where a lemonade seller has his cart.",
}


def build(scene):
    scene.material('red-stone', colour='#b8765c', second='#9e644f')
    scene.camera((-34, -112, 3.6), (2, 0, 18), lens=37, lift=0.06, focus=25, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=18,
        haze={'density': 0.0013, 'height': 18, 'start': 80, 'base': 0.2},
        clouds={'seed': 11.4, 'amount': 0.75},
    )
    square(scene, lawn=True, people=0, trees=26, spread=(60, 130))
    wood = [broadleaf(31 + i, 9, 'leaf', cards=300, card=0.32) for i in range(3)]
    for k, (x, y, size) in enumerate(
        ((-70, -10, 1.1), (-37, -9, 0.8), (-30, -12, 0.62), (31, -12, 0.7), (40, -10, 0.9), (66, -12, 1.1))
    ):
        scene.put(wood[k % 3], x, y, 0, k * 70, size)
    fort = Mesh()
    lahori_gate(fort)
    dress_the_walls(fort)
    for x in (-12, 12):
        fort.box(1.4, 60, 0.7, 'red-stone-pale', x, -50, 0)
    terrace(fort)
    scene.put(fort)
    illuminate(scene)
    flower_beds(scene, (-48, -20), (-84, -62), 30, ('marigold', 'blossom-pink'))
    flower_beds(scene, (16, 40), (-70, -40), 26, ('marigold', 'blossom-red'), 5)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 46, lambda r: (r.uniform(-9, 9), r.uniform(-80, -10)), None, 3)
    life.tube([(0, 2, 33), (0, 2, 45)], 0.16, 'iron', 6)
    for i, cloth in enumerate(('flag-green', 'flag-white', 'flag-saffron')):
        life.quad(
            (0, 2, 41.6 + i * 1.1), (5, 1.4, 41.4 + i * 1.1), (5, 1.4, 42.5 + i * 1.1), (0, 2, 42.7 + i * 1.1), cloth
        )
    (evening if scene.is_night else sightseers)(life)
    with life.at(*TERRACE):
        (terrace_by_night if scene.is_night else terrace_by_day)(life)
    if scene.is_night:
        scene.lamp(-36.4, -97.2, 4.1, 90)
        scene.lamp(-31.2, -96.6, 3.5, 50)
    else:
        flock_in(life, 14, (20, 50), (0, 30), (36, 50), 1)
    scene.put(life)


def arch(mesh, x, y, z, half, spring, apex, material):
    """A flat pointed arch standing at z, facing the viewer."""
    right = [(half * math.cos(a) ** 0.8, spring + (apex - spring) * math.sin(a)) for a in np.linspace(0, 1.5, 7)]
    outline = [(half, 0), *right, (0, apex)]
    outline += [(-u, v) for u, v in outline[-2::-1]]
    mesh.add([(x + u, y, z + v) for u, v in outline], [tuple(range(len(outline)))], material)


def dress_the_walls(mesh):
    """What breaks the bare stone: niches and balconies on the towers, slits and courses on the walls, a gate within."""
    for side in (-1, 1):
        for turn in (-45, 0, 45):
            with mesh.at(side * 15, 0, 0, turn):
                for z, high in ((2.6, 6.2), (10.8, 4.8), (17.4, 4.2)):
                    arch(mesh, 0, -7.14 if z < 4 else -6.95, z, 1.75, high * 0.66, high, 'red-stone-pale')
                    arch(mesh, 0, -7.18 if z < 4 else -7.0, z, 1.4, high * 0.6, high - 0.45, 'red-stone-dark')
                arch(mesh, 0, -7.03, 10.9, 0.75, 1.9, 2.9, 'window-lit')
                for x in (-1.7, 0, 1.7):
                    arch(mesh, x, -7.6, 27.3, 0.5, 1.2, 1.8, 'red-stone-pale')
                    arch(mesh, x, -7.63, 27.3, 0.34, 1.0, 1.5, 'shadow')
                if not turn:
                    balcony(mesh, -6.9, 17.2)
        for k in range(46):
            x = side * (23.5 + k * 2.4)
            if min(abs(abs(x) - c) for c in (48, 90, 132)) > 8.4:
                mesh.box(0.34, 0.1, 1.3, 'shadow', x, 1.46, 21.4)
        mesh.box(116, 3.5, 0.45, 'red-stone-pale', side * 80, 3, 9)
        mesh.box(116, 4.2, 2.2, 'red-stone-dark', side * 80, 3, 0)
        for turn in (-60, -20, 20, 60):
            with mesh.at(side * 48, 2, 0, turn):
                arch(mesh, 0, -7.62, 12, 0.9, 2.2, 3.2, 'red-stone-pale')
                arch(mesh, 0, -7.66, 12, 0.65, 1.9, 2.8, 'shadow')
    # The passage behind the door: its rim, and the far end, which is lit by night.
    arch(mesh, 0, 2.9, 0, 3.5, 8.2, 12.9, 'red-stone-pale')
    arch(mesh, 0, 2.86, 0, 2.9, 7.4, 11.8, '#3a2620')
    arch(mesh, 0.4, 2.82, 0, 1.5, 3.8, 5.8, 'window-lit')
    for x in (-4.9, 4.9):
        arch(mesh, x, 2.9, 1.2, 0.95, 3.0, 4.4, 'red-stone-pale')
        arch(mesh, x, 2.86, 1.2, 0.7, 2.6, 3.9, 'red-stone-dark')


def balcony(mesh, y, z):
    """A stone balcony on brackets under its own small roof."""
    for x in (-1.2, 0, 1.2):
        mesh.box(0.4, 0.9, 0.7, 'red-stone-pale', x, y - 0.4, z - 0.9)
    mesh.box(3.6, 1.5, 0.25, 'red-stone-pale', 0, y - 0.6, z - 0.2)
    mesh.box(3.4, 0.15, 0.8, 'marble-shade', 0, y - 1.2, z)
    for x in (-1.55, -0.5, 0.5, 1.55):
        mesh.box(0.18, 0.18, 2.5, 'red-stone-pale', x, y - 1.2, z)
    mesh.box(4.4, 2.2, 0.25, 'red-stone', 0, y - 0.6, z + 2.5, taper=0.92)
    mesh.lathe([(1.3, 2.75), (1.25, 3.2), (0.8, 3.8), (0.06, 4.3)], 'marble', 20, y=y - 0.6, z=z, oval=(1.2, 0.6))
    arch(mesh, 0, y - 0.13, z, 1.0, 1.5, 2.3, 'window-lit')


def illuminate(scene):
    """By night: floods at the foot of each tower and wall, light within the pavilions, lamps along walk and lawn."""
    lights = Mesh()
    for x, y, power in (
        (-72, -4, 900),
        (-60, -4, 900),
        (-48, -11, 1500),
        (-33, -4, 800),
        (-21, -12, 2600),
        (-10, -12, 2200),
        (10, -12, 2200),
        (21, -12, 2600),
        (33, -4, 800),
        (48, -11, 1500),
        (60, -4, 900),
        (72, -4, 900),
    ):
        scene.lamp(x, y, 1.6, power, '#ffd9a0')
        lights.box(1.1, 0.6, 0.7, 'lamp', x, y + 1, 0)
    for x, y, z, power in ((-4.5, -3, 4, 420), (4.5, -3, 4, 420), (0, 0, 13, 700)):
        scene.lamp(x, y, z, power, '#ffc98a')
    for x in (-15, 15):
        scene.lamp(x, 0, 35.5, 900, '#ffc98a')
        lights.tube([(x, 0, 37.2), (x, 0, 39)], 0.05, 'iron', 5)
        lights.ball(0.3, 'lamp', x, 0, 37, 12)
        scene.lamp(x * 1.2, -15, 42, 1700, '#ffe6c4')
    for x in (-48, 48):
        scene.lamp(x, 2, 29, 260, '#ffc98a')
    for y in (-36, -54, -72):
        for x in (-12, 12):
            lights.tube([(x, y, 0.6), (x, y, 4.6)], 0.08, 'iron', 7)
            lights.ball(0.34, 'lamp', x, y, 4.9, 14)
            scene.lamp(x, y - 0.5, 4.9, 260)
    for x, y in ((-40, -76), (-31, -66), (-25, -80), (-47, -58), (-22, -52), (-36, -40), (-52, -36)):
        lights.tube([(x, y, 0), (x, y, 0.8)], 0.06, 'iron', 6)
        lights.ball(0.17, 'lamp', x, y, 0.95, 12)
        scene.lamp(x, y - 0.3, 1.3, 110)
    scene.put(lights)


def terrace(mesh):
    """The raised terrace from which one looks over: paving, a parapet to sit on, a pot of marigolds at its end."""
    mesh.box(40, 20, 2.2, 'red-stone-pale', -48.5, -105, 0)
    mesh.box(40, 0.5, 0.42, 'red-stone', -48.5, -95.25, 2.2)
    mesh.box(0.4, 20, 0.16, 'red-stone', -28.7, -105, 2.2)
    mesh.box(0.8, 0.8, 0.6, 'red-stone', -28.9, -95.4, 2.2)
    mesh.box(0.95, 0.95, 0.1, 'red-stone-pale', -28.9, -95.4, 2.8)
    mesh.lathe(
        [(0.2, 0), (0.16, 0.12), (0.36, 0.4), (0.44, 0.6), (0.4, 0.58)], 'terracotta', 20, x=-29.3, y=-96.6, z=2.2
    )
    for k in range(30):
        a = k * 2.4
        mesh.ball(
            0.08,
            ('marigold', 'marigold', 'turmeric', '#5d7a3f')[k % 4],
            -29.3 + 0.07 * math.sqrt(k) * math.cos(a),
            -96.6 + 0.07 * math.sqrt(k) * math.sin(a),
            2.98 - 0.007 * k,
            8,
        )


def cart(mesh):
    """A lemonade cart: a box on wheels with jars, lemons and glasses under a striped umbrella."""
    mesh.box(1.7, 0.85, 0.5, '#2f7f86', 0, 0, 0.45)
    mesh.box(1.72, 0.03, 0.12, '#efe4d2', 0, -0.43, 0.62)
    mesh.box(1.8, 0.95, 0.05, 'wood', 0, 0, 0.95)
    for x in (-0.6, 0.6):
        with mesh.at(x, -0.47, 0.33, tilt=90):
            mesh.lathe([(0.33, -0.03), (0.33, 0.03), (0.26, 0.03), (0.26, -0.03)], 'wood-dark', 20)
            for a in range(3):
                with mesh.at(0, 0, 0, a * 60):
                    mesh.box(0.56, 0.04, 0.04, 'wood', 0, 0, -0.02)
    for x, stuff in ((-0.6, '#e9d77e'), (-0.32, '#d98a4a')):
        mesh.lathe([(0.11, 0), (0.13, 0.06), (0.13, 0.3), (0.07, 0.36), (0.075, 0.42)], stuff, 16, x=x, z=1)
    for k in range(16):
        a, out = k * 2.4, 0.05 * math.sqrt(k)
        mesh.ball(
            0.055,
            'turmeric' if k % 3 else '#b9c25a',
            0.4 + out * math.cos(a),
            -0.15 + out * math.sin(a),
            1.17 - 0.008 * k,
            8,
        )
    for k in range(4):
        mesh.lathe([(0.03, 0), (0.042, 0.12)], '#cfe0dc', 10, x=0.68 + 0.06 * (k % 2), y=0.05 + 0.1 * (k // 2), z=1)
    mesh.tube([(0, 0.25, 0.9), (0, 0.25, 2.55)], 0.028, 'iron', 7)
    count = 12
    for k in range(count):
        a, b = (2 * math.pi * (k + i) / count for i in (0, 1))
        rows = [
            [(r * math.cos(t), 0.25 + r * math.sin(t), z) for t in (a, b)]
            for r, z in ((1.35, 2.12), (1.3, 2.2), (0.75, 2.46), (0.02, 2.58))
        ]
        mesh.loft(rows, ('scarlet', '#efe4d2')[k % 2])


def terrace_by_day(mesh):
    """A lemonade seller pours for a family, two look over from the parapet, a girl squats to feed pigeons."""
    with mesh.at(-4.6, 14.4, 0, 8):
        cart(mesh)
    with mesh.at(-3.75, 15.25, 0, 12):
        person(mesh, 'pour', 'kurta', '#a7b79c', '#efe4d2', head='cap', hat='ivory')
        mesh.lathe([(0.05, 0), (0.08, 0.05), (0.06, 0.2)], 'brass', 12, x=0.14, y=-0.44, z=1.36)
        glass(mesh, (-0.16, -0.34, 0.98), '#e9d77e')
        stream(mesh, (0.1, -0.46, 1.4), (-0.16, -0.38, 1.05), '#e9d77e', 0.012)
    with_child(mesh, 'saree', 'magenta', 'turmeric', -2.75, 14.2, 0, -62, 0.96, child='#86a3b6')
    with mesh.at(-3.35, 13.4, 0, 150):
        little_one(mesh, 'drink', '#d9a79b')
    with mesh.at(-6.15, 14.7, 0, 64, 1.04):
        person(mesh, 'drink', 'shirt', '#86a3b6', '#5c6470')
        glass(mesh, (0.06, -0.24, 1.42), '#e9d77e')
    for x, y, cloth, look in ((-1.75, 17.3, '#cfae62', 20), (-1.15, 17.1, 'ivory', -25)):
        with mesh.at(x, y, -0.04, 164):
            person(
                mesh,
                'talk' if look > 0 else 'bench',
                'kurta',
                cloth,
                '#8c6f5a',
                look=look,
                elder=look > 0,
                head='turban' if look > 0 else 'short',
                hat='#c96f4a',
            )
    with mesh.at(0.0, 13.3, 0, 74):
        little_one(mesh, 'sell', '#7fb0a4', girl=True)
    for k in range(9):
        with mesh.at(0.62 + 0.3 * (k % 3) + 0.1 * (k // 3 % 2), 12.9 + 0.62 * (k // 3) + 0.2 * (k % 2), 0, k * 67):
            pigeon(mesh)


def pigeon(mesh):
    """A grey pigeon that pecks at the ground."""
    with mesh.at(0, 0, 0.11, tilt=14):
        mesh.ball((0.06, 0.13, 0.07), '#7d8794', 0, 0, 0, 10)
        mesh.tube([(0, 0.08, 0.02), (0, 0.24, 0.01)], [0.05, 0.025], '#4c545f', 7)
    mesh.tube([(0, -0.09, 0.14), (0, -0.16, 0.19)], [0.045, 0.03], '#4f6b62', 8)
    mesh.ball(0.036, '#59626e', 0, -0.17, 0.21, 8)
    for x in (-0.025, 0.025):
        mesh.tube([(x, 0, 0.06), (x, 0, 0)], 0.008, '#c9705f', 4)


def terrace_by_night(mesh):
    """The cart by its lantern: a seller hands out tea, friends sip on the parapet and look at the lit gate."""
    with mesh.at(-4.6, 14.4, 0, 8):
        cart(mesh)
        mesh.tube([(0.3, 0.2, 2.4), (0.3, 0.2, 2.0)], 0.008, 'iron', 4)
        mesh.ball((0.1, 0.1, 0.14), 'lamp', 0.3, 0.2, 1.88, 12)
    with mesh.at(-3.75, 15.25, 0, 12):
        person(mesh, 'offer', 'kurta', '#a7b79c', '#efe4d2', head='cap', hat='ivory')
        glass(mesh, (0.08, -0.44, 1.28))
    person(mesh, 'drink', 'shirt', '#efe4d2', '#5c6470', -2.9, 14.2, 0, -60, 1.04)
    person(mesh, 'hold', 'saree', 'magenta', 'turmeric', -2.3, 14.7, 0, -75, 0.96)
    for x, y, cloth, look in ((-1.75, 17.3, '#cfae62', 20), (-1.15, 17.1, 'ivory', -25)):
        with mesh.at(x, y, -0.04, 164):
            person(mesh, 'sip' if look > 0 else 'talk', 'kurta', cloth, '#8c6f5a', look=look)
    mesh.box(0.3, 0.3, 0.06, 'iron', 0.2, 16.4, 0)
    mesh.lathe([(0.1, 0.06), (0.12, 0.1), (0.1, 0.34), (0.03, 0.42)], 'lamp', 14, x=0.2, y=16.4)


def sightseers(mesh):
    """A father takes a picture of mother and girl before the gate; a peanut seller by the path, two who buy."""
    with mesh.at(-14.6, -82.2, 0, -24, 1.06):
        person(mesh, 'photograph', 'kurta', '#efe4d2', 'ivory')
        telephone(mesh)
    person(mesh, 'hold', 'saree', 'magenta', 'turmeric', -16.6, -79.2, 0, 20, 1.06)
    little_one(mesh, 'wave', 'azure', -15.7, -79.0, 0, 10, 1.06, girl=True)
    with mesh.at(-9.4, -77.2, 0, -40, 1.06):
        person(mesh, 'sell', 'kurta', '#a7b79c', '#8c6f5a', head='turban', hat='saffron')
        mesh.lathe([(0.3, 0), (0.46, 0.2), (0.44, 0.22)], 'weave', 20, y=-0.8)
        mesh.ball((0.4, 0.4, 0.14), '#b98a52', 0, -0.8, 0.22, 14)
    person(mesh, 'offer', 'shirt', '#7d93a8', '#4d463e', -10.9, -78.0, 0, 100, 1.06)
    with_child(mesh, 'salwar', '#d9a79b', 'ivory', -11.6, -76.9, 0, 120, 1.04, child='turmeric')


def evening(mesh):
    """People stroll under the lamps after the sound and light; two sit on the kerb by a tea seller's lantern."""
    person(mesh, 'walk', 'saree', 'magenta', 'turmeric', -15.4, -79.4, 0, 150, 1.06)
    person(mesh, 'walk', 'kurta', '#efe4d2', 'ivory', -14.4, -79.0, 0, 156, 1.08)
    little_one(mesh, 'walk', 'azure', -13.6, -79.6, 0, 148, 1.06)
    with mesh.at(-9.4, -76.6, 0, -30, 1.06):
        person(mesh, 'pour', 'shirt', '#a7b79c', '#8c6f5a', head='cap', hat='maroon')
        mesh.box(0.9, 0.6, 0.7, 'wood', 0.2, -0.9)
        mesh.lathe([(0.1, 0), (0.13, 0.05), (0.11, 0.32), (0.03, 0.4)], 'lamp', 14, x=0.45, y=-0.9, z=0.7)
    for x, turn, cloth in ((-11.4, 60, '#86a3b6'), (-10.9, -20, '#cfae62')):
        with mesh.at(x, -77.6 + 0.4 * (turn < 0), 0, turn, 1.05):
            mesh.box(0.6, 0.42, 0.42, 'granite-pale', 0, 0.06)
            person(mesh, 'sip', 'kurta', cloth, '#efe4d2')
