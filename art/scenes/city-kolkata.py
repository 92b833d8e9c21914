"""Howrah Bridge in the morning haze, flower sellers on the ghat below it, ferries on the Hooghly."""
import math

from kit.architecture.water_works import cantilever_bridge, ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull, rowing_boat
from kit.life.people import child, man, sitter, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Flower sellers with heaps of marigolds on a ghat of Kolkata in the morning, the steel towers of Howrah Bridge over the Hooghly.',
}


def build(scene):
    scene.material('iron', colour='#98a0aa')
    scene.camera((-40, -345, 5.2), (-2, 0, 43), lens=30, lift=0.02, focus=15, fstop=0.7)
    scene.light(
        sun=-112,
        elevation=18,
        energy=5,
        haze={'density': 0.0011, 'height': 24, 'start': 120, 'base': 0.25, 'most': 0.7},
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
    ghat_steps(ghat, 60, 9, 0.42, 0.9, 'step', -40, -322, -0.8, 180, platforms=False)
    ghat.box(60, 20, 4.4, 'step', -40, -339.2, -1.4)
    for x, y, paint in (
        (-44.5, -332.6, 'marigold'),
        (-43.4, -332.9, 'turmeric'),
        (-41.7, -332.5, 'marigold'),
        (-40.7, -332.8, 'scarlet'),
        (-35.4, -332.2, 'marigold'),
    ):
        garlands(ghat, x, y, 3.0, paint)
    scene.put(ghat)
    scene.layer = 'life'
    folk = Mesh()
    sitter(folk, 'emerald', -44.1, -331.5, 3.0, 1.15, 16, arms='lap')
    woman(folk, 'scarlet', -42.6, -331.2, 3.0, 1.12, 56, veil=False, pose='lap')
    with folk.at(-42.6, -331.2, 3.0, 56, 1.12):
        for k in range(21):
            t = k / 10 - 1
            folk.ball(0.042, ('marigold', 'turmeric')[k % 2], 0.2 * t, -0.24, 1.03 - 0.34 * (1 - t * t), 8)
    sitter(folk, 'ivory', -41.1, -331.5, 3.0, 1.15, -8, None, 'lap')
    porter(folk, -36.5, -331.4, -72)
    child(folk, 'azure', -34.4, -331.2, 3.0, 1.15, 162, pose='point')
    for x, y, turn, size in ((-26, -196, 10, 1.7), (56, -110, 176, 1.9)):
        with folk.at(x, y, 0, turn, size):
            ferry(folk)
    canoe(folk, -66, -204, 0, 20, 9, 'ivory', 1.4)
    rowing_boat(folk, -34.5, -297, 0, 164, 8, 'azure', 3, 'thatch')
    rowing_boat(folk, -2, -262, 0, 20, 9, 'scarlet', 2)
    flock_in(folk, 12, (-110, -50), (-80, -20), (92, 116), 2.6)
    scene.put(folk)
    for x, y in ((-26, -198), (56, -112)):
        scene.lamp(x, y, 7, 500)


def garlands(mesh, x, y, z, paint):
    """A heap of coiled flower garlands on a sheet."""
    mesh.lathe([(0.62, 0.0), (0.6, 0.03)], 'ivory', 18, x=x, y=y, z=z)
    for k in range(130):
        a, share = k * 2.4, k / 130
        far = 0.52 * math.sqrt(share)
        mesh.ball(
            0.062,
            paint if k % 7 else 'turmeric',
            x + far * math.cos(a),
            y + far * math.sin(a),
            z + 0.06 + 0.36 * (1 - share) ** 0.8,
            7,
        )


def porter(mesh, x, y, turn):
    """A man of the flower market, a broad basket of marigolds on his head."""
    man(mesh, 'ivory', 'azure', x, y, 3.0, 1.15, turn, pose='load', dress='lungi')
    with mesh.at(x, y, 3.0, turn, 1.15):
        mesh.lathe([(0.2, 1.8), (0.38, 2.06), (0.4, 2.08), (0.35, 2.06)], 'weave', 24)
        for k in range(90):
            a, far = k * 2.4, 0.35 * math.sqrt(k / 90)
            mesh.ball(
                0.065,
                ('marigold', 'marigold', 'turmeric')[k % 3],
                far * math.cos(a),
                far * math.sin(a),
                2.08 + 0.2 * (1 - k / 90),
                7,
            )


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
