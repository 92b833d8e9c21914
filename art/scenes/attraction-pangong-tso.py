"""Pangong Tso: bands of blue between bare mountains, a prayer cairn on the shore, under clear cold light."""
from kit.life.flags import flag_string
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.scene import height_at
from kit.stage.mountains import high_lake

PICTURE = {
    'hour': 'noon', 'palette': 'noon-alpine',
    'alt': 'The deep blue water of Pangong Tso runs between bare brown mountains with snow behind, a cairn with prayer flags on the shore.',
}
PEAKS = ((-260, 2300, 560, 640), (420, 2200, 600, 560), (-1000, 2300, 640, 650), (1300, 2600, 680, 700), (80, 3000, 640, 560), (-1800, 2800, 600, 700), (2100, 2500, 560, 600))


def build(scene):
    scene.material('high-lake', colour='#1a62b4', mirror=.1)
    scene.material('cold-desert', meadow=('#c8a884', '#ad8d72'), rock=('#a98872', '#80685e'), snow_line=190)
    scene.camera((-7, -68, 12.5), (4, 60, 10.4), lens=33, lift=.04)
    scene.light(sun=-108, elevation=30, haze={'density': .00028, 'height': 200, 'base': .4, 'start': 120}, clouds={'scale': 1.0, 'low': .46, 'high': .68, 'amount': 1.0, 'seed': 4.6})
    ground = high_lake(scene, heights=(190, 150), peaks=PEAKS, gap=150)
    scene.layer = 'front'
    cairn = Mesh()
    x, y = -15, -40
    z = height_at(ground, x, y)
    for i, size in enumerate((1.5, 1.2, 1.0, .75, .5)):
        cairn.ball((size, size * .9, .42), '#a58a72', x + (i % 2) * .12, y, z + .3 + i * .55, 9)
    cairn.tube([(x, y, z + 2.4), (x + .1, y, z + 6.4)], .06, 'wood', 5)
    flag_string(cairn, (x, y, z + 6.3), (x - 22, y + 6, z + .6), 1.0, 30, .5, seed=2)
    flag_string(cairn, (x, y, z + 6.3), (x + 17, y - 5, z + .4), 1.2, 36, .5, seed=3)
    flag_string(cairn, (x, y, z + 6.0), (x + 10, y + 9, z - .6), .8, 22, .45, seed=5)
    scene.put(cairn)
    scene.scatter([rock(i, .8, 'rock-warm') for i in range(3)], 90, ((-34, 34), (-58, -34)), ground, seed=6, sink=.2, scale=(.15, .7))
    life = Mesh()
    flock_in(life, 9, (0, 26), (-10, 20), (8, 13), .7, 'white-bird')
    scene.put(life, layer='life')
