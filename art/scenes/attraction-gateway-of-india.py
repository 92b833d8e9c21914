"""The Gateway of India in early light, a family feeding pigeons on the plaza, launches on the harbour."""
import random

from kit.architecture.colonial import gateway_arch
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd
from kit.life.work import bowl, glass, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A family scatters grain for pigeons on the plaza before the basalt arch of the Gateway of India in early light, the harbour of Mumbai behind.',
}


def build(scene):
    scene.material('sand-stone', colour='#c9a982', second='#ad8d68', bump=0.06)
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
    scene.put(plaza)
    arch = Mesh()
    with arch.at(0, 0, 1):
        gateway_arch(arch)
    scene.put(arch)
    for x in (-13, -5, 5, 13):
        scene.lamp(x, -15, 2.6, 2600)
    scene.lamp(0, 0, 5, 900)
    scene.lamp(-20, -58, 4, 260)
    scene.layer = 'life'
    life, pigeons = Mesh(), random.Random(5)
    crowd(life, 56, lambda r: (r.uniform(-36, 34), r.uniform(-34, -15)), None, 4, turbans=0)
    feeding(life, scene.is_night)
    for i in range(0 if scene.is_night else 34):
        x, y, turn = pigeons.uniform(-22, -15.4), pigeons.uniform(-54.4, -49), pigeons.uniform(0, 360)
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
    chance = scene.random
    for i in range(0 if scene.is_night else 60):
        life.ball(
            (0.17, 0.1, 0.1), ('bird', '#8d8f98')[i % 2], chance.uniform(-24, 4), chance.uniform(-38, -24), 0.1, 6
        )
    if not scene.is_night:
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


def feeding(mesh, is_night):
    """A woman strews grain, a boy squats among the birds, a girl runs at them; one takes a picture, two drink tea."""
    with mesh.at(-23.6, -51.4, 0, 66, 1.12):
        person(mesh, 'hold' if is_night else 'scatter', 'saree', 'magenta')
        bowl(mesh, heap='#d9c08a')
    if not is_night:
        little_one(mesh, 'squat', '#86a3b6', -20.9, -50.2, 0, 118, 1.2)
        little_one(mesh, 'run', '#cfae62', -14.4, -51.6, 0, -84, 1.16, girl=True)
    with mesh.at(-20.4, -53.9, 0, 150, 1.12):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560', pack='#b5552f')
        telephone(mesh)
    with_child(mesh, 'salwar', 'emerald', 'ivory', -24.9, -48.6, 0, 92, 1.08, child='crimson')
    with mesh.at(-12.4, -50.4, 0, -36, 1.1):
        mesh.box(0.7, 0.5, 0.42, 'iron', 0, 0.04)
        mesh.lathe([(0.16, 0), (0.2, 0.1), (0.2, 0.34), (0.1, 0.44), (0.06, 0.5)], 'brass', 18, x=0.8, y=-0.2)
        person(mesh, 'talk', 'shirt', '#efe4d2', '#5a4a3c', elder=True)
    with mesh.at(-11.2, -51.2, 0, -100, 1.1):
        person(mesh, 'drink', 'kurta', '#a7b79c', 'ivory')
        glass(mesh, (0.06, -0.24, 1.42))
