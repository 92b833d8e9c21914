"""Kullu Dussehra: palanquins of the valley's deities carried over the meadow with long horns, deodars and snow
above."""
from kit.architecture.himalayan import hill_house, tiered_temple
from kit.life.festivities import drummer
from kit.life.flags import pennant
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Bearers carry red palanquins of village deities over a meadow at Kullu with drums and long horns, deodars and snow above.',
}


def ground(xs, ys):
    return 0.25 * fractal(xs * 0.05, ys * 0.05, 3) + 60 * smoothstep(26, 200, abs(xs) + 0.35 * ys - 10) * (
        0.7 + 0.4 * fractal(xs * 0.012, ys * 0.012, 4)
    )


def build(scene):
    scene.camera((4.4, -15.2, 1.9), (-0.8, 10, 5.0), lens=34, lift=0.02, focus=10, fstop=0.7)
    scene.light(
        sun=-118,
        elevation=21,
        haze={'density': 0.0008, 'height': 50, 'base': 0.3, 'start': 40},
        clouds={'seed': 3.4, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-260, 260), (-50, 360), 'meadow', 280, 300, near=(40, 0.4)))
    scene.put(plain('forest-hills', z=-4), layer='far')
    snow_peaks(scene, lift=10)
    town = Mesh()
    tiered_temple(town, -6, 30, height_at(ground, -6, 26), 3, 10)
    for i, (x, y) in enumerate(
        ((-24, 30), (-33, 26), (16, 34), (26, 30), (36, 36), (-18, 44), (8, 48), (22, 50), (-36, 44))
    ):
        hill_house(
            town,
            9,
            7,
            2,
            x,
            y,
            height_at(ground, x, y - 3),
            'cream-wall' if i % 2 else 'whitewash',
            'slate',
            -x * 0.5,
            seed=i,
        )
    scene.put(town)
    scene.scatter(
        [conifer(i, 17, 'pine', 0.25, 0.25) for i in range(3)],
        330,
        ((-150, 150), (20, 190)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: abs(x) > 40 or y > 58,
    )
    scene.scatter([grass_tuft(5, 60, 0.25)], 200, ((-20, 20), (-20, 12)), ground, seed=5, sink=0.04)
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, turn) in enumerate(
        ((-1.2, -1.6, 24), (-9, 4, 20), (7, 3, 30), (-1, 11, 24), (13, 11, 26), (-15, 13, 16))
    ):
        palanquin(folk, x, y, turn, ('crimson', 'magenta', 'saffron')[i % 3])
        parasol(folk, x + 1.8, y + 1.2, 0.8, 1.1, 3.2, ('turmeric', 'scarlet')[i % 2], 0, 'gold-paint')
    for i in range(5):
        drummer(folk, -5.6 + i * 1.5, -5.4 - i * 0.15, 0, 22 - 4 * i, 1.12, '#b9a58a', 'maroon', 'wood')
    for i in range(3):
        with folk.at(1.6 + i * 1.6, -5.6 + i * 0.7, 0, 66, 1.12):
            man(folk, '#b9a58a', '#b9a58a', turban='emerald', pose='look')
            folk.tube(
                [(0, -0.15, 1.6), (0.1, -0.8, 2.0), (0.3, -1.4, 2.7), (0.3, -1.9, 2.9)],
                [0.03, 0.05, 0.08, 0.26],
                'brass',
                8,
            )
    crowd(folk, 130, lambda r: (r.uniform(-26, 28), r.uniform(6, 27)), seed=5, turbans=0.5)
    for x in (-18, -11, 12, 19):
        pennant(folk, x, 18, 0, 7, 2.4, ('flag-red', 'flag-yellow')[x > 0])
    scene.put(folk)


def palanquin(mesh, x, y, turn, cloth):
    """A covered shrine on two long poles, borne by four men, tasselled, its faces veiled by cloth."""
    with mesh.at(x, y, 0, turn, 1.1):
        for side in (-1, 1):
            mesh.tube([(-2.4, 0.35 * side, 1.45), (2.4, 0.35 * side, 1.45)], 0.05, 'wood', 6)
            for px in (-1.9, 1.9):
                man(mesh, '#d8c7a6', 'ivory', px, 0.35 * side, 0, 1, 90, 'maroon')
        mesh.box(1.3, 1.1, 0.9, cloth, 0, 0, 1.45)
        mesh.lathe([(0.85, 2.3), (0.6, 2.7), (0.25, 2.95), (0.03, 3.3)], cloth, 14)
        mesh.lathe([(0.86, 2.2), (0.86, 2.34)], 'gold-paint', 14)
        mesh.lathe([(0.04, 3.25), (0.14, 3.4), (0.02, 3.6)], 'gold-paint', 10)
        for px in (-0.66, 0.66):
            mesh.box(0.06, 1.14, 0.96, 'gold-paint', px, 0, 1.42)
        for k in range(5):
            mesh.ball(0.1, 'marigold', -0.55 + k * 0.27, -0.6, 1.7, sides=6)
