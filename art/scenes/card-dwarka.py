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
from kit.life.lamps import floating_lamps, oil_lamp
from kit.life.people import crowd, parasol
from kit.life.work import Pose, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'gold',
    'alt': 'By the Gomti at Dwarka a priest leads a prayer, a cow is fed and a girl feeds pigeons; the Dwarkadhish spire flies its long flag behind.',
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
        quay.box(70, 19 + i * 0.8, 0.3, 'step', -8, -63.1 + i * 0.4, 0.3 - i * 0.3)
    scene.put(quay, layer='front')
    worship(life)
    cow_feeders(life)
    pigeons(life)
    floating_lamps(life, 16, ((-14, -4), (-50.5, -45)), 4, 1.2)
    flock_in(life, 12, (-40, -10), (0, 30), (30, 42), 1.0, 'white-bird')
    scene.put(life)
    herd = cow()
    for x, y, z, t in ((-22, 13.6, 5.2, 20), (-19, 14, 5.2, 170), (*spot(12.8, 5.2), QUAY, 168)):
        scene.put(herd, x, y, z, t, 1)


QUAY = 0.6


def spot(near, side):
    """(x, y) by metres before the camera and to its right."""
    return -12 + 0.172 * near + 0.985 * side, -70 + 0.985 * near - 0.172 * side


def worship(mesh):
    """Under a bamboo sunshade a priest leads a couple's prayer at a tray of flowers; a woman sets a lamp afloat."""
    x, y = spot(11.6, -4.0)
    parasol(mesh, x - 0.3, y + 0.6, QUAY, 1.4, 2.3, '#d9b678', tilt=10)
    with mesh.at(x, y, QUAY):
        mesh.box(3.2, 1.9, 0.02, '#8c4a52', 0.6, -0.1)
        mesh.box(0.9, 0.8, 0.22, 'wood', -0.35, 0.1)
    with mesh.at(x - 0.35, y + 0.1, QUAY + 0.22, 70):
        person(mesh, 'serve', 'dhoti', 'skin', 'ivory', elder=True)
    with mesh.at(x + 0.5, y - 0.1, QUAY):
        mesh.lathe([(0.3, 0.02), (0.36, 0.05), (0.34, 0.05)], 'brass', 24)
        for k in range(12):
            r = 0.09 * math.sqrt(k)
            mesh.ball(
                0.06, ('marigold', 'scarlet', 'ivory')[k % 3], r * math.cos(k * 2.4), r * math.sin(k * 2.4), 0.08, 7
            )
        oil_lamp(mesh, 0.16, -0.5, 0.02, 1.2)
        mesh.lathe([(0.08, 0), (0.15, 0.08), (0.14, 0.18), (0.07, 0.24), (0.1, 0.28)], 'brass', 16, x=-0.16, y=-0.52)
    seated = Pose(
        ((0.02, -0.25, 0.52), (-0.02, -0.25, 0.52)),
        hips=(0.1, 0.14),
        bend=10,
        knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
        ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
        seated=True,
    )
    person(mesh, seated, 'kurta', '#efe4d2', 'ivory', x + 1.35, y - 0.15, QUAY, -82, 1.05)
    person(mesh, seated, 'saree', '#b5505a', '#e7c9a0', x + 1.5, y + 0.65, QUAY, -72, 1.0, 'veil')
    x, y = spot(16.2, -1.7)
    with mesh.at(x, y, QUAY, 186):
        person(mesh, 'wash', 'saree', '#3f7f86', '#e7c9a0')
        oil_lamp(mesh, 0, -0.62, 0.02, 1.2)


def cow_feeders(mesh):
    """A woman with a bundle of grass feeds the cow, her small son on the hip of his father beside her."""
    x, y = spot(12.3, 2.9)
    with mesh.at(x, y, QUAY, 86, 1.05):
        person(mesh, 'feed', 'skirt', '#2f6f62', '#c9733f', head='veil')
        for k in range(12):
            a = (k - 6) * 0.05
            mesh.tube([(0.16 + a, -0.42, 1.02), (0.2 + 1.4 * a, -0.8, 1.1 + 0.4 * abs(a))], 0.014, 'grass', 4)
    x, y = spot(13.3, 2.2)
    with_child(mesh, 'kurta', '#cfae62', 'ivory', x, y, QUAY, 62, 1.07, '#86a3b6', head='turban', hat='#a83a34')
    x, y = spot(15.0, -3.4)
    person(mesh, 'pray', 'saree', '#8c6f9a', '#efe4d2', x, y, QUAY, 190, 1.02, elder=True)


def pigeons(mesh):
    """A girl scatters grain; pigeons crowd to it over the paving."""
    x, y = spot(11.4, 0.1)
    with mesh.at(x, y, QUAY, 62):
        little_one(mesh, 'scatter', '#d9694a', girl=True, scale=1.06)
    chance = np.random.RandomState(8)
    for k in range(42):
        near, side = 11.2 + chance.normal() * 0.75, 1.3 + chance.normal() * 0.7
        x, y = spot(max(9.6, near), side)
        with mesh.at(x, y, QUAY, chance.uniform(0, 360), 1.15):
            coat = ('#7d8590', '#6a7280', '#9aa0a6', '#4f5560')[k % 4]
            down = chance.rand() < 0.6
            mesh.ball((0.075, 0.13, 0.075), coat, 0, 0, 0.13, 10)
            mesh.tube([(0, -0.07, 0.16), (0, -0.13, 0.19 if not down else 0.1)], [0.05, 0.035], '#4f6a5e', 8)
            mesh.ball((0.035, 0.045, 0.036), coat, 0, -0.15, 0.22 if not down else 0.07, 8)
            mesh.tube([(0, 0.1, 0.13), (0, 0.24, 0.1)], [0.05, 0.025], '#565c66', 6)
            for leg in (-0.03, 0.03):
                mesh.tube([(leg, 0, 0.07), (leg, 0, 0)], 0.01, '#a8685e', 4)
