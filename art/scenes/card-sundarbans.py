"""A tidal creek of the Sundarbans in late light: mangroves on their roots, a tiger on the mud, visitors who watch it
from a country boat, egrets on a bar in front."""
import math
import random

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe, rowing_boat
from kit.life.cats import tiger
from kit.life.water_birds import egret
from kit.life.work import Pose, camera, person
from kit.mesh import Mesh
from kit.nature.palms import mangrove
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'Visitors in a canopied boat point a camera at a tiger that wades at the edge of a Sundarbans mudbank in late light, mangroves on arched roots all around.',
}


def ground(xs, ys):
    middle = -2 + 9 * np.sin(ys * 0.028)
    away = np.abs(xs - middle) - 13 - 0.05 * np.maximum(ys, 0) * 0
    end = ys - 96
    inland = np.maximum(away, end)
    return np.clip(inland * 0.13 - 0.3, -2, 0.75) + 0.1 * fractal(xs * 0.25, ys * 0.25, 3)


def build(scene):
    scene.camera((-5, -27, 2.1), (-0.5, 30, 3.1), lens=36, lift=0.03, focus=20, fstop=1.2)
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
    chance = random.Random(3)
    for _ in range(900):
        y = chance.uniform(-26, 60)
        x = -2 + 9 * np.sin(y * 0.028) + chance.choice((-1, 1)) * (13 + chance.uniform(1.2, 6))
        z = height_at(ground, x, y)
        shoots.lathe([(0.035, -0.1), (0.012, chance.uniform(0.2, 0.45))], 'root', 4, x=x, y=y, z=z)
    scene.put(shoots)
    boat = Mesh()
    with boat.at(-0.9, -9.9, 0.05, -62):
        tiger_watchers(boat)
    mud_bar(boat, -9.4, -16.2)
    mud_bar(boat, 0.4, -17.2)
    egret(boat, -8.3, -15.9, 0.1, 20, 0.9)
    egret(boat, -7.7, -16.7, 0.06, 150, 0.8)
    scene.put(boat, layer='life')
    small = Mesh()
    canoe(small, boatman='scarlet')
    scene.put(small, 9.5, 36, 0.03, 200, layer='life')
    body, marks = tiger()
    x, y = -14.1, 6.6
    for part in (body, marks):
        scene.put(part, x, y, height_at(ground, x, y) + 0.02, 8, 1.75)
    birds = Mesh()
    flock_in(birds, 9, (-14, 8), (20, 40), (11, 16), 0.7, 'white-bird')
    scene.put(birds, layer='life')


def tiger_watchers(mesh):
    """A country boat, prow at +x: a boatman leans on his pole, four look across the water, one with a camera."""
    rowing_boat(mesh, length=8.4, paint='#3f7f8f', people=0, canopy='#cfae62')
    away = 288
    lean = Pose(((0.24, -0.36, 1.42), (0.16, -0.42, 1.12)), bend=8, gaze=2)
    person(mesh, lean, 'lungi', '#efe4d2', '#8e2f3a', -3.1, 0.1, 0.36, 64, 1.0, 'turban', '#c98a3a', elder=True)
    with mesh.at(-3.1, 0.1, 0.36, 64):
        mesh.tube([(0.3, -0.3, 2.6), (0.2, -0.4, 1.2), (0.5, -0.9, -0.8)], 0.026, 'bamboo', 7)
    for x, y, deed, dress, cloth, second, head, hat in (
        (-1.5, 0.3, 'bench', 'saree', '#b5475a', '#cfae62', 'veil', 'ivory'),
        (-0.5, -0.25, 'talk', 'shirt', '#d9a79b', '#4b5568', 'brim', '#efe4d2'),
        (0.6, 0.3, 'bench', 'salwar', '#a7b79c', '#7a3b52', 'bun', 'ivory'),
    ):
        mesh.box(0.4, 1.2, 0.06, 'wood', x, 0, 0.74)
        person(mesh, deed, dress, cloth, second, x, y, 0.3, away, 0.95, head, hat)
    with mesh.at(2.3, 0.05, 0.36, away):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#4b4541', head='brim', hat='#8c6f5a')
        camera(mesh)


def mud_bar(mesh, x, y):
    """A spit of mud with breathing roots, and two red crabs."""
    chance = random.Random(int(x * 10))
    mesh.ball((2.2, 0.9, 0.16), 'dust', x, y, -0.04, 24)
    for _ in range(60):
        a, r = chance.uniform(0, 6.283), chance.uniform(0, 1) ** 0.5
        px, py = x + 2.1 * r * math.cos(a), y + 0.85 * r * math.sin(a)
        mesh.lathe([(0.03, -0.1), (0.01, chance.uniform(0.18, 0.5))], 'root', 5, x=px, y=py)
    for dx, dy in ((0.4, -0.45), (-0.6, -0.3)):
        mesh.ball((0.1, 0.07, 0.05), '#c9483a', x + dx, y + dy, 0.15, 9)
        for side in (-1, 1):
            for k in range(3):
                mesh.tube(
                    [
                        (x + dx + 0.05 * (k - 1), y + dy + 0.05 * side, 0.15),
                        (x + dx + 0.1 * (k - 1), y + dy + 0.15 * side, 0.06),
                    ],
                    0.014,
                    '#c9483a',
                    5,
                )
