"""A woman in a crimson saree before an ochre wall."""
from kit.life.coiffure import WOMAN_LINE, bun, hair
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
    head = Head(smile=0.8)
    figure = Mesh()
    with figure.at(z=SETTLE):
        brows(figure, head)
        bindi(figure, head)
        hair(figure, head, line=WOMAN_LINE, thick=0.017, parting=0)
        bun(figure)
        jhumka(figure, head)
    blouse(figure, '#2f6b5c', 'gold-paint')
    saree_drape(figure, '#a8323a', 'gold-paint')
    necklace(figure)
    put_bust(scene, figure, head, '#a8765a')
