import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "|x",
  "%x",
  "\uff1d1+1",
  "\uff0b1",
  "\uff0d1",
  "\u22121",
  "\uff201",
  "\ufe661",
  "\u207c1",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  "\u00a0\u3000=1",
  "\u200b\uff1d1",
  "\u202e=1",
])("%j is made text", (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test.each(["a;=1+1", "a; \uff1d1", "a\t@x", ";+1"])(
  "%j has no formula behind another country's comma",
  (text) => {
    const line = csvLine([text]);
    for (const part of line.split(/[;\t]/).slice(1)) expect(part).toMatch(/^'/);
  },
);

test.each([
  ["Asha Devi", "Asha Devi"],
  ["a=b, c", '"a=b, c"'],
  ['say "yes"', '"say ""yes"""'],
  ["2 - 3", "2 - 3"],
  ["a\nb", '"a\nb"'],
  ["\u0906\u0936\u093e", "\u0906\u0936\u093e"],
  [null, ""],
  [7, "7"],
])("%j is written as %j", (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});
