"""Kodaikanal's lake at daybreak: mist on the water, rowing boats, a jetty with pears, the boathouse and shola hills."""
import math

import numpy as np

from kit.architecture.village import chalet
from kit.architecture.water_works import pier
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.water_birds import duck
from kit.life.work import Pose, glass, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A man rows a couple over the misty lake of Kodaikanal at daybreak, tea on a jetty with baskets of pears, wooded shola hills behind.',
}


def ground(xs, ys):
    shore = 52 + 12 * np.sin(xs * 0.035 + 1) + 0.004 * xs**2 * -1
    far = ys - shore
    left = -xs - 40 - 0.2 * ys
    inland = np.maximum(far, left)
    return (
        np.clip(inland * 0.12, -2, 2)
        + 30 * smoothstep(14, 130, inland) * (0.8 + 0.4 * fractal(xs * 0.01, ys * 0.01, 4))
        + 0.3 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.camera((0, -46, 2.0), (1.4, 30, 4.2), lens=37, lift=0.04, focus=14, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=19,
        energy=5,
        haze={'density': 0.0034, 'height': 7, 'base': 0.1, 'low': 0.9, 'start': 44, 'most': 0.72},
        clouds={'seed': 9.6, 'amount': 0.6},
    )
    scene.put(water_sheet('lake', 0, 600, -90))
    scene.put(ground_sheet(ground, (-240, 240), (-60, 330), 'green-hills', 260, 260))
    blue_hills(scene, near=380, count=3, height=70, base=0, width=1500, seed=8)
    wood = [
        broadleaf(40 + i, 10, 'leaf-dark', spread=1.3, clouds=9, cards=260, card=0.4, low=0.28) for i in range(3)
    ] + [conifer(3, 17, 'cypress', 0.16, 0.2)]
    scene.scatter(
        wood,
        560,
        ((-200, 200), (40, 240)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: z > 1.2 and not (abs(x - 9) < 15 and y < 76),
    )
    house = Mesh()
    z = 1.0
    house.box(16, 8, 1.4, 'grey-stone', 9, 53, 0)
    chalet(house, 15, 8, 9, 54, 1.4, 0, 'tin-roof', 'whitewash')
    chalet(house, 10, 7, 40, 66, height_at(ground, 40, 66) + 0.4, -14, 'tiles')
    chalet(house, 9, 7, -34, 62, height_at(ground, -34, 62) + 0.4, 20, 'green-roof')
    pier(house, 16, 3, 9, 33, 0.9)
    scene.put(house)
    scene.layer = 'life'
    boats = Mesh()
    rowing_boat(boats, -17, 2, 0, 22, 6, 'emerald', 2)
    with boats.at(0.6, -31.2, 0.02, -152):
        pleasure_boat(boats)
    with boats.at(-7.4, -17.5, 0.02, 30):
        family_boat(boats)
    rowing_boat(boats, 9.6, -6, 0, 200, 6, 'turmeric', 2, None, 3)
    rowing_boat(boats, -15, 18, 0, 10, 6, 'azure', 2, None, 5)
    for i, paint in enumerate(('azure', 'scarlet', 'emerald', 'turmeric')):
        rowing_boat(boats, 5.4 if i % 2 else 12.6, 37 + i * 3, 0, 88, 5, paint, 0)
    flock_in(boats, 8, (-20, -4), (10, 30), (13, 18), 0.6)
    for x, y, turn in ((3.9, -33.2, 150), (4.7, -32.6, 170), (3.2, -32.4, 200)):
        duck(boats, x, y, 0.0, turn, 0.85)
    jetty(boats)
    scene.put(boats)
    scene.layer = 'front'
    reeds = [grass_tuft(5, 40, 1.5, leaf='reed'), grass_tuft(7, 36, 1.2, leaf='grass')]
    scene.scatter(
        reeds,
        44,
        lambda r: (r.choice((-1, 1)) * r.uniform(6.5, 13), r.uniform(-36, -28)),
        seed=6,
        sink=0.1,
        scale=(0.5, 0.9),
    )


def pleasure_boat(mesh):
    """A painted rowing boat heading +x: the oarsman pulls with his back to the bow, a couple in the stern faces him,
    the woman trailing a hand in the water, her husband taking a picture."""
    hull(mesh, 5.4, 1.7, 0.62, '#b5322a', rise=0.35, deck='wood')
    for x in (-1.3, 0.7):
        mesh.box(0.5, 1.4, 0.08, 'wood-dark', x, 0, 0.5)
    row = Pose(
        ((0.22, -0.6, 0.34), (-0.22, -0.6, 0.34)),
        hips=(0.0, 0.0),
        bend=22,
        gaze=12,
        knees=((0.14, -0.44, 0.14), (-0.14, -0.44, 0.14)),
        ankles=((0.12, -0.62, -0.2), (-0.13, -0.62, -0.2)),
        seated=True,
    )
    with mesh.at(0.75, 0, 0.66, -90, 1.04):
        person(mesh, row, 'shirt', '#cfd9de', '#4d5a66', head='scarf', hat='#a8553a')
    for side in (-1, 1):
        mesh.tube([(0.14, 0.22 * side, 1.0), (0.3, 0.84 * side, 0.68), (0.75, 2.3 * side, -0.02)], 0.028, 'wood', 7)
        mesh.ball((0.12, 0.26, 0.025), 'wood', 0.8, 2.45 * side, -0.03, 10)
        mesh.box(0.1, 0.06, 0.16, 'iron', 0.3, 0.82 * side, 0.56)
    rest = {'hips': row.hips, 'knees': row.knees, 'ankles': row.ankles, 'seated': True}
    with mesh.at(-1.25, 0.38, 0.66, 84, 1.03):
        person(mesh, Pose(((0.07, -0.33, 0.56), (-0.07, -0.33, 0.56)), bend=3, **rest), 'jacket', '#5f7a6a', '#6d6a66')
        mesh.box(0.15, 0.1, 0.1, '#2b2b2e', 0, -0.38, 0.52)
    with mesh.at(-1.25, -0.38, 0.66, 74, 1.0):
        person(mesh, Pose(((0.62, -0.1, -0.1), (-0.14, -0.4, 0.16)), bend=6, **rest), 'salwar', '#d9a79b', '#7d2f3a')
        mesh.lathe([(0.2, 0.08), (0.215, 0.3), (0.2, 0.42), (0.1, 0.5)], '#8c6f9a', 18, y=0.04, oval=(1, 0.74))


def family_boat(mesh):
    """A green boat farther out, a father at the oars and two children on the bow bench."""
    hull(mesh, 5.0, 1.6, 0.6, '#3f7a63', rise=0.35, deck='wood')
    with mesh.at(-0.3, 0, 0.14, -90):
        person(mesh, 'row', 'jacket', '#c9933f', '#4d5a66', head='cap', hat='#6f5a48')
    for side in (-1, 1):
        mesh.tube([(-0.8, 0.2 * side, 0.88), (-0.7, 0.8 * side, 0.64), (-0.3, 2.2 * side, 0.0)], 0.028, 'wood', 7)
    little_one(mesh, 'bench', '#b5505a', 1.3, 0.3, 0.28, 84, girl=True)
    little_one(mesh, 'wave', '#efe4d2', 1.5, -0.34, 0.1, 20)
    mesh.box(0.5, 1.3, 0.08, 'wood-dark', 1.35, 0, 0.52)


def jetty(mesh):
    """The end of a plank jetty near the lens: a man in a shawl sips tea on its edge over baskets of pears."""
    x, y = -4.1, -35.0
    for k in range(11):
        with mesh.at(x - 0.25, y - 2.6 + 0.36 * k, 0.42, 4 + (k % 3 - 1) * 1.2):
            mesh.box(2.6, 0.32, 0.07, ('wood', 'wood-dark')[k % 3 == 0])
    for px in (-1.35, 0.85):
        for py in (-1.6, 1.2):
            mesh.tube([(x + px, y + py, -1.2), (x + px, y + py, 0.95)], 0.1, 'wood-dark', 9)
    with mesh.at(x + 0.2, y + 0.5, 0.05, 148, 1.04):
        person(mesh, 'sip', 'kurta', '#8c6f5a', '#cdbb95', head='scarf', hat='#7d93a8', elder=True)
        mesh.lathe([(0.27, 0.62), (0.26, 0.8), (0.21, 0.95), (0.09, 1.0)], '#a7a08f', 20, y=0.04, oval=(1, 0.74))
        glass(mesh, (0.07, -0.24, 1.0))
    for bx, by, size in ((-0.75, 0.15, 0.32), (-0.3, -0.55, 0.26)):
        mesh.lathe(
            [(0.72 * size, 0), (size, 0.24), (1.05 * size, 0.26), (0.92 * size, 0.23)],
            'weave',
            20,
            x=x + bx,
            y=y + by,
            z=0.49,
        )
        for k in range(14):
            r = 0.78 * size * math.sqrt(k / 14)
            mesh.ball(
                (0.065, 0.065, 0.08),
                '#b8b04a',
                x + bx + r * math.cos(k * 2.4),
                y + by + r * math.sin(k * 2.4),
                0.78 - 0.2 * r,
                8,
            )
