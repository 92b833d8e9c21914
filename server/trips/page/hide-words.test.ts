import { expect, test } from "vitest";
import { createHideWords, hideNothing } from "./hide-words.ts";

const sums = createHideWords({ names: null, sums: [5_355_000, 157_500, 9_000] });
const names = createHideWords({
  names: ["Asha Devi", "आशा देवी", "Al", "", "Mr. (X) Rao"],
  sums: null,
});

test.each([
  ["All for ₹53,550.", "All for …."],
  ["Rs. 4000 or INR 4,000 or 4000/- or रु 4000", "… or … or … or …"],
  ["1.5 lakh, 2 करोड़, €90, 90 euros, $1,200.50", "…, …, …, …, …"],
  ["it was 53550 and 53,550.00, in Hindi ५३,५५०", "it was … and …, in Hindi …"],
  ["1575 before", "… before"],
  [
    "90 km on NH 1, 2,000 steps, at 10.30, in 2027",
    "90 km on NH 1, 2,000 steps, at 10.30, in 2027",
  ],
])("of %o remains %o", (text, wanted) => {
  expect(sums.prose(text)).toBe(wanted);
  expect(names.prose(text)).toBe(text);
});

test.each([
  ["Dear Asha, and ASHA  devi's", "Dear Asha, and …'s", "Dear …, and …'s"],
  ["Naina Devi temple", "Naina Devi temple", "Naina … temple"],
  ["प्रिय आशा देवी, आशाएँ", "प्रिय …, आशाएँ", "प्रिय …, आशाएँ"],
  ["Mr. (X) Rao of Alwar", "… of Alwar", "… of Alwar"],
])("of the name in %o remains %o in a name, %o in prose", (text, inName, inProse) => {
  expect(names.name(text)).toBe(inName);
  expect(names.prose(text)).toBe(inProse);
});

test("whoever may read all of it reads it as it is", () => {
  const text = "Asha Devi pays ₹53,550.";
  expect(hideNothing.prose(text)).toBe(text);
  expect(createHideWords({ names: null, sums: null }).prose(text)).toBe(text);
});
