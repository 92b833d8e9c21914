import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPaper } from "./paper.ts";
import { readShapers } from "./paper-fonts.ts";

/** Half of the Hindi ones fontkit draws with a sign too many; the Bengali ones join letters, or have a sign before its letter. */
const hindi =
  "हिंदी सिंह धार्मिक दार्जिलिंग पेलिंग अजिंठा पिंजौर शर्तों किला मंदिर राष्ट्रीय उद्यान स्त्री क्षत्रिय ज्ञान विश्वविद्यालय यात्रा कोटेशन रवानगी ज़रूरत बर्फ़ ढाई साढ़े मुहूर्त कुर्सी निर्भर मिट्टी".split(
    " ",
  );

const bengali =
  "দার্জিলিং ঝাড়খণ্ড পশ্চিমবঙ্গ দুর্গাপুজো কোণার্ক স্ত্রী ক্ষেত্র জ্ঞান বিশ্ববিদ্যালয় রাষ্ট্রীয় উদ্যান সূর্যাস্ত কোটেশন রওনা পৌঁছনো ট্যাক্সি অ্যাকাউন্ট শ্রীনগর লেহ্‌ র‍্যাপিডো হঠাৎ দুঃখ চাঁদ কৃষ্ণ গৃহস্থ ব্রহ্মপুত্র".split(
    " ",
  );

async function write(lines: string[], title: string): Promise<string> {
  const paper = await openPaper(title);
  for (const line of lines) paper.write(line);
  const folder = mkdtempSync(join(tmpdir(), "safarnama-paper-"));
  const file = join(folder, "paper.pdf");
  writeFileSync(file, await paper.close());
  return file;
}

const hasPoppler = (() => {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasPoppler).each([
  ["Hindi", [...hindi, "दिल्ली से आगरा: ₹1,43,300, 2 घंटे 10 मिनट", "Asha सिंह, Leh से"], "हिंदी"],
  [
    "Bengali",
    [...bengali, "দিল্লি থেকে আগ্রা: ₹1,43,300, 2 ঘণ্টা 10 মিনিট", "Asha সিং, Leh থেকে"],
    "বাংলা",
  ],
])(
  "words in %s are found in a paper and copied as they are written",
  async (_language, lines, title) => {
    const text = execFileSync("pdftotext", ["-enc", "UTF-8", await write(lines, title), "-"], {
      encoding: "utf8",
    });
    const read = text.normalize("NFC").replaceAll("\f", "").trim().split("\n").filter(Boolean);
    expect(read).toEqual(lines.map((line) => line.normalize("NFC")));
  },
);

test.each([
  ["devanagari", hindi],
  ["bengali", bengali],
] as const)(
  "the glyphs of a word in %s tell it as it is written, and all are there",
  async (script, words) => {
    const { [script]: shape } = await readShapers();
    if (!shape) throw new Error("There is none.");
    for (const word of words) {
      const glyphs = shape(word);
      expect(
        glyphs
          .map(({ text }) => text)
          .join("")
          .normalize("NFC"),
        word,
      ).toBe(word.normalize("NFC"));
      expect(
        glyphs.some(({ glyph }) => glyph === 0),
        word,
      ).toBe(false);
    }
  },
);

test("no sign is drawn twice", async () => {
  const { devanagari: shape, bengali: shapeBengali } = await readShapers();
  if (!shape || !shapeBengali) throw new Error("There is none.");
  // Short i, ha, the dot, da, long i: fontkit draws the dot again.
  expect(shape("हिंदी")).toHaveLength(5);
  expect(new Set(shape("हिंदी").map(({ glyph }) => glyph)).size).toBe(5);
  // Short i, da, the dot; and e before ka, a after it: one sign in writing is two on paper.
  expect(shapeBengali("দিং")).toHaveLength(3);
  expect(new Set(shapeBengali("কো").map(({ glyph }) => glyph)).size).toBe(3);
});
