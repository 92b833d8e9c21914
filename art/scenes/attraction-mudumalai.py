"""Mudumalai at feeding time: Theppakadu's elephants in a half ring, mahouts with balls of ragi, a calf
that gets its bottle, a cook at the stone counter; forest and the blue wall of the Nilgiris behind."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Mahouts feed ragi to elephants in a half ring at the Theppakadu camp in Mudumalai, a woman gives a calf its bottle, the Nilgiris behind.',
}
RAGI = '#5a3a2c'


def ground(xs, ys):
    """The beaten yard of the camp, grass at its edge that rises to the wood."""
    yard = smoothstep(13, 19, np.hypot(xs * 0.75, ys - 4))
    return (
        0.07 * fractal(xs * 0.3, ys * 0.3, 3)
        + yard * (0.25 + 0.4 * fractal(xs * 0.06, ys * 0.06, 3))
        + 2.2 * smoothstep(24, 70, ys)
    )


def build(scene):
    scene.material('meadow', colour='#93a052', second='#6f8741', patches=('#b5a565', 0.3, 0.09))
    scene.material('forest-hills', meadow=('#46685f', '#38574f'), rock=('#57706a', '#475e57'))
    scene.material('dust', colour='#c08f66', second='#a67a54', patches=('#b39468', 0.3, 0.2))
    scene.camera((-0.6, -12.0, 1.75), (0.5, 10, 3.7), lens=31.5, lift=0.02, focus=17, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=23,
        haze={'density': 0.0022, 'height': 26, 'start': 30, 'base': 0.15},
        clouds={'seed': 5.5, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-120, 125), (-18, 160), 'meadow', 260, 280, near=(30, 0.6)))
    yard = (
        lambda xs, ys: ground(xs, ys)
        + 0.05
        - 0.6 * smoothstep(14, 16.5, np.hypot(xs * 0.75, ys - 4) + fractal(xs * 0.3, ys * 0.3, 3))
    )
    scene.put(ground_sheet(yard, (-24, 24), (-16, 24), 'dust', 220, 200))
    scene.put(hill_layers(((1400, 470, 1500, -10, 8.8),), width=2200), layer='far')
    trees(scene)
    herd(scene)
    camp(scene)
    scene.layer = 'life'
    folk(scene)


def trees(scene):
    """Dry teak and rosewood behind, bamboo at both ends, one broad tree over the yard's left."""
    wood = [
        broadleaf(40 + i, 13, ('leaf', 'leaf-dry', 'leaf-dark')[i], 'bark-pale', 0.9, 10, 300, 0.42, 0.5)
        for i in range(3)
    ]
    scene.scatter(wood, 150, ((-100, 110), (36, 100)), ground, seed=4, sink=0.3, scale=(0.75, 1.15))
    canes = [bamboo_clump(2 + i, 9) for i in range(2)]
    for k, (x, y) in enumerate(((-19, 20), (-23, 15), (19, 21), (24, 18), (13, 27), (28, 26), (-12, 29))):
        scene.put(canes[k % 2], x, y, height_at(ground, x, y) - 0.2, 50 * k, 1.0)
    scene.put(
        broadleaf(61, 12, 'leaf', spread=1.5, clouds=13, cards=460),
        -15.5,
        12,
        height_at(ground, -15.5, 12) - 0.2,
        40,
        1,
    )
    tufts = [grass_tuft(5 + i, 56, 0.55, 0.35, ('grass', 'grass-dry')[i]) for i in range(2)]
    scene.scatter(
        tufts,
        500,
        ((-34, 36), (-12, 36)),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: np.hypot(x * 0.75, y - 4) > 15.5,
    )


HERD = ((-7.0, 8.6, -28, 1.1, 0), (-2.2, 10.6, -62, 1.16, 1), (3.9, 11.0, -112, 1.05, 2), (9.2, 8.8, -150, 1.12, 0))


def herd(scene):
    """Four grown elephants that face the yard's middle, and the calf."""
    kinds = (elephant(), elephant(trunk='up'), elephant(tusks=False))
    for x, y, turn, size, kind in HERD:
        for part in kinds[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.1, turn, size)
    for part in elephant(tusks=False):
        scene.put(part, 1.75, 2.9, height_at(ground, 1.75, 2.9) - 0.05, 190, 0.5)
    green = [grass_tuft(31 + i, 60, 0.9, 0.5, 'grass', 0.024) for i in range(2)]
    for k in range(46):
        a, out = k * 2.4, 0.1 * math.sqrt(k)
        x, y = -1.6 + 1.25 * out * math.cos(a), -3.2 + out * math.sin(a)
        scene.put(
            green[k % 2], x, y, max(0, 0.5 - 0.6 * out), 40 * k, 0.42, 66 * math.sin(k * 1.7), 62 * math.cos(k * 2.3)
        )
    ropes = Mesh()
    for x, y, turn, size, _ in HERD:
        with ropes.at(x, y, height_at(ground, x, y) - 0.1, turn, size):
            ring = [
                (1.16 + 0.12 * math.sin(a), 0.74 * math.cos(a), 1.95 + 0.86 * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 25)
            ]
            ropes.tube(ring, 0.035, 'rope', 6)
            ropes.lathe([(0.11, 0), (0.12, -0.16), (0.06, -0.22)], 'brass', 12, x=1.06, z=1.06)
    scene.put(ropes)


def camp(scene):
    """The kitchen's shed with its roof of tiles, the stone counter with cakes of ragi, the board of names."""
    mesh = Mesh()
    with mesh.at(-16, 22, height_at(ground, -16, 22), 14):
        tiled_house(mesh)
    x, y = -6.2, 1.6
    z = height_at(ground, x, y)
    with mesh.at(x, y, z, -16):
        mesh.box(3.4, 1.0, 0.72, 'grey-stone')
        mesh.box(3.6, 1.2, 0.1, 'concrete', z=0.72)
        for k in range(8):
            mesh.ball((0.19, 0.19, 0.14), RAGI, -1.4 + 0.4 * k, 0.12 * (-1) ** k, 0.93, 10)
        for k in range(3):
            mesh.box(0.36, 0.3, 0.2, '#8a5a34', -1.0 + 0.42 * k, 0.1, 1.02)
        mesh.lathe([(0.16, 0), (0.34, 0.2), (0.36, 0.34), (0.34, 0.33)], 'iron', 18, x=2.3, y=0.2, z=0)
    with mesh.at(11.4, 12.5, height_at(ground, 11.4, 12.5), -22):
        for side in (-1.2, 1.2):
            mesh.tube([(side, 0, -0.2), (side, 0, 3.2)], 0.07, 'wood', 7)
        mesh.box(2.8, 0.1, 1.7, 'shutter-green', z=1.4)
        for row in range(5):
            mesh.box(2.3 - 0.25 * (row % 3), 0.02, 0.1, 'ivory', -0.12 * (row % 3), -0.06, 1.6 + 0.27 * row)
    scene.put(mesh)


def folk(scene):
    """Each mahout before his animal, the bottle for the calf, the cook, a visitor and a child at the rope."""
    mesh = Mesh()
    khaki, trousers = '#8a7d52', '#6b6242'
    for (x, y, turn, size, kind), deed in zip(HERD, ('feed', 'reach', 'reach', 'feed')):
        rad = math.radians(turn)
        away = 3.15 * size
        px, py, side = x + away * math.cos(rad), y + away * math.sin(rad), 0
        if kind == 2:
            # Beside his animal's head: the calf would hide him.
            px, py, side = x + 0.7, y - 3.1, 67
        with mesh.at(px, py, height_at(ground, px, py), turn - 90 + side):
            person(
                mesh,
                deed,
                'shirt',
                khaki,
                trousers,
                head='cap' if kind else 'turban',
                hat='#6b6242' if kind else 'scarlet',
            )
            hand = (0.03, -0.3, 1.96) if deed == 'reach' else (0.2, -0.54, 1.14)
            mesh.ball((0.13, 0.13, 0.11), RAGI, *hand, 10)
    x, y = 0.15, 2.4
    with mesh.at(x, y, height_at(ground, x, y), 90):
        person(mesh, 'pour', 'saree', 'magenta', 'turmeric')
        mesh.tube([(0.02, -0.4, 1.3), (0.02, -0.62, 1.12)], [0.06, 0.05], 'ivory', 10)
        mesh.tube([(0.02, -0.62, 1.12), (0.02, -0.7, 1.05)], [0.03, 0.02], 'scarlet', 8)
    x, y = -6.4, 0.6
    with mesh.at(x, y, height_at(ground, x, y), 164):
        person(mesh, 'feed', 'lungi', 'ivory', 'azure', head='turban', hat='turmeric')
    x, y = -2.85, 3.4
    with mesh.at(x, y, height_at(ground, x, y), -150):
        person(mesh, 'tray', 'saree', 'emerald', 'scarlet')
        mesh.lathe([(0.22, 1.1), (0.3, 1.22), (0.27, 1.21)], 'iron', 18, y=-0.4)
        mesh.ball((0.2, 0.2, 0.1), RAGI, 0, -0.4, 1.24, 10)
    for k in range(4):
        mesh.tube([(5.6 + 1.5 * k, -0.4 + 1.3 * k, -0.1), (5.6 + 1.5 * k, -0.4 + 1.3 * k, 1.0)], 0.05, 'wood', 7)
        if k < 3:
            mesh.tube(
                [
                    (5.6 + 1.5 * (k + t), -0.4 + 1.3 * (k + t), 0.92 - 0.5 * t * (1 - t))
                    for t in (0, 0.25, 0.5, 0.75, 1)
                ],
                0.02,
                'rope',
                5,
            )
    with mesh.at(6.0, -0.5, height_at(ground, 6.0, -0.5), -140):
        person(mesh, 'photograph', 'shirt', 'ivory', '#4b4640')
        camera(mesh)
    little_one(mesh, 'wave', 'turmeric', 4.8, -1.2, height_at(ground, 4.8, -1.2), -150, 1.0)
    flock_in(mesh, 8, (2, 20), (24, 50), (12, 18), 0.8)
    scene.put(mesh)
