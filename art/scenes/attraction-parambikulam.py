"""Parambikulam at eight in the morning: Kannimara, the old teak, mist between its buttresses; visitors link hands round
it to learn how many it takes, a Malasar guide counts; gaur graze on the vayal, the wet meadow behind."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.herds import gaur
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, bush, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Visitors link hands round the buttressed trunk of the Kannimara teak at Parambikulam in morning mist, a guide counting, gaur on the meadow behind.',
}
AROUND = Pose(((0.74, -0.2, 1.3), (-0.74, -0.2, 1.3)), bend=3, gaze=14)
RING = 2.15


def ground(xs, ys):
    """A low mound about the teak, the meadow sinking behind it on the right."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    mound = 0.5 * np.exp(-((np.hypot(xs, ys) / 6.5) ** 2))
    vayal = -0.5 * smoothstep(8, 30, ys) * smoothstep(-4, 10, xs)
    return mound + vayal + 0.22 * fractal(xs * 0.12, ys * 0.12, 4)


def build(scene):
    scene.material(
        'root',
        colour='#a5917a',
        second='#75644f',
        rough=0.95,
        scale=2.6,
        bump=0.25,
        bump_scale=5,
        stretch=(2.6, 2.6, 0.16),
    )
    scene.material('leaf', colour='#7d9a44', second='#56772f', rough=0.6, scale=0.5, translucent=0.4, each=0.3)
    scene.material('meadow', colour='#9aa757', second='#788c46', patches=('#b9a766', 0.3, 0.09))
    scene.material(
        'earth', colour='#8d7a4d', second='#6e6a3a', rough=0.95, scale=0.3, bump=0.2, patches=('#a98a5a', 0.4, 0.4)
    )
    scene.camera((-2.6, -16.4, 1.9), (0.9, 6, 4.7), lens=29, lift=0.05, focus=16, fstop=1.4)
    scene.light(
        sun=-84,
        elevation=21,
        energy=5.2,
        haze={'density': 0.0085, 'height': 8, 'start': 18, 'base': 0.1},
        clouds={'seed': 6.4, 'amount': 0.5},
    )
    scene.put(ground_sheet(ground, (-130, 140), (-18, 200), 'meadow', 260, 260, near=(26, 0.6)))
    litter = (
        lambda xs, ys: ground(xs, ys)
        + 0.05
        - 0.5 * smoothstep(0, 0.5, np.hypot(xs * 0.9, ys * 1.0 + 1.5) - 7.6 + 1.2 * fractal(xs * 0.4, ys * 0.4, 3))
    )
    scene.put(ground_sheet(litter, (-11, 11), (-13, 9), 'earth', 150, 150))
    scene.put(hill_layers(((300, 95, 300, 0, 3.4), (560, 170, 420, 0, 7.1)), width=1500), layer='far')
    kannimara(scene)
    wood(scene)
    herd(scene)
    scene.layer = 'life'
    folk(scene)


def kannimara(scene):
    """The trunk, six and a half metres round above its buttresses; the first boughs, leaves as large as plates."""
    mesh = Mesh()
    angles, rises = np.meshgrid(np.linspace(0, 2 * math.pi, 145), np.linspace(0, 1, 90) ** 1.5 * 24 - 0.5)
    fins = np.clip(np.cos(angles * 3.5 + 0.8 + 0.25 * np.sin(angles * 2)), 0, 1) ** 2.2
    fins += 0.6 * np.clip(np.cos(angles * 5 + 2.1), 0, 1) ** 3
    flute = 0.055 * np.cos(angles * 9 + 0.5 * np.sin(rises * 0.3)) + 0.05 * fractal(angles * 2.2, rises * 0.14, 4)
    radius = 1.16 - 0.018 * rises + 0.36 * np.exp(-np.maximum(rises, 0) / 2.4) + flute
    radius += fins * 0.85 * np.exp(-np.maximum(rises, 0) / 0.95)
    sway = 0.16 * np.sin(rises * 0.16)
    mesh.grid(radius * np.cos(angles) + sway, radius * np.sin(angles), rises, 'root')
    chance = np.random.RandomState(4)
    for z, way, long, rise, thick in (
        (8.3, -24, 6.4, 2.0, 0.34),
        (9.6, 196, 7.0, 2.2, 0.38),
        (11.0, 40, 6.0, 3.0, 0.3),
        (11.8, -80, 5.0, 2.6, 0.3),
        (12.6, 150, 6.4, 3.0, 0.3),
    ):
        a = math.radians(way)
        out = np.array([math.cos(a), math.sin(a), 0])
        path = [
            out * (0.6 + long * t) + (0, 0, z + rise * t**1.4 - 0.4 * math.sin(t * 3)) for t in np.linspace(0, 1, 8)
        ]
        mesh.tube(path, np.linspace(thick, 0.09, 8), 'root', 12)
        for k in (3, 4, 5, 6, 7, 7):
            tip = path[k] + chance.normal(size=3) * (0.9, 0.9, 0.4) + (0, 0, 0.2)
            mesh.tube([path[k], tip], [0.08, 0.04], 'root', 5)
            leaf_cloud(mesh, tip, (1.3, 1.3, 0.75), 120, 'leaf', chance, 0.34, 0.3)
    scene.put(mesh, 0, 0, 0.3)


def wood(scene):
    """Younger teak in mist, bamboo, undergrowth along the litter's edge; open towards the meadow on the right."""
    teak = [broadleaf(41 + i, 20, 'leaf', 'bark-pale', 0.62, 9, 150, 0.55, 0.55) for i in range(3)]
    open_side = lambda x, y: x > 2 and 5 < y < 62 and x < 15 + y * 0.75
    scene.scatter(
        teak,
        120,
        ((-70, 80), (16, 90)),
        ground,
        seed=12,
        sink=0.3,
        scale=(0.75, 1.15),
        keep=lambda x, y, z: not open_side(x, y) and not (abs(x - 0.12 * y) < 4 and y < 26),
    )
    for k, (x, y, s) in enumerate(((-12.5, 6, 0.9), (-9.4, 13, 1.0), (-16, 1, 1.0), (17.5, 6, 1.0), (21, 15, 0.95))):
        scene.put(teak[k % 3], x, y, height_at(ground, x, y) - 0.3, 70 * k, s)
    clump = bamboo_clump(5, 9, 12)
    for x, y, s in ((-13.6, 10, 0.9), (20.5, 13, 0.75)):
        scene.put(clump, x, y, height_at(ground, x, y), 40 * x, s)
    low = [bush(6 + i, 1.3, ('leaf', 'leaf-dark', 'leaf-dry')[i], 4, 110, 0.2) for i in range(3)]
    scene.scatter(
        low,
        90,
        lambda r: (r.uniform(-24, 24), r.uniform(-4, 20)),
        ground,
        seed=8,
        sink=0.1,
        scale=(0.4, 1.0),
        keep=lambda x, y, z: math.hypot(x * 0.8, y + 1.5) > 8.6 and not (x > 2 and 4 < y),
    )
    tufts = [grass_tuft(5 + i, 50, 0.5, 0.35, leaf) for i, leaf in enumerate(('grass', 'grass-dry', 'grass'))]
    scene.scatter(
        tufts,
        360,
        lambda r: (r.uniform(-18, 26), r.uniform(-12, 26)),
        ground,
        seed=3,
        sink=0.05,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: math.hypot(x * 0.9, y + 1.5) > 7.3 and not (abs(x + 2.3) < 1.8 and y < -8),
    )


def herd(scene):
    """Gaur on the wet meadow, heads down and up."""
    cattle = (gaur(), gaur(grazing=True))
    for kind, x, y, turn, size in (
        (0, 8.4, 9.2, 196, 1.0),
        (1, 11.6, 11.4, 20, 0.95),
        (1, 9.6, 15.5, 168, 1.0),
        (0, 14.6, 17.5, 200, 1.0),
        (1, 7.0, 20, 10, 0.9),
    ):
        for part in cattle[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.06, turn, size)


def folk(scene):
    """Five round the trunk, hand to hand; the guide who counts, a child at the end, one who photographs."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.05
    clothes = (
        ('shirt', '#86a3b6', '#4b4640'),
        ('saree', 'magenta', 'turmeric'),
        ('shirt', 'turmeric', '#5d5a6c'),
        ('salwar', 'teal', 'ivory'),
        ('shirt', 'ivory', '#6d6a66'),
    )
    for k, (dress, cloth, second) in enumerate(clothes):
        a = math.radians(-166 + 37.5 * k)
        x, y = RING * math.cos(a), RING * math.sin(a)
        turn = math.degrees(math.atan2(-math.cos(a), math.sin(a)))
        person(mesh, AROUND, dress, cloth, second, x, y, put(x, y), turn, 1.0)
    person(mesh, 'wave', 'jacket', '#6d6f45', '#4d4a3a', 4.1, -2.9, put(4.1, -2.9), -62, 1.0)
    little_one(mesh, 'cheer', 'scarlet', 3.1, -4.2, put(3.1, -4.2), 150, 1.0, girl=True)
    x, y = -4.4, -4.6
    with mesh.at(x, y, put(x, y), 140):
        person(mesh, 'photograph', 'salwar', 'saffron', 'ivory', pack='indigo')
        camera(mesh)
    person(mesh, 'hold', 'saree', 'emerald', 'crimson', -5.6, -3.6, put(-5.6, -3.6), 130, 1.0, elder=True)
    flock_in(mesh, 5, (5, 16), (30, 50), (10, 15), 0.8)
    scene.put(mesh)
