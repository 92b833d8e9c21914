"""Oil lamps, floating diyas, lanterns, strings of lights and fireworks."""
import math

import numpy as np


def flame(mesh, x=0, y=0, z=0, height=0.2, wide=0.26, lean=0.12, sides=8):
    """A flame standing on its wick at z: a leaf, broadest low down, whose tip leans; wide is its breadth and lean how
    far the tip bends, both as shares of its height in metres."""
    t = np.array((0, 0.1, 0.24, 0.4, 0.58, 0.78, 1))
    radii = height * wide / 2 * np.array((0.3, 0.74, 1, 0.92, 0.62, 0.28, 0.03))
    bend = lean * height * (t**2 - 0.35 * np.sin(math.pi * t))
    path = np.stack([x + bend, y + 0 * t, z + height * t], axis=-1)
    mesh.tube(path, radii, 'flame', sides)


def oil_lamp(mesh, x=0, y=0, z=0, scale=1.0):
    """A clay diya with its flame."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(0.06, 0), (0.14, 0.05), (0.16, 0.09), (0.12, 0.08)], 'terracotta', 10)
        flame(mesh, 0.03, 0, 0.085, 0.15, 0.34, 0.16 * math.sin(7 * x + 5 * y), 7)


def floating_lamps(mesh, count, area, seed=1, scale=1.0):
    """Leaf boats with a flame, on z = 0, within ((x0, x1), (y0, y1))."""
    chance = np.random.RandomState(seed)
    for _ in range(count):
        x, y = chance.uniform(*area[0]), chance.uniform(*area[1])
        with mesh.at(x, y, 0.02, 0, scale * chance.uniform(0.8, 1.2)):
            mesh.lathe([(0.1, 0), (0.2, 0.05)], 'leaf-dry', 9)
            mesh.ball(0.07, 'marigold', 0.06, 0, 0.05, sides=6)
            flame(mesh, 0, 0, 0.05, 0.17, 0.36, 0.16 * math.sin(7 * x + 5 * y), 6)


def lamp_row(mesh, start, end, count, scale=1.0):
    """Oil lamps in a row, along a step or parapet."""
    for t in np.linspace(0, 1, count):
        oil_lamp(mesh, *(np.array(start, float) * (1 - t) + np.array(end, float) * t), scale=scale)


def light_string(mesh, start, end, sag=1.0, count=30, size=0.07, material='lamp'):
    """A sagging string of bulbs; they shine when the hour's lamps are lit."""
    start, end = np.array(start, float), np.array(end, float)
    at = lambda t: start + (end - start) * t - np.array([0, 0, 4 * sag * t * (1 - t)])
    mesh.tube([at(t) for t in np.linspace(0, 1, 24)], size * 0.2, 'rope', 3)
    for i in range(count):
        mesh.ball(size, material, *at((i + 0.5) / count), sides=6)


def lantern(mesh, x, y, z, size=0.4, paper='lamp'):
    """A hanging star-free paper lantern (akash kandil) with a fringe."""
    mesh.lathe(
        [(size * 0.2, size * 0.9), (size * 0.5, size * 0.5), (size * 0.5, -size * 0.1), (size * 0.2, -size * 0.5)],
        paper,
        8,
        False,
        x,
        y,
        z,
    )
    mesh.tube([(x, y, z + size * 0.9), (x, y, z + size * 2.2)], size * 0.03, 'rope', 3)


def burst(mesh, x, y, z, radius=12, rays=46, colour='flame', seed=1):
    """One firework: falling rays of sparks."""
    chance = np.random.RandomState(seed)
    for _ in range(rays):
        way = chance.normal(size=3)
        way /= np.linalg.norm(way)
        for t in np.linspace(0.35, 1, 9):
            place = np.array((x, y, z)) + way * radius * t - np.array([0, 0, radius * 0.22 * t * t])
            mesh.ball(radius * 0.009 * (1.25 - t * 0.5), colour, *place, sides=4)


def ceremonial_lamp(mesh, x=0, y=0, z=0, tiers=5, scale=1.0):
    """A brass stand of flames, held at an aarti or standing in a temple."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(0.22, 0), (0.24, 0.04), (0.05, 0.1), (0.05, 0.3)], 'brass', 14)
        for tier in range(tiers):
            radius, level = 0.3 - 0.045 * tier, 0.3 + 0.17 * tier
            mesh.lathe([(0.05, level - 0.12), (radius, level), (radius, level + 0.03), (0.05, level)], 'brass', 16)
            for i in range(8):
                angle = i * math.pi / 4
                where = math.cos(angle) * radius * 0.92, math.sin(angle) * radius * 0.92, level + 0.03
                flame(mesh, *where, 0.12, 0.4, 0.1, 6)
