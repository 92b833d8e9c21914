"""Phawngpui at midday: a lawn of short grass and dwarf bamboo broken off as if by a spade, the cliff of Thlazuang Kham
bending away in the sun, blue ranges below; walkers with their guide from Sangau, a rhododendron in flower."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Walkers rest on the grass of Phawngpui where the meadow breaks off at a long sunlit cliff, blue ranges far below, red rhododendron beside them.',
}


def edge(ys):
    """x of the cliff's edge at y: it runs past on the left, swings out across the view, and falls back."""
    return (
        -3.4
        - 1.2 * np.sin(ys * 0.16)
        + 9 * smoothstep(6, 34, ys) * smoothstep(70, 40, ys)
        - 78 * smoothstep(52, 150, ys)
        + 64 * smoothstep(165, 260, ys)
    )


def ground(xs, ys):
    """The meadow to the right of the edge, rising to the top; the cliff, its foot of scree and wood far below."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    off = (
        xs
        - edge(ys)
        + 3.4 * fractal(xs * 0.03, ys * 0.06, 4) * smoothstep(20, 60, ys)
        + 0.5 * fractal(ys * 0.3, xs * 0, 3)
    )
    lawn = (
        0.5 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.05 * np.maximum(xs - 4, 0)
        - 2.0 * smoothstep(8, 34, ys) * smoothstep(70, 40, ys)
    )
    lawn = (
        lawn
        + 36 * smoothstep(50, 210, ys) * (1 + 0.12 * fractal(xs * 0.012, ys * 0.012, 3))
        + 8 * smoothstep(14, 60, xs) * smoothstep(10, 60, ys)
    )
    ribs = 5.5 * ridged(ys * 0.05, xs * 0.01, 4)
    drop = np.clip(-off, 0, None)
    wall = 112 * smoothstep(0, 13 + ribs, drop) + 0.5 * np.clip(drop - 16, 0, 90)
    beds = 1.7 * np.sin(wall * 0.36) * smoothstep(4, 20, wall) * smoothstep(120, 96, wall)
    return lawn - wall + beds


def build(scene):
    scene.material('meadow', colour='#93a04e', second='#73873f', patches=('#b8aa62', 0.35, 0.1))
    scene.material(
        'green-hills',
        meadow=('#91a04d', '#70873f'),
        rock=('#c2a084', '#8f7560'),
        rock_slope=0.74,
        scale=0.05,
        bump=1.4,
        bump_scale=0.35,
    )
    scene.material('forest-hills', meadow=('#55774a', '#44684a'), rock=('#6a7f62', '#56705a'))
    scene.camera((2.9, -11.6, 2.35), (-2.6, 30, 1.0), lens=32, lift=0.02)
    scene.light(
        sun=-106,
        elevation=30,
        haze={'density': 0.0016, 'height': 150, 'start': 70, 'base': 0.05, 'colour': '#9fbfe0'},
        clouds={'seed': 27.1, 'amount': 0.85},
    )
    scene.put(ground_sheet(ground, (-150, 150), (-16, 320), 'green-hills', 620, 560, near=(60, 0.4)))
    scene.put(
        hill_layers(
            (
                (420, 150, 420, -210, 3.4),
                (760, 210, 560, -235, 7.7),
                (1200, 290, 700, -255, 1.9),
                (1900, 400, 900, -270, 5.3),
            ),
            width=2400,
        ),
        layer='far',
    )
    cover(scene)
    scene.layer = 'life'
    folk(scene)


def cover(scene):
    """Short grass, dwarf bamboo in low patches, a red rhododendron, stunted oaks towards the top."""
    inland = lambda x, y: x - float(edge(np.array(y)))
    tufts = [grass_tuft(5 + i, 60, 0.34, 0.36, leaf) for i, leaf in enumerate(('grass', 'grass-dry', 'grass'))]
    clear = lambda x, y: not (abs(x - 1.2) < 3.4 and -4.4 < y < 2.6)
    scene.scatter(
        tufts,
        900,
        lambda r: (r.uniform(-6, 30), -9.6 + 44 * r.random() ** 1.6),
        ground,
        seed=6,
        sink=0.04,
        scale=(0.4, 1.1),
        keep=lambda x, y, z: inland(x, y) > 0.5 and (clear(x, y) or (x + y) % 1 < 0.3),
    )
    dwarf = [grass_tuft(21 + i, 90, 1.0, 0.5, leaf, 0.035) for i, leaf in enumerate(('rice', 'leaf'))]
    scene.scatter(
        dwarf,
        240,
        lambda r: (r.uniform(4, 40), r.uniform(-4, 60)),
        ground,
        seed=8,
        sink=0.05,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: inland(x, y) > 2.5
        and clear(x, y)
        and fractal(np.array([x * 0.12]), np.array([y * 0.12]), 2)[0] > 0.05,
    )
    flowers = flower_tuft(4, 30, 0.32, 0.5, 'blossom-pink')
    scene.scatter(
        [flowers],
        60,
        ((-2, 16), (-8, 14)),
        ground,
        seed=12,
        sink=0.03,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: inland(x, y) > 0.8,
    )
    red = [bush(6 + i, 2.2, 'blossom-red', 5, 150, 0.17) for i in range(2)]
    green = [bush(16 + i, 2.0, 'leaf-dark', 5, 150, 0.2) for i in range(2)]
    for k, (x, y, s) in enumerate(((8.2, 1.6, 1.1), (10.6, 4.6, 0.9), (13.4, 14, 1.2), (20, 26, 1.1))):
        z = height_at(ground, x, y) - 0.1
        scene.put(green[k % 2], x + 0.3, y + 0.3, z, 50 * k, s)
        scene.put(red[k % 2], x, y, z + 0.35, 80 * k, s * 0.92)
    oak = [broadleaf(31 + i, 6, ('leaf-dark', 'leaf')[i], 'bark', 1.2, 8, 200, 0.22, 0.4) for i in range(2)]
    for k, (x, y, s) in enumerate(
        (
            (17, 10, 0.9),
            (23, 18, 1.1),
            (28, 40, 1.2),
            (20, 48, 1.0),
            (34, 60, 1.2),
            (9, 92, 1.2),
            (-8, 120, 1.2),
            (22, 110, 1.3),
        )
    ):
        scene.put(oak[k % 2], x, y, height_at(ground, x, y) - 0.2, 66 * k, s)
    stones = [rock(3 + i, 0.6, 'rock-warm') for i in range(3)]
    for k, (x, y, s) in enumerate(
        ((-1.9, -2.0, 1.0), (-1.2, 1.4, 1.3), (-0.2, -5.4, 0.6), (4.2, 3.6, 0.8), (-2.3, 4.8, 0.9))
    ):
        scene.put(stones[k % 3], x, y, height_at(ground, x, y) - 0.15, 70 * k, s)


def folk(scene):
    """The guide who names the hills, two who sit on stones, one who photographs; a Lai woman with her back basket."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.02
    x, y = 0.2, 1.4
    person(mesh, 'wave', 'jacket', '#4f5d49', '#3f3b36', x, y, put(x, y), 128, 1.0, head='cap', hat='crimson')
    x, y = 1.5, 2.2
    person(
        mesh,
        'hold',
        'shirt',
        'turmeric',
        '#5d5a4c',
        x,
        y,
        put(x, y),
        148,
        1.0,
        pack='scarlet',
        head='brim',
        hat='#c9b48a',
    )
    for x, y, turn, dress, cloth, deed in (
        (-0.5, -2.2, 112, 'salwar', 'teal', 'sip'),
        (0.7, -2.8, 148, 'shirt', '#86a3b6', 'talk'),
    ):
        z = put(x, y)
        mesh.box(0.7, 0.6, 0.42, 'rock-warm', x, y + 0.1, z - 0.02, 0.85)
        person(mesh, deed, dress, cloth, '#5d5a4c', x, y, z - 0.06, turn, 1.0)
    x, y = -0.9, 4.4
    with mesh.at(x, y, put(x, y), 150):
        person(mesh, 'photograph', 'jacket', 'saffron', '#4d4a3a', pack='indigo')
        camera(mesh)
    x, y = 4.4, -0.4
    with mesh.at(x, y, put(x, y), 104):
        person(mesh, 'walk', 'wrap', 'ivory', 'scarlet', head='bun')
        back_basket(mesh, 'leaf')
    flock_in(mesh, 9, (-30, -6), (30, 70), (2, 12), 0.9)
    scene.put(mesh)
