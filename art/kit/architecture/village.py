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
            for level in (.35, 1.75):
                mesh.lathe([(radius * 1.01, level), (radius * 1.01, level + .12)], 'whitewash', 28)
            for i in range(14):
                angle = i * math.pi / 7
                mesh.ball((.14, .14, .14), ('whitewash', 'crimson', 'azure')[i % 3], math.cos(angle) * radius * .97, math.sin(angle) * radius * .97, 1.25, sides=7)
        mesh.box(.9, .3, 1.8, 'window', 0, -radius)
        mesh.lathe([(radius * 1.3, 1.9), (radius * .7, 3.2), (.15, 4.4), (.12, 4.7)], roof, 28)


def thatch_hut(mesh, width=6, depth=4.4, x=0, y=0, z=0, wall='mud-wall', roof='thatch', turn=0, seed=1):
    """A mud house with a hipped thatch and a veranda."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, 3.4, wall, z=-1)
        mesh.box(width + 1.2, depth + 2.2, .4, 'earth', 0, -.6, -.3)
        with mesh.at(0, -depth / 2):
            mesh.box(1, .2, 1.8, 'wood-dark')
            for px in (-.32, .32):
                mesh.box(.7, .12, .7, 'window-lit' if seed % 2 else 'window', px * width, 0, .9)
        for px in np.linspace(-width / 2, width / 2, 4):
            mesh.tube([(px, -depth / 2 - 1.1, -.2), (px, -depth / 2 - 1.1, 2.1)], .06, 'wood', 5)
        hip_roof(mesh, width + .4, depth + 2, 2.3, roof, 0, -.3, 2.1, .5)


def tiled_house(mesh, width=9, depth=6, x=0, y=0, z=0, wall='whitewash', roof='tiles', turn=0, storeys=1, veranda=True, lit=.4, seed=1):
    """A house of the west coast: whitewashed, red-tiled, with a pillared veranda."""
    height = 2.9 * storeys
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, height + 1.5, wall, z=-1.5)
        with mesh.at(0, -depth / 2):
            window_grid(mesh, width * .9, .8, storeys, max(3, int(width / 2.2)), 2.9, (.8, 1.3), frame='wood', lit=lit, seed=seed)
            mesh.box(1.0, .2, 2.1, 'wood')
        if veranda:
            for px in np.linspace(-width / 2, width / 2, max(3, int(width / 2))):
                mesh.box(.2, .2, 2.4, 'wood', px, -depth / 2 - 1.5)
            mesh.quad((-width / 2 - .5, -depth / 2 - 2.0, 2.3), (width / 2 + .5, -depth / 2 - 2.0, 2.3), (width / 2 + .5, -depth / 2, 3.1), (-width / 2 - .5, -depth / 2, 3.1), roof)
        hip_roof(mesh, width, depth, depth * .42, roof, 0, 0, height)


def stilt_hut(mesh, width=7, depth=4.5, stilts=1.6, x=0, y=0, z=0, turn=0, wall='weave', roof='thatch'):
    """A bamboo house on stilts with a ladder, as in Arunachal, Assam or the Andamans."""
    with mesh.at(x, y, z, turn):
        for px in np.linspace(-width / 2, width / 2, 4):
            for py in (-depth / 2, 0, depth / 2):
                mesh.tube([(px, py, -1.5), (px, py, stilts)], .1, 'bamboo', 6)
        mesh.box(width + 1.4, depth + .6, .2, 'bamboo', z=stilts)
        mesh.box(width, depth, 2.2, wall, z=stilts + .2)
        mesh.box(.9, .2, 1.7, 'window-lit', width * .1, -depth / 2, stilts + .2)
        mesh.box(.8, .2, .7, 'window', -width * .25, -depth / 2, stilts + 1)
        gable_roof(mesh, width + 1, depth, 2.2, roof, z=stilts + 2.3, over=.9)
        for side in (-1, 1):
            mesh.tube([(width * .1 + side * .3, -depth / 2 - 1.3, -.2), (width * .1 + side * .3, -depth / 2 - .1, stilts + .3)], .05, 'bamboo', 5)
        for i in range(5):
            t = i / 5
            mesh.tube([(width * .1 - .3, -depth / 2 - 1.3 + 1.2 * t, stilts * t), (width * .1 + .3, -depth / 2 - 1.3 + 1.2 * t, stilts * t)], .04, 'bamboo', 5)


def naga_house(mesh, width=7, depth=10, height=7.5, x=0, y=0, z=0, turn=0):
    """A Naga morung: a steep forward-leaning thatched gable with crossed horns and carved planks."""
    with mesh.at(x, y, z, turn):
        mesh.box(width * .8, depth * .9, 2, 'wood-dark')
        for side in (-1, 1):
            rows = [[(side * width * .62 * (1 - v), -depth * (.5 + .16 * v), .9 + height * v), (side * width * .62 * (1 - v), depth * .5, .9 + height * .72 * v)] for v in np.linspace(0, 1, 6)]
            mesh.loft(rows, 'thatch')
            mesh.tube([(side * width * .62, -depth * .5, .9), (0, -depth * .66, .9 + height), (-side * width * .16, -depth * .7, height * 1.28)], [.14, .12, .05], 'wood', 6)
        mesh.add([(-width * .55, -depth * .48, .9), (width * .55, -depth * .48, .9), (0, -depth * .6, height * .92)], [(0, 1, 2)], 'wood')
        for i, paint in enumerate(('crimson', 'ivory', 'shadow', 'ivory', 'crimson')):
            mesh.box(.5, .15, 3.2 - abs(i - 2) * .6, paint, (i - 2) * 1.0, -depth * .5 - .05, .8)
        mesh.box(1.3, .3, 2.1, 'shadow', 0, -depth * .5)


def chalet(mesh, width=9, depth=7, x=0, y=0, z=0, turn=0, roof='green-roof', wall='cream-wall', seed=1):
    """A cottage of the hills with a steep gable to the front and a chimney."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, 8, wall, z=-3)
        with mesh.at(0, 0, 5):
            gable_roof(mesh, width, depth, depth * .55, roof, over=.8)
        with mesh.at(-width * .22, -depth * .3, 0, 90):
            mesh.box(3.4, width * .4, 5.2, wall)
            gable_roof(mesh, 4, width * .4, 2.4, roof, z=5.2)
        with mesh.at(0, -depth / 2 - .05):
            window_grid(mesh, width * .9, .8, 2, 4, 2.3, (.9, 1.3), frame='whitewash', lit=.6, seed=seed)
        mesh.box(.8, .8, 3, 'brick', width * .3, 0, 6.5)


def stall(mesh, x=0, y=0, z=0, turn=0, cloth='scarlet', goods=('turmeric', 'crimson', 'emerald', 'saffron', 'marigold'), width=3.2, lit=True):
    """A market stall under a cloth awning, with heaps of goods."""
    with mesh.at(x, y, z, turn):
        mesh.box(width, 1.4, .8, 'wood')
        for i, heap in enumerate(goods):
            px = -width / 2 + width * (i + .5) / len(goods)
            mesh.lathe([(width / len(goods) * .48, 0), (width / len(goods) * .3, .18), (.04, .38)], heap, 12, x=px, z=.8)
        for px in (-width / 2, width / 2):
            mesh.tube([(px, -.7, 0), (px, -.7, 2.3)], .05, 'bamboo', 5)
            mesh.tube([(px, .7, 0), (px, .7, 2.7)], .05, 'bamboo', 5)
        rows = [[(px, py, 2.75 - (py + .9) * -.02 - (.9 - py) * .24 + .05 * math.sin(px * 4)) for py in (-1.1, -.5, .2, .9)] for px in np.linspace(-width / 2 - .2, width / 2 + .2, 13)]
        mesh.loft(rows, cloth)
        if lit:
            mesh.ball(.1, 'lamp', 0, -.4, 2.1, sides=8)


def street(mesh, length=60, width=7, walls=('cream-wall', 'pink-wall', 'ochre-wall', 'blue-wall', 'green-wall', 'whitewash'), heights=(7, 12), seed=2, lit=.45, balconies=True, y=0, awnings=True):
    """Two rows of old-town houses along y, facing each other across the street."""
    chance = random.Random(seed)
    for side in (-1, 1):
        along = y
        while along < y + length:
            front, height, depth = chance.uniform(5, 8), chance.uniform(*heights), 7
            wall = chance.choice(walls)
            with mesh.at(side * (width / 2 + depth / 2), along + front / 2, 0, 90 * -side):
                mesh.box(front - .1, depth, height, wall)
                mesh.box(front, depth + .5, .35, 'whitewash', z=height)
                storeys = max(2, int(height / 3.3))
                with mesh.at(0, -depth / 2):
                    window_grid(mesh, front * .9, 3.6, storeys - 1, 3, 3.2, (.85, 1.7), 'shutter-green' if chance.random() < .4 else 'window', 'wood', lit=lit, seed=int(along * 7) + side + 1, kind='round' if chance.random() < .5 else None)
                    mesh.box(front * .8, .3, 2.5, 'shadow', 0, 0, .2)
                if along == y:
                    with mesh.at(side * (front / 2 - .04), 0, 0, 90 * side):
                        window_grid(mesh, depth * .9, 1.2, storeys, 2, 3.0, (.85, 1.5), 'window', 'wood', lit=lit, seed=seed)
                with mesh.at(0, -depth / 2):
                    if awnings:
                        cloth = chance.choice(('scarlet', 'saffron', 'azure', 'emerald', 'turmeric', 'ivory'))
                        mesh.quad((-front * .42, -1.6, 2.5), (front * .42, -1.6, 2.5), (front * .42, 0, 3.1), (-front * .42, 0, 3.1), cloth)
                    if balconies and chance.random() < .6:
                        mesh.box(front * .7, 1.0, .18, 'wood', 0, -.5, 3.4)
                        mesh.box(front * .7, .08, .12, 'wood', 0, -1.0, 4.3)
                        for px in np.linspace(-front * .35, front * .35, 9):
                            mesh.box(.06, .06, .85, 'wood', px, -1.0, 3.5)
            along += front
