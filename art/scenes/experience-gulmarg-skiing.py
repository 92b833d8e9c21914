"""Skiing at Gulmarg: skiers carving below the gondola, a sledge drawn by hand, snow-laden firs, Apharwat above."""
import math

from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.mountains import snow_slope

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Skiers carve turns below red gondola cabins at Gulmarg; a man draws a child on a wooden sledge, snow-laden firs and white peaks behind.',
}


def build(scene):
    scene.camera((3, -48, 9.4), (-1, 0, 6.2), lens=31, focus=15, fstop=0.9)
    scene.light(
        sun=-104,
        elevation=24,
        haze={'density': 0.0005, 'height': 80, 'base': 0.35, 'start': 60},
        clouds={'seed': 2.4, 'amount': 0.5},
    )
    ground = snow_slope(scene)
    lift = Mesh()
    towers = [(19 - i * 5.4, -8 + i * 40, 13 + i * 3) for i in range(5)]
    tops = []
    for x, y, high in towers:
        z = height_at(ground, x, y)
        lift.lathe([(0.55, z - 1), (0.35, z + high)], 'grey-stone', 10, x=x, y=y)
        lift.box(7, 0.5, 0.5, 'iron', x, y, z + high - 0.4)
        tops.append((x, y, z + high))
    for side in (-3, 3):
        for (ax, ay, az), (bx, by, bz) in zip(tops, tops[1:]):
            lift.tube(
                [(ax + side, ay, az), ((ax + bx) / 2 + side, (ay + by) / 2, (az + bz) / 2 - 1), (bx + side, by, bz)],
                0.13,
                'iron',
                4,
            )
            for t in (0.22, 0.7):
                x, y, z = ax + (bx - ax) * t + side, ay + (by - ay) * t, az + (bz - az) * t - 0.7
                lift.tube([(x, y, z + 0.2), (x, y, z - 1.4)], 0.16, 'iron', 5)
                lift.box(2, 2, 2.1, 'scarlet', x, y, z - 3.5, 0.92)
                lift.box(2.04, 2.04, 0.9, 'glass', x, y, z - 2.6, 0.97)
    scene.put(lift)
    scene.layer = 'life'
    life = Mesh()
    for x, y, suit, turn, lean in (
        (-1.6, -26.4, 'scarlet', 26, 20),
        (4.8, -23.5, 'turmeric', -35, -20),
        (-9, -10, 'azure', 40, 18),
        (6, 4, 'emerald', -40, -18),
        (-4, 22, 'magenta', 30, 15),
    ):
        skier(life, x, y, height_at(ground, x, y), turn, lean, suit)
    chance = scene.random
    for x0, y0 in ((-1.6, -26.4), (4.8, -23.5), (-9, -10), (6, 4)):
        path = [(x0 + 3.4 * math.sin((k - 0) * 0.16) * (-1 if x0 > 4 else 1), y0 + k * 0.9) for k in range(0, 46)]
        for off in (-0.2, 0.2):
            life.loft(
                [
                    [
                        (x + off - 0.06, y, height_at(ground, x + off, y) + 0.05),
                        (x + off + 0.06, y, height_at(ground, x + off, y) + 0.05),
                    ]
                    for x, y in path
                ],
                '#b9c6da',
                smooth=False,
            )
        for _ in range(60):
            life.ball(
                chance.uniform(0.04, 0.14),
                'snow',
                x0 + chance.gauss(0.5, 0.5),
                y0 + chance.uniform(0.2, 1.6),
                height_at(ground, x0, y0) + abs(chance.gauss(0.2, 0.3)),
                sides=5,
            )
    sledge(life, lambda x, y: (x, y, height_at(ground, x, y)))
    scene.put(life)


def skier(mesh, x, y, z, turn, lean, suit):
    """A skier in a crouch coming down towards the camera, leaning into the turn."""
    with mesh.at(x, y, z, turn, 1.25, roll=lean):
        for side in (-1, 1):
            mesh.box(0.12, 2.0, 0.04, 'turmeric', 0.2 * side, -0.1, 0.02)
            mesh.tube(
                [(0.18 * side, 0.05, 0.1), (0.2 * side, -0.24, 0.5), (0.14 * side, 0.1, 0.85)],
                [0.1, 0.12, 0.14],
                '#2c3440',
                7,
            )
            mesh.tube([(0.22 * side, 0, 1.3), (0.44 * side, -0.26, 1.05), (0.4 * side, -0.5, 1.0)], 0.08, suit, 6)
            mesh.tube([(0.4 * side, -0.5, 1.1), (0.62 * side, 0.4, 0.1)], 0.02, 'iron', 4)
        mesh.tube([(0, 0.1, 0.85), (0, -0.1, 1.35)], [0.22, 0.23], suit, 10)
        mesh.ball((0.14, 0.15, 0.16), suit, 0, -0.2, 1.58, sides=10)
        mesh.ball((0.12, 0.06, 0.07), 'shadow', 0, -0.32, 1.6, sides=8)


def sledge(mesh, at):
    """A man in a pheran draws a child on a wooden sledge, the mother walks beside; a girl rolls a ball of snow."""
    with mesh.at(*at(-4.00, -24.40), 62, 1.15):
        person(mesh, 'pull', 'robe', '#6f6152', '#4d3b30', head='cap', hat='#8c6f5a')
    with mesh.at(*at(-6.20, -25.20), 68, 1.1):
        for side in (-0.24, 0.24):
            mesh.tube([(side, -0.85, 0.3), (side, -0.7, 0.06), (side, 0.6, 0.05)], 0.035, 'wood-dark', 7)
        for k in range(4):
            mesh.box(0.6, 0.2, 0.04, 'wood', 0, -0.45 + 0.3 * k, 0.26)
        for side in (-0.22, 0.22):
            for y in (-0.4, 0.4):
                mesh.box(0.05, 0.05, 0.22, 'wood-dark', side, y, 0.06)
        little_one(mesh, 'bench', 'scarlet', 0, 0.15, -0.1, 0, 1.0)
    for side in (-0.12, 0.12):
        start, end = at(-5.60 + side, -25.05), at(-4.50, -24.55)
        mesh.tube([(start[0], start[1], start[2] + 0.34), (end[0], end[1], end[2] + 0.95)], 0.014, 'wood-dark', 5)
    with mesh.at(*at(-6.90, -23.60), 78, 1.1):
        person(mesh, 'wave', 'salwar', '#b5486f', '#efe4d2', head='scarf', hat='#86a3b6')
    with mesh.at(*at(5.40, -26.00), -52, 1.1):
        little_one(mesh, 'push', '#3f7f8c', girl=True)
        mesh.ball(0.34, 'snow', 0, -0.78, 0.3, 20)
    with mesh.at(*at(6.70, -25.00), -84, 1.12):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#2c3440', head='cap', hat='maroon')
        telephone(mesh)
