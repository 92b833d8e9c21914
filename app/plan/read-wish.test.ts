import { expect, test } from "vitest";
import { findByName, nextGoodMonth, readWish } from "./read-wish.ts";

const today = "2026-11-22";
const read = (query: string) => readWish(new URLSearchParams(query), today, names);
const names = [
  { id: "taj-mahal", name: "Taj Mahal" },
  { id: "varanasi", name: "Varanasi" },
];

test("an empty form is a wish of defaults", () => {
  const { wish, faults } = read("");
  expect(faults).toEqual([]);
  expect(wish).toMatchObject({ start: "anywhere", pace: "usual", must: [] });
  expect(wish.when).toBeUndefined();
});

test("where nobody said whose prices are meant, a town as start says India and an airport does not", () => {
  const passportOf = (query: string) => read(query).wish.party.passport;
  expect(passportOf("start=base:delhi&passport=")).toBe("indian");
  expect(passportOf("start=airport:DEL&passport=")).toBe("foreign");
  expect(passportOf("start=base:delhi&passport=foreign")).toBe("foreign");
});

test("parts of the country are read from the address, and what is none is left out with a word", () => {
  expect(read("where=state:kerala&where=region:kutch&where=").wish.where).toEqual([
    "state:kerala",
    "region:kutch",
  ]);
  const { wish, faults } = read("where=somewhere&days=5");
  expect(wish.where).toEqual([]);
  expect(wish.when?.days).toBe(5);
  expect(faults.join(" ")).toContain("could not be read");
});

test("a family's answers", () => {
  const { wish, faults } = read(
    "month=2027-02&days=10&start=base:delhi&adults=3&children=6, 9&elders=1&wheelchair=on&pace=easy&interest=history&interest=food&perDay=20000&limit=on&must=jaipur&mustNames=taj mahal; Varanasi&never=nahargarh-fort",
  );
  expect(faults).toEqual([]);
  expect(wish).toMatchObject({
    when: { month: "2027-02", days: 10 },
    start: "base:delhi",
    party: { adults: 3, children: [6, 9], elders: 1, wheelchair: true },
    pace: "easy",
    interests: { history: 2, food: 2 },
    budget: { perDay: 20_000, limit: true },
    must: ["jaipur", "taj-mahal", "varanasi"],
    never: ["nahargarh-fort"],
  });
});

test.each([
  ["days=400", "30 is taken"],
  ["days=0", "1 is taken"],
  ["days=ten", "not a number"],
  ["from=2020-03-01", "has passed"],
  ["from=soon", "no date"],
  ["month=2020-01", "has passed"],
  ["children=6, 40", "0 to 17"],
  ["children=two", "0 to 17"],
  ["mustNames=Atlantis", "Atlantis"],
  ["start=airport:nowhere", "could not be read"],
])("%s is planned as near as can be, and says so", (query, sentence) => {
  const { wish, faults } = read(query);
  expect(faults.join(" ")).toContain(sentence);
  expect(wish.version).toBe(1);
});

test("digits of Devanagari and Bengali are read as any others", () => {
  const { wish, faults } = read("days=१०&adults=৩&children=६, ९&dayFrom=०९:३०&month=२०२७-०२");
  expect(faults).toEqual([]);
  expect(wish).toMatchObject({
    when: { month: "2027-02", days: 10 },
    party: { adults: 3, children: [6, 9] },
    dayFrom: 570,
  });
});

test("a day that has passed is the same day of the coming year", () => {
  expect(read("from=2026-02-14&days=5").wish.when).toEqual({ from: "2027-02-14", days: 5 });
});

test("names are found as people type them", () => {
  expect(findByName(names, " TAJ ")?.id).toBe("taj-mahal");
  expect(findByName(names, "")).toBeNull();
  expect(findByName(names, "zzz")).toBeNull();
});

test("the next good month", () => {
  expect([
    nextGoodMonth("2026-11-22"),
    nextGoodMonth("2026-12-01"),
    nextGoodMonth("2026-03-30"),
  ]).toEqual(["2026-12", "2027-01", "2026-10"]);
});

test("hours of arrival and departure are minutes, and what is none is said", () => {
  expect(read("arrives=13:30&leaves=09:05").wish).toMatchObject({ arrives: 810, leaves: 545 });
  const { wish, faults } = read("arrives=25:00&leaves=noon");
  expect(wish.arrives ?? wish.leaves).toBeUndefined();
  expect(faults).toHaveLength(2);
});
