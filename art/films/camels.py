"""Twelve steps of a camel with its rider and of one with its load, on a sheet: what the caravan of a film is cut from.

The scene is rendered like any other (render.py films/camels OUT); 6 columns, 4 rows.
"""
import math

from kit.life.animals import camel, camel_tack

PICTURE = {'hour': 'dusk', 'alt': 'A sheet of walking camels.'}
COLUMNS, ROWS, CELL_WIDTH, CELL_HEIGHT = 6, 4, 6.0, 5.6
STEPS = 12


def build(scene):
    # From far away with a long lens: every cell is seen alike.
    scene.camera((0, -900, 11.2), (0, 0, 11.2), lens=36 * 900 / (COLUMNS * CELL_WIDTH), focus=900)
    scene.light(sun=-72, elevation=13, energy=6.4, haze={'density': 0.00001}, clouds=False)
    dresses = [camel_tack('crimson', 'indigo', 'saffron'), camel_tack('saffron', 'ivory', 'crimson')]
    for row in range(ROWS):
        for column in range(COLUMNS):
            step = column + (row % 2) * COLUMNS
            x, z = (column - (COLUMNS - 1) / 2) * CELL_WIDTH - 0.5, row * CELL_HEIGHT
            scene.put(camel(2 * math.pi * step / STEPS), x, 0, z)
            scene.put(dresses[row // 2], x, 0, z)
