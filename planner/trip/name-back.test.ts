import { expect, test } from "vitest";
import { nameBack } from "./name-back.ts";

test.each([
  ["Howrah Rajdhani 12302", "Howrah Rajdhani 12301"],
  ["Vande Bharat 20901 or 22961", "Vande Bharat 20902 or 22962"],
  ["NH 44 by Kurukshetra", "NH 44 by Kurukshetra"],
])("%s is back %s", (there, back) => {
  expect(nameBack(there)).toBe(back);
  expect(nameBack(back)).toBe(there);
});
