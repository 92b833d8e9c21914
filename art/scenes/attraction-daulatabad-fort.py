"""Daulatabad after the rains: the cone of Devagiri, its foot cut sheer to a wall above the moat, a pavilion on its top;
the Chand Minar stands before it inside the ruined gates."""
import math

import numpy as np

from kit.architecture.arches import arcade, arched_wall
from kit.architecture.domes import chhatri
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'The tapering Chand Minar stands before the cone hill of Daulatabad, whose foot is cut to a sheer wall of rock, at the end of the day.',
}
HILL = (52, 250)


def ground(xs, ys):
    away = np.hypot((xs - HILL[0]) / 1.06, ys - HILL[1]) + 9 * fractal(xs * 0.012, ys * 0.012, 4)
    cone = 120 * np.clip(1 - away / 118, 0, 1) ** 0.9
    furrows = 9 * (ridged(xs * 0.03, ys * 0.03, 4) - 0.55) * smoothstep(112, 80, away) * smoothstep(6, 26, away)
    scarp = 44 * smoothstep(119, 113, away + 2.2 * ridged(xs * 0.05, ys * 0.05, 3))
    moat = -5 * smoothstep(126, 121, away) * smoothstep(112, 118, away)
    spread = 10 * smoothstep(230, 126, away)
    return scarp + np.maximum(cone + furrows, 0) + moat + spread + 0.4 * fractal(xs * 0.04, ys * 0.04, 4)


def build(scene):
    scene.material('green-hills', meadow=('#7f8f48', '#5f763c'), rock=('#8d7763', '#5f5046'), rock_slope=0.7)
    scene.material('cream-wall', colour='#e2c4a0', second='#c8a680', stain=0.4)
    scene.material('red-stone-pale', colour='#d9a184', second='#bd8467', stain=0.45)
    scene.camera((-25, -92, 3.0), (16, 90, 34), lens=33, lift=0.045)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0016, 'height': 40, 'start': 70, 'base': 0.2},
        clouds={'seed': 9.7, 'amount': 0.85},
    )
    scene.put(ground_sheet(ground, (-330, 420), (-120, 520), 'green-hills', 420, 420, near=(120, 0.4)))
    blue_hills(scene, 'green-hills', near=700, count=3, height=60, width=2400, seed=7.3)
    minar = Mesh()
    with minar.at(-17, 48, height_at(ground, -17, 48) - 0.3):
        chand_minar(minar)
    scene.put(minar)
    walls = Mesh()
    ramparts(walls)
    scene.put(walls)
    top = Mesh()
    with top.at(HILL[0] - 4, HILL[1] - 8, height_at(ground, HILL[0] - 4, HILL[1] - 8) - 1.5):
        pavilion(top)
    for angle, reach in ((-100, 62), (-62, 74), (-128, 84)):
        x, y = HILL[0] + reach * math.cos(math.radians(angle)), HILL[1] + reach * math.sin(math.radians(angle))
        bastion(top, 4.6, 7, x, y, height_at(ground, x, y) - 1, 'granite-dark', 'granite')
    scene.put(top)
    wood = [broadleaf(40 + i, 7.5, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=320) for i in range(3)]
    off = lambda x, y, z: math.hypot(x + 17, y - 48) > 14 and abs(x + 14 - 0.05 * y) > 7 and z < 13
    scene.scatter(wood, 170, ((-150, 190), (-20, 150)), ground, off, seed=6, sink=0.3, scale=(0.6, 1.15))
    shrubs = [bush(4 + i, 2.2, ('leaf-dry', 'leaf')[i], cards=200) for i in range(2)]
    scene.scatter(
        shrubs, 300, ((-80, 180), (120, 260)), ground, lambda x, y, z: z > 50, seed=8, sink=0.4, scale=(0.7, 1.5)
    )
    road = Mesh()
    road.loft(
        [
            [(-14 + 0.05 * y + s, y, height_at(ground, -14 + 0.05 * y + s, y) + 0.06) for s in (-2.6, 0, 2.6)]
            for y in np.linspace(-100, 92, 80)
        ],
        'dust',
    )
    scene.put(road)
    scene.layer = 'front'
    scene.put(wood[1], 13, -62, height_at(ground, 13, -62), 60, 0.85)
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: height_at(ground, x, y) + 0.06
    for x, y, deed, dress, cloth, second, turn, more in (
        (-19.6, -67, 'walk', 'saree', 'magenta', 'turmeric', 172, {}),
        (-18.3, -66.4, 'walk', 'shirt', 'ivory', '#4b4640', 176, {}),
        (-25.2, -64.2, 'sell', 'saree', 'emerald', 'crimson', -40, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, at(x, y), turn, 1.1, **more)
    little_one(life, 'run', 'azure', -20.8, -68.0, at(-20.8, -68), 176, 1.1)
    with life.at(-16.6, -64.6, at(-16.6, -64.6), 196, 1.1):
        person(life, 'photograph', 'salwar', 'turmeric', 'ivory')
        camera(life)
    crowd(life, 22, lambda r: (-18 + r.uniform(-4, 4), r.uniform(-52, 30)), lambda x, y: height_at(ground, x, y), 7)
    flock_in(life, 9, (-8, 34), (20, 80), (38, 58), 1.3)
    scene.put(life)


def chand_minar(mesh):
    """The minar of 1445, 63 m: a storeyed base with a small mosque, a shaft of four parts with ring balconies on
    brackets, fluted in the third, a ribbed cap."""
    stone, pale = 'red-stone-pale', 'cream-wall'
    mesh.box(19, 19, 4.6, 'granite-dark')
    with mesh.at(0, -9.6):
        arcade(mesh, 19, 4.6, 5, 'granite', 'shadow', 0.6, 'pointed', 0.5, 0.2)
    mesh.box(19.6, 19.6, 0.5, 'granite', z=4.6)
    levels, radii = (5, 24, 38, 50, 58), (5.0, 4.2, 3.6, 3.0, 2.5)
    for i in range(4):
        low, high, r0, r1 = levels[i], levels[i + 1], radii[i], radii[i] * 0.4 + radii[i + 1] * 0.6
        mesh.lathe([(r0, low), (r1, high)], stone, 64, False, ribs=24 if i == 2 else 0, rib=0.1)
        for share in (0.25, 0.5, 0.75) if i != 2 else ():
            z, r = low + (high - low) * share, r0 + (r1 - r0) * share
            mesh.lathe([(r * 1.01, z), (r * 1.05, z + 0.2), (r * 1.05, z + 0.6), (r, z + 0.8)], pale, 40, False)
        mesh.lathe(
            [
                (r1, high - 1.8),
                (r1 * 1.55, high - 0.2),
                (r1 * 1.6, high),
                (r1 * 1.6, high + 1.1),
                (r1 * 1.5, high + 1.1),
            ],
            pale,
            48,
            False,
        )
        for k in range(20):
            a = 2 * math.pi * k / 20
            with mesh.at(0, 0, high - 2.6, math.degrees(a)):
                mesh.add(
                    [
                        (r1, -0.16, 0),
                        (r1 * 1.5, -0.16, 2.3),
                        (r1, -0.16, 2.3),
                        (r1, 0.16, 0),
                        (r1 * 1.5, 0.16, 2.3),
                        (r1, 0.16, 2.3),
                    ],
                    [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1)],
                    stone,
                )
        for k in (-100, -60, -20):
            a, z = math.radians(k + 14 * i), low + (high - low) * 0.42
            with mesh.at(0, 0, z, math.degrees(a)):
                mesh.box(0.4, 0.7, 1.5, 'shadow', r0 * 0.97, 0)
    mesh.lathe(
        [(2.3, 58), (2.2, 61), (2.7, 61.3), (2.6, 62), (2.0, 63.6), (1.0, 65), (0.3, 65.6), (0.1, 67)],
        stone,
        32,
        ribs=16,
        rib=0.06,
    )


def ramparts(mesh):
    """The ruined inner walls on both sides of the road, a gate between round bastions behind the minar."""
    stone, band = 'granite-dark', 'granite'
    spots = [(-112, 70), (-74, 84), (-34, 92), (-8, 92), (30, 94), (68, 88), (110, 76), (160, 66)]
    for (x0, y0), (x1, y1) in zip(spots, spots[1:]):
        if (x0, x1) == (-34, -8):
            continue
        curtain_wall(mesh, (x0, y0), (x1, y1), 8.5, 0, (0, -1), stone)
    for x, y in spots:
        bastion(mesh, 4.8, 10.5, x, y, 0, stone, band)
    with mesh.at(-21, 92):
        arched_wall(mesh, 24, 11, band, 3.0, 5, 7.6, 0, 3, 'shadow', 'pointed')
        mesh.box(24, 3, 0.5, stone, 0, 1.4, 11)


def pavilion(mesh):
    """The Baradari near the top, plastered, thirteen arches on a half round, and the flag-platform with its gun."""
    mesh.box(30, 16, 5, 'granite-dark', 0, 0, -2)
    with mesh.at(0, -6, 3):
        arcade(mesh, 26, 6, 7, 'cream-wall', 'shadow', 0.8, 'round', 0.62)
        mesh.box(26, 12, 6, 'cream-wall', 0, 7.2)
        mesh.box(27, 14, 0.5, 'whitewash', 0, 6, 6)
        mesh.box(12, 9, 3.4, 'cream-wall', 0, 8, 6.5)
    bastion(mesh, 7, 9, 16, 16, 6, 'granite-dark', 'granite')
    mesh.tube([(16, 16, 15), (16, 16, 26)], 0.22, 'iron', 6)
    chhatri(mesh, 2.4, 4.2, 'granite', x=-13, y=-2, z=3)
