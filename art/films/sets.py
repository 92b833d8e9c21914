"""A scene as a film needs it: what goes its own way in the film stands in the 'life' layer."""
import importlib.util
import os

import bpy

SCENES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'scenes')


def open_scene(slug):
    """The module of art/scenes/<slug>.py, whose name is no Python identifier."""
    spec = importlib.util.spec_from_file_location('scene_of_film', os.path.join(SCENES, slug + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def bring_to_life(layer, chosen=lambda x, y: True):
    """Take from a layer to 'life' what stands at the chosen places, and answer it; fails if nothing does."""
    source, life = (bpy.data.collections[name].objects for name in (layer, 'life'))
    things = [thing for thing in source if chosen(thing.location.x, thing.location.y)]
    if not things:
        raise ValueError(f'nothing of the layer {layer} stands where the film looks for it')
    for thing in things:
        life.link(thing)
        source.unlink(thing)
    return things
