"""Bangaram under the stars: the wash lights up blue where it breaks on the white beach, a child stamps sparks out of
it, a guard with a lantern shows ghost crabs; cottages glow under the palms, a boat lies on the lagoon."""
import math
import random

import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.boats import fishing_boat
from kit.life.lamps import flame
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.trees import bush
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.beach import beach

PICTURE = {
    'hour': 'night',
    'palette': 'night-starlit',
    'alt': 'Waves glow blue with plankton on the white beach of Bangaram by night, a family at the edge of the water, lit cottages under coconut palms.',
}
SPARK, PALE = '#2fb4ff', '#8fe6ff'


def edge(y):
    """x of the water's edge: the bay swings out to the right and comes back to a point far off."""
    far = np.asarray(y, float) + 46
    return -2.6 + 0.42 * far - 0.0033 * far**2


def build(scene):
    scene.material(SPARK, glow=2.0, vary=0.05)
    scene.material(PALE, glow=2.6, vary=0.05)
    scene.material('beach', colour='#f3e6cc', second='#e2d2b4', patches=None)
    scene.material('sea', colour='#123a5c', ripple=0.03, mirror=0.3)
    scene.material('window-lit', lamp=1.6)
    scene.camera((0.6, -45, 2.5), (1.6, 10, 4.6), lens=32, lift=0.02)
    scene.light(
        sun=-104,
        energy=1.5,
        haze={'density': 0.0008, 'height': 40, 'start': 80, 'base': 0.2},
        clouds={'seed': 3.4, 'amount': 0.25},
    )
    ground = beach(scene, edge, 1, 17, land='meadow', reach=(-150, 120, -60, 230))
    glow = Mesh()
    wash(glow)
    scene.put(glow)
    scene.put(stars(random.Random(5)), layer='far')
    grove(scene, ground)
    scene.layer = 'life'
    life = Mesh()
    camp(scene, life, ground)
    people(scene, life, ground)
    scene.put(life)


def wash(mesh):
    """Broken lines of blue light where small waves fold, and a lace of sparks where they run out on the sand."""
    chance = np.random.RandomState(4)
    for row, away in enumerate((0.2, 1.3, 2.7, 4.6, 7.4)):
        y = -46.0 + 1.5 * row
        while y < 150:
            long = chance.uniform(5, 17) * (1 + max(0, y + 20) * 0.012)
            line = np.linspace(y, y + long, 48)
            drift = 0.5 * fractal(line * 0.09, line * 0 + 3.1 * row, 3)
            lace = np.clip(0.5 + 1.4 * fractal(line * 1.1, line * 0 + y, 3), 0.06, 1.3)
            wide = lace * np.sin(np.linspace(0, math.pi, 48)) * (0.03 + 0.09 * chance.random())
            wide = wide * (1 + (y + 46) * 0.006)
            rows = [
                [(x - w, t, 0.02), (x, t, 0.02 + 0.9 * w), (x + w, t, 0.02)]
                for x, t, w in zip(edge(line) - away + drift, line, wide)
            ]
            mesh.loft(rows, (PALE, SPARK, SPARK)[row % 3], smooth=False)
            y += long * chance.uniform(1.15, 2.2) * (1 + 0.25 * row)
    for _ in range(2600):
        y = -45 + 120 * chance.random() ** 2.0
        away = abs(chance.normal()) * 1.5 - 0.5
        size = chance.uniform(0.008, 0.024) * (1 + (y + 45) * 0.02)
        mesh.ball(size, (PALE, SPARK)[chance.randint(2)], float(edge(y)) - away, y, 0.03 + max(0, -away) * 0.06, 5)


def stars(chance):
    """The Milky Way over the lagoon, with the few bright stars of a southern sky."""
    band = Mesh()
    for _ in range(6500):
        t, across = chance.uniform(-1, 1), chance.gauss(0, 34)
        rift = 12 * math.sin(t * 4 + 1) + 6 * math.sin(t * 15)
        if abs(across - rift) < 6 + 4 * math.sin(t * 9) and chance.random() < 0.8:
            continue
        along = 420 * (t + 1) * 0.5
        size = chance.choice((0.12, 0.15, 0.19, 0.24)) if chance.random() < 0.97 else chance.uniform(0.45, 0.8)
        band.ball(size, 'moon', -430 + 0.75 * along + 0.7 * across, 900, 60 + 1.05 * along + 0.5 * across, 4)
    return band


def grove(scene, ground):
    """Leaning palms at the head of the beach, scrub below them, the far point dark with palms."""
    palms = [coconut_palm(2 + i, 9 + 1.4 * i, (-3.2 + 0.8 * i, -0.6 * i), 18, 4.0, 22) for i in range(4)]
    for k, (x, y, s, turn) in enumerate(
        ((14.6, -31, 0.95, 0), (18.4, -27, 1.1, 20), (23.4, -19, 1.0, -20), (21.2, -8, 1.05, 0), (26.8, -2, 1.1, 30))
    ):
        scene.put(palms[k % 4], x, y, height_at(ground, x, y) - 0.1, turn, s)
    away = lambda x, y: x - float(edge(y))
    scene.scatter(
        palms,
        210,
        ((-110, 80), (-26, 215)),
        ground,
        seed=5,
        sink=0.2,
        scale=(0.75, 1.1),
        keep=lambda x, y, z: away(x, y) > 16 and not (18 < x < 46 and 2 < y < 32),
    )
    scrub = [bush(3 + i, 1.8, 'leaf-dark', card=0.2) for i in range(2)]
    scene.scatter(
        scrub,
        150,
        ((-60, 80), (-40, 120)),
        ground,
        seed=8,
        sink=0.1,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: away(x, y) > 17,
    )


def camp(scene, mesh, ground):
    """Three thatched cottages with lit windows, lanterns on poles, a table laid on the sand, a boat at anchor."""
    for x, y, turn, seed in ((25.5, 7, -36, 1), (30, 18, -40, 3), (31, 31, -48, 5)):
        z = height_at(ground, x, y)
        thatch_hut(mesh, 7, 5, x, y, z + 0.1, 'weave', 'thatch', turn, seed)
        a = math.radians(turn)
        scene.lamp(x - 4.6 * math.sin(-a) - 1.5, y - 4.6 * math.cos(a), z + 2.4, 240)
    for x, y in ((13.6, -25), (16.2, -9), (18.0, 9), (17.6, 26)):
        z = height_at(ground, x, y)
        mesh.tube([(x, y, z), (x, y, z + 2.0), (x - 0.3, y, z + 2.2)], 0.04, 'wood-dark', 6)
        mesh.lathe([(0.05, 0), (0.15, 0.06), (0.13, 0.34), (0.04, 0.42)], 'lamp', 12, x=x - 0.3, y=y, z=z + 1.75)
        scene.lamp(x - 0.6, y - 0.3, z + 1.7, 120)
    fishing_boat(mesh, -17, -4, -0.1, 152, 'azure', 'turmeric', 8)
    mesh.lathe([(0.05, 0), (0.14, 0.06), (0.12, 0.32), (0.04, 0.4)], 'lamp', 12, x=-18.6, y=-4, z=1.1)
    scene.lamp(-18.6, -4.6, 1.6, 90)


def people(scene, mesh, ground):
    """A child who stamps light out of the wash, her mother with a hand in it; a man lowers a lantern over crabs."""
    put = lambda x, y: height_at(ground, x, y)
    x, y = 2.5, -33.4
    little_one(mesh, 'run', 'ivory', x, y, max(0, put(x, y)), -120, 1.0, girl=True)
    chance = np.random.RandomState(9)
    for _ in range(90):
        a, r = chance.uniform(0, 6.28), 0.9 * chance.random() ** 0.6
        mesh.ball(
            chance.uniform(0.012, 0.035),
            (PALE, SPARK)[_ % 2],
            x + r * math.cos(a),
            y + r * math.sin(a),
            0.06 + 0.4 * chance.random() * (1 - r),
            5,
        )
    person(mesh, 'wash', 'salwar', 'turmeric', 'ivory', 3.9, -31.2, put(3.9, -31.2), -80, 1.0)
    person(mesh, 'hold', 'shirt', 'ivory', '#4b4640', 5.3, -30.4, put(5.3, -30.4), -60, 1.0)
    x, y = 6.5, -33.4
    z = put(x, y)
    person(mesh, 'show', 'lungi', '#86a3b6', 'ivory', x, y, z, -70, 1.0)
    mesh.tube([(x - 0.42, y - 0.12, z + 1.15), (x - 0.44, y - 0.12, z + 0.75)], 0.012, 'iron', 5)
    mesh.lathe([(0.05, 0), (0.13, 0.05), (0.11, 0.28), (0.03, 0.36)], 'lamp', 12, x=x - 0.44, y=y - 0.12, z=z + 0.4)
    scene.lamp(x - 0.7, y - 0.5, z + 0.7, 70)
    little_one(mesh, 'squat', 'scarlet', x - 1.5, y - 0.5, put(x - 1.5, y - 0.5), 80, 1.0)
    for k in range(5):
        cx, cy = x - 1.0 + 0.34 * math.sin(k * 2.4), y - 1.1 - 0.22 * k
        cz = put(cx, cy)
        mesh.ball((0.07, 0.05, 0.04), '#e8dcc4', cx, cy, cz + 0.06, 8)
        for side in (-1, 1):
            for j in (-0.04, 0, 0.04):
                mesh.tube(
                    [(cx + j, cy + side * 0.04, cz + 0.06), (cx + j * 1.6, cy + side * 0.12, cz)], 0.008, '#e8dcc4', 4
                )
    fire_x, fire_y = 11.5, -16.0
    z = put(fire_x, fire_y)
    for k in range(5):
        a = k * 1.25
        mesh.tube(
            [(fire_x + 0.4 * math.cos(a), fire_y + 0.4 * math.sin(a), z), (fire_x, fire_y, z + 0.35)],
            0.05,
            'wood-dark',
            6,
        )
    flame(mesh, fire_x, fire_y, z + 0.1, 0.7)
    scene.lamp(fire_x, fire_y - 0.8, z + 0.9, 160, '#ff9a5a')
    for a, cloth, second, dress in (
        (200, 'crimson', 'ivory', 'salwar'),
        (255, 'azure', '#4b4640', 'shirt'),
        (320, 'emerald', 'turmeric', 'saree'),
    ):
        r = math.radians(a)
        px, py = fire_x + 1.5 * math.cos(r), fire_y + 1.5 * math.sin(r)
        person(mesh, 'knit', dress, cloth, second, px, py, put(px, py), a - 90, 1.0)
