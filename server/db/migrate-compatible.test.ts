import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { listBreaks, readCatalogue } from "#tests/house/what-breaks-before.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import about from "../../package.json" with { type: "json" };
import type { Database } from "./database.ts";
import { compareReleases, readMigrations } from "./migrate.ts";
import landed from "./migrations/landed.json" with { type: "json" };
import { openPostgres } from "./postgres.ts";

/** Landed before versions ran beside each other: they broke what came before, and may not say so any more. */
const known: Record<string, { sha256: string; breaks?: boolean }> = landed;

const fail = (error: unknown) => {
  throw error;
};

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase(inject("postgresUrl"));
  drop = made.drop;
  database = await openPostgres(made.url, fail, 2);
});
afterAll(async () => {
  await database.close();
  await drop();
});

test("a migration takes nothing away that the version before uses, unless it says after which release", async () => {
  const faults: string[] = [];
  let before = await readCatalogue(database.db);
  for (const { name, script, contractAfter } of await readMigrations()) {
    await database.transaction((db) => database.runScript(db, script));
    const after = await readCatalogue(database.db);
    const breaks = listBreaks(before, after);
    before = after;
    const isKnown = known[name]?.breaks === true;
    if (breaks.length > 0 && !contractAfter && !isKnown)
      faults.push(
        `${name}: the version before cannot run with it (${breaks.join("; ")}). Add only, and take away in a later release, in a file with the line "-- contract: after <release>"`,
      );
    if (breaks.length === 0 && (contractAfter || isKnown))
      faults.push(`${name} takes nothing away: leave out that it does`);
    if (contractAfter && compareReleases(contractAfter, about.version) > 0)
      faults.push(`${name}: there is no release ${contractAfter} yet`);
  }
  expect(faults).toEqual([]);
});

describe("what the version before cannot run with", () => {
  beforeAll(() =>
    database.runScript(
      database.db,
      `drop schema public cascade; create schema public;
       create table trips (id int primary key, note text, state text not null default 'new', seats int,
         check (state in ('new', 'won')));
       create table old (x int);
       create function half(int) returns int language sql as 'select $1 / 2';`,
    ),
  );

  async function breaksOf(script: string): Promise<string[]> {
    let found: string[] = [];
    await database
      .transaction(async (db) => {
        const before = await readCatalogue(db);
        await database.runScript(db, script);
        found = listBreaks(before, await readCatalogue(db));
        throw new Error("undone");
      })
      .catch((error: Error) => {
        if (error.message !== "undone") throw error;
      });
    return found;
  }

  test.each([
    ["alter table trips drop column note", "trips.note is gone"],
    ["alter table trips rename column note to remark", "trips.note is gone"],
    ["drop table old", "old is gone"],
    ["do $$ begin execute 'drop table ' || 'old'; end $$", "old is gone"],
    ["alter table old rename to older", "old is gone"],
    ["alter table trips alter column seats type text", "trips.seats is text, it was integer"],
    ["alter table trips alter column note set not null", "trips.note may not be null"],
    ["alter table trips alter column state drop default", "trips.state has no default"],
    ["alter table trips add column place text not null", "trips.place is new, may not be null"],
    ["alter table trips add check (seats > 0)", "trips has a rule that it had not: CHECK"],
    [
      "alter table trips drop constraint trips_state_check, add check (state in ('won', 'lost'))",
      "trips has a rule that it had not",
    ],
    ["create unique index on trips (note)", "trips has a rule that it had not: CREATE UNIQUE"],
    ["drop function half(int)", "half(integer) is gone"],
  ])("%s", async (script, sentence) => {
    const [first, ...rest] = await breaksOf(script);
    expect(first).toContain(sentence);
    expect(rest).toEqual([]);
  });

  test.each([
    "alter table trips add column place text not null default ''",
    "alter table trips add column place text check (place <> '')",
    "alter table trips alter column state drop not null",
    "create table new (id int primary key references trips (id), kind text not null unique)",
    "create index on trips (note)",
    "alter table trips drop constraint trips_state_check, add check (state in ('new', 'won', 'lost'))",
    "create or replace function half(int) returns int language sql as 'select $1 / 3'",
  ])("it can with: %s", async (script) => {
    expect(await breaksOf(script)).toEqual([]);
  });
});
