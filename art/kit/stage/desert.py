"""The Thar: dunes with a walkable crest in front, scrub, far flat sand."""
import numpy as np

from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import dunes, ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep


def crest(x):
    """Where the front dune's crest lies: y for each x."""
    x = np.asarray(x, float)
    return -50 + 7.5 * np.sin(x * 0.062 + 0.9) - 0.012 * np.maximum(x - 4, 0) ** 2


def desert(scene, rise_at=None, rise=20.0, front_dune=True, scrub=90, material='sand', flat_from=(110, 180)):
    """Build the dunes; rise_at = (x, y) lifts a mesa there. Returns ground(x, y) of arrays. Camera at about y -95, z
    9.5."""

    def ground(xs, ys):
        z = dunes(xs, ys) * (1 - 0.75 * smoothstep(*flat_from, ys))
        if front_dune:
            away, high = ys - crest(xs), np.maximum(5.0 + 1.3 * np.sin(xs * 0.05 + 0.2) + 0.012 * xs, 0.6)
            windward = 9.5 + 1.5 * np.sin(xs * 0.11)
            slope = np.where(
                away < 0, high * np.clip(1 + away / windward, 0, 1) ** 1.12, high * np.exp(-((away / 20) ** 2) * 1.1)
            )
            z = (
                np.maximum(z * 0.5, 0) * smoothstep(-2, 30, away)
                + slope
                + 0.5 * np.exp(-(((ys + 80 + 0.25 * xs) / 7) ** 2)) * (1 + 0.4 * np.sin(xs * 0.08))
            )
        if rise_at:
            away = np.hypot((xs - rise_at[0]) / 1.25, ys - rise_at[1])
            z = (
                z
                + rise * smoothstep(104, 44, away)
                + 1.6 * fractal(xs * 0.05, ys * 0.05, 4) * smoothstep(104, 70, away)
            )
        return z

    scene.put(ground_sheet(ground, (-340, 380), (-110, 700), material, 560, 560, near=(0, 0.55)))
    scene.put(plain(material, z=-1.0, y=4000), layer='far')
    bushes = [broadleaf(70 + i, 5, 'leaf-dry', spread=1.4, clouds=7, cards=200, card=0.3) for i in range(3)]
    scene.scatter(bushes, scrub, ((-220, 260), (70, 190)), ground, scale=(0.5, 1.2), sink=0.4, seed=8)
    tufts = [grass_tuft(3, 50, 0.6, leaf='grass-dry', width=0.014)]
    scene.scatter(tufts, 40, ((-22, 22), (-86, -66)), ground, sink=0.03, seed=9)
    return ground


def salt_flat(scene, material='salt', wet=True):
    """The white Rann: salt to the horizon, a film of water, faint cracked ridges. Returns ground."""
    ground = lambda xs, ys: 0.05 * fractal(xs * 0.4, ys * 0.4, 3) + np.asarray(xs, float) * 0
    scene.put(ground_sheet(ground, (-160, 160), (-60, 400), material, 260, 300, near=(0, 0.5)))
    scene.put(plain(material, z=-0.15, y=4000, size=16000), layer='far')
    if wet:
        water = Mesh()
        for x, y, w, d in ((-9, -14, 16, 4), (12, 0, 26, 7), (-24, 18, 34, 9), (20, 44, 60, 14), (-40, 90, 90, 26)):
            ring = [
                (
                    x + w * 0.5 * np.cos(a) * (1 + 0.18 * np.sin(a * 3 + x)),
                    y + d * 0.5 * np.sin(a) * (1 + 0.2 * np.cos(a * 2)),
                    0.03,
                )
                for a in np.linspace(0, 2 * np.pi, 40)[:-1]
            ]
            water.add(ring, [tuple(range(39))], 'lake')
        scene.put(water)
    return ground
