"""Rajput forts and palaces: bastions, crenels, havelis, jharokhas, palace blocks and whole ring forts."""
import math
import random

import numpy as np

from kit.architecture.arches import arcade, window_grid
from kit.architecture.domes import LOTUS_BULB, bangla_roof, chhatri, dome


def crenels(mesh, path, z, step=1.7, material='sand-stone', thick=0.9, height=1.25):
    """Stepped merlons along a path of (x, y)."""
    for start, end in zip(path, path[1:]):
        start, end = np.array(start, float), np.array(end, float)
        length = np.linalg.norm(end - start)
        count, turn = max(1, int(length / step)), math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        for i in range(count):
            x, y = start + (end - start) * (i + 0.5) / count
            with mesh.at(x, y, z, turn):
                mesh.box(step * 0.62, thick, height, material)
                mesh.box(step * 0.4, thick, height * 0.32, material, z=height)


def ring(x, y, radius, sides=16):
    """A closed path of (x, y) around a point."""
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, sides + 1)]


def bastion(mesh, radius, height, x=0, y=0, z=0, material='sand-stone', band='sand-stone-pale', root=8):
    """A battered round bastion with rope bands and crenels; root is how deep it goes below z."""
    with mesh.at(x, y, z):
        r, h = radius, height
        mesh.lathe(
            [
                (r * 1.45, -root),
                (r * 1.12, 2),
                (r, h * 0.8),
                (r * 0.98, h),
                (r * 1.07, h + 0.1),
                (r * 1.07, h + 1.4),
                (r * 0.95, h + 1.4),
                (r * 0.95, h),
            ],
            material,
            26,
        )
        for level in (0.35, 0.62, 0.8):
            profile = [(1.1, 0), (1.14, 0.15), (1.14, 0.55), (1.1, 0.7)]
            mesh.lathe([(r * (k - 0.1 * level), h * level + up) for k, up in profile], band, 26, False)
        crenels(mesh, ring(0, 0, r * 1.02), h + 1.4, 1.7, material)


def curtain_wall(mesh, start, end, height, z=0, out=(0, -1), material='sand-stone-dark', root=8, batter=2.0):
    """A battered wall between two (x, y) points; out is the direction of its face."""
    p, q, n = np.array(start, float), np.array(end, float), np.array(out, float)
    verts = [
        (*(p + n * batter), z - root),
        (*(q + n * batter), z - root),
        (*(q + n * 0.3), z + height),
        (*(p + n * 0.3), z + height),
        (*(q - n * 2), z + height),
        (*(p - n * 2), z + height),
    ]
    mesh.add(verts, [(0, 1, 2, 3), (3, 2, 4, 5)], material)
    crenels(mesh, [p + n * 0.3, q + n * 0.3], z + height, 1.7, material)


def ring_fort(
    mesh,
    x,
    y,
    z,
    wide=62,
    deep=42,
    bastions=15,
    height=15.5,
    materials=('sand-stone', 'sand-stone-dark', 'sand-stone-pale'),
    lower=True,
):
    """A hill fort seen from -y: a half ring of bastions and curtain walls, with a lower wall before it."""
    stone, dark, pale = materials
    points = []
    for i in range(bastions):
        angle = -math.pi * 1.02 + i / (bastions - 1) * math.pi * 1.04
        points.append(
            (
                x + math.cos(angle) * wide * (1 + 0.04 * math.sin(i * 2.1)),
                y + math.sin(angle) * deep * (1 + 0.05 * math.cos(i * 1.7)),
            )
        )
    for i, point in enumerate(points):
        bastion(mesh, 5.6 + math.sin(i * 1.9), height + 1.4 * math.sin(i * 2.7), *point, z, stone, pale)
        if i:
            _joined(mesh, points[i - 1], point, (x, y), height * 0.8 + 0.8 * math.sin(i), z, dark if i % 3 else stone)
    if lower:
        outer = [(x + math.cos(a) * wide * 1.23, y + math.sin(a) * deep * 1.29) for a in np.linspace(-math.pi, 0, 22)]
        for i, (px, py) in enumerate(outer):
            mesh.lathe([(5.2, -7), (4.1, 0), (3.8, 5.5), (4.1, 5.6), (4.1, 6.4)], dark, 18, x=px, y=py, z=z - 7)
            crenels(mesh, ring(px, py, 4, 12), z - 0.6, 1.6, dark)
            if i:
                _joined(mesh, outer[i - 1], (px, py), (x, y), 4.8, z - 7, dark)


def _joined(mesh, start, end, centre, height, z, material):
    p, q = np.array(start), np.array(end)
    along = (q - p) / np.linalg.norm(q - p)
    out = np.array([along[1], -along[0]])
    if np.dot(out, (p + q) / 2 - np.array(centre)) < 0:
        out = -out
    curtain_wall(mesh, p, q, height, z, out, material)


def jharokha(mesh, x=0, y=0, z=0, width=2.4, height=2.8, material='sand-stone-pale', dark='window'):
    """A projecting window with a small dome, on a wall facing -y."""
    with mesh.at(x, y, z):
        mesh.lathe(
            [(0.1, -height * 0.35), (width * 0.42, -0.05), (width * 0.5, 0)],
            material,
            8,
            False,
            y=-width * 0.2,
            start=22.5,
            oval=(1, 0.7),
        )
        mesh.box(width, width * 0.55, height, material, 0, -width * 0.28)
        for i in (-1, 0, 1):
            mesh.quad(
                *[
                    (i * width * 0.3 + sx * width * 0.11, -width * 0.56, sz * height)
                    for sx, sz in ((-1, 0.28), (1, 0.28), (1, 0.78), (-1, 0.78))
                ],
                dark
            )
        mesh.box(width * 1.25, width * 0.8, height * 0.07, material, 0, -width * 0.3, height * 0.9)
        dome(mesh, width * 0.46, material, y=-width * 0.25, z=height, stretch=0.6, tip=None, sides=14)


def haveli(mesh, width, depth, height, material='sand-stone', trim='sand-stone-pale', x=0, y=0, z=0, seed=1, lit=0.35):
    """A flat-roofed mansion with rows of windows, a jharokha or two, perhaps a roof chhatri."""
    chance = random.Random(seed)
    with mesh.at(x, y, z):
        mesh.box(width, depth, height + 4, material, z=-4)
        mesh.box(width * 1.05, depth * 1.05, 0.5, trim, z=height)
        floors, columns = max(1, int(height / 3.4)), max(2, int(width / 2.2))
        with mesh.at(0, -depth / 2):
            window_grid(mesh, width * 0.94, 1.1, floors, columns, 3.3, (0.8, 1.5), kind='cusped', lit=lit, seed=seed)
        with mesh.at(width / 2, 0, 0, 90):
            window_grid(
                mesh,
                depth * 0.94,
                1.1,
                floors,
                max(1, int(depth / 2.4)),
                3.3,
                (0.8, 1.5),
                kind='cusped',
                lit=lit,
                seed=seed + 1,
            )
        if chance.random() < 0.45:
            jharokha(mesh, chance.uniform(-0.2, 0.2) * width, -depth / 2, max(1.5, height - 3.6), material=trim)
        if chance.random() < 0.28:
            chhatri(mesh, 1.4, 3.2, trim, z=height + 0.4)


def palace_block(
    mesh,
    width,
    depth,
    height,
    material='sand-stone-pale',
    trim='sand-stone',
    x=0,
    y=0,
    z=0,
    floors=3,
    turrets=True,
    lit=0.4,
    seed=3,
    plain=0.45,
):
    """A palace: a plain battered foot, arcaded upper floors, chhatris along the roof."""
    with mesh.at(x, y, z):
        mesh.box(width, depth, height, material)
        for level in (plain, 1.0):
            mesh.box(width * 1.04, depth * 1.04, 0.6, trim, z=height * level)
        storey = height * (1 - plain) / floors
        for i in range(floors):
            with mesh.at(0, -depth / 2 - 0.66, height * plain + storey * i + 0.6):
                arcade(
                    mesh,
                    width * 0.98,
                    storey * 0.88,
                    max(3, int(width / 2.6)),
                    material,
                    'window',
                    0.6,
                    'cusped',
                    0.58,
                    0.25,
                )
                mesh.box(width * 1.02, 1.2, 0.22, trim, 0, -0.4, storey * 0.88)
            with mesh.at(width / 2 + 0.06, 0, height * plain + storey * i + 0.6, 90):
                window_grid(
                    mesh,
                    depth * 0.9,
                    0.6,
                    1,
                    max(2, int(depth / 2.4)),
                    1,
                    (0.9, 1.6),
                    kind='cusped',
                    lit=lit,
                    seed=seed + i,
                )
        for i in range(max(2, int(width / 7))):
            px = -width / 2 + width * (i + 0.5) / max(2, int(width / 7))
            jharokha(
                mesh,
                px,
                -depth / 2 - 0.66,
                height * plain + storey * (floors - 1) + 0.6,
                min(3, width / 6),
                storey * 0.8,
                trim,
            )
        if turrets:
            for side in (-1, 1):
                chhatri(
                    mesh,
                    min(2.2, width * 0.12),
                    min(5, width * 0.3),
                    material,
                    x=side * width * 0.4,
                    y=-depth * 0.34,
                    z=height + 0.6,
                )
            chhatri(mesh, min(3, width * 0.16), min(6.5, width * 0.36), material, z=height + 0.6)


def hawa_mahal(mesh, material='pink-plaster', trim='whitewash'):
    """The Hawa Mahal: a honeycomb screen of five storeys of little domed bays that narrows to a crown."""
    floors = [(15, 0, 8.5), (15, 8.5, 7), (11, 15.5, 6.2), (7, 21.7, 5.6), (3, 27.3, 5.2)]
    bay = 3.3
    for row, (count, level, height) in enumerate(floors):
        width = count * bay
        mesh.box(width, 6 - row * 0.6, height, material, 0, 3.2, level)
        mesh.box(width + 0.8, 7, 0.35, trim, 0, 3, level + height - 0.2)
        for i in range(count):
            x, out = (i - (count - 1) / 2) * bay, (1.35 if (i + count // 2) % 2 else 0.95)
            with mesh.at(x, 0, level):
                front = [(-1.25, 0), (-0.8, -out), (0.8, -out), (1.25, 0)]
                for (x0, y0), (x1, y1) in zip(front, front[1:]):
                    mesh.quad((x0, y0, 0), (x1, y1, 0), (x1, y1, height * 0.72), (x0, y0, height * 0.72), material)
                    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
                    for part, shade in ((0.42, trim), (0.3, 'window-lit' if (i * 7 + row * 3) % 5 == 0 else 'window')):
                        ux, uy, push = (x1 - x0) * part, (y1 - y0) * part, 0.03 if part > 0.4 else 0.06
                        z0, z1 = height * (0.2 if part > 0.4 else 0.23), height * (0.62 if part > 0.4 else 0.57)
                        mesh.quad(
                            *[
                                (cx + sx * ux - (y0 - y1) * 0, cy + sx * uy - push, z)
                                for sx, z in ((-1, z0), (1, z0), (1, z1), (-1, z1))
                            ],
                            shade
                        )
                mesh.add([(px * 1.18, py * 1.18, height * 0.72) for px, py in front], [(0, 1, 2, 3)], trim)
                dome(
                    mesh,
                    1.15,
                    material,
                    y=-out * 0.4,
                    z=height * 0.74,
                    stretch=0.62,
                    tip='gold',
                    sides=14,
                    profile=LOTUS_BULB,
                )
    for i, x in enumerate((-1, 0, 1)):
        bangla_roof(mesh, 3.2, 3, 1.6, material, x=x * bay, y=1, z=32.4)
    for count, level in ((13, 15.6), (9, 21.8), (5, 27.4)):
        for side in (-1, 1):
            chhatri(mesh, 1.1, 2.6, material, x=side * (count + 1.6) / 2 * bay, y=0.8, z=level, tip='gold')


def town(
    mesh,
    count,
    area,
    ground=None,
    materials=('sand-stone', 'sand-stone-dark', 'sand-stone-pale'),
    size=(4, 8),
    heights=(2.5, 6),
    seed=5,
    lit=0.3,
    keep=None,
):
    """Flat-roofed houses with doors, shaded windows on two sides, and what people keep on their roofs; area ((x0, x1),
    (y0, y1)) or area(random)."""
    chance, roofs = random.Random(seed), random.Random(seed + 1)
    for i in range(count):
        x, y = area(chance) if callable(area) else (chance.uniform(*area[0]), chance.uniform(*area[1]))
        if keep and not keep(x, y):
            continue
        z = ground(x, y) if ground else 0
        width, depth, height = chance.uniform(*size), chance.uniform(*size), chance.uniform(*heights)
        with mesh.at(x, y, z, chance.uniform(-8, 8)):
            material = chance.choice(materials)
            mesh.box(width, depth, height + 2.5, material, z=-2.5)
            mesh.box(width, 0.25, 0.6, material, 0, -depth / 2 + 0.12, height)
            mesh.box(0.25, depth, 0.6, material, width / 2 - 0.12, 0, height)
            if chance.random() < 0.3:
                mesh.box(width * 0.45, depth * 0.5, 2.4, material, width * 0.2, 0, height)
            floors = max(1, int(height / 2.8))
            for turn, away, wide in ((0, depth / 2, width), (90, width / 2, depth), (-90, width / 2, depth)):
                with mesh.at(0, 0, 0, turn), mesh.at(0, -away):
                    if turn == 0:
                        _front_door(mesh, material, roofs.choice(DOORS))
                    columns = max(2, int(wide / 2))
                    window_grid(mesh, wide * 0.9, 1.2, floors, columns, 2.7, (0.6, 0.95), lit=lit, seed=seed + i + turn)
                    for floor in range(floors):
                        mesh.box(wide * 0.96, 0.5, 0.1, material, 0, -0.2, 2.32 + 2.7 * floor)
            with mesh.at(0, 0, height):
                _roof_things(mesh, width, depth, roofs)


DOORS = ('#3f6f73', '#7b4a30', '#86614a', '#4d6a8c', '#6f7f52')
WASHING = ('#efe4d2', '#d9a79b', '#cfae62', '#86a3b6', '#b5483f', '#a7b79c')


def _front_door(mesh, material, colour):
    """A door a little in front of its wall, in a frame, with a step."""
    mesh.box(1.3, 0.16, 2.15, material, 0, -0.05, 0)
    mesh.quad((-0.5, -0.16, 0), (0.5, -0.16, 0), (0.5, -0.16, 1.9), (-0.5, -0.16, 1.9), colour)
    mesh.box(1.5, 0.7, 0.18, material, 0, -0.4, -0.02)


def _roof_things(mesh, width, depth, chance):
    """What stands on a flat roof: a water tank, or washing on its line; many have nothing."""
    kind = chance.random()
    if kind < 0.22:
        mesh.lathe([(0.55, 0.5), (0.6, 1.5), (0.35, 1.7), (0.05, 1.75)], '#3b3f45', 12, x=-width * 0.3, y=depth * 0.2)
        mesh.box(1.1, 1.1, 0.5, '#9a8a78', -width * 0.3, depth * 0.2, 0)
    elif kind < 0.5:
        left, right, y = -width * 0.4, width * 0.1, -depth * 0.15
        for x in (left, right):
            mesh.tube([(x, y, 0), (x, y, 1.9)], 0.04, 'wood-dark', 5)
        mesh.tube([(left, y, 1.85), ((left + right) / 2, y, 1.72), (right, y, 1.85)], 0.015, 'wood-dark', 4)
        count = max(2, int((right - left) / 0.9))
        for number in range(count):
            x, long = left + (right - left) * (number + 0.5) / count, chance.uniform(0.6, 1.2)
            mesh.box(chance.uniform(0.45, 0.75), 0.03, long, chance.choice(WASHING), x, y, 1.75 - long)
