"""Colours: sRGB hex to the linear values Cycles wants."""


def linear(hex_colour):
    """'#rrggbb' to linear (r, g, b, 1)."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


def mixed(first, second, amount):
    """A hex colour between two others."""
    a, b = first.lstrip('#'), second.lstrip('#')
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (0, 2, 4)]
    return '#' + ''.join(f'{round(x + (y - x) * amount):02x}' for x, y in pairs)
