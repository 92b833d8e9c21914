import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayEnglish } from "#words/english.ts";
import { listTold } from "#words/list-told.ts";
import { Itinerary, type TripDay } from "./itinerary.ts";
import { readItinerary } from "./read-itinerary.ts";
import { Wish } from "./wish.ts";

test("a wish of nothing is one of defaults", () => {
  const wish = Wish.parse({});
  expect(wish).toMatchObject({
    version: 1,
    start: "anywhere",
    pace: "usual",
    style: "comfortable",
    must: [],
    seed: 1,
  });
  expect(wish.party).toEqual({
    adults: 2,
    children: [],
    elders: 0,
    wheelchair: false,
    passport: "foreign",
  });
  expect(Wish.parse(wish)).toEqual(wish);
});

test("a family's wish is read as it is written", () => {
  const asked = {
    when: { month: "2027-02", days: 10 },
    start: "airport:DEL",
    party: { adults: 3, children: [7, 10], elders: 1, wheelchair: true },
    pace: "easy",
    interests: { history: 2, "music-dance": 0 },
    budget: { perDay: 25_000 },
    must: ["taj-mahal"],
    pins: [
      { kind: "night", base: "agra", day: 3 },
      { kind: "sight", sight: "amber-fort", day: null },
    ],
  };
  expect(Wish.parse(asked)).toMatchObject(asked);
});

test.each<[object, string]>([
  [{ when: { from: "2027-02-30", days: 3 } }, "2027-02-14"],
  [{ when: { month: "2027-13", days: 3 } }, "2027-02"],
  [{ when: { month: "2027-02", days: 0 } }, "at least 1"],
  [{ when: { month: "2027-02", days: 400 } }, "at most 30"],
  [{ start: "airport:Delhi" }, "airport by its code"],
  [{ party: { adults: 0 } }, "at least 1"],
  [{ party: { children: [31] } }, "at most 17"],
  [{ interests: { history: 9 } }, "at most 3"],
  [{ must: ["Taj Mahal!"] }, "amber-fort"],
  [{ must: Array.from({ length: 61 }, () => "taj-mahal") }, "At most 60"],
  [{ version: 2 }, "version"],
  [{ colour: "red" }, "colour"],
])("what cannot be wished is refused (%#)", (wish, message) => {
  const { error } = Wish.safeParse(wish);
  expect(JSON.stringify(error?.issues)).toContain(message);
});

const delhi = { id: "delhi", name: "Delhi", lat: 28.61, lon: 77.21 };
const day: TripDay = {
  id: "d1",
  number: 1,
  date: "2027-02-14",
  wakes: delhi,
  sleeps: null,
  from: 540,
  to: 690,
  sunrise: 421,
  sunset: 1090,
  parts: [
    {
      kind: "ride",
      mode: "road",
      from: 540,
      to: 570,
      fromName: "Delhi",
      toName: "Humayun's Tomb",
      minutes: 30,
      slowMinutes: 50,
      km: 9,
      estimated: true,
      night: false,
      fare: [300, 500],
      notices: [],
    },
    {
      kind: "visit",
      sight: "humayuns-tomb",
      name: "Humayun's Tomb",
      lat: 28.59,
      lon: 77.25,
      from: 570,
      to: 660,
      open: [[360, 1080]],
      fee: 1200,
      why: [{ code: "why-interests", values: { interests: ["architecture"] } }],
      pinned: "no",
      notices: [],
    },
  ],
  locked: false,
  notices: [{ level: "note", code: "sun", values: { rise: 421, set: 1090 } }],
};

test("an itinerary goes through JSON and back; a range upside down does not", () => {
  const itinerary = {
    version: 3,
    wish: Wish.parse({}),
    facts: "abc",
    from: "2027-02-14",
    to: "2027-02-14",
    start: delhi,
    end: delhi,
    days: [day],
    nextDay: 2,
    stays: [],
    budget: { lines: [], total: [1500, 1700], perDay: [1500, 1700], without: [] },
    leftOut: [
      {
        id: "akshardham",
        name: "Akshardham",
        reason: "closed",
        code: "left-closed-day",
        values: { name: "Akshardham", weekday: 0 },
        asked: false,
      },
    ],
    notices: [],
    conflicts: [],
    worth: 140,
  };
  expect(Itinerary.parse(JSON.parse(JSON.stringify(itinerary)))).toEqual(itinerary);
  const upsideDown = { ...itinerary, budget: { ...itinerary.budget, total: [2, 1] } };
  expect(Itinerary.safeParse(upsideDown).success).toBe(false);
});

const readKept = (version: number): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../tests/fixtures/kept-itineraries/${version}.json`, import.meta.url),
      "utf8",
    ),
  );
const sayAll = (value: unknown) => listTold(value).map(sayEnglish);

test("a trip that a browser kept of any version is read, with every sentence that it said", () => {
  for (const version of [1, 2]) {
    const kept = readKept(version);
    const read = readItinerary(kept);
    expect(read).toMatchObject({ version: 3, nextDay: 6, facts: kept.facts, worth: kept.worth });
    expect(read?.days.map(({ id }) => id)).toEqual(["d1", "d2", "d3", "d4", "d5"]);
    expect(readItinerary(JSON.parse(JSON.stringify(read)))).toEqual(read);
    const old = JSON.stringify(kept);
    const said = sayAll(read).filter((text) => !text.startsWith("The sun rises"));
    expect(said.length).toBeGreaterThan(50);
    for (const text of said) expect(old).toContain(JSON.stringify(text).slice(1, -1));
    expect(sayAll(read).filter((text) => text.startsWith("The sun rises at 0"))).toHaveLength(5);
    expect(read?.notices.map(({ code }) => code)).toEqual(["text", "saved-text"]);
    const rides = read?.days.flatMap(({ parts }) => parts) ?? [];
    expect(rides.find((part) => part.kind === "ride" && part.airport)).toMatchObject({
      fromName: "DEL",
      airport: "from",
    });
  }
});

test("what is no kept trip, or one of a later version, is none", () => {
  const kept = readKept(2);
  for (const odd of [null, 7, "trip", {}, { ...kept, version: 9 }, { ...kept, days: 3 }])
    expect(readItinerary(odd)).toBeNull();
});
