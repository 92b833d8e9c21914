"""Keoladeo in a winter morning: painted storks on their nests in a drowned acacia, cranes and egrets in the shallows,
a cycle-rickshaw with two birdwatchers on the dyke."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.vehicles import wheel
from kit.life.water_birds import crane, duck, egret
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Painted storks crowd their nests in a flooded acacia at Keoladeo on a winter morning, a sarus pair below, birdwatchers on a cycle-rickshaw.',
}


def build(scene):
    scene.material('lake', colour='#54706c', ripple=0.01, mirror=0.45, scale=0.6)
    scene.camera((-1.5, -23, 2.3), (1.2, 8, 3.7), lens=39, lift=0.02, focus=25, fstop=0.8)
    scene.light(
        sun=-104,
        elevation=15,
        haze={'density': 0.005, 'height': 7, 'start': 24, 'base': 0.1},
        clouds={'seed': 10.2, 'amount': 0.5},
    )
    scene.put(water_sheet('lake', 0, 1200, -60))
    scene.put(bank((-140, 160), (24, 130), 0.8, lambda x, y: y - 33 - 1.5 * np.sin(x * 0.1), 'meadow', 140, seed=6))
    tree_line(scene, 50, 50, 300, 130, 8, 'leaf', z=0.6)
    rookery(scene, 4.6, 10.5, 9.5, 3)
    rookery(scene, -13.5, 22, 8, 8)
    rookery(scene, 20, 24, 8.5, 5)
    reeds = [grass_tuft(3 + i, 60, 1.2, 0.4, leaf, 0.022) for i, leaf in enumerate(('reed', 'grass', 'grass-dry'))]
    spots = ((-9, 4, 2.2), (11.5, 5.5, 2.0), (-17, 14, 3), (16, 15, 3), (0.5, 17, 1.6))
    scene.scatter(
        reeds,
        260,
        lambda r: (lambda c: (r.gauss(c[0], c[2]), r.gauss(c[1], c[2] * 0.5)))(r.choice(spots)),
        lambda x, y: x * 0,
        seed=4,
        sink=0.15,
        scale=(0.6, 1.1),
    )
    pads = [lily_patch(i, 16, 1.2, 2) for i in range(3)]
    for k in range(22):
        scene.put(pads[k % 3], -12 + 1.25 * k + math.sin(k * 5), -4 + 5.4 * math.sin(k * 2.3), 0.01, 70 * k, 0.8)
    scene.layer = 'front'
    scene.scatter(
        reeds,
        44,
        lambda r: (r.choice((-7.6, 6.6)) + r.gauss(0, 0.8), r.uniform(-15.5, -13)),
        lambda x, y: x * 0,
        seed=9,
        sink=0.2,
        scale=(0.8, 1.2),
    )
    scene.layer = 'life'
    life = Mesh()
    crane(life, -3.6, -2.6, -0.3, 18, 1.25)
    crane(life, -2.0, -1.2, -0.3, 200, 1.2, feeding=True)
    for k, (x, y, t) in enumerate(((-7.4, 1.6, 40), (7.6, -1.2, 170), (9.4, 3.2, 20), (1.4, 4.4, 200), (-10.6, 8, 0))):
        egret(life, x, y, -0.15, t, 1.1)
    for k, (x, y, t) in enumerate(
        ((1.8, -5.6, 10), (3.0, -4.9, 16), (4.4, -5.8, 4), (-6.2, -6.2, 190), (-5.0, -7.0, 182), (0.4, -8.0, 30))
    ):
        duck(life, x, y, 0, t, 1.0, ('#8d7355', '#b0693c')[k % 2], ('#3f5a44', '#8f4a2c')[k % 2])
    with life.at(-12.4, 35.5, 0.9, 4, 1.1):
        rickshaw(life)
    flock_in(life, 14, (-16, 2), (20, 50), (10, 17), 1.3, 'white-bird')
    scene.put(life)


def rookery(scene, x, y, height, seed):
    """A half-bare acacia that stands in the water on a mound, storks upon its flat crown."""
    mound = Mesh()
    mound.lathe([(3.2, -0.4), (2.4, 0.25), (0.8, 0.5), (0.02, 0.55)], 'earth', 24, x=x, y=y)
    scene.put(mound)
    scene.put(broadleaf(seed, height * 0.72, 'leaf-dry', 'bark', 1.5, 9, 200, 0.2, 0.4), x, y, 0.2, 30 * seed)
    nests = Mesh()
    chance = np.random.RandomState(seed)
    for k in range(9):
        a, r = k * 2.4, height * (0.1 + 0.115 * k**0.5)
        px, py = x + r * math.cos(a), y + 0.5 * r * math.sin(a) - 0.6
        pz = height * (0.72 - 0.02 * k + 0.03 * math.sin(k * 7)) - 0.35 * (r / height) * height * 0.8
        nests.tube(
            [(px, py, pz - 0.1), (px * 0.6 + x * 0.4, py * 0.6 + y * 0.4, pz - height * 0.16), (x, y, height * 0.34)],
            [0.05, 0.07, 0.12],
            'bark',
            6,
        )
        nests.lathe(
            [(0.2, -0.18), (0.52, 0.02), (0.6, 0.12), (0.4, 0.1)], 'bark', 14, x=px, y=py, z=pz, ribs=14, rib=0.25
        )
        stork(nests, px, py, pz + 0.1, chance.uniform(0, 360), 0.92)
        if k % 3 == 0:
            stork(nests, px + 0.5, py + 0.1, pz + 0.1, chance.uniform(0, 360), 0.86)
    scene.put(nests)


def stork(mesh, x, y, z, turn, scale):
    """A painted stork: white, black in the wing, pink behind, an orange face and a long yellow bill."""
    with mesh.at(x, y, z, turn, scale):
        for side in (-0.05, 0.05):
            mesh.tube([(0, side, 0.55), (0, side, 0)], 0.018, '#c97f78', 5)
        mesh.ball((0.34, 0.16, 0.18), 'white-bird', 0, 0, 0.68, 12)
        mesh.ball((0.26, 0.165, 0.09), '#2b2a2e', -0.12, 0, 0.7, 9)
        mesh.ball((0.14, 0.1, 0.07), '#e79a9c', -0.32, 0, 0.68, 8)
        mesh.tube([(0.24, 0, 0.76), (0.38, 0, 0.92), (0.36, 0, 1.12)], [0.08, 0.055, 0.05], 'white-bird', 7)
        mesh.ball((0.075, 0.055, 0.06), '#d9762f', 0.39, 0, 1.15, 8)
        mesh.tube([(0.44, 0, 1.15), (0.64, 0, 1.06), (0.7, 0, 1.0)], [0.032, 0.022, 0.01], '#dcb04a', 6)


def rickshaw(mesh):
    """A cycle-rickshaw heading +x: its rider stands beside it and points, two sit under the hood with a glass."""
    for x, side in ((-0.5, -0.5), (-0.5, 0.5), (1.2, 0)):
        with mesh.at(x, side, 0.36):
            wheel(mesh, 0.36, 0.05, 'iron', 10)
    mesh.box(1.0, 1.1, 0.5, 'scarlet', -0.5, 0, 0.42)
    mesh.box(0.3, 1.1, 0.9, 'azure', -1.0, 0, 0.6)
    mesh.tube([(0, 0, 0.5), (0.7, 0, 0.55), (1.1, 0, 0.98), (1.2, 0, 0.36)], 0.035, 'iron', 6)
    mesh.tube([(1.05, -0.3, 1.05), (1.1, 0, 0.98), (1.05, 0.3, 1.05)], 0.025, 'iron', 5)
    mesh.loft(
        [
            [(-1.2 + 0.9 * t, side, 1.3 + 0.75 * math.sin(math.pi * (0.25 + 0.5 * t))) for t in np.linspace(0, 1, 7)]
            for side in (-0.62, 0.62)
        ],
        'emerald',
    )
    with mesh.at(-0.5, -0.26, 0.46, 90):
        person(mesh, 'sip', 'jacket', '#7a7a4e', '#5d5a4c', head='brim', hat='#c9b48a')
    with mesh.at(-0.5, 0.28, 0.46, 90):
        person(mesh, 'bench', 'salwar', 'teal', 'ivory')
    person(mesh, 'wave', 'kurta', 'ivory', '#6d6a66', 2.2, -0.7, 0, 20, 1.0, 'turban', 'crimson')
