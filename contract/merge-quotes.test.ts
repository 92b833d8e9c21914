import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { mergeQuotes } from "./merge-quotes.ts";

const base = buildQuote();
const [room = buildItem(), guide = buildItem()] = base.items;

test("lines, days and words that only one of two touched are taken from them", () => {
  const mine = {
    ...base,
    title: "Mine",
    items: [{ ...room, price: 1 }, guide],
    days: [{ ...(base.days[0] ?? buildDay("d1", "Leh")), text: "Mine" }, ...base.days.slice(1)],
  };
  const theirs = { ...base, intro: "Theirs", items: [room, { ...guide, price: 2 }] };
  const { content, conflicts } = mergeQuotes(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(content).toMatchObject({
    title: "Mine",
    intro: "Theirs",
    items: [{ price: 1 }, { price: 2 }],
    days: [{ text: "Mine" }, {}],
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
