import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { queryRows } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { assembleResources, type OpenResources } from "#server/resources.ts";
import { createReviewService, type ReviewService } from "#server/reviews/service.ts";
import { createFakeAuth } from "#tests/factories/fake-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { attachRealtime, type Realtime } from "./attach.ts";
import { createChangeFeed } from "./change-feed.ts";

const admin = { id: "33333333-3333-4333-8333-333333333333" };
const input = { title: "Leh", rating: 5, comment: "High and clear.", excerpt: "Clear" };
let resources: OpenResources;
let reviews: ReviewService;
let server: Server;
let realtime: Realtime;
let address: string;
const clients: SupabaseClient[] = [];

const author = (index: number) => ({
  id: `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`,
  email: "asha@example.com",
  userMetadata: { full_name: "Asha" },
});

beforeAll(async () => {
  resources = await createTestResources();
  reviews = createReviewService(resources);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  realtime = attachRealtime(server, resources, createFakeAuth([]));
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels();
});
afterAll(async () => {
  await realtime.close();
  server.close();
  await resources.close();
});

async function listen(vsn: string) {
  const client = createClient(`http://${address}`, "anon", {
    realtime: { params: { vsn }, vsn } as object,
  });
  clients.push(client);
  const heard: [string, unknown][] = [];
  await new Promise<void>((resolve, reject) => {
    client
      .channel("reviews")
      .on("postgres_changes", { event: "*", schema: "public", table: "Comments" }, (change) =>
        heard.push([change.eventType, change.eventType === "DELETE" ? change.old : change.new]),
      )
      .subscribe((status, error) => {
        if (status === "SUBSCRIBED") resolve();
        else if (status !== "CLOSED") reject(error ?? new Error(status));
      });
  });
  return heard;
}

test.each(["1.0.0", "2.0.0"])(
  "the official client hears every change, protocol %s",
  async (vsn) => {
    const heard = await listen(vsn);
    const who = author(vsn === "1.0.0" ? 1 : 2);
    // Each change is read as it is by then: one after the other, to hear all of them.
    const hears = (count: number) => expect.poll(() => heard.length, { timeout: 5000 }).toBe(count);
    const review = await reviews.createReview(who, input);
    await hears(1);
    await reviews.editReview(who, review.id, { ...input, rating: 3 });
    await hears(2);
    await reviews.hideReview(admin, review.id, "a test");
    await reviews.restoreReview(admin, review.id);
    await hears(4);
    await reviews.deleteReview(who, review.id);
    await hears(5);
    expect(heard.map(([type]) => type)).toEqual(["INSERT", "UPDATE", "DELETE", "INSERT", "DELETE"]);
    expect(heard[0]?.[1]).toMatchObject({
      id: review.id,
      Name: "Asha",
      ratings: 5,
      title: "Leh",
      path: null,
    });
    expect(heard[0]?.[1]).not.toHaveProperty("author_email");
    expect(heard[1]?.[1]).toMatchObject({ ratings: 3 });
    expect(heard[2]?.[1]).toEqual({ id: review.id });
  },
);

test("what is not the socket's address is not upgraded", async () => {
  for (const path of ["/", "/realtime/v1/other", "/realtime/v1/websocket?vsn=9"]) {
    const socket = new WebSocket(`ws://${address}${path}`);
    const status = await new Promise((resolve) => {
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
      socket.on("error", () => {});
    });
    expect([404, 400]).toContain(status);
  }
});

test("one address holds a hundred sockets at most, and gets them back", async () => {
  const before = realtime.connections();
  const open = Array.from(
    { length: 101 },
    () => new WebSocket(`ws://${address}/realtime/v1/websocket`),
  );
  const outcomes = await Promise.all(
    open.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.on("open", () => resolve("open"));
          socket.on("error", () => resolve("refused"));
        }),
    ),
  );
  expect(outcomes.filter((each) => each === "open")).toHaveLength(100 - before);
  for (const socket of open) socket.terminate();
  await expect.poll(() => realtime.connections()).toBe(before);
});

test("after a gap sockets are closed, so that their readers come back and fetch the list", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const handlers: (() => void)[] = [];
  const events = {
    ...resources.events,
    onGap(handler: () => void) {
      handlers.push(handler);
      return () => {};
    },
  };
  const second = attachRealtime(other, { ...resources, events }, createFakeAuth([]));
  const { port } = other.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket`);
  await new Promise((resolve) => socket.on("open", resolve));
  const code = new Promise((resolve) => socket.on("close", resolve));
  for (const handler of handlers) handler();
  expect(await code).toBe(1013);
  await second.close();
  other.close();
});

test("what one process writes, another one's listeners hear", async () => {
  const one = await createTestResources({}, { postgresUrl: inject("postgresUrl") });
  const [row] = await queryRows<{ name: string }>(
    one.database.db,
    sql`select current_database() as name`,
  );
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${row?.name}`;
  const database = await openPostgres(url.href, () => {}, 2);
  const { config, log } = one;
  const two = await assembleResources({ config, log, database, transports: {} });
  const feed = createChangeFeed(two);
  const heard: unknown[] = [];
  feed.subscribe(
    (change) => heard.push([change.type, change.record?.title]),
    () => heard.push("lost"),
  );
  await createReviewService(one).createReview(author(3), input);
  await expect.poll(() => heard, { timeout: 5000 }).toEqual([["INSERT", "Leh"]]);
  feed.stop();
  await two.close();
  await one.close();
});

test("closing says goodbye to those who are there", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const second = attachRealtime(other, resources, createFakeAuth([]));
  const socket = new WebSocket(
    `ws://127.0.0.1:${(other.address() as AddressInfo).port}/realtime/v1/websocket`,
  );
  await new Promise((resolve) => socket.on("open", resolve));
  const code = new Promise((resolve) => socket.on("close", resolve));
  await second.close();
  expect(await code).toBe(1001);
  other.close();
});
