"""A young man with short hair and glasses, before a green wall."""
from kit.life.coiffure import MAN_LINE, hair
from kit.life.dress import kurta
from kit.life.face import Head
from kit.life.head import SETTLE, brows, glasses, put_bust
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'noon',
    'size': 'portrait',
    'alt': 'Drawn portrait of a young man with short dark hair and round glasses, in a teal kurta with a high collar.',
}


def build(scene):
    studio(scene, '#b9c0a0', sun=-118)
    head = Head(width=1.02, jaw=1.07, nose=1.1, smile=0.8, lips=0.85, stubble=0.6)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head, thick=1.4, arch=0.6)
        hair(figure, head, line=MAN_LINE, thick=0.012, quiff=0.017, parting=-34, rough=1.6)
        glasses(figure, head)
    kurta(figure, '#3f7f80', '#356d6e')
    put_bust(scene, figure, head, '#ab7754')
