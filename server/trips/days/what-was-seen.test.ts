import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { type PlanDays, PlanDays as PlanDaysShape } from "#contract/trip/trip-days.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { openDocument } from "#planner/trip/trip-plan.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { queryRows } from "#server/db/database.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { PaperJob } from "#server/papers/paper-job.ts";
import type { OpenResources } from "#server/resources.ts";
import { someDocumentEdit } from "#tests/factories/any-document.ts";
import { anyWish, countTrips, tripRuns } from "#tests/factories/any-wish.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { listDated } from "#trip/dates.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { editTrip } from "#trip/edits/edit-trip.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";
import { hashDocument } from "#trip/hash.ts";
import { writeTripLink } from "#trip/link.ts";
import { countRooms } from "#trip/party.ts";
import { proposeServices } from "#trip/propose-services.ts";
import { readDocument } from "#trip/read-document.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { sayEnglish } from "#words/english.ts";

// TRIPS=500 TRIPS_SEED=4 npx vitest run --project server server/trips/days/what-was-seen.test.ts: half an hour.
const runs = tripRuns(12);
const tellCount = countTrips(runs, "what was seen");
const today = "2026-11-23";
const plannable = getPlannable();

let now = new Date(`${today}T06:00:00Z`);
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;

/** What the last paper was written from. */
let printed: PaperJob | null = null;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources, {
    openPlan: async (link) => openDocument(plannable, link, { today, iterations: 0 }),
    paperRoom: {
      async write(job) {
        printed = job;
        return Buffer.from("%PDF-");
      },
    },
  });
});
afterAll(async () => {
  await desk.services.plans.close();
  await resources.close();
});

/** A day in the words that every page and paper has for it. */
type SeenDay = {
  id: string;
  date: string | null;
  night: string | null;
  /** Ids of the items, or the sights alone, each with its time. */
  items: [string, number | null][];
  sights: [string, number | null][];
};

const seenOnScreen = (trip: TripDocument): SeenDay[] =>
  listDated(trip).map(({ day, date }) => ({
    id: day.id,
    date,
    night: day.night?.name ?? null,
    items: day.items.flatMap((item): [string, number | null][] => {
      const isShown = item.kind === "own" || item.kind === "visit" || isBetweenTowns(item);
      return isShown ? [[item.id, item.at]] : [];
    }),
    sights: day.items.flatMap((item): [string, number | null][] =>
      item.kind === "visit" ? [[item.sight, item.at]] : [],
    ),
  }));

/** The short ways within a town are on the plan's page alone. */
const isBetweenTowns = (item: TripDocument["days"][number]["items"][number]) =>
  item.kind === "ride" && item.from.base !== null;

const seenInDays = (days: PlanDays): SeenDay[] =>
  days.map(({ id, date, sleeps, stops }) => ({
    id,
    date,
    night: sleeps,
    items: stops.map((stop) => [stop.id, stop.at]),
    sights: stops.flatMap((stop): [string, number | null][] =>
      stop.sight ? [[stop.sight, stop.at]] : [],
    ),
  }));

/** Events of a calendar, lines unfolded: those of whole days, or those with a time. */
const listEvents = (text: string, isTimed: boolean): string[] =>
  text
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .filter((event) => event.includes("DTSTART;VALUE=DATE:") !== isTimed);

/** When each stop begins, by the clock of India: `d1-v-taj-mahal 2027-02-06T09:40`. */
const readTimes = (text: string): string[] =>
  listEvents(text, true).map((event) => {
    const [, id = ""] = /^UID:.*?-(d[a-z0-9-]+)@/m.exec(event) ?? [];
    const [, y, m, d, h, min] =
      /^DTSTART;TZID=Asia\/Kolkata:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00\r?$/m.exec(event) ?? [];
    return `${id} ${y}-${m}-${d}T${h}:${min}`;
  });

/** A day's event, its signs as they were written. */
const readCalendar = (text: string) =>
  listEvents(text, false).map((event) => {
    const field = (name: string) =>
      new RegExp(`^${name}[^:]*:(.*)$`, "m")
        .exec(event)?.[1]
        ?.trim()
        .replaceAll(/\\([\\;,])/g, "$1");
    const on = field("DTSTART") ?? "";
    return {
      id: /-(d[a-z0-9-]+)@/.exec(field("UID") ?? "")?.[1],
      date: `${on.slice(0, 4)}-${on.slice(4, 6)}-${on.slice(6)}`,
      night: field("LOCATION") ?? null,
      names: (field("DESCRIPTION") ?? "").split("\\n").map((line) => line.replace(/^• /, "")),
    };
  });

const unescapeXml = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

type Sent = { token: string; id: string };
type Asked = { plan: string; trip: Itinerary };
const wordsOf = ({ plan, trip }: Asked) => {
  const { adults, children } = trip.wish.party;
  const people = adults + children.length;
  return {
    destination: trip.days[0]?.wakes.name ?? "India",
    travelDate: trip.from,
    travelers: people > 8 ? "9+" : String(people),
    plan,
  };
};

async function sendWithAccount(asked: Asked): Promise<Sent> {
  const body = buildTripRequest({ id: desk.travellers.asha.id, ...wordsOf(asked) });
  const sent = await desk.call<{ id: string }>("POST", "/Tripdata", desk.asha, body);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const path = `/api/me/trips/${sent.body.id}/page`;
  const { body: link } = await desk.call<{ url: string }>("POST", path, desk.asha, {});
  return { id: sent.body.id, token: link.url.split("/trip/")[1] ?? "" };
}

async function sendWithAddress(asked: Asked): Promise<Sent> {
  const email = `${randomUUID().slice(0, 12)}@example.org`;
  const body = buildUnconfirmed({ email, ...wordsOf(asked) } as Parameters<
    typeof buildUnconfirmed
  >[0]);
  expect((await desk.call("POST", "/api/trips", {}, body)).status).toBe(200);
  const mail = (await listMail(resources.database.db)).find(({ to }) => to === email);
  const token = /\/trip\/([\w-]{43})#confirm/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await desk.call("POST", "/api/trips/confirm", {}, { token })).status).toBe(200);
  return { token, id: await desk.services.trips.pages.findTripId(token) };
}

const readText = async (path: string): Promise<string> => {
  const response = await desk.app.request(path);
  expect(response.status).toBe(200);
  return response.text();
};

/** What is kept: of what was just sent before anybody has looked at it, later of the last change. */
async function expectKept(id: string, document: TripDocument): Promise<void> {
  const find = () =>
    queryRows<{ document: unknown; hash: string }>(
      resources.database.db,
      sql`select document, document_hash as hash from trip_days where trip_id = ${id} order by number desc limit 1`,
    );
  // On a machine that stands still for more than two seconds the sender has not waited for it.
  await expect.poll(find, { timeout: 60_000 }).toHaveLength(1);
  const [row] = await find();
  // With what has to be bought for it, which nobody has seen.
  const services = proposeServices(document, ticketOf);
  expect(row?.document).toEqual({ ...document, services });
  expect(row?.hash).toBe(await hashDocument(document));
  expect(await hashDocument(readDocument(row?.document))).toBe(row?.hash);
}

async function expectSeen(
  { id, token }: Sent,
  seen: SeenDay[],
  asked: Asked & { document: TripDocument },
): Promise<void> {
  await expectKept(id, asked.document);
  const path = `/api/trip/${token}`;
  const { body: page } = await desk.call<TripPage>("GET", path, {});
  expect(PlanDaysShape.safeParse(page.days).error).toBeUndefined();
  expect(seenInDays(daysOfShown(page))).toEqual(seen);
  expect(page.days).toEqual(daysOfShown(page));
  expect(page.trip).toMatchObject({ wish: null, party: null, services: [], start: seen[0]?.date });
  expect(page).toMatchObject({ moreDays: 0, ...wordsOf(asked) });

  const { headers } = desk.seats.owner;
  const quote = await desk.call<DeskQuote>("GET", `/api/desk/trips/${id}/quote`, headers);
  expect(quote.status).toBe(200);
  expect(seenInDays(daysOfDocument(quote.body.content.trip, sayEnglish))).toEqual(seen);
  expect(quote.body.content.trip.services).toEqual(proposeServices(asked.document, ticketOf));
  expect(quote.body.content.departure).toBe(seen[0]?.date);
  const { adults, children } = asked.trip.wish.party;
  expect(quote.body.content.party).toMatchObject({
    adults,
    children: children.length,
    rooms: countRooms({ adults, children }),
  });

  // Taken along: where one is without a network.
  const { body: book } = await desk.call<TripBook>("GET", `${path}/book`, {});
  expect(book.days.map(({ id: day, date }) => ({ id: day, date }))).toEqual(
    seen.map(({ id: day, date }) => ({ id: day, date })),
  );
  expect(book.ends).toBe(seen.at(-1)?.date);
  const stopsOf = (days: readonly { stops: readonly { id: string }[] }[]) =>
    days.map(({ stops }) => stops.map((stop) => stop.id));
  const isPlaced = new Set(stopsOf(book.days).flat());
  expect(stopsOf(book.days)).toEqual(
    stopsOf(page.days).map((ids) => ids.filter((stop) => isPlaced.has(stop))),
  );
  // What the facts know of the plan's sights is among them.
  const sights = page.days.flatMap(({ stops }) => stops.filter(({ sight }) => sight !== null));
  const placed = sights.filter(({ sight }) =>
    plannable.sights.some(({ id: one }) => one === sight),
  );
  expect(placed.filter((stop) => !isPlaced.has(stop.id))).toEqual([]);
  // And every day is called as its page calls it.
  expect(page.trip.days.map(({ title }) => title)).toEqual(
    asked.document.days.map(({ title }) => title),
  );

  const told = page.days.map(({ text, stops }) => [
    ...(text ? text.split("\n") : []),
    ...stops.map(({ name }) => name),
  ]);
  expect(readCalendar(await readText(`${path}/trip.ics`))).toEqual(
    seen.map(({ id, date, night }, index) => ({
      id,
      date,
      night,
      names: told[index]?.length ? told[index] : [""],
    })),
  );
  const begins = page.days.flatMap(({ id: day, date, stops: all }) =>
    all.flatMap(({ id: stop, at }) =>
      at === null || date === null
        ? []
        : `${day}-${stop} ${new Date(Date.parse(date) + at * 60_000).toISOString().slice(0, 16)}`,
    ),
  );
  expect(readTimes(await readText(`${path}/trip.ics`))).toEqual(begins);

  const track = await readText(`${path}/trip.gpx`);
  const names = [...track.matchAll(/<wpt [^>]*><name>([^<]*)</g)].map(([, name = ""]) =>
    unescapeXml(name),
  );
  const known = new Set(plannable.sights.map((sight) => sight.id));
  expect(names).toEqual(
    page.days.flatMap((day) =>
      day.stops.flatMap(({ sight, name }) => (sight && known.has(sight) ? [name] : [])),
    ),
  );

  printed = null;
  await readText(`${path}/trip.pdf`);
  const job = printed as PaperJob | null;
  expect(job?.ask === "trip" && seenInDays(job.sheet.trip.days)).toEqual(seen);
}

/** Whatever somebody does to a sent trip: it is kept, shown, proposed at the desk and taken along as it is then. */
async function expectEdited(sent: Sent, asked: Asked & { document: TripDocument }, dice: number[]) {
  let { document } = asked;
  let base = 1;
  for (const die of dice) {
    const edit = someDocumentEdit(document, die, "d-hand") as TripEdit;
    // The day of departure is the request's own; a trip of no days is told of in other words.
    if (edit.do === "start" || (edit.do === "remove-day" && document.days.length < 2)) continue;
    const body = { base, edits: [edit], name: "" };
    const answer = await desk.call<TripPage>("POST", `/api/trip/${sent.token}/edits`, {}, body);
    if (answer.status === 400 || answer.status === 409) {
      expect(() => editTrip(document, edit, "traveller")).toThrow(EditRefused);
      continue;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    document = editTrip(document, edit, "traveller").document;
    base = answer.body.daysNumber;
  }
  await expectSeen(sent, seenOnScreen(document), { ...asked, document });
}

test("what was seen is what is sent, shown, priced and taken along", {
  timeout: 60_000 + runs.numRuns * 20_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      anyWish(plannable),
      fc.array(fc.nat(10_000), { maxLength: 3 }),
      fc.array(fc.nat(100_000), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(1000), { maxLength: 3 }),
      async (wish, dice, more, words) => {
        // So that no number of an hour is used up.
        now = new Date(now.getTime() + 61 * 60_000);
        const { document, itinerary: trip } = planEdited(plannable, wish, { dice, words, today });
        const asked = { plan: await writeTripLink(document), trip, document };
        const seen = seenOnScreen(document);
        const sent = await sendWithAccount(asked);
        await expectSeen(sent, seen, asked);
        await expectEdited(sent, asked, more);
        await expectSeen(await sendWithAddress(asked), seen, asked);
        tellCount();
      },
    ),
    runs,
  );
});
