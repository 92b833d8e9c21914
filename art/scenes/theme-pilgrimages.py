"""A hill of white temples at dawn, pilgrims climbing its long stair."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.lamps import oil_lamp
from kit.life.people import man, woman
from kit.life.work import glass, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Pilgrims climb a long lamplit stair to a hilltop crowded with marble temple spires and saffron pennants at dawn; a family rests at its foot.',
}
CLOTHS = ('saffron', 'ivory', 'scarlet', 'turmeric', 'ivory', 'magenta', 'saffron', 'emerald')


def stair(t):
    """The stair from the camera to the summit: (x, y)."""
    return 7 * math.sin(t * 5.2) * (1 - t) + 1.0, -26 + 92 * t


def build(scene):
    scene.camera((-2, -46, 5.5), (0, 40, 22), lens=36, lift=0.04)
    scene.light(
        sun=106,
        elevation=13,
        energy=5.6,
        haze={'density': 0.0026, 'height': 18, 'start': 40, 'base': 0.16},
        clouds={'seed': 14.4, 'amount': 0.8},
    )

    slopes = carve()

    def ground(xs, ys):
        hill = 27 * smoothstep(74, 8, np.hypot(xs * 0.72, (ys - 78) * 0.78))
        aside = smoothstep(5, 15, np.abs(xs)) * smoothstep(52, 34, ys)
        return (
            hill + (slopes(xs, ys) - hill) * aside + 0.5 * fractal(xs * 0.05, ys * 0.05, 4) * smoothstep(2, 8, abs(xs))
        )

    scene.material('dry-hills', meadow=('#a9a45c', '#8a9450'))
    scene.put(ground_sheet(ground, (-160, 160), (-60, 220), 'dry-hills', 300, 320))
    blue_hills(scene, 'dry-hills', near=330, count=4, height=50, base=-6, width=1500, seed=3.3)
    steps = Mesh()
    for t in np.linspace(0, 1, 190):
        x, y = stair(t)
        ahead = stair(t + 0.01)
        steps_turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x)) - 90
        with steps.at(x, y, height_at(ground, x, y) + 0.06, steps_turn):
            steps.box(4.6, 0.62, 0.5, 'step', z=-0.4)
            for side in (-1, 1):
                steps.box(0.5, 0.62, 1.0, 'whitewash', side * 2.4, 0, -0.4)
    for t in np.linspace(0.03, 0.95, 30):
        x, y = stair(t)
        for side in (-1, 1):
            oil_lamp(steps, x + side * 2.4, y, height_at(ground, x, y) + 0.68, 1.7)
    with steps.at(*stair(0.36), height_at(ground, *stair(0.36)) + 0.1):
        with steps.at(0, -1):
            arched_wall(steps, 8.4, 6.4, 'whitewash', 2.1, 3, 5, 0, 2, kind='cusped', open_back=True)
        for side in (-1, 1):
            steps.box(1.6, 2.2, 11.4, 'whitewash', side * 3.6, 0, -5)
            for high in (-1.4, 2.2, 5.0):
                steps.box(1.9, 2.5, 0.24, 'sand-stone', side * 3.6, 0, high)
            chhatri(steps, 0.85, 1.5, 'whitewash', x=side * 3.6, z=6.7)
            pennant(steps, side * 3.6, 0, 9.4, 2.4, 1.2)
        steps.box(8.8, 2.6, 0.3, 'sand-stone', 0, 0, 6.4)
        steps.box(8.4, 2.2, 0.5, 'whitewash', 0, 0, 6.7)
        chhatri(steps, 1.15, 1.9, 'whitewash', z=7.2)
        for k in range(15):
            x = -2.1 + 0.3 * k
            steps.ball(0.16, ('marigold', 'saffron')[k % 2], x, -1.3, 4.4 - 0.55 * (1 - (x / 2.1) ** 2), 8)
    scene.put(steps)
    temples = Mesh()
    scene.material('sand-stone-pale', colour='#f0e3d2', second='#dcc9b2')
    for x, y, width, height in (
        (0, 84, 12, 30),
        (-17, 80, 8, 19),
        (18, 81, 8.5, 20),
        (-31, 78, 6.5, 14),
        (32, 80, 6.5, 14),
        (-9, 70, 5, 11),
        (10, 70, 5, 11),
        (-24, 70, 5, 11),
        (25, 71, 5, 12),
        (-42, 84, 6, 12),
        (43, 86, 6, 12),
    ):
        plain_temple(temples, width, height, x=x, y=y, z=height_at(ground, x, y - 4) - 0.5, hall=y > 75)
        temples.box(width * 1.9, width * 1.7, 3, 'whitewash', x, y, height_at(ground, x, y - 4) - 3.2)
    scene.put(temples)
    trees = [broadleaf(i, 6, spread=1.2, cards=240) for i in range(3)]
    scene.scatter(
        trees, 300, ((-100, 100), (-28, 130)), ground, seed=5, sink=0.3, keep=lambda x, y, z: abs(x) > 11 and z < 24
    )
    scene.layer = 'life'
    folk = Mesh()
    for i in range(46):
        t = 0.05 + 0.93 * i / 46 + 0.01 * math.sin(i * 7)
        x, y = stair(t)
        x += 1.3 * math.sin(i * 2.6)
        z = height_at(ground, x, y) + 0.16
        if i % 2:
            woman(folk, CLOTHS[i % 8], x, y, z, 1, 180)
        else:
            man(folk, CLOTHS[(i + 1) % 8], 'ivory', x, y, z, 1, 180, stick=i % 6 == 0)
    at_the_foot(folk, lambda x, y: (x, y, height_at(ground, x, y)))
    flock_in(folk, 12, (-30, 20), (40, 70), (44, 60), 0.9)
    scene.put(folk)


def carve():
    """The hill with the furrows of the rains, as a function of arrays."""
    xs, ys = np.meshgrid(np.linspace(-160, 160, 214), np.linspace(-60, 220, 187))
    hill = 27 * smoothstep(74, 8, np.hypot(xs * 0.72, (ys - 78) * 0.78)) + 3 * ridged(xs * 0.04, ys * 0.04, 5)
    land = erode(hill + 0.03 * (ys + 60), 1.5, 1.5, 0.02, 24, 0.9, 0.25 * hill)
    return look_up(land * 27 / land.max(), (-160, 160), (-60, 220))


def at_the_foot(mesh, at):
    """Pilgrims on their way: a family rests on its bundles with tea, an old man sets out with his staff."""
    with mesh.at(*at(-9.5, 3.2), 150):
        for x, turn, deed, dress, cloth, second in (
            (0.5, -24, 'sip', 'kurta', '#efe4d2', 'ivory'),
            (-0.5, 26, 'bench', 'saree', '#d98c3a', 'crimson'),
        ):
            mesh.box(0.8, 0.5, 0.42, ('#8c6f5a', '#b5483f')[x > 0], x, 0.08)
            person(mesh, deed, dress, cloth, second, x, 0, 0, turn, 1.12)
        glass(mesh, (0.47, -0.24, 1.06))
    little_one(mesh, 'run', '#86a3b6', *at(-7.0, 4.2), 150, 1.15)
    with mesh.at(*at(-4.6, 2.8), 168, 1.12):
        person(mesh, 'walk', 'robe', '#d9782e', '#d9782e', elder=True)
        mesh.tube([(0.3, -0.25, 0), (0.26, -0.2, 1.5)], 0.022, 'wood', 6)
