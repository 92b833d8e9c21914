"""A high blue lake under snow peaks, prayer flags and a chorten on the shore."""
from kit.architecture.himalayan import chorten
from kit.life.animals import yak
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.mountains import high_lake

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'A chorten and prayer flags on the stony shore of a deep blue Himalayan lake, grazing yaks and a wall of snow peaks beyond.',
}

# One great pyramid a little right of the middle, so that the range is not that of the northern region's picture.
PEAKS = (
    (210, 2350, 1060, 640),
    (-520, 2500, 760, 620),
    (820, 2500, 700, 560),
    (-1200, 2400, 820, 600),
    (1500, 2600, 840, 640),
    (-160, 1900, 380, 480),
    (560, 1800, 330, 420),
    (-1900, 2700, 780, 700),
    (2250, 2600, 700, 600),
)


def build(scene):
    scene.camera((-3, -62, 5.6), (1, 40, 15.5), lens=31)
    scene.light(
        sun=-104,
        elevation=27,
        haze={'density': 0.00035, 'height': 160, 'start': 120, 'base': 0.35, 'low': 0.8},
        clouds={'seed': 6.4, 'amount': 0.8, 'low': 0.5, 'high': 0.74},
    )
    ground = high_lake(scene, gap=150, peaks=PEAKS)
    scene.layer = 'front'
    shore = Mesh()
    x, y = 6.2, -40
    z = height_at(ground, x, y)
    chorten(shore, x, y, z - 0.2, 0.72)
    flag_string(shore, (x, y, z + 7.4), (-15, -40, 3.4), 1.4, 26, 0.62)
    flag_string(shore, (x, y, z + 7.4), (24, -46, 4.2), 1.3, 26, 0.62, seed=5)
    scene.put(shore)
    scene.layer = 'life'
    for px, py, turn, cloth in ((-6.6, -40, 205, 'scarlet'), (-11.6, -41, -18, None), (-2.4, -38.6, 170, 'turmeric')):
        scene.put(yak(cloth), px, py, height_at(ground, px, py) - 0.04, turn, 1.2)
    birds = Mesh()
    flock_in(birds, 8, (-30, -6), (10, 40), (22, 30), 0.9, 'white-bird')
    scene.put(birds)
