"""One contact sheet of every committed picture: python3 art/sheet.py OUT.png"""
import json
import os
import sys

from PIL import Image, ImageDraw

HERE = os.path.dirname(os.path.abspath(__file__))
CELL, LABEL, COLUMNS = (320, 200), 18, 8


def make_sheet(out):
    with open(os.path.join(HERE, '..', 'content', 'pictures.json'), encoding='utf-8') as file:
        entries = json.load(file)
    rows = -(-len(entries) // COLUMNS)
    sheet = Image.new('RGB', (COLUMNS * CELL[0], rows * (CELL[1] + LABEL)), '#16121c')
    draw = ImageDraw.Draw(sheet)
    for i, entry in enumerate(entries):
        x, y = i % COLUMNS * CELL[0], i // COLUMNS * (CELL[1] + LABEL)
        image = Image.open(os.path.join(HERE, '..', 'public', 'pictures', entry['slug'] + '-320.webp')).convert('RGB')
        image.thumbnail(CELL, Image.LANCZOS)
        sheet.paste(image, (x + (CELL[0] - image.width) // 2, y))
        draw.text((x + 4, y + CELL[1] + 3), f"{entry['slug']} · {entry['hour']}", fill='#e8dcc8')
    sheet.save(out)


if __name__ == '__main__':
    make_sheet(sys.argv[1])
