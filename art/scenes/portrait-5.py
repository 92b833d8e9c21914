"""An older woman with grey hair in a green saree, before a plum wall."""
from kit.life.coiffure import UNDER_LOCKS, bun, combed, hair
from kit.life.dress import blouse, necklace, saree_drape
from kit.life.face import Head
from kit.life.head import SETTLE, bindi, brows, glasses, put_bust
from kit.life.jewels import stud
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'dawn',
    'size': 'portrait',
    'alt': 'Drawn portrait of an older woman with grey hair and thin glasses, in an ivory cotton saree whose green end lies over her shoulder.',
}


def build(scene):
    studio(scene, '#9c8299', sun=122)
    head = Head(width=1.01, nose=1.05, smile=0.8, age=0.7, lips=0.9)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head, '#77706c', 0.9)
        bindi(figure, head, '#8f1f2a', 0.0085)
        hair(figure, head, '#a8a39c', UNDER_LOCKS, 0.006)
        combed(figure, head, '#a8a39c')
        bun(figure, '#a8a39c', flowers=False)
        glasses(figure, head, 'gold', thick=0.0019)
        stud(figure, head)
    blouse(figure, '#e3d3b4', 'ivory', 0.04)
    saree_drape(figure, '#4d7a5a', 'ivory')
    necklace(figure, 'gold', 0.05, 0.0035)
    put_bust(scene, figure, head, '#8d6249')
