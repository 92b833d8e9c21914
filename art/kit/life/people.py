"""Small figures: walkers, sitters, riders and crowds. A grown figure is 1.7 m at scale 1."""
import math
import random

SAREES = ('scarlet', 'saffron', 'azure', 'magenta', 'turmeric', 'emerald', 'violet', 'teal')
SHIRTS = ('ivory', 'ivory', 'azure', 'indigo', 'turmeric', 'teal', 'maroon')


BLOUSES = {'scarlet': 'turmeric', 'saffron': 'magenta', 'azure': 'ivory', 'magenta': 'emerald', 'turmeric': 'crimson',
           'emerald': 'crimson', 'violet': 'turmeric', 'teal': 'saffron', 'ivory': 'crimson', 'crimson': 'turmeric'}


def woman(mesh, saree='scarlet', x=0, y=0, z=0, scale=1.0, turn=0, pot=False, veil=None):
    """A woman in a saree over a blouse of another colour, its end over her shoulder and, when veiled, her head.

    pot puts a brass water pot on the head. Unless told, one in four or so is veiled, by where she stands.
    """
    if veil is None:
        veil = pot or math.sin(x * 12.9 + y * 78.2) > .6
    blouse = BLOUSES.get(saree, 'ivory')
    with mesh.at(x, y, z, turn, scale):
        mesh.lathe([(.27, 0), (.29, .04), (.235, .3), (.205, .6), (.215, .84), (.19, .95), (.15, 1.04)], saree, 14, oval=(1, .84), ribs=14, rib=.07)
        mesh.lathe([(.292, .0), (.285, .07)], blouse, 14, oval=(1, .84))
        mesh.lathe([(.15, 1.03), (.15, 1.1)], 'skin', 10, oval=(1, .8))
        mesh.lathe([(.155, 1.09), (.185, 1.22), (.195, 1.33), (.17, 1.4), (.07, 1.45)], blouse, 12, oval=(1, .76))
        mesh.tube([(0, 0, 1.42), (0, -.01, 1.52)], .05, 'skin', 7)
        mesh.ball((.095, .105, .125), 'skin', z=1.6, y=-.015, sides=12)
        # The loose end: from the right hip across the breast, over the left shoulder, hanging behind.
        front = [((.17, -.1, .98), (.1, -.17, .88)), ((.09, -.17, 1.14), (.0, -.185, 1.06)), ((-.04, -.165, 1.32), (-.16, -.13, 1.24)), ((-.09, -.03, 1.45), (-.21, -.02, 1.37))]
        back = [((-.06, .13, 1.36), (-.2, .11, 1.3)), ((-.02, .2, 1.0), (-.22, .17, 1.0)), ((0, .25, .55), (-.24, .2, .58))]
        mesh.loft(front + back, saree)
        if veil:
            mesh.lathe([(.15, -.2), (.142, -.05), (.128, .07), (.04, .15)], saree, 12, y=.035, z=1.6, oval=(1, .95))
            mesh.loft([[(-.15, .12, 1.52), (0, .17, 1.54), (.15, .12, 1.52)], [(-.2, .14, 1.25), (0, .2, 1.25), (.2, .14, 1.25)], [(-.2, .16, .8), (0, .23, .78), (.2, .16, .8)]], saree)
        else:
            mesh.lathe([(.112, -.06), (.116, .03), (.085, .105), (.02, .13)], 'hair', 12, z=1.625, y=.022)
            mesh.ball((.07, .065, .065), 'hair', 0, .12, 1.6, sides=10)
        mesh.tube([(-.18, -.01, 1.36), (-.25, -.04, 1.12), (-.15, -.2, 1.0)], [.056, .047, .035], 'skin', 7)
        mesh.tube([(.18, -.01, 1.36), (.25, .0, 1.12), (.27, -.06, .86)], [.056, .047, .035], 'skin', 7)
        for side in (-1, 1):
            mesh.tube([(.172 * side, -.005, 1.385), (.215 * side, -.02, 1.24)], [.075, .066], blouse, 7)
        if pot:
            mesh.lathe([(.1, 0), (.2, .1), (.2, .2), (.1, .3), (.13, .36)], 'brass', 12, z=1.73)


def man(mesh, shirt='ivory', legs='ivory', x=0, y=0, z=0, scale=1.0, turn=0, turban=None, stick=False, walking=True):
    """A man in kurta or shirt; turban is a cloth name or None."""
    step = .1 if walking else .02
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube([(.09 * side, 0, .85), (.1 * side, -step * side, .45), (.1 * side, -step * side * 1.6, .03)], [.11, .09, .06], legs, 7)
        mesh.lathe([(.19, .62), (.2, .8), (.18, 1.0), (.23, 1.25), (.21, 1.4), (.07, 1.47)], shirt, 10, oval=(1, .75))
        mesh.ball((.11, .12, .145), 'skin', z=1.62, sides=10)
        if turban:
            mesh.lathe([(.1, -.02), (.18, .02), (.2, .1), (.15, .18), (.04, .21)], turban, 12, z=1.66)
        else:
            mesh.lathe([(.125, -.04), (.128, .03), (.09, .1), (.02, .125)], 'hair', 10, z=1.66, y=.01)
        for side in (-1, 1):
            mesh.tube([(.21 * side, 0, 1.38), (.27 * side, .04 * side, 1.1), (.25 * side, -.1 * side, .86)], [.065, .055, .045], shirt, 6)
        if stick:
            mesh.tube([(.3, -.1, 1.15), (.36, -.2, 0)], .02, 'wood-dark', 5)


def sitter(mesh, cloth='ivory', x=0, y=0, z=0, scale=1.0, turn=0, turban=None, arms='rest'):
    """Someone sitting cross-legged, facing -y; arms 'rest' on the knees (meditating) or 'lap'."""
    with mesh.at(x, y, z, turn, scale):
        mesh.lathe([(.2, 0), (.24, .06), (.2, .3), (.24, .58), (.21, .7), (.07, .77)], cloth, 10, oval=(1, .8))
        for side in (-1, 1):
            mesh.tube([(.12 * side, 0, .1), (.4 * side, -.22, .1), (.05 * side, -.34, .07)], [.12, .1, .07], cloth, 7)
            hand = (.36 * side, -.26, .2) if arms == 'rest' else (.06 * side, -.28, .24)
            mesh.tube([(.22 * side, 0, .66), (.32 * side, -.02, .4), hand], [.06, .055, .045], 'skin', 6)
        mesh.ball((.11, .12, .145), 'skin', z=.93, sides=10)
        if turban:
            mesh.lathe([(.1, -.02), (.18, .02), (.2, .1), (.15, .18), (.04, .21)], turban, 12, z=.97)
        else:
            mesh.lathe([(.13, -.04), (.13, .03), (.09, .1), (.02, .125)], 'hair', 10, z=.97, y=.02)


def dancer(mesh, skirt='magenta', top='turmeric', x=0, y=0, z=0, scale=1.0, turn=0, sticks=False):
    """A dancer with a wide skirt and raised arms; sticks for dandiya."""
    with mesh.at(x, y, z, turn, scale):
        mesh.lathe([(.62, .12), (.6, .16), (.4, .5), (.2, .95), (.16, 1.05)], skirt, 18, ribs=18, rib=.09)
        mesh.lathe([(.63, .11), (.62, .2)], top, 18)
        mesh.lathe([(.16, 1.02), (.22, 1.28), (.19, 1.42), (.06, 1.48)], top, 10, oval=(1, .8))
        mesh.ball((.105, .115, .14), 'skin', z=1.62, sides=10)
        mesh.ball((.12, .12, .11), 'hair', z=1.68, y=.04, sides=8)
        for side in (-1, 1):
            hand = (.3 * side, -.1, 1.95) if side > 0 else (.5 * side, -.15, 1.55)
            mesh.tube([(.2 * side, 0, 1.38), (.42 * side, -.02, 1.4), hand], .05, 'skin', 5)
            mesh.tube([(.1 * side, 0, .3), (.12 * side, -.08 * side, .02)], .06, 'skin', 5)
            if sticks:
                mesh.tube([hand, (hand[0] - .3 * side, hand[1], hand[2] + .35)], .025, 'scarlet', 4)


def crowd(mesh, count, area, ground=None, seed=1, scale=1.0, turbans=0.25, facing=None):
    """People standing about in area ((x0, x1), (y0, y1)) or area(random) -> (x, y)."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = area(chance) if callable(area) else (chance.uniform(*area[0]), chance.uniform(*area[1]))
        z = ground(x, y) if ground else 0
        turn = chance.uniform(0, 360) if facing is None else facing + chance.uniform(-35, 35)
        size = scale * chance.uniform(.9, 1.06)
        if chance.random() < .5:
            woman(mesh, chance.choice(SAREES), x, y, z, size, turn)
        else:
            turban = chance.choice(('crimson', 'saffron', 'turmeric')) if chance.random() < turbans else None
            man(mesh, chance.choice(SHIRTS), chance.choice(('ivory', 'indigo', 'wood-dark')), x, y, z, size, turn, turban)


def parasol(mesh, x=0, y=0, z=0, radius=1.6, height=2.4, cloth='saffron', tilt=0, fringe=None):
    """A sunshade: bamboo on the ghats, silk at a temple festival (fringe is its edge cloth)."""
    with mesh.at(x, y, z, tilt=tilt):
        mesh.tube([(0, 0, 0), (0, 0, height)], .035, 'bamboo', 5)
        mesh.lathe([(radius, height - radius * .22), (radius * .55, height - radius * .06), (.03, height + radius * .05)], cloth, 16)
        if fringe:
            mesh.lathe([(radius, height - radius * .36), (radius, height - radius * .22)], fringe, 16)
