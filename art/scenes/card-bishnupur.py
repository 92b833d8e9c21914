"""Bishnupur: the five-towered brick temple with hut roofs, mirrored in a lily tank, afternoon."""
from kit.architecture.nagara import terracotta_temple
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.palms import fan_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A five-towered terracotta temple of Bishnupur with drooping hut roofs, mirrored in a lily tank among palmyra palms.',
}


def build(scene):
    scene.material('brick', colour='#cd8660', second='#b06c4b')
    scene.camera((-5, -44, 2.6), (0, 0, 6), lens=40, lift=0.04, focus=44, fstop=4)
    scene.light(
        sun=-116,
        elevation=24,
        energy=5.2,
        haze={'density': 0.0022, 'height': 14, 'base': 0.2, 'start': 50},
        clouds={'seed': 5.5, 'amount': 0.8},
    )
    scene.put(water_sheet('pool', 0, 60, -90))
    scene.put(
        bank(
            (-160, 160),
            (-24, 140),
            0.9,
            lambda x, y: y
            + 14
            + 0.012 * (x + 4) ** 2 * -1
            + 1.5 * np.sin(x * 0.2)
            + np.maximum(np.abs(x) - 18, 0) * 0.9,
            'meadow',
            seed=3,
        )
    )
    temples = Mesh()
    with temples.at(1.5, 3, 0.8, 24):
        terracotta_temple(temples, towers=5)
    with temples.at(27, 26, 0.8, 24, 0.8):
        terracotta_temple(temples, towers=1)
    with temples.at(-30, 36, 0.8, 30, 0.9):
        for i in range(14):
            temples.box(20 - i * 1.4, 20 - i * 1.4, 0.5, 'brick', z=4.4 + i * 0.56)
        for i in range(6):
            for side in (0, 90):
                with temples.at(turn=side):
                    temples.box(1.4, 20, 4.4, 'brick', -9 + i * 3.6)
        temples.box(22, 22, 0.8, 'laterite')
    scene.put(temples)
    palms = [fan_palm(i, 10 + 2 * i) for i in range(3)]
    for i, (x, y) in enumerate(((-14, 14), (-17, 20), (15, 15), (19, 24), (-24, 16), (34, 18), (-11, 28))):
        scene.put(palms[i % 3], x, y, 0.6, i * 60)
    tree_line(scene, 48, 36, 300, 130, 9, palms=0)
    scene.scatter(
        [grass_tuft(4, 60, 0.5)],
        320,
        ((-30, 30), (-13, 6)),
        lambda x, y: x * 0 + 0.8,
        seed=4,
        sink=0.05,
        keep=lambda x, y, z: y > -13 + 0.012 * (x + 4) ** 2 + 2 and not (abs(x - 1.5) < 10 and y > -7),
    )
    scene.layer = 'front'
    patches = [lily_patch(i, flowers=3) for i in range(3)]
    scene.scatter(
        patches,
        22,
        lambda r: (-5 + r.choice((-1, 1)) * r.uniform(2.6, 11), r.uniform(-36, -20)),
        seed=9,
        sink=0,
        scale=(0.6, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-6, -9.6, 'scarlet'), (-5, -9.2, 'ivory'), (11, -7, 'turmeric')):
        woman(life, cloth, x, y, 0.8, 1, 20, cloth == 'scarlet')
    man(life, 'ivory', 'ivory', 9, -8, 0.8)
    flock_in(life, 6, (-14, -6), (10, 20), (13, 17), 0.6, 'white-bird')
    scene.put(life)
