"""Diu's Portuguese fort and lighthouse in the waves, forked hoka palms in front, before sunset."""
import math

import numpy as np

from kit.architecture.colonial import goan_church, lighthouse
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import woman
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import fan_palm
from kit.nature.terrain import bank, water_sheet

PICTURE = {
    'hour': 'gold',
    'alt': 'Fishers mend a net and push their boat on the shore of Diu, the bastions and lighthouse of its fort across the sea in late light, hoka palms beside.',
}


def hoka(seed, size=1.0):
    """A hoka palm: a trunk that forks twice, each branch with its own head of fans."""
    mesh = Mesh()
    heads = []
    mesh.tube([(0, 0, 0), (0.1, 0, 3.2 * size)], [0.3, 0.24], 'palm-trunk', 9)
    for side in (-1, 1):
        knee = (side * 1.3, 0.2 * side, 5.4)
        mesh.tube([(0.1, 0, 3.0), (side * 0.8, 0, 3.9), knee], [0.23, 0.21, 0.18], 'palm-trunk', 8)
        for fork in (-1, 1):
            tip = (knee[0] + fork * 0.8 + side * 0.4, knee[1] + fork * 0.6, 7.6 + 0.5 * fork * side)
            mesh.tube(
                [knee, (knee[0] + fork * 0.55, knee[1] + fork * 0.3, 6.3), tip], [0.17, 0.15, 0.13], 'palm-trunk', 7
            )
            heads.append(tip)
    return mesh, heads


def build(scene):
    scene.camera((-5, -88, 3.6), (-2, 40, 13), lens=36, lift=0.02, focus=20, fstop=1.8)
    scene.light(
        sun=-104,
        elevation=18,
        energy=5.4,
        haze={'density': 0.0012, 'height': 24, 'base': 0.25, 'start': 70},
        clouds={'seed': 6.4, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(water_sheet('sea', 0, 4000, -160))
    fort = Mesh()
    path = [(-22, 92), (-30, 62), (-26, 38), (-12, 40), (10, 32), (36, 40), (58, 34), (92, 44), (140, 40)]
    for start, end in zip(path, path[1:]):
        curtain_wall(fort, start, end, 12, 1, (0, -1), 'sand-stone-dark')
    for i, (x, y) in enumerate(path):
        bastion(fort, 6.5 if i % 2 == 0 else 5, 15, x, y, 1, 'sand-stone-dark', 'sand-stone')
    upper = [(-14, 84), (-10, 66), (14, 70), (40, 64), (70, 72), (120, 70)]
    for start, end in zip(upper, upper[1:]):
        curtain_wall(fort, start, end, 10, 12, (0, -1), 'sand-stone')
    for x, y in upper[:-1]:
        bastion(fort, 4.4, 12, x, y, 12, 'sand-stone', 'sand-stone-pale')
    fort.box(170, 50, 13, 'sand-stone-dark', 72, 100, 0)
    lighthouse(fort, 24, 2.6, 20, 82, 13)
    goan_church(fort, 11, 12, x=44, y=88, z=13, steps=False)
    scene.put(fort)
    scene.scatter(
        [rock(i, 2.2, 'rock-warm') for i in range(4)],
        130,
        lambda r: (r.uniform(-34, 120), r.uniform(22, 34)),
        seed=5,
        scale=(0.3, 1.4),
        sink=0.5,
    )
    scene.layer = 'front'
    land = lambda x, y: -y - 57 + 0.1 * np.abs(x) + 2 * np.sin(x * 0.11)
    scene.put(bank((-60, 60), (-120, -44), 1.5, land, 'dust', seed=4))
    crown = fan_palm(3, 2.0, 26)
    for number, (x, y, size) in enumerate(((-12.5, -66, 0.95), (-17.5, -62, 0.8), (7.2, -63, 0.78))):
        trunk, heads = hoka(number)
        scene.put(trunk, x, y, 1.0, number * 40, size)
        angle = math.radians(number * 40)
        for hx, hy, hz in heads:
            scene.put(
                crown,
                x + size * (hx * math.cos(angle) - hy * math.sin(angle)),
                y + size * (hx * math.sin(angle) + hy * math.cos(angle)),
                1.0 + size * (hz - 1.6),
                hx * 60,
                size * 0.62,
            )
    tufts = [grass_tuft(5, 50, 0.6, leaf='grass-dry')]
    scene.scatter(
        tufts, 130, ((-28, 28), (-78, -58)), lambda x, y: x * 0 + 1.3, seed=5, keep=lambda x, y, z: land(x, y) > 2
    )
    scene.layer = 'life'
    life = Mesh()
    fishing_boat(life, -1.5, -67, 1.25, 20, 'turmeric', 'scarlet', 6.4)
    with life.at(1.5, -70.0, 1.35, 44, 1.05):
        person(life, 'serve', 'lungi', '#efe4d2', 'indigo', head='turban', hat='crimson')
        for k in range(9):
            life.ball((0.4, 0.32, 0.12), '#5f9a94', 0.12 * k - 0.4, -0.7, 0.04 + 0.03 * (k % 3), 10)
    with life.at(3.6, -69.4, 1.35, -52, 1.05):
        person(life, 'knit', 'shirt', '#7d93a8', '#5d6f86')
    person(life, 'push', 'lungi', 'skin', 'maroon', -5.0, -69.4, 1.35, 112, 1.05)
    person(life, 'push', 'shirt', '#cfae62', '#5a4a3c', -4.4, -68.0, 1.35, 108, 1.05)
    woman(life, 'magenta', 6.6, -66.4, 1.35, 1.02, 60, pot=True)
    little_one(life, 'run', 'emerald', -7.0, -71.6, 1.35, 84, 1.08)
    fishing_boat(life, -30, -4, 0, 18, 'azure', 'turmeric', 9)
    fishing_boat(life, 24, -2, 0, 165, 'emerald', 'scarlet', 9)
    catch(life)
    flock_in(life, 8, (-36, -14), (10, 40), (32, 42), 1.1)
    scene.put(life)


def catch(mesh):
    """The morning's catch: fish on racks and in baskets, a seller and two who buy, a girl with a crab."""
    for x, y, turn in ((-10.2, -70.6, 12), (-8.2, -72.6, 8)):
        with mesh.at(x, y, 1.35, turn):
            for side in (-1.1, 1.1):
                for lean in (-0.35, 0.35):
                    mesh.tube([(side, lean, 0), (side, 0, 1.35)], 0.035, 'wood-dark', 6)
            for high in (1.3, 0.95):
                mesh.tube([(-1.2, 0, high), (1.2, 0, high)], 0.02, 'wood', 5)
                for k in range(11):
                    with mesh.at(-1.05 + 0.21 * k, 0, high - 0.2):
                        mesh.ball((0.035, 0.02, 0.16), ('#9fb0b4', '#c3b48f')[k % 2], 0, 0, 0, 9)
    with mesh.at(-2.6, -74.6, 1.35, 30, 1.06):
        person(mesh, 'sell', 'saree', 'scarlet', 'turmeric', head='veil')
        for x, y in ((0.35, -0.8), (-0.4, -0.85)):
            mesh.lathe([(0.26, 0), (0.38, 0.16), (0.36, 0.18)], 'weave', 20, x=x, y=y)
            for k in range(14):
                a, far = k * 2.4, 0.07 * (k**0.5)
                with mesh.at(x + far * math.cos(a), y + far * math.sin(a), 0.2 + 0.01 * k, k * 47):
                    mesh.ball((0.13, 0.035, 0.03), ('#aab8ba', '#8d9ea6')[k % 2], 0, 0, 0, 9)
    person(mesh, 'offer', 'saree', '#86a3b6', 'ivory', -0.9, -75.0, 1.35, -70, 1.06)
    person(mesh, 'hold', 'shirt', '#cfae62', '#5a4a3c', -0.5, -74.0, 1.35, -84, 1.06)
    little_one(mesh, 'squat', 'magenta', 2.4, -75.2, 1.35, -30, 1.06, girl=True)
    with mesh.at(2.7, -75.9, 1.35):
        mesh.ball((0.13, 0.09, 0.05), '#b5523a', 0, 0, 0.06, 10)
        for k in range(6):
            side = 1 if k % 2 else -1
            mesh.tube(
                [(0.1 * side, 0.05 * (k // 2 - 1), 0.06), (0.22 * side, 0.09 * (k // 2 - 1), 0.01)], 0.012, '#b5523a', 5
            )
    for x, y, size in ((5.2, -73.4, 1.0), (6.0, -73.9, 0.8), (5.4, -74.3, 0.7)):
        mesh.box(0.8 * size, 0.55 * size, 0.4 * size, ('#6f8fa3', 'wood', '#8c6f5a')[int(x * 7) % 3], x, y, 1.32)
