"""Trees of translucent leaf cards; each returns mesh data to be put many times."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.ground_cover import folded_leaves


def leaf_cloud(mesh, centre, radii, count, material, chance, leaf=0.3, hollow=0.55):
    """A hollow ellipsoid of leaf cards."""
    outward = chance.normal(size=(count, 3))
    outward /= np.linalg.norm(outward, axis=1)[:, None]
    reach = hollow + (1 - hollow) * chance.rand(count) ** 0.5
    middle = outward * reach[:, None] * np.array(radii) + np.array(centre)
    normal = outward + chance.normal(size=(count, 3)) * 0.5
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    along = np.cross(normal, chance.normal(size=(count, 3)))
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.cross(normal, along)
    size = leaf * (0.6 + 0.8 * chance.rand(count))[:, None]
    folded_leaves(mesh, middle, along * size, across * size * 0.45, material)


CROWNS = ('round', 'dome', 'oval')
"""What a crown is by its seed, where nothing is asked for: mango and neem, rain tree and banyan, jamun and sal."""


def _crown(form, count, height, spread, low, chance):
    """Where a crown's clumps stand and how large they are: (x, y, z, radius) in metres."""
    clumps = []
    for i in range(count):
        # By the golden angle, so that no side stays bare; the last ones close the top.
        angle, share = i * 2.4 + chance.uniform(-0.35, 0.35), ((i + 0.6) / count) ** 0.5
        if form == 'dome':
            out, level = share * 0.37, low + 0.14 + 0.24 * (1 - share**2) + 0.04 * chance.normal()
            radius = 0.135 + 0.06 * chance.rand()
        elif form == 'oval':
            rise = i / max(1, count - 1)
            out, level = (
                0.21 * math.sin(math.pi * (0.22 + 0.7 * rise)) * (0.55 + 0.6 * chance.rand()),
                low - 0.06 + (1.0 - low) * rise * 0.95,
            )
            radius = 0.1 + 0.085 * math.sin(math.pi * (0.2 + 0.65 * rise))
        else:
            out, level = (
                share * 0.3,
                low + 0.06 + 0.4 * (1 - share**1.6) * chance.uniform(0.6, 1.1) + 0.05 * chance.normal(),
            )
            radius = 0.125 + 0.075 * chance.rand()
        reach = height * out * spread
        clumps.append(
            (math.cos(angle) * reach, math.sin(angle) * reach, height * level, height * radius * (0.82 + 0.18 * spread))
        )
    return clumps


def broadleaf(
    seed, height=9, leaf='leaf', trunk='bark', spread=1.0, clouds=9, cards=420, card=0.34, low=0.5, form=None
):
    """A broad-leaved tree: neem, mango, banyan (spread 1.6, low .4), shrub (height 2, low .2); form is one of CROWNS.

    Limbs fork to clumps of leaves, each of a few tufts with air between them; card is how large a leaf may be, at most.
    """
    chance, mesh = np.random.RandomState(seed), Mesh()
    form = form or ('dome' if spread >= 1.45 else CROWNS[seed % 3] if 0.8 < spread else 'oval')
    lean = chance.normal(size=2) * height * 0.02
    fork = np.array([lean[0], lean[1], height * (low - 0.16)])
    thick = height * 0.03
    mesh.tube(
        [
            (0, 0, -0.5),
            (0, 0, 0),
            (lean[0] * 0.3, lean[1] * 0.3, height * 0.07),
            (lean[0] * 0.8, lean[1] * 0.8, fork[2] * 0.6),
            fork,
        ],
        [thick * 1.9, thick * 1.5, thick * 1.05, thick * 0.9, thick * 0.8],
        trunk,
        9,
    )
    leaf_size, leaves = min(card * 0.62, 0.022 * height + 0.05), int(cards * 1.9)
    clumps = round(clouds * 1.4) if form == 'dome' else clouds
    for x, y, level, radius in _crown(form, clumps, height, spread, low, chance):
        tip = np.array([x, y, level])
        bend = fork + (tip - fork) * 0.5 + np.array([0, 0, -0.05 * height]) + chance.normal(size=3) * height * 0.018
        mesh.tube([fork, bend, tip - (0, 0, radius * 0.3)], [thick * 0.55, thick * 0.36, thick * 0.12], trunk, 5)
        for tuft in range(5):
            way = chance.normal(size=3)
            way *= radius * (0 if tuft == 0 else 0.72) / np.linalg.norm(way)
            size = radius * (0.75 if tuft == 0 else chance.uniform(0.42, 0.66))
            leaf_cloud(
                mesh,
                tip + way * (1, 1, 0.7),
                (size * 1.15, size * 1.15, size * 0.74),
                leaves // 5,
                leaf,
                chance,
                leaf_size,
                0.35,
            )
    return mesh.data('broadleaf')


def bush(seed, height=1.6, leaf='leaf', clouds=5, cards=160, card=0.16):
    """A low bush of leaf cards with no trunk; also flowering with another leaf material; card is how large a leaf may
    be, at most."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    size = min(card * 0.62, 0.03 + 0.026 * height)
    count = int(cards * min(3, (card / size) ** 1.3) / 3)
    for _ in range(clouds):
        angle, out, radius = chance.rand() * 6.28, chance.rand() * height * 0.5, height * (0.35 + 0.2 * chance.rand())
        middle = np.array([math.cos(angle) * out, math.sin(angle) * out, radius * 0.75])
        # Three clumps on each: an outline with hollows, not one ball.
        for clump in range(3):
            way = chance.normal(size=3) * (1, 1, 0.5)
            way *= radius * (0 if clump == 0 else 0.55) / np.linalg.norm(way)
            part = radius * (0.85 if clump == 0 else chance.uniform(0.45, 0.6))
            leaf_cloud(mesh, middle + way, (part, part, part * 0.8), count, leaf, chance, size)
    return mesh.data('bush')


def cypress(seed, height=8, leaf='cypress', cards=330):
    """A narrow garden cypress."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, 0), (0, 0, height * 0.2)], [0.18, 0.15], 'bark')
    for i in range(9):
        t = i / 8
        radius = height * 0.125 * math.sin(math.pi * min(1, 0.18 + 0.82 * t)) ** 0.75 * (1 - 0.25 * t) + 0.05
        leaf_cloud(
            mesh,
            (chance.normal() * 0.06, chance.normal() * 0.06, height * (0.1 + 0.82 * t)),
            (radius, radius, height * 0.1),
            cards,
            leaf,
            chance,
            0.2,
            0.6,
        )
    return mesh.data('cypress')


def conifer(seed, height=14, leaf='pine', width=0.2, drop=0.5, tiers=15, cards=150):
    """Pine, deodar (width .26, drop .25) or fir, in tiers of needles."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -0.5), (0, 0, height * 0.97)], [height * 0.02, 0.04], 'bark')
    for i in range(tiers):
        t = i / (tiers - 1)
        reach = height * width * (1 - t) ** 0.8 * (0.72 + 0.5 * chance.rand()) + 0.1
        level, count = height * (0.12 + 0.86 * t + 0.018 * chance.normal()), int(1.9 * cards * (1 - t) + 40)
        angle, out = chance.rand(count) * 6.283, chance.rand(count) ** 0.7
        # Boughs: needles gather along five or six of them, of unequal length.
        lobes = 0.62 + 0.38 * np.clip(0.5 + np.sin(angle * (5 + i % 2) + i * 2.1), 0, 1) + 0.1 * np.sin(angle * 3 + i)
        middle = np.stack(
            [
                np.cos(angle) * reach * out * lobes,
                np.sin(angle) * reach * out * lobes,
                # Boughs of one tier hang at different heights, or tiers would lie like plates.
                level
                - out * reach * drop
                + height * 0.028 * out * np.sin(angle * (2 + i % 3) + i * 1.7)
                + chance.normal(size=count) * height * 0.017,
            ],
            axis=1,
        )
        down = np.stack([np.cos(angle), np.sin(angle), -0.55 + 0 * angle], axis=1)
        side = np.stack([-np.sin(angle), np.cos(angle), 0 * angle], axis=1)
        size = height * 0.0155 * (0.7 + 0.6 * chance.rand(count))[:, None]
        cards_ = np.stack(
            [
                middle - down * size * 1.4,
                middle + side * size * 0.6,
                middle + down * size * 1.6,
                middle - side * size * 0.6,
            ],
            axis=1,
        )
        mesh.add(cards_.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), leaf)
    return mesh.data('conifer')


def poplar(seed, height=12, leaf='leaf', cards=220):
    """A tall narrow poplar of Ladakh and Kashmir; leaf-autumn turns it gold."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -0.3), (0, 0, height * 0.8)], [0.16, 0.06], 'bark-pale')
    for i in range(8):
        t = i / 7
        radius = height * 0.085 * math.sin(math.pi * (0.2 + 0.72 * t)) + 0.1
        leaf_cloud(
            mesh,
            (chance.normal() * 0.15, chance.normal() * 0.15, height * (0.2 + 0.74 * t)),
            (radius, radius, height * 0.1),
            cards,
            leaf,
            chance,
            0.26,
            0.4,
        )
    return mesh.data('poplar')


def bare_tree(seed, height=8, trunk='bark', depth=4):
    """A leafless branching tree."""
    chance, mesh = np.random.RandomState(seed), Mesh()

    def grow(start, way, length, radius, level):
        end = start + way * length
        mesh.tube(
            [start, (start + end) / 2 + chance.normal(size=3) * length * 0.05, end],
            [radius, radius * 0.8, radius * 0.6],
            trunk,
            5,
        )
        if level:
            for _ in range(3):
                turn = way + chance.normal(size=3) * 0.55 + np.array([0, 0, 0.15])
                grow(end, turn / np.linalg.norm(turn), length * 0.72, radius * 0.58, level - 1)

    grow(np.zeros(3), np.array([0, 0, 1.0]), height * 0.32, height * 0.03, depth)
    return mesh.data('bare-tree')
