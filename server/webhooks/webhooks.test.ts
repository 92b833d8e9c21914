import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import pino from "pino";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WebhookAdded, WebhookInput, WebhookList } from "#contract/wire/webhooks.ts";
import { webhookEvents } from "#contract/wire/webhooks.ts";
import { queryRows } from "#server/db/database.ts";
import { startMailDispatcher } from "#server/mail/dispatcher.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createWebhookTransport } from "./webhook-transport.ts";

type Told = { path: string; headers: IncomingHttpHeaders; text: string };

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let server: Server;
const told: Told[] = [];
/** By path; 200 unless told. */
const statuses = new Map<string, number>();
const now = new Date();

beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
  server = createServer((asked, response) => {
    let text = "";
    asked.on("data", (part) => {
      text += String(part);
    });
    asked.on("end", () => {
      const path = asked.url ?? "";
      told.push({ path, headers: asked.headers, text });
      response.writeHead(statuses.get(path) ?? 200, { location: "http://127.0.0.1:9/" }).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await resources.close();
});
beforeEach(async () => {
  told.length = 0;
  statuses.clear();
  await resources.database.db.execute(sql`delete from webhooks`);
  await resources.database.db.execute(sql`delete from mail_outbox`);
});

/** Every public address is the server of this test. */
const createTransport = () =>
  createWebhookTransport({
    database: resources.database,
    clock: () => now,
    world: {
      resolve: async (host) => (host.startsWith("inside") ? ["10.0.0.7"] : ["93.184.215.14"]),
      ask: (url, _address, { method, headers, body, signal }) =>
        new Promise((resolve, reject) => {
          const { port } = server.address() as AddressInfo;
          const path = url.pathname;
          request({ port, host: "127.0.0.1", path, method, headers, signal, agent: false }, resolve)
            .on("error", reject)
            .end(body);
        }),
    },
  });
const deliver = async (until: () => boolean | Promise<boolean>) => {
  const log = pino({ level: "silent" });
  const transports = { webhook: createTransport() };
  const dispatcher = await startMailDispatcher(resources.database, transports, log);
  await expect.poll(until, { timeout: 8000 }).toBe(true);
  await dispatcher.stop();
};
const add = (input: Partial<WebhookInput> = {}, headers = desk.seats.owner.headers) =>
  desk.call<WebhookAdded & { error: { code: string } }>("POST", "/api/desk/webhooks", headers, {
    url: "https://crm.example/hook",
    events: [...webhookEvents],
    ...input,
  });
const list = async () =>
  (await desk.call<WebhookList>("GET", "/api/desk/webhooks", desk.seats.owner.headers)).body
    .webhooks;
const ping = (id: string) =>
  desk.call("POST", `/api/desk/webhooks/${id}/ping`, desk.seats.owner.headers, {});
const names = () => told.map(({ text }) => (JSON.parse(text) as { type: string }).type);

test("what happens on a trip is told once each, signed, and says nothing of a person", async () => {
  const { body } = await add();
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  await desk.call("POST", `/api/desk/trips/${trip.id}/payments`, desk.seats.editor.headers, {
    ...{
      paisa: 200_000,
      receivedOn: now.toISOString().slice(0, 10),
      method: "upi",
      reference: "UTR 1",
    },
  });
  await deliver(async () => (await list())[0]?.waiting === 0);
  expect(names()).toEqual(
    expect.arrayContaining(["quote.sent", "quote.accepted", "request.moved", "payment.received"]),
  );
  for (const { headers, text } of told) {
    new Webhook(body.secret).verify(text, headers as Record<string, string>, {
      jsonParse: false,
    });
    expect(JSON.parse(text)).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { trip: trip.id, reference: trip.reference },
    });
    expect(text).not.toMatch(/asha|@|\+91/i);
  }
  const paid = told.find(({ text }) => text.includes("payment.received"));
  expect(JSON.parse(paid?.text ?? "")).toMatchObject({ data: { paisa: 200_000, by: "admin" } });
  const ids = told.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(ids.length);
  const [row] = await list();
  expect(row).toMatchObject({ sent: told.length, failed: 0, goneAt: null });
});

test("a request that comes by the site is told, only to whom it was chosen for", async () => {
  await add({ url: "https://crm.example/requests", events: ["request.received"] });
  await add({ url: "https://crm.example/money", events: ["payment.received"] });
  await desk.createTrip();
  await deliver(() => told.length > 0);
  expect(told.map(({ path }) => path)).toEqual(["/requests"]);
  expect(names()).toEqual(["request.received"]);
});

test("every event that can be chosen is one that the database writes", async () => {
  const [row] = await queryRows<{ text: string }>(
    resources.database.db,
    sql`select prosrc as text from pg_proc where proname = 'tell_webhooks'`,
  );
  const written = [...(row?.text ?? "").matchAll(/then '([a-z.]+)'/g)].map(([, name]) => name);
  expect(written).toEqual([...webhookEvents]);
});

test("what is refused is tried again under the same id, and a redirect is not followed", async () => {
  statuses.set("/hook", 307);
  const { body } = await add();
  await ping(body.id);
  const again = async () => {
    const rows = await queryRows<{ attempts: number; error: string }>(
      resources.database.db,
      sql`select attempts, last_error as error from mail_outbox where last_error is not null`,
    );
    return rows[0];
  };
  await deliver(async () => (await again()) !== undefined);
  expect(await again()).toMatchObject({ error: expect.stringContaining("answered 307") });
  statuses.clear();
  await resources.database.db.execute(sql`update mail_outbox set next_attempt_at = now()`);
  await deliver(async () => (await list())[0]?.sent === 1);
  expect(names()).toEqual(["ping", "ping"]);
  expect(told[0]?.headers["webhook-id"]).toBe(told[1]?.headers["webhook-id"]);
});

test("a receiver that is gone for good is told nothing more", async () => {
  statuses.set("/hook", 410);
  const { body } = await add();
  await ping(body.id);
  await deliver(async () => (await list())[0]?.goneAt !== null);
  await desk.createTrip();
  expect((await list())[0]).toMatchObject({ goneAt: now.toISOString(), waiting: 0 });
  expect((await ping(body.id)).status).toBe(404);
});

test("a host inside is never asked", async () => {
  const { body } = await add({ url: "https://inside.example/hook" });
  await ping(body.id);
  await deliver(async () => {
    const rows = await queryRows(
      resources.database.db,
      sql`select 1 from mail_outbox where last_error like '%not a public host%'`,
    );
    return rows.length > 0;
  });
  expect(told).toEqual([]);
});

test.each([
  ["http://crm.example/hook"],
  ["https://crm.example:8443/hook"],
  ["https://asha:secret@crm.example/hook"],
  ["crm.example"],
  ["https://crm.example/a b"],
])("%s is refused beside its field", async (url) => {
  const { status, body } = await add({ url });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { url: expect.any(String) } } });
});

test("an owner alone adds, sees and takes away; ten at most; what waits goes with it", async () => {
  expect((await add({}, desk.seats.manager.headers)).status).toBe(403);
  const { body, status } = await add();
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_/);
  expect(JSON.stringify(await list())).not.toContain(body.secret);
  expect((await add()).status).toBe(409);
  for (let n = 1; n < 10; n++)
    expect((await add({ url: `https://crm.example/${n}` })).status).toBe(201);
  expect((await add({ url: "https://crm.example/eleven" })).status).toBe(409);
  await ping(body.id);
  const gone = await desk.call<WebhookList>(
    "DELETE",
    `/api/desk/webhooks/${body.id}`,
    desk.seats.owner.headers,
  );
  expect(gone.body.webhooks).toHaveLength(9);
  const waiting = await queryRows(
    resources.database.db,
    sql`select 1 from mail_outbox where channel = 'webhook'`,
  );
  expect(waiting).toEqual([]);
});
