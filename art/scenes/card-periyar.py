"""Periyar's lake in morning light: bare drowned trunks in still water, elephants at the green edge, the Cardamom
Hills."""
import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import bare_tree, broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Visitors on a bamboo raft among drowned trunks in the still water of Periyar lake, elephants on the grassy bank and forest behind.',
}


def shore(xs):
    """Where the far bank meets the water: a tongue of grass comes nearest in the middle."""
    return 15 + 9 * np.sin(xs * 0.05 + 1.6) + 0.0022 * xs**2


def ground(xs, ys):
    far = ys - shore(xs)
    return (
        np.clip(far * 0.1, -2.4, 2.0)
        + 40 * smoothstep(26, 150, far) * (0.7 + 0.45 * fractal(xs * 0.012, ys * 0.012, 4))
        + 0.2 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.camera((-3, -32, 1.9), (2.0, 20, 3.7), lens=38, lift=0.03, focus=15, fstop=1.2)
    scene.light(
        sun=-112,
        elevation=24,
        energy=5,
        haze={'density': 0.0026, 'height': 12, 'base': 0.2, 'start': 50, 'most': 0.8},
        clouds={'seed': 3.3, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 500, -90))
    scene.put(ground_sheet(ground, (-220, 220), (0, 320), 'green-hills', 260, 260))
    blue_hills(scene, near=360, count=3, height=84, base=0, width=1500, seed=7)
    wood = [
        broadleaf(40 + i, 12, ('leaf', 'leaf-dark', 'leaf-dry')[i], spread=1.25, clouds=9, cards=260, card=0.4, low=0.3)
        for i in range(3)
    ]
    scene.scatter(wood, 760, ((-200, 210), (30, 230)), ground, seed=4, sink=0.4, keep=lambda x, y, z: z > 2.2)
    trunks = [bare_tree(i + 2, 7 + i, '#8d8276', 3) for i in range(4)]
    for i, (x, y, size, lean) in enumerate(
        (
            (-8.9, -8, 0.95, 4),
            (-7.4, -1, 0.8, -7),
            (10.4, -4, 0.95, 8),
            (13.4, 7, 1.0, -4),
            (-18, 5, 0.9, 6),
            (24, 6, 0.9, -5),
            (5.6, 4, 0.6, 9),
        )
    ):
        scene.put(trunks[i % 4], x, y, -0.5, i * 70, size, tilt=lean)
    herd = [elephant(), elephant(tusks=False)]
    for kind, x, lift, turn, size in (
        (0, -2.4, 1.2, 196, 1.5),
        (1, 3.2, 2.4, 188, 1.32),
        (1, 6.6, 1.4, 200, 0.72),
        (0, 11.5, 3.2, 176, 1.4),
        (1, 14.4, 5.6, 190, 0.6),
    ):
        y = float(shore(x)) + lift
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.08, turn, size)
    scene.scatter(
        [grass_tuft(5, 60, 0.7), grass_tuft(7, 50, 0.9, leaf='grass-dry')],
        420,
        lambda r: (lambda x: (x, float(shore(x)) + r.uniform(0.6, 16)))(r.uniform(-46, 50)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: z > 0.12,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(6, 50, 1.4, leaf='reed', width=0.018)],
        30,
        lambda r: (-2.6 + r.choice((-1, 1)) * r.uniform(5.4, 10), r.uniform(-26, -22)),
        seed=9,
        sink=0.2,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(0.5, -16.4, 0.02, -64):
        raft(life)
    flock_in(life, 8, (-14, 4), (10, 30), (12, 17), 0.7, 'white-bird')
    scene.put(life)


def raft(mesh):
    """A raft of lashed bamboo heading +x: three visitors on low benches, a guide poling at the stern; all look
    ahead."""
    for k in range(11):
        y = (k - 5) * 0.2
        long = 2.9 + 0.12 * ((k * 7) % 4)
        mesh.tube(
            [(-long, y, 0.06), (0, y, 0.04), (long, y, 0.1 + 0.02 * (k % 2))], 0.1, ('bamboo', '#b99a5c')[k % 2], 8
        )
    for x in (-2.3, -0.8, 0.8, 2.3):
        mesh.tube([(x, -1.1, 0.17), (x, 1.1, 0.17)], 0.06, 'bamboo', 7)
        for k in range(11):
            mesh.ball((0.05, 0.11, 0.08), 'rope', x, (k - 5) * 0.2, 0.16, 6)
    for x, y, cloth in ((1.5, 0.5, 'scarlet'), (1.3, -0.5, 'azure'), (-0.1, 0.1, 'turmeric')):
        mesh.box(0.5, 0.8, 0.26, 'bamboo', x - 0.05, y, 0.16)
        sitter(mesh, cloth, x, y, 0.42, 1.05, 90 + 6 * y, arms='lap')
        with mesh.at(x, y, 0.42, 90, 1.05):
            mesh.lathe([(0.2, 0.3), (0.225, 0.5), (0.2, 0.66)], '#e0702c', 16, oval=(1, 0.78))
    with mesh.at(-2.0, 0, 0.18, 90, 1.05):
        man(mesh, 'ivory', '#6d6a66', pose='none', dress='shirt')
        foot, top = (0.75, -0.05, -0.5), (0.16, -0.34, 2.6)
        at = lambda t: tuple(a + (b - a) * t for a, b in zip(foot, top))
        mesh.tube([foot, top], 0.026, 'bamboo', 7)
        for side, elbow, share in ((1, (0.34, -0.12, 1.2), 0.66), (-1, (-0.2, -0.22, 1.12), 0.53)):
            draw_arm(mesh, (0.2 * side, 0, 1.37), elbow, at(share), 'ivory', SKINS[1], 0.056)
