import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { type PaperFonts, readPaperFonts, readShapers } from "./paper-fonts.ts";
import { createTypesetter } from "./typesetter.ts";

async function openDocument() {
  const document = new PDFDocument({ size: "A4", compress: false });
  for (const [name, bytes] of Object.entries(await readPaperFonts()))
    document.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<string>((resolve) => {
    document.on("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
  const finish = () => {
    document.end();
    return ended;
  };
  const set = createTypesetter(document, await readShapers());
  return { document, finish, set };
}
const at = { x: 50, y: 50, size: 10, ink: "0 0 0", bold: false };

test.each<[keyof PaperFonts, string]>([
  ["latin", "AV To Ty: We went to Agra, Jaipur and Ty Wavy (again)."],
  ["latin", "a"],
  ["more", "ĀĒĪŌŪ"],
  ["devanagari", "क्षत्रियविश्वविद्यालय"],
])("a line in %s is as wide as pdfkit would set it: %s", async (font, text) => {
  const { document, set } = await openDocument();
  const theirs = document.font(font).fontSize(1000).widthOfString(text) / 1000;
  expect(Math.abs(set.measure(text) / theirs - 1)).toBeLessThan(0.001);
});

test("what letters a PDF's text would end at are escaped, and lines are balanced", async () => {
  const { set, finish } = await openDocument();
  // Enough letters that their numbers in the paper come by every sign that has a meaning.
  const letters = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x21 + index));
  for (const letter of letters) set.draw(letter, at);
  set.draw("", at);
  set.draw("é\u0301\u0302 क्षत्रिय ₹500 👩‍👩‍👧‍👦 ு", { ...at, bold: true });
  const text = await finish();
  const shown = text.match(/\[(?:[^()[\]\\]|\((?:[^()\\]|\\[\s\S])*\))*\] TJ/g) ?? [];
  expect(shown.length).toBeGreaterThanOrEqual(letters.length);
  expect(text.match(/^q /gm)?.length).toBe(text.match(/^ET Q$/gm)?.length);
  expect(text).not.toContain("NaN");
  expect(text).not.toContain("undefined");
});

test("letters are shaped once each and once beside each other, however long the text", async () => {
  const { document, set } = await openDocument();
  let shaped = 0;
  for (const name of ["latin", "more", "devanagari"]) {
    document.font(name);
    const { _font: font } = document as unknown as { _font: { encode(text: string): unknown } };
    const encode = font.encode.bind(font);
    font.encode = (text) => {
      shaped += text.length;
      return encode(text);
    };
  }
  const prose = "The road to Hanle is long, and worth each of its hours. ";
  set.measure(prose);
  const once = shaped;
  set.draw(prose.repeat(2000), at);
  expect(shaped).toBeLessThan(once + 10);
  const random = Array.from({ length: 20_000 }, (_, n) => ((n * 7919) % 46_656).toString(36));
  set.draw(random.join(" "), at);
  // 36 signs and the blank: a pair is two letters.
  expect(shaped).toBeLessThan(once + 37 * 37 * 2 + 37 + 10);
});
