"""Amarnath in July: the great mouth of the cave in its grey wall above the last stairs, pilgrims and ponies on the
zigzag, tents beside old snow."""
import math
import random

import numpy as np

from kit.life.animals import horse
from kit.life.flags import flag_string, pennant
from kit.life.people import crowd
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, mountain_range
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Pilgrims and ponies climb a zigzag path to the wide mouth of Amarnath cave in a grey mountain wall, bright tents and old snow below it.',
}
FLOOR, MOUTH = 34.0, (6.0, 60.0)


def ground(xs, ys):
    """A dry bed, the slope of scree with its gullies up to the cave's sill."""
    rise = (FLOOR + 3.0) * smoothstep(-6, 62, ys + 5 * fractal(xs * 0.02, ys * 0.02, 3)) ** 1.15
    side = 34 * smoothstep(36, 120, np.abs(xs - 4)) * smoothstep(-30, 40, ys)
    gully = -4.5 * (ridged(xs * 0.03 + 2, ys * 0.009, 5) - 0.5) * smoothstep(-30, 30, ys) * smoothstep(62, 50, ys)
    bed = -2.6 * smoothstep(6, 1, np.abs(xs - stream(ys)))
    return np.minimum(rise, FLOOR) + side + gully + bed + 0.9 * fractal(xs * 0.09, ys * 0.09, 6)


def stream(y):
    """x of the bed at y."""
    return -27 + 0.2 * y + 4.2 * np.sin(np.asarray(y, float) * 0.13) + 1.2 * np.sin(np.asarray(y, float) * 0.31)


def zigzag():
    """The path's corners from the camera up to the sill."""
    return [(-16, -40), (-6, -22), (14, -8), (-9, 6), (17, 18), (-5, 29), (18, 39), (2, 49), (8, 57)]


def build(scene):
    scene.material(
        'valley',
        meadow=('#97907c', '#878566'),
        rock=('#a79d92', '#7d756d'),
        rock_slope=0.72,
        scale=0.05,
        bump=0.6,
        bump_scale=0.4,
        snow_line=4000,
    )
    scene.material('rock', colour='#a39a92', second='#6a635e', scale=0.12, bump=0.9, bump_scale=0.7, stain=0.6)
    scene.material('snow', colour='#eef1f4', second='#cfd6da', bump=0.15)
    scene.camera((-14, -56, 9.0), (4, 40, 30), lens=29, lift=0.0)
    scene.light(
        sun=-102,
        elevation=32,
        haze={'density': 0.0007, 'height': 90, 'start': 70, 'base': 0.3},
        clouds={'seed': 14.6, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-150, 160), (-64, 110), 'valley', 400, 340, near=(20, 0.5)))
    scene.put(face())
    peaks = ((-420, 1500, 700, 420), (960, 1600, 1000, 480), (1500, 1900, 800, 520), (-1000, 1900, 640, 520))
    scene.put(mountain_range(peaks, columns=520, rows=340), z=40, layer='far')
    snowfields(scene)
    stones = [rock(i, 1.2, 'rock') for i in range(4)]
    scene.scatter(
        stones,
        1500,
        ((-80, 84), (-50, 58)),
        ground,
        seed=6,
        sink=0.3,
        scale=(0.1, 1.1),
        keep=lambda x, y, z: clear(x, y) > 2.4,
    )
    path(scene)
    cave(scene)
    camp(scene)
    pilgrims(scene)


def clear(x, y):
    """How far (x, y) is from the path, in metres."""
    corners, least = zigzag(), 1e9
    for (ax, ay), (bx, by) in zip(corners, corners[1:]):
        length = (bx - ax) ** 2 + (by - ay) ** 2
        t = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        least = min(least, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return least


def face():
    """The mountain's wall, a sheet over x and z that lies back as it rises; the cave is pressed into it."""
    xs, zs = np.meshgrid(np.linspace(-190, 200, 700), np.linspace(10, 190, 380))
    lean = 62 + 0.42 * (zs - FLOOR) + 0.0016 * (xs - 6) ** 2 * 0.4
    ribs = 19 * (ridged(xs * 0.02 + 4, zs * 0.007, 8) - 0.55) + 7 * (ridged(xs * 0.075, zs * 0.05, 6) - 0.5)
    beds = 1.8 * smoothstep(0.3, 0.7, ((zs + 0.25 * xs) / 7 + 0.6 * fractal(xs * 0.03, zs * 0.03, 3)) % 1)
    near = np.hypot((xs - MOUTH[0]) / 40, (zs - FLOOR - 10) / 30)
    calm = smoothstep(0.75, 1.2, near)
    ys = lean - ribs * calm - beds
    # The mouth: 44 m broad, 27 high, its crown off the middle, a hood of rock above it.
    across = (xs - MOUTH[0]) / 23 + 0.04 * fractal(zs * 0.1, xs * 0.1, 3)
    crown = (
        FLOOR - 3 + 27 * np.clip(1 - np.abs(across + 0.12) ** 2.3, 0, 1) ** 0.55 + 1.6 * fractal(xs * 0.16, zs * 0.1, 3)
    )
    within = smoothstep(-0.6, 1.4, crown - zs) * (np.abs(across) < 1)
    hood = 3.5 * smoothstep(7, 0, zs - crown) * smoothstep(-1, 0.5, zs - crown) * (np.abs(across) < 1.1)
    ys = ys + within * (24 - 0.35 * np.maximum(zs - FLOOR, 0)) - hood
    top = 88 + 20 * fractal(xs * 0.02 + 5, 0 * xs, 6) - 26 * smoothstep(30, 90, xs)
    zs = np.minimum(zs, top + 0.1 * (zs - top))
    mesh = Mesh()
    mesh.grid(xs, ys, zs, 'rock')
    return mesh


def snowfields(scene):
    """Old snow in the hollows: in the slope's gullies."""
    mesh = Mesh()
    xs, ys = np.meshgrid(np.linspace(-110, 120, 420), np.linspace(-50, 62, 260))
    rough = 0.5 * fractal(xs * 0.05, ys * 0.05, 6)
    left = 1.2 - ((xs + 24 - 0.1 * ys) / 10) ** 2 - ((ys - 30) / 27) ** 2
    right = 1.0 - ((xs - 40 + 0.35 * (ys - 34)) / 9) ** 2 - ((ys - 40) / 16) ** 2
    high = 1.0 - ((xs + 66) / 16) ** 2 - ((ys - 26) / 30) ** 2
    cover = np.maximum(np.maximum(left, right), high) + rough
    mesh.grid(xs, ys, ground(xs, ys) + np.clip(1.6 * cover, -1.2, 0.9), 'snow')
    scene.put(mesh)


def path(scene):
    """The laid path with its low walls and handrail."""
    mesh = Mesh()
    for (ax, ay), (bx, by) in zip(zigzag(), zigzag()[1:]):
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        steps = int(length / 0.9)
        rail = []
        for i in range(steps + 1):
            t = i / steps
            x, y = ax + t * (bx - ax), ay + t * (by - ay)
            z = height_at(ground, x, y)
            with mesh.at(x, y, z - 0.6, math.degrees(math.atan2(by - ay, bx - ax))):
                mesh.box(1.0, 3.0, 0.95, 'step')
            rail.append((x - nx * 1.6, y - ny * 1.6, z + 0.2))
        for x, y, z in rail[::3]:
            mesh.box(0.1, 0.1, 1.2, 'iron', x, y, z - 0.2)
        mesh.tube([(x, y, z + 0.95) for x, y, z in rail], 0.05, 'iron', 5)
    scene.put(mesh)


def cave(scene):
    """What stands in the mouth: a terrace with white railings, the cone of ice in its lit recess, bells, flags."""
    mesh = Mesh()
    x0, y0 = MOUTH
    mesh.box(40, 26, 3.0, 'grey-stone', x0, y0 + 13, FLOOR - 2.4)
    for i in range(9):
        mesh.box(9, 0.7, 3.0 - 0.3 * i, 'step', x0 + 2, y0 - 0.3 - 0.6 * i, FLOOR - 2.4)
    for k in range(22):
        mesh.box(0.14, 0.14, 1.3, 'whitewash', x0 - 19 + 1.8 * k, y0 + 0.3, FLOOR + 0.6)
    for up in (0.7, 1.3):
        mesh.tube([(x0 - 19, y0 + 0.3, FLOOR + 0.6 + up), (x0 - 2.6, y0 + 0.3, FLOOR + 0.6 + up)], 0.07, 'whitewash', 5)
        mesh.tube([(x0 + 6.6, y0 + 0.3, FLOOR + 0.6 + up), (x0 + 19, y0 + 0.3, FLOOR + 0.6 + up)], 0.07, 'whitewash', 5)
    mesh.box(11, 8, 2.0, 'grey-stone', x0 - 5, y0 + 10, FLOOR + 0.6)
    mesh.lathe(
        [(3.4, 0), (2.9, 0.8), (2.2, 2.2), (1.9, 4.4), (1.5, 6.2), (0.9, 7.6), (0.05, 8.4)],
        'moon',
        20,
        x=x0 - 5,
        y=y0 + 10,
        z=FLOOR + 2.6,
    )
    for side, cloth in ((-9, 'flag-red'), (11, 'flag-saffron'), (15, 'flag-red'), (-14, 'flag-saffron')):
        pennant(mesh, x0 + side, y0 + 0.4, FLOOR + 0.6, 6.5, 2.4, cloth)
    scene.put(mesh)
    scene.lamp(x0 - 2, y0 + 3, FLOOR + 7, 4200, '#ffdca8', 1.0, day=1.0)


def camp(scene):
    """Tents at the foot of the slope, flag strings over the kitchens."""
    mesh = Mesh()
    chance = random.Random(4)
    for x, y, paint, turn in (
        (22, -3, '#d8722c', 12),
        (27.5, 1, '#3f78b8', -8),
        (23, 5, '#e9e2d2', 20),
        (29, 8, '#e3b33c', 4),
        (34.5, 5, '#c2453a', -16),
        (25, 12, '#3f78b8', 10),
        (31, 14, '#d8722c', -20),
        (35, 20, '#e3b33c', 30),
        (37, 13, '#e9e2d2', 24),
    ):
        z = height_at(ground, x, y) - 0.1
        wide, deep, high = chance.uniform(4.6, 6), chance.uniform(5, 7), chance.uniform(2.7, 3.3)
        with mesh.at(x, y, z, turn):
            mesh.box(wide, deep, high * 0.42, paint, z=-0.5)
            w, d, low = wide / 2 + 0.25, deep / 2 + 0.25, high * 0.42 - 0.5
            for side in (-1, 1):
                mesh.quad((side * w, -d, low), (side * w, d, low), (0, d, high), (0, -d, high), paint)
            for y1 in (-d + 0.26, d - 0.26):
                mesh.add([(-w, y1, low), (w, y1, low), (0, y1, high)], [(0, 1, 2)], paint)
            mesh.box(1.1, 0.1, high * 0.6, 'shadow', 0, -deep / 2 - 0.03, -0.4)
    for a, b in (((19, -6), (33, 2)), ((22, 9), (36, 11))):
        ends = [(*p, height_at(ground, *p) + 5.2) for p in (a, b)]
        for x, y, z in ends:
            mesh.tube([(x, y, z - 5.4), (x, y, z + 0.1)], 0.06, 'wood', 5)
        flag_string(mesh, *ends, 1.2, 16, 0.7, ('flag-saffron', 'flag-red', 'flag-yellow'), 3)
    scene.put(mesh)


def pilgrims(scene):
    """Walkers with staffs and rucksacks, a pony with its man, many small ones on the way up."""
    life = Mesh()
    corners = zigzag()

    def on_way(part):
        lengths = [math.dist(a, b) for a, b in zip(corners, corners[1:])]
        left = part * sum(lengths)
        for (a, b), length in zip(zip(corners, corners[1:]), lengths):
            if left <= length:
                t = left / length
                return (
                    a[0] + t * (b[0] - a[0]),
                    a[1] + t * (b[1] - a[1]),
                    math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90,
                )
            left -= length
        return (*corners[-1], 180)

    for part, dress, cloth, second, off, more in (
        (0.085, 'jacket', 'saffron', '#4b4640', 0.6, {'pack': 'indigo', 'head': 'cap', 'hat': 'scarlet'}),
        (0.1, 'saree', 'magenta', 'turmeric', -0.5, {'head': 'veil'}),
        (0.135, 'jacket', 'azure', '#3f4650', 0.4, {'pack': 'maroon'}),
        (0.15, 'kurta', 'ivory', 'ivory', -0.6, {'head': 'turban', 'hat': 'saffron', 'elder': True}),
        (0.185, 'salwar', 'scarlet', 'ivory', 0.3, {'pack': 'teal'}),
    ):
        x, y, turn = on_way(part)
        person(life, 'walk', dress, cloth, second, x + off, y, height_at(ground, x + off, y) + 0.35, turn, 1.15, **more)
    crowd(
        life,
        150,
        lambda r: (lambda x, y, t: (x + r.uniform(-1, 1), y + r.uniform(-0.6, 0.6)))(*on_way(r.uniform(0.2, 1))),
        lambda x, y: height_at(ground, x, y) + 0.35,
        7,
        1.2,
    )
    crowd(
        life,
        34,
        lambda r: (MOUTH[0] + r.uniform(-15, 16), MOUTH[1] + r.uniform(1.2, 6)),
        lambda x, y: FLOOR + 0.6,
        9,
        1.15,
    )
    crowd(life, 22, lambda r: (r.uniform(17, 36), r.uniform(-14, 12)), lambda x, y: height_at(ground, x, y), 11, 1.15)
    scene.layer = 'life'
    scene.put(life)
    pony = horse()
    for part in (0.117, 0.225, 0.36, 0.47):
        x, y, turn = on_way(part)
        scene.put(pony, x, y, height_at(ground, x, y) + 0.35, turn - 90, 1.1)
        rider = Mesh()
        rider.ball((0.5, 0.34, 0.12), ('crimson', 'azure', 'saffron', 'teal')[int(part * 10) % 4], 0, 0, 1.42)
        person(
            rider,
            'bench',
            'jacket',
            ('saffron', 'magenta', 'turmeric', 'scarlet')[int(part * 10) % 4],
            '#3f4650',
            0,
            0,
            0.92,
            90,
        )
        scene.put(rider, x, y, height_at(ground, x, y) + 0.35, turn - 90, 1.1)
