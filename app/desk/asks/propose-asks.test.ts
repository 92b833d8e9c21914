import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { proposeAsks } from "./propose-asks.ts";

const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
const dragon = {
  id: "s1",
  kind: "stay",
  name: "Grand Dragon",
  place: "Leh",
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
      extraBedPrice: null,
      margin: null,
      costs: "open",
      tax: "package",
    },
  ],
} as const;

test("stays, drivers and guides that are taken are proposed, with the day and the supplier of the rate", () => {
  const content = buildQuote({
    items: [
      buildItem({ id: "room", title: "Room in Hanle", nights: 2, day: "d2", rate }),
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
      email: "dragon@example.org",
      phone: "+911982000000",
      body: "Room in Hanle: from 11 June 2027, nights: 2, rooms: 1, adults: 2, children: 0.\nFor Asha Devi, SF-7KQ2M9.",
    },
    {
      item: "taxi",
      title: "Jeep",
      supplier: "Jeep",
      email: "",
      phone: "",
      body: "Jeep: from 10 June 2027, adults: 2, children: 0.\nFor Asha Devi, SF-7KQ2M9.",
    },
  ]);
  const ticked = proposeAsks(content, ["guide"], [], trip);
  expect(ticked.map(({ item }) => item)).toEqual(["room", "taxi", "guide"]);
});
