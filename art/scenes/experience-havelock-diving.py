"""Under the sea off Swaraj Dweep: two divers, one with a camera, meet a turtle over a coral garden; a wheel of silver
fish, a boat's keel against the light."""
import math

from kit.life.powder import powder
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A diver with a camera meets a sea turtle over a coral garden off Swaraj Dweep, a second diver and a shoal of silver fish behind, a boat overhead.',
}
CORALS = ('#d98a7c', '#d9a768', '#a58bb5', '#c9728a', '#d9c9a0', '#87b09a')


def ground(xs, ys):
    return (
        2.6 * smoothstep(5, 18, abs(xs) + 0.2 * ys)
        + 0.9 * fractal(xs * 0.12, ys * 0.12, 4)
        + 5 * smoothstep(26, 60, ys)
    )


def build(scene):
    scene.material('beach', colour='#c3cfae')
    scene.camera((-2.2, -9.6, 2.3), (0.6, 6, 3.9), lens=32, focus=9.2, fstop=0.6)
    sky = [(0, '#1f8fb4'), (0.2, '#35a7c6'), (0.45, '#5cc3d8'), (0.75, '#a8e2e6'), (1, '#e2fbf6')]
    scene.light(
        sun=-60,
        elevation=62,
        energy=2.3,
        colour='#d6fbff',
        sky=sky,
        clouds=False,
        glow=[],
        haze={
            'density': 0.017,
            'height': 60,
            'start': 9,
            'base': 0.6,
            'colour': '#2f86a8',
            'sun_colour': '#58b0c8',
            'most': 0.97,
        },
        grade={'exposure': 1.15},
    )
    scene.put(ground_sheet(ground, (-60, 60), (-20, 90), 'beach', 260, 260))
    chance = scene.random
    reef = Mesh()
    for i in range(260):
        x, y = chance.uniform(-14, 14), -8 + 30 * chance.random() ** 1.25
        if abs(x - 1) < 1.6 and y < 0:
            continue
        z, colour = height_at(ground, x, y), CORALS[i % 6]
        kind = i % 4
        size = chance.uniform(0.6, 1.25)
        with reef.at(x, y, z, i * 47, size):
            if kind == 0:
                brain(reef, colour)
            elif kind == 1:
                for k in range(3):
                    plate(reef, colour, 0.75 - 0.16 * k, 0.2 + 0.26 * k, 0.1 * k)
            elif kind == 2:
                staghorn(reef, colour, i)
            else:
                sea_fan(reef, colour) if i % 8 < 4 else sponge(reef, colour)
    scene.put(reef)
    # Shafts of light: thin veils that fade sideways, brightest at the top.
    veil = powder('#bfeef2', 0.1)
    shafts = Mesh()
    for x, y, wide in ((-7, 12, 0.5), (-3.5, 16, 0.8), (0.5, 12, 0.6), (4.5, 15, 0.9), (8.5, 13, 0.6)):
        shafts.lathe([(wide * 1.7, -2), (wide, 13)], veil, 20, x=x + 2, y=y)
    scene.put(shafts, layer='far')
    stones = [rock(i, 1.6, 'rock-warm') for i in range(3)]
    for x, y, s in ((-9, 1, 1.3), (9.4, 3, 1.5), (-6.6, 9, 1.2), (7, 12, 1.3), (12, -3, 1.2), (-12, 9, 2)):
        scene.put(stones[int(abs(x)) % 3], x, y, height_at(ground, x, y), x * 30, s)
    scene.layer = 'life'
    life = Mesh()
    diver(life, 2.5, -0.6, 3.75, 196, 'scarlet', 1.35)
    underwater_camera(life, 1.16, -0.99, 3.33, 196)
    diver(life, 2.6, 7.5, 6.5, 206, 'turmeric', 1.3)
    turtle(life, -2.5, -1.4, 3.3, 20, 1.6)
    keel(life, -2.5, 9, 9.4, 24)
    school(life, -0.4, 7.5, 5.2)
    for cx, cy, cz, colour, size, count in (
        (-5.2, 3.4, 3.6, 'turmeric', 0.26, 34),
        (5.6, 5, 4.6, 'ivory', 0.24, 46),
        (4.4, -1.6, 2.2, 'saffron', 0.2, 14),
        (-7.4, 5, 4.6, 'azure', 0.24, 20),
    ):
        for _ in range(count):
            fish(
                life,
                cx + chance.gauss(0, 1.2),
                cy + chance.gauss(0, 1),
                cz + chance.gauss(0, 0.55),
                size * chance.uniform(0.8, 1.2),
                colour,
                chance.uniform(-25, 25),
            )
    scene.put(life)
    top = Mesh()
    for i in range(9):
        top.ball(0.05 + 0.014 * i, '#d9f4f4', 1.2 + chance.uniform(-0.16, 0.16), -0.95, 4.3 + i * 0.36, sides=8)
        top.ball(0.04 + 0.01 * i, '#d9f4f4', 1.5 + chance.uniform(-0.16, 0.16), 6.9, 7.0 + i * 0.34, sides=8)
    scene.put(top)


def underwater_camera(mesh, x, y, z, turn):
    """A housed camera with two lamps on arms, held out before a diver."""
    with mesh.at(x, y, z, turn, 1.3):
        mesh.box(0.2, 0.28, 0.2, '#2b2f36', 0, 0, -0.1)
        mesh.ball((0.12, 0.1, 0.1), '#8fb5c4', 0.14, 0, 0, 14)
        for side in (-1, 1):
            mesh.tube([(0, 0.14 * side, 0.02), (-0.02, 0.34 * side, 0.2), (0.08, 0.42 * side, 0.1)], 0.02, '#15100f', 6)
            mesh.ball((0.1, 0.06, 0.06), '#e9e4d4', 0.14, 0.42 * side, 0.08, 10)


def keel(mesh, x, y, z, turn):
    """A dive boat's hull seen from below, its ladder in the water."""
    with mesh.at(x, y, z, turn):
        rows = []
        for t in range(17):
            s = t / 8 - 1
            half = 1.1 * max(0.02, 1 - abs(s) ** 2.6)
            rows.append(
                [
                    (3.6 * s, half * math.cos(a), -0.9 * math.sin(a) * (1 - 0.5 * s * s))
                    for a in [math.pi * k / 10 for k in range(11)]
                ]
            )
        mesh.loft(rows, '#2f6f86')
        mesh.box(4.6, 0.08, 0.2, '#c9dfe0', 0, 0, -1.02)
        for side in (-0.2, 0.2):
            mesh.tube([(-3.5, side, 0.4), (-3.6, side, -1.5)], 0.03, '#d9d4c4', 6)
        for k in range(4):
            mesh.tube([(-3.55, -0.2, -1.4 + 0.35 * k), (-3.55, 0.2, -1.4 + 0.35 * k)], 0.025, '#d9d4c4', 6)


def school(mesh, x, y, z):
    """Silver fish that wheel in a ring, all one way."""
    for k in range(150):
        a, r = k * 2.4, 1.5 + 0.6 * math.sin(k * 1.7)
        high = 0.75 * math.sin(k * 5.3)
        fish(mesh, x + r * 1.5 * math.cos(a), y + r * math.sin(a), z + high, 0.3, '#b9c6c8', math.degrees(a) + 96)


def fish(mesh, x, y, z, size, colour, turn):
    """A small flat fish heading +x: body, forked tail, fins, a dark bar through the eye."""
    with mesh.at(x, y, z, turn, size):
        mesh.ball((0.6, 0.13, 0.36), colour, sides=12)
        mesh.add([(-0.48, 0, 0), (-0.98, 0, 0.36), (-0.78, 0, 0), (-0.98, 0, -0.36)], [(0, 1, 2, 3)], colour)
        mesh.add([(0.15, 0, 0.3), (-0.45, 0, 0.52), (-0.35, 0, 0.2)], [(0, 1, 2)], colour)
        mesh.add([(0.05, 0, -0.3), (-0.4, 0, -0.48), (-0.3, 0, -0.2)], [(0, 1, 2)], colour)
        mesh.ball((0.05, 0.14, 0.3), '#2c3f52', 0.3, 0, 0.02, sides=8)
        mesh.ball((0.05, 0.15, 0.05), '#f4f0e4', 0.41, 0, 0.08, sides=8)


def brain(mesh, colour):
    """A round coral whose grooves wind about it."""
    mesh.ball((0.5, 0.5, 0.38), colour, 0, 0, 0.1, 18)
    for k in range(9):
        tilt = (k - 4) * 0.19
        ring = []
        for j in range(25):
            a = math.pi * j / 24
            b = tilt + 0.09 * math.sin(a * 9 + k * 2)
            ring.append(
                (
                    0.505 * math.cos(a),
                    0.505 * math.sin(b) * max(0.2, math.sin(a)),
                    0.1 + 0.385 * math.sin(a) * math.cos(b),
                )
            )
        mesh.tube(ring, 0.022, '#f1e3c4', 5)


def plate(mesh, colour, radius, height, aside):
    """A table coral on its stem, its rim frilled."""
    mesh.lathe(
        [
            (0.07, -0.1),
            (0.08, height * 0.6),
            (radius * 0.7, height),
            (radius, height + 0.06),
            (radius * 0.9, height + 0.075),
            (0.05, height + 0.02),
        ],
        colour,
        26,
        x=aside,
        ribs=13,
        rib=0.1,
    )


def staghorn(mesh, colour, seed):
    """Branches that fork twice, pale at their tips."""
    for k in range(9):
        a, lean = k * 2.4 + seed, 0.25 + 0.3 * (k % 3)
        foot = (0.1 * math.cos(a), 0.1 * math.sin(a), -0.1)
        fork = (lean * math.cos(a), lean * math.sin(a), 0.45 + 0.08 * (k % 4))
        mesh.tube([foot, fork], [0.075, 0.055], colour, 7)
        for j in (-1, 0, 1):
            b = a + 0.7 * j
            tip = (fork[0] + 0.26 * math.cos(b), fork[1] + 0.26 * math.sin(b), fork[2] + 0.34 + 0.06 * j)
            mesh.tube([fork, tip], [0.05, 0.028], colour, 6)
            mesh.ball(0.032, '#fbf1e0', *tip, 6)


def sea_fan(mesh, colour):
    """A flat net of branches across the current."""
    for k in range(11):
        a = math.pi * (0.08 + 0.84 * k / 10)
        far = 0.95 + 0.2 * math.sin(k * 2.3)
        path = [
            (far * s * math.cos(a) * (0.5 + 0.5 * s), 0.03 * math.sin(k), far * s * (0.45 + 0.55 * math.sin(a)))
            for s in (0, 0.3, 0.6, 1)
        ]
        mesh.tube(path, [0.05, 0.035, 0.025, 0.012], colour, 5)
        for s, (x, y, z) in zip((0.3, 0.6, 0.85), path[1:]):
            for side in (-1, 1):
                mesh.tube([(x, y, z), (x + 0.16 * side, y, z + 0.16)], [0.02, 0.01], colour, 4)


def sponge(mesh, colour):
    """Three tubes, open at the top."""
    for k, tall in enumerate((0.9, 0.65, 0.5)):
        x, y = 0.22 * math.cos(k * 2.1), 0.22 * math.sin(k * 2.1)
        mesh.lathe(
            [
                (0.1, -0.1),
                (0.13, tall * 0.4),
                (0.17, tall),
                (0.15, tall + 0.04),
                (0.11, tall - 0.02),
                (0.08, tall * 0.5),
            ],
            colour,
            16,
            x=x,
            y=y,
        )


def turtle(mesh, x, y, z, turn, size=1.15):
    """A green sea turtle heading +x, 1.2 m long: shell of plates, flippers in mid stroke."""
    skin, pale = '#5f7a54', '#cdbf8c'
    with mesh.at(x, y, z, turn, size, roll=-14, tilt=26):
        mesh.ball((0.62, 0.47, 0.2), '#6d6238', 0, 0, 0.02, 26)
        mesh.ball((0.6, 0.46, 0.12), pale, 0, 0, -0.06, 20)
        mesh.lathe([(1.0, -0.03), (1.03, 0.0), (1.0, 0.03)], '#8a7a48', 26, oval=(0.62, 0.475))
        for px, py, size in (
            (0.34, 0, 0.13),
            (0.08, 0, 0.15),
            (-0.2, 0, 0.14),
            (-0.43, 0, 0.1),
            (0.24, 0.23, 0.13),
            (-0.06, 0.26, 0.14),
            (-0.34, 0.2, 0.11),
        ):
            for side in (-1, 1) if py else (1,):
                top = 0.02 + 0.2 * math.sqrt(max(0.05, 1 - (px / 0.62) ** 2 - (py / 0.47) ** 2))
                mesh.ball((size, size * 0.84, 0.016), '#7c6b3c', px, py * side, top - 0.008, 10)
        mesh.tube([(0.52, 0, 0.0), (0.72, 0, 0.05)], [0.12, 0.1], skin, 12)
        mesh.ball((0.17, 0.12, 0.115), skin, 0.82, 0, 0.07, 16)
        mesh.ball((0.06, 0.06, 0.06), pale, 0.96, 0, 0.03, 10)
        for side in (-1, 1):
            mesh.ball(0.028, '#15100f', 0.88, 0.1 * side, 0.1, 8)
            front = [(0.4, 0.36), (0.5, 0.6), (0.34, 0.95), (0.08, 1.18)]
            rear = [(0.2, 0.42), (0.22, 0.62), (0.12, 0.9), (0.04, 1.18)]
            lift = (0, 0.06, 0.14, 0.2)
            mesh.loft(
                [
                    [(a[0], a[1] * side, h + 0.02), (b[0], b[1] * side, h), (a[0], a[1] * side, h - 0.04)]
                    for a, b, h in zip(front, rear, lift)
                ],
                skin,
                closed=True,
            )
            mesh.loft(
                [
                    [(-0.46, 0.24 * side, 0.02), (-0.56, 0.14 * side, 0.0), (-0.46, 0.24 * side, -0.04)],
                    [(-0.72, 0.42 * side, 0.0), (-0.86, 0.26 * side, -0.02), (-0.72, 0.42 * side, -0.04)],
                ],
                skin,
                closed=True,
            )


def diver(mesh, x, y, z, turn, tank, size=1.1):
    """A diver swimming along +x: wetsuit, mask, cylinder and hoses, long fins beating."""
    suit, skin = '#22313f', '#a8724d'
    with mesh.at(x, y, z, turn, size, roll=-10, tilt=14):
        mesh.tube(
            [(0.56, 0, 0.02), (0.3, 0, 0.04), (-0.05, 0, 0.02), (-0.42, 0, 0)], [0.17, 0.22, 0.19, 0.18], suit, 16
        )
        mesh.tube([(0.5, 0, 0.02), (0.1, 0, 0.05)], [0.2, 0.215], tank, 16)
        mesh.tube([(0.56, 0, 0.03), (0.74, 0, 0.08)], 0.075, suit, 12)
        mesh.ball((0.155, 0.125, 0.14), skin, 0.86, 0, 0.1, 18)
        mesh.ball((0.15, 0.135, 0.135), suit, 0.81, 0, 0.13, 18)
        mesh.ball((0.06, 0.12, 0.075), '#e9b23c', 0.97, 0, 0.13, 12)
        mesh.ball((0.05, 0.1, 0.055), '#9fd0dc', 1.0, 0, 0.13, 12)
        mesh.ball((0.05, 0.07, 0.045), '#15100f', 1.0, 0, 0.02, 10)
        mesh.tube([(1.0, 0.04, 0.02), (0.86, 0.26, 0.06), (0.5, 0.2, 0.26), (0.42, 0.06, 0.36)], 0.022, '#15100f', 7)
        with mesh.at(0.1, 0, 0.33, roll=90):
            mesh.lathe([(0.11, -0.42), (0.125, -0.36), (0.125, 0.28), (0.06, 0.38), (0.04, 0.46)], '#d8d2c2', 18)
            for level in (-0.2, 0.14):
                mesh.lathe([(0.128, level), (0.128, level + 0.05)], '#15100f', 18)
        for side in (-1, 1):
            beat = 0.2 * side
            knee, ankle = (-0.86, 0.12 * side, beat * 0.8), (-1.3, 0.13 * side, beat * 0.3 + 0.04)
            mesh.tube([(-0.36, 0.1 * side, 0), knee, ankle], [0.125, 0.1, 0.06], suit, 12)
            rows = []
            for k in range(6):
                s = k / 5
                wide = 0.07 + 0.07 * s
                px, pz = ankle[0] - 0.05 - 0.68 * s, ankle[2] - 0.1 * s + beat * s * s * 0.9
                rows.append([(px, ankle[1] - wide, pz), (px, ankle[1], pz + 0.02), (px, ankle[1] + wide, pz)])
            mesh.loft(rows, tank)
            shoulder = (0.46, 0.19 * side, 0)
            elbow, hand = (0.5, 0.32 * side, -0.24), (0.78, 0.14 * side, -0.32)
            mesh.tube([shoulder, elbow, hand], [0.075, 0.062, 0.045], suit, 10)
            mesh.ball((0.07, 0.045, 0.035), skin, 0.84, 0.13 * side, -0.33, 9)
