"""The Hawa Mahal in the first sun, over the bazaar street of Jaipur."""
from kit.architecture.rajput import hawa_mahal, haveli
from kit.architecture.village import stall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The pink honeycomb front of the Hawa Mahal in Jaipur catches the first sun above a bazaar street with rickshaws and pigeons.',
}


def build(scene):
    scene.camera((-14, -72, 3.8), (0.6, 0, 14.2), lens=35, lift=0.08, focus=60, fstop=0.3)
    scene.light(
        sun=-116,
        elevation=16,
        haze={'density': 0.0024, 'height': 14, 'start': 50, 'base': 0.2},
        clouds={'seed': 6.8, 'amount': 0.6},
    )
    scene.put(plain('road', z=-0.02), layer='far')
    palace = Mesh()
    with palace.at(0, 2, 3.8):
        hawa_mahal(palace)
    palace.box(54, 8, 3.9, 'pink-plaster', 0, 4.6, 0)
    for i in range(13):
        palace.box(2.6, 0.3, 2.7, 'shadow', -23.4 + i * 3.9, 0.5, 0)
        palace.box(3.2, 1.6, 0.2, ('scarlet', 'saffron', 'teal', 'turmeric')[i % 4], -23.4 + i * 3.9, -0.2, 2.8)
    for side in (-1, 1):
        for k in range(4):
            haveli(
                palace,
                13,
                10,
                10 + (k * 5) % 4,
                'pink-plaster',
                'whitewash',
                x=side * (34 + k * 13.4),
                y=7,
                seed=k + 8 * side + 10,
            )
    # By night floodlights on the kerb wash the front, lanterns hang at the stalls.
    for x in (-22, -11, 0, 11, 22):
        palace.box(0.9, 0.5, 0.5, 'iron', x, -12.4)
        palace.box(0.7, 0.06, 0.3, 'lamp', x, -12.12, 0.12)
        scene.lamp(x, -11.6, 1.0, 2300)
    for x, z, power in ((-9, 16, 700), (9, 16, 700), (0, 24, 500)):
        scene.lamp(x, -8, z, power)
    for x in (-20, -13, 12, 19):
        scene.lamp(x, -5.6, 2.2, 70)
    scene.put(palace)
    scene.layer = 'life'
    life = Mesh()
    for i, x in enumerate((-20, -13, 12, 19)):
        stall(life, x, -4.4, 0, 180, ('scarlet', 'saffron', 'azure', 'turmeric')[i])
    crowd(life, 40, lambda r: (r.uniform(-30, 30), r.uniform(-18, -3)), None, 5)
    auto_rickshaw(life, -9, -19, 0, 8)
    auto_rickshaw(life, 9, -17, 0, 186)
    if not scene.is_night:
        flock_in(life, 26, (-20, 16), (-20, 6), (10, 32), 0.45)
    scene.put(life)
