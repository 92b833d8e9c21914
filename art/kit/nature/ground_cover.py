"""Grass, reeds, crops, rocks, flowers and lily pads, as mesh data to scatter."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.noise import fractal


def grass_tuft(seed=4, blades=60, height=0.7, spread=0.28, leaf='grass', width=0.025):
    """A tuft of bent blades; leaf 'reed' and height 1.6 for reeds."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    verts, faces = [], []
    for _ in range(blades):
        angle, tall = chance.rand() * 6.28, height * (0.55 + 0.7 * chance.rand())
        way = np.array([math.cos(angle), math.sin(angle), 0])
        # Some blades are half as wide and all narrow with their length: no sabres near the camera.
        wide = min(width, 0.008 + 0.016 * tall) * chance.uniform(0.5, 1)
        root, side, k = way * spread * chance.rand(), np.array([-way[1], way[0], 0]) * wide, len(verts)
        verts += [
            root - side,
            root + side,
            root + way * 0.12 * tall + (0, 0, tall * 0.6) + side * 0.7,
            root + way * 0.12 * tall + (0, 0, tall * 0.6) - side * 0.7,
            root + way * 0.5 * tall + (0, 0, tall),
        ]
        faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    mesh.add(verts, faces, leaf)
    return mesh.data('grass')


def flower_tuft(seed=4, stems=26, height=0.5, spread=0.5, flower='blossom-pink', leaf='grass'):
    """Grass with small flower heads."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for _ in range(stems):
        x, y = chance.normal(size=2) * spread * 0.5
        tall = height * (0.6 + 0.6 * chance.rand())
        mesh.add([(x - 0.012, y, 0), (x + 0.012, y, 0), (x, y, tall)], [(0, 1, 2)], leaf)
        size = 0.05 + 0.04 * chance.rand()
        for turn in (0, 1.05, 2.1):
            dx, dy = math.cos(turn) * size, math.sin(turn) * size
            mesh.quad(
                (x - dx, y - dy, tall + size * 0.3),
                (x, y, tall - size * 0.4),
                (x + dx, y + dy, tall + size * 0.3),
                (x, y, tall + size * 0.5),
                flower,
            )
    return mesh.data('flowers')


def rock(seed, size=1.0, material='rock', flat=0.7):
    """A rounded, broken boulder."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    angles, rises = np.meshgrid(np.linspace(0, 2 * math.pi, 25), np.linspace(-math.pi / 2, math.pi / 2, 13))
    x, y, z = np.cos(angles) * np.cos(rises), np.sin(angles) * np.cos(rises), np.sin(rises)
    offset = chance.rand() * 50
    bulge = 1 + 0.35 * fractal(x * 1.3 + offset, y * 1.3 + z * 1.7 + offset, 4)
    mesh.grid(x * bulge * size * (0.8 + 0.5 * chance.rand()), y * bulge * size, z * bulge * size * flat, material)
    return mesh.data('rock')


def folded_leaves(mesh, middle, along, across, material):
    """Leaves (n, 3) of two halves folded along their rib; along and across are half their length and width."""
    fold = np.cross(along, across)
    fold *= np.linalg.norm(across, axis=1)[:, None] * 0.5 / (np.linalg.norm(fold, axis=1)[:, None] + 1e-9)
    corners = np.stack([middle - along, middle + across + fold, middle + along, middle - across + fold], axis=1)
    first = np.arange(len(middle))[:, None] * 4
    mesh.add(corners.reshape(-1, 3), np.concatenate([first + (0, 1, 2), first + (0, 2, 3)]), material, smooth=True)


def tea_row(length=6, height=0.9, seed=1, leaf='tea', young='rice'):
    """A clipped row of tea along x: round cushions under small folded leaves, young leaves on top."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    # Bushes in a row, each a cushion; small leaves cover them, the young ones on top stand up and are lighter.
    bushes = max(1, round(length / (height * 1.15)))
    half, wide = length / bushes / 2, height * 0.7
    for number in range(bushes):
        x, tall = (2 * number + 1) * half - length / 2, height * chance.uniform(0.9, 1.04)
        levels = np.linspace(0, 1, 7)
        core = [((1 - level**3) ** 0.33 + 1e-3, level * tall * 0.93) for level in levels]
        mesh.lathe(core, leaf, 12, x=x, oval=(half * 1.22, wide * 0.95))
        for count, material, size, rise in ((300, leaf, 0.062, 0.5), (110, young, 0.048, 0.9)):
            angle, lift = chance.rand(count) * 6.283, chance.uniform(0.1 if material == leaf else 0.7, 1, count)
            flat = (1 - lift**3) ** 0.33
            out = np.stack([np.cos(angle) * flat, np.sin(angle) * flat, lift], axis=1)
            middle = out * (half * 1.28, wide, tall) * chance.uniform(0.95, 1.04, (count, 1)) + (x, 0, 0)
            along = out * 0.6 + chance.normal(size=(count, 3)) * 0.6 + (0, 0, rise)
            along /= np.linalg.norm(along, axis=1)[:, None]
            across = np.cross(along, chance.normal(size=(count, 3)))
            across /= np.linalg.norm(across, axis=1)[:, None] + 1e-9
            size = size * chance.uniform(0.7, 1.3, (count, 1)) * (height / 0.9)
            folded_leaves(mesh, middle, along * size, across * size * 0.42, material)
    return mesh.data('tea-row')


def lily_patch(seed=1, pads=16, spread=1.6, flowers=3):
    """Floating pads with a few lotus flowers, on z = 0."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for i in range(pads):
        x, y, size = *(chance.normal(size=2) * spread * 0.6), 0.16 + 0.16 * chance.rand()
        ring = [(x + math.cos(a) * size, y + math.sin(a) * size, 0.02 + 0.004 * i) for a in np.linspace(0.3, 6.1, 12)]
        mesh.add([(x, y, 0.015), *ring], [tuple(range(13))], 'lotus-pad')
        if i < flowers:
            for petal in range(8):
                angle = petal * 0.785
                dx, dy = math.cos(angle), math.sin(angle)
                mesh.quad(
                    (x, y, 0.06),
                    (x + dx * 0.1 - dy * 0.04, y + dy * 0.1 + dx * 0.04, 0.18),
                    (x + dx * 0.17, y + dy * 0.17, 0.27),
                    (x + dx * 0.1 + dy * 0.04, y + dy * 0.1 - dx * 0.04, 0.18),
                    'lotus',
                )
    return mesh.data('lilies')


def field_patch(ground, x, y, width, depth, turn=0.0, material='field', lift=0.4, steps=8):
    """A field laid on the ground; returns a Mesh, or None where it is too steep for one."""
    u, v = np.meshgrid(np.linspace(-width / 2, width / 2, steps), np.linspace(-depth / 2, depth / 2, steps))
    angle = math.radians(turn)
    xs, ys = x + u * math.cos(angle) - v * math.sin(angle), y + u * math.sin(angle) + v * math.cos(angle)
    zs = ground(xs, ys)
    if zs.max() - zs.min() > max(width, depth) * 0.4:
        return None
    mesh = Mesh()
    mesh.grid(xs, ys, zs + lift, material)
    return mesh
