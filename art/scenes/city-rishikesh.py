"""Rishikesh at first light: the hanging footbridge over the green Ganga, pilgrims on a ghat, tall temples and
hills on the far bank."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import town
from kit.architecture.arches import arcade
from kit.architecture.water_works import ghat_steps, suspension_bridge
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.lamps import flame
from kit.life.people import crowd, sitter
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Pilgrims and a sadhu on a ghat of Rishikesh, the hanging footbridge over the green Ganga and a tall terraced temple behind them.',
}


def ground(xs, ys):
    far = ys - 62 - 6 * np.sin(xs * 0.02)
    head = 9.4 * smoothstep(-5, 5, xs - 31 + 2 * fractal(xs * 0.1, ys * 0.1, 3)) * smoothstep(-22, 2, ys)
    rise = np.clip(far * 0.16, -3, 3.5) + 74 * smoothstep(24, 190, far) * (
        0.55 + 0.6 * ridged(xs * 0.006, ys * 0.006, 5)
    )
    rise = rise + 1.5 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(0, 20, far)
    rocky = 1.6 * ridged(xs * 0.16, ys * 0.16, 4) * smoothstep(1, 5, head) * smoothstep(9.3, 7, head)
    return np.maximum(rise, head * smoothstep(44, 30, ys) - 2 + rocky)


def build(scene):
    scene.material('river', colour='#2f8f84')
    scene.camera((-2, -50, 3.2), (4, 40, 10.4), lens=31, lift=0.02, focus=18, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0017, 'height': 30, 'base': 0.22, 'start': 60, 'most': 0.8},
        clouds={'seed': 12.2, 'amount': 0.7},
    )
    scene.put(water_sheet('river', 0, 1500, -90))
    scene.put(ground_sheet(ground, (-300, 320), (-30, 520), 'forest-hills', 420, 380))
    blue_hills(scene, near=520, count=2, height=140, base=0, width=1700, seed=5)
    wood = [broadleaf(30 + i, 9, spread=1.2, clouds=8, cards=220, card=0.42) for i in range(3)]
    scene.scatter(
        wood,
        420,
        ((-200, 220), (76, 260)),
        ground,
        seed=5,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x + 20) < 14 and y < 92),
    )
    bank = Mesh()
    ghat_steps(bank, 130, 12, 0.32, 0.8, 'step', 4, 56)
    bank.box(150, 22, 4, 'step', 4, 76, 0)
    with bank.at(-20, 78, 3.6):
        for i in range(9):
            size = 20 - i * 1.7
            bank.box(size, 12 - i * 0.8, 3.1, ('cream-wall', 'pink-wall')[i % 2], z=i * 3.1)
            bank.box(size + 1.2, 13 - i * 0.8, 0.3, 'saffron' if i % 2 else 'whitewash', z=i * 3.1 + 2.9)
            with bank.at(0, -6 + i * 0.4 - 0.1, i * 3.1):
                arcade(bank, size, 2.8, max(3, int(size / 2.2)), 'cream-wall', 'shadow', 0.3, 'round', 0.6)
        shikhara(bank, 5, 8, 'cream-wall', z=27.9)
    for x, h in ((26, 18), (-42, 14), (48, 15)):
        plain_temple(bank, 7, h, 'whitewash', x, 72, 4)
    town(
        bank,
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(6, 70) + 6, r.uniform(74, 92)),
        lambda x, y: 4,
        ('cream-wall', 'pink-wall', 'whitewash', 'ochre-wall', 'blue-wall'),
        (6, 11),
        (5, 12),
        keep=None,
    )
    scene.put(bank)
    bridge = Mesh()
    start, end = np.array((31.0, 14, 8.6)), np.array((-7.0, 63, 9.0))
    road = lambda t: start + (end - start) * t + (0, 0, 4.8 * t * (1 - t))
    suspension_bridge(bridge, start, end, tower=14, width=2.6)
    for s in (-1.1, 1.1):
        rim = [road(t) + (s, 0.8 * s, -0.1) for t in np.linspace(0, 1, 30)]
        bridge.tube([tuple(p) for p in rim], 0.2, 'cream-wall', 6)
    with bridge.at(32.0, 12.8, 0, 38):
        bridge.box(6, 7, 9.6, 'grey-stone', 0, 0, -1)
    with bridge.at(-7.6, 63.8, 0, 38):
        bridge.box(6, 6, 8.4, 'grey-stone', 0, 0, 0.6)
    scene.put(bridge)
    folk = Mesh()
    for i in range(13):
        x, y, z = road(0.1 + i * 0.062)
        crowd(folk, 1, lambda r: (x, y), lambda px, py: z + 0.05, seed=i, scale=1)
    crowd(
        folk,
        30,
        lambda r: (r.uniform(-40, 50), 58 + 0.8 * r.randint(1, 9)),
        lambda x, y: 0.32 * (int((y - 56) / 0.8) + 1),
        3,
    )
    rowing_boat(folk, 5, -10, 0, 20, 8, 'saffron', 4, None)
    pilgrims(folk)
    flock_in(folk, 9, (-4, 20), (20, 40), (28, 35), 0.8, 'white-bird')
    scene.put(folk, layer='life')
    scene.layer = 'front'
    stones = [rock(i, 1.9, 'grey-stone') for i in range(4)]
    scene.scatter(stones, 60, lambda r: (24 + r.gauss(0, 3), r.uniform(-14, 30)), seed=6, scale=(0.3, 1.2), sink=0.5)
    ghat = Mesh()
    for i in range(5):
        ghat.box(30 + i * 0.9, 22 + i * 0.9, 0.34, 'step', -17.6, -45.2, 0.9 - i * 0.34)
    scene.put(ghat)


def pilgrims(mesh):
    """On the ghat: a mother and daughter with leaf boats, a sadhu in meditation, one who prays, one who photographs."""
    with mesh.at(-8.0, -34.9, 1.24, 118, 1.1):
        person(mesh, 'draw', 'saree', 'magenta', 'turmeric', head='veil')
        leaf_boat(mesh, 0.1, -0.66, 0.02)
    with mesh.at(-9.4, -36.2, 1.24, 84, 1.12):
        little_one(mesh, 'tray', '#86a3b6', girl=True)
        leaf_boat(mesh, 0, -0.28, 0.76)
    person(mesh, 'pray', 'kurta', 'ivory', 'ivory', -2.6, -34.8, 1.24, 150, 1.1)
    with mesh.at(-3.2, -37.2, 1.24, 140, 1.08):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#4d5560', head='brim', hat='#c9b48a', pack='#b5552f')
        camera(mesh)
    mesh.box(1.3, 1.0, 0.1, 'wood', -5.0, -35.4, 1.24)
    sitter(mesh, 'saffron', -5.0, -35.4, 1.34, 1.15, 2, arms='rest')
    with mesh.at(-5.0, -35.4, 1.34, 2, 1.15):
        mesh.ball((0.075, 0.065, 0.12), 'ivory', 0, -0.06, 0.76, 12)
        mesh.ball((0.07, 0.07, 0.08), 'hair', 0, 0.01, 1.05, 10)
        for k in range(15):
            a = math.pi * (1.05 + 0.9 * k / 14)
            mesh.ball(0.02, 'wood-dark', 0.14 * math.cos(a), -0.15, 0.68 + 0.13 * math.sin(a), 6)


def leaf_boat(mesh, x, y, z):
    """A bowl of leaves with flowers and a burning wick."""
    mesh.lathe([(0.05, 0), (0.16, 0.04), (0.2, 0.09)], 'leaf-dark', 12, x=x, y=y, z=z)
    for k in range(12):
        a, far = k * 2.4, 0.036 * math.sqrt(k)
        mesh.ball(0.036, ('marigold', 'scarlet')[k % 2], x + far * math.cos(a), y + far * math.sin(a), z + 0.07, 7)
    flame(mesh, x, y, z + 0.1, 0.12, 0.36)
