"""Howrah Bridge at blue hour, ferries and the ghat in front."""
from kit.architecture.domes import chhatri
from kit.architecture.water_works import cantilever_bridge, ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull, rowing_boat
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Howrah Bridge spans the Hooghly at blue hour, its steel towers over lit ferries, country boats and a bathing ghat at Kolkata.',
}


def build(scene):
    scene.material('iron', colour='#a7b0bf')
    scene.camera((-70, -345, 10), (8, 0, 44), lens=33, lift=0.02)
    scene.light(
        sun=-70,
        elevation=10,
        energy=2.6,
        haze={'density': 0.0011, 'height': 24, 'start': 120, 'base': 0.25},
        clouds={'seed': 13.2, 'amount': 0.9, 'stretch': (0.4, 1)},
    )
    scene.put(water_sheet('river', 0, 2500, -400))
    bridge = Mesh()
    with bridge.at(0, 0, 0, 8):
        cantilever_bridge(bridge, 300, 82)
        for i in range(40):
            bridge.ball(0.9, 'lamp', -250 + i * 13, -11, 27.5, sides=6)
    scene.put(bridge)
    skyline(scene, 190, 900, 130, (10, 34))
    tree_line(scene, 160, 26, 900, 120, 11)
    bank = Mesh()
    bank.box(1200, 60, 6, 'grey-stone', 0, 186, -2)
    scene.put(bank)
    scene.layer = 'front'
    ghat = Mesh()
    ghat_steps(ghat, 70, 9, 0.42, 0.9, 'step', -96, -284, -0.2, 0)
    for x in (-122, -98):
        chhatri(ghat, 3, 6, 'cream-wall', 'red-stone-pale', x=x + 8, y=-276, z=3.6)
    scene.put(ghat)
    scene.layer = 'life'
    folk = Mesh()
    crowd(
        folk,
        26,
        lambda r: (r.uniform(-120, -66), -284 + 0.9 * r.randint(1, 8)),
        lambda x, y: 0.42 * (int((y + 284) / 0.9) + 1) - 0.2,
        4,
    )
    for x, y, turn, size in ((-16, -178, 10, 1.7), (66, -110, 176, 1.9)):
        with folk.at(x, y, 0, turn, size):
            ferry(folk)
    canoe(folk, -56, -164, 0, 20, 9, 'ivory', 1.4)
    rowing_boat(folk, -32, -178, 0, 160, 9, 'scarlet', 3, 'thatch')
    rowing_boat(folk, 12, -244, 0, 20, 9, 'azure', 2)
    flock_in(folk, 12, (-110, -50), (-80, -20), (92, 116), 2.6)
    scene.put(folk)
    for x, y in ((-16, -180), (66, -112), (-100, -280)):
        scene.lamp(x, y, 7, 500)


def ferry(mesh):
    """A two-decked river ferry with lit windows."""
    hull(mesh, 22, 5, 1.6, 'ivory', rise=0.6, sharp=4, deck='wood')
    mesh.box(15, 4, 2.2, 'ivory', -1, 0, 1.2)
    mesh.box(15.6, 4.6, 0.25, 'emerald', -1, 0, 3.4)
    mesh.box(10, 3.4, 2, 'ivory', -2, 0, 3.6)
    mesh.box(11, 4.2, 0.25, 'emerald', -2, 0, 5.6)
    for i in range(8):
        for side in (-1, 1):
            mesh.box(1.1, 0.1, 1, 'window-lit', -7.5 + i * 1.85, side * 2.02, 1.8)
            mesh.box(0.8, 0.1, 0.9, 'window-lit', -6 + i * 1.15, side * 1.72, 4.2)
