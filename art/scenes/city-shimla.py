"""Shimla's Ridge at a clear noon: the yellow church, strollers and a child on a pony, deodars, white ranges behind."""
from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.people import crowd, man, sitter, woman
from kit.life.animals import horse
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks
import numpy as np

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Strollers and a child on a pony on the Ridge at Shimla before the yellow tower of Christ Church, deodars around it, snow on the far ranges.',
}


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
    snow_peaks(scene, LOW_RANGE, lift=-150, scale=1.1)
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
    # Three who have met: two women in shawls and a man who points out the church to them.
    for x, y, cloth, shawl, turn, pose in (
        (-11.3, -40.2, 'magenta', 'teal', 62, 'lap'),
        (-10.5, -41.1, 'turmeric', 'crimson', 138, 'hip'),
    ):
        woman(life, cloth, x, y, 0, 1.12, turn, veil=False, pose=pose)
        with life.at(x, y, 0, turn, 1.12):
            life.lathe([(0.216, 1.05), (0.235, 1.13), (0.13, 1.43), (0.09, 1.49)], shawl, 20, oval=(1, 0.8))
    man(life, 'indigo', '#5a4a42', -9.5, -40.3, 0, 1.12, -58, pose='point', dress='shirt')
    with life.at(-9.5, -40.3, 0, -58, 1.12):
        life.lathe([(0.11, 1.38), (0.12, 1.46), (0.1, 1.5), (0.085, 1.52)], 'crimson', 20)
    woman(life, 'scarlet', -5.4, -35.6, 0, 1.12, -70, veil=True, pose='walk')
    man(life, 'ivory', 'wood-dark', -4.5, -35.2, 0, 1.12, -76, pose='walk')
    man(life, 'maroon', 'wood-dark', -2.5, -41.2, 0, 1.12, -44, pose='walk', dress='shirt')
    with life.at(-2.5, -41.2, 0, -44, 1.12):
        life.lathe([(0.114, 1.67), (0.12, 1.71), (0.1, 1.78), (0.03, 1.8)], '#4f6b58', 16)
        life.lathe([(0.121, 1.66), (0.122, 1.69)], 'crimson', 16)
    rider(life, -0.6, -39.8, -148)
    flock_in(life, 7, (-22, -8), (0, 20), (24, 30), 0.7)
    scene.put(life)
    pony = horse()
    scene.put(pony, -0.6, -39.8, 0, -148, 1.1)
    scene.put(pony, -9.6, -21.6, 0, 40)


def rider(mesh, x, y, turn):
    """A child in a red jacket on a pony that heads to turn, with its saddle rug and stirrups."""
    with mesh.at(x, y, 0, turn, 1.1):
        mesh.ball((0.34, 0.31, 0.16), 'crimson', -0.05, 0, 1.42, 14)
        mesh.ball((0.24, 0.2, 0.1), 'wood', -0.05, 0, 1.56, 12)
        sitter(mesh, 'scarlet', -0.05, 0, 1.56, 0.8, 90, arms='lap')
        for side in (-1, 1):
            mesh.tube([(0, 0.2 * side, 1.66), (0.12, 0.38 * side, 1.42), (0.08, 0.4 * side, 1.08)], 0.075, 'indigo', 9)
            mesh.ball((0.1, 0.05, 0.05), 'hair', 0.13, 0.4 * side, 1.04, 8)
