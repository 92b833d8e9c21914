"""Small figures: walkers, sitters, dancers, children, elders and crowds. A grown figure is 1.7 m at scale 1."""
import math
import random

from kit.life.figure import draw_arm, draw_feet, draw_head, draw_legs, pick

SAREES = ('scarlet', 'saffron', 'azure', 'magenta', 'turmeric', 'emerald', 'violet', 'teal')
SHIRTS = ('ivory', 'ivory', 'azure', 'indigo', 'turmeric', 'teal', 'maroon')
BLOUSES = {'scarlet': 'turmeric', 'saffron': 'magenta', 'azure': 'ivory', 'magenta': 'emerald', 'turmeric': 'crimson',
           'emerald': 'crimson', 'violet': 'turmeric', 'teal': 'saffron', 'ivory': 'crimson', 'crimson': 'turmeric'}

# Hands of a standing figure, right then left: (x, y, z) in metres, each with its elbow. Who draws arms itself takes 'none'.
POSES = {
    'rest': (((.24, -.03, .8), (.27, .03, 1.1)), ((-.24, -.03, .8), (-.27, .03, 1.1))),
    'walk': (((.24, -.24, .88), (.26, .0, 1.08)), ((-.25, .17, .86), (-.26, .12, 1.1))),
    'behind': (((.03, .21, .92), (.28, .12, 1.1)), ((-.03, .22, .92), (-.28, .12, 1.1))),
    'greet': (((.02, -.25, 1.27), (.24, -.12, 1.1)), ((-.02, -.25, 1.27), (-.24, -.12, 1.1))),
    'point': (((.36, -.5, 1.46), (.3, -.26, 1.38)), ((-.24, -.03, .8), (-.27, .03, 1.1))),
    'hip': (((.17, -.06, 1.0), (.37, .06, 1.13)), ((-.24, -.03, .8), (-.27, .03, 1.1))),
    'look': (((.05, -.27, 1.56), (.25, -.2, 1.3)), ((-.05, -.27, 1.56), (-.25, -.2, 1.3))),
    'load': (((.16, .0, 1.78), (.34, .02, 1.52)), ((-.24, -.03, .8), (-.27, .03, 1.1))),
    'none': (),
    'lap': (((.1, -.22, 1.02), (.27, .0, 1.08)), ((-.1, -.22, 1.02), (-.27, .0, 1.08))),
}
CALM = ('rest', 'walk', 'walk', 'behind', 'hip', 'lap')


def woman(mesh, saree='scarlet', x=0, y=0, z=0, scale=1.0, turn=0, pot=False, veil=None, pose=None, dress='saree', elder=False):
    """A woman in a saree over a blouse of another colour, its end over her shoulder and, when veiled, her head.

    pot puts a brass water pot on the head; dress 'salwar' is a tunic with a scarf. pose is one of POSES; what is not told
    (veil, pose, skin) differs from one to the next.
    """
    chance = random.Random(mesh.size * 31 + 7)
    if veil is None:
        veil = pot or chance.random() < .25
    pose = pose or ('load' if pot else chance.choice(('rest', 'walk', 'lap', 'hip')))
    blouse, skin = BLOUSES.get(saree, 'ivory'), pick(chance)
    with mesh.at(x, y, z, turn, scale, tilt=6 if elder else 0):
        (_salwar if dress == 'salwar' else _saree)(mesh, saree, blouse, veil)
        draw_head(mesh, skin, 1.595, '#c9c2ba' if elder else 'hair', bun=not veil, bindi=True)
        if veil:
            mesh.lathe([(.17, -.24), (.15, -.06), (.134, .06), (.09, .125), (.02, .15)], saree, 12, y=.04, z=1.6, oval=(.94, 1))
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (.165 * side, -.005, 1.375), elbow, hand, blouse, skin, .052, sleeve=.55)
        if pot:
            mesh.lathe([(.1, 0), (.2, .1), (.2, .2), (.1, .3), (.13, .36)], 'brass', 14, z=1.73)


def _saree(mesh, saree, blouse, veil):
    mesh.lathe([(.265, 0), (.285, .04), (.24, .3), (.2, .6), (.208, .84), (.19, .95), (.15, 1.04)], saree, 22, oval=(1, .8), ribs=22, rib=.09)
    mesh.lathe([(.289, .0), (.282, .07)], blouse, 22, oval=(1, .8), ribs=22, rib=.09)
    # Pleats fall in front, where the cloth is tucked in.
    for i in range(4):
        mesh.tube([(-.06 + .035 * i, -.15, .98), (-.08 + .05 * i, -.2, .5), (-.1 + .065 * i, -.245, .04)], [.014, .024, .032], saree, 5)
    mesh.lathe([(.15, 1.03), (.15, 1.1)], '#8a5a3e', 12, oval=(1, .8))
    mesh.lathe([(.153, 1.09), (.178, 1.2), (.186, 1.31), (.168, 1.385), (.075, 1.435)], blouse, 16, oval=(1, .72))
    front = [((.17, -.1, .98), (.1, -.17, .88)), ((.09, -.17, 1.14), (.0, -.185, 1.06)), ((-.03, -.165, 1.3), (-.14, -.13, 1.22)), ((-.07, -.03, 1.43), (-.19, -.02, 1.37))]
    back = [((-.05, .12, 1.36), (-.18, .11, 1.3)), ((-.02, .19, 1.0), (-.21, .17, 1.0)), ((0, .24, .55), (-.23, .2, .58))]
    mesh.loft(front + back, saree)
    if veil:
        mesh.loft([[(-.14, .12, 1.5), (0, .18, 1.52), (.14, .12, 1.5)], [(-.2, .14, 1.22), (0, .21, 1.22), (.2, .14, 1.22)], [(-.2, .16, .8), (0, .23, .78), (.2, .16, .8)]], saree)


def _salwar(mesh, cloth, scarf, veil):
    draw_legs(mesh, scarf, .06, loose=1.15)
    mesh.lathe([(.25, .46), (.235, .5), (.19, .85), (.155, 1.05), (.18, 1.22), (.188, 1.32), (.165, 1.39), (.07, 1.44)], cloth, 18, oval=(1, .7), ribs=18, rib=.05)
    for side in (-1, 1):
        mesh.tube([(.07 * side, -.1, 1.44), (.1 * side, -.15, 1.25), (.12 * side, -.17, .92)], [.035, .045, .03], scarf, 6)
    mesh.tube([(-.1, .05, 1.44), (0, -.1, 1.36), (.1, .05, 1.44)], .035, scarf, 6)


def man(mesh, shirt='ivory', legs='ivory', x=0, y=0, z=0, scale=1.0, turn=0, turban=None, stick=False, walking=True, pose=None, dress='kurta', elder=False):
    """A man; turban is a cloth name or None, dress 'kurta', 'shirt', 'lungi' (bare above it when shirt is None) or 'dhoti'.

    pose is one of POSES; what is not told (pose, skin, moustache) differs from one to the next.
    """
    chance = random.Random(mesh.size * 37 + 5)
    skin = pick(chance)
    pose = pose or ('walk' if walking and chance.random() < .5 else chance.choice(CALM))
    grey = '#bdb6ae' if elder else 'hair'
    with mesh.at(x, y, z, turn, scale, tilt=6 if elder else 0):
        draw_feet(mesh, skin, .13 if pose == 'walk' else .02)
        if dress in ('lungi', 'dhoti'):
            mesh.lathe([(.2, .1 if dress == 'lungi' else .32), (.21, .14 if dress == 'lungi' else .36), (.185, .6), (.19, .85), (.165, 1.0)], legs, 18, oval=(1, .78), ribs=18, rib=.08)
            if dress == 'dhoti':
                draw_legs(mesh, skin, .1, top=.5)
        else:
            draw_legs(mesh, legs, .13 if pose == 'walk' else .03)
        hem = .55 if dress == 'kurta' else .86
        body = shirt or skin
        mesh.lathe([(.205, hem), (.2, hem + .04), (.178, .98), (.185, 1.1), (.215, 1.26), (.222, 1.34), (.185, 1.41), (.085, 1.45)], body, 16, oval=(1, .66), ribs=16, rib=.03)
        draw_head(mesh, skin, 1.61, grey, short=not turban, moustache=chance.random() < .45, beard=grey if elder or chance.random() < .14 else None)
        if turban:
            _turban(mesh, turban)
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (.2 * side, 0, 1.37), elbow, hand, body, skin, .058, sleeve=1.0 if dress == 'kurta' and shirt else .6)
        if pose == 'load':
            mesh.ball((.26, .22, .17), 'weave', 0, 0, 1.9, 12)
        if stick or elder:
            mesh.tube([(.27, -.1, .95), (.34, -.24, 0)], .018, 'wood-dark', 5)


def _turban(mesh, cloth, z=1.61):
    for i in range(3):
        ring = [((.132 - .012 * i) * math.cos(a), .012 + (.14 - .012 * i) * math.sin(a), z + .06 + .05 * i + .025 * math.sin(a + i * 2.1)) for a in [k * math.pi / 8 for k in range(17)]]
        mesh.tube(ring, .043, cloth, 6)
    mesh.ball((.1, .11, .07), cloth, 0, .01, z + .17, 10)


def child(mesh, cloth='turmeric', x=0, y=0, z=0, scale=1.0, turn=0, girl=False, pose=None):
    """A child of about eight, 1.25 m at scale 1: a larger head, shorts or a frock."""
    chance = random.Random(mesh.size * 41 + 3)
    skin = pick(chance)
    pose = pose or chance.choice(('walk', 'walk', 'point', 'rest'))
    with mesh.at(x, y, z, turn, scale * .74):
        draw_feet(mesh, skin, .15)
        draw_legs(mesh, skin, .15)
        if girl:
            mesh.lathe([(.3, .42), (.29, .46), (.17, .98), (.18, 1.2), (.165, 1.36), (.07, 1.43)], cloth, 16, oval=(1, .75), ribs=16, rib=.06)
        else:
            mesh.lathe([(.2, .55), (.2, .6), (.185, .95)], 'indigo', 12, oval=(1, .7))
            mesh.lathe([(.19, .9), (.19, 1.2), (.18, 1.36), (.07, 1.43)], cloth, 14, oval=(1, .68))
        with mesh.at(0, 0, -.33, scale=1.22):
            draw_head(mesh, skin, 1.62, short=not girl, bun=girl)
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (.17 * side, 0, 1.32), elbow, hand, cloth, skin, .052, sleeve=.5)


def sitter(mesh, cloth='ivory', x=0, y=0, z=0, scale=1.0, turn=0, turban=None, arms='rest', veiled=False):
    """Someone sitting cross-legged, facing -y; arms 'rest' on the knees (meditating) or 'lap'; veiled by the same cloth."""
    chance = random.Random(mesh.size * 43 + 1)
    skin = pick(chance)
    with mesh.at(x, y, z, turn, scale):
        mesh.lathe([(.22, 0), (.24, .06), (.185, .3), (.21, .5), (.205, .6), (.16, .69), (.08, .73)], cloth, 16, oval=(1, .72), ribs=16, rib=.04)
        for side in (-1, 1):
            mesh.tube([(.12 * side, 0, .11), (.3 * side, -.16, .12), (.4 * side, -.24, .1), (.24 * side, -.32, .08), (.02 * side, -.34, .07)], [.12, .11, .1, .085, .07], cloth, 10)
            hand, elbow = ((.37 * side, -.27, .21), (.31 * side, -.04, .38)) if arms == 'rest' else ((.05 * side, -.27, .23), (.28 * side, -.06, .4))
            draw_arm(mesh, (.19 * side, 0, .65), elbow, hand, cloth, skin, .055, sleeve=.7)
        draw_head(mesh, skin, .89, short=not (turban or veiled), moustache=chance.random() < .3 and not veiled)
        if turban:
            _turban(mesh, turban, .89)
        if veiled:
            mesh.lathe([(.2, -.3), (.15, -.06), (.134, .06), (.09, .125), (.02, .15)], cloth, 12, y=.04, z=.89, oval=(.94, 1))


def dancer(mesh, skirt='magenta', top='turmeric', x=0, y=0, z=0, scale=1.0, turn=0, sticks=False):
    """A dancer with a wide skirt and raised arms; sticks for dandiya."""
    skin = pick(random.Random(mesh.size * 47 + 9))
    with mesh.at(x, y, z, turn, scale):
        draw_feet(mesh, skin, .08)
        draw_legs(mesh, skin, .08, top=.5)
        mesh.lathe([(.6, .14), (.62, .17), (.46, .42), (.24, .86), (.16, 1.04)], skirt, 36, ribs=18, rib=.13)
        for level, wide in ((.18, .605), (.3, .54)):
            mesh.lathe([(wide + .012, level), (wide - .025, level + .06)], top, 36, ribs=18, rib=.13)
        mesh.lathe([(.15, 1.02), (.18, 1.22), (.188, 1.32), (.16, 1.39), (.07, 1.44)], top, 16, oval=(1, .74))
        mesh.tube([(.14, -.08, 1.02), (0, -.16, 1.2), (-.15, -.04, 1.42), (-.18, .14, 1.2), (-.2, .24, .7)], [.03, .05, .04, .06, .09], top, 6)
        draw_head(mesh, skin, 1.6, bun=True, bindi=True)
        for side in (-1, 1):
            hand = (.3, -.12, 1.93) if side > 0 else (-.5, -.17, 1.55)
            draw_arm(mesh, (.17 * side, 0, 1.37), (.4 * side, -.02, 1.42), hand, top, skin, .05, sleeve=.5)
            if sticks:
                mesh.tube([hand, (hand[0] - .3 * side, hand[1], hand[2] + .35)], .02, 'scarlet', 5)


def crowd(mesh, count, area, ground=None, seed=1, scale=1.0, turbans=0.25, facing=None, children=0.1, elders=0.1):
    """People in area ((x0, x1), (y0, y1)) or area(random) -> (x, y): alone, or in twos and threes going one way."""
    chance, left = random.Random(seed), count
    while left > 0:
        x, y = area(chance) if callable(area) else (chance.uniform(*area[0]), chance.uniform(*area[1]))
        turn = chance.uniform(0, 360) if facing is None else facing + chance.uniform(-30, 30)
        together = min(left, chance.choice((1, 1, 2, 2, 3)))
        angle = math.radians(turn)
        for place in range(together):
            aside, behind = (place - (together - 1) / 2) * .72 * scale, chance.uniform(-.2, .2)
            px, py = x + math.cos(angle) * aside + behind * math.sin(angle), y + math.sin(angle) * aside - behind * math.cos(angle)
            _anyone(mesh, chance, px, py, ground(px, py) if ground else 0, scale * chance.uniform(.92, 1.05), turn + chance.uniform(-9, 9), turbans, children, elders)
        left -= together


def _anyone(mesh, chance, x, y, z, size, turn, turbans, children, elders):
    age, place = chance.random(), (x, y, z, size, turn)
    if age < children:
        child(mesh, chance.choice(('turmeric', 'scarlet', 'azure', 'ivory', 'teal')), *place, girl=chance.random() < .5)
    elif chance.random() < .5:
        woman(mesh, chance.choice(SAREES), *place, dress='salwar' if chance.random() < .3 else 'saree', elder=age < children + elders)
    else:
        turban = chance.choice(('crimson', 'saffron', 'turmeric')) if chance.random() < turbans else None
        man(mesh, chance.choice(SHIRTS), chance.choice(('ivory', 'indigo', 'wood-dark', '#6d6a66')), *place, turban=turban,
            dress=chance.choice(('kurta', 'shirt', 'shirt')), elder=age < children + elders)


def parasol(mesh, x=0, y=0, z=0, radius=1.6, height=2.4, cloth='saffron', tilt=0, fringe=None):
    """A sunshade: bamboo on the ghats, silk at a temple festival (fringe is its edge cloth)."""
    with mesh.at(x, y, z, tilt=tilt):
        mesh.tube([(0, 0, 0), (0, 0, height)], .035, 'bamboo', 5)
        mesh.lathe([(radius, height - radius * .22), (radius * .55, height - radius * .06), (.03, height + radius * .05)], cloth, 24, ribs=12, rib=.06)
        if fringe:
            mesh.lathe([(radius, height - radius * .36), (radius, height - radius * .22)], fringe, 24, ribs=12, rib=.06)
