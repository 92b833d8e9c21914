import { expect, test } from "vitest";
import { setGiantWord, setTitleWord } from "./giant-words.ts";

/** What HarfBuzz measures of Anek Devanagari, in ems, times 1.06: a line fills the page by it, and none is wider. */
test.each([
  ["ताजमहल", 3.591],
  ["राजस्थान", 3.461],
  ["महाराष्ट्र", 3.086],
  ["छत्तीसगढ़", 3.654],
])("%s is as wide as it is drawn", (name, drawn) => {
  const [line] = setTitleWord(name).narrow;
  const share = (line?.em ?? 0) / (drawn * 1.06);
  expect(share).toBeGreaterThan(0.97);
  expect(share).toBeLessThan(1.15);
});

test("a state's word is its name in the reader's language, also in Latin letters", () => {
  const textOf = (name: string, language: "en" | "hi") =>
    setGiantWord("andhra-pradesh", name, language).narrow.map(({ text }) => text);
  expect(textOf("Andhra Pradesh", "en")).toEqual(["ANDHRA", "PRADESH"]);
  expect(textOf("आंध्र प्रदेश", "hi")).toEqual(["आंध्र", "प्रदेश"]);
  // Of another language in these letters English's own breaks say nothing.
  expect(textOf("Ándhra Prádesh", "hi")).toEqual(["ÁNDHRA", "PRÁDESH"]);
});
