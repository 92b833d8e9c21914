"""The Nilgiri mountain train near Ooty: blue coaches and a steaming engine on a stone viaduct among blue gums and
tea."""
from kit.architecture.village import chalet
from kit.architecture.water_works import viaduct
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'The Nilgiri mountain train on a stone viaduct near Ooty, blue coaches pushed by a steaming engine above green tea slopes.',
}


def build(scene):
    scene.camera((-9, -42, 8), (3, 40, 9.5), lens=38, lift=0.03, focus=64, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=34,
        energy=5.6,
        haze={'density': 0.0011, 'height': 40, 'base': 0.3, 'start': 60},
        clouds={'seed': 2.2, 'amount': 0.9, 'scale': 0.9},
    )
    ground = tea_hills(
        scene,
        mounds=((-44, 38, 13, 40), (54, 44, 15, 42), (-96, 130, 30, 90), (104, 150, 34, 110), (-10, 250, 30, 130)),
        shade_trees=0,
    )
    blue_hills(scene, near=420, count=4, height=60, base=0, width=2000, seed=2)
    line = Mesh()
    viaduct(line, 90, 12.5, 9, 'grey-stone', 4, 26)
    track(line, [(-60, 26, 13.4), (4, 26, 13.4), (70, 26, 13.4)], 1.0)
    for x in (-44, 54):
        line.box(34, 7, 16, 'earth', x - 4 if x < 0 else x + 4, 27, -3, 1)
    with line.at(-14.4, 26, 13.5, 180, 1.5):
        steam_engine(line)
    for i in range(4):
        carriage(line, 8.2, -5.6 + i * 8.7, 26, 13.5, 0, 'azure', 'turmeric', 2.2, 2.7)
    scene.put(line)
    plume = Mesh()
    smoke(plume, -17, 26, 17.6, 11, (1.7, 0.3, 0.62), size=0.5)
    scene.put(plume, layer='life')
    gums = [broadleaf(60 + i, 20, 'leaf', 'bark-pale', 0.55, 9, 300, 0.34, 0.55) for i in range(3)]
    scene.scatter(
        gums, 60, lambda r: (r.choice((-1, 1)) * r.uniform(26, 80), r.uniform(36, 110)), ground, seed=3, sink=0.3
    )
    scene.scatter(gums, 26, ((-60, 60), (52, 90)), ground, seed=8, sink=0.3)
    house = Mesh()
    chalet(house, 12, 8, -36, 46, height_at(ground, -36, 46) + 0.6, 14, 'tin-roof')
    chalet(house, 10, 7, 44, 62, height_at(ground, 44, 62) + 0.6, -20, 'tiles')
    scene.put(house)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth, turn in (
        (-5, -12, 'scarlet', 20),
        (3.6, -9, 'turmeric', -30),
        (-9, -3, 'magenta', 60),
        (9, 0, 'azure', 10),
    ):
        z = height_at(ground, x, y)
        woman(folk, cloth, x, y, z, 1.05, turn)
        with folk.at(x, y, z, turn):
            folk.lathe([(0.16, 0.85), (0.28, 1.35), (0.3, 1.4)], 'bamboo', 12, y=0.3)
    flock_in(folk, 6, (-26, -10), (30, 50), (25, 30), 0.8)
    scene.put(folk)
