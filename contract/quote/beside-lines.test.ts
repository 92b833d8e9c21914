import { expect, test } from "vitest";
import { buildItem } from "#tests/factories/quotes.ts";
import { findMain } from "./beside-lines.ts";

const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
const car = (id: string, title: string, more: object = {}) =>
  buildItem({
    ...{ id, title, kind: "transport", per: "group", supplier: "Munda Cars", rate },
    ...more,
  });
const driver = (id: string, title: string, more: object = {}) =>
  car(id, `${title}: driver`, { rate: null, ...more });
const inn = (id: string, nightsOf: string[], more: object = {}) =>
  buildItem({ id, title: "Inn, Double", supplier: "Inn", rate, nightsOf, ...more });
const weekend = (id: string, day: string | null, more: object = {}) =>
  inn(id, [], {
    ...{ kind: "other", title: "Inn, Double, weekend supplement", day, rate: null },
    ...more,
  });

/** Id of each line's main, null of a line of its own. */
const mains = (items: ReturnType<typeof buildItem>[]) =>
  Object.fromEntries(items.map((item) => [item.id, findMain(items, item)?.id ?? null]));

test("a driver is of the car whose whole name stands before it", () => {
  const [short, long] = ["Munda Cars, Innova", "Munda Cars, Innova Crysta"];
  const items = [car("a", short), car("b", long), driver("da", short), driver("db", long)];
  expect(mains(items)).toEqual({ a: null, b: null, da: "a", db: "b" });
  // A rate's name may go on from another's as a line beside it does.
  const view = "Inn, Double, lake view";
  const rooms = [
    inn("v", ["d1"], { title: view }),
    inn("r", ["d1"]),
    weekend("w", "d1", { title: `${view}, weekend supplement` }),
  ];
  expect(mains(rooms)).toMatchObject({ w: "v" });
});

test("of one rate that is taken twice each has its own lines: by their day, else by their place", () => {
  const rooms = [
    inn("first", ["d1"]),
    inn("last", ["d9"]),
    weekend("w1", "d1"),
    weekend("w9", "d9"),
  ];
  expect(mains(rooms)).toMatchObject({ w1: "first", w9: "last" });
  const name = "Munda Cars, Innova";
  const dated = [
    car("a", name, { day: "d1" }),
    car("b", name, { day: "d9" }),
    driver("db", name, { day: "d9" }),
    driver("da", name, { day: "d1" }),
    driver("none", name, { day: "d5" }),
  ];
  expect(mains(dated)).toMatchObject({ da: "a", db: "b", none: null });
  const open = [car("a", name), driver("da", name), car("b", name), driver("db", name)];
  expect(mains(open)).toMatchObject({ da: "a", db: "b" });
});

test("a line that is taken has no main in an option that may not be", () => {
  const name = "Munda Cars, Innova";
  const items = [
    car("option", name, { optional: true }),
    driver("alone", name),
    driver("with", name, { optional: true }),
  ];
  expect(mains(items)).toMatchObject({ alone: null, with: "option" });
  expect(mains([inn("option", ["d1"], { optional: true }), weekend("w", "d1")]).w).toBeNull();
});

test("what is written by hand is a line of its own, however it is called", () => {
  const items = [
    inn("room", ["d1"]),
    inn("balcony", ["d1"], { title: "Inn, Double with balcony", rate: null }),
    inn("view", ["d1"], { title: "Inn, Double, lake view", rate: null }),
    weekend("jeep", null, { kind: "transport", title: "Inn, Double: jeep" }),
    car("car", "Munda Cars, Innova"),
    driver("big", "Munda Cars, Innova Crysta"),
    car("same", "Munda Cars, Innova", { rate: null }),
    driver("other", "Munda Cars, Innova", { kind: "guide" }),
  ];
  expect(Object.values(mains(items)).filter(Boolean)).toEqual([]);
});

test("a title that is cut where it may be no longer still names its main", () => {
  for (const length of [112, 118, 119, 120]) {
    const name = `Munda Cars, ${"x".repeat(length - 12)}`;
    const cut = `${name}: driver`.slice(0, 120).trim();
    const items = [car("a", name), car("da", cut, { rate: null })];
    expect(mains(items)).toMatchObject({ da: "a" });
  }
});
