"""Trees of translucent leaf cards; each returns mesh data to be put many times."""
import math

import numpy as np

from kit.mesh import Mesh


def leaf_cloud(mesh, centre, radii, count, material, chance, leaf=0.3, hollow=0.55):
    """A hollow ellipsoid of leaf cards."""
    outward = chance.normal(size=(count, 3))
    outward /= np.linalg.norm(outward, axis=1)[:, None]
    reach = hollow + (1 - hollow) * chance.rand(count) ** .5
    middle = outward * reach[:, None] * np.array(radii) + np.array(centre)
    normal = outward + chance.normal(size=(count, 3)) * .5
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    along = np.cross(normal, chance.normal(size=(count, 3)))
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.cross(normal, along)
    size = leaf * (.6 + .8 * chance.rand(count))[:, None]
    cards = np.stack([middle - along * size, middle + across * size * .45 + normal * size * .15,
                      middle + along * size, middle - across * size * .45], axis=1)
    mesh.add(cards.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), material)


CROWNS = ('round', 'dome', 'oval')
"""What a crown is by its seed, where nothing is asked for: mango and neem, rain tree and banyan, jamun and sal."""


def _crown(form, count, height, spread, low, chance):
    """Where a crown's clumps stand and how large they are: (x, y, z, radius) in metres."""
    clumps = []
    for i in range(count):
        # By the golden angle, so that no side stays bare; the last ones close the top.
        angle, share = i * 2.4 + chance.uniform(-.35, .35), ((i + .6) / count) ** .5
        if form == 'dome':
            out, level = share * .37, low + .14 + .24 * (1 - share ** 2) + .04 * chance.normal()
            radius = .135 + .06 * chance.rand()
        elif form == 'oval':
            rise = i / max(1, count - 1)
            out, level = .21 * math.sin(math.pi * (.22 + .7 * rise)) * (.55 + .6 * chance.rand()), low - .06 + (1.0 - low) * rise * .95
            radius = .1 + .085 * math.sin(math.pi * (.2 + .65 * rise))
        else:
            out, level = share * .3, low + .06 + .4 * (1 - share ** 1.6) * chance.uniform(.6, 1.1) + .05 * chance.normal()
            radius = .125 + .075 * chance.rand()
        reach = height * out * spread
        clumps.append((math.cos(angle) * reach, math.sin(angle) * reach, height * level, height * radius * (.82 + .18 * spread)))
    return clumps


def broadleaf(seed, height=9, leaf='leaf', trunk='bark', spread=1.0, clouds=9, cards=420, card=.34, low=.5, form=None):
    """A broad-leaved tree: neem, mango, banyan (spread 1.6, low .4), shrub (height 2, low .2); form is one of CROWNS.

    Limbs fork to clumps of leaves, each of a few tufts with air between them; card is how large a leaf may be, at most.
    """
    chance, mesh = np.random.RandomState(seed), Mesh()
    form = form or ('dome' if spread >= 1.45 else CROWNS[seed % 3] if .8 < spread else 'oval')
    lean = chance.normal(size=2) * height * .02
    fork = np.array([lean[0], lean[1], height * (low - .16)])
    thick = height * .03
    mesh.tube([(0, 0, -.5), (0, 0, 0), (lean[0] * .3, lean[1] * .3, height * .07), (lean[0] * .8, lean[1] * .8, fork[2] * .6), fork], [thick * 1.9, thick * 1.5, thick * 1.05, thick * .9, thick * .8], trunk, 9)
    leaf_size, leaves = min(card * .62, .022 * height + .05), int(cards * 1.9)
    clumps = round(clouds * 1.4) if form == 'dome' else clouds
    for x, y, level, radius in _crown(form, clumps, height, spread, low, chance):
        tip = np.array([x, y, level])
        bend = fork + (tip - fork) * .5 + np.array([0, 0, -.05 * height]) + chance.normal(size=3) * height * .018
        mesh.tube([fork, bend, tip - (0, 0, radius * .3)], [thick * .55, thick * .36, thick * .12], trunk, 5)
        for tuft in range(5):
            way = chance.normal(size=3)
            way *= radius * (0 if tuft == 0 else .72) / np.linalg.norm(way)
            size = radius * (.75 if tuft == 0 else chance.uniform(.42, .66))
            leaf_cloud(mesh, tip + way * (1, 1, .7), (size * 1.15, size * 1.15, size * .74), leaves // 5, leaf, chance, leaf_size, .35)
    return mesh.data('broadleaf')


def bush(seed, height=1.6, leaf='leaf', clouds=5, cards=160, card=.16):
    """A low bush of leaf cards with no trunk; also flowering with another leaf material."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for _ in range(clouds):
        angle, out, radius = chance.rand() * 6.28, chance.rand() * height * .5, height * (.35 + .2 * chance.rand())
        leaf_cloud(mesh, (math.cos(angle) * out, math.sin(angle) * out, radius * .75), (radius, radius, radius * .8), cards, leaf, chance, card)
    return mesh.data('bush')


def cypress(seed, height=8, leaf='cypress', cards=330):
    """A narrow garden cypress."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, 0), (0, 0, height * .2)], [.18, .15], 'bark')
    for i in range(9):
        t = i / 8
        radius = height * .125 * math.sin(math.pi * min(1, .18 + .82 * t)) ** .75 * (1 - .25 * t) + .05
        leaf_cloud(mesh, (chance.normal() * .06, chance.normal() * .06, height * (.1 + .82 * t)), (radius, radius, height * .1), cards, leaf, chance, .2, .6)
    return mesh.data('cypress')


def conifer(seed, height=14, leaf='pine', width=.2, drop=.5, tiers=15, cards=150):
    """Pine, deodar (width .26, drop .25) or fir, in tiers of needles."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -.5), (0, 0, height * .97)], [height * .02, .04], 'bark')
    for i in range(tiers):
        t = i / (tiers - 1)
        reach = height * width * (1 - t) ** .8 * (.72 + .5 * chance.rand()) + .1
        level, count = height * (.12 + .86 * t + .018 * chance.normal()), int(1.9 * cards * (1 - t) + 40)
        angle, out = chance.rand(count) * 6.283, chance.rand(count) ** .55
        # Boughs: needles gather along five or six of them, of unequal length.
        lobes = .62 + .38 * np.clip(.5 + np.sin(angle * (5 + i % 2) + i * 2.1), 0, 1) + .1 * np.sin(angle * 3 + i)
        middle = np.stack([np.cos(angle) * reach * out * lobes, np.sin(angle) * reach * out * lobes,
                           level - out * reach * drop + chance.rand(count) * height * .02], axis=1)
        down = np.stack([np.cos(angle), np.sin(angle), -.55 + 0 * angle], axis=1)
        side = np.stack([-np.sin(angle), np.cos(angle), 0 * angle], axis=1)
        size = height * .0155 * (.7 + .6 * chance.rand(count))[:, None]
        cards_ = np.stack([middle - down * size * 1.4, middle + side * size * .6, middle + down * size * 1.6, middle - side * size * .6], axis=1)
        mesh.add(cards_.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), leaf)
    return mesh.data('conifer')


def poplar(seed, height=12, leaf='leaf', cards=220):
    """A tall narrow poplar of Ladakh and Kashmir; leaf-autumn turns it gold."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -.3), (0, 0, height * .8)], [.16, .06], 'bark-pale')
    for i in range(8):
        t = i / 7
        radius = height * .085 * math.sin(math.pi * (.2 + .72 * t)) + .1
        leaf_cloud(mesh, (chance.normal() * .15, chance.normal() * .15, height * (.2 + .74 * t)), (radius, radius, height * .1), cards, leaf, chance, .26, .4)
    return mesh.data('poplar')


def bare_tree(seed, height=8, trunk='bark', depth=4):
    """A leafless branching tree."""
    chance, mesh = np.random.RandomState(seed), Mesh()

    def grow(start, way, length, radius, level):
        end = start + way * length
        mesh.tube([start, (start + end) / 2 + chance.normal(size=3) * length * .05, end], [radius, radius * .8, radius * .6], trunk, 5)
        if level:
            for _ in range(3):
                turn = way + chance.normal(size=3) * .55 + np.array([0, 0, .15])
                grow(end, turn / np.linalg.norm(turn), length * .72, radius * .58, level - 1)

    grow(np.zeros(3), np.array([0, 0, 1.]), height * .32, height * .03, depth)
    return mesh.data('bare-tree')
