"""Puri: fishing boats on the beach in the early sun, the Jagannath tower with its wheel and flag above the town."""
import numpy as np

import math

from kit.architecture.nagara import deul
from kit.architecture.rajput import town
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, woman
from kit.life.work import person, little_one
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.scene import height_at
from kit.stage.backdrops import tree_line
from kit.stage.beach import beach

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Fishers mend a net beside painted boats on the beach of Puri at sunrise, the pale tower of Jagannath with its flag above the town.',
}


def edge(ys):
    return 7 + 2.4 * np.sin(ys * 0.035) + 0.012 * np.maximum(ys, 0)


def build(scene):
    scene.camera((-3.0, -33.5, 2.3), (-15.2, 40, 9.4), lens=36, lift=0.03, focus=13, fstop=0.9)
    scene.light(
        sun=108,
        elevation=17,
        haze={'density': 0.0017, 'height': 18, 'base': 0.22, 'start': 50},
        clouds={'seed': 17.7, 'amount': 0.8, 'stretch': (0.5, 1)},
    )
    ground = beach(scene, edge, -1, 46, land='dust', reach=(-200, 170, -60, 380))
    city = Mesh()
    walls = ('cream-wall', 'pink-wall', 'whitewash', 'blue-wall', 'yellow-wall', 'green-wall')
    town(
        city,
        130,
        lambda r: (-r.uniform(44, 170), r.uniform(10, 230)),
        lambda x, y: 2.4,
        walls,
        (8, 12),
        (5, 13),
        lit=0.3,
    )
    with city.at(-46, 170, 3, -38):
        city.box(120, 90, 4, 'granite-pale')
        deul(city, 24, 72, 'whitewash', 0, 8, 3)
        for x, y, h in ((-34, -10, 22), (32, -14, 20), (-26, 30, 26), (36, 26, 22)):
            deul(city, h * 0.36, h, 'cream-wall', x, y, 3)
    scene.put(city)
    palms = [coconut_palm(i, 12 + i, (3 - i, 0.6)) for i in range(3)]
    scene.scatter(palms, 80, lambda r: (-r.uniform(36, 110), r.uniform(-4, 150)), ground, seed=4, sink=0.3)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint, trim in (
        (-9.5, -20, 64, 'azure', 'turmeric'),
        (-13.6, -12, 72, 'scarlet', 'ivory'),
        (-7.4, -6, 78, 'emerald', 'turmeric'),
        (-13, 6, 70, 'turmeric', 'azure'),
        (-6, 16, 80, 'azure', 'scarlet'),
        (-12, 28, 74, 'scarlet', 'turmeric'),
        (-7, 44, 80, 'emerald', 'ivory'),
    ):
        fishing_boat(life, x, y, height_at(ground, x, y) + 0.1, turn, paint, trim, 7.5)
    fishing_boat(life, 22, 60, 0, 20, 'azure', 'turmeric', 8)
    fishing_boat(life, 34, 130, 0, 10, 'scarlet', 'turmeric', 9)
    fishers(life, ground)
    for i in range(16):
        x, y = -2.4 + (i * 5) % 5 - (i % 3), -8 + i * 8
        z = height_at(ground, x, y)
        (
            man(life, 'ivory', ('indigo', 'maroon')[i % 2], x, y, z, 1, i * 50)
            if i % 2
            else woman(life, ('scarlet', 'turmeric', 'magenta', 'azure')[i // 2 % 4], x, y, z, 1, i * 60, i % 4 == 0)
        )
    flock_in(life, 12, (-6, 22), (0, 40), (9, 17), 0.7, 'white-bird')
    scene.put(life)


def fishers(mesh, ground):
    """Two mend a net on the sand, a woman has come with her basket, a boy runs."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    for deed, x, y, turn, cloth, second, hat in (
        ('serve', -4.3, -21.6, 64, 'skin', 'indigo', None),
        ('knit', -6.3, -21.0, -48, '#7d93a8', '#8c6f5a', 'crimson'),
    ):
        px, py, z = at(x, y)
        person(mesh, deed, 'lungi', cloth, second, px, py, z, turn, 1.1, head='turban' if hat else None, hat=hat)
    with mesh.at(*at(-5.2, -21.9)):
        for k in range(9):
            a, far = k * 2.4, 0.13 * math.sqrt(k)
            mesh.ball((0.42, 0.36, 0.14), '#5f9a94', far * math.cos(a), far * math.sin(a), 0.06, 10)
            mesh.ball((0.05, 0.05, 0.035), 'turmeric', 0.62 * math.cos(a), 0.5 * math.sin(a), 0.09, 8)
        mesh.tube([(-0.4, -0.3, 0.06), (-0.9, -0.5, 0.03), (-1.2, -0.1, 0.03), (-1.6, -0.4, 0.03)], 0.022, 'rope', 5)
    x, y, z = at(-7.6, -20.4)
    person(mesh, 'hold', 'saree', 'magenta', None, x, y, z, 26, 1.08)
    with mesh.at(x, y, z, 26, 1.08):
        mesh.lathe([(0.14, 0.98), (0.26, 1.14), (0.27, 1.16)], 'weave', 18, x=0.2, y=-0.4)
        for k in range(9):
            mesh.ball(
                (0.1, 0.03, 0.026), '#b4bfc6', 0.2 + 0.1 * math.cos(k * 2.4), -0.4 + 0.1 * math.sin(k * 2.4), 1.16, 8
            )
    x, y, z = at(-8.6, -24.6)
    little_one(mesh, 'run', 'turmeric', x, y, z, 74, 1.08)
