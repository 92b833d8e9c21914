"""The Jama Masjid above the lanes of Old Delhi in golden light, a fruit seller and a family close, kites."""
import math

from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri, dome, minaret
from kit.architecture.mughal import iwan
from kit.architecture.village import stall, street
from kit.life.birds import flock_in, kite
from kit.life.people import crowd, man
from kit.life.vehicles import auto_rickshaw, wheel
from kit.life.work import glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The striped domes and minarets of the Jama Masjid above a lane of Old Delhi, a fruit seller at his cart, shoppers, a porter, stalls and kites.',
}


def build(scene):
    scene.camera((-0.6, -44, 2.4), (0.4, 30, 10.2), lens=30, lift=0.02, focus=16, fstop=1.0)
    scene.light(
        sun=-152,
        elevation=27,
        energy=5.4,
        haze={'density': 0.0028, 'height': 16, 'start': 30, 'base': 0.2},
        clouds={'seed': 8.1, 'amount': 0.7},
    )
    scene.put(plain('road', z=-0.02), layer='far')
    mosque = Mesh()
    with mosque.at(0, 78, 7):
        jama_masjid(mosque)
    for i in range(18):
        mosque.box(46 - i * 0.4, 26 - i * 1.2, 0.42, 'red-stone-pale', 0, 52 + i * 0.6, i * 0.39)
    scene.put(mosque)
    for x in (-26, -9, 9, 26):
        scene.lamp(x, 60, 9.6, 6500)
    scene.lamp(0.4, -33.5, 3.4, 90)
    for y in (-14, 2):
        scene.lamp(0, y, 5.4, 240)
    lane = Mesh()
    street(lane, 56, 19, y=-32, heights=(6.5, 9.5), seed=4, lit=0.2)
    for i, (x, y) in enumerate(((-7, -26), (7, -20), (-7, -12), (7, -6), (-7, 2), (7, 8))):
        stall(lane, x, y, 0, 90 if x < 0 else -90, ('scarlet', 'saffron', 'azure')[i % 3])
    scene.put(lane)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 46, lambda r: (r.uniform(-5.6, 5.6), r.uniform(-20, 34)), seed=7, turbans=0)
    auto_rickshaw(folk, -2.4, -14, 0, -80)
    fruit_cart(folk, -3.5, -30.2)
    shoppers(folk, scene.is_night)
    if not scene.is_night:
        flock_in(folk, 18, (-24, 22), (30, 60), (33, 46), 0.8)
    for x, y, z, size in ((-8, 5, 27, 1.4), (9, 0, 24, 1.3), (3, 30, 42, 1.8)):
        kite(folk, x, y, z, size, ('flag-red', 'flag-yellow') if x < 0 else ('flag-green', 'flag-white'), turn=20)
    scene.put(folk)


def fruit_cart(mesh, x, y):
    """A hand cart on four bicycle wheels, heaped with oranges, apples and bananas, its seller behind it."""
    with mesh.at(x, y, 0, 8):
        for side in (-1, 1):
            for px in (-0.75, 0.75):
                wheel(mesh, 0.34, 0.05, 'shadow', 14, px, 0.42 * side, 0.34)
        mesh.box(2.2, 1.2, 0.1, 'wood', z=0.72)
        for side in (-1, 1):
            mesh.box(2.2, 0.05, 0.16, '#5c8fd6', 0, 0.6 * side, 0.76)
            mesh.box(0.05, 1.2, 0.16, '#5c8fd6', 1.1 * side, 0, 0.76)
        for px, paint in ((-0.72, '#e8862c'), (0.0, '#b8322c'), (0.72, '#d9b63a')):
            for k in range(60):
                a, share = k * 2.4, k / 60
                far = 0.34 * math.sqrt(share)
                mesh.ball(
                    0.066, paint, px + far * math.cos(a), 1.3 * far * math.sin(a), 0.86 + 0.3 * (1 - share) ** 0.8, 8
                )
        man(mesh, 'teal', 'wood-dark', 0.1, 0.95, 0, 1.12, 4, pose='hip', dress='shirt')


def jama_masjid(mesh):
    """The prayer hall: a tall central arch, five arches a side, three striped domes, two striped minarets."""
    mesh.box(70, 22, 0.8, 'red-stone-pale', 0, 0, -0.8)
    mesh.box(62, 15, 14, 'red-stone', 0, 4)
    for side in (-1, 1):
        with mesh.at(side * 19.5, -4, 0):
            arcade(mesh, 23, 14, 5, 'red-stone', 'shadow', 3, 'cusped', 0.66, 0.6, 0.72)
            mesh.box(23.4, 1, 1, 'marble', 0, 0, 12.4)
        minaret(mesh, 1.9, 33, 'red-stone', x=side * 32.5, y=-3, line='marble', taper=0.25)
        for turn in range(8):
            with mesh.at(side * 32.5, -3, 2, turn * 45 + 22):
                mesh.box(0.34, 0.2, 28, 'marble', 0, -1.78, 0, 1)
    with mesh.at(0, -7):
        iwan(mesh, 15, 22, 'red-stone', 'marble', 6, 0.64, 0.84)
        for side in (-1, 1):
            mesh.lathe([(0.9, 0), (0.8, 23), (1.1, 23.4), (0.2, 26)], 'red-stone', 10, x=side * 7.5)
            chhatri(mesh, 0.9, 1.8, 'marble', x=side * 7.5, z=23.4)
    for x, radius, z in ((-18, 6, 14), (0, 7.4, 17), (18, 6, 14)):
        mesh.lathe([(radius * 0.92, 0), (radius * 0.9, 3)], 'red-stone-pale', 32, x=x, y=5, z=z)
        dome(mesh, radius, 'marble', x=x, y=5, z=z + 3, sides=48)
        for k in range(20):
            with mesh.at(x, 5, z + 3, k * 18):
                mesh.tube(
                    [
                        (radius * r * 1.006, 0, h * radius)
                        for r, h in (
                            (0.9, 0),
                            (0.99, 0.28),
                            (0.99, 0.56),
                            (0.89, 0.9),
                            (0.64, 1.24),
                            (0.33, 1.49),
                            (0.12, 1.66),
                        )
                    ],
                    0.09,
                    'shadow',
                    4,
                )


def shoppers(mesh, is_night):
    """A mother buys oranges with her child on her hip, two men take tea, a porter pushes through, boys run."""
    with_child(mesh, 'salwar', 'magenta', 'ivory', -1.5, -30.6, 0, -78, 1.1, child='turmeric')
    with mesh.at(3.0, -30.2, 0, 44, 1.1):
        mesh.box(0.5, 0.4, 0.42, 'wood', 0, 0.02)
        person(mesh, 'sip', 'kurta', '#efe4d2', 'ivory', head='cap', hat='whitewash', elder=True)
        glass(mesh, (0.07, -0.24, 0.99))
    with mesh.at(4.5, -29.8, 0, -52, 1.1):
        mesh.box(0.5, 0.4, 0.42, 'wood', 0, 0.02)
        person(mesh, 'talk', 'shirt', '#7d93a8', '#4d5560')
    with mesh.at(0.9, -24.4, 0, 12, 1.1):
        person(mesh, 'push', 'lungi', '#a7b79c', 'indigo', head='turban', hat='crimson')
        mesh.box(1.1, 1.5, 0.1, 'wood', 0, -1.3, 0.62)
        for k in range(5):
            mesh.lathe(
                [(0.2, 0), (0.26, 0.2), (0.24, 0.4), (0.1, 0.46)],
                'weave',
                14,
                x=-0.3 + 0.3 * (k % 3),
                y=-1.6 + 0.5 * (k // 3),
                z=0.72,
            )
        for side in (-1, 1):
            wheel(mesh, 0.34, 0.05, 'shadow', 14, 0.5 * side, -1.3, 0.34)
    person(mesh, 'hold', 'saree', '#b97f93', None, 1.9, -27.6, 0, 168, 1.08)
    if not is_night:
        little_one(mesh, 'run', 'emerald', 0.6, -31.8, 0, 66, 1.15)
