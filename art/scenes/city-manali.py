"""Manali: the wooden tiers of the Hadimba temple in a cedar grove, a woman with her angora rabbit, a dressed
yak."""
from kit.architecture.himalayan import hill_house, tiered_temple
from kit.life.animals import yak
from kit.life.people import child, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import conifer
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A woman with an angora rabbit, a girl and a yak with its keeper before the tiered wooden Hadimba temple among deodars at Manali.',
}


def build(scene):
    scene.camera((-7, -40, 2.2), (1, 0, 5.6), lens=33, lift=0.03, focus=16, fstop=1.0)
    scene.light(
        sun=-128,
        elevation=34,
        energy=6.0,
        haze={'density': 0.0026, 'height': 18, 'base': 0.05, 'start': 40, 'most': 0.6},
        clouds={'seed': 6.6, 'amount': 0.6},
        grade={'exposure': 1.12},
    )
    ground = (
        lambda xs, ys: 0.4 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.05 * np.maximum(ys - 4, 0)
        + 0.03 * np.maximum(np.abs(xs) - 14, 0)
    )
    scene.put(ground_sheet(ground, (-160, 160), (-60, 240), 'meadow', 240, 260, near=(30, 0.5)))
    snow_peaks(scene, GREAT_PEAKS, lift=-90, scale=0.8)
    temple = Mesh()
    tiered_temple(temple, 2.2, 4, 0.9, 3, 13)
    for i in range(4):
        temple.box(7 - i * 0.4, 0.8, 0.26 * (4 - i), 'grey-stone', 2.2, -4.2 - i * 0.8, 0.1)
    temple.loft(
        [
            [
                (
                    2.2 + s * 1.5 - 0.25 * (y + 7),
                    y,
                    float(ground(np.array([2.2 + s * 1.5 - 0.25 * (y + 7)]), np.array([y]))[0]) + 0.05,
                )
                for s in (-1, 0, 1)
            ]
            for y in np.linspace(-40, -6, 30)
        ],
        'paving',
    )
    for i in range(13):
        x = -13.5 + i * 0.02
        temple.box(1.2, 0.7, 0.9, 'grey-stone', -14 + i * 1.4 if i < 6 else 1 + i * 1.4, -6.5, 0.1)
    hill_house(temple, 9, 6, 2, 24, 16, 1, 'wood', 'slate', -30)
    scene.put(temple)
    deodar = [conifer(i, 27, 'pine', 0.17, 0.3, 20, 150) for i in range(3)]
    keep = lambda x, y, z: not (abs(x - 2.2) < 10.5 and y < 22) and not (abs(x + 0.6 * (y + 10)) < 8 and y < -2)
    scene.scatter(deodar, 150, ((-70, 70), (-6, 110)), ground, keep, (0.7, 1.15), 0.3, seed=12)
    scene.put(deodar[0], -19, 2, 0.2, 20, 0.92)
    scene.put(deodar[1], 19, -4, 0.2, 80, 0.9)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), grass_tuft(6, 60, 0.45, leaf='grass-dry')],
        420,
        ((-26, 26), (-22, 4)),
        ground,
        lambda x, y, z: abs(x - 2.2 + 0.25 * (y + 7)) > 2.2 and not (abs(x - 2.2) < 8 and y > -7),
        sink=0.05,
        seed=6,
    )
    scene.scatter(
        [rock(i, 1.2) for i in range(3)],
        16,
        ((-24, 24), (-18, 0)),
        ground,
        lambda x, y, z: abs(x - 2.2 + 0.25 * (y + 7)) > 3,
        (0.4, 1.2),
        0.3,
        seed=8,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((3.4, -11, 'scarlet'), (4.4, -10.6, None), (2.2, -6.6, 'magenta')):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1, 30) if cloth else man(life, 'wood-dark', 'grey-stone', x, y, z, 1, 20)
    hill_folk(life, ground)
    scene.put(life)
    scene.put(yak('crimson'), 1.3, -23.6, height_at(ground, 1.3, -23.6), -140, 1.2)


def hill_folk(mesh, ground):
    """A woman in a plaid shawl with a white angora rabbit in her arms, a girl, the yak's keeper in a green-fronted
    cap."""
    for x, y, turn, kind in ((-9.2, -26.0, 92, 'woman'), (-7.7, -26.0, 150, 'girl'), (-1.2, -25.2, -96, 'man')):
        z = height_at(ground, x, y) + 0.04
        if kind == 'girl':
            child(mesh, 'turmeric', x, y, z, 1.2, turn, girl=True, pose='point')
        elif kind == 'man':
            man(mesh, '#8d8478', '#6b6158', x, y, z, 1.12, turn, pose='rest')
            with mesh.at(x, y, z, turn, 1.12):
                mesh.lathe([(0.2, 0.95), (0.205, 1.02)], 'crimson', 18, oval=(1, 0.7))
                mesh.lathe([(0.116, 1.67), (0.124, 1.77), (0.1, 1.8), (0.02, 1.81)], '#6d675f', 18)
                mesh.box(0.17, 0.03, 0.11, 'emerald', 0, -0.112, 1.665)
        else:
            woman(mesh, 'scarlet', x, y, z, 1.12, turn, veil=False, pose='lap', dress='salwar')
            with mesh.at(x, y, z, turn, 1.12):
                for low, high, wide, paint in (
                    (1.02, 1.12, 0.235, 'indigo'),
                    (1.12, 1.18, 0.236, 'turmeric'),
                    (1.18, 1.36, 0.228, 'indigo'),
                ):
                    mesh.lathe([(wide, low), (wide * 0.97, high)], paint, 20, oval=(1, 0.76))
                mesh.lathe([(0.221, 1.36), (0.13, 1.43), (0.09, 1.48)], 'indigo', 20, oval=(1, 0.76))
                mesh.ball((0.115, 0.115, 0.045), 'crimson', 0, 0.02, 1.7, 14)
                mesh.ball((0.2, 0.13, 0.13), '#fbfaf6', 0, -0.3, 1.1, 16)
                mesh.ball((0.095, 0.09, 0.09), '#fbfaf6', 0.17, -0.34, 1.2, 14)
                for side in (-1, 1):
                    ear = [(0.17 + 0.035 * side, -0.33, 1.27), (0.18 + 0.06 * side, -0.31, 1.41)]
                    mesh.tube(ear, [0.03, 0.014], '#f3ded6', 8)
                    mesh.ball(0.013, 'hair', 0.17 + 0.045 * side, -0.425, 1.225, 7)
