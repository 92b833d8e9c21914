"""Palms, bananas, bamboo and mangroves."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.trees import leaf_cloud


def coconut_palm(seed, height=12, lean=(4, 0), fronds=20, length=4.2, leaflets=26):
    """A leaning coconut palm with hanging leaflets; lean is where the crown goes, in metres."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    trunk = np.array(
        [
            (
                lean[0] * ((1 - (1 - t)) * t**0.55 * 0.5 + 0.5 * math.sin(t * math.pi / 2) * t),
                lean[1] * t**1.3,
                height * t**1.12,
            )
            for t in np.linspace(0, 1, 22)
        ]
    )
    trunk[0, 2] -= 1
    radius = np.linspace(0.26, 0.13, 22) * (1 + 0.07 * (np.arange(22) % 2))
    radius[:2] = 0.42, 0.33
    mesh.tube(trunk, radius, 'palm-trunk', 9)
    crown = trunk[-1]
    for _ in range(7):
        angle = chance.rand() * 6.28
        nut = crown + np.array([math.cos(angle) * 0.32, math.sin(angle) * 0.32, -0.25 - 0.2 * chance.rand()])
        mesh.ball((0.19, 0.19, 0.24), 'coconut', *nut, sides=8)
    for i in range(fronds):
        rise = math.radians(
            chance.choice([74, 55, 38, 18, -5, -28], p=[0.12, 0.2, 0.24, 0.2, 0.14, 0.1]) + chance.uniform(-8, 8)
        )
        frond(
            mesh,
            crown,
            i * 2.39996 + chance.rand() * 0.35,
            rise,
            length * (0.85 + 0.3 * chance.rand()),
            chance,
            leaflets=leaflets,
        )
    return mesh.data('coconut-palm')


def frond(mesh, start, angle, rise, length, chance, leaf='palm', leaflets=30, droop=1.0):
    """One feather frond with paired hanging leaflets. Also good at the frame's edge, near the lens."""
    way = np.array([math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)])
    point, path, steps = np.array(start, float), [np.array(start, float)], 15
    for i in range(steps):
        point = point + way * length / steps
        path.append(point.copy())
        way = way + np.array([0, 0, (-0.085 - 0.05 * (i / steps)) * droop])
        way /= np.linalg.norm(way)
    path = np.array(path)
    mesh.tube(path, np.linspace(0.05, 0.012, steps + 1) * length / 4.2, 'frond-rib', 4)
    verts, faces = [], []
    for i in range(leaflets):
        t = 0.1 + 0.9 * i / (leaflets - 1)
        j = min(int(t * steps), steps - 1)
        root = path[j] + (path[j + 1] - path[j]) * (t * steps - j)
        along = path[j + 1] - path[j]
        along /= np.linalg.norm(along)
        side = np.cross(along, (0, 0, 1.0))
        side /= np.linalg.norm(side) + 1e-9
        over = np.cross(side, along)
        reach = length * 0.27 * math.sin(math.pi * (0.16 + 0.8 * t)) ** 0.7
        wide = along * 0.07 * length / 4.2 * 30 / leaflets
        for sign in (-1, 1):
            out = side * sign * 0.82 + along * 0.62 + over * 0.12
            out /= np.linalg.norm(out)
            bend = root + out * reach * 0.5 + np.array([0, 0, -0.05 * reach])
            end = root + out * reach + np.array([0, 0, -reach * (0.32 + 0.2 * chance.rand())])
            k = len(verts)
            verts += [root - wide * 0.5, root + wide * 0.5, bend + wide * 0.65, bend - wide * 0.65, end]
            faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    mesh.add(verts, faces, leaf)


def fan_palm(seed, height=11, leaves=26):
    """A palmyra or date palm: stiff fans on a straight trunk."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -0.5), (0.1, 0, height * 0.5), (0.2, 0.1, height)], [0.3, 0.22, 0.2], 'palm-trunk', 8)
    for i in range(leaves):
        frond(
            mesh,
            (0.2, 0.1, height),
            i * 2.39996,
            math.radians(chance.uniform(-35, 75)),
            2.2,
            chance,
            leaflets=14,
            droop=0.35,
        )
    return mesh.data('fan-palm')


def banana(seed, height=3.2, leaves=9):
    """A banana plant with broad torn leaves."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -0.2), (0, 0, height * 0.5)], [0.16, 0.11], 'bamboo', 8)
    for i in range(leaves):
        angle, rise, length = i * 2.4 + chance.rand() * 0.4, math.radians(chance.uniform(35, 75)), height * 0.75
        way = np.array([math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)])
        side = np.array([-math.sin(angle), math.cos(angle), 0])
        point, rows = np.array([0, 0, height * 0.5]), []
        for step in range(9):
            wide = height * 0.11 * math.sin(math.pi * (0.12 + 0.85 * step / 8)) ** 0.6
            rows.append(
                [
                    point - side * wide + np.array([0, 0, wide * 0.25]),
                    point,
                    point + side * wide + np.array([0, 0, wide * 0.25]),
                ]
            )
            point = point + way * length / 8
            way = way + np.array([0, 0, -0.16])
            way /= np.linalg.norm(way)
        mesh.loft(rows, 'palm')
    return mesh.data('banana')


def bamboo_clump(seed, height=9, stems=14):
    """A clump of arching bamboo."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for _ in range(stems):
        angle, lean = chance.rand() * 6.28, chance.uniform(0.5, 2.6)
        path = [
            (
                math.cos(angle) * (0.3 + lean * t * t),
                math.sin(angle) * (0.3 + lean * t * t),
                height * t * (1 - 0.12 * t),
            )
            for t in np.linspace(0, 1, 8)
        ]
        mesh.tube(path, np.linspace(0.07, 0.02, 8), 'bamboo', 5)
        for t in (4, 5, 6, 7):
            leaf_cloud(mesh, path[t], (0.7, 0.7, 0.6), 34, 'leaf', chance, 0.22, 0.1)
    return mesh.data('bamboo')


def mangrove(seed, height=4.5):
    """A mangrove standing on arched roots."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for i in range(9):
        angle, out = i * 0.7 + chance.rand() * 0.3, chance.uniform(0.6, 1.5)
        mesh.tube(
            [
                (math.cos(angle) * out, math.sin(angle) * out, -0.4),
                (math.cos(angle) * out * 0.8, math.sin(angle) * out * 0.8, height * 0.16),
                (0, 0, height * 0.34),
            ],
            [0.05, 0.06, 0.09],
            'root',
            5,
        )
    mesh.tube([(0, 0, height * 0.3), (0.1, 0, height * 0.6)], [0.14, 0.08], 'root', 6)
    for _ in range(7):
        angle, out = chance.rand() * 6.28, chance.rand() * height * 0.3
        leaf_cloud(
            mesh,
            (math.cos(angle) * out, math.sin(angle) * out, height * (0.55 + 0.35 * chance.rand())),
            (height * 0.24, height * 0.24, height * 0.17),
            230,
            'leaf',
            chance,
            0.22,
        )
    return mesh.data('mangrove')
