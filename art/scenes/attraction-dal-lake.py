"""Dal lake at dawn: shikaras of the flower sellers among lotus, carved houseboats, the Zabarwan hills in mist."""
from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.boats import shikara
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import GREAT_PEAKS, blue_hills, snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'A flower-laden shikara among lotus leaves on Dal Lake at dawn, carved houseboats and poplars along the misty shore.',
}


def build(scene):
    scene.camera((-2, -28, 2.9), (1, 10, 4.3), lens=38, lift=0.04, focus=24, fstop=4)
    scene.light(
        sun=102,
        elevation=14,
        haze={'density': 0.0026, 'height': 7, 'base': 0.14, 'low': 1.1, 'start': 30},
        clouds={'seed': 9.4, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 1500, -80))
    snow_peaks(scene, GREAT_PEAKS, lift=-60, x=240, scale=0.7)
    blue_hills(scene, 'dry-hills', near=420, count=2, height=78, base=0, width=1700, seed=5)
    boats = Mesh()
    for i, (x, y) in enumerate(((-27, 44), (-6, 46), (16, 45), (38, 47))):
        with boats.at(x, y, 0, 3 - i * 2):
            houseboat(boats, i)
    scene.put(boats)
    scene.put(bank((-300, 300), (56, 150), 0.8, lambda x, y: y - 62, 'meadow'))
    scene.scatter(
        [poplar(i, 15) for i in range(3)] + [broadleaf(4, 9, spread=1.2, cards=260)],
        90,
        ((-130, 130), (64, 90)),
        seed=4,
    )
    scene.layer = 'front'
    scene.scatter(
        [lily_patch(i, 18, 1.7, 4) for i in range(3)],
        34,
        lambda r: (r.choice((-1, 1)) * r.uniform(3, 12), r.uniform(-22, 2)),
        seed=5,
        sink=0,
        scale=(0.6, 1),
    )
    scene.scatter(
        [grass_tuft(6, 44, 1.6, leaf='reed')],
        30,
        lambda r: (r.choice((-1, 1)) * r.uniform(7.4, 12), r.uniform(-21, -13)),
        seed=6,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    shikara(life, 0.6, -3, 0.02, 158, 'scarlet', 'turmeric', flowers=True, scale=1.1)
    shikara(life, -11, 13, 0.02, 18, 'turmeric', 'crimson')
    shikara(life, 17, 24, 0.02, 170, 'emerald', 'ivory')
    flock_in(life, 8, (-16, -2), (10, 30), (10, 15), 0.6)
    scene.put(life)


def houseboat(mesh, seed):
    """A cedar houseboat: a flat hull, a long carved cabin with a veranda, a canopied roof terrace."""
    mesh.box(19, 4.6, 1, 'hull', 0, 0, -0.3)
    mesh.box(15, 4.2, 3.4, 'wood', 0.6, 0, 0.7)
    with mesh.at(1, -2.12):
        window_grid(mesh, 14, 1.4, 1, 9, 1, (1.0, 1.7), 'window-lit', 'ivory', lit=0.4, seed=seed)
    for i in range(22):
        mesh.box(0.3, 0.1, 0.5, 'wood-dark', -7 + i * 0.72, -2.2, 3.7)
    mesh.box(19, 5, 0.25, 'wood-dark', 0, 0, 4.1)
    for x in (-9, -7.6):
        for y in (-2, 2):
            mesh.lathe([(0.12, 0.6), (0.12, 4.1)], 'wood', 6, x=x, y=y)
    mesh.box(0.1, 4.4, 0.8, 'wood', -9.3, 0, 0.7)
    for x in (-3, 3):
        for y in (-1.6, 1.6):
            mesh.tube([(x, y, 4.3), (x, y, 6.2)], 0.06, 'wood', 4)
    gable_roof(mesh, 6.4, 3.4, 0.7, ('scarlet', 'turmeric', 'emerald', 'azure')[seed % 4], z=6.2, over=0.2)
