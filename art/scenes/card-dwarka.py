"""Dwarka: the five-storeyed spire with its great flag above the Gomti ghats and the sea, late light."""
import math

import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.nagara import plain_temple, shikhara, stepped_roof
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import child, crowd, man, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'gold',
    'alt': 'Pilgrims by the Gomti creek in golden light, the carved spire of the Dwarkadhish temple and its long flag above the steps and boats.',
}


def build(scene):
    scene.camera((-12, -70, 2.6), (2, 10, 4.2), lens=31, lift=0.1, focus=10.8, fstop=1.2)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0015, 'height': 18, 'base': 0.2, 'start': 60},
        clouds={'seed': 27.5, 'amount': 0.9, 'stretch': (0.4, 1)},
    )
    scene.put(water_sheet('river', 0, 3000, -120))
    ground = Mesh()
    ghat_steps(ground, 150, 15, 0.34, 0.8, 'step', 14, 0)
    ground.box(160, 60, 5.2, 'step', 18, 41, 0)
    with ground.at(3, 24, 5.2, scale=0.8):
        ground.box(27, 24, 1.4, 'sand-stone-dark')
        for i in range(5):
            size = 21 - i * 1.2
            ground.box(size, size * 0.86, 4, 'sand-stone', 0, -1, 1.4 + i * 4)
            ground.box(size + 1.2, size * 0.86 + 1.2, 0.35, 'sand-stone-pale', 0, -1, 5.1 + i * 4)
            with ground.at(0, -1 - size * 0.43 - 0.3, 1.4 + i * 4):
                arcade(ground, size, 3.8, 7, 'sand-stone-pale', 'shadow', 0.8, 'cusped', 0.62)
        stepped_roof(ground, 15, 13, 6, 'sand-stone', 0, -2, 21.4, 8)
        shikhara(ground, 14.5, 36, 'sand-stone', 0, 10, 9, curve=0.7)
        ground.tube([(0, 10, 46), (0, 10, 57)], 0.22, 'wood', 6)
        rows = []
        for t in np.linspace(0, 1, 26):
            wave = 1.3 * np.sin(t * 7) * t
            rows.append(
                [
                    (t * 19, 10 + wave, 56.8 - 1.4 * t - 5.2 * (1 - t * 0.9) * v + 0.5 * np.sin(t * 9))
                    for v in (0, 0.33, 0.66, 1)
                ]
            )
        ground.loft(rows[:13], 'flag-saffron')
        ground.loft(rows[12:], 'flag-red')
    for x, y, h, w in ((-26, 20, 18, 8), (31, 18, 15, 7), (44, 24, 20, 9), (-40, 26, 14, 7)):
        plain_temple(ground, w, h, 'sand-stone-pale', x, y, 5.2)
    town(
        ground,
        54,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 74) + 6, r.uniform(28, 62)),
        lambda x, y: 5,
        ('cream-wall', 'whitewash', 'ochre-wall', 'blue-wall', 'pink-wall'),
        (6, 10),
        (4, 9),
    )
    scene.put(ground)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 56, lambda r: (r.uniform(-44, 54), 0.8 * r.randint(1, 14)), lambda x, y: 0.34 * (int(y / 0.8) + 1), 9)
    fishing_boat(life, -15, -32, 0, 16, 'azure', 'turmeric', 9)
    fishing_boat(life, 13, -20, 0, 168, 'scarlet', 'ivory', 9)
    fishing_boat(life, 30, -8, 0, 172, 'emerald', 'turmeric', 9)
    quay = Mesh()
    for i in range(5):
        quay.box(70, 14 + i * 0.8, 0.3, 'step', -8, -65.6 + i * 0.4, 0.3 - i * 0.3)
    scene.put(quay, layer='front')
    man(life, 'ivory', 'ivory', -14.1, -59.8, 0.6, 1.1, 148, 'crimson', pose='greet', dress='kurta')
    woman(life, 'scarlet', -13.0, -59.5, 0.6, 1.1, 164, veil=False, pose='lap')
    child(life, 'turmeric', -11.9, -59.8, 0.6, 1.05, 152, girl=True, pose='point')
    woman(life, 'emerald', -7.3, -59.7, 0.6, 1.1, 64, veil=False, pose='greet')
    man(life, 'saffron', 'ivory', -5.9, -59.3, 0.6, 1.1, -78, 'saffron', pose='rest', dress='kurta', elder=True)
    with life.at(-13.0, -59.5, 0.6, 164, 1.1):
        life.lathe([(0.14, 1.03), (0.2, 1.06)], 'brass', 16, y=-0.3)
        for k in range(12):
            life.ball(0.035, 'marigold', 0.12 * math.cos(k * 2.4), -0.3 + 0.12 * math.sin(k * 2.4), 1.08, 7)
    flock_in(life, 12, (-40, -10), (0, 30), (30, 42), 1.0, 'white-bird')
    scene.put(life)
    herd = cow()
    for x, y, t in ((-22, 13.6, 20), (-19, 14, 170)):
        scene.put(herd, x, y, 5.2, t, 1)
