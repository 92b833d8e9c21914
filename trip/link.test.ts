import fc from "fast-check";
import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { readTripLink, writeTripLink, writeWishLink } from "./link.ts";
import { packText } from "./pack.ts";
import { salvageWish } from "./salvage-wish.ts";
import { readSkeletonDays } from "./skeleton-days.ts";

const family = Wish.parse({
  when: { month: "2027-02", days: 10 },
  start: "base:delhi",
  party: { adults: 3, children: [6, 9], elders: 1, wheelchair: true },
  must: ["taj-mahal", "varanasi"],
  never: ["nahargarh-fort"],
  pins: [{ kind: "night", base: "agra", day: 3 }],
});
const trip = writeDocument(createItinerary({ wish: family }));

test("a link carries the days of a trip: places, nights, order and times", async () => {
  const link = await writeTripLink(trip);
  expect(link).toMatch(/^2\.[\w-]+$/);
  const { wish, skeleton, faults } = await readTripLink(link);
  expect(faults).toEqual([]);
  expect(wish).toEqual(family);
  expect(skeleton).toMatchObject({ f: "2027-02-01", s: "delhi", e: "jaipur" });
  expect(readSkeletonDays(skeleton ?? { d: [] })).toEqual([
    {
      id: "d1",
      night: "delhi",
      isOnWay: false,
      visits: [
        { sight: "humayuns-tomb", from: 570, to: 660 },
        { sight: "qutb-minar", from: 840, to: 930 },
      ],
    },
    {
      id: "d2",
      night: "agra",
      isOnWay: false,
      visits: [{ sight: "taj-mahal", from: 840, to: 990 }],
    },
    {
      id: "d3",
      night: "jaipur",
      isOnWay: false,
      visits: [{ sight: "agra-fort", from: 560, to: 680 }],
    },
    {
      id: "d4",
      night: null,
      isOnWay: false,
      visits: [{ sight: "amber-fort", from: 560, to: 710 }],
    },
  ]);
});

test("what days are called goes along, one line each, and in few letters for a month of named days", async () => {
  const nameOf = (index: number) => (index === 1 ? "नानी का जन्मदिन" : "");
  const named = { ...trip, days: trip.days.map((day, at) => ({ ...day, title: nameOf(at) })) };
  const { skeleton, faults } = await readTripLink(await writeTripLink(named));
  expect(faults).toEqual([]);
  expect(skeleton?.l).toEqual({ d2: "नानी का जन्मदिन" });
  expect(readSkeletonDays(skeleton ?? { d: [] }).map(({ title }) => title)).toEqual([
    ...[undefined, "नानी का जन्मदिन", undefined, undefined],
  ]);
  const letters = "कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह";
  const days = Array.from({ length: 30 }, (_, at) => ({
    ...(trip.days[at % 4] as (typeof trip.days)[number]),
    id: `d${at + 1}`,
    title: Array.from({ length: 60 }, (_, k) => letters[(at * 31 + k * k * 7) % 32]).join(""),
  }));
  expect((await writeTripLink({ ...trip, days })).length).toBeLessThan(6000);
});

test("ids of days that are not counted through, and the number of the next, go along", async () => {
  const days = trip.days.map((day, index) => ({
    ...day,
    id: ["d1", "d7", "d3", "d4"][index] ?? "",
  }));
  const { skeleton } = await readTripLink(await writeTripLink({ ...trip, days, next: 9 }));
  expect(readSkeletonDays(skeleton ?? { d: [] }).map(({ id }) => id)).toEqual([
    "d1",
    "d7",
    "d3",
    "d4",
  ]);
  expect(skeleton?.n).toBe(9);
});

test("what nobody has planned goes as its wish", async () => {
  const link = await writeWishLink(family);
  expect(link.length).toBeLessThan(400);
  expect(await readTripLink(link)).toEqual({ wish: family, skeleton: null, faults: [] });
  const blank = await writeWishLink(Wish.parse({}));
  expect(blank.length).toBeLessThan(20);
  expect(await writeTripLink({ ...trip, wish: null })).toBe(blank);
});

/** One link of every kind that was ever handed out: read for ever. */
test("a link of November 2026, which carries a wish alone, opens and says that it is planned anew", async () => {
  const link =
    "1.Jc_BboNADATQf5mzkSiRWsW_gji4WYfddlmQvaSKEP9ebXL3vBkf-ItawAeWtdQIxtAPX10_gBDk6eCP_iR4FatgfIsrB80xgbCJ1WeLSthzdfCFcIspB2vi-EnXiaA5qDWGWpPmW5Rk4Gq7NsF9W1_yfTVNc8FJWHav4BFVfrpFomQQHmJSxBMmQtGHWjsoEsVmsdjdGzIRtlQcPB74TSWAUdIcK-i1GwyZTd6PgS_ndP4D";
  expect(await readTripLink(link)).toEqual({
    wish: family,
    skeleton: null,
    faults: [{ code: "link-planned-anew", values: {} }],
  });
});

test("a wish of before opens and says that its trip is planned anew", async () => {
  const link = `1.${await packText(JSON.stringify({ must: ["taj-mahal"], pace: "easy" }))}`;
  const { wish, skeleton, faults } = await readTripLink(link);
  expect(wish).toEqual(Wish.parse({ must: ["taj-mahal"], pace: "easy" }));
  expect(skeleton).toBeNull();
  expect(faults).toEqual([{ code: "link-planned-anew", values: {} }]);
});

test("what cannot be read of a wish is left out and named, the rest stays", () => {
  const { wish, faults } = salvageWish({ must: ["taj-mahal"], pace: "breathless", colour: "red" });
  expect(wish).toEqual(Wish.parse({ must: ["taj-mahal"] }));
  expect(faults.map(({ values }) => values.field)).toEqual(["pace", "other"]);
});

test("a later version is said to be one, and nothing is guessed", async () => {
  const { wish, skeleton, faults } = await readTripLink("7.q1YKKkosTgUA");
  expect([wish, skeleton, faults[0]?.code]).toEqual([Wish.parse({}), null, "link-later"]);
});

const written = {
  w: { pace: "easy" },
  ...{ f: "2027-02-01", s: "delhi", e: "delhi", h: "x", n: 4 },
  d: [["delhi", "red-fort", 540, 60, "qutb-minar", 30, 90], ["~jaipur"], [""]],
};
const whole = [
  ["d1", "delhi", ["red-fort", "qutb-minar"]],
  ["d2", "jaipur", []],
  ["d3", null, []],
];
const readOdd = async (odd: object) => {
  const read = await readTripLink(`2.${await packText(JSON.stringify(odd))}`);
  expect(read.wish.pace).toBe("easy");
  const days = read.skeleton && readSkeletonDays(read.skeleton);
  return {
    fault: read.faults[0],
    next: read.skeleton?.n,
    days: days?.map(({ id, night, visits }) => [id, night, visits.map(({ sight }) => sight)]),
  };
};

test("a link of 61 days opens with its first sixty, and says so", async () => {
  const d = Array.from({ length: 61 }, (_, index) => [index % 2 ? "agra" : "delhi"]);
  const { fault, days, next } = await readOdd({ ...written, d });
  expect(fault).toEqual({ code: "link-days-over", values: { count: 61, most: 60 } });
  expect(days).toHaveLength(60);
  expect(days?.at(-1)).toEqual(["d60", "agra", []]);
  // No day that is added later takes the name of the one that was left out.
  expect(next).toBeGreaterThan(61);
});

test("of two days with one id the later gets a new one that no day had, and it is said which", async () => {
  for (const [i, ids] of [
    [
      ["d1", "d1", "d3"],
      ["d1", "d4", "d3"],
    ],
    [
      ["d2", "d9"],
      ["d2", "d9", "d3"],
    ],
    [["d3"], ["d3", "d2", "d4"]],
    [
      ["d1", "D 2", "d4"],
      ["d1", "d5", "d4"],
    ],
  ]) {
    const { fault, days } = await readOdd({ ...written, i });
    expect(days).toEqual(whole.map((day, index) => [ids?.[index], ...day.slice(1)]));
    const day = (ids ?? []).findIndex((id) => !["d1", "d2", "d3", "d9"].includes(id)) + 1;
    if (day) expect(fault).toMatchObject({ values: { day: i?.length === 1 ? 3 : 2 } });
  }
});

test("a day that is damaged keeps what can be read of it, and the others all they had", async () => {
  const [first, ...rest] = written.d;
  for (const [day, night, seen] of [
    [["delhi", "red-fort", 540, 60, "qutb-minar", 9000, 90], "delhi", ["red-fort"]],
    [["delhi", "red-fort", 540, 60, "qutb-minar"], "delhi", ["red-fort"]],
    [["delhi", "red-fort", 540, -60], "delhi", []],
    [[7], null, []],
    [null, null, []],
    ["delhi", null, []],
  ]) {
    const { fault, days } = await readOdd({ ...written, d: [day, ...rest] });
    expect(fault).toEqual({ code: "link-day-damaged", values: { day: 1 } });
    expect(days).toEqual([["d1", night, seen], ...whole.slice(1)]);
  }
  const odd = { ...written, d: [first, ["delhi", "taj-mahal"], [""]] };
  expect(await readOdd(odd)).toMatchObject({ fault: { values: { day: 2 } } });
});

test("what is odd beside the days is left out, and they are as they were", async () => {
  for (const odd of [{ h: 7 }, { n: -1 }, { colour: "red" }, { i: "d1" }]) {
    const { fault, days } = await readOdd({ ...written, ...odd });
    expect(fault).toEqual({ code: "link-day-rest", values: {} });
    expect(days).toEqual(whole);
  }
});

test("days with no first day or end to lay them on leave the wish", async () => {
  for (const odd of [{ f: "2027-02-31" }, { s: "" }, { e: null }, { d: "delhi" }, { d: [] }]) {
    const { fault, days } = await readOdd({ ...written, ...odd });
    expect(fault?.code).toBe("link-days-lost");
    expect(days).toBeUndefined();
  }
});

test("a link that unpacks to more than a trip can be is not unpacked", async () => {
  const bomb = new Blob(["a".repeat(3_000_000)]).stream();
  const packed = await new Response(
    bomb.pipeThrough(new CompressionStream("deflate-raw")),
  ).arrayBuffer();
  const { faults } = await readTripLink(`2.${Buffer.from(packed).toString("base64url")}`);
  expect(faults.map(({ code }) => code)).toEqual(["link-damaged"]);
});

test("whatever stands in the address, a wish comes out", async () => {
  const link = await writeTripLink(trip);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `2.${text}`),
        fc
          .tuple(fc.nat(link.length - 1), fc.base64String())
          .map(([at, text]) => link.slice(0, at) + text + link.slice(at + text.length)),
        fc
          .tuple(fc.constantFrom("w", "f", "s", "e", "h", "d", "i", "n", "t"), fc.jsonValue())
          .map(([name, value]) =>
            JSON.stringify({
              w: {},
              f: "2027-01-01",
              s: "a",
              e: "a",
              h: "",
              d: [["a"]],
              [name]: value,
            }),
          ),
      ),
      async (text) => {
        const asked = text.startsWith("{") ? `2.${await packText(text)}` : text;
        const { wish } = await readTripLink(asked);
        expect(Wish.parse(wish)).toEqual(wish);
      },
    ),
    { numRuns: 300 },
  );
});
