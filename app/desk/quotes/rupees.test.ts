import { expect, test } from "vitest";
import { readRupees, writeRupees } from "./rupees.ts";

test.each([
  ["4,500", 450_000],
  ["₹ 4500.5", 450_050],
  ["0", 0],
  ["1,23,456.78", 12_345_678],
  ["", null],
  ["-5", null],
  ["1.234", null],
  ["1e9", null],
  ["four", null],
])("%s is %o paisa", (text, paisa) => expect(readRupees(text)).toBe(paisa));

test.each([0, 1, 100, 450_050, 999_999_999_99])(
  "%i paisa read back what they are written as",
  (paisa) => expect(readRupees(writeRupees(paisa))).toBe(paisa),
);
