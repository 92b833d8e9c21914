"""An older man with a white beard and a saffron turban, before a blue wall."""
from kit.life.coiffure import beard, turban
from kit.life.dress import kurta, shawl
from kit.life.face import Head
from kit.life.head import SETTLE, brows, put_bust
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'noon',
    'size': 'portrait',
    'alt': 'Drawn portrait of an older man with a white beard and a saffron turban, in an ivory kurta and brown shawl.',
}


def build(scene):
    studio(scene, '#86a3b8', sun=120)
    head = Head(width=1.02, jaw=1.03, nose=1.15, smile=0.5, age=0.8, lips=0.85)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head, '#d9d4cc', 1.25, 0.8)
        beard(figure, head)
        turban(figure, head, '#d9873a')
    kurta(figure, 'ivory', 'ivory', '#b9a98c')
    shawl(figure, '#7a5a44', '#a98a63')
    put_bust(scene, figure, head, '#8a5a40')
