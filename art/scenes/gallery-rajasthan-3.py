"""Sambhar lake after the rains: flamingos, white heaps of salt, rails running out over the shallow water at dawn."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.vehicles import track, wheel
from kit.life.water_birds import flamingo
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': "Flamingos wade among Sambhar Lake's salt pans at dawn, white heaps of salt on the banks and narrow rails running out over water.",
}


def build(scene):
    scene.camera((-4, -30, 3.6), (2, 20, 5.0), lens=37, lift=0.04, focus=34, fstop=5.6)
    scene.light(
        sun=-104,
        elevation=13,
        haze={'density': 0.0026, 'height': 10, 'base': 0.18, 'start': 36},
        clouds={'seed': 8.4, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(water_sheet('lake', 0, 3000, -80))
    blue_hills(scene, 'dry-hills', near=680, count=2, height=36, base=0, width=1900, seed=6)
    pans = Mesh()
    for y in (-4, 22, 52, 92, 150):
        pans.box(300, 1.6 + y * 0.012, 0.36, 'salt', 20 if y < 40 else 0, y, -0.12)
    for x in (-28, 12, 46, -70, 84):
        pans.box(1.4, 200, 0.34, 'salt', x, 78, -0.12)
    chance = np.random.RandomState(4)
    for x, y, size in (
        (13, 4, 2.6),
        (18.4, 6, 2.1),
        (24, 3.6, 2.9),
        (30, 7, 2.2),
        (-27, 26, 3.2),
        (-34, 24, 2.6),
        (-42, 27, 3),
        (46, 40, 3.6),
        (54, 38, 3),
        (-70, 60, 4),
        (12, 56, 4),
        (20, 58, 3.4),
        (84, 70, 4.4),
    ):
        pans.lathe(
            [(size * 1.25, -0.2), (size * 1.05, 0.25), (size * 0.1, size * 0.8)],
            'salt',
            18,
            False,
            x=x,
            y=y,
            ribs=5,
            rib=0.06,
        )
    line = [(-14 + 0.12 * (y + 30) + 0.0016 * (y + 30) ** 2, y, 0.42) for y in np.linspace(-30, 170, 60)]
    track(pans, line, 1.0, 'salt')
    for x, y, z in line[::2]:
        for side in (-0.5, 0.5):
            pans.box(0.16, 0.16, 1.4, 'wood-dark', x + side, y, -0.8)
    scene.put(pans)
    scene.layer = 'life'
    life = Mesh()
    x, y, _ = line[13]
    for k in range(3):
        px, py, _ = line[13 + k * 2]
        with life.at(px, py, 0.55, 78):
            life.box(2.4, 1.2, 0.7, 'iron', 0, 0, 0.4)
            life.ball((1.1, 0.55, 0.4), 'salt', 0, 0, 1.1, 10)
            for sx in (-0.8, 0.8):
                wheel(life, 0.3, 0.1, 'shadow', 6, sx, 0.55, 0.3)
                wheel(life, 0.3, 0.1, 'shadow', 6, sx, -0.55, 0.3)
    for i in range(54):
        px, py = (
            (chance.normal(7, 6), chance.uniform(-16, -5.6))
            if i < 34
            else (chance.normal(4, 12), chance.uniform(8, 20))
        )
        if abs(px - np.interp(py, [p[1] for p in line], [p[0] for p in line])) < 1.6:
            continue
        flamingo(life, px, py, -0.2, chance.choice((8, 170, 25, 195)), 1.15, chance.rand() < 0.6)
    for px, py, cloth in ((14.6, 0, 'scarlet'), (20.6, 1.6, 'turmeric'), (27, 0.6, None), (-30, 22, 'magenta')):
        woman(life, cloth, px, py, 0.2, 1.05, 30, pot=False) if cloth else man(
            life, 'ivory', 'ivory', px, py, 0.2, 1.05, 60, 'crimson'
        )
    flock_in(life, 26, (-6, 24), (16, 50), (9, 17), 0.9, '#eaa79e')
    scene.put(life)
