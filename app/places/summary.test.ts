import { expect, it } from "vitest";
import { summarize } from "./summary.ts";

it("ends a line that has no full stop", () => {
  expect(summarize("Pink walls, early market", "Go in winter.")).toBe(
    "Pink walls, early market. Go in winter.",
  );
});

it("cuts after a sentence, or else between words", () => {
  const sentence = `${"a ".repeat(40)}end.`;
  expect(summarize(sentence, sentence, sentence)).toBe(sentence);
  const cut = summarize("word ".repeat(60));
  expect(cut.length).toBeLessThanOrEqual(159);
  expect(cut.endsWith("word…")).toBe(true);
});
