"""Manas in March: the green river comes out of the gate of Bhutan's hills over white stones, golden langurs sit in a
silk-cotton tree in flower, a raft drifts down past otters, the forest lodge of Mathanguri on its bluff."""
import math

import numpy as np

from kit.architecture.himalayan import hip_roof
from kit.life.birds import flock_in
from kit.life.water_birds import crane, duck
from kit.life.work import person
from kit.mesh import Mesh, fuse, paint
from kit.nature.erosion import erode, look_up
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'dawn-mist',
    'alt': 'Golden langurs in a red silk-cotton tree above the green Manas river, a raft drifting down from the hills of Bhutan past the lodge of Mathanguri.',
}
X_RANGE, Y_RANGE = (-330.0, 340.0), (96.0, 420.0)
LODGE = (-19.5, 37.0)


def centre(ys):
    """x of the river's middle: from the lower right, round a bar of stones, into the gate of the hills."""
    ys = np.asarray(ys, float)
    return 1.0 + 7.0 * np.sin((ys + 18) * 0.034) - 0.02 * ys


def wide(ys):
    """Half of its width, in metres."""
    return np.interp(ys, (-30, 10, 60, 130, 300), (15, 15, 17, 15, 13))


def carve():
    """Hills on both sides of the gate, cut by brooks: a function of arrays."""
    xs, ys = np.meshgrid(np.linspace(*X_RANGE, 320), np.linspace(*Y_RANGE, 170))
    away = np.abs(xs - centre(ys)) - wide(ys)
    mass = 120 * smoothstep(4, 150, away + 8 * fractal(xs * 0.02, ys * 0.02, 3)) * smoothstep(92, 200, ys)
    mass = mass * (0.6 + 0.6 * ridged(xs * 0.008 + 1, ys * 0.007, 4)) + 0.03 * ys
    cut = erode(mass, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 0.03, 40, 1.1, mass * 0.12)
    return look_up(cut * 118 / cut.max(), X_RANGE, Y_RANGE)


def build(scene):
    hills = carve()

    def ground(xs, ys):
        xs, ys = np.asarray(xs, float), np.asarray(ys, float)
        away = np.abs(xs - centre(ys)) - wide(ys) + 1.6 * fractal(xs * 0.06, ys * 0.06, 3)
        bar = 0.9 * np.exp(-(((xs - centre(ys) + 5 - 0.1 * ys) / 4.2) ** 2 + ((ys - 3) / 15) ** 2))
        bed = -0.75 + 1.35 * smoothstep(-3, 6, away) + bar + 0.12 * fractal(xs * 0.25, ys * 0.25, 3)
        bank = 3.4 * smoothstep(13, 24, away) * smoothstep(-16, 12, ys)
        bluff = 6.5 * smoothstep(22, 11, np.hypot((xs - LODGE[0] + 9) * 0.62, (ys - LODGE[1] - 6) * 0.8))
        far = np.where(ys > 98, hills(xs, np.clip(ys, *Y_RANGE)), 0) * smoothstep(98, 120, ys) * smoothstep(0, 12, away)
        return bed + np.maximum(bank, bluff) + far

    scene.material('rock', colour='#dcd8cd', second='#b6b0a4', scale=0.5)
    scene.material('grey-stone', colour='#dedacd', second='#c2bcae', courses=None, bump=0.06, bump_scale=3)
    scene.material('river', colour='#2f8a7c', ripple=0.03, mirror=0.16)
    scene.material(
        'forest-hills', meadow=('#5c7d45', '#44653a'), rock=('#8d8468', '#6d6a50'), rock_slope=0.72, scale=0.03
    )
    scene.material('blossom-red', colour='#d8432c', second='#b52f22')
    scene.camera((-1.8, -24, 4.2), (0.2, 40, 6.9), lens=33, lift=0.02)
    scene.light(
        sun=104,
        elevation=17,
        haze={'density': 0.0034, 'height': 50, 'start': 45, 'base': 0.12},
        clouds={'seed': 8.3, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((560, 190, 420, 0, 6.6), (900, 320, 640, 0, 2.9), (1400, 470, 900, 0, 5.2)), width=2200),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-150, 160), (-30, 98), 'grey-stone', 330, 320, near=(34, 0.62)))
    scene.put(
        ground_sheet(
            lambda x, y: ground(x, y) + 0.1 - 2.6 * smoothstep(2.6, 1.2, ground(x, y)),
            (-150, 160),
            (-16, 100),
            'meadow',
            220,
            200,
        )
    )
    scene.put(ground_sheet(ground, (-320, 330), (96, 410), 'forest-hills', 380, 240))
    water = Mesh()
    water.quad((-330, -40, 0), (340, -40, 0), (340, 420, 0), (-330, 420, 0), 'river')
    scene.put(water)
    cover(scene, ground)
    lodge(scene, ground)
    langur_tree(scene)
    scene.layer = 'life'
    life = Mesh()
    raft(life, 3.6, 9.0, 200)
    with life.at(-6.5, -5.2, height_at(ground, -6.5, -5.2) + 0.02):
        otters(life)
    for k in range(6):
        duck(life, 11.5 + 0.9 * k, 30 + 0.6 * math.sin(k * 2.3), 0, 170 + 12 * k, 1.0, '#6b5a4a', '#e9e2d6')
    crane(life, -2.6, 18.5, height_at(ground, -2.6, 18.5) - 0.05, 30, 0.8, body='#2f3036', head='#2f3036')
    flock_in(life, 9, (6, 26), (50, 90), (26, 38), 1.0)
    scene.put(life)


def cover(scene, ground):
    """White stones along the water, tall grass, sal on the banks and far up into the hills."""
    large = [rock(i, 0.8, 'rock', 0.7) for i in range(5)]
    scene.scatter(
        large,
        620,
        lambda r: (r.uniform(-26, 30), -20 + 70 * r.random() ** 1.3),
        ground,
        lambda x, y, z: -0.35 < z < 1.3,
        (0.12, 0.8),
        0.14,
        seed=3,
    )
    small = [rock(20 + i, 0.26, 'rock', 0.7) for i in range(4)]
    scene.scatter(small, 900, ((-18, 20), (-19, 14)), ground, lambda x, y, z: -0.15 < z < 1.2, (0.3, 1.0), 0.05, seed=5)
    tall = [grass_tuft(5 + i, 64, 1.6, 0.4, ('reed', 'grass-dry', 'grass')[i], 0.024) for i in range(3)]
    scene.scatter(
        tall,
        900,
        ((-70, 76), (-8, 90)),
        ground,
        lambda x, y, z: z > 1.7 and math.hypot(x - LODGE[0], y - LODGE[1]) > 9,
        (0.5, 1.1),
        0.06,
        seed=6,
    )
    sal = [
        broadleaf(40 + i, 14, ('leaf', 'leaf-dark', 'leaf')[i], 'bark-pale', 0.9, 9, 260, 0.42, 0.4) for i in range(3)
    ]
    scene.scatter(
        sal,
        260,
        ((-140, 150), (44, 98)),
        ground,
        lambda x, y, z: z > 2.4 and math.hypot(x - LODGE[0], y - LODGE[1]) > 13,
        (0.7, 1.1),
        0.4,
        seed=4,
    )
    far = [broadleaf(50 + i, 12, ('leaf-dark', 'leaf')[i], spread=1.1, cards=150, card=0.6) for i in range(2)]
    scene.scatter(far, 900, ((-250, 260), (98, 330)), ground, lambda x, y, z: z > 2.0, (0.6, 1.0), 0.6, seed=8)
    for k, (x, y, s) in enumerate(((33, 24, 0.95), (38, 34, 1.1), (29, 44, 1.0), (-42, 26, 1.1), (-47, 40, 1.0))):
        scene.put(sal[k % 3], x, y, height_at(ground, x, y) - 0.3, 70 * k, s)


def lodge(scene, ground):
    """The old forest bungalow of Mathanguri: two storeys with verandas and a red tin roof above the river."""
    mesh = Mesh()
    x, y = LODGE
    with mesh.at(x, y, height_at(ground, x, y) - 0.2, 28):
        mesh.box(13, 7.4, 8, 'granite-pale', 0, 0, -7.7)
        mesh.box(11, 6, 3.2, 'whitewash', 0, 0.6, 0.3)
        mesh.box(11, 6, 3.0, 'cream-wall', 0, 0.6, 3.7)
        for level in (0.3, 3.6):
            mesh.box(13, 2.2, 0.18, 'wood', 0, -3.4, level - 0.1)
            for k in range(7):
                mesh.box(0.2, 0.2, 3.2, 'wood', -6.2 + 2.07 * k, -4.3, level)
            for h in (0.5, 0.95):
                mesh.box(12.6, 0.08, 0.08, 'whitewash', 0, -4.3, level + h)
            for k in range(5):
                mesh.box(1.0, 0.1, 1.9, 'shutter-green', -4.2 + 2.1 * k, -2.43, level + 0.3)
        hip_roof(mesh, 13.4, 9.6, 2.6, 'tin-roof', 0, -0.6, 6.8, 0.7)
        person(mesh, 'lean', 'jacket', '#7a7a4e', '#5d5a4c', 2.2, -4.0, 3.7, 0, 1.0)
    scene.put(mesh)


def langur(tail=1.2):
    """A golden langur sitting on a bough: cream and gold coat, black face, a long tail that hangs down behind."""
    mesh, coat = Mesh(), '#e3bb74'
    mesh.ball((0.16, 0.17, 0.2), coat, -0.02, 0, 0.17, 14)
    mesh.tube([(0.0, 0, 0.2), (0.05, 0, 0.42), (0.08, 0, 0.56)], [0.17, 0.15, 0.1], coat, 12)
    mesh.ball((0.125, 0.14, 0.13), coat, 0.1, 0, 0.68, 14)
    for side in (-1, 1):
        mesh.tube(
            [(0.02, 0.12 * side, 0.14), (0.26, 0.17 * side, 0.24), (0.22, 0.12 * side, -0.04)],
            [0.1, 0.075, 0.05],
            coat,
            9,
        )
        mesh.tube(
            [(0.07, 0.13 * side, 0.48), (0.2, 0.16 * side, 0.34), (0.27, 0.1 * side, 0.16)],
            [0.065, 0.05, 0.035],
            coat,
            9,
        )
    mesh.tube(
        [(-0.14, 0, 0.1), (-0.24, 0.02, -0.1), (-0.22, 0.05, -0.5 * tail), (-0.16, 0.03, -tail)],
        [0.045, 0.04, 0.036, 0.05],
        coat,
        8,
    )
    body = fuse(mesh.data('langur'), 0.022, 4)
    body = paint(body, (coat, '#f0d9a6'), lambda x, y, z: ((x > 0.06) & (z < 0.62) & (z > 0.1)) * 1)
    face = Mesh()
    face.ball((0.05, 0.075, 0.08), '#241d1c', 0.185, 0, 0.665, 12)
    face.ball((0.05, 0.045, 0.035), '#241d1c', 0.21, 0, 0.625, 10)
    for side in (-1, 1):
        face.ball(0.016, '#c98a3a', 0.228, 0.03 * side, 0.69, 8)
        face.ball((0.03, 0.05, 0.06), '#f3e2b8', 0.1, 0.13 * side, 0.68, 8)
    for k in range(16):
        a = -1.3 + 2.6 * k / 15
        face.tube(
            [(0.1, 0.09 * math.sin(a), 0.76), (0.07, 0.15 * math.sin(a), 0.72 + 0.15 * math.cos(a))],
            [0.03, 0.008],
            '#f3e2b8',
            5,
        )
    return body, face.data('langur-face')


def langur_tree(scene):
    """The bough of a silk-cotton tree that reaches in from the right, bare but for red flowers; a family sits on it."""
    scene.layer = 'front'
    mesh, chance = Mesh(), np.random.RandomState(6)
    trunk = [(12.4, -10.2, -1), (12.0, -10.4, 4), (12.3, -10.0, 9), (12.1, -10, 14)]
    mesh.tube(trunk, [0.8, 0.62, 0.5, 0.4], 'bark-pale', 14)
    boughs = (
        (
            [(12.1, -10.3, 4.6), (9.4, -10.9, 5.2), (6.8, -11.2, 5.35), (4.6, -11.5, 5.9), (3.0, -11.6, 6.7)],
            [0.34, 0.26, 0.2, 0.13, 0.05],
        ),
        ([(12.2, -10.1, 6.6), (9.6, -9.8, 7.6), (7.4, -9.6, 8.1), (5.6, -9.6, 9.1)], [0.3, 0.22, 0.16, 0.05]),
        ([(6.8, -11.2, 5.35), (5.8, -10.9, 6.3), (5.2, -10.8, 7.4)], [0.13, 0.09, 0.03]),
        ([(9.4, -10.9, 5.2), (8.4, -11.6, 6.2), (7.6, -11.9, 7.3)], [0.16, 0.1, 0.03]),
        ([(4.6, -11.5, 5.9), (3.9, -11.9, 5.6), (3.0, -12.1, 5.7)], [0.09, 0.06, 0.02]),
        ([(12.1, -10.2, 8.2), (13.4, -9.4, 9.2), (15.0, -9.0, 9.8)], [0.26, 0.18, 0.06]),
    )
    for path, radius in boughs:
        mesh.tube(path, radius, 'bark-pale', 10)
        a, b = np.array(path[-2]), np.array(path[-1])
        for t in (0.2, 0.6, 1.0, 1.0):
            at = a + (b - a) * t + chance.normal(size=3) * 0.25
            mesh.tube([a + (b - a) * t, at], [0.03, 0.012], 'bark-pale', 5)
            for _ in range(3):
                p = at + chance.normal(size=3) * 0.16
                for petal in range(5):
                    angle = petal * 1.257 + chance.rand()
                    mesh.ball(
                        (0.1, 0.045, 0.03),
                        'blossom-red',
                        p[0] + 0.09 * math.cos(angle),
                        p[1] + 0.09 * math.sin(angle),
                        p[2],
                        6,
                    )
                mesh.ball(0.035, 'turmeric', *p, 5)
    for x, y, z in ((9.9, -9.8, 7.6), (8.0, -9.7, 8.1), (5.6, -9.6, 9.0)):
        leaf_cloud(mesh, (x, y, z + 0.5), (0.7, 0.6, 0.4), 30, 'blossom-red', chance, 0.13)
    scene.put(mesh, -4.4)
    kind, other = langur(1.15), langur(0.85)
    for x, y, z, turn, size, which in (
        (8.6, -11.0, 5.43, 232, 1.15, 0),
        (7.35, -11.15, 5.5, 205, 1.05, 1),
        (6.9, -11.2, 5.5, 250, 0.6, 1),
        (4.95, -11.45, 5.93, 196, 1.1, 0),
        (8.6, -9.75, 7.98, 215, 1.0, 1),
    ):
        for part in (kind, other)[which]:
            scene.put(part, x - 4.4, y, z, turn, size)
    scene.layer = 'land'


def raft(mesh, x, y, turn):
    """A grey rubber raft with six in red jackets who let it drift, one with a camera, the guide with his oar."""
    with mesh.at(x, y, 0.05, turn):
        for side in (-1, 1):
            mesh.tube(
                [(-2.2, side * 0.9, 0.3), (1.5, side * 0.9, 0.25), (2.3, side * 0.6, 0.4), (2.65, 0, 0.55)],
                [0.3, 0.3, 0.27, 0.24],
                '#5c6f86',
                12,
            )
        mesh.tube([(-2.2, 0.9, 0.3), (-2.3, 0, 0.3), (-2.2, -0.9, 0.3)], 0.3, '#5c6f86', 12)
        mesh.box(4.2, 1.5, 0.1, '#3d4a5c', 0, 0, 0.08)
        for px, py, deed, cloth in (
            (1.2, 0.55, 'bench', 'saffron'),
            (1.2, -0.55, 'bench', 'scarlet'),
            (0.1, 0.55, 'paddle', 'scarlet'),
            (0.1, -0.55, 'bench', 'saffron'),
            (-0.9, -0.5, 'paddle', 'scarlet'),
        ):
            person(mesh, deed, 'jacket', cloth, '#4b4640', px, py, 0.12, 90, 0.95, head='cap', hat='azure')
        person(mesh, 'pole', 'jacket', '#7a7a4e', '#5d5a4c', -2.0, 0.1, 0.35, 90, 1.0)
        mesh.tube([(-1.5, 0.5, 1.6), (-2.5, 1.7, -0.1)], 0.03, 'wood', 6)


def otters(mesh):
    """Three smooth-coated otters on the bar: one upright, two at play."""
    coat = '#5a4335'
    for x, y, turn, up in ((0, 0, 40, True), (1.1, -0.5, 200, False), (1.8, 0.5, 120, False)):
        with mesh.at(x, y, 0, turn, 1.25):
            if up:
                mesh.tube(
                    [(0, 0, 0.05), (0.02, 0, 0.3), (0.06, 0, 0.52), (0.12, 0, 0.6)], [0.11, 0.1, 0.075, 0.07], coat, 10
                )
                mesh.ball((0.09, 0.07, 0.065), coat, 0.16, 0, 0.62, 10)
                mesh.ball((0.05, 0.06, 0.1), '#b59c80', 0.09, 0, 0.42, 8)
            else:
                mesh.tube(
                    [(-0.35, 0, 0.12), (0, 0, 0.2), (0.32, 0, 0.17), (0.45, 0, 0.2)], [0.08, 0.12, 0.1, 0.075], coat, 10
                )
                mesh.ball((0.09, 0.07, 0.06), coat, 0.52, 0, 0.21, 10)
                for s in (-1, 1):
                    for px in (-0.25, 0.25):
                        mesh.tube([(px, 0.09 * s, 0.14), (px + 0.04, 0.11 * s, 0.0)], 0.04, coat, 6)
            mesh.tube([(-0.1, 0, 0.06), (-0.5, 0.05, 0.05), (-0.85, 0.02, 0.03)], [0.07, 0.05, 0.015], coat, 8)
