"""Khajuraho: the Kandariya Mahadeva and Devi Jagadamba temples on their one terrace, lit by the early sun."""
import math

from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import broom, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Visitors and a sweeper on the lawn of Khajuraho in Madhya Pradesh in early light, the clustered spires of the Kandariya Mahadeva temple behind them.',
}
STONE, PALE = 'sand-stone', 'sand-stone-pale'
BANDS = (5.3, 7.2, 9.1)


def sculptures(mesh, wide, z, tall=1.35, step=0.82):
    """A row of carved figures along x on a wall's face at y = 0, towards -y, each leaning its own way."""
    count = max(2, int(wide / step))
    for i in range(count):
        px = -wide / 2 + (i + 0.5) * wide / count
        lean, out = (0.07, -0.06, 0.02)[i % 3], 0.2 if i % 2 else 0.3
        mesh.tube(
            [(px, -out * 0.7, z), (px - lean, -out, z + tall * 0.42), (px + lean, -out, z + tall * 0.78)],
            [0.14, 0.19, 0.2],
            PALE,
            7,
        )
        mesh.ball((0.13, 0.13, 0.16), PALE, px + lean * 0.6, -out, z + tall * 0.93, 8)


def body(mesh, width, depth, top, bands=BANDS):
    """A block of the temple: the moulded base, walls with bands of figures between cornices, an eave."""
    for z, tall, more, stone in (
        (0, 0.7, 2.0, STONE),
        (0.7, 0.22, 0.9, 'shadow'),
        (0.92, 0.74, 1.6, PALE),
        (1.66, 0.2, 0.6, 'shadow'),
        (1.86, 0.6, 1.4, STONE),
        (2.46, 0.2, 0.5, 'shadow'),
        (2.66, 0.64, 1.2, PALE),
        (3.3, 1.3, 0.3, STONE),
    ):
        mesh.box(width + more, depth + more, tall, stone, z=z)
    for turn, wide, far in ((0, width, depth), (90, depth, width)):
        with mesh.at(turn=turn):
            with mesh.at(0, -far / 2 - 0.15):
                sculptures(mesh, wide, 3.4, 1.0, 0.7)
    mesh.box(width + 1.0, depth + 1.0, 0.3, PALE, z=4.6)
    mesh.box(width, depth, top - 4.9, STONE, z=4.9)
    for z in bands:
        mesh.box(width + 0.55, depth + 0.55, 0.22, PALE, z=z + 1.42)
        for turn, wide, far in ((0, width, depth), (90, depth, width)):
            with mesh.at(turn=turn):
                with mesh.at(0, -far / 2):
                    sculptures(mesh, wide - 0.3, z)
    mesh.box(width + 1.1, depth + 1.1, 0.3, PALE, z=top - 0.3)


def balcony(mesh, width, depth, z=5.2):
    """An open balcony that stands out of the body on all four sides of its block: seat, pillars, shade, eave."""
    mesh.box(width, depth, 0.9, PALE, z=z - 0.4)
    mesh.box(width - 0.7, depth - 0.7, 2.2, 'shadow', z=z + 0.5)
    for sx in (-1, -0.34, 0.34, 1):
        for sy in (-1, -0.34, 0.34, 1):
            if abs(sx) == 1 or abs(sy) == 1:
                mesh.box(0.42, 0.42, 2.2, PALE, sx * (width / 2 - 0.3), sy * (depth / 2 - 0.3), z + 0.5)
    mesh.box(width + 1.5, depth + 1.5, 0.22, STONE, z=z + 2.7, taper=0.94)
    mesh.box(width + 0.4, depth + 0.4, 0.5, PALE, z=z + 2.9)


def spire(mesh, width, height, z, tiers=4):
    """The great tower: half-spires climb each of its sides, small ones stand at the corners, storey upon storey."""
    r = width / 2
    shikhara(mesh, width * 0.86, height, STONE, z=z, ribs=12, tip='gold-paint', curve=0.62, spirelets=False, layers=26)
    for quarter in range(4):
        angle = math.radians(quarter * 90)
        for tier in range(tiers):
            out, size = r * (0.98 - 0.2 * tier), 0.34 + 0.115 * tier
            shikhara(
                mesh,
                width * size * 0.9,
                height * size * 1.02,
                PALE if tier % 2 == 0 else STONE,
                out * math.cos(angle),
                out * math.sin(angle),
                z + height * 0.045 * tier,
                ribs=8,
                tip=None,
                curve=0.6,
                spirelets=False,
                layers=14,
                sides=32,
            )
        for tier in range(4):
            for side in (-1, 1):
                a = angle + math.radians(45 + side * (20 - 3 * tier))
                out = r * (1.18 - 0.17 * tier)
                shikhara(
                    mesh,
                    width * (0.2 + 0.015 * tier),
                    height * (0.24 + 0.025 * tier),
                    STONE if tier % 2 == 0 else PALE,
                    out * math.cos(a),
                    out * math.sin(a),
                    z + height * (0.02 + 0.13 * tier),
                    ribs=8,
                    tip=None,
                    curve=0.6,
                    spirelets=False,
                    layers=9,
                    sides=20,
                )


def roof(mesh, width, depth, height, z):
    """A hall's pyramid of cornices with lesser pyramids leaning on each of its sides."""
    stepped_roof(mesh, width, depth, height, STONE, z=z, steps=10, share=0.2)
    for sx, sy in ((0, -1), (0, 1), (1, 0), (-1, 0)):
        stepped_roof(
            mesh, width * 0.5, depth * 0.5, height * 0.52, PALE, sx * width * 0.27, sy * depth * 0.27, z, 7, 0.2
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            stepped_roof(
                mesh, width * 0.28, depth * 0.28, height * 0.34, PALE, sx * width * 0.36, sy * depth * 0.36, z, 5, 0.2
            )


def temple(mesh, halls=True):
    """A temple of Khajuraho along x, its porch towards +x: sanctum, halls and porch, each lower than the last."""
    with mesh.at(-8):
        body(mesh, 12.5, 12.5, 11.4)
        body(mesh, 7.5, 15.5, 11.0)
        body(mesh, 15.5, 7.5, 11.0)
        balcony(mesh, 5.4, 18.2)
        balcony(mesh, 18.2, 5.4)
        spire(mesh, 14.5, 19.6, 11.2)
    with mesh.at(2.6):
        body(mesh, 9.5, 12.5, 10.4)
        balcony(mesh, 5.6, 17.0)
        for side in (-1, 1):
            with mesh.at(0, side * 6.4):
                stepped_roof(mesh, 6.6, 4.6, 3.2, PALE, z=8.5, steps=5)
        roof(mesh, 11.6, 12.6, 9.6, 10.4)
    if halls:
        with mesh.at(9.6):
            body(mesh, 5.4, 8.2, 8.4, ())
            balcony(mesh, 6.2, 9.2)
            roof(mesh, 7.6, 8.8, 6.6, 8.6)
    with mesh.at(14.4 if halls else 9.4):
        body(mesh, 4.4, 5.4, 6.0, ())
        balcony(mesh, 5.2, 6.2)
        roof(mesh, 6.0, 6.6, 4.0, 8.5)
        for i in range(9):
            mesh.box(1.0, 3.6, 4.6 - 0.5 * i, PALE, 3.0 + 0.55 * i)


def build(scene):
    scene.material(STONE, colour='#d3a06c', second='#b07d50')
    scene.material(PALE, colour='#e2b682', second='#c3915f')
    scene.material('shadow', colour='#5a4334')
    scene.camera((-1, -78, 2.5), (0, 20, 12.6), lens=34, focus=17, fstop=0.9)
    scene.light(
        sun=118,
        elevation=21,
        haze={'density': 0.0018, 'height': 16, 'start': 70, 'base': 0.16},
        clouds={'seed': 5.6, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=0))
    terrace = Mesh()
    with terrace.at(2, 22, 0, -38):
        for z, tall, more in ((0, 0.8, 1.6), (1.1, 1.5, 0.2), (2.8, 0.4, 1.0)):
            terrace.box(52 + more, 64 + more, tall, STONE, 2, 16, z)
        terrace.box(51.4, 63.4, 3.0, 'shadow', 2, 16)
        for i in range(8):
            terrace.box(0.9, 9, 3.0 - 0.37 * i, PALE, 28.6 + 0.8 * i, 0)
        with terrace.at(-1, 0, 3.2):
            temple(terrace)
        with terrace.at(3, 33, 3.2, scale=0.72):
            temple(terrace, halls=False)
        with terrace.at(9, 17, 3.2, scale=0.4):
            body(terrace, 8, 8, 8, BANDS[:1])
            roof(terrace, 9, 9, 7, 8)
    scene.put(terrace)
    # By night the temple is washed with light from its lawn.
    for x, y, z, power in (
        (-22, -2, 3, 3000),
        (-4, -12, 3, 3600),
        (16, -12, 3, 3600),
        (34, 0, 3, 2400),
        (-4, -4, 17, 2600),
        (-3.6, -67, 2.8, 75),
        (4.2, -66, 2.8, 70),
    ):
        scene.lamp(x, y, z, power)
    path = Mesh()
    path.quad((-1.2, -90, 0.03), (1.9, -90, 0.03), (17, -2, 0.03), (13, -2, 0.03), 'paving')
    scene.put(path)
    tree_line(scene, 96, 60, 420, 120, 9, 'leaf-dark')
    scene.scatter(
        [broadleaf(70 + i, 10, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=420) for i in range(3)],
        16,
        lambda r: (r.choice((-1, 1)) * r.uniform(44, 84), r.uniform(6, 70)),
        seed=4,
        sink=0.2,
    )
    hedge = [bush(30 + i, 1.3, leaf, cards=300) for i, leaf in enumerate(('blossom-pink', 'leaf', 'blossom-pink'))]
    for x, y in ((-34, -14), (-29, -12), (-24, -11), (-19, -13), (31, -16), (36, -13), (41, -15), (26, -13)):
        scene.put(hedge[(x + y) % 3], x, y, 0, x * 31, 1.1)
    scene.layer = 'front'
    scene.scatter(
        [flower_tuft(3, flower='marigold'), flower_tuft(4, flower='blossom-pink')],
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(5.4, 9.5) - 1, r.uniform(-70, -66)),
        seed=8,
        sink=0.02,
        scale=(0.7, 1),
    )
    scene.layer = 'life'
    life = Mesh()
    visitors(life)
    for x, y, cloth, turn in ((7.4, -38, 'turmeric', 20), (8.6, -37, 'azure', 30), (12, -20, 'magenta', 200)):
        woman(life, cloth, x, y, 0.03, 1.05, turn)
    man(life, 'ivory', 'ivory', 13.4, -20.6, 0.03, 1.05, 190)
    if not scene.is_night:
        flock_in(life, 11, (-34, 2), (20, 60), (30, 40), 0.8)
    scene.put(life)


def visitors(mesh):
    """A couple sits on a stone bench, a girl runs ahead, one photographs the spires, a woman sweeps the path."""
    with mesh.at(-5.2, -64.6, 0, 148, 1.08):
        mesh.box(1.9, 0.5, 0.42, PALE, 0, 0.02)
        person(mesh, 'talk', 'saree', 'teal', None, 0.42, 0, 0, 8, look=-30)
        person(mesh, 'bench', 'kurta', '#cfae62', 'ivory', -0.44, 0, 0, -10, look=30, head='turban', hat='crimson')
    little_one(mesh, 'run', '#86a3b6', -2.2, -61.5, 0, 158, 1.05)
    with mesh.at(2.9, -63.2, 0.03, 172, 1.08):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#8c6f5a', head='brim', hat='#c9b48a')
        camera(mesh)
    person(mesh, 'hold', 'salwar', 'scarlet', 'ivory', 4.1, -62.6, 0.03, 150, 1.06)
    with mesh.at(1.0, -65.4, 0.0, 36, 1.05):
        person(mesh, 'sweep', 'saree', 'turmeric', 'magenta', head='veil')
        broom(mesh)
