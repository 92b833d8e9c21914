"""The Taj Mahal across its pool, first light."""
from kit.architecture.taj import sandstone_mosque, taj_mahal
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.stage.garden import charbagh

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'night': 'night-violet',
    'alt': 'The Taj Mahal at dawn, its white dome and four minarets mirrored in the long garden pool between rows of cypresses.',
}


def build(scene):
    scene.camera((0, -236, 3.4), (0, 0, 3.4), lens=40, lift=0.085, focus=225, fstop=2)
    scene.light(
        sun=101,
        elevation=12,
        energy=6.3,
        fill=0.62,
        haze={'density': 0.0042, 'height': 7.5, 'base': 0.05, 'low': 1.15, 'start': 62, 'most': 0.78},
        clouds={'seed': 9.3, 'amount': 0.85},
        grade={'exposure': 1.08},
    )
    tomb = Mesh()
    taj_mahal(tomb)
    for side in (-1, 1):
        sandstone_mosque(tomb, side * 126)
    tomb.box(150, 20, 0.12, 'red-stone-dark', 0, -58, -0.02)
    tomb.box(100, 16, 1.1, 'red-stone', 0, -60, 0.1)
    scene.put(tomb)
    charbagh(scene, clear=lambda x, y: abs(abs(x) - 126) < 38 and y > -36)
    scene.layer = 'life'
    people = Mesh()
    woman(people, 'scarlet', 9.6, -178)
    man(people, 'ivory', 'indigo', 10.5, -177.2)
    woman(people, 'saffron', -10.2, -158)
    man(people, 'ivory', 'ivory', 8.9, -128)
    woman(people, 'azure', -9.4, -118)
    man(people, 'ivory', 'wood-dark', -8.4, -117.5)
    woman(people, 'scarlet', -11, -100)
    woman(people, 'turmeric', 9.6, -96)
    scene.put(people)
    birds = Mesh()
    flock_in(birds, 9, (-64, -36), (-40, -20), (56, 68), 1.2)
    scene.put(birds)
