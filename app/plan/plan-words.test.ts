import { expect, test } from "vitest";
import { sayRange, sayTime } from "#app/itinerary/say-figures.ts";
import { writeMinutes } from "#app/ui/format-length.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { describeTrip } from "./plan-words.ts";

test("times, lengths and sums are said as people say them", () => {
  expect([
    sayTime(545),
    sayTime(1445),
    writeMinutes(95),
    writeMinutes(120),
    writeMinutes(20),
  ]).toEqual(["9:05", "0:05 (next morning)", "1 h 35 min", "2 h", "20 min"]);
  expect(sayRange([124_800, 235_800])).toBe("₹1,24,800–2,35,800");
});

test("a plan fills the request of a trip", () => {
  const said = describeTrip(createPlan().document, "1.x");
  expect(said).toMatchObject({
    destination: "Delhi, Agra, Jaipur",
    travelDate: "2027-02-01",
    travelers: "5",
    tripType: "family",
  });
  expect(said.message).toContain("Day 2, Tue 2 Feb");
  expect(said.message).toContain("8:10 train to Agra; 14:00 Taj Mahal. Night in Agra.");
  expect(said.plan).toBe("1.x");
});

test("a plan of many days keeps within what a request may hold", () => {
  const trip = createPlan().document;
  const days = Array.from({ length: 30 }, () => trip.days)
    .flat()
    .slice(0, 90);
  const said = describeTrip({ ...trip, days }, `1.${"x".repeat(6000)}`);
  expect(said.message.length).toBeLessThanOrEqual(4000);
  expect(said.message).toMatch(/and \d+ more/);
  expect(said.plan).toBe("");
});
