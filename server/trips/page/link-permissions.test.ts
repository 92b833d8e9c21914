import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripGroupLink } from "#contract/wire/trip-group.ts";
import { describedPath } from "#server/calls/call.ts";
import { createToken } from "#server/http/secret-token.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Every call by a trip's link, by every kind of link there is. */

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
/** A trip with a quote that is open, and what belongs to it alone. */
let trip: Awaited<ReturnType<typeof prepare>>;
let tokens: Record<"edit" | "read" | "closed" | "unknown" | "foreign", string>;

async function prepare() {
  const { quoteDesk, quoteAnswers, book } = desk.services;
  const { admin } = desk.seats.owner;
  const open = await openTrip(resources, desk);
  await writeDays(desk.services, open.token, [buildDay("d1", "Leh")]);
  const edits = [{ do: "rename-day" as const, day: "d1", title: "Nubra" }];
  await desk.services.trips.days.editDays(open.token, { base: 1, edits, name: "" });
  await quoteDesk.saveQuote(admin, open.id, { revision: 0, content: buildQuote() });
  await quoteDesk.sendQuote(admin, open.id, { revision: 1, message: "" });
  const { quote } = await quoteAnswers.getShown(open.token);
  const said = await desk.call<{ comments: { id: string }[] }>(
    "POST",
    `/api/trip/${open.token}/comments`,
    {},
    { name: "Asha", body: "The fort rather?", alternative: true },
  );
  const added = await desk.call<TripGroupLink>(
    "POST",
    `/api/trip/${open.token}/group/members`,
    {},
    { name: "Chitra" },
  );
  const [owner, member] = added.body.group.members.map((one) => one.id);
  return {
    ...open,
    pushKey: (await book.readBook(open.token)).push?.id ?? "",
    owner: owner ?? "",
    member: member ?? "",
    version: quote?.id ?? "",
    comment: said.body.comments[0]?.id ?? "",
  };
}

const renew = async (token: string, kind: "read" | "edit") => {
  const body = { kind, action: "renew" };
  const answer = await desk.call<{ url: string }>("POST", `/api/trip/${token}/links`, {}, body);
  return answer.body.url.split("/trip/")[1] ?? "";
};

beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  trip = await prepare();
  const closed = await renew(trip.token, "read");
  const read = await renew(trip.token, "read");
  const foreign = (await agreeTrip(resources, desk.services, desk.seats.owner.admin)).token;
  tokens = { edit: trip.token, read, closed, unknown: createToken(), foreign };
});
afterAll(() => resources.close());

type Allowed = {
  read: boolean;
  body?: () => unknown;
  id?: () => string;
  ofTrip?: true;
  isNone?: true;
  query?: string;
};
/** With a body that is right. `isNone`: there is none of it, whoever asks. `ofTrip`: what it names belongs to the trip, and is nothing to another's link. */
const table: Record<string, Allowed> = {
  "GET /api/trip/{token}": { read: true },
  "GET /api/trip/{token}/events": { read: true },
  "GET /api/trip/{token}/quote": { read: true },
  "GET /api/trip/{token}/trip.pdf": { read: true },
  "GET /api/trip/{token}/change.pdf": { read: true },
  "GET /api/trip/{token}/trip.ics": { read: true },
  "GET /api/trip/{token}/trip.gpx": { read: true },
  "GET /api/trip/{token}/trip.kml": { read: true },
  "GET /api/trip/{token}/{file}": { read: true, id: () => "trip.gpx" },
  "GET /api/trip/{token}/fridge.pdf": { read: true },
  "GET /api/trip/{token}/book": { read: true },
  "GET /api/trip/{token}/vouchers.pdf": { read: false },
  "POST /api/trip/{token}/comments": {
    read: true,
    body: () => ({ name: "Bilal", body: "A slow morning, please." }),
  },
  "POST /api/trip/{token}/comments/{id}/votes": {
    read: true,
    id: () => trip.comment,
    ofTrip: true,
  },
  "DELETE /api/trip/{token}/comments/{id}": { read: false, id: () => trip.comment, ofTrip: true },
  "GET /api/trip/{token}/money": { read: false },
  "GET /api/trip/{token}/documents/{id}/pdf": { read: false, id: randomUUID, ofTrip: true },
  "POST /api/trip/{token}/edits": {
    read: false,
    body: () => ({ base: 2, edits: [{ do: "write-day", day: "d1", text: "Slowly." }], name: "" }),
  },
  "POST /api/trip/{token}/payment-link": { read: false },
  "POST /api/trip/{token}/review": { read: false },
  // The group's: a reading link that is no member's has none of it (server/group, server/trip-files).
  "GET /api/trip/{token}/group": { read: false },
  "GET /api/trip/{token}/group/expenses.csv": { read: false },
  "POST /api/trip/{token}/group/members": { read: false, body: () => ({ name: "Bilal" }) },
  "POST /api/trip/{token}/group/members/{id}/link": {
    read: false,
    id: () => trip.member,
    ofTrip: true,
    body: () => ({ action: "renew" }),
  },
  "DELETE /api/trip/{token}/group/members/{id}": {
    read: false,
    id: () => trip.member,
    ofTrip: true,
  },
  "PUT /api/trip/{token}/group/settings": { read: false, body: () => ({ officeSees: false }) },
  "PUT /api/trip/{token}/group/expenses/{id}": {
    read: false,
    id: randomUUID,
    body: () => ({
      ...{ base: 0, title: "Dinner", currency: "INR", amount: 100, rate: 1_000_000 },
      ...{ paidBy: trip.owner, split: "equally", on: "2027-06-10" },
      shares: [{ member: trip.owner, share: 1 }],
    }),
  },
  "POST /api/trip/{token}/group/expenses/{id}/removal": {
    read: false,
    id: randomUUID,
    body: () => ({ base: 1, removed: true }),
  },
  "PUT /api/trip/{token}/group/packing/{id}": {
    read: false,
    id: randomUUID,
    body: () => ({ text: "Torch", shared: true, done: false }),
  },
  "DELETE /api/trip/{token}/group/packing/{id}": { read: false, id: randomUUID },
  "GET /api/trip/{token}/files": { read: false },
  "PUT /api/trip/{token}/files/{id}": { read: false, id: randomUUID, query: "?kind=paper&name=A" },
  "GET /api/trip/{token}/files/{id}/{size}": { read: false, id: randomUUID, isNone: true },
  "DELETE /api/trip/{token}/files/{id}": { read: false, id: randomUUID },
  "GET /api/trip/{token}/memory": { read: true },
  "GET /api/trip/{token}/memory/photos/{id}/{size}": { read: true, id: randomUUID, isNone: true },
  "POST /api/trip/{token}/memory": { read: false },
  "POST /api/trip/{token}/undo": { read: false, body: () => ({ number: 2 }) },
  "PUT /api/trip/{token}/settings": { read: false, body: () => ({ prices: true, names: true }) },
  "PUT /api/trip/{token}/language": { read: false, body: () => ({ language: "hi" }) },
  "PUT /api/trip/{token}/notices/seen": { read: true, body: () => ({ ids: [randomUUID()] }) },
  "PUT /api/trip/{token}/phone": {
    read: true,
    body: () => ({
      endpoint: "https://fcm.googleapis.com/fcm/send/a-phone",
      keys: {
        p256dh:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
      ...{ keyId: trip.pushKey, language: "en", timeZone: "Asia/Kolkata" },
    }),
  },
  "PUT /api/trip/{token}/phone/off": {
    read: true,
    body: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/a-phone" }),
  },
  "POST /api/trip/{token}/links": {
    read: false,
    body: () => ({ kind: "edit", action: "close" }),
  },
  "POST /api/trip/{token}/messages": { read: false, body: () => ({ body: "Is it cold?" }) },
  "PUT /api/trip/{token}/options": {
    read: false,
    ofTrip: true,
    body: () => ({ version: trip.version, ticked: [] }),
  },
  "POST /api/trip/{token}/decline": {
    read: false,
    ofTrip: true,
    body: () => ({ version: trip.version, reason: "Too dear." }),
  },
  "POST /api/trip/{token}/acceptance": {
    read: false,
    ofTrip: true,
    body: () => ({ version: trip.version, ticked: [], total: 1, name: "Asha", agreed: true }),
  },
  "POST /api/trip/{token}/cancellation/preview": {
    read: false,
    body: () => ({ scope: { of: "whole" } }),
  },
  "POST /api/trip/{token}/cancellation": {
    read: false,
    body: () => ({
      ...{ scope: { of: "whole" }, version: trip.version, charge: 1, refund: 1 },
      ...{ name: "Asha", agreed: true },
    }),
  },
};

async function ask(name: string, token: string) {
  const [method = "", path = ""] = name.split(" ");
  const { body, id, query = "" } = table[name] ?? {};
  const where = path
    .replace("{token}", token)
    .replace(/\{(id|file)\}/, id?.() ?? "")
    .replace("{size}", "full.webp");
  const response = await desk.app.request(where + query, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body()) }),
  });
  // A stream stays open until its reader goes.
  await response.body?.cancel();
  return response;
}

test("every call by a link is gone through", () => {
  const calls = desk.calls
    .map((call) => `${call.method} ${describedPath(call)}`)
    .filter((name) => name.includes("/api/trip/{token}"));
  expect(calls.toSorted()).toEqual(Object.keys(table).toSorted());
});

test.each(["unknown", "closed"] as const)("a link that is %s opens nothing", async (kind) => {
  for (const name of Object.keys(table)) {
    const response = await ask(name, tokens[kind]);
    expect([name, response.status]).toEqual([name, 404]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
  }
});

test("another trip's link that edits does nothing with what is this trip's", async () => {
  for (const [name, { ofTrip }] of Object.entries(table))
    if (ofTrip) expect([name, (await ask(name, tokens.foreign)).status]).toEqual([name, 404]);
});

test("a reading link reads, comments and votes; all else is refused", async () => {
  for (const [name, { read, isNone }] of Object.entries(table)) {
    const response = await ask(name, tokens.read);
    // No change is offered, and of some parts there is none.
    if (isNone || name.includes("change.pdf")) expect([name, response.status]).toEqual([name, 404]);
    else if (read) expect([name, response.ok]).toEqual([name, true]);
    else expect([name, response.status]).toEqual([name, 403]);
    expect(response.headers.get("cache-control"), name).toContain("no-store");
  }
}, 60_000);

test("an editing link may do all of it, and cannot lock itself out", async () => {
  for (const name of Object.keys(table)) {
    const { status } = await ask(name, tokens.edit);
    // There is no such document, no gateway to make a link, no change that is offered, and nothing is confirmed.
    if (/\/documents\/|\/photos\/|payment-link|change\.pdf|vouchers\.pdf|files\/.*size/.test(name))
      expect(status).toBe(404);
    // Nothing is no paper.
    else if (name.startsWith("PUT /api/trip/{token}/files")) expect(status).toBe(422);
    else expect([200, 201, 409], `${name} ${status}`).toContain(status);
  }
  expect((await ask("GET /api/trip/{token}", tokens.edit)).status).toBe(200);
}, 60_000);
