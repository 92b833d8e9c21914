"""Om Beach at Gokarna from the headland: two scallops of sand with a rocky tongue between, in gold light."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Om Beach at Gokarna from its headland in late light: two scallops of sand joined by a rocky tongue, forest behind, calm sea.',
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
    near = 46 * smoothstep(-6, -60, ys + 0.45 * np.abs(xs + 14) + 8 * fractal(xs * 0.03, ys * 0.03, 3))
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
        clouds={'seed': 2.6, 'amount': 0.7},
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
    blue_hills(scene, near=420, count=2, height=60, base=0)
    scene.put(foam_lines())
    wood = [
        broadleaf(30 + i, 7, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.3, clouds=10, cards=420, card=0.27)
        for i in range(3)
    ]
    scene.scatter(
        wood, 1500, ((-230, 240), (110, 330)), ground, sink=0.5, seed=3, keep=lambda x, y, z: y - float(shore(x)) > 26
    )
    palms = [coconut_palm(i, 12 + i, (2 - i, -3)) for i in range(3)]
    scene.scatter(
        palms, 90, lambda r: (lambda x: (x, float(shore(x)) + r.uniform(20, 34)))(r.uniform(-170, 190)), ground, seed=4
    )
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
    tufts = [grass_tuft(5, 60, 1.0, leaf='grass-dry'), grass_tuft(6, 60, 0.9)]
    scene.scatter(tufts, 420, ((-40, 26), (-74, -44)), ground, seed=5, keep=lambda x, y, z: z > 25)
    scene.scatter([rock(7, 1.4, 'rock')], 8, ((-30, 14), (-62, -44)), ground, seed=8, keep=lambda x, y, z: z > 25)
    scene.put(coconut_palm(9, 13, (5, 2)), -27, -46, height_at(ground, -27, -46) - 0.4, 0, 1.1)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint in ((-30, 86, 20, 'azure'), (30, 70, 160, 'scarlet'), (44, 96, 30, 'emerald')):
        fishing_boat(life, x, y, 0, turn, paint, length=10)
    for i in range(22):
        x = -110 + i * 13.7
        y = float(shore(x)) + 6 + (i * 7) % 8
        (
            woman(life, ('scarlet', 'turmeric', 'azure')[i % 3], x, y, height_at(ground, x, y), 1.3)
            if i % 2
            else man(life, 'ivory', 'indigo', x, y, height_at(ground, x, y), 1.3)
        )
    x, y = -1.5, -58
    woman(life, 'saffron', x, y, height_at(ground, x, y), 1, 160)
    man(life, 'ivory', 'ivory', x + 1, y, height_at(ground, x + 1, y), 1, 190)
    flock_in(life, 7, (-50, -20), (60, 90), (42, 54), 1.6, 'white-bird')
    scene.put(life)


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
