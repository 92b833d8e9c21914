"""Shimla's Ridge at a clear noon: the yellow church, a balloon seller, a boy on a pony, old men at their tea, deodars,
white ranges behind."""
from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.animals import horse, lead_rope
from kit.life.people import crowd
from kit.life.work import Pose, camera, glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks
import math
import numpy as np

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'A balloon seller, a boy on a pony and old men drinking tea on the Ridge at Shimla before the yellow tower of Christ Church.',
}

PONY = (-9 + 3.9 * 0.978 + 14.6 * 0.21, -56 - 3.9 * 0.21 + 14.6 * 0.978)
# Astride: hips on the saddle, a leg down either side.
RIDE = Pose(
    ((0.12, -0.4, 0.92), (-0.12, -0.4, 0.92)),
    hips=(0.0, 0.66),
    bend=2,
    knees=((0.36, -0.2, 0.56), (-0.36, -0.2, 0.56)),
    ankles=((0.42, -0.06, 0.12), (-0.42, -0.06, 0.12)),
    seated=True,
)


def build(scene):
    scene.camera((-9, -56, 2.3), (3, 0, 7.2), lens=34, lift=0.03, focus=18, fstop=1.0)
    scene.light(
        sun=-120,
        elevation=28,
        haze={'density': 0.0009, 'height': 30, 'base': 0.35, 'start': 60},
        clouds={'seed': 3.4, 'amount': 0.8},
    )
    slope = (
        lambda xs, ys: -0.1
        - 30 * smoothstep(34, 130, np.abs(xs + 4))
        - 22 * smoothstep(40, 120, ys)
        + 1.2 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(26, 40, np.abs(xs))
    )
    scene.put(ground_sheet(slope, (-220, 220), (-90, 220), 'green-hills', 200, 200))
    scene.put(plain('forest-hills', z=-60), layer='far')
    blue_hills(scene, near=340, count=4, height=40, base=-26, width=1700, seed=3)
    snow_peaks(scene, LOW_RANGE, lift=-90, scale=1.2)
    scene.material('horse', colour='#c39a70')
    # Panes that hold the sky.
    scene.material('window', colour='#5d7391', rough=0.12, specular=0.8)
    town = Mesh()
    town.box(52, 120, 0.3, 'paving', -2, -24, -0.25)
    with town.at(4, 6, 0, 34):
        gothic_church(town, height=25)
    for x, y, w, turn, wall, roof in (
        (-27, 20, 14, 24, 'cream-wall', 'green-roof'),
        (-38, 2, 12, 60, 'whitewash', 'tin-roof'),
        (34, 24, 12, -30, 'cream-wall', 'tin-roof'),
        (44, 6, 11, -60, 'whitewash', 'green-roof'),
    ):
        hill_house(town, w, 8, 3, x, y, -1, wall, roof, turn, seed=w)
    for x, y in ((-13, -8), (14, -6), (-15, -21), (17, -26)):
        town.tube([(x, y, 0), (x, y, 4.2)], 0.08, 'iron', 6)
        town.lathe([(0.1, 0), (0.3, 0.2), (0.34, 0.6), (0.06, 0.9)], 'lamp', 8, x=x, y=y, z=4.2)
    for i in range(14):
        town.box(0.08, 0.08, 1.0, 'iron', 23.6, -52 + i * 4.2, 0)
    town.box(0.06, 56, 0.08, 'iron', 23.6, -24, 0.95)
    town.box(0.06, 56, 0.08, 'iron', 23.6, -24, 0.5)
    for x, y, turn in ((-16, -20, 90), (-16, -27, 90)):
        with town.at(x, y, 0, turn):
            town.box(2.2, 0.5, 0.12, 'shutter-green', 0, 0, 0.45)
            town.box(2.2, 0.1, 0.5, 'shutter-green', 0, 0.3, 0.6)
    scene.put(town)
    firs = [conifer(i, 17, 'pine', 0.24, 0.3) for i in (1, 2, 5)]
    scene.scatter(
        firs, 120, lambda r: (-4 + r.choice((-1, 1)) * r.uniform(31, 80), r.uniform(0, 90)), slope, seed=3, sink=0.4
    )
    scene.scatter(firs, 36, ((-60, 60), (44, 90)), slope, seed=5, sink=0.4)
    scene.layer = 'front'
    for x, y, size in ((-24.5, -28, 0.95), (-28, -22, 1.15), (22, -30, 0.9)):
        scene.put(firs[0], x, y, 0, x * 10, size)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 30, lambda r: (r.uniform(-15, 19), r.uniform(-26, -4)), seed=9, turbans=0.15)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-9, -56, 0, -12.1):
        balloons(life)
        tea_in_the_sun(life)
        pony_ride(life)
        with_child(life, 'salwar', 'emerald', '#efe4d2', 0.2, 18.6, 0, 160, 0.98, child='ivory')
        person(life, 'walk', 'jacket', '#7d93a8', '#5a4a42', 0.95, 18.9, 0, 172, 1.04)
    flock_in(life, 7, (-22, -8), (0, 20), (24, 30), 0.7)
    scene.put(life)
    pony = horse()
    scene.put(pony, *PONY, 0, -12.1 + 196, 1.1)
    scene.put(pony, -9.6, -21.6, 0, 40)
    # Two deodars beside the camera throw long shadows over the paving.
    for x, y in ((-36, -63), (-27, -69)):
        scene.put(firs[1], x, y, 0, 0, 0.9)


def balloons(mesh):
    """A balloon seller with his bunch on a bamboo; a girl reaches up for one, her mother pays."""
    with mesh.at(-2.2, 12.0, 0, 58, 1.0):
        person(mesh, 'pole', 'jacket', '#8c6f5a', '#4d4a48', head='cap', hat='#6d675f', elder=True)
        mesh.tube([(0.28, -0.3, 0.5), (0.2, -0.44, 2.2)], 0.022, 'bamboo', 6)
        colours = ('scarlet', 'turmeric', 'azure', '#d9a79b', 'emerald', 'ivory', 'magenta', 'saffron', 'teal')
        for k in range(14):
            a, level = k * 2.4, 2.1 + 0.065 * k
            far = 0.36 + 0.12 * math.sin(k * 1.7)
            x, y = 0.2 + far * math.cos(a), -0.44 + far * math.sin(a)
            mesh.ball((0.17, 0.17, 0.21), colours[k % 9], x, y, level, 14)
            mesh.tube([(x, y, level - 0.2), (0.21, -0.43, 1.9)], 0.006, 'ivory', 4)
    little_one(mesh, 'reach', 'scarlet', -1.2, 11.5, 0, -76, 0.98, girl=True)
    person(mesh, 'offer', 'saree', '#b97f93', 'maroon', -0.95, 12.3, 0, -84, 0.98, head='veil')


def tea_in_the_sun(mesh):
    """Two old men in hill caps drink tea on a bench; a third, standing, tells them something."""
    with mesh.at(-5.4, 14.8, 0, 34):
        for k in range(4):
            mesh.box(2.1, 0.1, 0.05, 'shutter-green', 0, -0.22 + 0.13 * k, 0.42)
        for k in range(3):
            mesh.box(2.1, 0.04, 0.1, 'shutter-green', 0, 0.3, 0.56 + 0.15 * k)
        for x in (-0.95, 0.95):
            mesh.box(0.06, 0.5, 0.42, 'iron', x, 0, 0)
            mesh.box(0.06, 0.05, 1.0, 'iron', x, 0.28, 0)
        person(mesh, 'sip', 'jacket', '#5d6b58', '#6d6a66', -0.5, 0.05, 0, 8, head='cap', hat='#7d8a6a', elder=True)
        glass(mesh, (-0.43, -0.2, 0.99))
        person(mesh, 'talk', 'jacket', '#8c6f5a', '#4d4a48', 0.5, 0.05, 0, -16, head='cap', hat='crimson', look=-24)
    person(mesh, 'hold', 'jacket', '#a9adb5', '#5a4a42', -4.0, 13.6, 0, 236, head='cap', hat='#4f6b58', elder=True)
    with mesh.at(-4.0, 13.6, 0, 236):
        glass(mesh, (0.2, -0.38, 1.12))


def pony_ride(mesh):
    """A boy rides a pony that its keeper leads; his father walks backwards before them and photographs."""
    with mesh.at(3.9, 14.6, 0, 196, 1.1):
        mesh.ball((0.34, 0.31, 0.16), 'crimson', -0.05, 0, 1.42, 14)
        mesh.ball((0.24, 0.2, 0.1), 'wood', -0.05, 0, 1.56, 12)
        little_one(mesh, RIDE, 'scarlet', -0.05, 0, 1.06, 90, 1.1)
    with mesh.at(2.3, 13.7, 0, -72, 1.02):
        person(mesh, 'lead', 'jacket', 'maroon', '#5a4a42', head='cap', hat='#4f6b58')
        lead_rope(mesh, (0.3, 0.28, 1.0), (-0.1, 0.75, 1.5), 0.12, 0.012)
    with mesh.at(1.3, 11.9, 0, 140, 1.0):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#566070')
        camera(mesh)
