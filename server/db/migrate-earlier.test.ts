import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { createLog, type OpenResources, openResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { seed } from "#server/shell/seed.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { connectDatabase } from "./connect.ts";
import { type Db, queryRows } from "./database.ts";
import { type Migration, migrate, readMigrations } from "./migrate.ts";

/** Data of the house's first days: made with the texts that 0002 and 0003 had then. */

const earlierTexts = join(import.meta.dirname, "../../tests/fixtures/earlier-migrations");
const earlierFiles = ["0002-auth.sql", "0003-voices.sql"];

async function readEarlierMigrations(last: number): Promise<Migration[]> {
  const earlier = await readMigrations(earlierTexts, 2);
  const files = (await readMigrations()).slice(0, last);
  return files.map((file) => earlier.find(({ name }) => name === file.name) ?? file);
}

const rows = `
  insert into auth_users (id, email, email_confirmed_at, user_metadata)
    values ('00000000-0000-4000-8000-000000000001', 'asha@example.org', now(), '{"name":"Asha"}');
  insert into auth_flow_states (user_id, method, code_challenge, code_challenge_method)
    values ('00000000-0000-4000-8000-000000000001', 'oauth', 'challenge', 's256');
  insert into trips (reference, user_id, name, email, phone, destination, travel_date, travelers, trip_type)
    values ('SAF-1', '00000000-0000-4000-8000-000000000001', 'Asha', 'asha@example.org',
      '+911234567890', 'Ranchi', '2027-01-05', '2', 'family');`;
const voices = `
  insert into comments (user_id, author_name, author_email, rating, title, comment, excerpt)
    values ('00000000-0000-4000-8000-000000000001', 'Asha', 'asha@example.org', 5, 'Good', 'Good', 'Good');`;

/** All that PostgreSQL knows of the tables, but the order of columns: a late one stands last. */
async function readSchema(db: Db): Promise<string[]> {
  const found = await queryRows<{ line: string }>(
    db,
    sql`
      select concat_ws(' ', 'column', table_name, column_name, data_type, udt_name, is_nullable,
        column_default, is_identity, identity_generation, is_generated, generation_expression,
        character_maximum_length, numeric_precision, datetime_precision, collation_name) as line
      from information_schema.columns where table_schema = 'public'
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
      union all
      select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid)) from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
      union all
      select concat_ws(' ', 'view', table_name, view_definition) from information_schema.views
      where table_schema = 'public'
      union all
      select concat_ws(' ', 'sequence', sequence_name, data_type, start_value, increment)
      from information_schema.sequences where sequence_schema = 'public'
      union all
      select concat_ws(' ', 'comment', objoid::regclass, objsubid, description) from pg_description
      where classoid = 'pg_class'::regclass and objoid::regclass::text not like '%.%'
        and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  return found.map(({ line }) => line).sort();
}

test("the earlier texts are the ones that the house knows of", async () => {
  const now = await readMigrations();
  for (const name of earlierFiles) {
    const [earlier] = (await readMigrations(earlierTexts, 2)).filter((file) => file.name === name);
    expect(now.find((file) => file.name === name)?.earlier).toContain(earlier?.checksum);
    expect(await readFile(join(earlierTexts, name), "utf8")).not.toBe(
      now.find((file) => file.name === name)?.script,
    );
  }
});

describe.each([
  ["pglite", [4]],
  ["postgres", [2, 3, 4]],
] as const)("data of earlier texts on %s", (kind, numbers) => {
  let fresh: OpenResources;
  beforeAll(async () => {
    fresh = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
  });
  afterAll(() => fresh.close());

  test.each(numbers)(
    "made up to number %i starts, keeps its rows and has today's tables",
    async (last) => {
      const dataDir = await mkdtemp(join(tmpdir(), "safarnama-earlier-"));
      const server =
        kind === "postgres" ? await createTestDatabase(inject("postgresUrl")) : undefined;
      const config = readConfig({
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        DATA_DIR: dataDir,
        ...(server && { DATABASE_URL: server.url }),
      });
      const log = createLog(config);
      const before = await connectDatabase(config, log);
      const ran = await migrate(before, await readEarlierMigrations(last));
      expect(ran).toHaveLength(last);
      await before.transaction((db) => before.runScript(db, last > 2 ? rows + voices : rows));
      await before.close();

      const resources = await openResources(config, log);
      try {
        await seed(resources, createServices(resources));
        const { db } = resources.database;
        expect(await readSchema(db)).toEqual(await readSchema(fresh.database.db));
        const kept = await queryRows(
          db,
          sql`select auth_users.email, user_metadata->>'name' as name, code_challenge,
              pending_identity, destination, travel_date::text, stage,
              (select count(*)::int from comments) as voices
            from auth_users join auth_flow_states on auth_flow_states.user_id = auth_users.id
            join trips on trips.user_id = auth_users.id`,
        );
        expect(kept).toEqual([
          {
            email: "asha@example.org",
            name: "Asha",
            code_challenge: "challenge",
            pending_identity: null,
            destination: "Ranchi",
            travel_date: "2027-01-05",
            stage: "new",
            voices: last > 2 ? 1 : 0,
          },
        ]);
        expect(await migrate(resources.database)).toEqual([]);
      } finally {
        await resources.close();
        await server?.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    // Three embedded databases, one after the other.
    60_000,
  );
});
