"""Loktak at dawn: round floating meadows, fishermen's huts on the phumdis, a canoe between them."""
import math

import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, woman
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': "A fisher couple poles a slim canoe on Loktak lake in Manipur at dawn, among ring-shaped floating meadows and thatched huts.",
}


def build(scene):
    scene.camera((-2, -40, 6.2), (2, 26, -0.2), lens=34, lift=0.06, focus=21, fstop=1.6)
    scene.light(
        sun=-112,
        elevation=18,
        energy=5,
        haze={'density': 0.0017, 'height': 12, 'base': 0.2, 'start': 60},
        clouds={'seed': 3.7, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0, 3000, -90))
    blue_hills(scene, near=560, count=3, height=64, base=0, width=1900, seed=11)
    mats = Mesh()
    rings = [
        (-15, 4, 8, 1.5),
        (14, -6, 7, 1.4),
        (5, 21, 10, 1.7),
        (-26, 34, 12, 1.8),
        (34, 20, 10, 1.7),
        (22, 48, 14, 1.9),
        (-8, 62, 15, 1.9),
        (56, 62, 16, 2),
        (-54, 70, 18, 2),
        (10, 96, 18, 2),
        (-30, 108, 18, 2),
        (60, 112, 20, 2),
    ]
    for x, y, radius, wide in rings:
        rows = []
        for a in np.linspace(0, 2 * math.pi, 41):
            wob = 1 + 0.06 * math.sin(a * 3 + x) + 0.04 * math.sin(a * 7 + y)
            c, s = math.cos(a), math.sin(a)
            rows.append(
                [
                    (x + c * (radius * wob - wide), y + s * (radius * wob - wide), -0.1),
                    (x + c * (radius * wob - wide * 0.5), y + s * (radius * wob - wide * 0.5), 0.32),
                    (x + c * radius * wob, y + s * radius * wob, -0.1),
                ]
            )
        mats.loft(rows, 'meadow')
    patches = [
        (-1, -9, 4.6, 2.6),
        (1.5, 4.5, 5.4, 3.4),
        (-32, 14, 8, 4),
        (30, 4, 6, 3),
        (20, 66, 9, 4),
        (-18, 84, 12, 5),
    ]
    for x, y, w, d in patches:
        mats.lathe([(1.04, -0.15), (1, 0.2), (0.8, 0.34)], 'meadow', 24, x=x, y=y, oval=(w, d))
    scene.put(mats)
    huts = Mesh()
    for x, y, s, turn in (
        (1.6, 5.2, 0.85, 12),
        (-32, 14.6, 0.9, -14),
        (30, 4.6, 0.8, 20),
        (20, 66, 1, 0),
        (-18, 84, 1, 10),
        (-26, 22.6, 0.7, 30),
    ):
        with huts.at(x, y, 0.3, turn, s):
            thatch_hut(huts, 5.4, 4, wall='weave')
    scene.put(huts)
    reeds = [grass_tuft(5, 44, 1.3, leaf='reed'), grass_tuft(6, 50, 0.9), grass_tuft(8, 46, 1.0)]

    def on_ring(r):
        x, y, radius, wide = rings[int(r.random() ** 1.5 * len(rings))]
        a = r.uniform(0, 6.283)
        wob = 1 + 0.06 * math.sin(a * 3 + x) + 0.04 * math.sin(a * 7 + y)
        away = radius * wob - wide * r.uniform(0.25, 0.75)
        return x + math.cos(a) * away, y + math.sin(a) * away

    scene.scatter(reeds, 1500, on_ring, lambda x, y: x * 0 + 0.2, seed=4, sink=0, scale=(0.5, 1.0))
    scene.scatter(
        reeds,
        150,
        lambda r: (lambda p: (p[0] + r.uniform(-0.8, 0.8) * p[2], p[1] + r.uniform(-0.8, 0.2) * p[3]))(
            patches[r.randrange(6)]
        ),
        lambda x, y: x * 0 + 0.25,
        seed=5,
        scale=(0.4, 0.8),
    )
    scene.scatter(
        [lily_patch(i, 14, 1.5, 3) for i in range(2)],
        40,
        ((-30, 30), (-28, 30)),
        seed=6,
        sink=0,
        keep=lambda x, y, z: all(abs(math.hypot(x - a, y - b) - c) > 2.6 for a, b, c, _ in rings),
    )
    scene.layer = 'life'
    life = Mesh()
    fishers(life, -5.2, -19.0, -38, scene.is_night)
    if scene.is_night:
        draw_night(scene, life)
    else:
        canoe(life, -4, 12.6, 0.02, 20, 7, 'azure', 1.15)
        canoe(life, 13, -2, 0.02, 165, 6.4, 'scarlet', 1.1)
        canoe(life, 24, 34, 0.02, 10, 6, 'turmeric')
        woman(life, 'magenta', -0.6, 3, 0.35, 1.05, 20)
        flock_in(life, 12, (4, 30), (20, 60), (11, 17), 0.8, 'white-bird')
    scene.put(life)


def hang_lantern(mesh, x=0, y=0, z=0, tall=1.3):
    """A lantern that hangs from a bent bamboo."""
    mesh.tube(
        [(x, y, z), (x, y, z + tall), (x + 0.12, y, z + tall + 0.16), (x + 0.3, y, z + tall + 0.12)], 0.025, 'bamboo', 6
    )
    mesh.tube([(x + 0.3, y, z + tall + 0.12), (x + 0.3, y, z + tall - 0.02)], 0.012, 'iron', 4)
    mesh.lathe(
        [(0.05, 0.02), (0.11, -0.06), (0.12, -0.24), (0.06, -0.32)], 'lamp', 12, x=x + 0.3, y=y, z=z + tall - 0.02
    )


def draw_night(scene, mesh):
    """Lanterns on the boats that are still out and before the huts, tea at the near hut, the moon over the hills."""
    for x, y, turn, length, cloth in ((-4, 12.6, 20, 7, 'azure'), (13, -2, 165, 6.4, '#c4503f')):
        canoe(mesh, x, y, 0.02, turn, length, cloth, 1.1)
        with mesh.at(x, y, 0.2, turn, 1.1):
            hang_lantern(mesh, length * 0.3)
        away = length * 0.36 * 1.1
        scene.lamp(
            x + away * math.cos(math.radians(turn)), y + away * math.sin(math.radians(turn)), 1.6, 150, radius=0.15
        )
    with mesh.at(1.2, 1.9, 0.36, 14):
        hang_lantern(mesh, 1.9, 0.2, 0, 1.9)
        person(mesh, 'squat', 'lungi', '#efe4d2', '#5f8c86', -0.2, 0, 0, 40, 1.0, head='turban', hat='#efe4d2')
        person(mesh, 'knit', 'wrap', '#c2457f', '#5c4a6a', 0.9, 0.1, 0, -44, 1.0)
    scene.lamp(3.2, 1.9, 2.0, 170, radius=0.15)
    for x, y in ((-32, 12.2), (30, 2.4), (20, 63), (-18, 81)):
        scene.lamp(x, y, 2.2, 200, radius=0.2)
        mesh.ball(0.16, 'lamp', x, y, 2.2, 9)
    # The fishers' own two lanterns.
    scene.lamp(-2.4, -21.2, 1.9, 170, radius=0.15)
    scene.lamp(-6.1, -18.5, 2.2, 90, radius=0.15)
    mesh.ball(21, 'moon', 470, 1380, 262, 40)


def fishers(mesh, x, y, turn, night):
    """A dugout seen from its prow: a woman sorts the catch (by night she rides home by lantern light), a man with a
    pole stands behind her, fish traps between."""
    with mesh.at(x, y, 0.04, turn, 1.25):
        hull(mesh, 7, 0.95, 0.5, rise=0.55)
        mesh.box(4.6, 0.62, 0.05, 'wood', 0, 0, -0.02)
        if night:
            hang_lantern(mesh, 2.1, 0, 0.1, 1.15)
            hang_lantern(mesh, -1.1, 0.2, 0.1, 1.5)
        person(mesh, 'knit' if night else 'serve', 'wrap', '#c2457f', '#5c4a6a', 0.85, 0, 0.06, 90, 1.0, look=-20)
        mesh.lathe([(0.2, 0.04), (0.3, 0.3)], 'weave', 16, x=1.6)
        for k in range(9):
            mesh.ball((0.12, 0.03, 0.03), '#aab4b8', 1.55 + 0.1 * math.cos(k * 2.4), 0.14 * math.sin(k * 2.4), 0.32, 8)
        for k, px in enumerate((-0.1, -0.8)):
            mesh.lathe([(0.24, 0.05), (0.27, 0.3), (0.2, 0.6), (0.08, 0.85)], 'bamboo', 14, x=px, y=0.05 - 0.1 * k)
        with mesh.at(-2.0, 0, 0.04, 90):
            man(mesh, '#7d93a8', '#efe4d2', turban='#d9a79b', pose='none', dress='lungi')
            high, low = (0.27, -0.3, 1.42), (0.22, -0.32, 1.02)
            draw_arm(mesh, (0.2, 0, 1.37), (0.36, -0.1, 1.2), high, '#7d93a8', SKINS[1], 0.058, 0.7)
            draw_arm(mesh, (-0.2, 0, 1.37), (-0.22, -0.2, 1.12), low, '#7d93a8', SKINS[1], 0.058, 0.7)
            mesh.tube([(0.05, -0.4, -0.6), low, high, (0.52, -0.12, 3.3)], 0.024, 'bamboo', 7)
