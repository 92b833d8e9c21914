import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { attachRealtime, type Realtime } from "#server/data/realtime/attach.ts";
import type { LiveEvent } from "#server/live/event-hub.ts";
import { createEventStreams } from "#server/live/event-streams.ts";
import { createLivePlaces, liveLimits } from "#server/live/live-places.ts";
import type { OpenResources } from "#server/resources.ts";
import type { OwnAccount } from "#server/travellers/account-service.ts";
import { createAccountCalls } from "#server/travellers/own-calls.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

const personOf = (index: number) => `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`;
const people = Array.from({ length: 120 }, (_, index) => ({ id: personOf(index) }));

let resources: OpenResources;
let server: Server;
let realtime: Realtime;
let port: number;
let app: ReturnType<typeof createShell>;
const leaving: AbortController[] = [];

beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" });
  const auth = createFakeAuth(people);
  app = createShell(resources);
  mountFor(app, createAccountCalls({} as OwnAccount, auth, resources.streams), auth);
  server = createServer(getRequestListener(app.fetch));
  realtime = attachRealtime(server, resources, auth);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  resources.streams.closeAll();
  await realtime.close();
  server.closeAllConnections();
  server.close();
  await resources.close();
});
beforeEach(async () => {
  for (const leave of leaving.splice(0)) leave.abort();
  await expect.poll(() => resources.places.taken()).toBe(0);
});

async function openStream(person: number, address: string, method = "GET") {
  const leave = new AbortController();
  leaving.push(leave);
  return app.request("/api/me/events", {
    method,
    headers: { ...bearer(personOf(person)), "x-forwarded-for": address },
    signal: leave.signal,
  });
}
const openSocket = (address: string) =>
  new Promise<{ status: number; body: string; socket: WebSocket }>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket`, {
      headers: { "x-forwarded-for": address },
    });
    socket.on("open", () => resolve({ status: 101, body: "", socket }));
    socket.on("error", () => {});
    socket.on("unexpected-response", async (_request, response) => {
      let body = "";
      for await (const part of response) body += part;
      resolve({ status: response.statusCode ?? 0, body, socket });
    });
  });

test("four hundred streams of one account leave six, whatever the networks", async () => {
  for (let index = 0; index < tries(400, 4000); index++)
    expect((await openStream(1, `203.0.${index % 200}.7`)).status).toBe(200);
  expect(resources.places.taken()).toBe(liveLimits.perOwner);
});

test("streams of many accounts and sockets fill one network's places together", async () => {
  for (let index = 0; index < 90; index++) await openStream(index, "203.0.113.7");
  const sockets = await Promise.all(Array.from({ length: 12 }, () => openSocket("203.0.113.7")));
  const refused = sockets.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(JSON.parse(refused[0]?.body ?? "{}").message).toMatch(/Too many live connections/);
  const late = await openStream(100, "203.0.113.7");
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await late.json()).toMatchObject({ message: expect.stringMatching(/^Too many live/) });
  // Another network is let in, and an owner of the full one keeps to their own places.
  expect((await openStream(101, "198.51.100.7")).status).toBe(200);
  for (const { socket } of sockets) socket.terminate();
  await expect.poll(() => resources.places.taken()).toBe(91);
  expect((await openStream(102, "203.0.113.7")).status).toBe(200);
});

test("a request for the head alone holds no place", async () => {
  for (let index = 0; index < 50; index++)
    expect((await openStream(index, "203.0.113.7", "HEAD")).status).toBe(200);
  expect(resources.places.taken()).toBe(0);
});

test("half an upgrade gives its place back", async () => {
  for (let index = 0; index < 5; index++) {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "GET /realtime/v1/websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 1\r\n\r\n",
    );
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
  }
  await expect.poll(() => resources.places.taken()).toBe(0);
});

test("the process has a bound of its own", () => {
  const places = createLivePlaces({ perOwner: 2, perNetwork: 5, inAll: 7 });
  const take = (network: string) => places.take({ owner: null, network, end: () => {} });
  const releases = [..."abcdefg"].map(take);
  expect(() => take("h")).toThrow(/Too many live/);
  releases[6]?.();
  releases[6]?.();
  expect(places.taken()).toBe(6);
  take("h");
  expect(() => take("i")).toThrow(/Too many live/);
});

test("when all places are taken a crowd gives one to whoever has fewer, however many networks it has", () => {
  const places = createLivePlaces({ perOwner: 2, perNetwork: 5, inAll: 7 });
  const ended: string[] = [];
  const take = (network: string, wide?: string) =>
    places.take({ owner: null, network, ...(wide && { wide }), end: () => ended.push(network) });
  // A home with a network for each connection, and a neighbour.
  for (const network of ["h1", "h2", "h3", "h4", "h5", "h6"]) take(network, "home");
  take("neighbour");
  const leave = take("stranger");
  expect(ended).toEqual(["h6"]);
  expect(places.taken()).toBe(7);
  expect(() => take("h7", "home")).toThrow(/Too many live/);
  leave();
  leave();
  expect(places.taken()).toBe(6);
});

test("a reader that takes nothing is dropped, and its connection with it", async () => {
  const handlers: ((event: { topic: string; type: "UPDATE"; id: string }) => void)[] = [];
  const hub = {
    publish: async () => {},
    announce: () => sql``,
    subscribe: (_topic: string, handler: never) => {
      handlers.push(handler);
      return () => handlers.splice(0);
    },
    onGap: () => () => {},
    stop: async () => {},
  };
  const places = createLivePlaces();
  const stream = createEventStreams(hub, places).open({
    topics: ["trips"],
    present: (event) => event,
    stillAllowed: vi.fn(),
    owner: "user:1",
    network: "n",
    request: new Request("http://localhost/"),
  });
  for (let index = 0; index < 300; index++)
    for (const handler of [...handlers]) handler({ topic: "trips", type: "UPDATE", id: "1" });
  expect(handlers).toEqual([]);
  expect(places.taken()).toBe(0);
  // An error, not an end: what was waiting is thrown away and the socket closed.
  await expect(stream.text()).rejects.toThrow("slow reader");
});

/** A hub whose events the test makes. */
function createHub() {
  const handlers = new Set<(event: LiveEvent) => void>();
  const hub = {
    publish: async () => {},
    announce: () => sql``,
    subscribe: (_topic: string, handler: (event: LiveEvent) => void) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    onGap: () => () => {},
    stop: async () => {},
  };
  const tell = (id: string) => {
    for (const handler of [...handlers]) handler({ topic: "trips", type: "UPDATE", id });
  };
  return { hub, tell, count: () => handlers.size };
}

test("what has lost its leave hears nothing more, from the next event on", async () => {
  const { hub, tell, count } = createHub();
  let allowed = true;
  const stream = createEventStreams(hub, createLivePlaces()).open({
    topics: ["trips"],
    present: (event) => event,
    stillAllowed: async () => allowed,
    askEachTime: true,
    owner: "trip:1",
    network: "n",
    request: new Request("http://localhost/"),
  });
  const text = stream.text();
  for (const id of ["1", "2", "3"]) tell(id);
  await new Promise((resolve) => setImmediate(resolve));
  allowed = false;
  tell("4");
  await expect.poll(count).toBe(0);
  expect([...(await text).matchAll(/"id":"(\d)"/g)].map(([, id]) => id)).toEqual(["1", "2", "3"]);
});

test("a trip's stream ends when its link is closed", async () => {
  const full = await createDeskApp(resources);
  const { token } = await openTrip(resources, full);
  const link = async () =>
    full.call<{ url: string }>(
      "POST",
      `/api/trip/${token}/links`,
      {},
      { kind: "read", action: "renew" },
    );
  const read = (await link()).body.url.split("/").at(-1);
  const stream = await full.app.request(`/api/trip/${read}/events`);
  expect(stream.status).toBe(200);
  const before = resources.places.taken();
  const text = stream.text();
  await link();
  expect(await text).not.toContain("data:");
  expect(resources.places.taken()).toBe(before - 1);
});
