import { afterEach, expect, test } from "vitest";
import { mailOutbox } from "#server/db/schema/foundation.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { retryDelay } from "./lane.ts";
import type { Mail, OutboxMail } from "./mail.ts";
import { claimDueMail, findMail, listMail, queueMail } from "./outbox-store.ts";

let resources: OpenResources | undefined;
afterEach(async () => {
  await resources?.close();
  resources = undefined;
});

const mail: Mail = {
  kind: "test",
  to: "a@example.org",
  subject: "Hello",
  text: "Text",
  html: "<p>Text</p>",
};

test("a message goes out after its transaction has committed, once", async () => {
  const sent: OutboxMail[] = [];
  resources = await createTestResources(
    {},
    { transport: { send: async (one) => void sent.push(one), close() {} } },
  );
  const { database } = resources;
  await database.transaction(async (db) => {
    await queueMail(db, mail);
    expect(sent).toEqual([]);
  });
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(async () => (await listMail(database.db))[0]?.status).toBe("sent");
  expect(sent).toHaveLength(1);
});

test("of the outbox one may ask for what goes to one address", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  for (const to of ["a@example.org", "b@example.org", "a@example.org"])
    await queueMail(db, { ...mail, to });
  expect(await listMail(db)).toHaveLength(3);
  const found = await listMail(db, 100, "a@example.org");
  expect(found.map(({ to }) => to)).toEqual(["a@example.org", "a@example.org"]);
});

test("a rolled-back transaction sends nothing", async () => {
  resources = await createTestResources();
  const { database } = resources;
  const failing = database.transaction(async (db) => {
    await queueMail(db, mail);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await listMail(database.db)).toEqual([]);
});

test("a mail server that is down loses nothing: the message waits for its next try", async () => {
  let down = true;
  const sent: string[] = [];
  const transport = {
    async send(one: OutboxMail) {
      if (down) throw new Error("connect ECONNREFUSED");
      sent.push(one.id);
    },
    close() {},
  };
  resources = await createTestResources({}, { transport });
  const { database } = resources;
  await queueMail(database.db, mail);
  await expect.poll(async () => (await listMail(database.db))[0]?.attempts).toBe(1);
  const [waiting] = await listMail(database.db);
  expect(waiting?.status).toBe("pending");
  down = false;
  const later = new Date(Date.now() + 61_000);
  const due = await claimDueMail(database.db, later, 10);
  expect(due.map((one) => one.id)).toEqual([waiting?.id]);
  expect(await claimDueMail(database.db, later, 10)).toEqual([]);
});

test("a clock that was ahead and was set right leaves no message waiting until then", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  const hour = 3_600_000;
  // A channel that nobody delivers here.
  const write = (to: string, attempts: number, ms: number) =>
    db.insert(mailOutbox).values({
      ...{ channel: "sms" as const, kind: "test", toAddress: to, subject: to, attempts },
      ...{ bodyText: "", bodyHtml: "", nextAttemptAt: new Date(Date.now() + ms) },
    });
  await write("never tried", 0, hour);
  await write("tried a month ahead", 3, 30 * 24 * hour);
  await write("waits for its next try", 3, 5 * hour);
  const claimed = await claimDueMail(db, new Date(), 10, { channel: "sms" });
  expect(claimed.map(({ to }) => to).toSorted()).toEqual(["never tried", "tried a month ahead"]);
});

test("an unknown message is null", async () => {
  resources = await createTestResources();
  expect(await findMail(resources.database.db, "00000000-0000-4000-8000-000000000000")).toBeNull();
});

test("tries are spaced ever wider, six hours at most", () => {
  expect([1, 2, 3, 10, 20].map(retryDelay)).toEqual([30, 60, 120, 15_360, 21_600]);
});

test("what somebody waits for goes before a letter to many, however long that has waited", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  const queue = (kind: string, to: string) => queueMail(db, { ...mail, kind, to });
  for (let index = 0; index < 6; index++)
    await queue("newsletter-issue", `reader-${index}@example.org`);
  await queue("auth.magiclink", "waiting@example.org");
  await queue("contact-notice", "operator@example.org");
  const later = new Date(Date.now() + 86_400_000);
  const claimed = await claimDueMail(db, later, 2);
  expect(claimed.map((one) => one.to).toSorted()).toEqual([
    "operator@example.org",
    "waiting@example.org",
  ]);
  const rest = await claimDueMail(db, later, 10);
  expect(rest.map((one) => one.kind)).toEqual(Array(6).fill("newsletter-issue"));
});
