"""An older man with a white beard and a saffron turban, before a blue wall."""
from kit.life.busts import SETTLE, face, put_bust, shawl, shoulders, turban
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'noon',
    'size': 'portrait',
    'alt': 'Drawn portrait of an older man with a white beard and a saffron turban, in an ivory kurta and brown shawl.',
}


def build(scene):
    scene.material('skin', colour='#7a4e36')
    studio(scene, '#86a3b8', sun=120)
    figure = Mesh()
    with figure.at(z=SETTLE):
        face(figure, brow='#d9d4cc', beard='#e6e1d8', smile=0.4)
        turban(figure, '#d9873a')
    shoulders(figure, 'ivory', 'ivory')
    shawl(figure, '#7a5a44', '#a98a63')
    put_bust(scene, figure, width=1.03)
