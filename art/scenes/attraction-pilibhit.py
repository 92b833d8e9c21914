"""Pilibhit at noon: a canal that parts at two rows of gates; on its left bank a tigress comes out of the sal, on its
right cane stands as high as a house and farmers load it on a trailer; crocodiles sleep on the brick apron."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.farming import tractor, trailer
from kit.life.water_birds import egret
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'noon',
    'alt': 'A tigress walks along a canal bank below the sal forest at Pilibhit, farmers load sugar cane on the other bank, crocodiles lie where gates part the water.',
}
BANK = 1.25


def middle(ys):
    """How far each branch of the canal lies from the middle line."""
    return 5.4 * smoothstep(24, 40, ys) + 0.5 * np.maximum(ys - 40, 0)


def ground(xs, ys):
    """Level country cut by the canal's bed with its steep sides, a bar of silt in the stream."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    off = np.abs(np.abs(xs) - middle(ys)) - (4.7 - 0.5 * smoothstep(24, 40, ys))
    bar = 1.6 * np.exp(-(((xs - 2.3) / 1.6) ** 2) - ((ys - 8.5) / 3.8) ** 2)
    return -1.2 + bar + (BANK + 1.2) * smoothstep(-1.6, 1.2, off) + 0.05 * fractal(xs * 0.2, ys * 0.2, 3)


def build(scene):
    scene.material('pool', colour='#3f6f74', ripple=0.012)
    scene.material('dust', colour='#c9ab80', second='#b2946a')
    scene.material('meadow', colour='#8c9a4e', second='#6c803e', patches=('#b9a565', 0.35, 0.12))
    scene.camera((-1.2, -11.6, 2.55), (-0.6, 20, 3.0), lens=32, lift=0.02, focus=15, fstop=1.8)
    scene.light(
        sun=122,
        elevation=38,
        haze={'density': 0.0022, 'height': 14, 'start': 40, 'base': 0.12},
        clouds={'seed': 19.3, 'amount': 0.85},
    )
    scene.put(ground_sheet(ground, (-120, 130), (-24, 200), 'meadow', 420, 320, near=(54, 0.6)))
    scene.put(water_sheet('pool', 0.0, 260, -60))
    tracks = Mesh()
    for side in (-1, 1):
        rows = []
        for y in np.linspace(-24, 90, 60):
            x = side * (float(middle(y)) + 8.1)
            rows.append([(x - 1.5, y, BANK + 0.06), (x + 1.5, y, BANK + 0.06)])
        tracks.loft(rows, 'dust', smooth=False)
    scene.put(tracks)
    works(scene)
    wood(scene)
    cane(scene)
    life(scene)


def works(scene):
    """The nose of brick between the branches with its apron, four gates across each branch, the keeper's house."""
    mesh = Mesh()
    for side in (-1, 1):
        with mesh.at(side * 8.2, 46, 0, -side * 26.6):
            for k in range(5):
                x = -5.2 + 2.6 * k
                mesh.box(0.8, 4.2, 4.6, 'whitewash', x, 0, -1.6)
                mesh.lathe([(0.4, 0), (0.4, 4.4)], 'whitewash', 16, x=x, y=-2.1, z=-1.6)
                for post in (-0.32, 0.32):
                    mesh.box(0.16, 0.3, 3.0, 'cream-wall', x + post, -0.9, 3.0)
            for k in range(4):
                x = -3.9 + 2.6 * k
                mesh.box(1.9, 0.2, 2.6, 'tin-roof', x, -1.2, -0.9 + (0.6 if k == 1 else 0))
                for bar in range(3):
                    mesh.box(1.9, 0.12, 0.14, 'iron', x, -1.36, -0.3 + 0.7 * bar)
                mesh.tube([(x, -1.2, 1.6), (x, -1.0, 6.1)], 0.07, 'iron', 6)
                mesh.box(0.6, 0.5, 0.6, 'shutter-green', x, -0.9, 6.1)
            mesh.box(12.4, 4.4, 0.45, 'cream-wall', 0, 0, 2.9)
            mesh.box(11.6, 0.6, 0.35, 'cream-wall', 0, -0.9, 5.9)
            for y in (-2.1, 2.1):
                mesh.box(12.4, 0.16, 0.16, 'whitewash', 0, y, 4.1)
                for k in range(9):
                    mesh.box(0.14, 0.14, 0.9, 'whitewash', -6 + 1.5 * k, y, 3.3)
    nose = [(-1.3, 44), (-0.9, 37.4), (0, 35.6), (0.9, 37.4), (1.3, 44)]
    rows = [
        [(x * 1.0, y, 1.9) for x, y in nose],
        [(x * 1.5, y - 0.3, 1.0) for x, y in nose],
        [(x * 3.2, y - 2.8, 0.16) for x, y in nose],
        [(x * 4.0, y - 4.4, -0.5) for x, y in nose],
    ]
    mesh.loft(rows, 'brick', smooth=False)
    mesh.add([(x, y, 1.9) for x, y in nose], [(0, 1, 2, 3, 4)], 'paving')
    mesh.box(2.4, 3.2, 0.3, 'paving', 0, 43.4, 1.7)
    with mesh.at(0, 62, BANK, 0):
        tiled_house(mesh, 8, 5, 3.2, wall='yellow-wall')
    # Brick pitching down both banks before the gates.
    for side in (-1, 1):
        rows = []
        for y in np.linspace(27, 46, 20):
            x = float(middle(y)) + 4.1
            rows.append([(side * (x - 0.9), y, -0.2), (side * (x + 0.95), y, BANK + 0.03)])
        mesh.loft(rows, 'brick', smooth=False)
    scene.put(mesh)


def wood(scene):
    """Sal on the left, a wall of straight stems down to the track; some trees far on the right."""
    sal = [
        broadleaf(40 + i, 18, ('leaf', 'leaf-dark', 'leaf')[i], 'bark-pale', 0.66, 11, 300, 0.42, 0.4) for i in range(3)
    ]
    scene.scatter(
        sal,
        150,
        lambda r: (-12.2 - 46 * r.random() ** 1.6, r.uniform(2, 100)),
        ground,
        seed=4,
        sink=0.4,
        scale=(0.75, 1.1),
        keep=lambda x, y, z: x < -11.6 - float(middle(y)),
    )
    low = [bush(6 + i, 1.5, ('leaf', 'leaf-dark')[i], 4, 120, 0.2) for i in range(2)]
    scene.scatter(
        low,
        60,
        lambda r: (r.uniform(-19, -10.4), r.uniform(-2, 50)),
        ground,
        seed=8,
        sink=0.1,
        scale=(0.4, 1.0),
        keep=lambda x, y, z: x < -10.2 - float(middle(y)),
    )
    tree_line(scene, 130, 40, 360, 60, 11, 'leaf', x=20)
    for x, y, s in ((27, 66, 0.8), (41, 80, 0.7)):
        scene.put(sal[0], x, y, BANK - 0.3, 40, s)
    tufts = [grass_tuft(5 + i, 60, 0.6, 0.35, leaf) for i, leaf in enumerate(('grass', 'grass-dry', 'grass'))]
    for side in (-1, 1):
        scene.scatter(
            tufts,
            260,
            lambda r: (side * r.uniform(4.8, 12.0), r.uniform(-11, 34)),
            ground,
            seed=5 + side,
            sink=0.05,
            scale=(0.4, 1.0),
            keep=lambda x, y, z: z > 0.5 and abs(abs(x) - float(middle(y)) - 8.1) > 1.7,
        )


def stand(seed, wide=4.0, deep=3.0):
    """A piece of a field of cane as mesh data: jointed stalks under long blades that bend over."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    verts, faces = [], []
    for _ in range(58):
        x, y, tall = chance.uniform(-wide / 2, wide / 2), chance.uniform(-deep / 2, deep / 2), chance.uniform(1.9, 2.5)
        lean = chance.normal(size=2) * 0.12
        mesh.tube([(x, y, 0), (x + lean[0], y + lean[1], tall)], [0.026, 0.02], ('bamboo', 'leaf-dry')[_ % 2], 5)
        for _ in range(9):
            a, long = chance.rand() * 6.283, chance.uniform(0.8, 1.4)
            way, z = np.array([math.cos(a), math.sin(a), 0]), tall * chance.uniform(0.45, 1.0)
            side = np.array([-way[1], way[0], 0]) * 0.028
            root, k = np.array([x + lean[0] * z / tall, y + lean[1] * z / tall, z]), len(verts)
            verts += [
                root - side,
                root + side,
                root + way * long * 0.4 + (0, 0, long * 0.55) + side,
                root + way * long * 0.4 + (0, 0, long * 0.55) - side,
                root + way * long * 0.95 + (0, 0, long * 0.3),
            ]
            faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    mesh.add(verts, faces, 'rice')
    return mesh.data('cane')


def cane(scene):
    """The cane field on the right, its edge along the track; a strip already cut with trash and bundles."""
    kinds = [stand(3 + i) for i in range(3)]
    for row in range(9):
        for column in range(20):
            x, y = 12.4 + 3.7 * row + 0.5 * math.sin(column * 3 + row), 4.0 + 2.9 * column
            x += float(middle(y)) * 1.0
            if row < 1 and 4 < y < 15:
                continue
            scene.put(
                kinds[(row * 2 + column) % 3], x, y, BANK, 180 * (column % 2), 1 + 0.12 * math.sin(row * 5 + column)
            )
    bundles = Mesh()
    for k in range(7):
        with bundles.at(11.2 + 0.9 * (k % 3), 9.6 + 1.5 * (k // 3) + 0.3 * (k % 2), BANK + 0.16, 20 + 13 * k):
            for j in range(9):
                a = j * 0.7
                y, z = 0.13 * math.cos(a), 0.13 * math.sin(a)
                bundles.tube([(-1.0, y, z), (1.0, y * 0.8, z)], 0.04, ('bamboo', 'leaf-dry', 'rice')[j % 3], 6)
            bundles.tube([(0, 0.2 * math.cos(a), 0.2 * math.sin(a)) for a in np.linspace(0, 6.28, 13)], 0.02, 'rope', 4)
    scene.put(bundles)


def life(scene):
    """The tigress; those who load; a cyclist's cane; three crocodiles on the apron, egrets, a file of cormorants."""
    for part in tiger(0.26):
        scene.put(part, -6.9, 2.6, BANK - 0.02, -26, 1.3, layer='life')
    scene.layer = 'life'
    mesh = Mesh()
    with mesh.at(8.2, 14.4, BANK + 0.06, 84):
        tractor(mesh, 3.6, 0, 0, 0, 'scarlet', 'turmeric')
        trailer(mesh, -1.5, 0, 0, 0, 'field-ripe', 'azure')
        for k in range(34):
            a = k * 1.9
            y, z = 0.78 * math.cos(a), 1.55 + 0.62 * abs(math.sin(a * 1.3))
            mesh.tube([(-3.6, y, z), (0.4, y * 0.95, z + 0.05)], 0.05, ('bamboo', 'rice', 'leaf-dry')[k % 3], 5)
    person(mesh, 'reach', 'dhoti', 'ivory', 'ivory', 7.4, 9.2, BANK + 0.06, 178, 1.0, head='turban', hat='scarlet')
    person(mesh, 'carry', 'saree', 'magenta', 'emerald', 9.6, 8.6, BANK + 0.02, -100, 1.0, head='veil')
    mesh.tube([(8.8, 8.0, BANK + 1.3), (10.0, 9.6, BANK + 1.3)], 0.13, 'rice', 8)
    person(mesh, 'hoe', 'lungi', '#86a3b6', 'turmeric', 12.6, 10.6, BANK, -60, 1.0)
    person(mesh, 'plant', 'saree', 'turmeric', 'crimson', 12.2, 7.4, BANK, 40, 1.0, head='veil')
    for x, y, z, turn, size in ((-1.8, 33.2, 0.12, 200, 1.25), (1.9, 33.4, 0.1, -30, 1.2), (0.2, 32.4, 0.02, 190, 1.1)):
        with mesh.at(x, y, z, turn, size):
            crocodile(mesh)
    with mesh.at(2.3, 7.6, height_at(ground, 2.3, 7.6) - 0.06, -112, 1.25):
        crocodile(mesh)
    for x, y, turn in ((1.9, 10.6, 20), (-5.6, 14.0, 160), (-1.0, 36.6, 60)):
        egret(mesh, x, y, max(0.05, height_at(ground, x, y)) if y < 30 else 1.9, turn, 1.0)
    flock_in(mesh, 9, (2, 26), (40, 70), (11, 17), 0.8)
    scene.put(mesh)


def crocodile(mesh):
    """A mugger of three metres asleep, its head towards +x: a broad flat snout, the long tail with its crest."""
    hide, dark = '#74705a', '#57543f'
    spine = ((-1.9, 0.02, 0.03), (-1.2, 0.09, 0.1), (-0.6, 0.18, 0.16), (0, 0.29, 0.22), (0.45, 0.26, 0.21))
    spine += ((0.75, 0.19, 0.17), (1.0, 0.2, 0.15), (1.3, 0.14, 0.09), (1.6, 0.12, 0.06), (1.66, 0.03, 0.03))
    bend = lambda x: 0.22 * math.sin(-x * 1.1) * (x < 0)
    mesh.loft(
        [
            [(x, bend(x) + w * math.cos(a), h * 0.9 + h * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 17)]
            for x, w, h in spine
        ],
        hide,
    )
    for k in range(15):
        x = -1.65 + 0.15 * k
        w, h = (float(np.interp(x, [p[0] for p in spine], [p[i] for p in spine])) for i in (1, 2))
        for side in (-0.36, 0.36):
            mesh.box(0.09, 0.05, 0.1, dark, x, bend(x) + side * w, h * 1.74, 0.3)
    for side in (-1, 1):
        mesh.ball((0.06, 0.045, 0.06), dark, 0.98, side * 0.11, 0.29, 8)
        for x in (0.55, -0.35):
            mesh.tube(
                [(x, side * 0.24, 0.14), (x - 0.1, side * 0.46, 0.1), (x + 0.08, side * 0.56, 0.03)],
                [0.08, 0.06, 0.04],
                hide,
                7,
            )
