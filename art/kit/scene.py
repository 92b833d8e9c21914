"""Scene: what a scene file builds on. It holds the hour, the camera, the layers and the things put in them."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit.colour import linear
from kit.haze import set_haze
from kit.materials import override_material, set_lamps
from kit.mesh import Mesh
from kit.nature.turf import grow_turf
from kit.stage.hours import get_hour
from kit.stage.sky import make_sky

LAYERS = ('far', 'land', 'front', 'life')


class Scene:
    """One picture being built. Metres; x right, y away from the camera, z up; angles in degrees."""

    def __init__(self, palette='gold', seed=3):
        for thing in list(bpy.data.objects):
            bpy.data.objects.remove(thing)
        self.palette = palette
        self.hour = get_hour(palette)
        self.is_night = palette.startswith('night')
        self.random = random.Random(seed)
        self.layer = 'land'
        self.grade = dict(self.hour['grade'])
        self.camera_at = (0, -50, 3)
        self.sun = (0, 0, 1)
        self._haze = {}
        set_lamps(self.hour['lamps'])
        for name in LAYERS:
            collection = bpy.data.collections.new(name)
            bpy.context.scene.collection.children.link(collection)

    def camera(self, at, look, lens=40, lift=0.0, side=0.0, focus=None, fstop=2.8):
        """Place the camera. lift and side shift the frame without tilting; focus in metres adds depth of field."""
        data = bpy.data.cameras.new('camera')
        camera = bpy.data.objects.new('camera', data)
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        camera.location = at
        camera.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        data.lens, data.shift_x, data.shift_y = lens, side, lift
        data.clip_start, data.clip_end = 0.05, 30000
        if focus:
            data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
        self.camera_at = tuple(at)

    def light(
        self,
        sun,
        elevation=None,
        energy=None,
        colour=None,
        size=2.2,
        fill=None,
        sky=None,
        clouds=None,
        glow=None,
        haze=None,
        grade=None,
    ):
        """Light the set by its hour. sun is the azimuth: 0 ahead of the camera, 90 right, -90 left.

        haze overrides density, height, start, base, low, floor, most; clouds overrides scale, low, high, amount, seed
        or is False for none; grade overrides exposure, saturation, contrast.
        """
        hour = self.hour
        azimuth = math.radians(sun)
        height = math.radians(hour['elevation'] if elevation is None or self.is_night else elevation)
        self.sun = (math.sin(azimuth) * math.cos(height), math.cos(azimuth) * math.cos(height), math.sin(height))
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy = hour['energy'] if energy is None or self.is_night else energy
        lamp.color = linear(hour['colour'] if colour is None or self.is_night else colour)[:3]
        lamp.angle = math.radians(size)
        thing = bpy.data.objects.new('sun', lamp)
        bpy.context.scene.collection.objects.link(thing)
        thing.rotation_euler = Vector(self.sun).to_track_quat('Z', 'Y').to_euler()
        sheet = None
        if clouds is not False:
            sheet = {'colour': hour['clouds'][0], 'sun_colour': hour['clouds'][1], **(clouds or {})}
            if self.is_night:
                sheet.update(
                    colour=hour['clouds'][0], sun_colour=hour['clouds'][1], amount=sheet.get('amount', 0.8) * 0.6
                )
        own = not self.is_night
        make_sky(
            (own and sky) or hour['sky'],
            self.sun,
            sheet,
            glow if glow is not None and own else hour['glow'],
            fill if fill is not None and own else hour['fill'],
            hour['stars'],
        )
        self._haze = {
            'density': 0.0012,
            'height': 20,
            'colour': hour['haze'][0],
            'sun_colour': hour['haze'][1],
            'start': 40,
        }
        changes = dict(haze or {})
        if self.is_night:
            changes.pop('colour', None), changes.pop('sun_colour', None)
        self._haze.update(changes)
        if own:
            self.grade.update(grade or {})

    def material(self, name, **settings):
        """Change a palette material for this scene; call before its first use."""
        override_material(name, **settings)

    def lamp(self, x, y, z, power=60, colour='#ffb060', radius=0.3, day=0.0):
        """A point light that is on when the hour's lamps are lit; day is its share by daylight. power in watts."""
        share = max(self.hour['lamps'], day)
        if share <= 0:
            return
        data = bpy.data.lights.new('lamp', 'POINT')
        data.energy, data.color, data.shadow_soft_size = power * share, linear(colour)[:3], radius
        thing = bpy.data.objects.new('lamp', data)
        thing.location = (x, y, z)
        bpy.context.scene.collection.objects.link(thing)

    def put(self, thing, x=0, y=0, z=0, turn=0, scale=1, tilt=0, roll=0, layer=None):
        """Stand a Mesh, or mesh data made once for many, in a layer; returns the object."""
        data = thing.data('thing') if isinstance(thing, Mesh) else thing
        placed = bpy.data.objects.new(data.name, data)
        placed.location = (x, y, z)
        placed.rotation_euler = (math.radians(tilt), math.radians(roll), math.radians(turn))
        placed.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
        bpy.data.collections[layer or self.layer].objects.link(placed)
        return placed

    def scatter(self, things, count, area, ground=None, keep=None, scale=(0.8, 1.25), sink=0.1, layer=None, seed=1):
        """Put count copies over area ((x0, x1), (y0, y1)) or a function of the random generator giving (x, y).

        ground(x, y) gives heights; keep(x, y, z) says which places are allowed. Returns how many were put.
        """
        chance = random.Random(seed)
        points = []
        for _ in range(count):
            if callable(area):
                points.append(area(chance))
            else:
                points.append((chance.uniform(*area[0]), chance.uniform(*area[1])))
        xs, ys = np.array([p[0] for p in points]), np.array([p[1] for p in points])
        zs = ground(xs, ys) if ground else np.zeros(len(xs))
        placed = 0
        for x, y, z in zip(xs, ys, zs):
            if keep and not keep(x, y, z):
                continue
            self.put(chance.choice(things), x, y, z - sink, chance.uniform(0, 360), chance.uniform(*scale), layer=layer)
            placed += 1
        return placed

    def finish(self):
        """Grow the turf and give the air its haze; called by the renderer when the scene is built."""
        grow_turf(self)
        set_haze(self.camera_at, self.sun, **self._haze)


def height_at(ground, x, y):
    """One height from a ground function of arrays."""
    return float(np.asarray(ground(np.array([float(x)]), np.array([float(y)])))[0])
