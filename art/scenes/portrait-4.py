"""A woman of the eastern hills with long hair and a woven shawl, before a rose wall."""
from kit.life.busts import SETTLE, face, hair_cap, put_bust, shawl, shoulders
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'dusk',
    'size': 'portrait',
    'alt': 'Drawn portrait of a woman with long dark hair, wearing a red and black woven shawl over a dark blouse.',
}


def build(scene):
    scene.material('skin', colour='#bb8862')
    studio(scene, '#c79a94', sun=-120)
    figure = Mesh()
    with figure.at(z=SETTLE):
        face(figure, smile=0.7, width=1.04)
        hair_cap(figure, long=True, width=1.04)
    shoulders(figure, '#3b3440')
    shawl(figure, '#a63f3f', '#2c2a33')
    put_bust(scene, figure, width=1.06, jaw=1.05, nose=0.9)
