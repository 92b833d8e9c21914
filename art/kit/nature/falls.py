"""Waterfalls: torn veils of white water over an edge, and the foam they land in."""
import math

import numpy as np


def waterfall(
    mesh,
    x=0,
    y=0,
    top=30.0,
    foot=0.0,
    width=6.0,
    out=2.0,
    strands=26,
    seed=1,
    spread=1.15,
    steps=(),
    body=None,
    streaks=None,
):
    """White water falling towards -y from (x, y, top) to foot; out is how far it leaps; steps are ledges as (height,
    out).

    Three veils one before another, then loose strands: rock shows through where the water is thin. body and streaks
    name
    other materials than the veils.
    """
    chance = np.random.RandomState(seed)
    fall = top - foot

    def leap(s):
        # Water leaps at the lip, slides down each ledge and leaps again.
        return out * math.sqrt(s) + sum(
            step_out * min(1, (height - (top - fall * s)) / 1.2)
            for height, step_out in steps
            if top - fall * s < height
        )

    for layer, share in enumerate((0.78, 0.95, 0.6)):
        rows = []
        for s in np.linspace(0, 1, 60):
            wide = (
                width
                * 0.5
                * share
                * (1 + (spread - 1) * s)
                * (
                    0.9
                    + 0.07 * math.sin(s * 11 + seed + layer * 2)
                    + 0.05 * math.sin(s * 29 + layer)
                    + 0.05 * chance.normal()
                )
            )
            rows.append(
                [
                    (
                        x + u * wide + 0.04 * width * math.sin(s * 6 + u * 3 + layer),
                        y - leap(s) - 0.28 * layer + 0.3 * abs(u),
                        top - fall * s,
                    )
                    for u in np.linspace(-1, 1, 13)
                ]
            )
        mesh.loft(rows, body or ('fall-thin' if layer else 'fall'))
    for number in range(strands):
        t = float(np.clip(chance.normal() * 0.5, -1.1, 1.1))
        half = width * chance.uniform(0.02, 0.06) + 0.04
        first = chance.uniform(0, 0.5)
        last = first + (1 - first) * chance.uniform(0.3, 1)
        depth, phase = chance.uniform(0.3, 0.8), chance.uniform(0, 6.3)
        rows = []
        for s in np.linspace(first, last, 18):
            px = x + t * width / 2 * (1 + (spread - 1) * s) + 0.02 * width * math.sin(s * 9 + phase)
            wide = half * max(0.05, max(0, math.sin(math.pi * (s - first) / (last - first))) ** 0.6) * (0.7 + 0.8 * s)
            rows.append(
                [(px - wide, y - leap(s) - depth, top - fall * s), (px + wide, y - leap(s) - depth, top - fall * s)]
            )
        mesh.loft(rows, (streaks or ('fall-thin',))[number % len(streaks or (1,))])


def spray(mesh, x=0, y=0, z=0, width=8.0, puffs=16, size=1.2, seed=2):
    """The foam that a fall lands in."""
    chance = np.random.RandomState(seed)
    for _ in range(puffs):
        # Clots of foam that bob where the water strikes, flat and torn.
        radius = size * chance.uniform(0.5, 1.2)
        mesh.ball(
            (radius * 1.7, radius, radius * 0.35),
            'foam',
            x + chance.uniform(-0.6, 0.6) * width,
            y + chance.uniform(-0.6, 0.3) * size * 2,
            z,
            14,
        )
    mesh.loft(
        [
            [(x + u * width * 0.75, y + v * size * 2.4 - size, z + 0.06) for u in np.linspace(-1, 1, 12)]
            for v in np.linspace(-1, 1, 8)
        ],
        'foam',
    )
