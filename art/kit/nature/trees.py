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


def broadleaf(seed, height=9, leaf='leaf', trunk='bark', spread=1.0, clouds=9, cards=420, card=.34, low=.5):
    """A round-headed tree: neem, mango, banyan (spread 1.6, low .4), shrub (height 2, low .2)."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -.5), (.1, .1, height * .3), (0, 0, height * .6)], [height * .035, height * .028, height * .015], trunk)
    for _ in range(clouds):
        angle, out = chance.rand() * 6.28, chance.rand() ** .6 * height * .3 * spread
        level, radius = height * (low + .38 * chance.rand()), height * (.17 + .1 * chance.rand())
        x, y = math.cos(angle) * out, math.sin(angle) * out
        leaf_cloud(mesh, (x, y, level), (radius * 1.15, radius * 1.15, radius * .85), cards, leaf, chance, card)
        mesh.tube([(0, 0, height * .35), (x * .7, y * .7, level - .2 * radius)], [height * .013, height * .006], trunk, 5)
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
        reach = height * width * (1 - t) ** .8 * (.85 + .3 * chance.rand()) + .1
        level, count = height * (.12 + .86 * t), int(cards * (1 - t) + 24)
        angle, out = chance.rand(count) * 6.283, chance.rand(count) ** .55
        lobes = 1 - .22 * (np.sin(angle * 5 + i * 2.1) > .3)
        middle = np.stack([np.cos(angle) * reach * out * lobes, np.sin(angle) * reach * out * lobes,
                           level - out * reach * drop + chance.rand(count) * height * .02], axis=1)
        down = np.stack([np.cos(angle), np.sin(angle), -.55 + 0 * angle], axis=1)
        side = np.stack([-np.sin(angle), np.cos(angle), 0 * angle], axis=1)
        size = height * .022 * (.7 + .6 * chance.rand(count))[:, None]
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
