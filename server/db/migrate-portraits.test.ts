import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryRows } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openInMemory } from "./pglite.ts";

const asha = "00000000-0000-4000-8000-000000000001";
const ravi = "00000000-0000-4000-8000-000000000002";
const folder = "/storage/v1/object/public/profile-pictures";

test("portraits named by account are renamed, rows that show them follow, others' sites go", async () => {
  const database = await openInMemory((error) => {
    throw error;
  });
  const all = await readMigrations();
  await migrate(
    database,
    all.filter(({ number }) => number < 9),
  );
  const review = (who: string, path: string | null) =>
    database.db.execute(sql`insert into comments
      (user_id, author_name, author_email, avatar_path, rating, title, comment, excerpt)
      values (${who}::uuid, 'A', 'a@example.org', ${path}, 5, 'T', 'C', 'E')`);
  await database.db.execute(sql`insert into auth_users (id, email) values
    (${asha}::uuid, 'asha@example.org'), (${ravi}::uuid, 'ravi@example.org')`);
  for (const name of [`avatars/${asha}.webp`, `avatars/${asha}/own.webp`])
    await database.db.execute(sql`insert into storage_objects (bucket, name, owner, size, mimetype, etag)
      values ('profile-pictures', ${name}, ${asha}::uuid, 1, 'image/webp', 'e')`);
  await database.db.execute(sql`insert into travel (email, path, user_id)
    values ('asha@example.org', ${`avatars/${asha}.webp`}, ${asha}::uuid)`);
  for (const who of [asha, ravi])
    await database.db.execute(sql`insert into auth_identities (user_id, provider, provider_id, identity_data)
      values (${who}::uuid, 'google', ${who}, '{"avatar_url":"https://pictures.example/a.jpg"}')`);
  await review(asha, `${folder}/avatars/${asha}.webp`);
  await review(ravi, `${folder}/avatars/${ravi}.webp`);
  await review(ravi, "https://pictures.example/a.jpg");
  await review(ravi, null);
  await migrate(database, all);

  const [row] = await queryRows<{ path: string }>(database.db, sql`select path from travel`);
  expect(row?.path).toMatch(/^portraits\/[0-9a-f-]{36}\.webp$/);
  expect(row?.path).not.toContain(asha);
  expect(
    await queryRows(database.db, sql`select avatar_path as path from comments order by id`),
  ).toEqual([{ path: `${folder}/${row?.path}` }, { path: null }, { path: null }, { path: null }]);
  expect(
    await queryRows(database.db, sql`select name from storage_objects order by name desc`),
  ).toEqual([{ name: row?.path }, { name: `avatars/${asha}/own.webp` }]);
  // Whoever has no picture gets the provider's, once.
  expect(
    await queryRows(database.db, sql`select user_id as "user", url from portrait_fetches`),
  ).toEqual([{ user: ravi, url: "https://pictures.example/a.jpg" }]);
  await database.close();
});
