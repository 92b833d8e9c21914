import { sql } from "drizzle-orm";
import pino from "pino";
import { TripListQuery } from "#contract/wire/desk.ts";
import { readConfig } from "#server/config/config.ts";
import { type Db, queryRows } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { foldCounts } from "#server/db/stored-counts.ts";
import { assembleResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { createTestDatabase, startPostgres } from "#tests/setup/start-postgres.ts";
import { median } from "../load.ts";
import { type Finding, formatRatio, type Row } from "../report.ts";

const sizes = [100, 10_000, 100_000];
const rounds = 200;
const warmUp = 10;
type Calls = Record<string, () => Promise<unknown>>;

/** Rows that are written in one go, so that a statement stays under its time limit. */
const batch = 10_000;

/** Of request n, of the signs and the spread of the site's own (server/trips/sending/reference.ts), each once. */
const reference = sql.raw(`'SF-' || (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ',
  (n::bigint * 2654435761 % 887503681 / (31 ^ place)::bigint % 31 + 1)::int, 1), '') from generate_series(0, 5) place)`);

/** `size` trips and as many reviews, in a database of their own. */
export async function fill(db: Db, size: number): Promise<void> {
  for (let from = 1; from <= size; from += batch) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(size, from + batch - 1)}::int) n`;
    await db.execute(sql`
      insert into trips (reference, name, email, phone, destination, travel_date, travelers, trip_type,
        created_at, stage)
      select ${reference}, 'Traveller ' || n, 'traveller' || n || '@example.org',
        '+9165100' || n, (array['Agra','Leh','Kochi','Puri'])[1 + n % 4], date '2027-01-01' + n % 300,
        '2', 'leisure', now() - n * interval '1 minute', (array['new','qualified','lost'])[1 + n % 3]
      from ${numbers}`);
    await db.execute(sql`
      insert into comments (user_id, author_name, author_email, rating, title, comment, excerpt, created_at)
      select gen_random_uuid(), 'Traveller ' || n, 'traveller' || n || '@example.org', 1 + n % 5,
        'A journey', 'What we saw', 'Seen', now() - n * interval '1 minute'
      from ${numbers}`);
  }
  // As a minute's job of the site does, and the database's own.
  await foldCounts(db);
  await db.execute(sql`vacuum analyze`);
}

/** What pages and the desk ask for, of a site with so many trips and reviews. */
async function openGrown(serverUrl: string, size: number) {
  const database = await createTestDatabase(serverUrl);
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: database.url });
  const log = pino({ level: "silent" });
  const opened = await openPostgres(database.url, () => {});
  await migrate(opened);
  await fill(opened.db, size);
  const resources = await assembleResources({ config, log, database: opened, transports: {} });
  const {
    reviews,
    trips: { lists },
  } = createServices(resources);
  const query = (asked: object) => TripListQuery.parse(asked);
  const [one] = await queryRows<{ reference: string }>(
    opened.db,
    sql`select reference from trips where email = 'traveller77@example.org'`,
  );
  const calls: Calls = {
    "first page of reviews": () => reviews.listReviews({}),
    "the reviews' stars": () => reviews.summariseReviews(),
    "desk: newest trips": () => lists.listTrips(query({ limit: 20 })),
    // Twenty rows a page: so many there are of a hundred too.
    "desk: trips of a stage": () => lists.listTrips(query({ stage: "qualified", limit: 20 })),
    "desk: search of trips, a full page": () =>
      lists.listTrips(query({ search: "Agra", limit: 20 })),
    "desk: search of trips, one": () => lists.listTrips(query({ search: one?.reference })),
    "desk: overview of trips": () => lists.readPipeline(),
  };
  return {
    calls,
    async close() {
      await resources.close();
      await database.drop();
    },
  };
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

export const growth: Row = {
  name: "growth",
  async measure() {
    const postgres = await startPostgres();
    const grown: Awaited<ReturnType<typeof openGrown>>[] = [];
    try {
      for (const size of sizes) grown.push(await openGrown(postgres.url, size));
      const findings: Finding[] = [];
      for (const name of Object.keys(grown[0]?.calls ?? {})) {
        const times: number[][] = grown.map(() => []);
        // A statement that a connection has not met yet is planned first.
        for (const { calls } of grown)
          for (let round = 0; round < warmUp; round++) await calls[name]?.();
        // In turns, so that a slow spell of the machine hits all sizes alike.
        for (let round = 0; round < rounds; round++)
          for (const [index, { calls }] of grown.entries())
            times[index]?.push(await time(calls[name] ?? (async () => {})));
        const medians = times.map(median);
        const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
        findings.push({
          what: `growth, ${name}: 100,000 against 100`,
          target: "≤ 1.2 ×",
          measured: `${formatRatio(ratio)} ×`,
          spread: `${medians.map((ms) => ms.toFixed(2)).join(", ")} ms`,
          met: ratio <= 1.2,
        });
      }
      return findings;
    } finally {
      for (const one of grown) await one.close();
      await postgres.stop();
    }
  },
};
