"""A tiger walks a sunlit forest track, deer watching from the glade."""
from kit.life.animals import deer, peacock, tiger
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.greenery import jungle

PICTURE = {
    'hour': 'gold', 'palette': 'gold',
    'alt': 'A tiger walks a dusty track through golden grass in a sal forest while spotted deer and a peacock watch from the shade.',
}


def build(scene):
    scene.camera((-1.6, -19, 1.9), (.6, 4, 3.4), lens=38, focus=17, fstop=2.8)
    scene.light(sun=118, elevation=32, energy=7, fill=1.25, haze={'density': .007, 'height': 8, 'start': 16, 'base': .3, 'most': .78}, clouds={'amount': .4})
    scene.material('grass', colour='#b5b04e', second='#8a8f3c')
    ground = jungle(scene, clearing=9, trees=120, bamboo=6, grass=300)
    scene.layer = 'life'
    body, stripes = tiger()
    for part in (body, stripes):
        scene.put(part, .9, -3.4, height_at(ground, .9, -3.4) + .04, 212, 1.4)
    chital = deer()
    for x, y, turn in ((-4.6, 5, 320), (-6.2, 7, 340), (-3.4, 9, 300), (6.4, 9, 210), (4.9, 12, 190)):
        scene.put(chital, x, y, height_at(ground, x, y), turn, 1.15)
    scene.put(peacock(), 5.4, -4.6, height_at(ground, 5.4, -4.6), 150, 1.2)
    birds = Mesh()
    flock_in(birds, 6, (-6, 4), (14, 24), (8, 11), .45, 'white-bird')
    scene.put(birds)
