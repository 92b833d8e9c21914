"""Paddy at first light in the Tamil country: a white gopuram, palmyras, a bullock cart on the bund, blue hills."""
from kit.architecture.dravidian import gopuram
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.people import man
from kit.life.vehicles import bullock_cart
from kit.life.water_birds import egret
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import coconut_palm, fan_palm
from kit.nature.terrain import plain
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women set out rice before a painted temple gateway tower in Tamil Nadu at dawn, palmyra palms and a bullock cart on the bund.',
}


def build(scene):
    scene.camera((-5.4, -31.5, 2.4), (1.2, 20, 8.2), lens=36, lift=0.02, focus=12.5, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=17,
        energy=4.8,
        haze={'density': 0.0028, 'height': 9, 'base': 0.18, 'start': 40, 'most': 0.85},
        clouds={'seed': 8.8, 'amount': 0.5},
    )
    scene.put(plain('field', z=-0.4), layer='far')
    fields = Mesh()
    chance = scene.random
    for row in range(9):
        y, x = -44 + row * 11, -110.0 + row * 5
        while x < 110:
            width = chance.uniform(18, 34)
            wet = row < 4 and chance.random() < 0.55 or chance.random() < 0.2
            fields.box(width - 1, 10, 0.3, 'pool' if wet else 'rice', x + width / 2, y, -0.3)
            fields.box(width, 0.7, 0.42, 'meadow', x + width / 2, y + 5.5, -0.28)
            fields.box(0.7, 11, 0.42, 'meadow', x + width, y, -0.28)
            x += width
    fields.box(220, 3.4, 0.7, 'earth', 0, 2, -0.4)
    scene.put(fields)
    temple = Mesh()
    gopuram(temple, 19, 13, 34, 7, x=8, y=62, turn=0)
    gopuram(temple, 12, 9, 19, 5, x=-14, y=84)
    temple.box(90, 2, 5, 'granite-pale', 10, 64, -0.4)
    for i in range(58):
        temple.box(1.5, 2.2, 5, ('terracotta', 'whitewash')[i % 2], -34 + i * 1.5 + (0 if i < 21 else 2), 63.9, -0.39)
    temple.box(22, 10, 4, 'granite-pale', 30, 74, 0)
    scene.put(temple)
    # By night the gate towers and the striped wall are washed with light.
    for x, y, z, power in (
        (1, 49, 3, 2600),
        (15, 49, 3, 2600),
        (8, 47, 15, 2400),
        (-14, 75, 4, 1200),
        (-24, 57, 2, 520),
        (-10, 57, 2, 420),
        (28, 57, 2, 520),
        (44, 57, 2, 520),
        (-3.6, -1.2, 2.2, 160),
        (3.2, -15.4, 2.3, 120),
        (0.4, -13.0, 2.3, 70),
        (-5.8, -10.6, 2.2, 60),
        (12, -6.4, 2.3, 70),
    ):
        scene.lamp(x, y, z, power)
    blue_hills(scene, near=420, count=3, height=66, base=0, width=1900, seed=7)
    tree_line(scene, 92, 40, 320, 70, 7, palms=30)
    tall = [fan_palm(i, 12 + i, 26) for i in range(3)]
    for i, (x, y) in enumerate(
        ((-26, 12), (-22, 16), (-30, 22), (30, 14), (36, 20), (-42, 30), (46, 36), (28, 30), (-36, 44))
    ):
        scene.put(tall[i % 3], x, y, -0.2, i * 50, 0.95 + 0.05 * (i % 3))
    scene.scatter(
        [coconut_palm(3, 12, (2, 0))], 22, lambda r: (r.choice((-1, 1)) * r.uniform(24, 80), r.uniform(46, 72)), seed=5
    )
    scene.layer = 'front'
    shoots = [grass_tuft(7 + i, 28, 0.5, 0.45, 'rice', 0.025) for i in range(2)]
    scene.scatter(
        shoots,
        1000,
        ((-26, 24), (-29, -4)),
        seed=6,
        sink=0.06,
        keep=lambda x, y, z: (int((x + 110) / 12) * 5 + int((y + 50) / 11) * 3) % 4 > 1,
    )
    scene.layer = 'life'
    life = Mesh()
    bullock_cart(life, -2.6, 2, 0.3, 0)
    man(life, 'ivory', 'ivory', -2.2, 2, 1.0, 1.05, 90, 'turmeric', walking=False)
    if not scene.is_night:
        planters(life)
    for x, y, turn in ((7.4, -14.6, 10), (-1.4, -14.2, 170), (8.6, -12.8, 30), (1, -7, 0)):
        egret(life, x, y, 0, turn, 1.1)
    if not scene.is_night:
        flock_in(life, 10, (-26, -6), (20, 50), (17, 25), 0.7, 'white-bird')
    scene.put(life)
    for y in (1.3, 2.7):
        scene.put(cow(), 0.9, y, 0.3, 0, 1.05)


def planters(mesh):
    """Women bent over the water set seedlings in a ragged line; one brings bundles, one stands up to rest her back."""
    for x, y, deed, cloth, turn in (
        (-1.6, -12.2, 'plant', 'scarlet', 32),
        (0.1, -11.6, 'plant', '#cfae62', 24),
        (1.9, -12.3, 'plant', 'emerald', 38),
        (4.3, -10.8, 'plant', '#b97f93', 20),
        (1.6, -9.0, 'tray', 'magenta', 44),
        (-4.8, -9.6, 'walk', 'saffron', 112),
        (11.4, -4.6, 'plant', 'azure', -60),
        (13.0, -3.8, 'plant', 'scarlet', -48),
    ):
        with mesh.at(x, y, -0.24, turn, 1.1):
            person(mesh, deed, 'saree', cloth, head='scarf' if deed == 'plant' else None, hat='#efe4d2')
            if deed == 'walk':
                continue
            hand = (0.16, -0.66, 0.3) if deed == 'plant' else (0, -0.44, 1.1)
            for k in range(16):
                out = 0.016 * (k - 8)
                mesh.tube(
                    [(hand[0] + out * 0.4, hand[1], hand[2]), (hand[0] + out * 2, hand[1] - 0.06, hand[2] + 0.4)],
                    [0.012, 0.004],
                    'rice',
                    4,
                )
