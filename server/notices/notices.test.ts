import { sql } from "drizzle-orm";
import { decodeJwt, importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DeskRoad, emptyRoad, emptyService, type RoadDetails } from "#contract/trip/road.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import type { DeskNotices } from "#contract/wire/trip-notices.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { queryRows } from "#server/db/database.ts";
import { claimDueMail, listMail } from "#server/mail/outbox-store.ts";
import { MessageRefused } from "#server/mail/transport.ts";
import { type OpenResources, openPushTransport } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { makePhone, startPushService } from "#tests/factories/start-push-service.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { asJson } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createNoticeKeeper } from "./person-keeper.ts";

/** Noon in India, twelve weeks before the trip. */
const noon = new Date("2026-11-22T06:30:00Z");
let now = noon;
let service: Awaited<ReturnType<typeof startPushService>>;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof agreeTrip>>;
const content = buildQuote({
  title: "Netarhat and back",
  days: [buildDay("d1", "Netarhat"), buildDay("d2", "Ranchi")],
  items: [
    buildItem({ id: "car", kind: "transport", per: "group", title: "Innova with driver" }),
    buildItem({ title: "Deluxe room", nights: 1, nightsOf: ["d1"] }),
  ],
});

beforeAll(async () => {
  service = await startPushService();
  resources = await createTestResources({ PUSH_SERVICES: service.url }, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(async () => {
  await service.stop();
  await resources.close();
});
beforeEach(async () => {
  now = noon;
  trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  service.taken.length = 0;
  await resources.database.db.execute(sql`delete from mail_outbox`);
});

const ask = async (method: string, what: string, body: unknown, token = trip.token) =>
  desk.app.request(`/api/trip/${token}${what}`, asJson(method, body));
const readPage = async (token = trip.token) =>
  (await (await desk.app.request(`/api/trip/${token}`)).json()) as TripPage;
const readDesk = async () =>
  (
    await desk.call<DeskNotices>(
      "GET",
      `/api/desk/trips/${trip.id}/notices`,
      desk.seats.viewer.headers,
    )
  ).body;
const tellWords = (words: string, urgent = false) =>
  desk.call<DeskNotices>("POST", `/api/desk/trips/${trip.id}/notices`, desk.seats.editor.headers, {
    ...{ words, urgent },
  });
const driver = (person: string): RoadDetails => ({
  ...emptyRoad,
  services: [{ ...emptyService("car"), person, phone: "+918888888888", reportAt: "06:15" }],
});
const saveRoad = (revision: number, details: RoadDetails) =>
  desk.call<DeskRoad>("PUT", `/api/desk/trips/${trip.id}/road`, desk.seats.editor.headers, {
    ...{ revision, details },
  });

let count = 0;
async function addPhone(language = "en", timeZone = "Asia/Kolkata", token = trip.token) {
  const phone = makePhone();
  const path = `/push/${count++}`;
  const book = (await (await desk.app.request(`/api/trip/${token}/book`)).json()) as TripBook;
  const endpoint = service.url + path;
  const input = { endpoint, keys: phone.keys, keyId: book.push?.id, language, timeZone };
  const answer = await ask("PUT", "/phone", input, token);
  return {
    ...phone,
    path,
    endpoint,
    input,
    status: answer.status,
    publicKey: book.push?.publicKey,
  };
}

/** What the outbox has for phones goes out, once each. @returns what was thrown */
async function deliver(): Promise<unknown[]> {
  await desk.services.notices.sendDue();
  const transport = openPushTransport(resources.config, resources.database, () => now).push;
  const due = await claimDueMail(resources.database.db, new Date(Date.now() + 1000), 20, {
    channel: "push",
  });
  const signal = AbortSignal.timeout(5000);
  const done = await Promise.allSettled(
    due.map((message) => transport?.send(message, { signal, handedOver() {} })),
  );
  return done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
}
const mails = async () =>
  (await listMail(resources.database.db)).filter(
    ({ kind, channel }) => kind === "trip-notice" && channel === "mail",
  );
const countPhones = async () =>
  (
    await queryRows(
      resources.database.db,
      sql`select 1 from push_subscriptions where trip_id = ${trip.id}::uuid`,
    )
  ).length;

test("a new driver is a notice on the trip's page, and a phone is told, without whom and what", async () => {
  const phone = await addPhone("hi");
  expect(phone.status).toBe(200);
  await saveRoad(0, driver("Ramesh Oraon"));
  const [notice] = (await readPage()).notices ?? [];
  expect(notice).toMatchObject({
    kind: "driver",
    says: { title: "Innova with driver", person: "Ramesh Oraon", time: "06:15" },
    isNew: true,
    urgent: false,
  });
  // Whoever keeps three things in a row tells them together.
  expect(await deliver()).toEqual([]);
  expect(service.taken).toEqual([]);
  now = new Date(noon.getTime() + 3 * 60_000);
  expect(await deliver()).toEqual([]);
  const [pushed] = service.taken;
  expect(service.taken).toHaveLength(1);
  const told = phone.read(pushed?.body as Buffer);
  expect(JSON.parse(told)).toMatchObject({ lang: "hi", body: expect.stringContaining("ड्राइवर") });
  for (const secret of ["Ramesh", "8888", "Innova", trip.token, trip.reference, trip.email])
    expect(told).not.toContain(secret);
  expect(pushed?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" });

  // The site shows that it is itself, to that service and for less than a day.
  const [, token = "", key = ""] =
    /^vapid t=([^,]+), k=(.+)$/.exec(pushed?.headers.authorization ?? "") ?? [];
  expect(key).toBe(phone.publicKey);
  const raw = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: raw.subarray(1, 33).toString("base64url"),
    y: raw.subarray(33).toString("base64url"),
  };
  await jwtVerify(token, await importJWK(jwk, "ES256"), {
    audience: service.url,
    currentDate: now,
  });
  expect(decodeJwt(token).sub).toMatch(/^(mailto:|https:)/);
  // Told by phone: no mail.
  expect(await mails()).toEqual([]);
  // And told once.
  expect(await deliver()).toEqual([]);
  expect(service.taken).toHaveLength(1);
});

test("who opened it is seen at the desk; of two changes of the same before anybody looked the later stays", async () => {
  await saveRoad(0, driver("Ramesh Oraon"));
  await saveRoad(1, driver("Sunil Munda"));
  const page = await readPage();
  expect(page.notices?.map(({ says }) => says.person)).toEqual(["Sunil Munda"]);
  const ids = page.notices?.map(({ id }) => id) ?? [];
  expect((await readDesk()).notices[0]?.reads).toEqual([]);
  expect((await ask("PUT", "/notices/seen", { ids })).status).toBe(200);
  expect((await readPage()).notices?.[0]?.isNew).toBe(false);
  expect((await readDesk()).notices[0]).toMatchObject({
    who: "editor",
    reads: [{ link: "edit", by: "Asha Devi", at: now.toISOString() }],
  });
  // A member of the group by their name, whoever else has a link for reading as that.
  const made = await ask("POST", "/group/members", { name: "Bilal" });
  const { url } = (await made.json()) as { url: string };
  await ask("PUT", "/notices/seen", { ids }, url.split("/trip/")[1]);
  const opened = await ask("POST", "/links", { kind: "read", action: "renew" });
  const reading = (await opened.json()) as { url: string };
  await ask("PUT", "/notices/seen", { ids }, reading.url.split("/trip/")[1]);
  expect((await readDesk()).notices[0]?.reads.map(({ link, by }) => [link, by])).toEqual([
    ["edit", "Asha Devi"],
    ["read", "Bilal"],
    ["read", ""],
  ]);
  now = new Date(noon.getTime() + 60_000);
  // What was read stays; the next change stands beside it. What did not change is not told.
  await saveRoad(2, driver("Ramesh Oraon"));
  await saveRoad(3, driver("Ramesh Oraon"));
  expect((await readPage()).notices?.map(({ isNew }) => isNew)).toEqual([true, false]);
  // Another trip's notices cannot be marked by this link.
  const other = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  await ask(
    "PUT",
    "/notices/seen",
    { ids: (await readPage()).notices?.map(({ id }) => id) },
    other.token,
  );
  expect((await readPage()).notices?.[0]?.isNew).toBe(true);
});

test("at night nobody is woken, unless it is urgent", async () => {
  const phone = await addPhone();
  // 23:00 in India.
  now = new Date("2026-11-22T17:30:00Z");
  await tellWords("The museum is closed on Monday.");
  expect((await readDesk()).notices[0]?.dueAt).toBe("2026-11-23T01:30:00.000Z");
  await deliver();
  expect(service.taken).toEqual([]);
  await tellWords("Your train leaves from platform 3.", true);
  await deliver();
  expect(service.taken).toHaveLength(1);
  expect(service.taken[0]?.headers.urgency).toBe("high");
  expect(phone.read(service.taken[0]?.body as Buffer)).not.toContain("platform");
  now = new Date("2026-11-23T01:30:00Z");
  await deliver();
  expect(service.taken).toHaveLength(2);
  // What is kept for a day that begins tomorrow is urgent by itself.
  now = new Date(`${content.departure}T00:00:00+05:30`);
  now = new Date(now.getTime() - 2 * 3600_000);
  await saveRoad(0, driver("Ramesh Oraon"));
  expect((await readDesk()).notices[0]).toMatchObject({
    kind: "driver",
    urgent: true,
    dueAt: now.toISOString(),
  });
});

test("the traveller's own night counts where a phone has told it", async () => {
  await addPhone("en", "America/New_York");
  // 5:00 in New York, afternoon in India.
  now = new Date("2026-11-22T10:00:00Z");
  await tellWords("We have moved your dinner.");
  expect((await readDesk()).notices[0]?.dueAt).toBe("2026-11-22T12:00:00.000Z");
});

test("without a phone it is a mail, and what phones were told and nobody opened in three hours is one too", async () => {
  await tellWords("Your driver has a red cap.");
  await desk.services.notices.sendDue();
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: trip.email, text: expect.stringContaining("red cap") });
  const [, link = ""] = /\/trip\/([\w-]{43})/.exec(mail?.text ?? "") ?? [];
  expect((await readPage(link)).notices).toHaveLength(1);
  await resources.database.db.execute(sql`delete from mail_outbox`);

  await addPhone();
  await tellWords("The boat leaves at six.");
  await deliver();
  expect(await mails()).toEqual([]);
  now = new Date(now.getTime() + 3 * 3600_000);
  await deliver();
  expect((await mails()).map(({ text }) => text.includes("boat"))).toEqual([true]);
  // Opened in time: none.
  await tellWords("The boat leaves at seven.");
  await deliver();
  const ids = (await readPage()).notices?.map(({ id }) => id);
  await ask("PUT", "/notices/seen", { ids });
  now = new Date(now.getTime() + 4 * 3600_000);
  await deliver();
  expect(await mails()).toHaveLength(1);
});

test("a phone that is gone (410) is taken out, and its notice goes by mail; what fails for now is tried again", async () => {
  const phone = await addPhone();
  service.answer(phone.path, 503);
  await tellWords("The road to Netarhat is closed.");
  const [refused] = await deliver();
  expect(refused).toBeInstanceOf(MessageRefused);
  expect(String(refused)).not.toContain(phone.path);
  expect(await countPhones()).toBe(1);
  service.answer(phone.path, 410);
  await tellWords("It is open again.");
  expect(await deliver()).toEqual([]);
  expect(await countPhones()).toBe(0);
  await desk.services.notices.sendDue();
  expect((await mails())[0]?.text).toContain("open again");
});

test("refusals are counted: after five a phone is not asked again; a redirect is never followed", async () => {
  const phone = await addPhone();
  service.answer(phone.path, 403);
  for (let nth = 0; nth < 5; nth++) {
    await tellWords(`Word ${nth}`);
    await deliver();
  }
  expect(await countPhones()).toBe(0);
  const next = await addPhone();
  service.answer(next.path, 307);
  await tellWords("Word");
  expect(await deliver()).toHaveLength(1);
});

test("another key, a closed link and a trip that is over end it", async () => {
  const { db } = resources.database;
  await addPhone();
  await db.execute(
    sql`update push_subscriptions set key_id = 'another' where trip_id = ${trip.id}::uuid`,
  );
  await tellWords("One");
  await deliver();
  expect(await countPhones()).toBe(0);

  await addPhone();
  const renewed = await ask("POST", "/links", { kind: "edit", action: "renew" });
  const { url } = (await renewed.json()) as { url: string };
  service.taken.length = 0;
  await tellWords("Two");
  await deliver();
  expect(service.taken).toEqual([]);
  await desk.services.notices.forgetOld();
  expect(await countPhones()).toBe(0);

  await addPhone("en", "Asia/Kolkata", url.split("/trip/")[1]);
  expect((await readDesk()).phones).toBe(1);
  now = new Date(Date.parse(content.departure) + 33 * 86_400_000);
  expect((await readDesk()).phones).toBe(0);
  await desk.services.notices.forgetOld();
  expect(await countPhones()).toBe(0);
});

test("a phone is taken out by itself; what it gave lies sealed; eleven are too many", async () => {
  const phone = await addPhone();
  const [row] = await queryRows<{ sealed: string }>(
    resources.database.db,
    sql`select sealed from push_subscriptions where trip_id = ${trip.id}::uuid`,
  );
  expect(row?.sealed).toMatch(/^sealed:/);
  // Said again it is there once.
  expect((await ask("PUT", "/phone", phone.input)).status).toBe(200);
  expect(await countPhones()).toBe(1);
  expect((await ask("PUT", "/phone/off", { endpoint: phone.endpoint })).status).toBe(200);
  expect(await countPhones()).toBe(0);
  for (let nth = 0; nth < 10; nth++) expect((await addPhone()).status).toBe(200);
  expect((await addPhone()).status).toBe(409);
});

test("an address of anybody else's, keys that are none and a zone that is none are refused", async () => {
  const { input } = await addPhone();
  const refuse = async (change: object) =>
    (await ask("PUT", "/phone", { ...input, ...change })).status;
  expect(await refuse({ endpoint: "https://169.254.169.254/latest" })).toBe(400);
  expect(await refuse({ endpoint: "http://127.0.0.1:1/" })).toBe(400);
  expect(await refuse({ endpoint: "https://fcm.googleapis.com.example.org/x" })).toBe(400);
  expect(await refuse({ keys: { ...input.keys, auth: "abcd" } })).toBe(400);
  expect(await refuse({ timeZone: "Mars/Olympus" })).toBe(400);
  expect(await refuse({ keyId: "another" })).toBe(409);
  expect((await ask("PUT", "/phone", input, "x".repeat(43))).status).toBe(404);
});

test("a reading link hears of drivers, not of papers; before anything is agreed nothing is told", async () => {
  const made = await ask("POST", "/links", { kind: "read", action: "renew" });
  const reading = ((await made.json()) as { url: string }).url.split("/trip/")[1] ?? "";
  await saveRoad(0, driver("Ramesh Oraon"));
  await resources.database.transaction((db) =>
    desk.services.trips.file.record(
      db,
      { kind: "admin", id: desk.seats.owner.admin.id },
      { id: trip.id, reference: trip.reference, userId: null },
      "receipt",
      { number: "SF/26-27/00001" },
    ),
  );
  expect((await readPage()).notices?.map(({ kind }) => kind).toSorted()).toEqual([
    "driver",
    "paper",
  ]);
  expect((await readPage(reading)).notices?.map(({ kind }) => kind)).toEqual(["driver"]);
  // A paper has a mail of its own.
  now = new Date(noon.getTime() + 10 * 60_000);
  await desk.services.notices.sendDue();
  expect((await mails()).map(({ text }) => text.includes("SF/26-27"))).toEqual([false]);

  const { id: open } = await openTrip(resources, desk);
  const told = await desk.call(
    "POST",
    `/api/desk/trips/${open}/notices`,
    desk.seats.editor.headers,
    {
      ...{ words: "Too early.", urgent: false },
    },
  );
  expect(told.status).toBe(409);
});

test("whose account goes leaves no notices and no phones, and has them in the download", async () => {
  const { db } = resources.database;
  await db.execute(
    sql`update trips set user_id = ${desk.travellers.asha.id}::uuid where id = ${trip.id}::uuid`,
  );
  await addPhone();
  await tellWords("Your driver has a red cap.");
  const keeper = createNoticeKeeper(resources);
  const person = { userId: desk.travellers.asha.id, email: null, phone: null };
  const told = JSON.stringify(
    await keeper.exportOf(person as Parameters<typeof keeper.exportOf>[0]),
  );
  expect(told).toContain("red cap");
  expect(told).not.toContain("sealed:");
  await resources.database.transaction(async (inside) => {
    await keeper.forgetPerson(inside, person as Parameters<typeof keeper.forgetPerson>[1], {
      by: { actor: "system" },
    });
  });
  expect(await countPhones()).toBe(0);
  expect((await readPage()).notices).toEqual([]);
});
