import { expect, test } from "vitest";
import { setTitleWord } from "./giant-words.ts";

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
