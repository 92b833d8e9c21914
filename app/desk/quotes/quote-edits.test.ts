import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { addStays, blankItem, itemOfRate, moveDay, writeStops } from "./quote-edits.ts";

test("each run of nights gets one stay, and only once", () => {
  const days = ["Leh", "Leh", "Nubra", "Leh"].map((place, index) => buildDay(`d${index}`, place));
  const content = buildQuote({ days, items: [buildItem()] });
  const filled = addStays(content, (place) => `Hotel in ${place}`);
  expect(filled.items.slice(1).map(({ title, nights, day }) => [title, nights, day])).toEqual([
    ["Hotel in Leh", 2, "d0"],
    ["Hotel in Nubra", 1, "d2"],
    ["Hotel in Leh", 1, "d3"],
  ]);
  expect(addStays(filled, String)).toEqual(filled);
});

test("a new item has an id of its own, also after one was removed", () => {
  const items = [buildItem({ id: "i2" })];
  expect(blankItem(items, "meal", "Dinner").id).toBe("i3");
  expect(blankItem([...items, buildItem({ id: "i3" })], "meal", "Dinner").id).toBe("i4");
});

test("a rate's numbers are copied with its id", () => {
  const rate = {
    id: "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11",
    name: "Double",
    per: "room" as const,
    from: null,
    to: null,
    price: 5000,
    childPrice: null,
    extraBedPrice: 900,
    margin: null,
    costs: "kept" as const,
    tax: "other" as const,
  };
  expect(itemOfRate([], { kind: "stay", name: "Inn" }, rate)).toMatchObject({
    title: "Inn, Double",
    price: 5000,
    extraBedPrice: 900,
    costs: "kept",
    tax: "other",
    rate: rate.id,
  });
});

test("a day moves by one and stays at the ends", () => {
  const content = buildQuote({ days: [buildDay("a", "A"), buildDay("b", "B")] });
  expect(moveDay(content, "a", 1).days.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(moveDay(content, "a", -1)).toBe(content);
});

test("stops are lines: what stays keeps its id, what is new gets a free one", () => {
  const day = buildDay("d1", "Leh");
  const stops = writeStops(day, "Shanti Stupa\n\nLeh fort\n Market ");
  expect(stops.map(({ name }) => name)).toEqual(["Shanti Stupa", "Leh fort", "Market"]);
  expect(stops[1]).toBe(day.stops[0]);
  expect(new Set(stops.map(({ id }) => id)).size).toBe(3);
});
