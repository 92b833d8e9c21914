import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { escapeBeyondLatin1 } from "./one-byte-code.mjs";

test("code means the same in signs of one byte", () => {
  const code = '({ word: "यात्रा – é", wave: `👋·`, mark: /[–—]|👋/u })';
  const escaped = escapeBeyondLatin1(code);
  expect(escaped).toMatch(/^[\0-\xff]*$/);
  const read = (text: string): { word: string; wave: string; mark: RegExp } =>
    runInNewContext(text);
  const [one, other] = [read(code), read(escaped)];
  expect(other).toMatchObject({ word: one.word, wave: one.wave });
  for (const text of ["a – b", "👋", "-"]) expect(other.mark.test(text)).toBe(one.mark.test(text));
});
