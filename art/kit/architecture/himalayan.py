"""Monasteries, chortens, gold roofs, and the wood and slate houses and temples of Himachal."""
import math
import random

import numpy as np

from kit.scene import height_at


def flat_block(
    mesh, width, depth, height, x=0, y=0, z=0, wall='whitewash', band='maroon-band', lit=0.35, seed=1, turn=0
):
    """A battered flat-roofed block with framed windows and a red parapet band; walls go 4 m below z."""
    chance = random.Random(seed)
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, height + 4, wall, z=-4, taper=0.93)
        if band:
            mesh.box(width * 0.955, depth * 0.955, height * 0.1 + 0.5, band, z=height - height * 0.1)
            mesh.box(width * 0.975, depth * 0.975, 0.35, 'cream-wall', z=height + 0.5)
        storeys = max(1, int((height - 1) / 4))
        for storey in range(storeys):
            level = 1.2 + storey * 4.0
            if level > height - 2.6:
                break
            for turned, span, away in ((0, width, depth), (90, depth, width), (270, depth, width)):
                shrink = 1 - 0.07 * (level + 5) / (height + 4)
                angle = math.radians(turned)
                with mesh.at(math.sin(angle) * away / 2 * shrink, -math.cos(angle) * away / 2 * shrink, level, turned):
                    count = max(1, int(span / 3.6))
                    for i in range(count):
                        px = (i - (count - 1) / 2) * span * 0.86 / count
                        mesh.box(1.2, 0.3, 1.7, 'window-lit' if chance.random() < lit else 'window', px)
                        mesh.box(1.6, 0.5, 0.22, 'maroon-band', px, -0.1, 1.7)
                        mesh.box(1.4, 0.3, 0.15, 'wood', px, -0.05, -0.15)


def gold_roof(mesh, width, depth, x=0, y=0, z=0, tiers=2):
    """A tiered gilded pavilion roof with upturned corners."""
    for tier in range(tiers):
        size, level = (1.35, 0.85, 0.55)[tier], z + tier * 4.2
        w, d = width / 2 * size, depth / 2 * size
        mesh.box(w * 1.3, d * 1.3, 2.6, 'maroon-band', x, y, level)
        eaves = [(-w, -d), (0, -d), (w, -d), (w, 0), (w, d), (0, d), (-w, d), (-w, 0)]
        lift = [0.5, 0, 0.5, 0, 0.5, 0, 0.5, 0]
        ridge = [(-w * 0.37, 0), (w * 0.37, 0)]
        verts = [(x + px, y + py, level + 2.2 + up) for (px, py), up in zip(eaves, lift)] + [
            (x + px, y + py, level + 4.6) for px, py in ridge
        ]
        mesh.add(
            verts,
            [
                (0, 1, 8),
                (1, 9, 8),
                (1, 2, 9),
                (2, 3, 9),
                (3, 4, 9),
                (4, 5, 9),
                (5, 8, 9),
                (5, 6, 8),
                (6, 7, 8),
                (7, 0, 8),
            ],
            'gold-paint',
        )
    mesh.lathe(
        [(0.5, 0), (0.7, 0.6), (0.25, 1.1), (0.4, 1.6), (0.08, 2.8)],
        'gold',
        10,
        x=x,
        y=y,
        z=z + (tiers - 1) * 4.2 + 4.4,
    )


def hill_monastery(
    mesh, ground, x, y, top, rings=((33, 8), (43, 10), (54, 12), (66, 13), (79, 9)), seed=11, spread=2.6, seed_turn=0
):
    """A monastery like Key or Thiksey: blocks stepped up a cone hill at (x, y) whose crown is at height top."""
    flat_block(mesh, 34, 20, 20, x, y + 2, top)
    for dx, dy, w, d, h, drop, wall in (
        (-24, -2, 20, 17, 14, 4, 'whitewash'),
        (25, -1, 22, 17, 15, 5, 'whitewash'),
        (-5, -13, 22, 11, 11, 6, 'ochre-wall'),
    ):
        flat_block(mesh, w, d, h, x + dx, y + dy, top - drop, wall, seed=int(h))
    gold_roof(mesh, 9, 8, x, y + 2, top + 20.8)
    chance = random.Random(seed)
    for row, (radius, count) in enumerate(rings):
        for i in range(count):
            angle = -math.pi * 0.5 + (i - (count - 1) / 2) * (spread / count) + chance.uniform(-0.05, 0.05)
            away = radius + chance.uniform(-3, 3)
            px, py = x + math.cos(angle) * away * 1.05, y + math.sin(angle) * away
            width, depth, height = (
                chance.uniform(11, 18) * (1 - 0.06 * row),
                chance.uniform(9, 12),
                chance.uniform(8.2, 15) * (1 - 0.08 * row),
            )
            level = height_at(ground, px, py - depth / 2)
            flat_block(
                mesh,
                width,
                depth,
                height,
                px,
                py,
                level,
                chance.choice(('whitewash', 'whitewash', 'cream-wall')),
                'maroon-band' if chance.random() < 0.8 else None,
                seed=i + row * 20,
            )


def chorten(mesh, x=0, y=0, z=0, scale=1.0, tip='gold-paint'):
    """A whitewashed stupa of the mountains: steps, bulb, gilded rings, moon and sun. About 10 m at scale 1."""
    with mesh.at(x, y, z, scale=scale):
        mesh.box(4.2, 4.2, 2.8, 'cream-wall', z=-2)
        mesh.box(3.6, 3.6, 1.5, 'whitewash', z=0.8)
        for i in range(4):
            mesh.box(3.9 - i * 0.5, 3.9 - i * 0.5, 0.35, 'whitewash', z=2.3 + i * 0.35)
        mesh.box(3.66, 3.66, 0.18, 'maroon-band', z=0.95)
        mesh.lathe([(1.0, 0), (1.25, 0.5), (1.4, 1.2), (1.25, 1.75), (0.8, 2.1), (0.5, 2.2)], 'whitewash', 24, z=3.7)
        mesh.box(1, 1, 0.6, 'whitewash', z=5.8)
        rings = [(0.46 - 0.03 * i, 0.15 + 0.2 * i + (0.08 if i % 2 else 0)) for i in range(11)]
        mesh.lathe(
            [(0.48, 0), (0.5, 0.15), *rings, (0.75, 2.5), (0.7, 2.6), (0.1, 2.62), (0.22, 2.9), (0.02, 3.5)],
            tip,
            16,
            z=6.4,
        )


def mani_wall(mesh, start, end, z=0, height=1.1):
    """A long wall of prayer stones between two (x, y) points."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    with mesh.at(
        (start[0] + end[0]) / 2,
        (start[1] + end[1]) / 2,
        z,
        math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])),
    ):
        mesh.box(length, 1.6, height + 1, 'grey-stone', z=-1, taper=0.92)
        for i in range(int(length / 0.7)):
            mesh.box(0.5, 0.4, 0.12, 'cream-wall', -length / 2 + 0.7 * (i + 0.5), (-1) ** i * 0.4, height)


def gable_roof(mesh, width, depth, height, material='slate', x=0, y=0, z=0, over=0.6):
    """A pitched roof along x with overhanging eaves."""
    w, d = width / 2 + over, depth / 2 + over
    for side in (-1, 1):
        mesh.quad(
            (x - w, y + d * side, z), (x + w, y + d * side, z), (x + w, y, z + height), (x - w, y, z + height), material
        )
    for end in (-1, 1):
        mesh.add(
            [
                (x + end * (w - over), y - d + over, z),
                (x + end * (w - over), y + d - over, z),
                (x + end * (w - over), y, z + height * 0.92),
            ],
            [(0, 1, 2)],
            'wood',
        )
    mesh.box(2 * w, 0.3, 0.2, material, x, y, z + height - 0.1)


def hip_roof(mesh, width, depth, height, material='tiles', x=0, y=0, z=0, over=0.6):
    """A hipped roof with its ridge along x."""
    w, d, ridge = width / 2 + over, depth / 2 + over, max(0.2, (width - depth) / 2 + 0.4)
    verts = [
        (x - w, y - d, z),
        (x + w, y - d, z),
        (x + w, y + d, z),
        (x - w, y + d, z),
        (x - ridge, y, z + height),
        (x + ridge, y, z + height),
    ]
    mesh.add(verts, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)], material)


def hill_house(
    mesh,
    width=8,
    depth=6,
    storeys=2,
    x=0,
    y=0,
    z=0,
    wall='whitewash',
    roof='tin-roof',
    turn=0,
    lit=0.4,
    seed=1,
    balcony=True,
    hipped=False,
):
    """A hill-station or village house: rows of windows, wooden balcony, gabled or hipped roof; footing 3 m deep."""
    from kit.architecture.arches import window_grid

    height = storeys * 2.9
    with mesh.at(x, y, z, turn):
        mesh.box(width, depth, height + 3, wall, z=-3)
        for turned, span, away in ((0, width, depth), (90, depth, width), (270, depth, width)):
            angle = math.radians(turned)
            with mesh.at(math.sin(angle) * away / 2, -math.cos(angle) * away / 2, 0, turned):
                window_grid(
                    mesh,
                    span * 0.92,
                    0.9,
                    storeys,
                    max(2, int(span / 2.2)),
                    2.9,
                    (0.85, 1.25),
                    frame='wood',
                    lit=lit,
                    seed=seed,
                )
        if balcony and storeys > 1:
            mesh.box(width, 1.1, 0.16, 'wood', 0, -depth / 2 - 0.5, 2.8)
            mesh.box(width, 0.08, 0.1, 'wood', 0, -depth / 2 - 1.0, 3.75)
            for px in np.linspace(-width / 2, width / 2, int(width / 0.7)):
                mesh.box(0.06, 0.06, 0.9, 'wood', px, -depth / 2 - 1.0, 2.9)
        (hip_roof if hipped else gable_roof)(mesh, width, depth, depth * 0.42, roof, z=height)


def tiered_temple(mesh, x=0, y=0, z=0, tiers=3, width=9, roof='slate', wall='wood-dark'):
    """A wooden temple of Himachal: square, with stacked sloping roofs and a brass top, like Hadimba's."""
    with mesh.at(x, y, z):
        mesh.box(width * 1.1, width * 1.1, 1.6, 'grey-stone', z=-1)
        mesh.box(width * 0.72, width * 0.72, 4, wall, z=0.6)
        mesh.box(1.4, width * 0.74, 2.4, 'shadow', z=0.6)
        for tier in range(tiers):
            scale, level = 1 - tier * 0.24, 4 + tier * 3.4
            w = width * scale
            corners = [(-w * 0.68, -w * 0.68), (w * 0.68, -w * 0.68), (w * 0.68, w * 0.68), (-w * 0.68, w * 0.68)]
            verts = [(px, py, level) for px, py in corners] + [
                (px * 0.32, py * 0.32, level + 3.0) for px, py in corners
            ]
            mesh.add(verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0), (4, 5, 6, 7)], roof)
            if tier < tiers - 1:
                mesh.box(w * 0.5, w * 0.5, 1.6, wall, z=level + 2.4)
        top = 4 + (tiers - 1) * 3.4 + 2.9
        mesh.lathe([(width * 0.2, 0), (0.1, 2.2)], roof, 24, z=top)
        mesh.lathe([(0.1, 0), (0.3, 0.3), (0.12, 0.7), (0.2, 0.9), (0.02, 1.6)], 'brass', 10, z=top + 2.1)
