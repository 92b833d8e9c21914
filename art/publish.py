"""Write a picture's AVIF and WebP files at every width and its entry in content/pictures.json.

python3 art/publish.py SLUG WORK SETTINGS KIT    WORK/SLUG.png (and -front.png, -night.png) come from grade.py,
the hashes of its scene and of its kit from scripts/picture-freshness.ts
"""
import base64
import fcntl
import io
import json
import os
import subprocess
import sys
import tempfile

from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, '..', 'public', 'pictures')
MANIFEST = os.path.join(HERE, '..', 'content', 'pictures.json')
WIDTHS = {'card': (320, 640, 1200), 'hero': (320, 640, 1200, 1920), 'portrait': (320, 640)}
NIGHT_WIDTHS = (640, 1200, 1920)
# What is cut out of a picture, as alpha alone: by day and by night the same.
OUTLINE_WIDTHS = (1200, 1920)
# The middle of a hero, as high as it is: all that a phone shows of it. `Scene` counts on this part of its width.
TALL = 832 / 1920
# Rippled water and leaves cost most; beyond this they are encoded a step coarser.
MOST_BYTES_A_PIXEL = 0.085
# The same of the middle for phones.
MOST_BYTES_A_PHONE = 35_000
CREDIT = 'Safarnama, a miniature film set'
# What the denoiser's network makes of an edge, beyond which it sees nothing: rows at the foot, columns at each side.
FOOT, SIDE = 5, 4


def open_trimmed(path):
    """A graded picture without the rim that the denoiser could not clean; its shape stays."""
    image = Image.open(path)
    side = SIDE if image.width > image.height else SIDE // 2
    return image.crop((side, 0, image.width - side, image.height - FOOT))


def make_placeholder(image):
    """A tiny blurred WebP as a data URI of at most 400 bytes."""
    small = image.convert('RGB').resize((20, round(20 * image.height / image.width)), Image.LANCZOS)
    small = small.filter(ImageFilter.GaussianBlur(1))
    for quality in (60, 45, 30, 15, 5):
        data = io.BytesIO()
        small.save(data, 'WEBP', quality=quality, method=6)
        uri = 'data:image/webp;base64,' + base64.b64encode(data.getvalue()).decode()
        if len(uri) <= 400:
            return uri
    raise ValueError('the placeholder does not fit in 400 bytes')


def find_dominant_colour(image):
    """The most common colour of a picture reduced to eight, as '#rrggbb'."""
    reduced = image.convert('RGB').resize((64, 40)).quantize(8)
    _, index = max(reduced.getcolors())
    return '#' + ''.join(f'{c:02x}' for c in reduced.getpalette()[index * 3 : index * 3 + 3])


def encode_avif(source, target, level):
    """Encode with avifenc; level is the constant quality, 0 best to 63."""
    subprocess.run(
        [
            'avifenc',
            '-j',
            '2',
            '-s',
            '6',
            '-y',
            '420',
            '--min',
            '0',
            '--max',
            '63',
            '-a',
            'end-usage=q',
            '-a',
            f'cq-level={level}',
            '-a',
            'tune=ssim',
            '--minalpha',
            '0',
            '--maxalpha',
            '24',
            source,
            target,
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )


def write_files(image, name, widths):
    """One AVIF and one WebP a width."""
    for width in widths:
        height = round(width * image.height / image.width)
        sized = image.resize((width, height), Image.LANCZOS)
        sized = sized.filter(
            ImageFilter.UnsharpMask(*((0.6, 30, 2) if width <= image.width + 2 * SIDE else (1.1, 45, 2)))
        )
        path = os.path.join(PICTURES, f'{name}-{width}')
        sized.save(path + '.webp', quality=76 if width < 1200 else 72, method=5)
        temporary = path + '.tmp.png'
        sized.save(temporary, compress_level=1)
        for level in (25, 30, 35, 40) if width < 1200 else (27, 32, 37):
            encode_avif(temporary, path + '.avif', level)
            if os.path.getsize(path + '.avif') <= MOST_BYTES_A_PIXEL * width * height:
                break
        os.remove(temporary)


def encode_outline(alpha, path):
    """Black with that alpha: an AVIF of little more than its edge."""
    layer = Image.new('RGBA', alpha.size, (0, 0, 0, 0))
    layer.putalpha(alpha)
    temporary = path + '.tmp.png'
    layer.save(temporary, compress_level=1)
    subprocess.run(
        [
            'avifenc',
            '-j',
            '2',
            '-s',
            '4',
            '-y',
            '400',
            '--min',
            '60',
            '--max',
            '63',
            '--minalpha',
            '24',
            '--maxalpha',
            '40',
            temporary,
            path + '.avif',
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    os.remove(temporary)


def crop_tall(image, widest):
    """The middle of a hero at the height of its widest file."""
    sized = image.resize((widest, round(widest * image.height / image.width)), Image.LANCZOS)
    left = round(widest * (1 - TALL) / 2)
    return sized.crop((left, 0, left + round(widest * TALL), sized.height))


def write_outline(front, slug, widths):
    """The outline of a layer at every width, and of its middle."""
    alpha = front.getchannel('A')
    for width in widths:
        sized = alpha.resize((width, round(width * front.height / front.width)), Image.LANCZOS)
        encode_outline(sized, os.path.join(PICTURES, f'{slug}-outline-{width}'))
    encode_outline(crop_tall(alpha, widths[-1]), os.path.join(PICTURES, f'{slug}-outline-tall'))


def write_tall(image, name, widest):
    """The middle of a hero for phones, as AVIF alone: what knows no AVIF gets the whole."""
    path = os.path.join(PICTURES, f'{name}-tall')
    crop_tall(image.convert('RGB'), widest).save(path + '.tmp.png', compress_level=1)
    for level in (32, 37, 42, 47):
        encode_avif(path + '.tmp.png', path + '.avif', level)
        if os.path.getsize(path + '.avif') <= MOST_BYTES_A_PHONE:
            break
    os.remove(path + '.tmp.png')


def record(entry):
    """Put an entry into the manifest, sorted by slug; safe against another writer."""
    with open(os.path.join(tempfile.gettempdir(), 'safarnama-pictures.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        entries = []
        if os.path.exists(MANIFEST):
            with open(MANIFEST, encoding='utf-8') as file:
                entries = [e for e in json.load(file) if e['slug'] != entry['slug']]
        entries = sorted([*entries, entry], key=lambda e: e['slug'])
        with open(MANIFEST + '.new', 'w', encoding='utf-8') as file:
            json.dump(entries, file, indent=2, ensure_ascii=False)
            file.write('\n')
        os.replace(MANIFEST + '.new', MANIFEST)


def end_at(widest, widths):
    """The widths below the widest, and that."""
    return [*(width for width in widths if width < widest), widest]


def publish(slug, work, settings, kit):
    base = os.path.join(work, slug)
    with open(base + '.json') as file:
        made = json.load(file)
    picture, kind = made['picture'], made['kind']
    image = open_trimmed(base + '.png')
    os.makedirs(PICTURES, exist_ok=True)
    # A scene may name the width of its widest file: a state's heads its page alone, India's the whole site.
    widest = picture.get('widest', WIDTHS[kind][-1])
    widths = end_at(widest, WIDTHS[kind])
    write_files(image, slug, widths)
    entry = {
        'slug': slug,
        'alt': picture['alt'],
        'credit': CREDIT,
        'width': widest,
        'height': round(widest * image.height / image.width),
        'hour': picture['hour'],
        'colour': find_dominant_colour(image),
        'placeholder': make_placeholder(image),
        'settings': settings,
        'kit': kit,
        'widths': widths,
    }
    layers = {}
    if os.path.exists(f'{base}-front.png'):
        layers['outline'] = end_at(widest, OUTLINE_WIDTHS)
        write_outline(open_trimmed(f'{base}-front.png'), slug, layers['outline'])
        write_tall(image, slug, widest)
    if os.path.exists(f'{base}-night.png'):
        night = open_trimmed(f'{base}-night.png')
        layers['night'] = [width for width in NIGHT_WIDTHS if width <= min(widest, night.width + 2 * SIDE)]
        write_files(night, f'{slug}-night', layers['night'])
        write_tall(night, f'{slug}-night', widest)
    if layers:
        entry['layers'] = layers
    record(entry)


if __name__ == '__main__':
    publish(*sys.argv[1:5])
