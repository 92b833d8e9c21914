import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited, sightsOf } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { TripDocument } from "#trip/document.ts";
import { readTripLink, writeTripLink } from "#trip/link.ts";
import { sayEnglish } from "#words/english.ts";
import { changeTrip } from "./change-trip.ts";
import { openTrip } from "./open-trip.ts";
import { planTrip } from "./plan-trip.ts";
import { restoreTrip } from "./restore-trip.ts";
import { writeDocument } from "./write-document.ts";
import { writtenOfLink } from "./written-trip.ts";

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
  const { wish, skeleton, faults } = await readTripLink(await writeTripLink(writeDocument(trip)));
  expect(faults).toEqual([]);
  expect(skeleton).not.toBeNull();
  return skeleton && restoreTrip(facts, writtenOfLink(wish, skeleton), today);
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
        const { document, itinerary: trip } = planEdited(plannable, wish, { dice, today });
        expect(TripDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
        letters.push([trip.days.length, (await writeTripLink(document)).length]);
        expect(await open(trip)).toEqual(trip);
      },
    ),
    runs,
  );
  for (const [days, count] of letters) expect(count).toBeLessThan(days > 10 ? 2000 : 1200);
});

test("who has fixed a last night elsewhere flies from there, on the page and in its link", async () => {
  const asked = Wish.parse({
    when: { from: "2027-05-01", days: 5 },
    start: "base:port-blair",
    end: "airport:COK",
    leaves: 824,
    party: {
      adults: 1,
      children: [0],
      elders: 0,
      wheelchair: true,
      passport: "indian",
      diet: "any",
    },
    pace: "full",
    seed: 0,
  });
  const before = planTrip(plannable, asked, { today, iterations: 1, effort: 0.05 });
  const [first] = before.days.map(({ id }) => id) as [string];
  const edit = { do: "nights", day: first, nights: 3 } as const;
  const { itinerary } = changeTrip(plannable, before, edit, { today });
  const night = itinerary.days.at(-1)?.wakes.id;
  const town = plannable.bases.find(({ id }) => id === night);
  const minutes = town?.airports.find(([code]) => code === "COK")?.[1];
  expect(minutes).toBeGreaterThan(0);
  expect(itinerary.end.id).toBe(night);
  expect(itinerary.days.at(-1)?.parts.at(-1)).toMatchObject({ toName: "COK", minutes });
  expect(await open(itinerary)).toEqual(itinerary);
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

/** The facts without a town and its sights: what is gone has another id, so that all else keeps its place in the lists. */
const without = (town: string): Plannable => ({
  ...plannable,
  bases: plannable.bases.map((base) => (base.id === town ? { ...base, id: "atlantis" } : base)),
});
const nightsOf = ({ days }: Itinerary) => days.map(({ sleeps }) => sleeps?.id);
const saidOn = ({ days }: Itinerary, code: string) =>
  days.flatMap(({ notices }, day) =>
    notices.flatMap((notice) =>
      notice.code === code ? [`${day + 1}: ${sayEnglish(notice)}`] : [],
    ),
  );

test("a night in a town that is gone is where the one before it is, which is said there; the other days stay", async () => {
  const planned = planTrip(
    plannable,
    { ...wish, when: { from: "2027-02-01", days: 9 }, must: ["agra", "jaipur"] },
    { today, iterations: 2, effort: 0.3 },
  );
  const towns = planned.stays.map(({ base }) => base);
  // Not the one that the trip begins or ends in: there another thing is said.
  const ends = [planned.days[0]?.wakes.id, planned.end.id];
  const at = towns.findIndex(({ id }, index) => index > 0 && !ends.includes(id));
  const [first, second] = [towns[at - 1], towns[at]];
  const opened = (await open(planned, without(second?.id ?? ""))) as Itinerary;
  expect(nightsOf(opened)).toEqual(
    nightsOf(planned).map((night) => (night === second?.id ? first?.id : night)),
  );
  expect(opened.days.map(({ id, date }) => [id, date])).toEqual(
    planned.days.map(({ id, date }) => [id, date]),
  );
  expect(sightsOf(opened)).toEqual(sightsOf(planned));
  const day = nightsOf(planned).indexOf(second?.id) + 1;
  expect(saidOn(opened, "town-gone")[0]).toBe(
    `${day}: ${second?.name} is no longer among our towns: this night is in ${first?.name} until you choose another place.`,
  );
});

test("a night in the sea is where the one before it is, and its day says so", async () => {
  const { wish, skeleton } = await readTripLink(await writeTripLink(writeDocument(planned)));
  if (!skeleton) throw new Error("the link carries days");
  const d = skeleton.d.map((day, index) => (index === 1 ? ["in-the-sea", ...day.slice(1)] : day));
  const opened = restoreTrip(
    plannable,
    writtenOfLink(wish, { ...skeleton, d }),
    today,
  ) as Itinerary;
  const [first, second] = nightsOf(opened);
  expect(second).toBe(first);
  expect(saidOn(opened, "town-gone")[0]).toMatch(/^2: .* this night is in .* until you choose/);
});

test("whichever of its towns is gone, every day keeps its id and date, and its visits their times", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyWish(plannable), fc.nat(1000), async (asked, dice) => {
      const { itinerary: trip } = planEdited(plannable, asked, { dice: [], today });
      const towns = [...new Set(trip.days.map(({ wakes }) => wakes.id).concat(trip.end.id))];
      const town = towns[dice % towns.length] as string;
      const opened = await open(trip, without(town));
      expect(opened === null).toBe(towns.length === 1);
      if (!opened) return;
      const kept = ({ days }: Itinerary) => days.map(({ id, date }) => [id, date]);
      expect(kept(opened)).toEqual(kept(trip));
      const visits = ({ days }: Itinerary) =>
        days.flatMap(({ parts }) =>
          parts.flatMap((part) =>
            part.kind === "visit" ? [[part.sight, part.from, part.to]] : [],
          ),
        );
      expect(visits(opened)).toEqual(visits(trip));
      const others = (trip: Itinerary, of: Itinerary) =>
        nightsOf(trip).filter((_, day) => nightsOf(of)[day] !== town);
      expect(others(opened, trip)).toEqual(others(trip, trip));
      const gone = new Set(["town-gone", "start-gone", "end-gone"]);
      const told = opened.days.flatMap(({ notices }) => notices);
      expect(told.some(({ code, values }) => gone.has(code) && values.id === town)).toBe(true);
    }),
    // Each on facts of its own, which takes two seconds to read.
    tripRuns(8),
  );
});

test("where no town is left there is nothing to lay the days on: it is planned anew, and says which", async () => {
  const read = await readTripLink(await writeTripLink(writeDocument(planned)));
  const skeleton = read.skeleton && {
    ...read.skeleton,
    ...{ s: "atlantis", e: "lost-city", d: [["atlantis"], [""]] },
  };
  const opened = openTrip(plannable, { wish: read.wish, skeleton }, { today, iterations: 0 });
  const anew = opened.notices.find(({ code }) => code === "planned-anew");
  expect(anew?.values).toEqual({ ids: ["atlantis", "lost-city"] });
});

test("a link that is opened after its first day keeps its dates, and says that they have passed", async () => {
  const { wish, skeleton } = await readTripLink(await writeTripLink(writeDocument(planned)));
  const late = restoreTrip(plannable, writtenOfLink(wish, skeleton as never), "2027-02-03");
  expect(late && timesOf(late)).toEqual(timesOf(planned));
  expect(late?.notices.find(({ code }) => code === "dates-passed")?.values).toEqual({
    date: "2027-02-01",
  });
});

test("what a link of before codes says of the budget is kept as it was written; what facts tell is not taken from a link", async () => {
  const { wish, skeleton } = await readTripLink(await writeTripLink(writeDocument(planned)));
  if (!skeleton) throw new Error("the link carries days");
  const values = { text: "To save 900 rupees a day: one flight fewer.", weight: 4, simpler: 1 };
  const t = [
    { level: "note" as const, code: "saved", values },
    { level: "warning" as const, code: "dates-passed", values: { date: "2020-01-01" } },
  ];
  const opened = restoreTrip(plannable, writtenOfLink(wish, { ...skeleton, t }), today);
  expect(opened?.thrift).toEqual({ weight: 4, simpler: 1 });
  const saved = { level: "note", code: "saved-text", values };
  expect(opened?.notices.filter(({ code }) => /saved|dates/.test(code))).toEqual([saved]);
  const again = await readTripLink(await writeTripLink(writeDocument(opened as Itinerary)));
  expect(again.skeleton?.t).toEqual([saved]);
});

test("a day is called in the link as it was on the page", async () => {
  const edit = { do: "rename-day", day: "d2", title: "Nani's birthday" } as const;
  const named = changeTrip(plannable, planned, edit, { today }).itinerary;
  expect(writeDocument(named).days[1]?.title).toBe("Nani's birthday");
  expect(await open(named)).toEqual(named);
});

test("ids of days outlive edits: the same trip with one night more names its days as before", () => {
  const [stay] = planned.stays;
  const edit = { do: "nights", day: "d1", nights: (stay?.nights ?? 1) + 1 } as const;
  const longer = changeTrip(plannable, planned, edit, { today }).itinerary;
  const was = new Set(planned.days.map(({ id }) => id));
  const kept = longer.days.filter(({ id }) => was.has(id));
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(longer.days.map(({ id }) => id)).size).toBe(longer.days.length);
  expect(timesOf(planned).length).toBe(planned.days.length);
});
