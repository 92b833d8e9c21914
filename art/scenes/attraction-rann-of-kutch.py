"""The white Rann under a full moon: salt to the horizon, three camels in a line, the salt crust at one's feet."""
from kit.life.animals import camel, camel_tack
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.stage.desert import salt_flat
from kit.architecture.village import round_hut

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Three camels with riders cross the white salt of the Rann of Kutch under a full moon at nightfall, a few lit huts on the horizon.',
}


def build(scene):
    scene.camera((-3.4, -23, 1.5), (2.0, 10, 3.5), lens=38, focus=19, fstop=0.5)
    scene.light(
        sun=-78,
        elevation=9,
        energy=1.9,
        colour='#ffd2b4',
        haze={'density': 0.0011, 'height': 9, 'base': 0.15, 'start': 60},
        clouds={'seed': 4.4, 'amount': 0.7},
        grade={'exposure': 1.22},
    )
    scene.material('salt', colour='#fbf8f4', second='#ece7e4', rough=0.34, specular=0.6)
    scene.material('moon', glow=1.15, vary=0.12, scale=0.035)
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
    sky.ball(50, 'moon', -165, 900, 205, 48)
    scene.put(sky, layer='far')
    huts = Mesh()
    for x, y in ((26, 90), (33, 94), (40, 90), (29, 99), (48, 97)):
        round_hut(huts, 2.6, x, y, 0)
        huts.box(0.9, 0.2, 1.5, 'window-lit', x, y - 2.7, 0.1)
        scene.lamp(x, y - 5, 1.6, 110)
    scene.put(huts)
    scene.layer = 'life'
    for i, (x, y, cloth, rider, turban) in enumerate(
        (
            (5.2, -4.2, 'crimson', 'ivory', 'saffron'),
            (0.9, -4.6, 'magenta', 'teal', 'crimson'),
            (-3.4, -4.2, 'saffron', 'indigo', 'turmeric'),
        )
    ):
        for thing in (camel(0.6 + 1.7 * i), camel_tack(cloth, rider, turban)):
            scene.put(thing, x, y, 0, 3 * i - 3, 1.12)
    life = Mesh()
    for x in (2.5, -1.8):
        life.tube([(x, -4.4, 2.2), (x + 0.7, -4.4, 1.75), (x + 1.6, -4.4, 2.3)], 0.02, 'rope', 4)
    man(life, 'ivory', 'ivory', 8.2, -4.6, 0, 1.1, 80, 'crimson', pose='walk')
    life.tube([(7.95, -4.75, 1.0), (7.5, -4.5, 1.4), (7.1, -4.3, 2.2)], 0.02, 'rope', 4)
    life.ball(0.15, 'lamp', 8.55, -4.8, 0.72, 10)
    for x, y, cloth in ((-11.6, 12, 'scarlet'), (-10.2, 12.6, 'turmeric'), (-9.2, 11.8, 'teal')):
        woman(life, cloth, x, y, 0, 1.05, 160, veil=True)
    scene.put(life)
    scene.lamp(8.5, -5.4, 1.0, 40)
    # The crust at the lens: plates of salt with raised edges, out of focus.
    scene.layer = 'front'
    crust = Mesh()
    for x, y, size in ((-5.6, -19.4, 1.5), (-2.7, -18.6, 1.6), (0.4, -19.3, 1.7), (3.4, -18.5, 1.5), (-1.2, -21, 1.4)):
        ring = [
            (x + size * c, y + 0.8 * size * s, 0.1)
            for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0))
        ]
        crust.tube(ring, 0.11, 'salt', 7)
    scene.put(crust)
