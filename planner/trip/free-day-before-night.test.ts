import { expect, test } from "vitest";
import type { Wish } from "#contract/trip/wish.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";

test("a free day that moves a night ride to an evening without one leaves nobody where he was", () => {
  const wish: Wish = {
    ...{
      version: 1,
      when: { from: "2027-01-01", days: 12 },
      start: "anywhere",
      end: "airport:DEL",
    },
    party: {
      adults: 6,
      children: [0, 0],
      elders: 0,
      wheelchair: false,
      passport: "indian",
      diet: "any",
    },
    ...{
      pace: "usual",
      interests: {},
      style: "simple",
      where: [],
      must: ["pandharpur"],
      never: [],
      pins: [],
    },
    ...{ leaves: 600, seed: 1 },
  };
  const { itinerary } = planEdited(getPlannable(), wish, { dice: [0], today: "2026-11-29" });
  const moves = itinerary.days.filter(({ wakes, sleeps }) => sleeps && sleeps.id !== wakes.id);
  expect(moves.map(({ sleeps }) => sleeps?.id)).toContain("pandharpur");
  for (const { date, parts } of moves)
    expect(
      parts.some((part) => part.kind === "ride" && part.to - part.from > 60),
      date,
    ).toBe(true);
});
