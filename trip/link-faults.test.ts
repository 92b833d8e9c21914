import { expect, test } from "vitest";
import { sayEnglish } from "#words/english.ts";
import { findToldFault } from "./codes.ts";
import { readTripLink } from "./link.ts";
import { packText } from "./pack.ts";

const days = { w: {}, f: "2027-02-01", s: "delhi", e: "delhi", h: "", d: [["delhi"], [""]] };
const link = async (value: object, version = 2) =>
  `${version}.${await packText(JSON.stringify(value))}`;

const odd: [string, () => Promise<string> | string, RegExp][] = [
  ["of a later version", () => link(days, 3), /made by a later version/],
  ["with no version", () => "delhi", /not whole/],
  ["damaged", () => "2.AAAA", /damaged/],
  ["with a wish alone", () => link({ must: ["taj-mahal"] }, 1), /planned anew/],
  ["of 61 days", () => link({ ...days, d: Array(61).fill(["delhi"]) }), /61 days.* at most 60/],
  ["with a day id twice", () => link({ ...days, i: ["d1", "d1"] }), /^Day 2 .*another day/],
  ["with a damaged day", () => link({ ...days, d: [["delhi"], [4]] }), /^Day 2 .*damaged/],
  ["with days of no date", () => link({ ...days, f: "soon" }), /days .* could not be read/],
  ["with something more", () => link({ ...days, z: 1 }), /left out/],
  [
    "with a visit of minus five minutes",
    () => link({ ...days, d: [["delhi", "fort", 600, -5], [""]] }),
    /^Day 1 .*damaged/,
  ],
  [
    "of a party of none",
    () => link({ ...days, w: { must: ["taj-mahal"], party: { adults: 0, children: [] } } }),
    /^One wish of this link could not be read/,
  ],
  [
    "with a stop that has no name",
    () => link({ ...days, o: { d1: [{ i: "stop-a", n: " " }] } }),
    /left out/,
  ],
];

test("names of days that are none are left out, those that are stay beside what is damaged", async () => {
  const named = async (l: unknown) => (await readTripLink(await link({ ...days, l }))).skeleton?.l;
  expect(await named({ d1: "Two\u0000  lines\nof it" })).toEqual({ d1: "Two lines of it" });
  for (const bad of [{ d1: "x".repeat(121) }, { "D 1": "x" }, ["x"], "x", { d1: 7 }])
    expect(await named(bad)).toBeUndefined();
  const { skeleton } = await readTripLink(
    await link({ ...days, d: [["delhi"], [4]], l: { d1: "Nani" } }),
  );
  expect(skeleton?.l).toEqual({ d1: "Nani" });
});

test("of what people wrote, what is sound stays beside what is not; letters that nobody sees go", async () => {
  const read = async (value: object) =>
    (await readTripLink(await link({ ...days, ...value }))).skeleton;
  const stop = { i: "stop-a", n: "Tea", a: 600, x: "By the gate" };
  expect(await read({ o: { d1: [stop] }, x: { d1: "Slowly" } })).toMatchObject({
    o: { d1: [stop] },
    x: { d1: "Slowly" },
  });
  const damaged = await read({ o: { d1: [{ ...stop, a: -5 }] }, x: { d1: "Slow\u0000ly\u202e" } });
  expect(damaged?.o).toBeUndefined();
  expect(damaged?.x).toEqual({ d1: "Slowly" });
  expect((await read({ x: { d1: "x".repeat(2001) }, o: { d1: [stop] } }))?.o).toEqual({
    d1: [stop],
  });
  expect((await read({ d: [["delhi"], [4]], o: { d1: [stop] } }))?.o).toEqual({ d1: [stop] });
});

test.each(odd)("a link %s says what is wrong and where", async (_, write, said) => {
  const { fault } = await readTripLink(await write());
  expect(fault && findToldFault(fault)).toBeNull();
  expect(fault && sayEnglish(fault)).toMatch(said);
});
