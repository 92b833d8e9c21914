import { expect, test } from "vitest";
import type { TripDay, TripItem } from "#trip/document.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { sayTrip } from "#trip/shown-trip.ts";
import { spellTold } from "#trip/spell-told.ts";
import { sayEnglish } from "#words/english.ts";
import { listStripItems, listStripOfWords } from "./strip-items.ts";

const fields = { minutes: 60, by: "planner" as const, text: "", notices: [] };
const sight = (id: string, at: number): TripItem => ({
  ...{ ...fields, id, at, kind: "visit", sight: id, name: id, fixed: "no", why: [] },
});
const ride = (id: string, at: number, towns: [string | null, string | null]): TripItem => ({
  ...{ ...fields, id, at, kind: "ride", mode: "train", night: false, name: "12002 Shatabdi" },
  from: { base: towns[0], name: "Delhi" },
  to: { base: towns[1], name: "Agra" },
});
const meal: TripItem = {
  ...{ ...fields, id: "m1", at: 700, kind: "meal", name: "" },
  said: { code: "lunch-near", values: { name: "Taj Mahal" } },
};
const day = (items: TripItem[]): TripDay => ({
  ...{ id: "d1", title: "", text: "", place: null, night: null, locked: false, notices: [], items },
});

test("a day's strip has its ways by what they are gone by, and its meals", () => {
  const items = [ride("r1", 360, ["delhi", "agra"]), sight("taj-mahal", 600), meal];
  const { said } = sayTrip({ ...emptyDocument, days: [day(items)] }, sayEnglish);
  const shown = listStripItems(day(items), (told) => said[spellTold(told)] ?? "");
  expect(shown).toMatchObject([
    { kind: "way", mode: "train", isLong: true, by: "12002 Shatabdi", from: 360, to: 420 },
    { kind: "visit", sight: "taj-mahal" },
    { kind: "pause", what: "meal", name: expect.stringMatching(/./) },
  ]);
});

test("a short way that somebody has moved its place away from is left out", () => {
  const short = ride("r2", 900, [null, null]);
  expect(
    listStripItems(day([sight("a", 540), short, sight("b", 700)]), sayEnglish).map(({ id }) => id),
  ).toEqual(["a", "b"]);
  expect(
    listStripItems(day([sight("a", 540), { ...short, at: 660 }, sight("b", 700)]), sayEnglish).map(
      ({ id }) => id,
    ),
  ).toEqual(["a", "r2", "b"]);
});

test("of days in words a way from town to town is a way", () => {
  const stop = { at: 540, text: "" };
  expect(
    listStripOfWords({
      stops: [
        { ...stop, id: "d1-1", sight: null, name: "Delhi to Agra" },
        { ...stop, id: "s2", sight: null, name: "Tea to go" },
      ],
    }).map(({ kind }) => kind),
  ).toEqual(["way", "visit"]);
});
