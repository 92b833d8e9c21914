"""A Kathakali evening: two dancers in white skirts and crowns behind the tall brass lamp, drummers at the curtain."""
import math

from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.stage.square import room

PICTURE = {
    'hour': 'night',
    'alt': 'Two Kathakali dancers in wide white skirts and tall gold crowns on stage behind a great brass oil lamp, drummers beside them.',
}


def build(scene):
    scene.camera((-.5, -7.2, 1.75), (.1, 3, 1.86), lens=37)
    scene.light(sun=-130, haze={'density': .0001}, clouds=False)
    room(scene, 13, 8, 5.4, 'maroon-band', 'wood', 'wood', 3)
    stage = Mesh()
    stage.box(11, 6, .5, 'wood-dark', 0, 4)
    for i in range(24):
        x = -4.6 + i * .4
        stage.box(.42, .08 + .06 * (i % 2), 3.0, ('crimson', 'emerald', 'turmeric')[(i // 8) % 3], x, 6.6 + .06 * (i % 3), .5)
    stage.box(10, .2, .5, 'turmeric', 0, 6.5, 3.4)
    ceremonial_lamp(stage, -.75, .2, 0, 4, 1.6)
    scene.put(stage)
    scene.layer = 'life'
    folk = Mesh()
    actor(folk, 1.0, 3.2, .5, 12)
    actor(folk, -1.9, 4.2, .5, -16, 'crimson')
    for x, turn in ((-3.9, 30), (3.6, -26), (4.5, -40)):
        man(folk, 'skin', 'ivory', x, 4.6, .5, 1.12, turn, walking=False)
        with folk.at(x, 4.4, 1.5, turn, roll=90 if x < 4 else 0):
            folk.lathe([(.16, -.4), (.24, 0), (.16, .4)], 'wood', 14)
    for row in range(2):
        for i in range(6):
            sitter(folk, ('ivory', 'teal', 'azure', 'saffron', 'crimson', 'ivory')[(i + row) % 6], -4.2 + i * 1.75 + row * .5, -1.6 - row * 1.5, 0, .98, 180)
    scene.put(folk)
    for x, y, z, power in ((-.75, -.4, 1.5, 180), (-3.6, -.6, 3.2, 300), (3.6, -.6, 3.2, 300), (.4, -1.4, 3.0, 240), (-2.6, 5.6, 4.2, 60), (2.6, 5.6, 4.2, 60)):
        scene.lamp(x, y, z, power)


def actor(mesh, x, y, z, turn, jacket='emerald'):
    """A dancer in full dress: bell skirt, breastplate, scarves with mirrors, halo crown; the green face kept plain."""
    with mesh.at(x, y, z, turn, 1.22):
        mesh.lathe([(.5, .28), (.86, .42), (.82, .62), (.5, .98), (.26, 1.1)], 'ivory', 26, ribs=26, rib=.07)
        mesh.lathe([(.87, .4), (.875, .47)], 'crimson', 26)
        mesh.lathe([(.86, .5), (.855, .54)], 'saffron', 26)
        for side in (-1, 1):
            mesh.tube([(.18 * side, 0, .4), (.2 * side, -.05, .04)], .09, 'ivory', 6)
            mesh.ball((.12, .2, .06), 'skin', .2 * side, -.1, .05, sides=8)
            hand = (.72 * side, -.28, 1.55 - .18 * side)
            mesh.tube([(.26 * side, 0, 1.4), (.58 * side, -.04, 1.22), hand], [.13, .11, .08], jacket, 7)
            mesh.ball((.08, .08, .1), 'gold-paint', *hand, sides=7)
            mesh.tube([(.3 * side, -.18, 1.3), (.34 * side, -.34, .7)], [.05, .07], 'ivory', 6)
            mesh.ball(.1, 'scarlet', .34 * side, -.36, .62, sides=8)
        mesh.lathe([(.25, 1.02), (.31, 1.25), (.26, 1.42), (.1, 1.48)], jacket, 14, oval=(1, .8))
        mesh.lathe([(.3, 1.2), (.27, 1.38)], 'gold-paint', 14, oval=(1, .84))
        mesh.ball((.14, .15, .18), '#4fa35c', 0, -.04, 1.64, sides=12)
        with mesh.at(0, .1, 1.82, tilt=90):
            for radius, paint in ((.52, 'gold'), (.42, 'crimson'), (.34, 'gold'), (.2, 'emerald')):
                mesh.lathe([(radius, 0), (radius, .03 + (.52 - radius) * .12)], paint, 30)
                mesh.add([(radius * math.cos(a), radius * math.sin(a), .03 + (.52 - radius) * .12) for a in [i * math.pi / 15 for i in range(30)]], [tuple(range(30))], paint)
        mesh.lathe([(.17, 1.74), (.22, 1.84), (.14, 2.05), (.16, 2.12), (.06, 2.34), (.01, 2.44)], 'gold', 14)
