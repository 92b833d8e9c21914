"""A monastery on its cone hill above a Himalayan valley, late morning in autumn."""
from kit.architecture.himalayan import chorten, hill_monastery
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.mountains import valley

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'size': 'hero',
    'night': 'night-starlit',
    'alt': 'A whitewashed monastery stepped up a cone-shaped hill in a Himalayan valley, prayer flags in front and snow peaks behind.',
}


def build(scene):
    scene.camera((0, -150, 66), (8, 200, 98), lens=34, focus=240, fstop=5.6)
    scene.light(
        sun=112,
        elevation=26,
        haze={'density': 0.00028, 'height': 260, 'base': 0.35, 'low': 0.8, 'start': 150, 'most': 0.75, 'focus': 2},
        clouds={'scale': 1.2, 'low': 0.52, 'high': 0.78, 'stretch': (0.6, 1), 'seed': 1.4, 'flat': 0.18},
    )
    hill = (26, 205, 122, 138)
    ground = valley(scene, hill, knoll=(-27, -113, 62.5))
    gompa = Mesh()
    hill_monastery(gompa, ground, hill[0], hill[1], 122 * 0.84 - 1)
    for x, y in ((-40, 118), (-30, 126), (-20, 132)):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.3, 1.3)
    scene.put(gompa)
    scene.layer = 'front'
    front = Mesh()
    x, y = -16.5, -112
    z = height_at(ground, x, y)
    chorten(front, x, y, z - 0.4, 0.82)
    top = (x, y, z + 8.2)
    flag_string(front, (-36, -113, 78), top, 1.6, 18, 0.84, seed=2)
    flag_string(front, top, (9, -121, 53.5), 1.5, 32, 0.84, seed=3)
    flag_string(front, (-30, -112, 89.5), (36, -108, 91), 4.4, 64, 0.84, seed=1)
    scene.put(front)
    birds = Mesh()
    flock_in(birds, 6, (-70, -40), (60, 100), (128, 146), 3.2)
    scene.put(birds, layer='life')
