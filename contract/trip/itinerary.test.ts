import { expect, test } from "vitest";
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
      why: "Architecture counts double for you, and it is on the way.",
      pinned: "no",
      notices: [],
    },
  ],
  locked: false,
  notices: [{ level: "note", code: "sun", text: "Light until 18:10." }],
};

test("an itinerary goes through JSON and back; a range upside down does not", () => {
  const itinerary = {
    version: 2,
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
        text: "Closed on your Monday.",
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

test("a trip that a browser kept before days had ids is read, its days called by their numbers", () => {
  const { id: _, ...earlier } = day;
  const kept = {
    version: 1,
    wish: Wish.parse({}),
    facts: "abc",
    from: "2027-02-14",
    to: "2027-02-14",
    start: delhi,
    end: delhi,
    days: [earlier],
    stays: [],
    budget: { lines: [], total: [1, 2], perDay: [1, 2], without: [] },
    leftOut: [],
    notices: [],
    conflicts: [],
    worth: 1,
  };
  const read = readItinerary(JSON.parse(JSON.stringify(kept)));
  expect(read).toMatchObject({ version: 2, nextDay: 2, days: [{ id: "d1", number: 1 }] });
  expect(readItinerary(JSON.parse(JSON.stringify(read)))).toEqual(read);
  for (const odd of [null, 7, "trip", {}, { ...kept, version: 9 }, { ...kept, days: 3 }])
    expect(readItinerary(odd)).toBeNull();
});
