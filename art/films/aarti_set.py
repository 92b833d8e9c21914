"""The ghat at the hour of lamps, its boats and floating lamps free to drift."""
from films.sets import bring_to_life, open_scene

SCENE = open_scene('experience-ganga-aarti')
PICTURE = SCENE.PICTURE


def build(scene):
    SCENE.build(scene)
    bring_to_life('front')
