"""The Hornbill Festival at Kisama: morungs up the hill, a log drum, a line of dancers with spears and shawls."""
import math

from kit.architecture.village import naga_house
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, woman
from kit.life.vehicles import smoke
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Naga dancers in red shawls and feathered headdresses line up by a log drum before thatched morungs at Kisama.',
}


def ground(xs, ys):
    return (
        15 * smoothstep(12, 74, ys)
        + 0.3 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(10, 16, ys)
        + 5 * smoothstep(16, 46, abs(xs)) * smoothstep(-20, 30, ys)
    )


def build(scene):
    scene.camera((3.3, -10.6, 1.35), (-0.5, 6, 3.0), lens=36, lift=0.02, focus=8.2, fstop=0.55)
    scene.light(
        sun=-118,
        elevation=24,
        energy=5,
        haze={'density': 0.0024, 'height': 20, 'start': 40, 'base': 0.2},
        clouds={'seed': 7.7, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-120, 120), (-40, 180), 'meadow', 260, 260))
    scene.put(plain('forest-hills', z=-6), layer='far')
    blue_hills(scene, near=240, count=4, height=70, base=6, width=1500, seed=8)
    houses = Mesh()
    for x, y, turn, s in (
        (-4, 25, 2, 1.25),
        (-17, 24, 14, 1.1),
        (10, 26, -10, 1.1),
        (-30, 30, 22, 1.05),
        (23, 30, -20, 1.05),
        (-11, 43, 6, 1),
        (3, 46, -2, 1),
        (17, 46, -12, 1),
        (-26, 48, 14, 1),
    ):
        with houses.at(x, y, height_at(ground, x, y - 6) - 0.2, turn, s):
            naga_house(houses, 8, 11, 8.4)
    with houses.at(-1, 7, 0, -8, 0.7):
        log_drum(houses, 0, 0)
    scene.put(houses)
    trees = [broadleaf(40 + i, 10, cards=300) for i in range(2)] + [conifer(3, 15), bamboo_clump(2, 10)]
    scene.scatter(
        trees, 110, ((-80, 80), (34, 120)), ground, seed=4, sink=0.3, keep=lambda x, y, z: y > 62 or abs(x) > 38
    )
    scene.scatter([grass_tuft(5, 50, 0.5)], 260, ((-44, 44), (14, 34)), ground, seed=5, keep=lambda x, y, z: abs(x) > 8)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(6, 60, 0.5)],
        40,
        lambda r: (3.3 + r.choice((-1, 1)) * r.uniform(0.9, 3), r.uniform(-9, -7.4)),
        seed=3,
    )
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, turn) in enumerate(
        ((-3.4, -0.8, 62), (-2.1, -2.3, 70), (-0.3, -1.2, 54), (1.2, -2.6, 66), (2.9, -1.2, 76), (4.4, -0.2, 58))
    ):
        warrior(folk, i, x, y, turn)
    for i in range(9):
        warrior(folk, i + 6, -8.6 + i * 2.05, 2.4 + 0.3 * (i % 2), 12)
    for i in range(7):
        for y in (4.0, 6.2):
            man(folk, 'crimson', 'shadow', -4.4 + i * 1.15, y + 1.9, 0, 1.05, 0 if y > 5 else 180)
    for side in (-1, 1):
        for i in range(16):
            x, y = side * (11 + (i % 4) * 1.6), 2 + (i // 4) * 3.4
            (woman if i % 3 else man)(
                folk,
                ('ivory', 'azure', 'crimson', 'indigo', 'emerald')[i % 5],
                x=x,
                y=y,
                z=height_at(ground, x, y),
                turn=side * -80,
            )
    scene.put(folk)
    puffs = Mesh()
    for x, y in ((-19, 19), (12.5, 20)):
        smoke(puffs, x, y, height_at(ground, x, y) + 1, 9, (-0.3, 0.1, 0.9), 2, 'ivory', 0.2)
    scene.put(puffs)


def warrior(mesh, number, x, y, turn):
    """A dancer with spear, shawl and sash, cowrie kilt, tusk necklace, and hornbill feathers over a cane cap."""
    skin = SKINS[number % 3]
    side = 1 if number % 2 else -1
    with mesh.at(x, y, 0, turn, 1.16):
        man(mesh, None, 'shadow', pose='none', dress='lungi')
        mesh.lathe([(0.215, 0.54), (0.2, 0.9), (0.178, 1.0)], '#2a2326', 20, oval=(1, 0.8), ribs=20, rib=0.06)
        for level, wide in ((0.6, 0.224), (0.72, 0.22), (0.84, 0.216)):
            for k in range(20):
                a = k * math.pi / 10
                mesh.ball((0.016, 0.012, 0.02), 'ivory', wide * math.cos(a), 0.8 * wide * math.sin(a), level, 6)
        # The shawl over one shoulder, red with black and white bands.
        for wide, cloth, lift in ((0.15, 'crimson', 0), (0.1, '#2a2326', 0.006), (0.03, 'ivory', 0.012)):
            mesh.loft(
                [
                    [
                        (side * (0.2 - wide) + dx, dy - lift, z + wide * 0.5)
                        for z, dx, dy in ((1.02, -0.1 * side, -0.17), (1.2, 0.0, -0.19), (1.42, 0.08 * side, -0.07))
                    ],
                    [
                        (side * (0.2 + wide * 0.3) + dx, dy - lift, z - wide * 0.5)
                        for z, dx, dy in ((1.02, -0.1 * side, -0.15), (1.2, 0.0, -0.17), (1.42, 0.08 * side, -0.05))
                    ],
                ],
                cloth,
            )
        for k in range(13):
            a = math.pi * (1.08 + 0.84 * k / 12)
            mesh.ball(
                (0.017, 0.014, 0.034),
                ('ivory', '#d9592f')[k % 2],
                0.15 * math.cos(a),
                -0.16 + 0.02 * abs(k - 6) * 0.5,
                1.42 + 0.15 * math.sin(a),
                7,
            )
        mesh.lathe([(0.135, 1.68), (0.15, 1.72), (0.13, 1.78), (0.06, 1.83)], '#a3271f', 18, oval=(1, 1.05))
        for k in range(18):
            a = k * math.pi / 9
            mesh.tube(
                [(0.14 * math.cos(a), 0.145 * math.sin(a), 1.68), (0.175 * math.cos(a), 0.18 * math.sin(a), 1.75)],
                [0.014, 0.006],
                '#2a2326',
                5,
            )
        for k in range(7):
            a = math.pi * (0.2 + 0.6 * k / 6)
            c, s = math.cos(a), math.sin(a)
            for low, high, paint in ((0.0, 0.3, '#f7f2e6'), (0.3, 0.37, '#221c1e'), (0.37, 0.46, '#f7f2e6')):
                mesh.add(
                    [
                        (c * (0.06 + r) + o * s * w, 0.03, 1.76 + s * (0.06 + r) - o * c * w)
                        for r, o, w in (
                            (low, -1, 0.016 + low * 0.08),
                            (low, 1, 0.016 + low * 0.08),
                            (high, 1, 0.016 + high * 0.08 if high < 0.46 else 0.012),
                            (high, -1, 0.016 + high * 0.08 if high < 0.46 else 0.012),
                        )
                    ],
                    [(0, 1, 2, 3)],
                    paint,
                )
        up = (0.34 * side, -0.26, 1.32)
        draw_arm(mesh, (0.2 * side, 0, 1.37), (0.38 * side, -0.04, 1.14), up, skin, skin, 0.058, 0.4)
        draw_arm(
            mesh, (-0.2 * side, 0, 1.37), (-0.33 * side, 0.0, 1.1), (-0.22 * side, -0.2, 0.98), skin, skin, 0.058, 0.4
        )
        for arm in (-1, 1):
            mesh.lathe([(0.07, -0.05), (0.066, 0.05)], 'ivory', 12, x=0.27 * arm, y=-0.01, z=1.27)
        mesh.tube([(up[0], up[1] - 0.02, 0.05), (up[0], up[1] - 0.02, 2.4)], 0.018, 'wood', 6)
        mesh.tube([(up[0], up[1] - 0.02, 2.05), (up[0], up[1] - 0.02, 2.36)], [0.03, 0.05], 'crimson', 9)
        mesh.tube([(up[0], up[1] - 0.02, 2.36), (up[0], up[1] - 0.02, 2.68)], [0.045, 0.004], 'iron', 5)


def log_drum(mesh, x, y):
    """A hollowed log on trestles under a small thatch."""
    with mesh.at(x, y, 1.0, roll=90):
        mesh.lathe([(0.5, -6.4), (0.75, -5.4), (0.78, 5.2), (0.9, 5.8), (0.4, 7.2)], 'wood-dark', 18)
    mesh.box(10, 0.16, 0.1, 'shadow', x, y - 0.05, 1.78)
    for side in (-4, 0, 4):
        mesh.box(0.4, 2, 0.5, 'wood', x + side, y)
    for px in (-7.4, 7.4):
        for py in (-2.8, 2.8):
            mesh.tube([(x + px, y + py, 0), (x + px, y + py, 3.6)], 0.14, 'wood', 6)
    mesh.loft(
        [
            [(x - 8.4, y - 3.8, 3.3), (x - 8.8, y, 5.8), (x - 8.4, y + 3.8, 3.3)],
            [(x + 8.4, y - 3.8, 3.3), (x + 8.8, y, 5.8), (x + 8.4, y + 3.8, 3.3)],
        ],
        'thatch',
    )
