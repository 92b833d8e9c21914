"""Materials made from palette entries; a name that starts with '#' is a plain matte colour."""
import bpy

from kit.colour import linear
from kit.haze import end_in_haze
from kit.nodes import Nodes
from kit.palette import PALETTE

_overrides = {}
_lights = {'lit': 0.0}


def override_material(name, **settings):
    """Change palette settings for one scene, before the material's first use."""
    _overrides.setdefault(name, {}).update(settings)


def set_lamps(strength):
    """How brightly lamp and window materials glow: 0 by day, about 1 at night."""
    _lights['lit'] = strength


def get_material(name):
    """The Blender material of a palette name, made at its first use."""
    material = bpy.data.materials.get(name)
    if material:
        return material
    settings = {'colour': name} if name.startswith('#') else dict(PALETTE[name])
    settings.update(_overrides.get(name, {}))
    makers = {'surface': make_surface, 'water': make_water, 'terrain': make_terrain, 'veil': make_veil}
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    makers[settings.pop('kind', 'surface')](Nodes(material.node_tree), **settings)
    return material


def make_surface(
    nodes,
    colour,
    second=None,
    rough=0.8,
    vary=0.1,
    scale=0.6,
    bump=0,
    bump_scale=None,
    metal=0,
    translucent=0,
    specular=0.3,
    stretch=(1, 1, 1),
    each=0,
    wave=None,
    glow=0,
    lamp=0,
    unlit=None,
    courses=None,
    stain=0,
    patches=None,
    worn=0,
):
    """A matte or metal surface mottled between two colours.

    courses = (length, height, joint) lays it in blocks of that many metres, joint being how dark the joints are;
    stain is how much rain has darkened it in streaks; patches = (colour, share, scale) lets another colour show through
    in broad patches; worn rounds its edges by so many metres, which catch the light.

    bump in metres; each varies tint by object; wave = (scale, distortion, depth) ripples it;
    glow always emits; lamp emits only when lamps are lit, and by day the surface is unlit's colour.
    """
    where = nodes.stretch(nodes.add('TexCoord').outputs['Object'], stretch)
    if unlit and not _lights['lit']:
        colour, second = unlit, None
    base = linear(colour)
    low = linear(second) if second else tuple(max(0, c * (1 - 2.2 * vary)) for c in base[:3]) + (1,)
    high = tuple(min(1, c * (1 + 0.4 * vary)) for c in base[:3]) + (1,)
    tint = nodes.ramp(nodes.noise(where, scale), [(0.36, low), (0.64, high)])
    if each:
        chance = nodes.add('ObjectInfo').outputs['Random']
        tint = nodes.add(
            'HueSaturation',
            Value=nodes.remap(chance, 0, 1, 1 - each, 1 + each * 0.6),
            Hue=nodes.remap(chance, 0, 1, 0.5 - each * 0.08, 0.5 + each * 0.05),
            Color=tint,
        ).outputs[0]
    if patches:
        broad = nodes.noise(nodes.add('TexCoord').outputs['Object'], patches[2], 6, 0.6)
        edge = 0.5 + (0.5 - patches[1]) * 0.5
        tint = nodes.mix(nodes.remap(broad, edge - 0.07, edge + 0.07, smooth=True), tint, patches[0])
    if stain:
        streak = nodes.noise(nodes.stretch(nodes.add('TexCoord').outputs['Object'], (1.1, 1.1, 0.13)), 0.9, 5, 0.62)
        tint = nodes.mix(nodes.remap(streak, 0.5, 0.72, 0, stain, smooth=True), tint, '#4a3f38', 'MULTIPLY')
    joints = None
    if courses:
        tint, joints = lay_courses(nodes, tint, *courses)
    principled = nodes.add('BsdfPrincipled', Base_Color=tint, Roughness=rough, Metallic=metal, Specular=specular)
    rounded = nodes.add('Bevel', Radius=worn).outputs[0] if worn else None
    if bump or wave or joints or rounded:
        if wave:
            ripple = nodes.add('TexWave', Vector=where, Scale=wave[0], Distortion=wave[1], Detail=2, Detail_Scale=0.6)
            height, strength, depth = ripple.outputs['Fac'], 1, wave[2]
        else:
            height, strength, depth = nodes.noise(where, bump_scale or scale * 6, 5), min(1, bump * 4), bump
        normal = nodes.bump(height, strength, depth, rounded) if bump or wave else rounded
        if joints:
            normal = nodes.bump(joints, 0.6, -0.03, normal)
        nodes.set(principled.inputs['Normal'], normal)
    strength = glow + lamp * _lights['lit']
    if strength:
        nodes.set(principled.inputs['Emission'], tint)
        nodes.set(principled.inputs['Emission Strength'], strength)
    shader = principled.outputs[0]
    if translucent:
        thin = nodes.add('BsdfTranslucent', in0=tint).outputs[0]
        shader = nodes.add('MixShader', in0=translucent, in1=shader, in2=thin).outputs[0]
    end_in_haze(nodes, shader)


def lay_courses(nodes, tint, length, height, joint):
    """Blocks over a tint, on walls by their run and height, on floors by x and y: the new tint, and where joints
    are."""
    source = nodes.add('TexCoord').outputs
    x, y, z = nodes.split(source['Object'])
    across, along, up = (nodes.math('ABSOLUTE', part) for part in nodes.split(source['Normal']))
    flat = nodes.math('GREATER_THAN', up, 0.75)
    sideways = nodes.math('MULTIPLY', nodes.math('GREATER_THAN', across, along), nodes.math('SUBTRACT', 1, flat))
    run = nodes.math(
        'ADD', nodes.math('MULTIPLY', sideways, y), nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1, sideways), x)
    )
    rise = nodes.math(
        'ADD', nodes.math('MULTIPLY', flat, y), nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1, flat), z)
    )
    where = nodes.add('CombineXYZ', in0=run, in1=rise, in2=0).outputs[0]
    dark = 1 - joint
    blocks = nodes.add(
        'TexBrick',
        Vector=where,
        Color1=(1, 1, 1, 1),
        Color2=(0.8, 0.78, 0.77, 1),
        Mortar=(dark, dark, dark, 1),
        Scale=1,
        Mortar_Size=min(length, height) * 0.045,
        Mortar_Smooth=0.35,
        Bias=-0.35,
        Brick_Width=length,
        Row_Height=height,
    ).outputs
    return nodes.mix(1, tint, blocks['Color'], 'MULTIPLY'), blocks['Fac']


def make_veil(
    nodes, colour, cover=0.8, scale=1.0, stretch=(1, 1, 1), soft=0.0, glow=0.05, spread=0.05, shade='#93a7ae'
):
    """Thin white water, foam or mist that what lies behind shows through: cover is how much of it is there, torn by
    noise.

    soft lets it fade towards its own outline, so that balls become puffs.
    """
    where = nodes.stretch(nodes.add('NewGeometry').outputs['Position'], stretch)
    torn = nodes.noise(where, scale, 5, 0.6)
    middle = 1 - cover
    there = nodes.remap(torn, 0.34 + middle * 0.32 - spread, 0.34 + middle * 0.32 + spread, smooth=True)
    if soft:
        facing = nodes.math('SUBTRACT', 1, nodes.add('LayerWeight', Blend=0.5).outputs['Facing'])
        there = nodes.math('MULTIPLY', nodes.math('MULTIPLY', there, soft), nodes.math('POWER', facing, 1.6))
    # The water's own light and shade: without it the veils are one white sheet.
    fold = nodes.noise(nodes.stretch(where, (2.1, 2.1, 1.6)), scale, 4, 0.55)
    colour = nodes.ramp(fold, [(0.36, shade), (0.56, linear(colour))])
    body = nodes.add(
        'MixShader',
        in0=0.35,
        in1=nodes.add('BsdfDiffuse', in0=colour).outputs[0],
        in2=nodes.add('BsdfTranslucent', in0=colour).outputs[0],
    ).outputs[0]
    lit = nodes.add(
        'AddShader',
        in0=body,
        in1=nodes.add('Emission', in0=colour, in1=glow * (1 - 0.85 * min(1, _lights['lit']))).outputs[0],
    ).outputs[0]
    end_in_haze(nodes, lit, through=there)


def make_water(nodes, colour, rough=0.04, ripple=0.02, scale=0.25, stretch=(1, 0.35, 1), mirror=0.25):
    """Water: dark below, mirror at a low angle; ripple in metres, mirror its least reflection."""
    where = nodes.stretch(nodes.add('NewGeometry').outputs['Position'], stretch)
    normal = nodes.bump(nodes.noise(where, scale, 3), 1, ripple)
    body = nodes.add('BsdfDiffuse', in0=colour).outputs[0]
    shine = nodes.add('BsdfGlossy', in0=(0.93, 0.95, 0.97, 1), in1=rough)
    nodes.set(shine.inputs['Normal'], normal)
    slant = nodes.add('Fresnel', in0=1.33, Normal=normal).outputs[0]
    amount = nodes.remap(slant, 0.02, 0.6, mirror, 0.97)
    end_in_haze(nodes, nodes.add('MixShader', in0=amount, in1=body, in2=shine.outputs[0]).outputs[0])


def make_terrain(
    nodes,
    meadow,
    rock,
    snow='#fbfbff',
    snow_line=1e6,
    snow_blend=40,
    rock_slope=0.72,
    scale=0.02,
    bump=1.5,
    bump_scale=0.12,
    snow_slope=(0.42, 0.6),
):
    """Ground by slope and height: meadow colours below, rock on steep sides, snow above the snow line."""
    geometry = nodes.add('NewGeometry').outputs
    height, facing = nodes.split(geometry['Position'])[2], nodes.split(geometry['Normal'])[2]
    broad = nodes.noise(geometry['Position'], scale, 8)
    fine = nodes.noise(geometry['Position'], bump_scale, 8)
    grass = nodes.mix(nodes.remap(broad, 0.38, 0.62, smooth=True), *meadow)
    cliff = nodes.mix(nodes.remap(fine, 0.35, 0.65, smooth=True), *rock)
    # Rock lies in beds: darker bands that follow the height, bent a little.
    beds = nodes.noise(nodes.stretch(geometry['Position'], (0.14, 0.14, 1)), bump_scale * 1.3, 5, 0.6)
    cliff = nodes.mix(nodes.remap(beds, 0.46, 0.62, 0, 0.55, smooth=True), cliff, '#6d625c', 'MULTIPLY')
    slope = nodes.math('ADD', facing, nodes.math('MULTIPLY', nodes.math('SUBTRACT', fine, 0.5), 0.35))
    tint = nodes.mix(nodes.remap(slope, rock_slope - 0.09, rock_slope + 0.09, smooth=True), cliff, grass)
    drift = nodes.math('MULTIPLY', nodes.math('SUBTRACT', broad, 0.5), snow_blend * 3)
    high = nodes.remap(nodes.math('ADD', height, drift), snow_line - snow_blend, snow_line + snow_blend, smooth=True)
    lies = nodes.remap(slope, *snow_slope, smooth=True)
    tint = nodes.mix(nodes.math('MULTIPLY', high, lies), tint, snow)
    principled = nodes.add('BsdfPrincipled', Base_Color=tint, Roughness=0.9, Specular=0.1)
    nodes.set(principled.inputs['Normal'], nodes.bump(fine, 0.8, bump))
    end_in_haze(nodes, principled.outputs[0])
