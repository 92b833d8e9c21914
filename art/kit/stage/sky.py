"""The world: a sky ramp by elevation, a cloud sheet, the sun's glow and, at night, stars."""
import bpy

from kit.nodes import Nodes


def make_sky(stops, sun, clouds=None, glow=(), fill=1.0, stars=0.0):
    """Build the world. sun is a unit vector; fill scales the sky's light on surfaces, not its look.

    clouds: colour, sun_colour, scale, low, high, amount, stretch (x, y), seed, flat (near the horizon).
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    direction = nodes.vector('NORMALIZE', nodes.add('TexCoord').outputs['Generated'])
    x, y, z = nodes.split(direction)
    up = nodes.math('MAXIMUM', z, 0)
    colour = nodes.ramp(nodes.math('POWER', up, 0.6), stops, 'B_SPLINE')
    towards = nodes.math('MAXIMUM', nodes.vector('DOT_PRODUCT', direction, sun), 0)
    if stars:
        cells = nodes.add('TexVoronoi', Vector=direction, Scale=210)
        spark = nodes.remap(cells.outputs['Distance'], 0.0, 0.16, 1, 0)
        rare = nodes.remap(nodes.split(cells.outputs['Color'])[0], 0.55, 1, 0, 1)
        shine = nodes.math('MULTIPLY', nodes.math('MULTIPLY', spark, rare), nodes.remap(z, 0.03, 0.3, 0, stars))
        colour = nodes.mix(shine, colour, '#fff2dc', 'ADD')
    if clouds:
        colour = _add_clouds(nodes, colour, (x, y, z), up, towards, **clouds)
    for power, tint, amount in glow:
        strength = nodes.math('MULTIPLY', nodes.math('POWER', towards, power), amount)
        colour = nodes.mix(strength, colour, tint, 'ADD')
    seen = nodes.camera_or_glossy()
    strength = nodes.math('ADD', nodes.math('MULTIPLY', seen, 1 - fill), fill)
    background = nodes.add('Background', in0=colour, in1=strength)
    output = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(background.outputs[0], output.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512


def _add_clouds(
    nodes,
    sky,
    direction,
    up,
    towards,
    colour,
    sun_colour,
    scale=1.1,
    low=0.47,
    high=0.70,
    amount=0.8,
    stretch=(0.45, 1),
    seed=0.0,
    flat=0.16,
):
    x, y, z = direction
    sheet = nodes.math('ADD', up, flat)
    along = nodes.math('MULTIPLY', nodes.math('DIVIDE', x, sheet), stretch[0])
    away = nodes.math('MULTIPLY', nodes.math('DIVIDE', y, sheet), stretch[1])
    where = nodes.add('CombineXYZ', in0=along, in1=away, in2=seed).outputs[0]
    cover = nodes.remap(nodes.noise(where, scale, 9, 0.58, 0.25), low, high, 0, amount, smooth=True)
    cover = nodes.math('MULTIPLY', cover, nodes.remap(z, 0, 0.1))
    tint = nodes.mix(nodes.math('POWER', towards, 3), colour, sun_colour)
    return nodes.mix(cover, sky, tint)
