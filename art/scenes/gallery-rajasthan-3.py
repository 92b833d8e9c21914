"""Sambhar lake after the rains: flamingos, white heaps of salt, rails over the shallow water, workers with baskets."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.vehicles import track, wheel
from kit.life.water_birds import flamingo
from kit.life.work import hoe, person
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Salt workers rake and carry on a bank of Sambhar Lake, flamingos wading before white heaps of salt and narrow rails over the water.',
}


def build(scene):
    scene.camera((-4, -30, 2.5), (1.5, 20, 3.6), lens=36, lift=0.045, focus=13, fstop=1.4)
    scene.light(
        sun=-108,
        elevation=20,
        haze={'density': 0.0026, 'height': 10, 'base': 0.18, 'start': 36},
        clouds={'seed': 8.4, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(water_sheet('lake', 0, 3000, -80))
    blue_hills(scene, 'dry-hills', near=680, count=2, height=48, base=0, width=1900, seed=6)
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
    for k in range(34):
        t = k / 33
        pans.box(2.0, 1.3, 0.36 + 0.03 * (k % 3), 'salt', -0.4 + 17 * t, -18.4 + 19 * t, -0.14)
    pans.lathe([(1.5, -0.2), (1.25, 0.2), (0.12, 1.05)], 'salt', 22, False, x=5.6, y=-10.8, ribs=5, rib=0.06)
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
    spots = []
    for i in range(400):
        px, py = (
            (chance.uniform(-7, 3.0), chance.uniform(-18.5, -6))
            if i < 260
            else (chance.normal(4, 9), chance.uniform(-2, 20))
        )
        rail = abs(px - np.interp(py, [p[1] for p in line], [p[0] for p in line])) < 1.8
        if rail or len(spots) > 46 or abs(px + 4 - 0.11 * (py + 30)) / (py + 30) > 0.46 or abs(py + 4) < 1.2:
            continue
        if any(abs(px - a) < 1.0 and abs(py - b) < 1.4 for a, b in spots) or (px > 0.6 and py < -13):
            continue
        spots.append((px, py))
        flamingo(life, px, py, -0.2, chance.choice((-12, 165, -35, 200)), 1.15, chance.rand() < 0.55)
    for px, py, cloth, turn in ((0.4, -17.6, 'scarlet', -4), (3.3, -15.6, 'magenta', -22)):
        woman(life, cloth, px, py, 0.22, 1.1, turn, veil=False, pose='load')
        with life.at(px, py, 0.22, turn, 1.1):
            life.lathe([(0.15, 1.73), (0.27, 1.86)], 'weave', 20)
            life.lathe([(0.25, 1.85), (0.16, 1.95), (0.03, 2.02)], 'salt', 18)
    with life.at(1.9, -17.2, 0.22, -58, 1.1):
        person(life, 'hoe', 'skirt', 'turmeric', 'crimson', head='veil')
        hoe(life)
        life.ball((0.5, 0.4, 0.22), 'salt', 0.3, -1.1, 0.02, 12)
    man(life, 'ivory', 'ivory', 5.2, -13.2, 0.22, 1.1, -30, 'crimson', pose='rest', dress='dhoti')
    woman(life, 'emerald', 14.6, 0, 0.2, 1.05, -20, veil=False)
    woman(life, 'magenta', 27, 0.6, 0.2, 1.05, 30, veil=False)
    flock_in(life, 26, (-6, 24), (16, 50), (9, 17), 0.9, '#eaa79e')
    scene.put(life)
