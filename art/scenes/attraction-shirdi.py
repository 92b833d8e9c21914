"""Shirdi on a Thursday evening: the palanquin with Sai Baba's portrait leaves the Samadhi Mandir under its silk
umbrella, drums before it, bulbs along the cornices, the golden spire above."""
import math

from kit.architecture.arches import arcade, four_sides
from kit.life.birds import flock_in
from kit.life.festivities import drummer
from kit.life.flags import garland, pennant
from kit.life.lamps import light_string, oil_lamp
from kit.life.people import crowd, parasol
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'The golden-tipped spire of the Samadhi Mandir in Shirdi at dusk, strings of bulbs along its front, and the Thursday palanquin with its portrait carried past by men in white.',
}
WALL, TRIM, STONE = 'cream-wall', 'whitewash', 'sand-stone-pale'


def build(scene):
    scene.material(WALL, colour='#e3cba4', second='#ccb088')
    scene.material('paving', colour='#b9a58f', second='#9d8a76')
    scene.material('window-lit', colour='#c9803f', second='#9a5a2c', lamp=0.42, scale=0.6)
    scene.camera((-17, -42, 2.3), (0.4, 6, 11.2), lens=31, lift=0.02)
    scene.light(
        sun=-118,
        elevation=9,
        energy=1.5,
        haze={'density': 0.002, 'height': 18, 'start': 50, 'base': 0.1},
        clouds={'seed': 21.4, 'amount': 0.9},
    )
    scene.put(plain('paving', z=-0.03))
    temple = Mesh()
    mandir(temple)
    for side in (-1, 1):
        with temple.at(27 * side, 6):
            wing(temple, 24, 8.5)
    scene.put(temple)
    lights(scene)
    neem = [broadleaf(44 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.3, cards=460) for i in range(2)]
    scene.put(neem[0], 18.5, -9, 0, 30, 0.95)
    scene.put(neem[1], -30, -6, 0, 80, 0.9)
    for k in range(6):
        scene.put(neem[k % 2], -60 + 24 * k, 36, 0, 70 * k, 1.1)
    seat = Mesh()
    seat.lathe([(2.6, 0), (2.6, 0.7), (2.2, 0.8)], STONE, 8, False, x=18.5, y=-9)
    for k in range(10):
        a = math.pi + math.pi * k / 9
        oil_lamp(seat, 18.5 + 2.3 * math.cos(a), -9 + 2.3 * math.sin(a), 0.8, 1.8)
    scene.put(seat)
    scene.layer = 'life'
    procession(scene)
    birds = Mesh()
    flock_in(birds, 9, (-30, -8), (0, 40), (15, 24), 0.8)
    scene.put(birds)


def mandir(mesh):
    """Two storeys of cream stone with arches, a raised middle with three small domes, the spire behind."""
    mesh.box(36, 20, 0.9, STONE, 0, 10.5)
    for i in range(4):
        mesh.box(12, 0.6, 0.9 - 0.22 * i, STONE, 0, 0.2 - 0.5 * i)
    with mesh.at(0, 1.4, 0.9):
        mesh.box(30, 15, 9.2, WALL, 0, 9.4)
        for low, bays in ((0, 9), (4.7, 9)):
            with mesh.at(0, 0, low):
                arcade(mesh, 30, 4.4, bays, WALL, 'window-lit', 1.7, 'cusped', 0.64, 0.0, 0.8)
                for i in range(bays + 1):
                    x = -15 + 30 * i / bays
                    mesh.lathe([(0.34, 0), (0.24, 0.4), (0.22, 2.2), (0.36, 2.7)], TRIM, 12, x=x, y=-0.14)
                mesh.box(31.4, 1.6, 0.35, TRIM, 0, -0.3, 4.35)
        for i in range(60):
            mesh.lathe([(0.08, 0), (0.12, 0.3), (0.07, 0.7)], TRIM, 6, x=-14.8 + 0.5 * i, y=-0.7, z=4.7)
        mesh.box(31, 0.2, 0.14, TRIM, 0, -0.7, 5.4)
        mesh.box(31.6, 16.4, 0.4, TRIM, 0, 8.6, 9.1)
        for i in range(31):
            mesh.box(0.5, 0.3, 0.8, TRIM, -15 + i, 0.5, 9.5, 0.5)
        mesh.box(11, 4, 1.6, WALL, 0, 2.6, 9.4)
        mesh.box(11.8, 5, 0.35, TRIM, 0, 2.4, 11.0)
        for x, r in ((-4.4, 1.2), (0, 1.2), (4.4, 1.2)):
            mesh.lathe([(r, 0), (r, 0.4), (r * 0.95, 0.5)], TRIM, 24, x=x, y=2.0, z=11.3)
            mesh.lathe(
                [(r * 0.98, 0), (r * 1.06, r * 0.4), (r * 0.9, r * 0.95), (r * 0.45, r * 1.35), (0.05, r * 1.6)],
                TRIM,
                28,
                x=x,
                y=2.0,
                z=11.8,
                ribs=14,
                rib=0.05,
            )
            mesh.lathe(
                [(0.1, 0), (0.26, 0.3), (0.1, 0.6), (0.02, 1.3)], 'gold-paint', 10, x=x, y=2.0, z=11.8 + r * 1.55
            )
        for x in (-13.6, 13.6):
            mesh.box(2.6, 2.6, 1.8, WALL, x, 1.8, 9.5)
            mesh.lathe([(1.5, 0), (1.2, 0.3), (1.1, 0.9), (0.6, 1.5), (0.04, 2.3)], TRIM, 20, x=x, y=1.8, z=11.3)
    mesh.box(13, 12, 3.4, WALL, 0, 12, 9.6)
    mesh.box(13.8, 12.8, 0.5, TRIM, 0, 12, 12.8)
    with mesh.at(0, 12, 13.2, scale=1.18):
        spire(mesh)


def spire(mesh):
    """The tower over the tomb: an eight-sided drum of niches, tiers that narrow, a gilded dome and pot."""
    z, r = 0.0, 4.6
    for tier in range(5):
        high = (3.2, 2.5, 2.1, 1.8, 1.5)[tier]
        mesh.lathe([(r, 0), (r, high)], WALL, 8, False, z=z, start=22.5)
        mesh.lathe(
            [(r * 1.02, 0), (r * 1.13, 0.18), (r * 1.13, 0.4), (r * 0.98, 0.5)],
            TRIM,
            8,
            False,
            z=z + high - 0.35,
            start=22.5,
        )
        for k in range(8):
            a = math.pi / 4 * k
            with mesh.at(r * 0.925 * math.sin(a), -r * 0.925 * math.cos(a), z, math.degrees(a)):
                mesh.box(r * 0.34, 0.24, high * 0.55, 'window-lit' if k % 2 == 0 else 'recess', 0, 0, high * 0.14)
                mesh.box(r * 0.44, 0.3, 0.14, TRIM, 0, 0, high * 0.72)
            with mesh.at(r * 0.98 * math.sin(a + math.pi / 8), -r * 0.98 * math.cos(a + math.pi / 8), z + high):
                mesh.lathe([(0.36, 0), (0.42, 0.3), (0.3, 0.7), (0.04, 1.2)], TRIM, 12)
        z += high
        r *= 0.8
    mesh.lathe(
        [(r, 0), (r * 1.14, 0.5), (r * 1.1, 1.2), (r * 0.8, 2.1), (r * 0.4, 2.8), (0.2, 3.1)],
        'gold-paint',
        32,
        z=z,
        ribs=16,
        rib=0.06,
    )
    mesh.lathe(
        [(0.5, 0), (0.66, 0.3), (0.3, 0.6), (0.44, 0.9), (0.16, 1.2), (0.26, 1.5), (0.03, 2.4)],
        'gold-paint',
        14,
        z=z + 2.9,
    )
    pennant(mesh, 0.5, 0, z + 2.6, 4.0, 2.2, 'flag-saffron')


def wing(mesh, wide, tall):
    """The houses beside the court: two storeys with shutters over shops."""
    mesh.box(wide, 12, tall, WALL, 0, 8)
    with mesh.at(0, 1.6):
        arcade(mesh, wide, 3.6, 7, WALL, 'window-lit', 1.0, 'round', 0.66)
        for i in range(7):
            x = -wide / 2 + wide * (i + 0.5) / 7
            mesh.box(1.3, 0.2, 2.1, 'window-lit' if i % 3 else 'shutter-green', x, 0.3, 4.8)
            mesh.box(1.7, 0.5, 0.2, TRIM, x, 0.2, 7.0)
    mesh.box(wide + 0.8, 13.4, 0.4, TRIM, 0, 7.6, tall)
    mesh.box(wide + 1, 1.6, 0.3, 'tin-roof', 0, 1.2, 3.8)


def lights(scene):
    """Bulbs along every cornice, lamps that light the front and the spire."""
    mesh = Mesh()
    for z, y, half in ((4.9, 0.6, 15.6), (10.2, 0.2, 15.6), (12.2, 1.0, 5.9)):
        light_string(mesh, (-half, y, z), (half, y, z), 0.02, int(half * 5), 0.1)
    for side in (-1, 1):
        light_string(mesh, (side * 6.6, 6.2, 13.6), (side * 1.0, 11, 27), 0.9, 44, 0.1)
        light_string(mesh, (side * 15.5, 1.0, 10.4), (side * 6.6, 6.2, 13.4), 0.6, 44, 0.1)
        light_string(mesh, (side * 15.5, 1.6, 9.4), (side * 36, 6, 9), 1.2, 56, 0.1)
        for k in range(4):
            garland(mesh, (side * (0.9 + 3.4 * k), 0.9, 5.0), (side * (4.3 + 3.4 * k), 0.9, 5.0), 0.7, 22, 0.16)
    scene.put(mesh)
    for x, y, z, power in (
        (-11, -4, 1.6, 420),
        (0, -5, 1.6, 420),
        (11, -4, 1.6, 420),
        *((-13.4 + 6.7 * k, 2.7, 2.2 + 4.7 * level, 60) for k in range(5) for level in (0, 1)),
        (-7.5, 3.6, 13.4, 260),
        (7.5, 3.6, 13.4, 260),
        (0, 4.4, 13.8, 320),
        (-5, 6.4, 20, 180),
        (-26, 2, 3, 300),
        (27, 2, 3, 300),
        (-9, -26, 4.6, 260),
        (2, -24, 4.6, 260),
    ):
        scene.lamp(x, y, z, power, '#ffc27c', 0.5, day=1.0)


def procession(scene):
    """The palanquin on four shoulders, silver staffs before it, an umbrella of silk, singers, onlookers."""
    life = Mesh()
    px, py = -4.6, -22.4
    with life.at(px, py, 0, 8):
        for y in (-0.55, 0.55):
            life.tube([(-2.9, y, 1.42), (2.9, y, 1.42)], 0.055, 'wood-dark', 7)
        life.box(2.0, 1.3, 0.16, 'gold-paint', z=1.3)
        for x in (-0.92, 0.92):
            for y in (-0.58, 0.58):
                life.lathe([(0.05, 0), (0.07, 0.5), (0.05, 1.05)], 'gold-paint', 8, x=x, y=y, z=1.46)
        life.box(2.3, 1.6, 0.14, 'crimson', z=2.5)
        life.lathe([(1.0, 0), (0.8, 0.3), (0.3, 0.62), (0.05, 0.95)], 'gold-paint', 20, z=2.62, oval=(1, 0.72))
        life.box(1.7, 1.1, 0.3, 'magenta', z=1.46)
        life.box(0.7, 0.08, 0.86, 'gold-paint', 0, -0.3, 1.66)
        life.box(0.56, 0.09, 0.7, 'ivory', 0, -0.32, 1.74)
        life.ball((0.12, 0.05, 0.15), 'skin', 0, -0.36, 2.14, 10)
        life.ball((0.16, 0.05, 0.09), '#f3efe6', 0, -0.365, 2.26, 10)
        life.ball((0.2, 0.05, 0.16), '#f3efe6', 0, -0.36, 1.9, 10)
        garland(life, (-0.95, -0.66, 2.45), (0.95, -0.66, 2.45), 0.4, 26, 0.09)
        for x in (-2.4, 2.4):
            for y in (-0.55, 0.55):
                person(life, 'walk', 'kurta', 'ivory', 'ivory', x, y, 0, -90, 1.0, head='turban', hat='saffron')
    parasol(life, px + 0.3, py + 1.2, 0.0, 1.5, 3.9, 'crimson', 0, 'gold-paint')
    person(life, 'hold', 'kurta', 'turmeric', 'ivory', px + 0.6, py + 1.3, 0, -84, 1.0, head='turban', hat='scarlet')
    for k in range(2):
        drummer(life, px - 5.6 - 1.9 * k, py - 0.4 + 0.9 * k, 0, -86, 1.02, ('ivory', 'saffron')[k], 'scarlet')
    for x, y, deed, dress, cloth, second, turn, more in (
        (px - 4.2, py + 1.0, 'cheer', 'kurta', 'ivory', 'ivory', -90, {}),
        (px + 4.4, py - 0.5, 'walk', 'saree', 'scarlet', 'turmeric', -88, {}),
        (px + 5.2, py + 0.4, 'pray', 'saree', 'emerald', 'crimson', -84, {}),
        (px + 6.2, py - 0.3, 'walk', 'shirt', '#86a3b6', '#4b4640', -92, {}),
        (-12.6, -26.0, 'pray', 'saree', 'magenta', 'turmeric', 120, {'head': 'veil'}),
        (-13.4, -25.2, 'pray', 'shirt', 'ivory', '#3f4650', 116, {}),
        (2.6, -27.4, 'pray', 'salwar', 'teal', 'ivory', 186, {}),
        (4.2, -27.2, 'hold', 'kurta', 'saffron', 'ivory', 200, {'elder': True}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.0, **more)
    little_one(life, 'reach', 'azure', -11.6, -26.6, 0, 120, 1.0)
    little_one(life, 'run', 'turmeric', 9.6, -21.4, 0, -80, 1.0, girl=True)
    crowd(life, 40, lambda r: (r.uniform(-22, 18), r.uniform(-16, -3)), None, 6, facing=10)
    scene.put(life)
