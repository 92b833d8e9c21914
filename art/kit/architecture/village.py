"""Country houses and shops: thatched huts, tiled Kerala houses, stilt huts of bamboo, Naga and Toda houses, stalls."""
import math
import random

import numpy as np

from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof, hip_roof


def round_hut(mesh, radius=2.4, x=0, y=0, z=0, wall='mud-wall', roof='thatch', painted=True):
    """A bhunga of Kutch: a round mud hut with white patterns and a conical thatch."""
    with mesh.at(x, y, z):
        mesh.lathe([(radius, -1), (radius, 2.2)], wall, 28)
        if painted:
            for level in (0.35, 1.75):
                mesh.lathe([(radius * 1.01, level), (radius * 1.01, level + 0.12)], 'whitewash', 28)
            for i in range(14):
                angle = i * math.pi / 7
                mesh.ball(
                    (0.14, 0.14, 0.14),
                    ('whitewash', 'crimson', 'azure')[i % 3],
                    math.cos(angle) * radius * 0.97,
                    math.sin(angle) * radius * 0.97,
                    1.25,
                    sides=7,
                )
        mesh.box(0.9, 0.3, 1.8, 'window', 0, -radius)
        mesh.lathe([(radius * 1.3, 1.9), (radius * 0.7, 3.2), (0.15, 4.4), (0.12, 4.7)], roof, 28)


def thatch_hut(mesh, width=6, depth=4.4, x=0, y=0, z=0, wall='mud-wall', roof='thatch', turn=0, seed=1):
    """A mud house with a hipped thatch and a veranda."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, 3.4, wall, z=-1)
        mesh.box(width + 1.2, depth + 2.2, 0.4, 'earth', 0, -0.6, -0.3)
        with mesh.at(0, -depth / 2):
            mesh.box(1, 0.2, 1.8, 'wood-dark')
            for px in (-0.32, 0.32):
                mesh.box(0.7, 0.12, 0.7, 'window-lit' if seed % 2 else 'window', px * width, 0, 0.9)
        for px in np.linspace(-width / 2, width / 2, 4):
            mesh.tube([(px, -depth / 2 - 1.1, -0.2), (px, -depth / 2 - 1.1, 2.1)], 0.06, 'wood', 5)
        hip_roof(mesh, width + 0.4, depth + 2, 2.3, roof, 0, -0.3, 2.1, 0.5)


def tiled_house(
    mesh,
    width=9,
    depth=6,
    x=0,
    y=0,
    z=0,
    wall='whitewash',
    roof='tiles',
    turn=0,
    storeys=1,
    veranda=True,
    lit=0.4,
    seed=1,
):
    """A house of the west coast: whitewashed, red-tiled, with a pillared veranda."""
    height = 2.9 * storeys
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, height + 1.5, wall, z=-1.5)
        with mesh.at(0, -depth / 2):
            window_grid(
                mesh,
                width * 0.9,
                0.8,
                storeys,
                max(3, int(width / 2.2)),
                2.9,
                (0.8, 1.3),
                frame='wood',
                lit=lit,
                seed=seed,
            )
            mesh.box(1.0, 0.2, 2.1, 'wood')
        if veranda:
            for px in np.linspace(-width / 2, width / 2, max(3, int(width / 2))):
                mesh.box(0.2, 0.2, 2.4, 'wood', px, -depth / 2 - 1.5)
            mesh.quad(
                (-width / 2 - 0.5, -depth / 2 - 2.0, 2.3),
                (width / 2 + 0.5, -depth / 2 - 2.0, 2.3),
                (width / 2 + 0.5, -depth / 2, 3.1),
                (-width / 2 - 0.5, -depth / 2, 3.1),
                roof,
            )
        hip_roof(mesh, width, depth, depth * 0.42, roof, 0, 0, height)


def stilt_hut(mesh, width=7, depth=4.5, stilts=1.6, x=0, y=0, z=0, turn=0, wall='weave', roof='thatch'):
    """A bamboo house on stilts with a ladder, as in Arunachal, Assam or the Andamans."""
    with mesh.at(x, y, z, turn):
        for px in np.linspace(-width / 2, width / 2, 4):
            for py in (-depth / 2, 0, depth / 2):
                mesh.tube([(px, py, -1.5), (px, py, stilts)], 0.1, 'bamboo', 6)
        mesh.box(width + 1.4, depth + 0.6, 0.2, 'bamboo', z=stilts)
        mesh.box(width, depth, 2.2, wall, z=stilts + 0.2)
        mesh.box(0.9, 0.2, 1.7, 'window-lit', width * 0.1, -depth / 2, stilts + 0.2)
        mesh.box(0.8, 0.2, 0.7, 'window', -width * 0.25, -depth / 2, stilts + 1)
        gable_roof(mesh, width + 1, depth, 2.2, roof, z=stilts + 2.3, over=0.9)
        for side in (-1, 1):
            mesh.tube(
                [
                    (width * 0.1 + side * 0.3, -depth / 2 - 1.3, -0.2),
                    (width * 0.1 + side * 0.3, -depth / 2 - 0.1, stilts + 0.3),
                ],
                0.05,
                'bamboo',
                5,
            )
        for i in range(5):
            t = i / 5
            mesh.tube(
                [
                    (width * 0.1 - 0.3, -depth / 2 - 1.3 + 1.2 * t, stilts * t),
                    (width * 0.1 + 0.3, -depth / 2 - 1.3 + 1.2 * t, stilts * t),
                ],
                0.04,
                'bamboo',
                5,
            )


def naga_house(mesh, width=7, depth=10, height=7.5, x=0, y=0, z=0, turn=0):
    """A Naga morung: a steep forward-leaning thatched gable with crossed horns and carved planks."""
    with mesh.at(x, y, z, turn):
        mesh.box(width * 0.8, depth * 0.9, 2, 'wood-dark')
        for side in (-1, 1):
            rows = [
                [
                    (side * width * 0.62 * (1 - v), -depth * (0.5 + 0.16 * v), 0.9 + height * v),
                    (side * width * 0.62 * (1 - v), depth * 0.5, 0.9 + height * 0.72 * v),
                ]
                for v in np.linspace(0, 1, 6)
            ]
            mesh.loft(rows, 'thatch')
            mesh.tube(
                [
                    (side * width * 0.62, -depth * 0.5, 0.9),
                    (0, -depth * 0.66, 0.9 + height),
                    (-side * width * 0.16, -depth * 0.7, height * 1.28),
                ],
                [0.14, 0.12, 0.05],
                'wood',
                6,
            )
        mesh.add(
            [(-width * 0.55, -depth * 0.48, 0.9), (width * 0.55, -depth * 0.48, 0.9), (0, -depth * 0.6, height * 0.92)],
            [(0, 1, 2)],
            'wood',
        )
        for i, paint in enumerate(('crimson', 'ivory', 'shadow', 'ivory', 'crimson')):
            mesh.box(0.5, 0.15, 3.2 - abs(i - 2) * 0.6, paint, (i - 2) * 1.0, -depth * 0.5 - 0.05, 0.8)
        mesh.box(1.3, 0.3, 2.1, 'shadow', 0, -depth * 0.5)


def chalet(mesh, width=9, depth=7, x=0, y=0, z=0, turn=0, roof='green-roof', wall='cream-wall', seed=1):
    """A cottage of the hills with a steep gable to the front and a chimney."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, 8, wall, z=-3)
        with mesh.at(0, 0, 5):
            gable_roof(mesh, width, depth, depth * 0.55, roof, over=0.8)
        with mesh.at(-width * 0.22, -depth * 0.3, 0, 90):
            mesh.box(3.4, width * 0.4, 5.2, wall)
            gable_roof(mesh, 4, width * 0.4, 2.4, roof, z=5.2)
        with mesh.at(0, -depth / 2 - 0.05):
            window_grid(mesh, width * 0.9, 0.8, 2, 4, 2.3, (0.9, 1.3), frame='whitewash', lit=0.6, seed=seed)
        mesh.box(0.8, 0.8, 3, 'brick', width * 0.3, 0, 6.5)


def stall(
    mesh,
    x=0,
    y=0,
    z=0,
    turn=0,
    cloth='scarlet',
    goods=('turmeric', 'crimson', 'emerald', 'saffron', 'marigold'),
    width=3.2,
    lit=True,
):
    """A market stall under a cloth awning, with heaps of goods."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, 1.4, 0.8, 'wood')
        for i, heap in enumerate(goods):
            px = -width / 2 + width * (i + 0.5) / len(goods)
            mesh.lathe(
                [(width / len(goods) * 0.48, 0), (width / len(goods) * 0.3, 0.18), (0.04, 0.38)], heap, 12, x=px, z=0.8
            )
        for px in (-width / 2, width / 2):
            mesh.tube([(px, -0.7, 0), (px, -0.7, 2.3)], 0.05, 'bamboo', 5)
            mesh.tube([(px, 0.7, 0), (px, 0.7, 2.7)], 0.05, 'bamboo', 5)
        rows = [
            [
                (px, py, 2.75 - (py + 0.9) * -0.02 - (0.9 - py) * 0.24 + 0.05 * math.sin(px * 4))
                for py in (-1.1, -0.5, 0.2, 0.9)
            ]
            for px in np.linspace(-width / 2 - 0.2, width / 2 + 0.2, 13)
        ]
        mesh.loft(rows, cloth)
        if lit:
            mesh.ball(0.1, 'lamp', 0, -0.4, 2.1, sides=8)


def street(
    mesh,
    length=60,
    width=7,
    walls=('cream-wall', 'pink-wall', 'ochre-wall', 'blue-wall', 'green-wall', 'whitewash'),
    heights=(7, 12),
    seed=2,
    lit=0.45,
    balconies=True,
    y=0,
    awnings=True,
):
    """Two rows of old-town houses along y, facing each other across the street."""
    chance = random.Random(seed)
    for side in (-1, 1):
        along = y
        while along < y + length:
            front, height, depth = chance.uniform(5, 8), chance.uniform(*heights), 7
            wall = chance.choice(walls)
            with mesh.at(side * (width / 2 + depth / 2), along + front / 2, 0, 90 * -side):
                mesh.box(front - 0.1, depth, height, wall)
                mesh.box(front, depth + 0.5, 0.35, 'whitewash', z=height)
                storeys = max(2, int(height / 3.3))
                with mesh.at(0, -depth / 2):
                    window_grid(
                        mesh,
                        front * 0.9,
                        3.6,
                        storeys - 1,
                        3,
                        3.2,
                        (0.85, 1.7),
                        'shutter-green' if chance.random() < 0.4 else 'window',
                        'wood',
                        lit=lit,
                        seed=int(along * 7) + side + 1,
                        kind='round' if chance.random() < 0.5 else None,
                    )
                    mesh.box(front * 0.8, 0.3, 2.5, 'shadow', 0, 0, 0.2)
                if along == y:
                    with mesh.at(side * (front / 2 - 0.04), 0, 0, 90 * side):
                        window_grid(
                            mesh, depth * 0.9, 1.2, storeys, 2, 3.0, (0.85, 1.5), 'window', 'wood', lit=lit, seed=seed
                        )
                with mesh.at(0, -depth / 2):
                    if awnings:
                        cloth = chance.choice(('scarlet', 'saffron', 'azure', 'emerald', 'turmeric', 'ivory'))
                        mesh.quad(
                            (-front * 0.42, -1.6, 2.5),
                            (front * 0.42, -1.6, 2.5),
                            (front * 0.42, 0, 3.1),
                            (-front * 0.42, 0, 3.1),
                            cloth,
                        )
                    if balconies and chance.random() < 0.6:
                        mesh.box(front * 0.7, 1.0, 0.18, 'wood', 0, -0.5, 3.4)
                        mesh.box(front * 0.7, 0.08, 0.12, 'wood', 0, -1.0, 4.3)
                        for px in np.linspace(-front * 0.35, front * 0.35, 9):
                            mesh.box(0.06, 0.06, 0.85, 'wood', px, -1.0, 3.5)
            along += front
