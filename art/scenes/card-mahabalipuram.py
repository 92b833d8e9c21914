"""The Shore Temple of Mahabalipuram at sunrise: two slender granite towers, a wall of stone bulls, surf behind."""
from kit.architecture.arches import four_sides
from kit.life.birds import flock_in
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.surf import surf
from kit.nature.terrain import bank, water_sheet

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Visitors and a shell seller before the two granite towers of the Shore Temple at Mahabalipuram at sunrise, stone bulls on its low wall.',
}


def build(scene):
    scene.material('granite', colour='#b39a80', second='#8a7461', stain=0.45)
    scene.camera((-17.5, -41, 2.7), (-0.6, 2, 7.3), lens=36, lift=0.035, focus=43, fstop=0.45)
    scene.light(
        sun=-104,
        elevation=17,
        energy=5.2,
        haze={'density': 0.0012, 'height': 14, 'base': 0.2, 'start': 60},
        clouds={'seed': 13.5, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(water_sheet('sea', -0.4, 4000, 14))
    scene.put(bank((-140, 140), (-90, 60), 0, lambda x, y: 23 - y + 0.06 * x, 'beach', seed=3), z=0)
    scene.put(surf(lambda ts: 22.5 - 0.06 * ts, 1, (-90, 90)), z=-0.4, turn=90, scale=(1, -1, 1))
    temple = Mesh()
    temple.box(30, 24, 0.5, 'granite-dark', 0.5, 4, -0.2)
    with temple.at(3, 5, 0.3):
        tower(temple, 8.8, 19.5, 6)
    with temple.at(-6.4, 3.4, 0.3):
        tower(temple, 5.4, 11.6, 4)
    for start, end, y in ((-13, -3.2, -7), (1.2, 15, -7)):
        temple.box(end - start, 1.1, 0.9, 'granite', (start + end) / 2, y, 0.1)
        temple.box(end - start + 0.1, 1.25, 0.2, 'granite', (start + end) / 2, y, 0.95)
        for i in range(int((end - start) / 1.9)):
            with temple.at(start + 1 + i * 1.9, y, 1.15, -90, 0.92):
                nandi(temple)
    temple.box(1.1, 20, 0.9, 'granite', -13.2, 2.6, 0.1)
    for i in range(9):
        with temple.at(-13.2, -5 + i * 2, 1.0, 180, 0.92):
            nandi(temple)
    temple.lathe([(0.5, 0), (0.42, 1.4), (0.6, 1.6), (0.25, 1.9), (0.2, 3.4)], 'granite', 8, x=-1, y=-10.4)
    temple.box(2.2, 2.2, 0.5, 'granite', -1, -10.4, -0.1)
    scene.put(temple)
    stones = [rock(i, 1.3, 'granite') for i in range(3)]
    scene.scatter(stones, 46, lambda r: (r.uniform(-50, 60), r.uniform(18, 26)), seed=5, scale=(0.4, 1.5), sink=0.5)
    scene.layer = 'front'
    near = Mesh()
    near.box(6, 1.4, 0.6, 'granite', -17.4, -27.6, -0.1)
    for k in range(2):
        with near.at(-18.2 + k * 2.5, -27.6, 0.48, -100, 1.0):
            nandi(near)
    scene.put(near)
    scene.scatter(
        [grass_tuft(5, 60, 0.6), grass_tuft(6, 50, 0.5, leaf='grass-dry')],
        70,
        lambda r: (-17 + r.choice((-1, 1)) * r.uniform(3.4, 14), r.uniform(-34, -22)),
        seed=4,
        sink=0.05,
    )
    scene.layer = 'life'
    life = Mesh()
    for deed, dress, cloth, second, x, y, turn in (
        ('photograph', 'jacket', '#7d93a8', '#4d5560', -9.8, -24.6, 164),
        ('hold', 'saree', 'scarlet', None, -8.4, -23.6, 150),
        ('sell', 'saree', '#cfae62', 'crimson', -13.0, -23.8, 52),
        ('walk', 'kurta', 'ivory', 'ivory', 3.5, -15.0, 172),
    ):
        with life.at(x, y, 0, turn, 1.06):
            person(life, deed, dress, cloth, second, pack='#b5552f' if deed == 'photograph' else None)
            if deed == 'photograph':
                camera(life)
            if deed == 'sell':
                life.box(1.4, 0.8, 0.02, 'crimson', 0, -0.9)
                for k in range(14):
                    life.ball(
                        (0.07, 0.05, 0.05),
                        ('ivory', '#e0a890')[k % 2],
                        -0.5 + 0.17 * (k % 7),
                        -1.05 + 0.3 * (k // 7),
                        0.05,
                        8,
                    )
    with_child(life, 'salwar', 'magenta', 'ivory', 8.4, -12, 0, -30, 1.06)
    little_one(life, 'run', 'emerald', -5.6, -20.4, 0, 106, 1.08)
    flock_in(life, 9, (-24, -8), (0, 20), (14, 20), 0.7)
    scene.put(life)


def tower(mesh, width, height, tiers):
    """A slender stepped vimana: pilastered walls with lions at the corners, tiers of little shrines, an octagonal
    crown."""
    wall = height * 0.26
    mesh.box(width * 1.24, width * 1.24, 0.5, 'granite')
    mesh.box(width * 1.12, width * 1.12, 0.4, 'granite', z=0.5)
    mesh.box(width, width, wall, 'granite', z=0.9)
    for _ in four_sides(mesh, width / 2, width / 2):
        mesh.box(width * 0.2, 0.3, wall * 0.72, 'shadow', 0, -0.03, 0.9)
        for px in (-0.14, 0.14):
            mesh.box(width * 0.05, 0.45, wall * 0.82, 'granite', px * width, -0.1, 0.9)
        mesh.box(width * 0.4, 0.5, wall * 0.1, 'granite', 0, -0.12, 0.9 + wall * 0.76)
        for px in (-0.45, -0.28, 0.28, 0.45):
            mesh.box(width * 0.06, 0.3, wall * 0.92, 'granite', px * width, -0.1, 0.9)
            mesh.box(width * 0.085, 0.4, wall * 0.07, 'granite', px * width, -0.12, 0.9 + wall * 0.86)
            # A rearing lion at each pilaster's foot.
            mesh.ball((width * 0.032, 0.16, wall * 0.1), 'granite', px * width, -0.34, 0.9 + wall * 0.18, 10)
            mesh.ball((width * 0.03, 0.15, wall * 0.05), 'granite', px * width, -0.4, 0.9 + wall * 0.3, 10)
    level = 0.9 + wall
    rise = (height * 0.56) / tiers
    for tier in range(tiers):
        side = width * (1.06 - 0.68 * (tier / tiers) ** 0.92)
        mesh.box(side * 1.06, side * 1.06, rise * 0.1, 'granite', z=level)
        mesh.box(side * 1.12, side * 1.12, rise * 0.1, 'granite', z=level + rise * 0.1, taper=0.94)
        mesh.box(side * 0.8, side * 0.8, rise * 0.85, 'granite', z=level + rise * 0.15)
        for span in four_sides(mesh, side * 0.5, side * 0.5):
            for px, wide in ((-0.42, 0.15), (-0.2, 0.12), (0, 0.2), (0.2, 0.12), (0.42, 0.15)):
                x, half = px * span, wide * span
                mesh.box(half, half * 0.8, rise * 0.4, 'granite', x, half * 0.3, level + rise * 0.2)
                mesh.box(half * 0.3, 0.06, rise * 0.28, 'shadow', x, half * -0.12, level + rise * 0.22)
                if px in (-0.42, 0.42):
                    mesh.lathe(
                        [(half * 0.74, 0), (half * 0.66, rise * 0.1), (half * 0.3, rise * 0.26), (0.02, rise * 0.36)],
                        'granite',
                        4,
                        False,
                        x=x,
                        y=half * 0.3,
                        z=level + rise * 0.6,
                        start=45,
                    )
                else:
                    mesh.lathe(
                        [(half * 0.62, 0), (half * 0.6, rise * 0.1), (half * 0.36, rise * 0.2), (0.02, rise * 0.25)],
                        'granite',
                        10,
                        x=x,
                        y=half * 0.3,
                        z=level + rise * 0.6,
                        oval=(1, 0.75),
                    )
        level += rise
    top = width * 0.4
    mesh.lathe([(top * 0.56, 0), (top * 0.56, top * 0.34)], 'granite', 8, False, z=level, start=22.5)
    mesh.lathe(
        [
            (top * 0.78, 0),
            (top * 0.84, top * 0.16),
            (top * 0.74, top * 0.5),
            (top * 0.5, top * 0.86),
            (top * 0.2, top * 1.1),
            (top * 0.12, top * 1.16),
        ],
        'granite',
        8,
        False,
        z=level + top * 0.34,
        start=22.5,
    )
    mesh.lathe(
        [(top * 0.1, 0), (top * 0.2, top * 0.14), (top * 0.08, top * 0.3), (top * 0.1, top * 0.36), (0.02, top * 0.7)],
        'granite-dark',
        12,
        z=level + top * 1.48,
    )


def nandi(mesh):
    """A couchant bull worn by salt wind, its head raised towards +x."""
    mesh.box(1.75, 0.95, 0.16, 'granite')
    mesh.ball((0.72, 0.36, 0.36), 'granite', -0.1, 0, 0.5, 16)
    mesh.ball((0.34, 0.37, 0.34), 'granite', -0.56, 0, 0.46, 14)
    mesh.ball((0.24, 0.2, 0.22), 'granite', 0.2, 0, 0.82, 12)
    mesh.tube([(0.32, 0, 0.62), (0.56, 0, 0.88), (0.66, 0, 1.04)], [0.3, 0.22, 0.18], 'granite', 12)
    mesh.ball((0.22, 0.17, 0.17), 'granite', 0.76, 0, 1.08, 14)
    mesh.ball((0.16, 0.12, 0.11), 'granite', 0.95, 0, 0.99, 12)
    for side in (-1, 1):
        mesh.tube(
            [(0.68, 0.13 * side, 1.2), (0.66, 0.25 * side, 1.3), (0.7, 0.27 * side, 1.42)],
            [0.05, 0.04, 0.012],
            'granite',
            7,
        )
        mesh.ball((0.05, 0.13, 0.05), 'granite', 0.62, 0.25 * side, 1.1, 8)
        mesh.tube(
            [(0.4, 0.28 * side, 0.4), (0.78, 0.32 * side, 0.3), (0.5, 0.36 * side, 0.22)],
            [0.15, 0.11, 0.08],
            'granite',
            9,
        )
        mesh.tube(
            [(-0.4, 0.33 * side, 0.36), (-0.02, 0.42 * side, 0.28), (-0.3, 0.44 * side, 0.22)],
            [0.18, 0.12, 0.08],
            'granite',
            9,
        )
