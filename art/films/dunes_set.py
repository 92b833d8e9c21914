"""The dunes below the fort without the picture's camels and their shadows, since those of the film walk."""
from films.sets import bring_to_life, open_scene

SCENE = open_scene('region-west-india')
PICTURE = SCENE.PICTURE


def build(scene):
    SCENE.build(scene)
    bring_to_life('front')
