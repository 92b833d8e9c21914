"""The Taj Mahal from the far bank of the Yamuna at dusk, a ferryman crossing."""
from kit.architecture.taj import sandstone_mosque, taj_mahal
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The Taj Mahal seen across the Yamuna at dusk, its dome and red flanking mosque reflected as a ferryman poles a dark canoe.',
}


def build(scene):
    scene.camera((-92, -208, 5), (-6, 0, 17), lens=42, side=-0.03, lift=0.05)
    scene.light(
        sun=-104,
        elevation=11,
        haze={'density': 0.0016, 'height': 9, 'start': 70, 'base': 0.12},
        clouds={'seed': 21.0, 'amount': 0.8, 'stretch': (0.35, 1)},
    )
    scene.put(water_sheet('river', -9, 1500, -320))
    tomb = Mesh()
    taj_mahal(tomb)
    for side in (-1, 1):
        sandstone_mosque(tomb, side * 112, 0, 0)
    tomb.box(300, 104, 10.5, 'red-stone', 0, 0, -10.5, 1)
    for i in range(46):
        tomb.box(3.4, 0.8, 5, 'red-stone-dark', -147 + i * 6.5, -52.2, -8.5)
    for side in (-1, 1):
        tomb.lathe([(7, -10.5), (6.4, 7), (7.2, 7.4), (7.2, 8.4)], 'red-stone', 8, False, x=side * 150, y=-50)
    scene.put(tomb)
    scene.put(bank((-420, 420), (-74, 60), 2, lambda x, y: y + 62 + 2 * (x * 0), 'dust'), z=-10)
    tree_line(scene, -48, 6, 60, 14, 8, x=-205, z=-8)
    tree_line(scene, 60, 50, 620, 130, 12, z=-4)
    scene.layer = 'front'
    scene.put(bank((-190, 20), (-212, -150), 1.3, lambda x, y: -178 - y - 0.1 * (x + 90), 'dust', seed=3), z=-9)
    scene.scatter(
        [grass_tuft(3, 60, 1.6, leaf='reed'), grass_tuft(4, 50, 1.2, leaf='grass-dry')],
        260,
        ((-150, -40), (-200, -181)),
        ground=lambda x, y: x * 0 - 7.9,
        sink=0.1,
    )
    scene.layer = 'life'
    boat = Mesh()
    canoe(boat, -50, -116, -8.95, 12, 9, 'ivory', 1.5)
    canoe(boat, -10, -96, -8.95, 190, 8, 'saffron', 1.4)
    boat.tube([(-46.4, -115.2, -8.6), (-46.4, -115.2, -7.2)], 0.09, 'wood-dark', 6)
    # The ferry's lantern; the moon stands over the river, lamps along the terrace's foot.
    boat.lathe([(0.3, 0), (0.4, 0.2), (0.34, 1.0), (0.1, 1.2)], 'lamp', 14, x=-46.4, y=-115.2, z=-7.2)
    scene.lamp(-46.4, -117, -5.6, 160)
    if scene.is_night:
        boat.ball(15, 'moon', -330, 900, 262, sides=40)
        for x in (-96, -58, -20, 20, 58, 96):
            boat.box(1.2, 0.6, 0.7, 'lamp', x, -53.4, 0)
    else:
        flock_in(boat, 9, (-120, -80), (-60, -20), (44, 58), 1.5)
    for x in (-96, -58, -20, 20, 58, 96):
        scene.lamp(x, -55, 2.4, 2600)
    for x, power in ((-30, 5200), (0, 6400), (30, 5200)):
        scene.lamp(x, -34, 5, power, '#ffe9cc')
    scene.put(boat)
