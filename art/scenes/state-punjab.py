"""A village gurdwara over ripe wheat and its canal in Punjab, the saffron Nishan Sahib above."""
import math

from kit.architecture.arches import arcade, window_grid
from kit.architecture.domes import chhatri, dome, finial
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.people import child, man, woman
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A white-domed village gurdwara with its tall saffron flag beyond a canal and ripe wheat in golden evening light, Punjab.',
}


def build(scene):
    scene.camera((8.4, -43, 2.6), (-1.4, 20, 8.0), lens=35, lift=0.02, focus=12, fstop=1.1)
    scene.light(
        sun=-112,
        elevation=17,
        haze={'density': 0.0026, 'height': 10, 'start': 50, 'base': 0.16},
        clouds={'seed': 2.6, 'amount': 0.7},
    )
    scene.put(plain('field-ripe', z=-0.3), layer='far')
    land = Mesh()
    for row in range(10):
        for i in range(8):
            land.box(
                46,
                24,
                0.5,
                ('field-ripe', 'field-ripe', 'field')[(i * 2 + row) % 3],
                -190 + i * 48 + row * 13 % 40,
                62 + row * 26,
                -0.3,
            )
    canal = [(16, -60), (11, -30), (4, 0), (-12, 30), (-46, 56), (-130, 84)]
    land.loft([[(x - 4.4, y, 0.02), (x + 4.4, y, 0.02)] for x, y in canal], 'pool')
    for side in (-1, 1):
        land.loft(
            [
                [
                    (x + side * 4.2, y, -0.3),
                    (x + side * 4.8, y, 0.55),
                    (x + side * 7.4, y, 0.6),
                    (x + side * 8.6, y, 0.1),
                ]
                for x, y in canal
            ],
            'dust',
        )
        land.loft(
            [[(x + side * 9.4, y, -0.2), (x + side * 9.8, y, 0.75), (x + side * 70, y, 0.78)] for x, y in canal],
            'field-ripe',
        )
    scene.put(land)
    shrine = Mesh()
    with shrine.at(8, 46, 0.4, -8):
        gurdwara(shrine)
    scene.put(shrine)
    # By night the gurdwara is washed with light from the canal's bank.
    for x, y, z, power in (
        (0, 33, 2.4, 1700),
        (15, 33, 2.4, 1700),
        (8, 36, 11, 1100),
        (-3, 40, 5, 700),
        (20, 42, 5, 700),
        (-9, 8, 3, 900),
        (-13, 24, 4, 1500),
        (-20, 30, 4, 1500),
        (26, 24, 4, 900),
    ):
        scene.lamp(x, y, z, power)
    at = lambda y: next(
        x0 + (x1 - x0) * (y - y0) / (y1 - y0) for (x0, y0), (x1, y1) in zip(canal, canal[1:]) if y0 <= y <= y1
    )
    wheat = [grass_tuft(30 + i, 60, 0.95, 0.6, 'grass-dry', 0.016) for i in range(3)]
    scene.material('grass-dry', colour='#dcb660', second='#c09a48')
    scene.layer = 'front'
    scene.scatter(
        wheat,
        2600,
        ((-22, 34), (-41, 14)),
        lambda x, y: x * 0 + 0.6,
        seed=4,
        sink=0.05,
        keep=lambda x, y, z: abs(x - at(y)) > 9.2 and (y < 22 or x < -16),
    )
    scene.layer = 'land'
    scene.scatter(
        [poplar(i, 14) for i in range(3)],
        46,
        lambda r: (lambda y: (at(y) - 8.4 + r.uniform(-0.5, 0.5), y))(r.uniform(24, 82)),
        seed=5,
        sink=0.2,
    )
    scene.scatter(
        [broadleaf(60 + i, 8, spread=1.3, cards=300) for i in range(3)],
        30,
        ((-60, 90), (50, 110)),
        seed=6,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 8) > 20,
    )
    tree_line(scene, 170, 50, 620, 160, 9)
    scene.layer = 'life'
    life = Mesh()
    man(life, 'ivory', 'ivory', at(-6) - 6, -6, 0.6, 1.05, 160, 'azure')
    man(life, 'azure', 'ivory', at(-2) - 6.4, -2, 0.6, 1.05, 170, 'turmeric', stick=True)
    scene.lamp(at(-34) - 5.2, -34.4, 2.9, 120)
    scene.lamp(at(-31) - 7.4, -31.0, 3.0, 60)
    if scene.is_night:
        homewards(life, at)
    else:
        farmer(life, at(-31.5) - 6.2, -31.5, 152)
        woman(life, 'magenta', at(-29.4) - 5.4, -29.4, 0.6, 1.1, 160, dress='salwar', veil=False, pose='load')
        sheaf(life, at(-29.4) - 5.4, -29.4, 2.62, 0.9)
        child(life, 'azure', at(-32.4) - 5.2, -32.0, 0.6, 1.1, 132, pose='walk')
    for x, y, cloth in ((-1, 26, 'magenta'), (1.4, 27, 'turmeric'), (8, 28, 'emerald'), (10, 29, 'scarlet')):
        woman(life, cloth, x, y, 0.5, 1.05, 10)
    if not scene.is_night:
        flock_in(life, 10, (-22, 0), (20, 50), (18, 27), 0.7)
    scene.put(life)


def homewards(mesh, at):
    """A family on its way to evening prayer: the grandfather with a lantern, a mother with her child, a girl ahead."""
    with mesh.at(at(-31.5) - 6.2, -31.5, 0.6, 160, 1.12):
        person(mesh, 'carry', 'kurta', '#efe4d2', 'ivory', head='turban', hat='#3f6f9f', elder=True)
        mesh.tube([(0.3, -0.3, 0.86), (0.3, -0.3, 0.98)], 0.01, 'iron', 5)
        mesh.lathe([(0.07, 0.58), (0.1, 0.64), (0.09, 0.82), (0.03, 0.88)], 'lamp', 14, x=0.3, y=-0.3)
    with_child(mesh, 'salwar', '#b5486f', '#efe4d2', at(-29.6) - 5.4, -29.6, 0.6, 166, 1.1, child='turmeric')
    little_one(mesh, 'walk', 'teal', at(-28.2) - 6.3, -28.2, 0.6, 150, 1.1, girl=True)


def farmer(mesh, x, y, turn):
    """A farmer with a sheaf of wheat on his arm and a sickle."""
    with mesh.at(x, y, 0.6, turn, 1.12):
        man(mesh, 'ivory', 'ivory', pose='none', turban='saffron', dress='kurta')
        draw_arm(mesh, (0.2, 0, 1.37), (0.36, -0.1, 1.12), (0.12, -0.34, 1.1), 'ivory', SKINS[1], 0.058, 1.0)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.33, 0.02, 1.1), (-0.3, -0.2, 0.86), 'ivory', SKINS[1], 0.058, 1.0)
        mesh.tube([(-0.3, -0.22, 0.84), (-0.3, -0.38, 0.84)], 0.018, 'wood', 6)
        mesh.tube(
            [(-0.3, -0.38, 0.84), (-0.42, -0.55, 0.84), (-0.36, -0.72, 0.84), (-0.2, -0.76, 0.84)],
            [0.014, 0.016, 0.012, 0.003],
            'iron',
            5,
        )
    with mesh.at(x, y, 0.6, turn, 1.12, tilt=12):
        sheaf(mesh, 0.2, -0.42, 1.0, 0.7)


def sheaf(mesh, x, y, z, size):
    """A bound sheaf of ripe wheat."""
    for k in range(46):
        a, far = k * 2.4, 0.16 * math.sqrt(k / 46)
        c, s = math.cos(a), math.sin(a)
        mesh.tube(
            [
                (x + size * 2.0 * far * c, y + size * 2.0 * far * s, z - 0.4 * size),
                (x + size * 0.6 * far * c, y + size * 0.6 * far * s, z),
                (x + size * 2.4 * far * c, y + size * 2.4 * far * s, z + 0.55 * size),
            ],
            [0.012, 0.014, 0.024],
            'field-ripe',
            4,
        )
    mesh.lathe([(0.09 * size, -0.03), (0.09 * size, 0.03)], 'crimson', 10, x=x, y=y, z=z)


def gurdwara(mesh):
    """A white village gurdwara: a porched hall of two storeys, one great ribbed dome, four kiosks and the flag on
    its mast."""
    mesh.box(34, 26, 1.2, 'marble-shade', 0, 0, -0.6)
    mesh.box(22, 16, 6, 'whitewash', 0, 1)
    mesh.box(15, 12, 4.6, 'whitewash', 0, 1, 6)
    with mesh.at(0, -8.4):
        arcade(mesh, 22, 6, 5, 'whitewash', 'recess', 1.3, 'cusped', 0.64, 0.6, 0.74)
        mesh.box(23, 1.4, 0.4, 'marble', 0, -0.3, 5.8)
    with mesh.at(0, -5.4, 6):
        arcade(mesh, 15, 4.6, 5, 'whitewash', 'window', 0.35, 'cusped', 0.5, 0.5, 0.78)
        mesh.box(16, 1.2, 0.35, 'marble', 0, -0.2, 4.4)
    for x in (-10.2, 10.2):
        for y in (-6.4, 8):
            chhatri(mesh, 1.3, 2, 'whitewash', x=x, y=y, z=6)
    for x in (-6.6, 6.6):
        chhatri(mesh, 1.0, 1.6, 'whitewash', x=x, y=-4.2, z=10.6)
    mesh.lathe([(4.2, 0), (4.2, 1.6), (4.5, 1.8)], 'whitewash', 32, y=1, z=10.6)
    dome(mesh, 4.5, 'whitewash', 0, 1, 12.3, ribs=24, rib=0.05, petals=True, tip='gold-paint')
    mesh.lathe([(1.6, 0), (1.5, 0.6), (1.1, 0.7)], 'marble', 16, x=-15, y=-8)
    mesh.tube([(-15, -8, 0.6), (-15, -8, 22)], [0.24, 0.16], 'saffron', 10)
    finial(mesh, 0.5, 'gold-paint', -15, -8, 22)
    mesh.add([(-15, -8, 21.6), (-11.2, -8.4, 20.4), (-15, -8, 19.2)], [(0, 1, 2)], 'flag-saffron')
