"""Bishnupur: the five-towered brick temple with hut roofs, mirrored in a lily tank where two gather lotuses from a
dugout and women wash their brass on the steps, afternoon."""
import math

import numpy as np

from kit.architecture.nagara import terracotta_temple
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.people import man, woman
from kit.life.water_birds import duck
from kit.life.work import Pose, bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.palms import fan_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A five-towered terracotta temple of Bishnupur across a tank where two gather lotuses from a dugout and women wash brass pots on the steps.',
}


def build(scene):
    scene.material('brick', colour='#cd8660', second='#b06c4b')
    scene.camera((-5, -44, 2.25), (0, 0, 4.7), lens=38, lift=0.04, focus=44, fstop=4)
    scene.light(
        sun=-116,
        elevation=24,
        energy=5.2,
        haze={'density': 0.0022, 'height': 14, 'base': 0.2, 'start': 50},
        clouds={'seed': 5.5, 'amount': 0.8},
    )
    scene.put(water_sheet('pool', 0, 60, -90))
    scene.put(
        bank(
            (-160, 160),
            (-24, 140),
            0.9,
            lambda x, y: y
            + 14
            + 0.012 * (x + 4) ** 2 * -1
            + 1.5 * np.sin(x * 0.2)
            + np.maximum(np.abs(x) - 18, 0) * 0.9,
            'meadow',
            seed=3,
        )
    )
    temples = Mesh()
    with temples.at(1.5, 3, 0.8, 24):
        terracotta_temple(temples, towers=5)
        reliefs(temples)
    with temples.at(27, 26, 0.8, 24, 0.8):
        terracotta_temple(temples, towers=1)
    with temples.at(-20, 40, 0.8, 30, 0.72):
        for i in range(14):
            temples.box(20 - i * 1.4, 20 - i * 1.4, 0.5, 'brick', z=4.4 + i * 0.56)
        for i in range(6):
            for side in (0, 90):
                with temples.at(turn=side):
                    temples.box(1.4, 20, 4.4, 'brick', -9 + i * 3.6)
        temples.box(22, 22, 0.8, 'laterite')
    scene.put(temples)
    palms = [fan_palm(i, 10 + 2 * i) for i in range(3)]
    for i, (x, y) in enumerate(((-12.5, 12), (-15, 19), (15, 15), (19, 24), (-24, 22), (-9, 30))):
        scene.put(palms[i % 3], x, y, 0.6, i * 60)
    tree_line(scene, 48, 36, 300, 130, 9, palms=0)
    scene.scatter(
        [grass_tuft(4, 60, 0.5)],
        320,
        ((-30, 30), (-13, 6)),
        lambda x, y: x * 0 + 0.8,
        seed=4,
        sink=0.05,
        keep=lambda x, y, z: y > -13 + 0.012 * (x + 4) ** 2 + 2 and not (abs(x - 1.5) < 10 and y > -7),
    )
    scene.layer = 'front'
    patches = [lily_patch(i, flowers=3) for i in range(3)]
    scene.scatter(
        patches,
        26,
        lambda r: (r.choice((r.uniform(-13, -4.6), r.uniform(2, 9))), r.uniform(-33.5, -20)),
        seed=9,
        sink=0,
        scale=(0.6, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-6, -9.6, 'scarlet'), (-5, -9.2, 'ivory'), (11, -7, 'turmeric')):
        woman(life, cloth, x, y, 0.8, 1, 20, cloth == 'scarlet')
    man(life, 'ivory', 'ivory', 9, -8, 0.8)
    lotus_gatherers(life, -6.9, -30.6, 16)
    washing_steps(life)
    for x, y, turn in ((-3.2, -24, 150), (-2.4, -23.5, 165), (-2.9, -22.8, 140)):
        duck(life, x, y, 0, turn, 0.8, '#efe9dc', '#efe9dc')
    flock_in(life, 6, (-14, -6), (10, 20), (13, 17), 0.6, 'white-bird')
    scene.put(life)


def reliefs(mesh):
    """Rows of terracotta panels over the arches and on the piers of the temple's fronts."""
    for side in (0, 90, 180, 270):
        with mesh.at(turn=side):
            for row, z in ((0, 7.0), (1, 6.5)):
                for k in range(24):
                    mesh.box(0.34, 0.1, 0.34, ('red-stone-pale', 'red-stone')[(k + row) % 2], -5.5 + k * 0.48, -6.04, z)
            for x in (-5.72, -1.95, 1.95, 5.72):
                for k in range(7):
                    mesh.box(0.44, 0.1, 0.46, ('red-stone-pale', 'red-stone')[k % 2], x, -6.04, 1.5 + k * 0.66)


def lotus(mesh, x, y, z, size=1.0):
    """A cut lotus with a crown of petals."""
    for ring, (count, out, up) in enumerate(((7, 0.13, 0.05), (6, 0.08, 0.12))):
        for k in range(count):
            a = k * 6.283 / count + ring * 0.4
            tip = (x + out * size * math.cos(a), y + out * size * math.sin(a), z + up * size)
            mesh.tube([(x, y, z), tip], [0.035 * size, 0.012 * size], 'lotus', 6)


def lotus_gatherers(mesh, x, y, turn):
    """A dugout among the pads: an old man poles it, a woman leans out over its side for a lotus."""
    with mesh.at(x, y, 0.08, turn):
        hull(mesh, 4.6, 0.95, 0.46, rise=0.34)
        push = Pose(((0.26, -0.34, 1.3), (0.2, -0.42, 0.98)), bend=12, gaze=4)
        person(mesh, push, 'dhoti', 'skin', '#efe4d2', -1.35, 0, 0.06, 90, 0.98, 'turban', '#c98a3a', elder=True)
        with mesh.at(-1.35, 0, 0.06, 90, 0.98):
            mesh.tube([(0.34, -0.1, 2.3), (0.26, -0.34, 1.3), (0.1, -0.78, -0.5)], 0.024, 'bamboo', 7)
        pick = Pose(
            ((0.26, -0.62, 0.34), (-0.16, -0.42, 0.44)),
            hips=(0.1, 0.3),
            bend=38,
            gaze=10,
            knees=((0.16, -0.26, 0.42), (-0.16, -0.26, 0.42)),
            ankles=((0.12, -0.1, 0.08), (-0.12, -0.1, 0.08)),
            seated=True,
        )
        person(mesh, pick, 'saree', '#c2475a', '#cfae62', 0.45, 0.12, 0.04, 18, 1.0)
        for k in range(9):
            a, r = k * 2.4, 0.09 * k**0.5
            lotus(mesh, 1.25 + 1.4 * r * math.cos(a), r * math.sin(a) * 0.8, 0.3 + 0.02 * (k % 3), 1.15)
        lotus(mesh, 0.72, -0.58, 0.32, 1.25)


def washing_steps(mesh):
    """Brick steps into the water at the right: two women at their brass, a boy who feeds the ducks."""
    for k in range(4):
        mesh.box(7, 1.0, 0.9, 'laterite', 4.9 + 0.42 * k, -31.6 + 0.5 * k, -0.86 + 0.2 * k)
        mesh.box(0.9, 4.2, 0.9, 'laterite', 1.9 + 0.42 * k, -30.2, -0.86 + 0.2 * k)
    person(mesh, 'wash', 'saree', '#3f7f79', '#efe4d2', 2.62, -30.6, 0.14, -84, 1.0, 'veil')
    with mesh.at(2.62, -30.6, 0.14, -84):
        bowl(mesh, 0, -0.58, 0.02, size=1.5)
    brass_pots(mesh, 2.5, -29.6, 0.14)
    person(mesh, 'talk', 'saree', '#d9a79b', '#7a3b52', 3.1, -29.1, -0.14, -50, 0.96, elder=True)
    feed = Pose(((0.44, -0.4, 1.2), (-0.13, -0.3, 1.0)), bend=8, gaze=-4)
    little_one(mesh, feed, '#86a3b6', 2.35, -28.5, 0.14, -60, 1.05)


def brass_pots(mesh, x, y, z):
    """Three water pots stood to drain."""
    for dx, dy, size in ((0, 0, 1), (0.34, 0.2, 0.8), (-0.05, 0.4, 0.7)):
        profile = [(0.1, 0), (0.2, 0.12), (0.21, 0.2), (0.11, 0.31), (0.1, 0.35), (0.15, 0.39)]
        mesh.lathe([(r * size, h * size) for r, h in profile], 'brass', 22, x=x + dx, y=y + dy, z=z)
