"""Dholavira late in a winter's day: the eastern reservoir, stepped and lined with stone, a pool on its
floor; the castle's walls on their mound, the white salt of the Rann behind, a train of camels."""
import math
import random

import numpy as np

from kit.life.animals import camel, camel_tack, lead_rope
from kit.life.birds import flock_in
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The stone-lined reservoir of Dholavira with its long stair down to a pool, ruined castle walls behind and the white salt of the Rann beyond.',
}
STONE, PALE, DEEP = 'sand-stone', 'sand-stone-pale', 'sand-stone-dark'
LEFT, RIGHT, NEAR, FAR, FLOOR = -12.0, 12.0, -4.0, 34.0, -7.0
POOL = -5.6


def ground(xs, ys):
    """Dusty ground that falls to the salt; the castle's mound; a pit where the reservoir is."""
    mound = 5.2 * smoothstep(0, 9, np.minimum(np.minimum(xs + 30, 34 - xs), np.minimum(ys - 44, 96 - ys)))
    far = -4.0 * smoothstep(90, 190, np.hypot(xs * 0.8, ys))
    soil = 0.12 * fractal(xs * 0.2, ys * 0.2, 4)
    pit = (xs > LEFT - 0.8) & (xs < RIGHT + 0.8) & (ys > NEAR - 0.8) & (ys < FAR + 0.8)
    return np.where(pit, -14.0, mound + far + soil - 0.1)


def build(scene):
    scene.material(STONE, colour='#c8a47a', second='#a98660', courses=(0.62, 0.26, 0.42), stain=0.35)
    scene.material(PALE, colour='#d6b68c', second='#bb986e', courses=(0.7, 0.3, 0.3), stain=0.3)
    scene.material(DEEP, colour='#a9855f', second='#876747', courses=(0.5, 0.24, 0.5), stain=0.5)
    scene.material('dust', colour='#cfa87c', second='#b68d63', patches=('#b09a66', 0.3, 0.1))
    scene.material('pool', colour='#33583f', ripple=0.006)
    scene.camera((-7.2, -16.5, 5.4), (1.6, 30, -0.4), lens=32, lift=0.0)
    scene.light(
        sun=-122,
        elevation=27,
        haze={'density': 0.0011, 'height': 18, 'start': 50, 'base': 0.1},
        clouds={'seed': 9.9, 'amount': 0.7},
    )
    scene.put(plain('salt', size=9000, z=-3.6, y=9165), layer='far')
    scene.put(hill_layers(((1900, 60, 900, -4, 2.2), (2700, 90, 1200, -4, 6.1)), 'dry-hills', width=2600), layer='far')
    scene.put(ground_sheet(ground, (-120, 140), (-30, 230), 'dust', 420, 460, near=(60, 0.7)))
    works = Mesh()
    reservoir(works)
    scene.put(works)
    castle = Mesh()
    citadel(castle)
    scene.put(castle)
    scrub(scene)
    scene.layer = 'life'
    folk(scene)


def reservoir(mesh):
    """Stepped linings, the rim's coping, the far end's wide stair and the narrow one along the right wall."""
    wide, long = RIGHT - LEFT, FAR - NEAR
    x, y = (LEFT + RIGHT) / 2, (NEAR + FAR) / 2
    ledges = ((0.0, -2.2), (0.9, -4.4), (1.9, FLOOR))
    top = 0.12
    for inset, low in ledges:
        for side in (-1, 1):
            mesh.box(
                1.6,
                long + 2.4,
                top - low + 2,
                DEEP if inset else STONE,
                x + side * (wide / 2 - inset + 0.8),
                y,
                low - 2,
            )
            mesh.box(
                wide + 2.4,
                1.6,
                top - low + 1.97,
                DEEP if inset else STONE,
                x,
                y + side * (long / 2 - inset + 0.8),
                low - 2,
            )
        top = low
    for side in (-1, 1):
        mesh.box(1.3, long + 2.6, 0.22, PALE, x + side * (wide / 2 + 0.75), y, 0.1)
        mesh.box(wide + 2.8, 1.3, 0.2, PALE, x, y + side * (long / 2 + 0.75), 0.1)
    mesh.box(wide, long, 0.2, 'dust', x, y, FLOOR - 0.2)
    mesh.quad(
        (LEFT + 1, NEAR + 1, POOL),
        (RIGHT - 1, NEAR + 1, POOL),
        (RIGHT - 1, FAR - 1, POOL),
        (LEFT + 1, FAR - 1, POOL),
        'pool',
    )
    steps = 30
    fall = -FLOOR / steps
    for k in range(steps):
        mesh.box(7.0, 0.36, -FLOOR - fall * k, PALE, -4.6, FAR - 0.36 * (k + 0.5), FLOOR)
    run = 0.62
    for k in range(steps):
        mesh.box(2.2, run, 8 - fall * k, PALE, RIGHT - 1.1, NEAR + 9 + run * k, -8.0)
    mesh.lathe([(1.5, 0), (1.5, 1.9), (1.1, 1.9), (1.1, 0.6)], DEEP, 28, False, x=4.5, y=24.0, z=POOL - 0.9)


def ruin(mesh, start, end, height, thick=1.0, material=STONE, z=0.0, seed=1):
    """A wall of rubble masonry whose top has fallen unevenly; start and end are (x, y)."""
    chance = random.Random(seed)
    start, end = np.array(start, float), np.array(end, float)
    length = float(np.linalg.norm(end - start))
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    count = max(1, int(length / 1.1))
    level = height
    for k in range(count):
        level = min(height, max(height * 0.5, level + chance.uniform(-0.35, 0.35)))
        x, y = start + (end - start) * (k + 0.5) / count
        with mesh.at(x, y, z, turn):
            mesh.box(length / count * 1.02, thick, level + 1.2, material, z=-1.2)


def citadel(mesh):
    """The castle: two stages of battered wall on the mound, the north gate with its stair, rooms within."""
    for face, low, high, left, right, inset in ((45.5, 0.0, 4.6, -29, 33, 0.9), (55, 4.4, 8.6, -21, 25, 0.8)):
        for a, b in ((left, -3.2), (3.2, right)):
            mesh.loft(
                [
                    [(a, face, low - 1), (b, face, low - 1)],
                    [(a + 0.2, face + inset, high), (b - 0.2, face + inset, high)],
                    [(a + 0.2, face + 3, high), (b - 0.2, face + 3, high)],
                ],
                STONE,
                smooth=False,
            )
        for side, x in ((-1, left), (1, right)):
            mesh.loft(
                [
                    [(x, face, low - 1), (x, face + 34, low - 1)],
                    [(x - side * inset, face + inset, high), (x - side * inset, face + 34, high)],
                ],
                DEEP,
                smooth=False,
            )
            mesh.box(7, 7, high - low + 1.7, PALE, x - side * 3, face + 3, low - 1, taper=0.86)
        for side in (-1, 1):
            mesh.box(3.4, 5.4, high - low + 2.0, PALE, side * 4.6, face + 1.6, low - 1, taper=0.9)
        for k in range(18):
            mesh.box(6.2, 0.5, (high - low) * (k + 1) / 18 + 1, PALE, 0, face - 4.6 + 0.5 * k, low - 1)
        for part in range(9):
            a = left + 1 + (right - left - 2) * part / 9
            b = a + (right - left - 2) / 9
            tall = 0.5 + 1.3 * abs(math.sin(part * 2.3 + low))
            if not -7 < a < 6.5 and not -7 < b < 7:
                ruin(mesh, (a, face + 1.6), (b, face + 1.6), tall, 1.5, (STONE, DEEP)[part % 2], high, part + 3)
    chance = random.Random(5)
    for k in range(26):
        x, y = chance.uniform(-18, 18), chance.uniform(60, 80)
        if chance.random() < 0.5:
            ruin(
                mesh,
                (x, y),
                (min(x + chance.uniform(4, 9), 22.5), y),
                chance.uniform(1.2, 3.0),
                0.8,
                (STONE, DEEP)[k % 2],
                8.2,
                k,
            )
        else:
            ruin(
                mesh, (x, y), (x, y + chance.uniform(4, 9)), chance.uniform(1.2, 3.0), 0.8, (STONE, DEEP)[k % 2], 8.2, k
            )
    for x, y, w, d in (
        (-29, 33.0, 6, 5),
        (-26.5, 27, 5, 7),
        (20, 28, 7, 6),
        (27, 36, 6, 6),
        (22, 14, 6, 7),
        (-24, 12, 6, 6),
    ):
        for a, b in (((0, 0), (w, 0)), ((w, 0), (w, d)), ((0, d), (w, d)), ((0, 0), (0, d * 0.6))):
            ruin(mesh, (x + a[0], y + a[1]), (x + b[0], y + b[1]), 0.9, 0.6, DEEP, 0.1, int(x + y + a[0] * 3 + b[1]))


def scrub(scene):
    """Stones along the rim, fallen blocks at the castle's foot, dry tufts, thorn bushes about the mound."""
    stones = [rock(i, 0.5, 'rock-warm') for i in range(4)]
    outside = lambda x, y: not (LEFT - 2 < x < RIGHT + 2 and NEAR - 2 < y < FAR + 2)
    scene.scatter(
        stones,
        240,
        ((-36, 40), (-16, 46)),
        ground,
        seed=3,
        sink=0.12,
        scale=(0.2, 0.9),
        keep=lambda x, y, z: outside(x, y),
    )
    fallen = [rock(20 + i, 0.7, 'rock-warm', 0.7) for i in range(4)]
    scene.scatter(
        fallen,
        130,
        lambda r: (r.uniform(-29, 33), 44.8 - abs(r.gauss(0, 1.3))),
        ground,
        seed=11,
        sink=0.2,
        scale=(0.3, 1.2),
        keep=lambda x, y, z: abs(x) > 5,
    )
    scene.scatter(
        [grass_tuft(5 + i, 46, 0.45, 0.3, 'grass-dry') for i in range(2)],
        420,
        ((-40, 44), (-17, 46)),
        ground,
        seed=5,
        sink=0.04,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: outside(x, y),
    )
    thorn = [bush(2 + i, 1.5, 'leaf-dry', card=0.12) for i in range(2)]
    scene.scatter(
        thorn,
        60,
        ((-70, 80), (8, 130)),
        ground,
        seed=7,
        sink=0.1,
        scale=(0.6, 1.4),
        keep=lambda x, y, z: z < 0.6 and outside(x, y) and abs(x) > 18,
    )


def folk(scene):
    """A guide with visitors on the rim, people on the stairs, a mason at the coping, camels by the mound."""
    mesh = Mesh()
    fall, run = -FLOOR / 30, 0.62
    for x, y, deed, dress, cloth, second, turn, more in (
        (-13.6, 12.4, 'wave', 'shirt', '#86a3b6', '#4b4640', 120, {}),
        (-14.3, 10.4, 'hold', 'saree', 'magenta', 'turmeric', 130, {}),
        (-13.3, 9.2, 'hold', 'kurta', 'ivory', 'ivory', 150, {'elder': True}),
        (13.4, 20.5, 'hold', 'salwar', 'emerald', 'ivory', -90, {}),
    ):
        person(mesh, deed, dress, cloth, second, x, y, 0.3, turn, 1.0, **more)
    little_one(mesh, 'run', 'scarlet', -13.5, 16.4, 0.3, 180, 1.0)
    with mesh.at(-13.3, 7.0, 0.3, 160):
        person(mesh, 'photograph', 'jacket', 'teal', '#4b4640', head='brim', hat='#c9b48a')
        camera(mesh)
    for k, deed, dress, cloth, second in (
        (7, 'walk', 'shirt', 'ivory', '#4b4640'),
        (15, 'walk', 'saree', 'scarlet', 'turmeric'),
        (17, 'walk', 'saree', 'turmeric', 'crimson'),
    ):
        person(mesh, deed, dress, cloth, second, RIGHT - 1.1, NEAR + 9 + run * k, -fall * k, 180 if k > 10 else 0, 1.0)
    for k, cloth in ((6, 'azure'), (14, 'saffron')):
        person(mesh, 'walk', 'kurta', cloth, 'ivory', -4.6 + 0.2 * k, FAR - 0.36 * k - 0.2, -fall * k, 0, 1.0)
    person(mesh, 'wash', 'lungi', 'ivory', 'azure', 13.2, 1.5, 0.3, 90, 1.0, head='turban', hat='scarlet')
    scene.put(mesh)
    beast = camel()
    for k, (x, y) in enumerate(((-14.6, 40.0), (-18.9, 40.3), (-23.2, 40.5))):
        for part in beast if isinstance(beast, (tuple, list)) else (beast,):
            scene.put(part, x, y, height_at(ground, x, y), 0, 1.0)
        tack = camel_tack(('crimson', 'azure', 'saffron')[k], load=True)
        for part in tack if isinstance(tack, (tuple, list)) else (tack,):
            scene.put(part, x, y, height_at(ground, x, y), 0, 1.0)
    herder = Mesh()
    person(
        herder,
        'lead',
        'dhoti',
        'ivory',
        'ivory',
        -11.4,
        39.9,
        height_at(ground, -11.4, 39.9),
        90,
        1.0,
        head='turban',
        hat='scarlet',
    )
    lead_rope(herder, (-11.2, 39.7, 1.0), (-13.0, 40.0, 2.1))
    flock_in(herder, 9, (-20, 14), (30, 60), (11.5, 17), 0.9)
    scene.put(herder)
