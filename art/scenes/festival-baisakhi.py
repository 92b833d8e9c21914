"""Baisakhi: bhangra with dhols before ripe wheat, a white gurdwara beyond the fields."""
import math

from kit.architecture.domes import dome
from kit.architecture.sikh import cloister
from kit.life.festivities import drummer
from kit.life.flags import pennant
from kit.life.people import crowd, man
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bhangra dancers in bright turbans leap to the dhol at the edge of ripe wheat on Baisakhi, a white gurdwara in the distance.',
}


def build(scene):
    scene.camera((-4, -21.5, 2.4), (1, 8, 4.6), lens=36)
    scene.light(
        sun=104, elevation=19, haze={'density': 0.0036, 'height': 12, 'start': 26}, clouds={'seed': 12.2, 'amount': 0.8}
    )
    scene.put(plain('field-ripe', z=-0.05), layer='far')
    lane = Mesh()
    lane.quad((-60, -40, 0.0), (60, -40, 0.0), (60, 2.5, 0.0), (-60, 2.5, 0.0), 'dust')
    with lane.at(8, 74):
        cloister(lane, 44, 9, 11)
        lane.box(18, 12, 15, 'whitewash', 0, 8)
        for x in (-8.4, 8.4):
            dome(lane, 1.9, 'whitewash', x, 3, 15.2)
        dome(lane, 4.6, 'whitewash', 0, 8, 15, ribs=18, rib=0.04)
        lane.tube([(-17, -4, 0), (-17, -4, 25)], 0.3, 'saffron', 7)
        pennant(lane, -17, -4, 20, 5, 3.6, 'flag-saffron')
    scene.put(lane)
    wheat = [grass_tuft(11 + i, 46, 1.0, 0.4, 'field-ripe', 0.02) for i in range(2)]
    scene.scatter(wheat, 1500, ((-28, 30), (3, 30)), seed=5, sink=0.02, scale=(0.9, 1.2))
    scene.scatter(wheat, 90, ((-16, -7), (-15, -8)), seed=6, layer='front')
    tree_line(scene, 96, 20, 320, 80, 9)
    scene.layer = 'life'
    folk = Mesh()
    colours = ('saffron', 'emerald', 'magenta', 'turmeric', 'azure', 'scarlet')
    for i in range(11):
        x, y = -6.6 + i * 1.5, -3.8 + (i % 2) * 2.2
        bhangra(folk, x, y, 0.35 if i % 3 == 0 else 0.1, (-25, 20, 8)[i % 3], colours[i % 6])
    for x, y in ((-8.4, -6), (8.6, -5)):
        drummer(folk, x, y, 0, 60 if x < 0 else -60, 1.15, 'ivory', 'crimson', 'wood', slant=12)
    crowd(folk, 26, lambda r: (r.choice((-1, 1)) * r.uniform(10.5, 18), r.uniform(-6, 1.6)), None, 4, turbans=1)
    scene.put(folk)


def bhangra(mesh, x, y, jump, turn, colour):
    """A dancer in turban, waistcoat and tahmat, one knee raised, both arms high."""
    with mesh.at(x, y, jump, turn, 1.15):
        mesh.tube([(-0.1, 0, 0.85), (-0.14, 0.02, 0.45), (-0.12, 0.05, 0.03)], [0.15, 0.15, 0.1], colour, 7)
        mesh.tube([(0.1, 0, 0.85), (0.2, -0.34, 0.72), (0.18, -0.26, 0.3)], [0.15, 0.15, 0.1], colour, 7)
        mesh.lathe([(0.24, 0.6), (0.2, 0.85), (0.22, 1.25), (0.2, 1.4), (0.07, 1.47)], 'ivory', 10, oval=(1, 0.75))
        mesh.lathe([(0.215, 0.9), (0.24, 1.25), (0.21, 1.38)], colour, 10, oval=(1, 0.78))
        mesh.ball((0.11, 0.12, 0.145), 'skin', 0, 0, 1.62, sides=10)
        mesh.ball((0.1, 0.06, 0.1), 'hair', 0, -0.07, 1.54, sides=8)
        mesh.lathe([(0.1, -0.02), (0.18, 0.02), (0.2, 0.1), (0.15, 0.18), (0.04, 0.21)], colour, 12, z=1.67)
        mesh.add([(0, 0.02, 1.86), (-0.12, 0.02, 2.12), (0.12, 0.02, 2.12)], [(0, 1, 2)], colour)
        for side in (-1, 1):
            mesh.tube(
                [(0.21 * side, 0, 1.38), (0.42 * side, -0.04, 1.62), (0.34 * side, -0.06, 2.0)],
                [0.07, 0.06, 0.045],
                'ivory',
                6,
            )
            mesh.ball(0.06, 'skin', 0.33 * side, -0.06, 2.06, sides=6)
