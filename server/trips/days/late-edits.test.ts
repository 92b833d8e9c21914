import { afterAll, beforeAll, expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { editsOfDays, writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { sayEnglish } from "#words/english.ts";

/** What several wrote at once, or long ago: nothing that was typed is lost, nothing that was sent changes. */

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const planned = createItinerary();
const wordsOf = (trip: Itinerary) => daysOfDocument(writeDocument(trip), sayEnglish);
const days = wordsOf(planned);
const [first, second] = days as [PlanDay, PlanDay, ...PlanDays];

/** A trip with the days of a plan. */
async function open() {
  const { id, token } = await openTrip(resources, desk);
  const path = `/api/trip/${token}`;
  await writeDays(desk.services, token, days);
  const { daysNumber: base } = (await desk.call<TripPage>("GET", path, {})).body;
  /** Saves what was typed on the days as they were at first. */
  const save = (typed: PlanDays) =>
    desk.call<TripPage>(
      "POST",
      `${path}/edits`,
      {},
      { base, edits: editsOfDays(days, typed), name: "" },
    );
  return {
    id,
    save,
    read: async () => daysOfShown((await desk.call<TripPage>("GET", path, {})).body),
    quote: async () => (await desk.call<TripQuoteAnswer>("GET", `${path}/quote`, {})).body.quote,
  };
}

test("two editors and a planner at once: what each of them alone changed is there", async () => {
  const trip = await open();
  // The planner has a sight less on the second day, and a day more.
  const [, day] = planned.days;
  const replanned = wordsOf({
    ...planned,
    days: [
      ...planned.days.map((one) =>
        one === day ? { ...one, parts: one.parts.filter(({ kind }) => kind !== "visit") } : one,
      ),
      {
        ...(planned.days.at(-1) as (typeof planned.days)[number]),
        ...{ id: "d9", date: "2027-02-05", parts: [] },
      },
    ],
  });
  const written = { ...second, text: "Grandmother rests." };
  const [stop, ...stops] = first.stops;
  const moved = { ...first, stops: stop ? [{ ...stop, at: 480 }, ...stops] : [] };
  const saved = await Promise.all([
    trip.save([first, written, ...days.slice(2)]),
    trip.save([moved, second, ...days.slice(2)]),
    trip.save(replanned),
  ]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  const now = await trip.read();
  expect(now).toEqual([
    moved,
    { ...replanned[1], text: "Grandmother rests." },
    ...replanned.slice(2),
  ]);
});

test("edits that come back after the quote was sent are kept beside it, and it stays as it was sent", async () => {
  const trip = await open();
  const { headers } = desk.seats.owner;
  const path = `/api/desk/trips/${trip.id}/quote`;
  const content = buildQuote({ days, departure: first.date ?? "" });
  expect((await desk.call("PUT", path, headers, { revision: 0, content })).status).toBe(200);
  const version = { revision: 1, message: "" };
  expect((await desk.call("POST", `${path}/versions`, headers, version)).status).toBe(201);
  const sent = await trip.quote();

  // Typed without a network, on the days of before.
  const typed = [{ ...first, title: "Typed on the train" }, ...days.slice(1)];
  expect((await trip.save(typed)).status).toBe(200);
  expect(await trip.read()).toEqual(typed);
  expect(await trip.quote()).toEqual(sent);
  expect(sent && daysOfShown(sent)).toEqual(days);

  // Somebody else's, of the same field: refused with both texts, and the first one's stay.
  const late = await trip.save([{ ...first, title: "Typed on the bus" }, ...days.slice(1)]);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    error: {
      message: expect.stringContaining(
        "Day 1, “Typed on the train”, title: you wrote “Typed on the bus”, somebody else wrote “Typed on the train” meanwhile.",
      ),
    },
  });

  // An operator's draft of before the sending is the next version's, not this one's.
  const draft = { ...content, title: "Typed at the desk" };
  const kept = await desk.call<DeskQuote>("PUT", path, headers, { revision: 1, content: draft });
  expect(kept.body).toMatchObject({ revision: 2, content: { title: "Typed at the desk" } });
  expect(await trip.quote()).toEqual(sent);
});
