import fc from "fast-check";
import { expect, test } from "vitest";
import type { Itinerary } from "#contract/itinerary.ts";
import type { Plannable } from "#contract/plannable.ts";
import { Wish } from "#contract/wish.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited, sightsOf } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { TripDocument } from "#trip/document.ts";
import { readTripLink, writeTripLink } from "#trip/link.ts";
import { changeTrip } from "./change-trip.ts";
import { openTrip } from "./open-trip.ts";
import { planTrip } from "./plan-trip.ts";
import { restoreTrip } from "./restore-trip.ts";
import { writeDocument } from "./write-document.ts";

const today = "2026-11-23";
const plannable = getPlannable();
const runs = tripRuns(40);

const timesOf = ({ days }: Itinerary) =>
  days.map(({ id, date, sleeps, parts }) => [
    id,
    date,
    sleeps?.id,
    parts.map((part) => [part.kind === "visit" ? part.sight : part.kind, part.from, part.to]),
  ]);

async function open(trip: Itinerary, facts: Plannable = plannable): Promise<Itinerary | null> {
  const { wish, skeleton, fault } = await readTripLink(await writeTripLink(writeDocument(trip)));
  expect(fault).toBeNull();
  expect(skeleton).not.toBeNull();
  return skeleton && restoreTrip(facts, { wish, skeleton }, today);
}

test("a link opens as the very trip that was seen, edits and all", {
  timeout: 120_000,
}, async () => {
  const letters: [days: number, letters: number][] = [];
  await fc.assert(
    fc.asyncProperty(
      anyWish(plannable),
      fc.array(fc.nat(10_000), { maxLength: 3 }),
      async (wish, dice) => {
        const trip = planEdited(plannable, wish, { dice, today });
        const document = writeDocument(trip);
        expect(TripDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
        letters.push([trip.days.length, (await writeTripLink(document)).length]);
        expect(await open(trip)).toEqual(trip);
      },
    ),
    runs,
  );
  for (const [days, count] of letters) expect(count).toBeLessThan(days > 10 ? 2000 : 1200);
});

const wish = Wish.parse({ when: { from: "2027-02-01", days: 6 }, start: "base:delhi" });
const planned = planTrip(plannable, wish, { today, iterations: 2, effort: 0.3 });
const [seen] = sightsOf(planned) as [string];
const shut = (sight: string): Plannable => ({
  ...plannable,
  hours: [
    ...plannable.hours,
    { seasons: [{ from: 101, to: 1231, week: [[], [], [], [], [], [], []] }] },
  ],
  sights: plannable.sights.map((one) =>
    one.id === sight ? { ...one, hours: plannable.hours.length } : one,
  ),
});

test("a place that has shut since keeps its time and says so, and nothing else moves", async () => {
  const opened = (await open(planned, shut(seen))) as Itinerary;
  const stay = (trip: Itinerary) =>
    trip.days.map(({ sleeps, parts }) => [
      sleeps?.id,
      parts.flatMap((part) => (part.kind === "visit" ? [[part.sight, part.from, part.to]] : [])),
    ]);
  expect(stay(opened)).toEqual(stay(planned));
  const said = opened.days
    .flatMap(({ parts }) => parts)
    .flatMap((part) =>
      part.kind === "visit" ? part.notices.map(({ code }) => [part.sight, code]) : [],
    )
    .filter(([, code]) => code === "closed-since");
  expect(said).toEqual([[seen, "closed-since"]]);
});

test("a place that is gone is named on its day, the others stay", async () => {
  const facts = { ...plannable, sights: plannable.sights.filter(({ id }) => id !== seen) };
  const opened = (await open(planned, facts)) as Itinerary;
  expect(sightsOf(opened)).toEqual(sightsOf(planned).filter((sight) => sight !== seen));
  const codes = opened.days.map(({ notices }) => notices.map(({ code }) => code));
  expect(codes.flat().filter((code) => code === "place-gone")).toHaveLength(1);
});

test("a town that is gone leaves nothing to lay the days on: it is planned anew, and said", async () => {
  const night = planned.days[0]?.sleeps?.id as string;
  const read = await readTripLink(await writeTripLink(writeDocument(planned)));
  const skeleton = read.skeleton && {
    ...read.skeleton,
    d: [["atlantis"], ...read.skeleton.d.slice(1)],
  };
  expect(night).not.toBe("atlantis");
  const opened = openTrip(plannable, { wish: read.wish, skeleton }, { today, iterations: 0 });
  expect(opened.notices.map(({ code }) => code)).toContain("planned-anew");
});

test("ids of days outlive edits: the same trip with one night more names its days as before", () => {
  const [stay] = planned.stays;
  const edit = { kind: "stay", afterDay: 1, nights: (stay?.nights ?? 1) + 1 } as const;
  const longer = changeTrip(plannable, planned, edit, { today }).itinerary;
  const was = new Set(planned.days.map(({ id }) => id));
  const kept = longer.days.filter(({ id }) => was.has(id));
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(longer.days.map(({ id }) => id)).size).toBe(longer.days.length);
  expect(timesOf(planned).length).toBe(planned.days.length);
});
