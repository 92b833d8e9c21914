"""The Sun Temple of Konark: a stone chariot on great carved wheels, drawn by stone horses, before sunset; a guide with
his guests, a coconut seller with his heap."""
import math

from kit.life.animals import horse
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'alt': 'The Sun Temple of Konark in low sun, its platform carved with great chariot wheels; a guide explains it, a man sells green coconuts.',
}


def chariot_wheel(mesh, x, z, radius=1.65):
    """A stone wheel on a wall facing -y: rim, hub, eight broad and eight thin spokes."""
    with mesh.at(x, -0.25, z, tilt=90):
        mesh.lathe(
            [(radius, -0.1), (radius, 0.35), (radius * 0.82, 0.35), (radius * 0.82, 0.1)], 'sand-stone', 36, False
        )
        mesh.lathe([(radius * 0.8, 0), (radius * 0.8, 0.06)], 'granite-dark', 36)
        mesh.lathe(
            [(radius * 0.2, 0.1), (radius * 0.22, 0.5), (radius * 0.1, 0.62), (0.05, 0.64)], 'sand-stone-pale', 16
        )
        for i in range(16):
            with mesh.at(turn=i * 22.5):
                mesh.box(
                    radius * 0.72, radius * (0.11 if i % 2 else 0.05), 0.26, 'sand-stone-pale', radius * 0.48, 0, 0.06
                )
                if i % 2:
                    mesh.lathe([(radius * 0.12, 0.1), (radius * 0.12, 0.34)], 'sand-stone-pale', 10, x=radius * 0.5)


def build(scene):
    scene.material('sand-stone', colour='#c99a6a', second='#a97c52')
    scene.material('sand-stone-dark', colour='#a9805a', second='#86603f')
    scene.camera((-6, -72, 2.3), (0, 0, 11.7), lens=33, lift=0.04, focus=24, fstop=0.9)
    scene.light(
        sun=-106,
        elevation=22,
        haze={'density': 0.0018, 'height': 12, 'base': 0.15, 'start': 60},
        clouds={'seed': 31.4, 'amount': 0.7},
    )
    square(scene, lawn=True, people=0, trees=46, spread=(34, 110), leaf='leaf-dark')
    tree_line(scene, 60, 40, 360, 110, 9)
    temple = Mesh()
    with temple.at(turn=32):
        temple.box(36, 36, 0.8, 'sand-stone-dark', 0, 4)
        temple.box(33, 33, 4.2, 'sand-stone', 0, 4, 0.6)
        temple.box(33.8, 33.8, 0.5, 'sand-stone-pale', 0, 4, 4.4)
        for turn, away in ((0, 12.5), (90, 16.5), (270, 16.5)):
            angle = math.radians(turn)
            with temple.at(math.sin(angle) * 16.5, 4 - math.cos(angle) * 16.5, 0, turn):
                for x in (-13.6, -8.4, -3.4, 3.4, 8.4, 13.6) if turn else (-13.6, -8.6, 8.6, 13.6):
                    chariot_wheel(temple, x, 2.5)
                for i in range(34):
                    temple.box(0.5, 0.3, 0.6, 'sand-stone-dark', -16 + i * 0.97, -0.1, 3.7)
        temple.box(6.5, 8, 3.2, 'sand-stone', 0, -16, 0.4)
        for i in range(9):
            temple.box(6, 0.9, 4.2 - i * 0.46, 'sand-stone-dark', 0, -20 - i * 0.8, 0.2)
        for i, (z, size) in enumerate(((4.9, 24), (8, 23.4), (11, 23.8), (14, 23.2))):
            temple.box(size, size, 3.1, 'sand-stone', 0, 4, z)
            temple.box(size + 0.9, size + 0.9, 0.45, 'sand-stone-pale', 0, 4, z + 2.8)
        for turn in (0, 90, 270):
            angle = math.radians(turn)
            with temple.at(math.sin(angle) * 12, 4 - math.cos(angle) * 12, 4.9, turn):
                temple.box(8, 1.6, 12.4, 'sand-stone')
                temple.box(3.6, 0.4, 8, 'granite-dark', 0, -0.75)
                for x in (-9.4, -6.4, 6.4, 9.4):
                    temple.box(1.6, 1.2, 12, 'sand-stone-dark', x)
        z, size = 17.3, 26
        for tier, (count, shrink) in enumerate(((6, 0.96), (5, 0.6), (4, 0.34))):
            for i in range(count):
                t = i / count
                wide = 26 * (shrink - (0.26 if tier < 2 else 0.14) * t)
                temple.box(wide, wide, 0.52, 'sand-stone-pale' if i % 2 else 'sand-stone', 0, 4, z)
                temple.box(wide * 0.93, wide * 0.93, 0.4, 'sand-stone-dark', 0, 4, z + 0.5)
                z += 0.86
            temple.box(
                26 * (shrink - 0.3) * 1.02, 26 * (shrink - 0.3) * 1.02, 2.0, 'sand-stone', 0, 4, z
            ) if tier < 2 else None
            z += 1.9 if tier < 2 else 0
        temple.lathe(
            [(2.8, 0), (4.6, 0.8), (4.8, 1.6), (4.2, 2.4), (2.2, 2.9), (3.4, 3.4), (3.5, 4), (1.4, 4.8), (0.3, 5.4)],
            'sand-stone',
            36,
            ribs=36,
            rib=0.1,
            y=4,
            z=z,
        )
        temple.box(20, 16, 13, 'sand-stone-dark', 0, 27, 0, 0.8)
        for x in (-10.2, -7.4, -4.4, 4.4, 7.4, 10.2):
            for z in (5.2, 8.3, 11.3, 14.3):
                temple.lathe(
                    [(0.4, 0), (0.5, 0.5), (0.3, 1.1), (0.42, 1.5), (0.1, 2.1)], 'sand-stone-pale', 10, x=x, y=-8.4, z=z
                )
    scene.put(temple)
    steed = horse('sand-stone-dark')
    turn = math.radians(32)
    for side, along in ((-1, -21.4), (-1, -25.6), (1, -21.4), (1, -25.6)):
        x = 5.2 * side * math.cos(turn) - along * math.sin(turn)
        y = 5.2 * side * math.sin(turn) + along * math.cos(turn)
        plinth = Mesh()
        plinth.box(1.6, 3.4, 0.7, 'sand-stone')
        scene.put(plinth, x, y, 0, 32)
        scene.put(steed, x, y, 0.68, -58, 1.35)
    scene.put(broadleaf(7, 11, 'leaf-dark', spread=1.3, cards=420), -27, -63)
    scene.layer = 'front'
    scene.scatter(
        [bush(2, 1.1), bush(3, 1.0, 'blossom-red')],
        16,
        lambda r: (r.choice((-1, 1)) * r.uniform(15.5, 24) - 4, r.uniform(-50, -40)),
        seed=5,
        scale=(0.7, 1.2),
    )
    for x, y in ((-12.9, -58.4), (-12.4, -57.4), (3.4, -58.6), (2.4, -58.9), (4.2, -57.2)):
        scene.put(grass_tuft(int(abs(x * 9)), 60, 0.5, 0.3), x, y, 0, x * 50)
    scene.layer = 'life'
    life = Mesh()
    coconut_seller(life, -9.6, -55.6, 24)
    guided(life, -1.6, -54.2)
    crowd(life, 11, ((-22, 16), (-38, -26)), seed=8)
    flock_in(life, 8, (-26, -12), (0, 20), (30, 38), 0.9)
    scene.put(life)


def coconut_seller(mesh, x, y, turn):
    """A man on his heels opens a green coconut beside his heap; a couple drinks, a little boy waits."""
    with mesh.at(x, y, 0, turn):
        cut = Pose(
            ((0.24, -0.44, 0.92), (-0.12, -0.5, 0.6)),
            hips=(0.2, 0.25),
            bend=12,
            knees=((0.21, -0.2, 0.47), (-0.21, -0.2, 0.47)),
            ankles=((0.15, -0.02, 0.08), (-0.15, -0.02, 0.08)),
            seated=True,
        )
        person(mesh, cut, 'lungi', '#efe4d2', '#7d93a8', 0, 0, 0, 0, 1.04, 'turban', '#c2475a')
        mesh.ball((0.13, 0.13, 0.15), 'coconut', -0.12, -0.5, 0.5, 12)
        mesh.box(0.03, 0.3, 0.1, 'iron', 0.24, -0.56, 0.92)
        mesh.box(1.9, 1.3, 0.03, 'weave', -1.25, -0.1)
        for layer, (count, spread) in enumerate(((15, 0.17), (9, 0.14), (4, 0.1))):
            for k in range(count):
                a, r = k * 2.4 + layer, spread * k**0.5
                mesh.ball(
                    (0.14, 0.14, 0.165),
                    'coconut',
                    -1.25 + 1.25 * r * math.cos(a),
                    -0.1 + r * math.sin(a),
                    0.17 + 0.22 * layer,
                    11,
                )
        for k in range(5):
            mesh.ball((0.13, 0.13, 0.07), '#e9dfc4', 0.5 + 0.16 * k, -0.9 + 0.13 * (k % 3), 0.06, 9)
        sips = Pose(((0.1, -0.28, 1.36), (-0.1, -0.28, 1.34)), gaze=4)
        for px, py, way, dress, cloth, second in (
            (0.9, -1.6, 128, 'saree', '#8e2f3a', '#cfae62'),
            (1.75, -1.1, 70, 'shirt', '#86a3b6', '#5a5046'),
        ):
            person(mesh, sips, dress, cloth, second, px, py, 0, way)
            with mesh.at(px, py, 0, way):
                mesh.ball((0.12, 0.12, 0.14), 'coconut', 0, -0.3, 1.33, 11)
                mesh.tube([(0, -0.3, 1.42), (0, -0.16, 1.52)], 0.008, 'ivory', 5)
        little_one(mesh, Pose(((0.16, -0.5, 1.06), (-0.16, -0.5, 1.06)), bend=6), '#a7b79c', -0.5, -1.5, 0, 166, 1.0)


def guided(mesh, x, y):
    """A guide who points up at the temple before three guests; one more, apart, takes a photograph."""
    with mesh.at(x, y):
        points = Pose(((0.5, -0.3, 1.74), (-0.24, -0.16, 1.0)), gaze=6)
        person(mesh, points, 'kurta', '#efe4d2', '#8c6f5a', 0.2, 0.6, 0, 118, 1.03, 'turban', '#c98a3a')
        person(mesh, 'hold', 'saree', '#3f7f79', '#cfae62', 1.9, -0.1, 0, 190, 1.0, look=18)
        person(mesh, 'walk', 'shirt', '#d9a79b', '#4b5568', 2.75, 0.5, 0, 172, 1.06, 'brim', '#efe4d2')
        little_one(mesh, 'hold', '#c2475a', 1.25, 0.2, 0, 200, 1.05, True)
    with mesh.at(-4.7, -51.5, 0, 172):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#4b4541', pack='#8c6f5a')
        camera(mesh)
