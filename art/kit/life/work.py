"""People who do something: cook, pluck, pour, sweep, row, feed birds, photograph, carry a child, run.

A figure here has joints: hips, a back that bends, knees, and hands whose elbows are found. It is 1.7 m at scale 1,
stands on the origin and faces -y, as the figures of kit.life.people do, whose cloth colours it shares.
"""
import math
import random
from dataclasses import dataclass, field

import numpy as np

from kit.life.figure import draw_feet, draw_head, pick
from kit.life.people import BLOUSES, SAREE_END

HIPS = 0.95
UPPER_ARM, FOREARM = 0.29, 0.29


@dataclass(frozen=True)
class Pose:
    """hands: right, then left, each (x, y, z) in the figure's frame. hips: (y, z). bend: degrees the back leans
    forward, gaze how many of them the head looks up again. knees, ankles: right, then left."""

    hands: tuple = ((0.25, -0.06, 0.8), (-0.25, -0.06, 0.8))
    hips: tuple = (0.0, HIPS)
    bend: float = 2
    gaze: float = 0
    knees: tuple = ((0.1, -0.02, 0.5), (-0.1, -0.02, 0.5))
    ankles: tuple = ((0.1, 0.0, 0.08), (-0.1, 0.0, 0.08))
    seated: bool = field(default=False)


_SQUAT = {
    'hips': (0.2, 0.25),
    'knees': ((0.21, -0.2, 0.47), (-0.21, -0.2, 0.47)),
    'ankles': ((0.15, -0.02, 0.08), (-0.15, -0.02, 0.08)),
    'seated': True,
}
_BENCH = {
    'hips': (0.0, 0.5),
    'knees': ((0.12, -0.42, 0.49), (-0.12, -0.42, 0.49)),
    'ankles': ((0.12, -0.4, 0.08), (-0.13, -0.46, 0.08)),
    'seated': True,
}
_FLOOR = {
    'hips': (0.1, 0.14),
    'knees': ((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
    'ankles': ((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
    'seated': True,
}
_STRIDE = {'knees': ((0.1, -0.2, 0.52), (-0.1, 0.04, 0.5)), 'ankles': ((0.1, -0.22, 0.08), (-0.1, 0.26, 0.1))}

DEEDS = {
    'photograph': Pose(((0.07, -0.33, 1.53), (-0.07, -0.33, 1.53)), bend=3),
    'show': Pose(((0.08, -0.36, 1.2), (-0.1, -0.36, 1.18)), bend=5, gaze=-14),
    'feed': Pose(((0.2, -0.52, 1.06), (-0.13, -0.3, 1.06)), bend=10),
    'scatter': Pose(((0.55, -0.28, 1.18), (-0.13, -0.3, 1.06)), bend=6, **_STRIDE),
    'pluck': Pose(((0.2, -0.52, 0.98), (-0.12, -0.56, 0.94)), bend=24, gaze=4),
    'pour': Pose(((0.16, -0.42, 1.42), (-0.16, -0.34, 0.98)), bend=8, gaze=-8),
    'offer': Pose(((0.1, -0.46, 1.28), (-0.1, -0.46, 1.28)), bend=4),
    'tray': Pose(((0.17, -0.38, 1.13), (-0.17, -0.38, 1.13)), bend=2),
    'hoe': Pose(((0.1, -0.5, 0.72), (-0.1, -0.34, 0.98)), bend=34, gaze=6, **_STRIDE),
    'plant': Pose(((0.16, -0.62, 0.2), (-0.12, -0.58, 0.3)), hips=(0.14, 0.86), bend=82, gaze=20),
    'sweep': Pose(((0.16, -0.62, 0.5), (-0.14, -0.26, 0.62)), hips=(0.12, 0.88), bend=58, gaze=22),
    'reach': Pose(((0.2, -0.28, 1.9), (-0.14, -0.3, 1.8)), bend=-4, gaze=16),
    'push': Pose(((0.24, -0.52, 1.0), (-0.24, -0.52, 1.0)), bend=20, gaze=10, **_STRIDE),
    'pull': Pose(((0.12, 0.46, 0.96), (-0.12, -0.24, 1.05)), bend=16, gaze=6, **_STRIDE),
    'lead': Pose(((0.3, 0.28, 1.0), (-0.25, -0.12, 0.86)), bend=4, **_STRIDE),
    'drink': Pose(((0.06, -0.24, 1.42), (-0.25, -0.06, 0.82)), bend=0),
    'wave': Pose(((0.42, -0.12, 1.86), (-0.25, -0.06, 0.82)), bend=0),
    'cheer': Pose(((0.4, -0.1, 1.9), (-0.4, -0.1, 1.88)), bend=-3, gaze=6),
    'pray': Pose(((0.02, -0.27, 1.33), (-0.02, -0.27, 1.33)), bend=8, gaze=-6),
    'salute': Pose(((0.03, -0.2, 1.93), (-0.03, -0.2, 1.93)), bend=-4, gaze=8),
    'pole': Pose(((0.26, -0.34, 1.34), (0.2, -0.42, 1.02)), bend=12, gaze=4, **_STRIDE),
    'carry': Pose(((0.14, -0.3, 1.06), (-0.3, -0.2, 1.06)), bend=-2),
    'hold': Pose(((0.2, -0.36, 1.1), (-0.25, -0.03, 0.82)), bend=1),
    'walk': Pose(((0.25, 0.2, 0.9), (-0.25, -0.24, 0.92)), bend=4, **_STRIDE),
    'run': Pose(
        ((0.26, -0.34, 1.16), (-0.3, 0.24, 1.0)),
        bend=14,
        gaze=8,
        knees=((0.1, -0.34, 0.62), (-0.1, 0.02, 0.5)),
        ankles=((0.1, -0.2, 0.26), (-0.1, 0.42, 0.26)),
    ),
    'lean': Pose(((0.22, -0.36, 1.06), (-0.22, -0.36, 1.06)), bend=20, gaze=14),
    'cook': Pose(((0.16, -0.52, 0.46), (-0.2, -0.26, 0.5)), bend=18, gaze=0, **_SQUAT),
    'wash': Pose(((0.14, -0.52, 0.14), (-0.14, -0.5, 0.14)), bend=36, gaze=8, **_SQUAT),
    'draw': Pose(((0.1, -0.58, 0.06), (-0.2, -0.24, 0.5)), bend=40, gaze=8, **_SQUAT),
    'sell': Pose(((0.26, -0.52, 0.58), (-0.2, -0.24, 0.5)), bend=8, gaze=6, **_SQUAT),
    'squat': Pose(((0.14, -0.34, 0.5), (-0.14, -0.34, 0.5)), bend=14, gaze=4, **_SQUAT),
    'bench': Pose(((0.13, -0.34, 0.62), (-0.13, -0.34, 0.62)), bend=2, **_BENCH),
    'sip': Pose(((0.07, -0.24, 0.99), (-0.14, -0.32, 0.62)), bend=2, **_BENCH),
    'talk': Pose(((0.3, -0.4, 0.86), (-0.14, -0.32, 0.62)), bend=6, **_BENCH),
    'row': Pose(((0.2, -0.56, 0.74), (-0.2, -0.56, 0.74)), bend=24, gaze=14, **_BENCH),
    'paddle': Pose(((0.34, -0.42, 0.6), (0.2, -0.3, 1.02)), bend=16, gaze=8, **_BENCH),
    'knit': Pose(((0.08, -0.32, 0.4), (-0.08, -0.32, 0.4)), bend=14, gaze=-6, **_FLOOR),
    'play': Pose(((0.2, -0.36, 0.42), (-0.24, -0.3, 0.36)), bend=4, **_FLOOR),
    'serve': Pose(((0.18, -0.56, 0.3), (-0.2, -0.3, 0.28)), bend=22, gaze=6, **_FLOOR),
}

WOMEN = ('saree', 'salwar', 'skirt', 'wrap')


def person(
    mesh,
    deed,
    dress='saree',
    cloth='scarlet',
    second=None,
    x=0,
    y=0,
    z=0,
    turn=0,
    scale=1.0,
    head=None,
    hat='ivory',
    elder=False,
    pack=None,
    skin=None,
    look=0,
):
    """Someone doing one of DEEDS, or holding a Pose; the thing itself is drawn by the scene, or by the functions below.

    dress: 'saree' (cloth over a blouse of second), 'wrap' (a plain wrapped skirt of second below a blouse of cloth, as
    in the east), 'skirt' (a wide one of second), 'salwar', 'kurta', 'shirt', 'jacket', 'lungi', 'dhoti' or 'robe';
    second is the trousers' colour for men, and a cloth of 'skin' leaves the chest bare. head: 'bun', 'veil', 'scarf',
    'short', 'turban', 'cap' or 'brim' (hat is its colour); pack is the colour of a rucksack. look turns the head, in
    degrees to the figure's left.
    """
    pose, chance = DEEDS.get(deed, deed), random.Random(mesh.size * 53 + 11)
    skin = skin or pick(chance)
    woman = dress in WOMEN
    head = head or ('bun' if woman else 'short')
    second = second or (BLOUSES.get(cloth, 'ivory') if woman else '#6d6a66')
    blouse = second if dress == 'saree' else cloth
    hip_y, hip_z = pose.hips
    with mesh.at(x, y, z, turn, scale):
        _draw_lower(mesh, pose, dress, cloth, second, skin)
        lean = pose.bend + (6 if elder and not pose.seated else 0)
        shoulders = []
        with mesh.at(0, hip_y, hip_z, tilt=lean):
            _draw_torso(mesh, dress, cloth, blouse, skin)
            if pack:
                _draw_pack(mesh, pack)
            with mesh.at(0, 0, 0.45, turn=look, tilt=-pose.gaze - lean * 0.45):
                _draw_covered_head(mesh, skin, head, hat, cloth, elder, chance, woman)
        for side in (1, -1):
            wide = (0.165 if woman else 0.2) * side
            shoulders.append(
                (wide, hip_y - math.sin(math.radians(lean)) * 0.42, hip_z + math.cos(math.radians(lean)) * 0.42)
            )
        sleeve = {'saree': 0.5, 'wrap': 0.6, 'skirt': 0.5, 'lungi': 0.4, 'dhoti': 0.9, 'shirt': 0.55, 'robe': 0.3}
        bare = dress == 'lungi' and cloth == 'skin'
        for side, shoulder, hand in zip((1, -1), shoulders, pose.hands):
            _draw_limb(mesh, shoulder, hand, side, skin if bare else blouse, skin, sleeve.get(dress, 1.0), woman)


def _draw_limb(mesh, shoulder, hand, side, cloth, skin, sleeve, woman):
    """An arm to the hand, as far as it reaches; the elbow bends outward and down."""
    shoulder, hand = np.array(shoulder), np.array(hand, float)
    way = hand - shoulder
    length = min(np.linalg.norm(way), (UPPER_ARM + FOREARM) * 0.99)
    way = way / np.linalg.norm(way)
    hand = shoulder + way * length
    along = (UPPER_ARM**2 - FOREARM**2 + length**2) / (2 * length)
    hint = np.array((0.75 * side, 0.45, -0.7))
    hint -= way * hint.dot(way)
    hint /= np.linalg.norm(hint) + 1e-9
    elbow = shoulder + way * along + hint * math.sqrt(max(0, UPPER_ARM**2 - along**2))
    thick = 0.05 if woman else 0.056
    mesh.ball(thick * 1.15, cloth, *shoulder, 9)
    if sleeve >= 1:
        wrist = elbow + (hand - elbow) * 0.84
        mesh.tube([shoulder, elbow, wrist], [thick * 1.1, thick * 0.95, thick * 0.85], cloth, 9)
        mesh.ball(thick * 0.95, cloth, *elbow, 8)
        mesh.tube([wrist, hand], [thick * 0.58, thick * 0.54], skin, 7)
    else:
        cuff = shoulder + (elbow - shoulder) * min(1, sleeve * 1.6)
        mesh.tube([shoulder, elbow, hand], [thick * 0.84, thick * 0.76, thick * 0.55], skin, 9)
        mesh.tube([shoulder, cuff], [thick * 1.14, thick * 1.06], cloth, 9)
        mesh.ball(thick * 0.77, skin, *elbow, 8)
        if woman:
            at = elbow + (hand - elbow) * 0.82
            mesh.tube([at, at + (hand - elbow) * 0.06], thick * 0.78, 'gold', 8)
    mesh.ball((thick * 0.74, thick * 0.86, thick * 0.95), skin, *hand, 8)


def _draw_torso(mesh, dress, cloth, blouse, skin):
    """Hips to neck in the back's own frame, hips at the origin."""
    if dress in WOMEN:
        mesh.lathe(
            [(0.2, -0.1), (0.205, 0), (0.16, 0.1), (0.152, 0.13)],
            cloth if dress == 'saree' else blouse,
            18,
            oval=(1, 0.8),
        )
        mesh.lathe(
            [(0.15, 0.08), (0.152, 0.15), (0.178, 0.25), (0.186, 0.36), (0.168, 0.435), (0.075, 0.485)],
            blouse,
            18,
            oval=(1, 0.72),
        )
        if dress == 'saree':
            _draw_drape(mesh, cloth, blouse)
        elif dress in ('wrap', 'skirt', 'salwar'):
            mesh.tube(
                [(-0.13, 0.08, 0.46), (-0.07, -0.11, 0.41), (0.03, -0.145, 0.33), (0.16, -0.11, 0.14)],
                0.034,
                'ivory' if dress == 'wrap' else blouse,
                7,
            )
    else:
        body = skin if cloth == 'skin' else cloth
        stout = 1.08 if dress == 'jacket' else 1.0
        mesh.lathe(
            [
                (0.19 * stout, -0.12),
                (0.178 * stout, 0.03),
                (0.185 * stout, 0.15),
                (0.215 * stout, 0.31),
                (0.222 * stout, 0.39),
                (0.185, 0.46),
                (0.085, 0.5),
            ],
            body,
            18,
            oval=(1, 0.68),
            ribs=18,
            rib=0.03,
        )
        if dress == 'robe':
            mesh.loft(
                [
                    [
                        (x * 1.04, y * 1.06, z - HIPS)
                        for x, y, z in ((a[0], a[1], a[2]), (b[0] * 1.25, b[1] * 1.25, b[2]))
                    ]
                    for a, b in SAREE_END[:7]
                ],
                'saffron' if cloth != 'saffron' else 'maroon',
            )
        if dress in ('jacket', 'shirt', 'kurta'):
            mesh.tube(
                [(0, -0.155 * stout, 0.38), (0, -0.15 * stout, 0.2), (0, -0.135 * stout, -0.06)], 0.008, 'shadow', 4
            )
            mesh.tube([(-0.075, 0.0, 0.5), (0, -0.085, 0.465), (0.075, 0.0, 0.5)], 0.022, body, 6)


def _draw_drape(mesh, cloth, border, pleats=4):
    """A saree's end from the right hip over the left shoulder to the waist behind, in pleats, in the back's frame."""
    for stuff, first, last, count, lift in ((cloth, 0, 1, 17, 0), (border, 0.84, 1.02, 5, 0.012)):
        share = np.linspace(first, last, count)[None, :, None]
        line = SAREE_END[:8]
        points = line[:, :1] * (1 - share) + line[:, 1:] * share
        ridge = 0.5 + 0.5 * np.cos(share[..., 0] * pleats * 2 * math.pi)
        across, deep = (
            np.interp(points[..., 2], (1.2, 1.38, 1.45), ends) for ends in ((0.19, 0.19, 0.06), (0.138, 0.12, 0.05))
        )
        away = np.hypot(points[..., 0] / across, points[..., 1] / deep) + 1e-6
        out = np.maximum(1, 1.04 / away) + (0.02 + 0.05 * ridge + lift) / np.maximum(away, 1)
        points[..., 0] *= out
        points[..., 1] *= out
        points[..., 2] -= HIPS
        mesh.loft(points, stuff)


def _draw_pack(mesh, colour):
    mesh.lathe(
        [(0.13, -0.02), (0.16, 0.05), (0.165, 0.36), (0.13, 0.46), (0.06, 0.49)], colour, 16, y=0.23, oval=(1.1, 0.8)
    )
    mesh.tube([(-0.15, 0.25, 0.52), (0.15, 0.25, 0.52)], 0.07, '#5c6470', 10)
    for side in (-1, 1):
        mesh.tube(
            [
                (0.12 * side, 0.14, 0.45),
                (0.125 * side, -0.05, 0.49),
                (0.125 * side, -0.165, 0.32),
                (0.16 * side, -0.06, 0.08),
            ],
            0.02,
            '#3d4148',
            6,
        )


def _draw_covered_head(mesh, skin, head, hat, cloth, elder, chance, woman):
    """A head whose neck stands at the origin, with its hair or what covers it."""
    level = 0.195
    grey = '#c9c2ba' if elder else 'hair'
    draw_head(
        mesh,
        skin,
        level,
        grey,
        short=head in ('short', 'cap', 'brim', 'scarf'),
        bun=head in ('bun', 'brim') and woman,
        bindi=woman and head in ('bun', 'veil'),
        moustache=not woman and chance.random() < 0.4,
        beard=grey if elder and not woman else None,
    )
    if head == 'veil':
        mesh.lathe(
            [(0.17, -0.24), (0.15, -0.06), (0.134, 0.06), (0.09, 0.125), (0.02, 0.15)],
            cloth,
            16,
            y=0.04,
            z=level + 0.005,
            oval=(0.94, 1),
        )
        mesh.loft(
            [
                [(-0.15, 0.13, 0.1), (0, 0.2, 0.12), (0.15, 0.13, 0.1)],
                [(-0.19, 0.14, -0.2), (0, 0.2, -0.2), (0.19, 0.14, -0.2)],
            ],
            cloth,
        )
    elif head == 'scarf':
        mesh.lathe([(0.118, -0.02), (0.122, 0.05), (0.09, 0.12), (0.02, 0.145)], hat, 16, y=0.022, z=level + 0.012)
        mesh.ball((0.05, 0.06, 0.05), hat, 0, 0.13, level - 0.02, 9)
        mesh.loft(
            [[(-0.05, 0.14, level), (0.05, 0.14, level)], [(-0.08, 0.17, level - 0.2), (0.08, 0.17, level - 0.2)]], hat
        )
    elif head == 'turban':
        for i in range(3):
            ring = [
                (
                    (0.12 - 0.013 * i) * math.cos(a),
                    0.012 + (0.128 - 0.013 * i) * math.sin(a),
                    level + 0.058 + 0.04 * i + 0.024 * math.sin(a + i * 2.1),
                )
                for a in np.linspace(0, 2 * math.pi, 21)
            ]
            mesh.tube(ring, 0.037, hat, 7)
        mesh.ball((0.09, 0.1, 0.062), hat, 0, 0.01, level + 0.15, 10)
    elif head == 'cap':
        mesh.lathe([(0.114, 0.03), (0.118, 0.05), (0.116, 0.12), (0.1, 0.145), (0.02, 0.15)], hat, 20, y=0.014, z=level)
        mesh.lathe([(0.1195, 0.04), (0.1195, 0.075)], 'maroon' if hat != 'maroon' else 'turmeric', 20, y=0.014, z=level)
    elif head == 'brim':
        mesh.lathe(
            [(0.2, 0.05), (0.205, 0.06), (0.115, 0.075), (0.108, 0.14), (0.07, 0.165), (0.02, 0.17)],
            hat,
            22,
            y=0.012,
            z=level,
        )
        mesh.lathe([(0.1185, 0.075), (0.1185, 0.1)], 'wood-dark', 22, y=0.012, z=level)


def _draw_lower(mesh, pose, dress, cloth, second, skin):
    hip_y, hip_z = pose.hips
    skirt = cloth if dress == 'saree' else second
    trousers = dress in ('kurta', 'shirt', 'jacket', 'salwar')
    if dress in ('saree', 'wrap', 'skirt') and not pose.seated:
        _draw_skirt(
            mesh,
            hip_y,
            hip_z,
            skirt,
            0.42 if dress == 'skirt' else 0.275,
            second if dress == 'saree' else 'ivory' if dress == 'skirt' else '#7d2f3a',
            skin,
        )
        return
    if dress == 'robe' and not pose.seated:
        _draw_skirt(mesh, hip_y, hip_z, cloth, 0.26, cloth, skin)
        return
    if dress in ('lungi', 'dhoti') and not pose.seated:
        stride = pose.ankles[0][1] - pose.ankles[1][1]
        end = 0.3 if dress == 'lungi' else 0.38
        mesh.loft(
            [
                [
                    (
                        r * math.cos(a),
                        hip_y * t + r * 0.8 * math.sin(a) + (stride * 0.3 * (1 - t) * math.copysign(1, math.cos(a))),
                        z,
                    )
                    for a in np.linspace(0, 2 * math.pi, 25)
                ]
                for t, z, r in (
                    (0, end, 0.215),
                    (0.1, end + 0.05, 0.22),
                    (0.5, (end + hip_z) / 2, 0.205),
                    (1, hip_z - 0.02, 0.205),
                    (1, hip_z + 0.06, 0.2),
                    (1, hip_z + 0.065, 0.15),
                )
            ],
            second,
            closed=False,
        )
    bare_legs = dress in ('lungi', 'dhoti')
    for side, knee, ankle in zip((1, -1), pose.knees, pose.ankles):
        hip = (0.09 * side, hip_y, hip_z)
        leg = (
            skin if bare_legs and not pose.seated else skirt if dress in ('saree', 'wrap', 'skirt', 'robe') else second
        )
        wide = 1.35 if leg == skirt and dress in ('saree', 'wrap', 'skirt', 'robe') else 1.0
        mesh.ball(0.105 * wide, leg, *hip, 10)
        mesh.tube([hip, knee], [0.105 * wide, 0.082 * wide], leg, 10)
        mesh.ball(0.083 * wide, leg, *knee, 10)
        mesh.tube([knee, ankle], [0.082 * wide, 0.058 * wide], leg if not bare_legs or not pose.seated else skin, 10)
        with mesh.at(ankle[0], ankle[1], ankle[2] - 0.08, 8 * side, tilt=-min(50, max(0, ankle[2] - 0.1) * 200)):
            mesh.lathe([(1, 0), (1, 0.022), (0.9, 0.03)], '#4a3426', 14, y=-0.05, oval=(0.056, 0.14))
            shoe = '#4d3b30' if dress == 'jacket' else skin
            mesh.ball((0.05, 0.125, 0.042), shoe, 0, -0.05, 0.055, 10)
            mesh.ball((0.05, 0.055, 0.065), shoe, 0, 0.03, 0.08, 8)
    if trousers and not pose.seated and dress in ('kurta', 'salwar'):
        hem = 0.52
        mesh.lathe(
            [(0.25, hem), (0.245, hem + 0.05), (0.22, 0.84), (0.192, hip_z + 0.03)],
            cloth,
            18,
            y=hip_y * 0.6,
            oval=(1, 0.72),
            ribs=18,
            rib=0.05,
        )
    if pose.seated and dress not in ('shirt', 'jacket'):
        long = dress in ('saree', 'wrap', 'skirt', 'robe')
        _draw_lap(mesh, pose, skirt if long else second if dress in ('lungi', 'dhoti') else cloth, long)


def _draw_lap(mesh, pose, cloth, long):
    """What lies over the thighs of someone seated: to the knees, or when long over them to the feet."""
    (hip_y, hip_z), (knee_x, knee_y, knee_z), (_, foot_y, foot_z) = pose.hips, pose.knees[0], pose.ankles[0]
    rows = [
        (hip_y + 0.02, hip_z + 0.13, 0.17),
        ((hip_y + knee_y) / 2, (hip_z + knee_z) / 2 + 0.125, 0.1 + knee_x * 0.7),
        (knee_y * 0.9, knee_z + 0.1, knee_x + 0.06),
    ]
    if long:
        rows += [
            (knee_y - 0.08, knee_z * 0.7, knee_x + 0.04),
            (min(knee_y, foot_y) - 0.05, min(knee_z, foot_z + 0.1) * 0.4, max(knee_x * 0.9, 0.18)),
        ]
    mesh.loft(
        [
            [(w * s, y, z - 0.06 * (1 - s * s) + 0.012 * math.sin(9 * s + 3 * k)) for s in np.linspace(-1, 1, 15)]
            for k, (y, z, w) in enumerate(rows)
        ],
        cloth,
    )


def _draw_skirt(mesh, hip_y, hip_z, cloth, wide, hem, skin):
    sections = []
    for z, r in (
        (0.02, wide),
        (0.06, wide * 1.04),
        (0.3, wide * 0.9),
        (0.6, max(0.2, wide * 0.76)),
        (0.82, 0.208),
        (hip_z, 0.2),
    ):
        y = hip_y * (z / hip_z) ** 1.5
        ring = [
            (r * f * math.cos(a), y + r * f * 0.8 * math.sin(a), z)
            for a in np.linspace(0, 2 * math.pi, 45)
            for f in (1 - 0.09 * abs(math.sin(a * 9)),)
        ]
        sections.append(ring)
    mesh.loft(sections, cloth)
    mesh.loft(
        [
            [(x * 1.02, y * 1.02, z + 0.004) for x, y, z in sections[0]],
            [(x * 1.015, y * 1.015, z + 0.03) for x, y, z in sections[1]],
        ],
        hem,
    )
    for side in (-1, 1):
        mesh.ball((0.05, 0.1, 0.035), skin, 0.1 * side, -wide * 0.74, 0.03, 8)


def little_one(mesh, deed, cloth='turmeric', x=0, y=0, z=0, turn=0, scale=1.0, girl=False, skin=None):
    """A child of six to nine doing one of DEEDS, 1.2 m at scale 1: shorts and a shirt, or a frock."""
    chance = random.Random(mesh.size * 59 + 3)
    pose, skin = DEEDS.get(deed, deed), skin or pick(chance)
    hip_y, hip_z = pose.hips
    with mesh.at(x, y, z, turn, scale * 0.7):
        for side, knee, ankle in zip((1, -1), pose.knees, pose.ankles):
            hip = (0.085 * side, hip_y, hip_z)
            mesh.tube([hip, knee, ankle], [0.085, 0.062, 0.045], skin, 9)
            mesh.ball(0.063, skin, *knee, 8)
            if not girl:
                thigh = tuple(h + (k - h) * 0.8 for h, k in zip(hip, knee))
                mesh.tube([hip, thigh], [0.115, 0.11], '#566a86', 11)
            with mesh.at(ankle[0], ankle[1], ankle[2] - 0.08, 8 * side):
                mesh.ball((0.05, 0.12, 0.045), '#4d3b30', 0, -0.05, 0.045, 9)
        with mesh.at(0, hip_y, hip_z, tilt=pose.bend):
            if girl:
                mesh.lathe(
                    [
                        (0.3, -0.42),
                        (0.3, -0.38),
                        (0.22, -0.1),
                        (0.165, 0.05),
                        (0.18, 0.25),
                        (0.165, 0.41),
                        (0.07, 0.48),
                    ],
                    cloth,
                    24,
                    oval=(1, 0.82),
                    ribs=24,
                    rib=0.08,
                )
                mesh.lathe([(0.305, -0.42), (0.3, -0.36)], 'ivory', 24, oval=(1, 0.82), ribs=24, rib=0.08)
            else:
                mesh.lathe(
                    [(0.185, -0.08), (0.175, 0.1), (0.187, 0.27), (0.175, 0.4), (0.07, 0.48)], cloth, 18, oval=(1, 0.72)
                )
            with mesh.at(0, 0, 0.43, chance.uniform(-12, 12), 1.24, tilt=-pose.gaze - pose.bend * 0.4):
                draw_head(mesh, skin, 0.2, short=True)
                if girl:
                    for side in (-1, 1):
                        mesh.tube(
                            [(0.085 * side, 0.06, 0.2), (0.14 * side, 0.07, 0.1), (0.13 * side, 0.02, -0.02)],
                            [0.03, 0.032, 0.02],
                            'hair',
                            8,
                        )
                        mesh.ball(0.028, 'scarlet', 0.13 * side, 0.02, 0, 8)
        lean = math.radians(pose.bend)
        for side, hand in zip((1, -1), pose.hands):
            shoulder = (0.165 * side, hip_y - math.sin(lean) * 0.4, hip_z + math.cos(lean) * 0.4)
            _draw_limb(mesh, shoulder, hand, side, cloth, skin, 0.5, False)


def with_child(
    mesh, dress='saree', cloth='emerald', second=None, x=0, y=0, z=0, turn=0, scale=1.0, child='ivory', **more
):
    """Someone with a small child astride the left hip."""
    person(mesh, 'carry', dress, cloth, second, x, y, z, turn, scale, look=-14, **more)
    chance = random.Random(mesh.size * 61)
    skin = pick(chance)
    with mesh.at(x, y, z, turn, scale):
        with mesh.at(-0.29, -0.06, 0.98, 62, 0.56, tilt=-4, roll=6):
            mesh.lathe([(0.16, -0.1), (0.17, 0.05), (0.18, 0.25), (0.16, 0.4), (0.07, 0.47)], child, 16, oval=(1, 0.76))
            for side in (-1, 1):
                mesh.tube(
                    [(0.09 * side, 0, -0.02), (0.2 * side, -0.26, -0.08), (0.24 * side, -0.16, -0.42)],
                    [0.1, 0.085, 0.05],
                    skin,
                    9,
                )
                mesh.ball((0.045, 0.1, 0.04), skin, 0.24 * side, -0.2, -0.44, 8)
                _draw_limb(mesh, (0.16 * side, 0, 0.38), (0.2 * side, -0.34, 0.3), side, child, skin, 0.6, False)
            with mesh.at(0, 0, 0.42, -40, 1.35):
                draw_head(mesh, skin, 0.2, short=True)


def camera(mesh, black='#2b2b2e'):
    """A camera before the eyes of someone who photographs."""
    mesh.box(0.15, 0.07, 0.1, black, 0, -0.34, 1.5)
    mesh.tube([(0, -0.36, 1.55), (0, -0.47, 1.55)], 0.038, black, 12)
    mesh.tube([(-0.07, -0.32, 1.5), (-0.15, -0.1, 1.36), (-0.1, 0.06, 1.42)], 0.008, black, 4)


def telephone(mesh, z=1.55, y=-0.4):
    """A telephone held up to take a picture."""
    mesh.box(0.17, 0.012, 0.085, '#2b2b2e', 0, y, z - 0.04)


def bowl(mesh, x=-0.13, y=-0.33, z=1.05, metal='brass', heap=None, size=1.0):
    """A bowl or a tray of brass; heap is what lies in it."""
    mesh.lathe(
        [(0.06 * size, 0), (0.13 * size, 0.04), (0.16 * size, 0.09), (0.148 * size, 0.085)], metal, 18, x=x, y=y, z=z
    )
    if heap:
        mesh.ball((0.12 * size, 0.12 * size, 0.05 * size), heap, x, y, z + 0.085, 10)


def tray(mesh, heap=('marigold', 'scarlet', 'ivory'), metal='brass', lamp=False):
    """A round tray held before the chest by someone in the pose 'tray' or 'offer'."""
    mesh.lathe([(0.2, 1.13), (0.235, 1.15), (0.24, 1.17), (0.22, 1.16)], metal, 24, y=-0.42)
    for k, stuff in enumerate(heap):
        a = k * 2.4
        mesh.ball((0.075, 0.075, 0.06), stuff, 0.1 * math.cos(a), -0.42 + 0.1 * math.sin(a), 1.19, 9)
    if lamp:
        mesh.tube([(0, -0.42, 1.16), (0, -0.42, 1.22)], 0.02, metal, 7)
        mesh.ball((0.018, 0.018, 0.045), 'flame', 0, -0.42, 1.27, 8)


def broom(mesh):
    """A short broom in the right hand of someone who sweeps."""
    mesh.tube([(0.16, -0.6, 0.56), (0.2, -0.72, 0.3)], [0.025, 0.035], 'bamboo', 7)
    for k in range(9):
        a = (k - 4) * 0.03
        mesh.tube(
            [(0.2, -0.72, 0.3), (0.22 + a, -0.84, 0.12), (0.26 + a * 2.4, -0.92, 0.01)],
            [0.014, 0.012, 0.004],
            'thatch',
            4,
        )


def hoe(mesh):
    """A hoe in the hands of someone in the pose 'hoe'."""
    mesh.tube([(-0.16, -0.16, 1.22), (0.2, -0.86, 0.06)], 0.02, 'wood', 6)
    mesh.box(0.18, 0.03, 0.2, 'iron', 0.2, -0.84, 0.0)


def hearth(mesh, y=-0.72, pot='iron', fire=True):
    """Three stones, a fire and a pot with a ladle, before someone in the pose 'cook'."""
    for k in range(3):
        a = k * 2.094 + 0.5
        mesh.ball((0.13, 0.12, 0.12), 'granite-dark', 0.22 * math.cos(a), y + 0.22 * math.sin(a), 0.08, 8)
    if fire:
        for k in range(5):
            mesh.ball((0.03, 0.03, 0.1), 'flame', 0.05 * math.cos(k * 2.4), y - 0.04 * k + 0.06, 0.1, 7)
    mesh.lathe([(0.12, 0.2), (0.24, 0.26), (0.27, 0.4), (0.22, 0.5), (0.25, 0.54), (0.235, 0.53)], pot, 20, y=y)
    mesh.tube([(0.16, -0.5, 0.5), (0.04, y, 0.46)], 0.014, 'wood', 5)


def pole(mesh, length=4.2):
    """A bamboo in the hands of someone in the pose 'pole'."""
    mesh.tube(
        [(0.32, -0.2, 1.7 + (length - 3) * 0.4), (0.12, -0.62, 1.35 - (length - 3) * 0.6 - 1.6)], 0.026, 'bamboo', 6
    )


def glass(mesh, hand, stuff='#b87a45'):
    """A glass of tea in a hand at (x, y, z)."""
    x, y, z = hand
    mesh.lathe([(0.03, -0.03), (0.038, 0.06)], stuff, 12, x=x, y=y - 0.05, z=z)


def stream(mesh, start, end, material='marble', wide=0.016):
    """What is poured, from one point to another."""
    start, end = np.array(start, float), np.array(end, float)
    path = [
        start * (1 - t) + end * t + np.array((0, -0.16 * t * (1 - t), 0.12 * t * (1 - t))) for t in np.linspace(0, 1, 7)
    ]
    mesh.tube(path, [wide * (1 - 0.4 * t) for t in np.linspace(0, 1, 7)], material, 7)
