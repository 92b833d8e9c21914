"""Blender side: build one scene and save its passes.

blender --background --factory-startup --python art/render.py -- SLUG OUT [--width N] [--samples N] [--night]
    [--palette NAME] [--layer far|land|front|life ...] [--planes [--adrift]] [--view X Y Z X Y Z LENS]

Writes OUT.npz (image, albedo, normal, depth, alpha, sky) and OUT.json (what publish.py needs). --layer keeps the
other layers' shadows and reflections. For films, --planes writes OUT-behind, OUT-between (life) and OUT-front at once,
each with its pixels' positions; --adrift leaves life out of what is behind with its shadows and reflections, since it
will move; --view looks from another place.
"""
import argparse
import importlib.util
import json
import os
import shutil
import sys
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit.scene import LAYERS, Scene  # noqa: E402  (the kit is found beside this file)

# A fifth larger than the widest file: reduced, an edge is clean with few samples.
SIZES = {'card': (1440, 900), 'hero': (2400, 1500), 'portrait': (960, 1200)}
SAMPLES = {'card': 4, 'hero': 4, 'portrait': 8}
NIGHTS = {'dawn': 'night-violet', 'noon': 'night-starlit', 'gold': 'night', 'dusk': 'night-violet', 'night': 'night'}
PASSES = {
    'Image': 'image',
    'Denoising Albedo': 'albedo',
    'Denoising Normal': 'normal',
    'Depth': 'depth',
    'Alpha': 'alpha',
}
FILM_PASSES = {**PASSES, 'Position': 'position'}
PLANES = {'behind': ('far', 'land'), 'between': ('life',), 'front': ('front',)}


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('slug')
    parser.add_argument('out')
    parser.add_argument('--width', type=int)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--palette')
    parser.add_argument('--night', action='store_true')
    parser.add_argument('--layer', action='append', choices=LAYERS)
    parser.add_argument('--planes', action='store_true')
    parser.add_argument('--adrift', action='store_true')
    parser.add_argument('--view', nargs=7, type=float)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def load_scene_file(slug):
    """Import art/scenes/<slug>.py, whose name is no Python identifier; a slug with a folder (films/camels) is under
    art/."""
    path = os.path.join(HERE, slug + '.py' if '/' in slug else os.path.join('scenes', slug + '.py'))
    spec = importlib.util.spec_from_file_location('scene_file', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def set_up_cycles(width, height, samples):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 1, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    cycles.use_auto_tile = False
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', 2
    render.film_transparent = True
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_position = True
    layer.cycles.denoising_store_passes = True


def show_only(layers):
    """Let the camera see only some layers; the rest keep their shadows and reflections."""
    for name in LAYERS:
        for thing in bpy.data.collections[name].objects:
            thing.visible_camera = name in layers


def leave_out(layer, absent=True):
    """Take a layer away with its shadows and reflections."""
    for thing in bpy.data.collections[layer].objects:
        thing.hide_render = absent


def render_passes(folder, wanted):
    """Render once; one EXR for each pass, for Blender cannot read its own multilayer files back."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    output.format.color_mode = 'RGB'
    output.file_slots.clear()
    for name in wanted:
        output.file_slots.new(FILM_PASSES[name])
        tree.links.new(source.outputs[name], output.inputs[FILM_PASSES[name]])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    size = scene.render.resolution_x, scene.render.resolution_y
    return {FILM_PASSES[name]: read_exr(os.path.join(folder, FILM_PASSES[name] + '0001.exr'), *size) for name in wanted}


def read_exr(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def read_camera():
    """Where the camera stands and looks: enough to find a point of the set in the picture again."""
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera
    data = camera.data
    return {
        'matrix': [list(row) for row in camera.matrix_world.inverted()],
        'zoom': data.lens / data.sensor_width,
        'shift': [data.shift_x, data.shift_y],
    }


def render_sky(folder):
    """The sky alone, behind everything: smooth, so a few samples do."""
    scene = bpy.context.scene
    scene.render.film_transparent = False
    scene.cycles.samples = 4
    for name in LAYERS:
        scene.view_layers[0].layer_collection.children[name].exclude = True
    return render_passes(folder, ['Image'])['image']


def main():
    arguments = read_arguments()
    started = time.time()
    module = load_scene_file(arguments.slug)
    picture = module.PICTURE
    palette = arguments.palette or picture.get('palette', picture['hour'])
    if arguments.night:
        palette = picture.get('night', NIGHTS[picture['hour']])
    for thing in (bpy.data.meshes, bpy.data.materials):
        for item in list(thing):
            thing.remove(item)
    scene = Scene(palette)
    module.build(scene)
    if arguments.view:
        scene.camera(arguments.view[:3], arguments.view[3:6], lens=arguments.view[6])
    scene.finish()
    built = time.time()
    kind = picture.get('size', 'card')
    width, height = SIZES[kind]
    if arguments.width:
        width, height = arguments.width, round(arguments.width * height / width)
    set_up_cycles(width, height, arguments.samples or SAMPLES[kind])
    planes = {'': arguments.layer}
    if arguments.planes:
        planes = {
            '-' + part: layers
            for part, layers in PLANES.items()
            if any(bpy.data.collections[name].objects for name in layers)
        }
    told = {'slug': arguments.slug, 'kind': kind, 'picture': picture, 'grade': scene.grade, 'camera': read_camera()}
    folder = arguments.out + '-passes'
    taken = {}
    for part, layers in planes.items():
        if layers:
            show_only(layers)
        leave_out('life', arguments.adrift and part == '-behind')
        taken[part] = render_passes(folder, list(FILM_PASSES if arguments.planes else PASSES))
    rendered = time.time()
    leave_out('life', False)
    sky = render_sky(folder)
    shutil.rmtree(folder)
    for part, data in taken.items():
        data.update(alpha=data['alpha'][..., :1], depth=data['depth'][..., :1], sky=sky)
        np.savez(arguments.out + part + '.npz', **data)
        with open(arguments.out + part + '.json', 'w') as file:
            json.dump(told, file)
    faces = sum(len(mesh.polygons) for mesh in bpy.data.meshes)
    print(
        f'RENDERED {arguments.slug} {width}x{height}: built {built - started:.1f} s ({faces} faces, '
        f'{len(bpy.data.objects)} objects), rendered {rendered - built:.1f} s'
    )


main()
