"""Waterfalls: ribbons of white water over an edge, with spray at the foot."""
import math

import numpy as np


def waterfall(mesh, x=0, y=0, top=30.0, foot=0.0, width=6.0, out=2.0, strands=26, seed=1, spread=1.15, steps=(), body='#c9d6da', streaks=('steam', '#f2f6f6', '#dfe8ea')):
    """White water falling towards -y from (x, y, top) to foot; out is how far it leaps; steps are ledges as (height, out);
    body is the colour behind, streaks those of the three kinds of strand: many thin ones, thickest in the middle."""
    chance = np.random.RandomState(seed)
    fall = top - foot

    def leap(s):
        return out * math.sqrt(s) + sum(step_out for height, step_out in steps if top - fall * s < height)

    rows = []
    for s in np.linspace(0, 1, 34):
        wide = width * .4 * (1 + (spread - 1) * s) * (.9 + .1 * math.sin(s * 13 + seed) + .06 * math.sin(s * 31))
        rows.append([(x + u * wide + .05 * width * math.sin(s * 7 + u * 3), y - leap(s) + .25 + .4 * abs(u), top - fall * s) for u in np.linspace(-1, 1, 9)])
    mesh.loft(rows, body)
    for number in range(strands * 5):
        t = float(np.clip(chance.normal() * .46, -1.05, 1.05))
        half = width * chance.uniform(.006, .026) + .02
        first = 0 if chance.rand() < .7 else chance.uniform(.05, .6)
        last = 1 if chance.rand() < .6 else first + (1 - first) * chance.uniform(.35, .9)
        depth, drift, phase = chance.uniform(0, .35), chance.normal() * width * .02, chance.uniform(0, 6.3)
        rows = []
        for s in np.linspace(first, last, 22):
            px = x + (t * width / 2 * (1 + (spread - 1) * s)) + drift * s + .012 * width * math.sin(s * 11 + phase)
            py = y - leap(s) - depth * min(1, s * 6) - .1
            ends = min(1, (s - first) * 14 + (.7 if first == 0 else 0), (last - s) * 9 + (.5 if last == 1 else 0))
            wide = half * max(.05, ends) * (.8 + .5 * s) * (1 + .35 * math.sin(s * 23 + phase))
            rows.append([(px - wide, py, top - fall * s), (px, py - wide, top - fall * s), (px + wide, py, top - fall * s)])
        mesh.loft(rows, streaks[number % 3])
    lip = [[(x + u * width * (.42 + .1 * r), y + 4 * r - .3, top + .12 + .1 * r) for u in (-1, -.5, 0, .5, 1)] for r in (1, .6, .3, 0)]
    mesh.loft(lip, '#b9cfd2')


def spray(mesh, x=0, y=0, z=0, width=8.0, puffs=16, size=1.2, seed=2):
    """Low mounds of foam at the foot of a fall."""
    chance = np.random.RandomState(seed)
    for _ in range(puffs):
        radius = size * chance.uniform(.5, 1.3)
        mesh.ball((radius * 1.6, radius, radius * .55), ('steam', '#eef3f4')[chance.randint(2)], x + chance.uniform(-.6, .6) * width, y + chance.uniform(-.5, .2) * size * 2, z, 10)
