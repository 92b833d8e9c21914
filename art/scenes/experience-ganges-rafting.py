"""A raft in white water above Rishikesh at noon, sal forest and a white beach on the banks."""
import math

from kit.life.people import SHIRTS
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'A red raft with six paddlers rides white water on the green Ganga between boulders, a pale beach and steep sal forest.',
}


def build(scene):
    scene.material('river', colour='#2c8578')
    scene.camera((4, -17, 2.3), (-.4, 2, 2.5), lens=35)
    scene.light(sun=-128, elevation=46, energy=5.4, haze={'density': .002, 'height': 26, 'start': 40, 'base': .25}, clouds={'seed': 3.0, 'amount': .6}, grade={'exposure': 1.12})
    scene.put(water_sheet('river', 0, 900, -60))
    import numpy as np
    xs, ys = np.meshgrid(np.linspace(-30, 30, 220), np.linspace(-18, 60, 240))
    swell = .55 * fractal(xs * .22, ys * .2, 3) + .3 * np.sin(ys * .8 + .5 * np.sin(xs * .4)) * np.exp(-(xs / 12) ** 2)
    rapids = Mesh()
    rapids.grid(xs, ys, .12 + swell * .8, 'river')
    chance = scene.random
    for i in range(1500):
        y = chance.choice((-5, -2.2, 1.4, 5, 10, 16)) + chance.gauss(0, .5)
        x = chance.gauss(0, 5.5)
        k, j = int((x + 30) / 60 * 219), int((y + 18) / 78 * 239)
        z = .12 + .8 * swell[max(0, min(239, j)), max(0, min(219, k))]
        rapids.ball((chance.uniform(.05, .24), chance.uniform(.05, .14), chance.uniform(.03, .09)), 'whitewash', x, y, z + .03, sides=6)
    scene.put(rapids)
    left = lambda a, b: 46 * smoothstep(16, 100, -a + .2 * b) + 40 * smoothstep(20, 100, a + .1 * b) * 1.2 + 6 * smoothstep(90, 170, b) + 1.4 * smoothstep(10, 18, abs(a + 4 * np.sin(b * .05))) - 1 + fractal(a * .03, b * .03, 4) * 4 * smoothstep(20, 50, abs(a))
    scene.put(ground_sheet(left, (-150, 150), (-30, 260), 'valley', 260, 260))
    scene.put(bank((-60, -6), (-18, 44), .7, lambda a, b: -13 - a + 2 * np.sin(b * .12), 'beach', seed=2))
    blue_hills(scene, near=330, count=3, height=150, base=-40, width=1300, seed=3, length=220)
    trees = [broadleaf(30 + i, 10, ('leaf', 'leaf-dark', 'leaf')[i], spread=.9, cards=240, card=.42) for i in range(3)]
    scene.scatter(trees, 420, ((-110, 110), (8, 190)), left, seed=5, sink=.4, keep=lambda x, y, z: z > 3)
    stones = [rock(i, 1.8) for i in range(4)]
    for i, (x, y, s) in enumerate(((8.6, 2, 1), (10.6, -1.4, 1.3), (-8.4, 10, 1.1), (12, 9, 1.5), (-5, 20, .9), (6, 18, .8), (-13, 0, .8), (14, 18, 1.6))):
        scene.put(stones[i % 4], x, y, 0, i * 50, s, layer='front' if y < 0 else 'land')
    boat = Mesh()
    with boat.at(-.4, -.6, .55, 200, 1.1, tilt=5, roll=-13):
        raft(boat)
    scene.put(boat, layer='life')


def raft(mesh):
    """An inflatable raft along x with six paddlers and a guide in helmets and vests."""
    ring = [(2.3 * math.copysign(abs(math.cos(a)) ** .6, math.cos(a)), 1.05 * math.copysign(abs(math.sin(a)) ** .6, math.sin(a)), .25 + .3 * abs(math.cos(a)) ** 4) for a in [i * math.pi / 24 for i in range(49)]]
    mesh.tube(ring, .3, 'scarlet', 10)
    mesh.tube([(x, y, z + .27) for x, y, z in ring], .05, 'ivory', 5)
    mesh.box(4, 1.6, .1, 'iron', 0, 0, .05)
    for x in (-1, .4):
        mesh.tube([(x, -.9, .35), (x, .9, .35)], .22, 'turmeric', 8)
    for i, (x, side) in enumerate(((1.5, -1), (1.5, 1), (.3, -1), (.3, 1), (-.9, -1), (-.9, 1), (-2.0, 0))):
        with mesh.at(x, .85 * side, .5):
            mesh.lathe([(.22, 0), (.25, .25), (.27, .5), (.1, .66)], ('turmeric', 'azure')[i == 6], 10)
            mesh.ball((.12, .12, .14), 'skin', .06, 0, .8, sides=8)
            mesh.lathe([(.15, 0), (.15, .1), (.08, .2), (.01, .22)], ('azure', 'emerald', 'scarlet', 'ivory')[i % 4], 10, x=.04, z=.8)
            for arm in (-1, 1):
                mesh.tube([(0, .22 * arm, .55), (.35, .2 * arm + .2 * side, .45), (.45, .3 * side, .55 - .15 * arm)], .055, SHIRTS[3 + i % 3], 5)
            mesh.tube([(.3, -.05 * side, 1.15), (.55, .75 * side, -.4)], .03, 'wood', 4)
            mesh.box(.22, .04, .4, 'turmeric', .55, .75 * side, -.65)
