"""The white Rann under a full moon: three camels wade through a film of brine, a girl touches it from the crust."""
import numpy as np

from kit.life.animals import camel, camel_tack
from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.people import man
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.noise import fractal
from kit.nature.terrain import ground_sheet, plain
from kit.architecture.village import round_hut

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Under a full moon three camels with riders wade the mirror of the Rann of Kutch; on the salt a girl touches the water beside her grandfather.',
}

SQUATTING = {
    'hips': (0.2, 0.25),
    'knees': ((0.21, -0.2, 0.47), (-0.21, -0.2, 0.47)),
    'ankles': ((0.15, -0.02, 0.08), (-0.15, -0.02, 0.08)),
    'seated': True,
}


def build(scene):
    scene.camera((-3.4, -23, 1.55), (2.0, 10, 2.5), lens=38, lift=-0.016, focus=17, fstop=1.1)
    scene.light(
        sun=112,
        elevation=9,
        energy=1.9,
        colour='#ffd2b4',
        haze={'density': 0.0011, 'height': 9, 'base': 0.15, 'start': 60},
        clouds={'seed': 4.4, 'amount': 0.7},
        grade={'exposure': 1.22},
    )
    scene.material('salt', colour='#fbf8f4', second='#ece7e4', rough=0.34, specular=0.6)
    scene.material('moon', colour='#fff3d6', second='#cfc3b4', glow=1.05, scale=0.04)
    scene.material('lake', colour='#6f86a8', mirror=0.3)
    scene.put(ground_sheet(crust_height, (-120, 120), (-24, 260), 'salt', 420, 520, near=(0, 0.5)))
    scene.put(plain('salt', z=-0.1, y=4000, size=16000), layer='far')
    brine = Mesh()
    brine.box(260, 150, 0.3, 'lake', 0, 40, -0.3)
    scene.put(brine)
    ridges = Mesh()
    chance = scene.random
    for i in range(90):
        x, y, size = chance.uniform(-34, 34), chance.uniform(-1, 46), chance.uniform(1.2, 2.6)
        ring = [
            (x + size * (1 + 0.2 * chance.random()) * c, y + size * s, 0.05)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        ridges.tube(ring, 0.035, 'salt', 4)
    for x, y, size in (
        (0.6, -16.6, 0.5),
        (1.4, -16.4, 0.46),
        (1.0, -17.2, 0.44),
        (1.9, -15.9, 0.5),
        (-0.3, -16.7, 0.45),
    ):
        ring = [
            (x + size * c, y + 0.9 * size * s, 0.105)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        ridges.tube(ring, 0.025, 'salt', 5)
    scene.put(ridges)
    sky = Mesh()
    sky.ball(33, 'moon', -190, 900, 215, 64)
    scene.put(sky, layer='far')
    huts = Mesh()
    for x, y in ((26, 90), (33, 94), (40, 90), (29, 99), (48, 97)):
        round_hut(huts, 2.6, x, y, 0)
        huts.box(0.9, 0.2, 1.5, 'window-lit', x, y - 2.7, 0.1)
        scene.lamp(x, y - 5, 1.6, 110)
    scene.put(huts)
    scene.layer = 'life'
    for i, (x, y, cloth, rider_cloth, turban) in enumerate(
        (
            (4.2, -4.2, 'crimson', 'ivory', 'saffron'),
            (-0.1, -4.6, 'magenta', 'teal', 'crimson'),
            (-4.4, -4.2, 'saffron', 'indigo', 'turmeric'),
        )
    ):
        for thing in (camel(0.6 + 1.7 * i), camel_tack(cloth)):
            scene.put(thing, x, y, 0, 3 * i - 3, 1.12)
        mounted = Mesh()
        rider(mounted, rider_cloth, turban, SKINS[1 + i % 2])
        scene.put(mounted, x, y, 2.68, 3 * i - 3, 1.12)
    life = Mesh()
    # From each muzzle to the saddle ahead, and from the first to its leader's hand.
    hang(life, (-1.98, -4.07, 2.72), (-0.82, -4.6, 2.42), 0.3)
    hang(life, (2.3, -4.6, 2.72), (3.48, -4.16, 2.42), 0.3)
    hang(life, (6.6, -4.33, 2.72), (7.44, -4.84, 0.98), 0.25)
    man(life, 'ivory', 'ivory', 7.66, -4.6, 0, 1.1, 80, 'crimson', pose='walk')
    lantern(life, 7.98, -4.86, 0.6)
    craft_sellers(life)
    at_the_brim(life)
    scene.put(life)
    scene.lamp(7.95, -5.4, 1.0, 40, radius=0.07)
    scene.lamp(-0.5, -15.75, 0.4, 12, radius=0.06)
    scene.lamp(-7.5, -0.5, 0.5, 26, radius=0.06)


def crust_height(xs, ys):
    """The salt: nearly level, hollowed where brine stands at z = 0, with a spur of crust into the nearest pool."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    wander = fractal(xs * 0.22, ys * 0.32, 4)
    height = 0.06 + 0.035 * fractal(xs * 1.3, ys * 1.3, 4)
    for x, y, w, d in ((-1.5, -10.2, 17, 9.2), (26, 9, 11, 2.6), (-30, 16, 16, 3.4), (18, 44, 34, 6)):
        far = np.hypot((xs - x) / w, (ys - y) / d) + 0.24 * wander
        height = height - 0.2 * np.clip((1.05 - far) / 0.3, 0, 1)
    spur = np.hypot((xs - 1.0) / 3.0, (ys + 16.6) / 2.1) + 0.3 * fractal(xs * 0.7, ys * 0.7, 4)
    return np.where(spur < 1.15, np.maximum(height, 0.07 * np.clip((1.15 - spur) / 0.2, -2, 1) + height * 0.2), height)


def lantern(mesh, x, y, z):
    """A hurricane lantern, alight."""
    with mesh.at(x, y, z):
        mesh.lathe([(0.09, 0), (0.09, 0.04), (0.06, 0.06)], 'iron', 14)
        mesh.lathe([(0.06, 0.06), (0.085, 0.13), (0.06, 0.22)], 'lamp', 14)
        mesh.lathe([(0.09, 0.22), (0.03, 0.29)], 'iron', 14)
        mesh.tube([(-0.07, 0, 0.24), (0, 0, 0.36), (0.07, 0, 0.24)], 0.01, 'iron', 5)


def craft_sellers(mesh):
    """Two women of a village with stitched cloths on a rug, a lantern beside it; a third walks towards them."""
    for deed, cloth, second, x, y, turn in (
        ('sell', 'crimson', '#2f3f6b', -8.1, 0.9, 14),
        ('knit', '#cfae62', '#2f3f6b', -9.3, 1.3, -20),
        ('walk', 'teal', 'magenta', -10.4, 7.4, 84),
    ):
        person(mesh, deed, 'skirt', cloth, second, x, y, 0.06, turn, 1.05, head='veil')
    mesh.box(1.7, 0.9, 0.05, 'crimson', -8.5, -0.1, 0.05)
    for k in range(8):
        cloth = ('turmeric', 'magenta', 'azure')[k % 3]
        mesh.box(0.36, 0.26, 0.1 + 0.05 * (k % 2), cloth, -9.1 + 0.42 * (k % 4), -0.3 + 0.36 * (k // 4), 0.1)
    lantern(mesh, -7.5, -0.2, 0.08)


def at_the_brim(mesh):
    """On the crust a girl squats to touch the brine; her grandfather sits by, their lantern between them."""
    person(
        mesh,
        'knit',
        'kurta',
        '#efe4d2',
        '#cfc3ae',
        0.5,
        -15.55,
        0.08,
        -146,
        0.95,
        head='turban',
        hat='#b5463c',
        elder=True,
    )
    touch = Pose(((0.1, -0.66, 0.02), (-0.16, -0.3, 0.42)), bend=38, gaze=10, **SQUATTING)
    little_one(mesh, touch, 'magenta', -0.95, -15.25, 0.07, 158, 1.08, girl=True)
    lantern(mesh, -0.5, -15.5, 0.08)


def hang(mesh, start, end, sag):
    """A slack rope between two points, sag metres below their line at its middle."""
    start, end = np.array(start), np.array(end)
    path = [start + (end - start) * t - np.array((0, 0, 4 * sag * t * (1 - t))) for t in np.linspace(0, 1, 14)]
    mesh.tube(path, 0.016, 'rope', 6)


def rider(mesh, cloth, turban, skin):
    """A man astride a saddle at z = 0, facing +x, his face turned towards the camera; turban wound in five turns."""
    with mesh.at(0, 0, 0, 90):
        mesh.lathe(
            [(0.27, 0.0), (0.28, 0.08), (0.19, 0.28), (0.215, 0.5), (0.21, 0.6), (0.17, 0.68), (0.075, 0.73)],
            cloth,
            18,
            oval=(1, 0.74),
            ribs=18,
            rib=0.04,
        )
        for side in (-1, 1):
            mesh.tube(
                [(0.14 * side, -0.02, 0.1), (0.47 * side, -0.24, -0.12), (0.55 * side, -0.14, -0.62)],
                [0.14, 0.12, 0.075],
                cloth,
                10,
            )
            mesh.ball((0.05, 0.12, 0.045), '#4a3426', 0.56 * side, -0.2, -0.68, 8)
            hand = (0.1 * side, -0.42, 0.3)
            draw_arm(mesh, (0.2 * side, 0, 0.62), (0.3 * side, -0.1, 0.36), hand, cloth, skin, 0.058, 1.0)
        with mesh.at(0, 0, 0, -42):
            draw_head(mesh, skin, 0.9, moustache=True)
            for i in range(5):
                wide = (0.118, 0.126, 0.126, 0.108, 0.075)[i]
                mesh.tube(
                    [
                        (
                            wide * np.cos(a),
                            0.012 + 1.06 * wide * np.sin(a),
                            0.955 + 0.036 * i + 0.03 * np.sin(a + i * 2.1),
                        )
                        for a in np.linspace(0, 2 * np.pi, 21)
                    ],
                    0.04,
                    turban,
                    7,
                )
            mesh.ball((0.08, 0.09, 0.05), turban, 0, 0.012, 1.13, 10)
