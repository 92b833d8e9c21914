"""The Hornbill Festival at Kisama: morungs up the hill, men at a log drum, a ring of dancers who leap with spears;
rice beer is poured at a hearth, guests sit in the grass and take pictures."""
import math

import numpy as np

from kit.architecture.village import naga_house
from kit.life.figure import SKINS
from kit.life.people import man, woman
from kit.life.vehicles import smoke
from kit.life.work import HIPS, Pose, glass, hearth, person, stream, telephone
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
    'alt': 'Naga dancers in feathered headdresses leap in a ring with spears before a log drum and thatched morungs at Kisama while visitors watch.',
}

STEP = Pose(
    ((0.36, -0.26, 1.66), (-0.42, -0.3, 1.12)),
    bend=10,
    gaze=6,
    knees=((0.13, -0.37, 0.8), (-0.1, -0.03, 0.5)),
    ankles=((0.12, -0.26, 0.42), (-0.1, 0.02, 0.08)),
)
LUNGE = Pose(
    ((0.38, -0.36, 1.24), (-0.56, -0.1, 1.3)),
    hips=(0.0, 0.84),
    bend=18,
    gaze=14,
    knees=((0.13, -0.36, 0.56), (-0.11, 0.14, 0.44)),
    ankles=((0.13, -0.38, 0.08), (-0.13, 0.5, 0.12)),
)
LEAP = Pose(
    ((0.34, -0.16, 1.84), (-0.46, -0.06, 1.62)),
    bend=4,
    gaze=8,
    knees=((0.14, -0.34, 0.68), (-0.14, -0.1, 0.54)),
    ankles=((0.13, -0.06, 0.36), (-0.14, 0.3, 0.36)),
)
STAND = Pose(((0.3, -0.3, 1.3), (-0.3, -0.16, 0.98)), bend=3)
# How a spear lies in the hand: its way up.
WAYS = {STEP: (0.2, -0.3, 0.9), LUNGE: (-0.1, -0.55, 0.8), LEAP: (-0.35, -0.1, 0.93), STAND: (0.02, 0.0, 1)}


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
    floor = Mesh()
    x, y = seen(-0.5, 10.4)
    floor.lathe([(5.6, -0.06), (5.0, 0.07), (0.1, 0.08)], 'dust', 44, x=x, y=y, oval=(1, 0.82))
    scene.put(floor)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(6, 60, 0.5)],
        26,
        lambda r: seen(r.choice((-1, 1)) * r.uniform(0.6, 2.2), r.uniform(3.0, 3.7)),
        seed=3,
    )
    scene.layer = 'life'
    folk = Mesh()
    ring(folk)
    for i in range(6):
        drumming(folk, i)
    beer_seller(folk)
    guests(folk)
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


def seen(right, far):
    """Where something stands that is so many metres right of the camera's line of sight, and away from it."""
    return 3.3 + 0.975 * right - 0.223 * far, -10.6 + 0.223 * right + 0.975 * far


def ring(mesh):
    """Dancers one behind another in a ring, the leader leaping nearest the camera; two wait their turn."""
    places = (
        (0.75, 7.1, LEAP),
        (-0.5, 7.9, STEP),
        (-1.75, 8.9, LUNGE),
        (-2.9, 10.2, STEP),
        (-3.4, 12.0, LUNGE),
        (-2.0, 13.5, STEP),
        (-0.2, 13.9, LEAP),
        (1.5, 13.4, LUNGE),
        (2.7, 12.0, STEP),
        (2.9, 9.9, LUNGE),
    )
    spots = [seen(right, far) for right, far, _ in places]
    for i, ((x, y), (_, _, pose)) in enumerate(zip(spots, places)):
        ahead = spots[i - 1]
        along = math.degrees(math.atan2(ahead[0] - x, y - ahead[1])) + 14 * math.sin(i * 2.3)
        turn = along if i else 30
        warrior(mesh, i, x, y, turn, pose, 0.34 if pose is LEAP else 0.08)
    for i, (right, far, turn) in enumerate(((5.2, 11.6, -60), (5.9, 12.4, -78), (-5.9, 12.6, 60))):
        warrior(mesh, i + 10, *seen(right, far), turn, STAND, 0)


def drumming(mesh, number):
    """A man in a red shawl at the log drum, his beaters in turn up and down."""
    up = number % 2
    pose = Pose(((0.2, -0.4, 1.6 if up else 1.0), (-0.2, -0.42, 1.02 if up else 1.56)), bend=2 if up else 16, gaze=4)
    with mesh.at(-4.4 + number * 1.35, 5.9, 0, 172 + 5 * (number % 3), 1.06):
        person(mesh, pose, 'shirt', 'crimson', '#2a2326', head='scarf', hat='#2a2326')
        for hand in pose.hands:
            tip = (hand[0], hand[1] - 0.3, hand[2] + (0.3 if hand[2] > 1.3 else -0.12))
            mesh.tube([hand, tip], [0.02, 0.035], 'wood', 6)


def beer_seller(mesh):
    """A woman in a wrap pours rice beer from a gourd into a bamboo mug for an elder, by the hearth."""
    x, y = seen(-2.35, 6.1)
    with mesh.at(x, y, 0.02, 40, 1.05):
        mesh.box(0.5, 0.3, 0.2, 'wood', 0, 0.1)
        pose = Pose(
            ((0.2, -0.5, 0.78), (-0.18, -0.36, 0.5)),
            hips=(0.1, 0.3),
            bend=14,
            gaze=4,
            knees=((0.2, -0.34, 0.44), (-0.2, -0.34, 0.44)),
            ankles=((0.15, -0.24, 0.08), (-0.15, -0.24, 0.08)),
            seated=True,
        )
        person(mesh, pose, 'wrap', '#2a2326', '#7d2f3a', head='scarf', hat='#d9a79b')
        mesh.lathe(
            [(0.02, -0.12), (0.1, -0.06), (0.11, 0.03), (0.04, 0.12), (0.03, 0.2)], '#b98a4a', 14, x=0.2, y=-0.52, z=0.8
        )
        stream(mesh, (0.2, -0.56, 0.74), (0.2, -0.66, 0.42), 'ivory', 0.014)
        for k in range(5):
            mesh.lathe(
                [(0.045, 0), (0.045, 0.16), (0.04, 0.16)],
                'bamboo',
                10,
                x=0.2 - 0.16 * k,
                y=-0.68 - 0.06 * (k % 2),
                z=0.25,
            )
        mesh.box(1.1, 0.36, 0.22, 'wood', -0.1, -0.7, 0.02)
    x, y = seen(-1.2, 5.5)
    with mesh.at(x, y, 0.02, -52, 1.04):
        mesh.box(0.5, 0.3, 0.2, 'wood', 0, 0.1)
        person(mesh, 'squat', 'jacket', '#2a2326', '#4d3b30', head='cap', hat='crimson', elder=True, look=20)
    with mesh.at(*seen(-3.1, 7.0), 0.02, 0, 0.9):
        hearth(mesh, 0)
    with mesh.at(*seen(-0.55, 5.75), 0.02):
        mesh.lathe([(0.16, 0), (0.28, 0.2), (0.3, 0.3), (0.27, 0.29), (0.25, 0.2)], 'bamboo', 20)
        for k in range(14):
            a, r = k * 2.4, 0.06 * math.sqrt(k)
            mesh.ball(
                (0.05, 0.05, 0.05), ('scarlet', '#c6541f', '#7f8f3a')[k % 3], r * math.cos(a), r * math.sin(a), 0.29, 8
            )


def guests(mesh):
    """Two visitors seated in the grass with their backs to us, one with a telephone."""
    with mesh.at(*seen(1.85, 5.6), 0.04, 196, 1.0):
        pose = Pose(
            ((0.07, -0.36, 0.78), (-0.08, -0.36, 0.78)),
            hips=(0.1, 0.14),
            bend=2,
            knees=((0.34, -0.26, 0.16), (-0.34, -0.26, 0.16)),
            ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
            seated=True,
        )
        person(mesh, pose, 'jacket', '#cfae62', '#5c6470', head='brim', hat='#8c6f5a')
        telephone(mesh, 0.86, -0.42)
    with mesh.at(*seen(2.5, 5.95), 0.04, 168, 0.96):
        person(mesh, 'knit', 'salwar', '#86a3b6', 'ivory', look=28)
    with mesh.at(*seen(1.4, 5.55), 0.04, 30):
        mesh.lathe([(0.13, 0), (0.16, 0.05), (0.165, 0.36), (0.13, 0.46), (0.06, 0.49)], '#a7584a', 16, oval=(1.1, 0.8))


def warrior(mesh, number, x, y, turn, pose, z):
    """A dancer with spear, shawl and sash, cowrie kilt, tusk necklace, and hornbill feathers over a cane cap."""
    skin = SKINS[1 + number % 3]
    side = 1 if number % 2 else -1
    hip_y, hip_z = pose.hips
    head_back = -pose.gaze - pose.bend * 0.45
    with mesh.at(x, y, z, turn, 1.1 + 0.03 * (number % 3)):
        person(mesh, pose, 'bare', skin, skin, skin=skin)
        kilt(mesh, pose)
        with mesh.at(0, hip_y, hip_z, tilt=pose.bend):
            with mesh.at(0, 0, -HIPS):
                finery(mesh, side)
            with mesh.at(0, 0, 0.45, tilt=head_back):
                with mesh.at(0, 0, -1.415):
                    headdress(mesh)
        hand, way = np.array(pose.hands[0]), np.array(WAYS[pose])
        foot, tip = hand - way * 1.15, hand + way * 1.1
        mesh.tube([foot, tip], 0.018, 'wood', 6)
        mesh.tube([tip - way * 0.32, tip], [0.03, 0.05], 'crimson', 9)
        mesh.tube([tip, tip + way * 0.32], [0.045, 0.004], 'iron', 5)


def kilt(mesh, pose):
    """A black kilt with rows of cowries that follows the thighs halfway to the knees."""
    hip = np.array((0, pose.hips[0], pose.hips[1]))
    ends = [(hip + (np.array(knee) - hip) * 0.82) for knee in pose.knees]
    rings = []
    for t, wide in ((0, 0.2), (0.35, 0.215), (0.7, 0.205), (1, 0.2)):
        ring = []
        for a in np.linspace(0, 2 * math.pi, 25):
            share = 0.5 + 0.5 * math.cos(a)
            way = ends[1] * (1 - share) + ends[0] * share - hip
            way[0] *= 0.4
            ring.append(hip + way * t + (wide * math.cos(a), wide * 0.8 * math.sin(a), 0.05 * (1 - t)))
        rings.append(ring)
    mesh.loft(rings, '#2a2326')
    for row in (1, 2, 3):
        for k in range(24):
            mesh.ball((0.016, 0.016, 0.02), 'ivory', *(rings[row][k] * 0.97 + np.mean(rings[row], axis=0) * 0.03), 6)


def finery(mesh, side):
    """Shawl, necklace and armlets on a back that stands 0.95 m above the origin."""
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


def headdress(mesh):
    """A red cane cap with bear's hair and seven tail feathers of the hornbill, its head 1.61 m above the origin."""
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
