"""The white Rann under a full moon: salt to the horizon, three camels in a line, the salt crust at one's feet."""
import numpy as np

from kit.life.animals import camel, camel_tack
from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.people import man
from kit.life.work import person
from kit.mesh import Mesh
from kit.noise import fractal
from kit.stage.desert import salt_flat
from kit.architecture.village import round_hut

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Three camels with riders cross the white salt of the Rann of Kutch under a full moon at nightfall, a few lit huts on the horizon.',
}


def build(scene):
    scene.camera((-3.4, -23, 1.5), (2.0, 10, 3.5), lens=38, focus=19, fstop=0.5)
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
    salt_flat(scene, wet=False)
    scene.put(pools())
    ridges = Mesh()
    chance = scene.random
    for i in range(90):
        x, y, size = chance.uniform(-34, 34), chance.uniform(-28, 40), chance.uniform(1.2, 2.6)
        ring = [
            (x + size * (1 + 0.2 * chance.random()) * c, y + size * s, 0.05)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        ridges.tube(ring, 0.035, 'salt', 4)
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
    with life.at(7.98, -4.86, 0.6):
        life.lathe([(0.09, 0), (0.09, 0.04), (0.06, 0.06)], 'iron', 14)
        life.lathe([(0.06, 0.06), (0.085, 0.13), (0.06, 0.22)], 'lamp', 14)
        life.lathe([(0.09, 0.22), (0.03, 0.29)], 'iron', 14)
        life.tube([(-0.07, 0, 0.24), (0, 0, 0.36), (0.07, 0, 0.24)], 0.01, 'iron', 5)
    for deed, cloth, x, y, turn in (
        ('sell', 'crimson', -6.6, 0.2, 40),
        ('knit', '#cfae62', -8.2, 1.4, 30),
        ('walk', 'teal', -9.6, 6.4, 84),
    ):
        person(life, deed, 'skirt', cloth, 'magenta' if deed == 'walk' else '#2f3f6b', x, y, 0, turn, 1.05, head='veil')
    life.box(1.6, 0.9, 0.05, 'crimson', -6.2, -0.9)
    for k in range(9):
        cloth = ('turmeric', 'magenta', 'azure')[k % 3]
        life.box(0.36, 0.26, 0.1 + 0.05 * (k % 2), cloth, -6.8 + 0.42 * (k % 4), -1.1 + 0.36 * (k // 4), 0.05)
    scene.put(life)
    scene.lamp(7.95, -5.4, 1.0, 40)
    # The crust at the lens: plates of salt with raised edges, out of focus.
    scene.layer = 'front'
    crust = Mesh()
    for x, y, size in ((-5.6, -19.4, 1.5), (-2.7, -18.6, 1.6), (0.4, -19.3, 1.7), (3.4, -18.5, 1.5), (-1.2, -21, 1.4)):
        ring = [
            (x + size * c, y + 0.8 * size * s, 0.1)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        crust.tube(ring, 0.11, 'salt', 7)
    scene.put(crust)


def pools():
    """Brine left in the hollows of the salt, with the wandering rims of shallow water."""
    water, angles = Mesh(), np.linspace(0, 2 * np.pi, 200, endpoint=False)
    for x, y, w, d in ((0.4, -14.9, 15, 3.9), (-16, -6, 14, 3), (15, 2, 22, 5), (-24, 18, 34, 8), (20, 44, 60, 14)):
        reach = 1 + 0.42 * fractal(np.cos(angles) * 1.6 + x, np.sin(angles) * 1.6 + y, 5)
        ring = np.stack([x + w / 2 * np.cos(angles) * reach, y + d / 2 * np.sin(angles) * reach, angles * 0 + 0.06], -1)
        water.add(ring, [tuple(range(len(angles)))], 'lake')
    return water


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
