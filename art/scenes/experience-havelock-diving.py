"""Under the sea off Swaraj Dweep: a diver over a coral garden, shoals of fish, light from above."""
import math

from kit.life.powder import powder
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import bare_tree
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Two divers glide over a bright coral garden off Swaraj Dweep, shoals of yellow and silver fish in the blue water around them.',
}
CORALS = ('#f08a8a', '#f2b76a', '#b58ad0', '#ef6f8e', '#e9d6a0', '#7fc7a6')


def ground(xs, ys):
    return (
        2.6 * smoothstep(5, 18, abs(xs) + 0.2 * ys)
        + 0.9 * fractal(xs * 0.12, ys * 0.12, 4)
        + 5 * smoothstep(26, 60, ys)
    )


def build(scene):
    scene.material('beach', colour='#c3cfae')
    scene.camera((-2, -13, 2.7), (0.5, 6, 3.5), lens=34)
    sky = [(0, '#2a7fa0'), (0.2, '#3a97b6'), (0.45, '#63bcd0'), (0.75, '#a8e2e6'), (1, '#e2fbf6')]
    scene.light(
        sun=-60,
        elevation=62,
        energy=2.3,
        colour='#d6fbff',
        sky=sky,
        clouds=False,
        glow=[],
        haze={
            'density': 0.024,
            'height': 60,
            'start': 9,
            'base': 0.6,
            'colour': '#2f86a8',
            'sun_colour': '#58b0c8',
            'most': 0.97,
        },
        grade={'exposure': 1.15},
    )
    scene.put(ground_sheet(ground, (-60, 60), (-20, 90), 'beach', 260, 260))
    branches = [bare_tree(i, 1.5, colour, 4) for i, colour in enumerate(CORALS[:4])]
    chance = scene.random
    reef = Mesh()
    for i in range(260):
        x, y = chance.uniform(-14, 14), -8 + 30 * chance.random() ** 1.25
        if abs(x - 1) < 1.6 and y < 0:
            continue
        z, colour = height_at(ground, x, y), CORALS[i % 6]
        kind = i % 4
        if kind == 0:
            reef.ball((0.5, 0.5, 0.4), colour, x, y, z + 0.15, sides=12)
        elif kind == 1:
            reef.lathe(
                [(0.08, 0), (0.12, 0.3), (0.7, 0.5), (0.74, 0.54), (0.1, 0.46)], colour, 16, x=x, y=y, z=z - 0.05
            )
        elif kind == 2:
            for k in range(7):
                a = k * 0.9
                reef.tube(
                    [
                        (x, y, z),
                        (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), z + 0.5),
                        (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z + 0.7 + 0.3 * (k % 3)),
                    ],
                    [0.12, 0.1, 0.09],
                    colour,
                    7,
                )
        else:
            scene.put(branches[i % 4], x, y, z - 0.1, i * 40, chance.uniform(0.6, 1.1))
    scene.put(reef)
    # Shafts of light: thin veils that fade sideways, brightest at the top.
    veil = powder('#bfeef2', 0.1)
    shafts = Mesh()
    for x, y, wide in ((-7, 12, 0.5), (-3.5, 16, 0.8), (0.5, 12, 0.6), (4.5, 15, 0.9), (8.5, 13, 0.6)):
        shafts.lathe([(wide * 1.7, -2), (wide, 13)], veil, 20, x=x + 2, y=y)
    scene.put(shafts, layer='far')
    stones = [rock(i, 1.6, 'rock-warm') for i in range(3)]
    for x, y, s in ((-9, 1, 1.3), (9.4, 3, 1.5), (-6.6, 9, 1.2), (7, 12, 1.3), (12, -3, 1.2), (-12, 9, 2)):
        scene.put(stones[int(abs(x)) % 3], x, y, height_at(ground, x, y), x * 30, s)
    scene.layer = 'life'
    life = Mesh()
    diver(life, 1.3, 0.6, 4.3, 168, 'scarlet', 1.3)
    diver(life, -4.6, 5.5, 5.6, 196, 'turmeric', 1.3)
    for cx, cy, cz, colour, size, count in (
        (-4, 0, 2.9, 'turmeric', 0.26, 34),
        (5.6, 5, 4.6, 'ivory', 0.24, 46),
        (4.4, -1.6, 2.2, 'saffron', 0.2, 14),
        (-1, 13, 6.4, 'ivory', 0.3, 40),
        (-7.4, 5, 4.6, 'azure', 0.24, 20),
    ):
        for _ in range(count):
            fish(
                life,
                cx + chance.gauss(0, 1.2),
                cy + chance.gauss(0, 1),
                cz + chance.gauss(0, 0.55),
                size * chance.uniform(0.8, 1.2),
                colour,
                chance.uniform(-25, 25),
            )
    scene.put(life)
    top = Mesh()
    for i in range(9):
        top.ball(0.05 + 0.014 * i, '#d9f4f4', -0.1 + chance.uniform(-0.16, 0.16), 0.5, 4.9 + i * 0.36, sides=8)
        top.ball(0.04 + 0.01 * i, '#d9f4f4', -6.1 + chance.uniform(-0.16, 0.16), 5.2, 6.2 + i * 0.34, sides=8)
    scene.put(top)


def fish(mesh, x, y, z, size, colour, turn):
    """A small flat fish heading +x."""
    with mesh.at(x, y, z, turn, size):
        mesh.ball((0.6, 0.16, 0.38), colour, sides=8)
        mesh.add([(-0.5, 0, 0), (-1, 0, 0.34), (-1, 0, -0.34)], [(0, 1, 2)], colour)
        mesh.ball((0.06, 0.18, 0.06), 'shadow', 0.36, 0, 0.08, sides=5)


def diver(mesh, x, y, z, turn, tank, size=1.1):
    """A diver swimming along +x, fins behind, arms folded."""
    with mesh.at(x, y, z, turn, size, roll=-8):
        mesh.tube([(0.6, 0, 0), (0.1, 0, 0.05), (-0.45, 0, 0)], [0.2, 0.24, 0.2], '#3d5a72', 10)
        mesh.ball((0.17, 0.14, 0.15), 'hair', 0.86, 0, 0.1, sides=10)
        mesh.ball((0.06, 0.12, 0.08), 'azure', 1.0, 0, 0.07, sides=8)
        with mesh.at(0.1, 0, 0.32, roll=90):
            mesh.lathe([(0.12, -0.42), (0.14, -0.3), (0.14, 0.3), (0.08, 0.4)], tank, 12)
        for side in (-1, 1):
            mesh.tube(
                [(-0.45, 0.1 * side, 0), (-0.95, 0.16 * side, 0.08 * side), (-1.4, 0.14 * side, -0.1 * side)],
                [0.12, 0.1, 0.07],
                '#3d5a72',
                7,
            )
            mesh.add(
                [
                    (-1.4, 0.1 * side, -0.1 * side),
                    (-2.0, 0.02 * side, -0.22 * side),
                    (-2.05, 0.3 * side, -0.2 * side),
                    (-1.42, 0.2 * side, -0.08 * side),
                ],
                [(0, 1, 2, 3)],
                tank,
            )
            mesh.tube([(0.5, 0.2 * side, 0), (0.6, 0.34 * side, -0.22), (0.95, 0.16 * side, -0.3)], 0.07, '#3d5a72', 6)
