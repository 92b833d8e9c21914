"""The Qutub Minar over the ruined arches of its mosque, on a clear day."""
from kit.architecture.arches import arch_points, arched_wall
from kit.architecture.dravidian import carved_pillar
from kit.architecture.mughal import qutub_minar
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.square import square

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'The fluted red tower of the Qutub Minar in five storeys above the ruined screen arches and pillars of the first Delhi mosque.',
}


def build(scene):
    scene.material('red-stone', colour='#b8765c', second='#9e644f')
    scene.camera((-14, -112, 2.0), (13, 0, 29.0), lens=28, lift=0.035, focus=24, fstop=0.8)
    scene.light(
        sun=-124,
        elevation=30,
        haze={'density': 0.0011, 'height': 20, 'start': 80, 'base': 0.25},
        clouds={'scale': 1.1, 'low': 0.44, 'high': 0.66, 'amount': 0.7, 'seed': 8.4},
    )
    square(scene, 'red-stone-pale', lawn=True, people=16, trees=34, spread=(40, 120))
    ruin = Mesh()
    with ruin.at(20, 10):
        qutub_minar(ruin)
    for x, high, half in ((-44, 15, 3), (-31, 21, 5), (-16, 16, 3.2)):
        with ruin.at(x, -6):
            arched_wall(ruin, 13, high, 'red-stone', half, high * 0.5, high * 0.78, 0, 2.6, open_back=True)
            for side in (-1, 1):
                ruin.box(6.5 - half, 2.6, high * 0.92, 'red-stone', side * (6.5 + half) / 2, 1.4)
                for k in range(5):
                    ruin.box(
                        0.3,
                        0.3,
                        high * 0.8 - k * 0.3,
                        ('red-stone-pale', 'red-stone')[k % 2],
                        side * (half + 0.6 + k * 0.34),
                        -0.1 - 0.03 * k,
                    )
            ruin.box(11, 2.6, high * 0.18, 'red-stone', 0, 1.4, high * 0.82, 0.9)
    for i in range(8):
        for row in range(2):
            with ruin.at(-46 + i * 4, -22 + row * 4.4):
                carved_pillar(ruin, 0.8, 4.6, 'red-stone-pale')
    ruin.box(30, 6.4, 0.7, 'red-stone-pale', -32, -19.8, 4.6)
    ruin.lathe([(0.3, 0), (0.2, 7), (0.34, 7.2), (0.3, 7.6)], 'iron', 12, x=-8, y=-28)
    for x, y in ((4, -16), (10, -20), (-4, -12)):
        ruin.box(7, 1.4, 1.6, 'red-stone', x, y)
    scene.put(ruin)
    # The tower is seen through the great arch of the screen, banded with carving.
    scene.layer = 'front'
    screen = Mesh()
    with screen.at(-7.2, -87, 0, -15.6):
        arched_wall(screen, 44, 30, 'red-stone', 7.6, 9.5, 19.2, 0, 3.2, open_back=True)
        for side in (-1, 1):
            for k, wide in enumerate((0.9, 0.25, 1.3, 0.25, 0.9)):
                x = side * (8.4 + (0, 0.7, 1.5, 2.4, 3.1)[k])
                screen.box(wide, 0.3, 30, ('red-stone-pale', 'red-stone-dark', 'red-stone')[k % 3], x, -0.02 - 0.05 * k)
                if wide > 0.5:
                    for j in range(26):
                        screen.ball((wide * 0.34, 0.1, 0.34), 'red-stone-pale', x, -0.2 - 0.05 * k, 0.8 + j * 1.1, 8)
        for radius, paint in ((8.25, 'red-stone-pale'), (8.8, 'red-stone-dark')):
            screen.tube(
                [(radius / 7.6 * x, -0.12, 9.5 + (z - 9.5) * radius / 7.6) for x, z in arch_points(7.6, 9.5, 19.2)],
                0.22,
                paint,
                6,
            )
        screen.box(16, 7, 0.25, 'red-stone-pale', 0, -2.4, -0.05)
    scene.put(screen)
    scene.put(broadleaf(4, 11, spread=1.3, clouds=11, cards=420, card=0.26), -52, -44, 0)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 20, lambda r: (r.uniform(-14, 30), r.uniform(-44, -12)), None, 7)
    visitors(life)
    flock_in(life, 16, (-10, 14), (0, 20), (40, 66), 0.9)
    scene.put(life)


def visitors(mesh):
    """Two look up with a camera, a mother comes with her child, a guide points, a boy runs."""
    with mesh.at(-5.2, -82.0, 0, 166, 1.05):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#4d5560', head='brim', hat='#c9b48a', pack='#b5552f')
        camera(mesh)
    person(mesh, 'hold', 'salwar', 'magenta', 'ivory', -3.9, -81.2, 0, 150, 1.03)
    with_child(mesh, 'saree', 'emerald', 'turmeric', 1.8, -72.0, 0, -30, 1.05)
    person(mesh, 'wave', 'kurta', 'ivory', 'ivory', -8.2, -70.0, 0, 120, 1.05, head='turban', hat='crimson')
    little_one(mesh, 'run', '#cfae62', -1.4, -76.4, 0, 118, 1.08)
