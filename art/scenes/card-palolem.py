"""Palolem's crescent: fishermen mend a net beside their outrigger, children run into the surf; stilted huts under
palms, the wooded cape, late afternoon."""
import math

import numpy as np

from kit.architecture.village import stilt_hut
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, woman
from kit.life.work import DEEDS, Pose, little_one, person
from kit.mesh import Mesh
from kit.scene import height_at
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.beach import beach

PICTURE = {
    'hour': 'gold',
    'alt': 'Two fishermen mend a net beside their painted outrigger on the crescent of Palolem, children run to the surf, stilt huts stand under palms.',
}


def edge(ys):
    return 1 + 3 * np.sin(ys * 0.03) + 0.0022 * (ys + 40) ** 2 * smoothstep(-20, 60, ys)


def hills(xs, ys, inland):
    return (
        30 * smoothstep(24, 110, inland) * smoothstep(60, 190, ys) * (0.75 + 0.4 * fractal(xs * 0.015, ys * 0.015, 4))
    )


def build(scene):
    scene.camera((-4, -46, 2.9), (8.4, 40, 3.9), lens=34, lift=0.03, focus=24, fstop=1.6)
    scene.light(
        sun=78,
        elevation=18,
        haze={'density': 0.0016, 'height': 22, 'base': 0.2, 'start': 60},
        clouds={'seed': 4.2, 'amount': 0.8},
    )
    ground = beach(scene, edge, -1, 22, hills, land='forest-hills', waves=1, reach=(-170, 260, -60, 380))
    strip = lambda r: (lambda y: (float(edge(y)) - r.uniform(20, 40), y))(r.uniform(-20, 150))
    scene.scatter([coconut_palm(i, 10 + i, (4 - i, -1)) for i in range(3)], 80, strip, ground, seed=6, sink=0.3)
    wood = [broadleaf(31 + i, 8, spread=1.3, clouds=7, cards=200, card=0.42) for i in range(3)]
    scene.scatter(
        wood, 420, ((-160, 240), (40, 330)), ground, seed=9, sink=0.6, keep=lambda x, y, z: float(edge(y)) - x > 34
    )
    islet = (
        lambda xs, ys: 15
        * np.exp(-(((xs - 84) / 24) ** 2 + ((ys - 178) / 14) ** 2))
        * (1 + 0.3 * fractal(xs * 0.06, ys * 0.06, 4))
        - 2.4
    )
    scene.put(ground_sheet(islet, (20, 150), (130, 230), 'forest-hills', 90, 70))
    scene.scatter(
        wood, 70, ((62, 106), (166, 190)), islet, seed=3, sink=0.6, keep=lambda x, y, z: z > 1, scale=(0.5, 0.9)
    )
    scene.scatter(
        [rock(2, 2.4, 'rock-warm')],
        50,
        lambda r: (84 + 34 * math.cos(a := r.uniform(0, 6.3)), 178 + 19 * math.sin(a)),
        seed=4,
        scale=(0.4, 1.4),
        sink=0.5,
    )
    huts = Mesh()
    for i, (x, y, turn) in enumerate(((-17.2, 0, 62), (-20, 14, 66), (-20, 28, 68), (-16, 46, 72), (-9, 66, 74))):
        stilt_hut(
            huts,
            6,
            4.2,
            1.5,
            x,
            y,
            height_at(ground, x, y),
            turn,
            ('blue-wall', 'yellow-wall', 'pink-wall', 'weave', 'green-wall')[i],
        )
    scene.put(huts)
    scene.layer = 'life'
    boats = Mesh()
    for x, y, turn, paint, trim in (
        (-7.6, -15, -24, 'azure', 'turmeric'),
        (-9.8, -7, -14, '#efe4d2', 'scarlet'),
        (-3.5, 6, -30, 'emerald', 'turmeric'),
        (-1, 26, -35, 'azure', 'scarlet'),
    ):
        fishing_boat(boats, x, y, height_at(ground, x, y) + 0.1, turn + 20, paint, trim, 7)
    fishing_boat(boats, 21, 44, -0.1, 160, 'scarlet', 'turmeric', 7)
    net_menders(boats, ground)
    at_the_surf(boats, ground)
    for x, y, cloth in ((2.6, 9, '#d9a79b'), (3.5, 9.6, None), (8, 40, 'azure')):
        z = height_at(ground, x, y)
        woman(boats, cloth, x, y, z) if cloth else man(boats, 'ivory', 'indigo', x, y, z)
    flock_in(boats, 6, (10, 24), (30, 50), (13, 17), 0.7, 'white-bird')
    scene.put(boats)


def net_menders(mesh, ground):
    """A red outrigger drawn up near the camera, a net hung over its side; two men knot it, a boy brings twine."""
    x, y = -4.7, -29.6
    z = height_at(ground, x, y)
    fishing_boat(mesh, x, y, z + 0.16, 14, 'scarlet', 'turmeric', 6.4)
    with mesh.at(x, y, z + 0.16, 14):
        for px in (-1.3, 1.3):
            mesh.tube([(px, 0.8, 0.62), (px, 2.0, 0.7), (px, 3.0, 0.12)], 0.045, 'bamboo', 7)
        mesh.tube(
            [(-2.2, 3.0, 0.16), (-1.9, 3.0, 0.06), (1.9, 3.0, 0.06), (2.3, 3.0, 0.2)],
            [0.05, 0.13, 0.13, 0.04],
            'wood',
            10,
        )
        hung_net(mesh)
    for dx, dy, turn, cloth, second, elder in (
        (-1.3, -2.5, 24, 'skin', '#7d93a8', True),
        (0.35, -2.3, -58, '#efe4d2', '#8e2f3a', False),
    ):
        px, py = x + dx, y + dy
        with mesh.at(px, py, height_at(ground, px, py), turn):
            person(mesh, 'knit', 'lungi', cloth, second, elder=elder, head='turban' if elder else None, hat='#c98a3a')
            mesh.lathe([(0.62, 0.02), (0.5, 0.2), (0.22, 0.3), (0.02, 0.31)], '#6f9a92', 18, y=-0.62, ribs=14, rib=0.3)
            mesh.tube([(-0.1, -0.34, 0.42), (0.1, -0.34, 0.42), (0.02, -0.5, 0.26)], 0.02, '#6f9a92', 6)
    px, py = x + 2.7, y - 1.7
    carry = Pose(((0.16, -0.34, 1.06), (-0.16, -0.34, 1.06)), knees=DEEDS['walk'].knees, ankles=DEEDS['walk'].ankles)
    with mesh.at(px, py, height_at(ground, px, py), -64):
        little_one(mesh, carry, '#cfae62', scale=1.1)
        mesh.lathe([(0.16, 0.72), (0.24, 0.86), (0.23, 0.87)], 'bamboo', 16, y=-0.28)
        mesh.ball((0.2, 0.2, 0.07), '#9fb3b8', 0, -0.28, 0.86, 10)
    for px, py, heap in ((-7.5, -33.4, '#aebcc2'), (-6.9, -34.2, '#8fa3ad'), (-2.9, -33.9, '#aebcc2')):
        z = height_at(ground, px, py)
        mesh.lathe([(0.3, 0), (0.42, 0.26), (0.4, 0.27)], 'bamboo', 22, x=px, y=py, z=z)
        for k in range(16):
            a, r = k * 2.4, 0.09 * k**0.5
            with mesh.at(px + r * math.cos(a), py + r * math.sin(a), z + 0.26 + 0.02 * (k % 3), k * 77):
                mesh.ball((0.14, 0.035, 0.045), heap, sides=8)


def hung_net(mesh):
    """A net over the boat's near side, down to the sand, in the boat's frame."""

    def hang(u, v):
        sag = 0.1 * math.sin(u * 9) * v
        return (-2.1 + 2.9 * u + 0.2 * v, -0.86 - 0.5 * v - sag, 0.56 - 0.7 * v**0.8)

    for k in range(24):
        mesh.tube([hang(k / 23, v) for v in np.linspace(0, 1, 7)], 0.009, '#57857d', 4)
    for k in range(9):
        mesh.tube([hang(u, k / 8) for u in np.linspace(0, 1, 22)], 0.009, '#57857d', 4)
    for k in range(9):
        mesh.ball((0.06, 0.06, 0.08), '#d0562f', *hang(k / 8, 1.0), 8)


def at_the_surf(mesh, ground):
    """A brother and sister who run into the water before their parents; a pair who walk away along the sand."""

    def stand(x, y):
        return max(height_at(ground, x, y), -0.25) - 0.08

    little_one(mesh, 'run', '#3f7f9a', -0.1, -31.0, stand(-0.1, -31.0), 108, 1.05)
    little_one(mesh, 'cheer', '#c2475a', 1.9, -27.4, stand(1.9, -27.4), 132, 0.95, True)
    person(mesh, 'wave', 'salwar', '#a7b79c', '#efe4d2', -0.2, -24.0, stand(-0.2, -24.0), 40, 1.0)
    person(mesh, 'hold', 'shirt', '#d9a79b', '#8c6f5a', 0.5, -23.2, stand(0.5, -23.2), 20, 1.05, 'brim', '#efe4d2')
    person(mesh, 'walk', 'shirt', '#efe4d2', '#6d7d8f', -1.0, -12.0, stand(-1.0, -12.0), 176, 1.04)
    person(mesh, 'walk', 'skirt', '#7d93a8', '#efe4d2', -0.3, -11.8, stand(-0.3, -11.8), 182, 0.96)
