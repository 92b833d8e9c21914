import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as hb from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";

/**
 * Prints `--gids=… --unicodes=…` for the glyphs of a font with which the site's own Hindi is set, and the
 * half forms and conjuncts that other words need most; with words, for these alone:
 * node scripts/list-glyphs.mjs <font.ttf or woff2> [word …]
 */
const root = join(import.meta.dirname, "..");

/** A font's file for HarfBuzz, which reads no packed one. */
export async function openFont(path) {
  const bytes = readFileSync(path);
  const isPacked = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  const plain = isPacked ? await decompress(bytes) : bytes;
  return new hb.Font(new hb.Face(new hb.Blob(plain)));
}

function* listTexts(place) {
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield readFileSync(join(entry.parentPath, entry.name), "utf8");
}
const own = [
  readFileSync(join(root, "messages/hi.json"), "utf8"),
  ...["hindi.ts", "faults/hindi.ts", "faults/hindi-sign-in.ts", "search/hindi.ts"].map((name) =>
    readFileSync(join(root, "words", name), "utf8"),
  ),
  ...listTexts(join(root, "content/hi")),
].join("\n");

const consonants = "क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ज़ ड़ ढ़ फ़".split(
  " ",
);
const usual = [
  ...consonants.flatMap((one) => [`${one}्क`, `र्${one}`, one]),
  ...[..."कखगघजटडतथदधपफबभमवशसह"].map((one) => `${one}्र`),
  ..."क्ष ज्ञ त्र श्र द्व द्य द्ध द्द द्म ट्ट ट्ठ ड्ड क्त त्त प्त न्न ल्ल म्म क्क च्च ज्ज ष्ट ष्ठ ष्ट्र स्त स्थ स्व".split(" "),
  ..."शर्तों तीर्थों मिर्चों दर्रों आर्थिक पार्किंग साहित्यिक हुक्म धर्मों पार्कों स्त्र न्द्र ह्म ह्न ह्य रु रू दृ हृ अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ङ । ॥".split(
    " ",
  ),
];
/** Each word in Devanagari that stands in the site's own Hindi, and how often. */
export const times = new Map();
for (const [word] of own.normalize("NFC").matchAll(/[\u0900-\u097f\u200c\u200d]+/g))
  times.set(word, (times.get(word) ?? 0) + 1);

/** Glyphs of a word; without some of the steps by which it is set, those that stand in between. */
export function setWord(font, word, without = []) {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(
    font,
    buffer,
    without.map((tag) => new hb.Feature(tag, 0)),
  );
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
/** What is left out in turn: the last steps replace glyphs that must be there to be replaced. */
const last = ["pres", "abvs", "blws", "psts", "haln", "calt"];
const ways = [[], last, ["psts"], ["abvs"]];
/** How often a glyph must be written: for one that is rarer a word shows its halant. With 8 both files are 60 KiB at most. */
const fewest = Number(process.env.FEWEST ?? 8);

function printGlyphs(font, asked) {
  const words = new Set(asked.length > 0 ? asked : [...usual, ...times.keys()]);
  const users = new Map();
  for (const word of words) {
    const needed = new Set(ways.flatMap((without) => setWord(font, word, without)));
    for (const glyph of needed)
      users.set(
        glyph,
        (users.get(glyph) ?? 0) + (asked.length > 0 ? fewest : (times.get(word) ?? fewest)),
      );
  }
  const glyphs = [...users].filter(([, count]) => count >= fewest).map(([glyph]) => glyph);
  const letters = new Set([...words].flatMap((word) => [...word]));
  const spell = (letter) =>
    `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  process.stdout.write(
    `--gids=${glyphs.sort((a, b) => a - b).join()} --unicodes=${[...letters].sort().map(spell).join()}\n`,
  );
}

const [, script, path, ...asked] = process.argv;
if (script === import.meta.filename && path) printGlyphs(await openFont(path), asked);
