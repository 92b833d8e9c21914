"""A blue toy train rounds the loop of a hill station: a garden within, cottages and deodars above, snows beyond."""
import math

import numpy as np

from kit.architecture.himalayan import hill_house, hip_roof
from kit.architecture.village import chalet
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.figure import draw_head
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.life.work import glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A small blue steam train comes round a loop in the hills; a mother and girl wave, boys run beside it, misty ridges behind.',
}

MIDDLE, REACH = (-20.6, 14.3), 26
"""The loop of track: its middle and its radius."""
HOUSES = ((15, 17), (24, 25), (12, 33), (30, 40), (20, 45), (38, 27))


def from_track(xs, ys):
    """Metres outward of the track, negative within the loop."""
    return np.hypot(np.asarray(xs) - MIDDLE[0], np.asarray(ys) - MIDDLE[1]) - REACH


def ground(xs, ys):
    out = from_track(xs, ys)
    hill = 17 * smoothstep(5, 44, out) * smoothstep(-4, 14, xs) * smoothstep(-8, 20, ys)
    valley = -60 * smoothstep(6, 60, out) * smoothstep(6, -14, xs) * smoothstep(20, 44, ys)
    rough = 0.35 * fractal(xs * 0.09, ys * 0.09, 4) * smoothstep(1.5, 7, np.abs(out))
    return 0.05 * np.clip(ys, 0, 60) + hill + valley + rough


def line(angle):
    """A point of the track, by its angle about the loop's middle."""
    x = MIDDLE[0] + REACH * math.cos(math.radians(angle))
    y = MIDDLE[1] + REACH * math.sin(math.radians(angle))
    return x, y, 0.05 * max(0, y) + 0.32


def build(scene):
    scene.camera((-1, -14, 2.9), (0.4, 10, 4.3), lens=35, focus=13, fstop=1.1)
    scene.light(
        sun=112,
        elevation=19,
        energy=5,
        haze={'density': 0.0024, 'height': 26, 'start': 34, 'base': 0.16, 'floor': -20, 'most': 0.8},
        clouds={'seed': 4.8, 'amount': 1.0},
    )
    scene.put(ground_sheet(ground, (-120, 130), (-30, 150), 'green-hills', 420, 340, near=(40, 0.6)))
    blue_hills(scene, near=230, count=5, height=44, base=-44, width=1300, length=170)
    snow_peaks(scene, lift=-40, x=-260, scale=0.86)
    rails = Mesh()
    track(rails, [line(angle) for angle in np.arange(-100, 130, 2.0)])
    scene.put(rails)
    put_cottages(scene)
    plant(scene)
    scene.layer = 'life'
    put_train(scene)
    folk = Mesh()
    draw_pavilion(folk)
    draw_people(folk)
    flock_in(folk, 7, (-22, -4), (40, 60), (17, 24), 0.6)
    scene.put(folk)


def put_train(scene):
    """The engine with its driver, five carriages behind it, passengers at the windows."""
    train = Mesh()
    for i, angle in enumerate((-33.5, -20.6, -6.9, 6.8, 20.5, 34.2)):
        x, y, z = line(angle)
        turn = angle - 90
        if i == 0:
            steam_engine(train, x, y, z + 0.1, turn)
            with train.at(x, y, z + 0.1, turn):
                person(
                    train, 'wave', 'shirt', '#56657d', '#4a4744', -1.35, 0.42, 0.8, 150, 0.95, head='cap', hat='maroon'
                )
            smoke(train, x - 0.9, y - 1.35, z + 2.7, 7, (-0.95, 0.6, 0.66), size=0.27)
        else:
            carriage(train, 5.6, x, y, z + 0.1, turn, 'azure', 'ivory', 1.8, 2.1)
            with train.at(x, y, z + 0.1, turn):
                arc = [(0.9 * math.cos(a), 2.5 + 0.33 * math.sin(a)) for a in np.linspace(0, math.pi, 11)]
                for end in (-2.86, 2.86):
                    train.add([(end, py, pz) for py, pz in arc], [tuple(range(11))], 'ivory')
                for k, along in enumerate((1.9, 0.4, -1.0)):
                    lean_out(train, along + 0.3 * (i % 2), 0.98, 1.78, wave=(i + k) % 2 == 0)
    scene.put(train)


def lean_out(mesh, x, y, z, wave):
    """A passenger's head and shoulders out of a window, perhaps a waving arm."""
    cloth = ('scarlet', '#efe4d2', '#cfae62', '#a7b79c')[mesh.size % 4]
    with mesh.at(x, y, z, 160):
        mesh.ball((0.2, 0.13, 0.2), cloth, 0, 0.02, -0.2, 10)
        draw_head(mesh, ('#a8724d', '#8f5f40', '#c08a62')[mesh.size % 3], 0.08, short=True)
        if wave:
            mesh.tube([(0.16, -0.04, -0.1), (0.34, -0.2, 0.02), (0.38, -0.24, 0.3)], [0.055, 0.045, 0.035], cloth, 7)
            mesh.ball(0.045, '#a8724d', 0.38, -0.24, 0.34, 8)


def put_cottages(scene):
    """Cottages on the slope over the loop, no two alike."""
    houses = Mesh()
    kinds = (
        (8, 2, 'whitewash', 'tin-roof', -28),
        (9, 3, 'cream-wall', 'green-roof', -20),
        (7, 2, 'ochre-wall', 'slate', -8),
        (9, 2, 'whitewash', 'tin-roof', -24),
        (8, 3, 'pink-wall', 'green-roof', -12),
    )
    for (x, y), (wide, storeys, wall, roof, turn) in zip(HOUSES, kinds):
        hill_house(houses, wide, 6, storeys, x, y, height_at(ground, x, y - 3) - 0.6, wall, roof, turn, seed=x)
        mesh_z = height_at(ground, x, y - 3) - 0.6
        with houses.at(x, y, mesh_z, turn):
            houses.box(0.7, 0.7, 2.4, 'brick', wide * 0.28, 0.6, storeys * 2.9 + 0.6)
            houses.box(1.1, 0.12, 2.1, 'wood', -wide * 0.2, -3.02, 0.1)
            for k in range(5):
                houses.box(
                    0.45, 0.02, 0.6, ('scarlet', 'ivory', '#86a3b6', 'turmeric', 'ivory')[k], k * 0.55, -4.1, 3.0
                )
    x, y = HOUSES[5]
    chalet(houses, 8, 6, x, y, height_at(ground, x, y - 3), -30, 'tin-roof', 'whitewash')
    for step in range(16):
        x, y = 8.6 + step * 0.42, 7.5 + step * 0.42
        houses.box(1.5, 0.5, 0.4, 'grey-stone', x, y, height_at(ground, x, y) - 0.25)
    scene.put(houses)


def plant(scene):
    """Deodars on the slope and along the rim, a garden of flower beds within the loop, a verge of flowers near."""
    deodars = [conifer(i, 15, width=0.24, drop=0.3, cards=260) for i in range(3)]
    clear = lambda x, y: all(abs(x - a) > 5.5 or not -10 < y - b < 5 for a, b in HOUSES)
    scene.scatter(
        deodars,
        420,
        ((4, 110), (16, 130)),
        ground,
        sink=0.4,
        seed=5,
        scale=(0.6, 1.2),
        keep=lambda x, y, z: from_track(x, y) > 9 and clear(x, y) and (x > 30 or y > 36),
    )
    for k, (x, y, size) in enumerate(
        ((-25, 43, 0.8), (-21, 45.5, 1.0), (-28, 40, 0.7), (14, 11, 0.42), (19.5, 14, 0.6))
    ):
        scene.put(deodars[k % 3], x, y, height_at(ground, x, y) - 0.4, 70 * k, size)
    for ring, (far, flower) in enumerate(((-5.0, 'blossom-red'), (-7.2, 'marigold'), (-9.4, 'blossom-pink'))):
        beds = [flower_tuft(60 + ring * 3 + i, 40, 0.5, 0.6, flower) for i in range(2)]
        scene.scatter(
            beds,
            170,
            lambda r, far=far: (lambda a, d: (MIDDLE[0] + d * math.cos(a), MIDDLE[1] + d * math.sin(a)))(
                math.radians(r.uniform(-42, 80)), REACH + far + r.uniform(-0.6, 0.6)
            ),
            ground,
            sink=0.02,
            seed=ring,
        )
    hedges = [bush(1, 1.0, cards=260), bush(2, 1.3, 'blossom-red'), bush(3, 1.2, 'leaf-dark', cards=240)]
    scene.scatter(
        hedges,
        150,
        ((4, 40), (-4, 36)),
        ground,
        sink=0.1,
        seed=9,
        keep=lambda x, y, z: from_track(x, y) > 4.5 and clear(x, y),
    )
    scene.scatter(
        [grass_tuft(4, 60, 0.4)],
        500,
        ((-26, 16), (-12, 16)),
        ground,
        sink=0.04,
        seed=8,
        keep=lambda x, y, z: abs(from_track(x, y)) > 1.9,
    )
    scene.layer = 'front'
    verge = [
        flower_tuft(3 + i, 34, 0.42, 0.45, flower) for i, flower in enumerate(('blossom-pink', 'ivory', 'marigold'))
    ]
    scene.scatter(
        verge, 70, ((-4.6, 5), (-8.2, -5.2)), ground, sink=0.03, seed=6, keep=lambda x, y, z: from_track(x, y) > 2.2
    )
    scene.scatter(
        [rock(5, 0.3), rock(6, 0.4)],
        14,
        ((-4, 5), (-7.6, -3)),
        ground,
        sink=0.1,
        seed=3,
        keep=lambda x, y, z: from_track(x, y) > 2.0,
    )
    scene.layer = 'land'


def draw_pavilion(mesh):
    """A small open pavilion in the garden where two sit with tea."""
    x, y = -8.2, 9.5
    with mesh.at(x, y, height_at(ground, x, y), 24):
        mesh.box(4.6, 3.6, 0.3, 'grey-stone', z=-0.1)
        for px in (-2, 2):
            for py in (-1.5, 1.5):
                mesh.box(0.16, 0.16, 2.5, 'whitewash', px, py, 0.2)
        mesh.box(4.3, 0.1, 0.5, 'wood', 0, 1.5, 0.2)
        hip_roof(mesh, 4.4, 3.4, 1.3, 'green-roof', z=2.6, over=0.5)
        mesh.box(3.4, 0.5, 0.08, 'wood', 0, 0.2, 0.62)
        for px in (-1.5, 1.5):
            mesh.box(0.1, 0.4, 0.45, 'wood', px, 0.2, 0.2)
        person(mesh, 'sip', 'jacket', '#8c4a3c', '#4f5d73', -0.6, 0.2, 0.18, 24, head='cap', hat='#8f8a83')
        with mesh.at(0.5, 0.2, 0.18, -30):
            person(mesh, 'talk', 'salwar', '#cfae62', 'maroon')
            glass(mesh, (0.3, -0.4, 0.86))


def draw_people(mesh):
    """A mother with a small one and a girl wave from the verge, a woman with a basket looks on, two boys run."""
    stand = lambda x, y: {'x': x, 'y': y, 'z': height_at(ground, x, y)}
    with_child(mesh, 'salwar', '#a7485a', 'ivory', turn=172, child='#cfae62', **stand(2.1, -3.8))
    little_one(mesh, 'wave', '#7fa3b8', turn=186, girl=True, scale=1.05, **stand(1.25, -4.25))
    with mesh.at(**stand(3.6, -2.3), turn=140):
        person(mesh, 'lean', 'wrap', '#6d7f58', '#8c6f5a', head='scarf', hat='#d9a79b')
        with mesh.at(0, 0.12, -0.12):
            back_basket(mesh, 'leaf')
    little_one(mesh, 'run', '#efe4d2', turn=-46, scale=1.1, **stand(-3.9, -1.7))
    little_one(mesh, 'run', 'scarlet', turn=-40, scale=0.95, **stand(-3.1, 0.3))
    person(mesh, 'photograph', 'jacket', '#d9a441', '#4f5d73', turn=66, **stand(-6.6, 5.2), head='brim', hat='ivory')
