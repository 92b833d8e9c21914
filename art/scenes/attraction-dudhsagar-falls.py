"""Dudhsagar in the rains: four white stairs of water down the forested Ghats, a train crossing its viaduct half-way."""
import numpy as np

from kit.architecture.water_works import viaduct
from kit.life.birds import flock_in
from kit.life.powder import powder_cloud
from kit.life.vehicles import carriage
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A blue train crosses the stone viaduct in front of the milk-white Dudhsagar falls, wet green forest and mist on every side.',
}


def ground(xs, ys):
    slope = 118 * smoothstep(24, 130, ys - 0.1 * np.abs(xs - 6)) + 26 * smoothstep(20, 90, np.abs(xs - 6)) * smoothstep(
        10, 60, ys
    )
    gully = 9 * np.exp(-(((xs - 6) / 13) ** 2)) * smoothstep(20, 60, ys)
    hill = (
        slope
        - gully
        + (ridged(xs * 0.03, ys * 0.03, 5) - 0.5) * 7 * smoothstep(4, 20, slope)
        - 0.6
        + 0.8 * fractal(xs * 0.06, ys * 0.06, 4)
        - 2.6 * np.exp(-(((xs - 4) / 10) ** 2)) * smoothstep(24, 6, ys)
    )
    # The line runs on a ledge cut into the hill at both sides of the fall.
    ledge = smoothstep(27, 34, np.abs(xs - 6)) * np.where(ys < 52, smoothstep(16, 46, ys), smoothstep(66, 58, ys))
    return hill + (42.7 - hill) * ledge


def build(scene):
    # Seen from afar: streaks a metre wide, or they turn to grain.
    scene.material('fall', cover=0.9, glow=0.2, scale=0.2, stretch=(2.2, 2.2, 0.035), spread=0.34, shade='#d3dde0')
    scene.material('fall-thin', cover=0.5, scale=0.3, stretch=(2.6, 2.6, 0.03), spread=0.3)
    scene.material('forest-hills', meadow=('#55763c', '#456934'), rock=('#75705f', '#57564c'), rock_slope=0.5)
    scene.camera((-22, -52, 25), (5, 60, 53), lens=32, lift=0.02)
    scene.light(
        sun=-134,
        elevation=34,
        grade={'exposure': 1.3},
        haze={'density': 0.0017, 'height': 40, 'base': 0.3, 'start': 60, 'most': 0.82},
        clouds={'scale': 1.3, 'low': 0.36, 'high': 0.62, 'amount': 1.0, 'seed': 8.9},
    )
    scene.put(ground_sheet(ground, (-150, 160), (-60, 260), 'forest-hills', 360, 380))
    water = Mesh()
    z = lambda y: height_at(ground, 6, y)
    top = 112
    stages = ((118, 96, 17), (98, 78, 25), (80, 64, 33), (66, 53, 39), (55, 42, 42), (44, 32, 42), (34, 22, 40))
    for i, (y0, y1, width) in enumerate(stages):
        waterfall(
            water,
            6 + (-1.5, 2.6, -2.2, 1.8, -1, 1, 0)[i],
            y0,
            z(y0) + 2.2,
            z(y1) + 0.6,
            width,
            max(2, (y0 - y1) * 0.9),
            46,
            i + 3,
            1.22,
        )
        spray(water, 6, y1 - 1, z(y1) + 0.6, width * 0.9, 14, 1.0, i + 2)
    spray(water, 6, 22, 0, 15, 26, 1.5)
    water.quad((-14, -60, -0.7), (24, -60, -0.7), (24, 22, -0.7), (-14, 22, -0.7), 'glacial')
    scene.material('glacial', colour='#5d8a80')
    # Mist hangs before each step of the water alone: beside it, a puff shows its round edge.
    for i, (x, y, size) in enumerate(
        ((2, 94, 6), (9, 94, 7), (1, 76, 8), (8, 76, 9), (15, 76, 7), (0, 22, 9), (9, 20, 10), (-6, 18, 8), (17, 19, 8))
    ):
        powder_cloud(water, x, y - 5, z(y) + 1.5, size * 1.3, '#eef4f4', 6, i + 3, 0.055, 0.35, 0)
    scene.put(water)
    line = Mesh()
    viaduct(line, 62, 34, 5, 'grey-stone', 6, 52, 9)
    train_z = 43.4
    line.box(300, 4, 0.6, 'grey-stone', 6, 52, 42.6)
    # On both sides of the viaduct a bed of ballast between low walls; on the bridge a parapet.
    for x, long in ((-98, 146), (110, 146)):
        line.box(long, 5.6, 1.5, 'rock', x, 52, 42.1)
        line.box(long, 0.5, 2.3, 'grey-stone', x, 49.0, 41.6)
    line.box(64, 0.35, 1.0, 'grey-stone', 6, 49.4, 42.9)
    scene.put(line)
    train = Mesh()
    for i in range(5):
        carriage(train, 16, -34 + i * 16.8, 52, train_z, 0, 'azure', 'ivory', 3.0, 3.8)
    engine(train, 50.5, 52, train_z)
    scene.put(train, layer='life')
    trees = [
        broadleaf(50 + i, 10, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, clouds=7, cards=190, card=0.5)
        for i in range(3)
    ]
    shrubs = [broadleaf(60 + i, 4, 'leaf', spread=1.5, clouds=6, cards=170, card=0.3, low=0.25) for i in range(2)]
    scene.scatter(
        shrubs,
        620,
        ((-90, 100), (12, 120)),
        ground,
        seed=9,
        sink=0.4,
        keep=lambda x, y, z: abs(x - 6) > 24 - 0.1 * (y - 24) and abs(y - 52) > 6,
    )
    scene.scatter(
        trees,
        1250,
        ((-120, 130), (14, 170)),
        ground,
        seed=5,
        sink=0.5,
        keep=lambda x, y, z: abs(x - 6) > 29 - 0.15 * (y - 24)
        and abs(y - 52) > 7.5
        and not (28 < y < 60 and z > 33 and abs(x) < 90),
    )
    scene.scatter(
        [rock(i, 1.8, 'rock') for i in range(4)],
        90,
        lambda r: (r.choice((-11, 21, 4)) + r.gauss(0, 4), r.uniform(-26, 24)),
        ground,
        seed=6,
        sink=0.6,
        scale=(0.3, 1.3),
    )
    scene.scatter(
        [rock(i, 2.4, 'rock') for i in range(4)],
        130,
        lambda r: (6 + r.choice((-1, 1)) * r.uniform(4, 24), r.uniform(24, 112)),
        ground,
        seed=7,
        sink=1,
        scale=(0.4, 1.2),
    )
    scene.layer = 'front'
    scene.scatter(
        trees, 12, lambda r: (r.choice((-1, 1)) * r.uniform(26, 40), r.uniform(-8, 12)), ground, seed=8, sink=0.3
    )
    life = Mesh()
    flock_in(life, 9, (-30, 0), (20, 50), (44, 62), 1.1, 'white-bird')
    scene.put(life, layer='life')


def engine(mesh, x, y, z):
    """A diesel engine that pulls towards +x: a long hood between walkways, the cab before its end, a headlight."""
    with mesh.at(x, y, z):
        mesh.box(15.6, 3.0, 0.5, '#2f3236', 0, 0, 0.9)
        for truck in (-4.6, 4.6):
            mesh.box(4.6, 2.4, 0.9, '#25272a', truck, 0, 0.1)
        mesh.box(9.6, 2.0, 2.5, 'scarlet', -2.6, 0, 1.4)
        mesh.box(9.7, 2.05, 0.5, 'turmeric', -2.6, 0, 2.1)
        mesh.box(2.8, 2.9, 3.3, 'scarlet', 3.6, 0, 1.4)
        mesh.box(3.1, 3.1, 0.25, '#8f2a22', 3.6, 0, 4.7)
        mesh.box(2.6, 2.0, 2.2, 'scarlet', 6.2, 0, 1.4)
        mesh.box(2.65, 2.05, 0.5, 'turmeric', 6.2, 0, 2.1)
        for window in (2.9, 4.3):
            mesh.box(0.9, 2.96, 0.9, 'window', window, 0, 3.4)
        for slat in range(6):
            mesh.box(0.9, 2.04, 1.0, '#8f2a22', -6.4 + slat * 1.35, 0, 2.75)
        mesh.box(0.12, 0.5, 0.4, 'lamp', 7.52, 0, 3.1)
        for side in (-1.42, 1.42):
            mesh.tube([(-7.6, side, 2.3), (2.1, side, 2.3)], 0.04, 'ivory', 5)
            mesh.tube([(5.1, side, 2.3), (7.6, side, 2.3)], 0.04, 'ivory', 5)
        for fan in (-5.2, -2.6):
            mesh.lathe([(0.7, 3.9), (0.7, 4.05), (0.1, 4.1)], '#8f2a22', 16, x=fan)
