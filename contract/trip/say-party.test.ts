import { expect, test } from "vitest";
import { sayParty } from "./say-party.ts";

test.each([
  [{ adults: 4, children: [8] }, "4 adults, 1 child (8)"],
  [{ adults: 1, children: [] }, "1 adult"],
  [{ adults: 2, children: [0, 17] }, "2 adults, 2 children (0, 17)"],
  [{ adults: 2, children: [null, null] }, "2 adults, 2 children"],
  [{ adults: 2, children: [8, null] }, "2 adults, 2 children (8, age unknown)"],
])("%o is said as %s", (heads, words) => {
  expect(sayParty(heads)).toBe(words);
});

test("what nobody has counted is said so", () => {
  expect(sayParty({ adults: 9, children: [] }, { atLeast: true })).toBe("9 adults or more");
});
