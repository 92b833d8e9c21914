import { expect, test } from "vitest";
import type { OpenWindow, PlannableSight } from "#contract/content/plannable.ts";
import { Wish } from "#contract/trip/wish.ts";
import { findBeginWindows } from "./open-windows.ts";
import { readTraveller } from "./traveller.ts";

/** Up at half past eight, home by half past six; the sun rises at six and sets at six. */
const traveller = readTraveller(Wish.parse({}));
const sun = { rise: 360, set: 1080 };
const sight = (kind: string, ...best: string[]) =>
  ({ kind, best: best.length > 0 ? best : ["morning"] }) as unknown as PlannableSight;
const begin = (
  what: PlannableSight,
  open: readonly OpenWindow[] | null,
  { lastEntry = 0, minutes = 30, set = sun.set } = {},
) => findBeginWindows(what, open, lastEntry, minutes, traveller, { ...sun, set });

test("the traveller of these tests has the usual day", () => {
  expect(traveller).toMatchObject({ start: 510, end: 1110, latest: 1290 });
});

test.each([
  // Nothing said of a last entry: the visit ends with the hours.
  [0, 30, 990],
  // An hour before closing, however short the visit is.
  [60, 30, 960],
  [60, 59, 960],
  // A visit that is longer than that ends with the hours.
  [60, 90, 930],
  [15, 90, 930],
])(
  "a last entry %i minutes before closing, of a visit of %i: until %i",
  (lastEntry, minutes, last) => {
    expect(begin(sight("museum"), [[540, 1020]], { lastEntry, minutes })).toEqual([[540, last]]);
  },
);

test("on both sides of a break a visit begins in the hours and ends in them", () => {
  const hours: OpenWindow[] = [
    [360, 720],
    [960, 1200],
  ];
  expect(begin(sight("temple"), hours, { minutes: 60 })).toEqual([
    [510, 660],
    [960, 1050],
  ]);
  // As long as the morning lasts: it begins with it or not at all.
  expect(begin(sight("temple"), [[540, 720]], { minutes: 180 })).toEqual([[540, 540]]);
  expect(begin(sight("temple"), [[540, 720]], { minutes: 181 })).toEqual([]);
});

test.each([
  ["viewpoint", [[360, 1200]], 1040],
  ["lake", [[360, 1200]], 1040],
  // What never closes is taken for out of doors.
  ["square", [[0, 1440]], 1040],
  // What has walls and hours is not.
  ["museum", [[360, 1200]], 1050],
] as [string, OpenWindow[], number][])(
  "a %s is left twenty minutes after sunset",
  (kind, hours, last) => {
    const [window] = begin(sight(kind), hours, { minutes: 60 });
    expect(window).toEqual([510, last]);
  },
);

test("out of doors the day ends earlier with an earlier sun, and where nobody knows the hours too", () => {
  expect(begin(sight("beach"), null, { minutes: 60, set: 1000 })).toEqual([[510, 960]]);
  expect(begin(sight("museum"), null, { minutes: 60, set: 1000 })).toEqual([[510, 1020]]);
});

test.each([
  // Three quarters of an hour at least, and twenty minutes to settle, before it sets.
  [30, 1015, 1070],
  [60, 1000, 1040],
])("for the sunset alone, a visit of %i minutes begins from %i to %i", (minutes, first, last) => {
  const open: OpenWindow[] = [[0, 1440]];
  expect(begin(sight("viewpoint", "sunset"), open, { minutes })).toEqual([[first, last]]);
});

test("what is for the evening is seen after dark as well", () => {
  const open: OpenWindow[] = [[0, 1440]];
  expect(begin(sight("walk", "evening"), open, { minutes: 60 })).toEqual([[1035, 1230]]);
});
