"""The Matrimandir of Auroville at dawn: a sphere of golden discs that rises from its red petals among lawns, the
banyan beside it; a gardener and those who come to sit in silence."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import sitter
from kit.life.work import broom, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'The golden sphere of the Matrimandir rises from red sandstone petals over dewy lawns at dawn; under the banyan a few people sit in silence.',
}


def build(scene):
    scene.material('gold', colour='#dca64a', rough=0.34)
    scene.material('gold-paint', colour='#c9923c', rough=0.42, metal=0.7)
    scene.material('red-stone', colour='#b4664a', second='#98523b')
    scene.camera((-13, -66, 2.6), (-3.5, 0, 10.6), lens=31, lift=0.05, focus=50, fstop=0.9)
    scene.light(
        sun=-98,
        elevation=15,
        haze={'density': 0.0028, 'height': 9, 'start': 46, 'base': 0.1},
        clouds={'seed': 9.2, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.04))
    tree_line(scene, 76, 60, 380, 150, 9, 'leaf')
    globe = Mesh()
    sphere(globe, 18.2, 15.2, 14.6)
    scene.put(globe)
    petals = Mesh()
    for k in range(12):
        petal(petals, 30 * k + 15, 25 if k % 2 else 22)
    paths(petals)
    scene.put(petals)
    trees = [broadleaf(70 + i, 10, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=400) for i in range(3)]
    for k, (x, y, s) in enumerate(((44, 14, 1.0), (54, -4, 1.1), (-56, 30, 1.2), (36, 40, 1.2))):
        scene.put(trees[k % 3], x, y, 0, 66 * k, s)
    banyan(scene, -27, -20)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn in (
        (-21.6, -37.5, 'ivory', 150),
        (-19.8, -36.3, '#cfd8dc', 160),
        (-24.2, -36.2, 'ivory', 140),
    ):
        sitter(life, cloth, x, y, 0, 1.05, turn)
    with life.at(-1.6, -45.6, 0.04, 60, 1.06):
        person(life, 'sweep', 'saree', 'turmeric', 'crimson')
        broom(life)
    person(life, 'walk', 'kurta', 'ivory', 'ivory', 1.4, -31, 0.04, 178, 1.05)
    person(life, 'walk', 'salwar', '#c9b7d0', 'ivory', 0.2, -30.4, 0.04, 176, 1.05)
    flock_in(life, 8, (14, 34), (10, 30), (24, 31), 0.9)
    scene.put(life)


def sphere(mesh, wide, tall, level):
    """A flattened globe covered with round golden dishes of two sizes, set in spirals on a darker skin."""
    mesh.ball((wide, wide, tall), 'gold-paint', 0, 0, level, 56)
    count = 860
    for k in range(count):
        up = 1 - 2 * (k + 0.5) / count
        if up < -0.82:
            continue
        a, flat = k * 2.39996, math.sqrt(1 - up * up)
        out = np.array((flat * math.cos(a) / wide, flat * math.sin(a) / wide, up / tall))
        out /= np.linalg.norm(out)
        lean, turn = math.degrees(math.acos(out[2])), math.degrees(math.atan2(out[1], out[0]))
        x, y, z = flat * math.cos(a) * wide, flat * math.sin(a) * wide, level + up * tall
        if y > 6:
            continue
        with mesh.at(x, y, z, turn, 1, 0, lean):
            r = 0.94 if k % 3 else 0.74
            mesh.lathe([(r * 0.9, 0.05), (r, 0.3), (r * 0.86, 0.34), (r * 0.5, 0.24), (0.02, 0.2)], 'gold', 16)


def petal(mesh, turn, reach):
    """A red stone petal: a curved shell that leans against the globe and widens towards the lawn."""
    with mesh.at(0, 0, 0, turn):
        rows = []
        for t in np.linspace(0, 1, 9):
            y = -(13.5 + (reach + 4 - 13.5) * t)
            z = 8.2 * (1 - t) ** 1.5 + 0.2
            half = 2.6 + 2.5 * math.sin(math.pi * min(1, 0.25 + 0.75 * t)) * (1 if t < 0.9 else 0.8)
            rows.append([(half * s, y, z + 0.9 * (1 - s * s) * (1 - t * 0.5)) for s in np.linspace(-1, 1, 11)])
        mesh.loft(rows, 'red-stone')
        mesh.loft([[(x, y, -0.1) for x, y, z in (row[0],)] + [row[0]] for row in rows], 'red-stone-dark')
        mesh.loft([[row[-1]] + [(row[-1][0], row[-1][1], -0.1)] for row in rows], 'red-stone-dark')
        mesh.add(
            [
                rows[-1][0],
                rows[-1][-1],
                (rows[-1][-1][0], rows[-1][-1][1], -0.1),
                (rows[-1][0][0], rows[-1][0][1], -0.1),
            ],
            [(0, 1, 2, 3)],
            'red-stone-dark',
        )


def paths(mesh):
    """The red ring of laterite round the petals and the walk that leads to it."""
    mesh.lathe([(34, -0.05), (34, 0.02), (28, 0.03)], 'red-stone-pale', 72, False)
    mesh.box(3.4, 60, 0.05, 'red-stone-pale', 0.6, -62, -0.02)


def banyan(scene, x, y):
    """The old banyan: a broad crown on many aerial roots."""
    scene.put(broadleaf(81, 14, 'leaf-dark', 'root', 1.75, 15, 460, 0.36, 0.36), x, y, 0, 30)
    roots = Mesh()
    for k in range(15):
        a, r = k * 2.4, 1.6 + 0.42 * k
        px, py = x + r * math.cos(a), y + r * 0.7 * math.sin(a)
        roots.tube([(px, py, 0), (px + 0.1, py, 3), (px - 0.2 * math.cos(a), py, 7.4)], [0.2, 0.11, 0.08], 'root', 7)
    scene.put(roots)
