"""The caves of Ajanta from the viewpoint across the gorge after the rains: a horseshoe of basalt with a row of pillared
porches and two great sun-windows, the Waghora far below; visitors on the lookout."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.falls import waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'The rock-cut caves of Ajanta in a curved cliff above the green gorge of the Waghora, their pillared fronts in a row, visitors on the lookout opposite.',
}
R, CX, CY = 92.0, 6.0, 24.0
LEDGE = 9.0


def ground(xs, ys):
    """A gorge in the shape of a horseshoe, open towards the camera, its floor at -24, the plateau at 46."""
    away = np.hypot(xs - CX, (ys - CY) * 1.0)
    away = np.where(ys < CY, np.abs(xs - CX), away)
    rough = 3.5 * fractal(xs * 0.03, ys * 0.03, 4)
    low = -24 + (LEDGE + 24) * smoothstep(R - 44, R - 5, away + rough) ** 1.3
    face = 23 * smoothstep(R - 0.5, R + 3.5, away)
    upper = 20 * smoothstep(R + 6, R + 46, away + 2 * rough)
    return (
        low
        + face
        + upper
        + 1.2 * fractal(xs * 0.08, ys * 0.08, 4) * smoothstep(R + 3, R + 12, away)
        + 0.8 * fractal(xs * 0.1, ys * 0.1, 3) * smoothstep(R - 10, R - 30, away)
    )


def spur(xs, ys):
    edge = np.maximum(ys + 41, (xs + 16.5) * 0.9) + 1.4 * fractal(xs * 0.1, ys * 0.1, 2)
    return 48 + 0.4 * fractal(xs * 0.2, ys * 0.2, 3) - 78 * smoothstep(0, 15, edge)


def build(scene):
    scene.material('basalt', colour='#7d6a5a', second='#57493f', bump=0.5, bump_scale=0.7, courses=None)
    scene.material(
        'forest-hills', meadow=('#6f8a42', '#537238'), rock=('#7c6b5a', '#57493f'), rock_slope=0.75, scale=0.05
    )
    scene.camera((-16, -60.5, 53.0), (10, 60, 8), lens=26)
    scene.light(
        sun=-150,
        elevation=40,
        haze={'density': 0.0011, 'height': 50, 'start': 80, 'base': 0.3},
        clouds={'seed': 23.9, 'amount': 0.9},
    )
    scene.put(ground_sheet(ground, (-230, 240), (-60, 230), 'forest-hills', 420, 330))
    wall = Mesh()
    cliff(wall)
    caves(wall)
    scene.put(wall)
    stream = Mesh()
    ys = np.linspace(-60, 84, 70)
    stream.loft(
        [[(CX + 8 * math.sin(y * 0.05) + s * 4.5, y, -22.8) for s in (-1, 1)] for y in ys], 'glacial', smooth=False
    )
    waterfall(stream, CX + 14, CY + R - 1.5, 33, 4, 5, 2, 30, 4)
    waterfall(stream, CX + 14, CY + R - 12, 4, -22, 6, 9, 30, 6)
    scene.put(stream)
    trees = [
        broadleaf(40 + i, 8, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, clouds=7, cards=200, card=0.5)
        for i in range(3)
    ]
    off = lambda x, y: np.hypot(x - CX, max(0, y - CY)) if y > CY else abs(x - CX)
    scene.scatter(
        trees,
        900,
        ((-200, 210), (-50, 210)),
        ground,
        seed=4,
        sink=0.5,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: (off(x, y) > R + 8 or off(x, y) < R - 16) and not off(x, y) < 9,
    )
    stones = [rock(i, 1.4, 'basalt') for i in range(4)]
    scene.scatter(
        stones, 90, lambda r: (CX + r.gauss(0, 9), r.uniform(-40, 84)), ground, seed=6, sink=0.4, scale=(0.3, 1.3)
    )
    scene.layer = 'front'
    scene.put(ground_sheet(spur, (-60, 36), (-64, -20), 'meadow', 160, 120))
    scene.scatter(
        [grass_tuft(5 + i, 50, 0.5, 0.4, leaf) for i, leaf in enumerate(('grass', 'grass-dry'))],
        260,
        ((-46, -10), (-62, -40)),
        spur,
        seed=3,
        sink=0.05,
        keep=lambda x, y, z: z > 46,
    )
    scene.layer = 'life'
    life = Mesh()
    rail = [
        (x, y, height_at(spur, x, y))
        for x, y in [(x, -42.6) for x in np.linspace(-44, -17.6, 13)] + [(-17.2, y) for y in np.linspace(-44.4, -58, 7)]
    ]
    for x, y, z in rail:
        life.box(0.12, 0.12, 1.1, 'wood-dark', x, y, z - 0.1)
    for up in (0.5, 0.95):
        life.tube([(x, y, z + up) for x, y, z in rail], 0.05, 'wood-dark', 5)
    for x, y, deed, dress, cloth, second, turn in (
        (-24.6, -44, 'hold', 'saree', 'saffron', 'crimson', 186),
        (-23.2, -43.8, 'hold', 'shirt', '#86a3b6', '#4b4640', 170),
        (-19.4, -43.4, 'lean', 'salwar', 'magenta', 'ivory', 166),
    ):
        person(life, deed, dress, cloth, second, x, y, height_at(spur, x, y), turn, 1.05)
    with life.at(-18.4, -45.4, height_at(spur, -18.4, -45.4), 120, 1.05):
        person(life, 'photograph', 'jacket', '#c9b48a', '#5d5a4c', head='brim', hat='#e0cda2')
        camera(life)
    little_one(life, 'wave', 'turmeric', -22.0, -43.6, height_at(spur, -22.0, -43.6), 178, 1.05)
    for a in (-0.9, -0.5, -0.1, 0.25, 0.6):
        px, py = CX + (R - 2.2) * math.sin(a), CY + (R - 2.2) * math.cos(a)
        crowd(
            life,
            5,
            lambda r: (px + r.uniform(-4, 4), py + r.uniform(-1, 0)),
            lambda x, y: LEDGE + 0.4,
            int(a * 10) + 20,
            1.25,
        )
    flock_in(life, 8, (-20, 40), (20, 60), (24, 36), 1.2)
    scene.put(life)


def cliff(mesh):
    """The face of basalt: ribs and beds, over the row of caves."""
    a, up = np.meshgrid(np.linspace(-2.2, 1.9, 420), np.linspace(0, 1, 70))
    level = LEDGE - 2 + up * 27
    beds = 0.7 * smoothstep(0.3, 0.7, (level / 6.5 + 0.3 * fractal(a * 3, level * 0.1, 3)) % 1)
    out = R - 0.6 + 1.6 * fractal(a * 9, level * 0.05, 4) + 0.8 * fractal(a * 40, level * 0.2, 3) + beds + 2.2 * up**3
    mesh.grid(
        CX + out * np.sin(a), CY + np.where(np.abs(a) > math.pi / 2, out * np.cos(a), out * np.cos(a)), level, 'basalt'
    )


def caves(mesh):
    """The fronts: vihara porches of square and round pillars before dark halls, two chaityas with their sun-windows; a
    paved path with a parapet runs before them."""
    path = np.linspace(-1.5, 1.3, 80)
    mesh.loft(
        [[(CX + r * math.sin(a), CY + r * math.cos(a), LEDGE + 0.3) for r in (R - 5.5, R - 0.5)] for a in path],
        'paving',
        smooth=False,
    )
    mesh.loft(
        [
            [(CX + (R - 5.5) * math.sin(a), CY + (R - 5.5) * math.cos(a), LEDGE + z) for z in (-3, 0.3, 1.2)]
            for a in path
        ],
        'granite',
        smooth=False,
    )
    for k in range(17):
        a = -1.36 + 0.158 * k
        wide = (9.5, 12.5, 8, 11, 13, 9)[k % 6]
        with mesh.at(
            CX + (R - 1.4) * math.sin(a),
            CY + (R - 1.4) * math.cos(a),
            LEDGE + 0.3 + (0.8 if k % 4 == 1 else 0),
            -math.degrees(a),
        ):
            if k in (6, 11):
                chaitya(mesh)
            else:
                porch(mesh, wide, 5.0 + 0.6 * (k % 3), max(4, int(wide / 2)))


def porch(mesh, wide, tall, count):
    mesh.box(wide, 0.4, tall, 'shadow', 0, 0.6)
    mesh.box(wide + 1.6, 1.8, 0.7, 'granite', 0, 0, -0.3)
    mesh.box(wide + 1.8, 2.4, 1.1, 'granite', 0, 0, tall)
    mesh.box(wide + 1.2, 1.4, 0.6, 'granite-dark', 0, 0, tall + 1.1)
    for i in range(count + 1):
        x = -wide / 2 + wide * i / count
        mesh.box(0.9, 0.9, 0.8, 'granite', x, -0.5)
        mesh.lathe([(0.42, 0.8), (0.36, tall - 1.2), (0.62, tall - 0.8), (0.4, tall - 0.5)], 'granite', 10, x=x, y=-0.5)
        mesh.box(1.3, 1.0, 0.5, 'granite', x, -0.5, tall - 0.5)


def chaitya(mesh):
    mesh.box(13, 1.4, 15, 'granite', 0, 0.6)
    mesh.box(2.6, 0.4, 4.4, 'shadow', 0, -0.2)
    for side in (-1, 1):
        for x in (2.4, 4.6):
            mesh.box(0.7, 0.8, 5, 'granite-pale', side * x, -0.4)
    mesh.box(13.6, 2.2, 0.8, 'granite-pale', 0, -0.2, 5.2)
    ring = np.linspace(-0.35, math.pi + 0.35, 25)
    mesh.add([(3.2 * math.cos(t), -0.3, 9.4 + 3.2 * math.sin(t)) for t in ring], [tuple(range(25))], 'shadow')
    for r, y in ((3.5, -0.5), (4.2, -0.3)):
        mesh.tube(
            [(r * math.cos(t), y, 9.4 + r * math.sin(t) + (0.5 if abs(t - math.pi / 2) < 0.1 else 0)) for t in ring],
            0.4,
            'granite-pale',
            7,
        )
