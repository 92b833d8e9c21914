import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;

/** Rows of one millisecond, as the database's own clock makes them: microseconds apart, in no order of their ids. */
const count = 9;
const at = sql`timestamptz '2026-11-20T10:00:00.123Z' + n * interval '7 microseconds'`;
const rows = sql`from generate_series(1, ${count}::int) n`;

beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  const { db } = resources.database;
  await db.execute(sql`
    insert into contact_messages (reference, name, email, message, created_at)
    select 'MSG-' || n, 'Asha', 'asha@example.org', 'Hello', ${at} ${rows}`);
  await db.execute(sql`
    insert into newsletter_subscribers (email, created_at) select n || '@example.org', ${at} ${rows}`);
  await db.execute(sql`
    with s as (insert into photo_submissions (token_hash, place, credit)
      values ('none', 'Leh', 'Asha') returning id)
    insert into photos (submission_id, position, file_name, declared_size, status, uploaded_at)
    select s.id, n, n || '.jpg', 1000, 'pending', ${at} from s, generate_series(1, ${count}::int) n`);
  // Written last and the earliest of all: the order of the ids must not help.
  await db.execute(sql`
    insert into comments (user_id, author_name, author_email, rating, title, comment, excerpt, created_at)
    select gen_random_uuid(), 'Asha', 'asha@example.org', 5, 'A journey', 'Seen', 'Seen',
      timestamptz '2026-11-20T10:00:00.123Z' + (${count}::int - n) * interval '7 microseconds' ${rows}`);
  await db.execute(sql`
    insert into chat_threads (token_hash, last_message_at) select 'none-' || n, ${at} ${rows}`);
});
afterAll(() => resources.close());

test.each([
  ["/api/desk/contact", "messages"],
  ["/api/desk/newsletter/subscribers", "subscribers"],
  ["/api/desk/photos", "photos"],
  ["/api/desk/reviews", "reviews"],
  ["/api/reviews", "reviews"],
  ["/api/desk/chats", "chats"],
])("pages of %s give every row of one millisecond once", async (path, name) => {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const query = new URLSearchParams({ limit: "2", ...(next && { before: next }) });
    const { body } = await desk.call<Record<string, { id: string }[]> & { next: string | null }>(
      "GET",
      `${path}?${query}`,
      desk.seats.viewer.headers,
    );
    ids.push(...(body[name] ?? []).map(({ id }) => String(id)));
    next = body.next;
  } while (next && ids.length <= count);
  expect(new Set(ids).size).toBe(count);
  expect(ids).toHaveLength(count);
});
