"""Tea gardens below Kanchenjunga at first light, pickers between the rows."""
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.architecture.village import chalet
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.backdrops import ONE_MASSIF, blue_hills, snow_peaks
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'night': 'night-violet',
    'alt': 'Tea pickers with baskets among combed green rows below Darjeeling, the snows of Kanchenjunga pink at dawn behind.',
}


def build(scene):
    scene.camera((0, -36, 7.5), (0, 60, 13.5), lens=36, focus=60, fstop=5.6)
    scene.light(
        sun=112,
        elevation=24,
        energy=6.2,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'low': 1.0, 'start': 60, 'most': 0.8},
        clouds={'seed': 5.1, 'amount': 0.6, 'low': 0.52, 'high': 0.74},
        grade={'saturation': 1.16},
    )
    scene.material('tea', colour='#a3c457', second='#7ba243')
    ground = tea_hills(scene, shade_trees=20)
    blue_hills(scene, near=480, count=4, height=46, base=-12, width=2200)
    # Mirrored, for the massif also stands behind the picture of all India.
    snow_peaks(scene, [(-x, y, height, width) for x, y, height, width in ONE_MASSIF], lift=0, scale=0.82)
    scene.layer = 'life'
    pickers = Mesh()
    for x, y, cloth, turn in (
        (-6.4, -12, 'scarlet', 30),
        (3.2, -8, 'turmeric', -40),
        (-9.6, -7, 'magenta', 10),
        (6.4, -6.4, 'azure', 160),
        (-4.6, 1, 'saffron', -20),
        (9.6, 2, 'scarlet', 60),
        (-12.5, 7, 'emerald', 0),
    ):
        z = height_at(ground, x, y) + 0.3
        woman(pickers, cloth, x, y, z, 1.05, turn)
        with pickers.at(x, y, z, turn):
            pickers.lathe([(0.16, 0.85), (0.28, 1.35), (0.3, 1.4)], 'bamboo', 12, y=0.3)
            pickers.ball((0.26, 0.26, 0.12), 'tea', 0, 0.3, 1.42, sides=9)
    scene.put(pickers)
    bungalow = Mesh()
    chalet(bungalow, 16, 9, 44, 96, height_at(ground, 44, 96) + 0.5, -8)
    scene.put(bungalow, layer='land')
    birds = Mesh()
    flock_in(birds, 7, (-22, -6), (40, 60), (30, 37), 0.7)
    scene.put(birds)
