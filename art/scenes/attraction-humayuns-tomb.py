"""Humayun's tomb down its water channel at dawn, the lawns in mist."""
from kit.architecture.mughal import garden_tomb
from kit.life.birds import flock_in
from kit.life.people import child, crowd, man, woman
from kit.mesh import Mesh
from kit.stage.garden import charbagh

PICTURE = {
    'hour': 'dawn',
    'alt': "Humayun's Tomb in Delhi, red stone with a white marble dome, beyond its garden channel, lawns and cypresses at dawn.",
}


def build(scene):
    scene.camera((7.2, -164, 2.3), (0.2, -50, 19.5), lens=40, lift=0.07, focus=60, fstop=0.22)
    scene.light(
        sun=112,
        elevation=19,
        haze={'density': 0.002, 'height': 13, 'base': 0.16, 'start': 90},
        clouds={'seed': 3.4, 'amount': 0.7},
    )
    charbagh(scene, near=-240, far=-62, pool=5, cypress_height=5.5)
    tomb = Mesh()
    garden_tomb(tomb)
    scene.put(tomb)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 30, lambda r: (r.choice((-1, 1)) * r.uniform(4, 9), r.uniform(-136, -66)), None, 5)
    for x, y, cloth, turn in ((4.3, -134, 'scarlet', 10), (-5.6, -129, 'turmeric', 24)):
        woman(life, cloth, x, y, 0.1, 1.05, turn, pose='rest', veil=False)
    man(life, 'ivory', 'indigo', 5.1, -133.6, 0.1, 1.05, 4, dress='shirt', pose='rest')
    child(life, 'azure', 4.7, -134.8, 0.1, 1.05, 8, girl=True, pose='rest')
    man(life, 'teal', 'ivory', -4.7, -128.4, 0.1, 1.05, 12, pose='look')
    flock_in(life, 16, (-50, -20), (-90, -40), (36, 54), 1.1)
    scene.put(life)
