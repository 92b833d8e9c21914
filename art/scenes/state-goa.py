"""A white Goan church across green rice fields and palms, egrets over the bunds."""
import math

from kit.architecture.colonial import goan_church
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.water_birds import egret
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women set out rice in the flooded fields of a Goan village before a whitewashed twin-towered church among palms, egrets along the bunds.',
}


def build(scene):
    scene.camera((6.5, -33, 2.6), (-1.6, 20, 8.9), lens=36, lift=0.03, focus=15, fstop=0.8)
    scene.light(
        sun=-115,
        elevation=21,
        haze={'density': 0.002, 'height': 12, 'base': 0.2, 'start': 50},
        clouds={'scale': 1.1, 'low': 0.44, 'high': 0.68, 'amount': 0.95, 'seed': 6.9},
    )
    scene.put(plain('field', z=-0.3), layer='far')
    fields = Mesh()
    chance = scene.random
    for row in range(7):
        y, x = -50 + row * 12.5, -90.0 + row * 3
        while x < 90:
            width = chance.uniform(15, 26)
            wet = chance.random() < 0.34
            fields.box(width - 1.1, 11.4, 0.3, 'pool' if wet else 'rice', x + width / 2, y, -0.28)
            fields.box(width, 0.8, 0.4, 'meadow', x + width / 2, y + 6.1, -0.25)
            fields.box(0.8, 12.4, 0.4, 'meadow', x + width, y, -0.25)
            x += width
    scene.put(fields)
    church = Mesh()
    with church.at(-4, 36, 0.3, -10, 1.08):
        goan_church(church, steps=False)
    for x, y, wall, turn in (
        (24, 42, 'yellow-wall', -14),
        (40, 48, 'pink-wall', -20),
        (-34, 42, 'blue-wall', 14),
        (-48, 48, 'cream-wall', 18),
    ):
        tiled_house(church, 13, 8, x, y, 0.2, wall, turn=turn)
    church.box(2.2, 2.2, 1, 'whitewash', 9, 28, 0)
    church.box(0.5, 0.5, 3.4, 'whitewash', 9, 28, 1)
    church.box(1.8, 0.5, 0.5, 'whitewash', 9, 28, 3)
    scene.put(church)
    # By night the white front is washed with light, the houses have lamps at their doors.
    for x, y, z, power in (
        (-13, 25, 2.6, 1500),
        (-3, 23, 2.6, 1500),
        (6, 25, 2.6, 1200),
        (-4, 26, 12, 1200),
        (24, 36, 2.6, 300),
        (40, 41, 2.6, 300),
        (-34, 36, 2.6, 300),
        (-48, 41, 2.6, 300),
    ):
        scene.lamp(x, y, z, power)
    palms = [coconut_palm(i, 13 + i, ((-1) ** i * (1.5 + i * 0.4), -0.6)) for i in range(4)]
    scene.scatter(
        palms,
        54,
        lambda r: (r.choice((-1, 1)) * r.uniform(17, 80) - 2, r.uniform(34, 70)),
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: abs(x + 4) > 15 or y > 58,
    )
    scene.scatter(
        [broadleaf(60 + i, 8, spread=1.3, cards=300, card=0.36) for i in range(3)],
        50,
        ((-90, 90), (54, 86)),
        seed=5,
        sink=0.3,
    )
    scene.scatter(
        [banana(1), banana(2)], 22, lambda r: (r.choice((-1, 1)) * r.uniform(14, 46) - 2, r.uniform(31, 38)), seed=6
    )
    blue_hills(scene, 'green-hills', near=320, count=2, height=44, base=0, width=1300, seed=3)
    scene.layer = 'front'
    shoots = [grass_tuft(7 + i, 30, 0.6, 0.5, 'rice', 0.025) for i in range(2)]
    scene.scatter(
        shoots,
        1300,
        ((-26, 40), (-48, 4)),
        seed=7,
        sink=0.02,
        keep=lambda x, y, z: (int((x + 90) / 9) * 7 + int((y + 56) / 12.5) * 3) % 5 > 1,
    )
    scene.put(coconut_palm(9, 15, (-5, 0.6)), 22.5, -26, -0.2, 0)
    scene.put(coconut_palm(7, 12, (-3.4, 1)), 25, -22, -0.2, 0)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn in ((-3, -14, 10), (-5.4, -13, 170), (1.2, -14.8, 40), (-12, -2, 0), (11, -8, 150), (-1, 0, 90)):
        egret(life, x, y, 0.1, turn, 1.25)
    if not scene.is_night:
        planters(life)
    with life.at(-12.5, 5.6, 0.1, 30):
        person(life, 'walk', 'saree', 'scarlet', None, 0, 0, 0, 60, 1.08)
        person(life, 'walk', 'shirt', '#a7b79c', '#5a4a3c', -1.3, 0.3, 0, 64, 1.08)
    if not scene.is_night:
        flock_in(life, 11, (-26, -4), (10, 40), (17, 24), 0.8, 'white-bird')
    scene.put(life)


def planters(mesh):
    """Women in tucked-up sarees bent over the water set out seedlings; one brings bundles."""
    for x, y, deed, cloth, turn in (
        (2.6, -14.4, 'plant', 'scarlet', -34),
        (3.9, -13.5, 'plant', '#cfae62', -22),
        (5.4, -14.1, 'plant', 'azure', -44),
        (-1.4, -10.6, 'tray', 'magenta', 62),
        (1.2, -9.6, 'plant', 'emerald', 30),
        (10.4, -11.6, 'plant', '#b97f93', -64),
    ):
        with mesh.at(x, y, -0.12, turn, 1.1):
            person(mesh, deed, 'saree', cloth, head='scarf', hat='#efe4d2')
            hand = (0.16, -0.66, 0.3) if deed == 'plant' else (0, -0.44, 1.1)
            for k in range(16):
                out = 0.016 * (k - 8)
                mesh.tube(
                    [(hand[0] + out * 0.4, hand[1], hand[2]), (hand[0] + out * 2, hand[1] - 0.06, hand[2] + 0.4)],
                    [0.012, 0.004],
                    'rice',
                    4,
                )
