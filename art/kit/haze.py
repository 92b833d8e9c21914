"""Haze kept in the materials: distance times falling density, warmer towards the sun, seen by camera rays only."""
import bpy

from kit.nodes import Nodes

GROUP = 'Haze'


def get_haze_group():
    """The node group every material ends in; `set_haze` gives it its air once the camera is known."""
    group = bpy.data.node_groups.get(GROUP)
    if group is None:
        group = bpy.data.node_groups.new(GROUP, 'ShaderNodeTree')
        group.inputs.new('NodeSocketShader', 'Surface')
        group.outputs.new('NodeSocketShader', 'Surface')
    return group


def set_haze(
    camera,
    sun,
    density,
    height,
    colour,
    sun_colour,
    start=0,
    base=0.2,
    low=1.0,
    floor=0.0,
    most=0.8,
    strength=0.93,
    focus=3,
):
    """Fill the group. density per metre, height in metres of the low mist, floor its level, most the limit."""
    tree = get_haze_group()
    tree.nodes.clear()
    nodes = Nodes(tree)
    surface = tree.nodes.new('NodeGroupInput').outputs[0]
    result = tree.nodes.new('NodeGroupOutput')
    geometry = nodes.add('NewGeometry').outputs
    distance = nodes.vector('DISTANCE', geometry['Position'], camera)
    distance = nodes.math('MAXIMUM', nodes.math('SUBTRACT', distance, start), 0)
    rise = nodes.math('MAXIMUM', nodes.math('SUBTRACT', nodes.split(geometry['Position'])[2], floor), 0)
    mist = nodes.math('POWER', 2.71828, nodes.math('MULTIPLY', rise, -1 / height))
    mist = nodes.math('ADD', nodes.math('MULTIPLY', mist, low), base)
    depth = nodes.math('MULTIPLY', nodes.math('MULTIPLY', distance, mist), -density)
    amount = nodes.math('MINIMUM', nodes.math('SUBTRACT', 1, nodes.math('POWER', 2.71828, depth)), most)
    amount = nodes.math('MULTIPLY', amount, nodes.camera_or_glossy())
    towards = nodes.vector('DOT_PRODUCT', geometry['Incoming'], tuple(-c for c in sun))
    warmth = nodes.math('POWER', nodes.math('MAXIMUM', towards, 0), focus)
    glow = nodes.add('Emission', in0=nodes.mix(warmth, colour, sun_colour), in1=strength).outputs[0]
    mixed = nodes.add('MixShader', in0=amount, in1=surface, in2=glow).outputs[0]
    tree.links.new(mixed, result.inputs[0])


def end_in_haze(nodes, shader, through=None):
    """Send a material's shader through the haze to its output; through is how much of a veil is there to be hazed."""
    haze = nodes.tree.nodes.new('ShaderNodeGroup')
    haze.node_tree = get_haze_group()
    nodes.tree.links.new(shader, haze.inputs[0])
    output = nodes.tree.nodes.new('ShaderNodeOutputMaterial')
    if through is None:
        nodes.tree.links.new(haze.outputs[0], output.inputs[0])
    else:
        bare = nodes.add('BsdfTransparent').outputs[0]
        nodes.tree.links.new(
            nodes.add('MixShader', in0=through, in1=bare, in2=haze.outputs[0]).outputs[0], output.inputs[0]
        )
