"""Ahmedabad: the tree-of-life stone screen of the Sidi Saiyyed mosque, golden light behind it."""
import math
import random

import numpy as np

from kit.architecture.arches import arch_points
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'The tree-of-life stone lattice of the Sidi Saiyyed mosque in Ahmedabad with golden light through its twining branches.',
}
HALF, SPRING, APEX, SILL = 2.9, 3.5, 6.3, 0.95


def inside(x, z):
    """Whether a point lies in the arch, a hand's breadth from its edge."""
    if not SILL + 0.05 < z < APEX or abs(x) > HALF - 0.06:
        return False
    if z < SPRING:
        return True
    curve = arch_points(HALF, SPRING, APEX, 'pointed', 60)
    top = np.interp(x, [p[0] for p in curve], [p[1] for p in curve])
    return z < top - 0.06


def branch(mesh, chance, x, z, angle, length, thick, depth, bend):
    """A stone branch that curls, with side shoots and leaves, kept inside the arch."""
    path, steps = [(x, 0, z)], max(5, int(length / 0.09))
    for i in range(steps):
        angle += bend * (0.4 + 1.5 * i / steps) + chance.uniform(-0.05, 0.05)
        x, z = x + math.cos(angle) * length / steps, z + math.sin(angle) * length / steps
        if not inside(x, z):
            break
        path.append((x, 0, z))
        if depth and i % 4 == 3:
            side = 1 if (i // 4) % 2 else -1
            branch(
                mesh,
                chance,
                x,
                z,
                angle + side * chance.uniform(0.7, 1.1),
                length * chance.uniform(0.34, 0.52),
                thick * 0.62,
                depth - 1,
                side * -chance.uniform(0.1, 0.2),
            )
        elif i % 2 and i > 1:
            side = 1 if i % 4 == 1 else -1
            lx, lz = x + math.cos(angle + side) * 0.13, z + math.sin(angle + side) * 0.13
            if inside(lx, lz):
                mesh.ball((0.085, 0.04, 0.055), 'screen', lx, 0, lz, sides=6)
    if len(path) > 2:
        mesh.tube(path, np.linspace(thick, thick * 0.5, len(path)), 'screen', 6)


def jali(mesh, seed=3):
    """The screen: a palm and a branching tree in an arch filled with curling stems."""
    chance = random.Random(seed)
    mesh.tube([(-0.25, 0, SILL), (-0.2, 0, 2.6), (-0.3, 0, 4.6)], [0.16, 0.11, 0.09], 'screen', 8)
    for i in range(11):
        branch(mesh, chance, -0.28, 4.5, 0.1 + i * 0.3, 0.85, 0.05, 0, 0.16 if i > 5 else -0.16)
    mesh.tube([(0.35, 0, SILL), (0.5, 0, 1.8), (0.25, 0, 2.6)], [0.2, 0.15, 0.12], 'screen', 8)
    for angle, length, bend, z in (
        (2.6, 3.2, -0.05, 1.5),
        (0.5, 3.2, 0.05, 1.5),
        (2.2, 3.8, 0.03, 2.0),
        (0.9, 3.8, -0.03, 2.0),
        (1.9, 3.8, 0.04, 2.5),
        (1.2, 3.8, -0.04, 2.5),
        (2.9, 2.6, -0.04, 1.2),
        (0.2, 2.6, 0.04, 1.2),
        (2.75, 3.0, 0.06, 2.3),
        (0.4, 3.0, -0.06, 2.3),
    ):
        branch(mesh, chance, 0.05 + 0.35 * (1 if angle < 1.57 else -1), z, angle, length, 0.085, 2, bend)
    for i in range(210):
        x, z = chance.uniform(-HALF, HALF), chance.uniform(SILL, APEX)
        if inside(x, z):
            branch(mesh, chance, x, z, chance.uniform(0, 6.28), 0.55, 0.034, 0, chance.choice((-0.5, 0.5)))


def build(scene):
    from kit.palette import PALETTE

    PALETTE.setdefault('screen', {'colour': '#c9995f', 'second': '#a97a46', 'rough': 0.85, 'scale': 1.5})
    scene.camera((-2.2, -9.4, 2.1), (0.1, 0, 3.25), lens=33, lift=0.02, focus=9.4, fstop=2.8)
    scene.light(
        sun=24,
        elevation=25,
        energy=9,
        fill=1.4,
        haze={'density': 0.02, 'height': 20, 'base': 0.4, 'start': 9, 'most': 0.75},
        clouds=False,
        grade={'exposure': 1.18},
    )
    hall = Mesh()
    curve = arch_points(HALF, SPRING, APEX, 'pointed', 40)
    for out, y, stone in ((0, 0.25, 'sand-stone'), (0.28, 0.0, 'sand-stone-pale'), (0.62, -0.25, 'sand-stone')):
        grow = [(x * (1 + out / HALF), SPRING + (z - SPRING) * (1 + out / (APEX - SPRING))) for x, z in curve]
        left, right = -HALF - out, HALF + out
        strip = [p for x, z in grow for p in ((x, y, z), (x, y, 9.5))]
        hall.add(strip, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(grow) - 1)], stone)
        for side, edge in ((-1, left), (1, right)):
            hall.quad((side * 12, y, 0), (edge, y, 0), (edge, y, 9.5), (side * 12, y, 9.5), stone)
        hall.quad((left, y, 0), (right, y, 0), (right, y, SILL - out * 0.3), (left, y, SILL - out * 0.3), stone)
        rim = [(left, SILL - out * 0.3), *grow, (right, SILL - out * 0.3)]
        hall.add(
            [p for x, z in rim for p in ((x, y, z), (x, y + 0.28, z))],
            [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(rim) - 1)],
            stone,
        )
    hall.box(26, 0.5, 0.22, 'sand-stone-pale', 0, -0.4, 0.55)
    for i in range(30):
        hall.box(0.34, 0.22, 0.34, 'sand-stone-dark', -12 + i * 0.83, -0.36, 0.16)
    for side in (-1, 1):
        for y in (-0.9, -6.4):
            hall.lathe(
                [
                    (0.62, 0),
                    (0.6, 0.5),
                    (0.42, 0.7),
                    (0.38, 2),
                    (0.5, 2.2),
                    (0.4, 2.4),
                    (0.38, 4.4),
                    (0.6, 4.9),
                    (0.8, 5.4),
                ],
                'sand-stone',
                8,
                False,
                x=side * 4.5,
                y=y,
                start=22.5,
            )
        hall.box(0.9, 14, 1.1, 'sand-stone-dark', side * 4.5, -5, 5.4)
        hall.box(7, 14, 0.4, 'sand-stone', side * 8, -5, 6.5)
    hall.box(26, 16, 0.3, 'paving', 0, -7.4, -0.3)
    scene.put(hall)
    screen = Mesh()
    jali(screen)
    scene.put(screen, y=0.28)
    scene.put(plain('dust', z=-1), layer='far')
    tree_line(scene, 34, 20, 120, 40, 5)
    scene.layer = 'life'
    life = Mesh()
    man(life, 'ivory', 'ivory', 2.5, -1.3, 0, 1, 150, 'ivory', walking=False)
    scene.put(life)
    scene.lamp(-2, -6, 4.6, 260, '#ffd09a', 0.4, day=1)
