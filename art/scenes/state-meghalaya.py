"""Sohra's plateau in the rains: a tall single fall off a green cliff into a jade pool, cloud in the gorge."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, parasol, woman
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A single tall waterfall leaps from a green plateau near Sohra in Meghalaya into its misty gorge, walkers with bright umbrellas on the grass before it.',
}


def rim(xs):
    """y of the plateau's edge at x: an amphitheatre round the fall."""
    return (
        158
        - 96 * (np.abs(xs - 14) / 120) ** 1.6
        + 8 * fractal(np.asarray(xs, float) * 0.02, 0 * np.asarray(xs, float), 4)
    )


def ground(xs, ys):
    plateau = 74 * smoothstep(-9, 3, ys - rim(xs) + 6 * fractal(xs * 0.03, ys * 0.03, 4)) + 5 * fractal(
        xs * 0.01, ys * 0.01, 4
    ) * smoothstep(0, 30, ys - rim(xs))
    scree = 26 * smoothstep(-60, -6, ys - rim(xs)) + (ridged(xs * 0.03, ys * 0.03, 5) - 0.5) * 8
    pool = np.hypot(xs - 14, (ys - 140) * 1.2)
    scree = np.where(pool < 20, np.minimum(scree, 6), scree)
    near = 80 * smoothstep(-5, -13, ys + 0.12 * np.abs(xs + 6) + 4 * fractal(xs * 0.05, ys * 0.05, 4))
    notch = 5 * np.exp(-(((xs - 14) / 4) ** 2)) * smoothstep(60, 76, plateau)
    return np.maximum(np.maximum(plateau, scree) - notch, near + 1.0 * fractal(xs * 0.06, ys * 0.06, 4))


def build(scene):
    scene.material('green-hills', meadow=('#809a4d', '#638443'), rock=('#8f8a6c', '#62634d'), rock_slope=0.42, bump=1.6)
    scene.camera((-7, -33, 91.5), (9, 120, 50), lens=29, lift=0.045, focus=40, fstop=1.2)
    scene.light(
        sun=-118,
        elevation=36,
        energy=4.8,
        haze={'density': 0.0022, 'height': 14, 'floor': 4, 'low': 1.8, 'base': 0.26, 'start': 60, 'most': 0.86},
        clouds={'scale': 1.3, 'low': 0.34, 'high': 0.6, 'amount': 1.0, 'seed': 6.3},
    )
    scene.put(ground_sheet(ground, (-230, 260), (-60, 460), 'green-hills', 460, 500))
    scene.put(plain('green-hills', z=-4), layer='far')
    water = Mesh()
    waterfall(water, 14, 152, 70.6, 7, 5, 5, 60, 3, 2.6)
    water.lathe([(18, 6.4), (0.1, 6.5)], 'glacial', 36, x=14, y=139, oval=(1.05, 0.8))
    spray(water, 14, 146, 6.4, 8, 18, 1.6)
    scene.material('glacial', colour='#3f8f80')
    scene.put(water)
    # By night floodlights at the pool make the fall glow, a lantern stands by the walkers.
    for x, y, z, power in ((2, 116, 22, 7000), (26, 118, 22, 7000), (14, 130, 40, 7000), (-6, -17.6, 88, 110)):
        scene.lamp(x, y, z, power, '#ffe2b8')
    trees = [
        broadleaf(50 + i, 8, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, clouds=7, cards=180, card=0.46)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        1500,
        ((-190, 210), (70, 300)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.45, 1.05),
        keep=lambda x, y, z: abs(x - 14) > 8 and (z > 66 or 8 < z < 32) and abs(y - rim(x)) > 4,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.8), grass_tuft(6, 60, 0.6), flower_tuft(3, flower='violet')],
        420,
        ((-30, 22), (-36, -4)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: z > 60,
    )
    scene.put(trees[0], -20, -14, height_at(ground, -20, -14) - 0.3, 0, 1.0)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, shade in (
        (-10.4, -15.0, 'magenta', 'scarlet'),
        (-9, -14.6, None, None),
        (-2.2, -15.2, 'teal', 'turmeric'),
    ):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.15, 152, veil=False, pose='rest') if cloth else man(
            life, 'indigo', 'wood-dark', x, y, z, 1.15, 158, walking=False
        )
        if shade:
            parasol(life, x + 0.27, y - 0.02, z, 0.8, 2.4, shade)
    flock_in(life, 9, (-30, 0), (40, 90), (64, 80), 1.2, 'white-bird')
    scene.put(life)
