"""Kodaikanal's lake at daybreak: mist on the water, rowing boats, the boathouse, pears and shola hills."""
import numpy as np

from kit.architecture.village import chalet
from kit.architecture.water_works import pier
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Rowing boats on the misty lake of Kodaikanal at daybreak, a red-roofed boathouse and wooded shola hills on the far shore.',
}


def ground(xs, ys):
    shore = 52 + 12 * np.sin(xs * 0.035 + 1) + 0.004 * xs**2 * -1
    far = ys - shore
    left = -xs - 40 - 0.2 * ys
    inland = np.maximum(far, left)
    return (
        np.clip(inland * 0.12, -2, 2)
        + 30 * smoothstep(14, 130, inland) * (0.8 + 0.4 * fractal(xs * 0.01, ys * 0.01, 4))
        + 0.3 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.camera((0, -46, 3.4), (1, 30, 5.8), lens=38, lift=0.03, focus=48, fstop=4)
    scene.light(
        sun=100,
        elevation=15,
        haze={'density': 0.0042, 'height': 7, 'base': 0.1, 'low': 1.1, 'start': 40, 'most': 0.75},
        clouds={'seed': 9.6, 'amount': 0.6},
    )
    scene.put(water_sheet('lake', 0, 600, -90))
    scene.put(ground_sheet(ground, (-240, 240), (-60, 330), 'green-hills', 260, 260))
    blue_hills(scene, near=380, count=3, height=70, base=0, width=1500, seed=8)
    wood = [broadleaf(40 + i, 10, 'leaf-dark', spread=1.1, clouds=8, cards=240, card=0.38) for i in range(3)] + [
        conifer(3, 17, 'cypress', 0.16, 0.2)
    ]
    scene.scatter(
        wood,
        320,
        ((-200, 200), (40, 240)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: z > 1.2 and not (abs(x - 9) < 15 and y < 76),
    )
    house = Mesh()
    z = 1.0
    house.box(16, 8, 1.4, 'grey-stone', 9, 53, 0)
    chalet(house, 15, 8, 9, 54, 1.4, 0, 'tin-roof', 'whitewash')
    chalet(house, 10, 7, 40, 66, height_at(ground, 40, 66) + 0.4, -14, 'tiles')
    chalet(house, 9, 7, -34, 62, height_at(ground, -34, 62) + 0.4, 20, 'green-roof')
    pier(house, 16, 3, 9, 33, 0.9)
    scene.put(house)
    scene.layer = 'life'
    boats = Mesh()
    rowing_boat(boats, -6, -10, 0, 22, 6, 'scarlet', 2)
    rowing_boat(boats, 7.6, 5, 0, 165, 6, 'turmeric', 2, None, 3)
    rowing_boat(boats, -15, 18, 0, 10, 6, 'azure', 2, None, 5)
    for i, paint in enumerate(('azure', 'scarlet', 'emerald', 'turmeric')):
        rowing_boat(boats, 5.4 if i % 2 else 12.6, 37 + i * 3, 0, 88, 5, paint, 0)
    flock_in(boats, 8, (-20, -4), (10, 30), (13, 18), 0.6)
    scene.put(boats)
    scene.layer = 'front'
    reeds = [grass_tuft(5, 40, 1.5, leaf='reed'), grass_tuft(7, 36, 1.2, leaf='grass')]
    scene.scatter(
        reeds,
        44,
        lambda r: (r.choice((-1, 1)) * r.uniform(6.5, 13), r.uniform(-36, -28)),
        seed=6,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    branch = broadleaf(12, 9, 'leaf-dark', spread=1.3, clouds=9, cards=420, card=0.16)
    scene.put(branch, -15, -22, -0.5, 0, 1)
