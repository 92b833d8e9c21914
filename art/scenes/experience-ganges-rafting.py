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
    scene.camera((4, -17, 2.3), (-0.4, 2, 2.5), lens=35)
    scene.light(
        sun=-128,
        elevation=46,
        energy=5.4,
        haze={'density': 0.002, 'height': 26, 'start': 40, 'base': 0.25},
        clouds={'seed': 3.0, 'amount': 0.6},
        grade={'exposure': 1.12},
    )
    scene.put(water_sheet('river', 0, 900, -60))
    import numpy as np

    xs, ys = np.meshgrid(np.linspace(-30, 30, 220), np.linspace(-18, 60, 240))
    swell = 0.55 * fractal(xs * 0.22, ys * 0.2, 3) + 0.3 * np.sin(ys * 0.8 + 0.5 * np.sin(xs * 0.4)) * np.exp(
        -((xs / 12) ** 2)
    )
    rapids = Mesh()
    rapids.grid(xs, ys, 0.12 + swell * 0.8, 'river')
    chance = scene.random
    for i in range(1500):
        y = chance.choice((-5, -2.2, 1.4, 5, 10, 16)) + chance.gauss(0, 0.5)
        x = chance.gauss(0, 5.5)
        k, j = int((x + 30) / 60 * 219), int((y + 18) / 78 * 239)
        z = 0.12 + 0.8 * swell[max(0, min(239, j)), max(0, min(219, k))]
        rapids.ball(
            (chance.uniform(0.05, 0.24), chance.uniform(0.05, 0.14), chance.uniform(0.03, 0.09)),
            'whitewash',
            x,
            y,
            z + 0.03,
            sides=6,
        )
    scene.put(rapids)
    left = (
        lambda a, b: 46 * smoothstep(16, 100, -a + 0.2 * b)
        + 40 * smoothstep(20, 100, a + 0.1 * b) * 1.2
        + 6 * smoothstep(90, 170, b)
        + 1.4 * smoothstep(10, 18, abs(a + 4 * np.sin(b * 0.05)))
        - 1
        + fractal(a * 0.03, b * 0.03, 4) * 4 * smoothstep(20, 50, abs(a))
    )
    scene.put(ground_sheet(left, (-150, 150), (-30, 260), 'valley', 260, 260))
    scene.put(bank((-60, -6), (-18, 44), 0.7, lambda a, b: -13 - a + 2 * np.sin(b * 0.12), 'beach', seed=2))
    blue_hills(scene, near=330, count=3, height=150, base=-40, width=1300, seed=3, length=220)
    trees = [
        broadleaf(30 + i, 10, ('leaf', 'leaf-dark', 'leaf')[i], spread=0.9, cards=240, card=0.42) for i in range(3)
    ]
    scene.scatter(trees, 420, ((-110, 110), (8, 190)), left, seed=5, sink=0.4, keep=lambda x, y, z: z > 3)
    stones = [rock(i, 1.8) for i in range(4)]
    for i, (x, y, s) in enumerate(
        (
            (8.6, 2, 1),
            (10.6, -1.4, 1.3),
            (-8.4, 10, 1.1),
            (12, 9, 1.5),
            (-5, 20, 0.9),
            (6, 18, 0.8),
            (-13, 0, 0.8),
            (14, 18, 1.6),
        )
    ):
        scene.put(stones[i % 4], x, y, 0, i * 50, s, layer='front' if y < 0 else 'land')
    boat = Mesh()
    with boat.at(-0.4, -0.6, 0.55, 200, 1.1, tilt=5, roll=-13):
        raft(boat)
    scene.put(boat, layer='life')


def raft(mesh):
    """An inflatable raft along x with six paddlers and a guide in helmets and vests."""
    ring = [
        (
            2.3 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)),
            1.05 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
            0.25 + 0.3 * abs(math.cos(a)) ** 4,
        )
        for a in [i * math.pi / 24 for i in range(49)]
    ]
    mesh.tube(ring, 0.3, 'scarlet', 10)
    mesh.tube([(x, y, z + 0.27) for x, y, z in ring], 0.05, 'ivory', 5)
    mesh.box(4, 1.6, 0.1, 'iron', 0, 0, 0.05)
    for x in (-1, 0.4):
        mesh.tube([(x, -0.9, 0.35), (x, 0.9, 0.35)], 0.22, 'turmeric', 8)
    for i, (x, side) in enumerate(((1.5, -1), (1.5, 1), (0.3, -1), (0.3, 1), (-0.9, -1), (-0.9, 1), (-2.0, 0))):
        with mesh.at(x, 0.85 * side, 0.5):
            mesh.lathe([(0.22, 0), (0.25, 0.25), (0.27, 0.5), (0.1, 0.66)], ('turmeric', 'azure')[i == 6], 10)
            mesh.ball((0.12, 0.12, 0.14), 'skin', 0.06, 0, 0.8, sides=8)
            mesh.lathe(
                [(0.15, 0), (0.15, 0.1), (0.08, 0.2), (0.01, 0.22)],
                ('azure', 'emerald', 'scarlet', 'ivory')[i % 4],
                10,
                x=0.04,
                z=0.8,
            )
            for arm in (-1, 1):
                mesh.tube(
                    [
                        (0, 0.22 * arm, 0.55),
                        (0.35, 0.2 * arm + 0.2 * side, 0.45),
                        (0.45, 0.3 * side, 0.55 - 0.15 * arm),
                    ],
                    0.055,
                    SHIRTS[3 + i % 3],
                    5,
                )
            mesh.tube([(0.3, -0.05 * side, 1.15), (0.55, 0.75 * side, -0.4)], 0.03, 'wood', 4)
            mesh.box(0.22, 0.04, 0.4, 'turmeric', 0.55, 0.75 * side, -0.65)
