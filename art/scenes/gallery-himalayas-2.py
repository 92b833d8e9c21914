"""The flagstone path to Tungnath in April: a tea stall beside it, a laden pony coming down, rhododendrons red on both
sides, Chaukhamba white behind."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.life.animals import horse, lead_rope
from kit.life.birds import flock_in
from kit.life.work import Pose, glass, hearth, little_one, person, stream
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Trekkers drink tea at a stall beside the flagstone path to Tungnath, a laden pony comes down among red rhododendrons, snow peaks behind.',
}
CHAUKHAMBA = (
    (-60, 2450, 930, 720),
    (120, 2500, 940, 680),
    (300, 2560, 940, 660),
    (-240, 2560, 930, 660),
    (-760, 2600, 760, 620),
    (820, 2600, 780, 620),
    (1400, 2700, 820, 700),
    (-1400, 2800, 760, 700),
)
path = lambda y: 5.5 * np.sin(np.asarray(y, float) * 0.05 + 1.4) + 0.06 * np.asarray(y, float)


def ground(xs, ys):
    rise = 0.17 * np.maximum(ys + 20, 0) - 30 * smoothstep(66, 150, ys)
    return (
        rise
        + 0.05 * (xs - 6) * smoothstep(-10, 60, ys)
        + 1.3 * fractal(xs * 0.03, ys * 0.03, 4) * smoothstep(1.5, 8, np.abs(xs - path(ys)))
    )


def build(scene):
    scene.material('green-hills', meadow=('#a09d5c', '#7f8b4a'))
    scene.camera((-1.5, -32, 2.3), (2.6, 20, 7.4), lens=36, lift=0.03, focus=13, fstop=1.4)
    scene.light(
        sun=-116,
        elevation=30,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'start': 60},
        clouds={'seed': 11.2, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-180, 190), (-46, 320), 'green-hills', 300, 340, near=(50, 0.5)))
    scene.put(plain('forest-hills', z=-30), layer='far')
    blue_hills(scene, near=480, count=2, height=60, base=-30, width=1900, seed=4)
    snow_peaks(scene, CHAUKHAMBA, lift=-20, scale=0.9)
    way = Mesh()
    for y in np.arange(-34, 68, 0.62):
        x = float(path(y))
        turn = math.degrees(math.atan2(1, float(path(y + 0.5) - path(y - 0.5)))) - 90
        with way.at(x, float(y), height_at(ground, x, float(y)) + 0.02, turn):
            for k in (-1, 0, 1):
                way.box(
                    0.86,
                    0.56,
                    0.16,
                    ('grey-stone', 'granite-pale', 'step')[(int(y * 3) + k) % 3],
                    k * 0.9 + 0.1 * math.sin(y * 5),
                    0,
                    -0.06,
                )
            for s in (-1, 1):
                way.box(0.3, 0.6, 0.42, 'grey-stone', s * 1.6, 0, -0.1)
    x, y = 6, 60
    plain_temple(way, 4.6, 9, 'granite-pale', x, y, height_at(ground, x, y) - 0.2, flag='flag-red')
    for dx, dy in ((-8, 2), (8, 4), (13, 1)):
        way.box(5, 4, 3, 'grey-stone', x + dx, y + dy, height_at(ground, x + dx, y + dy) - 0.4)
        way.loft(
            [
                [
                    (x + dx - 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx - 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx - 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
                [
                    (x + dx + 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx + 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx + 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
            ],
            'slate',
        )
    scene.put(way)
    kinds = [rhododendron(i) for i in range(3)]
    scene.layer = 'front'
    for i, (px, py, s) in enumerate(((-8.6, -7, 1.0), (7.6, -9, 0.95), (-13, 3, 1.1), (14.2, 4, 1.1))):
        scene.put(kinds[i % 3], px, py, height_at(ground, px, py) - 0.2, i * 70, s)
    scene.layer = 'land'
    scene.scatter(
        kinds,
        90,
        lambda r: (lambda y: (float(path(y)) + r.choice((-1, 1)) * r.uniform(5, 40), y))(r.uniform(0, 74)),
        ground,
        seed=4,
        sink=0.2,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: abs(x - 6) > 7 or y < 44,
    )
    scene.scatter(
        [conifer(i, 14, 'pine', 0.24, 0.28) for i in range(2)],
        100,
        ((-110, 120), (30, 120)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: abs(x - 6) > 22,
    )
    scene.scatter(
        [grass_tuft(5, 50, 0.5, leaf='grass-dry'), grass_tuft(6, 50, 0.4)],
        420,
        ((-28, 30), (-30, 30)),
        ground,
        seed=6,
        sink=0.04,
        keep=lambda x, y, z: abs(x - path(y)) > 2,
    )
    scene.scatter(
        [rock(i, 0.9) for i in range(3)],
        40,
        ((-26, 26), (-28, 40)),
        ground,
        seed=7,
        sink=0.25,
        scale=(0.3, 1),
        keep=lambda x, y, z: abs(x - path(y)) > 2.6,
    )
    scene.layer = 'front'
    blooms = [flower_tuft(i, 30, 0.3, 0.4, ('blossom-pink', 'marigold')[i % 2]) for i in range(2)]
    scene.scatter(
        blooms,
        70,
        ((-8, 8), (-21, -12)),
        ground,
        seed=9,
        sink=0.03,
        keep=lambda x, y, z: abs(x - path(y)) > 2.1 and not (-7.4 < x < -1 and y > -19.5),
    )
    scene.layer = 'life'
    life = Mesh()
    tea_stall(life, -4.3, -16.4, 24)
    pony_train(scene, life)
    walkers(life)
    flock_in(life, 6, (10, 26), (20, 40), (22, 30), 0.7)
    scene.put(life)


def on_path(y, dx=0.0):
    """A place on the flagstones: x, y, z."""
    x = float(path(y)) + dx
    return x, y, height_at(ground, float(path(y)), y) + 0.12


def tea_stall(mesh, x, y, turn):
    """A cloth over poles, a stone hearth: a woman pours tea for two trekkers on a plank, a boy brings biscuits."""
    with mesh.at(x, y, height_at(ground, x, y) + 0.02, turn):
        for px, py, tall in ((-1.7, 1.4, 2.1), (1.7, 1.4, 2.1), (-1.7, -0.7, 2.5), (1.7, -0.7, 2.5)):
            mesh.tube([(px, py, -0.5), (px, py, tall)], 0.04, 'bamboo', 7)
        sheet = [
            [
                (u * 1.95, v, 2.08 + 0.2 * (1.5 - v) - 0.14 * math.sin(math.pi * (v + 0.9) / 2.4) * (1 - 0.4 * u * u))
                for u in np.linspace(-1, 1, 13)
            ]
            for v in np.linspace(1.5, -0.9, 11)
        ]
        mesh.loft(sheet, '#6f9fcb')
        mesh.box(3.3, 0.5, 0.8, 'grey-stone', 0, 1.2, -0.05)
        for k in range(9):
            mesh.lathe(
                [(0.08, 0), (0.08, 0.26), (0.05, 0.3)],
                ('#c2475a', '#cfae62', '#3f7f79')[k % 3],
                10,
                x=-1.3 + 0.33 * k,
                y=1.15,
                z=0.75,
            )
        with mesh.at(-0.9, 0.55, 0, 12):
            hearth(mesh, -0.72, 'brass')
            pour = Pose(
                ((0.2, -0.5, 1.02), (-0.16, -0.42, 0.7)),
                hips=(0.1, 0.6),
                bend=12,
                knees=((0.16, -0.3, 0.5), (-0.16, -0.3, 0.5)),
                ankles=((0.14, -0.16, 0.08), (-0.14, -0.16, 0.08)),
                seated=True,
            )
            mesh.box(0.5, 0.36, 0.46, 'wood-dark', 0, 0.12)
            person(mesh, pour, 'salwar', '#8e2f3a', '#cfae62', head='scarf', hat='#efe4d2')
            mesh.lathe(
                [(0.09, 0), (0.13, 0.05), (0.12, 0.16), (0.05, 0.22), (0.02, 0.24)], 'iron', 16, x=0.2, y=-0.52, z=1.0
            )
            stream(mesh, (0.1, -0.55, 1.04), (-0.14, -0.5, 0.72), '#b87a45', 0.012)
            glass(mesh, (-0.16, -0.45, 0.68))
        mesh.box(1.7, 0.34, 0.07, 'wood', 1.45, -1.5, 0.42)
        for px in (0.75, 2.15):
            mesh.ball((0.2, 0.18, 0.24), 'grey-stone', px, -1.5, 0.2, 9)
        for px, deed, way, dress, cloth, second, head, hat in (
            (1.05, 'sip', -150, 'jacket', '#d0562f', '#4b5568', 'cap', '#3d4148'),
            (1.85, 'talk', 162, 'jacket', '#86a3b6', '#6d6a66', 'scarf', '#c2475a'),
        ):
            person(mesh, deed, dress, cloth, second, px, -1.5, -0.02, way, 1.0, head, hat, look=-22 if way > 0 else 20)
            with mesh.at(px, -1.5, -0.02, way):
                glass(mesh, (0.07, -0.26, 0.98) if deed == 'sip' else (-0.14, -0.34, 0.66))
        for px, py, colour in ((2.75, -1.3, '#4a6a55'), (2.5, -0.9, '#c98a3a')):
            mesh.lathe(
                [(0.16, 0), (0.2, 0.08), (0.2, 0.46), (0.14, 0.58), (0.05, 0.62)], colour, 16, x=px, y=py, oval=(1, 0.8)
            )
            mesh.tube([(px - 0.18, py, 0.66), (px + 0.18, py, 0.66)], 0.07, '#5c6470', 9)


def pony_train(scene, mesh):
    """A muleteer leads his laden pony down the steps."""
    x, y, z = on_path(-7.0, 0.5)
    turn = -72
    scene.put(horse('#7a5a42'), x, y, z, turn, 0.95)
    with mesh.at(x, y, z, turn, 0.95):
        mesh.lathe([(0.42, -0.3), (0.42, 0.3)], '#c2475a', 20, z=1.4, oval=(1.1, 1))
        mesh.box(0.8, 0.8, 0.08, '#8e2f3a', 0, 0, 1.46)
        for side in (-1, 1):
            mesh.ball((0.42, 0.2, 0.34), '#d9cbb0', 0, 0.48 * side, 1.22, 12)
            for px in (-0.18, 0.18):
                mesh.tube([(px, 0.1 * side, 1.58), (px, 0.66 * side, 1.4), (px, 0.64 * side, 0.96)], 0.016, 'rope', 5)
    px, py, pz = on_path(-9.3, -0.55)
    person(mesh, 'lead', 'kurta', '#8c6f5a', '#6d6a66', px, py, pz, -8, 1.02, 'cap', '#4a4440', elder=True)
    lead_rope(mesh, (px - 0.3, py + 0.3, pz + 1.02), (x + 0.45, y - 1.4, z + 1.42))


def walkers(mesh):
    """A pilgrim with her stick who climbs, a boy ahead of her; two far ones who come down."""
    stick = Pose(
        ((0.3, -0.32, 1.08), (-0.25, 0.16, 0.9)),
        bend=10,
        knees=((0.1, -0.2, 0.56), (-0.1, 0.04, 0.5)),
        ankles=((0.1, -0.2, 0.14), (-0.1, 0.26, 0.1)),
    )
    x, y, z = on_path(-15.2, -0.95)
    with mesh.at(x, y, z, 186):
        person(mesh, stick, 'saree', '#d9a79b', '#7a3b52', head='veil', elder=True)
        mesh.tube([(0.3, -0.36, -0.1), (0.3, -0.33, 1.3)], 0.018, 'wood', 6)
    little_one(mesh, 'run', '#3f7f79', *on_path(-13.2, 1.0), 176, 1.05)
    person(mesh, 'walk', 'jacket', '#cfae62', '#4b5568', *on_path(6, -0.4), 0, 1.02, pack='#8e2f3a')
    person(mesh, 'walk', 'jacket', '#7d93a8', '#6d6a66', *on_path(7, 0.5), 0, 1.0, 'cap', '#c98a3a')


def rhododendron(seed):
    """A gnarled rhododendron in flower: a leafy crown with red clusters over it, as mesh data."""
    mesh, chance = Mesh(), np.random.RandomState(seed + 3)
    mesh.tube([(0, 0, 0), (0.2, 0.1, 1.2), (-0.1, 0, 2.4)], [0.26, 0.2, 0.12], 'bark', 7)
    for k in range(7):
        a = k * 0.9 + seed
        x, y, z = 1.4 * math.cos(a), 1.4 * math.sin(a), 2.6 + 0.9 * chance.rand()
        mesh.tube([(0, 0, 1.2), (x * 0.6, y * 0.6, 2.1), (x, y, z)], [0.13, 0.09, 0.05], 'bark', 5)
        leaf_cloud(mesh, (x, y, z), (1.1, 1.1, 0.8), 130, 'leaf-dark', chance, 0.2)
        leaf_cloud(mesh, (x, y, z + 0.14), (1.16, 1.16, 0.82), 120, 'crimson', chance, 0.13)
    return mesh.data('rhododendron')
