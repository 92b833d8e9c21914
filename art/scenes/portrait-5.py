"""An older woman with grey hair in a green saree, before a plum wall."""
from kit.life.busts import SETTLE, face, hair_cap, put_bust, saree_drape, shoulders
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'dawn',
    'size': 'portrait',
    'alt': 'Drawn portrait of an older woman with grey hair and thin glasses, in a green cotton saree with an ivory border.',
}


def build(scene):
    scene.material('skin', colour='#7d543e')
    studio(scene, '#9c8299', sun=122)
    figure = Mesh()
    with figure.at(z=SETTLE):
        face(figure, brow='#8f8a86', smile=0.6, glasses='gold', bindi=True)
        hair_cap(figure, '#a8a39c', bun=True)
    shoulders(figure, '#e3d3b4')
    saree_drape(figure, '#4d7a5a', 'ivory')
    put_bust(scene, figure, width=1.02)
