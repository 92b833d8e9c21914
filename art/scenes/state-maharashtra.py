"""A hill fort of the Sahyadri after rain: a walled table of basalt, waterfalls off its scarp, rice in the valley."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.falls import waterfall
from kit.nature.ground_cover import field_patch, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women set out rice below a flat-topped hill fort of the Western Ghats in green season, white waterfalls off its black scarp.',
}


def table(xs, ys):
    """How far inside the table mountain's rim a point is."""
    return 46 - np.hypot((xs - 14) * 0.62, (ys - 150) * 0.9) + 7 * fractal(xs * 0.02, ys * 0.02, 3)


WEST_EAST, SOUTH_NORTH = (-300, 330), (20, 420)


def carve():
    """The slopes below the table: brooks have cut ribs into them, and beds of basalt stand out as bands."""
    xs, ys = np.meshgrid(np.linspace(*WEST_EAST, 316), np.linspace(*SOUTH_NORTH, 201))
    slope = 46 * smoothstep(-78, -2, table(xs, ys)) + 30 * np.exp(-(((xs + 120) / 60) ** 2) - ((ys - 120) / 60) ** 2)
    slope *= 0.94 + 0.12 * ridged(xs * 0.03, ys * 0.03, 5)
    land = erode(slope + 0.02 * (ys - 20), 2, 2, 0.022, 30, 1.3, 0.22 * slope)
    step = land / 11
    part = step - np.floor(step)
    beds = 11 * (np.floor(step) + smoothstep(0.45, 0.8, part))
    land = land + 0.45 * (beds - land) * smoothstep(9, 16, land)
    # The table itself is level.
    return land + (46 - land) * smoothstep(-9, 1, table(xs, ys))


slopes = look_up(carve(), WEST_EAST, SOUTH_NORTH)


def ground(xs, ys):
    low = np.where(np.asarray(ys) > SOUTH_NORTH[0], slopes(xs, ys), 0) * smoothstep(20, 44, ys)
    return low + 30 * smoothstep(0, 7, table(xs, ys)) + 0.5 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.material('green-hills', meadow=('#6f8a48', '#52733b'), rock=('#756858', '#544b44'), rock_slope=0.56)
    scene.material('fall', cover=0.78, scale=0.3, stretch=(3.2, 3.2, 0.1))
    scene.camera((-1, -34, 2.5), (8, 80, 27), lens=29, lift=0.0, focus=15, fstop=1.1)
    scene.light(
        sun=-116,
        elevation=27,
        haze={'density': 0.0026, 'height': 40, 'base': 0.3, 'start': 70, 'most': 0.8},
        clouds={'amount': 0.9, 'seed': 3.9},
    )
    scene.put(ground_sheet(ground, (-300, 330), (-70, 420), 'green-hills', 520, 520))
    scene.put(plain('green-hills', z=-3), layer='far')
    blue_hills(scene, 'green-hills', near=420, count=3, height=72, base=0, width=1700, seed=4)
    fort = Mesh()
    rim = []
    for a in np.linspace(0, 2 * np.pi, 90):
        r = 20.0
        while float(table(np.array(14 + r * np.cos(a) / 0.62), np.array(150 + r * np.sin(a) / 0.9))) > 9 and r < 80:
            r += 0.6
        rim.append((14 + r * np.cos(a) / 0.62, 150 + r * np.sin(a) / 0.9))
    for i, (x, y) in enumerate(rim):
        z = height_at(ground, x, y)
        x1, y1 = rim[(i + 1) % len(rim)]
        fort.loft([[(x, y, z - 3), (x, y, z + 4.6)], [(x1, y1, z - 3), (x1, y1, z + 4.6)]], 'basalt')
        if i % 7 == 0:
            fort.lathe([(4, -5), (3.4, 6), (3.7, 6.3), (3.7, 7)], 'basalt', 16, x=x, y=y, z=z)
    z = height_at(ground, 14, 140)
    fort.box(14, 9, 9, 'basalt', 10, 132, z - 1)
    fort.box(9, 7, 14, 'basalt', 30, 140, z - 1)
    pennant(fort, 30, 140, z + 13, 9, 6)
    for x, top, width in ((-26, 0, 1.6), (-10, 0, 2.6), (19, 0, 4.2), (24, 0, 1.6), (47, 0, 2.2)):
        y = 150 - 45 / 0.9
        while float(table(np.array(float(x)), np.array(float(y)))) < 6:
            y += 0.5
        high = height_at(ground, x, y)
        waterfall(fort, x, y - 5, high + 0.6, high - 33, width, 4.5, 14, int(x) + 30, 1.5)
    scene.put(fort)
    # By night the walls of the fort are lit from below, lamps stand at the houses and by the fields.
    for x, y, z, power in (
        (-34, 86, 26, 9000),
        (-6, 80, 26, 9000),
        (22, 80, 26, 9000),
        (52, 86, 26, 9000),
        (-20, 36, 2.6, 380),
        (-30, 42, 2.6, 380),
        (-10, 44, 2.6, 380),
        (34, 34, 2.6, 380),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    fields = Mesh()
    for i in range(24):
        x, y = -60 + (i % 6) * 22 + (i // 6) * 5, -12 + (i // 6) * 14
        patch = field_patch(
            ground, x, y, 20.6, 12.6, (i * 7) % 11 - 5, ('field', 'lawn', 'rice', 'field')[(i * 5) % 4], 0.25
        )
        if patch:
            scene.put(patch)
    for x, y, turn in ((-20, 39, 14), (-30, 42, -8), (-9, 42, 4), (34, 37, -16)):
        tiled_house(fields, 9, 6, x, y, height_at(ground, x, y - 3) - 0.7, 'whitewash', turn=turn)
    scene.put(fields)
    shoots = [grass_tuft(7 + i, 26, 0.5, 0.5, 'rice', 0.03) for i in range(2)]
    scene.scatter(shoots, 1100, ((-30, 36), (-29, 12)), ground, seed=5, sink=0)
    trees = [broadleaf(60 + i, 8, spread=1.2, cards=240, card=0.38) for i in range(3)]
    scene.scatter(
        trees,
        330,
        ((-150, 170), (34, 120)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z < 44 and not (-36 < x < 40 and y < 46),
    )
    scene.scatter(
        trees, 40, ((-30, 60), (120, 180)), ground, seed=9, sink=0.3, keep=lambda x, y, z: z > 70, scale=(0.6, 0.9)
    )
    scene.layer = 'life'
    folk = Mesh()
    if scene.is_night:
        for x, y, turn, cloth in ((-4.2, -13.0, 64, 'magenta'), (-3.0, -12.6, 70, 'teal')):
            person(folk, 'walk', 'saree', cloth, None, x, y, height_at(ground, x, y) - 0.05, turn, 1.1, head='veil')
        # They walk behind a lantern; a lamp burns on a post at the path's end.
        z = height_at(ground, -2.2, -12.3)
        folk.lathe([(0.05, 0), (0.12, 0.05), (0.11, 0.3), (0.04, 0.38)], 'lamp', 14, x=-2.6, y=-12.7, z=z + 0.5)
        scene.lamp(-2.3, -13.0, z + 1.1, 90)
        folk.tube([(6.5, -11.5, z - 0.3), (6.5, -11.5, z + 2.6)], 0.06, 'wood-dark', 7)
        folk.ball(0.17, 'lamp', 6.5, -11.5, z + 2.75, 12)
        scene.lamp(6.4, -12.0, z + 2.7, 170)
    else:
        planters(folk)
    if not scene.is_night:
        flock_in(folk, 12, (-20, 20), (40, 70), (44, 60), 0.8, 'white-bird')
    scene.put(folk)


def planters(mesh):
    """Women bent over the paddy in a ragged line, sarees tucked up; one brings seedlings, one straightens her back."""
    for x, y, deed, cloth, turn in (
        (-4.6, -17.6, 'plant', 'magenta', 34),
        (-3.2, -16.8, 'plant', '#cfae62', 22),
        (-1.6, -17.4, 'plant', 'emerald', 40),
        (-6.6, -14.2, 'tray', 'saffron', 78),
        (4.2, -16.6, 'plant', 'scarlet', -42),
        (5.6, -15.4, 'plant', '#86a3b6', -30),
        (8.4, -13.0, 'lead', 'teal', -96),
    ):
        z = height_at(ground, x, y) - 0.12
        with mesh.at(x, y, z, turn, 1.12):
            person(mesh, deed, 'saree', cloth, head='veil' if deed == 'tray' else 'scarf', hat='#efe4d2')
            if deed == 'lead':
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
