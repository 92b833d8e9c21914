import { expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import type { Ride } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { checkItinerary } from "#planner/check/check-itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { sayEnglish } from "#words/english.ts";
import { explainAbsence } from "./alternatives.ts";
import { createModel } from "./create-model.ts";
import { anyWeekday, timetableDay } from "./dates.ts";
import type { Passage } from "./passages.ts";
import { planTrip } from "./plan-trip.ts";
import { listMissedNotices } from "./run-days.ts";
import type { TripModel } from "./trip-model.ts";

const today = "2026-11-22";
const indexOf = ({ bases }: Plannable, id: string) => bases.findIndex((base) => base.id === id);

/** The site's facts, where the train between Goa and Hampi is quick and has days of our own. */
function withDays(days: string | undefined, back?: string): Plannable {
  const plannable = structuredClone(getPlannable());
  const [goa, hampi] = [indexOf(plannable, "panaji"), indexOf(plannable, "hosapete")];
  const leg = plannable.legs.find(
    ({ from, to, mode }) => from === goa && to === hampi && mode === "train",
  );
  if (!leg) throw new Error("the train is gone");
  delete leg.days;
  delete leg.back;
  Object.assign(leg, { usual: 200, slow: 220, ...(days && { days }), ...(back && { back }) });
  return plannable;
}

const plan = (plannable: Plannable, from: string, start = "panaji", end = "hosapete") =>
  planTrip(
    plannable,
    Wish.parse({
      when: { from, days: 2 },
      start: `base:${start}`,
      end: `base:${end}`,
      pins: [{ kind: "night", base: start, day: 1 }],
    }),
    { today, iterations: 0, effort: 0.1 },
  );

const ridesOf = ({ days }: ReturnType<typeof plan>) =>
  days.flatMap(({ parts }) =>
    parts.filter((part): part is Ride => part.kind === "ride" && part.between !== undefined),
  );
const textsOf = (rides: readonly Ride[]) =>
  rides.flatMap(({ notices }) => notices.map(sayEnglish)).join(" ");

/** The second day, on which one goes, is a Tuesday, then a Wednesday. */
const [onTuesday, onWednesday] = ["2027-02-08", "2027-02-09"];

test("a train of some days is taken on these alone, and the page says on which it runs", () => {
  const facts = withDays("26");
  const taken = plan(facts, onTuesday);
  expect(ridesOf(taken).some(({ mode }) => mode === "train")).toBe(true);
  expect(textsOf(ridesOf(taken))).toContain("It runs on Tuesday and Saturday.");
  const other = plan(facts, onWednesday);
  expect(ridesOf(other).some(({ name }) => name?.startsWith("Amaravathi"))).toBe(false);
  expect(textsOf(ridesOf(other))).toContain("does not run on a Wednesday.");
  for (const trip of [taken, other]) expect(checkItinerary(facts, trip, today)).toEqual([]);
});

test("on the way back it has days of its own", () => {
  const facts = withDays("26", "3");
  const takes = (from: string) =>
    ridesOf(plan(facts, from, "hosapete", "panaji")).some(({ mode }) => mode === "train");
  expect(takes(onTuesday)).toBe(false);
  expect(takes(onWednesday)).toBe(true);
});

test("the checker, which asks nobody, sees a train on a day on which it does not run", () => {
  const trip = plan(withDays("26"), onTuesday);
  const faults = checkItinerary(withDays("3"), trip, today).map(({ rule }) => rule);
  expect(faults).toContain("way");
  expect(checkItinerary(withDays(undefined), trip, today)).toEqual([]);
});

test("where a slower daily way leads too, that is the way of the other days", () => {
  const facts = withDays("26");
  const model = createModel(facts, Wish.parse({ start: "base:panaji" }), today);
  const [goa, hampi] = [indexOf(facts, "panaji"), indexOf(facts, "hosapete")];
  const length = (when: number) => model.ways.findLength(goa, hampi, when)?.minutes ?? 0;
  const any = anyWeekday(timetableDay(onTuesday));
  expect(length(timetableDay("2027-02-09"))).toBe(length(any));
  expect(length(timetableDay("2027-02-10"))).toBeGreaterThan(length(any));
  for (const date of ["2027-02-08", "2027-02-11", "2027-02-12", "2027-02-14"])
    expect(length(timetableDay(date))).toBe(length(timetableDay("2027-02-10")));
});

test.each(["2", "3", "5"])("a trip by month meets its train, which runs on weekday %s", (day) => {
  const trip = planTrip(
    withDays(day),
    Wish.parse({
      when: { month: "2027-02", days: 3 },
      start: "base:panaji",
      end: "base:hosapete",
      pins: [
        { kind: "night", base: "panaji", day: 1 },
        { kind: "night", base: "panaji", day: 2 },
      ],
    }),
    { today, iterations: 2 },
  );
  expect(new Date(trip.to).getUTCDay()).toBe(Number(day));
});

test("why not there: the sentence says when its train runs", () => {
  const facts = withDays("3");
  const trip = plan(facts, onTuesday, "panaji", "panaji");
  const left = explainAbsence(facts, trip, "vittala-temple", today);
  expect(left && sayEnglish(left)).toMatch(
    /from Panaji, .*, on Wednesday, when the Amaravathi Express 18048 runs/,
  );
  const other = explainAbsence(withDays(undefined), trip, "vittala-temple", today);
  expect(other?.code).toBe("left-far");
});

test("what leaves at another hour is told of only if it is quicker from base to base, rides in town apart", () => {
  const clock = { starts: [1045], lead: 25 };
  const gone = { minutes: 167, hops: [{ name: "Gatimaan Express 12049", mode: "train", clock }] };
  const model = { ways: { findWhateverTheHour: () => gone } } as unknown as TripModel;
  const notices = (minutes: number) => {
    const rides = [
      { between: [0, 1], minutes },
      { between: null, minutes: 18 },
    ];
    const passage = { rides, minutes: minutes + 18 } as unknown as Passage;
    return listMissedNotices(model, 0, 1, 0, passage).map(sayEnglish);
  };
  expect(notices(177)).toEqual([]);
  expect(notices(190)).toEqual([
    "The Gatimaan Express 12049 would make it 2 h 47 min, but leaves at 17:50.",
  ]);
});
