"""Sohra's plateau in the rains: a tall single fall off a green cliff into a jade pool, cloud in the gorge."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import parasol
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A single tall waterfall leaps from a green plateau near Sohra in Meghalaya into its misty gorge, walkers with umbrellas and a picnic on the grass before it.',
}


def rim(xs):
    """y of the plateau's edge at x: an amphitheatre round the fall."""
    return (
        158
        - 96 * (np.abs(xs - 14) / 120) ** 1.6
        + 8 * fractal(np.asarray(xs, float) * 0.02, 0 * np.asarray(xs, float), 4)
    )


WEST_EAST, SOUTH_NORTH = (-230, 260), (-10, 460)


def carve():
    """The plateau and its amphitheatre: brooks have notched the rim, the limestone lies in beds, scree rests below."""
    xs, ys = np.meshgrid(np.linspace(*WEST_EAST, 350), np.linspace(*SOUTH_NORTH, 336))
    plateau = 74 * smoothstep(-9, 3, ys - rim(xs) + 9 * fractal(xs * 0.03, ys * 0.03, 4))
    plateau += 5 * fractal(xs * 0.01, ys * 0.01, 4) * smoothstep(0, 30, ys - rim(xs))
    scree = 30 * smoothstep(-70, -6, ys - rim(xs)) + (ridged(xs * 0.03, ys * 0.03, 5) - 0.5) * 8
    mass = np.maximum(plateau, scree) + 0.03 * (ys + 10)
    land = erode(mass, 1.4, 1.4, 0.02, 22, 3.2)
    bed = 12 + 2 * fractal(xs * 0.01, ys * 0.01 + 8, 3)
    step = land / bed
    part = step - np.floor(step)
    beds = bed * (np.floor(step) + smoothstep(0.3, 0.75, part))
    cliff = smoothstep(26, 36, land) * smoothstep(70, 62, land)
    return land + (beds - land) * cliff


plateau_and_gorge = look_up(carve(), WEST_EAST, SOUTH_NORTH)


def ground(xs, ys):
    land = np.where(np.asarray(ys) > SOUTH_NORTH[0], plateau_and_gorge(xs, ys), 0)
    pool = np.hypot(xs - 14, (ys - 140) * 1.2)
    land = np.where(pool < 20, np.minimum(land, 6), land)
    near = 80 * smoothstep(-5, -13, ys + 0.12 * np.abs(xs + 6) + 4 * fractal(xs * 0.05, ys * 0.05, 4))
    notch = 5 * np.exp(-(((xs - 14) / 4) ** 2)) * smoothstep(60, 76, land)
    return np.maximum(land - notch, near + 1.0 * fractal(xs * 0.06, ys * 0.06, 4))


def build(scene):
    scene.material('green-hills', meadow=('#809a4d', '#638443'), rock=('#8f8a6c', '#62634d'), rock_slope=0.42, bump=1.6)
    scene.camera((-7, -33, 91.5), (9, 120, 50), lens=29, lift=0.045, focus=40, fstop=1.2)
    scene.light(
        sun=-118,
        elevation=36,
        energy=4.8,
        haze={'density': 0.0022, 'height': 14, 'floor': 4, 'low': 1.8, 'base': 0.26, 'start': 60, 'most': 0.86},
        clouds={'scale': 1.3, 'low': 0.34, 'high': 0.6, 'amount': 1.0, 'seed': 6.3},
    )
    scene.put(ground_sheet(ground, (-230, 260), (-60, 460), 'green-hills', 560, 600))
    scene.put(plain('green-hills', z=-4), layer='far')
    water = Mesh()
    waterfall(water, 14, 152, 70.6, 7, 5, 5, 60, 3, 2.6)
    water.lathe([(18, 6.4), (0.1, 6.5)], 'glacial', 36, x=14, y=139, oval=(1.05, 0.8))
    spray(water, 14, 146, 6.4, 8, 18, 1.6)
    scene.material('glacial', colour='#3f8f80')
    scene.put(water)
    # By night floodlights at the pool make the fall glow, a lantern stands by the walkers.
    for x, y, z, power in ((2, 116, 22, 7000), (26, 118, 22, 7000), (14, 130, 40, 7000)):
        scene.lamp(x, y, z, power, '#ffe2b8')
    scene.lamp(-4.5, -15.6, height_at(ground, -4.5, -15.6) + 1.0, 80)
    trees = [
        broadleaf(50 + i, 8, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, clouds=7, cards=180, card=0.46)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        1500,
        ((-190, 210), (70, 300)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.45, 1.05),
        keep=lambda x, y, z: abs(x - 14) > 8 and (z > 66 or 8 < z < 32) and abs(y - rim(x)) > 4,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.8), grass_tuft(6, 60, 0.6), flower_tuft(3, flower='violet')],
        420,
        ((-30, 22), (-36, -4)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: z > 60,
    )
    scene.put(trees[0], -20, -14, height_at(ground, -20, -14) - 0.3, 0, 1.0)
    scene.layer = 'life'
    life = Mesh()
    on_the_plateau(life, scene.is_night)
    if not scene.is_night:
        flock_in(life, 9, (-30, 0), (40, 90), (64, 80), 1.2, 'white-bird')
    scene.put(life)


def on_the_plateau(mesh, is_night):
    """Two under an umbrella at the edge, one who photographs, a family on a mat with fruit, a boy who runs to it."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    for deed, dress, cloth, second, x, y, turn, head in (
        ('hold', 'wrap', 'magenta', 'turmeric', -10.6, -14.8, 154, None),
        ('walk', 'jacket', '#4f6f8f', '#4d463e', -9.5, -14.2, 166, None),
        ('photograph', 'jacket', '#a8503f', '#4d5560', 1.6, -15.4, 168, 'brim'),
    ):
        with mesh.at(*at(x, y), turn, 1.12):
            person(mesh, deed, dress, cloth, second, head=head, hat='#c9b48a', pack='#3f6552' if head else None)
            if deed == 'photograph':
                camera(mesh)
    x, y, z = at(-10.6, -14.8)
    if not is_night:
        parasol(mesh, x - 0.1, y - 0.2, z, 0.85, 2.4, 'scarlet')
    with mesh.at(*at(-4.8, -15.3), -3):
        mesh.box(2.6, 1.7, 0.03, '#b97f93', 0, 0, 0.1)
        mesh.box(2.3, 1.4, 0.035, '#efe4d2', 0, 0, 0.1)
        person(mesh, 'serve', 'wrap', 'turmeric', 'teal', -0.9, 0.2, 0.1, 70, 1.1)
        person(mesh, 'play', 'shirt', '#86a3b6', '#5a4a3c', 0.9, 0.3, 0.1, -64, 1.1)
        little_one(mesh, 'knit', 'crimson', 0.1, 0.5, 0.1, 6, 1.1, girl=True)
        mesh.lathe([(0.16, 0), (0.26, 0.14), (0.27, 0.16)], 'weave', 18, z=0.13, y=-0.2)
        mesh.lathe([(0.08, 0), (0.1, 0.08), (0.08, 0.18)], 'lamp', 14, x=0.5, y=-0.4, z=0.13)
        mesh.lathe([(0.1, 0.18), (0.03, 0.26)], 'iron', 14, x=0.5, y=-0.4, z=0.13)
        for k in range(16):
            a, far = k * 2.4, 0.05 * math.sqrt(k)
            mesh.ball(0.06, '#e8862c', far * math.cos(a), -0.2 + far * math.sin(a), 0.32, 8)
    little_one(mesh, 'run', '#cfae62', *at(-1.7, -14.4), 150, 1.1)
