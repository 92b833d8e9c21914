"""A raft in white water above Rishikesh at noon, sal forest on the banks, a camp on a pale beach."""
import math

import numpy as np

from kit.life.figure import draw_arm, draw_head
from kit.life.powder import powder_cloud
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'A red raft of paddlers breaks through white water on the green Ganga, another raft and a camp with tents on the pale beach behind.',
}


def build(scene):
    scene.material('river', colour='#2c8578')
    scene.material('fall-thin', cover=0.5, scale=3.2, stretch=(1, 1, 1), spread=0.12)
    scene.material('foam', cover=0.5, scale=2.2, spread=0.12)
    scene.camera((3.6, -9.6, 1.9), (-0.7, 2, 2.05), lens=35, lift=0.03, focus=9.4, fstop=0.6)
    scene.light(
        sun=-128,
        elevation=46,
        energy=5.4,
        haze={'density': 0.002, 'height': 26, 'start': 40, 'base': 0.25},
        clouds={'seed': 3.0, 'amount': 0.6},
        grade={'exposure': 1.12},
    )
    scene.put(water_sheet('river', -0.5, 900, -60))
    xs, ys = np.meshgrid(np.linspace(-30, 30, 600), np.linspace(-18, 60, 760))
    swell = 0.55 * fractal(xs * 0.22, ys * 0.2, 3) + 0.3 * np.sin(ys * 0.8 + 0.5 * np.sin(xs * 0.4)) * np.exp(
        -((xs / 12) ** 2)
    )
    rapids = Mesh()
    rapids.grid(xs, ys, 0.12 + swell * 0.8, 'river')
    # Foam: a torn sheet that lies on the crests, thick where the water breaks, and clots that ride on it.
    crest = smoothstep(0.12, 0.5, swell) + 0.7 * np.exp(-(((xs + 0.4) / 5) ** 2 + ((ys + 0.8) / 2.6) ** 2))
    crest += 0.3 * fractal(xs * 1.7, ys * 1.7, 4) + 0.3 * fractal(xs * 3.4 + 9, ys * 3.4, 2)
    lift = 0.12 + swell * 0.8 + 0.035 - 0.16 * (1 - smoothstep(0.1, 0.4, crest))
    rapids.grid(xs, ys, lift, 'foam')
    chance = scene.random

    def surface(x, y):
        k, j = int((x + 30) / 60 * 599), int((y + 18) / 78 * 759)
        return 0.12 + 0.8 * swell[max(0, min(759, j)), max(0, min(599, k))]

    # Where the tube strikes the water it throws up torn sheets, and fine drops fly off them.
    for k in range(26):
        a = math.radians(-150 + 9.5 * k + chance.uniform(-4, 4))
        x, y = -0.4 + 2.45 * math.cos(a), -0.6 + 1.3 * math.sin(a)
        bow = max(0.0, math.cos(a + 0.5))
        tall, flung = 0.14 + 0.5 * bow * chance.uniform(0.5, 1), 0.3 + 0.55 * bow
        rows = []
        for t in np.linspace(0, 1, 9):
            arch = tall * (1 - (2 * t - 0.9) ** 2 / 1.25) + 0.02
            away, wide = flung * t, (0.55 + 0.35 * t) * (1 - 0.5 * t * t)
            middle = (x + away * math.cos(a), y + away * math.sin(a), surface(x, y) + arch * (0.12 if t == 0 else 1))
            rows.append(
                [
                    (
                        middle[0] - wide * u * math.sin(a),
                        middle[1] + wide * u * math.cos(a),
                        middle[2] - 0.3 * tall * u * u * 4 + 0.05 * math.sin(9 * u + k + 5 * t),
                    )
                    for u in np.linspace(-0.5, 0.5, 9)
                ]
            )
        rapids.loft(rows, 'fall-thin')
        for _ in range(30):
            far, high = flung * chance.uniform(0.3, 2.0), tall * chance.uniform(0.4, 2.6)
            b = a + chance.gauss(0, 0.12)
            rapids.ball(
                chance.uniform(0.005, 0.015),
                '#f3f7f6',
                x + far * math.cos(b),
                y + far * math.sin(b),
                surface(x, y) + high,
                sides=5,
            )
    scene.put(rapids)
    left = (
        lambda a, b: 46 * smoothstep(16, 100, -a + 0.2 * b)
        + 40 * smoothstep(20, 100, a + 0.1 * b) * 1.2
        + 6 * smoothstep(90, 170, b)
        + 1.4 * smoothstep(10, 18, abs(a + 4 * np.sin(b * 0.05)))
        - 1
        + fractal(a * 0.03, b * 0.03, 4) * 4 * smoothstep(20, 50, abs(a))
    )
    scene.put(ground_sheet(left, (-150, 150), (-30, 260), 'valley', 260, 260))
    scene.put(bank((-60, -6), (-18, 44), 0.7, lambda a, b: -13 - a + 2 * np.sin(b * 0.12), 'beach', seed=2))
    blue_hills(scene, near=330, count=3, height=150, base=-40, width=1300, seed=3, length=220)
    trees = [
        broadleaf(30 + i, 10, ('leaf', 'leaf-dark', 'leaf')[i], spread=0.9, cards=240, card=0.42) for i in range(3)
    ]
    scene.scatter(trees, 420, ((-110, 110), (8, 190)), left, seed=5, sink=0.4, keep=lambda x, y, z: z > 3)
    stones = [rock(i, 1.8) for i in range(4)]
    for i, (x, y, s) in enumerate(
        (
            (8.6, 2, 1),
            (10.6, -1.4, 1.3),
            (-8.4, 10, 1.1),
            (12, 9, 1.5),
            (-5, 20, 0.9),
            (6, 18, 0.8),
            (-13, 0, 0.8),
            (14, 18, 1.6),
        )
    ):
        scene.put(stones[i % 4], x, y, 0, i * 50, s, layer='front' if y < 0 else 'land')
    spray = Mesh()
    for k, (x, y, size) in enumerate(
        ((1.9, -2.0, 1.0), (1.1, -2.3, 0.8), (2.5, -1.3, 0.9), (0.2, -2.2, 0.5), (-2.6, 0.2, 0.5))
    ):
        powder_cloud(spray, x, y, surface(x, y) + 0.1, 0.8 * size, '#fbfdfd', 14, k + 3, 0.07, 0.9, 420)
    scene.put(spray)
    scene.layer = 'life'
    boats = Mesh()
    with boats.at(-0.4, -0.6, 0.5, 332, 1.1, tilt=6, roll=-10):
        raft(boats)
    with boats.at(6.2, 24, surface(6.2, 24) + 0.12, 250, 1.05, roll=-6):
        raft(boats, 'azure')
    camp(boats)
    scene.put(boats)


def camp(mesh):
    """A rafting camp on the beach: tents, a kayak drawn up, three who cheer the raft on, one who films it."""
    floor = -0.02
    for x, y, turn, cloth in ((-18.5, 18.5, 20, '#c8612f'), (-15.6, 21.5, -6, '#cfae62'), (-21.5, 15.5, 30, '#5f7f8f')):
        with mesh.at(x, y, 0.55, turn):
            for side in (-1, 1):
                mesh.quad((1.3 * side, -1.5, 0), (1.3 * side, 1.5, 0), (0, 1.5, 1.7), (0, -1.5, 1.7), cloth)
            mesh.add([(-1.3, -1.4, 0), (1.3, -1.4, 0), (0, -1.4, 1.68)], [(0, 1, 2)], 'ivory')
            mesh.add([(-0.4, -1.42, 0), (0.4, -1.42, 0), (0, -1.42, 1.1)], [(0, 1, 2)], 'shadow')
    with mesh.at(-12.6, 9.6, 0.5, 62, roll=4):
        mesh.lathe([(0.02, -1.7), (0.26, -0.8), (0.32, 0), (0.26, 0.8), (0.02, 1.7)], '#d9a03a', 16, oval=(1, 0.6))
    for k, (x, y, deed, dress, cloth) in enumerate(
        (
            (-13.2, 12.6, 'cheer', 'shirt', '#cfd9de'),
            (-14.2, 13.0, 'photograph', 'jacket', '#a8553a'),
            (-15.2, 13.6, 'wave', 'salwar', '#d9a79b'),
        )
    ):
        with mesh.at(x, y, 0.62 + floor, 32 + 6 * k, 1.06):
            person(mesh, deed, dress, cloth)
    little_one(mesh, 'cheer', '#7d93a8', -12.6, 13.4, 0.6, 36)


def raft(mesh, paint='scarlet'):
    """An inflatable raft along x with six paddlers and a guide in helmets and vests."""
    ring = [
        (
            2.3 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)),
            1.05 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
            0.25 + 0.3 * abs(math.cos(a)) ** 4,
        )
        for a in [i * math.pi / 24 for i in range(49)]
    ]
    mesh.tube(ring, 0.3, paint, 14)
    mesh.tube([(x, y, z + 0.27) for x, y, z in ring], 0.05, 'ivory', 5)
    mesh.box(4, 1.6, 0.1, 'iron', 0, 0, 0.05)
    for x in (-1, 0.4):
        mesh.tube([(x, -0.9, 0.35), (x, 0.9, 0.35)], 0.22, 'turmeric', 8)
    for k in range(24):
        a = k * math.pi / 12
        x = 2.3 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a))
        y = 1.05 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))
        mesh.ball(0.05, 'ivory', x * 1.1, y * 1.22, 0.3 + 0.3 * abs(math.cos(a)) ** 4, 6)
    for i, (x, side) in enumerate(((1.5, -1), (1.5, 1), (0.3, -1), (0.3, 1), (-0.9, -1), (-0.9, 1))):
        paddler(mesh, i, x, 0.82 * side, side)
    with mesh.at(0, 0, 0.3):
        paddler(mesh, 6, -2.0, 0.0, 1)


def paddler(mesh, number, x, y, side):
    """Someone on the raft's tube in vest and helmet, facing +x, digging a paddle in on one side."""
    skin, vest = ('#a8724d', '#c48d64', '#6c4631')[number % 3], ('turmeric', '#e2622c', 'azure')[number % 3]
    helmet, sleeve = ('scarlet', 'azure', 'ivory', 'emerald')[number % 4], ('indigo', 'teal', 'maroon')[number % 3]
    with mesh.at(x, y, 0.5, 90, 1.02, tilt=14 + 6 * (number % 2)):
        for leg in (-1, 1):
            mesh.tube(
                [(0.1 * leg, 0, 0.08), (0.14 * leg, -0.4, 0.16), (0.14 * leg, -0.5, -0.3)],
                [0.11, 0.09, 0.07],
                'indigo',
                9,
            )
        mesh.lathe([(0.2, 0), (0.19, 0.2), (0.22, 0.48), (0.2, 0.58), (0.08, 0.64)], sleeve, 14, oval=(1, 0.7))
        mesh.lathe([(0.23, 0.1), (0.26, 0.2), (0.265, 0.46), (0.19, 0.58)], vest, 14, oval=(1, 0.82))
        for z in (0.2, 0.36):
            mesh.lathe([(0.262, z), (0.268, z + 0.035)], 'hair', 14, oval=(1, 0.82))
        draw_head(mesh, skin, 0.82)
        mesh.lathe(
            [(0.125, -0.02), (0.135, 0.04), (0.11, 0.13), (0.03, 0.17)], helmet, 16, y=0.01, z=0.85, oval=(0.95, 1.08)
        )
        mesh.tube([(-0.1, -0.04, 0.83), (0, -0.06, 0.7), (0.1, -0.04, 0.83)], 0.01, 'hair', 5)
        # Facing +x, the figure's x is the raft's y: its paddle goes down outside the tube it sits on.
        out = side
        high, low = (0.02 * out, -0.42, 0.86), (0.42 * out, -0.45, 0.34)
        draw_arm(mesh, (-0.2 * out, 0, 0.54), (-0.2 * out, -0.26, 0.62), high, sleeve, skin, 0.055, 0.8)
        draw_arm(mesh, (0.2 * out, 0, 0.54), (0.42 * out, -0.18, 0.4), low, sleeve, skin, 0.055, 0.8)
        end = (0.78 * out, -0.52, -0.28)
        mesh.tube([high, end], 0.02, 'wood', 6)
        mesh.ball((0.12, 0.03, 0.26), 'turmeric', 0.86 * out, -0.53, -0.42, 12)
