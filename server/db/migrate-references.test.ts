import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { foldReference } from "#server/money/reference.ts";
import { queryRows } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openInMemory } from "./pglite.ts";

test("payments that were entered as different and are the same stay; no third one comes beside them", async () => {
  const database = await openInMemory((error) => {
    throw error;
  });
  const { db } = database;
  const all = await readMigrations();
  const from = all.findIndex(({ name }) => name.includes("links-and-sums"));
  await migrate(database, all.slice(0, from));
  await db.execute(sql`insert into trips
    (reference, name, email, phone, destination, travel_date, travelers, trip_type, message)
    values ('SF-ABC234', 'A', 'a@example.org', '', 'Leh', '2027-06-01', '2', 'family', '')`);
  const enter = (reference: string, method = "upi") =>
    db.execute(sql`with paper as (
        insert into money_documents (trip_id, kind, number, total_paisa, content, issued_at)
        select id, 'receipt', gen_random_uuid()::text, 1, '{}', now() from trips returning id, trip_id)
      insert into payments (trip_id, paisa, received_on, method, reference, receipt_id)
      select trip_id, 1, '2026-11-22', ${method}, ${reference}, id from paper`);
  for (const reference of ["REF1", "ＲＥＦ1", "ref 1", "", "", "Other\u200d7"])
    await enter(reference);
  await enter("REF1", "bank");
  await migrate(database, all);

  const rows = await queryRows<{ reference: string; method: string; key: string }>(
    db,
    sql`select reference, method, reference_key as key from payments order by created_at, id`,
  );
  expect(rows).toHaveLength(7);
  const keys = rows.filter(({ method }) => method === "upi").map(({ key }) => key);
  expect(keys.filter((key) => key === foldReference("REF1"))).toHaveLength(1);
  expect(keys.filter((key) => key.startsWith("ref1#"))).toHaveLength(2);
  expect(keys.filter((key) => key === "")).toHaveLength(2);
  expect(keys).toContain(foldReference("other7"));
  await expect(
    db.execute(sql`update payments set reference_key = 'ref1' where reference_key like 'ref1#%'`),
  ).rejects.toThrow();
  await database.close();
}, 60_000);
