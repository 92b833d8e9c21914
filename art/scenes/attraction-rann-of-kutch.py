"""The white Rann under a full moon: salt to the horizon, a camel cart and travellers, long blue shadows."""
from kit.life.animals import camel, camel_tack
from kit.life.people import man, woman
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.stage.desert import salt_flat
from kit.architecture.village import round_hut

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'A camel cart with lanterns crosses the white salt of the Rann of Kutch under a full moon at nightfall, a few lit huts on the horizon.',
}


def build(scene):
    scene.camera((-2.6, -24, 2.1), (0.8, 10, 4.1), lens=36, lift=0.05)
    scene.light(
        sun=-78,
        elevation=9,
        energy=1.9,
        colour='#ffd2b4',
        haze={'density': 0.0011, 'height': 9, 'base': 0.15, 'start': 60},
        clouds={'seed': 4.4, 'amount': 0.7},
        grade={'exposure': 1.22},
    )
    scene.material('salt', colour='#fbf8f4', second='#ece7e4')
    scene.material('lake', colour='#6f86a8', mirror=0.3)
    salt_flat(scene)
    ridges = Mesh()
    chance = scene.random
    for i in range(90):
        x, y, size = chance.uniform(-34, 34), chance.uniform(-28, 40), chance.uniform(1.2, 2.6)
        ring = [
            (x + size * (1 + 0.2 * chance.random()) * c, y + size * s, 0.05)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        ridges.tube(ring, 0.035, 'salt', 4)
    scene.put(ridges)
    sky = Mesh()
    sky.ball(46, 'moon', -270, 900, 218, 40)
    scene.put(sky, layer='far')
    huts = Mesh()
    for x, y in ((26, 90), (33, 94), (40, 90), (29, 99), (48, 97)):
        round_hut(huts, 2.6, x, y, 0)
        huts.box(0.9, 0.2, 1.5, 'window-lit', x, y - 2.7, 0.1)
        scene.lamp(x, y - 5, 1.6, 110)
    scene.put(huts)
    scene.layer = 'life'
    for thing in (camel(0.6), camel_tack('crimson', None)):
        scene.put(thing, 3.6, -7.5, 0, 0, 1.1)
    life = Mesh()
    with life.at(-1.6, -7.5):
        for side in (-1, 1):
            wheel(life, 0.8, 0.14, 'wood-dark', 10, -0.2, side * 1.0, 0.8)
        life.box(3.6, 2.0, 0.2, 'wood', 0, 0, 0.95)
        life.box(3.7, 0.1, 0.5, 'scarlet', 0, -1.0, 0.75)
        life.tube([(1.7, -0.5, 1), (4.6, -0.4, 1.4)], 0.06, 'wood', 5)
        for x in (-1.7, 1.7):
            for y in (-0.9, 0.9):
                life.tube([(x, y, 1), (x, y, 2.9)], 0.05, 'wood', 5)
        life.loft(
            [
                [(-1.9, y, 2.9 + 0.3 * (1 - y * y)) for y in (-1, -0.5, 0, 0.5, 1)],
                [(1.9, y, 2.9 + 0.3 * (1 - y * y)) for y in (-1, -0.5, 0, 0.5, 1)],
            ],
            'turmeric',
        )
        for x, cloth in ((-0.9, 'magenta'), (0.1, 'teal')):
            woman(life, cloth, x, 0, 0.8, 0.8, 20)
        for x in (-1.7, 1.7):
            life.ball(0.16, 'lamp', x, -1, 2.6, 10)
    man(life, 'ivory', 'ivory', 6.4, -8.2, 0, 1.05, 90, 'crimson')
    for x, y, cloth in ((-11, 4, 'scarlet'), (-9.8, 4.4, 'ivory')):
        woman(life, cloth, x, y, 0, 1.05, 160)
    scene.put(life)
    scene.lamp(-3.4, -9, 2.6, 130)
    scene.lamp(0.2, -9, 2.6, 110)
