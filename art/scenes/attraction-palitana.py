"""Palitana at first light: the ridge of Shatrunjaya covered court by court with marble temples behind bastioned walls,
pilgrims and litter bearers on the last stairs, the plain and its lake far below."""
import math
import random

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.nagara import shikhara, stepped_roof
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.people import crowd
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'Hundreds of white marble temple spires crowd the walled hilltop of Shatrunjaya above Palitana at first light, pilgrims climbing the last stairs.',
}
STONE, PALE, WALL = 'marble', 'marble-shade', 'sand-stone-pale'


def rise(xs, ys):
    """The two tops of the hill and the saddle between them."""
    a = 27 * np.exp(-(((xs + 24) / 56) ** 2 + ((ys - 96) / 40) ** 2))
    b = 33 * np.exp(-(((xs - 52) / 44) ** 2 + ((ys - 132) / 44) ** 2))
    return np.maximum(a, b) + 0.25 * np.minimum(a, b)


def ground(xs, ys):
    smooth = rise(xs, ys)
    terraced = smooth + (np.round(smooth / 4.0) * 4.0 - smooth) * smoothstep(9, 12, smooth)
    fall = -46 * smoothstep(8, -60, ys + 0.2 * np.abs(xs) + 10 * fractal(xs * 0.02, ys * 0.02, 3))
    behind = -70 * smoothstep(170, 260, ys) - 60 * smoothstep(90, 190, np.abs(xs - 14))
    return terraced + fall + behind + 0.5 * fractal(xs * 0.06, ys * 0.06, 4)


def build(scene):
    scene.material(STONE, colour='#f3e7d6', second='#d8c8b2', stain=0.35)
    scene.material('dry-hills', meadow=('#b3a062', '#8f9152'), rock=('#a98b6a', '#866a50'))
    scene.camera((-34, -70, 27), (10, 90, 25), lens=38)
    scene.light(
        sun=-112,
        elevation=14,
        haze={'density': 0.0022, 'height': 30, 'start': 90, 'base': 0.25},
        clouds={'seed': 17.2, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-220, 260), (-110, 330), 'dry-hills', 360, 360))
    scene.put(plain('field', z=-120), layer='far')
    blue_hills(scene, 'dry-hills', near=1400, count=3, height=90, base=-120, width=4200, seed=3.4)
    kinds = [temple(9, 15, 1), temple(7, 11, 2), temple(12, 20, 3), small_shrine()]
    chance = random.Random(8)
    placed = []
    for _ in range(1500):
        x, y = chance.uniform(-92, 108), chance.uniform(54, 190)
        height = float(rise(np.array([x]), np.array([y]))[0])
        if height < 7.5 or len(placed) > 150:
            continue
        great = height > 23 and chance.random() < 0.3
        reach = 9.5 if great else 6.4
        if any(math.hypot(x - px, y - py) < (reach + other) * 0.62 for px, py, other in placed):
            continue
        placed.append((x, y, reach))
        kind = 2 if great else chance.choice((0, 1, 1, 3))
        scene.put(
            kinds[kind],
            x,
            y,
            height_at(ground, x, y) - 0.4,
            chance.choice((0, 0, 90, -90)) + 8,
            chance.uniform(0.85, 1.1),
        )
    walls = Mesh()
    for ring_at in (((-24, 96), 62, 44), ((52, 130), 50, 46)):
        rampart(walls, *ring_at)
    scene.put(walls)
    trees = [broadleaf(44 + i, 5.5, ('leaf', 'leaf-dark')[i], spread=1.1, cards=280) for i in range(2)]
    scene.scatter(
        trees, 90, ((-120, 140), (20, 70)), ground, seed=5, sink=0.4, keep=lambda x, y, z: z < 5, scale=(0.6, 1.1)
    )
    shrubs = [bush(3 + i, 1.5, ('leaf-dry', 'leaf')[i], cards=180) for i in range(2)]
    scene.scatter(shrubs, 260, ((-90, 90), (-50, 50)), ground, seed=9, sink=0.2, scale=(0.6, 1.4))
    scene.scatter([rock(i, 1.1, 'rock-warm') for i in range(3)], 60, ((-60, 60), (-50, 40)), ground, seed=3, sink=0.4)
    stairs(scene)
    scene.layer = 'life'
    life = Mesh()
    flock_in(life, 12, (-50, 30), (30, 100), (52, 66), 1.6, seed=4)
    scene.put(life)


def temple(wide, tall, seed):
    """A marble shrine with a spire and shoulders, a domed hall before it, two flags; mesh data."""
    mesh = Mesh()
    mesh.box(wide * 1.25, wide * 2.1, 1.2, PALE, 0, -wide * 0.45, -3)
    mesh.box(wide * 1.2, wide * 2.05, 2.4, STONE, 0, -wide * 0.45, -1.6)
    with mesh.at(0, 0, 0.8):
        mesh.box(wide * 0.9, wide * 0.9, tall * 0.28, STONE)
        for z in (0.1, 0.19, 0.27):
            mesh.box(wide * 0.97, wide * 0.97, 0.24, PALE, z=tall * z)
        shikhara(mesh, wide * 0.92, tall * 0.66, STONE, z=tall * 0.28, ribs=12, tip='gold-paint', curve=0.55, layers=14)
        for k in range(4):
            a = math.pi / 2 * k
            shikhara(
                mesh,
                wide * 0.42,
                tall * 0.4,
                PALE,
                0.36 * wide * math.cos(a),
                0.36 * wide * math.sin(a),
                tall * 0.28,
                8,
                None,
                0.55,
                False,
                10,
                24,
            )
        with mesh.at(0, -wide * 0.92):
            mesh.box(wide * 0.7, wide * 0.7, tall * 0.2, 'shadow')
            for px in (-0.5, -0.18, 0.18, 0.5):
                for py in (-0.5, 0.5):
                    mesh.box(wide * 0.08, wide * 0.08, tall * 0.22, STONE, px * wide * 0.8, py * wide * 0.8)
            mesh.box(wide * 0.98, wide * 0.98, tall * 0.04, STONE, z=tall * 0.21)
            if seed % 2:
                mesh.lathe(
                    [(wide * 0.44, 0), (wide * 0.4, tall * 0.07), (wide * 0.22, tall * 0.15), (0.1, tall * 0.18)],
                    STONE,
                    28,
                    z=tall * 0.25,
                )
            else:
                stepped_roof(mesh, wide * 0.9, wide * 0.9, tall * 0.2, STONE, z=tall * 0.25, steps=6)
        pennant(mesh, 0, 0, tall * 1.0, tall * 0.22, 1.7, ('flag-red', 'flag-white')[seed % 2])
    return mesh.data('temple')


def small_shrine():
    """A cell with a low spire."""
    mesh = Mesh()
    mesh.box(6, 6, 3.4, STONE, z=-2)
    mesh.box(4.6, 4.6, 3.6, STONE, z=1.2)
    mesh.box(1.4, 0.4, 2.4, 'shadow', 0, -2.2, 1.3)
    mesh.box(5.2, 5.2, 0.3, PALE, z=4.7)
    shikhara(mesh, 4.6, 6, STONE, z=4.9, ribs=8, tip='gold-paint', spirelets=False, layers=10)
    pennant(mesh, 0, 0, 11.6, 2.6, 1.1, 'flag-red')
    return mesh.data('shrine')


def rampart(mesh, centre, wide, deep):
    """The near half of a court's wall with round bastions and a kiosk over its gate."""
    spots = [(centre[0] + wide * math.cos(a), centre[1] + deep * math.sin(a)) for a in np.linspace(-math.pi, 0, 12)]
    for a, b in zip(spots, spots[1:]):
        z = (height_at(ground, *a) + height_at(ground, *b)) / 2
        out = np.array([b[1] - a[1], a[0] - b[0]]) / math.hypot(b[0] - a[0], b[1] - a[1])
        curtain_wall(mesh, a, b, 7.0, z, out, WALL, 8, 1.0)
    for k, (x, y) in enumerate(spots):
        bastion(mesh, 2.6, 7.6, x, y, height_at(ground, x, y), WALL, 'cream-wall')
        if k % 4 == 2:
            chhatri(mesh, 1.8, 3.2, STONE, x=x, y=y, z=height_at(ground, x, y) + 9)


def stairs(scene):
    """The last flights on the near shoulder, where the camera stands: walkers with staffs, a litter on two men."""
    steps, life = Mesh(), Mesh()
    line = lambda y: -22 + 0.16 * (y + 40) + 3.0 * math.sin(y * 0.07)
    for i in range(136):
        y = -34 + 0.62 * i
        x = line(y)
        z = height_at(ground, x, y)
        steps.box(5.2, 0.66, 0.5, 'step', x, y, z - 0.32)
        for side in (-1, 1):
            steps.box(0.4, 0.66, 0.9, 'whitewash', x + 2.7 * side, y, z - 0.3)
    scene.put(steps)
    for y, deed, dress, cloth, second, off, more in (
        (-2, 'walk', 'saree', 'scarlet', 'turmeric', -1.2, {}),
        (0, 'walk', 'kurta', 'ivory', 'ivory', 0.6, {'head': 'turban', 'hat': 'scarlet'}),
        (6, 'walk', 'saree', 'turmeric', 'magenta', 0.2, {}),
        (13, 'walk', 'saree', 'ivory', 'ivory', -1.0, {'head': 'veil'}),
        (14, 'walk', 'saree', 'ivory', 'ivory', 0.3, {'head': 'veil'}),
    ):
        x = line(y) + off
        person(life, deed, dress, cloth, second, x, y, height_at(ground, x, y) + 0.2, 176, 1.3, **more)
    little_one(life, 'walk', 'azure', line(1) - 0.6, 1, height_at(ground, line(1), 1) + 0.2, 176, 1.3)
    crowd(
        life,
        26,
        lambda r: (line(y := r.uniform(18, 48)) + r.uniform(-1.8, 1.8), y),
        lambda x, y: height_at(ground, x, y) + 0.2,
        4,
        1.25,
    )
    scene.put(life, layer='life')
