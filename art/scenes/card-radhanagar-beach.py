"""Radhanagar beach at noon: pale sand, turquoise sea and tall forest trees leaning over it."""
import numpy as np

from kit.life.people import child, man, woman
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.trees import broadleaf, bush
from kit.scene import height_at
from kit.noise import fractal, smoothstep
from kit.stage.beach import beach

PICTURE = {
    'hour': 'noon',
    'alt': 'Pale sand and turquoise water at Radhanagar under a noon sky, tall rainforest trees leaning over the beach from the right.',
}


def edge(ys):
    return 1 + 3 * np.sin(ys * 0.03 + 2) - 0.0012 * (ys + 40) ** 2 * smoothstep(30, 90, ys) + 0.02 * ys


def hills(xs, ys, inland):
    return 26 * smoothstep(24, 90, inland) * smoothstep(20, 150, ys) * (0.75 + 0.4 * fractal(xs * 0.015, ys * 0.015, 4))


def build(scene):
    scene.material('beach', colour='#efe2ca', second='#e6d5b8')
    scene.material('sea', kind='water', colour='#2fb0b4', ripple=0.06, scale=0.25, mirror=0.1)
    scene.camera((2, -48, 2.3), (-3, 40, 6.4), lens=34, lift=0.05, focus=12, fstop=1.4)
    scene.light(
        sun=-112,
        elevation=38,
        haze={'density': 0.0012, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 7.7, 'amount': 0.9, 'scale': 0.9},
        grade={'exposure': 0.93},
    )
    ground = beach(scene, edge, 1, 18, hills, land='forest-hills', waves=4, reach=(-260, 170, -60, 380))
    tall = [broadleaf(20 + i, 21, 'leaf', 'bark-pale', 1.0, 12, 420, 0.42, 0.45) for i in range(3)]
    for i, (x, y, size) in enumerate(
        (
            (14.5, -12, 0.62),
            (15, 2, 0.8),
            (17, 14, 0.95),
            (18, 28, 0.95),
            (20, 44, 1.05),
            (20, 62, 1.1),
            (18, 82, 1.15),
            (14, 104, 1.2),
            (8, 128, 1.2),
        )
    ):
        scene.put(tall[i % 3], x + 2, y, height_at(ground, x + 2, y) - 0.3, i * 77, size, roll=-12)
    scene.scatter(
        tall, 150, lambda r: (lambda y: (float(edge(y)) + r.uniform(22, 90), y))(r.uniform(-8, 190)), ground, seed=4
    )
    scene.scatter(
        [bush(3, 2.4), bush(4, 1.8)],
        60,
        lambda r: (lambda y: (float(edge(y)) + r.uniform(18, 25), y))(r.uniform(-14, 170)),
        ground,
        seed=5,
    )
    palms = [coconut_palm(i, 12 + i, (-5, -1)) for i in range(2)]
    for x, y in ((17, 14), (22, 44), (14, -9)):
        scene.put(palms[int(y) % 2], x, y, height_at(ground, x, y) - 0.3)
    log = Mesh()
    log.tube([(9.5, -24, 0.75), (7, -25.5, 0.6), (4.2, -26, 0.6)], [0.34, 0.26, 0.1], 'bark-pale', 9)
    log.tube([(7, -25.5, 0.6), (6.4, -26.4, 1.3)], [0.14, 0.05], 'bark-pale', 6)
    scene.put(log, z=height_at(ground, 7, -25) - 0.45, layer='front')
    scene.layer = 'life'
    people = Mesh()
    for x, y, cloth in ((4.4, -4, 'scarlet'), (5.2, -3.6, None), (5.5, 34, 'turmeric')):
        z = height_at(ground, x, y)
        woman(people, cloth, x, y, z, turn=30) if cloth else man(people, 'azure', 'ivory', x, y, z)
    for x, y, cloth, turn in ((3.3, -37.0, 'turmeric', -8), (6.6, -33.5, 'magenta', -20)):
        woman(people, cloth, x, y, height_at(ground, x, y), 1.08, turn, veil=False, dress='salwar', pose='walk')
    man(people, 'azure', 'ivory', 4.2, -36.6, height_at(ground, 4.2, -36.6), 1.08, -12, dress='shirt', pose='walk')
    child(people, 'scarlet', 2.5, -37.6, height_at(ground, 2.5, -37.6), 1.1, -2, pose='walk')
    scene.put(people)
