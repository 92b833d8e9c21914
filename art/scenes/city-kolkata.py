"""Howrah Bridge on a clear early morning, the flower market on the ghat below it, ferries on the Hooghly."""
import math

from kit.architecture.water_works import cantilever_bridge, ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.work import Pose, glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'size': 'hero',
    'widest': 1600,
    'alt': 'On a ghat of Kolkata women thread marigolds, a porter sets down his basket and men drink tea; behind them Howrah Bridge spans the Hooghly.',
}

# Bulbs over the stalls, their cords from the racks.
BULBS = ((-45.2, -331.0), (-43.4, -331.0), (-33.5, -330.3))


def build(scene):
    scene.material('iron', colour='#7f8b98')
    scene.camera((-40, -345, 5.2), (-2, 0, 43), lens=30, lift=0.02, focus=15, fstop=0.7)
    scene.light(
        sun=-112,
        elevation=18,
        energy=5,
        haze={'density': 0.0008, 'height': 22, 'start': 150, 'base': 0.16, 'most': 0.66},
        clouds={'seed': 13.2, 'amount': 0.9, 'stretch': (0.4, 1)},
    )
    scene.put(water_sheet('river', 0, 2500, -400))
    bridge = Mesh()
    with bridge.at(0, 0, 0, 8):
        cantilever_bridge(bridge, 300, 82)
        for i in range(40):
            bridge.ball(0.9, 'lamp', -250 + i * 13, -11, 27.5, sides=6)
        traffic(bridge)
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
    stalls(ghat)
    scene.put(ghat)
    scene.layer = 'life'
    folk = Mesh()
    with folk.at(z=3.0):
        stringers(folk)
        bargain(folk)
        unloading(folk)
        tea_by_the_wall(folk)
    for x, y, turn, size in ((-28, -196, 10, 1.7), (56, -110, 176, 1.9)):
        with folk.at(x, y, 0, turn, size):
            ferry(folk)
    rowing_boat(folk, -34.5, -297, 0, 164, 8, 'azure', 3, 'thatch')
    rowing_boat(folk, 13, -258, 0, 20, 8, 'scarlet', 2)
    if not scene.is_night:
        flock_in(folk, 12, (-110, -50), (-80, -20), (92, 116), 2.6)
    scene.put(folk)
    light_up(scene)


def light_up(scene):
    """By night: the ferries, the bulbs over the stalls, the tea stove, and floodlights on the bridge's deck."""
    for x, y in ((-28, -198), (56, -112)):
        scene.lamp(x, y, 7, 500)
    for x, y in BULBS:
        scene.lamp(x, y - 0.8, 5.3, 130, '#ffc983', 0.1)
    scene.lamp(-38.6, -332.7, 4.1, 80, '#ffc983', 0.1)
    scene.lamp(-32.8, -332.1, 3.5, 12, '#ff8a3c', 0.12)
    for i in range(11):
        x = -200 + i * 40
        tower = 2.4 if abs(abs(x) - 150) < 15 else 1.0
        scene.lamp(x, -22 + x * 0.14, 27, 26000 * tower, '#ffb46a', 0.8)


def traffic(mesh):
    """Yellow taxis, buses and a lorry on the deck."""
    for k, (x, long, tall, paint) in enumerate(
        (
            (-196, 5, 2.4, 'turmeric'),
            (-122, 12, 4.2, 'scarlet'),
            (-101, 5, 2.4, 'turmeric'),
            (-62, 5, 2.4, 'turmeric'),
            (-20, 12, 4.2, 'azure'),
            (4, 5, 2.4, 'turmeric'),
            (58, 11, 4.2, 'scarlet'),
            (92, 5, 2.4, 'turmeric'),
            (178, 12, 4.2, 'emerald'),
        )
    ):
        mesh.box(long, 2.4, tall * 0.6, paint, x, -7.5 + k % 2, 25)
        mesh.box(long * (0.6 if tall < 3 else 1), 2.2, tall * 0.4, 'window-lit', x, -7.5 + k % 2, 25 + tall * 0.6)


def stalls(mesh):
    """What is laid out on the ghat: heaps on sheets, broad baskets, the racks hung with garlands, fallen petals."""
    for x, y, paint, size in (
        (-44.3, -333.2, 'marigold', 0.95),
        (-43.0, -333.85, 'turmeric', 0.8),
        (-42.4, -333.0, 'scarlet', 0.66),
        (-37.9, -333.5, 'marigold', 1.25),
    ):
        garlands(mesh, x, y, 3.0, paint, size)
    for x, y, paint, size in (
        (-39.9, -334.35, 'turmeric', 1.0),
        (-36.0, -334.0, 'scarlet', 0.9),
        (-36.2, -331.2, 'ivory', 0.8),
        (-41.7, -331.0, 'marigold', 0.85),
    ):
        flower_basket(mesh, x, y, 3.0, paint, size)
    rack(mesh, -45.9, -42.9, -330.9)
    rack(mesh, -34.6, -32.4, -330.2)
    for x, y in BULBS:
        mesh.tube([(x, y, 5.38), (x, y - 0.3, 5.42), (x, y - 0.35, 5.3)], 0.018, 'rope', 5)
        mesh.lathe([(0.16, 5.2), (0.06, 5.32), (0.03, 5.34)], 'iron', 14, x=x, y=y - 0.35)
        mesh.ball(0.075, 'lamp', x, y - 0.35, 5.18, 9)
    lantern(mesh, -38.75, -332.65)
    for k in range(150):
        x, y = -40.2 + 5.6 * math.sin(k * 12.9898) * abs(math.sin(k * 3.7)), -333.2 + 1.9 * math.sin(k * 78.233)
        mesh.ball((0.045, 0.045, 0.012), ('marigold', 'turmeric', 'scarlet')[k % 3], x, y, 3.012, 5)


def rack(mesh, left, right, y):
    """Two bamboos and a cross pole from which long garlands hang, some doubled."""
    for x in (left, right):
        mesh.tube([(x, y, 2.9), (x, y, 5.55)], [0.055, 0.045], 'bamboo', 7)
    mesh.tube([(left - 0.25, y, 5.35), (right + 0.25, y, 5.35)], 0.045, 'bamboo', 7)
    count = int((right - left) / 0.27)
    for k in range(1, count):
        x = left + (right - left) * k / count
        long = 1.5 + 0.35 * math.sin(k * 2.3)
        paint = ('marigold', 'marigold', 'turmeric', 'ivory', 'marigold', 'scarlet')[k % 6]
        for j in range(int(long / 0.085)):
            mesh.ball(0.058, paint, x + 0.02 * math.sin(j * 1.7 + k), y - 0.07, 5.28 - j * 0.085, 7)
        mesh.ball((0.07, 0.07, 0.09), 'leaf', x, y - 0.07, 5.24 - long, 7)


def lantern(mesh, x, y):
    """A hurricane lantern on an upturned pot."""
    mesh.lathe([(0.2, 3.0), (0.17, 3.4), (0.12, 3.42)], 'terracotta', 16, x=x, y=y)
    mesh.lathe([(0.11, 3.42), (0.11, 3.5), (0.06, 3.52)], 'iron', 14, x=x, y=y)
    mesh.ball((0.075, 0.075, 0.12), 'lamp', x, y, 3.62, 10)
    mesh.lathe([(0.09, 3.74), (0.05, 3.82), (0.02, 3.84)], 'iron', 14, x=x, y=y)
    mesh.tube(
        [(x - 0.1, y, 3.48), (x - 0.12, y, 3.7), (x, y, 3.98), (x + 0.12, y, 3.7), (x + 0.1, y, 3.48)], 0.01, 'iron', 5
    )


def flower_basket(mesh, x, y, z, paint, size=1.0):
    """A broad woven basket heaped with loose flower heads."""
    with mesh.at(x, y, z, 0, size):
        mesh.lathe([(0.34, 0), (0.52, 0.34), (0.56, 0.38), (0.52, 0.36)], 'weave', 26)
        for k in range(120):
            a, far = k * 2.4, 0.5 * math.sqrt(k / 120)
            stuff = paint if k % 9 else 'turmeric'
            mesh.ball(0.07, stuff, far * math.cos(a), far * math.sin(a), 0.37 + 0.24 * (1 - k / 120), 7)


def stringers(mesh):
    """Two women on a mat under the rack threading one long garland, which lies between them."""
    mesh.box(2.6, 1.3, 0.03, 'weave', -44.2, -331.8)
    person(mesh, 'knit', 'saree', 'emerald', 'crimson', -45.0, -331.75, 0.03, 42, 1.12, look=6)
    person(mesh, 'knit', 'saree', '#d9a79b', 'maroon', -43.45, -331.6, 0.03, -34, 1.1, head='veil', elder=True)
    for k in range(26):
        t = k / 25
        z = 0.46 - 1.25 * t * (1 - t)
        mesh.ball(0.05, ('marigold', 'turmeric')[k % 5 == 0], -44.72 + 1.05 * t, -332.1, max(0.08, z), 8)


def bargain(mesh):
    """A seller holds a garland up to a woman with a child on her hip."""
    with mesh.at(-41.75, -332.2, 0, 70, 1.14):
        person(mesh, Pose(((0.24, -0.5, 1.34), (-0.24, -0.46, 1.26)), bend=4), 'lungi', '#efe4d2', '#86a3b6')
        for k in range(25):
            t = k / 12 - 1
            place = (0.25 * t, -0.52, 1.32 - 0.42 * (1 - t * t))
            mesh.ball(0.048, ('marigold', 'scarlet')[k % 6 == 0], *place, 8)
    with_child(mesh, 'saree', 'scarlet', 'turmeric', -40.3, -331.8, 0, -74, 1.1, child='#a7b79c')


def unloading(mesh):
    """A porter brings a basket on his head; a man reaches up to help him set it down, a boy gathers what fell."""
    load = Pose(((0.26, -0.1, 1.82), (-0.26, -0.1, 1.82)), bend=1, knees=((0.1, -0.14, 0.52), (-0.1, 0.02, 0.5)))
    with mesh.at(-36.95, -331.9, 0, -40, 1.14):
        person(mesh, load, 'lungi', '#cfae62', 'azure')
        mesh.ball((0.13, 0.13, 0.05), 'scarlet', 0, 0, 1.74, 10)
        flower_basket(mesh, 0, 0, 1.74, 'marigold', 0.78)
    reach = Pose(((0.24, -0.46, 1.72), (-0.24, -0.46, 1.74)), bend=6, gaze=16)
    person(mesh, reach, 'kurta', '#f1e9da', '#8c6f5a', -37.75, -332.75, 0, 140, 1.08, elder=True)
    little_one(mesh, 'squat', '#7d93a8', -36.85, -333.95, 0, 74, 1.12)


def tea_by_the_wall(mesh):
    """A man squats by his kettle and stove; two porters at rest drink from clay cups on an upturned crate."""
    with mesh.at(-32.3, -331.4, 0, -40, 1.1):
        person(mesh, 'cook', 'dhoti', '#a7b79c', 'ivory', head='turban', hat='#b5463c')
        mesh.lathe([(0.2, 0), (0.24, 0.05), (0.2, 0.28), (0.17, 0.3)], 'terracotta', 16, y=-0.66)
        mesh.ball((0.1, 0.1, 0.03), 'flame', 0, -0.66, 0.3, 8)
        mesh.lathe([(0.1, 0.32), (0.17, 0.36), (0.16, 0.5), (0.06, 0.58), (0.03, 0.63)], 'iron', 16, y=-0.66)
        mesh.tube([(0.14, -0.7, 0.42), (0.24, -0.74, 0.48), (0.3, -0.76, 0.58)], [0.03, 0.024, 0.016], 'iron', 7)
    mesh.box(1.5, 0.45, 0.5, 'wood', -34.0, -331.75)
    with mesh.at(-34.35, -331.8, 0, 24, 1.08):
        person(mesh, 'sip', 'lungi', 'ivory', '#8e4a3a')
        glass(mesh, (0.07, -0.24, 0.99), 'terracotta')
    with mesh.at(-33.55, -331.7, 0, -30, 1.08):
        person(mesh, 'talk', 'shirt', '#86a3b6', '#6d6a66')
        glass(mesh, (-0.14, -0.32, 0.66), 'terracotta')


def garlands(mesh, x, y, z, paint, size=1.0):
    """A heap of coiled flower garlands on a sheet."""
    with mesh.at(x, y, z, 0, size):
        mesh.lathe([(0.64, 0.0), (0.62, 0.03)], 'ivory', 18)
        for k in range(150):
            a, share = k * 2.4, k / 150
            far = 0.54 * math.sqrt(share)
            place = (far * math.cos(a), far * math.sin(a), 0.06 + 0.38 * (1 - share) ** 0.8)
            mesh.ball(0.062, paint if k % 7 else 'turmeric', *place, 7)


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
