"""The pillared corridor of Rameswaram: carved, painted columns to the vanishing point, sun falling in from one side."""
import numpy as np

from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The long pillared corridor of the Rameswaram temple, carved and painted columns in two rows with sun falling across the floor.',
}


def column(mesh, x, y, side):
    """A carved pillar of the corridor on its high ledge, with bracket and lotus band."""
    with mesh.at(x, y):
        mesh.box(1.5, 1.5, 0.5, 'granite-pale', z=1.3)
        mesh.box(1.1, 1.1, 1.0, 'cream-wall', z=1.8)
        mesh.lathe([(0.62, 0), (0.52, 0.12), (0.52, 0.9), (0.62, 1.0)], 'turmeric', 8, False, z=2.8, start=22.5)
        mesh.box(1.05, 1.05, 0.7, 'cream-wall', z=3.8)
        mesh.lathe([(0.6, 0), (0.5, 0.1), (0.5, 0.8), (0.6, 0.9)], 'green-wall', 8, False, z=4.5, start=22.5)
        mesh.box(1.15, 1.15, 0.4, 'pink-wall', z=5.4)
        mesh.box(1.3, 1.9, 0.35, 'cream-wall', z=5.8)
        mesh.box(1.3, 2.7, 0.35, 'turmeric', z=6.15)
        mesh.box(0.5, 0.5, 2.2, 'ochre-wall', -side * 0.72, 0, 2.0, 0.7)
        mesh.ball((0.24, 0.24, 0.3), 'pink-wall', -side * 0.8, 0, 4.1, sides=8)


def build(scene):
    scene.camera((-0.55, -9, 2.5), (0.1, 40, 3.2), lens=30, lift=0.02, focus=24, fstop=4)
    scene.light(
        sun=-68,
        elevation=34,
        energy=9,
        fill=2.1,
        haze={'density': 0.0052, 'height': 60, 'base': 0.3, 'start': 14, 'most': 0.8},
        clouds=False,
        grade={'exposure': 1.25},
    )
    hall = Mesh()
    length = 150
    hall.box(6.2, length, 0.3, 'paving', 0, length / 2 - 14, -0.3)
    for i in range(70):
        hall.box(2.2, 0.06, 0.012, 'maroon-band', 0, -6 + i * 1.8, 0)
    for side in (-1, 1):
        hall.box(3.4, length, 1.3, 'granite-pale', side * 4.8, length / 2 - 14)
        hall.box(0.25, length, 0.3, 'maroon-band', side * 3.12, length / 2 - 14, 1.02)
        for i in range(34):
            column(hall, side * 4.1, -8 + i * 3.6, side)
        hall.box(3.2, length, 0.5, 'cream-wall', side * 4.9, length / 2 - 14, 6.5)
    hall.box(7.4, length, 0.4, 'cream-wall', 0, length / 2 - 14, 7.6)
    for side in (-1, 1):
        hall.box(0.5, length, 0.8, 'pink-wall', side * 3.5, length / 2 - 14, 6.9)
    for i in range(40):
        hall.box(6.6, 0.45, 0.35, 'ochre-wall', 0, -8 + i * 3.6, 7.3)
        hall.lathe([(1.0, 0), (1.1, 0.1)], ('turmeric', 'green-wall', 'pink-wall')[i % 3], 12, y=-6.2 + i * 3.6, z=7.5)
    hall.box(8, 0.6, 8, 'window-lit', 0, length - 14)
    hall.box(0.5, length, 9, 'cream-wall', 8.2, length / 2 - 14)
    scene.put(hall)
    scene.put(plain('dust', z=-0.5), layer='far')
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn in (
        (-0.9, 9, 'scarlet', 180),
        (1.2, 13, 'ivory', 0),
        (0.2, 21, 'turmeric', 180),
        (-1.2, 27, 'ivory', 170),
        (1, 34, 'magenta', 10),
        (-0.4, 46, 'azure', 180),
        (0.8, 58, 'scarlet', 0),
    ):
        man(life, 'skin', 'ivory', x, y, 0, 1, turn) if cloth == 'ivory' else woman(
            life, cloth, x, y, 0, 1, turn, cloth == 'turmeric'
        )
    scene.put(life)
    for i in range(5):
        scene.lamp(0, 6 + i * 16, 6.2, 260, '#ffd09a', 0.25, day=1)
