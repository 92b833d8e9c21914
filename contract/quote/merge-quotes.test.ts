import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { mergeQuotes } from "./merge-quotes.ts";

const base = buildQuote();
const [room = buildItem(), guide = buildItem()] = base.items;

test("lines, days and words that only one of two touched are taken from them", () => {
  const mine = {
    ...base,
    title: "Mine",
    items: [{ ...room, price: 1 }, guide],
    trip: {
      ...base.trip,
      days: base.trip.days.map((day, at) => (at === 0 ? { ...day, text: "Mine" } : day)),
    },
  };
  const theirs = { ...base, intro: "Theirs", items: [room, { ...guide, price: 2 }] };
  const { content, conflicts } = mergeQuotes(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(content).toMatchObject({
    title: "Mine",
    intro: "Theirs",
    items: [{ price: 1 }, { price: 2 }],
    trip: { days: [{ text: "Mine" }, {}] },
  });
});

test("two who add a line at once have two lines, whatever they are called", () => {
  const add = (title: string) => ({
    ...base,
    items: [...base.items, buildItem({ id: "i3", title })],
  });
  const { content, conflicts } = mergeQuotes(base, add("A boat"), add("A car"));
  expect(conflicts).toEqual([]);
  expect(content.items.map(({ title }) => title).toSorted()).toEqual(
    ["A boat", "A car", guide.title, room.title].toSorted(),
  );
  expect(new Set(content.items.map(({ id }) => id)).size).toBe(4);
});

test("what both changed, and differently, is named and stands as in theirs", () => {
  const mine = { ...base, title: "Mine", items: [{ ...room, price: 1 }, guide] };
  const theirs = { ...base, title: "Theirs", items: [{ ...room, price: 2 }, guide] };
  const { content, conflicts } = mergeQuotes(base, mine, theirs);
  expect(conflicts.toSorted()).toEqual(["room", "title"]);
  expect(content).toMatchObject({ title: "Theirs", items: [{ price: 2 }, {}] });
});

test("two in one line: words and numbers that only one of them touched are taken from them", () => {
  const change = (more: object) => ({ ...base, items: [{ ...room, ...more }, guide] });
  const { content, conflicts } = mergeQuotes(
    base,
    change({ title: "A room with a balcony", nights: 2 }),
    change({ price: 9_000_00, optional: true }),
  );
  expect(conflicts).toEqual([]);
  expect(content.items[0]).toEqual({
    ...room,
    ...{ title: "A room with a balcony", nights: 2, price: 9_000_00, optional: true },
  });
});

test("a price and what it is for belong together: two who change them at once are told", () => {
  const change = (more: object) => ({ ...base, items: [{ ...room, ...more }, guide] });
  for (const [mine, theirs] of [
    [{ per: "group" }, { price: 9_000_00 }],
    [{ per: "group" }, { count: 7 }],
    [{ margin: 700 }, { childPrice: 2_000_00 }],
    [{ price: 9_000_00 }, { rate: "2b0c0a3e-58f5-4a4e-9b57-0b6a6c1f8f11" }],
  ]) {
    const both = mergeQuotes(base, change(mine ?? {}), change(theirs ?? {}));
    expect(both.conflicts).toEqual([room.id]);
    expect(both.content.items[0]).toEqual({ ...room, ...theirs });
  }
  // Who alone changed them has them as they wrote them.
  const alone = mergeQuotes(
    base,
    change({ per: "group", price: 1 }),
    change({ text: "Lake side" }),
  );
  expect(alone.conflicts).toEqual([]);
  expect(alone.content.items[0]).toMatchObject({ per: "group", price: 1, text: "Lake side" });
});
