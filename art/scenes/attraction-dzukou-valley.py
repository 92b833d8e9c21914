"""Dzukou at sunrise in July: rounded hills of dwarf bamboo like green velvet, a thread of stream, lilies in the grass,
mist in the folds; trekkers on the path."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import bare_tree
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'alt': 'Rounded green hills of the Dzukou valley at sunrise with mist between them, a stream below and pink lilies along the trekkers’ path.',
}
X, Y = (-420, 420), (-40, 900)


def river(y):
    y = np.asarray(y, float)
    return 22 * np.sin(y * 0.016) + 14 * np.sin(y * 0.037 + 1) + 10


def relief():
    xs, ys = np.meshgrid(np.linspace(*X, 260), np.linspace(*Y, 280))
    hills = np.zeros_like(xs)
    for x, y, h, r in (
        (-120, 110, 62, 74),
        (-60, 230, 60, 70),
        (96, 130, 58, 66),
        (150, 250, 84, 86),
        (30, 330, 66, 78),
        (-170, 300, 96, 100),
        (-30, 470, 92, 110),
        (140, 440, 110, 110),
        (260, 160, 100, 96),
        (-290, 190, 110, 110),
        (250, 600, 150, 170),
        (-190, 560, 150, 160),
        (40, 720, 150, 180),
    ):
        hills = np.maximum(hills, h * np.exp(-((((xs - x) / r) ** 2 + ((ys - y) / r) ** 2) ** 0.9) * 1.1))
    hills = hills * (0.9 + 0.16 * fractal(xs * 0.014, ys * 0.014, 4)) + ys * 0.02
    bed = np.exp(-(((xs - river(ys)) / 26) ** 2))
    hills = hills * (1 - 0.92 * bed * smoothstep(520, 380, ys))
    cut = erode(hills, 3.24, 3.37, 0.005, 14, 1.4)
    return cut - 46 * smoothstep(-6, 34, ys) + 0.0 * cut


def build(scene):
    scene.material(
        'green-hills',
        meadow=('#7aa548', '#57883c'),
        rock=('#5f8a42', '#4a7338'),
        rock_slope=0.9,
        bump=0.5,
        bump_scale=0.3,
    )
    scene.camera((-10, -34, 8.0), (6, 120, -8), lens=30, lift=0.02, focus=60, fstop=1.4)
    scene.light(
        sun=-84,
        elevation=13,
        haze={'density': 0.0012, 'height': 60, 'start': 60, 'base': 0.3},
        clouds={'seed': 2.9, 'amount': 0.9},
    )
    ground = look_up(relief(), X, Y)
    scene.put(ground_sheet(ground, X, Y, 'green-hills', 420, 460, near=(140, 0.5)))
    scene.put(plain('green-hills', z=-60), layer='far')
    scene.put(hill_layers([(1000, 170, 300, 0, 2.0), (1500, 300, 420, 0, 6.0)], 'forest-hills', 1900), layer='far')
    stream = Mesh()
    ys = np.linspace(30, 420, 150)
    rows = [
        [
            (float(river(y)) - 2.6, y, height_at(ground, float(river(y)), y) + 0.5),
            (float(river(y)) + 2.6, y, height_at(ground, float(river(y)), y) + 0.5),
        ]
        for y in ys
    ]
    stream.loft(rows, 'glacial', smooth=False)
    scene.put(stream)
    scene.layer = 'front'
    lily = [flower_tuft(3 + i, 22, 0.6, 0.4, colour) for i, colour in enumerate(('blossom-pink', 'lotus', 'ivory'))]
    grass = [grass_tuft(8 + i, 60, 0.5, 0.4, leaf) for i, leaf in enumerate(('grass', 'leaf', 'rice'))]
    path = lambda y: -6 + 0.16 * (y + 30) + 1.6 * np.sin(y * 0.2)
    free = lambda x, y, z: abs(x - float(path(y))) > 0.8
    scene.scatter(
        grass,
        1100,
        lambda r: (r.uniform(-34, 26), -31 + 36 * r.random() ** 1.5),
        ground,
        seed=4,
        sink=0.06,
        scale=(0.6, 1.3),
        keep=free,
    )
    scene.scatter(
        lily,
        260,
        lambda r: (-10 + r.choice((-9, 8)) * abs(r.gauss(0.6, 0.5)) - (r.random() < 0.4) * 6, r.uniform(-29, -6)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.7, 1.2),
        keep=free,
    )
    track = Mesh()
    track.loft(
        [
            [(float(path(y)) + s * 0.5, y, height_at(ground, float(path(y)) + s * 0.5, y) + 0.05) for s in (-1, 0, 1)]
            for y in np.linspace(-36, 12, 50)
        ],
        'earth',
    )
    scene.put(track)
    for k, (x, y, s) in enumerate(((16.5, -6, 0.8), (19, -2, 0.6))):
        scene.put(bare_tree(3 + k, 7, 'bark-pale'), x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, cloth, pack, turn in (
        (-3.4, -11.5, 'walk', '#c2475a', 'indigo', 174),
        (-2.7, -9.0, 'walk', 'turmeric', 'maroon', 174),
    ):
        person(
            life,
            deed,
            'jacket',
            cloth,
            '#3f4650',
            x,
            y,
            height_at(ground, x, y),
            turn,
            1.06,
            pack=pack,
            head='brim',
            hat='#c9b48a',
        )
    x, y = 1.2, -12.0
    with life.at(x, y, height_at(ground, x, y), 168, 1.06):
        person(life, 'photograph', 'jacket', 'teal', '#4b4640')
        camera(life)
    flock_in(life, 6, (10, 40), (60, 100), (14, 26), 1.6)
    scene.put(life)
