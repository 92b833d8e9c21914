"""Ranchi's country in the rains: a river falling over dark rock through sal forest; on a near ledge a woman roasts
maize under an umbrella, families picnic and photograph the fall."""
import math
import random

import numpy as np

from kit.life.birds import flock_in
from kit.life.work import hearth, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A woman roasts maize and a family picnics on a rock ledge before a river that falls in white steps through sal forest near Ranchi.',
}
LEDGE = 3.2


def ground(xs, ys):
    notch = np.exp(-(((xs - 2 - 0.03 * ys) / 11) ** 2))
    # A face of broken granite: ledges that rise and fall along it, chutes between them instead of walls.
    broken = 0.7 * fractal(xs * 0.32, ys * 0.32, 4)
    steps = (
        9 * smoothstep(18, 23.5, ys + 5.5 * fractal(xs * 0.12, ys * 0.05 + 3, 3) + broken)
        + 10 * smoothstep(27, 34.5, ys + 7 * fractal(xs * 0.1, ys * 0.05 + 7, 3) + broken)
        + 9 * smoothstep(37, 45, ys + 6 * fractal(xs * 0.08, ys * 0.05 + 9, 3) + broken)
    )
    steps += 1.5 * (ridged(xs * 0.16, ys * 0.16, 4) - 0.5) * smoothstep(15, 22, ys) * smoothstep(60, 46, ys)
    walls = 16 * smoothstep(14, 40, np.abs(xs - 2)) * smoothstep(-30, 30, ys) + 12 * smoothstep(30, 70, np.abs(xs - 2))
    pool = -2.4 * smoothstep(16, 8, np.hypot((xs - 1) / 1.2, (ys - 6) * 1.0)) - 1.6 * np.exp(
        -(((xs - 1 + 3 * np.sin(ys * 0.1)) / 6) ** 2)
    ) * smoothstep(10, -10, ys)
    return (
        steps * (0.9 + 0.1 * notch)
        + walls * (1 - 0.5 * notch)
        + pool
        + 1.1 * ridged(xs * 0.08, ys * 0.08, 4) * smoothstep(6, 20, np.hypot(xs - 1, ys - 4))
        - 0.5
    )


def build(scene):
    scene.material(
        'green-hills',
        meadow=('#6f8547', '#566e3c'),
        rock=('#67605a', '#443f3c'),
        rock_slope=0.42,
        scale=0.05,
        bump=0.8,
        bump_scale=0.5,
    )
    from kit.palette import PALETTE

    PALETTE.setdefault(
        'ledge', {'colour': '#857c74', 'second': '#5e5751', 'rough': 0.8, 'scale': 0.5, 'bump': 0.12, 'bump_scale': 2.5}
    )
    scene.material('basalt', courses=None)
    scene.camera((-5, -38, 5.6), (2, 20, 12.4), lens=34, lift=-0.012, focus=40, fstop=1.2)
    scene.light(
        sun=-106,
        elevation=36,
        energy=6.4,
        grade={'exposure': 1.12},
        haze={'density': 0.0022, 'height': 26, 'base': 0.25, 'start': 46, 'most': 0.75},
        clouds={'seed': 5.9, 'amount': 1, 'scale': 1.3, 'low': 0.42, 'high': 0.7},
    )
    scene.put(ground_sheet(ground, (-130, 130), (-60, 190), 'green-hills', 420, 420, near=(60, 0.65)))
    scene.put(water_sheet('river', -0.55, 60, -70))
    falls = Mesh()
    noise = np.random.RandomState(3)
    for strand, ribbon in enumerate(run_down(noise, 170)):
        falls.loft(ribbon, ('fall', 'fall-thin', 'fall')[strand % 3])
    for _ in range(70):
        size = noise.uniform(0.1, 0.34)
        x, y = 1 + noise.normal(0, 4.6), 13.5 + noise.uniform(-1.6, 0.6)
        falls.ball((size * 3.4, size * 2, size * 0.5), 'foam', x, y, noise.uniform(-0.5, -0.2), sides=8)
    scene.put(falls)
    boulders(scene)
    sal = [
        broadleaf(40 + i, 15, ('leaf', 'leaf', 'leaf-dark')[i], 'bark-pale', 0.75, 10, 300, 0.4, 0.45) for i in range(3)
    ]
    scene.scatter(
        sal,
        330,
        ((-110, 110), (4, 130)),
        ground,
        seed=4,
        sink=0.5,
        keep=lambda x, y, z: abs(x - 2) > 15 + 0.0 * y and z > 6 or y > 62 and abs(x - 3) > 7,
    )
    scene.scatter(
        [bush(2, 1.6), bush(3, 2.0)],
        170,
        ((-60, 60), (-20, 60)),
        ground,
        seed=5,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 2) > 12 and z > 1,
    )
    stones = [rock(i, 1.6, 'basalt', 0.75) for i in range(4)]
    scene.scatter(
        stones,
        90,
        lambda r: (r.gauss(1, 13), r.uniform(-24, 16)),
        ground,
        seed=6,
        sink=0.4,
        scale=(0.3, 1.4),
        keep=lambda x, y, z: z > -1.6 or (x * 3 + y) % 5 < 1.6,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.8), grass_tuft(6, 50, 0.7)],
        120,
        lambda r: (-1 + r.choice((-1, 1)) * r.uniform(9, 20), r.uniform(-28, -8)),
        ground,
        seed=7,
        sink=0.05,
        keep=lambda x, y, z: z > -0.2,
    )
    near = Mesh()
    # What is near stands in the camera's own frame: x right, y away from it.
    with near.at(-5, -38, LEDGE, -6.9):
        sides, aways = np.meshgrid(np.linspace(-12, 12, 200), np.linspace(6, 21, 130))
        near.grid(sides, aways, ledge(sides, aways), 'ledge')
    scene.put(near)
    place = lambda s, d: (-5 + s * 0.9928 + d * 0.1201, -38 - s * 0.1201 + d * 0.9928)
    for seed, (side, away) in enumerate(
        ((-8.2, 14.5), (-7.4, 15.5), (-7.9, 13.2), (6.3, 12.6), (7.0, 13.4), (0.9, 15.2), (-0.2, 16.6))
    ):
        x, y = place(side, away)
        z = LEDGE + float(ledge(np.array(side), np.array(away)))
        scene.put(grass_tuft(20 + seed, 60, 0.7), x, y, z - 0.05, seed * 50, 1)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-5, -38, LEDGE, -6.9):
        maize(life)
        picnic(life)
        lookers(life)
    flock_in(life, 8, (-20, -4), (20, 40), (30, 38), 0.8, 'white-bird')
    scene.put(life)


def run_down(noise, count):
    """Ribbons of water from their lips to the pool, as lists of (left, middle, right): they turn to where the rock is
    lowest."""
    strands = np.arange(count)
    x = 2 + np.clip(noise.normal(0, 1.9, count), -4.5, 4.5)
    first = np.array((47, 47, 47, 36, 25))[strands % 5]
    wide, lift = noise.uniform(0.16, 0.62, count), noise.uniform(0.06, 0.22, count)
    ribbons = [[] for _ in strands]
    for y in np.arange(47, 12.5, -0.22):
        ys = np.full(count, y)
        z, lean = ground(x, ys), ground(x + 0.5, ys - 0.2) - ground(x - 0.5, ys - 0.2)
        half = wide * (0.6 + 0.4 * np.sin(y * 1.1 + strands * 2.3)) * (1.25 - 0.008 * y)
        for k in np.flatnonzero((first >= y) & (z > -0.6)):
            high = z[k] + lift[k]
            ribbons[k].append(
                [(x[k] - half[k], y - 0.2, high), (x[k], y - 0.34, high + 0.1), (x[k] + half[k], y - 0.2, high)]
            )
        flows = np.clip(-0.16 * lean, -0.22, 0.22) + noise.normal(0, 0.035, count) + 0.004 * (x - 2)
        x = np.where(first >= y, x + flows, x)
    return ribbons


def ledge(sides, aways):
    """Heights of the near rock over LEDGE: flat where people are, broken off towards the river."""
    edge = 17.2 - 3.6 * smoothstep(-1.2, 2.4, sides) + 0.9 * fractal(sides * 0.5, sides * 0 + 3, 3)
    return (
        -5 * smoothstep(-0.1, 1.6, aways - edge) ** 0.7
        + 0.03 * fractal(sides * 0.9, aways * 0.9, 3)
        - 0.16 * smoothstep(0.1, 0.0, np.abs(fractal(sides * 0.3 + 5, aways * 0.3, 3)))
        + 0.5 * smoothstep(7.4, 10.5, -sides)
    )


def boulders(scene):
    """Dark stones at the lips of the steps and in the pool, that part the water."""
    chance = random.Random(8)
    stones = [rock(30 + i, 1.6, 'basalt', 0.8) for i in range(4)]
    for y, lip, high, count in ((21.9, 6.5, 1.0, 8), (32.2, 15, 1.0, 7), (43.8, 23, 1.0, 6), (12.4, -0.6, 1.2, 12)):
        for k in range(count):
            x = 2 + (k - (count - 1) / 2) * 14 / count + chance.uniform(-0.8, 0.8)
            if chance.random() < 0.35 and abs(x - 2) < 3:
                continue
            y_own = y + chance.uniform(-0.3, 0.4)
            z = max(height_at(ground, x, y_own), -0.5)
            if z > lip:
                scene.put(stones[k % 4], x, y_own, z - 0.25, k * 77, chance.uniform(0.5, high))


def umbrella(mesh, x, y, z, cloth, radius=1.0):
    """An open umbrella whose stick ends at (x, y, z)."""
    with mesh.at(x, y, z, tilt=8):
        mesh.tube([(0, 0, 0), (0, 0, 1.25)], 0.016, 'iron', 6)
        profile = [(radius, 0.82), (radius * 0.8, 0.99), (radius * 0.45, 1.14), (0.03, 1.22)]
        mesh.lathe(profile, cloth, 24, ribs=8, rib=0.07)


def maize(mesh):
    """A woman roasts maize over coals under her umbrella; a man waits for his, a boy already eats."""
    with mesh.at(-4.5, 13.6, 0, 38):
        person(mesh, 'cook', 'saree', '#efe4d2', 'crimson', head='veil')
        hearth(mesh, pot='iron')
        for k in range(6):
            a = k * 1.05
            mesh.tube(
                [
                    (0.06 * math.cos(a), -0.72 + 0.06 * math.sin(a), 0.56),
                    (0.2 * math.cos(a), -0.72 + 0.2 * math.sin(a), 0.57),
                ],
                [0.034, 0.02],
                ('turmeric', '#b9812f')[k % 2],
                8,
            )
    umbrella(mesh, -4.9, 13.95, 1.0, '#3d4148', 1.05)
    mesh.tube([(-4.9, 13.95, 0), (-4.9, 13.95, 1.1)], 0.02, 'iron', 6)
    with mesh.at(-5.6, 12.7, 0):
        mesh.lathe([(0.24, 0), (0.36, 0.26), (0.34, 0.25)], 'weave', 20)
        for k in range(22):
            a, far = k * 2.4, 0.24 * math.sqrt(k / 22)
            with mesh.at(far * math.cos(a), far * math.sin(a), 0.3, k * 50):
                mesh.ball((0.15, 0.045, 0.045), ('grass', '#cfd08a', 'turmeric')[k % 3], 0, 0, 0.02, 8)
    person(mesh, 'hold', 'shirt', '#86a3b6', '#5a4a42', -3.3, 13.3, 0, -74, 1.03)
    little_one(mesh, 'drink', 'crimson', -2.7, 12.6, 0, -40, 1.0)


def picnic(mesh):
    """A mother serves rice from a pot on a spread sheet, grandmother and daughter eat."""
    with mesh.at(2.9, 13.3, 0, -8):
        mesh.box(2.3, 1.3, 0.025, '#4f7f86', 0, 0)
        mesh.box(2.3, 0.14, 0.03, 'ivory', 0, -0.5)
        mesh.box(2.3, 0.14, 0.03, 'ivory', 0, 0.5)
        person(mesh, 'serve', 'saree', '#b97f93', 'emerald', -0.95, 0.35, 0.02, 52, 0.98)
        person(mesh, 'play', 'saree', '#efe4d2', 'maroon', 0.55, 0.6, 0.02, -22, 0.95, elder=True)
        little_one(mesh, 'play', 'teal', 1.2, -0.05, 0.02, -70, 1.05, girl=True)
        mesh.lathe([(0.14, 0), (0.2, 0.1), (0.19, 0.22), (0.21, 0.24)], 'iron', 18, x=-0.2, y=-0.05, z=0.03)
        mesh.ball((0.17, 0.17, 0.07), 'ivory', -0.2, -0.05, 0.26, 12)
        for x, y in ((0.4, -0.1), (0.75, -0.3), (-0.5, -0.4)):
            mesh.lathe([(0.12, 0.03), (0.16, 0.05)], 'leaf', 16, x=x, y=y)
            mesh.ball((0.08, 0.08, 0.03), 'ivory', x, y, 0.06, 8)


def lookers(mesh):
    """Two at the brink, seen from behind: one photographs the fall, a child on the other's arm; a girl cheers."""
    with mesh.at(-1.35, 15.5, 0, 172, 1.02):
        person(mesh, 'photograph', 'shirt', '#cfae62', '#566a86', pack='#7d4a3c')
        telephone(mesh)
    little_one(mesh, 'cheer', 'scarlet', -0.6, 15.5, 0, 190, 1.05, girl=True)
    with_child(mesh, 'salwar', '#7d93a8', '#efe4d2', -2.3, 15.7, 0, 150, 0.98, child='turmeric')
