import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPaper } from "./paper.ts";
import { readShapers } from "./paper-fonts.ts";

/** Half of them fontkit draws with a sign too many. */
const words =
  "हिंदी सिंह धार्मिक दार्जिलिंग पेलिंग अजिंठा पिंजौर शर्तों किला मंदिर राष्ट्रीय उद्यान स्त्री क्षत्रिय ज्ञान विश्वविद्यालय यात्रा कोटेशन रवानगी ज़रूरत बर्फ़ ढाई साढ़े मुहूर्त कुर्सी निर्भर मिट्टी".split(
    " ",
  );

async function write(lines: string[]): Promise<string> {
  const paper = await openPaper("हिंदी");
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

test.runIf(hasPoppler)(
  "words in Hindi are found in a paper and copied as they are written",
  async () => {
    const lines = [...words, "दिल्ली से आगरा: ₹1,43,300, 2 घंटे 10 मिनट", "Asha सिंह, Leh से"];
    const text = execFileSync("pdftotext", ["-enc", "UTF-8", await write(lines), "-"], {
      encoding: "utf8",
    });
    const read = text.normalize("NFC").replaceAll("\f", "").trim().split("\n").filter(Boolean);
    expect(read).toEqual(lines.map((line) => line.normalize("NFC")));
  },
);

test("the glyphs of a word tell it as it is written, and no sign is drawn twice", async () => {
  const { devanagari: shape } = await readShapers();
  if (!shape) throw new Error("There is none.");
  for (const word of words) {
    const glyphs = shape(word);
    expect(glyphs.map(({ text }) => text).join(""), word).toBe(word);
    expect(
      glyphs.some(({ glyph }) => glyph === 0),
      word,
    ).toBe(false);
  }
  // Short i, ha, the dot, da, long i: fontkit draws the dot again.
  expect(shape("हिंदी")).toHaveLength(5);
  expect(new Set(shape("हिंदी").map(({ glyph }) => glyph)).size).toBe(5);
});
