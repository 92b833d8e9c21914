"""The Anamalais early in the day: great hornbills at a fruiting fig above Top Slip, one on the wing, macaques with
silver manes on the bough; shola in the folds of grass hills, mist below, a tracker who points the birds out."""
import math

import numpy as np

from kit.architecture.himalayan import hip_roof
from kit.life.birds import flock_in
from kit.life.wildlife import chital
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh, fuse
from kit.nature.erosion import erode, look_up
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Great hornbills and lion-tailed macaques at a fruiting fig in the Anamalai hills, one bird on the wing over misty shola valleys, visitors watching.',
}
BLACK, NECK, BILL, PALE = '#221e20', '#ead38a', '#efb52f', '#f4efe2'
X_RANGE, Y_RANGE = (-300.0, 310.0), (30.0, 380.0)
LAWN = (29.0, 62.0)


def carve():
    """Round grass hills parted by deep folds, cut by brooks: a function of arrays."""
    xs, ys = np.meshgrid(np.linspace(*X_RANGE, 320), np.linspace(*Y_RANGE, 190))
    mass = (
        92
        * smoothstep(70, 250, ys + 34 * fractal(xs * 0.008, ys * 0.008, 3))
        * (0.55 + 0.6 * ridged(xs * 0.0065 + 5, ys * 0.0065, 4))
    )
    mass += 46 * smoothstep(60, 190, np.abs(xs + 14)) + 0.03 * ys
    cut = erode(mass, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 0.03, 36, 1.0, mass * 0.13)
    return look_up(cut * 104 / cut.max(), X_RANGE, Y_RANGE)


def build(scene):
    hills = carve()

    def ground(xs, ys):
        xs, ys = np.asarray(xs, float), np.asarray(ys, float)
        shoulder = 2.6 + 0.35 * fractal(xs * 0.1, ys * 0.1, 3) + 0.04 * xs
        front = smoothstep(10, -8, ys + 0.15 * np.abs(xs - 3))
        lawn = smoothstep(26, 14, np.hypot((xs - LAWN[0]) * 0.8, ys - LAWN[1]))
        valley = (
            -27
            + 3 * fractal(xs * 0.03, ys * 0.03, 3)
            + np.where(ys > 30, hills(xs, np.clip(ys, *Y_RANGE)), 0) * smoothstep(30, 60, ys)
        )
        valley = valley * (1 - lawn) + (-7.5 + 0.02 * xs) * lawn
        return shoulder * front + valley * (1 - front)

    scene.material(
        'green-hills', meadow=('#8e9a4e', '#6c8442'), rock=('#857a5c', '#67604a'), rock_slope=0.75, scale=0.03
    )
    scene.material('meadow', colour='#8a9a4a', second='#68803c')
    scene.material('#7d8a86', rough=0.9)
    scene.camera((0.6, -20, 5.6), (0.2, 60, 6.4), lens=34, lift=0.0)
    scene.light(
        sun=100,
        elevation=14,
        haze={'density': 0.0046, 'height': 16, 'low': -30, 'start': 30, 'base': 0.1},
        clouds={'seed': 11.4, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((420, 130, 320, -20, 2.6), (760, 230, 520, -10, 7.4), (1250, 380, 900, 0, 4.8)), width=2000),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-230, 240), (-24, 370), 'green-hills', 400, 440, near=(14, 0.28)))
    woods(scene, ground)
    bungalow(scene, ground)
    fig(scene)
    scene.layer = 'life'
    life = Mesh()
    for x, y, z, turn, size, lift in ((4.1, -3.4, 8.7, 168, 1.55, 0.5), (8.6, 16, 9.4, 150, 1.5, -0.25)):
        with life.at(x, y, z, turn, size, 0, -6):
            flying(life, lift)
    watchers(life, ground)
    flock_in(life, 7, (-30, -6), (60, 100), (18, 28), 0.9)
    scene.put(life)


def woods(scene, ground):
    """Shola in the folds, teak and bamboo round the lawn, grass and ferns on the shoulder."""
    shola = [
        broadleaf(40 + i, 11, ('leaf', 'leaf-dark', 'leaf-dark')[i], spread=1.15, cards=170, card=0.5) for i in range(3)
    ]

    def fold(x, y, z):
        low = fractal(np.array([x * 0.02]), np.array([y * 0.02]), 3)[0] + 0.012 * (z - 12)
        return y > 26 and low < 0.2 and math.hypot(x - LAWN[0], y - LAWN[1]) > 20

    scene.scatter(
        shola,
        1500,
        lambda r: (r.uniform(-190, 200), 26 + 260 * r.random() ** 1.2),
        ground,
        fold,
        (0.6, 1.05),
        0.5,
        seed=4,
    )
    teak = [broadleaf(60 + i, 15, 'leaf', 'bark-pale', 0.75, 9, 260, 0.44, 0.5) for i in range(2)]
    for k, (dx, dy) in enumerate(
        ((-17, 8), (-12, 16), (2, 21), (14, 19), (21, 10), (22, -4), (-21, -2), (9, 24), (-5, 22))
    ):
        x, y = LAWN[0] + dx, LAWN[1] + dy
        scene.put(teak[k % 2], x, y, height_at(ground, x, y) - 0.4, 50 * k, 0.85)
    tufts = [grass_tuft(5 + i, 54, 0.7, 0.34, ('grass', 'grass-dry')[i]) for i in range(2)]
    scene.scatter(tufts, 560, ((-16, 20), (-17, 4)), ground, lambda x, y, z: True, (0.4, 1.0), 0.05, seed=6)
    scene.scatter([rock(i, 0.6) for i in range(3)], 22, ((-14, 18), (-13, 2)), ground, None, (0.3, 1.0), 0.15, seed=7)
    clump = bamboo_clump(5, 9)
    for x, y in ((14.6, -3.5), (18.5, 0.5)):
        scene.put(clump, x, y, height_at(ground, x, y) - 0.4, 40 * x, 0.85)


def bungalow(scene, ground):
    """The old forest office of Top Slip on its lawn: whitewash, a tin roof, a veranda; deer about it."""
    mesh = Mesh()
    x, y = LAWN
    z = height_at(ground, x, y)
    with mesh.at(x, y + 4, z, -14):
        mesh.box(15, 8, 4.4, 'whitewash', 0, 0, -1)
        mesh.box(17, 3, 0.4, 'paving', 0, -5, -0.2)
        for k in range(7):
            mesh.box(0.26, 0.26, 3.0, 'whitewash', -7.6 + 2.53 * k, -6.2, 0.1)
        for k in range(6):
            mesh.box(1.0, 0.1, 1.8, 'shutter-green', -6.3 + 2.5 * k, -4.04, 1.0)
        hip_roof(mesh, 17, 13, 3.4, 'tin-roof', 0, -1.2, 3.1, 0.6)
    scene.put(mesh)
    stag, hind, calf = chital(True), chital(), chital(False, True)
    for k, (dx, dy) in enumerate(((-8, -7), (-5, -9), (-11, -4), (6, -9), (9, -7), (2, -11), (-2, -8), (12, -3))):
        for part in (stag, calf, hind)[k % 3]:
            scene.put(part, x + dx, y + dy, height_at(ground, x + dx, y + dy), 70 * k, 1.25)


def flying(mesh, lift):
    """A great hornbill on the wing, 1.1 m long, heading +x; lift is its wing tips' height as a share of the wing."""
    mesh.tube([(-0.4, 0, 0.0), (-0.1, 0, -0.02), (0.18, 0, 0.0), (0.34, 0, 0.05)], [0.08, 0.15, 0.15, 0.1], BLACK, 12)
    mesh.ball((0.2, 0.11, 0.08), PALE, -0.3, 0, -0.06, 10)
    mesh.tube([(0.3, 0, 0.04), (0.48, 0, 0.1), (0.6, 0, 0.12)], [0.1, 0.075, 0.085], NECK, 10)
    head(mesh, 0.68, 0.13)
    for a, b, paint in ((-0.42, -0.68, PALE), (-0.68, -0.84, BLACK), (-0.84, -0.95, PALE)):
        wide = lambda x: 0.07 + 0.2 * (-0.42 - x)
        mesh.loft(
            [
                [(a, -wide(a), 0), (a, 0, 0.03), (a, wide(a), 0)],
                [(b, -wide(b), -0.01), (b, 0, 0.02), (b, wide(b), -0.01)],
            ],
            paint,
            False,
        )
    for side in (-1, 1):

        def at(out, back):
            return (
                0.2 - back - 0.1 * out**2,
                side * (0.1 + 0.66 * out),
                0.06 + lift * 0.66 * out * (0.6 + 0.4 * out),
            )

        shares = np.linspace(0, 1, 7)
        deep = [0.40 - 0.1 * s for s in shares]
        for first, last, paint in ((0, 0.42, BLACK), (0.42, 0.6, PALE), (0.6, 0.84, BLACK), (0.84, 1.0, PALE)):
            mesh.loft([[at(s, d * first - 0.02), at(s, d * last - 0.02)] for s, d in zip(shares, deep)], paint, False)
        for k in range(6):
            t = k / 5
            root, tip = np.array(at(1.0, 0.02 + 0.24 * t)), np.array(at(1.36 - 0.16 * t, 0.06 + 0.42 * t))
            across = np.array([0.035, 0, 0])
            mesh.loft(
                [
                    [root - across, root + across],
                    [root + (tip - root) * 0.6 - across, root + (tip - root) * 0.6 + across],
                ],
                BLACK,
                False,
            )
            mesh.loft(
                [
                    [root + (tip - root) * 0.6 - across, root + (tip - root) * 0.6 + across],
                    [tip - across * 0.4, tip + across * 0.4],
                ],
                PALE,
                False,
            )


def head(mesh, x, z):
    """Black face, long down-curved bill, the casque that lies on it."""
    mesh.ball((0.1, 0.085, 0.09), BLACK, x, 0, z, 12)
    mesh.ball((0.09, 0.07, 0.05), NECK, x - 0.06, 0, z + 0.05, 10)
    for low, thick in ((0.0, 0.055), (-0.055, 0.035)):
        mesh.tube(
            [(x + 0.05, 0, z - 0.01 + low), (x + 0.22, 0, z - 0.03 + low), (x + 0.36, 0, z - 0.12 + low * 0.4)],
            [thick, thick * 0.8, 0.008],
            BILL,
            9,
        )
    mesh.tube(
        [(x - 0.1, 0, z + 0.1), (x + 0.06, 0, z + 0.135), (x + 0.2, 0, z + 0.07)], [0.045, 0.06, 0.03], '#f3c64e', 10
    )
    for side in (-1, 1):
        mesh.ball(0.018, '#b3241f', x + 0.045, 0.075 * side, z + 0.02, 8)


def perched(mesh):
    """A great hornbill on a bough at the origin, heading +x, its tail hanging down."""
    mesh.tube([(-0.2, 0, -0.06), (-0.06, 0, 0.16), (0.08, 0, 0.4), (0.14, 0, 0.52)], [0.1, 0.17, 0.15, 0.1], BLACK, 12)
    mesh.ball((0.1, 0.12, 0.12), PALE, -0.06, 0, 0.04, 10)
    mesh.tube([(0.12, 0, 0.5), (0.18, 0, 0.66), (0.24, 0, 0.74)], [0.1, 0.08, 0.085], NECK, 10)
    head(mesh, 0.32, 0.77)
    for side in (-1, 1):
        mesh.ball((0.12, 0.05, 0.26), BLACK, -0.06, 0.15 * side, 0.2, 10)
        mesh.ball((0.09, 0.052, 0.05), PALE, -0.08, 0.158 * side, 0.2, 8)
        mesh.tube([(0.0, 0.07 * side, 0.06), (0.06, 0.07 * side, -0.04)], 0.03, '#4a4442', 6)
    for a, b, paint in ((0.0, 0.34, PALE), (0.34, 0.52, BLACK), (0.52, 0.62, PALE)):
        spot = lambda t, u: (-0.22 - 0.3 * t, u * (0.07 + 0.09 * t), -0.1 - 0.9 * t)
        mesh.loft([[spot(a, u) for u in (-1, 0, 1)], [spot(b, u) for u in (-1, 0, 1)]], paint, False)


def macaque():
    """A lion-tailed macaque sitting: black coat, a mane of silver round the face, a tail with a tuft."""
    mesh, coat = Mesh(), '#2a2627'
    mesh.ball((0.16, 0.17, 0.19), coat, -0.02, 0, 0.16, 14)
    mesh.tube([(0.0, 0, 0.2), (0.06, 0, 0.4), (0.1, 0, 0.52)], [0.17, 0.16, 0.11], coat, 12)
    mesh.ball((0.11, 0.12, 0.12), coat, 0.13, 0, 0.62, 12)
    for side in (-1, 1):
        mesh.tube(
            [(0.02, 0.12 * side, 0.14), (0.26, 0.17 * side, 0.22), (0.22, 0.12 * side, -0.03)],
            [0.1, 0.075, 0.05],
            coat,
            9,
        )
        mesh.tube(
            [(0.08, 0.13 * side, 0.46), (0.22, 0.15 * side, 0.34), (0.3, 0.08 * side, 0.24)],
            [0.065, 0.05, 0.035],
            coat,
            9,
        )
    mesh.tube([(-0.14, 0, 0.1), (-0.24, 0.02, -0.08), (-0.22, 0.04, -0.42)], [0.045, 0.035, 0.03], coat, 8)
    mesh.ball((0.06, 0.06, 0.08), coat, -0.22, 0.04, -0.44, 8)
    body = fuse(mesh.data('macaque'), 0.022, 4)
    extra, chance = Mesh(), np.random.RandomState(2)
    extra.ball((0.05, 0.065, 0.085), '#3a3031', 0.215, 0, 0.62, 12)
    extra.ball((0.045, 0.04, 0.035), '#3a3031', 0.245, 0, 0.575, 10)
    for _ in range(210):
        a = chance.uniform(0, 6.283)
        start = np.array([0.2 - chance.uniform(0, 0.1), 0.085 * math.sin(a), 0.62 + 0.09 * math.cos(a)])
        out = np.array([-0.05, 0.13 * math.sin(a), 0.13 * math.cos(a)]) * chance.uniform(0.75, 1.15)
        extra.tube([start, start + out], [0.018, 0.004], ('#b9b4ac', '#8f8a84', '#d2cdc4')[_ % 3], 4)
    for side in (-1, 1):
        extra.ball(0.014, '#c98a3a', 0.262, 0.026 * side, 0.64, 6)
    return body, extra.data('macaque-face')


def fig(scene):
    """The fig that reaches in from the left: buttressed trunk, boughs with figs on them, clouds of leaves."""
    scene.layer = 'front'
    mesh, chance = Mesh(), np.random.RandomState(7)
    mesh.tube(
        [(-8.2, -8.4, 0), (-8.0, -8.4, 4), (-8.3, -8.2, 9), (-8.2, -8.0, 13)], [1.1, 0.85, 0.72, 0.6], 'bark-pale', 16
    )
    for k in range(7):
        a = -1.4 + 0.5 * k
        mesh.tube(
            [
                (-8.0, -8.4, 4.6),
                (-8.0 + 0.9 * math.cos(a), -8.4 + 0.9 * math.sin(a), 2.6),
                (-8.0 + 1.6 * math.cos(a), -8.4 + 1.6 * math.sin(a), 1.6),
            ],
            [0.2, 0.26, 0.2],
            'bark-pale',
            8,
        )
    boughs = (
        (
            [
                (-8.0, -8.4, 5.6),
                (-6.0, -8.9, 6.5),
                (-3.9, -9.2, 6.85),
                (-2.0, -9.3, 6.9),
                (-0.4, -9.2, 7.4),
                (0.6, -9.0, 8.0),
            ],
            [0.4, 0.32, 0.25, 0.18, 0.1, 0.04],
        ),
        ([(-8.2, -8.2, 7.4), (-6.4, -7.8, 8.5), (-4.6, -7.6, 8.9), (-3.0, -7.6, 9.4)], [0.34, 0.25, 0.16, 0.05]),
        ([(-3.9, -9.2, 6.85), (-2.9, -8.7, 7.7), (-2.2, -8.5, 8.6)], [0.15, 0.1, 0.04]),
        ([(-6.0, -8.9, 6.5), (-5.0, -9.8, 5.9), (-4.1, -10.3, 5.8)], [0.15, 0.1, 0.04]),
        ([(-2.0, -9.3, 6.9), (-1.1, -9.8, 6.5), (-0.3, -10.0, 6.5)], [0.1, 0.06, 0.02]),
    )
    for path, radius in boughs:
        mesh.tube(path, radius, 'bark-pale', 10)
        points = np.array(path)
        for _ in range(46):
            i = chance.randint(len(points) - 1)
            p = points[i] + (points[i + 1] - points[i]) * chance.rand()
            mesh.ball(
                chance.uniform(0.045, 0.07),
                ('#c4472f', '#d8783a', '#8d9a3c')[chance.randint(3)],
                *(p + chance.normal(size=3) * (0.16, 0.1, 0.12)),
                7
            )
    for x, y, z, size in (
        (-7.4, -8.2, 9.4, 1.3),
        (-5.4, -8, 9.3, 1.0),
        (-3.2, -7.6, 9.7, 0.9),
        (-6.6, -8.6, 7.7, 0.7),
        (-2.1, -8.4, 8.9, 0.7),
        (0.7, -9.0, 8.3, 0.6),
        (-0.1, -10.0, 6.45, 0.34),
        (-4.0, -10.3, 5.65, 0.36),
        (-8.4, -9.6, 6.2, 0.9),
        (-7.6, -10.2, 4.6, 0.5),
    ):
        leaf_cloud(
            mesh,
            (x, y, z),
            (size, size * 0.8, size * 0.55),
            int(150 * size),
            ('leaf', 'leaf-dark')[chance.randint(2)],
            chance,
            0.16,
            0.3,
        )
    for x, y, z, turn in ((-2.5, -9.28, 7.06, -16), (-4.3, -9.15, 7.1, 200)):
        with mesh.at(x, y, z, turn, 1.2):
            perched(mesh)
    scene.put(mesh, 0.9)
    kind = macaque()
    for x, y, z, turn, size in (
        (-5.4, -8.97, 6.9, -50, 1.1),
        (-1.2, -9.25, 7.2, -110, 0.95),
        (-5.2, -7.7, 8.93, -70, 1.0),
    ):
        for part in kind:
            scene.put(part, x + 0.9, y, z, turn, size)
    scene.layer = 'land'


def watchers(mesh, ground):
    """A tracker in khaki who points upward, two visitors with glasses and camera, a girl; a cut log behind them."""
    put = lambda x, y: height_at(ground, x, y)
    point = Pose(((0.24, -0.44, 1.8), (-0.25, -0.06, 0.82)), gaze=22)
    person(mesh, point, 'jacket', '#7a7a4e', '#5d5a4c', 4.4, -7.4, put(4.4, -7.4), 172, 1.0, head='cap', hat='#6a6a42')
    with mesh.at(5.7, -7.9, put(5.7, -7.9), 186):
        person(mesh, 'photograph', 'jacket', '#8fa3ad', '#4b4640', head='brim', hat='#c9b48a')
        camera(mesh)
    person(mesh, 'photograph', 'salwar', 'turmeric', 'ivory', 3.3, -6.6, put(3.3, -6.6), 160, 1.0)
    little_one(mesh, 'reach', 'scarlet', 6.7, -7.2, put(6.7, -7.2), 176, 1.0, girl=True)
    mesh.tube([(0.2, -5.2, put(0.2, -5.2) + 0.3), (2.2, -4.2, put(2.2, -4.2) + 0.3)], 0.34, 'bark', 12)
