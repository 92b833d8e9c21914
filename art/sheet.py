"""Contact sheets of the committed pictures: python3 art/sheet.py OUT.png|webp [--width 320] [--columns 8] [SLUG …]

Without slugs every picture is on it. A WebP is made as good as fits in 1.5 MB.
"""
import argparse
import io
import json
import os

from PIL import Image, ImageDraw

HERE = os.path.dirname(os.path.abspath(__file__))
LABEL = 18
MOST_BYTES = 1_500_000


def make_sheet(out, width=320, columns=8, slugs=()):
    """Lay the pictures in cells of width × ⅝ width, each over its slug and hour."""
    with open(os.path.join(HERE, '..', 'content', 'pictures.json'), encoding='utf-8') as file:
        entries = {entry['slug']: entry for entry in json.load(file)}
    chosen = [entries[slug] for slug in slugs or sorted(entries)]
    height = width * 5 // 8
    sheet = Image.new('RGB', (columns * width, -(-len(chosen) // columns) * (height + LABEL)), '#16121c')
    draw = ImageDraw.Draw(sheet)
    for i, entry in enumerate(chosen):
        x, y = i % columns * width, i // columns * (height + LABEL)
        # The smallest file that is no smaller than the cell, or the widest.
        source = next((w for w in entry['widths'] if w >= width), entry['widths'][-1])
        image = Image.open(os.path.join(HERE, '..', 'public', 'pictures', f"{entry['slug']}-{source}.webp")).convert(
            'RGB'
        )
        image.thumbnail((width, height), Image.LANCZOS)
        sheet.paste(image, (x + (width - image.width) // 2, y))
        draw.text((x + 4, y + height + 3), f"{entry['slug']} · {entry['hour']}", fill='#e8dcc8')
    if out.endswith('.webp'):
        save_within(sheet, out)
    else:
        sheet.save(out)


def save_within(sheet, out, most=MOST_BYTES):
    """Save a WebP of at most so many bytes, as good as that allows."""
    for quality in (80, 70, 60, 50, 40, 30, 20, 10):
        data = io.BytesIO()
        sheet.save(data, 'WEBP', quality=quality, method=4)
        if data.tell() <= most:
            break
    with open(out, 'wb') as file:
        file.write(data.getvalue())


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--width', type=int, default=320)
    parser.add_argument('--columns', type=int, default=8)
    parser.add_argument('slugs', nargs='*')
    told = parser.parse_intermixed_args()
    make_sheet(told.out, told.width, told.columns, told.slugs)
