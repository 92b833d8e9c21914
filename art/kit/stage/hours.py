"""The hours: sky, sun, air and grade for dawn, noon, gold, dusk and night, with variants of each.

A variant is named '<hour>' or '<hour>-<mood>'. Sky stops run over elevation**0.6, so that most lie in
the 0 to 15 degrees a low camera sees.
"""

SUN_BASE = {'size': 2.2}


def _hour(elevation, energy, colour, sky, haze, clouds, glow=(), fill=0.9, grade=None, lamps=0.0, stars=0.0):
    """elevation in degrees; haze, clouds = (colour, colour towards the sun)."""
    return {'elevation': elevation, 'energy': energy, 'colour': colour, 'sky': sky, 'haze': haze, 'clouds': clouds,
            'glow': list(glow), 'fill': fill, 'grade': grade or {}, 'lamps': lamps, 'stars': stars}


HOURS = {
    'dawn': _hour(
        10, 4.6, '#ffb67c',
        [(0, '#ffd9ae'), (.10, '#ffcbaa'), (.20, '#f7b6b0'), (.31, '#d6abc4'), (.43, '#a3a4d0'), (.58, '#7493cb'), (1, '#4474b8')],
        ('#e9c3c0', '#ffd9a8'), ('#f6cfc8', '#ffe7c8'), [(5, '#ffb070', .20)], .85,
        {'exposure': 1.06, 'saturation': 1.14, 'contrast': 1.1}),
    'dawn-mist': _hour(
        12, 4.2, '#ffc796',
        [(0, '#ffe6c4'), (.12, '#fbdcc2'), (.25, '#e6d3cb'), (.4, '#c3cbd3'), (.6, '#98b6cb'), (1, '#6796bb')],
        ('#e4d9cc', '#ffe3b8'), ('#f4e6da', '#fff0d6'), [(4, '#ffc88a', .22)], 1.0,
        {'exposure': 1.05, 'saturation': 1.12, 'contrast': 1.08}),
    'noon': _hour(
        40, 4.6, '#fff0d8',
        [(0, '#e6eff0'), (.14, '#cfe2ec'), (.32, '#9cc8e6'), (.58, '#5a9bd2'), (1, '#2f6fb2')],
        ('#c6d9e6', '#f4ead8'), ('#f6f8fa', '#fffaf0'), [(6, '#ffe9c8', .10)], .95,
        {'exposure': 1.0, 'saturation': 1.14, 'contrast': 1.1}),
    'noon-alpine': _hour(
        27, 4.8, '#ffdcae',
        [(0, '#dfe9ee'), (.15, '#c6dcea'), (.35, '#8fbde0'), (.6, '#4f8fc9'), (1, '#2a64a8')],
        ('#b9cfe2', '#f6dcc0'), ('#f3f4f6', '#fff3e0'), [(6, '#ffd9a8', .12)], .85,
        {'exposure': 1.0, 'saturation': 1.14, 'contrast': 1.1}),
    'noon-monsoon': _hour(
        34, 2.6, '#f3ead4',
        [(0, '#dde4dc'), (.15, '#c8d6d2'), (.35, '#a5bcbf'), (.6, '#8299a3'), (1, '#64808e')],
        ('#c2d0cb', '#e6e6d0'), ('#76868e', '#d9dcd2'), [], 1.25,
        {'exposure': 1.12, 'saturation': 1.16, 'contrast': 1.1}),
    'gold': _hour(
        17, 5.2, '#ffc88a',
        [(0, '#ffe0ac'), (.12, '#ffd29c'), (.24, '#f2cfae'), (.36, '#bfd2c6'), (.5, '#82bfc8'), (.66, '#55a3bf'), (1, '#3484b0')],
        ('#dccfae', '#ffdb9c'), ('#fbe3c6', '#fff3d6'), [(5, '#ffb860', .25), (60, '#ffd08a', .4)], 1.0,
        {'exposure': 1.08, 'saturation': 1.14, 'contrast': 1.08}),
    'gold-blue': _hour(
        20, 5.2, '#ffd09a',
        [(0, '#ffe9c6'), (.12, '#f4e0c4'), (.26, '#c9dadb'), (.42, '#8fbfdc'), (.62, '#5b9acb'), (1, '#3572b0')],
        ('#d3d0c4', '#ffe0ac'), ('#fbeedd', '#fff4e0'), [(5, '#ffc880', .2)], .95,
        {'exposure': 1.04, 'saturation': 1.14, 'contrast': 1.1}),
    'dusk': _hour(
        12, 5.8, '#ffb878',
        [(0, '#ffd694'), (.09, '#ffc384'), (.18, '#f7a583'), (.28, '#d58f9c'), (.38, '#9a86b4'), (.52, '#6379b4'), (1, '#3c5fa4')],
        ('#dfa597', '#ffd095'), ('#e0a09c', '#ffdfa8'), [(3, '#ff9d50', .34), (30, '#ffc070', .5)], .95,
        {'exposure': .95, 'saturation': 1.12, 'contrast': 1.12, 'shadows': (.012, 0, .04), 'lights': (.03, .012, -.02)}),
    'dusk-rose': _hour(
        9, 4.4, '#ffa488',
        [(0, '#ffc9a4'), (.1, '#ffae98'), (.2, '#ee929c'), (.32, '#b980a8'), (.45, '#7f74b0'), (.62, '#5468a8'), (1, '#354f90')],
        ('#d49fae', '#ffbf9c'), ('#d98aa0', '#ffc2a0'), [(4, '#ff8f60', .3)], .95,
        {'exposure': 1.02, 'saturation': 1.12, 'contrast': 1.1}, .35),
    'dusk-blue': _hour(
        6, 1.6, '#ffb48c',
        [(0, '#f2b98f'), (.07, '#dba39a'), (.15, '#a98fae'), (.26, '#7480b4'), (.42, '#4a66a6'), (.65, '#34508f'), (1, '#243a70')],
        ('#8c88ae', '#e0a890'), ('#8a7fa8', '#f0b090'), [(4, '#ff9a60', .2)], 1.1,
        {'exposure': 1.12, 'saturation': 1.14, 'contrast': 1.08}, .9),
    'night': _hour(
        32, 1.7, '#c0ccff',
        [(0, '#4d5796'), (.12, '#404c8e'), (.3, '#2d3b7c'), (.55, '#1f2c66'), (1, '#141d4a')],
        ('#3f4a88', '#5f6aa6'), ('#5560a0', '#7e88c0'), [(14, '#6f7fc8', .12)], 1.15,
        {'exposure': 1.15, 'saturation': 1.12, 'contrast': 1.06, 'shadows': (.004, .004, .03), 'lights': (.02, .01, -.01)}, 1.0, .9),
    'night-violet': _hour(
        28, 1.9, '#cfc8ff',
        [(0, '#7a5a94'), (.1, '#5f4f92'), (.25, '#423f84'), (.5, '#2a2e6a'), (1, '#191d4c')],
        ('#54497f', '#7a6aa6'), ('#6a5a98', '#9a86b8'), [(10, '#8a78c8', .12)], 1.15,
        {'exposure': 1.15, 'saturation': 1.12, 'contrast': 1.06}, 1.0, .8),
    'night-starlit': _hour(
        30, 1.1, '#b9c8ff',
        [(0, '#3a4a7e'), (.12, '#2c3c72'), (.3, '#1d2c5e'), (.6, '#121c46'), (1, '#0b1230')],
        ('#2c3a6a', '#4a5a8e'), ('#3c4878', '#5a68a0'), [], 1.1,
        {'exposure': 1.25, 'saturation': 1.12, 'contrast': 1.08}, 1.0, 1.6),
}


def get_hour(name):
    """The settings of an hour or of one of its moods; raises KeyError for an unknown one."""
    return HOURS[name]
