import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { moveDay, removeDay } from "#tests/factories/move-days.ts";
import { buildItem, buildQuote, buildTrip } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { QuoteContent } from "./quote.ts";
import { addStays, fitStays, listBedless, listNightRuns } from "./quote-stays.ts";
import { listSpans } from "./stay-dates.ts";

const places = (text: string) =>
  text.split(" ").map((place, at) => ({
    ...buildDay(`d${at + 1}`, "A day"),
    date: null,
    sleeps: place === "-" ? null : place,
  }));
const stay = (nightsOf: string[], changes = {}) =>
  buildItem({ nightsOf, nights: nightsOf.length, day: nightsOf[0] ?? null, ...changes });
const ranchi = places("Ranchi Netarhat Betla -");

test("one line a stay: consecutive nights in one place, none for a train and none for the day of departure", () => {
  const days = places("Delhi Varanasi Varanasi Varanasi Delhi -");
  const quote = buildQuote({ days, nightsOnWay: ["d1"], items: [] });
  expect(listNightRuns(quote)).toEqual([
    { place: "Varanasi", nights: ["d2", "d3", "d4"] },
    { place: "Delhi", nights: ["d5"] },
  ]);
  expect(addStays(quote).map(({ title, nights, day }) => [title, nights, day])).toEqual([
    ["Hotel in Varanasi", 3, "d2"],
    ["Hotel in Delhi", 1, "d5"],
  ]);
});

test("Netarhat's hotel is asked for its own night, not for the departure's day", () => {
  const quote = buildQuote({ days: ranchi, departure: "2027-06-10", items: [] });
  const [, netarhat] = addStays(quote);
  expect(netarhat && listSpans(quote, netarhat)).toEqual([
    { from: "2027-06-11", to: "2027-06-12", nights: 1 },
  ]);
  expect(listSpans(quote, buildItem({ day: null }))).toEqual([]);
});

const tripOf = (days: PlanDays, onWay: string[] = []) => ({
  trip: buildTrip(
    days.map((day) => ({ ...day, date: null })),
    onWay,
  ),
});

test("what is there the night before goes on; a stay of before counts its nights from its day", () => {
  const days = places("Leh Leh Leh Nubra -");
  const leh = stay(["d1", "d2"], { id: "leh", price: 500_000 });
  const items = addStays(buildQuote({ days, items: [leh] }));
  expect(items.map(({ id, nightsOf }) => [id, nightsOf])).toEqual([
    ["leh", ["d1", "d2", "d3"]],
    [expect.any(String), ["d4"]],
  ]);
  expect(items[0]).toMatchObject({ nights: 3, price: 500_000 });
  const old = buildItem({ day: "d1", nights: 3 });
  const charge = buildItem({ id: "cancelled-3-1", kind: "other", nightsOf: [] });
  expect(listBedless(buildQuote({ days, items: [charge] }))).toEqual([]);
  expect(listBedless(buildQuote({ days, items: [old] }))).toEqual([
    { place: "Nubra", nights: ["d4"] },
  ]);
});

test("a night goes with its day; gone, spent elsewhere or on the way it is dropped, and that is said", () => {
  const days = places("Leh Leh Nubra -");
  const before = buildQuote({ days, items: [stay(["d1", "d2"], { title: "Inn" })] });
  const moved = fitStays({ ...before, ...tripOf(moveDay(days, "d2", 1)) }, before);
  expect(moved.changes).toEqual([{ title: "Inn", before: 2, after: 2, isApart: true }]);
  expect(listSpans(moved.quote, moved.quote.items[0] ?? buildItem())).toEqual([
    { from: "2027-06-10", to: "2027-06-11", nights: 1 },
    { from: "2027-06-12", to: "2027-06-13", nights: 1 },
  ]);
  const removed = fitStays({ ...before, ...tripOf(removeDay(days, "d1")) }, before);
  expect(removed.quote.items[0]).toMatchObject({ nightsOf: ["d2"], nights: 1, day: "d2" });
  const elsewhere = days.map((day) => (day.id === "d2" ? { ...day, sleeps: "Hanle" } : day));
  expect(fitStays({ ...before, ...tripOf(elsewhere) }, before).changes).toEqual([
    { title: "Inn", before: 2, after: 1, isApart: false },
  ]);
  const aboard = fitStays({ ...before, ...tripOf(days, ["d1", "d2", "gone"]) }, before);
  // With no night left the line and its number stay: somebody has priced it.
  expect(aboard.quote.items[0]).toMatchObject({ nightsOf: [], nights: 2 });
  expect(fitStays(before)).toEqual({ quote: before, changes: [] });
});

test.each([
  ["a night that is not there", stay(["d9"]), "is not there"],
  ["the day of departure", stay(["d4"]), "is not there"],
  ["another number than its days", { ...stay(["d1"]), nights: 3 }, "those of its days"],
  ["nights of a guide", { ...stay(["d1"]), kind: "guide" as const }, "Only a stay"],
  ["a night named twice", { ...stay(["d1"]), nightsOf: ["d1", "d1"], nights: 2 }, "named twice"],
])("%s is refused with a sentence", (_, item, said) => {
  const read = QuoteContent.safeParse({ ...buildQuote({ days: ranchi }), items: [item] });
  expect(read.success).toBe(false);
  expect(read.error?.issues[0]?.message).toContain(said);
});

test("whatever is planned, every night with a bed has one stay, and nothing else has", () => {
  const anyTrip = fc.array(
    fc.record({ sleeps: fc.constantFrom(null, "Leh", "Nubra", "leh "), way: fc.boolean() }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyTrip, fc.array(fc.nat(29), { maxLength: 6 }), (plan, cuts) => {
      const days = plan.map(({ sleeps }, at) => ({ ...buildDay(`d${at}`, "Day"), sleeps }));
      const nightsOnWay = days.filter((_, at) => plan[at]?.way).map(({ id }) => id);
      const beds = days.filter(({ id, sleeps }) => sleeps && !nightsOnWay.includes(id));
      let quote = buildQuote({ days, nightsOnWay, items: [] });
      quote = { ...quote, items: addStays(quote) };
      expect(QuoteContent.safeParse(quote).error).toBeUndefined();
      expect(quote.items.flatMap(({ nightsOf }) => nightsOf)).toEqual(beds.map(({ id }) => id));
      for (const item of quote.items) expect(listSpans(quote, item)).toHaveLength(1);
      let list: PlanDays = days;
      for (const at of cuts) {
        const id = days[at]?.id ?? "";
        list = at % 2 ? removeDay(list, id) : moveDay(list, id, 1);
        quote = fitStays({ ...quote, ...tripOf(list, nightsOnWay) }, quote).quote;
        expect(QuoteContent.safeParse(quote).error).toBeUndefined();
      }
    }),
    { numRuns: 60 },
  );
});
