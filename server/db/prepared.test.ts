import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { queryRows } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { createTextMemory } from "./prepared.ts";

test("what comes again is worth preparing, what is long or ever new is not", () => {
  let now = 0;
  const isWorthIt = createTextMemory(() => now);
  expect(["one", "one", "one"].map(isWorthIt)).toEqual([false, true, true]);
  const long = "x".repeat(9000);
  expect([isWorthIt(long), isWorthIt(long)]).toEqual([false, false]);
  const search = "select 1 where name like $1";
  expect([isWorthIt(search), isWorthIt(search)]).toEqual([false, false]);
  const part =
    'insert into a values ($1) on conflict ("b","c") where "b" not in ($2) do update set d = $3';
  expect([isWorthIt(part), isWorthIt(part)]).toEqual([false, false]);
  for (let index = 0; index < 5000; index++) expect(isWorthIt(`once ${index}`)).toBe(false);
  for (let index = 0; index < 1000; index++)
    for (let time = 0; time < 2; time++) isWorthIt(`${index}`);
  expect([isWorthIt("late"), isWorthIt("late")]).toEqual([false, false]);
  expect(isWorthIt("one")).toBe(true);
  now = 3_600_001;
  expect([isWorthIt("late"), isWorthIt("late")]).toEqual([false, true]);
});

const open = (search: string) =>
  openPostgres(
    inject("postgresUrl") + search,
    (error) => {
      throw error;
    },
    1,
  );

test.each([
  ["", 2],
  ["?prepare=false", 0],
])("with %j at the end of the address %i statements are kept", async (search, kept) => {
  const { db, transaction, close } = await open(search);
  try {
    const ask = (name: string) => sql`select ${name}::text as name, count(*)::int as count
      from pg_prepared_statements where position('::text as name' in statement) > 0`;
    for (const name of ["a", "b", "c"])
      expect(await queryRows(db, ask(name))).toMatchObject([{ name }]);
    for (const name of ["a", "b"])
      await transaction(async (handle) => {
        const add = (one: string) => handle.execute(sql`select ${one}::text as name, 1 as another`);
        await add(name);
        await add(name);
      });
    expect(await queryRows(db, ask("d"))).toMatchObject([{ name: "d", count: kept }]);
  } finally {
    await close();
  }
});

test("a statement goes on after its table has changed", async () => {
  const { db, close } = await open("");
  try {
    await db.execute(sql`create temporary table changing (a int)`);
    await db.execute(sql`insert into changing values (1)`);
    const read = () => queryRows(db, sql`select * from changing where a = ${1}`);
    for (let time = 0; time < 3; time++) expect(await read()).toEqual([{ a: 1 }]);
    await db.execute(sql`alter table changing add column b int`);
    expect(await read()).toEqual([{ a: 1, b: null }]);
  } finally {
    await close();
  }
});
