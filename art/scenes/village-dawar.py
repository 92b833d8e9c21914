"""Dawar in Gurez: log houses by the Kishanganga under the limestone pyramid of Habba Khatoon."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.animals import horse
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, plain, river_strip
from kit.nature.trees import conifer, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'night': 'night',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women cut and rake hay beside a herder and his pony before the log houses of Dawar by the Kishanganga, the pyramid of Habba Khatoon above.',
}
HOUSES = (
    (13, 20, -16),
    (26, 30, -8),
    (9, 44, 10),
    (22, 52, -10),
    (38, 46, -16),
    (-27, 34, 16),
    (-38, 50, 8),
    (-24, 62, 12),
    (12, 72, 0),
    (34, 78, -8),
    (-8, 84, 6),
)
STRAWS = ('#8f9448', '#a59e55', '#6f7a3a', 'grass-dry')


def river(y):
    """x of the river at y."""
    return -9 - 8 * np.sin(np.asarray(y, float) * 0.018 + 0.5)


def river_side(chance):
    y = chance.uniform(-24, 60)
    return float(river(y)) + chance.choice((-1, 1)) * chance.uniform(5.4, 7.5), y


def ground(xs, ys):
    side = (
        np.clip((abs(xs + 6) - 80 - ys * 0.1) / 300, 0, 1.5) ** 1.1
        * 190
        * (0.6 + 0.5 * ridged(xs * 0.005, ys * 0.005, 6))
    )
    flat = 1.4 * smoothstep(4.4, 9, abs(xs - river(ys))) + 0.25 * fractal(xs * 0.05, ys * 0.05, 3)
    return np.maximum(side, flat) - 1.2


def pyramid():
    """Habba Khatoon: four bare faces of tilted limestone beds that meet in one point, scree and wood at the foot."""
    xs, ys = np.meshgrid(np.linspace(-900, 1000, 620), np.linspace(420, 1500, 360))
    bent = xs + 26 * fractal(xs * 0.006, ys * 0.006 + 4, 4)
    along, across = (bent - 86) / 430, (ys - 960) / 430
    away = (np.abs(along) ** 1.15 + np.abs(across) ** 1.15) ** 0.87
    top = 350 * np.clip(1 - away, 0, 1) ** 1.04
    flank = smoothstep(0.06, 0.5, away) * smoothstep(1.02, 0.7, away)
    angle = np.arctan2(across, along)
    ribs = (ridged(angle * 2.6 + 3, away * 1.1, 5) - 0.5) * 74 * flank
    beds = 5 * np.sin((top + 0.32 * bent) * 0.16) * flank
    rough = 16 * (ridged(xs * 0.02, ys * 0.02, 5) - 0.5) * smoothstep(0, 0.12, away) * smoothstep(1.05, 0.8, away)
    others = np.zeros_like(xs)
    for x, y, height, wide in (
        (-420, 1250, 190, 420),
        (640, 1230, 215, 430),
        (-760, 1100, 210, 380),
        (960, 1100, 190, 330),
    ):
        others = np.maximum(others, height * np.clip(1.05 - np.hypot(bent - x, ys - y) / wide, 0, 1))
    others *= 0.62 + 0.55 * ridged(xs * 0.006 + 2, ys * 0.006, 6)
    mesh = Mesh()
    mesh.grid(xs, ys, np.maximum(top + ribs + beds + rough, others) - 10, 'peaks')
    return mesh


def build(scene):
    scene.material(
        'peaks',
        meadow=('#6d8048', '#54703f'),
        rock=('#b9b1a6', '#85807d'),
        snow_line=3000,
        rock_slope=0.74,
        scale=0.008,
        bump=4,
        bump_scale=0.05,
    )
    scene.camera((-2, -36, 2.5), (2.4, 40, 10.0), lens=34, focus=19, fstop=1.0)
    scene.light(
        sun=-108,
        elevation=30,
        haze={'density': 0.0004, 'height': 90, 'start': 60, 'base': 0.4},
        clouds={'seed': 8.4, 'amount': 0.7, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-420, 420), (-60, 620), 'green-hills', 320, 380, near=(60, 0.4)))
    scene.put(plain('field', z=-6, y=3000), layer='far')
    scene.put(hill_layers([(380, 26, 150, -8, 2.0)], 'forest-hills', 900), layer='far')
    scene.put(pyramid(), layer='far')
    scene.put(river_strip(lambda y: float(river(y)), lambda y: 10 + 2 * np.sin(y * 0.07), (-60, 500), 'glacial', -0.75))
    # A lantern for the near party.
    scene.lamp(2.7, -20.3, height_at(ground, 2.7, -20.3) + 1.9, 240)
    houses = Mesh()
    for number, (x, y, turn) in enumerate(HOUSES):
        with houses.at(x, y, height_at(ground, x, y), turn, (1.0, 1.1, 0.94)[number % 3]):
            log_house(houses, number)
        scene.lamp(x + 1, y - 6, height_at(ground, x, y) + 2.6, 130)
    for x0, x1, y in ((4.6, 26, -2.4), (-34, -15, 12)):
        for x in np.arange(x0, x1, 1.2):
            houses.box(0.12, 0.12, 1.25, 'wood', x, y, height_at(ground, x, y) - 0.1)
        for level in (0.55, 0.95):
            rail = [(x, y, height_at(ground, x, y) + level) for x in np.linspace(x0, x1, 12)]
            houses.tube(rail, 0.05, 'wood', 5)
    scene.put(houses)
    scene.scatter(
        [grass_tuft(7, 30, 0.7, 0.4, 'rice', 0.05)],
        900,
        lambda r: (4.5 + 0.75 * r.randrange(30), r.uniform(-1.5, 11)),
        ground,
        seed=12,
        sink=0.02,
    )
    scene.scatter(
        [poplar(i, 14) for i in range(3)],
        80,
        ((-70, 80), (14, 130)),
        ground,
        seed=4,
        keep=lambda x, y, z: z > -0.4
        and abs(x - river(y)) > 11
        and abs(x - 4) > 5
        and all(abs(x - a) > 7.5 or abs(y - b) > 7 for a, b, _ in HOUSES),
    )
    scene.scatter(
        [conifer(i, 15) for i in range(3)],
        700,
        ((-300, 300), (60, 520)),
        ground,
        sink=0.3,
        seed=5,
        keep=lambda x, y, z: z > 6,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(3, 60, 0.45), flower_tuft(2, flower='blossom-pink'), flower_tuft(4, flower='violet')],
        620,
        ((-26, 26), (-29, -4)),
        ground,
        sink=0.03,
        seed=6,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: z > -0.1 and (abs(x - 2.4) > 4.6 or y > -15),
    )
    scene.scatter([rock(i, 0.7) for i in range(3)], 90, river_side, ground, sink=0.2, seed=7, scale=(0.3, 1.2))
    bank = lambda r: (lambda y: (float(river(y)) + r.uniform(4.4, 6.4), y))(r.uniform(-31, -6))
    scene.scatter([rock(i, 0.8) for i in range(3)], 60, bank, ground, sink=0.15, seed=17, scale=(0.3, 1.0))
    scene.scatter([grass_tuft(5, 50, 0.8, leaf='reed')], 120, bank, ground, sink=0.05, seed=18, scale=(0.5, 0.9))
    scene.layer = 'life'
    life = Mesh()
    spot = lambda x, y: (x, y, height_at(ground, x, y))
    haycocks(life, spot)
    if scene.is_night:
        evening(life, spot)
    else:
        meadow(life, spot)
    herder(life, *spot(4.0, -17.6), -16)
    scarfed(life, 'teal', 'ivory', *spot(8.5, 2.5), -20)
    scarfed(life, 'magenta', 'azure', *spot(11, 4), 30)
    if not scene.is_night:
        flock_in(life, 8, (-30, -8), (40, 70), (26, 36), 0.9)
    scene.put(life)
    x, y, z = spot(6.0, -16.6)
    scene.put(horse(), x, y, z, 200, 1.0)
    scene.put(load(), x, y, z, 200)


def scarfed(mesh, cloth, scarf, x, y, z, turn):
    """A Dard woman in a long tunic, a scarf over her hair."""
    woman(mesh, cloth, x, y, z, 1.1, turn, veil=False, pose='lap', dress='salwar')
    with mesh.at(x, y, z, turn, 1.1):
        mesh.lathe(
            [(0.113, -0.06), (0.114, 0.01), (0.107, 0.065), (0.079, 0.115), (0.02, 0.138)], scarf, 14, y=0.034, z=1.615
        )
        mesh.loft(
            [
                [(-0.11, 0.06, 1.58), (0, 0.16, 1.6), (0.11, 0.06, 1.58)],
                [(-0.19, 0.1, 1.36), (0, 0.17, 1.34), (0.19, 0.1, 1.36)],
                [(-0.2, 0.13, 1.05), (0, 0.2, 1.0), (0.2, 0.13, 1.05)],
            ],
            scarf,
        )


def herder(mesh, x, y, z, turn):
    """A man in a woollen pheran and a rolled cap."""
    man(mesh, '#8a7763', 'wood-dark', x, y, z, 1.12, turn, pose='rest')
    with mesh.at(x, y, z, turn, 1.12):
        mesh.lathe(
            [(0.108, 1.665), (0.135, 1.675), (0.138, 1.71), (0.112, 1.725), (0.108, 1.77), (0.03, 1.79)], '#b9a98f', 18
        )


def load():
    """Two bundles of firewood on a pony's back, over a red blanket."""
    mesh = Mesh()
    for side in (-1, 1):
        for k in range(16):
            a, r = k * 2.4, 0.19 * (k / 16) ** 0.5
            y, z = 0.36 * side + r * math.cos(a), 1.12 + r * math.sin(a)
            mesh.tube(
                [(-0.55 - 0.04 * (k % 3), y, z), (0.5 + 0.05 * (k % 4), y, z)], 0.04, ('wood', 'bark-pale')[k % 2], 5
            )
    return mesh


def log_house(mesh, number):
    """A two-storeyed house of whole logs on a stone plinth, their ends crossed at the corners; a shingled gable."""
    mesh.box(9.6, 7.6, 4.7, 'grey-stone', z=-4)
    for i in range(15):
        z, tone = 0.7 + i * 0.36, ('#8f6b48', '#7b593b', '#9a7752')[(i + number) % 3]
        out = 0.36 if i % 2 else 0
        for y in (-3.4, 3.4):
            mesh.tube([(-4.5 - out, y, z + 0.16), (4.5 + out, y, z + 0.16)], 0.19, tone, 7)
        out = 0.36 - out
        for x in (-4.4, 4.4):
            mesh.tube([(x, -3.5 - out, z + 0.16), (x, 3.5 + out, z + 0.16)], 0.19, tone, 7)
    mesh.box(8.6, 6.6, 5.3, 'wood-dark', z=0.8)
    for k, x in enumerate((-2.9, 0, 2.9)):
        for storey, z in enumerate((1.4, 4.0)):
            if k == 1 and storey == 0:
                mesh.box(1.1, 0.2, 2.0, 'wood-dark', x, -3.6, 0.7)
                continue
            mesh.box(1.0, 0.2, 1.2, 'window-lit' if (k + storey + number) % 3 else 'window', x, -3.6, z)
            for side in (-0.58, 0.58):
                mesh.box(0.14, 0.28, 1.3, 'ivory', x + side, -3.6, z - 0.05)
            mesh.box(1.3, 0.28, 0.14, 'ivory', x, -3.6, z + 1.2)
            mesh.box(1.3, 0.28, 0.14, 'ivory', x, -3.6, z - 0.14)
    mesh.box(9.6, 1.3, 0.15, 'wood', 0, -4.2, 3.35)
    mesh.box(9.6, 0.1, 0.12, 'wood', 0, -4.8, 4.25)
    for x in np.linspace(-4.6, 4.6, 7):
        mesh.box(0.12, 0.12, 0.95, 'wood', x, -4.8, 3.4)
    for x in (-4.6, 4.6):
        mesh.box(0.2, 0.2, 6.0, 'wood', x, -4.75, 0)
    gable_roof(mesh, 9.4, 8.4, 3.2, ('#8a7a6a', 'tin-roof', '#7d7166')[number % 3], 0, -0.5, 6.2, 0.7)


def evening(mesh, spot):
    """Two men take tea on a log by a hanging lantern, beside the herder with his pony."""
    with mesh.at(*spot(0.9, -19.0), 34, 1.1):
        mesh.tube([(-1.2, 0.05, 0.25), (1.2, 0.05, 0.25)], 0.22, 'bark', 12)
        person(mesh, 'sip', 'kurta', '#8c6f5a', '#4d4038', -0.5, 0, -0.02, 26, head='cap', hat='#efe4d2')
        person(mesh, 'talk', 'kurta', '#7d93a8', '#4d4038', 0.5, 0, -0.02, -24, head='cap', hat='#8a7763', elder=True)
    with mesh.at(*spot(2.7, -19.6)):
        mesh.tube([(0, 0, -0.2), (0, 0, 2.1), (0, -0.3, 2.2)], 0.05, 'wood', 7)
        mesh.lathe([(0.1, 1.75), (0.13, 1.82), (0.13, 2.02), (0.05, 2.12)], 'lamp', 12, y=-0.32)


def haycocks(mesh, spot):
    """Two heaps of cut hay, each on its stake."""
    for x, y, high in ((4.4, -23.4, 0.75), (6.3, -21.4, 0.8)):
        with mesh.at(*spot(x, y), scale=high):
            mesh.lathe([(0.95, -0.1), (0.95, 0.15), (0.72, 0.6), (0.36, 1.05), (0.06, 1.4)], '#77773a', 20)
            mesh.tube([(0, 0, 1.2), (0.03, 0, 1.75)], 0.035, 'wood', 6)
            for k in range(260):
                a, t = k * 2.4, (k / 260) ** 0.8
                r, level = 0.98 * (1 - t) ** 0.8 + 0.05, 0.12 + 1.3 * t
                reach, bend = 0.16 + 0.05 * math.sin(k), 0.5 * math.sin(k * 1.7)
                mesh.tube(
                    [
                        (r * math.cos(a), r * math.sin(a), level),
                        ((r + reach) * math.cos(a + bend), (r + reach) * math.sin(a + bend), level - 0.2),
                    ],
                    [0.026, 0.008],
                    STRAWS[k % 4],
                    4,
                )


def rake_hay(mesh, spot):
    """A woman rakes the cut hay together."""
    with mesh.at(*spot(-2.0, -21.6), 118, 1.1):
        person(mesh, 'hoe', 'salwar', '#b97f93', '#5a4a3c', head='scarf', hat='#efe4d2')
        mesh.tube([(-0.16, -0.16, 1.22), (0.28, -1.05, 0.12)], 0.02, 'wood', 6)
        mesh.tube([(0.0, -1.1, 0.12), (0.56, -1.0, 0.12)], 0.025, 'wood', 6)
        for k in range(7):
            mesh.tube([(0.03 + 0.08 * k, -1.09 + 0.014 * k, 0.12), (0.03 + 0.08 * k, -1.14, 0.0)], 0.01, 'wood', 4)
        for k in range(150):
            a, x, y = k * 2.4, -0.5 + 1.9 * ((k * 0.618) % 1), -1.9 + 1.0 * ((k * 0.38) % 1)
            mesh.tube(
                [(x - 0.2 * math.cos(a), y - 0.2 * math.sin(a), 0.06), (x, y, 0.2), (x + 0.2 * math.cos(a), y, 0.06)],
                [0.006, 0.016, 0.006],
                STRAWS[k % 4],
                4,
            )


def meadow(mesh, spot):
    """Two cut grass with sickles, one binds a sheaf; a child runs through the flowers."""
    for deed, cloth, hat, x, y, turn in (
        ('draw', 'crimson', 'turmeric', -0.6, -18.6, 34),
        ('wash', 'teal', '#efe4d2', 1.1, -17.4, 62),
        ('pluck', '#86a3b6', 'magenta', -3.4, -15.6, 48),
    ):
        with mesh.at(*spot(x, y), turn, 1.1):
            person(mesh, deed, 'salwar', cloth, '#5a4a3c', head='scarf', hat=hat)
            if deed == 'pluck':
                continue
            for k in range(80):
                t, a = (k % 26) / 26, k * 2.4
                side = 0.55 * math.cos(a) * t
                mesh.tube(
                    [
                        (0.5 + side, -1.1, 0.04 + 0.2 * abs(math.sin(a)) * t),
                        (0.5 + 0.5 * side, -0.6, 0.12 + 0.18 * abs(math.sin(a)) * t),
                        (0.5 + side, 0.0, 0.04 + 0.2 * abs(math.sin(a)) * t),
                    ],
                    [0.005, 0.016, 0.005],
                    ('rice', 'grass', 'grass-dry')[k % 3],
                    4,
                )
    rake_hay(mesh, spot)
    little_one(mesh, 'run', 'azure', *spot(2.5, -18.8), 84, 1.1)
