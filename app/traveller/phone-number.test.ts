import { expect, test } from "vitest";
import { joinPhoneNumber } from "./phone-number.ts";

test.each([
  ["+91", "98765 43210", "+919876543210"],
  ["+91", "098765-43210", "+919876543210"],
  ["+44", "(0)7700 900123", "+447700900123"],
  ["+39", "06 698 1234", "+39066981234"],
  ["+1-684", "733 1234", "+16847331234"],
  ["+91", "+49 30 123456", "+4930123456"],
  ["+91", "0049 30 123456", "+4930123456"],
  ["+91", "call me", "+91callme"],
  ["+91", "  ", ""],
])("%s and %o make %s", (code, typed, number) => {
  expect(joinPhoneNumber(code, typed)).toBe(number);
});
