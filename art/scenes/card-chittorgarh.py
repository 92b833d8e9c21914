"""Chittorgarh's Tower of Victory: nine carved storeys on the plateau, fort wall and plain behind, last light."""
import math

from kit.architecture.arches import arched_wall, four_sides
from kit.architecture.domes import ROUND, chhatri, dome
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.people import child, crowd, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'Visitors before the nine carved storeys of the Vijay Stambha at Chittorgarh in golden light, temple spires beside the tower.',
}


def victory_tower(mesh):
    """The Vijay Stambha: nine storeys that narrow to the waist and widen again, balconies, a small dome; 37 m."""
    mesh.box(14, 14, 3, 'sand-stone-dark')
    mesh.box(14.6, 14.6, 0.4, 'sand-stone-pale', z=2.7)
    z = 3.1
    for i, (size, height) in enumerate(
        ((9.2, 4.2), (8.2, 3.6), (7.6, 3.6), (7.2, 3.4), (6.9, 3.4), (6.7, 3.3), (6.5, 3.2), (8.2, 3.6), (6.2, 3.4))
    ):
        mesh.box(size * 0.84, size * 0.84, height, 'sand-stone', z=z)
        mesh.box(size * 0.94, size * 0.6, height, 'sand-stone', z=z)
        mesh.box(size * 0.6, size * 0.94, height, 'sand-stone', z=z)
        for _ in four_sides(mesh, size * 0.47, size * 0.47):
            with mesh.at(0, -0.12, z + height * 0.24):
                arched_wall(
                    mesh,
                    size * 0.52,
                    height * 0.6,
                    'sand-stone-pale',
                    size * 0.13,
                    height * 0.3,
                    height * 0.5,
                    0,
                    0.5,
                    'shadow',
                    'cusped',
                )
                mesh.box(size * 0.6, 0.9, 0.25, 'sand-stone-pale', 0, -0.3, -0.3)
                mesh.box(size * 0.66, 1.3, 0.2, 'sand-stone-pale', 0, -0.3, height * 0.62)
        for level, out in ((0, 1.04), (0.14, 0.98), (0.9, 1.06), (0.97, 1.0)):
            mesh.box(size * out * 0.96, size * out * 0.96, height * 0.05, 'sand-stone-pale', z=z + height * level)
        z += height
    dome(mesh, 2.9, 'sand-stone-pale', z=z + 0.2, profile=ROUND, tip='sand-stone-pale', sides=32)


def build(scene):
    scene.camera((-6, -86, 2.5), (3.4, 0, 4.6), lens=33, lift=0.09, focus=12, fstop=1.3)
    scene.light(
        sun=-112,
        elevation=20,
        haze={'density': 0.0009, 'height': 22, 'base': 0.3, 'start': 60},
        clouds={'seed': 17.1, 'amount': 0.9, 'stretch': (0.4, 1)},
    )
    ground = lambda xs, ys: 0.5 * fractal(xs * 0.04, ys * 0.04, 4) - 46 * (1 / (1 + 2.7 ** (-(ys - 52 - 0.2 * xs) / 5)))
    scene.put(ground_sheet(ground, (-180, 200), (-110, 260), 'dry-hills', 260, 260))
    scene.put(plain('field-ripe', 6000, -46, 2500), layer='far')
    blue_hills(scene, 'dry-hills', near=700, count=3, height=60, base=-46, width=2400)
    stones = Mesh()
    with stones.at(5, 4, 0.2, 12):
        victory_tower(stones)
    plain_temple(stones, 11, 21, 'sand-stone', -24, 14, 0.2, turn=30, flag='flag-saffron')
    plain_temple(stones, 7, 13, 'sand-stone-dark', 30, 26, -0.2, turn=-20, flag=None)
    for x, y in ((-12, 30), (22, 12)):
        chhatri(stones, 1.9, 4.4, 'sand-stone-pale', x=x, y=y, z=0.4)
    wall = [(-120, 26), (-70, 36), (-34, 42), (0, 46), (34, 50), (74, 60), (130, 66)]
    for start, end in zip(wall, wall[1:]):
        curtain_wall(stones, start, end, 5.5, -1)
    for x, y in wall:
        bastion(stones, 4.4, 8, x, y, -1)
    stones.box(24, 30, 0.12, 'paving', 2, -14, 0.1)
    for i in range(5):
        stones.box(9, 0.8, 0.3 * (5 - i), 'sand-stone-dark', 3.4, -7 - i * 0.8, 0.1)
    scene.put(stones)
    neem = [broadleaf(i + 4, 9, 'leaf', spread=1.3, cards=340) for i in range(2)]
    for x, y, size in ((-36, 6, 1.2), (-14, 20, 0.8), (20, 24, 0.9), (38, 10, 1.2), (-50, 22, 1.2), (52, 30, 1.1)):
        scene.put(neem[int(size * 10) % 2], x, y, 0, x * 9, size)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.6, leaf='grass-dry')],
        240,
        ((-26, 24), (-78, -40)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: abs(x + 3.5) > 3,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 13, ((-9, 13), (-30, -10)), lambda x, y: 0.2, seed=12, turbans=0.6)
    people = (
        ('turban', 'ivory', 12.0, -4.6, 'rest', 138),
        ('woman', 'scarlet', 11.7, -3.3, 'lap', 112),
        ('girl', 'turmeric', 11.5, -2.4, 'point', 150),
        ('woman', 'saffron', 11.9, 2.8, 'hip', 66),
        ('woman', 'emerald', 12.4, 4.3, 'lap', -64),
        ('turban', 'turmeric', 16, -0.9, 'walk', 168),
    )
    pilgrims(life, people, (-6, -86), (0.1087, 0.9941), lambda x, y: height_at(ground, x, y))
    flock_in(life, 10, (-24, -6), (0, 20), (28, 38), 0.8)
    scene.put(life)


def pilgrims(mesh, people, camera, ahead, floor):
    """People by their metres before the camera and to its right; turned so many degrees from facing it."""
    right = (ahead[1], -ahead[0])
    for kind, cloth, near, side, pose, turned in people:
        x = camera[0] + ahead[0] * near + right[0] * side
        y = camera[1] + ahead[1] * near + right[1] * side
        turn = math.degrees(math.atan2(camera[0] - x, y - camera[1])) + turned
        if kind == 'woman':
            woman(mesh, cloth, x, y, floor(x, y), 1.1, turn, veil=False, pose=pose)
        elif kind in ('girl', 'boy'):
            child(mesh, cloth, x, y, floor(x, y), 1.05, turn, girl=kind == 'girl', pose=pose)
        else:
            turban = 'crimson' if kind == 'turban' else None
            man(
                mesh,
                cloth,
                'ivory',
                x,
                y,
                floor(x, y),
                1.1,
                turn,
                turban,
                pose=pose,
                dress='kurta' if turban else 'lungi',
            )
