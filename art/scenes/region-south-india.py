"""A kettuvallam on the backwaters in the golden hour."""
from kit.life.birds import flock_in
from kit.life.boats import canoe, kettuvallam
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch
from kit.stage.waterside import backwater

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'night': 'night',
    'alt': 'A thatched Kerala houseboat on still backwaters between leaning coconut palms, a canoe and a palm shore behind it.',
}


def build(scene):
    scene.camera((-1.6, -30, 2.5), (0.2, 0, 4.5), lens=32, focus=27)
    scene.light(
        sun=-103,
        elevation=19,
        haze={'density': 0.0042, 'height': 12, 'base': 0.2, 'low': 0.9, 'start': 30},
        clouds={'scale': 1.0, 'low': 0.46, 'high': 0.68, 'amount': 0.85, 'seed': 12.7, 'flat': 0.15},
        grade={'exposure': 1.14, 'lift': 0.01},
    )
    backwater(scene)
    patches = [lily_patch(i, flowers=2) for i in range(2)]
    for i, (x, y) in enumerate(
        ((-8.2, -21), (-6.6, -22.6), (-9.4, -17), (7.4, -21.5), (9.2, -18.5), (-10, -12), (10.6, -12))
    ):
        scene.put(patches[i % 2], x, y, 0, i * 70, 0.62, layer='front')
    boat = Mesh()
    kettuvallam(boat)
    scene.put(boat, 1.0, 3.4, 0.05, -32)
    small = Mesh()
    canoe(small, scale=1.1)
    scene.put(small, -9.8, 20, 0.02, 28)
    canoe_far = Mesh()
    canoe(canoe_far, boatman='azure')
    scene.put(canoe_far, 15, 40, 0.02, 170)
    birds = Mesh()
    flock_in(birds, 8, (-5, 4), (14, 22), (12.5, 15.5), 0.42, 'white-bird')
    scene.put(birds, layer='life')
    for x, y in ((2, 1), (-3, 3), (6, 0)):
        scene.lamp(x, y, 1.7, 30)
