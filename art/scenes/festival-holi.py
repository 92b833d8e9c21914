"""Holi in a Braj courtyard: clouds of colour above a crowd, seen from a gallery."""
from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.powder import powder, powder_cloud
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Clouds of pink, yellow and green powder burst over a crowd in the arcaded courtyard of a temple in Braj at Holi.',
}
COLOURS = ('#ff4f9a', '#ffc233', '#5cc46a', '#a06be0', '#ff7a3c', '#3fb7d9')


def build(scene):
    scene.camera((3, -31, 6.6), (0, 8, 6.8), lens=35, lift=.02)
    scene.light(sun=-108, elevation=36, haze={'density': .0028, 'height': 12, 'start': 30}, clouds={'seed': 3.3, 'amount': .5})
    scene.put(plain('paving', z=-.02), layer='far')
    court = Mesh()
    for x, turn in ((0, 0), (-23, 90), (23, -90)):
        with court.at(x, 22 if turn == 0 else 0, 0, turn):
            arcade(court, 46, 7.4, 9, 'sand-stone-pale', 'shadow', 2.2, 'cusped', .68, .5, .8)
            court.box(47, 2.6, .5, 'red-stone-pale', 0, 1, 7.4)
    plain_temple(court, 10, 23, 'red-stone-pale', 0, 34, 3, hall=False)
    for x in (-20, -9, 9, 20):
        chhatri(court, 1.7, 2.6, 'sand-stone-pale', 'red-stone-pale', x=x, y=22.8, z=7.9)
    scene.put(court)
    scene.layer = 'life'
    folk, chance = Mesh(), scene.random
    for i in range(170):
        x, y = chance.uniform(-19, 19), chance.uniform(-12, 19)
        cloth = chance.choice(('ivory', 'ivory', 'magenta', 'turmeric', '#e7b7cf', '#f0d79a', '#b9d8b4', 'azure', 'violet'))
        if i % 2:
            man(folk, cloth, 'ivory', x, y, 0, 1.08, chance.uniform(0, 360), chance.choice((None, 'magenta', 'turmeric')))
        else:
            woman(folk, cloth, x, y, 0, 1.08, chance.uniform(0, 360))
    scene.put(folk)
    dust = Mesh()
    for i, (x, y, z, size) in enumerate(((-8, 2, 2.4, 7), (5, 5, 2.6, 8), (-1, 12, 3, 8), (12, 12, 2.6, 7), (-15, 10, 2.4, 6.5), (0, -4, 1.8, 4.5), (14, -1, 1.8, 4.5), (-13, -5, 1.8, 4))):
        powder_cloud(dust, x, y, z, size, COLOURS[i % 6], 8, i + 2, .55, .55)
    for i in range(9):
        powder_cloud(dust, -20 + i * 5, 4 + (i * 7) % 13, .8, 5, COLOURS[(i * 5) % 6], 3, i + 30, .2, .1)
    for i in range(60):
        dust.ball(chance.uniform(.03, .08), COLOURS[i % 6], chance.uniform(-14, 14), chance.uniform(-6, 14), chance.uniform(3, 10), sides=5)
    scene.put(dust)
    birds = Mesh()
    flock_in(birds, 9, (-16, -4), (30, 44), (19, 25), .5)
    scene.put(birds)
