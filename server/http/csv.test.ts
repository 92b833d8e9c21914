import { expect, test } from "vitest";
import { csvLine, phoneCell, tableClock } from "./csv.ts";

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

test.each([
  ["+916512234455", "+91 6512234455"],
  ["+4930123456", "+49 30123456"],
  ["+12025550123", "+1 2025550123"],
  ["+971501234567", "+971 501234567"],
  ["0651 2234455", "0651 2234455"],
  ["", ""],
])("the number %j is the cell %j, without a quote sign", (number, written) => {
  expect(csvLine([phoneCell(number)])).toBe(`${written}\r\n`);
});

test.each(["+91 6512234455+cmd|'/c calc'!A0", "+91 651=1", "+91", "+1-2"])(
  "%j is no number: it is made text",
  (text) => {
    expect(csvLine([phoneCell(text)])).toMatch(/^"?'/);
  },
);

test("moments are written as spreadsheets read them, in a zone", () => {
  const at = new Date("2026-11-22T20:05:00Z");
  expect(tableClock("Asia/Kolkata")(at)).toBe("2026-11-23 01:35");
  expect(tableClock("America/New_York")(at)).toBe("2026-11-22 15:05");
});
