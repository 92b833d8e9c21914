import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { queryRows } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { editsOfDays, writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeTripLink } from "#trip/link.ts";
import { proposeServices } from "#trip/propose-services.ts";
import { daysOfShown } from "#trip/shown-trip.ts";

/** The database of the release before documents were kept, with its trips, drafts, sent and accepted quotes. */
const planned = createPlan({ wish: Wish.parse({ party: { adults: 3 } }) });
const sent = planned.document;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources, { openPlan: async () => planned });
});
afterAll(() => resources.close());
const db = () => resources.database.db;

/** Takes away what 0030 and later ones add: this is the schema of the release before, and nothing it kept is other. */
async function stepBack(): Promise<void> {
  for (const text of [
    "alter table trip_days drop column document, drop column document_hash",
    "alter table trips drop column seen_hash",
    "drop table content_overrides, fact_reports",
    "drop table cancellations, earlier_acceptances",
    "alter table quote_versions drop column changes, drop column cancellation",
    "alter table quotes drop column changes",
    "alter table money_documents drop column about",
    "drop trigger payments_sign on payments",
    "drop function check_payment_sign",
    "alter table payments drop column refund, add constraint payments_paisa_check check (paisa <> 0)",
    "drop table gateway_payments, trip_buyers, payment_links, supplier_payment_parts, supplier_payments, supplier_ask_events, trip_road, link_writes",
    "drop table review_requests, review_links, review_stops, trip_review_places, trip_review_photos, trip_reviews",
    "alter table comments drop column answer, drop column answered_at",
    `alter table supplier_asks ${["supplier_id", "channel", "from_day", "to_day", "held_until", "confirmation", "charge", "cost", "due_on", "revision"].map((column) => `drop column ${column}`).join(", ")}`,
    "alter table rates drop column terms",
    "alter table suppliers drop column address",
    "alter table trip_links drop column member_id",
    "drop table trip_files, trip_packing, trip_expenses, trip_groups, trip_members cascade",
    ...[
      "trips",
      "trip_wishes",
      "auth_users",
      "account_deletions",
      "comments",
      "contact_messages",
      "chat_threads",
      "newsletter_subscribers",
      "photo_submissions",
    ].map((table) => `alter table ${table} drop column language`),
    "drop table trip_notice_reads, trip_notices, push_subscriptions",
    "alter table suppliers drop column local_name",
    "drop table duty_links, duty_marks, duty_seats, waiting_entries cascade",
    "alter table payments drop column confirmed_by",
    "alter table desk_settings drop column second_factor_from, drop column phones_from, drop column exports_from",
    "drop trigger trip_events_tell_webhooks on trip_events",
    "drop function tell_webhooks",
    "drop table webhooks",
    "drop index mail_outbox_webhooks",
    "drop table auth_passkeys, admin_passkeys cascade",
    "delete from schema_migrations where number >= 30",
  ])
    await db().execute(sql.raw(text));
}

type Kept = Awaited<ReturnType<typeof openTrip>>;
const path = ({ token }: Kept) => `/api/trip/${token}`;
const readPage = async (trip: Kept) => (await desk.call<TripPage>("GET", path(trip), {})).body;
const readQuote = async (trip: Kept) =>
  (await desk.call<TripQuoteAnswer>("GET", `${path(trip)}/quote`, {})).body.quote;
const readDesk = async ({ id }: Kept) => {
  const { headers } = desk.seats.owner;
  return (await desk.call<DeskQuote>("GET", `/api/desk/trips/${id}/quote`, headers)).body;
};

const readAll = async (trip: Kept) => ({
  page: await readPage(trip),
  quote: await readQuote(trip),
  desk: await readDesk(trip),
});

async function sendQuote(trip: Kept): Promise<void> {
  const { headers } = desk.seats.owner;
  const days = daysOfShown(await readPage(trip));
  const content = buildQuote({ days, departure: days[0]?.date ?? "2027-02-01" });
  const at = `/api/desk/trips/${trip.id}/quote`;
  expect((await desk.call("PUT", at, headers, { revision: 0, content })).status).toBe(200);
  const version = { revision: 1, message: "" };
  expect((await desk.call("POST", `${at}/versions`, headers, version)).status).toBe(201);
}
async function accept(trip: Kept): Promise<void> {
  const quote = await readQuote(trip);
  const body = {
    ...{ version: quote?.id, ticked: quote?.price?.ticked, total: quote?.price?.totals.total },
    ...{ name: "Asha Devi", agreed: true },
  };
  const answer = await desk.call("POST", `${path(trip)}/acceptance`, {}, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test("trips, drafts, sent and accepted quotes of the release before are all there after the migration, and edited on", {
  timeout: 60_000,
}, async () => {
  const plan = await writeTripLink(sent);
  const [untouched, edited, quoted, accepted] = [
    await openTrip(resources, desk, { plan }),
    await openTrip(resources, desk, { plan }),
    await openTrip(resources, desk, { plan }),
    await openTrip(resources, desk, { plan }),
  ];
  const typed = await openTrip(resources, desk);
  const words = [buildDay("day-1", "Leh"), { ...buildDay("day-2", "Nubra"), date: "2027-06-12" }];
  await writeDays(desk.services, typed.token, words);
  const days = daysOfShown(await readPage(edited));
  const [first, ...rest] = days;
  if (!first) throw new Error("a plan has days");
  const edits = editsOfDays(days, [...rest, { ...first, text: "By hand" }]);
  await desk.call("POST", `${path(edited)}/edits`, {}, { base: 1, edits, name: "" });
  for (const trip of [quoted, accepted]) await sendQuote(trip);
  await accept(accepted);
  const trips = [untouched, edited, quoted, accepted, typed];
  const before = [];
  for (const trip of trips) before.push(await readAll(trip));

  await stepBack();
  expect((await migrate(resources.database))[0]).toBe("0030-stored-documents.sql");
  const after = [];
  for (const trip of trips) after.push(await readAll(trip));
  expect(after).toEqual(before);

  // Each has its document now, of its plan and of its days, and its hash with it.
  const rows = await queryRows<{ id: string; document: typeof sent; hash: string | null }>(
    db(),
    sql`select t.id, d.document, d.document_hash as hash from trips t
      join trip_days d on d.trip_id = t.id and d.number = t.days_number`,
  );
  const of = new Map(rows.map((row) => [row.id, row]));
  expect(of.get(untouched.id)?.document).toEqual({
    ...sent,
    services: proposeServices(sent, ticketOf),
  });
  expect(of.get(accepted.id)?.document).toEqual({
    ...sent,
    services: proposeServices(sent, ticketOf),
  });
  expect(of.get(edited.id)?.document.days.at(-1)).toMatchObject({
    ...sent.days[0],
    text: "By hand",
  });
  expect(of.get(typed.id)?.document).toMatchObject({ wish: null, start: "2027-06-11" });
  for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);

  // And it is edited on: the change of the release before is taken back with all that its days had.
  const back = await desk.call("POST", `${path(edited)}/undo`, {}, { number: 2, name: "" });
  expect(back.status).toBe(200);
  expect(daysOfShown(await readPage(edited))).toEqual(days);
  const renamed = [{ do: "rename-day", day: "day-2", title: "Hunder" }];
  const answer = await desk.call<TripPage>(
    "POST",
    `${path(typed)}/edits`,
    {},
    { base: 1, edits: renamed, name: "" },
  );
  expect(answer.body.trip.days.map(({ title }) => title)).toEqual(["Leh", "Hunder"]);
  expect(await readQuote(accepted)).toEqual(before[3]?.quote);
});
