import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownNameOf } from "#contract/languages.ts";
import { countWords, openFont, setWord } from "./list-glyphs.mjs";

const root = join(import.meta.dirname, "..");
const fonts = [
  {
    language: "hi",
    letters: "anek-hindi",
    whole: "anek-devanagari/files/anek-devanagari-devanagari",
  },
  { language: "bn", letters: "anek-bengali", whole: "anek-bangla/files/anek-bangla-bengali" },
].map(({ language, letters, whole }) => ({
  language,
  files: [450, 680].map((weight) => join(root, `public/fonts/${letters}-${weight}.woff2`)),
  whole: join(root, `node_modules/@fontsource-variable/${whole}-wdth-normal.woff2`),
}));

test.each(fonts)("a page in $language fetches 60 KiB of letters at most", ({ files }) => {
  const bytes = files.reduce((sum, path) => sum + readFileSync(path).byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test.each(fonts)(
  "the site's own words in $language have all their letters, and 998 of 1,000 their conjuncts as the whole font sets them",
  async ({ language, files, whole }) => {
    const times = countWords(language);
    const full = await openFont(whole);
    for (const path of files) {
      const cut = await openFont(path);
      const missing = [...times.keys()].filter((word) => setWord(cut, word).includes(0));
      expect(missing, "run scripts/subset-fonts.sh").toEqual([]);
      let [all, other] = [0, 0];
      for (const [word, count] of times) {
        all += count;
        // A conjunct that is not there is drawn as its letters and a halant: more glyphs.
        if (setWord(cut, word).length !== setWord(full, word).length) other += count;
      }
      expect(other / all).toBeLessThanOrEqual(0.002);
    }
  },
  60_000,
);

test("the switch to Hindi and the site's name are set by a file of 2.5 KB as the whole font sets them", async () => {
  const path = join(root, "public/fonts/anek-mark.woff2");
  expect(readFileSync(path).byteLength).toBeLessThanOrEqual(2500);
  const [full, cut] = [await openFont(fonts[0]?.whole ?? ""), await openFont(path)];
  for (const word of [ownNameOf.hi, "सफ़रनामा"]) {
    const set = setWord(cut, word);
    expect(set).not.toContain(0);
    expect(set).toHaveLength(setWord(full, word).length);
  }
});
