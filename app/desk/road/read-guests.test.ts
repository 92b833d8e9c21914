import { expect, test } from "vitest";
import { readGuests, writeGuests } from "./read-guests.ts";

test("guests are written one a line and read again as they were", () => {
  const text = "Asha Devi, 41, f, Indian, 1, vegetarian, no onion\nBilal Khan\nRitu, , x, , 2 twin";
  const { guests, fault } = readGuests(`\n${text}\n\n`);
  expect(fault).toBe("");
  expect(guests[0]).toEqual({
    ...{ name: "Asha Devi", age: 41, sex: "f", nationality: "Indian", room: "1" },
    diet: "vegetarian, no onion",
  });
  expect(guests[1]).toMatchObject({ name: "Bilal Khan", age: null, sex: "", room: "" });
  expect(readGuests(writeGuests(guests)).guests).toEqual(guests);
});

test("an age in digits of Devanagari or Bengali is an age", () => {
  expect(readGuests("आशा देवी, ४१, f").guests[0]?.age).toBe(41);
  expect(readGuests("আশা দেবী, ৪১, f").guests[0]?.age).toBe(41);
});

test.each([
  ["Asha\n, 41", /^Line 2: The name of a guest/],
  ["Asha, forty", /^Line 1: "forty" is no age/],
  ["Asha, 410", /^Line 1: /],
  ["Asha, 41, woman", /^Line 1: The sex is f, m or x/],
])("%j is refused by its line", (text, fault) => {
  expect(readGuests(text).fault).toMatch(fault);
});
