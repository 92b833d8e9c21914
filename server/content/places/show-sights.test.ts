import { expect, test } from "vitest";
import { TripPage } from "#contract/wire/trip-page.ts";
import { showBeds, showSights } from "./show-sights.ts";

const dayWith = (...sights: (string | null)[]) => [
  {
    id: "d1",
    date: null,
    title: "A day",
    text: "",
    sleeps: null,
    stops: sights.map((sight, index) => ({
      id: `s${index}`,
      name: "x",
      sight,
      at: null,
      text: "",
    })),
  },
];

test("a sight is where it is, with the picture of its own page", () => {
  const shown = showSights(dayWith("amber-fort", null, "amber-fort", "no-such-sight"));
  expect(Object.keys(shown)).toEqual(["amber-fort"]);
  expect(shown["amber-fort"]).toMatchObject({
    name: "Amber Fort",
    picture: { slug: "attraction-amber-fort" },
  });
  expect(shown["amber-fort"]?.lat).toBeCloseTo(26.99, 1);
  expect(TripPage.shape.sights.safeParse(shown).success).toBe(true);
});

test("a night is where the town of that name is", () => {
  const [day] = dayWith();
  if (!day) throw new Error("no day");
  const beds = showBeds([
    { ...day, sleeps: "Agra" },
    { ...day, sleeps: "At my aunt's" },
  ]);
  expect(Object.keys(beds)).toEqual(["Agra"]);
  expect(beds.Agra?.lat).toBeCloseTo(27.18, 1);
});
