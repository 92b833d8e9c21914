"""A Sohrai-painted village near Hazaribagh in spring: murals on mud walls under flowering palash, sal forest and hills behind."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold', 'palette': 'gold-blue',
    'alt': 'Mud houses of a Jharkhand village painted with Sohrai bulls, trees and peacocks under flame-red palash trees, sal forest behind.',
}

# The earths the walls are painted with.
BUFF, RED, BLACK = '#e0bb8e', '#a4492f', '#3a302c'


def ground(xs, ys):
    return .25 * fractal(xs * .05, ys * .05, 4) + .02 * np.maximum(ys, 0) + 1.2 * smoothstep(26, 70, np.abs(xs))


def bull(mesh, x, z, size, colour, face=1):
    """A humped bull flat on a wall that faces -y."""
    with mesh.at(x, 0, z, scale=(size * face, .06, size)):
        mesh.ball((.72, .4, .34), colour, 0, 0, .72, sides=14)
        mesh.ball((.2, .4, .22), colour, .42, 0, 1.06, sides=10)
        mesh.tube([(.6, 0, .85), (.98, 0, 1.0), (1.22, 0, .86)], [.26, .2, .1], colour, 8)
        for px in (-.58, -.4, .4, .58):
            mesh.tube([(px, 0, .6), (px + .04, 0, 0)], [.13, .07], colour, 6)
        for lean in (-.16, .2):
            mesh.tube([(.98, 0, 1.1), (.98 + lean * 1.6, 0, 1.36), (1.0 + lean, 0, 1.66)], [.07, .06, .02], colour, 6)
        mesh.tube([(-.7, 0, .86), (-.96, 0, .6), (-.92, 0, .2)], [.05, .04, .08], colour, 5)


def tree_of_life(mesh, x, z, size, colour):
    """A leafing stem flat on a wall."""
    with mesh.at(x, 0, z, scale=(size, .06, size)):
        mesh.tube([(0, 0, 0), (.04, 0, .9), (0, 0, 1.9)], [.09, .07, .04], colour, 6)
        for i in range(5):
            for side in (-1, 1):
                start, end = (0, 0, .35 + i * .32), (side * (.62 - i * .08), 0, .62 + i * .34)
                mesh.tube([start, end], .035, colour, 5)
                mesh.ball((.15, .3, .1), colour, end[0], 0, end[2], sides=8)


def peacock_mural(mesh, x, z, size, colour, face=1):
    """A peacock with its train up, flat on a wall."""
    with mesh.at(x, 0, z, scale=(size * face, .06, size)):
        mesh.ball((.42, .4, .28), colour, 0, 0, .55, sides=12)
        mesh.tube([(.3, 0, .65), (.5, 0, 1.0), (.44, 0, 1.3)], [.15, .1, .09], colour, 7)
        for i in range(7):
            angle = 1.75 + i * .17
            mesh.tube([(-.2, 0, .6), (-.2 + 1.35 * math.cos(angle), 0, .6 + 1.2 * math.sin(angle))], [.06, .03], colour, 5)
            mesh.ball((.1, .3, .12), 'turmeric', -.2 + 1.4 * math.cos(angle), 0, .6 + 1.25 * math.sin(angle), sides=8)
        for px in (-.06, .12):
            mesh.tube([(px, 0, .35), (px, 0, 0)], .04, colour, 5)


def house(mesh, width, depth, seed):
    """A mud house with a painted front and end wall, a raised plinth and a tiled roof on posts."""
    mesh.box(width + 1.6, depth + 2.2, .5, RED, 0, -.5, -.1)
    mesh.box(width, depth, 3.5, BUFF, 0, 0, .3)
    for turn, span, away in ((0, width, depth / 2), (-90, depth, width / 2)):
        angle = math.radians(turn)
        with mesh.at(math.sin(angle) * away, -math.cos(angle) * away, .4, turn):
            with mesh.at(0, -.04):
                mesh.box(span, .06, .75, RED, 0, 0, 0)
                mesh.box(span, .08, .07, 'whitewash', 0, 0, .8)
                mesh.box(span, .08, .12, BLACK, 0, 0, 2.95)
                for i in range(int(span / .42)):
                    mesh.ball((.07, .05, .07), 'whitewash', -span / 2 + .25 + i * .42, 0, .98, sides=7)
                    mesh.lathe([(.16, -.02), (.02, .02)], RED, 3, False, x=-span / 2 + .25 + i * .42, z=2.78)
                if turn:
                    bull(mesh, -span * .16, 1.12, .86, BLACK, 1 if seed % 2 else -1)
                    tree_of_life(mesh, span * .32, 1.12, .74, RED)
                else:
                    mesh.box(1.15, .12, 2.15, 'wood-dark', 0, 0, .1)
                    mesh.box(1.45, .08, 2.35, 'whitewash', 0, .03, .08)
                    for side in (-1, 1):
                        bull(mesh, side * span * .33, 1.12, .92, (BLACK, 'whitewash')[(seed + side) % 2], -side)
                        tree_of_life(mesh, side * span * .16, 1.12, .78, RED)
                        peacock_mural(mesh, side * span * .45, 1.12, .62, BLACK, side) if span > 9 else None
    gable_roof(mesh, width, depth, 2.6, 'tiles', 0, -.3, 3.75, 1.0)
    for x in np.linspace(-width / 2 - .4, width / 2 + .4, 4):
        mesh.tube([(x, -depth / 2 - 1.2, .3), (x, -depth / 2 - 1.0, 3.7)], .09, 'wood', 6)


def build(scene):
    scene.material('blossom-red', colour='#ee6a2c', second='#d2461f')
    scene.material('dust', colour='#c9936a', second='#b17c58')
    scene.camera((-4.4, -25, 2.7), (1.6, 10, 4.6), lens=34, lift=.03, focus=24, fstop=4)
    scene.light(sun=-116, elevation=26, energy=5.2, haze={'density': .0024, 'height': 12, 'base': .2, 'start': 36}, clouds={'seed': 6.7, 'amount': .8})
    scene.put(ground_sheet(ground, (-160, 160), (-40, 260), 'dust', 220, 240, near=(40, .5)))
    scene.put(ground_sheet(lambda xs, ys: ground(xs, ys) - .5 + .55 * smoothstep(20, 26, np.hypot(xs * .8, ys - 2) + 3 * fractal(xs * .1, ys * .1, 3)), (-160, 160), (-10, 260), 'meadow', 220, 220))
    blue_hills(scene, near=360, count=4, height=64, base=-4, width=1700, seed=8)
    tree_line(scene, 70, 40, 360, 150, 12)
    village = Mesh()
    for x, y, turn, width, seed in ((5.2, 5, 24, 10.4, 1), (-11.5, 14, -14, 9.6, 2), (19, 20, 34, 9, 3), (-1, 27, 4, 9, 4)):
        with village.at(x, y, height_at(ground, x, y), turn):
            house(village, width, 6, seed)
    scene.put(village)
    palash = [broadleaf(70 + i, 9, 'blossom-red', 'bark', 1.1, 10, 420, .26, .5) for i in range(2)]
    for x, y, turn, size in ((14.5, 8, 40, 1.05), (-4.2, 13, 120, .95), (-19, 10, 200, 1.1), (25, 30, 0, 1.2), (8, 34, 70, 1.1), (-24, 30, 20, 1.2)):
        scene.put(palash[int(abs(x)) % 2], x, y, height_at(ground, x, y) - .2, turn, size)
    fallen, chance = Mesh(), np.random.RandomState(3)
    for x, y in ((13, 4), (-4.5, 9.5), (-14, 4), (9.5, -4), (-8, -12)):
        leaf_cloud(fallen, (x, y, height_at(ground, x, y) + .06), (3.6, 3.2, .04), 260, 'blossom-red', chance, .09, .1)
    scene.put(fallen)
    scene.scatter([grass_tuft(5, 60, .45), grass_tuft(6, 50, .5, leaf='grass-dry')], 260, lambda r: (r.choice((-1, 1)) * r.uniform(8, 26), r.uniform(-20, 26)), ground, seed=5, sink=.04)
    scene.layer = 'front'
    scene.put(palash[0], -10, -5, height_at(ground, -10, -5) - .2, 60, .92)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn, pot in ((-3.6, -7.5, 'scarlet', 150, True), (-2.5, -7, 'turmeric', 160, True), (3.6, -.6, 'emerald', 200, False), (-7.5, 6, 'azure', 40, False)):
        woman(life, cloth, x, y, height_at(ground, x, y) + .04, 1, turn, pot=pot)
    man(life, 'ivory', 'ivory', 6.9, -5.4, height_at(ground, 6.9, -5.4) + .04, 1, 70, 'turmeric', stick=True)
    flock_in(life, 8, (-18, -4), (20, 40), (12, 17), .6)
    scene.put(life)
    beast = cow()
    for x, y, turn in ((4.4, -6, 184), (9.0, -3.2, 160)):
        scene.put(beast, x, y, height_at(ground, x, y), turn, 1.05)
