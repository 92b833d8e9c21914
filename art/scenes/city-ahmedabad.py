"""Ahmedabad: the pierced stone screen of the Sidi Saiyyed mosque, a tree and a palm whose entwined branches stand
against the evening and fall as light on the floor; visitors look, one photographs."""
import math
import random

import numpy as np

from kit.architecture.arches import arch_points
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'Light falls through the stone tree of the Sidi Saiyyed mosque in Ahmedabad; a woman holds a camera to it, a father shows it to his son.',
}
HALF, SPRING, APEX, SILL = 2.9, 3.5, 6.3, 0.95
CELL = 0.0155


class Slab:
    """A stone slab in the arch, drawn as strokes: what no stroke covers is cut through."""

    def __init__(self):
        self.xs = np.arange(-HALF - 0.05, HALF + 0.05, CELL)
        self.zs = np.arange(SILL - 0.05, APEX + 0.05, CELL)
        shape = (len(self.zs), len(self.xs))
        self.depth, self.lift = np.full(shape, -0.05), np.zeros(shape)

    def dot(self, x, z, radius, lift):
        """A round of stone, and by how much it stands out of the slab."""
        reach = int(radius / CELL) + 3
        i, j = int((z - self.zs[0]) / CELL), int((x - self.xs[0]) / CELL)
        rows, columns = slice(max(0, i - reach), i + reach), slice(max(0, j - reach), j + reach)
        deep = radius - np.hypot(self.xs[columns][None, :] - x, self.zs[rows][:, None] - z)
        if deep.size:
            self.depth[rows, columns] = np.maximum(self.depth[rows, columns], deep)
            bulge = lift * np.sqrt(np.clip(deep / radius, 0, 1))
            self.lift[rows, columns] = np.maximum(self.lift[rows, columns], bulge)

    def stroke(self, points, thick, lift):
        """A band along points, thick from its first width to its last."""
        points = np.array(points, float)
        along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
        count = max(2, int(along[-1] / 0.018))
        steps = np.linspace(0, along[-1], count)
        for x, z, r in zip(
            np.interp(steps, along, points[:, 0]),
            np.interp(steps, along, points[:, 1]),
            np.linspace(thick[0], thick[-1], count),
        ):
            self.dot(x, z, r, lift)

    def frame(self, wide=0.13):
        """The rim that holds the slab in the arch; outside of it there is none."""
        curve = arch_points(HALF, SPRING, APEX, 'pointed', 120)
        top = np.interp(self.xs, [p[0] for p in curve], [p[1] for p in curve])[None, :]
        room = np.minimum(
            HALF - np.abs(self.xs)[None, :], np.minimum(self.zs[:, None] - SILL, (top - self.zs[:, None]) * 0.75)
        )
        rim = wide - room
        self.lift = np.where(rim > self.depth, 0.02, self.lift)
        self.depth = np.minimum(np.maximum(self.depth, rim), room + 0.02)

    def draw(self, mesh, material):
        """The slab as a solid: its carved front, and the walls of its holes, cut along the strokes' edges."""
        d, verts, faces, walls = self.depth, [], [], []
        solid = d > 0
        relief = -0.02 * np.clip(d / 0.02, 0, 1) - self.lift
        known = {}

        def corner(i, j):
            if (i, j) not in known:
                known[i, j] = len(verts)
                verts.append((self.xs[j], relief[i, j], self.zs[i]))
            return known[i, j]

        def crossing(a, b):
            key = (a, b) if a < b else (b, a)
            if key not in known:
                (i, j), (k, m) = key
                t = d[i, j] / (d[i, j] - d[k, m])
                known[key] = len(verts)
                x = self.xs[j] + (self.xs[m] - self.xs[j]) * t
                verts.append((x, 0, self.zs[i] + (self.zs[k] - self.zs[i]) * t))
            return known[key]

        for i, j in zip(*np.nonzero(solid[:-1, :-1] | solid[1:, :-1] | solid[:-1, 1:] | solid[1:, 1:])):
            ring = [(i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j)]
            face, edge = [], []
            for a, b in zip(ring, ring[1:] + ring[:1]):
                if solid[a]:
                    face.append(corner(*a))
                if solid[a] != solid[b]:
                    face.append(crossing(a, b))
                    edge.append(face[-1])
            faces.append(tuple(face))
            if len(edge) == 2:
                walls.append(edge)
        verts = np.array(verts)
        mesh.add(verts, faces, material, True)
        for a, b in walls:
            mesh.quad(verts[a], verts[b], verts[b] + (0, 0.09, 0), verts[a] + (0, 0.09, 0), material)


def curl(x, z, angle, length, bend, steps=40):
    """A path that sets out at an angle and rolls up towards its end."""
    path = [(x, z)]
    for i in range(steps):
        t = i / steps
        angle += bend * (0.1 + 2.6 * t**2.2) / steps * 4
        x, z = x + math.cos(angle) * length / steps, z + math.sin(angle) * length / steps
        path.append((x, z))
    return path


def scrolls(slab, chance):
    """The ground of the carving: tendrils rolled up side by side, each with its leaves."""
    rounds = []
    for size in (0.27, 0.22, 0.17, 0.13, 0.1):
        for _ in range(1300):
            x, z = chance.uniform(-HALF, HALF), chance.uniform(SILL, APEX)
            if all(math.hypot(x - a, z - b) > (size + r) * 0.97 for a, b, r in rounds):
                rounds.append((x, z, size))
    for x, z, size in rounds:
        start, way, turns = chance.uniform(0, 6.28), chance.choice((-1, 1)), 1.0 + size * 2.4
        path = []
        for t in np.linspace(0, 1, 30):
            r, a = size * (1.06 - 0.9 * t), start + way * turns * 6.28 * t
            path.append((x + r * math.cos(a), z + r * math.sin(a)))
        slab.stroke(path, (0.033, 0.026), 0.012)
        slab.dot(*path[-1], 0.045, 0.03)
        for k in range(int(size * 22)):
            a, r = start + k * 2.4, size * 0.93
            slab.dot(x + r * math.cos(a), z + r * math.sin(a), 0.042, 0.02)


def tree(slab):
    """The tree: a trunk whose boughs part, cross each other and roll up, with shoots and leaves on their outside."""
    for side in (-1, 1):
        slab.stroke(
            [(0.62 * side, SILL), (0.4 * side, 1.3), (0.12 * side, 1.7), (-0.12 * side, 2.15)], (0.2, 0.15), 0.13
        )
        for x, z, angle, length, bend, thick in (
            (0.0, 1.75, 18, 3.6, 0.62, 0.09),
            (0.05, 1.9, 30, 3.7, -0.72, 0.1),
            (-0.12, 2.15, 50, 4.3, 0.74, 0.11),
            (-0.1, 2.2, 104, 4.2, -0.8, 0.105),
            (0.1, 2.7, 30, 2.9, 0.9, 0.085),
            (0.3, 1.3, -4, 2.6, 0.9, 0.09),
        ):
            lean = math.radians(angle if side > 0 else 180 - angle)
            path = curl(x * side, z, lean, length, bend * side)
            slab.stroke(path, (thick, 0.045), 0.1)
            slab.dot(*path[-1], 0.1, 0.09)
            for k in range(9, len(path) - 2, 4):
                (ax, az), (bx, bz) = path[k - 1], path[k]
                out = math.atan2(bz - az, bx - ax) + (1.0 if k % 8 < 4 else -1.0)
                shoot = curl(bx, bz, out, 0.5, 0.85 if k % 8 < 4 else -0.85, 12)
                slab.stroke(shoot, (0.046, 0.03), 0.05)
                slab.dot(*shoot[-1], 0.062, 0.06)


def palm(slab):
    """The palm before it: a ringed stem and drooping fronds under the apex."""
    for z in np.arange(SILL, 4.5, 0.05):
        slab.dot(0, z, 0.11 - 0.012 * (z - SILL) + 0.012 * math.sin(z * 40), 0.17)
    for k in range(9):
        angle = math.radians(-30 + 30 * k)
        reach = 1.15 + 0.12 * math.sin(angle)
        path = [
            (reach * t * math.cos(angle), 4.5 + reach * t * math.sin(angle) - 0.5 * t * t)
            for t in np.linspace(0, 1, 16)
        ]
        slab.stroke(path, (0.045, 0.028), 0.15)
        for x, z in path[5::3]:
            for side in (-1, 1):
                slab.stroke([(x, z), (x + 0.09 * side, z - 0.13)], (0.026, 0.016), 0.12)


def hall(mesh):
    """The wall with its stepped arch, two pillars, the beams of the roof and the floor."""
    curve = arch_points(HALF, SPRING, APEX, 'pointed', 40)
    for out, y, stone in ((0, 0.25, 'sand-stone'), (0.28, 0.0, 'sand-stone-pale'), (0.62, -0.25, 'sand-stone')):
        grow = [(x * (1 + out / HALF), SPRING + (z - SPRING) * (1 + out / (APEX - SPRING))) for x, z in curve]
        left, right = -HALF - out, HALF + out
        strip = [p for x, z in grow for p in ((x, y, z), (x, y, 9.5))]
        mesh.add(strip, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(grow) - 1)], stone)
        for side, edge in ((-1, left), (1, right)):
            mesh.quad((side * 12, y, 0), (edge, y, 0), (edge, y, 9.5), (side * 12, y, 9.5), stone)
        mesh.quad((left, y, 0), (right, y, 0), (right, y, SILL - out * 0.3), (left, y, SILL - out * 0.3), stone)
        rim = [(left, SILL - out * 0.3), *grow, (right, SILL - out * 0.3)]
        mesh.add(
            [p for x, z in rim for p in ((x, y, z), (x, y + 0.28, z))],
            [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(rim) - 1)],
            stone,
        )
    mesh.box(26, 0.5, 0.22, 'sand-stone-pale', 0, -0.4, 0.55)
    for i in range(30):
        mesh.box(0.34, 0.22, 0.34, 'sand-stone-dark', -12 + i * 0.83, -0.36, 0.16)
    pillar = [
        (0.62, 0),
        (0.6, 0.5),
        (0.42, 0.7),
        (0.38, 2),
        (0.5, 2.2),
        (0.4, 2.4),
        (0.38, 4.4),
        (0.6, 4.9),
        (0.8, 5.4),
    ]
    for side in (-1, 1):
        mesh.lathe(pillar, 'sand-stone', 8, False, x=side * 4.5, y=-0.9, start=22.5)
        mesh.box(0.9, 14, 1.1, 'sand-stone-dark', side * 4.5, -5, 5.4)
        mesh.box(7, 14, 0.4, 'sand-stone', side * 8, -5, 6.5)
    mesh.box(26, 16, 0.3, 'paving', 0, -7.4, -0.3)


def visitors(mesh):
    """One photographs, a father squats by his son and shows him the tree, the old keeper sits by the pillar."""
    with mesh.at(1.9, -4.1, 0, 164, 1.0):
        person(mesh, 'photograph', 'salwar', '#7d93a8', '#efe4d2', pack='#8c6f5a')
        camera(mesh)
    person(mesh, 'squat', 'kurta', '#a7b79c', '#efe4d2', -2.2, -3.5, 0, 150, look=-20)
    little_one(mesh, 'wave', 'scarlet', -1.55, -3.25, 0, 172, 0.92)
    person(mesh, 'knit', 'kurta', 'ivory', 'ivory', -3.75, -2.2, 0, 52, head='cap', hat='ivory', elder=True)
    with mesh.at(-3.75, -2.2, 0, 52):
        mesh.box(0.3, 0.2, 0.03, 'maroon', 0, -0.4, 0.34)
        mesh.box(0.28, 0.18, 0.02, 'ivory', 0, -0.4, 0.37)
    mesh.box(1.7, 1.1, 0.02, 'maroon', -3.7, -2.25, 0)
    mesh.box(1.5, 0.9, 0.03, '#c98f5a', -3.7, -2.25, 0)
    person(mesh, 'pray', 'saree', '#d9a79b', 'maroon', 4.0, -2.3, 0, 128, 0.96, head='veil', look=-10)


def build(scene):
    from kit.palette import PALETTE

    PALETTE.setdefault('screen', {'colour': '#d9ac70', 'second': '#bb8a54', 'rough': 0.85, 'scale': 1.5})
    scene.camera((-0.9, -11.2, 2.3), (-0.3, 0, 2.3), lens=30, lift=0.036, focus=9.4, fstop=2.8)
    scene.light(
        sun=12,
        elevation=31,
        energy=15,
        size=0.4,
        fill=1.4,
        haze={'density': 0.02, 'height': 20, 'base': 0.4, 'start': 13, 'most': 0.75},
        clouds=False,
        grade={'exposure': 1.2, 'saturation': 0.98},
    )
    stone = Mesh()
    hall(stone)
    scene.put(stone)
    slab = Slab()
    scrolls(slab, random.Random(3))
    tree(slab)
    palm(slab)
    slab.frame()
    screen = Mesh()
    slab.draw(screen, 'screen')
    scene.put(screen, y=0.3)
    scene.put(plain('dust', z=-1), layer='far')
    tree_line(scene, 34, 20, 120, 40, 5)
    scene.layer = 'life'
    life = Mesh()
    visitors(life)
    scene.put(life)
    scene.lamp(-2, -8, 4.6, 150, '#ffd09a', 0.4, day=1)
