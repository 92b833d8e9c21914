"""The line across the Thar at noon: scrub and khejri trees, turbines on the horizon, one express on its low bank.

The locomotive and a few carriages stand in the 'life' layer; the film tiles them into a whole train and lets it pass.
"""
from films.line import COACH, HUB, LINE_Y, LINE_Z, LOCO, TURBINES
from kit.life.vehicles import carriage, track
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'A blue express crosses the scrub of the Thar, wind turbines on the horizon.',
}


def ground(xs, ys):
    rolling = 1.5 * fractal(xs * 0.012, ys * 0.014, 3) + 0.5 * fractal(xs * 0.06, ys * 0.06 + 4, 3)
    bank = 2.6 * smoothstep(9, 3, abs(ys - LINE_Y))
    far = 9 * smoothstep(150, 420, ys) * (0.4 + fractal(xs * 0.004 + 2, ys * 0.004, 3))
    return rolling * smoothstep(4, 14, abs(ys - LINE_Y)) + bank * 0.62 + far


def build(scene):
    scene.camera((2, -34, 4.6), (2, 40, 6.4), lens=34)
    scene.light(
        sun=-104,
        elevation=26,
        haze={'density': 0.0018, 'height': 22, 'start': 46, 'base': 0.24},
        clouds={'seed': 9.4, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
    )
    scene.put(ground_sheet(ground, (-240, 240), (-44, 420), 'sand', 480, 520, near=(8, 0.6)))
    scene.put(plain('sand', z=-1.2, y=4000), layer='far')
    way = Mesh()
    track(way, [(x, LINE_Y, LINE_Z - 0.1) for x in range(-120, 125, 6)], 1.6)
    for x in range(-112, 120, 28):
        way.tube([(x, LINE_Y + 4, 0.8), (x, LINE_Y + 4, 8.6)], 0.11, 'grey-stone', 6)
        way.tube([(x, LINE_Y + 4, 7.8), (x, LINE_Y, 7.5)], 0.05, 'grey-stone', 4)
    for x, y in TURBINES:
        way.lathe([(1.5, 0), (0.9, 46)], 'whitewash', 12, x=x, y=y, z=2)
        way.box(5.4, 2.4, 2.4, 'whitewash', x, y, HUB - 1.2)
    scene.put(way)
    khejri = [broadleaf(70 + i, 5.4, 'leaf-dry', spread=1.35, clouds=8, cards=260, card=0.26) for i in range(3)]
    clear = lambda x, y, z: abs(y - LINE_Y) > 8
    scene.scatter(khejri, 90, ((-170, 170), (48, 210)), ground, keep=clear, scale=(0.5, 1.1), sink=0.3, seed=8)
    scene.scatter(khejri, 7, ((-40, 44), (8, 28)), ground, keep=clear, scale=(0.4, 0.6), sink=0.3, seed=23)
    scene.scatter(
        [grass_tuft(3 + i, 50, 0.6, leaf='grass-dry', width=0.016) for i in range(2)],
        260,
        ((-44, 44), (-26, 30)),
        ground,
        sink=0.03,
        seed=9,
    )
    scene.layer = 'front'
    for x, y, size in ((-13.2, -14, 0.86), (17.6, -9, 0.9)):
        scene.put(khejri[int(size * 50) % 3], x, y, float(ground(x, y)) - 0.2, 40 * x, size)
    scene.layer = 'life'
    train = Mesh()
    with train.at((LOCO[0] + LOCO[1]) / 2, LINE_Y, LINE_Z):
        train.box(16.6, 2.8, 2.5, '#8f2f2a', z=0.9)
        train.box(16.7, 2.84, 0.4, 'cream-wall', z=1.7)
        train.box(3.2, 2.9, 3.2, '#8f2f2a', 6.4, 0, 0.9)
        train.box(0.1, 2.2, 0.9, 'shadow', 8.02, 0, 2.9)
        train.box(1.5, 0.06, 0.8, 'shadow', 6.6, -1.46, 2.9)
        for k in range(5):
            train.box(1.2, 0.06, 1.0, 'shadow', -6 + k * 2.2, -1.43, 2.2)
        for px in (-5.2, 5.0):
            train.box(4.2, 2.4, 0.7, 'shadow', px, 0, 0.1)
        train.box(2.6, 1.6, 0.4, 'grey-stone', -2, 0, 3.4)
    for i in range(3):
        middle = (COACH[0] + COACH[1]) / 2 - i * (COACH[1] - COACH[0])
        carriage(train, 20.8, middle, LINE_Y, LINE_Z, 0, '#3f6fb0', '#d9c9a0', 3.1, 3.7)
    scene.put(train)
