import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskMailPage } from "#contract/wire/desk-office.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { listMail, queueMail } from "./outbox-store.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let now = new Date();
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const list = async (query = "") =>
  (await desk.call<DeskMailPage>("GET", `/api/desk/mails${query}`, desk.seats.viewer.headers)).body;
const again = (id: string, headers = desk.seats.editor.headers) =>
  desk.call("POST", `/api/desk/mails/${id}/send-again`, headers, {});

async function fail(kind: string): Promise<string> {
  const id = await queueMail(resources.database.db, {
    kind,
    to: "gone@example.org",
    subject: "Your June in Leh",
    text: "a secret link",
    html: "<p>a secret link</p>",
  });
  await resources.database.db.execute(
    sql`update mail_outbox set status = 'failed', attempts = 10, last_error = 'Error: 550 5.1.1 mailbox unavailable' where id = ${id}::uuid`,
  );
  return id;
}

test("a mail that failed is listed with its reason and without what it says, and sent again once", async () => {
  const id = await fail("trip-reply");
  const page = await list();
  expect(page.counts).toEqual({ failed: 1, pending: 0 });
  expect(page.hasServer).toBe(false);
  expect(page.mails).toMatchObject([
    { id, kind: "trip-reply", attempts: 10, error: expect.stringContaining("550"), nextAt: null },
  ]);
  expect(JSON.stringify(page)).not.toContain("secret");
  expect((await again(id, desk.seats.viewer.headers)).status).toBe(403);
  expect((await again(id)).status).toBe(200);
  const [mail] = await listMail(resources.database.db);
  expect(mail).toMatchObject({ id, status: "pending", attempts: 0 });
  expect((await again(id)).status).toBe(404);
});

test("a sign-in link that has run out is not sent again", async () => {
  const id = await fail("auth.recovery");
  now = new Date(Date.now() + 2 * 3600_000);
  expect((await list()).mails).toMatchObject([{ id, isStale: true }]);
  expect((await again(id)).status).toBe(409);
  expect((await list()).mails).toHaveLength(1);
});

test("pages give every mail once", async () => {
  for (let index = 0; index < 45; index++) await fail("trip-reply");
  const first = await list();
  const second = await list(`?after=${first.next}`);
  const ids = [...first.mails, ...second.mails].map(({ id }) => id);
  expect(new Set(ids).size).toBe(46);
  expect(second.next).toBeNull();
});
