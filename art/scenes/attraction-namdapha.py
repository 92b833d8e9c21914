"""Namdapha in the morning: the Noa-Dihing crossed on a boat that hangs from a wire, Lisu porters with baskets on the
shingle, a pair of hoolock gibbons above, wreathed hornbills over the river; forest up to Dapha Bum's snow."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.farming import back_basket
from kit.life.work import person
from kit.mesh import Mesh, fuse, paint, swell
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet, hill_layers, mountain_range, water_sheet
from kit.nature.trees import broadleaf, bush, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A boat on a wire carries walkers over the Noa-Dihing at Namdapha, porters with baskets on the bank, gibbons in a tree, hornbills above, forest up to the snow.',
}
WIRE = 13.5


def ground(xs, ys):
    """The shingle in front, the river's bed, the far bank and the forest's slopes with a side valley between."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    near = 1.1 * smoothstep(4.5, -6, ys + 0.24 * xs + 1.2 * np.sin(xs * 0.17) + 0.8 * fractal(xs * 0.15, ys * 0.15, 3))
    far = 1.5 * smoothstep(25, 31, ys + 1.6 * np.sin(xs * 0.09) + fractal(xs * 0.1, ys * 0.1, 3))
    rise = 78 * smoothstep(34, 200, ys) * (0.3 + 0.7 * smoothstep(4, 70, np.abs(xs - 4 - 0.14 * ys)))
    return (
        -0.7 + near + far + rise * (1 + 0.2 * fractal(xs * 0.02, ys * 0.02, 4)) + 0.06 * fractal(xs * 0.4, ys * 0.4, 3)
    )


def build(scene):
    scene.material('glacial', colour='#3f8a8c', rough=0.06, ripple=0.045, scale=0.3)
    scene.material('dust', colour='#c2b9a8', second='#a39a8b', patches=('#8f8678', 0.4, 0.3))
    scene.material('rock', colour='#a9a39a', second='#7d7871')
    scene.material('forest-floor', colour='#5f7a3d', second='#49602f')
    scene.camera((-0.6, -13.0, 2.2), (0.6, 20, 4.9), lens=31, lift=0.02, focus=16, fstop=1.6)
    scene.light(
        sun=-112,
        elevation=23,
        haze={'density': 0.0034, 'height': 34, 'start': 30, 'base': 0.07},
        clouds={'seed': 71.8, 'amount': 0.85},
    )
    scene.put(
        mountain_range(
            ((330, 2300, 640, 420), (-520, 2500, 430, 420), (960, 2500, 470, 420), (1400, 2600, 360, 420)), 'peaks'
        ),
        z=70,
        layer='far',
    )
    scene.put(hill_layers(((420, 100, 360, 20, 3.7), (760, 170, 520, 30, 8.2)), width=1900), layer='far')
    scene.put(water_sheet('glacial', 0.0, 200, -60))
    scene.put(ground_sheet(ground, (-40, 40), (-20, 7), 'dust', 220, 160))
    scene.put(ground_sheet(ground, (-150, 160), (7, 230), 'forest-floor', 300, 300, near=(50, 0.5)))
    shingle = lambda xs, ys: ground(xs, ys) + 0.05 - 1.5 * smoothstep(31, 35, ys)
    scene.put(ground_sheet(shingle, (-70, 70), (23, 37), 'dust', 200, 50))
    stones(scene)
    forest(scene)
    ferry(scene)
    gibbon_tree(scene)
    scene.layer = 'life'
    folk(scene)


def stones(scene):
    """River stones, large ones at the water."""
    kinds = [rock(3 + i, 0.5, 'rock', 0.6) for i in range(4)]
    scene.scatter(
        kinds,
        260,
        lambda r: (r.uniform(-17, 17), r.uniform(-10, 4)),
        ground,
        seed=5,
        sink=0.08,
        scale=(0.1, 0.62),
        keep=lambda x, y, z: z > -0.25 and not (abs(x + 1.2) < 3.2 and -5 < y < 0),
    )
    for k, (x, y, s) in enumerate(
        (
            (-7.6, 1.2, 2.2),
            (-5.2, 3.6, 1.3),
            (6.2, -0.6, 1.8),
            (8.4, 0.8, 1.2),
            (-14, 26, 2.2),
            (9, 25.5, 1.8),
            (17, 25, 2.4),
            (-9.4, -2.6, 1.2),
        )
    ):
        scene.put(kinds[k % 4], x, y, height_at(ground, x, y) - 0.15, 70 * k, s)


def forest(scene):
    """Rain forest: tall crowns over lower ones, bamboo and wild banana along the far bank."""
    tall = [
        broadleaf(40 + i, 22, ('leaf-dark', 'leaf', 'leaf-dark')[i], 'bark-pale', 0.95, 10, 240, 0.5, 0.55)
        for i in range(3)
    ]
    low = [
        broadleaf(50 + i, 11, ('leaf', 'leaf-dark')[i], spread=1.25, clouds=8, cards=200, card=0.4) for i in range(2)
    ]
    scene.scatter(
        tall + low * 2,
        330,
        lambda r: (r.uniform(-115, 125), 35 + 125 * r.random() ** 1.5),
        ground,
        seed=12,
        sink=0.5,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: abs(x - 4 - 0.14 * y) > 4.5 + 0.07 * y,
    )
    for k, (x, y) in enumerate(((-20, 31.5), (-12, 32.5), (-5, 31.6), (5.5, 32.4), (13, 31.4), (22, 32), (31, 33))):
        scene.put(
            bamboo_clump(3, 8.5, 12) if k == 0 else (banana(4) if k % 2 else bush(6, 2.4, 'leaf', 5, 150, 0.24)),
            x,
            y,
            height_at(ground, x, y),
            50 * k,
            1.2,
        )
    tufts = [grass_tuft(5 + i, 60, 1.2, 0.4, leaf, 0.025) for i, leaf in enumerate(('reed', 'grass'))]
    scene.scatter(
        tufts, 130, lambda r: (r.uniform(-40, 44), r.uniform(29, 34)), ground, seed=6, sink=0.05, scale=(0.5, 1.2)
    )
    scene.scatter(
        tufts,
        60,
        lambda r: (r.choice((-9.5, 8.5)) + r.gauss(0, 1.4), r.uniform(-7.5, -4)),
        ground,
        seed=8,
        sink=0.05,
        scale=(0.3, 0.75),
    )


def ferry(scene):
    """The wire between two frames of logs, two pulleys, the boat slung from it with four aboard."""
    mesh = Mesh()
    ends = ((-17.5, WIRE + 13, 7.4), (13.0, WIRE - 14.5, 6.4))
    line = [
        np.array(ends[0]) + (np.array(ends[1]) - np.array(ends[0])) * t - (0, 0, 4 * 1.5 * t * (1 - t))
        for t in np.linspace(0, 1, 33)
    ]
    mesh.tube(line, 0.035, 'shadow', 6)
    for x, y, z in ends:
        foot = height_at(ground, x, y) - 0.3
        for lean in (-0.9, 0.9):
            mesh.tube([(x + lean, y + lean * 0.6, foot), (x, y, z + 0.3)], 0.14, 'wood', 8)
        mesh.tube([(x, y, z), (x * 1.22, y + (1.6 if x < 0 else -1.6), foot)], 0.03, 'shadow', 5)
    for k, t in ((0, 13), (1, 17)):
        mesh.lathe([(0.16, -0.05), (0.2, 0), (0.16, 0.05)], 'iron', 14, x=line[t][0], y=line[t][1], z=line[t][2] + 0.1)
    middle = line[15]
    turn = math.degrees(math.atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]))
    with mesh.at(middle[0], middle[1], 0.08, turn):
        hull(mesh, 7.4, 1.5, 0.62, 'wood', rise=0.42, deck='bamboo')
        for dx, t in ((-2.9, 13), (2.9, 17)):
            reach = (t - 15) * np.linalg.norm(line[16] - line[15])
            mesh.tube([(dx, 0, 0.62), (reach, 0, float(line[t][2]))], 0.025, 'rope', 5)
        for k, (x, y, deed, dress, cloth, head, pack) in enumerate(
            (
                (2.2, 0.1, 'reach', 'shirt', 'ivory', None, None),
                (0.9, -0.25, 'bench', 'jacket', 'saffron', 'brim', 'indigo'),
                (-0.3, 0.25, 'bench', 'salwar', 'teal', None, 'scarlet'),
                (-1.5, -0.1, 'bench', 'shirt', '#86a3b6', 'cap', None),
            )
        ):
            person(
                mesh,
                deed,
                dress,
                cloth,
                '#4d4a3a',
                x,
                y,
                0.32 if deed == 'reach' else 0.16,
                90 if k else 0,
                1.0,
                head=head,
                hat='#c9b48a',
                pack=pack,
            )
        mesh.box(0.9, 0.7, 0.5, 'weave', -2.3, 0, 0.36)
    scene.put(mesh, layer='life')


def gibbon_tree(scene):
    """A tree that leans in from the right with ferns and orchids on its bough; the pair hangs from it."""
    mesh, chance = Mesh(), np.random.RandomState(9)
    foot = np.array([6.9, -3.4, height_at(ground, 6.9, -3.4) - 0.4])
    mesh.tube(
        [foot, foot + (-0.3, 0, 2.6), foot + (-0.2, 0.2, 5.4), foot + (0.6, 0.2, 9.6)],
        [0.5, 0.36, 0.3, 0.2],
        'bark',
        14,
    )
    bough = [foot + p for p in ((-0.25, 0.1, 4.2), (-1.5, -0.1, 5.1), (-3.0, -0.2, 5.45), (-4.6, -0.3, 5.4))]
    mesh.tube(bough, [0.22, 0.16, 0.12, 0.05], 'bark', 10)
    for k in range(13):
        t = chance.uniform(0.15, 1.0) * 3
        i = min(2, int(t))
        at = bough[i] + (bough[i + 1] - bough[i]) * (t - i)
        leaf_cloud(
            mesh,
            at + (0, 0, 0.65) + chance.normal(size=3) * (0.3, 0.3, 0.22),
            (0.85, 0.85, 0.42),
            90,
            ('leaf', 'leaf-dark')[k % 2],
            chance,
            0.2,
            0.25,
        )
    for k in range(8):
        leaf_cloud(
            mesh,
            foot + (0.2, 0.2, 8.0) + chance.normal(size=3) * (1.8, 1.2, 1.0),
            (1.2, 1.2, 0.8),
            100,
            'leaf-dark',
            chance,
            0.24,
            0.25,
        )
    # An orchid in flower where the bough leaves the trunk: straps of leaf, two hanging sprays.
    root = bough[1] + (0.5, -0.14, -0.24)
    for k in range(9):
        a = k * 0.7
        tip = root + (0.45 * math.cos(a), 0.3 * math.sin(a) - 0.1, 0.25 - 0.1 * (k % 3))
        mesh.tube([root, (root + tip) / 2 + (0, 0, 0.16), tip], [0.03, 0.035, 0.01], 'leaf', 5)
    for sway in (-0.28, 0.2):
        for k in range(11):
            t = k / 10
            at = root + (sway * t * 1.3, -0.12, -0.08 - 0.75 * t)
            mesh.ball(
                (0.065, 0.045, 0.06),
                ('blossom-pink', 'lotus', 'ivory')[k % 3],
                at[0] + 0.05 * math.sin(k * 2),
                at[1],
                at[2],
                7,
            )
    scene.put(mesh, layer='front')
    for place, turn, colour, swing in (
        (bough[2] + (0.05, -0.1, -0.06), -24, '#26211f', 0.3),
        (bough[3] + (0.5, 0, -0.02), 32, '#b98a5c', -0.26),
    ):
        body, face = gibbon(colour, swing)
        for part in (body, face):
            scene.put(part, *place, turn, 1.35, layer='life')


def gibbon(fur, swing):
    """A hoolock gibbon that hangs by both hands from z = 0, facing -y: long arms, no tail, white brows; swing moves the
    body to the side, in metres. Returns coat and face."""
    mesh = Mesh()
    chest = np.array([swing, 0, -0.82])
    mesh.ball((0.155, 0.12, 0.19), fur, chest[0], 0, chest[2], 14)
    mesh.ball((0.125, 0.11, 0.15), fur, chest[0] * 1.25, 0.01, chest[2] - 0.24, 14)
    mesh.ball((0.1, 0.1, 0.105), fur, chest[0] * 0.95, -0.03, chest[2] + 0.27, 14)
    for side in (-1, 1):
        shoulder = chest + (0.13 * side, 0, 0.12)
        mesh.tube(
            [shoulder, (shoulder[0] * 0.5 + 0.22 * side, 0.02, -0.38), (0.2 * side, 0, 0.02)],
            [0.06, 0.046, 0.038],
            fur,
            10,
        )
        hip = np.array([chest[0] * 1.3 + 0.08 * side, 0, chest[2] - 0.32])
        mesh.tube(
            [hip, hip + (0.1 * side, -0.17, -0.06), hip + (0.09 * side, -0.14, -0.27)], [0.068, 0.05, 0.036], fur, 10
        )
    body = swell(fuse(mesh.data('gibbon'), 0.016, 3), lambda x, y, z: 0.01 * fractal(x * 24, z * 22 + y * 8, 2))
    extra, x, z = Mesh(), chest[0] * 0.95, chest[2] + 0.27
    extra.ball((0.062, 0.03, 0.062), '#1c1715', x, -0.112, z - 0.012, 12)
    extra.ball((0.034, 0.026, 0.026), '#2a2320', x, -0.14, z - 0.04, 8)
    for side in (-1, 1):
        extra.tube([(x + 0.008 * side, -0.138, z + 0.034), (x + 0.066 * side, -0.118, z + 0.05)], 0.013, '#f4efe6', 6)
        extra.ball(0.01, '#3a2416', x + 0.027 * side, -0.14, z + 0.006, 6)
    return paint(body, (fur,), lambda x, y, z: x * 0), extra.data('gibbon-face')


def hornbill(mesh, x, y, z, turn, beat, scale=1.0):
    """A wreathed hornbill on the wing, flying to +x: black, a white tail, a pale neck with its yellow pouch, a long
    bill; beat from -1 to 1 is how high the wings are."""
    with mesh.at(x, y, z, turn, scale):
        mesh.ball((0.36, 0.13, 0.12), '#1f1d22', 0, 0, 0, 12)
        mesh.tube([(0.28, 0, 0.02), (0.5, 0, 0.06), (0.64, 0, 0.07)], [0.09, 0.055, 0.06], '#b5713d', 9)
        mesh.ball((0.08, 0.055, 0.07), '#ead9b4', 0.58, 0, 0.03, 8)
        mesh.ball((0.07, 0.045, 0.045), '#eec53a', 0.5, 0, 0.0, 8)
        mesh.tube([(0.66, 0, 0.08), (0.82, 0, 0.06), (0.95, 0, 0.0)], [0.045, 0.034, 0.008], '#e6d9ae', 8)
        for k in range(5):
            a = (k - 2) * 0.13
            mesh.add(
                [
                    (-0.28, -0.03, 0),
                    (-0.28, 0.03, 0),
                    (-0.76, math.sin(a) * 0.55 + 0.055, -0.02),
                    (-0.76, math.sin(a) * 0.55 - 0.055, -0.02),
                ],
                [(0, 1, 2, 3)],
                'ivory',
            )
        for side in (-1, 1):
            elbow, wrist = np.array([0.12, 0.42 * side, 0.16 * beat]), np.array([0.02, 0.78 * side, 0.36 * beat])
            mesh.loft(
                [
                    [(0.22, 0.1 * side, 0.03), elbow + (0.08, 0, 0), wrist + (0.08, 0, 0)],
                    [(-0.24, 0.1 * side, 0), elbow - (0.3, 0, 0), wrist - (0.24, 0, 0)],
                ],
                '#242227',
                smooth=False,
            )
            for k in range(6):
                a = math.radians(8 + 15 * k)
                tip = wrist + (0.1 - 0.52 * math.sin(a), 0.5 * side * math.cos(a), 0.2 * beat * math.cos(a))
                mesh.add(
                    [
                        wrist + (0.08 - 0.05 * k, 0, 0),
                        wrist + (0.02 - 0.055 * k, 0, 0),
                        tip - (0.05, 0, 0),
                        tip + (0.03, 0, 0),
                    ],
                    [(0, 1, 2, 3)],
                    '#242227',
                )


def folk(scene):
    """Porters on the shingle, the cook with his pots, the guide who looks up at the song; hornbills and small birds."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.02
    for x, y, turn, dress, cloth, second, load in (
        (-3.6, -2.6, 150, 'shirt', 'crimson', '#4b4640', 'weave'),
        (-2.2, -1.6, 165, 'wrap', 'teal', 'scarlet', 'ivory'),
    ):
        with mesh.at(x, y, put(x, y), turn):
            person(mesh, 'walk', dress, cloth, second, head='cap' if dress == 'shirt' else 'bun', hat='emerald')
            back_basket(mesh, load)
    x, y = 0.9, -2.9
    with mesh.at(x, y, put(x, y), 24):
        person(mesh, 'squat', 'shirt', 'turmeric', '#5d5a4c', head='cap', hat='indigo')
    mesh.lathe([(0.2, 0), (0.26, 0.12), (0.25, 0.3), (0.28, 0.33)], 'iron', 18, x=x + 0.35, y=y - 0.7, z=put(x, y))
    mesh.lathe([(0.28, 0), (0.34, 0.5), (0.36, 0.62)], 'weave', 18, x=x - 0.75, y=y - 0.3, z=put(x, y))
    x, y = 3.2, -2.4
    person(mesh, 'wave', 'jacket', '#6d6f45', '#4d4a3a', x, y, put(x, y), 120, 1.0, head='cap', hat='crimson')
    x, y = 2.1, -1.6
    person(mesh, 'hold', 'shirt', 'azure', '#5d5a4c', x, y, put(x, y), 96, 1.0, pack='saffron')
    for k, (x, y, z, turn, beat) in enumerate(
        (
            (-4.4, 12, 8.4, 196, 0.9),
            (-1.6, 15, 9.4, 190, -0.35),
            (-7.8, 17, 9.9, 200, 0.4),
            (1.8, 19, 8.9, 194, 0.7),
            (-11.5, 20, 11.8, 198, -0.2),
        )
    ):
        hornbill(mesh, x, y, z, turn, beat, 1.45)
    flock_in(mesh, 5, (6, 26), (50, 80), (22, 30), 0.8)
    scene.put(mesh)
