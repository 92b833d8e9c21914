"""Mahabaleshwar after rain: the stepped basalt of the Sahyadri about its gorge, waterfalls and haze in it; a railed
viewpoint with a strawberry seller and those who have come to look."""
import math

import numpy as np

from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A woman sells strawberries under an umbrella at a railed viewpoint at Mahabaleshwar; stepped cliffs of the Sahyadri and thin falls beyond.',
}


WEST_EAST, SOUTH_NORTH = (-420, 460), (70, 760)


def carve():
    """The Sahyadri: a plateau that brooks have cut into spurs and a gorge, its basalt lying in beds that weather into
    steps of cliff and green ledge."""
    xs, ys = np.meshgrid(np.linspace(*WEST_EAST, 360), np.linspace(*SOUTH_NORTH, 290))
    east, north = xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0]
    bend = xs - 14 - 26 * np.sin(ys * 0.011) - 20 * fractal(ys * 0.008, ys * 0 + 3, 3)
    gorge = smoothstep(26, 150 - 0.06 * ys, np.abs(bend) + 26 * fractal(xs * 0.012, ys * 0.012 + 5, 4))
    mass = (18 + 124 * gorge) * (0.86 + 0.16 * fractal(xs * 0.006 + 2, ys * 0.006, 4))
    mass *= smoothstep(70, 210, ys + 0.25 * np.abs(bend))
    land = erode(mass, east, north, 0.022, 34, 2.2, 0.3 * mass)
    land *= 140 / np.quantile(land, 0.99)
    bed = 21 + 3 * fractal(xs * 0.01, ys * 0.01 + 8, 3)
    step = land / bed
    whole = np.floor(step)
    return bed * (whole + smoothstep(0.42, 0.72, step - whole) + 0.16 * (step - whole - 0.5))


sahyadri = look_up(carve(), WEST_EAST, SOUTH_NORTH)


def ground(xs, ys):
    near = 101 * smoothstep(
        6, -8, ys + 0.5 * np.maximum(xs - 3, 0) - 0.02 * np.abs(xs) * 4 + 5 * fractal(xs * 0.04, ys * 0.04, 3)
    )
    far = np.where(np.asarray(ys) > SOUTH_NORTH[0], sahyadri(xs, ys), 0)
    return np.maximum(far, near) + 1.5 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.material(
        'green-hills', meadow=('#6f8844', '#4f7036'), rock=('#6e635a', '#4e4742'), rock_slope=0.6, scale=0.02
    )
    scene.camera((-6, -34, 107.2), (6, 120, 97), lens=34, focus=16, fstop=1.2)
    scene.light(
        sun=-116,
        elevation=28,
        energy=5.2,
        haze={'density': 0.0017, 'height': 70, 'base': 0.35, 'start': 60, 'most': 0.8},
        clouds={'seed': 4.7, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-420, 460), (-60, 760), 'green-hills', 640, 640))
    scene.put(plain('forest-hills', z=-12), layer='far')
    blue_hills(scene, 'green-hills', near=900, count=3, height=110, base=-20, width=1600, seed=3, length=420)
    falls = Mesh()
    for x, width in ((-70, 1.6), (-52, 1.0), (-106, 1.2), (98, 1.8), (132, 1.1), (30, 1.4)):
        ys = np.linspace(130, 420, 400)
        zs = ground(np.full_like(ys, x), ys)
        top = int(np.argmax(zs > zs.max() - 14))
        rows = [(ys[i] - 1.2, zs[i]) for i in range(max(0, top - 46), top + 2)]
        for strand in range(7):
            off, thin = scene.random.gauss(0, width), width * scene.random.uniform(0.12, 0.4)
            low = 0 if strand < 4 else len(rows) // 3
            falls.loft(
                [
                    [
                        (
                            x + off * (1.3 - z / 160) + side * thin * (1.4 - z / 150) + 0.5 * np.sin(z * 0.25 + strand),
                            y - 0.3 * (strand % 3),
                            z + 0.6,
                        )
                        for side in (-1, 0, 1)
                    ]
                    for y, z in rows[low:]
                ],
                'fall-thin' if strand else 'fall',
            )
    scene.put(falls)
    scene.scatter(
        [broadleaf(30 + i, 8, spread=1.1, clouds=7, cards=180, card=0.45) for i in range(3)],
        2600,
        ((-300, 320), (110, 520)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: fractal(x * 0.02, y * 0.02, 3) > 0.05,
    )
    scene.layer = 'front'
    rail = Mesh()
    for i in range(15):
        x = -16 + i * 1.9
        y = -14 - 0.01 * x * x
        z = height_at(ground, x, y)
        rail.box(0.12, 0.12, 1.25, 'iron', x, y, z - 0.15)
        for lift in (0.45, 0.95):
            nx, ny = x + 1.9, -14 - 0.01 * (x + 1.9) ** 2
            rail.tube([(x, y, z + lift), (nx, ny, height_at(ground, nx, ny) + lift)], 0.035, 'iron', 5)
    scene.put(rail)
    scene.scatter(
        [grass_tuft(5, 60, 0.55), grass_tuft(6, 50, 0.5)],
        260,
        ((-26, 20), (-30, -12)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: z > 96,
    )
    scene.put(broadleaf(9, 9, spread=1.3, cards=420, card=0.18), -19, -20, height_at(ground, -19, -20) - 0.3, 0, 1)
    scene.layer = 'life'
    folk = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y))
    stall(folk, at)
    for deed, dress, cloth, second, x, y, turn, head in (
        ('photograph', 'jacket', '#cfae62', '#5a4a3c', 3.6, -16.4, 158, 'brim'),
        ('lean', 'shirt', '#7d93a8', '#5a4a3c', 0.9, -15.3, 176, None),
        ('talk', 'saree', '#b5483f', None, 0.05, -15.6, 150, None),
        ('walk', 'salwar', '#d9a79b', 'ivory', 6.3, -13.6, 196, None),
    ):
        with folk.at(*at(x, y), turn, 1.12):
            person(folk, deed, dress, cloth, second, head=head, hat='#efe4d2')
            if deed == 'photograph':
                camera(folk)
    little_one(folk, 'run', 'azure', *at(0.4, -18.0), 118, 1.15)
    little_one(folk, 'run', '#c8743a', *at(1.9, -18.5), 112, 1.0, girl=True)
    scene.put(folk)


def stall(mesh, at):
    """Strawberries under a big umbrella: a woman weighs them out for two who taste, their daughter reaches for more."""
    with mesh.at(*at(-6.6, -16.9)):
        mesh.tube([(0, 0, -0.3), (0, 0, 2.75)], 0.03, 'wood-dark', 7)
        for number in range(8):
            cloth = ('#b5483f', '#efe4d2')[number % 2]
            a, b = number * math.pi / 4, (number + 1) * math.pi / 4
            fan = [
                [
                    (
                        r * 1.75 * math.cos(w),
                        r * 1.75 * math.sin(w),
                        2.75 - 0.62 * r**1.6 - 0.07 * math.sin(math.pi * u) * r,
                    )
                    for u, w in ((u, a + (b - a) * u) for u in np.linspace(0, 1, 6))
                ]
                for r in (0.03, 0.4, 0.75, 1)
            ]
            mesh.loft(fan, cloth)
    with mesh.at(*at(-7.0, -16.6), 20, 1.12):
        person(mesh, 'sell', 'saree', 'emerald', 'turmeric', head='scarf')
        strawberries(mesh)
    for x, y, size in ((-5.5, -17.9, 1.15), (-4.9, -17.3, 1.0), (-8.2, -17.8, 1.1)):
        with mesh.at(*at(x, y), 0, size):
            basket(mesh, 0, 0)
    with mesh.at(*at(-4.7, -18.1), -72, 1.12):
        person(mesh, 'drink', 'kurta', '#efe4d2', '#8c6f5a')
    with mesh.at(*at(-4.1, -17.0), -96, 1.1):
        person(mesh, 'hold', 'saree', '#86a3b6', 'ivory')
    little_one(mesh, 'reach', '#d9a79b', *at(-5.8, -18.4), -40, 1.1, girl=True)


def strawberries(mesh):
    """Two flat baskets of strawberries on leaves before a seller."""
    basket(mesh, 0.28, -0.78)
    basket(mesh, -0.36, -0.72)


def basket(mesh, x, y):
    """A flat basket heaped with strawberries."""
    mesh.lathe([(0.2, 0), (0.29, 0.12), (0.3, 0.15)], 'weave', 20, x=x, y=y)
    mesh.lathe([(0.29, 0.13), (0.02, 0.15)], 'leaf', 16, x=x, y=y)
    for k in range(34):
        a, far = k * 2.4, 0.045 * math.sqrt(k)
        mesh.ball((0.04, 0.04, 0.05), '#c8342c', x + far * math.cos(a), y + far * math.sin(a), 0.2 - 0.2 * far, 7)
