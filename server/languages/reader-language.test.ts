import { expect, test } from "vitest";
import { languageOfReader, readAcceptLanguage, withReader } from "./reader-language.ts";

test.each([
  ["hi", "hi"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
  ["en-GB,en;q=0.9,hi;q=0.8", "en"],
  ["fr,hi;q=0.3,en;q=0.2", "hi"],
  ["en;q=0.2, HI-Deva-IN ;q=0.7", "hi"],
  ["hi;q=0", null],
  ["hi;q=2,x;;,--,हिंदी", null],
  ["", null],
  ["*", null],
  [`${"fr,".repeat(40)}hi`, null],
] as const)("%s asks for %s", (header, language) => {
  expect(readAcceptLanguage(header)).toBe(language);
});

test("only what is offered is chosen", () => {
  expect(readAcceptLanguage("hi,en;q=0.5", ["en"])).toBe("en");
  expect(readAcceptLanguage(undefined)).toBeNull();
});

test("the reader's language holds for all that a request waits for, and no longer", async () => {
  const told = await withReader("hi", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return languageOfReader();
  });
  expect(told).toBe("hi");
  expect(languageOfReader()).toBe("en");
});
