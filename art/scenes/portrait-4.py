"""A woman of the eastern hills with long hair and a woven shawl, before a rose wall."""
from kit.life.coiffure import UNDER_LOCKS, combed, hair
from kit.life.dress import blouse, necklace, shawl
from kit.life.face import Head
from kit.life.head import SETTLE, brows, put_bust
from kit.life.jewels import stud
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'dusk',
    'palette': 'gold-blue',
    'size': 'portrait',
    'alt': 'Drawn portrait of a woman with long dark hair, wearing a red and black woven shawl over a dark blouse.',
}


def build(scene):
    studio(scene, '#c79a94', sun=-120)
    head = Head(width=1.05, jaw=0.98, nose=0.95, smile=0.9, lips=1.15)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head, thick=0.9, arch=0.8)
        hair(figure, head, line=UNDER_LOCKS, thick=0.006)
        combed(figure, head, falling=True, part=6)
        stud(figure, head, nose=False)
    blouse(figure, '#3b3440', '#2c2a33')
    shawl(figure, '#a63f3f', '#2c2a33')
    necklace(figure, '#c8963c', 0.055, 0.008)
    put_bust(scene, figure, head, '#c08e68')
