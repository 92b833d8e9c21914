"""Rishikesh at first light: the hanging footbridge over the green Ganga, tall temples and hills on the far bank."""
from kit.architecture.domes import ROUND, chhatri, dome
from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import town
from kit.architecture.arches import arcade
from kit.architecture.water_works import ghat_steps, suspension_bridge
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
import numpy as np

PICTURE = {
    'hour': 'dawn',
    'alt': 'The hanging footbridge of Rishikesh over the green Ganga at dawn, a tall terraced temple and wooded hills on the far bank.',
}


def ground(xs, ys):
    far = ys - 62 - 6 * np.sin(xs * 0.02)
    right = xs - 66 - 0.1 * ys
    rise = np.clip(far * 0.16, -3, 3.5) + 74 * smoothstep(24, 190, far) * (
        0.55 + 0.6 * ridged(xs * 0.006, ys * 0.006, 5)
    )
    return rise + 1.5 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(0, 20, far)


def build(scene):
    scene.material('river', colour='#2f8f84')
    scene.camera((-8, -50, 11.5), (2, 40, 12), lens=34, lift=0.02, focus=90, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0017, 'height': 30, 'base': 0.22, 'start': 60, 'most': 0.8},
        clouds={'seed': 12.2, 'amount': 0.7},
    )
    scene.put(water_sheet('river', 0, 1500, -90))
    scene.put(ground_sheet(ground, (-300, 320), (40, 520), 'forest-hills', 300, 280))
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
    suspension_bridge(bridge, (17, -16, 9.2), (2, 62, 9.5), tower=15, width=3.0)
    for s in (-1.5, 1.5):
        bridge.tube(
            [(17 - 15 * t + s, -16 + 78 * t, 9.1 + 0.3 * t + 4.8 * t * (1 - t)) for t in np.linspace(0, 1, 30)],
            0.22,
            'cream-wall',
            6,
        )
    for i in range(9):
        bridge.box(6, 4, 9 - i * 0.6, 'grey-stone', 17.5, -18 - i * 1.4, -2)
    scene.put(bridge)
    folk = Mesh()
    for i in range(13):
        t = 0.1 + i * 0.062
        z = 9.5 + 4.8 * t * (1 - t)
        from_x, from_y = 17 - 15 * t, -16 + 78 * t
        crowd(folk, 1, lambda r: (from_x, from_y), lambda x, y: z, seed=i, scale=1)
    crowd(
        folk,
        30,
        lambda r: (r.uniform(-40, 50), 58 + 0.8 * r.randint(1, 9)),
        lambda x, y: 0.32 * (int((y - 56) / 0.8) + 1),
        3,
    )
    rowing_boat(folk, -14, 8, 0, 20, 9, 'saffron', 4, None)
    flock_in(folk, 9, (-4, 20), (20, 40), (28, 35), 0.8, 'white-bird')
    scene.put(folk, layer='life')
    scene.layer = 'front'
    stones = [rock(i, 1.9, 'grey-stone') for i in range(4)]
    scene.scatter(
        stones,
        50,
        lambda r: (-14 - r.uniform(0, 20), r.uniform(-32, -8)),
        lambda x, y: x * 0,
        seed=5,
        scale=(0.3, 1.2),
        sink=0.5,
        keep=lambda x, y, z: x < -12 - 0.45 * (y + 36),
    )
    scene.scatter(stones, 20, lambda r: (7 + r.uniform(0, 12), r.uniform(-34, -22)), seed=6, scale=(0.3, 1.1), sink=0.5)
