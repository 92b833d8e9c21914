"""The rice boat's backwater with canoes that go their way: two before it in file, one on the far water."""
from kit.life.boats import canoe
from kit.mesh import Mesh

from films.sets import bring_to_life, open_scene

SCENE = open_scene('region-south-india')
PICTURE = SCENE.PICTURE
# Where the picture's own canoes lie, and where the film has them, clear of the boat.
CANOES = {(-9.8, 20): (-25, 24, 4), (15, 40): (30, 40, 176)}


def build(scene):
    SCENE.build(scene)
    for thing in bring_to_life('land', lambda x, y: any(abs(x - a) + abs(y - b) < 0.01 for a, b in CANOES)):
        place = min(CANOES, key=lambda at: abs(at[0] - thing.location.x))
        x, y, turn = CANOES[place]
        thing.location.x, thing.location.y, thing.rotation_euler.z = x, y, turn * 3.1416 / 180
    near = Mesh()
    canoe(near, boatman='scarlet')
    scene.put(near, -6.5, -9, 0.02, 3, layer='life')
