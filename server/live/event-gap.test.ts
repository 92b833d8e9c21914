import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createEventHub, type LiveEvent } from "./event-hub.ts";

const fail = (error: unknown) => {
  throw error;
};

/** A wire to the server that can be cut. */
async function openWire(port: number) {
  const sockets = new Set<Socket>();
  let up = true;
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
    if (up) client.pipe(upstream).pipe(client);
    else client.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      up = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      up = true;
    },
    close: () => server.close(),
  };
}

let near: Database;
let far: Database;
let wire: Awaited<ReturnType<typeof openWire>>;
beforeAll(async () => {
  const url = new URL(inject("postgresUrl"));
  near = await openPostgres(url.href, fail, 1);
  wire = await openWire(Number(url.port));
  url.port = String(wire.port);
  far = await openPostgres(url.href, fail, 1);
});
afterAll(async () => {
  await far.close();
  await near.close();
  wire.close();
});

test("after a lost connection events are heard again, and the gap is told", async () => {
  const hub = await createEventHub(far, pino({ level: "silent" }));
  const heard: string[] = [];
  let gaps = 0;
  hub.subscribe("gap-test", (event) => heard.push(event.id));
  hub.onGap(() => {
    gaps += 1;
  });
  const say = (id: string) => {
    const event: LiveEvent = { topic: "gap-test", type: "UPDATE", id };
    return near.db.execute(sql`select pg_notify('live_events', ${JSON.stringify(event)})`);
  };
  await say("before");
  await expect.poll(() => heard).toEqual(["before"]);
  wire.cut();
  await say("during");
  expect(gaps).toBe(0);
  wire.mend();
  await expect.poll(() => gaps, { timeout: 15_000 }).toBe(1);
  await say("after");
  await expect.poll(() => heard).toEqual(["before", "after"]);
  await hub.stop();
});
