import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Itinerary, Ride } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { planOf } from "#planner/trip/write-document.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import type { TripDocument } from "#trip/document.ts";
import { readTripLink, writeTripLink, writeWishLink } from "#trip/link.ts";
import { listNightsOnWay } from "#trip/nights-on-way.ts";
import { packText } from "#trip/pack.ts";
import { createPlanTrip } from "./plan-days.ts";

const wish = Wish.parse({ seed: 7, party: { adults: 3 } });
const nightTrain: Ride = {
  kind: "ride",
  mode: "train",
  from: 1300,
  to: 1800,
  fromName: "Delhi",
  toName: "Agra",
  minutes: 500,
  slowMinutes: 540,
  km: 195,
  estimated: false,
  between: ["delhi", "agra"],
  night: true,
  fare: [1000, 2000],
  notices: [],
};

/** Its first night is spent in a train. */
const sleeper = (): Itinerary => {
  const trip = createItinerary({ wish });
  const [first, ...rest] = trip.days;
  if (!first) throw new Error("an itinerary has a day");
  return createItinerary({
    wish,
    days: [{ ...first, parts: [...first.parts, nightTrain] }, ...rest],
  });
};

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let made = 0;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources, {
    openPlan: async () => {
      made++;
      return planOf(sleeper());
    },
  });
});
afterAll(() => resources.close());

const openQuote = async (id: string) => {
  const { headers } = desk.seats.owner;
  return (await desk.call<DeskQuote>("GET", `/api/desk/trips/${id}/quote`, headers)).body.content;
};

const readPage = async (token: string) =>
  (await desk.call<TripPage>("GET", `/api/trip/${token}`, {})).body;
const oldLink = async () =>
  `1.${await packText(JSON.stringify({ seed: 7, party: { adults: 3 } }))}`;

test.each([
  ["of before", oldLink],
  ["that nobody had planned", () => writeWishLink(wish)],
])("the days planned from a wish %s keep their nights on the way", async (_, write) => {
  const { id, token } = await openTrip(resources, desk, { plan: await write() });
  // The desk is the first that looks.
  const quote = await openQuote(id);
  expect(listNightsOnWay(quote.trip)).toEqual(["d1"]);
  expect(quote).toMatchObject({ party: { adults: 3 } });
  expect(quote.items.flatMap(({ nightsOf }) => nightsOf)).not.toContain("d1");
  expect(await openQuote(id)).toEqual(quote);

  // What is opened beside these days is these days.
  const { skeleton, faults, ...read } = await readTripLink((await readPage(token)).plan);
  expect(faults).toEqual([]);
  expect(skeleton?.d).toHaveLength(quote.trip.days.length);
  expect(read.wish).toEqual(wish);
});

test("whoever looks at once, the days are laid out once and read alike", async () => {
  const { id } = await openTrip(resources, desk, { plan: await oldLink() });
  made = 0;
  const quotes = await Promise.all([1, 2, 3].map(() => openQuote(id)));
  expect(quotes.map(({ trip }) => listNightsOnWay(trip))).toEqual([["d1"], ["d1"], ["d1"]]);
  expect(made).toBe(1);
});

test("who sends a plan on a slow day waits two seconds at most; its days come after", async () => {
  const { id } = await openTrip(resources, desk);
  const gate = Promise.withResolvers<void>();
  const planTrip = createPlanTrip(
    resources,
    async () => {
      await gate.promise;
      return planOf(sleeper());
    },
    ticketOf,
  );
  const plan = await writeTripLink(planOf(sleeper()).document);
  const listKept = () =>
    queryRows<{ document: TripDocument }>(
      resources.database.db,
      sql`select document from trip_days where trip_id = ${id}`,
    );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const sent = planTrip.layOutSent({ id, plan });
    await expect.poll(() => vi.getTimerCount(), { timeout: 15_000 }).toBe(1);
    vi.advanceTimersByTime(2000);
    await sent;
  } finally {
    vi.useRealTimers();
  }
  expect(await listKept()).toEqual([]);
  gate.resolve();
  await expect.poll(listKept, { timeout: 15_000 }).toHaveLength(1);
  const kept = (await listKept()).map(({ document }) => listNightsOnWay(document));
  expect(kept).toEqual([["d1"]]);
});

test("of a link that is lost nothing is made up: the request's own number of people stands", async () => {
  const { id, token } = await openTrip(resources, desk, { plan: "1.rubbish", travelers: "5" });
  expect((await openQuote(id)).party.adults).toBe(5);
  expect((await readPage(token)).plan).toBe("1.rubbish");
});
