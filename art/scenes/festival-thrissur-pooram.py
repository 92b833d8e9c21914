"""Thrissur Pooram: caparisoned elephants in a row under silk parasols before the tiled temple gate."""
from kit.life.animals import caparison, elephant
from kit.life.festivities import drummer
from kit.life.people import crowd, parasol
from kit.mesh import Mesh
from kit.architecture.himalayan import hip_roof
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'dusk',
    'alt': 'A row of elephants with golden shields under bright silk parasols before a tiled Kerala temple gate, drummers facing them.',
}


def build(scene):
    scene.camera((-5, -25, 5.2), (0.6, 2, 4.6), lens=36, lift=0.02)
    scene.light(
        sun=-118,
        elevation=15,
        haze={'density': 0.003, 'height': 12, 'start': 30},
        clouds={'seed': 7.1, 'amount': 0.7},
        grade={'exposure': 1.2},
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    gate = Mesh()
    for i, (width, level) in enumerate(((17, 5), (12.5, 9.4), (8.5, 13.4))):
        gate.box(width - 2, 7 - i, 4.4, 'whitewash' if i == 0 else 'cream-wall', 0, 15, level - 5 + 0.2)
        hip_roof(gate, width, 9 - i * 1.4, 2.6 - i * 0.2, 'tiles', 0, 15, level - 0.4, 1.2)
        for k in range(7 - i):
            gate.box(0.7, 0.2, 1.6, 'wood-dark', (k - (6 - i) / 2) * 1.9, 11.4 + i * 0.5, level - 3.2)
    gate.box(3.4, 0.3, 3.8, 'shadow', 0, 11.52, 0)
    for side in (-1, 1):
        gate.box(34, 4, 3.6, 'whitewash', side * 26, 15)
        hip_roof(gate, 34, 6, 2, 'tiles', side * 26, 15, 3.4, 0.8)
    for k in range(-2, 3):
        gate.lathe([(0.05, 0), (0.22, 0.3), (0.03, 1)], 'brass', 8, x=k * 1.1, y=15, z=15.2)
    scene.put(gate)
    scene.layer = 'life'
    (body, extras), silks = elephant(True, 'down'), ('scarlet', 'emerald', 'magenta', 'turmeric', 'azure')
    dress = [caparison(cloth, True) for cloth in silks]
    extra = Mesh()
    for i in range(9):
        x, y = (i - 4) * 3.6, 4 + abs(i - 4) * 0.12
        for thing in (body, extras, dress[(i * 2) % 5]):
            scene.put(thing, x, y, 0, -90, 1.28 if i == 4 else 1.14)
        if i % 2 == 0:
            parasol(extra, x + 1.6, y + 0.6, 3.2, 1.15, 3.6, silks[(i + 3) % 5], 0, 'gold-paint')
    scene.put(extra)
    folk = Mesh()
    for i in range(15):
        drummer(
            folk, (i - 7) * 1.5, -5.5 - (i % 2) * 1.2, 0, 180, 1.08, 'skin', None, 'wood-dark', slant=(0, 50)[i % 2]
        )
    crowd(folk, 56, lambda r: (r.uniform(-24, 24), r.uniform(-12, -9)), seed=6, turbans=0, facing=180)
    crowd(folk, 60, lambda r: (r.choice((-1, 1)) * r.uniform(17, 30), r.uniform(-10, 8)), seed=8, turbans=0)
    scene.put(folk)
    scene.layer = 'land'
    palms = [coconut_palm(i, 14 + i, (2.5, 1)) for i in range(3)]
    for i, (x, y) in enumerate(((-17, 24), (-24, 28), (15, 25), (22, 27), (-31, 22), (31, 24), (10, 32), (-9, 33))):
        scene.put(palms[i % 3], x, y, 0, i * 80)
    scene.scatter(
        [broadleaf(40 + i, 11, cards=300) for i in range(2)],
        22,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 60), r.uniform(26, 50)),
        seed=4,
    )
    for x in (-9, 0, 9):
        scene.lamp(x, -1, 4.5, 300, day=0.7)
