"""A woman in a crimson saree before an ochre wall."""
from kit.life.busts import SETTLE, face, hair_cap, put_bust, saree_drape, shoulders
from kit.mesh import Mesh
from kit.stage.studio import studio

PICTURE = {
    'hour': 'gold',
    'size': 'portrait',
    'alt': 'Drawn portrait of a woman with her hair in a bun, in a crimson saree with a golden border.',
}


def build(scene):
    scene.material('skin', colour='#9c6c4e')
    studio(scene, '#cfa36c', sun=-125)
    figure = Mesh()
    with figure.at(z=SETTLE):
        face(figure, smile=0.7, bindi=True)
        hair_cap(figure, bun=True)
        for side in (-1, 1):
            figure.ball((0.012, 0.012, 0.02), 'gold', side * 0.118, -0.005, 0.462, sides=10)
    shoulders(figure, '#d9a648')
    saree_drape(figure, '#a8323a', 'gold-paint')
    put_bust(scene, figure)
