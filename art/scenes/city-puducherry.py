"""Puducherry: a mustard-yellow street of the French quarter, bougainvillea over white trim, a
family with a bicycle, the sea at its end."""
import numpy as np

from kit.architecture.arches import arched_wall, window_grid
from kit.life.people import child, man, woman
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet
from kit.nature.trees import broadleaf, bush, leaf_cloud

PICTURE = {
    'hour': 'noon',
    'alt': 'A family with a bicycle in a mustard-yellow street of the French quarter in Puducherry, pink bougainvillea and the sea at its end.',
}


def villa(mesh, length, height, wall, seed):
    """A villa front along x facing -y: tall shuttered windows, white trim, a gate, balcony and parapet."""
    mesh.box(length, 9, height, wall, 0, 4.6)
    bays = max(3, int(length / 3.2))
    mesh.box(length + 0.1, 0.5, 0.5, 'grey-stone', 0, 0)
    for i in range(bays + 1):
        mesh.box(0.42, 0.34, height, 'whitewash', -length / 2 + length * i / bays, -0.02)
    for z in (height * 0.5, height - 0.35):
        mesh.box(length + 0.3, 0.6, 0.28, 'whitewash', 0, 0, z)
    mesh.box(length, 0.5, 0.8, wall, 0, 0.1, height)
    mesh.box(length + 0.3, 0.7, 0.16, 'whitewash', 0, 0.1, height + 0.8)
    for storey in range(2):
        window_grid(
            mesh,
            length,
            0.9 + storey * height * 0.5,
            1,
            bays,
            1,
            (1.25, height * 0.33),
            'shutter-green' if seed % 3 else 'wood',
            'whitewash',
            kind='round',
            out=0.12,
        )
    door = (seed % bays) * length / bays - length / 2 + length / bays / 2
    with mesh.at(door, -0.2):
        arched_wall(mesh, 2.6, 4.2, 'whitewash', 0.95, 2.2, 3.1, 0, 0.3, 'wood', 'round')
    if seed % 2:
        mesh.box(length * 0.5, 1.2, 0.2, 'whitewash', 0, -0.6, height * 0.5)
        for i in range(int(length * 0.5 / 0.3)):
            mesh.box(0.05, 0.05, 0.9, 'iron', -length * 0.25 + i * 0.3, -1.15, height * 0.5 + 0.2)
        mesh.box(length * 0.5, 0.08, 0.08, 'iron', 0, -1.15, height * 0.5 + 1.1)


def build(scene):
    scene.material('blossom-pink', colour='#d95a9a', second='#c23d84')
    scene.camera((-0.9, -17, 2.0), (0.3, 40, 4.6), lens=32, lift=0.03, focus=14, fstop=1.6)
    scene.light(
        sun=-128,
        elevation=44,
        energy=4.6,
        fill=1.5,
        haze={'density': 0.0016, 'height': 20, 'base': 0.2, 'start': 30},
        clouds={'seed': 4.4, 'amount': 0.8},
    )
    scene.put(plain('dust', z=-0.3), layer='far')
    scene.put(water_sheet('sea', -0.1, 3000, 118))
    street = Mesh()
    street.box(7.2, 170, 0.2, 'road', 0, 40, -0.2)
    for side in (-1, 1):
        street.box(2.0, 150, 0.34, 'paving', side * 4.5, 30, -0.15)
        y = -20.0
        for i, length in enumerate((13, 16, 12, 17, 14, 15, 13, 16)):
            wall = (
                ('yellow-wall', 'ochre-wall', 'yellow-wall', 'whitewash')
                if side < 0
                else ('ochre-wall', 'yellow-wall', 'pink-wall', 'yellow-wall')
            )[i % 4]
            with street.at(side * 5.6, y + length / 2, 0, 90 * -side):
                villa(street, length - 0.4, 7.4 + (i * 3 + side) % 3 * 0.6, wall, i + (side > 0) * 3)
            y += length
    street.box(60, 4, 1.0, 'grey-stone', 0, 116, -0.4)
    scene.put(street)
    vines = np.random.RandomState(4)
    for side, y, z in ((-1, -7, 5.6), (1, 2, 5.2), (-1, 14, 6.6), (1, 21, 6.4), (-1, 33, 5.6), (1, 46, 6), (-1, 58, 6)):
        vine = Mesh()
        leaf_cloud(vine, (0, 0, 0), (1.1, 2.6, 1.0), 700, 'blossom-pink', vines, 0.13, 0.2)
        leaf_cloud(vine, (-0.1, 0.6, -0.7), (0.8, 2.0, 1.3), 300, 'leaf', vines, 0.13, 0.2)
        leaf_cloud(vine, (0.2, -0.6, -1.2), (0.6, 1.2, 1.3), 340, 'blossom-pink', vines, 0.13, 0.2)
        scene.put(vine, side * 5.3, y, z, 180 if side > 0 else 0, layer='front' if y < 4 else 'land')
    trees = [broadleaf(5 + i, 9, spread=1.3, cards=380, card=0.26) for i in range(2)]
    for side, y in ((1, 34), (-1, 70), (1, 76), (-1, 100), (1, 104)):
        scene.put(trees[y % 2], side * 5.2, y, 0, y * 7, 0.85)
    pots = Mesh()
    for side, y in ((-1, -3), (-1, 6), (1, 8), (1, 13), (-1, 22)):
        pots.lathe([(0.2, 0), (0.34, 0.3), (0.3, 0.5), (0.34, 0.55)], 'terracotta', 12, x=side * 4.9, y=y, z=0.2)
    scene.put(pots)
    green = bush(4, 0.9)
    for side, y in ((-1, -3), (-1, 6), (1, 8), (1, 13), (-1, 22)):
        scene.put(green, side * 4.9, y, 0.65, y * 30, 0.6)
    scene.layer = 'life'
    life = Mesh()
    bike = (-1.3, -4.6)
    for dx in (-0.55, 0.55):
        with life.at(bike[0], bike[1], 0, 18):
            wheel(life, 0.34, 0.05, 'shadow', 12, dx, 0, 0.34)
    with life.at(bike[0], bike[1], 0, 18):
        for a, b in (
            ((-0.55, 0, 0.34), (-0.1, 0, 0.78)),
            ((-0.1, 0, 0.78), (0.4, 0, 0.8)),
            ((0.4, 0, 0.8), (0.55, 0, 0.34)),
            ((-0.1, 0, 0.78), (0.05, 0, 0.34)),
            ((0.05, 0, 0.34), (0.4, 0, 0.8)),
            ((0.4, 0, 0.8), (0.42, 0, 1.05)),
            ((-0.1, 0, 0.78), (-0.14, 0, 0.95)),
        ):
            life.tube([a, b], 0.03, 'teal', 5)
    man(life, 'ivory', '#5d6f86', -1.75, -4.1, 0, 1.1, 58, pose='lap', dress='shirt')
    child(life, 'turmeric', -2.75, -3.4, 0, 1.2, 120, girl=True, pose='walk')
    woman(life, 'scarlet', 1.3, -3.8, 0, 1.1, -66, veil=False, pose='rest')
    with life.at(1.3, -3.8, 0, -66, 1.1):
        life.lathe([(0.14, 0.5), (0.2, 0.66), (0.21, 0.7)], 'weave', 18, x=-0.27, y=-0.05)
        life.tube(
            [(-0.45, -0.05, 0.68), (-0.36, -0.05, 0.84), (-0.18, -0.05, 0.84), (-0.09, -0.05, 0.68)], 0.014, 'weave'
        )
        for k in range(9):
            life.ball(
                0.06, ('leaf', 'marigold')[k % 2], -0.27 + 0.11 * np.cos(k * 2.4), -0.05 + 0.1 * np.sin(k * 2.4), 0.72
            )
    woman(life, 'azure', 1.4, 9.6, 0, 1, 10, veil=False)
    woman(life, 'emerald', 0.4, 10.2, 0, 1, 0, veil=False)
    man(life, 'teal', 'indigo', -1.6, 17, 0, 1, 0)
    man(life, 'ivory', 'ivory', 3.9, 25, 0.2, 1, 0)
    woman(life, 'turmeric', -1.2, 38, 0, 1, 0)
    woman(life, 'magenta', 0.8, 60, 0)
    scene.put(life)
