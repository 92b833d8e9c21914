import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { sayEnglish } from "#words/english.ts";
import { findToldFault } from "./codes.ts";
import { readTripLink } from "./link.ts";
import { saysParty } from "./link-party.ts";
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
  ["with something more", () => link({ ...days, z: 1 }), /^Something .*left out/],
  ["with a name of a day that is none", () => link({ ...days, l: { d1: 7 } }), /^Names of days/],
  ["with a note without end", () => link({ ...days, x: { d1: "x".repeat(2001) } }), /^Notes/],
  ["with odd savings", () => link({ ...days, t: "all" }), /^What was given up/],
  [
    "with a visit of minus five minutes",
    () => link({ ...days, d: [["delhi", "fort", 600, -5], [""]] }),
    /^Day 1 .*damaged/,
  ],
  [
    "of a party of none",
    () => link({ ...days, w: { must: ["taj-mahal"], party: { adults: 0, children: [] } } }),
    /^Who travels could not be read in this link, or not in full/,
  ],
  [
    "with a stop that has no name",
    () => link({ ...days, o: { d1: [{ i: "stop-a", n: " " }] } }),
    /^Stops that somebody added .*left out/,
  ],
];

test("of a damaged wish all that is sound stays, and each field that is not is named", async () => {
  const wish = {
    when: { from: "2027-02-30", days: 3 },
    party: { adults: 3, children: [8, -1, 40], passport: "martian" },
    must: ["taj-mahal", "No Such Id", 7],
    interests: { history: 3, food: 99 },
    colour: "red",
    taste: "blue",
  };
  const read = await readTripLink(await link({ ...days, w: wish, d: [["delhi"], [4]] }));
  expect(read.wish).toEqual(
    Wish.parse({
      party: { adults: 3, children: [8] },
      must: ["taj-mahal"],
      interests: { history: 3 },
    }),
  );
  expect(read.skeleton?.d).toHaveLength(2);
  expect(read.faults.map(({ code, values }) => values.field ?? code)).toEqual([
    ...["when", "party", "must", "interests", "other", "link-day-damaged"],
  ]);
  expect(saysParty(read)).toBe(false);
  const { faults } = await readTripLink(await link({ ...days, w: { pace: "breathless" } }));
  expect([faults.map(sayEnglish), saysParty({ faults })]).toEqual([[expect.any(String)], true]);
});

test("each field of a wish can be named", () => {
  for (const field of Object.keys(Wish.shape))
    expect(findToldFault({ code: "link-wish", values: { field } }), field).toBeNull();
});

test("a link that was cut off opens as far as it came, and says in which day that was", async () => {
  const visits = ["fort", 600, 90, "tomb", 20, 60, "garden", 20, 45];
  const towns = ["delhi", "agra", "jaipur", "pushkar", "udaipur", "bundi"];
  const d = [...towns.map((town) => [town, ...visits]), ["", ...visits]];
  const o = { d1: [{ i: "stop-a", n: "Tea" }] };
  const w = { must: ["taj-mahal"], party: { adults: 4, children: [8] } };
  const whole = await link({ ...days, w, d, o });
  const all = await readTripLink(whole);
  expect([all.faults, all.skeleton?.d.length]).toEqual([[], 7]);
  const seen = new Set<string>();
  for (let letters = 2; letters < whole.length; letters++) {
    const { wish, skeleton, faults } = await readTripLink(whole.slice(0, letters));
    const [fault] = faults;
    expect(fault && sayEnglish(fault)).toBeTruthy();
    seen.add(fault?.code ?? "");
    if (fault?.code !== "link-cut") continue;
    // Days that came are the days that were sent; the last of them is where the trip ends.
    const count = Number(fault.values.day);
    expect(wish).toEqual(all.wish);
    expect(skeleton?.d.slice(0, -1)).toEqual(d.slice(0, count - 1));
    expect(d[count - 1]?.slice(1)).toEqual(
      expect.arrayContaining(skeleton?.d.at(-1)?.slice(1) as unknown[]),
    );
  }
  expect([...seen].sort()).toEqual([
    ...["link-broken", "link-cut", "link-cut-words", "link-damaged", "link-days-lost"],
  ]);
});

test("of a link that was cut off behind its days all days are there, and it says what people wrote may be missing", async () => {
  const written = {
    i: ["d1", "d9"],
    n: 12,
    l: { d1: "Nani's birthday", d9: "By the river" },
    o: { d1: [{ i: "stop-a", n: "Tea", x: "" }], d9: [{ i: "stop-b", n: "A boat", x: "" }] },
    x: { d1: "Slowly, please", d9: "Umbrellas!" },
    t: [{ level: "note", code: "saved-ways", values: {} }],
  };
  const kinds = ["names", "stops", "notes", "saved"];
  const whole = await link({ ...days, ...written });
  const seen = new Set<unknown>();
  for (let letters = whole.length - 1; letters > 2; letters -= 2) {
    const { skeleton, faults } = await readTripLink(whole.slice(0, letters));
    const [fault, ...others] = faults;
    if (fault?.code === "link-cut") break;
    expect(fault?.code).toBe("link-cut-words");
    expect([skeleton?.d, others]).toEqual([days.d, []]);
    const from = kinds.indexOf(String(fault?.values.from));
    seen.add(fault?.values.from);
    for (const [at, field] of (["l", "o", "x"] as const).entries()) {
      if (at < from) expect(skeleton?.[field]).toEqual(written[field]);
      else expect(written[field]).toMatchObject(skeleton?.[field] ?? {});
    }
  }
  expect([...seen].sort()).toEqual([...kinds].sort());
});

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
  const two = await read({ o: { d1: [{ ...stop, i: "stop-b", m: "long" }, stop], d2: [stop, 7] } });
  expect(two?.o).toEqual({ d1: [stop], d2: [stop] });
  expect((await read({ x: { d1: "x".repeat(2001) }, o: { d1: [stop] } }))?.o).toEqual({
    d1: [stop],
  });
  expect((await read({ d: [["delhi"], [4]], o: { d1: [stop] } }))?.o).toEqual({ d1: [stop] });
});

test.each(odd)("a link %s says what is wrong and where", async (_, write, said) => {
  const { faults } = await readTripLink(await write());
  expect(faults.flatMap((fault) => findToldFault(fault) ?? [])).toEqual([]);
  expect(faults.map(sayEnglish).join("\n")).toMatch(said);
});
