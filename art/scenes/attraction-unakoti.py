"""Unakoti after rain: the head of Kal Bhairav, nine metres high with its crown, cut in the cliff among ferns, a stream
over the rock beside it, pilgrims and a priest at its foot, three stone bulls half sunk in the ground."""
import math

import numpy as np

from kit.life.flags import garland
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.falls import waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'The giant stone face of Kal Bhairav with its tall crown and three eyes is carved in a mossy cliff at Unakoti, pilgrims small at its foot beside a thin waterfall.',
}
EYES = 4.15


def ground(xs, ys):
    fall = 1.6 * smoothstep(-4, -12, ys + 0.2 * xs)
    sides = 9 * smoothstep(12, 30, np.abs(xs - 2)) * smoothstep(-14, 4, ys)
    return 0.2 * fractal(xs * 0.14, ys * 0.14, 4) - fall + sides


def bump(d, wide):
    return np.exp(-((d / wide) ** 2))


def relief(x, z):
    """How far the carving comes out of the rock at (x, z), in metres; the face is 5 m wide, the chin at .9."""
    side = np.abs(x)
    oval = (x / 2.75) ** 2 + ((z - 3.3) / 2.75) ** 2
    out = 0.95 * smoothstep(1.06, 0.8, oval) * (1 - 0.25 * oval.clip(0, 1))
    # Ears that hang to the jaw with great rings.
    ear = ((side - 2.95) / 0.42) ** 2 + ((z - 3.5) / 1.5) ** 2
    out = np.maximum(out, 0.62 * smoothstep(1.1, 0.7, ear))
    ring = np.hypot(side - 3.0, z - 1.65)
    out = np.maximum(out, 0.6 * bump(ring - 0.5, 0.17))
    # Brows, wide open eyes with lids and pupils, the third eye upright.
    brow = z - (EYES + 0.72 - 0.5 * (side - 1.15) ** 2)
    out += 0.24 * bump(brow, 0.12) * smoothstep(0.16, 0.4, side) * smoothstep(2.35, 2.0, side)
    lens = np.abs(z - EYES) - 0.44 * (1 - ((side - 1.18) / 0.86) ** 2)
    within = smoothstep(0.05, -0.05, lens) * (np.abs(side - 1.18) < 0.9)
    out -= 0.12 * within
    out += 0.13 * bump(lens, 0.075) * (np.abs(side - 1.18) < 0.95)
    out += 0.2 * smoothstep(0.36, 0.2, np.hypot(side - 1.14, z - EYES)) - 0.12 * smoothstep(
        0.14, 0.07, np.hypot(side - 1.14, z - EYES)
    )
    third = side - 0.24 * (1 - ((z - EYES - 1.05) / 0.55) ** 2)
    out += 0.13 * bump(third, 0.055) * (np.abs(z - EYES - 1.05) < 0.6)
    out += 0.12 * smoothstep(0.14, 0.06, np.hypot(x, z - EYES - 1.05))
    # Nose, moustache with upturned ends, mouth, chin.
    down = smoothstep(EYES + 0.5, 2.55, z)
    out += (
        (0.2 + 0.5 * down)
        * bump(x, 0.2 + 0.34 * down**2)
        * smoothstep(2.2, 2.5, z)
        * smoothstep(EYES + 0.7, EYES + 0.2, z)
    )
    out += 0.22 * bump(np.hypot(side - 0.46, z - 2.62), 0.22)
    lip = z - (2.08 - 0.1 * side + 0.34 * np.maximum(side - 0.7, 0) ** 1.4)
    out += 0.24 * bump(lip, 0.17 - 0.05 * side.clip(0, 2)) * smoothstep(1.75, 1.5, side)
    out -= 0.2 * bump(z - 1.66 - 0.06 * side, 0.1) * smoothstep(0.95, 0.8, side)
    for low in (1.82, 1.5):
        out += 0.11 * bump(z - low, 0.09) * smoothstep(0.95, 0.7, side)
    out += 0.14 * bump(np.hypot(x, z - 1.05), 0.4)
    # The crown: a band of beads and petals, three tall panels of scrolls, a rim.
    hat = (
        smoothstep(3.0, 2.8, side - 0.1 * (z - 6))
        * smoothstep(5.75, 5.95, z)
        * smoothstep(9.5, 9.3, z + 0.12 * side**2)
    )
    crown = 0.85 + 0.12 * np.cos(z * 5) * (z < 6.7)
    beads = 0.2 * smoothstep(0.24, 0.12, np.hypot((x % 0.6) - 0.3, z - 6.15))
    panel = np.abs((np.abs(x) + 0.95) % 1.9 - 0.95)
    scroll = 0.16 * np.cos(11 * np.hypot(panel, (z - 7.9) * 0.8)) * smoothstep(0.92, 0.8, panel)
    frame = 0.2 * bump(panel - 0.95, 0.09)
    rim = 0.22 * bump(z + 0.12 * side**2 - 9.2, 0.14) + 0.2 * bump(z - 6.72, 0.1)
    return np.where(
        hat > 0.02, np.maximum(out * (1 - hat), hat * (crown + beads + (scroll + frame) * (z > 6.75) + rim)), out
    )


def build(scene):
    scene.material(
        'rock',
        colour='#a89f8c',
        second='#7d7766',
        scale=0.4,
        bump=0.25,
        bump_scale=2.2,
        stain=0.65,
        patches=('#7d8a56', 0.34, 0.16),
    )
    scene.material('grass', colour='#7f8c4a', second='#5d6c38')
    scene.material('forest-floor', colour='#75783f', second='#5b5733')
    scene.camera((-5.2, -17.5, 2.3), (0.9, 2, 5.3), lens=31, lift=0.02)
    scene.light(
        sun=-98,
        elevation=38,
        energy=3.6,
        fill=1.1,
        haze={'density': 0.004, 'height': 16, 'start': 26, 'base': 0.2},
        clouds={'seed': 18.2, 'amount': 1.0},
        grade={'exposure': 1.5, 'saturation': 1.08},
    )
    scene.put(ground_sheet(ground, (-60, 70), (-26, 40), 'forest-floor', 220, 200, near=(4, 0.6)))
    scene.put(cliff())
    water = Mesh()
    waterfall(water, 8.3, 2.3, 9.6, 0.0, 1.6, 2.2, 40, 5)
    pool = np.linspace(0, 2 * math.pi, 30)
    water.add([(8.2 + 2.6 * math.cos(a), -0.2 + 1.7 * math.sin(a), 0.14) for a in pool], [tuple(range(30))], 'pool')
    scene.put(water)
    growth(scene)
    stones = Mesh()
    bulls(stones)
    altar(stones)
    scene.put(stones)
    scene.layer = 'life'
    life = Mesh()
    put = lambda x, y: height_at(ground, x, y)
    for x, y, deed, dress, cloth, second, turn, more in (
        (1.7, -0.5, 'offer', 'dhoti', 'ivory', 'saffron', 180, {}),
        (-2.9, -2.4, 'pray', 'saree', 'scarlet', 'turmeric', 170, {'head': 'veil'}),
        (-2.0, -2.7, 'pray', 'kurta', 'ivory', 'ivory', 178, {}),
        (4.6, -3.0, 'hold', 'wrap', 'emerald', 'crimson', 160, {}),
        (5.5, -2.6, 'hold', 'shirt', '#86a3b6', '#4b4640', 172, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, put(x, y), turn, 1.0, **more)
    little_one(life, 'reach', 'turmeric', 3.9, -3.6, put(3.9, -3.6), 165, 1.0, girl=True)
    with life.at(-5.4, -4.4, put(-5.4, -4.4), 150):
        person(life, 'photograph', 'jacket', 'azure', '#5d5a4c', head='brim', hat='#e0cda2', pack='maroon')
        camera(life)
    scene.put(life)


def cliff():
    """The wall of sandstone with the head in it, its top overgrown, lesser figures at the sides."""
    mesh = Mesh()
    xs, zs = np.meshgrid(np.linspace(-24, 26, 900), np.linspace(-2.5, 15.5, 430))
    back = 2.6 + 0.1 * zs + 1.3 * fractal(xs * 0.09, zs * 0.05, 4) + 0.004 * (xs - 1) ** 2
    rough = 0.5 * fractal(xs * 0.3, zs * 0.5, 5) + 0.4 * smoothstep(
        0.4, 0.6, (zs / 2.4 + 0.4 * fractal(xs * 0.1, zs * 0.1, 3)) % 1
    )
    near = np.hypot(xs / 4.6, (zs - 6) / 6.4)
    calm = smoothstep(1.25, 0.9, near)
    ys = (back + rough) * (1 - calm) + (2.3 + 0.06 * zs) * calm
    ys = ys - relief(xs, zs - 1.1) + 0.03 * fractal(xs * 1.1, zs * 1.1, 4)
    for x0, z0, s in ((-7.4, 2.2, 0.34), (-9.6, 4.4, 0.26), (12.6, 3.2, 0.3), (-6.4, 6.6, 0.2)):
        small = relief((xs - x0) / s, (zs - z0) / s + 1.0)
        flat = smoothstep(1.2, 0.9, np.hypot((xs - x0) / (4.4 * s), (zs - z0 - 4 * s) / (6 * s)))
        ys = ys - 0.5 * flat - s * small * 0.9
    mesh.grid(xs, ys + 3.0 * smoothstep(11, 15, zs) ** 1.5, zs, 'rock')
    return mesh


def growth(scene):
    """Ferns and grass in the cracks, bushes and trees on the top and at both sides."""
    fern = [grass_tuft(5 + i, 44, 0.6, 0.5, 'leaf', 0.06) for i in range(2)]
    chance = np.random.RandomState(4)
    for k in range(150):
        x, z = chance.uniform(-15, 16), chance.uniform(0.3, 12)
        if abs(x) < 3.9 and 0.4 < z < 10:
            continue
        scene.put(fern[k % 2], x, 2.3 + 0.1 * z, z, 37 * k, chance.uniform(0.5, 1.1), tilt=50)
    shrubs = [bush(6 + i, 1.8, ('leaf', 'leaf-dark')[i], cards=220) for i in range(2)]
    for k in range(46):
        x = -22 + k
        scene.put(
            shrubs[k % 2],
            x,
            5.4 + chance.uniform(-0.8, 2),
            12.9 + chance.uniform(-0.9, 0.7),
            50 * k,
            chance.uniform(0.8, 1.5),
        )
    trees = [broadleaf(44 + i, 10, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, cards=420) for i in range(3)]
    for k, (x, y, z) in enumerate(
        ((-18, 8, 12), (-9, 11, 13), (2, 13, 13), (10, 10, 13), (19, 9, 12), (26, 13, 12), (-27, 12, 11))
    ):
        scene.put(trees[k % 3], x, y, z - 0.6, 60 * k, 0.95)
    for k, (x, y, s) in enumerate(((-14.5, -3, 0.8), (16.5, -2, 0.8), (21, 3, 0.9), (-19, 1, 0.9))):
        scene.put(trees[k % 3], x, y, height_at(ground, x, y) - 0.3, 60 * k, s)
    scene.put(bamboo_clump(3, 9), 14.2, 1.0, height_at(ground, 14.2, 1), 20, 1.0)
    scene.scatter(
        fern,
        240,
        ((-14, 16), (-9, 1.6)),
        ground,
        seed=5,
        sink=0.06,
        scale=(0.3, 0.8),
        keep=lambda x, y, z: abs(x - 0.4) > 4.4 + 0.3 * y or y < -5.5,
    )
    scene.scatter(
        [rock(i, 0.9, 'rock') for i in range(4)],
        40,
        ((-12, 15), (-7, 1.2)),
        ground,
        seed=8,
        sink=0.25,
        scale=(0.2, 0.9),
        keep=lambda x, y, z: abs(x) > 4.6,
    )


def bulls(mesh):
    """Three bulls of stone sunk to their flanks."""
    for x, y, turn in ((-4.4, -0.2, -60), (-6.2, -1.4, -50), (6.0, -1.2, -130)):
        with mesh.at(x, y, height_at(ground, x, y) - 0.1, turn):
            mesh.ball((0.95, 0.5, 0.55), 'rock', 0, 0, 0.25, 14)
            mesh.ball((0.36, 0.3, 0.4), 'rock', 0.45, 0, 0.68, 12)
            mesh.ball((0.4, 0.24, 0.26), 'rock', 1.0, 0, 0.66, 12)
            for side in (-1, 1):
                mesh.tube(
                    [(0.86, side * 0.16, 0.86), (0.86, side * 0.32, 1.02), (0.92, side * 0.26, 1.14)], 0.05, 'rock', 6
                )


def altar(mesh):
    """A ledge of stone before the chin with marigolds, brass pots and red cloth."""
    mesh.box(4.4, 1.3, 0.55, 'rock', 0, 0.5, -0.1)
    mesh.box(1.6, 0.9, 0.06, 'crimson', 0, 0.3, 0.45)
    for k, x in enumerate((-0.9, -0.5, 0.5, 0.95)):
        mesh.lathe([(0.06, 0), (0.13, 0.08), (0.08, 0.2), (0.11, 0.25)], 'brass', 12, x=x, y=0.1, z=0.48)
        mesh.ball((0.09, 0.09, 0.05), 'marigold', x, 0.1, 0.75, 8)
    garland(mesh, (-1.9, -0.16, 0.44), (1.9, -0.16, 0.44), 0.22, 40, 0.08)
    for x, y in ((-4.3, 0.3), (4.2, 0.2)):
        mesh.tube([(x, y, 0), (x, y, 2.8)], 0.04, 'bamboo', 5)
        mesh.quad((x, y, 2.75), (x + 0.8, y, 2.6), (x + 0.75, y, 2.1), (x, y, 2.2), 'flag-saffron')
