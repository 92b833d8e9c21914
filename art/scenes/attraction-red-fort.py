"""The Lahori gate of the Red Fort, seen across the lawns."""
from kit.architecture.mughal import lahori_gate
from kit.life.birds import flock_in
from kit.life.people import child, crowd, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.stage.square import flower_beds, square

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': "The twin towers and seven small white domes of the Red Fort's Lahori Gate, long red walls either side, visitors on the walk.",
}


def build(scene):
    scene.material('red-stone', colour='#b8765c', second='#9e644f')
    scene.camera((-34, -112, 3.6), (2, 0, 18), lens=37, lift=0.06, focus=25, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=18,
        haze={'density': 0.0013, 'height': 18, 'start': 80, 'base': 0.2},
        clouds={'seed': 11.4, 'amount': 0.75},
    )
    square(scene, lawn=True, people=0, trees=26, spread=(60, 130))
    fort = Mesh()
    lahori_gate(fort)
    for x in (-12, 12):
        fort.box(1.4, 60, 0.7, 'red-stone-pale', x, -50, 0)
    scene.put(fort)
    for x in (-64, -44, -24, -9, 9, 24, 44, 64):
        scene.lamp(x, -16, 1.2, 2600)
    scene.lamp(-2, -60, 5, 700)
    flower_beds(scene, (-48, -20), (-84, -62), 30, ('marigold', 'blossom-pink'))
    flower_beds(scene, (16, 40), (-70, -40), 26, ('marigold', 'blossom-red'), 5)
    scene.layer = 'front'
    scene.scatter(
        [flower_tuft(4, flower='marigold'), flower_tuft(6, flower='blossom-red'), flower_tuft(7, flower='turmeric')],
        130,
        lambda r: (lambda y: (-34 + (y + 112) * r.uniform(-0.25, 0.16), y))(r.uniform(-105.5, -101)),
        seed=8,
        sink=0.05,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 46, lambda r: (r.uniform(-9, 9), r.uniform(-80, -10)), None, 3)
    life.tube([(0, 2, 33), (0, 2, 45)], 0.16, 'iron', 6)
    for i, cloth in enumerate(('flag-green', 'flag-white', 'flag-saffron')):
        life.quad(
            (0, 2, 41.6 + i * 1.1), (5, 1.4, 41.4 + i * 1.1), (5, 1.4, 42.5 + i * 1.1), (0, 2, 42.7 + i * 1.1), cloth
        )
    for x, y, cloth, turn in ((-16.1, -80.8, 'magenta', -20), (-11, -73, 'turmeric', -34)):
        woman(life, cloth, x, y, 0, 1.06, turn, veil=False, pose='rest')
    man(life, 'ivory', 'ivory', -15.2, -80.3, 0, 1.06, -26, 'saffron', pose='rest')
    child(life, 'azure', -16.7, -81.8, 0, 1.06, -18, girl=True, pose='point')
    man(life, 'teal', 'wood-dark', -10.2, -72.6, 0, 1.06, -40, dress='shirt', pose='look')
    flock_in(life, 14, (20, 50), (0, 30), (36, 50), 1)
    scene.put(life)
