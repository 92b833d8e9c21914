"""A young man with short hair and glasses, before a green wall."""
from kit.life.busts import SETTLE, face, put_bust, short_hair, shoulders
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'noon',
    'size': 'portrait',
    'alt': 'Drawn portrait of a young man with short dark hair and round glasses, in a teal kurta with a high collar.',
}


def build(scene):
    scene.material('skin', colour='#a5714f')
    studio(scene, '#b9c0a0', sun=-118)
    figure = Mesh()
    with figure.at(z=SETTLE):
        face(figure, smile=0.8, glasses='hair')
        short_hair(figure)
    shoulders(figure, '#3f7f80', '#356d6e')
    put_bust(scene, figure, jaw=1.04)
