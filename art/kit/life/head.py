"""Heads for portraits: the sculpted skull with its neck and ears, eyes, brows, spectacles. Facing -y, chin at z .345,
crown at .745."""
import math

import numpy as np

from kit.life.dress import torso
from kit.life.face import BACKS, EYE, FRONTS, along
from kit.materials import get_material, override_material
from kit.mesh import Mesh
from kit.noise import smoothstep

# A bust sets its head this much lower.
SETTLE = -0.232


def put_bust(scene, figure, build, skin='#9c6c4e'):
    """Put the head of a build, and the figure's cloth and hair, in the scene; skin is a colour."""
    override_material('skin', colour=skin, rough=0.46, vary=0.05, scale=9, specular=0.4, bump=0.0005, bump_scale=150)
    scene.put(sculpt(build), z=SETTLE)
    with figure.at(z=SETTLE):
        eyes(figure, build)
    scene.put(figure)


def sculpt(build):
    """The mesh data of a head with its neck, ears and chest, each vertex with its tint of the skin."""
    mesh, tints = Mesh(), []
    zs = np.concatenate([np.linspace(0.3222, 0.39, 70), np.linspace(0.391, 0.6, 210), np.linspace(0.602, 0.7449, 70)])
    s = np.linspace(-1, 1, 521)
    around = -math.pi / 2 + math.pi * (0.52 * s + 0.48 * s**3)
    x = np.cos(around)[None, :] ** 1 * build.half_width(zs)[:, None]
    z = np.broadcast_to(zs[:, None], x.shape)
    ahead = (np.sin(around) < 0)[None, :] & np.ones(x.shape, bool)
    y = np.where(ahead, build.front(x, z), along(BACKS, z) * np.abs(np.sin(around))[None, :] ** 0.95)
    lifted = z + 0.34 * np.maximum(0, y + 0.085) * smoothstep(0.47, 0.34, z)
    mesh.grid(x, y, lifted, 'skin')
    tints.append(build.tint(x, z, ahead * 1.0).reshape(-1, 3))
    count = mesh.size
    throat = [(0, 0.045, -0.05), (0, 0.04, 0.1), (0, 0.035, 0.2), (0, 0.03, 0.3), (0, 0.03, 0.42)]
    mesh.tube(throat, [0.125, 0.098, 0.084, 0.082, 0.088], 'skin', 48)
    with mesh.at(z=-SETTLE):
        torso(mesh, 'skin', lambda a: 0.15, swell=-0.004)
    for side in (-1, 1):
        with mesh.at(side * 0.136 * build.width, 0.03, 0.528, side * 14):
            mesh.ball((0.009, 0.024, 0.036), 'skin', 0, 0.004, 0, 20)
            rim = [
                (side * 0.011, 0.004 + 0.028 * math.cos(a), 0.004 + 0.041 * math.sin(a))
                for a in np.linspace(-2.4, 2.75, 18)
            ]
            mesh.tube(rim, np.interp(np.arange(18), (0, 4, 14, 17), (0.009, 0.007, 0.0085, 0.006)), 'skin', 10)
            mesh.ball((0.009, 0.013, 0.015), 'skin', side * 0.003, -0.008, -0.038, 14)
            mesh.ball((0.007, 0.008, 0.012), 'skin', side * 0.006, -0.021, -0.006, 12)
    tints.append(np.ones((mesh.size - count, 3)))
    data = mesh.data('head')
    tint = data.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    values = np.concatenate(tints)
    tint.data.foreach_set('color', np.c_[values, np.ones(len(values))].astype(np.float32).reshape(-1))
    _tint_skin()
    return data


def _tint_skin():
    # The tint multiplies the skin's own mottling.
    tree = get_material('skin').node_tree
    principled = next(node for node in tree.nodes if node.type == 'BSDF_PRINCIPLED')
    source = principled.inputs['Base Color'].links[0].from_socket
    attribute, mix = tree.nodes.new('ShaderNodeAttribute'), tree.nodes.new('ShaderNodeMixRGB')
    attribute.attribute_name, mix.blend_type = 'tint', 'MULTIPLY'
    mix.inputs[0].default_value = 1
    tree.links.new(source, mix.inputs[1])
    tree.links.new(attribute.outputs['Color'], mix.inputs[2])
    tree.links.new(mix.outputs[0], principled.inputs['Base Color'])


def eyes(mesh, build, iris='#4d2f1c', gaze=(0.2, 0.03)):
    """Eyeballs that look along gaze, lashes and the wet rim of the lower lids."""
    override_material('#ece3d9', rough=0.18, specular=0.5)
    override_material('#0b0706', rough=0.12, specular=0.6)
    override_material('#ffffff', glow=1.2)
    look = np.array([gaze[0], -1, gaze[1]])
    look /= np.linalg.norm(look)
    across = np.cross(look, (0, 0, 1))
    across /= np.linalg.norm(across)
    up = np.cross(across, look)
    for side in (-1, 1):
        middle, r = np.array([side * EYE[0], EYE[1], EYE[2]]), EYE[3]
        mesh.ball(r, '#ece3d9', *middle, 40)
        for size, colour, lift in ((0.0166, '#20140e', 1.006), (0.0152, iris, 1.012), (0.0074, '#0b0706', 1.02)):
            widest = math.asin(size / r)
            rows = [
                [
                    middle + r * lift * (look * math.cos(t) + math.sin(t) * (across * math.cos(a) + up * math.sin(a)))
                    for a in np.linspace(0, 2 * math.pi, 33)
                ]
                for t in np.linspace(0.001, widest, 6)
            ]
            mesh.loft(rows, colour)
        shine = middle + r * 1.03 * (look * 0.97 + up * 0.2 - across * 0.16)
        mesh.ball((0.0032, 0.0014, 0.0032), '#ffffff', *shine, 10)
        xs = side * (EYE[0] + np.linspace(-0.0347, 0.0347, 25))
        upper, lower, u = build.lids(xs)
        for line, colour, thick, ease in ((upper, '#17100d', 0.0021, 0.5), (lower, '#6d4034', 0.0011, 0.2)):
            depth = np.sqrt(np.maximum(EYE[3] ** 2 - (np.abs(xs) - EYE[0]) ** 2 - (line - EYE[2]) ** 2, 0))
            path = np.stack([xs, EYE[1] - depth - 0.0032 + 0.002 * u, line], axis=-1)
            mesh.tube(path, thick * (1 - (1 - ease) * u), colour, 8)


def brows(mesh, build, colour='hair', thick=1.0, arch=1.0):
    """Eyebrows of many short hairs."""
    chance = np.random.RandomState(5)
    for side in (-1, 1):
        for t in np.linspace(0, 1, 46):
            for row in (-1, 0, 1):
                t_ = t + chance.uniform(-0.02, 0.02)
                x = 0.018 + 0.062 * t_
                z = (
                    0.5825
                    + 0.011 * arch * math.sin(math.pi * min(1, t_ * 0.75 + 0.12))
                    + row * 0.0022 * thick * (1.15 - t_)
                )
                lean = 0.35 + 0.75 * t_
                step = 0.0095 * (1 - 0.35 * t_)
                x1, z1 = x + step * math.sin(lean * 1.3), z + step * 0.75 * math.cos(lean * 1.5)
                points = [
                    (side * px, float(build.front(np.array(px), np.array(pz), False)) - 0.0012, pz)
                    for px, pz in ((x, z), ((x + x1) / 2, (z + z1) / 2), (x1, z1))
                ]
                mesh.tube(points, [0.0013 * thick, 0.0012 * thick, 0.0004], colour, 4)


def bindi(mesh, build, colour='#b3202c', size=0.0075):
    """A round mark between the brows."""
    y = float(build.front(np.array(0.0), np.array(0.598), False))
    mesh.ball((size, 0.002, size), colour, 0, y - 0.0004, 0.598, 18)


def glasses(mesh, build, colour='hair', radius=0.039, thick=0.0028):
    """Round spectacles on the nose."""
    for side in (-1, 1):
        ring = [
            (side * (0.05 + radius * math.cos(a)), -0.146 + 0.012 * math.cos(a), 0.541 + radius * 0.9 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 41)
        ]
        mesh.tube(ring, thick, colour, 8)
        wide = 0.143 * build.width
        hinge = side * (0.05 + radius)
        mesh.tube(
            [(hinge, -0.133, 0.55), (side * wide * 0.95, -0.05, 0.553), (side * wide * 1.03, 0.03, 0.55)],
            thick,
            colour,
            8,
        )
    bridge = 0.05 - radius
    mesh.tube([(-bridge, -0.158, 0.546), (0, -0.162, 0.552), (bridge, -0.158, 0.546)], thick, colour, 8)


def skull(build, azimuth, z):
    """A point of the skull's outline, without features; azimuth 0 is ahead, 90 its left."""
    a = math.radians(azimuth)
    wide = build.half_width(z)
    front, back = along(FRONTS, z), along(BACKS, z)
    way = np.where(np.cos(a) > 0, -front * abs(math.cos(a)) ** 0.93, back * abs(math.cos(a)))
    return wide * math.sin(a), way
