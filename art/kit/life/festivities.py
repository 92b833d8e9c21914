"""What festivals share: drummers, petal carpets, toran, marigold arches."""
import math

import numpy as np

from kit.life.figure import draw_arm
from kit.life.people import man


def drummer(
    mesh, x=0, y=0, z=0, turn=0, scale=1.0, shirt='ivory', turban=None, drum='wood', head='ivory', plume=None, slant=0
):
    """A man with a barrel drum slung before him; plume tops the drum with feathers, as on Bengal's dhak."""
    with mesh.at(x, y, z, turn, scale):
        man(mesh, shirt, 'ivory', turban=turban, pose='none')
        with mesh.at(0, -0.36, 1.0, roll=90 + slant):
            mesh.lathe([(0.2, -0.42), (0.28, -0.2), (0.3, 0), (0.28, 0.2), (0.2, 0.42)], drum, 14)
            for end in (-1, 1):
                mesh.lathe([(0.21, 0.42 * end), (0.02, 0.43 * end)], head, 14)
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.2 * side, 0, 1.37),
                (0.42 * side, -0.2, 1.2),
                (0.52 * side, -0.4, 1.3),
                shirt,
                '#a8724d',
                0.056,
                0.7,
            )
            mesh.tube([(0.52 * side, -0.4, 1.3), (0.42 * side, -0.6, 1.05)], 0.02, 'bamboo', 4)
        if plume:
            for i in range(7):
                mesh.tube(
                    [(-0.4, -0.36, 1.1), (-0.6 - 0.05 * i, -0.5 + 0.05 * i, 1.7 + 0.08 * math.sin(i))],
                    [0.05, 0.09],
                    plume,
                    5,
                )


def petal_carpet(
    mesh,
    x=0,
    y=0,
    z=0,
    radius=2.4,
    rings=('crimson', 'marigold', 'ivory', 'magenta', 'turmeric', 'emerald', 'scarlet'),
    petals=12,
):
    """A pookalam or rangoli: rings of colour with scalloped edges, flat on the ground."""
    for i, colour in enumerate(rings):
        size, level = radius * (1 - i / len(rings)), z + 0.012 * (i + 1)
        edge = [
            (
                x + size * (1 + 0.09 * math.cos(petals * a)) * math.cos(a),
                y + size * (1 + 0.09 * math.cos(petals * a)) * math.sin(a),
                level,
            )
            for a in np.linspace(0, 2 * math.pi, 97)[:-1]
        ]
        mesh.add(edge, [tuple(range(96))], colour)


def arch_of_lights(
    mesh, width, height, x=0, y=0, z=0, colours=('lamp', 'scarlet', 'lamp', 'emerald'), thick=0.12, count=46
):
    """A street gate: a lit hoop on two posts, with bulbs in two rows."""
    with mesh.at(x, y, z):
        for size in (1, 0.86):
            path = (
                [(-width / 2 * size, 0, 0)]
                + [
                    (-width / 2 * size * math.cos(a), 0, height * 0.55 + height * 0.45 * size * math.sin(a))
                    for a in np.linspace(0, math.pi, 24)
                ]
                + [(width / 2 * size, 0, 0)]
            )
            mesh.tube(path, thick * 0.5, 'bamboo', 5)
            for i in range(count):
                at = path[0] if i == 0 else None
                t = i / (count - 1) * (len(path) - 1)
                low = min(int(t), len(path) - 2)
                at = np.array(path[low]) + (np.array(path[low + 1]) - np.array(path[low])) * (t - low)
                mesh.ball(thick, colours[i % len(colours)], at[0], at[1] - 0.1, at[2], sides=6)
