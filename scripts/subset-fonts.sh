#!/bin/sh
# Cuts the site's fonts from the registry's packages: needs Python's fonttools and brotli, and Node's harfbuzzjs.
# Weights 400 to 800 and widths 100 to 125 % are all that the design uses.
set -eu
cd "$(dirname "$0")/.."
from=node_modules/@fontsource-variable
to=public/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

narrow() { python3 -m fontTools.varLib.instancer "$1" "wght=400:800" "wdth=$3" -o "$2" -q; }
cut() { python3 -m fontTools.subset "$1" --flavor=woff2 --no-hinting --layout-features="$4" --output-file="$to/$2" $3; }

narrow $from/anek-latin/files/anek-latin-latin-wdth-normal.woff2 "$work/latin.ttf" 100:125
narrow $from/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2 "$work/ext.ttf" 100:125
narrow $from/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2 "$work/deva.ttf" 100
narrow $from/anek-bangla/files/anek-bangla-bengali-wdth-normal.woff2 "$work/beng.ttf" 100

# What every page needs, and the letters and signs of Latin-1 and about it that few do.
core="U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+00E9,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212"
more="U+00A1-00A8,U+00AA-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00E8,U+00EA-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+201A,U+201E,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2215"
cut "$work/latin.ttf" anek-latin.woff2 "--unicodes=$core" kern,liga,tnum,locl,ccmp
cut "$work/latin.ttf" anek-latin-more.woff2 "--unicodes=$more" kern,liga,mark,mkmk,tnum,locl,ccmp
cut "$work/ext.ttf" anek-latin-ext.woff2 "--unicodes=U+0100-017F,U+0218-021B,U+02BB-02BC,U+1E00-1EFF,U+20A8" kern,liga,mark,mkmk,ccmp,locl
cut "$work/ext.ttf" anek-rupee.woff2 "--unicodes=U+20B9" kern
cut "$work/deva.ttf" anek-devanagari.woff2 "--unicodes=U+0900-097F,U+200C-200D,U+25CC" "akhn,rphf,blwf,half,pstf,vatu,cjct,rkrf,nukt,pres,abvs,blws,psts,haln,abvm,blwm,dist,kern,locl,ccmp,calt,mark,mkmk"
cut "$work/beng.ttf" anek-bangla.woff2 "--unicodes=U+0980-09FF,U+200C-200D,U+25CC" "akhn,rphf,blwf,half,pstf,vatu,cjct,rkrf,nukt,init,pres,abvs,blws,psts,haln,abvm,blwm,dist,kern,locl,ccmp,calt,mark,mkmk"
# A page in Hindi or Bengali: what its own words are set with, in the two weights of running text and of headings. Both together
# are a quarter of the whole script in all weights, which is fetched for what people type themselves.
# Without the distances between pairs (dist), which are an eighth of the bytes and hardly seen.
steps="akhn,rphf,blwf,half,pstf,vatu,cjct,rkrf,nukt,init,pres,abvs,blws,psts,haln,abvm,blwm,locl,ccmp"
set_in() {
  glyphs=$(node scripts/list-glyphs.mjs "$1" "$work/$2.ttf")
  for weight in 450 680; do
    python3 -m fontTools.varLib.instancer "$work/$2.ttf" wght=$weight -o "$work/$3-$weight.ttf" -q
    cut "$work/$3-$weight.ttf" "$3-$weight.woff2" "$glyphs --no-layout-closure" "$steps"
  done
}
set_in hi deva anek-hindi
set_in bn beng anek-bengali
# The site's name in Devanagari and the switch to Hindi stand on every English page: their few letters travel alone, in
# one weight, so that no such page fetches the whole script.
python3 -m fontTools.varLib.instancer "$work/deva.ttf" wght=700 -o "$work/mark.ttf" -q
cut "$work/mark.ttf" anek-mark.woff2 "$(node scripts/list-glyphs.mjs hi "$work/mark.ttf" सफ़रनामा हिंदी) --no-layout-closure" "$steps"
ls -l "$to"
