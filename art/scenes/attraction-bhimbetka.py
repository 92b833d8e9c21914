"""Bhimbetka: under the great overhang of sandstone the painted wall in morning light, horses, bison and a line of
dancers in white and red; a guide who points, teak forest in the plain below."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Horses with riders, bison and a row of dancers painted in white and red on a sandstone wall under the overhanging rock of Bhimbetka, a guide pointing them out to a family.',
}
# The rock's profile: how far it comes forward (-y) at a height, from the floor to the top and back.
PROFILE = [
    (0.9, -1.0),
    (0.5, 0.0),
    (0.9, 1.0),
    (1.1, 2.4),
    (1.0, 3.8),
    (0.6, 5.0),
    (-0.9, 6.0),
    (-3.4, 6.9),
    (-5.2, 7.6),
    (-6.0, 8.5),
    (-5.9, 9.8),
    (-4.6, 11.4),
    (-1.4, 13.0),
    (4.0, 14.2),
    (12.0, 14.4),
]
WHITE, RED = '#f2e6d2', '#8d3122'


def ground(xs, ys):
    edge = smoothstep(13, 34, xs + 0.3 * ys + 2 * fractal(xs * 0.05, ys * 0.05, 3))
    return 0.25 * fractal(xs * 0.12, ys * 0.12, 4) - 20 * edge


def wall(xs, zs):
    """Where the painted part of the wall stands: y at (x, z) for z from 0 to 5 m."""
    zs = np.asarray(zs, float)
    back = np.interp(zs, [z for _, z in PROFILE[:6]], [y for y, _ in PROFILE[:6]])
    return back + 0.35 * np.sin(np.asarray(xs, float) * 0.35 + 0.4) + 4


def build(scene):
    scene.material('rock-warm', colour='#b99b7e', second='#8a6f57', scale=0.22, bump=0.25, bump_scale=1.8, stain=0.45)
    scene.material('dust', colour='#bfa384', second='#9c8063')
    scene.camera((-9.6, -14.6, 1.75), (1.0, 4, 4.3), lens=31, lift=0.02)
    scene.light(
        sun=-142,
        elevation=24,
        haze={'density': 0.0022, 'height': 30, 'start': 36, 'base': 0.2},
        clouds={'seed': 8.3, 'amount': 0.7},
        grade={'saturation': 1.06},
    )
    scene.put(ground_sheet(ground, (-60, 140), (-24, 160), 'dust', 300, 260, near=(20, 0.5)))
    scene.put(cliff())
    paintings = Mesh()
    paint(paintings)
    scene.put(paintings)
    stacks = Mesh()
    for x, y, s, k in ((19.5, 15, 1.0, 1), (26, 26, 1.25, 4), (31, 12, 0.7, 7)):
        mushroom(stacks, x, y, s, k)
    scene.put(stacks)
    blue_hills(scene, 'forest-hills', near=420, count=3, height=46, base=-18, width=2600, seed=2.6)
    tree_line(scene, 120, 70, 420, 170, 9, 'leaf', z=-20)
    teak = [
        broadleaf(40 + i, 9, ('leaf', 'leaf-dry', 'leaf')[i], 'bark-pale', 0.9, 8, 340, 0.36, 0.5) for i in range(3)
    ]
    scene.scatter(
        teak,
        70,
        lambda r: (r.uniform(12, 80), r.uniform(8, 90)),
        ground,
        seed=4,
        sink=0.3,
        scale=(0.7, 1.2),
        keep=lambda x, y, z: math.hypot(x - 22, y - 18) > 9 and x - 0.2 * y > 6,
    )
    for x, y, s in ((14.5, 24, 1.1), (12.2, -1.6, 0.55), (-26, 18, 1.0)):
        scene.put(teak[int(abs(x)) % 3], x, y, height_at(ground, x, y) - 0.2, 40 * x, s)
    scene.put(teak[0], 3, 16, 13.4, 30, 0.6)
    scene.put(bush(8, 1.8, 'leaf', cards=220), -6.5, 9, 13.6, 20, 1.3)
    stones = [rock(i, 1.0, 'rock-warm') for i in range(4)]
    scene.scatter(
        stones,
        46,
        lambda r: (r.uniform(-16, 15), r.uniform(-6, 4.2)),
        ground,
        seed=9,
        sink=0.3,
        scale=(0.2, 1.1),
        keep=lambda x, y, z: y > 2.6 or x > 9 or x < -12,
    )
    tufts = [grass_tuft(5 + i, 50, 0.55, 0.35, ('grass-dry', 'grass')[i]) for i in range(2)]
    scene.scatter(
        tufts,
        240,
        lambda r: (r.uniform(-18, 18), r.uniform(-11.5, 4)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: abs(y + 3.4 + 0.8 * math.sin(x * 0.2)) > 2.6,
        scale=(0.4, 1.0),
    )
    scene.layer = 'life'
    life = Mesh()
    put = lambda x, y: height_at(ground, x, y)
    for x, y, deed, dress, cloth, second, turn, more in (
        (2.9, 1.2, 'wave', 'shirt', '#b9a56f', '#5a5440', 120, {}),
        (0.6, -0.6, 'hold', 'saree', 'crimson', 'turmeric', 150, {}),
        (-0.3, -1.1, 'hold', 'shirt', 'ivory', '#3f4650', 156, {}),
        (7.6, -1.4, 'walk', 'salwar', 'turmeric', 'emerald', 80, {}),
        (8.6, -1.7, 'walk', 'shirt', '#86a3b6', '#4b4640', 86, {'pack': 'maroon'}),
    ):
        person(life, deed, dress, cloth, second, x, y, put(x, y), turn, 1.0, **more)
    little_one(life, 'reach', 'azure', 1.5, -0.1, put(1.5, -0.1), 160, 1.0)
    with life.at(-3.9, -1.5, put(-3.9, -1.5), 172):
        person(life, 'photograph', 'jacket', '#c9b48a', '#5d5a4c', head='brim', hat='#e0cda2')
        camera(life)
    rail = [(x, 2.6, put(x, 2.6)) for x in np.linspace(-14, 8.5, 16)]
    for x, y, z in rail:
        life.box(0.07, 0.07, 0.75, 'wood-dark', x, y, z)
    life.tube([(x, y, z + 0.7) for x, y, z in rail], 0.03, 'rope', 5)
    flock_in(life, 7, (12, 34), (30, 60), (14, 22), 0.9)
    scene.put(life)


def cliff():
    """The overhanging rock: beds of sandstone worn to ledges and hollows, its right end a rounded nose."""
    mesh = Mesh()
    count = 220
    way = np.linspace(0, len(PROFILE) - 1, count)
    out = np.interp(way, range(len(PROFILE)), [y for y, _ in PROFILE])
    high = np.interp(way, range(len(PROFILE)), [z for _, z in PROFILE])
    soft = np.hanning(15) / np.hanning(15).sum()
    for line in (out, high):
        line[7:-7] = np.convolve(line, soft, 'same')[7:-7]
    xs, rows = np.meshgrid(np.linspace(-46, 17, 420), np.arange(count))
    y, z = out[rows], high[rows]
    smooth = smoothstep(5.6, 4.8, z) * smoothstep(11, 8.5, xs) * smoothstep(-17, -14, xs)
    rough = 1 - 0.97 * smooth
    beds = 0.5 * smoothstep(0.35, 0.65, (z / 1.7 + 0.5 * fractal(xs * 0.08, z * 0.2, 3)) % 1)
    hollow = 0.9 * fractal(xs * 0.16, z * 0.34, 4) + 0.35 * fractal(xs * 0.7, z * 1.2, 3)
    y = y + 0.35 * np.sin(xs * 0.35 + 0.4) + 4 + (hollow - beds) * rough
    nose = smoothstep(8, 17, xs)
    y = y + 15 * nose**2 + 3.0 * nose * smoothstep(9, 6, z)
    z = z * (1 - 0.3 * nose**2 + 0.05 * fractal(xs * 0.09, xs * 0, 3)) + 0.2 * fractal(xs * 0.3, y * 0.3, 3) * rough
    mesh.grid(xs, y, z, 'rock-warm')
    return mesh


def mushroom(mesh, x, y, size, seed):
    """A pillar of rock with a broad cap, as weather leaves them."""
    angles, ups = np.meshgrid(np.linspace(0, 2 * math.pi, 90), np.linspace(0, 1, 60))
    radius = np.interp(ups, (0, 0.2, 0.45, 0.6, 0.75, 0.9, 1), (3.4, 2.5, 2.1, 3.0, 4.6, 3.9, 0.05))
    radius = radius * (
        1 + 0.22 * fractal(np.cos(angles) * 1.2 + seed, np.sin(angles) * 1.2 + ups * 2, 4)
    ) + 0.25 * smoothstep(0.4, 0.6, (ups * 7) % 1)
    mesh.grid(
        x + size * radius * np.cos(angles),
        y + size * radius * np.sin(angles),
        size * 10.5 * ups**0.95 - 4,
        'rock-warm',
    )


def stroke(mesh, points, wide, paint):
    """A brush stroke through points (x, z) on the wall, following its face."""
    points = np.array(points, float)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    steps = np.linspace(0, along[-1], max(3, int(along[-1] / 0.05)))
    xs, zs = (np.interp(steps, along, points[:, k]) for k in (0, 1))
    dx, dz = np.gradient(xs), np.gradient(zs)
    length = np.hypot(dx, dz) + 1e-9
    half = wide / 2 * (0.8 + 0.3 * np.sin(steps * 9 + points[0, 0] * 7))
    rows = []
    for px, pz, nx, nz, h in zip(xs, zs, -dz / length, dx / length, half):
        ends = [(px + s * nx * h, pz + s * nz * h) for s in (-1, 0, 1)]
        rows.append([(ex, float(wall(ex, ez)) - 0.05 - 0.2 * float(smoothstep(3.6, 4.8, ez)), ez) for ex, ez in ends])
    mesh.loft(rows, paint)


def beast(mesh, x, z, size, paint, rider=False, horns=False, way=1, hatch=None):
    """A horse or a bison from strokes: back, belly, neck, head, legs in a gallop."""
    at = lambda *ps: [(x + way * size * px, z + size * pz) for px, pz in ps]
    thick = size * (0.24 if horns else 0.17)
    if hatch:
        for level in (0.5, 0.6, 0.7, 0.8):
            stroke(mesh, at((-0.5, level), (0, level - 0.03), (0.48, level + 0.02)), size * 0.03, hatch)
        stroke(
            mesh,
            at((-0.55, 0.55), (-0.5, 0.84), (0, 0.8), (0.5, 0.9), (0.52, 0.5), (0, 0.42), (-0.55, 0.55)),
            size * 0.05,
            paint,
        )
    else:
        for level in (0.52, 0.66, 0.8 if horns else 0.7):
            stroke(mesh, at((-0.52, level), (0, level - 0.04), (0.5, level + 0.03)), thick, paint)
    if horns:
        stroke(mesh, at((0.45, 0.76), (0.72, 0.6), (0.84, 0.42)), thick, paint)
        stroke(mesh, at((0.74, 0.66), (0.94, 0.84), (0.84, 1.04)), size * 0.06, paint)
        stroke(mesh, at((0.66, 0.68), (0.7, 0.9), (0.58, 1.02)), size * 0.06, paint)
    else:
        stroke(mesh, at((0.42, 0.7), (0.62, 0.98), (0.7, 1.06)), size * 0.14, paint)
        stroke(mesh, at((0.66, 1.06), (0.92, 0.94)), size * 0.11, paint)
        stroke(mesh, at((0.62, 1.1), (0.64, 1.2)), size * 0.05, paint)
    for a, b, c in (
        ((-0.46, 0.5), (-0.6, 0.26), (-0.74, 0.02)),
        ((-0.36, 0.48), (-0.34, 0.24), (-0.46, 0.0)),
        ((0.34, 0.48), (0.46, 0.26), (0.66, 0.1)),
        ((0.44, 0.5), (0.6, 0.34), (0.84, 0.24)),
    ):
        stroke(mesh, at(a, b, c), size * 0.07, paint)
    stroke(mesh, at((-0.52, 0.72), (-0.74, 0.7), (-0.86, 0.5)), size * 0.05, paint)
    if rider:
        figure(mesh, x - way * size * 0.02, z + size * 0.72, size * 0.62, paint, spear=True, seated=True, way=way)


def figure(mesh, x, z, size, paint, spear=False, seated=False, way=1, arms=((-0.3, 0.5), (0.3, 0.5)), step=0.16):
    """A small person of strokes: head, trunk, arms, legs."""
    at = lambda *ps: [(x + way * size * px, z + size * pz) for px, pz in ps]
    stroke(mesh, at((0, 0.38), (0, 0.78)), size * 0.15, paint)
    stroke(mesh, at((-0.05, 0.92), (0.06, 0.92)), size * 0.17, paint)
    for px, pz in arms:
        stroke(mesh, at((0, 0.74), (px * 0.6, 0.56), (px, pz)), size * 0.07, paint)
    if not seated:
        for side in (-1, 1):
            stroke(mesh, at((0, 0.42), (side * step, 0.2), (side * step * 1.2, 0)), size * 0.08, paint)
    if spear:
        stroke(mesh, at((-0.5, 0.5), (0.75, 0.86)), size * 0.045, paint)


def paint(mesh):
    """What the shelters are known for: a line of dancers, riders, a bison hunt, deer, an elephant, hands."""
    for k in range(9):
        figure(
            mesh,
            -7.6 + 0.62 * k,
            3.75 + 0.05 * math.sin(k),
            0.72,
            WHITE,
            arms=((-0.42, 0.6), (0.42, 0.6)),
            step=0.12 + 0.08 * (k % 2),
        )
    beast(mesh, -9.4, 2.3, 1.25, WHITE, rider=True)
    beast(mesh, -6.7, 2.1, 1.3, WHITE, rider=True)
    beast(mesh, -4.1, 2.35, 1.15, WHITE, rider=True)
    beast(mesh, 0.4, 2.7, 1.9, RED, horns=True, way=-1)
    beast(mesh, 3.9, 3.5, 1.25, RED, horns=True, way=-1)
    for k, (x, z) in enumerate(((-2.0, 3.0), (-1.6, 1.9), (2.3, 2.2))):
        figure(mesh, x, z, 0.8, RED, spear=True, way=1 if x < 0 else -1)
    for x, z, s in ((4.9, 2.1, 0.9), (6.2, 2.3, 0.8), (7.3, 2.05, 0.85)):
        beast(mesh, x, z, s, WHITE, way=-1, hatch=WHITE)
    beast(mesh, -11.6, 3.4, 1.1, RED, hatch=RED)
    for k in range(5):
        figure(mesh, 5.6 + 0.5 * k, 3.7 + 0.06 * (k % 2), 0.6, RED, arms=((-0.4, 0.7), (0.4, 0.7)))
    beast(mesh, -1.2, 4.2, 0.7, WHITE, rider=True, way=-1)
    beast(mesh, 0.6, 1.5, 0.8, WHITE)
