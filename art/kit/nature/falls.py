"""Waterfalls: ribbons of white water over an edge, with spray at the foot."""
import math

import numpy as np


def waterfall(mesh, x=0, y=0, top=30.0, foot=0.0, width=6.0, out=2.0, strands=26, seed=1, spread=1.15, steps=(), body='#d3dfe3', streaks=('whitewash', '#e9f0f2', '#d6e2e6')):
    """White water falling towards -y from (x, y, top) to foot; out is how far it leaps; steps are ledges as (height, out);
    body is the colour behind, streaks those of the three kinds of strand."""
    chance = np.random.RandomState(seed)
    fall = top - foot
    rows = []
    for s in np.linspace(0, 1, 30):
        z = top - fall * s
        leap = sum(step_out for height, step_out in steps if z < height)
        wide = width / 2 * (1 + (spread - 1) * s) * (.94 + .05 * math.sin(s * 17 + seed))
        back = y - out * math.sqrt(s) - leap + .22
        rows.append([(x + u * wide, back + .1 * math.sin(u * 9 + s * 7), z) for u in np.linspace(-1, 1, 9)])
    mesh.loft(rows, body)
    strands = int(strands * 1.6)
    for number in range(strands):
        t = (number + .5) / strands * 2 - 1 + chance.normal() * .06
        half = width / strands * chance.uniform(.25, 1.1)
        start, end = x + t * width / 2, x + t * width / 2 * spread + chance.normal() * width * .03
        low = foot + fall * (0 if chance.rand() < .6 else chance.uniform(0, .55))
        rows = []
        for s in np.linspace(0, 1, 26):
            z = top - (top - low) * s
            leap = sum(step_out for height, step_out in steps if z < height)
            px = start + (end - start) * s + .12 * half * math.sin(s * 9 + number)
            py = y - out * math.sqrt(s) * (1 + .06 * math.sin(number * 2.1)) - leap - .12 * number % .5
            wide = half * (.8 + .5 * s) * (1 + .2 * math.sin(s * 21 + number * 1.7))
            rows.append([(px - wide, py, z), (px, py - half * .4, z), (px + wide, py, z)])
        mesh.loft(rows, streaks[number % 3])
    mesh.loft([[(x - width * .5, y + 5, top + .15), (x + width * .5, y + 5, top + .15)], [(x - width * .5, y - .3, top + .1), (x + width * .5, y - .3, top + .1)]], '#dfe8ea')


def spray(mesh, x=0, y=0, z=0, width=8.0, puffs=16, size=1.2, seed=2):
    """Low mounds of foam at the foot of a fall."""
    chance = np.random.RandomState(seed)
    for _ in range(puffs):
        radius = size * chance.uniform(.5, 1.3)
        mesh.ball((radius * 1.6, radius, radius * .55), ('whitewash', '#eef3f4')[chance.randint(2)], x + chance.uniform(-.6, .6) * width, y + chance.uniform(-.5, .2) * size * 2, z, 10)
