import { expect, test } from "vitest";
import { addStays } from "#contract/quote/quote-stays.ts";
import { noTerms } from "#contract/quote/rate-terms.ts";
import { dateOfDay } from "#contract/quote/stay-dates.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { partyOfWords } from "./party-edits.ts";
import {
  addDay,
  addProposed,
  changeDay,
  dayOfRate,
  daysOf,
  itemOfRate,
  lengthen,
  moveDay,
  moveDeparture,
  newItem,
  putOnWay,
  removeDay,
  takeRate,
  writeStops,
} from "./quote-edits.ts";

test("a quote begins with the party that the request names in words, unless its number was corrected", () => {
  const five = { adults: 5, children: 0, ages: [], rooms: 3, atLeast: false };
  const words = "We are 2 couples and 1 child (7 years)";
  const family = { adults: 4, children: 1, ages: [7], rooms: 2, atLeast: false };
  expect(partyOfWords(five, words, "5")).toEqual(family);
  expect(partyOfWords(five, words, "6")).toBe(five);
  expect(partyOfWords(five, "Netarhat, please", "5")).toBe(five);
  // Of "9+" the words say how many.
  const many = { ...five, adults: 9, rooms: 5, atLeast: true };
  expect(partyOfWords(many, "10 adults and 2 children", "9+")).toEqual({
    ...{ adults: 10, children: 2, ages: [null, null], rooms: 5, atLeast: false },
  });
});

test("an item, a day and a stop have ids that were never used before", () => {
  const ids = Array.from({ length: 50 }, () => [
    newItem("meal", "Dinner").id,
    daysOf(addDay(buildQuote({ days: [] }), "A day"))[0]?.id,
    ...writeStops(buildDay("d1", "Leh"), "Market").map(({ id }) => id),
  ]).flat();
  expect(new Set(ids).size).toBe(150);
  for (const id of ids) expect(id).toMatch(/^[a-z]-[0-9a-f]{16}$/);
});

const rate = {
  id: "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11",
  name: "Double",
  per: "room" as const,
  from: null,
  to: null,
  price: 5000,
  childPrice: null,
  childPrices: [],
  extraBedPrice: 900,
  margin: null,
  costs: "kept" as const,
  tax: "other" as const,
  terms: noTerms,
};

test("a rate's numbers are copied with its id", () => {
  expect(itemOfRate({ kind: "stay", name: "Inn" }, rate)).toMatchObject({
    title: "Inn, Double",
    price: 5000,
    extraBedPrice: 900,
    costs: "kept",
    tax: "other",
    rate: rate.id,
  });
});

test("a rate's terms stand on its line without what they cost; weekend nights are a line of their own", () => {
  const terms = { ...noTerms, plan: "MAP" as const, weekend: [5, 6], weekendPrice: 40_000 };
  // 10 June 2027 is a Thursday.
  const days = ["d1", "d2", "d3"].map((id) => buildDay(id, "Leh"));
  const inn = {
    kind: "stay",
    name: "Inn",
    place: "Leh",
    address: "",
    localName: "",
    email: "",
  } as const;
  const supplier = { ...inn, phone: "", note: "", id: "s", rates: [] };
  const content = buildQuote({ days, items: [] });
  const { items } = takeRate(content, supplier, { ...rate, terms, margin: 1000 });
  expect(items[0]).toMatchObject({ text: "MAP (with breakfast and dinner)" });
  const nights = items[0]?.nightsOf.length ?? 0;
  expect(nights).toBeGreaterThan(1);
  expect(items[1]).toMatchObject({
    ...{ kind: "other", per: "room", price: 40_000, margin: 1000, tax: "other" },
    ...{ title: "Inn, Double, weekend supplement", quantity: nights - 1, day: "d2" },
    // By which its name is kept from whoever is not to read it.
    supplier: "Inn",
  });
  const none = { ...terms, weekend: [1] };
  expect(takeRate(content, supplier, { ...rate, terms: none }).items).toHaveLength(1);
});

test("a day moves by one and stays at the ends", () => {
  const content = buildQuote({ days: [buildDay("a", "A"), buildDay("b", "B")] });
  expect(moveDay(content, "a", 1).trip.days.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(moveDay(content, "a", -1)).toEqual(content);
});

test("dates stay where they are in the trip, whichever day is moved, taken away or added", () => {
  const dates = ["2027-06-10", "2027-06-11", "2027-06-12"];
  const days = dates.map((date, index) => ({ ...buildDay(`d${index}`, `Day ${index}`), date }));
  const content = buildQuote({ days });
  const moved = daysOf(moveDay(content, "d0", 1));
  expect(moved.map(({ id }) => id)).toEqual(["d1", "d0", "d2"]);
  expect(moved.map(({ date }) => date)).toEqual(dates);
  expect(daysOf(removeDay(content, "d1")).map(({ id, date }) => [id, date])).toEqual([
    ["d0", "2027-06-10"],
    ["d2", "2027-06-11"],
  ]);
  expect(daysOf(addDay(content, "One more")).at(-1)).toMatchObject({
    date: "2027-06-13",
    title: "One more",
    sleeps: "Day 2",
  });
  const full = Array.from({ length: 60 }, (_, at) => buildDay(`d${at}`, "Leh"));
  expect(addDay(buildQuote({ days: full }), "One more").trip.days).toHaveLength(60);
});

test("what the plan asks for comes once, and nothing of a day that is gone", () => {
  const content = buildQuote({ days: [buildDay("d1", "Leh")], items: [] });
  const line = (id: string, title: string, day: string) => ({
    ...newItem("ticket", title),
    ...{ id, day, price: 600_00 },
  });
  const proposed = [
    { ...newItem("stay", "Hotel in Leh"), id: "stay-d1", day: "d1", nightsOf: ["d1"] },
    line("ticket-fort", "Fort: tickets, foreigners", "d1"),
    line("ticket-lake", "Lake: tickets, foreigners", "d9"),
  ];
  const begun = addProposed(content, proposed);
  expect(begun.items.map(({ title }) => title)).toEqual([
    "Hotel in Leh",
    "Fort: tickets, foreigners",
  ]);
  // Again, or with a line of that name, nothing more comes.
  expect(addProposed(begun, proposed)).toEqual(begun);
  const named = {
    ...begun,
    items: begun.items.map((item) => ({ ...item, id: newItem("meal", "x").id })),
  };
  expect(addProposed(named, proposed).items).toHaveLength(2);
});

test("stops are lines: what stays keeps its id, what is new gets a free one", () => {
  const day = buildDay("d1", "Leh");
  const stops = writeStops(day, "Shanti Stupa\n\nLeh fort\n Market ");
  expect(stops.map(({ name }) => name)).toEqual(["Shanti Stupa", "Leh fort", "Market"]);
  expect(stops[1]).toBe(day.stops[0]);
  expect(new Set(stops.map(({ id }) => id)).size).toBe(3);
});

test("a rate goes into the stay of its town that waits for a price, on its night", () => {
  const days = ["Ranchi", "Netarhat", "Ranchi"].map((place, at) => buildDay(`d${at}`, place));
  const open = buildQuote({ days, items: [] });
  const inn = {
    ...{ id: "s", kind: "stay" as const, name: "Inn", email: "", phone: "", note: "" },
    place: "netarhat",
    address: "",
    localName: "",
    rates: [rate],
  };
  expect(dayOfRate(open, inn)).toBe("2027-06-11");
  expect(dayOfRate(open, { ...inn, place: "Goa" })).toBe("2027-06-10");
  const filled = { ...open, items: addStays(open) };
  const taken = takeRate(filled, inn, rate);
  expect(taken.items).toHaveLength(3);
  expect(taken.items[1]).toMatchObject({
    id: filled.items[1]?.id,
    title: "Inn, Double",
    nightsOf: ["d1"],
    price: 5000,
    rate: rate.id,
  });
  expect(takeRate(open, inn, rate).items).toMatchObject([{ nightsOf: ["d1"], nights: 1 }]);
  expect(takeRate(taken, inn, rate).items.at(-1)).toMatchObject({ nightsOf: [], rate: rate.id });
});

test("the days' dates go with the departure, whether the trip has a start or not", () => {
  const [first, second] = [buildDay("a", "A"), buildDay("b", "B")];
  const content = buildQuote({ days: [{ ...first, date: "2027-06-10" }, second] });
  const moved = moveDeparture(content, "2027-05-31");
  expect(moved.departure).toBe("2027-05-31");
  expect(daysOf(moved).map(({ date }) => date)).toEqual(["2027-05-31", "2027-06-01"]);
  const undated = moveDeparture(buildQuote({ days: [first, second] }), "2027-05-31");
  expect([0, 1].map((at) => dateOfDay(undated, at))).toEqual(["2027-05-31", "2027-06-01"]);
});

test("as many days as a request asks for are added at once, with their dates", () => {
  const quote = lengthen(buildQuote({ days: [], departure: "2027-01-12" }), 10, "A day");
  expect(daysOf(quote)).toHaveLength(10);
  expect(dateOfDay(quote, 9)).toBe("2027-01-21");
  expect(lengthen(quote, 10_000, "A day")).toBe(quote);
});

test("a night that is typed holds for the days behind it that nobody has filled yet, as far as they had the same", () => {
  const nights = (of: ReturnType<typeof buildQuote>) => daysOf(of).map(({ sleeps }) => sleeps);
  const ten = lengthen(buildQuote({ days: [], departure: "2027-01-12" }), 10, "A day");
  const type = (of: typeof ten, at: number, sleeps: string | null) =>
    changeDay(of, daysOf(of)[at]?.id ?? "", { sleeps });
  const three = type(type(type(ten, 0, "Ranchi"), 3, "Netarhat"), 6, "Betla");
  const towns = [
    ...Array(3).fill("Ranchi"),
    ...Array(3).fill("Netarhat"),
    ...Array(3).fill("Betla"),
  ];
  // On the last day one goes home.
  expect(nights(three)).toEqual([...towns, null]);
  // A slip is corrected for the whole stay.
  expect(nights(type(three, 3, "Netarhat Hill")).slice(3, 6)).toEqual(
    Array(3).fill("Netarhat Hill"),
  );
  // What stands in a day is somebody's plan: it keeps its night.
  const planned = buildQuote({
    days: ["a", "b", "c", "d"].map((id) => buildDay(id, "Jaipur")),
  });
  expect(nights(type(planned, 1, "Amber"))).toEqual(["Jaipur", "Amber", "Jaipur", "Jaipur"]);
  // A night on the way stays one, and ends the stay before it.
  const train = putOnWay(three, daysOf(three)[1]?.id ?? "", true);
  const typed = type(train, 0, "Hazaribagh");
  expect(nights(typed).slice(0, 3)).toEqual(["Hazaribagh", "Ranchi", "Ranchi"]);
  expect(typed.trip.days[1]).toEqual(train.trip.days[1]);
});
