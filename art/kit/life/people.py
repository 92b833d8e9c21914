"""Small figures: walkers, sitters, dancers, children, elders and crowds. A grown figure is 1.7 m at scale 1."""
import math
import random

import numpy as np

from kit.life.figure import draw_arm, draw_feet, draw_head, draw_legs, pick

SAREES = ('scarlet', 'saffron', 'azure', 'magenta', 'turmeric', 'emerald', 'violet', 'teal')
# What a crowd wears beside them: washed cotton.
COTTONS = ('#d9a79b', '#cfae62', '#a7b79c', '#efe4d2', '#b97f93', '#86a3b6')
SHIRTS = ('ivory', 'ivory', 'azure', 'indigo', 'turmeric', 'teal', 'maroon')
BLOUSES = {
    'scarlet': 'turmeric',
    'saffron': 'magenta',
    'azure': 'ivory',
    'magenta': 'emerald',
    'turmeric': 'crimson',
    'emerald': 'crimson',
    'violet': 'turmeric',
    'teal': 'saffron',
    'ivory': 'crimson',
    'crimson': 'turmeric',
}

# Hands of a standing figure, right then left: (x, y, z) in metres, each with its elbow. Who draws arms itself takes
# 'none'.
POSES = {
    'rest': (((0.24, -0.03, 0.8), (0.27, 0.03, 1.1)), ((-0.24, -0.03, 0.8), (-0.27, 0.03, 1.1))),
    'walk': (((0.24, -0.24, 0.88), (0.26, 0.0, 1.08)), ((-0.25, 0.17, 0.86), (-0.26, 0.12, 1.1))),
    'behind': (((0.03, 0.21, 0.92), (0.28, 0.12, 1.1)), ((-0.03, 0.22, 0.92), (-0.28, 0.12, 1.1))),
    'greet': (((0.02, -0.25, 1.27), (0.24, -0.12, 1.1)), ((-0.02, -0.25, 1.27), (-0.24, -0.12, 1.1))),
    'point': (((0.36, -0.5, 1.46), (0.3, -0.26, 1.38)), ((-0.24, -0.03, 0.8), (-0.27, 0.03, 1.1))),
    'hip': (((0.17, -0.06, 1.0), (0.37, 0.06, 1.13)), ((-0.24, -0.03, 0.8), (-0.27, 0.03, 1.1))),
    'look': (((0.05, -0.27, 1.56), (0.25, -0.2, 1.3)), ((-0.05, -0.27, 1.56), (-0.25, -0.2, 1.3))),
    'load': (((0.16, 0.0, 1.78), (0.34, 0.02, 1.52)), ((-0.24, -0.03, 0.8), (-0.27, 0.03, 1.1))),
    'none': (),
    'lap': (((0.1, -0.22, 1.02), (0.27, 0.0, 1.08)), ((-0.1, -0.22, 1.02), (-0.27, 0.0, 1.08))),
}
CALM = ('rest', 'walk', 'walk', 'behind', 'hip', 'lap')


def woman(
    mesh, saree='scarlet', x=0, y=0, z=0, scale=1.0, turn=0, pot=False, veil=None, pose=None, dress='saree', elder=False
):
    """A woman in a saree over a blouse of another colour, its end over her shoulder and, when veiled, her head.

    pot puts a brass water pot on the head; dress 'salwar' is a tunic with a scarf. pose is one of POSES; what is not
    told (veil, pose, skin) differs from one to the next.
    """
    chance = random.Random(mesh.size * 31 + 7)
    if veil is None:
        veil = pot or chance.random() < 0.25
    pose = pose or ('load' if pot else chance.choice(('rest', 'walk', 'lap', 'hip')))
    blouse, skin = BLOUSES.get(saree, 'ivory'), pick(chance)
    with mesh.at(x, y, z, turn, scale, tilt=6 if elder else 0):
        if dress == 'salwar':
            _salwar(mesh, saree, blouse, skin)
        else:
            _saree(mesh, saree, blouse, skin, veil)
        # A head carries its pot straight; another looks where it likes.
        with mesh.at(turn=0 if pot else chance.uniform(-20, 20)):
            draw_head(mesh, skin, 1.595, '#c9c2ba' if elder else 'hair', bun=not veil, bindi=True)
            if veil:
                mesh.lathe(
                    [(0.17, -0.24), (0.15, -0.06), (0.134, 0.06), (0.09, 0.125), (0.02, 0.15)],
                    saree,
                    16,
                    y=0.04,
                    z=1.6,
                    oval=(0.94, 1),
                )
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, blouse, skin, 0.052, sleeve=0.55)
        if pot:
            mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 14, z=1.73)


def _saree(mesh, saree, blouse, skin, veil):
    mesh.lathe(
        [(0.265, 0), (0.285, 0.04), (0.24, 0.3), (0.2, 0.6), (0.208, 0.84), (0.19, 0.95), (0.15, 1.04)],
        saree,
        22,
        oval=(1, 0.8),
        ribs=22,
        rib=0.09,
    )
    mesh.lathe([(0.289, 0.0), (0.282, 0.07)], blouse, 22, oval=(1, 0.8), ribs=22, rib=0.09)
    for side in (-1, 1):
        mesh.ball((0.05, 0.1, 0.035), skin, 0.1 * side, -0.21, 0.03, 8)
    # Pleats fall in front, where the cloth is tucked in.
    for i in range(4):
        mesh.tube(
            [(-0.06 + 0.035 * i, -0.15, 0.98), (-0.08 + 0.05 * i, -0.2, 0.5), (-0.1 + 0.065 * i, -0.245, 0.04)],
            [0.014, 0.024, 0.032],
            saree,
            5,
        )
    mesh.lathe([(0.15, 1.03), (0.15, 1.1)], skin, 14, oval=(1, 0.8))
    mesh.lathe([(0.153, 1.09), (0.178, 1.2), (0.186, 1.31), (0.168, 1.385), (0.075, 1.435)], blouse, 16, oval=(1, 0.72))
    _drape_end(mesh, saree, blouse)
    if veil:
        mesh.loft(
            [
                [(-0.14, 0.12, 1.5), (0, 0.18, 1.52), (0.14, 0.12, 1.5)],
                [(-0.2, 0.14, 1.22), (0, 0.21, 1.22), (0.2, 0.14, 1.22)],
                [(-0.2, 0.16, 0.8), (0, 0.23, 0.78), (0.2, 0.16, 0.8)],
            ],
            saree,
        )


# The end of a saree by its two edges, from the right hip over the left shoulder and down the back.
SAREE_END = np.array(
    (
        ((0.185, -0.07, 1.0), (0.13, -0.15, 0.86)),
        ((0.13, -0.15, 1.12), (0.03, -0.17, 0.98)),
        ((0.03, -0.17, 1.25), (-0.09, -0.15, 1.12)),
        ((-0.055, -0.12, 1.365), (-0.165, -0.09, 1.27)),
        ((-0.075, -0.02, 1.435), (-0.205, -0.01, 1.385)),
        ((-0.06, 0.11, 1.37), (-0.2, 0.1, 1.32)),
        ((-0.03, 0.175, 1.1), (-0.225, 0.15, 1.1)),
        ((-0.01, 0.215, 0.8), (-0.245, 0.185, 0.82)),
        ((0.0, 0.245, 0.52), (-0.255, 0.21, 0.57)),
    )
)


def _drape_end(mesh, saree, border, pleats=4):
    """A saree's end laid on the body in pleats, its lower edge bound in border."""

    def strip(first, last, count, lift):
        share = np.linspace(first, last, count)[None, :, None]
        points = SAREE_END[:, :1] * (1 - share) + SAREE_END[:, 1:] * share
        ridge = 0.5 + 0.5 * np.cos(share[..., 0] * pleats * 2 * math.pi)
        # Never inside the chest, whose half axes are some 19 and 14 cm and less at the neck.
        across, deep = (
            np.interp(points[..., 2], (1.2, 1.38, 1.45), ends) for ends in ((0.19, 0.19, 0.06), (0.138, 0.12, 0.05))
        )
        away = np.hypot(points[..., 0] / across, points[..., 1] / deep) + 1e-6
        out = np.maximum(1, 1.04 / away) + (0.02 + 0.05 * ridge + lift) / np.maximum(away, 1)
        points[..., 0] *= out
        points[..., 1] *= out
        mesh.loft(points, cloth)

    for cloth, first, last, count, lift in ((saree, 0, 1, 17, 0), (border, 0.84, 1.02, 5, 0.02)):
        strip(first, last, count, lift)


def _salwar(mesh, cloth, scarf, skin):
    draw_feet(mesh, skin, 0.06)
    draw_legs(mesh, scarf, 0.06, loose=1.15)
    mesh.lathe(
        [
            (0.25, 0.46),
            (0.235, 0.5),
            (0.19, 0.85),
            (0.155, 1.05),
            (0.18, 1.22),
            (0.188, 1.32),
            (0.165, 1.39),
            (0.07, 1.44),
        ],
        cloth,
        18,
        oval=(1, 0.7),
        ribs=18,
        rib=0.05,
    )
    for side in (-1, 1):
        mesh.tube(
            [
                (0.07 * side, -0.09, 1.44),
                (0.1 * side, -0.145, 1.25),
                (0.1 * side, -0.15, 0.98),
                (0.11 * side, -0.185, 0.78),
            ],
            [0.03, 0.038, 0.032, 0.03],
            scarf,
            6,
        )
    mesh.tube([(-0.1, 0.05, 1.44), (0, -0.1, 1.36), (0.1, 0.05, 1.44)], 0.035, scarf, 6)


def man(
    mesh,
    shirt='ivory',
    legs='ivory',
    x=0,
    y=0,
    z=0,
    scale=1.0,
    turn=0,
    turban=None,
    stick=False,
    walking=True,
    pose=None,
    dress='kurta',
    elder=False,
):
    """A man; turban is a cloth name or None, dress 'kurta', 'shirt', 'lungi' (bare above it when shirt is None) or
    'dhoti'.

    pose is one of POSES; what is not told (pose, skin, moustache) differs from one to the next.
    """
    chance = random.Random(mesh.size * 37 + 5)
    skin = pick(chance)
    pose = pose or ('walk' if walking and chance.random() < 0.5 else chance.choice(CALM))
    grey = '#bdb6ae' if elder else 'hair'
    with mesh.at(x, y, z, turn, scale, tilt=6 if elder else 0):
        draw_feet(mesh, skin, 0.13 if pose == 'walk' else 0.02)
        if dress in ('lungi', 'dhoti'):
            mesh.lathe(
                [
                    (0.2, 0.1 if dress == 'lungi' else 0.32),
                    (0.21, 0.14 if dress == 'lungi' else 0.36),
                    (0.185, 0.6),
                    (0.19, 0.85),
                    (0.165, 1.0),
                ],
                legs,
                18,
                oval=(1, 0.78),
                ribs=18,
                rib=0.08,
            )
            if dress == 'dhoti':
                draw_legs(mesh, skin, 0.1, top=0.5)
        else:
            draw_legs(mesh, legs, 0.13 if pose == 'walk' else 0.03)
        hem = 0.55 if dress == 'kurta' else 0.86
        body = shirt or skin
        mesh.lathe(
            [
                (0.205, hem),
                (0.2, hem + 0.04),
                (0.178, 0.98),
                (0.185, 1.1),
                (0.215, 1.26),
                (0.222, 1.34),
                (0.185, 1.41),
                (0.085, 1.45),
            ],
            body,
            16,
            oval=(1, 0.66),
            ribs=16,
            rib=0.03,
        )
        moustache, beard = chance.random() < 0.45, grey if elder or chance.random() < 0.14 else None
        with mesh.at(turn=0 if pose == 'load' else chance.uniform(-20, 20)):
            draw_head(mesh, skin, 1.61, grey, short=not turban, moustache=moustache, beard=beard)
            if turban:
                _turban(mesh, turban)
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(
                mesh,
                (0.2 * side, 0, 1.37),
                elbow,
                hand,
                body,
                skin,
                0.058,
                sleeve=1.0 if dress == 'kurta' and shirt else 0.6,
            )
        if pose == 'load':
            mesh.ball((0.26, 0.22, 0.17), 'weave', 0, 0, 1.9, 12)
        if stick or elder:
            mesh.tube([(0.27, -0.1, 0.95), (0.34, -0.24, 0)], 0.018, 'wood-dark', 5)


def _turban(mesh, cloth, z=1.61):
    for i in range(3):
        ring = [
            (
                (0.132 - 0.012 * i) * math.cos(a),
                0.012 + (0.14 - 0.012 * i) * math.sin(a),
                z + 0.06 + 0.05 * i + 0.025 * math.sin(a + i * 2.1),
            )
            for a in [k * math.pi / 8 for k in range(17)]
        ]
        mesh.tube(ring, 0.043, cloth, 6)
    mesh.ball((0.1, 0.11, 0.07), cloth, 0, 0.01, z + 0.17, 10)


def child(mesh, cloth='turmeric', x=0, y=0, z=0, scale=1.0, turn=0, girl=False, pose=None):
    """A child of about eight, 1.25 m at scale 1: a larger head, shorts and a shirt, or a frock and plaits."""
    chance = random.Random(mesh.size * 41 + 3)
    skin = pick(chance)
    pose = pose or chance.choice(('walk', 'walk', 'point', 'rest'))
    step = 0.1 if pose == 'walk' else 0.03
    with mesh.at(x, y, z, turn, scale * 0.74):
        draw_feet(mesh, skin, step)
        draw_legs(mesh, skin, step, top=0.7, loose=0.72)
        if girl:
            mesh.lathe(
                [(0.27, 0.4), (0.285, 0.43), (0.235, 0.62), (0.165, 0.98), (0.18, 1.2), (0.165, 1.36), (0.07, 1.43)],
                cloth,
                20,
                oval=(1, 0.82),
                ribs=20,
                rib=0.07,
            )
            mesh.lathe([(0.292, 0.41), (0.284, 0.46)], 'ivory', 20, oval=(1, 0.82), ribs=20, rib=0.07)
            mesh.lathe([(0.172, 0.95), (0.172, 1.0)], 'ivory', 20, oval=(1, 0.82))
        else:
            shorts = chance.choice(('indigo', '#7a6a55', '#6d6a66'))
            mesh.lathe([(0.185, 0.8), (0.18, 0.96)], shorts, 14, oval=(1, 0.72))
            for side in (-1, 1):
                way = -step * side
                mesh.tube([(0.09 * side, 0, 0.86), (0.105 * side, way * 0.5, 0.54)], [0.105, 0.118], shorts, 12)
            mesh.lathe(
                [(0.19, 0.88), (0.175, 1.05), (0.185, 1.22), (0.175, 1.35), (0.07, 1.43)], cloth, 16, oval=(1, 0.7)
            )
        with mesh.at(0, 0, -0.33, chance.uniform(-18, 18), 1.22):
            draw_head(mesh, skin, 1.62, short=True)
            if girl:
                for side in (-1, 1):
                    mesh.tube(
                        [(0.085 * side, 0.06, 1.62), (0.13 * side, 0.05, 1.52), (0.125 * side, 0.0, 1.41)],
                        [0.03, 0.032, 0.02],
                        'hair',
                        8,
                    )
                    mesh.ball(0.028, 'scarlet', 0.126 * side, 0.0, 1.42, 8)
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (0.17 * side, 0, 1.32), elbow, hand, cloth, skin, 0.05, sleeve=0.5)


def sitter(mesh, cloth='ivory', x=0, y=0, z=0, scale=1.0, turn=0, turban=None, arms='rest', veiled=False):
    """Someone sitting cross-legged, facing -y; arms 'rest' on the knees (meditating) or 'lap'; veiled by the same
    cloth."""
    chance = random.Random(mesh.size * 43 + 1)
    skin = pick(chance)
    with mesh.at(x, y, z, turn, scale):
        mesh.lathe(
            [(0.22, 0), (0.24, 0.06), (0.185, 0.3), (0.21, 0.5), (0.205, 0.6), (0.16, 0.69), (0.08, 0.73)],
            cloth,
            16,
            oval=(1, 0.72),
            ribs=16,
            rib=0.04,
        )
        for side in (-1, 1):
            mesh.tube(
                [
                    (0.12 * side, 0, 0.11),
                    (0.3 * side, -0.16, 0.12),
                    (0.4 * side, -0.24, 0.1),
                    (0.24 * side, -0.32, 0.08),
                    (0.02 * side, -0.34, 0.07),
                ],
                [0.12, 0.11, 0.1, 0.085, 0.07],
                cloth,
                10,
            )
            hand, elbow = (
                ((0.37 * side, -0.27, 0.21), (0.31 * side, -0.04, 0.38))
                if arms == 'rest'
                else ((0.05 * side, -0.27, 0.23), (0.28 * side, -0.06, 0.4))
            )
            draw_arm(mesh, (0.19 * side, 0, 0.65), elbow, hand, cloth, skin, 0.055, sleeve=0.7)
        draw_head(mesh, skin, 0.89, short=not (turban or veiled), moustache=chance.random() < 0.3 and not veiled)
        if turban:
            _turban(mesh, turban, 0.89)
        if veiled:
            mesh.lathe(
                [(0.2, -0.3), (0.15, -0.06), (0.134, 0.06), (0.09, 0.125), (0.02, 0.15)],
                cloth,
                12,
                y=0.04,
                z=0.89,
                oval=(0.94, 1),
            )


def dancer(mesh, skirt='magenta', top='turmeric', x=0, y=0, z=0, scale=1.0, turn=0, sticks=False):
    """A dancer with a wide skirt and raised arms; sticks for dandiya."""
    skin = pick(random.Random(mesh.size * 47 + 9))
    with mesh.at(x, y, z, turn, scale):
        draw_feet(mesh, skin, 0.08)
        draw_legs(mesh, skin, 0.08, top=0.5)
        mesh.lathe([(0.6, 0.14), (0.62, 0.17), (0.46, 0.42), (0.24, 0.86), (0.16, 1.04)], skirt, 36, ribs=18, rib=0.13)
        for level, wide in ((0.18, 0.605), (0.3, 0.54)):
            mesh.lathe([(wide + 0.012, level), (wide - 0.025, level + 0.06)], top, 36, ribs=18, rib=0.13)
        mesh.lathe([(0.15, 1.02), (0.18, 1.22), (0.188, 1.32), (0.16, 1.39), (0.07, 1.44)], top, 16, oval=(1, 0.74))
        mesh.tube(
            [(0.14, -0.08, 1.02), (0, -0.16, 1.2), (-0.15, -0.04, 1.42), (-0.18, 0.14, 1.2), (-0.2, 0.24, 0.7)],
            [0.03, 0.05, 0.04, 0.06, 0.09],
            top,
            6,
        )
        draw_head(mesh, skin, 1.6, bun=True, bindi=True)
        for side in (-1, 1):
            hand = (0.3, -0.12, 1.93) if side > 0 else (-0.5, -0.17, 1.55)
            draw_arm(mesh, (0.17 * side, 0, 1.37), (0.4 * side, -0.02, 1.42), hand, top, skin, 0.05, sleeve=0.5)
            if sticks:
                mesh.tube([hand, (hand[0] - 0.3 * side, hand[1], hand[2] + 0.35)], 0.02, 'scarlet', 5)


def crowd(mesh, count, area, ground=None, seed=1, scale=1.0, turbans=0.25, facing=None, children=0.1, elders=0.1):
    """People in area ((x0, x1), (y0, y1)) or area(random) -> (x, y): alone, or in twos and threes who go one way or,
    where facing does not tell it, talk to one another."""
    chance, left = random.Random(seed), count
    while left > 0:
        x, y = area(chance) if callable(area) else (chance.uniform(*area[0]), chance.uniform(*area[1]))
        turn = chance.uniform(0, 360) if facing is None else facing + chance.uniform(-30, 30)
        together = min(left, chance.choice((1, 1, 2, 2, 3)))
        angle = math.radians(turn)
        towards = 62 if facing is None and together > 1 and chance.random() < 0.5 else 0
        for place in range(together):
            aside, behind = (place - (together - 1) / 2) * 0.72 * scale, chance.uniform(-0.2, 0.2)
            px, py = x + math.cos(angle) * aside + behind * math.sin(angle), y + math.sin(
                angle
            ) * aside - behind * math.cos(angle)
            _anyone(
                mesh,
                chance,
                px,
                py,
                ground(px, py) if ground else 0,
                scale * chance.uniform(0.92, 1.05),
                turn + chance.uniform(-9, 9) - math.copysign(towards, aside),
                turbans,
                children,
                elders,
            )
        left -= together


def _anyone(mesh, chance, x, y, z, size, turn, turbans, children, elders):
    age, place = chance.random(), (x, y, z, size, turn)
    if age < children:
        child(
            mesh, chance.choice(('turmeric', 'scarlet', 'azure', 'ivory', 'teal')), *place, girl=chance.random() < 0.5
        )
    elif chance.random() < 0.5:
        woman(
            mesh,
            chance.choice(SAREES + COTTONS),
            *place,
            dress='salwar' if chance.random() < 0.3 else 'saree',
            elder=age < children + elders
        )
    else:
        turban = chance.choice(('crimson', 'saffron', 'turmeric')) if chance.random() < turbans else None
        man(
            mesh,
            chance.choice(SHIRTS),
            chance.choice(('ivory', 'indigo', 'wood-dark', '#6d6a66')),
            *place,
            turban=turban,
            dress=chance.choice(('kurta', 'shirt', 'shirt')),
            elder=age < children + elders
        )


def parasol(mesh, x=0, y=0, z=0, radius=1.6, height=2.4, cloth='saffron', tilt=0, fringe=None):
    """A sunshade: bamboo on the ghats, silk at a temple festival (fringe is its edge cloth)."""
    with mesh.at(x, y, z, tilt=tilt):
        mesh.tube([(0, 0, 0), (0, 0, height)], 0.035, 'bamboo', 5)
        mesh.lathe(
            [(radius, height - radius * 0.22), (radius * 0.55, height - radius * 0.06), (0.03, height + radius * 0.05)],
            cloth,
            24,
            ribs=12,
            rib=0.06,
        )
        if fringe:
            mesh.lathe(
                [(radius, height - radius * 0.36), (radius, height - radius * 0.22)], fringe, 24, ribs=12, rib=0.06
            )
