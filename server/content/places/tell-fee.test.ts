import { expect, test } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { tellSight } from "./place-facts.ts";
import { getPlaces } from "./read-places.ts";

const places = getPlaces();
const catalogue = getCatalogue();

function tell(id: string) {
  const sight = places.sights.find((one) => one.id === id);
  if (!sight) throw new Error(`no sight ${id}`);
  return tellSight({ places, catalogue }, sight, []);
}

test("each sight of a shared ticket tells the others, for how long, and who says so", () => {
  for (const ticket of places.tickets)
    for (const id of ticket.opens) {
      const told = tell(id).tickets.find((one) => one.id === ticket.id);
      expect(told?.others.length, id).toBe(ticket.opens.length - 1);
      expect(told).toMatchObject({ days: ticket.days });
      expect(told).toHaveProperty("reading");
    }
});

test("a ticket that pays only for who sees more has a price of its own, with its year", () => {
  const [ticket] = tell("amber-fort").tickets;
  expect(ticket).toMatchObject({
    kind: "instead",
    days: 10,
    price: { indian: 1300, foreign: 5500, asOf: "2026-01" },
    reading: { standing: "reported" },
  });
});

test("what is dearer at a festival says at which", () => {
  expect(tell("kisama").fee?.when).toMatchObject([
    { festival: { name: "Hornbill Festival" }, foreign: 150, weekdays: null },
  ]);
});
