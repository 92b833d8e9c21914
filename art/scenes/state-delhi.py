"""India Gate floodlit at the blue hour, families and ice-cream carts along the avenue."""
from kit.architecture.arches import arched_wall, arch_points
from kit.architecture.domes import chhatri
from kit.life.people import crowd, parasol
from kit.life.work import little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'night',
    'palette': 'dusk-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'India Gate in Delhi floodlit at the blue hour, families and ice-cream carts under umbrellas on the avenue before it.',
}


def build(scene):
    scene.camera((-15, -82, 2.2), (3.5, 0, 13.4), lens=31, lift=0.03, focus=12, fstop=1.3)
    scene.light(
        sun=-118,
        elevation=9,
        energy=2.2,
        haze={'density': 0.0016, 'height': 16, 'start': 60, 'base': 0.2},
        clouds={'seed': 6.2, 'amount': 0.6},
    )
    scene.put(plain('lawn', z=-0.08), layer='far')
    ground = Mesh()
    ground.box(26, 420, 0.1, 'road', 0, -20, -0.08)
    for side in (-1, 1):
        ground.box(9, 420, 0.1, 'red-stone-pale', side * 19, -20, -0.06)
        ground.box(6, 160, 0.08, 'pool', side * 34, -60, -0.06)
        for y in range(-58, 90, 15):
            ground.tube([(side * 14, y, 0), (side * 14, y, 5)], 0.12, 'iron', 6)
            ground.ball(0.34, 'lamp', side * 14, y, 5.3, 10)
    ground.lathe([(27, 0), (27, 0.3), (24, 0.34), (24, 0.7), (20, 0.74)], 'red-stone-pale', 8, False, start=22.5)
    scene.put(ground)
    gate = Mesh()
    with gate.at(0, 0, 0.7):
        india_gate(gate)
    chhatri(gate, 3.2, 12, 'sand-stone-pale', x=0, y=150, tip=None)
    scene.put(gate)
    wood = [broadleaf(40 + i, 11, 'leaf-dark', spread=1.2, cards=280, card=0.4) for i in range(3)]
    scene.scatter(wood, 90, lambda r: (r.choice((-1, 1)) * r.uniform(46, 150), r.uniform(-30, 160)), seed=5)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 60, lambda r: (r.choice((-1, 1)) * r.uniform(3, 24), r.uniform(-66, -22)), seed=8)
    crowd(folk, 26, lambda r: (r.uniform(-12, 12), r.uniform(-30, -14)), seed=9)
    for x, y, cloth in (
        (-21, -56, 'scarlet'),
        (-18, -44, 'turmeric'),
        (19, -50, 'azure'),
        (21, -38, 'scarlet'),
        (-22, -32, 'emerald'),
    ):
        folk.box(1.7, 0.8, 0.8, 'whitewash', x, y, 0.3)
        folk.box(1.72, 0.82, 0.25, cloth, x, y, 0.6)
        parasol(folk, x, y, 0.9, 1.5, 2.0, cloth)
        scene.lamp(x, y - 1, 2.4, 60)
    with folk.at(-14.2, -63.2, 0, -12):
        ice_cream_cart(folk)
    with folk.at(-6.6, -66.4, 0, 20):
        on_the_kerb(folk)
    scene.lamp(-13.4, -65.0, 2.5, 70, day=0.6)
    scene.lamp(-11.0, -68.4, 3.0, 130, day=0.8)
    scene.put(folk)
    for x, y, power in ((-12, -16, 1500), (12, -16, 1500), (-24, -6, 1100), (0, 0, 500), (0, -22, 500)):
        scene.lamp(x, y, 1.6, power, '#ffc886', 0.5)


def india_gate(mesh):
    """The arch of 42 m: two broad piers, a round arch of 23 m, a cornice of suns and a stepped top under its bowl."""
    stone, trim = 'sand-stone-pale', 'red-stone-pale'
    for side in (-1, 1):
        mesh.box(9.6, 15, 2.2, trim, side * 9.4, 0, 0)
        mesh.box(8.6, 13.4, 27.4, stone, side * 9.3, 0.5, 2.2)
        with mesh.at(side * 9.1, -6.6, 0):
            arched_wall(mesh, 8.2, 18, stone, 2.0, 8, 10.6, 4.4, 0.5, 'recess', 'round')
            mesh.box(6.2, 0.5, 0.7, stone, 0, -0.2, 12.6)
            mesh.box(6.6, 0.4, 0.5, stone, 0, -0.2, 17.4)
    with mesh.at(0, -6.8):
        arched_wall(mesh, 27.2, 29.6, stone, 4.7, 17.6, 22.4, 0, 13.4, kind='round', open_back=True)
        curve = arch_points(5.4, 17.6, 23.2, 'round', 30)
        mesh.tube([(x, -0.05, z) for x, z in curve], 0.3, stone, 5)
        mesh.box(9.4, 0.3, 0.6, stone, 0, -0.1, 25)
    mesh.box(27.6, 13.6, 6.4, stone, 0, 0.2, 23.2)
    mesh.box(30, 16.2, 0.8, stone, 0, 0, 29.6)
    mesh.box(31, 17, 0.7, stone, 0, 0, 30.4)
    for i in range(24):
        mesh.lathe([(0.3, 0), (0.3, 0.2)], trim, 10, x=-13.2 + i * 1.15, y=-6.9, z=28.4)
    mesh.box(26.4, 12.6, 4.4, stone, 0, 0, 31.1)
    mesh.box(27, 13.2, 0.6, stone, 0, 0, 35.2)
    mesh.box(16, 0.3, 2.4, 'inlay', 0, -6.4, 32)
    for i, (width, height) in enumerate(((20, 2), (14, 2), (9, 1.6))):
        mesh.box(width, width * 0.5, height, stone, 0, 0, 35.8 + i * 1.9)
    mesh.lathe([(2.2, 0), (3.4, 0.9), (3.6, 1.2)], stone, 28, z=41)


def cone(mesh, x, y, z):
    """An ice-cream in its cone."""
    mesh.lathe([(0.005, 0), (0.05, 0.14)], 'ochre-wall', 10, x=x, y=y, z=z)
    mesh.ball(0.06, 'blossom-pink', x, y, z + 0.17, 9)


def ice_cream_cart(mesh):
    """A painted cart under its umbrella: the seller hands a cone to a girl, a mother waits with her child."""
    mesh.box(1.9, 0.9, 0.85, 'whitewash', 0, 0, 0.35)
    mesh.box(1.94, 0.94, 0.28, 'scarlet', 0, 0, 0.66)
    mesh.box(1.7, 0.7, 0.06, 'iron', 0, 0, 1.2)
    for k in range(7):
        mesh.lathe([(0.005, 0), (0.05, 0.14)], 'ochre-wall', 8, x=-0.6 + 0.2 * k, y=0.1, z=1.26)
    for side in (-1, 1):
        with mesh.at(0.6 * side, -0.5, 0.36, tilt=90):
            mesh.lathe([(0.34, -0.04), (0.34, 0.04)], 'shadow', 24)
            mesh.lathe([(0.26, 0.045), (0.02, 0.05)], 'iron', 12)
    parasol(mesh, 0, 0.4, 0.9, 1.5, 1.9, 'scarlet', 0, 'ivory')
    with mesh.at(1.35, 0.1, 0, 40, 1.08):
        person(mesh, 'feed', 'shirt', 'ivory', 'indigo', head='cap', hat='#c9b48a')
        cone(mesh, 0.2, -0.56, 1.02)
    with mesh.at(1.9, -0.9, 0, -150, 1.08):
        little_one(mesh, 'reach', '#86a3b6', girl=True)
    with_child(mesh, 'saree', 'turmeric', None, 3.1, -0.5, 0, -118, 1.06, child='crimson')
    with mesh.at(-1.5, -0.7, 0, 44, 1.08):
        person(mesh, 'drink', 'kurta', '#a7b79c', 'ivory', elder=True)
        cone(mesh, 0.06, -0.28, 1.34)


def on_the_kerb(mesh):
    """A couple takes a picture of the gate, a boy runs across the avenue."""
    with mesh.at(0, 0, 0, 140, 1.08):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560', pack='#3f6552')
        telephone(mesh)
    person(mesh, 'hold', 'salwar', 'magenta', 'ivory', 1.0, 0.4, 0, 160, 1.04, look=-20)
    little_one(mesh, 'run', 'azure', 4.4, 3.0, 0, 96, 1.1)
