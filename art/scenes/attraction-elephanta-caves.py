"""The great cave of Elephanta: Sadashiva's three faces of basalt, six metres high, in their niche between cushioned
pillars; light from the side court, a family of visitors before it for measure."""
import math

import numpy as np

from kit.life.face import EYE, Head, bump
from kit.life.head import sculpt
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh

PICTURE = {
    'hour': 'gold',
    'alt': 'Sadashiva’s three great stone faces look out of their niche in the cave of Elephanta between fluted pillars, visitors small before them.',
}
STONE, DEEP = 'basalt', 'rock'


class Carved(Head):
    """A face of stone: full, its lids all but shut over eyes that look within."""

    def front(self, x, z, eyes=True):
        side = np.abs(x)
        y = super().front(x, z, False)
        lid = 0.017 * bump(side - EYE[0], 0.031, z - EYE[2] + 0.002, 0.0165)
        slit = 0.006 * bump(z - EYE[2] + 0.0105 - 5 * (side - EYE[0]) ** 2, 0.0022) * (np.abs(side - EYE[0]) < 0.033)
        brow = 0.006 * bump(z - 0.583 - 0.16 * (side - 0.05) * (side < 0.05) + 1.6 * (side - 0.05) ** 2, 0.005)
        return y - lid + slit - brow * (side < 0.1)

    def tint(self, x, z, front):
        """Stone has no blood under it."""
        return np.ones((*x.shape, 3))


def build(scene):
    warm = {'stain': 0.3, 'bump': 0.06, 'bump_scale': 3}
    scene.material(STONE, colour='#8d7d6e', second='#6b5d52', courses=None, **warm)
    scene.material(DEEP, colour='#6f6258', second='#50463f', bump=0.1)
    scene.material('skin', colour='#93836f', second='#75675a', rough=0.8, vary=0.1, bump=0.02, bump_scale=12)
    scene.camera((-2.6, -17.5, 2.2), (0.3, 4, 4.0), lens=37, lift=0.015)
    scene.light(
        sun=-74,
        elevation=20,
        energy=7.5,
        fill=0.8,
        haze={'density': 0.0016, 'height': 20, 'start': 20},
        clouds=False,
        grade={'exposure': 1.2, 'saturation': 1.06},
    )
    cave = Mesh()
    hall(cave)
    scene.put(cave)
    bust(scene)
    for x, y, z, power, colour in (
        (-7.5, -5.5, 5.4, 4200, '#ffe2b6'),
        (-1.5, -8.0, 6.2, 900, '#ffe2b6'),
        (7.5, -4.5, 3.4, 700, '#ffcf9c'),
        (0.0, -1.2, 0.6, 60, '#ffb870'),
        (-3.4, 0.2, 0.5, 40, '#ffb870'),
        (3.4, 0.2, 0.5, 40, '#ffb870'),
    ):
        scene.lamp(x, y, z, power, colour, 0.8, day=1.0)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-2.5, -6.4, 'hold', 'saree', 'scarlet', 'turmeric', 172, {}),
        (-1.6, -6.0, 'hold', 'shirt', 'ivory', '#4b4640', 184, {}),
        (3.6, -5.4, 'hold', 'kurta', '#86a3b6', 'ivory', 160, {'elder': True}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0.0, turn, 1.0, **more)
    little_one(life, 'reach', 'turmeric', -0.7, -6.2, 0, 178, 1.0, girl=True)
    with life.at(2.6, -5.9, 0, 176):
        person(life, 'photograph', 'salwar', 'emerald', 'ivory')
        camera(life)
    scene.put(life)


def bust(scene):
    """Three heads on one neck, necklaces, the shoulders, tall crowns of matted hair and jewels."""
    size = 7.4
    for turn, y, s in ((0, 2.6, 1.0), (-78, 3.0, 0.93), (78, 3.0, 0.93)):
        build = Carved(width=1.1, jaw=1.14, nose=1.16, smile=0.32, lips=1.5)
        a = math.radians(turn)
        x, back = math.sin(a) * 1.3, y + (0 if turn == 0 else 0.35)
        scene.put(sculpt(build), x, back, -0.05, turn, size * s)
        crown = Mesh()
        with crown.at(x, back, -0.05, turn, size * s):
            tiara(crown, turn)
        scene.put(crown)
    body = Mesh()
    with body.at(0, 2.9):
        body.lathe([(3.1, 0.4), (3.2, 1.0), (2.9, 1.7), (1.7, 2.2), (1.1, 2.5)], STONE, 48, oval=(1, 0.62))
        for k, (r, z, thick) in enumerate(((1.5, 2.28, 0.12), (1.9, 2.06, 0.09), (2.36, 1.86, 0.13))):
            ring = [
                (r * math.cos(t), 0.62 * r * math.sin(t) - 0.18, z + 0.22 * math.sin(t))
                for t in np.linspace(math.pi, 2 * math.pi, 30)
            ]
            body.tube(ring, thick, STONE, 8)
            for px, py, pz in ring[::2]:
                body.ball(thick * 1.3, STONE, px, py, pz, 8)
    scene.put(body)


def tiara(mesh, turn):
    """A crown in the head's own frame: a band of jewels over the brow, locks heaped up in rings, a tall crest."""
    for r, z, thick in ((0.15, 0.628, 0.014), (0.152, 0.655, 0.01)):
        ring = [
            (r * math.cos(t), 0.004 + (r + 0.016) * math.sin(t), z + 0.012 * math.sin(t))
            for t in np.linspace(0, 2 * math.pi, 49)
        ]
        mesh.tube(ring, thick, STONE, 8)
    for k in range(21):
        t = math.pi + math.pi * k / 20
        mesh.ball(0.013, STONE, 0.154 * math.cos(t), 0.004 + 0.172 * math.sin(t), 0.642 + 0.012 * math.sin(t), 8)
    for k in (-2, -1, 0, 1, 2):
        t = math.radians(270 + 30 * k)
        x, y = 0.15 * math.cos(t), 0.166 * math.sin(t)
        tall = 0.12 if k == 0 else 0.085
        mesh.ball((0.034, 0.024, tall * 0.55), STONE, x, y, 0.69 + tall * 0.2, 12)
        mesh.ball((0.018, 0.03, tall * 0.3), DEEP, x * 1.04, y * 1.06, 0.69 + tall * 0.2, 8)
    profile = [
        (0.15, 0.66),
        (0.158, 0.7),
        (0.14, 0.735),
        (0.148, 0.76),
        (0.128, 0.8),
        (0.134, 0.825),
        (0.108, 0.865),
        (0.112, 0.885),
        (0.08, 0.92),
        (0.05, 0.95),
        (0.01, 0.962),
    ]
    mesh.lathe(profile, STONE, 64, True, 0, 0.02, 0, (1, 1.06), ribs=32, rib=0.05)
    for side in (-1, 1):
        for k in range(7):
            mesh.ball((0.016, 0.022, 0.016), STONE, side * (0.148 + 0.006 * k), 0.03, 0.6 - 0.032 * k, 8)
        mesh.lathe(
            [(0.014, 0), (0.036, 0.012), (0.036, 0.024), (0.014, 0.036)], STONE, 20, x=side * 0.168, y=0.0, z=0.43
        )


def pillar(mesh, x, y, size=1.0):
    """A square shaft below, fluted above, the ribbed cushion that looks pressed by the roof, a bracket."""
    with mesh.at(x, y, 0, 0, (size, size, 1)):
        mesh.box(1.7, 1.7, 0.3, STONE)
        mesh.box(1.34, 1.34, 2.7, STONE, z=0.2)
        for z in (0.9, 2.5):
            mesh.box(1.42, 1.42, 0.14, STONE, z=z)
        profile = [(0.66, 2.9), (0.62, 3.1), (0.54, 4.3), (0.52, 4.5), (0.6, 4.56), (0.6, 4.7), (0.5, 4.76)]
        mesh.lathe(profile, STONE, 64, False, ribs=32, rib=0.12)
        cushion = [(0.52, 4.76), (0.78, 4.9), (0.86, 5.12), (0.78, 5.34), (0.56, 5.46)]
        mesh.lathe(cushion, STONE, 64, True, ribs=32, rib=0.1)
        mesh.box(1.2, 1.2, 0.24, STONE, z=5.46)
        mesh.box(3.0, 1.0, 0.5, STONE, z=5.7)


def hall(mesh):
    """Floor and ceiling of the living rock, beams on rows of pillars, the niche with its pilasters, the side
    that lies open to the court at the left."""
    mesh.box(60, 40, 0.4, DEEP, 0, -4, -0.4)
    for x in (-5.2, 5.2):
        for y in (-1.4, -7.4):
            pillar(mesh, x, y)
    pillar(mesh, 11.2, -1.4)
    pillar(mesh, 11.2, -7.4)
    pillar(mesh, -11.4, -1.4)
    for x in (-5.2, 5.2, 11.2):
        mesh.box(1.3, 24, 0.8, STONE, x, -6, 6.2)
    for y in (-1.4, -7.4):
        mesh.box(44, 1.1, 0.7, STONE, 6, y, 6.3)
    mesh.box(60, 40, 1.2, DEEP, 4, -4, 7.0)
    for side in (-1, 1):
        mesh.box(9.4, 8, 7.2, STONE, side * 8.5, 5.4)
        mesh.box(0.9, 0.6, 6.8, STONE, side * 4.2, 1.2)
        mesh.box(0.5, 0.5, 6.8, DEEP, side * 4.9, 1.2)
    mesh.box(9, 1, 7.2, DEEP, 0, 6.4)
    mesh.box(8.4, 6, 0.9, STONE, 0, 4.4, 0)
    mesh.box(8.6, 0.6, 0.5, STONE, 0, 1.1, 6.5)
    mesh.box(1, 40, 7.2, DEEP, 17, -4)
