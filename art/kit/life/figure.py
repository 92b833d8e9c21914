"""What a small figure is drawn of: head, arms, legs and feet, in four tones of skin."""

SKINS = ('#c48d64', '#a8724d', '#8d5c3f', '#6c4631')


def pick(chance):
    """A tone of skin, by a random generator; the middle ones are commoner."""
    return chance.choice(SKINS + SKINS[:3])


def draw_head(mesh, skin, z, hair='hair', short=False, bun=False, bindi=False, moustache=False, beard=None):
    """A head whose middle is at height z, facing -y, with neck, ears, nose and eyes; short or tied hair, or none to be seen."""
    mesh.tube([(0, .005, z - .2), (0, 0, z - .06)], [.06, .052], skin, 8)
    mesh.ball((.094, .108, .122), skin, 0, -.005, z, 14)
    mesh.ball((.07, .075, .07), skin, 0, -.035, z - .07, 12)
    mesh.tube([(0, -.105, z + .02), (0, -.125, z - .022), (0, -.108, z - .034)], [.011, .021, .014], skin, 6)
    for side in (-1, 1):
        mesh.ball((.014, .026, .034), skin, .093 * side, .005, z - .012, 8)
        mesh.ball((.017, .01, .009), '#1d1412', .037 * side, -.103, z + .012, 6)
        mesh.tube([(.016 * side, -.107, z + .036), (.058 * side, -.094, z + .036)], .006, hair if hair != 'hair' else '#1d1412', 4)
    mesh.tube([(-.026, -.1, z - .062), (0, -.108, z - .066), (.026, -.1, z - .062)], .0075, '#7d3f38', 5)
    if bindi:
        mesh.ball((.009, .006, .009), 'crimson', 0, -.112, z + .045, 6)
    if moustache:
        mesh.tube([(-.045, -.093, z - .052), (0, -.112, z - .044), (.045, -.093, z - .052)], [.006, .013, .006], hair, 5)
    if beard:
        mesh.ball((.078, .07, .072), beard, 0, -.045, z - .088, 12)
    if short or bun:
        mesh.lathe([(.098, -.06), (.104, .01), (.098, .06), (.07, .107), (.02, .128)], hair, 14, y=.022, z=z + .012, oval=(1, 1.02))
    if bun:
        mesh.ball((.06, .055, .055), hair, 0, .125, z - .02, 10)


def draw_arm(mesh, shoulder, elbow, hand, cloth, skin, thick=.055, sleeve=.6):
    """Shoulder to hand; sleeve is the share of it that cloth covers: .55 to above the elbow, 1 to the wrist."""
    def between(a, b, t):
        return tuple(p + (q - p) * t for p, q in zip(a, b))

    mesh.ball(thick * 1.12, cloth, *shoulder, 8)
    if sleeve >= 1:
        wrist = between(elbow, hand, .86)
        mesh.tube([shoulder, elbow, wrist], [thick * 1.05, thick * .9, thick * .82], cloth, 8)
        mesh.tube([wrist, hand], [thick * .55, thick * .5], skin, 7)
    else:
        cuff = between(shoulder, elbow, sleeve)
        mesh.tube([shoulder, cuff], [thick * 1.1, thick * 1.02], cloth, 8)
        mesh.tube([cuff, elbow, hand], [thick * .82, thick * .74, thick * .56], skin, 8)
    mesh.ball((thick * .72, thick * .8, thick), skin, *hand, 8)


def draw_legs(mesh, cloth, step=.1, top=.9, loose=1.0):
    """Two legs from the hip at top down to the ankles, the left one step metres ahead."""
    for side in (-1, 1):
        way = -step * side
        mesh.tube([(.085 * side, 0, top), (.095 * side, way * .7 - .02, top * .52), (.098 * side, way * 1.5, .07)], [.105 * loose, .082 * loose, .062 * loose], cloth, 9)


def draw_feet(mesh, skin, step=.1):
    """Feet in sandals below draw_legs' ankles."""
    for side in (-1, 1):
        mesh.ball((.045, .11, .04), skin, .1 * side, -step * side * 1.5 - .05, .045, 8)
        mesh.box(.1, .25, .025, '#4a3426', .1 * side, -step * side * 1.5 - .05, .0)
