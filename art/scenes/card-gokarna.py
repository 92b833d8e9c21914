"""Om Beach at Gokarna from the headland: two scallops of sand with a rocky tongue between, in gold light;
people on the lookout, where coconuts are sold."""
import math
import random

import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, parasol, woman
from kit.life.work import Pose, little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Om Beach at Gokarna from its headland in late light: two scallops of sand meet at rocks; on the lookout a couple, a boy, a coconut seller.',
}


def shore(xs):
    """The coast's y for each x: two bays and the tongue of rock between."""
    # Two scallops; the root softened at the tongue, or the coast would have a crack there.
    bay = np.sin((np.asarray(xs, float) - 6) * np.pi / 132)
    return 58 + 58 * ((bay * bay + 0.004) ** 0.275 - 0.219) + 30 * smoothstep(110, 200, np.abs(xs)) * -1


def ground(xs, ys):
    inland = ys - shore(xs)
    tongue = 3.2 * np.exp(-(((xs - 6) / 8) ** 2)) * smoothstep(-16, 8, inland) * smoothstep(44, 16, inland)
    hills = (
        42
        * smoothstep(20, 120, np.minimum(inland, ys - 92) + 30 * smoothstep(96, 150, np.abs(xs - 6)))
        * (0.7 + 0.5 * fractal(xs * 0.012, ys * 0.012, 4))
    )
    near = 46 * smoothstep(-40, -61, ys + 0.85 * np.clip(xs + 3, 0, 99) + 3 * fractal(xs * 0.08, ys * 0.08, 3))
    return np.maximum(np.clip(inland * 0.1, -2.4, 2.2) + hills + tongue, near - 2.4)


def build(scene):
    scene.material('foam', cover=0.62, scale=1.4, spread=0.14, shade='#e6efee')
    scene.material('sea', colour='#2a97a2', ripple=0.06, mirror=0.1)
    scene.camera((-10, -78, 52), (4, 110, 6), lens=33, lift=0.0, focus=140, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=30,
        haze={'density': 0.0006, 'height': 60, 'base': 0.3, 'start': 110},
        grade={'exposure': 1.12},
        clouds={'seed': 2.6, 'amount': 1.1},
    )
    scene.put(ground_sheet(ground, (-260, 280), (-90, 420), 'forest-hills', 380, 400))
    # The sand sinks under the grass behind it instead of ending: no torn edge.
    sand = (
        lambda xs, ys: ground(xs, ys)
        + 0.35
        - 3 * smoothstep(15, 26, ys - shore(xs) + 2.5 * fractal(xs * 0.06, ys * 0.06, 3))
    )
    scene.put(ground_sheet(sand, (-240, 260), (40, 150), 'beach', 520, 420))
    scene.put(water_sheet('sea', 0, 4000, -120))
    put_shallows(scene)
    blue_hills(scene, near=480, count=3, height=62, base=0, seed=4.0, length=420)
    scene.put(foam_lines())
    grow_forest(scene)
    stones = [rock(i, 2.2, 'rock') for i in range(4)]
    for centre in (6, 7, 138, -126):
        scene.scatter(
            stones,
            40,
            lambda r, c=centre: (c + r.gauss(0, 5), float(shore(c)) + r.uniform(-34, 6)),
            ground,
            seed=centre + 170,
            scale=(0.4, 1.7),
            sink=0.6,
        )
    scene.layer = 'front'
    dress_headland(scene)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint in ((-30, 86, 20, 'azure'), (30, 70, 160, 'scarlet'), (44, 96, 30, 'emerald')):
        fishing_boat(life, x, y, 0, turn, paint, length=10)
    chance = random.Random(12)
    for x, count in ((-84, 4), (-52, 2), (-38, 5), (-14, 3), (22, 2), (34, 5), (62, 3), (88, 4), (-110, 2)):
        for _ in range(count):
            px = x + chance.gauss(0, 2.2)
            y = float(shore(px)) + chance.uniform(2, 11)
            cloth = chance.choice(('scarlet', '#efe4d2', 'azure', '#cfae62', '#d9a79b', '#7d93a8'))
            draw = chance.choice((woman, man))
            draw(life, cloth, x=px, y=y, z=height_at(ground, px, y), scale=1.25, turn=chance.uniform(0, 360))
    for x, y, cloth in ((-58, 99, 'scarlet'), (-44, 101, 'ivory'), (70, 101, 'azure'), (92, 99, 'turmeric')):
        parasol(life, x, y + 9, height_at(ground, x, y + 9), 1.9, 2.6, cloth)
    draw_lookout(life)
    flock_in(life, 7, (-50, -20), (60, 90), (42, 54), 1.6, 'white-bird')
    scene.put(life)


def put_shallows(scene):
    """The sea lightens towards the sand, step by step, along both bays."""
    for name, colour, far in (
        ('backwater', '#2b9ba5', 34),
        ('lake', '#36a9ac', 24),
        ('pool', '#4cb8b2', 15),
        ('lagoon', '#70cabb', 8),
    ):
        scene.material(name, colour=colour, ripple=0.05, mirror=0.1, rough=0.05, scale=0.25, stretch=(1, 0.6, 1))
        mesh, xs = Mesh(), np.arange(-190, 200, 0.8)
        ys = shore(xs)
        slope = np.gradient(ys, xs)
        across = np.stack([slope, -np.ones_like(xs)], -1) / np.hypot(slope, 1)[:, None]
        out = far * (1 + 0.35 * fractal(xs * 0.03, xs * 0 + far, 3))
        level = 0.02 + (34 - far) * 0.0015
        mesh.loft(
            [
                [(x - 2 * way[0], y - 2 * way[1], level), (x + o * way[0], y + o * way[1], level)]
                for x, y, way, o in zip(xs, ys, across, out)
            ],
            name,
            smooth=False,
        )
        scene.put(mesh)


def grow_forest(scene):
    """Hill forest of several greens down to a belt of coconut palms behind the sand."""
    scene.material('leaf', colour='#799b4a', second='#537a39')
    scene.material('leaf-dark', colour='#56803b', second='#3c6031')
    scene.material('forest-hills', meadow=('#4a6a36', '#33532c'))
    wood = [
        broadleaf(30 + i, tall, leaf, spread=wide, clouds=11, cards=420, card=0.27)
        for i, (tall, leaf, wide) in enumerate(
            ((8, 'leaf', 1.2), (7, 'leaf', 1.0), (9, 'leaf-dark', 1.1), (6.5, 'leaf-dry', 1.1), (7.5, 'leaf', 1.3))
        )
    ]
    scene.scatter(
        wood,
        5200,
        ((-240, 260), (104, 330)),
        ground,
        sink=0.9,
        seed=3,
        scale=(0.7, 1.3),
        keep=lambda x, y, z: y - float(shore(x)) > 24,
    )
    palms = [coconut_palm(i, 12 + i, (2 - i, -3)) for i in range(3)]
    scene.scatter(
        palms, 170, lambda r: (lambda x: (x, float(shore(x)) + r.uniform(17, 32)))(r.uniform(-180, 200)), ground, seed=4
    )
    shrubs = [bush(40 + i, 2.2, ('leaf', 'leaf-dry')[i], cards=240) for i in range(2)]
    scene.scatter(
        shrubs,
        420,
        lambda r: (lambda x: (x, float(shore(x)) + r.uniform(18, 29)))(r.uniform(-180, 200)),
        ground,
        seed=6,
    )
    huts = Mesh()
    for x, turn in ((-74, 14), (-62, 8), (-24, -10), (46, 16), (58, 4), (104, -8)):
        y = float(shore(x)) + 16
        thatch_hut(huts, 6, 4.4, x, y, height_at(ground, x, y) - 0.2, turn=turn, seed=abs(x))
    scene.put(huts)


def dress_headland(scene):
    """The red laterite headland the bay is seen from: a trodden path, grass and low thorn along its rim."""
    path = (
        lambda xs, ys: ground(xs, ys)
        + 0.07
        - 2 * smoothstep(1.5, 2.6, np.abs(xs + 8 + 3 * np.sin(ys * 0.22)) + 0.9 * fractal(xs * 0.5, ys * 0.5, 3))
    )
    rim = (
        lambda xs, ys: ground(xs, ys)
        + 0.05
        - 1.2 * smoothstep(0.12, 0.3, fractal(xs * 0.22 + 4, ys * 0.22, 4) - 0.3 * smoothstep(-62, -57, ys))
    )
    scene.material('laterite', courses=None)
    scene.put(ground_sheet(rim, (-45, 20), (-76, -44), 'laterite', 260, 160))
    scene.put(ground_sheet(path, (-20, 4), (-76, -50), 'earth', 200, 200))
    tufts = [grass_tuft(5, 60, 0.5, leaf='grass-dry'), grass_tuft(6, 60, 0.45), grass_tuft(8, 50, 0.7)]
    off_path = lambda x, y, z: z > 36 and abs(x + 8 + 3 * np.sin(y * 0.22)) > 2.2
    scene.scatter(tufts, 900, ((-36, 8), (-72, -52)), ground, seed=5, keep=off_path)
    stones = [rock(7 + i, 0.7, 'rock-warm') for i in range(3)]
    scene.scatter(stones, 60, ((-34, 8), (-68, -55)), ground, seed=8, keep=off_path, scale=(0.3, 1.5), sink=0.2)
    shrubs = [bush(50 + i, 1.1, ('leaf', 'leaf-dry')[i], cards=200) for i in range(2)]
    scene.scatter(
        shrubs, 40, ((-36, 6), (-69, -54)), ground, seed=9, keep=lambda x, y, z: z > 30 and (x < -21 or x > -1)
    )


def draw_lookout(mesh):
    """On the headland: a coconut seller opens one for a traveller, a couple looks down at the two bays."""
    stand = lambda x, y: {'x': x, 'y': y, 'z': height_at(ground, x, y)}
    with mesh.at(**stand(-14.1, -63.0), turn=62):
        person(mesh, 'sell', 'lungi', '#efe4d2', '#5d7f86', head='turban', hat='#c8643c')
        mesh.tube([(0.26, -0.5, 0.56), (0.36, -0.72, 0.74)], [0.014, 0.03], 'iron', 6)
        for k in range(34):
            ring, a = (0, 1, 2)[(k > 17) + (k > 28)], k * 2.4
            r = (0.62, 0.4, 0.16)[ring] * (0.55 + 0.45 * ((k * 7) % 10) / 10)
            mesh.ball(
                (0.13, 0.13, 0.15),
                ('#7f9a3c', '#a3a548', '#6c8a38')[k % 3],
                -0.75 + r * math.cos(a),
                -0.7 + r * math.sin(a),
                0.13 + ring * 0.2,
                10,
            )
        parasol(mesh, -0.5, 0.75, 0, 1.0, 2.0, '#d9573f', 8, fringe='ivory')
    with mesh.at(**stand(-12.1, -62.2), turn=-84):
        person(mesh, 'drink', 'shirt', '#efe4d2', '#4f5d73', head='brim', hat='#cfae62', pack='#b5563c', scale=1.04)
        mesh.ball((0.11, 0.11, 0.13), '#7f9a3c', 0.06, -0.3, 1.42, 10)
    with mesh.at(**stand(-6.1, -60.4), turn=168):
        person(mesh, 'photograph', 'salwar', '#d9a79b', '#7d2f3a')
        telephone(mesh)
    point = Pose(((0.5, -0.36, 1.5), (-0.2, -0.22, 0.98)), bend=2)
    with mesh.at(**stand(-4.9, -60.8), turn=158):
        person(mesh, point, 'kurta', '#7d93a8', '#efe4d2', scale=1.05, look=30)
    little_one(mesh, 'walk', 'scarlet', turn=150, **stand(-7.4, -62.4))


def foam_lines():
    """Three lines of foam that follow both bays: the swash on the sand and two low waves before it, each torn in
    lobes."""
    mesh = Mesh()
    xs = np.arange(-190, 200, 0.4)
    # Along the coast by its own length: at the tongue it runs away from the camera.
    ys = shore(xs)
    slope = np.gradient(ys, xs)
    across = np.stack([slope, -np.ones_like(xs)], -1) / np.hypot(slope, 1)[:, None]
    for out, wide, seed in ((-1.2, 1.6, 1), (4.2, 1.1, 4), (9.5, 0.9, 7)):
        lobes = wide * (0.35 + 0.9 * np.abs(fractal(xs * 0.09, xs * 0 + seed, 4)))
        gaps = smoothstep(-0.28, 0.0, fractal(xs * 0.022, xs * 0 + seed + 9, 2)) if out > 0 else np.ones_like(xs)
        rows = []
        for x, y, way, lobe in zip(xs, ys, across, lobes * gaps):
            bend = out + 0.7 * np.sin(x * 0.11 + seed)
            rows.append(
                [(x + way[0] * (bend + t * lobe), y + way[1] * (bend + t * lobe), 0.1) for t in (-1, -0.3, 0.4, 1)]
            )
        mesh.loft(rows, 'foam')
    return mesh
