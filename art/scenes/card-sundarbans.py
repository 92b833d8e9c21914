"""A tidal creek of the Sundarbans in late light: mangroves on their roots, a country boat, a tiger on the mud."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe, rowing_boat
from kit.life.cats import tiger
from kit.mesh import Mesh
from kit.nature.palms import mangrove
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'Visitors in a canopied boat in a tidal creek of the Sundarbans in late light, a tiger on the mudbank before mangroves on arched roots.',
}


def ground(xs, ys):
    middle = -2 + 9 * np.sin(ys * 0.028)
    away = np.abs(xs - middle) - 13 - 0.05 * np.maximum(ys, 0) * 0
    end = ys - 96
    inland = np.maximum(away, end)
    return np.clip(inland * 0.13 - 0.3, -2, 0.75) + 0.1 * fractal(xs * 0.25, ys * 0.25, 3)


def build(scene):
    scene.camera((-5, -27, 2.1), (-0.5, 30, 3.9), lens=36, lift=0.03, focus=20, fstop=1.2)
    scene.light(
        sun=-114,
        elevation=22,
        haze={'density': 0.0034, 'height': 12, 'base': 0.2, 'start': 34},
        clouds={'seed': 9.9, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.material('dust', colour='#b59a7c', second='#8f7660')
    scene.put(water_sheet('river', 0, 500, -90))
    scene.put(ground_sheet(ground, (-140, 140), (-50, 260), 'dust', 300, 320, near=(50, 0.6)))
    trees = [mangrove(i + 2, 5.5 + i) for i in range(4)]
    scene.scatter(
        trees,
        330,
        ((-80, 80), (-24, 170)),
        ground,
        seed=4,
        sink=0.1,
        scale=(0.8, 1.4),
        keep=lambda x, y, z: z > 0.5 and not (-20 < x < -9 and -6 < y < 19),
    )
    shoots = Mesh()
    import random

    chance = random.Random(3)
    for _ in range(900):
        y = chance.uniform(-26, 60)
        x = -2 + 9 * np.sin(y * 0.028) + chance.choice((-1, 1)) * (13 + chance.uniform(1.2, 6))
        z = height_at(ground, x, y)
        shoots.lathe([(0.035, -0.1), (0.012, chance.uniform(0.2, 0.45))], 'root', 4, x=x, y=y, z=z)
    scene.put(shoots)
    boat = Mesh()
    rowing_boat(boat, 0, 0, 0, 0, 8.4, 'azure', 4, 'turmeric')
    scene.put(boat, -0.6, -7.5, 0.05, -66, layer='life')
    small = Mesh()
    canoe(small, boatman='scarlet')
    scene.put(small, 9.5, 36, 0.03, 200, layer='life')
    body, marks = tiger()
    x, y = -14.6, 5.5
    for part in (body, marks):
        scene.put(part, x, y, height_at(ground, x, y) + 0.02, 8, 1.75)
    birds = Mesh()
    flock_in(birds, 9, (-14, 8), (20, 40), (11, 16), 0.7, 'white-bird')
    scene.put(birds, layer='life')
