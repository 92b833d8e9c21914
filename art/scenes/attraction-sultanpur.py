"""Sultanpur on a winter evening: a pair of sarus cranes dances on the wet shore, bar-headed geese rest about them and
more come in over the thorn islands; flamingos in the shallows, birdwatchers with a telescope on the bund."""
import math

import numpy as np

from kit.life.birds import flock
from kit.life.water_birds import duck, flamingo
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh, fuse, paint
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-rose',
    'alt': 'Two sarus cranes dance with open wings on the shore at Sultanpur at dusk, bar-headed geese around them, flamingos and thorn islands in the lake behind.',
}
GREY, RED, TIP = '#aeb3bb', '#b3261f', '#6f747d'
PEER = Pose(((0.1, -0.3, 1.5), (-0.1, -0.3, 1.5)), bend=14, gaze=2)


def ground(xs, ys):
    """The shore, a spit of mud that the cranes stand on, the bund on the right, thorn islands, the far side."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    edge = 0.6 + 1.1 * np.sin(xs * 0.21 + 0.4) + 0.7 * fractal(xs * 0.18, ys * 0.18, 3)
    near = smoothstep(1.6, -5.0, ys - edge)
    bund = 1.3 * smoothstep(3.6, 7.5, xs - 0.18 * ys) * smoothstep(34, 20, ys)
    islands = sum(
        np.exp(-(((xs - x) / w) ** 2 + ((ys - y) / d) ** 2))
        for x, y, w, d in ((-10, 30, 7, 3), (13, 46, 9, 3), (-30, 52, 10, 4), (-1.5, 66, 9, 3))
    )
    far = 1.6 * smoothstep(84, 104, ys + 4 * np.sin(xs * 0.05))
    return -0.42 + 0.62 * near + bund + 0.95 * islands + far + 0.06 * fractal(xs * 0.4, ys * 0.4, 4)


def build(scene):
    scene.material('lake', colour='#4b5f74', ripple=0.01, mirror=0.45)
    scene.material('earth', colour='#8a745c', second='#6a5847', rough=0.6)
    scene.camera((0.9, -12.6, 1.75), (-0.1, 8, 2.5), lens=35, lift=0.04, focus=10.5, fstop=1.0)
    scene.light(
        sun=-102,
        elevation=11,
        haze={'density': 0.0035, 'height': 8, 'start': 30, 'base': 0.08},
        clouds={'seed': 33.4, 'amount': 0.95},
    )
    scene.put(water_sheet('lake', 0.0, 500, -60))
    scene.put(ground_sheet(ground, (-130, 140), (-22, 170), 'earth', 330, 330, near=(30, 0.6)))
    grass(scene)
    trees(scene)
    dancers(scene)
    scene.layer = 'life'
    folk(scene)


def dancers(scene):
    """The pair: he with his wings thrown open and his bill to the sky, she bowing before him."""
    for x, y, turn, kind, size in ((-2.9, -2.1, -16, 'call', 1.3), (0.7, -2.7, 190, 'bow', 1.24)):
        body, parts = sarus(kind)
        for part in (body, parts):
            scene.put(part, x, y, max(0.02, height_at(ground, x, y)), turn, size, layer='life')


def sarus(kind):
    """A sarus crane facing +x, 1.7 m tall at scale 1: 'call' with raised wings and bill, 'bow' with half open wings."""
    call = kind == 'call'
    bird = Mesh()
    bird.ball((0.42, 0.2, 0.22), GREY, 0, 0, 0.96, 16)
    bird.ball((0.26, 0.17, 0.18), GREY, 0.2, 0, 1.0, 14)
    bird.ball((0.26, 0.14, 0.13), GREY, -0.34, 0, 0.9, 12)
    if call:
        neck = [(0.34, 0, 1.06), (0.47, 0, 1.2), (0.5, 0, 1.4), (0.47, 0, 1.6), (0.5, 0, 1.76), (0.55, 0, 1.84)]
        bill = [(0.57, 0, 1.88), (0.66, 0, 2.0), (0.74, 0, 2.13)]
    else:
        neck = [(0.34, 0, 1.02), (0.52, 0, 1.1), (0.7, 0, 1.04), (0.82, 0, 0.86), (0.86, 0, 0.68), (0.9, 0, 0.62)]
        bill = [(0.93, 0, 0.59), (0.98, 0, 0.46), (1.02, 0, 0.33)]
    bird.tube(neck, [0.14, 0.088, 0.062, 0.054, 0.054, 0.055], GREY, 12)
    bird.ball((0.075, 0.05, 0.06), GREY, *neck[-1], 12)
    middle = np.array(neck[3])
    top = np.array(neck[-1])

    def coat(x, y, z):
        red = (x > 0.4) & ((z > middle[2]) if call else ((x > middle[0] - 0.04) & (z < 1.0)))
        crown = (np.hypot(x - top[0] - 0.02, z - top[2] - 0.04) < 0.045) & (np.abs(y) < 0.045)
        return np.where(crown, 2, np.where(red, 1, 0))

    body = paint(fuse(bird.data('sarus'), 0.016, 4), (GREY, RED, '#c9cbc4'), coat)
    parts = Mesh()
    parts.tube(bill, [0.032, 0.02, 0.005], '#7f8468', 8)
    for side in (-1, 1):
        parts.ball(0.012, '#d98a2a', top[0] + 0.03, 0.047 * side, top[2] + 0.01, 8)
        ahead = 0.1 * side if call else 0.05 * side
        parts.tube(
            [(0, 0.08 * side, 0.8), (ahead * 0.6, 0.085 * side, 0.42), (ahead, 0.09 * side, 0)],
            [0.03, 0.021, 0.018],
            '#b8776d',
            8,
        )
        for a in (-0.5, 0, 0.5):
            parts.tube(
                [(ahead, 0.09 * side, 0.015), (ahead + 0.15 * math.cos(a), 0.09 * side + 0.15 * math.sin(a), 0.01)],
                [0.016, 0.008],
                '#b8776d',
                5,
            )
        wing(parts, side, 1.0 if call else 0.55)
    for k in range(9):
        a = (k - 4) * 0.11
        parts.add(
            [
                (-0.3, a * 0.5, 0.98),
                (-0.34, a * 0.5 + 0.07, 0.98),
                (-0.82, a * 1.4 + 0.03, 0.72),
                (-0.84, a * 1.4 - 0.03, 0.7),
            ],
            [(0, 1, 2, 3)],
            GREY,
        )
    return body, parts.data('sarus-parts')


def wing(mesh, side, lift):
    """One open wing: the arm in two bends, three rows of feathers behind it, the outermost apart like fingers."""
    arm = np.array(
        [
            (0.22, 0.15, 1.08),
            (0.08, 0.5, 1.12 + 0.36 * lift),
            (0.3, 0.86, 1.12 + 0.56 * lift),
            (0.36, 1.12, 1.14 + 0.74 * lift),
        ]
    )
    arm[:, 1] *= side
    mesh.tube(arm, [0.075, 0.06, 0.045, 0.025], GREY, 9)
    count = 17
    for row, (long, colour, lower) in enumerate(((0.78, TIP, 0.0), (0.55, GREY, 0.014), (0.32, '#c4c8ce', 0.028))):
        for k in range(count):
            t = k / (count - 1)
            place = t * 3
            i = min(2, int(place))
            root = arm[i] + (arm[i + 1] - arm[i]) * (place - i)
            spread = math.radians(-8 + 66 * t**1.6)
            way = np.array([-math.cos(spread), side * math.sin(spread), -0.3 + 0.5 * t * lift])
            way /= np.linalg.norm(way)
            reach = long * (0.78 + 0.32 * math.sin(math.pi * (0.2 + 0.7 * t)))
            # Their breadth lies along the arm, so that a raised wing is a sheet from wherever it is seen.
            flat = arm[i + 1] - arm[i]
            flat = flat - way * np.dot(flat, way)
            flat *= (0.062 if row == 0 else 0.072) / np.linalg.norm(flat)
            root = root + (0, 0, lower)
            tip = root + way * reach
            mesh.add(
                [root - flat, root + flat, root + way * reach * 0.75 + flat, tip, root + way * reach * 0.75 - flat],
                [(0, 1, 2, 3, 4)],
                colour,
            )


def goose(mesh, x, y, z=0.0, turn=0, scale=1.0, feeding=False):
    """A bar-headed goose on its feet, 0.75 m long, facing +x: grey, a dark hind neck, white head with two dark bars."""
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube([(0, 0.07 * side, 0.28), (0.02, 0.07 * side, 0)], 0.022, 'saffron', 6)
            mesh.box(0.13, 0.09, 0.02, 'saffron', 0.06, 0.07 * side, 0)
            mesh.ball((0.28, 0.06, 0.11), '#9d978f', -0.08, 0.12 * side, 0.42, 10)
        mesh.ball((0.3, 0.165, 0.155), '#c3beb6', 0, 0, 0.4, 12)
        mesh.ball((0.14, 0.1, 0.08), '#f0ece4', -0.28, 0, 0.4, 8)
        mesh.tube([(-0.2, 0, 0.46), (-0.46, 0, 0.42)], [0.07, 0.03], '#4a4540', 7)
        neck = [(0.22, 0, 0.46), (0.33, 0, 0.58), (0.34, 0, 0.74), (0.38, 0, 0.82)]
        if feeding:
            neck = [(0.22, 0, 0.44), (0.38, 0, 0.44), (0.46, 0, 0.24), (0.52, 0, 0.14)]
        mesh.tube(neck, [0.09, 0.06, 0.05, 0.05], '#5a524b', 8)
        hx, _, hz = neck[-1]
        mesh.ball((0.08, 0.055, 0.06), '#f4efe6', hx + 0.02, 0, hz, 10)
        for out in (0.0, 0.045):
            mesh.tube(
                [(hx - out, -0.058, hz + 0.012), (hx - 0.012 - out, 0, hz + 0.064), (hx - out, 0.058, hz + 0.012)],
                0.014,
                '#231d1a',
                5,
            )
        mesh.tube([(hx + 0.08, 0, hz), (hx + 0.16, 0, hz - 0.03)], [0.03, 0.012], 'saffron', 7)


def grass(scene):
    """Short grass and reed along the shore and the bund, none about the cranes."""
    tufts = [grass_tuft(5 + i, 60, 0.42, 0.36, leaf) for i, leaf in enumerate(('grass-dry', 'grass', 'reed'))]
    scene.scatter(
        tufts,
        720,
        lambda r: (r.uniform(-22, 26), r.uniform(-11.5, 26)),
        ground,
        seed=6,
        sink=0.04,
        scale=(0.35, 1.0),
        keep=lambda x, y, z: z > 0.1
        and (z > 0.5 or y < -5.6 - 0.5 * math.sin(x))
        and not (abs(x - 5.8) < 1.6 and 0 < y < 6),
    )
    reeds = [grass_tuft(11 + i, 64, 1.5, 0.4, 'reed', 0.022) for i in range(2)]
    scene.scatter(
        reeds,
        190,
        lambda r: (r.uniform(-26, 26), r.uniform(-2, 60)),
        ground,
        seed=9,
        sink=0.1,
        scale=(0.5, 1.0),
        keep=lambda x, y, z: -0.3 < z < 0.05
        and (x < -7 or x > 5 or y > 20)
        and fractal(np.array([x * 0.1]), np.array([y * 0.1]), 2)[0] > 0,
    )


def trees(scene):
    """Acacia on the islands, flat and thin; the country's trees beyond."""
    thorn = [broadleaf(30 + i, 5.5, ('leaf-dry', 'leaf')[i], 'bark', 1.6, 8, 220, 0.2, 0.5, 'dome') for i in range(2)]
    for k, (x, y, s) in enumerate(
        (
            (-11.5, 30, 1.0),
            (-8.0, 30.6, 0.8),
            (11, 46, 1.1),
            (15.5, 46.4, 0.9),
            (-31, 52, 1.2),
            (-26, 52.5, 0.9),
            (-2.5, 66, 1.0),
            (1.4, 66, 0.8),
            (16, 22, 0.9),
        )
    ):
        scene.put(thorn[k % 2], x, y, height_at(ground, x, y) - 0.1, 77 * k, s)
    low = bush(6, 1.1, 'leaf-dry', 4, 110, 0.14)
    for k, (x, y) in enumerate(((-13.6, 29.6), (-6.2, 30), (13.2, 45.8), (-28.4, 51.6), (-0.6, 65.8))):
        scene.put(low, x, y, height_at(ground, x, y), 50 * k, 0.8)
    tree_line(scene, 122, 30, 420, 80, 8, 'leaf-dark')


def folk(scene):
    """Geese ashore and afloat, skeins coming in, flamingos, ducks; three who watch from the bund."""
    mesh = Mesh()
    put = lambda x, y: max(0.0, height_at(ground, x, y))
    for k, (x, y, turn) in enumerate(
        (
            (-6.4, -1.6, 20),
            (-5.6, -3.2, 150),
            (-7.4, -3.4, 60),
            (3.4, -1.0, 190),
            (4.4, -2.6, 20),
            (3.0, -4.3, 160),
            (-0.9, 0.5, 10),
            (-4.6, 0.4, 200),
            (5.4, -0.6, 120),
        )
    ):
        goose(mesh, x, y, put(x, y) - 0.02, turn, 1.0, feeding=k % 3 == 1)
    chance = np.random.RandomState(3)
    for k in range(34):
        x, y = chance.uniform(-16, 7), chance.uniform(4, 22)
        if height_at(ground, x, y) < -0.2:
            duck(
                mesh,
                x,
                y,
                0,
                chance.uniform(-40, 40) + 180 * (k % 3 == 0),
                1.35,
                ('#b9b3aa', '#8d7355')[k % 4 == 3],
                ('#efe9df', '#5a3a2c')[k % 4 == 3],
            )
    for k in range(11):
        flamingo(
            mesh,
            -3.4 + 1.3 * k + 0.4 * math.sin(k * 5),
            19.5 + 1.4 * math.sin(k * 2.1),
            -0.28,
            40 * k,
            1.05,
            feeding=k % 3 == 0,
        )
    for ox, oy, oz, count in ((-7.5, 34, 10.2, 7), (5.5, 46, 15.0, 9)):
        places = [(ox, oy, oz)]
        for k in range(1, count // 2 + 1):
            places += [(ox - 1.7 * k, oy + 1.5 * k, oz + 0.32 * k), (ox + 1.5 * k, oy + 1.9 * k, oz - 0.18 * k)]
        flock(mesh, places, 1.0, 'bird', seed=count)
    x, y = 5.7, 3.4
    with mesh.at(x, y, put(x, y), -64):
        person(mesh, PEER, 'jacket', '#7a7a4e', '#4d4a3a', head='brim', hat='#c9b48a')
        mesh.tube([(0, -0.36, 1.46), (0, -0.86, 1.42)], [0.05, 0.07], 'shadow', 10)
        for a in (0, 2.1, 4.2):
            mesh.tube([(0, -0.62, 1.36), (0.36 * math.cos(a), -0.62 + 0.36 * math.sin(a), 0)], 0.018, 'shadow', 5)
    person(mesh, 'photograph', 'salwar', 'crimson', 'ivory', 6.9, 4.6, put(6.9, 4.6), -58, 1.0)
    little_one(mesh, 'hold', 'turmeric', 4.9, 4.9, put(4.9, 4.9), -66, 1.0)
    scene.put(mesh)
