import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

test("what was written is read again, formulas' guard and all", () => {
  const cells = ['a "b", c', "two\r\nlines", "-450.00", "+91 6512234455", "₹ 5", ""];
  const text = `\uFEFF${csvLine(["h", "", "", "", "", ""])}${csvLine(cells)}\r\n${csvLine(["z"])}`;
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ["h", "", "", "", "", ""] },
    { line: 2, cells },
    { line: 5, cells: ["z"] },
  ]);
});

test("semicolons and tabs of other countries are read; an open quote is refused by its line", () => {
  expect(readCsv("a;b;c\n1,5;2;3").at(-1)?.cells).toEqual(["1,5", "2", "3"]);
  expect(readCsv("a\tb\n1\t2").at(-1)?.cells).toEqual(["1", "2"]);
  expect(() => readCsv('a,b\n1,"2\n3')).toThrow("Line 2");
  expect(readCsv("\n \n")).toEqual([]);
});
