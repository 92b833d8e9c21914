"""The Charminar at night over the lit bazaar of Laad, rickshaws and bangle stalls below."""
from kit.architecture.mughal import charminar
from kit.architecture.village import stall, street
from kit.life.lamps import light_string
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'alt': 'The four arches and minarets of the Charminar lit at night above the stalls, lamps and rickshaws of the Hyderabad bazaar.',
}


def build(scene):
    scene.camera((-7, -96, 6.4), (0, 0, 16), lens=30, lift=0.09)
    skyline(scene, 34, 300, 110, (7, 15), ('cream-wall', 'ochre-wall', 'pink-wall', 'blue-wall'))
    scene.light(
        sun=-112, haze={'density': 0.0016, 'height': 14, 'base': 0.2, 'start': 50}, clouds={'seed': 5.9, 'amount': 0.8}
    )
    scene.put(plain('road', z=-0.02), layer='far')
    tower = Mesh()
    with tower.at(0, 0, 0.6, 12):
        charminar(tower)
    tower.lathe([(19, 0), (19, 0.6)], 'paving', 32)
    scene.put(tower)
    lane = Mesh()
    street(lane, 62, 38, y=-54, heights=(8, 12), seed=4, lit=0.6)
    for i, (x, y) in enumerate(((-13, -46), (13, -44), (-14, -34), (14, -32), (-15, -24), (15, -20))):
        stall(lane, x, y, 0, 90 if x < 0 else -90, ('scarlet', 'emerald', 'azure', 'turmeric')[i % 4])
    scene.put(lane)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 90, lambda r: (r.uniform(-12, 12), r.uniform(-70, -14)), None, 6)
    auto_rickshaw(life, 5, -40, 0, 100)
    auto_rickshaw(life, -5.6, -26, 0, -70)
    auto_rickshaw(life, -8, -60, 0, 70)
    for y in (-52, -40, -28):
        light_string(life, (-18, y, 9), (18, y + 2, 9), 1.6, 34, 0.13)
    scene.put(life)
    for x, y, z, power in (
        (-17, -20, 3, 1600),
        (17, -20, 3, 1600),
        (0, -22, 3, 1200),
        (0, 0, 4, 900),
        (-17, -20, 24, 1500),
        (17, -20, 24, 1500),
        (0, -24, 34, 900),
        (-14, -18, 44, 700),
        (14, -18, 44, 700),
        (-10, -42, 5, 380),
        (10, -40, 5, 380),
        (0, -54, 6, 300),
        (-4, -68, 5, 260),
        (0, -30, 6, 320),
    ):
        scene.lamp(x, y, z, power, '#ffbf78', 0.3)
