"""Pushkar's camel fair in the dust of late afternoon: camels, herders, tents, the hill shrine behind."""
from kit.architecture.nagara import plain_temple
from kit.life.animals import camel, camel_tack
from kit.life.people import crowd, man, woman
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, hill, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'Camels and turbaned herders among white tents on the dusty fairground of Pushkar in golden light, a hill temple behind.',
}


def build(scene):
    scene.camera((-3, -23, 2.9), (1.6, 10, 4.6), lens=36)
    scene.light(
        sun=-104,
        elevation=14,
        haze={'density': 0.0042, 'height': 12, 'start': 26, 'base': 0.2},
        clouds={'seed': 5.0, 'amount': 0.5},
    )
    cone = hill(34, 240, 74, 150)
    ground = lambda xs, ys: 0.5 * fractal(xs * 0.04, ys * 0.04, 3) + cone(xs, ys)
    scene.put(ground_sheet(ground, (-260, 280), (-50, 420), 'dust', 260, 300, near=(30, 0.5)))
    scene.put(plain('dust', z=-1.2), layer='far')
    blue_hills(scene, 'dry-hills', near=420, count=3, height=60, width=1700, seed=4)
    shrine = Mesh()
    plain_temple(shrine, 9, 20, 'whitewash', 34, 236, 70, hall=False)
    scene.put(shrine, layer='far')
    tents = Mesh()
    for i, (x, y, turn) in enumerate(
        (
            (-20, 22, 14),
            (-31, 34, 20),
            (16, 30, -12),
            (28, 24, -20),
            (-8, 46, 4),
            (38, 46, -14),
            (6, 62, 0),
            (-26, 62, 10),
            (-46, 52, 16),
            (24, 66, -6),
        )
    ):
        with tents.at(x, y, 0.1, turn, 1.25):
            ridge_tent(tents, ('ivory', 'whitewash', '#e8d2ae')[i % 3], ('scarlet', 'turmeric', 'azure')[i % 3])
    scene.put(tents)
    scene.scatter(
        [broadleaf(70 + i, 6, 'leaf-dry', spread=1.4, clouds=7, cards=200, card=0.3) for i in range(2)],
        60,
        ((-160, 170), (74, 190)),
        ground,
        seed=3,
    )
    scene.layer = 'life'
    beasts = [camel(p) for p in (0.2, 1.4, 2.6)]
    tacks = [camel_tack(c, None) for c in ('crimson', 'indigo', 'saffron')] + [
        camel_tack('crimson', 'ivory', 'saffron')
    ]
    for i, (x, y, turn) in enumerate(
        (
            (-9, -4, 20),
            (-3.5, 2, 195),
            (6.5, -6, 165),
            (11, 3, 30),
            (2.5, 9, 10),
            (-14, 9, 200),
            (16, 12, 185),
            (-1, 17, 30),
            (8, 20, 160),
            (-20, 4, 10),
            (22, 4, 200),
            (-8, 27, 180),
            (15, 38, 20),
            (-17, 40, 170),
        )
    ):
        scene.put(beasts[i % 3], x, y, 0.05, turn, 1.1)
        scene.put(tacks[(i * 3) % 4], x, y, 0.05, turn, 1.1)
    folk = Mesh()
    for x, y, turban, turn in (
        (-6.2, -6, 'crimson', 30),
        (-11.8, -2, 'saffron', 110),
        (4.2, -8.4, 'turmeric', 60),
        (8.9, -4.6, 'crimson', 250),
        (0, -1, 'saffron', 200),
        (13.4, 1, 'crimson', 130),
    ):
        man(folk, 'ivory', 'ivory', x, y, 0.05, 1.08, turn, turban, stick=True)
    for x, y, cloth in ((-3.6, -10, 'magenta'), (-2.5, -9.4, 'saffron')):
        woman(folk, cloth, x, y, 0.05, 1.06, 190, pot=True)
    crowd(folk, 46, ((-34, 36), (6, 56)), seed=5, turbans=0.8)
    scene.put(folk)


def ridge_tent(mesh, cloth, band):
    """A ridge tent 6 m long with a coloured band, its gable to -y."""
    for side in (-1, 1):
        mesh.quad((side * 2.6, -3, 0.7), (side * 2.6, 3, 0.7), (0, 3, 3.4), (0, -3, 3.4), cloth)
        mesh.quad((side * 2.6, -3, 0), (side * 2.6, 3, 0), (side * 2.6, 3, 0.75), (side * 2.6, -3, 0.75), band)
    mesh.add(
        [(-2.6, 2.9, 0), (2.6, 2.9, 0), (2.6, 2.9, 0.7), (0, 2.9, 3.4), (-2.6, 2.9, 0.7)], [(0, 1, 2, 3, 4)], cloth
    )
    mesh.add([(-2.6, -3, 0), (-0.9, -3, 0), (0, -3, 3.4), (-2.6, -3, 0.7)], [(0, 1, 2, 3)], cloth)
    mesh.add([(2.6, -3, 0), (0.9, -3, 0), (0, -3, 3.4), (2.6, -3, 0.7)], [(0, 1, 2, 3)], cloth)
    mesh.add([(-0.9, -2.6, 0), (0.9, -2.6, 0), (0, -2.6, 3.3)], [(0, 1, 2)], 'shadow')
    mesh.tube([(0, -3, 0), (0, -3, 4.2)], 0.05, 'bamboo', 5)
    mesh.add([(0, -3, 4.2), (0.9, -3, 3.95), (0, -3, 3.7)], [(0, 1, 2)], band)
