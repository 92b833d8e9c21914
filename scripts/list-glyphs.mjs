import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as hb from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";

/**
 * Prints `--gids=… --unicodes=…` for the glyphs of a font with which the site's own words of a language are set, and the
 * half forms and conjuncts that other words need most; with words, for these alone:
 * node scripts/list-glyphs.mjs <hi or bn> <font.ttf or woff2> [word …]
 */
const root = join(import.meta.dirname, "..");

/** A font's file for HarfBuzz, which reads no packed one. */
export async function openFont(path) {
  const bytes = readFileSync(path);
  const isPacked = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  const plain = isPacked ? await decompress(bytes) : bytes;
  return new hb.Font(new hb.Face(new hb.Blob(plain)));
}

function* listTexts(place, names = /\.json$/) {
  for (const name of readdirSync(place, { recursive: true, encoding: "utf8" }))
    if (names.test(name)) yield readFileSync(join(place, name), "utf8");
}
/** Where the words of a language stand, besides its messages and its content. */
const roomsOf = {
  hi: /^(?:(?:faults\/|search\/)?hindi|faults\/hindi-sign-in)\.ts$/,
  bn: /^(?:faults\/|search\/)?bengali[\w-]*\.ts$/,
};
/** Letters of its script, and the two that join or part them. */
const lettersOf = {
  hi: /(?:[\u0900-\u097f]|\u200c|\u200d)+/g,
  bn: /(?:[\u0980-\u09ff]|\u200c|\u200d|\u0964)+/g,
};

const split = (text) => text.split(" ");
const devanagari = split("क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ज़ ड़ ढ़ फ़");
const bengali = split("ক খ গ ঘ চ ছ জ ঝ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ ড় ঢ় য়");
/** What other words need most: each letter alone, its half, with a র before it, and the usual conjuncts. */
const usualOf = {
  hi: [
    ...devanagari.flatMap((one) => [`${one}्क`, `र्${one}`, one]),
    ...[..."कखगघजटडतथदधपफबभमवशसह"].map((one) => `${one}्र`),
    ...split("क्ष ज्ञ त्र श्र द्व द्य द्ध द्द द्म ट्ट ट्ठ ड्ड क्त त्त प्त न्न ल्ल म्म क्क च्च ज्ज ष्ट ष्ठ ष्ट्र स्त स्थ स्व"),
    ...split("शर्तों तीर्थों मिर्चों दर्रों आर्थिक पार्किंग साहित्यिक हुक्म धर्मों पार्कों स्त्र न्द्र ह्म ह्न ह्य रु रू दृ हृ"),
    ...split("अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ङ । ॥"),
  ],
  bn: [
    ...bengali.flatMap((one) => [`র্${one}`, `${one}্য`, one, `${one}ি`, `${one}ু`]),
    ...[..."কগঘজটডতথদধপফবভমশসহ"].map((one) => `${one}্র`),
    ...split(
      "ক্ষ জ্ঞ ত্ত ত্র শ্র দ্ব দ্ধ দ্দ দ্ভ ক্ত ক্স ঙ্ক ঙ্গ ঞ্চ ঞ্জ ণ্ট ণ্ঠ ণ্ড ন্ত ন্দ ন্ধ ন্ন ন্ট ন্ড ম্প ম্ব ম্ভ ম্ম ল্ল ল্প ল্ক",
    ),
    ...split(
      "ষ্ট ষ্ঠ ষ্ক ষ্ণ ষ্প স্ক স্ট স্ত স্থ স্প স্ব স্ন হ্ম হ্ন হ্ব ব্দ প্ত ট্ট চ্চ চ্ছ জ্জ শ্চ স্ট্র ন্ত্র ন্দ্র ষ্ট্র ক্ট ক্ল গ্ল প্ল ব্ল",
    ),
    ...split("রু রূ হৃ শু গু হু অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ঙ ঞ ৎ ং ঃ ঁ । অ্যা"),
  ],
};

/** Each word in its script that stands in the site's own texts of a language, and how often. */
export function countWords(language) {
  const texts = [
    readFileSync(join(root, `messages/${language}.json`), "utf8"),
    ...listTexts(join(root, "words"), roomsOf[language]),
    ...listTexts(join(root, "content", language)),
  ];
  const times = new Map();
  for (const [word] of texts.join("\n").normalize("NFC").matchAll(lettersOf[language]))
    times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

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
const last = ["init", "pres", "abvs", "blws", "psts", "haln", "calt"];
/** Bengali joins its letters one step after the other: what each step leaves is needed by the next. */
const joining = ["blwf", "half", "pstf", "vatu", "cjct", ...last];
const waysOf = {
  hi: [[], last, ["psts"], ["abvs"]],
  bn: [[], ...joining.map((_, step) => joining.slice(step))],
};
/** How often a glyph must be written: for one that is rarer a word shows its halant. So both files are 60 KiB at most. */
const fewestOf = { hi: 8, bn: 1 };

function printGlyphs(language, font, asked) {
  const times = countWords(language);
  const usual = usualOf[language];
  const fewest = Number(process.env.FEWEST ?? fewestOf[language]);
  const words = new Set(asked.length > 0 ? asked : [...usual, ...times.keys()]);
  const users = new Map();
  for (const word of words) {
    const needed = new Set(waysOf[language].flatMap((without) => setWord(font, word, without)));
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

const [, script, language, path, ...asked] = process.argv;
if (script === import.meta.filename && path) printGlyphs(language, await openFont(path), asked);
