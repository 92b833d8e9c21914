"""What stands and moves on farms: tractors, trailers, hay stacks, beehives of dung cakes, scarecrows, wells."""
import math

from kit.life.vehicles import wheel


def back_basket(mesh, load=None, weave='bamboo'):
    """A cone of bamboo on the back of a grown figure that stands at the origin, held by a cloth band over her head;
    load is the material heaped in it."""
    mesh.lathe([(0.14, 0.8), (0.2, 1.02), (0.29, 1.34), (0.31, 1.36), (0.28, 1.35)], weave, 20, y=0.38)
    for level, radius in ((0.96, 0.19), (1.14, 0.235), (1.3, 0.283)):
        mesh.lathe([(radius, level), (radius + 0.012, level + 0.02), (radius, level + 0.04)], 'rope', 20, y=0.38)
    if load:
        for k in range(14):
            a, far = k * 2.4, 0.06 * math.sqrt(k)
            mesh.ball((0.09, 0.09, 0.06), load, far * math.cos(a), 0.38 + far * math.sin(a), 1.38 + 0.02 * (k % 3), 7)
    path = [(-0.25, 0.27, 1.34), (-0.17, 0.13, 1.53), (-0.1, 0.0, 1.67), (0, -0.05, 1.73)]
    path += [(-x, y, z) for x, y, z in reversed(path[:-1])]
    mesh.loft([[(x, y - 0.035, z + 0.01), (x * 1.04, y, z + 0.025), (x, y + 0.035, z)] for x, y, z in path], 'ivory')


def tractor(mesh, x=0, y=0, z=0, turn=0, paint='scarlet', driver='saffron'):
    """A small tractor heading +x, 3.4 m long; driver is the colour of the turban, or None."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            wheel(mesh, 0.82, 0.42, 'shadow', 6, -0.75, side * 0.78, 0.82)
            wheel(mesh, 0.48, 0.26, 'shadow', 6, 1.25, side * 0.66, 0.48)
            mesh.box(1.5, 0.46, 0.1, paint, -0.75, side * 0.78, 1.68)
        mesh.box(1.9, 0.62, 0.62, paint, 0.85, 0, 0.82, 0.94)
        mesh.box(0.1, 0.5, 0.5, 'shadow', 1.82, 0, 0.86)
        mesh.box(1.3, 0.8, 0.5, 'iron', -0.5, 0, 0.6)
        mesh.tube([(0.8, 0.2, 1.4), (0.8, 0.2, 2.15)], 0.05, 'iron', 6)
        mesh.box(0.5, 0.5, 0.14, 'shadow', -0.8, 0, 1.2)
        mesh.tube([(0.02, 0, 1.4), (-0.2, 0, 1.7)], 0.03, 'iron', 5)
        if driver:
            with mesh.at(-0.8, 0, 1.3):
                mesh.lathe([(0.2, 0), (0.2, 0.3), (0.23, 0.55), (0.2, 0.68), (0.07, 0.75)], 'ivory', 10, oval=(0.8, 1))
                mesh.ball((0.12, 0.11, 0.145), 'skin', z=0.9, sides=10)
                mesh.lathe([(0.1, -0.02), (0.18, 0.02), (0.2, 0.1), (0.15, 0.18), (0.04, 0.21)], driver, 12, z=0.94)
                for side in (-1, 1):
                    mesh.tube(
                        [(0.05, 0.2 * side, 0.62), (0.3, 0.24 * side, 0.45), (0.55, 0.14 * side, 0.5)],
                        0.055,
                        'ivory',
                        6,
                    )


def trailer(mesh, x=0, y=0, z=0, turn=0, load='field-ripe', paint='azure'):
    """A two-wheeled farm trailer heaped with a load, its hitch at +x."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            wheel(mesh, 0.5, 0.26, 'shadow', 6, -0.2, side * 0.95, 0.5)
        mesh.box(3.4, 1.9, 0.7, paint, 0, 0, 0.7)
        mesh.tube([(1.7, 0, 0.75), (2.9, 0, 0.7)], 0.06, 'iron', 5)
        mesh.ball((1.75, 1.0, 0.85), load, 0, 0, 1.35, 12)


def hay_stack(mesh, x=0, y=0, z=0, size=1.0, straw='thatch'):
    """A conical stack of straw around a pole, 4 m high at size 1."""
    mesh.lathe(
        [
            (1.3 * size, 0),
            (1.7 * size, 0.9 * size),
            (1.5 * size, 2.1 * size),
            (0.7 * size, 3.3 * size),
            (0.1 * size, 3.9 * size),
        ],
        straw,
        18,
        x=x,
        y=y,
        z=z,
        ribs=9,
        rib=0.05,
    )
    mesh.tube([(x, y, z + 3.5 * size), (x, y, z + 4.4 * size)], 0.06, 'wood-dark', 5)


def string_cot(mesh, x=0, y=0, z=0, turn=0, sheet=None):
    """A charpai: four legs, a frame, a woven bed; sheet is a cloth or None."""
    with mesh.at(x, y, z, turn):
        for px in (-0.9, 0.9):
            for py in (-0.45, 0.45):
                mesh.box(0.1, 0.1, 0.55, 'wood-dark', px, py)
        mesh.box(1.9, 1.0, 0.08, sheet or 'rope', 0, 0, 0.42)


def kos_minar(mesh, x=0, y=0, z=0, height=9.0, material='brick'):
    """A Mughal mile pillar of the Grand Trunk Road: an octagonal foot, a ring, a tapering round shaft."""
    mesh.lathe(
        [(2.5, 0), (2.5, 0.5), (2.15, 0.55), (1.95, height * 0.42), (2.1, height * 0.43), (2.1, height * 0.46)],
        material,
        8,
        False,
        x,
        y,
        z,
        start=22.5,
    )
    mesh.lathe(
        [(1.75, height * 0.46), (1.35, height * 0.94), (1.45, height * 0.95), (1.3, height * 0.98), (0.3, height)],
        material,
        28,
        True,
        x,
        y,
        z,
    )


def leaning_ladder(mesh, x=0, y=0, z=0, turn=0, height=3.4):
    """An orchard ladder leaning towards +y."""
    with mesh.at(x, y, z, turn):
        lean = height * 0.28
        for side in (-1, 1):
            mesh.tube([(side * 0.3, 0, 0), (side * 0.18, lean, height)], 0.04, 'bamboo', 5)
        for i in range(1, int(height / 0.4)):
            t = i * 0.4 / height
            mesh.tube(
                [(-0.3 + 0.12 * t, lean * t, height * t), (0.3 - 0.12 * t, lean * t, height * t)], 0.03, 'bamboo', 4
            )


def crate(mesh, x=0, y=0, z=0, turn=0, fruit='#c8342c', size=0.5):
    """An open wooden box heaped with fruit."""
    with mesh.at(x, y, z, turn, size):
        mesh.box(1.2, 0.8, 0.6, 'wood')
        for i in range(12):
            mesh.ball(0.15, fruit, -0.42 + (i % 4) * 0.28, -0.22 + (i // 4) * 0.22, 0.64, 8)


def fruit_on(mesh, centre, radii, count, fruit='#c8342c', size=0.09, seed=1):
    """Fruit over the outside of a tree's crown."""
    import numpy as np

    chance = np.random.RandomState(seed)
    for _ in range(count):
        a, b = chance.uniform(0, 2 * math.pi), math.asin(chance.uniform(-0.8, 0.75))
        mesh.ball(
            size,
            fruit,
            centre[0] + radii[0] * math.cos(a) * math.cos(b),
            centre[1] + radii[1] * math.sin(a) * math.cos(b),
            centre[2] + radii[2] * math.sin(b),
            7,
        )
