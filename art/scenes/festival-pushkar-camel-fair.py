"""Pushkar's camel fair in the dust of late afternoon: camels, herders, tents, the hill shrine behind."""
import math

from kit.architecture.nagara import plain_temple
from kit.life.animals import camel, camel_tack, lead_rope
from kit.life.lamps import flame
from kit.life.people import crowd, man
from kit.life.work import glass, person
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
    scene.camera((-2.2, -11.5, 1.5), (1.7, 10, 4.1), lens=37, focus=9.2, fstop=0.55)
    scene.light(
        sun=-116,
        elevation=18,
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
            (-2.6, -1.8, -78),
            (1.6, -0.2, -118),
            (6.2, -0.6, -150),
            (10, 4, 200),
            (2.5, 9, 10),
            (-9, 5, -20),
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
    for x, y, turban, turn, pose in (
        (-3.5, -2.7, 'crimson', 108, 'hip'),
        (-0.7, -3.4, 'saffron', 124, 'rest'),
        (3.4, -3.0, 'turmeric', -70, 'behind'),
    ):
        man(folk, 'ivory', 'ivory', x, y, 0.12, 1.14, turn, turban, stick=True, pose=pose, dress='dhoti')
        with folk.at(x, y, 0.12, turn, 1.14):
            folk.tube([(-0.17, -0.1, 1.4), (0, -0.17, 1.32), (0.17, -0.09, 1.41)], [0.03, 0.045, 0.03], 'crimson', 7)
    camp(folk)
    for k in range(3):
        x, y = ((-2.6, -1.8), (1.6, -0.2), (6.2, -0.6))[k]
        hand = ((-3.2, -2.8, 1.1), (-0.4, -3.5, 0.9), (3.6, -3.2, 1.0))[k]
        muzzle = ((-2.15, -3.95, 2.7), (0.62, -2.1, 2.7), (4.3, -1.7, 2.7))[k]
        deck(folk, x, y, (-78, -118, -150)[k], ('magenta', 'turmeric', 'scarlet')[k])
        lead_rope(folk, hand, muzzle, 0.3)
    crowd(folk, 46, ((-34, 36), (8, 56)), seed=5, turbans=0.8)
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


def deck(mesh, x, y, turn, cloth):
    """What dresses a camel's head and neck for the fair: eyes, halter, tassels, strings of beads and mirrors."""
    with mesh.at(x, y, 0.05, turn, 1.1):
        for side in (-1, 1):
            mesh.ball((0.038, 0.02, 0.032), '#1d1412', 1.9, 0.112 * side, 2.62, 10)
            mesh.tube(
                [(1.84, 0.11 * side, 2.645), (1.9, 0.128 * side, 2.665), (1.97, 0.11 * side, 2.64)], 0.016, '#a9794a', 6
            )
            mesh.ball((0.022, 0.012, 0.012), '#3a2618', 2.2, 0.05 * side, 2.53, 7)
            mesh.tube(
                [(2.12, 0.085 * side, 2.46), (1.95, 0.125 * side, 2.52), (1.74, 0.13 * side, 2.6)], 0.014, cloth, 6
            )
            mesh.tube([(1.9, 0.12 * side, 2.47), (1.88, 0.14 * side, 2.3)], [0.02, 0.05], 'turmeric', 7)
            mesh.ball(0.045, cloth, 1.75, 0.14 * side, 2.6, 8)
        mesh.tube([(2.22, -0.045, 2.455), (2.235, 0, 2.45), (2.22, 0.045, 2.455)], 0.009, '#5d3b28', 5)
        mesh.lathe([(0.115, -0.015), (0.118, 0.015)], cloth, 14, x=2.08, z=2.5, oval=(0.6, 1))
        for ring, (px, pz, wide) in enumerate(((1.64, 2.3, 0.15), (1.56, 2.0, 0.175), (1.44, 1.76, 0.21))):
            for k in range(16):
                a = 2 * math.pi * k / 16
                mesh.ball(
                    0.035 + 0.012 * (k % 2),
                    (cloth, 'ivory', 'teal', 'gold')[(k + ring) % 4],
                    px + 0.35 * wide * math.cos(a),
                    wide * math.sin(a),
                    pz + 0.55 * wide * math.cos(a),
                    7,
                )
        mesh.tube([(1.48, 0, 1.56), (1.52, 0, 1.3)], [0.03, 0.08], cloth, 8)


def camp(mesh):
    """Herders at a small fire with tea: one pours, one drinks, an elder listens; a woman carries fodder past."""
    with mesh.at(1.9, -4.0, 0.12):
        for k in range(5):
            a = k * 1.257
            mesh.tube([(0.3 * math.cos(a), 0.3 * math.sin(a), 0.03), (0, 0, 0.16)], 0.035, 'bark', 6)
            mesh.ball((0.1, 0.1, 0.08), 'granite', 0.34 * math.cos(a + 0.6), 0.34 * math.sin(a + 0.6), 0.04, 8)
        for k in range(4):
            flame(mesh, 0.07 * math.cos(k * 2.4), 0.07 * math.sin(k * 2.4), 0.06, 0.34 - 0.05 * k, 0.4, 0.2)
        mesh.lathe([(0.1, 0.24), (0.14, 0.28), (0.14, 0.42), (0.06, 0.48)], 'iron', 14)
    for deed, x, y, turn, cloth, hat, old in (
        ('squat', 1.0, -3.5, 54, '#efe4d2', 'turmeric', False),
        ('serve', 2.9, -3.6, -62, '#a7b79c', 'crimson', True),
        ('cook', 2.0, -2.9, -4, 'ivory', '#b97f93', False),
    ):
        with mesh.at(x, y, 0.12, turn, 1.12):
            person(mesh, deed, 'dhoti', cloth, 'ivory', head='turban', hat=hat, elder=old)
            if deed == 'squat':
                glass(mesh, (0.14, -0.34, 0.52))
    person(mesh, 'walk', 'skirt', 'crimson', 'magenta', 5.0, -0.6, 0.12, -98, 1.1, head='veil')
