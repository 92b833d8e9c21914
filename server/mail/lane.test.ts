import { sql } from "drizzle-orm";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { type SmtpBehaviour, startSmtpServer } from "#tests/factories/start-smtp-server.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { type MailDispatcher, startMailDispatcher } from "./dispatcher.ts";
import { type LaneTimes, laneTimes } from "./lane.ts";
import type { OutboxMail } from "./mail.ts";
import { claimDueMail, findMail, listMail, markMailFailed, queueMail } from "./outbox-store.ts";
import { openSmtpTransport } from "./smtp-transport.ts";

let resources: OpenResources | undefined;
let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  await resources?.close();
  resources = undefined;
});

const from = "Safarnama <post@safarnama.example>";
/** Patient: the machine may be busy. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 8000 });
const log = pino({ level: "silent" });

/** A mail server and `processes` dispatchers over one database, with short times. */
async function start(
  of: (to: string, nth: number) => SmtpBehaviour,
  times: Partial<LaneTimes>,
  processes = 1,
) {
  resources = await createTestResources();
  const { database } = resources;
  const server = await startSmtpServer(of);
  const dispatchers: MailDispatcher[] = [];
  for (let i = 0; i < processes; i++) {
    const transports = { mail: await openSmtpTransport(server.url, from) };
    dispatchers.push(await startMailDispatcher(database, transports, log, times));
  }
  const stopAll = () => Promise.all(dispatchers.map((one) => one.stop()));
  stops = [stopAll, () => server.close()];
  const write = (to: string) =>
    queueMail(database.db, { kind: "test", to, subject: "Hello", text: "Text", html: "<p>T</p>" });
  const find = async (to: string): Promise<OutboxMail | undefined> =>
    (await listMail(database.db)).find((mail) => mail.to === to);
  const wake = () => database.runScript(database.db, "notify mail_outbox");
  return { server, database, write, find, wake, stopAll };
}

test("an answer that comes later than the claim is waited for: one copy, whoever else looks", async () => {
  const { server, write, find, wake } = await start(
    () => ({ slowAnswer: 2200 }),
    { hold: 1000, handOver: 900, renewEvery: 200, answer: 8000, unanswered: 5000 },
    2,
  );
  await write("slow@example.org");
  const looking = setInterval(wake, 150);
  stops.unshift(async () => clearInterval(looking));
  await eventually(async () => (await find("slow@example.org"))?.status).toBe("sent");
  expect(server.triesOf("slow@example.org")).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("slow recipients keep nobody waiting, however many they are", async () => {
  const { server, write } = await start(
    (to) => (to.startsWith("slow") ? { slowRecipient: 15_000 } : {}),
    { slow: 60, stop: 50 },
  );
  for (let i = 0; i < 8; i++) await write(`slow-${i}@example.org`);
  for (let i = 0; i < 6; i++) await write(`quick-${i}@example.org`);
  await expect.poll(() => server.received.length, { timeout: 12_000 }).toBe(6);
  expect(server.received.every(({ to }) => to.startsWith("quick"))).toBe(true);
});

test("a receiver that never takes the message is left, and the message is put back", async () => {
  const { write, find, server, database } = await start(() => ({ slowRecipient: 20_000 }), {
    handOver: 1500,
  });
  await write("deaf@example.org");
  await eventually(() => server.triesOf("deaf@example.org")).toBe(1);
  await eventually(async () => {
    const [row] = await queryRows<{ error: string }>(
      database.db,
      sql`select last_error as error from mail_outbox`,
    );
    return row?.error;
  }).toMatch(/abort/i);
  expect(await find("deaf@example.org")).toMatchObject({
    status: "pending",
    attempts: 1,
    handedOverAt: null,
  });
});

test("every deadline before the message is handed over lies below the claim", () => {
  expect(laneTimes.handOver).toBeLessThan(laneTimes.hold);
  expect(laneTimes.renewEvery).toBeLessThan(laneTimes.hold / 2);
  expect(laneTimes.answer).toBeLessThan(laneTimes.unanswered);
});

test("what may have arrived is sent once more under the same Message-ID, and never a third time", async () => {
  const { server, write, find, wake } = await start(() => ({ answer: null }), { unanswered: 50 });
  await write("lost@example.org");
  await eventually(() => server.triesOf("lost@example.org")).toBe(1);
  await eventually(async () => {
    await wake();
    return (await find("lost@example.org"))?.status;
  }).toBe("failed");
  expect(server.triesOf("lost@example.org")).toBe(2);
});

test("each copy of a message has the same Message-ID", async () => {
  const { server, write, find, wake } = await start(
    (_to, nth) => (nth === 1 ? { slowAnswer: 1000 } : {}),
    { answer: 150, unanswered: 100 },
  );
  await write("twice@example.org");
  await eventually(async () => {
    await wake();
    return (await find("twice@example.org"))?.status;
  }).toBe("sent");
  expect(server.received).toHaveLength(2);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  const mail = await find("twice@example.org");
  expect(server.received[0]?.messageId).toBe(`<${mail?.id}@safarnama.example>`);
});

test("a message that is refused for ever is given up after its tenth try, and lies there as failed", async () => {
  const { server, write, find, database } = await start(
    (to) => ({ recipient: `550 5.1.1 <${to}> user unknown` }),
    {},
  );
  await write("nobody@example.org");
  const isPutBack = async () => {
    const [row] = await queryRows<{ tried: boolean }>(
      database.db,
      sql`select last_error is not null as tried from mail_outbox`,
    );
    return row?.tried;
  };
  await eventually(isPutBack).toBe(true);
  const tryNow = (attempts: number) =>
    database.runScript(
      database.db,
      `update mail_outbox set attempts = ${attempts}, last_error = null, next_attempt_at = now(); notify mail_outbox`,
    );
  await tryNow(8);
  await eventually(isPutBack).toBe(true);
  expect((await find("nobody@example.org"))?.status).toBe("pending");
  await tryNow(9);
  await eventually(async () => (await find("nobody@example.org"))?.status).toBe("failed");
  expect((await find("nobody@example.org"))?.attempts).toBe(10);
  expect(await claimDueMail(database.db, new Date(Date.now() + 86_400_000), 10)).toEqual([]);
  expect(server.triesOf("nobody@example.org")).toBe(3);
});

test("whose claim has passed to another process cannot put the message back", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  await queueMail(db, { kind: "test", to: "a@example.org", subject: "S", text: "T", html: "H" });
  const [first] = await claimDueMail(db, new Date(), 1);
  const [second] = await claimDueMail(db, new Date(Date.now() + 61_000), 1);
  if (!first || !second) throw new Error("nothing was claimed");
  await markMailFailed(db, first, { error: "late", retryAt: null, unanswered: false });
  expect((await findMail(db, first.id))?.status).toBe("pending");
});

test("a message that is taken back while it is being sent goes nowhere", async () => {
  const { server, write, database } = await start(() => ({ slowRecipient: 600 }), {
    renewEvery: 50,
  });
  await write("gone@example.org");
  await eventually(() => server.triesOf("gone@example.org")).toBe(1);
  await database.runScript(database.db, "delete from mail_outbox");
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(server.received).toEqual([]);
});

test("stopping waits for what is nearly done and gives up what is not", async () => {
  const { server, write, find, stopAll } = await start(
    (to) => ({ slowRecipient: to.startsWith("slow") ? 20_000 : 150 }),
    { stop: 500 },
  );
  await write("slow@example.org");
  await write("soon@example.org");
  await eventually(() => server.triesOf("soon@example.org")).toBe(1);
  await eventually(() => server.triesOf("slow@example.org")).toBe(1);
  const began = Date.now();
  await stopAll();
  stops.shift();
  // Far less than the twenty seconds of the slow one, however busy the machine.
  expect(Date.now() - began).toBeLessThan(10_000);
  expect((await find("soon@example.org"))?.status).toBe("sent");
  expect(await find("slow@example.org")).toMatchObject({ status: "pending", handedOverAt: null });
});
