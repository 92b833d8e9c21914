"""Humayun's tomb down its water channel at dawn, the lawns in mist."""
from kit.architecture.mughal import garden_tomb
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.stage.garden import charbagh

PICTURE = {
    'hour': 'dawn',
    'alt': "Humayun's Tomb in Delhi, red stone with a white marble dome, beyond its garden channel, lawns and cypresses at dawn.",
}


def build(scene):
    scene.camera((11, -206, 3.2), (1, -50, 20), lens=46, lift=0.08)
    scene.light(
        sun=104,
        elevation=15,
        haze={'density': 0.002, 'height': 13, 'base': 0.16, 'start': 90},
        clouds={'seed': 3.4, 'amount': 0.7},
    )
    charbagh(scene, near=-240, far=-62, pool=5, cypress_height=5.5)
    tomb = Mesh()
    garden_tomb(tomb)
    scene.put(tomb)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 30, lambda r: (r.choice((-1, 1)) * r.uniform(4, 9), r.uniform(-170, -66)), None, 5)
    flock_in(life, 16, (-50, -20), (-90, -40), (36, 54), 1.1)
    scene.put(life)
