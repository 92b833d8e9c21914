"""The Gateway of India in early light after a shower: a family feeds pigeons between the puddles, a man sells balloons,
launches lie on the harbour. By night people stroll and drink tea under the lamp posts."""
import math
import random

import numpy as np

from kit.architecture.colonial import gateway_arch
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd
from kit.life.work import Pose, bowl, glass, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Pigeons feed among puddles on the plaza before the basalt arch of the Gateway of India, the harbour of Mumbai behind.',
}


def build(scene):
    scene.material('sand-stone', colour='#b5a68f', second='#8e7f6b', bump=0.07, stain=0.55)
    scene.material('sand-stone-pale', colour='#c9bca4', second='#a99b84')
    scene.material('paving', colour='#bda894', second='#a8937f')
    scene.camera((-26, -66, 2.3), (2, 0, 9.0), lens=33, lift=0.03, focus=17, fstop=1.0)
    scene.light(
        sun=-122,
        elevation=18,
        haze={'density': 0.0006, 'height': 18, 'base': 0.2, 'start': 90},
        clouds={'seed': 7.7, 'amount': 0.8},
    )
    scene.material('sea', colour='#2c6f84', mirror=0.12)
    scene.put(water_sheet('sea', -2.4, 4000, 18))
    blue_hills(scene, near=900, count=2, height=26, base=-4, width=2600, seed=3, length=300)
    plaza = Mesh()
    plaza.box(260, 140, 2.4, 'paving', 0, -50, -2.46)
    plaza.box(262, 1.2, 1, 'sand-stone', 0, 20, -0.4)
    for i in range(40):
        plaza.box(0.5, 0.5, 1.1, 'sand-stone', -80 + i * 4, 20, 0)
    for k in range(9):
        plaza.box(140, 0.12, 0.02, 'red-stone-pale', 0, -54 + k * 7, -0.05)
    puddles(plaza)
    scene.put(plaza)
    arch = Mesh()
    with arch.at(0, 0, 1):
        gateway_arch(arch)
    scene.put(arch)
    scene.put(lamp_posts(scene))
    scene.layer = 'life'
    life, pigeons = Mesh(), random.Random(5)
    crowd(life, 40, lambda r: (r.uniform(-36, 34), r.uniform(-34, -15)), None, 4, turbans=0)
    feeding(life, scene.is_night)
    scene.lamp(-12.1, -52.1, 1.1, 60)
    for i in range(0 if scene.is_night else 34):
        x, y, turn = pigeons.uniform(-20, -13.6), pigeons.uniform(-55, -50), pigeons.uniform(0, 360)
        pigeon(life, x, y, turn, i)
    for i, (x, y, paint) in enumerate(
        (
            (-46, 44, 'ivory'),
            (-14, 70, 'azure'),
            (34, 40, 'ivory'),
            (62, 60, 'emerald'),
            (44, 110, 'scarlet'),
            (-70, 90, 'teal'),
        )
    ):
        with life.at(x, y, -2.3, i * 40, 2.4):
            rowing_boat(life, 0, 0, 0, 0, 9, paint, 3, 'ivory')
            for k in (-1, 1):
                life.ball(0.14, 'lamp', k * 1.6, 0, 2.5, 8)
    if not scene.is_night:
        for i in range(26):
            pigeon(life, pigeons.uniform(-22, -9), pigeons.uniform(-45, -38), pigeons.uniform(0, 360), i)
        flock_in(life, 46, (-26, 6), (-34, -8), (1.4, 12), 0.42, '#6d6a74')
        flock_in(life, 10, (16, 40), (0, 30), (26, 36), 0.8)
    scene.put(life)


def pigeon(mesh, x, y, turn, number):
    """A rock pigeon on the ground, some with their heads down to the grain."""
    body, feeding = ('#8b919c', '#737985', '#a5a9b0')[number % 3], number % 2
    with mesh.at(x, y, 0, turn):
        mesh.ball((0.15, 0.085, 0.085), body, 0, 0, 0.16, 12)
        mesh.tube([(-0.1, 0, 0.17), (-0.26, 0, 0.13)], [0.05, 0.03], '#565b66', 8)
        head = (0.2, 0.12) if feeding else (0.14, 0.31)
        mesh.tube([(0.08, 0, 0.18), (head[0], 0, head[1])], [0.06, 0.035], '#4f6f6a', 8)
        mesh.ball(0.045, '#5d6570', head[0], 0, head[1], 10)
        mesh.tube([(head[0] + 0.03, 0, head[1]), (head[0] + 0.09, 0, head[1] - 0.02)], [0.014, 0.004], '#3a3a3a', 5)
        for side in (-1, 1):
            mesh.tube([(0, 0.03 * side, 0.1), (0.01, 0.035 * side, 0)], 0.01, '#b5574a', 4)


def puddles(mesh):
    """What a shower left on the paving: thin pools with wandering edges, that mirror the arch."""
    for x, y, wide, deep, seed in (
        (-20.7, -54.5, 2.5, 1.05, 1),
        (-16.9, -57.0, 1.5, 0.5, 2),
        (-18.6, -46.6, 3.4, 1.1, 3),
        (-12.6, -54.2, 2.3, 0.7, 4),
        (-26.0, -53.2, 1.3, 0.6, 5),
        (-9.0, -46.0, 2.6, 1.2, 6),
    ):
        around = np.linspace(0, 2 * math.pi, 72, endpoint=False)
        reach = 1 + 0.42 * fractal(np.cos(around) * 1.1 + seed * 7, np.sin(around) * 1.1, 4)
        edge = [(x + wide * r * math.cos(a), y + deep * r * math.sin(a), -0.045) for a, r in zip(around, reach)]
        mesh.add(edge, [tuple(range(len(edge)))], 'pool')


def lamp_posts(scene):
    """Iron posts with globes on the plaza, and the floods in boxes that wash the arch by night."""
    mesh = Mesh()
    for x, y in ((-26.2, -34), (0.6, -38.4), (13, -30), (29, -20)):
        mesh.lathe([(0.26, 0), (0.24, 0.4), (0.11, 0.5), (0.075, 4.2), (0.14, 4.3)], '#3d4148', 14, x=x, y=y)
        mesh.tube([(x - 0.6, y, 4.1), (x, y, 4.45), (x + 0.6, y, 4.1)], 0.045, '#3d4148', 7)
        for side in (-0.6, 0.6):
            mesh.ball(0.2, 'lamp', x + side, y, 4.25, 12)
        scene.lamp(x, y, 3.8, 520)
    for x, power in ((-13, 1300), (-6.6, 2600), (6.6, 2600), (13, 1300)):
        mesh.box(0.9, 0.6, 0.45, '#3d4148', x, -16.4)
        mesh.box(0.7, 0.4, 0.05, 'lamp', x, -16.4, 0.45)
        scene.lamp(x, -15.6, 1.0, power)
    for x, y, z, power in ((0, 1, 4, 1100), (-11.2, 1, 3, 420), (11.2, 1, 3, 420), (0, -5.2, 25.6, 500)):
        scene.lamp(x, y, z, power)
    mesh.box(0.6, 0.9, 0.45, '#3d4148', -23, 0, -0.06)
    scene.lamp(-22.4, 0, 1.2, 1300, '#ff9d5c')
    return mesh


def balloons(mesh, cloths=('#c94b3f', '#e0b04a', '#7fa3a0', '#e9d8c0', '#a86a8a')):
    """A seller who holds a sheaf of balloons on their strings, in the frame of a figure at the origin."""
    person(
        mesh,
        Pose(((0.2, -0.34, 1.2), (-0.25, -0.06, 0.82)), bend=1),
        'shirt',
        '#efe4d2',
        '#6b5b4c',
        head='cap',
        hat='#8c6f5a',
    )
    hand = np.array((0.2, -0.36, 1.24))
    for k in range(13):
        a, far = k * 2.4, 0.2 * math.sqrt(k)
        at = np.array((0.2 + far * math.cos(a), -0.3 + far * math.sin(a), 2.75 - 0.1 * far * far + 0.13 * (k % 3)))
        mesh.tube([hand, (hand + at) / 2 + (0, 0, -0.05), at - (0, 0, 0.2)], 0.005, 'ivory', 3)
        mesh.ball((0.17, 0.17, 0.21), cloths[k % len(cloths)], *at, 14)
        mesh.tube([at - (0, 0, 0.19), at - (0, 0, 0.24)], [0.012, 0.03], cloths[k % len(cloths)], 6)


def feeding(mesh, is_night):
    """A woman strews grain, a boy squats among the birds, a girl runs at them; one takes a picture, two drink tea. By
    night they walk and look."""
    with mesh.at(-25.3, -50.3, 0, 70, 1.1):
        balloons(mesh)
    with_child(mesh, 'salwar', 'emerald', 'ivory', -23.7, -49.7, 0, -80, 1.08, child='crimson')
    with mesh.at(-22.3, -51.9, 0, 152, 1.12):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560', pack='#b5552f')
        telephone(mesh)
    if is_night:
        person(mesh, 'walk', 'saree', 'magenta', x=-17.4, y=-48.6, turn=150, scale=1.08)
        person(mesh, 'walk', 'kurta', 'ivory', '#cfae62', x=-16.6, y=-48.2, turn=160, scale=1.12, look=20)
        little_one(mesh, 'walk', '#86a3b6', -15.8, -48.6, 0, 165, 1.2)
    else:
        with mesh.at(-18.9, -49.4, 0, 40, 1.1):
            person(mesh, 'scatter', 'saree', 'magenta')
            bowl(mesh, heap='#d9c08a')
        little_one(mesh, 'squat', '#86a3b6', -17.4, -51.9, 0, -160, 1.2)
        little_one(mesh, 'run', 'crimson', -14.4, -51.6, 0, -84, 1.16)
    with mesh.at(-12.4, -50.4, 0, -36, 1.1):
        mesh.box(0.7, 0.5, 0.42, 'iron', 0, 0.04)
        mesh.lathe([(0.16, 0), (0.2, 0.1), (0.2, 0.34), (0.1, 0.44), (0.06, 0.5)], 'brass', 18, x=0.8, y=-0.2)
        person(mesh, 'talk', 'shirt', '#efe4d2', '#5a4a3c', elder=True)
    with mesh.at(-11.2, -51.2, 0, -100, 1.1):
        person(mesh, 'drink', 'kurta', '#a7b79c', 'ivory')
        glass(mesh, (0.06, -0.24, 1.42))
    mesh.box(0.3, 0.3, 0.5, 'wood-dark', -11.9, -51.9)
    mesh.lathe([(0.09, 0.5), (0.09, 0.55), (0.06, 0.56)], 'iron', 12, x=-11.9, y=-51.9)
    mesh.lathe([(0.07, 0.56), (0.085, 0.66), (0.06, 0.76)], 'lamp', 12, x=-11.9, y=-51.9)
    mesh.lathe([(0.08, 0.76), (0.03, 0.82)], 'iron', 12, x=-11.9, y=-51.9)
