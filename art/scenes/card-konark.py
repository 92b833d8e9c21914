"""The Sun Temple of Konark: a stone chariot on great carved wheels under its stepped roof, before sunset."""
import math

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.trees import bush
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'alt': 'The Sun Temple of Konark in low sun: its stepped pyramid roof above a platform carved with great spoked chariot wheels.',
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
    scene.camera((-6, -72, 3.4), (0, 0, 13.4), lens=33, lift=0.04, focus=62, fstop=0.6)
    scene.light(
        sun=-106,
        elevation=22,
        haze={'density': 0.0018, 'height': 12, 'base': 0.15, 'start': 60},
        clouds={'seed': 31.4, 'amount': 0.7},
    )
    square(scene, lawn=True, people=16, trees=46, spread=(34, 110), leaf='leaf-dark')
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
    scene.put(temple)
    scene.layer = 'front'
    scene.scatter(
        [bush(2, 1.1), bush(3, 1.0, 'blossom-red')],
        30,
        lambda r: (r.choice((-1, 1)) * r.uniform(9, 24) - 4, r.uniform(-56, -42)),
        seed=5,
        scale=(0.7, 1.2),
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 12, ((-20, 18), (-36, -24)), seed=8)
    flock_in(life, 8, (-26, -12), (0, 20), (30, 38), 0.9)
    scene.put(life)
