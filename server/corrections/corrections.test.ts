import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ContentOverview, EditableView, FactReports } from "#contract/wire/corrections.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { publishOverrides } from "#server/content/overrides/layers.ts";
import { readKnowledgePage } from "#server/content/pages/knowledge-page.ts";
import type { PageSource } from "#server/content/pages/page-source.ts";
import { compilePlaces } from "#server/content/places/compile-places.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { getStaticPages, listOwnHomeWords } from "#server/content/static-pages.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterEach(async () => {
  publishOverrides([]);
  await resources.database.db.execute(sql`delete from content_overrides`);
  await resources.database.db.execute(sql`delete from fact_reports`);
});
afterAll(() => resources.close());

type Refusal = { error: { code: string; message: string; fields?: Record<string, string> } };
const hours = "/api/desk/content/sights/amber-fort/hours";
const call = <T>(
  method: string,
  path: string,
  body?: unknown,
  who: "editor" | "viewer" | "owner" = "editor",
) => desk.call<T & Refusal>(method, path, desk.seats[who].headers, body);
const fieldOf = (view: EditableView, name: string) =>
  view.fields.find(({ field }) => field === name);
const report = (body: object, from = "203.0.113.7") =>
  desk.call<{ message: string } & Refusal>(
    "POST",
    "/api/reports",
    { "x-forwarded-for": from },
    body,
  );

/** Saves and publishes, as the desk does. */
async function publish(path: string, value: unknown, more: object = {}) {
  const draft = await call<EditableView>("PUT", `${path}/draft`, { base: 0, value, ...more });
  expect(draft.body.error).toBeUndefined();
  const base = fieldOf(draft.body, path.split("/").at(-1) ?? "")?.base;
  return call<EditableView>("POST", `${path}/publish`, { base });
}
const newHours = { open: "Tu-Su 08:00-16:00", lastEntry: 30 };
const read = { source: "amberfort.rajasthan.gov.in, notice at the gate", checked: "2026-11-20" };

test("a published value is what everything made of the content says, and undoing it is the shipped one", async () => {
  const before = getPlaces().sights.find(({ id }) => id === "amber-fort");
  const shippedFee = before?.fee;
  const { body } = await publish(hours, newHours, read);
  expect(fieldOf(body, "hours")).toMatchObject({ isStale: false, isRefused: false });
  const now = getPlaces().sights.find(({ id }) => id === "amber-fort");
  expect(now?.hours).toEqual({ ...newHours, ...read });
  expect(now?.fee).toEqual(shippedFee);

  const planned = compilePlaces(getPlaces(), getCatalogue());
  const sight = planned.sights.find(({ id }) => id === "amber-fort");
  const week = planned.hours[sight?.hours ?? -1]?.seasons[0]?.week;
  expect(week?.[0]).toEqual([]);
  expect(week?.[1]).toEqual([[480, 960]]);

  const base = fieldOf(body, "hours")?.base;
  const undone = await call<EditableView>("POST", `${hours}/undo`, { base, to: null });
  expect(undone.status).toBe(200);
  expect(getPlaces().sights.find(({ id }) => id === "amber-fort")).toEqual(before);
  // And back again, from the history.
  const [, first] = fieldOf(undone.body, "hours")?.history ?? [];
  const again = await call<EditableView>("POST", `${hours}/undo`, {
    base: fieldOf(undone.body, "hours")?.base,
    to: first?.id,
  });
  expect(again.status).toBe(200);
  expect(getPlaces().sights.find(({ id }) => id === "amber-fort")?.hours?.open).toBe(newHours.open);
});

test("a ticket, a text page and a card change with what they are made of; whoever holds them hears nothing", async () => {
  const catalogue = getCatalogue();
  const pages = getStaticPages();
  const fee = { indian: 120, foreign: 640, asOf: "2026-11" };
  await publish("/api/desk/content/sights/amber-fort/fee", fee, read);
  expect(ticketOf.sight("amber-fort", "foreign", null)).toMatchObject({ adult: 640 });
  const tagline = "A fort of honey and sandstone above its lake, on the old road to Delhi.";
  await publish("/api/desk/content/attractions/amber-fort/tagline", tagline);
  expect(catalogue.attractions.find(({ slug }) => slug === "amber-fort")?.tagline).toBe(tagline);
  expect(catalogue.find("attractions", "amber-fort")?.tagline).toBe(tagline);
  const lead =
    "We are five people in Ranchi who answer every request ourselves, by name and by hand.";
  await publish("/api/desk/content/about/about/lead", lead);
  expect(pages.about.lead).toBe(lead);
});

test("a sentence of the home page is the office's own, the others stay the interface's", async () => {
  expect(listOwnHomeWords()).toEqual({});
  const line = "Slow trains, long evenings, and five people in Ranchi who answer.";
  await publish("/api/desk/content/home/home/line", line);
  expect(listOwnHomeWords()).toEqual({ line });
});

test("a process that starts, or hears of it, reads what is published; drafts are the desk's alone", async () => {
  await publish(hours, newHours, read);
  const text = "A draft that says of the fort what nobody has published yet.";
  const note = "/api/desk/content/sights/amber-fort/note";
  await call("PUT", `${note}/draft`, { base: 0, value: text });
  publishOverrides([]);
  await desk.services.overrides.load();
  const noteOf = () => getPlaces().sights.find(({ id }) => id === "amber-fort")?.note;
  expect(getPlaces().sights.find(({ id }) => id === "amber-fort")?.hours?.open).toBe(newHours.open);
  expect(noteOf()).not.toBe(text);
  expect(await desk.services.overrides.preview(async () => noteOf())).toBe(text);
  expect(noteOf()).not.toBe(text);
});

test("a source that is no office's is reported with its month, a government's page official", async () => {
  await publish(hours, newHours, { source: "A call to the ticket office", checked: "2026-11-20" });
  const countsOf = () =>
    readKnowledgePage({ places: getPlaces() } as PageSource).rows.find(
      ({ subject }) => subject === "hours",
    );
  const sight = getPlaces().sights.find(({ id }) => id === "amber-fort");
  expect(sight?.hours?.source).toBe("A call to the ticket office (November 2026)");
  const withOurs = countsOf();
  publishOverrides([]);
  expect(withOurs?.reported).toBe((countsOf()?.reported ?? 0) + 1);
});

test.each([
  ["hours that cannot be read", hours, { open: "whenever it suits" }, "value"],
  ["hours that end before a visit does", hours, { open: "Mo-Su 10:00-10:20" }, "value"],
  ["a field too many", hours, { ...newHours, closed: true }, "value"],
  [
    "a price that is none",
    "/api/desk/content/sights/amber-fort/fee",
    { indian: -5, foreign: 1, asOf: "2026" },
    "indian",
  ],
  ["months that are no twelve", "/api/desk/content/sights/amber-fort/months", "55", "value"],
  ["a text where a list belongs", "/api/desk/content/attractions/amber-fort/eat", "dal", "value"],
  [
    "a huge text",
    "/api/desk/content/attractions/amber-fort/description",
    "x".repeat(61_000),
    "value",
  ],
  ["a field that there is not", "/api/desk/content/sights/amber-fort/ghost", "x", "value"],
  ["a field of every object", "/api/desk/content/sights/amber-fort/constructor", "x", "value"],
  [
    "what other things hang on",
    "/api/desk/content/sights/amber-fort/coordinates",
    { lat: 1, lon: 2 },
    "value",
  ],
  [
    "a festival that ends before it begins",
    "/api/desk/content/festivals/holi/dates",
    [{ year: 2027, start: "2027-03-22", end: "2027-03-20", provisional: false }],
    "value",
  ],
])("refused in a sentence: %s", async (_what, path, value, field) => {
  const { status, body } = await call("PUT", `${path}/draft`, { base: 0, value });
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields ?? {})).toContain(field);
  expect(body.error.message).not.toBe("");
});

test.each([
  ["a thing that there is not", "/api/desk/content/sights/nowhere/hours"],
  ["a kind that there is not", "/api/desk/content/proto/x/hours"],
  ["a kind by an object's own name", "/api/desk/content/constructor/x/hours"],
])("not found: %s", async (_what, path) => {
  expect((await call("PUT", `${path}/draft`, { base: 0, value: "x" })).status).toBe(404);
});

test("a text of markup is kept as a text, what is invisible goes", async () => {
  const path = "/api/desk/content/attractions/amber-fort/caution";
  const text = "<script>alert(1)</script> \u202Ekeep to the ramp when it rains";
  const { body } = await publish(path, text);
  expect(fieldOf(body, "caution")?.now).toBe(
    "<script>alert(1)</script> keep to the ramp when it rains",
  );
});

test("a fact is not published without where it was read, nor with a day to come", async () => {
  const draft = await call<EditableView>("PUT", `${hours}/draft`, { base: 0, value: newHours });
  const base = fieldOf(draft.body, "hours")?.base;
  const refused = await call("POST", `${hours}/publish`, { base });
  expect(refused.body.error.fields).toHaveProperty("source");
  const later = await call("PUT", `${hours}/draft`, {
    base,
    value: newHours,
    source: "asi.nic.in",
    checked: "2099-01-01",
  });
  expect(later.body.error.fields).toHaveProperty("checked");
});

test("of two editors the second is told, with both texts", async () => {
  const path = "/api/desk/content/about/about/lead";
  const [one, two] = ["one", "two"].map(
    (word) => `We are ${word} of two people who wrote this very line at the same time.`,
  );
  const answers = await Promise.all([
    call("PUT", `${path}/draft`, { base: 0, value: one }),
    call("PUT", `${path}/draft`, { base: 0, value: two }, "owner"),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body.error;
  const { theirs = "", yours = "" } = refused?.fields ?? {};
  expect([JSON.parse(theirs), JSON.parse(yours)].sort()).toEqual([one, two].sort());
});

test("a viewer reads and changes nothing", async () => {
  expect((await call("PUT", `${hours}/draft`, { base: 0, value: newHours }, "viewer")).status).toBe(
    403,
  );
  expect((await call("GET", "/api/desk/content", undefined, "viewer")).status).toBe(200);
});

test("the desk says where another value is shipped under a change, and what fits no more", async () => {
  await publish(
    "/api/desk/content/about/about/lead",
    "We are five people in Ranchi who answer every request ourselves, by name.",
  );
  await resources.database.db.execute(sql`update content_overrides set shipped_hash = 'of-before'`);
  await resources.database.db.execute(
    sql`insert into content_overrides (kind, item, field, state, value, shipped_hash) values ('sights', 'amber-fort', 'hours', 'published', '{"opened":"daily"}', 'x')`,
  );
  await desk.services.overrides.load();
  const { body } = await call<ContentOverview>("GET", "/api/desk/content?search=amber");
  expect(body.changed).toMatchObject([
    { kind: "sights", isRefused: true },
    { kind: "about", isStale: true, isRefused: false, path: "/about" },
  ]);
  expect(body.found[0]).toMatchObject({ name: "Amber Fort" });
  // Pages stay as they are shipped.
  expect(getPlaces().sights.find(({ id }) => id === "amber-fort")?.hours?.open).toBeTruthy();
});

test("a report stands at the desk with the fact beside it; accepted it is live, and they hear of it", async () => {
  const sent = await report({
    path: "/attractions/amber-fort",
    subject: "hours",
    body: "It closes at four now, and on Mondays <b>always</b>.",
    seenAt: "The board at the gate, 20 November",
    email: "asha@example.org",
  });
  expect(sent.status).toBe(200);
  const { reports } = (await call<FactReports>("GET", "/api/desk/reports")).body;
  const [waiting] = reports;
  expect(waiting).toMatchObject({
    kind: "sights",
    item: "amber-fort",
    field: "hours",
    mayAnswer: true,
    status: "new",
  });
  expect(waiting?.shown).toEqual(getPlaces().sights.find(({ id }) => id === "amber-fort")?.hours);
  expect(JSON.stringify(reports)).not.toContain("asha@example.org");

  const draft = await call<EditableView>("PUT", `${hours}/draft`, {
    base: 0,
    value: newHours,
    ...read,
  });
  const base = fieldOf(draft.body, "hours")?.base;
  const accepted = await call<EditableView>("POST", `${hours}/publish`, {
    base,
    report: waiting?.id,
  });
  expect(accepted.status).toBe(200);
  expect(getPlaces().sights.find(({ id }) => id === "amber-fort")?.hours?.open).toBe(newHours.open);
  const mails = await resources.database.db.execute(
    sql`select to_jsonb(o) as mail from mail_outbox o where kind = 'report-accepted'`,
  );
  expect(JSON.stringify(mails)).toContain("asha@example.org");
  const kept = await resources.database.db.execute(sql`select email, status from fact_reports`);
  expect(JSON.stringify(kept)).not.toContain("asha@example.org");
  // A second decision is none, and publishes nothing.
  expect((await call("POST", `/api/desk/reports/${waiting?.id}/decline`, {})).status).toBe(409);
});

test("a report without an address is declined in silence; of a page that there is not nothing is kept", async () => {
  await report({
    path: "/handbook/money",
    subject: "words",
    body: "The machines take no such card any more.",
  });
  const { reports } = (await call<FactReports>("GET", "/api/desk/reports")).body;
  expect(reports).toMatchObject([
    { kind: "handbook", item: "money", field: "summary", mayAnswer: false },
  ]);
  const declined = await call<FactReports>("POST", `/api/desk/reports/${reports[0]?.id}/decline`, {
    answer: "We asked: they do.",
  });
  expect(declined.body).toMatchObject({
    waiting: 0,
    reports: [{ status: "declined", who: "editor" }],
  });
  expect((await report({ path: "/sights/none", subject: "hours", body: "Shut." })).status).toBe(
    404,
  );
  expect(
    (await report({ path: "https://elsewhere.example/", subject: "hours", body: "Shut." })).status,
  ).toBe(400);
  const trap = await report({
    path: "/about",
    subject: "words",
    body: "Buy.",
    website: "https://spam.example",
  });
  expect(trap.status).toBe(200);
  expect((await call<FactReports>("GET", "/api/desk/reports")).body.waiting).toBe(0);
});
