"""Tirumala by night: the lit white gopuram and the gilded vimana among the wooded seven hills."""
from kit.architecture.dravidian import gopuram, pillared_hall, ratha
from kit.life.lamps import light_string
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'alt': 'The white gate tower of the Tirumala temple lit at night before its gilded inner shrine, pilgrims below and wooded hills behind.',
}


def build(scene):
    scene.material('gold-paint', glow=0.25)
    scene.camera((-13, -62, 4), (1, 0, 11), lens=40, lift=0.04, focus=60, fstop=0.7)
    scene.light(
        sun=-104, haze={'density': 0.0012, 'height': 16, 'base': 0.2, 'start': 60}, clouds={'seed': 6.1, 'amount': 0.5}
    )
    scene.put(plain('dust', z=-0.3), layer='far')
    blue_hills(scene, near=170, count=4, height=52, base=-3, width=1100, seed=3, length=170)
    temple = Mesh()
    temple.box(110, 120, 0.3, 'paving', 0, -10, -0.3)
    gopuram(
        temple, 15, 10, 21, 5, 'granite-pale', 'whitewash', ('whitewash', 'cream-wall', 'whitewash', 'gold-paint'), 0, 0
    )
    for side in (-1, 1):
        temple.box(36, 2, 6.5, 'whitewash', side * 25.5, 1)
        for i in range(16):
            temple.box(1.2, 2.4, 0.9, 'cream-wall', side * (9 + i * 2.3), 1, 6.5)
    with temple.at(35, 30, 0, 0, 1.25):
        temple.box(15, 15, 9, 'granite-pale')
        temple.box(16, 16, 0.6, 'gold-paint', z=8.7)
        # The Ananda Nilayam: a gilded vimana of three tiers under a round crown, no dome.
        ratha(temple, 11.5, 18, 3, 'gold-paint', z=5.6)
        temple.lathe(
            [(3.2, 0), (3.9, 0.8), (3.7, 2.0), (2.6, 3.2), (1.0, 4.0), (0.4, 4.2)],
            'gold-paint',
            24,
            z=19.4,
            ribs=24,
            rib=0.06,
        )
        temple.lathe([(0.3, 0), (0.55, 0.5), (0.2, 1.0), (0.25, 1.3), (0.03, 2.4)], 'gold', 12, z=23.4)
    gopuram(temple, 10, 7, 15, 3, 'granite-pale', 'whitewash', ('whitewash', 'cream-wall', 'gold-paint'), -17, 40)
    with temple.at(-20, -12):
        pillared_hall(temple, 6, 3, 2.8, 4.4, 'granite-pale')
    with temple.at(22, -12):
        pillared_hall(temple, 5, 3, 2.8, 4.4, 'granite-pale')
    temple.lathe([(0.5, 0), (0.4, 1), (0.22, 1.4), (0.2, 13), (0.05, 13.4)], 'gold-paint', 10, x=9, y=-14)
    lights = Mesh()
    for z, half in ((6.6, 43),):
        light_string(lights, (-half, -0.4, z + 1.2), (-8, -0.4, z + 1.2), 0.4, 46, 0.14)
        light_string(lights, (8, -0.4, z + 1.2), (half, -0.4, z + 1.2), 0.4, 46, 0.14)
    for i in range(5):
        half, z = 7.4 - i * 0.95, 7 + i * 2.5
        light_string(lights, (-half, -5.4 + i * 0.5, z), (half, -5.4 + i * 0.5, z), 0.1, 22, 0.12)
    scene.put(temple)
    scene.put(lights)
    wood = [broadleaf(30 + i, 9, 'leaf-dark', spread=1.2, clouds=8, cards=260, card=0.38) for i in range(2)]
    scene.scatter(wood, 160, ((-120, 120), (62, 130)), seed=4, sink=0.2)
    scene.scatter(wood, 16, lambda r: (r.choice((-1, 1)) * r.uniform(36, 52), r.uniform(-16, 20)), seed=5)
    life = Mesh()
    crowd(life, 60, lambda r: (r.gauss(0, 9), r.uniform(-42, -8)), seed=6, turbans=0.1)
    scene.put(life, layer='life')
    for x, y, z, p in (
        (-8, -12, 3, 900),
        (8, -12, 3, 900),
        (0, -14, 9, 500),
        (-26, -14, 4, 700),
        (26, -14, 4, 700),
        (30, 16, 14, 2400),
        (6, 26, 10, 700),
        (-17, 30, 9, 800),
        (-4, -38, 5, 500),
        (8, -30, 5, 500),
    ):
        scene.lamp(x, y, z, p, '#ffc27a', 0.2)
