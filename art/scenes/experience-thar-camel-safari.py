"""A camp in the Thar at sunrise: camels couched and standing on the dune, riders setting out in a line."""
from kit.life.animals import camel, camel_tack, lead_rope
from kit.life.lamps import flame
from kit.life.people import man, sitter
from kit.life.powder import powder_cloud
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'alt': 'A line of camels with riders crosses a high dune of the Thar at sunrise, two drivers making tea by a small fire below.',
}


def ground(xs, ys):
    import numpy as np

    away = ys - 8 - 7 * np.sin(xs * 0.035)
    dune = np.where(away < 0, np.clip(1 + away / 34, 0, 1) ** 1.3, np.exp(-((away / 15) ** 2))) * (6.4 + 0.05 * xs)
    return (
        dune
        + 9 * smoothstep(60, 140, ys) * (0.5 + 0.5 * fractal(xs * 0.01, ys * 0.012, 3))
        + 0.035 * np.sin(ys * 2.2 + 3 * fractal(xs * 0.05, ys * 0.05, 2)) * smoothstep(8, -20, ys)
    )


def build(scene):
    scene.material('sand', wave=(0.55, 2.2, 0.018))
    scene.camera((0.2, -24.5, 1.9), (-2.0, 8, 6.0), lens=35, focus=11.5, fstop=1.1)
    scene.light(
        sun=110,
        elevation=14,
        energy=5.2,
        haze={'density': 0.0022, 'height': 14, 'start': 40, 'base': 0.2},
        clouds={'seed': 6.9, 'amount': 0.9},
    )
    scene.put(ground_sheet(ground, (-200, 200), (-50, 320), 'sand', 420, 460, near=(30, 0.5)))
    scene.put(plain('sand', z=-1), layer='far')
    scene.layer = 'life'
    beasts = [camel(p) for p in (0.3, 1.6, 2.8)]
    tacks = [
        camel_tack('crimson', 'ivory', 'saffron'),
        camel_tack('indigo', 'azure', 'crimson'),
        camel_tack('saffron', None, load=True),
        camel_tack('crimson', 'turmeric', 'crimson'),
    ]
    import math

    for i in range(6):
        x = -12.6 + i * 5.1
        y = 7.4 + 7 * math.sin(x * 0.035)
        slope = height_at(ground, x + 1, y) - height_at(ground, x - 1, y)
        for thing in (beasts[i % 3], tacks[i % 4]):
            scene.put(
                thing, x, y, height_at(ground, x, y) - 0.08, 14, 1.12, roll=-math.degrees(math.atan(slope / 2)) * 0.5
            )
    folk = Mesh()
    for i in range(5):
        x = -10 + i * 5.1
        a, b = 7.4 + 7 * math.sin((x - 0.8) * 0.035), 7.4 + 7 * math.sin((x + 0.8) * 0.035)
        near, far = (x - 0.6, a, height_at(ground, x, a) + 2.2), (x + 0.9, b, height_at(ground, x, b) + 2.0)
        lead_rope(folk, near, far, 0.3, 0.012)
    man(
        folk,
        'ivory',
        'ivory',
        15.4,
        7.4 + 7 * math.sin(15.4 * 0.035),
        height_at(ground, 15.4, 7.4 + 7 * math.sin(15.4 * 0.035)),
        1.15,
        80,
        'crimson',
        True,
    )
    for x, y, cloth, turn in ((-5.4, -13.2, 'ivory', 34), (-2.8, -12.8, 'turmeric', -40)):
        sitter(folk, cloth, x, y, height_at(ground, x, y), 1.1, turn, 'crimson', 'lap')
    z = height_at(ground, -4.2, -13.6)
    for k in range(5):
        folk.tube(
            [(-4.2 + 0.3 * math.cos(k * 1.3), -13.6 + 0.3 * math.sin(k * 1.3), z), (-4.2, -13.6, z + 0.3)],
            0.04,
            'wood-dark',
            5,
        )
    for dx, dy, tall, lean in ((0, 0, 0.55, 0.12), (0.1, -0.05, 0.38, -0.2), (-0.1, -0.04, 0.32, 0.24)):
        flame(folk, -4.2 + dx, -13.6 + dy, z + 0.05, tall, 0.36, lean)
    folk.lathe([(0.14, 0.3), (0.17, 0.42), (0.08, 0.52)], 'shadow', 10, x=-3.9, y=-13.9, z=z - 0.2)
    scene.put(folk)
    puff = Mesh()
    powder_cloud(puff, -4.2, -13.4, z + 0.8, 0.9, '#efe6da', 6, 3, 0.1, 1.2, 0)
    scene.put(puff)
    scene.lamp(-4.2, -13.7, z + 0.4, 30, day=0.6)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(3, 50, 0.7, leaf='grass-dry', width=0.014)], 26, ((-11, 13), (-19, -8)), ground, sink=0.03, seed=9
    )
    khejri = broadleaf(71, 6.4, 'leaf-dry', spread=1.3, clouds=8, cards=300, card=0.22)
    scene.put(khejri, -12.4, -6, height_at(ground, -12.4, -6) - 0.2)
