import { expect, test } from "vitest";
import type { Rate } from "#contract/quote/rate-book.ts";
import { noTerms } from "#contract/quote/rate-terms.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { proposeAsks } from "./propose-asks.ts";

const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
const dragon = {
  id: "s1",
  kind: "stay",
  name: "Grand Dragon",
  place: "Leh",
  address: "",
  localName: "",
  email: "dragon@example.org",
  phone: "+911982000000",
  note: "",
  rates: [
    {
      id: rate,
      name: "Double room",
      per: "room",
      from: null,
      to: null,
      price: 1,
      childPrice: null,
      childPrices: [] as Rate["childPrices"],
      extraBedPrice: null,
      margin: null,
      costs: "open",
      tax: "package",
      terms: noTerms,
    },
  ],
} as const;

test("stays, drivers and guides that are taken are proposed, with the day and the supplier of the rate", () => {
  const content = buildQuote({
    party: { adults: 4, children: 1, ages: [8], rooms: 1, atLeast: false },
    items: [
      buildItem({
        id: "room",
        title: "Room in Hanle",
        nights: 1,
        nightsOf: ["d2"],
        day: "d2",
        rate,
      }),
      buildItem({ id: "taxi", kind: "transport", title: "Jeep", per: "group" }),
      buildItem({ id: "guide", kind: "guide", title: "A guide", optional: true }),
      buildItem({ id: "meal", kind: "meal", title: "Dinner" }),
    ],
  });
  const trip = { name: "Asha Devi", reference: "SF-7KQ2M9" };
  const needs = proposeAsks(content, [], [{ ...dragon, rates: [...dragon.rates] }], trip);
  expect(needs).toEqual([
    {
      item: "room",
      title: "Room in Hanle",
      supplier: "Grand Dragon",
      supplierId: "s1",
      email: "dragon@example.org",
      phone: "+911982000000",
      isDated: true,
      body: [
        "Room in Hanle",
        "Check-in 11 June 2027, check-out 12 June 2027 (nights: 1)",
        "Rooms: 1",
        "Guests: 4 adults, 1 child (8)",
        "For Asha Devi, SF-7KQ2M9.",
      ].join("\n"),
    },
    {
      item: "taxi",
      title: "Jeep",
      supplier: "Jeep",
      supplierId: null,
      email: "",
      phone: "",
      isDated: true,
      body: [
        "Jeep",
        "10 June 2027: Leh",
        "11 June 2027: Hanle",
        "Guests: 4 adults, 1 child (8)",
        "For Asha Devi, SF-7KQ2M9.",
      ].join("\n"),
    },
  ]);
  const ticked = proposeAsks(content, ["guide"], [], trip);
  expect(ticked.map(({ item }) => item)).toEqual(["room", "taxi", "guide"]);
});

test("Netarhat's hotel is asked for its own night, a divided stay for each, an undated one for none", () => {
  const days = ["Ranchi", "Netarhat", "Ranchi"].map((place, at) => ({
    ...buildDay(`d${at + 1}`, place),
    sleeps: place,
  }));
  const stay = (id: string, nightsOf: string[]) =>
    buildItem({ id, nightsOf, nights: nightsOf.length || 1, day: null });
  const content = buildQuote({
    days,
    items: [stay("netarhat", ["d2"]), stay("ranchi", ["d1", "d3"]), stay("open", [])],
  });
  const needs = proposeAsks(content, [], [], { name: "Asha", reference: "SF-1" });
  const dates = needs.map(({ body }) => body.split("\n").filter((line) => /^Check/.test(line)));
  expect(dates).toEqual([
    ["Check-in 11 June 2027, check-out 12 June 2027 (nights: 1)"],
    [
      "Check-in 10 June 2027, check-out 11 June 2027 (nights: 1)",
      "Check-in 12 June 2027, check-out 13 June 2027 (nights: 1)",
    ],
    ["Check-in …, check-out … (nights: 1)"],
  ]);
});

test("a line that is called like a supplier of the book is theirs, without a rate too", () => {
  const content = buildQuote({ items: [buildItem({ title: "grand dragon " })] });
  const [need] = proposeAsks(content, [], [{ ...dragon, rates: [...dragon.rates] }], {
    ...{ name: "Asha Devi", reference: "SF-7KQ2M9" },
  });
  expect(need).toMatchObject({ supplierId: "s1", email: "dragon@example.org" });
  // Of two that are called so nobody knows which.
  const twice = ["s1", "s2"].map((id) => ({ ...dragon, id, rates: [] }));
  const [unknown] = proposeAsks(content, [], twice, { name: "Asha Devi", reference: "SF-7KQ2M9" });
  expect(unknown).toMatchObject({ supplierId: null, email: "" });
});
