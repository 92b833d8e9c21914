"""What a small figure is drawn of: head, arms, legs and feet, in four tones of skin."""

SKINS = ('#d09c73', '#b7815b', '#9d6b4a', '#7f563e')


def pick(chance):
    """A tone of skin, by a random generator; the middle ones are commoner."""
    return chance.choice(SKINS + SKINS[:3])


def draw_head(mesh, skin, z, hair='hair', short=False, bun=False, bindi=False, moustache=False, beard=None):
    """A head whose middle is at height z, facing -y, with neck, ears, nose and eyes; short or tied hair, or none to
    be seen."""
    mesh.tube([(0, 0.005, z - 0.2), (0, 0, z - 0.06)], [0.06, 0.052], skin, 8)
    mesh.ball((0.094, 0.108, 0.122), skin, 0, -0.005, z, 14)
    mesh.ball((0.07, 0.075, 0.07), skin, 0, -0.035, z - 0.07, 12)
    mesh.tube([(0, -0.105, z + 0.02), (0, -0.125, z - 0.022), (0, -0.108, z - 0.034)], [0.011, 0.021, 0.014], skin, 6)
    for side in (-1, 1):
        mesh.ball((0.014, 0.026, 0.034), skin, 0.093 * side, 0.005, z - 0.012, 8)
        mesh.ball((0.017, 0.01, 0.009), '#1d1412', 0.037 * side, -0.103, z + 0.012, 6)
        mesh.tube(
            [(0.016 * side, -0.107, z + 0.036), (0.058 * side, -0.094, z + 0.036)],
            0.006,
            hair if hair != 'hair' else '#1d1412',
            4,
        )
    mesh.tube([(-0.026, -0.1, z - 0.062), (0, -0.108, z - 0.066), (0.026, -0.1, z - 0.062)], 0.0075, '#7d3f38', 5)
    if bindi:
        mesh.ball((0.009, 0.006, 0.009), 'crimson', 0, -0.112, z + 0.045, 6)
    if moustache:
        mesh.tube(
            [(-0.045, -0.093, z - 0.052), (0, -0.112, z - 0.044), (0.045, -0.093, z - 0.052)],
            [0.006, 0.013, 0.006],
            hair,
            5,
        )
    if beard:
        mesh.ball((0.078, 0.07, 0.072), beard, 0, -0.045, z - 0.088, 12)
    if short or bun:
        mesh.lathe(
            [(0.098, -0.06), (0.104, 0.01), (0.098, 0.06), (0.07, 0.107), (0.02, 0.128)],
            hair,
            14,
            y=0.022,
            z=z + 0.012,
            oval=(1, 1.02),
        )
    if bun:
        mesh.ball((0.06, 0.055, 0.055), hair, 0, 0.125, z - 0.02, 10)


def draw_arm(mesh, shoulder, elbow, hand, cloth, skin, thick=0.055, sleeve=0.6):
    """Shoulder to hand; sleeve is the share of it that cloth covers: .55 to above the elbow, 1 to the wrist."""

    def between(a, b, t):
        return tuple(p + (q - p) * t for p, q in zip(a, b))

    mesh.ball(thick * 1.12, cloth, *shoulder, 8)
    if sleeve >= 1:
        wrist = between(elbow, hand, 0.86)
        mesh.tube([shoulder, elbow, wrist], [thick * 1.05, thick * 0.9, thick * 0.82], cloth, 8)
        mesh.tube([wrist, hand], [thick * 0.55, thick * 0.5], skin, 7)
    else:
        cuff = between(shoulder, elbow, sleeve)
        mesh.tube([shoulder, cuff], [thick * 1.1, thick * 1.02], cloth, 8)
        mesh.tube([cuff, elbow, hand], [thick * 0.82, thick * 0.74, thick * 0.56], skin, 8)
    mesh.ball((thick * 0.72, thick * 0.8, thick), skin, *hand, 8)


def draw_legs(mesh, cloth, step=0.1, top=0.9, loose=1.0):
    """Two legs from the hip at top down to the ankles, the left one step metres ahead."""
    for side in (-1, 1):
        way = -step * side
        mesh.tube(
            [(0.085 * side, 0, top), (0.095 * side, way * 0.7 - 0.02, top * 0.52), (0.098 * side, way * 1.5, 0.07)],
            [0.105 * loose, 0.082 * loose, 0.062 * loose],
            cloth,
            9,
        )


def draw_feet(mesh, skin, step=0.1):
    """Feet in sandals below draw_legs' ankles, their toes a little outwards."""
    for side in (-1, 1):
        with mesh.at(0.1 * side, -step * side * 1.5 - 0.04, 0, 9 * side):
            mesh.lathe([(1, 0), (1, 0.022), (0.9, 0.03)], '#4a3426', 14, oval=(0.058, 0.15))
            mesh.ball((0.048, 0.125, 0.038), skin, 0, -0.005, 0.055, 10)
            mesh.ball((0.045, 0.05, 0.06), skin, 0, 0.065, 0.085, 8)
            mesh.tube([(-0.05, -0.03, 0.05), (0, -0.045, 0.1), (0.05, -0.03, 0.05)], 0.012, '#4a3426', 5)
