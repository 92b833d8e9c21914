import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { queryRows } from "#server/db/database.ts";
import type { OutboxMail } from "#server/mail/mail.ts";
import { findMail, listMail, queueMail, sealEarlierMail } from "#server/mail/outbox-store.ts";
import { useSeal } from "#server/mail/sealed-links.ts";
import type { OpenResources } from "#server/resources.ts";
import { createSealing } from "#server/secrets/sealing.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** What lies in the database opens nothing for whoever finds a copy of it. */

let resources: OpenResources;
let folder: string;
const sent: OutboxMail[] = [];
let isDown = true;
const transport = {
  async send(mail: OutboxMail) {
    if (isDown) throw new Error("connect ECONNREFUSED");
    sent.push(mail);
  },
  close() {},
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safarnama-copy-"));
  sent.length = 0;
  isDown = true;
});
afterEach(async () => {
  await resources.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that a dump of the tables and a backup hold. */
async function readCopies(): Promise<string> {
  const { folder: backup } = await writeBackup(resources, folder);
  const tables = join(backup, "tables");
  const files = await Promise.all(
    (await readdir(tables)).map(async (name) => gunzipSync(await readFile(join(tables, name)))),
  );
  rmSync(backup, { recursive: true });
  return files.join("\n");
}

/** The secrets of the mails as their readers see them: what stands in links, and codes. */
const secretsOf = (mails: Pick<OutboxMail, "text" | "html" | "headers">[]) => [
  ...new Set(
    mails
      .flatMap(({ text, html, headers }) => [text, html, JSON.stringify(headers)])
      .flatMap((part) => [
        ...(part.match(/[\w-]{43,}/g) ?? []),
        ...(part.match(/token=[\w-]+/g) ?? []),
        ...(part.match(/\bCode: \d+/g) ?? []).map((code) => code.slice(6)),
      ]),
  ),
];

/** A mail of every kind that carries a secret. */
async function writeMails(): Promise<void> {
  const desk = await createDeskApp(resources);
  const app = createApp(resources, { services: desk.services });
  const email = `asha-${randomUUID().slice(0, 8)}@example.org`;
  const post = async (path: string, body: object) => {
    const response = await app.request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", apikey: "anon" },
    });
    expect(await response.text(), path).not.toContain("code");
    expect(response.status, path).toBe(200);
  };
  await openTrip(resources, desk);
  await post("/auth/v1/signup", { email, password: "Ranchi!2026 by train" });
  await post("/auth/v1/otp", { email: `new-${email}` });
  await post("/auth/v1/otp", { phone: "919876543210" });
  await post("/api/newsletter", { email, website: "" });
  await desk.call("POST", "/api/desk/invitations", desk.seats.owner.headers, {
    email: `desk-${email}`,
    name: "Ravi",
    role: "editor",
  });
}

test.each<Record<string, string>>([
  {},
  { AUTH_ENCRYPTION_KEY: "kept apart from every backup of ours" },
])("a dump and a backup hold no link and no code of a mail that waits (%o)", async (env) => {
  resources = await createTestResources(env);
  await writeMails();
  const mails = await listMail(resources.database.db);
  const secrets = secretsOf(mails);
  expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
  expect(secrets.length).toBeGreaterThanOrEqual(7);
  const copies = await readCopies();
  for (const secret of secrets) expect(copies).not.toContain(secret);
  expect(copies).not.toMatch(/https?:\/\/[^"\s]*(token=|\/trip\/)/);
  // Who reads the outbox as it is meant finds them all.
  for (const mail of mails) expect(mail.text + mail.html).not.toMatch(/[\uE002\uE003]/);
});

test("what was sent had its links, and they are gone from its row", async () => {
  resources = await createTestResources({}, { transport });
  const { db } = resources.database;
  const link = "https://site.example/auth/v1/verify?token=abc&type=recovery";
  const id = await queueMail(db, {
    kind: "auth.recovery",
    to: "asha@example.org",
    subject: "Choose a new password",
    text: `Follow ${link}, or type 123456. Again: ${link}`,
    html: `<a href="${link.replaceAll("&", "&amp;")}">Choose</a> 123456 <b style="color:#123456">`,
    headers: { "List-Unsubscribe": `<${link}>` },
  });
  await expect.poll(async () => (await findMail(db, id))?.attempts).toBe(1);
  isDown = false;
  await db.execute(sql`update mail_outbox set next_attempt_at = now()`);
  await resources.database.runScript(db, "notify mail_outbox");
  await expect.poll(() => sent.length, { timeout: 8000 }).toBe(1);
  expect(sent[0]).toMatchObject({
    text: `Follow ${link}, or type 123456. Again: ${link}`,
    html: `<a href="${link.replaceAll("&", "&amp;")}">Choose</a> 123456 <b style="color:#123456">`,
    headers: { "List-Unsubscribe": `<${link}>` },
  });
  await expect.poll(async () => (await findMail(db, id))?.status).toBe("sent");
  const [row] = await queryRows<{ row: string }>(
    db,
    sql`select row_to_json(mail_outbox)::text as row from mail_outbox where id = ${id}::uuid`,
  );
  expect(row?.row).not.toMatch(/https|token=abc|\b123456\b(?!\\*">)/);
  expect((await findMail(db, id))?.text).toBe(
    "Follow [gone since it was sent] or type [gone since it was sent]. Again: [gone since it was sent]",
  );
});

test("rows of an earlier version lose theirs at the start; those that wait still go out whole", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  const link = `https://site.example/trip/${"t".repeat(43)}`;
  for (const status of ["pending", "sent", "failed"])
    await db.execute(sql`insert into mail_outbox (kind, to_address, subject, body_text, body_html, status)
      values ('quote-sent', 'a@example.org', ${status}, ${`See ${link}`}, ${`<a href="${link}">See</a>`}, ${status})`);
  await sealEarlierMail(db);
  expect(await readCopies()).not.toContain("tttttt");
  const texts = new Map((await listMail(db)).map((mail) => [mail.subject, mail.text]));
  expect(texts.get("pending")).toBe(`See ${link}`);
  expect(texts.get("failed")).toBe(`See ${link}`);
  expect(texts.get("sent")).toBe("See [gone since it was sent]");
});

test("moved to another row, or without its key, a link stays shut, and the mail does not go out broken", async () => {
  resources = await createTestResources({}, { transport });
  isDown = false;
  const { database } = resources;
  const { db } = database;
  const open = (key: string) => createSealing(createServerSecrets(database), key).open();
  const write = (to: string) =>
    queueMail(db, { kind: "quote-sent", to, subject: "s", text: "https://a.example/b", html: "" });
  useSeal(db, await open("one key of at least thirty-two characters"));
  // Given up at once: no address.
  const id = await write("nobody");
  expect((await findMail(db, id))?.isShut).toBe(false);
  const other = await write("nobody");
  await db.execute(
    sql`update mail_outbox set sealed = (select sealed from mail_outbox where id = ${id}::uuid) where id = ${other}::uuid`,
  );
  expect(await findMail(db, other)).toMatchObject({
    isShut: true,
    text: "[sealed with another key]",
  });
  useSeal(db, await open("another key of at least thirty-two characters"));
  expect((await findMail(db, id))?.isShut).toBe(true);
  await db.execute(
    sql`update mail_outbox set status = 'pending', to_address = 'a@example.org' where id = ${id}::uuid`,
  );
  await database.runScript(db, "notify mail_outbox");
  await expect.poll(async () => (await findMail(db, id))?.attempts, { timeout: 8000 }).toBe(1);
  const [row] = await queryRows<{ error: string }>(
    db,
    sql`select last_error as error from mail_outbox where id = ${id}::uuid`,
  );
  expect(row?.error).toContain("AUTH_ENCRYPTION_KEY");
  expect(sent).toEqual([]);
});

test("typed marks open nothing", async () => {
  resources = await createTestResources();
  const { db } = resources.database;
  const id = await queueMail(db, {
    kind: "contact-notice",
    to: "a@example.org",
    subject: "s",
    text: "\uE0020\uE003 and https://a.example/b",
    html: "",
  });
  expect((await findMail(db, id))?.text).toBe("0 and https://a.example/b");
});
