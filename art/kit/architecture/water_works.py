"""Ghats, stepwells, bridges, dams and piers."""
import math
import random

import numpy as np

from kit.architecture.arches import arcade


def ghat_steps(
    mesh, width, steps=14, rise=0.32, run=0.75, material='step', x=0, y=0, z=0, turn=0, platforms=True, seed=1
):
    """Steps along x that go down to water towards -y; the lowest is at z, y."""
    chance = random.Random(seed)
    with mesh.at(x, y, z, turn):
        for i in range(steps):
            mesh.box(width, run, rise * (i + 1) + 1.5, material, 0, i * run + run / 2, -1.5)
        if platforms:
            for i in range(int(width / 9)):
                px = -width / 2 + 4.5 + i * 9 + chance.uniform(-1.5, 1.5)
                row = chance.randint(1, steps // 2)
                mesh.lathe(
                    [(1.5, -1.5), (1.45, rise * (row + 1) + 0.3), (1.5, rise * (row + 1) + 0.45)],
                    'sand-stone-pale',
                    8,
                    False,
                    x=px,
                    y=row * run,
                )


def stepwell(mesh, width=18, tiers=5, tier=3.4, flight=6, material='sand-stone', trim='sand-stone-pale', water='pool'):
    """A stepwell running away along y: flights of steps going down between pillared pavilions and carved walls."""
    depth = tiers * tier
    length = tiers * (flight + 3)
    for i in range(tiers):
        for step in range(8):
            t = i * 8 + step
            mesh.box(
                width, flight / 8 + 0.02, 0.5, material, 0, i * (flight + 3) + step * flight / 8, -tier * t / 8 - 0.5
            )
        y0 = i * (flight + 3) + flight
        mesh.box(width, 3.05, 0.5, material, 0, y0 + 1.5, -tier * (i + 1) - 0.5)
        for level in range(i + 1):
            z = -tier * (i + 1) + tier * level
            for px in np.linspace(-width / 2 + 0.6, width / 2 - 0.6, 6):
                mesh.box(0.5, 0.5, tier * 0.82, material, px, y0 + 1.5, z)
                mesh.box(1.0, 0.8, tier * 0.1, trim, px, y0 + 1.5, z + tier * 0.76)
            mesh.box(width, 2.6, tier * 0.14, trim, 0, y0 + 1.5, z + tier * 0.86)
    for side in (-1, 1):
        with mesh.at(side * width / 2, length / 2, -depth, -90 * side):
            mesh.box(length + 16, 1, depth, material, 0, 0.5)
            for row in range(tiers):
                with mesh.at(0, -0.35, row * tier):
                    arcade(mesh, length, tier * 0.92, int(length / 2.2), material, 'shadow', 0.3, 'cusped', 0.6, 0.5)
                    mesh.box(length, 0.5, 0.2, trim, 0, 0, tier * 0.9)
        mesh.box(6, length + 10, 0.6, trim, side * (width / 2 + 3), length / 2, -0.3)
    mesh.quad(
        (-width / 2, length - 4, -depth + 0.3),
        (width / 2, length - 4, -depth + 0.3),
        (width / 2, length + 12, -depth + 0.3),
        (-width / 2, length + 12, -depth + 0.3),
        water,
    )
    with mesh.at(0, length + 12, -depth):
        for row in range(tiers):
            with mesh.at(0, 0, row * tier):
                arcade(mesh, width, tier * 0.92, 7, material, 'shadow', 0.5, 'cusped', 0.6, 0.4)
                mesh.box(width, 0.7, 0.2, trim, 0, 0, tier * 0.9)


def cantilever_bridge(mesh, span=460, height=82, deck=26, material='iron', width=22):
    """Howrah bridge along x: two towers, a humped cantilever truss and a hung deck."""
    half = span / 2

    def top(x):
        away = abs(x)
        if away < half * 0.99:
            t = away / half
            return deck + (height - deck) * (0.36 + 0.64 * t**1.7)
        return deck + (height - deck) * max(0.12, 1 - (away - half) / (half * 0.72)) ** 1.1

    def bottom(x):
        away = abs(x)
        return (
            deck + 9 * (1 - abs(away - half) / half)
            if away < half
            else deck + 4 * max(0, 1 - (away - half) / (half * 0.7))
        )

    reach = half * 1.7
    places = np.linspace(-reach, reach, 57)
    for y in (-width / 2, width / 2):
        mesh.tube([(x, y, top(x)) for x in places], 1.3, material, 6, False)
        mesh.tube([(x, y, max(deck + 1, bottom(x) - 4)) for x in places], 1.1, material, 6, False)
        for i, x in enumerate(places[:-1]):
            ahead = places[i + 1]
            low = max(deck + 1, bottom(x) - 4)
            mesh.tube([(x, y, low), (x, y, top(x))], 0.5, material, 4, False)
            mesh.tube(
                [(x, y, low if i % 2 else top(x)), (ahead, y, top(ahead) if i % 2 else low)], 0.5, material, 4, False
            )
        for side in (-1, 1):
            mesh.tube([(side * half, y, 0), (side * half, y, height)], [2.4, 1.8], material, 8, False)
    for x in places[::2]:
        mesh.tube([(x, -width / 2, top(x)), (x, width / 2, top(x))], 0.5, material, 4, False)
    for side in (-1, 1):
        mesh.box(14, width + 12, deck * 0.5, 'granite', side * half, 0, -4)
        for level in (0.35, 0.6, 0.82, 0.97):
            mesh.tube(
                [(side * half, -width / 2, height * level), (side * half, width / 2, height * level)],
                1.0,
                material,
                5,
                False,
            )
    mesh.box(reach * 2 + 240, width * 0.8, 2, 'road', z=deck - 3)


def pier_bridge(mesh, length=600, gap=12, height=10, material='concrete', x=0, y=0, turn=0, rails=True, arches=False):
    """A long low rail or road bridge on piers, along x, as at Pamban."""
    with mesh.at(x, y, 0, turn):
        mesh.box(length, 4.5, 1, material, z=height - 1)
        for i in range(int(length / gap)):
            px = -length / 2 + gap * (i + 0.5)
            mesh.box(2.2, 4, height + 3, material, px, 0, -3, 0.8)
            mesh.box(gap * 0.8, 0.6, 1.6, 'iron', px + gap / 2, -1.4, height - 1.8)
        if rails:
            for side in (-1, 1):
                mesh.box(length, 0.12, 0.16, 'iron', 0, side * 0.7, height)
                mesh.box(length, 0.08, 1.1, 'iron', 0, side * 2.1, height)


def viaduct(mesh, length=90, height=14, bays=9, material='brick', x=0, y=0, z=0, turn=0):
    """A masonry viaduct with tall round arches, along x."""
    with mesh.at(x, y, z, turn):
        with mesh.at(0, -2):
            arcade(
                mesh, length, height, bays, material, depth=4, kind='round', open_share=0.74, apex=0.84, open_back=True
            )
        with mesh.at(0, 2, 0, 180):
            arcade(
                mesh,
                length,
                height,
                bays,
                material,
                depth=0.1,
                kind='round',
                open_share=0.74,
                apex=0.84,
                open_back=True,
            )
        mesh.box(length, 4.6, 0.8, material, z=height)


def suspension_bridge(mesh, start, end, sag=6.0, tower=14, width=2.0, material='iron', deck='wood'):
    """A hanging footbridge between two (x, y, z) ends, as at Rishikesh."""
    start, end = np.array(start, float), np.array(end, float)
    side = np.cross(end - start, (0, 0, 1))
    side /= np.linalg.norm(side)
    road = lambda t: start + (end - start) * t + np.array([0, 0, 1.2 * 4 * t * (1 - t)])
    for s in (-1, 1):
        cable = (
            lambda t: road(t) + side * s * width / 2 + np.array([0, 0, tower * 0.92 - (tower - 1.6) * 4 * t * (1 - t)])
        )
        mesh.tube([cable(t) for t in np.linspace(0, 1, 40)], 0.12, material, 5)
        mesh.tube(
            [road(t) + side * s * width / 2 + np.array([0, 0, 1.1]) for t in np.linspace(0, 1, 30)], 0.05, material, 4
        )
        for t in np.linspace(0.02, 0.98, 50):
            mesh.tube([road(t) + side * s * width / 2, cable(t)], 0.03, material, 3)
        for place in (start, end):
            mesh.box(1.3, 1.3, tower + 6, 'cream-wall', *(place + side * s * width * 0.6)[:2], place[2] - 6)
    mesh.loft(
        [[road(t) - side * width / 2, road(t) + side * width / 2] for t in np.linspace(0, 1, 40)], deck, smooth=False
    )
    for place in (start, end):
        mesh.box(width * 2.2, 1.4, 1.4, 'cream-wall', place[0], place[1], place[2] + tower * 0.9)


def root_bridge(mesh, length=18, z=5, levels=1, seed=3):
    """A living root bridge of Meghalaya along x: woven roots, handrails, trunks at both ends."""
    chance = np.random.RandomState(seed)
    half = length / 2
    for level in range(levels):
        rise = z + level * 3.6
        sag = lambda t: rise - 1.3 * (1 - (2 * t - 1) ** 2)
        for _ in range(46):
            y0, y1, lift = chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), chance.uniform(-0.12, 0.1)
            wave = chance.rand() * 6
            mesh.tube(
                [
                    (-half + length * t, y0 + (y1 - y0) * t + 0.12 * math.sin(t * 9 + wave), sag(t) + lift)
                    for t in np.linspace(0, 1, 16)
                ],
                chance.uniform(0.03, 0.1),
                'root',
                5,
            )
        for side in (-1, 1):
            for _ in range(9):
                wave = chance.rand() * 6
                lift = 1.15 + chance.uniform(-0.12, 0.12)
                mesh.tube(
                    [
                        (
                            -half + length * t,
                            side * (0.9 + 0.08 * math.sin(t * 7 + wave)),
                            sag(t) + lift + 0.05 * math.sin(t * 13 + wave),
                        )
                        for t in np.linspace(0, 1, 16)
                    ],
                    chance.uniform(0.03, 0.07),
                    'root',
                    5,
                )
            for t in np.linspace(0.03, 0.97, 34):
                x = -half + length * t
                mesh.tube(
                    [(x, side * 0.8, sag(t)), (x + chance.uniform(-0.4, 0.4), side * 0.92, sag(t) + 1.15)],
                    chance.uniform(0.02, 0.045),
                    'root',
                    4,
                )
        for t in np.linspace(0.02, 0.98, 60):
            x = -half + length * t
            mesh.box(0.24, 1.5, 0.07, 'granite', x, 0, sag(t) + 0.06)
        for end in (-1, 1):
            for _ in range(26):
                y = chance.uniform(-2.2, 2.2)
                mesh.tube(
                    [
                        (end * (half + 0.6), y * 0.4, rise + 3 + chance.rand() * 3),
                        (end * half, y * 0.5, rise + 0.2),
                        (end * (half + 0.8 * chance.rand()), y * 1.2, rise - 3),
                        (end * (half + 1.5 * chance.rand()), y * 1.7, -2),
                    ],
                    chance.uniform(0.06, 0.2),
                    'root',
                    6,
                )


def pier(mesh, length=30, width=3, x=0, y=0, z=1.2, turn=0):
    """A wooden jetty along y."""
    with mesh.at(x, y, 0, turn):
        mesh.box(width, length, 0.2, 'wood', 0, length / 2, z)
        for i in range(int(length / 3)):
            for side in (-1, 1):
                mesh.tube(
                    [(side * width * 0.45, i * 3 + 1, -2), (side * width * 0.45, i * 3 + 1, z + 0.9)],
                    0.12,
                    'wood-dark',
                    6,
                )
