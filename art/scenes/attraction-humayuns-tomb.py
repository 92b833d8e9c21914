"""Humayun's tomb down its water channel at dawn, the lawns in mist."""
from kit.architecture.mughal import garden_tomb
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import broom, camera, little_one, person
from kit.mesh import Mesh
from kit.stage.garden import charbagh

PICTURE = {
    'hour': 'dawn',
    'alt': "Humayun's Tomb in Delhi, red stone with a white marble dome, beyond its garden channel, lawns and cypresses at dawn.",
}


def build(scene):
    scene.camera((7.2, -164, 2.3), (0.2, -50, 17.6), lens=38, lift=0.05, focus=60, fstop=0.22)
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
    on_the_walk(life)
    flock_in(life, 16, (-50, -20), (-90, -40), (36, 54), 1.1)
    scene.put(life)


def on_the_walk(mesh):
    """Early visitors beside the channel: one photographs, two talk on a bench, a gardener sweeps, a boy runs."""
    with mesh.at(3.5, -139.6, 0.1, 168, 1.08):
        person(mesh, 'photograph', 'jacket', '#a8503f', '#4d5560', pack='#3f6552')
        camera(mesh)
    person(mesh, 'hold', 'salwar', '#cfae62', 'ivory', 4.5, -139.0, 0.1, 156, 1.04, look=-14)
    with mesh.at(-4.9, -134.4, 0.1, 64, 1.05):
        mesh.box(1.9, 0.5, 0.42, 'red-stone', 0, 0.02)
        person(mesh, 'talk', 'saree', 'teal', None, 0.42, 0, 0, 8, look=-30)
        person(mesh, 'bench', 'kurta', '#efe4d2', 'ivory', -0.44, 0, 0, -10, look=30)
    with mesh.at(6.4, -130.6, 0.1, -48, 1.05):
        person(mesh, 'sweep', 'saree', 'magenta', 'turmeric', head='veil')
        broom(mesh)
    little_one(mesh, 'run', '#86a3b6', -4.1, -126.6, 0.1, 172, 1.08)
