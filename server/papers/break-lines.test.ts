import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines, mostOnLine } from "./break-lines.ts";

/** Letters of one width, marks of none; counts the letters that were measured. */
function createRuler() {
  let letters = 0;
  const measure = (text: string) => {
    letters += text.length;
    return [...text].filter((point) => !/\p{M}/u.test(point)).length;
  };
  return { measure, letters: () => letters };
}

test("lines are broken at blanks, and a word that no line holds between its letters", () => {
  const { measure } = createRuler();
  expect(breakLines("one two three", 7, measure)).toEqual(["one two", "three"]);
  expect(breakLines("a\n\nb", 7, measure)).toEqual(["a", "", "b"]);
  expect(breakLines("", 7, measure)).toEqual([""]);
  expect(breakLines("to abcdefghij it", 4, measure)).toEqual(["to", "abcd", "efgh", "ij", "it"]);
  expect(breakLines("abc", 0.5, measure)).toEqual(["a", "b", "c"]);
});

test("no letter is cut in two: pairs, marks, families, flags and conjuncts stay whole", () => {
  const { measure } = createRuler();
  const letters = ["👩‍👩‍👧‍👦", "🇮🇳", "é", "क्षि", "𝒳", "ம்"];
  for (const letter of letters) {
    const lines = breakLines(letter.repeat(90), 2.5, measure);
    for (const line of lines) expect(line.length % letter.length).toBe(0);
    expect(lines.join("")).toBe(letter.repeat(90));
  }
});

test("the letters measured grow with the text, whatever the words are", () => {
  const long = {
    "a pasted link": "https://maps.example/?q=".padEnd(2000, "x"),
    "half a million letters in a word": "m".repeat(498 * 1024),
    "prose of half a million letters": "The road to Hanle is long. ".repeat(19_000),
    "marks without a width": `a${"\u0301".repeat(100_000)}`,
    "blanks alone": " ".repeat(100_000),
    "a letter a line": "a\n".repeat(50_000),
    "words that just do not fit": `${"w".repeat(41)} `.repeat(5000),
  };
  for (const [name, text] of Object.entries(long)) {
    const { measure, letters } = createRuler();
    const lines = breakLines(text, 40, measure);
    expect(letters(), name).toBeLessThan(6 * text.length + 1000);
    for (const line of lines) expect(line.length, name).toBeLessThanOrEqual(mostOnLine);
  }
});

test("where letters are wider together than alone, a line is still not too wide", () => {
  const measure = (text: string) => text.length + Math.max(0, text.length - 3) * 0.5;
  for (const line of breakLines("x".repeat(1000), 12, measure))
    expect(measure(line)).toBeLessThanOrEqual(12);
});

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    ...[
      "राजस्थान",
      "தமிழ்நாடு",
      "বাংলা",
      "اردو",
      "עברית",
      "中文字",
      "ไทย",
      "👨‍👩‍👧",
      "🏔️",
      "\u202eabc\u202c",
      "\u200d",
      "\n",
      " ",
    ],
    "x".repeat(300),
    "e\u0301".repeat(150),
  ),
);

test("nothing is lost, cut or too wide, in any script", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }).map((all) => all.join("").toWellFormed()),
      fc.double({ min: 1, max: 50, noNaN: true }),
      (text, most) => {
        const { measure } = createRuler();
        const lines = breakLines(text, most, measure);
        const bare = (all: string) => all.replaceAll(/[ \n]/g, "");
        expect(bare(lines.join(""))).toBe(bare(text));
        for (const line of lines) {
          expect(line.isWellFormed()).toBe(true);
          expect(line.length).toBeLessThanOrEqual(mostOnLine);
          // One letter is as wide as it is.
          if (measure(line) > most)
            expect([...new Intl.Segmenter("en").segment(line)]).toHaveLength(1);
        }
      },
    ),
    { numRuns: 300 },
  );
});
