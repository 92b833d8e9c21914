"""Hanle under the Milky Way: the white observatory dome on its hill; a family at a telescope, tea on a fire by the
tent."""
import math

import numpy as np

from kit.architecture.himalayan import chorten
from kit.life.flags import flag_string
from kit.life.lamps import flame
from kit.life.work import Pose, glass, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up, slump
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'night',
    'palette': 'night-starlit',
    'alt': 'A family takes turns at a telescope by their lit tent at Hanle, tea on a fire, under the Milky Way; the white observatory dome on its hill.',
}


def build(scene):
    scene.material('window-lit', lamp=1.1)
    scene.camera((-4, -24, 2.6), (1.5, 10, 6.7), lens=31, lift=0.06)
    scene.light(sun=-112, haze={'density': 0.0005, 'height': 60, 'base': 0.3, 'start': 60}, clouds=False)
    ground = carve()
    scene.put(ground_sheet(ground, (-320, 320), (-50, 520), 'cold-desert', 300, 320, near=(40, 0.45)))
    snow_peaks(scene, lift=-120, scale=0.7)
    works = Mesh()
    z = height_at(ground, 26, 120)
    works.lathe([(5.4, z - 3), (5.4, z + 5)], 'whitewash', 28, x=26, y=118)
    works.lathe(
        [(r * 5.6, z + 5 + h * 5.6) for r, h in ((1, 0), (0.97, 0.25), (0.87, 0.5), (0.7, 0.72), (0.45, 0.9), (0, 1))],
        'whitewash',
        32,
        x=26,
        y=118,
    )
    works.box(1.8, 4.4, 4.6, 'shadow', 25.4, 114.4, z + 5.4)
    works.box(16, 7, 4.4, 'whitewash', 38, 118, z - 3)
    for i in range(4):
        works.box(1.2, 0.2, 1, 'window-lit', 33 + i * 3, 114.4, z - 1)
    chorten(works, -15, 20, height_at(ground, -15, 20), 0.5)
    scene.put(works)
    scene.put(milky_way(scene.random), layer='far')
    scene.scatter(
        [grass_tuft(3, 40, 0.5, leaf='grass-dry', width=0.014)], 60, ((-16, 18), (-19, 6)), ground, sink=0.03, seed=9
    )
    scene.scatter(
        [rock(i, 0.5, 'rock-warm') for i in range(3)],
        60,
        ((-24, 26), (-20, 30)),
        ground,
        sink=0.1,
        seed=4,
        scale=(0.2, 1),
    )
    scene.layer = 'life'
    camp = Mesh()
    z = height_at(ground, 7.4, -2)
    camp.lathe([(2.4, z), (2.3, z + 0.3), (0.1, z + 2.9)], 'window-lit', 6, False, x=7.4, y=-2)
    for k in range(6):
        camp.tube(
            [(7.4 + 2.42 * math.cos(k * math.pi / 3), -2 + 2.42 * math.sin(k * math.pi / 3), z), (7.4, -2, z + 3.0)],
            0.05,
            'saffron',
            5,
        )
    watchers(camp, lambda x, y: (x, y, height_at(ground, x, y) + 0.01))
    flag_string(camp, (-15, 20, 5.4), (-30, 30, 3), 0.8, 26, 0.6)
    scene.put(camp)
    scene.lamp(7.4, -4.9, 1.2, 40)
    scene.lamp(3.1, -8.3, 1.0, 70, '#ff9a5a')
    scene.lamp(-0.4, -9.4, 1.6, 16, '#ff7a50')


def carve():
    """Bare hills about a wide valley floor, furrowed by what little runs off them; the observatory's hill levelled."""
    xs, ys = np.meshgrid(np.linspace(-320, 320, 320), np.linspace(-50, 520, 285))
    mass = hill(26, 120, 27, 96)(xs, ys) + 74 * (np.abs(xs) / 260) ** 3
    mass += 26 * smoothstep(190, 400, ys) * (0.6 + 0.5 * fractal(xs * 0.008, ys * 0.008, 4))
    land = erode(mass + 0.6, 2, 2, 0.02, 26, 0.9, 0.25 * mass)
    land = np.minimum(land, np.where(np.hypot(xs - 30, ys - 118) < 22, 21.5, 999))
    rough = look_up(slump(land, 2, 2, 0.7, 8), (-320, 320), (-50, 520))
    return lambda xs, ys: rough(xs, ys) * smoothstep(14, 46, ys + np.abs(xs)) + 0.4 * fractal(xs * 0.05, ys * 0.05, 4)


def milky_way(chance):
    """The band of stars: many faint, few bright, a dark rift along its middle."""
    band = Mesh()
    for _ in range(9000):
        t = chance.uniform(-1, 1)
        across = chance.gauss(0, 36)
        rift = 12 * math.sin(t * 5) + 6 * math.sin(t * 17)
        if abs(across - rift) < 7 + 5 * math.sin(t * 9) and chance.random() < 0.8:
            continue
        x, z = -370 + 800 * (t + 1) * 0.5 - 0.46 * across, 130 + 420 * (t + 1) * 0.5 + 0.88 * across
        size = chance.choice((0.12, 0.15, 0.19, 0.26)) if chance.random() < 0.97 else chance.uniform(0.5, 0.9)
        band.ball(size, 'moon', x, 900, z, sides=4)
    return band


def watchers(mesh, at):
    """A mother lifts her girl to the eyepiece, the guide points upward; two drink tea by a fire; one lies back."""
    with mesh.at(*at(-0.9, -8.6)):
        for k in range(3):
            a = k * 2.1 + 0.4
            mesh.tube([(0, 0, 1.12), (0.62 * math.cos(a), 0.62 * math.sin(a), 0)], 0.035, 'wood', 6)
        mesh.tube([(0.36, -0.5, 0.98), (-0.5, 0.7, 1.98)], [0.15, 0.17], 'ivory', 18)
        mesh.tube([(-0.5, 0.7, 1.98), (-0.52, 0.73, 2.01)], [0.185, 0.185], 'iron', 18)
        mesh.tube([(0.36, -0.5, 0.98), (0.42, -0.58, 1.06)], [0.05, 0.06], 'iron', 10)
    with mesh.at(*at(-0.25, -9.5), 158, 1.08):
        bent = Pose(((0.12, -0.4, 1.1), (-0.2, -0.3, 0.9)), bend=26)
        person(mesh, bent, 'jacket', '#b5483f', '#4d3b30', head='cap', hat='#efe4d2')
    with mesh.at(*at(-2.1, -8.5), -118, 1.1):
        pointing = Pose(((0.26, -0.42, 1.86), (-0.25, -0.06, 0.82)), gaze=24)
        person(mesh, pointing, 'jacket', '#4f6f8c', '#5a4a3c', head='cap', hat='maroon')
    little_one(mesh, 'lean', '#cfae62', *at(0.5, -8.9), 110, 1.1)
    x, y, z = at(3.1, -8.2)
    with mesh.at(x, y, z):
        for k in range(7):
            a = k * 0.9
            mesh.ball((0.15, 0.13, 0.12), 'granite-dark', 0.34 * math.cos(a), 0.34 * math.sin(a), 0.07, 9)
        for dx, tall, lean in ((0, 0.5, 0.1), (0.11, 0.34, -0.2), (-0.1, 0.3, 0.22)):
            flame(mesh, dx, -0.02, 0.05, tall, 0.36, lean)
        mesh.lathe([(0.13, 0.4), (0.17, 0.47), (0.14, 0.6), (0.05, 0.66), (0.04, 0.7)], 'iron', 20, y=0.1)
    for x, y, turn, cloth, deed in ((2.1, -8.0, 76, '#8c6f5a', 'sip'), (4.2, -7.9, -72, '#6d7f5a', 'talk')):
        with mesh.at(*at(x, y), turn, 1.08):
            mesh.box(0.62, 0.42, 0.42, 'wood', 0, 0.06)
            person(mesh, deed, 'jacket', cloth, '#4d3b30', head='cap', hat='#31487a')
            if deed == 'sip':
                glass(mesh, (0.07, -0.24, 0.99))
