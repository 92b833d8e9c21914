"""A shikara among lotus on a side canal of Dal: houseboats, willows and chinar in autumn, snow on the Pir Panjal."""
from kit.life.boats import shikara
from kit.mesh import Mesh
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.nature.ground_cover import lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import LOW_RANGE, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A flower-laden shikara glides past carved houseboats on Dal Lake in golden light, autumn chinars and snow mountains behind.',
}


def build(scene):
    scene.camera((-5.2, -15.4, 1.8), (0.9, 6, 3.3), lens=35, focus=12, fstop=0.8)
    scene.light(
        sun=-114,
        elevation=19,
        energy=5.4,
        haze={'density': 0.0016, 'height': 14, 'base': 0.3, 'start': 36},
        clouds={'seed': 6.4, 'amount': 0.8},
        grade={'exposure': 1.1},
    )
    scene.put(water_sheet('lake', 0, 2200, -80))
    snow_peaks(scene, LOW_RANGE, lift=60)
    scene.put(bank((-220, 240), (34, 100), 0.9, lambda x, y: y - 42 + 0 * x, 'meadow', seed=4))
    groves = [broadleaf(50 + i, 12, 'leaf-chinar', spread=1.2, cards=330, card=0.34) for i in range(2)] + [
        poplar(4, 15, 'leaf-autumn')
    ]
    scene.scatter(groves, 70, ((-120, 130), (46, 78)), lambda x, y: x * 0 + 0.7, seed=5, scale=(0.4, 0.7))
    boats = Mesh()
    for x, y, wall in ((-14, 24, 'wood'), (7, 27, 'wood-dark'), (29, 30, 'wood')):
        houseboat(boats, x, y, wall)
    shikara(boats, -1.6, -3.4, 0.05, 18, 'scarlet', 'turmeric', True, 1.15)
    shikara(boats, 9, 9, 0.05, 164, 'azure', 'ivory', False, 1.1)
    shikara(boats, -14, 12, 0.05, 12, 'emerald', 'turmeric', False, 1.1)
    scene.put(boats, layer='life')
    patches = [lily_patch(i, 18, 1.7, 5) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y) in enumerate(
        ((-7.6, -9), (-6.2, -10.4), (-11, -8), (0.6, -10), (3.4, -9.6), (6, -8), (8.6, -6), (-9, -5))
    ):
        scene.put(patches[i % 3], x, y, 0.01, i * 50, 0.8)
    scene.put(broadleaf(53, 11, 'leaf-chinar', spread=1.3, clouds=11, cards=420, card=0.24), 16, 4, -0.4)
    scene.put(bank((11, 30), (-14, 16), 0.6, lambda x, y: x - 13.4 + 0.1 * y, 'meadow', seed=6))
    birds = Mesh()
    flock_in(birds, 9, (-10, 4), (24, 44), (11, 16), 0.6)
    scene.put(birds, layer='life')
    for x, y in ((-14, 21), (7, 24), (27, 27)):
        scene.lamp(x, y, 2.4, 90)


def houseboat(mesh, x, y, wall):
    """A carved wooden houseboat with a veranda, along x."""
    with mesh.at(x, y):
        mesh.box(17, 4.6, 1.1, 'wood-dark', 0, 0, -0.2, 1.04)
        mesh.box(14, 4, 2.7, wall, 0.6, 0, 0.9)
        for i in range(7):
            mesh.box(1.1, 0.08, 1.3, 'window-lit', -5 + i * 1.9, -2.03, 1.6)
            mesh.box(1.4, 0.14, 0.14, 'turmeric', -5 + i * 1.9, -2.05, 2.95)
        gable_roof(mesh, 14.4, 4.4, 1.1, 'wood', 0.6, 0, 3.6, 0.4)
        for i in range(5):
            mesh.tube([(-8.2 + i * 0.5, -1.9, 0.9), (-8.2 + i * 0.5, -1.9, 3.4)], 0.07, 'wood', 5)
        mesh.box(3, 4.4, 0.2, 'wood', -7.4, 0, 3.4)
