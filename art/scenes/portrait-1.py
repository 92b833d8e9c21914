"""A woman in a crimson saree before an ochre wall."""
from kit.life.coiffure import UNDER_LOCKS, bun, combed, hair
from kit.life.dress import blouse, necklace, saree_drape
from kit.life.face import Head
from kit.life.head import SETTLE, bindi, brows, put_bust
from kit.life.jewels import jhumka
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'gold',
    'size': 'portrait',
    'alt': 'Drawn portrait of a woman with her hair in a bun, in a crimson saree with a golden border.',
}


def build(scene):
    studio(scene, '#cfa36c', sun=-125)
    head = Head(jaw=0.95, smile=0.8, lips=1.15)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head)
        bindi(figure, head)
        hair(figure, head, line=UNDER_LOCKS, thick=0.006)
        combed(figure, head)
        bun(figure)
        jhumka(figure, head)
    blouse(figure, '#2f6b5c', 'gold-paint')
    saree_drape(figure, '#a8323a', 'gold-paint')
    necklace(figure)
    put_bust(scene, figure, head, '#a8765a')
