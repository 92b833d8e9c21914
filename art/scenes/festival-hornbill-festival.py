"""The Hornbill Festival at Kisama: morungs up the hill, a log drum, a line of dancers with spears and shawls."""
from kit.architecture.village import naga_house
from kit.life.people import man, woman
from kit.life.vehicles import smoke
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Naga dancers in red shawls and feathered headdresses line up by a log drum before thatched morungs at Kisama.',
}


def ground(xs, ys):
    return (
        15 * smoothstep(12, 74, ys)
        + 0.3 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(10, 16, ys)
        + 5 * smoothstep(16, 46, abs(xs)) * smoothstep(-20, 30, ys)
    )


def build(scene):
    scene.camera((5, -23, 3.2), (-0.6, 10, 5.2), lens=35, lift=0.02)
    scene.light(
        sun=106,
        elevation=20,
        energy=5,
        haze={'density': 0.0024, 'height': 20, 'start': 40, 'base': 0.2},
        clouds={'seed': 7.7, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-120, 120), (-40, 180), 'meadow', 260, 260))
    scene.put(plain('forest-hills', z=-6), layer='far')
    blue_hills(scene, near=240, count=4, height=70, base=6, width=1500, seed=8)
    houses = Mesh()
    for x, y, turn, s in (
        (-4, 25, 2, 1.25),
        (-17, 24, 14, 1.1),
        (10, 26, -10, 1.1),
        (-30, 30, 22, 1.05),
        (23, 30, -20, 1.05),
        (-11, 43, 6, 1),
        (3, 46, -2, 1),
        (17, 46, -12, 1),
        (-26, 48, 14, 1),
    ):
        with houses.at(x, y, height_at(ground, x, y - 6) - 0.2, turn, s):
            naga_house(houses, 8, 11, 8.4)
    with houses.at(-1, 7, 0, -8, 0.7):
        log_drum(houses, 0, 0)
    scene.put(houses)
    trees = [broadleaf(40 + i, 10, cards=300) for i in range(2)] + [conifer(3, 15), bamboo_clump(2, 10)]
    scene.scatter(
        trees, 110, ((-80, 80), (34, 120)), ground, seed=4, sink=0.3, keep=lambda x, y, z: y > 62 or abs(x) > 38
    )
    scene.scatter([grass_tuft(5, 50, 0.5)], 260, ((-44, 44), (14, 34)), ground, seed=5, keep=lambda x, y, z: abs(x) > 8)
    scene.layer = 'life'
    folk = Mesh()
    for i in range(12):
        warrior(folk, -12.4 + i * 1.75, -4.5 + 0.1 * (i - 6) ** 2 * 0.5, 20 if i % 2 else -20)
    for i in range(9):
        x = -9 + i * 2.1
        woman(folk, ('crimson', 'shadow')[i % 2], x, 11.4, 0.05, 1.1, 0)
    for i in range(7):
        for y in (4.0, 6.2):
            man(folk, 'crimson', 'shadow', -4.4 + i * 1.15, y + 1.9, 0, 1.05, 0 if y > 5 else 180)
    for side in (-1, 1):
        for i in range(16):
            x, y = side * (14 + (i % 4) * 1.6), -6 + (i // 4) * 3.6
            (woman if i % 3 else man)(
                folk,
                ('ivory', 'azure', 'crimson', 'indigo', 'emerald')[i % 5],
                x=x,
                y=y,
                z=height_at(ground, x, y),
                turn=side * -80,
            )
    scene.put(folk)
    puffs = Mesh()
    for x, y in ((-19, 19), (12.5, 20)):
        smoke(puffs, x, y, height_at(ground, x, y) + 1, 9, (-0.3, 0.1, 0.9), 2, 'ivory', 0.2)
    scene.put(puffs)


def warrior(mesh, x, y, turn):
    """A dancer with spear, red kilt and a headdress of hornbill feathers."""
    man(mesh, 'crimson', 'shadow', x, y, 0, 1.14, turn)
    with mesh.at(x, y, 0, turn, 1.14):
        mesh.lathe([(0.26, 0.5), (0.21, 0.95)], 'shadow', 10)
        mesh.lathe([(0.262, 0.52), (0.25, 0.62)], 'ivory', 10)
        mesh.lathe([(0.15, 0), (0.14, 0.1), (0.05, 0.16)], 'crimson', 10, z=1.7)
        for k in range(-2, 3):
            mesh.quad(
                (k * 0.05 - 0.03, 0.02, 1.78),
                (k * 0.05 + 0.03, 0.02, 1.78),
                (k * 0.15 + 0.04, 0.06, 2.2),
                (k * 0.15 - 0.04, 0.06, 2.2),
                'ivory',
            )
        mesh.tube([(0.34, -0.2, 0.1), (0.34, -0.2, 2.35)], 0.022, 'wood', 5)
        mesh.tube([(0.34, -0.2, 2.3), (0.34, -0.2, 2.6)], [0.06, 0.005], 'iron', 4)


def log_drum(mesh, x, y):
    """A hollowed log on trestles under a small thatch."""
    with mesh.at(x, y, 1.0, roll=90):
        mesh.lathe([(0.5, -6.4), (0.75, -5.4), (0.78, 5.2), (0.9, 5.8), (0.4, 7.2)], 'wood-dark', 18)
    mesh.box(10, 0.16, 0.1, 'shadow', x, y - 0.05, 1.78)
    for side in (-4, 0, 4):
        mesh.box(0.4, 2, 0.5, 'wood', x + side, y)
    for px in (-7.4, 7.4):
        for py in (-2.8, 2.8):
            mesh.tube([(x + px, y + py, 0), (x + px, y + py, 3.6)], 0.14, 'wood', 6)
    mesh.loft(
        [
            [(x - 8.4, y - 3.8, 3.3), (x - 8.8, y, 5.8), (x - 8.4, y + 3.8, 3.3)],
            [(x + 8.4, y - 3.8, 3.3), (x + 8.8, y, 5.8), (x + 8.4, y + 3.8, 3.3)],
        ],
        'thatch',
    )
