"""Satpura late in the day: a sloth bear with two cubs on her back digs at a termite mound on the shore of the Denwa;
visitors in two canoes keep still, the ferry from Madhai crosses, the sandstone wall of Pachmarhi stands behind."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.work import Pose, camera, person
from kit.mesh import Mesh, fuse, paint, swell
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, water_sheet
from kit.nature.trees import bare_tree, broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'A sloth bear with two cubs on her back digs at a termite mound by the Denwa in Satpura, visitors in canoes behind her, a wall of sandstone cliffs in the evening sun.',
}
BEAR = (-3.6, -1.9)
PADDLE = Pose(
    ((0.3, -0.42, 0.62), (0.16, -0.3, 1.0)),
    hips=(0.0, 0.42),
    bend=8,
    knees=((0.14, -0.42, 0.5), (-0.14, -0.42, 0.5)),
    ankles=((0.12, -0.5, 0.1), (-0.12, -0.5, 0.1)),
    seated=True,
)


def shore(xs, ys):
    """Metres inland of the near bank, positive on land."""
    return 1.6 - ys - 0.34 * xs + 1.1 * np.sin(xs * 0.2) + 0.8 * fractal(xs * 0.12, ys * 0.12, 3)


def ground(xs, ys):
    """The near bank, the lake's bed, meadow and wood on the far side rising to the foot of the cliffs."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    near = np.clip(shore(xs, ys) * 0.16, -1.5, 0.75) * smoothstep(34, 20, ys)
    back = ys - 62 - 7 * np.sin(xs * 0.035) - 5 * fractal(xs * 0.02, ys * 0, 3)
    far = np.clip(back * 0.07, -1.5, 1.6) + 17 * smoothstep(30, 120, back)
    bluff = 1.0 + 0.16 * fractal(xs * 0.012 + 5, ys * 0, 3)
    table = back - 108 - 16 * np.sin(xs * 0.021 + 0.8) - 9 * ridged(xs * 0.022, ys * 0.012, 4)
    wall = (
        (13 * smoothstep(0, 2.6, table) + 11 * smoothstep(8, 10.6, table) + 7 * smoothstep(17, 19.4, table))
        * bluff
        * smoothstep(-170, -70, xs + 0.2 * ys)
    )
    return np.where(ys < 26, near, far + wall) + 0.08 * fractal(xs * 0.3, ys * 0.3, 3) * (ys < 40)


def build(scene):
    scene.material('lake', colour='#3d6570', ripple=0.016, mirror=0.35)
    scene.material('meadow', colour='#a39a55', second='#7d8345', patches=('#c2a868', 0.4, 0.1))
    scene.material(
        'dry-hills',
        meadow=('#7f8447', '#656f3d'),
        rock=('#cf9a68', '#a0663f'),
        rock_slope=0.82,
        scale=0.05,
        bump=1.2,
        bump_scale=0.5,
    )
    scene.camera((0.9, -12.4, 2.3), (-0.3, 20, 4.6), lens=33, lift=0.02, focus=11.5, fstop=1.4)
    scene.light(
        sun=-124,
        elevation=17,
        haze={'density': 0.0019, 'height': 40, 'start': 50, 'base': 0.12},
        clouds={'seed': 41.7, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0.0, 300, -60))
    scene.put(ground_sheet(ground, (-60, 60), (-20, 26), 'meadow', 300, 200))
    scene.put(ground_sheet(ground, (-230, 240), (26.1, 330), 'dry-hills', 520, 420))
    scene.put(hill_layers(((620, 120, 420, 10, 3.3),), width=1800), layer='far')
    wood(scene)
    bank(scene)
    bear(scene)
    scene.layer = 'life'
    boats(scene)


def wood(scene):
    """Teak and sal along the far shore, up the talus and thinly on the tables of the cliffs."""
    kinds = [
        broadleaf(40 + i, 10, ('leaf', 'leaf-dry', 'leaf-dark', 'leaf-autumn')[i], 'bark-pale', 0.9, 9, 200, 0.36, 0.45)
        for i in range(4)
    ]
    steep = lambda x, y: abs(height_at(ground, x, y + 1.5) - height_at(ground, x, y - 1.5)) > 3.2
    scene.scatter(
        kinds[:3] * 2 + kinds[3:],
        300,
        lambda r: (r.uniform(-120, 125), 66 + 112 * r.random() ** 1.5),
        ground,
        seed=7,
        sink=0.4,
        scale=(0.6, 1.05),
        keep=lambda x, y, z: z > 1.0 and not steep(x, y),
    )


def bank(scene):
    """The termite mound, dry grass, stones, a leafless ghost tree at the right, a bush at the left."""
    mound = Mesh()
    for x, y, r, h in ((0, 0, 0.62, 1.25), (0.42, 0.3, 0.42, 0.9), (-0.4, 0.34, 0.4, 0.75), (0.1, -0.4, 0.4, 0.6)):
        mound.lathe(
            [(r * 1.5, -0.2), (r * 1.1, h * 0.2), (r * 0.75, h * 0.55), (r * 0.42, h * 0.85), (0.03, h)],
            'earth',
            20,
            x=x,
            y=y,
            ribs=7,
            rib=0.16,
        )
    scene.put(mound, BEAR[0] + 2.95, BEAR[1] + 0.7, height_at(ground, BEAR[0] + 2.95, BEAR[1] + 0.7))
    stones = [rock(3 + i, 0.5, 'rock-warm') for i in range(3)]
    scene.scatter(
        stones,
        46,
        ((-16, 12), (-9, 8)),
        ground,
        seed=5,
        sink=0.12,
        scale=(0.3, 1.2),
        keep=lambda x, y, z: -0.25 < z < 0.2,
    )
    for k, (x, y, s) in enumerate(((3.4, -3.6, 1.3), (4.6, -4.4, 0.8), (-8.6, -0.4, 1.4))):
        scene.put(stones[k], x, y, height_at(ground, x, y) - 0.1, 70 * k, s)
    tufts = [grass_tuft(5 + i, 64, 0.7, 0.38, leaf, 0.02) for i, leaf in enumerate(('grass-dry', 'grass-dry', 'grass'))]
    clear = lambda x, y: abs(x - BEAR[0] - 0.5) > 2.2 or y > BEAR[1] + 1.0 or y < BEAR[1] - 1.7
    scene.scatter(
        tufts,
        520,
        lambda r: (r.uniform(-17, 8), r.uniform(-10.4, 7)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.25, 0.6),
        keep=lambda x, y, z: z > 0.26 and clear(x, y) and (x < -6.4 or x > 0.5 or y > BEAR[1]),
    )
    scene.put(bare_tree(8, 9, 'bark-pale'), -11.6, 4.4, 0.4, 30, 1.0)
    scene.put(bush(6, 1.7, 'leaf', 5, 170, 0.18), -9.8, 2.2, 0.4, 20)
    for k, (x, y) in enumerate(((13, 30), (17, 27.5), (9.6, 36))):
        scene.put(bare_tree(11 + k, 6, 'bark-pale'), x, y, -0.8, 60 * k, 0.9)


def bear(scene):
    """The mother, head down at the mound, her cubs on her back; red earth where her claws have broken it."""
    x, y = BEAR
    z = height_at(ground, x, y) + 0.28
    for part in sloth_bear():
        scene.put(part, x, y, z, 8, 1.28, layer='life')
    for dx, dz, turn, size in ((-0.62, 0.97, 16, 0.46), (0.26, 1.03, -14, 0.42)):
        for part in sloth_bear(cub=True):
            scene.put(part, x + dx * 1.1, y + dx * 0.15, z + dz * 1.28 - 0.12, turn, size, layer='life')
    crumbs = Mesh()
    for k in range(26):
        a = k * 2.4
        cx, cy = x + 1.55 + 0.09 * math.sqrt(k) * math.cos(a), y + 0.2 + 0.1 * math.sqrt(k) * math.sin(a)
        crumbs.ball(0.05 + 0.03 * (k % 3), 'laterite', cx, cy, height_at(ground, cx, cy) + 0.04, 6)
    scene.put(crumbs)


def sloth_bear(cub=False):
    """A sloth bear facing +x, 0.9 m at the shoulder: shaggy black hair, a long pale muzzle, pale claws; head at the
    ground, or for a cub lying flat with its head up. Returns coat and face."""
    mesh, hair = Mesh(), '#453a34' if cub else '#2a2422'
    for x, z, radii in (
        (-0.5, 0.62, (0.36, 0.32, 0.33)),
        (-0.15, 0.66, (0.4, 0.33, 0.33)),
        (0.25, 0.7, (0.36, 0.34, 0.36)),
        (0.45, 0.78, (0.26, 0.3, 0.3)),
    ):
        mesh.ball(radii, hair, x, 0, z, 16)
    head = (0.86, 1.0) if cub else (1.02, 0.44)
    mesh.tube(
        [(0.5, 0, 0.76), (0.78, 0, (0.74 + head[1]) / 2 + 0.06), (head[0] - 0.04, 0, head[1] + 0.02)],
        [0.28, 0.22, 0.19],
        hair,
        14,
    )
    mesh.ball((0.2, 0.18, 0.18), hair, head[0], 0, head[1] + 0.03, 14)
    snout = (head[0] + 0.34, head[1] - (0.06 if cub else 0.2))
    mesh.tube([(head[0] + 0.1, 0, head[1]), (snout[0], 0, snout[1])], [0.12, 0.075], hair, 12)
    for side in (-1, 1):
        mesh.ball((0.06, 0.11, 0.12), hair, head[0] - 0.1, 0.2 * side, head[1] + 0.18, 10)
        reach = 0.22 * side if not cub else 0.1
        mesh.tube(
            [(0.42, 0.2 * side, 0.66), (0.52 + 0.3 * reach, 0.23 * side, 0.34), (0.6 + reach, 0.22 * side, 0.06)],
            [0.2, 0.145, 0.12],
            hair,
            12,
        )
        mesh.ball((0.15, 0.11, 0.07), hair, 0.68 + reach, 0.22 * side, 0.06, 10)
        mesh.tube(
            [(-0.5, 0.19 * side, 0.56), (-0.46 - 0.3 * reach, 0.22 * side, 0.3), (-0.52 - reach, 0.21 * side, 0.06)],
            [0.23, 0.15, 0.12],
            hair,
            12,
        )
        mesh.ball((0.17, 0.11, 0.07), hair, -0.46 - reach, 0.21 * side, 0.06, 10)
    body = fuse(mesh.data('bear'), 0.024, 3)
    body = swell(
        body, lambda x, y, z: 0.034 * fractal(x * 15 + y * 9, z * 7 - y * 5, 3) + 0.014 * ((x > 0.2) & (x < 0.85))
    )
    way = np.array([snout[0] - head[0], snout[1] - head[1]])
    way /= np.linalg.norm(way)
    body = paint(
        body, (hair, '#a8998a'), lambda x, y, z: (((x - head[0]) * way[0] + (z - head[1]) * way[1]) > 0.15) * 1
    )
    extra = Mesh()
    extra.ball((0.045, 0.06, 0.045), '#171210', snout[0] + 0.05, 0, snout[1] + 0.01, 10)
    for side in (-1, 1):
        extra.ball(0.02, '#120c0a', head[0] + 0.13, 0.1 * side, head[1] + 0.08, 8)
        for foot in ((0.82 + (0.22 * side if not cub else 0.1)), (-0.32 - (0.22 * side if not cub else 0.1))):
            for k in (-0.05, 0, 0.05):
                extra.tube(
                    [(foot - 0.02, 0.22 * side + k, 0.06), (foot + 0.08, 0.22 * side + k, 0.015)],
                    [0.016, 0.006],
                    '#e4dac4',
                    5,
                )
    return body, extra.data('bear-face')


def boats(scene):
    """Two canoes with a ranger in one, the ferry with its canopy farther out, geese on the wing."""
    mesh = Mesh()
    for x, y, turn, paint_, crew in (
        (3.6, 6.6, 172, 'saffron', (('jacket', '#6d6f45', PADDLE), ('salwar', 'crimson', 'bench'))),
        (8.8, 11.2, 188, 'emerald', (('shirt', 'turmeric', PADDLE), ('shirt', '#86a3b6', PADDLE))),
    ):
        with mesh.at(x, y, 0.06, turn):
            hull(mesh, 4.6, 0.95, 0.5, paint_, rise=0.28)
            for k, (dress, cloth, deed) in enumerate(crew):
                with mesh.at(-1.0 + 1.9 * k, 0, -0.14, 90):
                    person(mesh, deed, dress, cloth, '#4d4a3a', head='brim' if k == 0 else None, hat='#c9b48a')
                    mesh.tube([(0, -0.03, 0.46), (0, -0.05, 0.86)], [0.24, 0.22], 'flag-saffron', 10)
                    if deed is PADDLE:
                        mesh.tube([(0.1, -0.24, 1.2), (0.42, -0.5, 0.3)], 0.025, 'wood', 6)
                        mesh.ball((0.1, 0.02, 0.24), 'wood', 0.47, -0.54, 0.12, 8)
    with mesh.at(-5.4, 31, 0.1, 6):
        hull(mesh, 9.0, 2.4, 0.9, 'azure', rise=0.4, deck='wood')
        for px in (-2.6, 0.2, 3.0):
            for side in (-1, 1):
                mesh.tube([(px, side * 1.0, 0.5), (px, side * 1.0, 2.5)], 0.04, 'iron', 6)
        mesh.loft(
            [[(px, s * 1.3, 2.5 + 0.25 * (1 - s * s)) for s in np.linspace(-1, 1, 7)] for px in (-3.1, 3.4)], 'ivory'
        )
        for k in range(6):
            person(
                mesh,
                'bench',
                ('shirt', 'saree', 'salwar')[k % 3],
                ('ivory', 'magenta', 'teal', 'turmeric', 'scarlet')[k % 5],
                None,
                -2.2 + 0.9 * k,
                0.5 * (-1) ** k,
                0.32,
                90 + 30 * (-1) ** k,
            )
        person(mesh, 'hold', 'shirt', '#86a3b6', '#4b4640', -3.6, 0, 0.42, 90)
    flock_in(mesh, 11, (2, 26), (30, 60), (12, 19), 0.9)
    scene.put(mesh)
