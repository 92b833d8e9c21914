"""Oil lamps, floating diyas, lanterns, strings of lights and fireworks."""
import math

import numpy as np


def oil_lamp(mesh, x=0, y=0, z=0, scale=1.0):
    """A clay diya with its flame."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(.06, 0), (.14, .05), (.16, .09), (.12, .08)], 'terracotta', 10)
        mesh.lathe([(.02, .08), (.055, .13), (.03, .22), (.004, .3)], 'flame', 7)


def floating_lamps(mesh, count, area, seed=1, scale=1.0):
    """Leaf boats with a flame, on z = 0, within ((x0, x1), (y0, y1))."""
    chance = np.random.RandomState(seed)
    for _ in range(count):
        x, y = chance.uniform(*area[0]), chance.uniform(*area[1])
        with mesh.at(x, y, .02, 0, scale * chance.uniform(.8, 1.2)):
            mesh.lathe([(.1, 0), (.2, .05)], 'leaf-dry', 9)
            mesh.ball(.07, 'marigold', .06, 0, .05, sides=6)
            mesh.lathe([(.03, .04), (.05, .12), (.025, .2), (.004, .27)], 'flame', 6)


def lamp_row(mesh, start, end, count, scale=1.0):
    """Oil lamps in a row, along a step or parapet."""
    for t in np.linspace(0, 1, count):
        oil_lamp(mesh, *(np.array(start, float) * (1 - t) + np.array(end, float) * t), scale=scale)


def light_string(mesh, start, end, sag=1.0, count=30, size=.07, material='lamp'):
    """A sagging string of bulbs; they shine when the hour's lamps are lit."""
    start, end = np.array(start, float), np.array(end, float)
    at = lambda t: start + (end - start) * t - np.array([0, 0, 4 * sag * t * (1 - t)])
    mesh.tube([at(t) for t in np.linspace(0, 1, 24)], size * .2, 'rope', 3)
    for i in range(count):
        mesh.ball(size, material, *at((i + .5) / count), sides=6)


def lantern(mesh, x, y, z, size=.4, paper='lamp'):
    """A hanging star-free paper lantern (akash kandil) with a fringe."""
    mesh.lathe([(size * .2, size * .9), (size * .5, size * .5), (size * .5, -size * .1), (size * .2, -size * .5)], paper, 8, False, x, y, z)
    mesh.tube([(x, y, z + size * .9), (x, y, z + size * 2.2)], size * .03, 'rope', 3)


def burst(mesh, x, y, z, radius=12, rays=46, colour='flame', seed=1):
    """One firework: falling rays of sparks."""
    chance = np.random.RandomState(seed)
    for _ in range(rays):
        way = chance.normal(size=3)
        way /= np.linalg.norm(way)
        for t in np.linspace(.35, 1, 9):
            place = np.array((x, y, z)) + way * radius * t - np.array([0, 0, radius * .22 * t * t])
            mesh.ball(radius * .009 * (1.25 - t * .5), colour, *place, sides=4)


def ceremonial_lamp(mesh, x=0, y=0, z=0, tiers=5, scale=1.0):
    """A brass stand of flames, held at an aarti or standing in a temple."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(.22, 0), (.24, .04), (.05, .1), (.05, .3)], 'brass', 14)
        for tier in range(tiers):
            radius, level = .3 - .045 * tier, .3 + .17 * tier
            mesh.lathe([(.05, level - .12), (radius, level), (radius, level + .03), (.05, level)], 'brass', 16)
            for i in range(8):
                angle = i * math.pi / 4
                mesh.lathe([(.018, 0), (.03, .05), (.004, .12)], 'flame', 6, x=math.cos(angle) * radius * .92, y=math.sin(angle) * radius * .92, z=level + .03)
