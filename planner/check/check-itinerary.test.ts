import { expect, test } from "vitest";
import type { DayPart, Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { checkItinerary } from "./check-itinerary.ts";
import type { Fault } from "./fault.ts";

/** What a broken planner would print: each rule notices its own breach. */

const today = "2026-11-22";
const plannable = getPlannable();
const wish = Wish.parse({
  when: { from: "2027-02-08", days: 5 },
  start: "airport:DEL",
  must: ["taj-mahal"],
  never: ["lotus-temple"],
});
const sound = planTrip(plannable, wish, { today, iterations: 2 });
const heights = planTrip(
  plannable,
  Wish.parse({
    when: { from: "2027-07-05", days: 6 },
    start: "airport:IXL",
    must: ["pangong-tso"],
  }),
  { today, iterations: 2 },
);

/** A copy that the test may break. */
function breakTrip(change: (trip: Itinerary) => void, of = sound): Fault["rule"][] {
  const trip = structuredClone(of);
  change(trip);
  return checkItinerary(plannable, trip, today).map(({ rule }) => rule);
}

function findPart<Kind extends DayPart["kind"]>(
  trip: Itinerary,
  kind: Kind,
  fits: (part: Extract<DayPart, { kind: Kind }>) => boolean = () => true,
) {
  for (const day of trip.days)
    for (const part of day.parts)
      if (part.kind === kind && fits(part as Extract<DayPart, { kind: Kind }>))
        return { day, part: part as Extract<DayPart, { kind: Kind }> };
  throw new Error(`The trip has no such ${kind}.`);
}

test("a trip of the planner has no fault", () => {
  expect(checkItinerary(plannable, sound, today)).toEqual([]);
  expect(checkItinerary(plannable, heights, today)).toEqual([]);
});

test("times: a visit that is cut short, a part that overlaps the next, a ride quicker than it is", () => {
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit").part.to -= 60;
    }),
  ).toContain("times");
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit").part.to += 200;
    }),
  ).toContain("times");
  expect(
    breakTrip((trip) => {
      findPart(trip, "ride").part.minutes += 30;
    }),
  ).toContain("times");
});

test("windows: a visit on a closed day, before the gates open, with another day's hours", () => {
  const taj = ({ sight }: { sight: string }) => sight === "taj-mahal";
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit", taj).day.date = "2027-02-12";
    }),
  ).toContain("hours");
  expect(
    breakTrip((trip) => {
      const { part } = findPart(trip, "visit", taj);
      [part.from, part.to] = [180, 345];
    }),
  ).toContain("hours");
});

test("legs: a train that nobody runs, a way that is left out", () => {
  const isJourney = ({ between, night }: { between?: unknown; night: boolean }) =>
    between !== undefined && !night;
  expect(
    breakTrip((trip) => {
      const { part } = findPart(trip, "ride", isJourney);
      part.mode = "ferry";
    }),
  ).toContain("way");
  const left = breakTrip((trip) => {
    const { day, part } = findPart(trip, "ride", isJourney);
    day.parts = day.parts.filter((one) => one !== part);
  });
  expect(left.some((rule) => rule === "place" || rule === "way")).toBe(true);
});

test("nights: one wakes where one slept, and the stays say so", () => {
  expect(
    breakTrip((trip) => {
      const [first, second] = trip.days;
      if (first && second) second.wakes = { ...second.wakes, id: "kochi", name: "Kochi" };
    }).length,
  ).toBeGreaterThan(0);
  expect(breakTrip((trip) => void trip.stays.pop())).toContain("nights");
});

test("rest: nobody sleeps by the high lake without the nights before it", () => {
  const rules = breakTrip((trip) => {
    const high = trip.days.find(({ sleeps }) => sleeps?.id.startsWith("pangong"));
    const [first] = trip.days;
    if (!high?.sleeps || !first) throw new Error("The trip does not sleep there.");
    first.sleeps = high.sleeps;
  }, heights);
  expect(rules).toContain("rest");
});

test("budget: sums that do not add up, and a limit that is passed without a word", () => {
  expect(
    breakTrip((trip) => {
      trip.budget.total[0] += 500;
    }),
  ).toContain("money");
  expect(
    breakTrip((trip) => {
      trip.wish = { ...trip.wish, budget: { perDay: 500, limit: true } };
    }),
  ).toContain("money");
});

test("wishes: a must that is missing, a never that is there, a sight twice", () => {
  expect(
    breakTrip((trip) => {
      const { day, part } = findPart(trip, "visit", ({ sight }) => sight === "taj-mahal");
      day.parts = day.parts.filter((one) => one !== part);
    }),
  ).toContain("must");
  expect(
    breakTrip((trip) => void trip.wish.never.push(findPart(trip, "visit").part.sight)),
  ).toContain("never");
});

test("where: nights on a way that no day holds are free, a trip that never gets there is not", () => {
  const wish = Wish.parse({
    when: { from: "2027-07-10", days: 9 },
    start: "airport:DEL",
    where: ["base:kaza"],
  });
  const trip = planTrip(plannable, wish, { today, iterations: 2 });
  const rulesOf = () => checkItinerary(plannable, trip, today).map(({ rule }) => rule);
  expect(trip.days.filter(({ sleeps }) => sleeps?.id === "kaza").length).toBeGreaterThan(1);
  expect(rulesOf()).not.toContain("where");
  for (const { sleeps } of trip.days) if (sleeps?.id === "kaza") sleeps.id = "manali";
  expect(rulesOf()).toContain("where");
});

test("where: nights elsewhere than meant, a landing at another town than the airport's", () => {
  expect(
    breakTrip((trip) => {
      trip.wish = { ...trip.wish, must: [], where: ["state:kerala"] };
    }),
  ).toContain("where");
  expect(
    breakTrip((trip) => {
      trip.wish = { ...trip.wish, start: "airport:BOM" };
    }),
  ).toContain("place");
});

test("where: a night train with a wheelchair, a lake for Indians alone, a pass before its nights", () => {
  expect(
    breakTrip((trip) => {
      trip.wish = { ...trip.wish, party: { ...trip.wish.party, wheelchair: true } };
      findPart(trip, "ride").part.night = true;
    }),
  ).toContain("fit");
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit").part.sight = "bum-la";
    }),
  ).toContain("fit");
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit").part.sight = "khardung-la";
    }, heights),
  ).toContain("rest");
});

const family = planTrip(
  plannable,
  Wish.parse({
    when: { from: "2027-05-10", days: 6 },
    start: "airport:CJB",
    where: ["region:nilgiris"],
    party: { adults: 2, children: [7] },
  }),
  { today, iterations: 2 },
);

const hilly = new Set(
  plannable.bases
    .filter(({ terrain }) => ["hills", "mountains"].includes(terrain))
    .map(({ id }) => id),
);

test("rhythm: a hill road after dark that nobody speaks of, a sunset at noon, a day of landing like any other", () => {
  expect(checkItinerary(plannable, family, today)).toEqual([]);
  expect(
    breakTrip((trip) => {
      const { day, part } = findPart(
        trip,
        "ride",
        ({ mode, between, estimated }) =>
          mode === "road" && !estimated && (between?.some((id) => hilly.has(id)) ?? false),
      );
      day.notices = day.notices.filter(({ code }) => code !== "dark");
      part.minutes = 80;
      part.to = day.sunset + 90;
    }, family),
  ).toContain("dark");
  expect(
    breakTrip((trip) => {
      for (const day of trip.days) day.sunset = 720;
    }),
  ).toContain("times");
  expect(
    breakTrip((trip) => {
      const { part } = findPart(trip, "visit", ({ sight }) => sight !== "taj-mahal");
      trip.days[0]?.parts.push(...["a", "b", "c", "d"].map((sight) => ({ ...part, sight })));
    }),
  ).toContain("road");
});

test("breaks: a child of seven gets out each two hours of road", () => {
  const longRoad = plannable.legs.find(({ mode, usual }) => mode === "road" && usual > 240);
  if (!longRoad) throw new Error("No road is so long.");
  const rules = breakTrip((trip) => {
    const { part } = findPart(trip, "ride", ({ between }) => between !== undefined);
    const [from, to] = [plannable.bases[longRoad.from], plannable.bases[longRoad.to]];
    part.mode = "road";
    part.between = [from?.id ?? "", to?.id ?? ""];
    part.minutes = longRoad.usual;
    part.estimated = false;
  }, family);
  expect(rules).toContain("way");
});

const fair = planTrip(
  plannable,
  Wish.parse({
    when: { month: "2027-11", days: 8 },
    start: "airport:JAI",
    where: ["festival:pushkar-camel-fair"],
    party: { adults: 2, diet: "jain" },
    dayFrom: 540,
  }),
  { today, iterations: 2 },
);

test("festivals: nights at the fair a month after it, in the musts as in where", () => {
  expect(checkItinerary(plannable, fair, today)).toEqual([]);
  const late = (trip: Itinerary) => {
    for (const day of trip.days) day.date = day.date.replace("2027-11", "2027-12");
  };
  expect(breakTrip(late, fair)).toContain("festival");
  const must = (trip: Itinerary) => {
    trip.wish = { ...trip.wish, where: [], must: ["pushkar-camel-fair"] };
    late(trip);
  };
  expect(breakTrip(must, fair)).toContain("festival");
});

test("party: a visit before the day may begin, a stay whose kitchen nobody tells", () => {
  expect(
    breakTrip((trip) => {
      trip.wish = { ...trip.wish, dayFrom: 780 };
    }, fair),
  ).toContain("late");
  expect(
    breakTrip((trip) => {
      for (const day of trip.days) day.notices = day.notices.filter(({ code }) => code !== "diet");
    }, fair),
  ).toContain("fit");
});

const wheeled = planTrip(
  plannable,
  Wish.parse({
    when: { from: "2027-02-06", days: 5 },
    start: "airport:DEL",
    party: { adults: 2, wheelchair: true },
  }),
  { today, iterations: 1 },
);

test("wheelchair: a stop that keeps silent about steps, and one that says yes of what is not known", () => {
  expect(checkItinerary(plannable, wheeled, today)).toEqual([]);
  expect(wheeled.notices.map(({ code }) => code)).toContain("step-free-rooms");
  const standingOf = new Map(plannable.sights.map(({ id, stepFree }) => [id, stepFree]));
  const isDoubtful = ({ sight }: { sight: string }) => standingOf.get(sight) !== "yes";
  expect(
    breakTrip((trip) => {
      const { part } = findPart(trip, "visit", isDoubtful);
      part.notices = part.notices.filter(({ code }) => code !== "step-free");
    }, wheeled),
  ).toContain("fit");
  expect(
    breakTrip((trip) => {
      findPart(trip, "visit", isDoubtful).part.why.push({ code: "why-step-free", values: {} });
    }, wheeled),
  ).toContain("fit");
});

test("heights and permits: a pass on the day of landing, a permit that takes longer, a must or none", () => {
  expect(
    breakTrip((trip) => {
      const [first] = trip.days;
      const { part } = findPart(trip, "visit");
      const pass = plannable.sights.find(
        ({ altitude = 0, restBefore }) => altitude > 4300 && !restBefore,
      );
      if (!first || !pass) throw new Error("No pass is without rules of its own.");
      first.parts.push({ ...part, sight: pass.id });
    }, heights),
  ).toContain("rest");
  const slow = plannable.sights.find(
    ({ permit, months }) => (permit ?? 0) > 1 && months[1] !== "0",
  );
  if (!slow) throw new Error("No sight asks for a permit.");
  expect(
    checkItinerary(
      plannable,
      (() => {
        const trip = structuredClone(sound);
        findPart(trip, "visit").part.sight = slow.id;
        trip.wish = { ...trip.wish, must: [slow.id] };
        return trip;
      })(),
      sound.from,
    ).map(({ text }) => text),
  ).toContainEqual(expect.stringContaining("cannot be arranged"));
});
