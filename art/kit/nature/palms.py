"""Palms, bananas, bamboo and mangroves."""
import math

import numpy as np

from kit.mesh import Mesh
from kit.nature.trees import leaf_cloud


def coconut_palm(seed, height=12, lean=(4, 0), fronds=20, length=4.2, leaflets=26):
    """A leaning coconut palm with hanging leaflets; lean is where the crown goes, in metres."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    trunk = np.array([(lean[0] * ((1 - (1 - t)) * t ** .55 * .5 + .5 * math.sin(t * math.pi / 2) * t), lean[1] * t ** 1.3, height * t ** 1.12)
                      for t in np.linspace(0, 1, 22)])
    trunk[0, 2] -= 1
    radius = np.linspace(.26, .13, 22) * (1 + .07 * (np.arange(22) % 2))
    radius[:2] = .42, .33
    mesh.tube(trunk, radius, 'palm-trunk', 9)
    crown = trunk[-1]
    for _ in range(7):
        angle = chance.rand() * 6.28
        nut = crown + np.array([math.cos(angle) * .32, math.sin(angle) * .32, -.25 - .2 * chance.rand()])
        mesh.ball((.19, .19, .24), 'coconut', *nut, sides=8)
    for i in range(fronds):
        rise = math.radians(chance.choice([74, 55, 38, 18, -5, -28], p=[.12, .2, .24, .2, .14, .1]) + chance.uniform(-8, 8))
        frond(mesh, crown, i * 2.39996 + chance.rand() * .35, rise, length * (.85 + .3 * chance.rand()), chance, leaflets=leaflets)
    return mesh.data('coconut-palm')


def frond(mesh, start, angle, rise, length, chance, leaf='palm', leaflets=30, droop=1.0):
    """One feather frond with paired hanging leaflets. Also good at the frame's edge, near the lens."""
    way = np.array([math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)])
    point, path, steps = np.array(start, float), [np.array(start, float)], 15
    for i in range(steps):
        point = point + way * length / steps
        path.append(point.copy())
        way = way + np.array([0, 0, (-.085 - .05 * (i / steps)) * droop])
        way /= np.linalg.norm(way)
    path = np.array(path)
    mesh.tube(path, np.linspace(.05, .012, steps + 1) * length / 4.2, 'frond-rib', 4)
    verts, faces = [], []
    for i in range(leaflets):
        t = .1 + .9 * i / (leaflets - 1)
        j = min(int(t * steps), steps - 1)
        root = path[j] + (path[j + 1] - path[j]) * (t * steps - j)
        along = path[j + 1] - path[j]
        along /= np.linalg.norm(along)
        side = np.cross(along, (0, 0, 1.))
        side /= np.linalg.norm(side) + 1e-9
        over = np.cross(side, along)
        reach = length * .27 * math.sin(math.pi * (.16 + .8 * t)) ** .7
        wide = along * .07 * length / 4.2 * 30 / leaflets
        for sign in (-1, 1):
            out = side * sign * .82 + along * .62 + over * .12
            out /= np.linalg.norm(out)
            bend = root + out * reach * .5 + np.array([0, 0, -.05 * reach])
            end = root + out * reach + np.array([0, 0, -reach * (.32 + .2 * chance.rand())])
            k = len(verts)
            verts += [root - wide * .5, root + wide * .5, bend + wide * .65, bend - wide * .65, end]
            faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    mesh.add(verts, faces, leaf)


def fan_palm(seed, height=11, leaves=26):
    """A palmyra or date palm: stiff fans on a straight trunk."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -.5), (.1, 0, height * .5), (.2, .1, height)], [.3, .22, .2], 'palm-trunk', 8)
    for i in range(leaves):
        frond(mesh, (.2, .1, height), i * 2.39996, math.radians(chance.uniform(-35, 75)), 2.2, chance, leaflets=14, droop=.35)
    return mesh.data('fan-palm')


def banana(seed, height=3.2, leaves=9):
    """A banana plant with broad torn leaves."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    mesh.tube([(0, 0, -.2), (0, 0, height * .5)], [.16, .11], 'bamboo', 8)
    for i in range(leaves):
        angle, rise, length = i * 2.4 + chance.rand() * .4, math.radians(chance.uniform(35, 75)), height * .75
        way = np.array([math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)])
        side = np.array([-math.sin(angle), math.cos(angle), 0])
        point, rows = np.array([0, 0, height * .5]), []
        for step in range(9):
            wide = height * .11 * math.sin(math.pi * (.12 + .85 * step / 8)) ** .6
            rows.append([point - side * wide + np.array([0, 0, wide * .25]), point, point + side * wide + np.array([0, 0, wide * .25])])
            point = point + way * length / 8
            way = way + np.array([0, 0, -.16])
            way /= np.linalg.norm(way)
        mesh.loft(rows, 'palm')
    return mesh.data('banana')


def bamboo_clump(seed, height=9, stems=14):
    """A clump of arching bamboo."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for _ in range(stems):
        angle, lean = chance.rand() * 6.28, chance.uniform(.5, 2.6)
        path = [(math.cos(angle) * (.3 + lean * t * t), math.sin(angle) * (.3 + lean * t * t), height * t * (1 - .12 * t)) for t in np.linspace(0, 1, 8)]
        mesh.tube(path, np.linspace(.07, .02, 8), 'bamboo', 5)
        for t in (4, 5, 6, 7):
            leaf_cloud(mesh, path[t], (.7, .7, .6), 34, 'leaf', chance, .22, .1)
    return mesh.data('bamboo')


def mangrove(seed, height=4.5):
    """A mangrove standing on arched roots."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    for i in range(9):
        angle, out = i * .7 + chance.rand() * .3, chance.uniform(.6, 1.5)
        mesh.tube([(math.cos(angle) * out, math.sin(angle) * out, -.4), (math.cos(angle) * out * .8, math.sin(angle) * out * .8, height * .16), (0, 0, height * .34)],
                  [.05, .06, .09], 'root', 5)
    mesh.tube([(0, 0, height * .3), (.1, 0, height * .6)], [.14, .08], 'root', 6)
    for _ in range(7):
        angle, out = chance.rand() * 6.28, chance.rand() * height * .3
        leaf_cloud(mesh, (math.cos(angle) * out, math.sin(angle) * out, height * (.55 + .35 * chance.rand())), (height * .24, height * .24, height * .17), 230, 'leaf', chance, .22)
    return mesh.data('mangrove')
