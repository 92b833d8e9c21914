"""A village gurdwara over ripe wheat and its canal in Punjab, the saffron Nishan Sahib above."""
from kit.architecture.arches import arcade, window_grid
from kit.architecture.domes import chhatri, dome, finial
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'A white-domed village gurdwara with its tall saffron flag beyond a canal and ripe wheat in golden evening light, Punjab.',
}


def build(scene):
    scene.camera((8, -44, 4.4), (-2, 20, 8.8), lens=37, lift=0.02, focus=64, fstop=5.6)
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
    at = lambda y: next(
        x0 + (x1 - x0) * (y - y0) / (y1 - y0) for (x0, y0), (x1, y1) in zip(canal, canal[1:]) if y0 <= y <= y1
    )
    wheat = [grass_tuft(30 + i, 44, 0.95, 0.55, 'grass-dry', 0.02) for i in range(3)]
    scene.material('grass-dry', colour='#dcb660', second='#c09a48')
    scene.layer = 'front'
    scene.scatter(
        wheat,
        1900,
        ((-34, 40), (-42, 34)),
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
    for x, y, cloth in ((-1, 26, 'magenta'), (1.4, 27, 'turmeric'), (8, 28, 'emerald'), (10, 29, 'scarlet')):
        woman(life, cloth, x, y, 0.5, 1.05, 10)
    flock_in(life, 10, (-22, 0), (20, 50), (18, 27), 0.7)
    scene.put(life)


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
