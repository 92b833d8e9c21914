"""The Brahmaputra by Majuli in evening gold: stilt houses, a ferry, fishermen with lift nets, sandbars to the horizon."""
import numpy as np

from kit.architecture.village import stilt_hut
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull
from kit.life.people import man, woman
from kit.life.water_birds import egret
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana, coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'Bamboo houses on stilts by the wide Brahmaputra in Assam at evening, a loaded ferry, canoes, fishing nets and pale sandbars.',
}


def build(scene):
    scene.camera((4, -36, 4.2), (-1, 20, 5.2), lens=36, lift=.03, focus=40, fstop=5.6)
    scene.light(sun=100, elevation=15, haze={'density': .0024, 'height': 12, 'base': .2, 'start': 40}, clouds={'seed': 15.9, 'amount': .95, 'low': .44, 'high': .68})
    scene.material('river', colour='#4a6a66')
    scene.put(water_sheet('river', 0, 2500, -80))
    for x, y, w, d in ((40, 70, 60, 9), (-20, 130, 90, 12), (90, 160, 80, 12), (-110, 190, 90, 12)):
        scene.put(ground_sheet(lambda a, b, x=x, y=y, w=w, d=d: .9 * np.clip(1 - np.hypot((a - x) / w, (b - y) / d), -.5, 1) ** 1 + .12 * fractal(a * .05, b * .05, 3), (x - w * 1.2, x + w * 1.2), (y - d * 1.5, y + d * 1.5), 'beach', 90, 50))
    blue_hills(scene, near=760, count=3, height=70, base=0, width=2000, seed=3)
    shore = lambda x, y: (-9 - .36 * (y + 10) - x) + 1.4 * np.sin(y * .2)
    scene.put(bank((-90, 6), (-40, 90), 1.5, shore, 'meadow', 130, 5))
    village = Mesh()
    for x, y, turn, s in ((-15.5, 2, 64, 1.15), (-22, 11, 58, 1.2), (-26, -3, 80, 1.1), (-28, 22, 50, 1.2), (-36, 12, 70, 1.2), (-36, 34, 40, 1.2)):
        with village.at(x, y, 1.4, turn, s):
            stilt_hut(village, 8, 4.8, 1.8)
    for i in range(10):
        village.tube([(-9.6 + i * .9, -4 + i * .5, -1), (-9.6 + i * .9, -4 + i * .5, 1.2)], .08, 'bamboo', 5)
        village.box(1.0, 1.3, .08, 'weave', -9.4 + i * .9, -3.9 + i * .5, 1.0)
    scene.put(village)
    land = lambda x, y: x * 0 + 1.4
    scene.scatter([bamboo_clump(2, 10), bamboo_clump(4, 9)], 22, lambda r: (lambda y: (-30 - .3 * y - r.uniform(0, 30), y))(r.uniform(-12, 60)), land, seed=4)
    scene.scatter([banana(1), banana(2)], 24, lambda r: (lambda y: (-17 - .36 * y - r.uniform(0, 14), y))(r.uniform(-14, 40)), land, seed=5)
    scene.scatter([broadleaf(50 + i, 9, spread=1.3, cards=300, card=.36) for i in range(2)] + [coconut_palm(3, 13, (1, 0))], 34, lambda r: (lambda y: (-38 - .36 * y - r.uniform(0, 34), y))(r.uniform(-10, 70)), land, seed=6)
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 50, 1.6, leaf='reed'), grass_tuft(6, 50, .7)], 150, lambda r: (lambda y: (-9.6 - .36 * (y + 10) - r.random() ** 2 * 9, y))(r.uniform(-30, 26)), lambda x, y: x * 0 + 1.1, seed=7, sink=.2, scale=(.5, 1))
    scene.layer = 'life'
    life = Mesh()
    with life.at(15, 22, 0, 172):
        ferry(life)
    for x, y, turn, cloth in ((1.6, -8, 20, 'ivory'), (-1, 12, 165, 'azure')):
        canoe(life, x, y, .02, turn, 6.4, cloth, 1.1)
    with life.at(-3.4, -2.4, 0, -20):
        lift_net(life)
    for x, y, cloth in ((-11.6, -6.5, 'scarlet'), (-12.4, -5.4, 'turmeric')):
        woman(life, cloth, x, y, 1.3, 1.05, 70, pot=True)
    for x, y in ((6, -16), (8, -15), (30, 63), (34, 62)):
        egret(life, x, y, -.2 if y < 0 else .4, x * 20, 1.2)
    flock_in(life, 13, (4, 26), (16, 50), (13, 20), .7)
    scene.put(life)


def ferry(mesh):
    """A wooden river ferry: a long hull, an arched mat cabin, passengers on the roof."""
    hull(mesh, 17, 3.6, 1.3, 'hull', .7)
    mesh.loft([[(x, 1.6 * np.cos(a), 1.1 + 2.0 * np.sin(a)) for a in np.linspace(0, np.pi, 11)] for x in (-5.5, 4.6)], 'weave')
    mesh.box(10.6, 1.6, .1, 'wood', -.4, 0, 3.1)
    for i in range(9):
        man(mesh, ('ivory', 'azure', 'scarlet', 'emerald', 'turmeric')[i % 5], 'indigo', -4.6 + i * 1.1, (-1) ** i * .4, 3.1, .92, i * 50, walking=False)
    for x in (6.3, 7.1):
        man(mesh, 'ivory', 'ivory', x, 0, .7, 1, 90)
    mesh.tube([(-8, .3, .8), (-9.6, .6, -.2)], .07, 'wood-dark', 5)


def lift_net(mesh):
    """A triangular bamboo lift net on its raft."""
    mesh.box(3, 1.6, .2, 'bamboo', 0, 0, .05)
    man(mesh, 'ivory', 'wood-dark', -.6, 0, .25, 1.05, 90, walking=False)
    tip = (.4, 0, .6)
    ends = ((4.6, -2.6, 3.4), (4.6, 2.6, 3.4))
    for end in ends:
        mesh.tube([tip, end], .06, 'bamboo', 5)
    mesh.tube(ends, .05, 'bamboo', 5)
    mesh.tube([(-1, 0, 1.4), (1.4, 0, 1.3), (4.6, 0, 3.4)], .03, 'rope', 4)
    for i in range(1, 9):
        t = i / 9
        mesh.tube([(.4 + 4.2 * t, -2.6 * t, .6 + 2.8 * t), (.4 + 4.2 * t, 0, .3 + 2.5 * t), (.4 + 4.2 * t, 2.6 * t, .6 + 2.8 * t)], .012, 'ivory', 3)
    for k in (-.66, -.33, 0, .33, .66):
        mesh.tube([tip, (4.6, k * 2.6, 3.2)], .012, 'ivory', 3)
