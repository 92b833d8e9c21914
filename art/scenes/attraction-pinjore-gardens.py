"""Pinjore on a spring morning: the fountains of the Mughal terraces play below a chute of carved
marble from the Rang Mahal's arches; cypresses, lawns, families along the water, the Kasauli hills behind."""
import math
import random

from kit.architecture.arches import arcade
from kit.architecture.domes import bangla_roof, chhatri
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import hill_layers
from kit.nature.trees import broadleaf, bush, cypress
from kit.stage.square import flower_beds

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Fountains play in the canal of Pinjore Gardens below a Mughal pavilion of arches and domed kiosks, cypresses and families along its walks.',
}
STONE, PALE, DEEP = 'sand-stone', 'sand-stone-pale', 'red-stone-pale'
CANAL, UPPER = 7.0, 3.4


def build(scene):
    scene.material(STONE, colour='#d9b287', second='#c3976b', courses=None, bump=0.03)
    scene.material(PALE, colour='#ead0a8', second='#d8b88c', courses=None, bump=0.02)
    scene.material(DEEP, colour='#c98b6c', second='#b07254')
    scene.material('pool', colour='#2f5560', ripple=0.02)
    scene.camera((-3.0, -27, 2.6), (-0.1, 30, 5.4), lens=36, lift=0.02)
    scene.light(
        sun=-118,
        elevation=24,
        haze={'density': 0.0019, 'height': 60, 'start': 60, 'base': 0.12},
        clouds={'seed': 33.8, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((620, 150, 520, -6, 4.3), (1100, 300, 800, -6, 7.7), (1900, 520, 1300, -6, 1.9)), width=1900),
        layer='far',
    )
    lower = Mesh()
    lower.box(400, 100, 0.5, 'lawn', 0, -12, -0.5)
    scene.put(lower)
    upper = Mesh()
    for side in (-1, 1):
        upper.box(190, 130, UPPER + 0.5, 'lawn', side * (95 + CANAL / 2 + 3), 91, -0.5)
    scene.put(upper)
    garden = Mesh()
    canal(garden)
    terrace(garden)
    with garden.at(0, 31, UPPER):
        rang_mahal(garden)
    scene.put(garden)
    water(scene)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def canal(mesh):
    """The canal from the camera to the chute, its kerbs, walks of brick on edge, jets in a row."""
    near, far = -40.0, 22.0
    long, y = far - near, (far + near) / 2
    mesh.box(CANAL, long, 0.3, 'teal', 0, y, -0.4)
    for side in (-1, 1):
        x = side * (CANAL / 2 + 0.4)
        mesh.box(0.8, long, 0.5, PALE, x, y, -0.14)
        mesh.box(3.4, long, 0.3, DEEP, side * (CANAL / 2 + 2.5), y, -0.22)
        mesh.box(0.4, long, 0.34, PALE, side * (CANAL / 2 + 4.4), y, -0.16)
    for k in range(11):
        jet(mesh, -13.5 + 3.3 * k)


def jet(mesh, y):
    """A fountain: a lotus cup in the canal's middle and its plume that falls back in drops."""
    mesh.lathe([(0.1, -0.1), (0.12, 0.16), (0.3, 0.26), (0.24, 0.27)], PALE, 14, y=y)
    mesh.lathe([(0.045, 0.2), (0.05, 0.9), (0.075, 1.5), (0.11, 1.9), (0.075, 2.06), (0.01, 2.14)], 'steam', 9, y=y)
    chance = random.Random(int(y * 10) + 400)
    for _ in range(190):
        t, a = chance.random() ** 0.8, chance.uniform(0, 6.283)
        out = 0.05 + 0.34 * t * chance.uniform(0.3, 1.0)
        size = chance.uniform(0.016, 0.038)
        mesh.ball(
            (size, size, size * 1.6),
            'steam',
            out * math.cos(a),
            y + out * math.sin(a),
            2.05 - 1.75 * t * t + 0.1 * t,
            5,
        )
    mesh.lathe([(0.42, 0.125), (0.2, 0.15), (0.02, 0.16)], 'foam', 14, y=y)


def terrace(mesh):
    """The wall between two levels with blind arches, its stairs and the slanting chute with a scaled bed."""
    front = 24.0
    for side in (-1, 1):
        with mesh.at(side * (CANAL / 2 + 3 + 22), front, -0.1):
            arcade(mesh, 44, UPPER + 0.2, 14, STONE, 'recess', 0.5, 'cusped', 0.6)
            mesh.box(44.4, 0.9, 0.35, PALE, 0, 0.3, UPPER + 0.1)
            for k in range(22):
                mesh.box(0.3, 0.3, 0.8, PALE, -21.5 + 2.05 * k, 0.3, UPPER + 0.4)
            mesh.box(44.4, 0.4, 0.16, PALE, 0, 0.3, UPPER + 1.2)
        for k in range(14):
            z = UPPER * (k + 1) / 14
            mesh.box(2.6, 0.42, z + 0.2, PALE, side * (CANAL / 2 + 1.6), front - 5.6 + 0.42 * k, -0.2)
        mesh.box(0.5, 6.6, 1.0, STONE, side * (CANAL / 2 + 3.15), front - 2.8, 0)
    mesh.box(CANAL + 6.4, 1.2, UPPER, STONE, 0, front + 1.6, -0.1)


def rang_mahal(mesh):
    """The pavilion astride the canal: five cusped arches, a hall with three above, wings, four kiosks."""
    wide = 15.0
    mesh.box(wide, 9, 5.3, STONE, 0, 6.2)
    arcade(mesh, wide, 5.4, 5, PALE, 'shadow', 1.4, 'cusped', 0.7)
    mesh.box(wide + 1.6, 1.6, 0.22, DEEP, 0, -0.4, 5.1)
    mesh.box(wide + 0.3, 10, 0.7, PALE, 0, 4.8, 5.4)
    for side in (-1, 1):
        with mesh.at(side * 11.6, 1.2):
            mesh.box(8.0, 7, 4.3, STONE, 0, 5.2)
            arcade(mesh, 8.0, 4.4, 3, PALE, 'shadow', 1.1, 'cusped', 0.62)
            mesh.box(9.2, 1.3, 0.2, DEEP, 0, -0.3, 4.2)
            mesh.box(8.3, 8, 0.6, PALE, 0, 4.2, 4.4)
            for k in range(9):
                mesh.box(0.24, 0.24, 0.6, PALE, -3.8 + 0.95 * k, 0.5, 5.0)
            mesh.box(8.2, 0.3, 0.14, PALE, 0, 0.5, 5.6)
        chhatri(mesh, 1.5, 3.0, PALE, STONE, x=side * 6.1, y=1.8, z=6.1)
        chhatri(mesh, 1.2, 2.5, PALE, STONE, x=side * 14.0, y=2.8, z=5.0)
    with mesh.at(0, 2.4, 6.1):
        mesh.box(7.4, 5, 3.0, STONE, 0, 2.8)
        arcade(mesh, 7.4, 3.0, 3, PALE, 'shadow', 0.9, 'cusped', 0.68)
        mesh.box(8.6, 1.1, 0.18, DEEP, 0, -0.2, 2.9)
        bangla_roof(mesh, 8.6, 6.2, 1.7, PALE, 0, 2.4, 3.0)


def water(scene):
    """Still water in the canal, and the sheet that runs down the chute over rows of scales."""
    mesh = Mesh()
    w = CANAL / 2
    mesh.quad((-w, -40, 0.12), (w, -40, 0.12), (w, 22.4, 0.12), (-w, 22.4, 0.12), 'pool')
    scene.put(mesh)
    chute = Mesh()
    chute.quad((-w, 21.4, -0.1), (w, 21.4, -0.1), (w, 25.4, UPPER + 0.1), (-w, 25.4, UPPER + 0.1), PALE)
    for row in range(11):
        t = (row + 0.5) / 11
        for k in range(14):
            x = -w + CANAL * (k + 0.5 * (row % 2)) / 14 + 0.2
            chute.ball((0.24, 0.12, 0.1), PALE, min(x, w - 0.2), 21.4 + 4 * t, UPPER * t + 0.02, 8)
    chute.quad((-w, 21.3, 0.02), (w, 21.3, 0.02), (w, 25.3, UPPER + 0.2), (-w, 25.3, UPPER + 0.2), 'fall')
    for k in range(24):
        x = -w + CANAL * (k + 0.5) / 24
        chute.ball((0.3, 0.3, 0.09), 'foam', x, 21.2, 0.14, 8)
    scene.put(chute)


def green(scene):
    """Cypresses on both walks, clipped bushes, flower beds, mango trees above and at the sides."""
    tall = [cypress(i, 8.5) for i in range(3)]
    for k in range(7):
        for side in (-1, 1):
            y = -12 + 5.2 * k
            scene.put(tall[(k + side) % 3], side * 10.4, y, 0, 50 * k, (0.62, 0.62, 0.78 + 0.05 * math.sin(k * 2)))
    small = [bush(2 + i, 1.0, 'leaf-dark', card=0.1) for i in range(2)]
    for k in range(9):
        for side in (-1, 1):
            scene.put(small[k % 2], side * 8.6, -14 + 4.2 * k, 0, 40 * k, 0.62)
    flower_beds(scene, (-19, -11.8), (-14, 20), 34, seed=3)
    flower_beds(scene, (11.8, 19), (-14, 20), 34, seed=5)
    mango = [broadleaf(44 + i, 11, ('leaf', 'leaf-dark')[i % 2], spread=1.25, cards=420) for i in range(3)]
    for k, (x, y, z, s) in enumerate(
        (
            (-24, 4, 0, 0.9),
            (-30, 16, 0, 1.0),
            (25, 8, 0, 0.95),
            (32, 18, 0, 1.0),
            (-27, 34, UPPER, 0.9),
            (27, 34, UPPER, 0.9),
            (-38, 40, UPPER, 1.0),
            (38, 40, UPPER, 1.0),
        )
    ):
        scene.put(mango[k % 3], x, y, z - 0.1, 60 * k, s)
    scene.scatter(mango, 80, ((-110, 110), (50, 110)), lambda x, y: UPPER + 0 * x, seed=6, sink=0.2, scale=(0.8, 1.15))


def folk(scene):
    """Families on the walks: a girl at the water's edge, a picnic on the lawn, a gardener who sweeps."""
    mesh = Mesh()
    edge = CANAL / 2
    little_one(mesh, 'reach', 'scarlet', -edge - 0.5, -9.0, 0.36, 96, 1.0, girl=True)
    person(mesh, 'hold', 'saree', 'emerald', 'turmeric', -edge - 1.6, -8.6, 0.1, 110, 1.0)
    with_child(mesh, 'salwar', 'magenta', 'ivory', edge + 2.2, -3.0, 0.1, -60, 1.0)
    person(mesh, 'walk', 'kurta', 'ivory', 'ivory', edge + 3.2, -2.2, 0.1, -20, 1.0, head='turban', hat='saffron')
    with mesh.at(-edge - 2.6, 2.4, 0.1, 150):
        person(mesh, 'photograph', 'shirt', '#86a3b6', '#4b4640')
        camera(mesh)
    person(mesh, 'cheer', 'saree', 'turmeric', 'crimson', -edge - 1.2, 6.8, 0.1, -30, 1.0)
    little_one(mesh, 'run', 'azure', edge + 1.6, 4.6, 0.1, 10, 1.0)
    person(mesh, 'sweep', 'lungi', 'ivory', 'maroon', edge + 3.0, 9.0, 0.1, 60, 1.0)
    for x, y, turn, deed, dress, cloth in (
        (-13.4, 2.0, 70, 'serve', 'saree', 'crimson'),
        (-11.9, 2.8, -60, 'knit', 'salwar', 'teal'),
        (-12.4, 0.9, 170, 'play', 'kurta', 'ivory'),
    ):
        person(mesh, deed, dress, cloth, None, x, y, 0.02, turn, 1.0)
    crowd(mesh, 12, lambda r: (r.choice((-1, 1)) * r.uniform(edge + 1, edge + 3.6), r.uniform(10, 17)), seed=4)
    crowd(mesh, 9, lambda r: (r.uniform(-6, 6), r.uniform(26.6, 29.6)), lambda x, y: UPPER + 0 * x, seed=6)
    flock_in(mesh, 9, (4, 22), (30, 60), (14, 21), 0.8)
    scene.put(mesh)
