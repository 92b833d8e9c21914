"""Gwalior in the morning: the Man Mandir palace on the fort's cliff, six round towers under gilt cupolas, bands of blue
and yellow tile; below, the ramp to the gate."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import crenels, curtain_wall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The Man Mandir palace of Gwalior on its sandstone cliff in morning light, round towers under gilt cupolas with bands of blue tile, the walled road to its gate below.',
}
STONE, TRIM, BLUE = 'sand-stone-dark', 'sand-stone', '#2f74a8'
TOP = 22.0


def ground(xs, ys):
    face = smoothstep(15, 19.5, ys + 0.06 * xs + 1.4 * fractal(xs * 0.07, ys * 0.07, 4))
    foot = 7 * smoothstep(-6, 15, ys + 1.5 * fractal(xs * 0.05, ys * 0.05, 3))
    return (
        foot
        + (TOP - 7) * face
        + 0.7 * ridged(xs * 0.1, ys * 0.1, 4) * smoothstep(2, 8, foot)
        + 0.25 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.material(STONE, colour='#cf9d66', second='#ab7b4a', stain=0.4)
    scene.material(TRIM, colour='#dfb27a', second='#c2935c')
    scene.material('dry-hills', meadow=('#a8a05c', '#8a8f4c'), rock=('#b58a5e', '#8a6545'), rock_slope=0.8)
    scene.camera((-17, -56, 6.5), (4, 20, 19.6), lens=30, lift=0.02)
    scene.light(
        sun=-128,
        elevation=22,
        haze={'density': 0.0014, 'height': 24, 'start': 70, 'base': 0.18},
        clouds={'seed': 27.9, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-130, 150), (-70, 90), 'dry-hills', 360, 300))
    scene.put(plain('dust', z=-1.5), layer='far')
    palace = Mesh()
    with palace.at(6, 26, TOP - 1.5):
        man_mandir(palace)
    for x0, x1, h in ((-120, -34, 7), (46, 130, 8)):
        curtain_wall(palace, (x0, 22), (x1, 21), h, TOP - 1, (0, -1), STONE, 6, 1.2)
    for x in (-96, -72, -50, 66, 92):
        palace.lathe([(4.6, -6), (3.8, 0), (3.6, 9), (3.9, 9.1), (3.9, 10.2)], STONE, 22, x=x, y=21, z=TOP - 1)
        chhatri(palace, 2.2, 3.6, STONE, x=x, y=21, z=TOP + 9, tip=None)
    scene.put(palace)
    ramp = Mesh()
    path = [(-40, -46), (-22, -30), (-6, -20), (14, -13), (38, -9), (70, -6)]
    ts = np.linspace(0, len(path) - 1.001, 60)
    line = [
        tuple(np.array(path[int(t)]) + (np.array(path[int(t) + 1]) - np.array(path[int(t)])) * (t - int(t))) for t in ts
    ]
    ramp.loft(
        [
            [
                (x - 1.4, y + 2.2, height_at(ground, x - 1.4, y + 2.2) + 0.12),
                (x, y, height_at(ground, x, y) + 0.14),
                (x + 1.4, y - 2.2, height_at(ground, x + 1.4, y - 2.2) + 0.12),
            ]
            for x, y in line
        ],
        'paving',
    )
    for x, y in line[::1]:
        ramp.box(1.5, 0.6, 1.3, STONE, x + 1.8, y - 2.8, height_at(ground, x + 1.8, y - 2.8) - 0.2)
    scene.put(ramp)
    trees = [broadleaf(30 + i, 7, ('leaf', 'leaf-dry', 'leaf-dark')[i], spread=1.3, cards=360) for i in range(3)]
    scene.scatter(
        trees,
        60,
        lambda r: (r.uniform(-90, 110), r.uniform(-14, 13)),
        ground,
        seed=5,
        sink=0.3,
        scale=(0.5, 1.0),
        keep=lambda x, y, z: not (abs(x - 4) < 34 and y < 0) and min((x - a) ** 2 + (y - b) ** 2 for a, b in line) > 16,
    )
    stones = [rock(i, 1.3, 'rock-warm') for i in range(4)]
    scene.scatter(
        stones, 60, lambda r: (r.uniform(-60, 80), r.uniform(-8, 14)), ground, seed=7, sink=0.4, scale=(0.3, 1.3)
    )
    scene.layer = 'life'
    life = Mesh()
    person(life, 'wave', 'saree', 'crimson', 'turmeric', -19.0, -31.6, height_at(ground, -19, -31.6), 120, 1.06)
    for k, (x, y) in enumerate(
        ((-21.4, -33.6), (-22.4, -32.6), (-23.4, -34.4), (-20.8, -35.2), (-24.8, -33.8), (-17.0, -29.8))
    ):
        little_one(
            life,
            'walk' if k else 'run',
            '#4f6f9f' if k % 2 else 'ivory',
            x,
            y,
            height_at(ground, x, y) + 0.1,
            130,
            1.08,
            girl=k % 2 == 0,
        )
    with life.at(-10.4, -26.6, height_at(ground, -10.4, -26.6) + 0.1, 178, 1.06):
        person(life, 'photograph', 'shirt', '#86a3b6', '#5a5550', head='brim', hat='#e0cda2')
        camera(life)
    crowd(
        life,
        8,
        lambda r: (lambda t: (12 + 40 * t + r.uniform(-1, 1), -13.4 + 5 * t + r.uniform(-1, 1)))(r.random()),
        lambda x, y: height_at(ground, x, y) + 0.12,
        6,
    )
    flock_in(life, 9, (-40, -14), (0, 30), (36, 46), 1.2)
    scene.put(life)


def man_mandir(mesh):
    """The east front of Man Singh's palace, 90 m (here 66) by 25: a sheer wall between six round towers, rows of carved
    balconies, friezes of tile, a cupola on each tower."""
    long, tall = 66, 21
    mesh.box(long, 16, tall, STONE, 0, 8)
    for z, h, paint in (
        (6.4, 0.4, TRIM),
        (6.9, 1.0, BLUE),
        (8.0, 0.4, TRIM),
        (12.2, 0.4, TRIM),
        (12.7, 1.2, BLUE),
        (14.0, 0.4, TRIM),
        (18.6, 0.3, TRIM),
        (19.0, 0.8, '#d9a93c'),
        (20.0, 0.4, TRIM),
    ):
        mesh.box(long + 0.5, 16.4, h, paint, 0, 8, z)
    for i in range(44):
        x = (i - 21.5) * long / 44
        mesh.box(0.6, 0.3, 0.6, '#d9a93c' if i % 2 else '#3a8a5b', x, -0.3, 7.1)
        mesh.box(0.7, 0.3, 0.7, '#3a8a5b' if i % 3 else '#d9a93c', x, -0.3, 12.95)
    crenels(mesh, [(-long / 2, 0), (long / 2, 0)], tall, 1.5, STONE, 0.8, 1.1)
    for k in range(6):
        x = (k - 2.5) * long / 5.35
        with mesh.at(x, 0.4):
            r = 3.9
            mesh.lathe(
                [(r * 1.2, -4), (r * 1.06, 0), (r, 4), (r, tall + 1.6), (r * 1.1, tall + 1.8), (r * 1.1, tall + 2.4)],
                STONE,
                30,
            )
            for z, h, paint in (
                (3.2, 0.4, TRIM),
                (6.9, 1.0, BLUE),
                (6.3, 0.4, TRIM),
                (8.1, 0.4, TRIM),
                (12.7, 1.2, BLUE),
                (12.1, 0.4, TRIM),
                (14.1, 0.4, TRIM),
                (17.4, 0.4, TRIM),
                (19.0, 0.9, '#d9a93c'),
                (20.4, 0.4, TRIM),
            ):
                mesh.lathe([(r * 1.03, z), (r * 1.05, z + 0.06), (r * 1.05, z + h)], paint, 30, False)
            for j in range(5):
                a = -90 + (j - 2) * 38
                with mesh.at(turn=a + 90), mesh.at(0, -r - 0.02):
                    mesh.box(1.3, 0.3, 2.2, 'shadow', 0, -0.02, 15)
                    mesh.box(1.8, 0.9, 0.3, TRIM, 0, -0.2, 14.7)
                    mesh.box(1.9, 0.9, 0.2, TRIM, 0, -0.2, 17.2)
            chhatri(mesh, 3.0, 4.2, STONE, 'gold-paint', x=0, y=0, z=tall + 2.4)
    for k in range(5):
        x = (k - 2) * long / 5.35
        for z, wide in ((9.4, 5.2), (15.1, 5.2)):
            with mesh.at(x, 0, z):
                mesh.box(wide + 0.8, 1.5, 0.3, TRIM, 0, -0.6)
                for i in range(4):
                    mesh.box(0.3, 0.3, 2.0, TRIM, (i - 1.5) * wide / 3.2, -1.1, 0.3)
                    mesh.box(0.4, 1.2, 0.5, TRIM, (i - 1.5) * wide / 3.2, -0.5, -0.5)
                mesh.box(wide, 0.2, 2.0, 'shadow', 0, -0.1, 0.3)
                mesh.box(wide + 1.0, 1.8, 0.22, TRIM, 0, -0.7, 2.3)
