import { expect, test } from "vitest";
import { sumItem } from "#contract/quote/line-sum.ts";
import type { Rate, Supplier } from "#contract/quote/rate-book.ts";
import { noTerms, type RateTerms } from "#contract/quote/rate-terms.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { Service } from "#trip/service.ts";
import { findFitting, priceFromBook } from "./price-from-book.ts";
import { newItem, takeRate } from "./quote-edits.ts";

let next = 0;
const rate = (changes: Partial<Omit<Rate, "terms">> & { terms?: Partial<RateTerms> }): Rate => ({
  id: `00000000-0000-4000-8000-${String(++next).padStart(12, "0")}`,
  name: "Double",
  per: "room",
  ...{ from: null, to: null, price: 500_000, childPrice: null, childPrices: [] },
  ...{ extraBedPrice: null, margin: null, costs: "open" as const, tax: "package" as const },
  ...changes,
  terms: { ...noTerms, ...changes.terms },
});
const supplier = (
  kind: Supplier["kind"],
  name: string,
  place: string,
  ...rates: Rate[]
): Supplier => ({
  ...{
    id: name,
    kind,
    name,
    place,
    address: "",
    localName: "",
    email: "",
    phone: "",
    note: "",
    rates,
  },
});
const days = ["d1", "d2", "d3"].map((id) => buildDay(id, "Ranchi"));
const car = { ...newItem("transport", "Car with driver: Ranchi, Netarhat"), id: "car-d1" };
const stay = buildItem({ id: "stay", price: 0, nightsOf: ["d1", "d2"], nights: 2, day: "d1" });
const byKm = rate({
  name: "Innova",
  per: "group",
  price: 1400,
  terms: { leastKm: 250, driverPerDay: 30_000, night: 50_000 },
});

test("a car by the kilometre costs the least of each day and its driver: 3 days at ₹14 and ₹300 are ₹11,400", () => {
  const content = buildQuote({ days, items: [car] });
  const taken = takeRate(content, supplier("transport", "Cars of Ranchi", ""), byKm);
  const sums = taken.items.map((item) => sumItem(item, content.party).sell);
  expect(sums).toEqual([1_050_000, 90_000]);
  // Its driver's line has their name too, by which it is kept from whoever is not to read it.
  expect(taken.items.map((item) => item.supplier)).toEqual(Array(2).fill("Cars of Ranchi"));
  expect(taken.items[0]).toMatchObject({ id: "car-d1", nights: 3, quantity: 250, rate: byKm.id });
  // Of two cars each has its kilometres and its driver.
  const two = takeRate(
    buildQuote({ days, items: [{ ...car, quantity: 2 }] }),
    supplier("transport", "Cars of Ranchi", ""),
    byKm,
  );
  expect(two.items.map((item) => sumItem(item, content.party).sell)).toEqual([
    ...[1_050_000, 1_050_000, 180_000],
  ]);
  expect(new Set(two.items.map(({ id }) => id)).size).toBe(3);
});

test("a car by the day costs its days; driving by night is a line where one drives by night", () => {
  const day = rate({ name: "Dzire", per: "group", price: 320_000, terms: { night: 40_000 } });
  const content = buildQuote({ days, items: [car] });
  const cars = supplier("transport", "Cars", "");
  const plain = takeRate(content, cars, day);
  expect(plain.items.map((item) => sumItem(item, content.party).sell)).toEqual([960_000]);
  const [first, ...rest] = content.trip.days;
  if (!first) throw new Error("no day");
  const town = { base: null, name: "Ranchi" };
  const late = {
    ...{ id: "r1", kind: "ride" as const, mode: "road" as const, from: town, to: town },
    ...{ at: 21 * 60, minutes: 120, by: "office" as const, text: "", notices: [], night: false },
    name: "",
  };
  const trip = { ...content.trip, days: [{ ...first, items: [late] }, ...rest] };
  const driven = takeRate({ ...content, trip }, cars, day);
  expect(driven.items.map((item) => sumItem(item, content.party).sell)).toEqual([960_000, 40_000]);
});

test("every line that waits has the rate of its town, its days and its sharing; what has none is said", () => {
  const cheap = rate({ price: 300_000, terms: { sharing: "double" } });
  const content = buildQuote({
    days: [...days.slice(0, 2), buildDay("d3", "Netarhat")],
    items: [
      stay,
      buildItem({
        id: "other",
        price: 0,
        nightsOf: ["d3"],
        nights: 1,
        day: "d3",
        title: "Hotel in Netarhat",
      }),
      car,
      buildItem({ id: "typed", price: 700_000 }),
    ],
  });
  const book = {
    suppliers: [
      supplier("stay", "Dear House", "Ranchi", rate({ terms: { sharing: "double" } })),
      supplier(
        "stay",
        "Good House",
        "ranchi",
        cheap,
        rate({ price: 1, terms: { sharing: "single" } }),
      ),
      supplier(
        "stay",
        "Summer House",
        "Ranchi",
        rate({ price: 1, from: "2027-04-01", to: "2027-06-10" }),
      ),
      supplier("stay", "Elsewhere", "Puri", rate({ price: 1 })),
      supplier("transport", "Cars", "Ranchi", byKm),
    ],
  };
  const { content: priced, count, left } = priceFromBook(content, book);
  expect(count).toBe(2);
  expect(left.map(({ title }) => title)).toEqual(["Hotel in Netarhat"]);
  expect(priced.items.find(({ id }) => id === "stay")).toMatchObject({
    ...{ supplier: "Good House", price: 300_000, nightsOf: ["d1", "d2"], rate: cheap.id },
  });
  expect(priced.items.find(({ id }) => id === "typed")?.price).toBe(700_000);
  // Again, nothing changes.
  expect(priceFromBook(priced, book)).toMatchObject({ count: 0, content: priced });
});

test("no rate is taken for a night on which it does not hold, and a season beats what is always", () => {
  const content = buildQuote({ days, items: [stay] });
  const june = rate({ price: 900_000, from: "2027-06-01", to: "2027-06-30" });
  const short = rate({ price: 1, from: "2027-06-01", to: "2027-06-10" });
  const house = supplier("stay", "House", "Ranchi", rate({ price: 100_000 }), june, short);
  expect(
    findFitting(content, stay, { suppliers: [house] }).map(({ rate: one }) => one.price),
  ).toEqual([...[900_000, 100_000]]);
});

test("the car that one has goes along, also from a town where another would be cheaper, until a train is taken", () => {
  const towns = ["d1", "d2", "d3"].map((id) => buildDay(id, id === "d1" ? "Ranchi" : "Betla"));
  const line = (id: string, day: string) => ({
    ...newItem("transport", "Car with driver"),
    id,
    day,
  });
  const content = buildQuote({ days: towns, items: [line("a", "d1"), line("b", "d3")] });
  const [dzire, innova] = [
    rate({ name: "Dzire a day", per: "group", price: 260_000 }),
    rate({ name: "Innova a day", per: "group", price: 240_000 }),
  ];
  const book = {
    suppliers: [
      supplier("transport", "Birsa", "Ranchi", dzire),
      supplier("transport", "Munda", "Betla", innova),
    ],
  };
  const namesOf = (of: typeof content) =>
    priceFromBook(of, book).content.items.map(({ supplier: by }) => by);
  expect(namesOf(content)).toEqual(["Birsa", "Birsa"]);
  const train = Service.parse({
    ...{ id: "way-1", kind: "train", title: "Train Ranchi to Betla", days: ["d2"], text: "" },
    ...{ quantities: {}, supplier: null, rate: null },
  });
  const trip = { ...content.trip, services: [...content.trip.services, train] };
  expect(namesOf({ ...content, trip })).toEqual(["Birsa", "Munda"]);
});

test("guides come as options, once, in towns where something is seen", () => {
  const content = buildQuote({ days, items: [] });
  const visit = {
    ...{ id: "v1", kind: "visit" as const, sight: "rock-garden", name: "Rock Garden", at: null },
    ...{
      minutes: null,
      by: "planner" as const,
      text: "",
      notices: [],
      fixed: "no" as const,
      why: [],
    },
  };
  const seen = content.trip.days.map((day) => ({ ...day, place: { base: null, name: "Ranchi" } }));
  const trip = {
    ...content.trip,
    days: seen.map((day, at) => ({ ...day, items: at < 2 ? [{ ...visit, id: `v${at}` }] : [] })),
  };
  const full = rate({ name: "Full day", per: "group", price: 250_000, terms: { span: "full" } });
  const half = rate({ name: "Half day", per: "group", price: 150_000, terms: { span: "half" } });
  const book = { suppliers: [supplier("guide", "Ms Lakra", "Ranchi", half, full)] };
  const { items } = priceFromBook({ ...content, trip }, book).content;
  expect(items).toMatchObject([{ kind: "guide", optional: true, price: 250_000, day: "d1" }]);
});
