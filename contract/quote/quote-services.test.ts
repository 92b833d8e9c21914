import { expect, test } from "vitest";
import { buildItem, buildQuote, buildTrip } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { Service } from "#trip/service.ts";
import { writeServices } from "./quote-services.ts";

const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
const days = ["d1", "d2", "d3"].map((id) => buildDay(id, "Leh"));
const known = Service.parse({
  id: "car-d1",
  kind: "train",
  title: "Train Delhi to Agra",
  days: ["d1", "d2"],
});
const quoteOf = (...items: Parameters<typeof buildItem>[0][]) => {
  const quote = buildQuote({
    party: { adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false },
    items: items.map(buildItem),
  });
  return { ...quote, trip: { ...buildTrip(days), services: [known] } };
};

test("a stay is for its nights and rooms, with the supplier and the rate of its line", () => {
  const stay = { id: "stay-d1", nightsOf: ["d1", "d2"], nights: 2, day: "d1", rate, childBeds: 1 };
  const [service] = writeServices(quoteOf({ ...stay, supplier: "Grand Dragon" }));
  expect(service).toMatchObject({
    ...{ kind: "stay", days: [], nights: ["d1", "d2"], supplier: "Grand Dragon", rate },
    quantities: { adults: 4, children: 1, childrenWithBed: 1, rooms: 2, vehicles: 0 },
  });
  const [bare] = writeServices(quoteOf({ ...stay, rate: null }));
  expect(bare).toMatchObject({ supplier: null, rate: null });
});

test("what the document knew beyond a line stays as long as it is the same service", () => {
  const line = { id: "car-d1", kind: "transport", per: "person", day: "d1" } as const;
  expect(writeServices(quoteOf(line))).toMatchObject([{ kind: "train", days: ["d1", "d2"] }]);
  // On another day it is for that one, and a line of another kind is another service.
  expect(writeServices(quoteOf({ ...line, day: "d3" }))).toMatchObject([
    { kind: "train", days: ["d3"] },
  ]);
  expect(writeServices(quoteOf({ ...line, kind: "guide", per: "group" }))).toMatchObject([
    { kind: "guide", quantities: { adults: 4, children: 1, groups: 1 } },
  ]);
  const cars = { ...line, id: "i1", per: "group", quantity: 2 } as const;
  expect(writeServices(quoteOf(cars))).toMatchObject([
    { kind: "car", days: ["d1"], quantities: { vehicles: 2 } },
  ]);
});
