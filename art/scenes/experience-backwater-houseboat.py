"""Evening on a backwater: houseboats moored along a palm bank at blue hour, lamps in their windows."""
from kit.life.birds import flock_in
from kit.life.boats import canoe, kettuvallam
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch
from kit.stage.waterside import backwater

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-rose',
    'alt': 'Two thatched houseboats moored under coconut palms on the backwaters at rose dusk, lit windows doubled in still water.',
}


def build(scene):
    scene.camera((9, -25, 2.4), (-1, 4, 4.2), lens=33)
    scene.light(
        sun=-102,
        elevation=14,
        energy=6,
        haze={'density': 0.004, 'height': 12, 'base': 0.2, 'start': 28},
        clouds={'seed': 4.4, 'amount': 0.9},
        grade={'exposure': 1.4},
    )
    backwater(scene, right=False, far_bank=60, grass=600)
    boats = Mesh()
    kettuvallam(boats, -0.5, 2, 0.05, 24)
    kettuvallam(boats, 8, 24, 0.05, 16)
    canoe(boats, 9.4, -9, 0.03, 150, boatman='saffron')
    scene.put(boats)
    patch = [lily_patch(i, flowers=2) for i in range(2)]
    for i, (x, y) in enumerate(((1.5, -15), (4.4, -17), (-1.4, -13), (13, -14), (15, -11))):
        scene.put(patch[i % 2], x, y, 0, i * 60, 0.7, layer='front')
    birds = Mesh()
    flock_in(birds, 9, (2, 14), (24, 40), (13, 17), 0.5)
    scene.put(birds, layer='life')
    for x, y in ((-3, 0), (1, 1.4), (4.6, 3.4), (7, 22), (11, 23)):
        scene.lamp(x, y - 1.6, 2.2, 70)
