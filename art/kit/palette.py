"""The palette: every named material of the film set, paler and softer than one would think.

A scene changes an entry for itself with scene.material('sand', colour='#…').
"""


ASHLAR = (1.3, 0.55, 0.3)
BRICKWORK = (0.62, 0.2, 0.34)


def _stone(colour, second=None, **more):
    return {'colour': colour, 'second': second, 'rough': 0.85, 'vary': 0.12, 'scale': 0.35, 'stain': 0.3, 'worn': 0.03, **more}


def _leaf(colour, second, translucent=0.33, each=0.32, **more):
    return {'colour': colour, 'second': second, 'rough': 0.65, 'scale': 0.5, 'translucent': translucent, 'each': each, **more}


STONES = {
    'marble': _stone('#f4e6d8', rough=0.42, vary=0.035, scale=0.25, bump=0.02, bump_scale=1.5, specular=0.4, courses=(1.8, 0.9, 0.07), stain=0.08),
    'marble-shade': _stone('#e6d3c4', rough=0.5, vary=0.05, stain=0.1),
    'inlay': _stone('#8d7c76', rough=0.6, vary=0.05),
    'recess': _stone('#a89c98', vary=0.1),
    'shadow': _stone('#4a4348'),
    'red-stone': _stone('#b8654a', '#9c523c', bump=0.05, courses=ASHLAR),
    'red-stone-dark': _stone('#98503c', courses=ASHLAR),
    'red-stone-pale': _stone('#d08d6c', '#b97456', courses=ASHLAR),
    'pink-plaster': _stone('#d98d78', '#c87965', bump=0.02),
    'sand-stone': _stone('#e3b273', '#c9955c', bump=0.12, bump_scale=2.5, courses=ASHLAR),
    'sand-stone-dark': _stone('#d09d62', '#b07f4b', bump=0.15, bump_scale=2, courses=ASHLAR),
    'sand-stone-pale': _stone('#f0cb92', vary=0.1, courses=ASHLAR),
    'granite': _stone('#a9927c', '#86705d', bump=0.12, bump_scale=2.2, courses=ASHLAR),
    'granite-pale': _stone('#c4ad93', '#a58e76', bump=0.1, courses=ASHLAR),
    'granite-dark': _stone('#6d5d52', '#4e423b', bump=0.15, courses=ASHLAR),
    'laterite': _stone('#a6603f', '#7f472f', bump=0.15, courses=(0.8, 0.4, 0.35)),
    'basalt': _stone('#6b625c', '#4b4541', bump=0.2, bump_scale=1.5, courses=ASHLAR),
    'brick': _stone('#b36b4d', '#94553e', scale=1.2, bump=0.04, bump_scale=5, courses=BRICKWORK),
    'terracotta': _stone('#bd7350', '#9d5a3e', scale=0.8, courses=BRICKWORK),
    'grey-stone': _stone('#a39c93', '#847d76', bump=0.08, courses=ASHLAR),
    'paving': _stone('#cbb198', '#b59a82', bump=0.03, bump_scale=3, courses=(1.2, 1.2, 0.25)),
    'step': _stone('#cfae8a', '#b08f6d', bump=0.05, bump_scale=2, courses=(1.6, 0.5, 0.2)),
    'concrete': _stone('#b9b4ab', '#a39e96'),
}
WALLS = {
    'whitewash': _stone('#f7f0e4', rough=0.9, vary=0.05, stain=0.2, bump=0.04, bump_scale=2),
    'cream-wall': _stone('#efdcb8', rough=0.9, vary=0.07),
    'ochre-wall': _stone('#d9a45a', rough=0.9, vary=0.1),
    'yellow-wall': _stone('#e9bd62', rough=0.9, vary=0.08),
    'pink-wall': _stone('#dc9c92', rough=0.9, vary=0.08),
    'blue-wall': _stone('#7fa6cf', '#6a92c0', rough=0.9),
    'green-wall': _stone('#93b49a', rough=0.9, vary=0.08),
    'maroon-band': _stone('#8e2f25', vary=0.1, scale=0.6),
    'mud-wall': _stone('#c58f66', '#a9774f', bump=0.06),
    'window': {'colour': '#2b1f1c', 'rough': 0.6},
    'window-lit': {'colour': '#ffb45e', 'second': '#ff9a3c', 'rough': 0.6, 'lamp': 3.0, 'scale': 0.2, 'unlit': '#2b1f1c'},
    'glass': {'colour': '#26343c', 'rough': 0.12, 'specular': 0.6, 'vary': 0.05},
    'shutter-green': {'colour': '#5d8271', 'rough': 0.7},
    'thatch': {'colour': '#dfb671', 'second': '#a87a42', 'rough': 0.9, 'scale': 3.2, 'bump': 0.1, 'bump_scale': 9, 'stretch': (5, 0.35, 0.35)},
    'tiles': _stone('#b4573a', '#8d3f2b', scale=1.5, bump=0.1, bump_scale=5, courses=(0.34, 0.3, 0.4)),
    'slate': _stone('#6f7680', '#565c66', bump=0.05, courses=(0.5, 0.35, 0.35)),
    'tin-roof': _stone('#a8503f', '#8b4034', rough=0.55, vary=0.08),
    'green-roof': _stone('#4f7a63', '#3f6552', rough=0.6),
}
WOODS_AND_METALS = {
    'gold': {'colour': '#e8b254', 'rough': 0.25, 'vary': 0.05, 'metal': 1},
    'gold-paint': {'colour': '#f2b33d', 'rough': 0.35, 'vary': 0.05, 'metal': 0.35},
    'brass': {'colour': '#c99a4c', 'rough': 0.3, 'metal': 1},
    'iron': {'colour': '#6d7178', 'rough': 0.5, 'metal': 0.4},
    'wood': {'colour': '#8c5a34', 'rough': 0.5, 'vary': 0.2, 'scale': 2, 'stretch': (0.3, 3, 3)},
    'wood-dark': {'colour': '#5a3a26', 'rough': 0.6, 'vary': 0.2, 'scale': 2},
    'hull': {'colour': '#6b3f28', 'rough': 0.38, 'vary': 0.25, 'scale': 1.5, 'bump': 0.03, 'bump_scale': 4, 'stretch': (0.3, 3, 6), 'specular': 0.5},
    'weave': {'colour': '#dcb67c', 'second': '#b98f58', 'scale': 7, 'bump': 0.08, 'bump_scale': 12, 'stretch': (1, 1, 0.25)},
    'bamboo': {'colour': '#c3a766', 'second': '#a4894c', 'rough': 0.6, 'scale': 3},
    'rope': {'colour': '#5a483a', 'rough': 0.9},
}
PLANTS = {
    'leaf': _leaf('#5f8236', '#3f6230'),
    'leaf-dark': _leaf('#43682f', '#2c4a27'),
    'leaf-dry': _leaf('#8c9450', '#66703c'),
    'leaf-autumn': _leaf('#c9a23a', '#9c8434'),
    'leaf-chinar': _leaf('#cf6f31', '#a94a28'),
    'blossom-pink': _leaf('#e9a3b5', '#d57e9c'),
    'blossom-red': _leaf('#d65a33', '#b03d26'),
    'cypress': _leaf('#33552f', '#24412a', 0.22, 0.25),
    'pine': _leaf('#3f6238', '#2a4a30', 0.15, 0.3, scale=0.3),
    'pine-snow': _leaf('#dfe6ea', '#5f7d6b', 0.1, 0.2, scale=0.9),
    'palm': _leaf('#6f9a35', '#3f7030', 0.42, 0.3, scale=0.8, specular=0.4),
    'frond-rib': {'colour': '#a8a24e', 'rough': 0.6, 'translucent': 0.2},
    'palm-trunk': {'colour': '#8d7862', 'second': '#5d4c3f', 'rough': 0.9, 'scale': 2.2, 'bump': 0.1, 'bump_scale': 7, 'stretch': (0.4, 0.4, 3)},
    'coconut': {'colour': '#8fa044', 'rough': 0.5, 'vary': 0.2},
    'bark': {'colour': '#5d4636', 'rough': 0.9},
    'bark-pale': {'colour': '#9a8468', 'rough': 0.9},
    'root': {'colour': '#6b513b', 'second': '#4c3a2a', 'rough': 0.9, 'scale': 2},
    'grass': _leaf('#7f9c45', '#587a36', 0.3, 0.22, scale=0.3),
    'grass-dry': _leaf('#b7a058', '#8f8140', 0.3, 0.22, scale=0.3),
    'reed': _leaf('#a5a859', '#7a8440', 0.3, 0.25),
    'tea': _leaf('#8fb548', '#628c38', 0.3, 0.2, scale=0.4),
    'rice': _leaf('#9cbb4c', '#78a03c', 0.35, 0.15, scale=0.3),
    'lawn': {'colour': '#71873f', 'second': '#4d6736', 'rough': 0.95, 'scale': 0.09, 'bump': 0.08, 'bump_scale': 9, 'patches': ('#a39a52', 0.3, 0.16)},
    'hedge': {'colour': '#46652f', 'second': '#2f4a25', 'rough': 0.9, 'scale': 1.2, 'bump': 0.15, 'bump_scale': 8},
    'field': {'colour': '#9dae4a', 'second': '#7a963c', 'rough': 0.95, 'scale': 0.06, 'patches': ('#a89f55', 0.25, 0.05)},
    'field-ripe': {'colour': '#d2b455', 'second': '#b3984a', 'rough': 0.95, 'scale': 0.06},
    'mustard': {'colour': '#e3c23c', 'second': '#b9a83c', 'rough': 0.95, 'scale': 1.5},
    'marigold': {'colour': '#f0932b', 'second': '#e0701f', 'rough': 0.8, 'scale': 2},
    'lotus': {'colour': '#e58fb0', 'rough': 0.7, 'translucent': 0.3},
    'lotus-pad': {'colour': '#5d8a4a', 'second': '#45703c', 'rough': 0.5},
}
GROUNDS = {
    'sand': {'colour': '#e9c08a', 'second': '#dcab73', 'rough': 0.9, 'scale': 0.05, 'wave': (0.55, 2.2, 0.06), 'stretch': (1, 0.55, 1)},
    'beach': {'colour': '#eed6ab', 'second': '#dfc193', 'rough': 0.9, 'scale': 0.12, 'bump': 0.05, 'bump_scale': 1.5, 'patches': ('#d8bd92', 0.35, 0.07)},
    'salt': {'colour': '#f1ece6', 'second': '#dfd8d2', 'rough': 0.6, 'scale': 0.3, 'bump': 0.03, 'bump_scale': 1.2},
    'earth': {'colour': '#8d6746', 'second': '#654b34', 'rough': 0.95, 'scale': 0.6, 'bump': 0.2},
    'dust': {'colour': '#cda67d', 'second': '#b78f68', 'rough': 0.95, 'scale': 0.15, 'bump': 0.06, 'bump_scale': 1.5, 'patches': ('#a98b62', 0.35, 0.11)},
    'meadow': {'colour': '#86964a', 'second': '#637a3a', 'rough': 0.95, 'scale': 0.06, 'bump': 0.15, 'bump_scale': 1.2, 'patches': ('#b0a05c', 0.3, 0.09)},
    'forest-floor': {'colour': '#6f7a42', 'second': '#56542f', 'rough': 0.95, 'scale': 0.15, 'bump': 0.2},
    'snow': {'colour': '#f6f8fb', 'second': '#e6edf4', 'rough': 0.7, 'scale': 0.1, 'bump': 0.1, 'bump_scale': 0.6},
    'rock': {'colour': '#8d8078', 'second': '#5f554f', 'rough': 0.95, 'scale': 0.5, 'bump': 0.3, 'bump_scale': 3},
    'rock-warm': {'colour': '#b98a62', 'second': '#8d6547', 'rough': 0.95, 'scale': 0.3, 'bump': 0.4, 'bump_scale': 1.5},
    'coral': {'colour': '#d9cfae', 'rough': 0.9},
    'road': {'colour': '#8d8781', 'second': '#7b756f', 'rough': 0.9, 'scale': 0.4, 'patches': ('#6f6a64', 0.3, 0.3)},
}
LIFE = {
    'skin': {'colour': '#6f4733', 'rough': 0.6, 'vary': 0.03},
    'hair': {'colour': '#231a18', 'rough': 0.6},
    'camel': {'colour': '#c0935f', 'second': '#9a6c3d', 'rough': 0.9, 'scale': 1.5},
    'elephant': {'colour': '#8a7f7b', 'second': '#6b625f', 'rough': 0.9, 'scale': 1.5, 'bump': 0.02, 'bump_scale': 8},
    'rhino': {'colour': '#938a82', 'second': '#736a63', 'rough': 0.9, 'scale': 1.5, 'bump': 0.02, 'bump_scale': 9},
    'rhino-fold': {'colour': '#6d655e', 'rough': 0.9},
    'tiger': {'colour': '#d98a3a', 'second': '#c9762c', 'rough': 0.85, 'scale': 1.0},
    'lion': {'colour': '#cf9f62', 'second': '#b98750', 'rough': 0.9, 'scale': 1.5},
    'mane': {'colour': '#4e3222', 'second': '#382318', 'rough': 0.95, 'scale': 6},
    'mane-pale': {'colour': '#8a5f36', 'second': '#6d4728', 'rough': 0.95, 'scale': 6},
    'deer': {'colour': '#b5834f', 'second': '#99693c', 'rough': 0.9},
    'cow': {'colour': '#efe6d8', 'second': '#d9cbb8', 'rough': 0.9},
    'horse': {'colour': '#8a5a3c', 'rough': 0.8},
    'yak': {'colour': '#54443a', 'second': '#3a2e28', 'rough': 0.95, 'scale': 3},
    'bird': {'colour': '#3b3440', 'rough': 0.9},
    'white-bird': {'colour': '#f6f1ea', 'rough': 0.8},
    'saffron': {'colour': '#e8892b'}, 'crimson': {'colour': '#c22f3a'}, 'scarlet': {'colour': '#d8433a'},
    'indigo': {'colour': '#2d4c86'}, 'azure': {'colour': '#3f78b8'}, 'emerald': {'colour': '#3a8a5b'},
    'turmeric': {'colour': '#eab538'}, 'magenta': {'colour': '#c2457f'}, 'violet': {'colour': '#7a5aa0'},
    'ivory': {'colour': '#f4ead8', 'vary': 0.04}, 'teal': {'colour': '#2f8583'}, 'maroon': {'colour': '#7d2b30'},
    'flag-blue': {'colour': '#2f66c4', 'translucent': 0.45}, 'flag-white': {'colour': '#f6f3ea', 'translucent': 0.45},
    'flag-red': {'colour': '#d6342c', 'translucent': 0.45}, 'flag-green': {'colour': '#3a9a4b', 'translucent': 0.45},
    'flag-yellow': {'colour': '#f4c531', 'translucent': 0.45}, 'flag-saffron': {'colour': '#ee8a25', 'translucent': 0.45},
    'flame': {'colour': '#ffb347', 'glow': 9, 'vary': 0}, 'lamp': {'colour': '#ffc06a', 'glow': 1.2, 'lamp': 7, 'vary': 0},
    'steam': {'colour': '#f6f1e8', 'rough': 1, 'vary': 0.02, 'translucent': 0.6, 'specular': 0, 'glow': 0.22},
    'moon': {'colour': '#fff4d8', 'glow': 1.6, 'vary': 0.06, 'scale': 0.02},
}
WATERS = {
    'pool': {'kind': 'water', 'colour': '#12303a', 'rough': 0.015, 'ripple': 0.012, 'scale': 0.5, 'stretch': (1, 0.25, 1)},
    'lake': {'kind': 'water', 'colour': '#143a46', 'ripple': 0.02, 'scale': 0.35, 'stretch': (0.5, 1.5, 1)},
    'river': {'kind': 'water', 'colour': '#2d5b5c', 'ripple': 0.035, 'scale': 0.4, 'stretch': (0.5, 1.5, 1)},
    'backwater': {'kind': 'water', 'colour': '#0f4a48', 'rough': 0.03, 'ripple': 0.035, 'scale': 0.5, 'stretch': (0.5, 1.5, 1)},
    'sea': {'kind': 'water', 'colour': '#1f6d80', 'ripple': 0.09, 'scale': 0.25, 'stretch': (0.6, 1.6, 1), 'mirror': 0.2},
    'lagoon': {'kind': 'water', 'colour': '#37b3b0', 'ripple': 0.03, 'scale': 0.5, 'mirror': 0.1},
    'glacial': {'kind': 'water', 'colour': '#4c93a0', 'rough': 0.08, 'ripple': 0.05, 'scale': 0.12, 'stretch': (1, 1, 1)},
    'high-lake': {'kind': 'water', 'colour': '#1d5fa0', 'ripple': 0.03, 'scale': 0.3, 'stretch': (0.5, 1.6, 1), 'mirror': 0.15},
}
VEILS = {
    'fall': {'kind': 'veil', 'colour': '#f3f7f8', 'cover': 0.62, 'scale': 0.9, 'stretch': (3.2, 3.2, 0.09)},
    'fall-thin': {'kind': 'veil', 'colour': '#f6f9fa', 'cover': 0.4, 'scale': 1.6, 'stretch': (4, 4, 0.08)},
    'foam': {'kind': 'veil', 'colour': '#f7f4ec', 'cover': 0.5, 'scale': 2.6, 'spread': 0.07, 'shade': '#dfe6e4'},
}
TERRAINS = {
    'valley': {'kind': 'terrain', 'meadow': ('#b39a55', '#8a964c'), 'rock': ('#b0967a', '#8d7863'), 'snow_line': 430, 'rock_slope': 0.66, 'scale': 0.012, 'snow_blend': 45, 'bump': 2.0, 'bump_scale': 0.06},
    'peaks': {'kind': 'terrain', 'meadow': ('#8a7a5c', '#76694f'), 'rock': ('#7c7480', '#57525f'), 'snow': '#ffffff', 'snow_line': 330, 'rock_slope': 0.62, 'scale': 0.004, 'snow_blend': 70, 'bump': 10, 'bump_scale': 0.014, 'snow_slope': (0.3, 0.5)},
    'cold-desert': {'kind': 'terrain', 'meadow': ('#c3a37e', '#a98a6a'), 'rock': ('#a98b74', '#82695b'), 'snow_line': 420, 'rock_slope': 0.7, 'scale': 0.01, 'bump': 2.5, 'bump_scale': 0.05},
    'green-hills': {'kind': 'terrain', 'meadow': ('#7f9a47', '#5d8039'), 'rock': ('#7d7a52', '#5f6140'), 'rock_slope': 0.5, 'scale': 0.02, 'bump': 0.8, 'bump_scale': 0.2},
    'forest-hills': {'kind': 'terrain', 'meadow': ('#527540', '#3f6137'), 'rock': ('#6a6f4c', '#4d5a3c'), 'rock_slope': 0.5, 'scale': 0.03, 'bump': 3, 'bump_scale': 0.25},
    'dry-hills': {'kind': 'terrain', 'meadow': ('#b59a68', '#979055'), 'rock': ('#a98363', '#85664d'), 'rock_slope': 0.7, 'scale': 0.02, 'bump': 1.0, 'bump_scale': 0.15},
    'snow-hills': {'kind': 'terrain', 'meadow': ('#f4f7fb', '#e3ebf3'), 'rock': ('#8b8a92', '#6a6970'), 'rock_slope': 0.62, 'scale': 0.01, 'bump': 0.8, 'bump_scale': 0.1},
}
PALETTE = {**STONES, **WALLS, **WOODS_AND_METALS, **PLANTS, **GROUNDS, **LIFE, **WATERS, **VEILS, **TERRAINS}
