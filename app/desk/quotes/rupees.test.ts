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
  ["20k", 2_000_000],
  ["1.5 lakh", 15_000_000],
  ["2L", 20_000_000],
  ["Rs. 20,000/-", 2_000_000],
  ["INR 12,34,567", 123_456_700],
  ["1,234,567", 123_456_700],
  ["0.333k", 33_300],
  ["0.00001k", 1],
  ["-20000", null],
  ["5000.555", null],
  ["4,5", null],
  ["20,00", null],
  ["1,2345", null],
  ["20 30", null],
  ["20kk", null],
  ["k", null],
  ["0.000001k", null],
  ["10,00,00,000 cr", null],
  ["999999999999999", null],
])("%s is %o paisa", (text, paisa) => expect(readRupees(text)).toBe(paisa));

test.each([0, 1, 100, 450_050, 999_999_999_99])(
  "%i paisa read back what they are written as",
  (paisa) => expect(readRupees(writeRupees(paisa))).toBe(paisa),
);
