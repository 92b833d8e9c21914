"""Key monastery on its cone above the braided Spiti, seen from the Kibber road in evening gold."""
from kit.architecture.himalayan import chorten, hill_monastery
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.mountains import valley

PICTURE = {
    'hour': 'gold',
    'alt': 'The stacked white cells of Key monastery climb a cone of bare rock above the braided Spiti river in low golden light.',
}


def build(scene):
    scene.material('valley', meadow=('#c4a680', '#ad8f6f'), rock=('#b3957a', '#8a7060'), snow_line=300)
    scene.camera((-74, -62, 112), (40, 215, 84), lens=40, lift=0.02)
    scene.light(
        sun=-106,
        elevation=17,
        haze={'density': 0.0004, 'height': 160, 'base': 0.35, 'start': 150, 'most': 0.7},
        clouds={'scale': 1.2, 'low': 0.5, 'high': 0.74, 'seed': 5.2},
    )
    hill = (40, 215, 104, 130)
    ground = valley(scene, hill, knoll=None, conifers=0, fields=40, detail=460)
    gompa = Mesh()
    hill_monastery(gompa, ground, hill[0], hill[1], 104 * 0.84 - 1)
    for x, y in ((-26, 120), (-16, 126), (-36, 116)):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.3, 1.2)
    scene.put(gompa)
    scene.layer = 'front'
    front = Mesh()
    flag_string(front, (-104, -22, 124), (-40, -20, 121), 3.4, 60, 0.6, seed=2)
    scene.put(front)
    birds = Mesh()
    flock_in(birds, 6, (-40, 0), (60, 120), (120, 140), 2.4)
    scene.put(birds, layer='life')
