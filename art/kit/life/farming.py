"""What stands and moves on farms: tractors, trailers, hay stacks, beehives of dung cakes, scarecrows, wells."""
import math

from kit.life.vehicles import wheel


def tractor(mesh, x=0, y=0, z=0, turn=0, paint='scarlet', driver='saffron'):
    """A small tractor heading +x, 3.4 m long; driver is the colour of the turban, or None."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            wheel(mesh, .82, .42, 'shadow', 6, -.75, side * .78, .82)
            wheel(mesh, .48, .26, 'shadow', 6, 1.25, side * .66, .48)
            mesh.box(1.5, .46, .1, paint, -.75, side * .78, 1.68)
        mesh.box(1.9, .62, .62, paint, .85, 0, .82, .94)
        mesh.box(.1, .5, .5, 'shadow', 1.82, 0, .86)
        mesh.box(1.3, .8, .5, 'iron', -.5, 0, .6)
        mesh.tube([(.8, .2, 1.4), (.8, .2, 2.15)], .05, 'iron', 6)
        mesh.box(.5, .5, .14, 'shadow', -.8, 0, 1.2)
        mesh.tube([(.02, 0, 1.4), (-.2, 0, 1.7)], .03, 'iron', 5)
        if driver:
            with mesh.at(-.8, 0, 1.3):
                mesh.lathe([(.2, 0), (.2, .3), (.23, .55), (.2, .68), (.07, .75)], 'ivory', 10, oval=(.8, 1))
                mesh.ball((.12, .11, .145), 'skin', z=.9, sides=10)
                mesh.lathe([(.1, -.02), (.18, .02), (.2, .1), (.15, .18), (.04, .21)], driver, 12, z=.94)
                for side in (-1, 1):
                    mesh.tube([(.05, .2 * side, .62), (.3, .24 * side, .45), (.55, .14 * side, .5)], .055, 'ivory', 6)


def trailer(mesh, x=0, y=0, z=0, turn=0, load='field-ripe', paint='azure'):
    """A two-wheeled farm trailer heaped with a load, its hitch at +x."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            wheel(mesh, .5, .26, 'shadow', 6, -.2, side * .95, .5)
        mesh.box(3.4, 1.9, .7, paint, 0, 0, .7)
        mesh.tube([(1.7, 0, .75), (2.9, 0, .7)], .06, 'iron', 5)
        mesh.ball((1.75, 1.0, .85), load, 0, 0, 1.35, 12)


def hay_stack(mesh, x=0, y=0, z=0, size=1.0, straw='thatch'):
    """A conical stack of straw around a pole, 4 m high at size 1."""
    mesh.lathe([(1.3 * size, 0), (1.7 * size, .9 * size), (1.5 * size, 2.1 * size), (.7 * size, 3.3 * size), (.1 * size, 3.9 * size)], straw, 18, x=x, y=y, z=z, ribs=9, rib=.05)
    mesh.tube([(x, y, z + 3.5 * size), (x, y, z + 4.4 * size)], .06, 'wood-dark', 5)


def string_cot(mesh, x=0, y=0, z=0, turn=0, sheet=None):
    """A charpai: four legs, a frame, a woven bed; sheet is a cloth or None."""
    with mesh.at(x, y, z, turn):
        for px in (-.9, .9):
            for py in (-.45, .45):
                mesh.box(.1, .1, .55, 'wood-dark', px, py)
        mesh.box(1.9, 1.0, .08, sheet or 'rope', 0, 0, .42)


def kos_minar(mesh, x=0, y=0, z=0, height=9.0, material='brick'):
    """A Mughal mile pillar of the Grand Trunk Road: an octagonal foot, a ring, a tapering round shaft."""
    mesh.lathe([(2.5, 0), (2.5, .5), (2.15, .55), (1.95, height * .42), (2.1, height * .43), (2.1, height * .46)], material, 8, False, x, y, z, start=22.5)
    mesh.lathe([(1.75, height * .46), (1.35, height * .94), (1.45, height * .95), (1.3, height * .98), (.3, height)], material, 28, True, x, y, z)


def leaning_ladder(mesh, x=0, y=0, z=0, turn=0, height=3.4):
    """An orchard ladder leaning towards +y."""
    with mesh.at(x, y, z, turn):
        lean = height * .28
        for side in (-1, 1):
            mesh.tube([(side * .3, 0, 0), (side * .18, lean, height)], .04, 'bamboo', 5)
        for i in range(1, int(height / .4)):
            t = i * .4 / height
            mesh.tube([(-.3 + .12 * t, lean * t, height * t), (.3 - .12 * t, lean * t, height * t)], .03, 'bamboo', 4)


def crate(mesh, x=0, y=0, z=0, turn=0, fruit='#c8342c', size=.5):
    """An open wooden box heaped with fruit."""
    with mesh.at(x, y, z, turn, size):
        mesh.box(1.2, .8, .6, 'wood')
        for i in range(12):
            mesh.ball(.15, fruit, -.42 + (i % 4) * .28, -.22 + (i // 4) * .22, .64, 8)


def fruit_on(mesh, centre, radii, count, fruit='#c8342c', size=.09, seed=1):
    """Fruit over the outside of a tree's crown."""
    import numpy as np

    chance = np.random.RandomState(seed)
    for _ in range(count):
        a, b = chance.uniform(0, 2 * math.pi), math.asin(chance.uniform(-.8, .75))
        mesh.ball(size, fruit, centre[0] + radii[0] * math.cos(a) * math.cos(b), centre[1] + radii[1] * math.sin(a) * math.cos(b), centre[2] + radii[2] * math.sin(b), 7)
