"""Mysore Palace outlined in bulbs on a Sunday evening, domes and arches drawn in light."""
from kit.architecture.mysore import LAMPS, draw_lights, mysore
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Mysore Palace at night with its domes, arches and central tower outlined in thousands of bulbs, crowds on the forecourt.',
}


def build(scene):
    scene.camera((-18, -96, 3.6), (0, 0, 15.5), lens=36, lift=0.06)
    scene.light(
        sun=-110, haze={'density': 0.001, 'height': 12, 'base': 0.2, 'start': 80}, clouds={'seed': 7.2, 'amount': 0.6}
    )
    scene.material('window-lit', lamp=1.3)
    scene.put(plain('paving', z=-0.03), layer='far')
    palace = Mesh()
    mysore(palace)
    scene.put(palace)
    lights = Mesh()
    draw_lights(lights)
    scene.put(lights)
    scene.scatter(
        [broadleaf(30 + i, 8, 'leaf-dark', spread=1.2, cards=280) for i in range(2)],
        22,
        lambda r: (r.choice((-1, 1)) * r.uniform(50, 90), r.uniform(-10, 30)),
        seed=4,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 80, lambda r: (r.uniform(-44, 34), r.uniform(-62, -10)), None, 5)
    scene.put(life)
    for x, y, z, power, day in LAMPS:
        scene.lamp(x, y, z, power, '#ffcb80', day)
