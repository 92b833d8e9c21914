"""Kodaikanal's lake at daybreak: mist on the water, rowing boats, the boathouse, pears and shola hills."""
import numpy as np

from kit.architecture.village import chalet
from kit.architecture.water_works import pier
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.people import sitter
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
    'alt': 'Visitors in a red rowing boat on the misty lake of Kodaikanal at daybreak, a red-roofed boathouse and wooded shola hills behind.',
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
    scene.camera((0, -46, 2.0), (1.4, 30, 4.2), lens=37, lift=0.04, focus=14, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=19,
        energy=5,
        haze={'density': 0.0034, 'height': 7, 'base': 0.1, 'low': 0.9, 'start': 44, 'most': 0.72},
        clouds={'seed': 9.6, 'amount': 0.6},
    )
    scene.put(water_sheet('lake', 0, 600, -90))
    scene.put(ground_sheet(ground, (-240, 240), (-60, 330), 'green-hills', 260, 260))
    blue_hills(scene, near=380, count=3, height=70, base=0, width=1500, seed=8)
    wood = [
        broadleaf(40 + i, 10, 'leaf-dark', spread=1.3, clouds=9, cards=260, card=0.4, low=0.28) for i in range(3)
    ] + [conifer(3, 17, 'cypress', 0.16, 0.2)]
    scene.scatter(
        wood,
        560,
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
    rowing_boat(boats, -15, -4, 0, 22, 6, 'emerald', 2)
    with boats.at(-2.0, -30.6, 0.02, -58):
        pleasure_boat(boats)
    rowing_boat(boats, 9.6, -6, 0, 200, 6, 'turmeric', 2, None, 3)
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


def pleasure_boat(mesh):
    """A painted rowing boat heading +x: two women on the bow bench, the oarsman astern of them; all look ahead."""
    hull(mesh, 5.4, 1.7, 0.62, '#b5322a', rise=0.35, deck='wood')
    for x in (-1.0, 0.9):
        mesh.box(0.5, 1.4, 0.08, 'wood-dark', x, 0, 0.5)
        mesh.box(0.08, 1.3, 0.5, 'wood-dark', x - 0.3, 0, 0.5)
    for y, cloth, shawl in ((0.36, 'magenta', 'ivory'), (-0.36, 'turmeric', 'teal')):
        sitter(mesh, cloth, 0.95, y, 0.58, 1.05, 90 + 8 * y, arms='lap')
        with mesh.at(0.95, y, 0.58, 90, 1.05):
            mesh.tube([(-0.15, -0.06, 0.66), (-0.19, -0.17, 0.4), (-0.14, -0.2, 0.14)], [0.05, 0.06, 0.05], shawl, 8)
            mesh.tube([(0.15, -0.06, 0.66), (0.19, -0.17, 0.4), (0.14, -0.2, 0.14)], [0.05, 0.06, 0.05], shawl, 8)
            mesh.ball((0.06, 0.055, 0.06), 'hair', 0, 0.12, 0.88, 10)
    sitter(mesh, 'ivory', -0.95, 0, 0.58, 1.08, 90, arms='lap')
    for side in (-1, 1):
        mesh.tube([(-0.66, 0.14 * side, 0.86), (-0.3, 0.84 * side, 0.62), (0.35, 2.2 * side, -0.02)], 0.028, 'wood', 7)
        mesh.ball((0.2, 0.12, 0.02), 'wood', 0.42, 2.36 * side, -0.02, 10)
