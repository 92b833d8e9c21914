import { sql } from "drizzle-orm";
import pino from "pino";
import { TripListQuery } from "#contract/desk.ts";
import { readConfig } from "#server/config/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { assembleResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { createTestDatabase, startPostgres } from "#tests/setup/start-postgres.ts";
import { median } from "../load.ts";
import { type Finding, formatRatio, type Row } from "../report.ts";

const sizes = [100, 10_000, 100_000];
const rounds = 25;
type Calls = Record<string, () => Promise<unknown>>;

/** Milliseconds of each call, by name, with `size` trips and as many reviews. */
async function measure(serverUrl: string, size: number): Promise<Map<string, number>> {
  const database = await createTestDatabase(serverUrl);
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: database.url });
  const log = pino({ level: "silent" });
  const opened = await openPostgres(database.url, () => {});
  await migrate(opened);
  const resources = await assembleResources({ config, log, database: opened, transports: {} });
  try {
    const { db } = resources.database;
    await db.execute(sql`
      insert into trips (reference, name, email, phone, destination, travel_date, travelers, trip_type,
        created_at, stage)
      select 'SF-' || lpad(n::text, 8, '0'), 'Traveller ' || n, 'traveller' || n || '@example.org',
        '+9165100' || n, (array['Agra','Leh','Kochi','Puri'])[1 + n % 4], date '2027-01-01' + n % 300,
        '2', 'leisure', now() - n * interval '1 minute', (array['new','qualified','lost'])[1 + n % 3]
      from generate_series(1, ${size}::int) n`);
    await db.execute(sql`
      insert into comments (user_id, author_name, author_email, rating, title, comment, excerpt, created_at)
      select gen_random_uuid(), 'Traveller ' || n, 'traveller' || n || '@example.org', 1 + n % 5,
        'A journey', 'What we saw', 'Seen', now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`);
    await db.execute(sql`analyze`);
    const {
      reviews,
      trips: { lists },
    } = createServices(resources);
    const query = (asked: object) => TripListQuery.parse(asked);
    const calls: Calls = {
      "first page of reviews": () => reviews.listReviews({}),
      "the reviews' stars": () => reviews.summariseReviews(),
      "desk: newest trips": () => lists.listTrips(query({})),
      "desk: trips of a stage": () => lists.listTrips(query({ stage: "qualified" })),
      "desk: search of trips": () => lists.listTrips(query({ search: "Traveller 77" })),
      "desk: overview of trips": () => lists.readPipeline(),
    };
    const found = new Map<string, number>();
    for (const [name, call] of Object.entries(calls)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await call();
        times.push(performance.now() - begun);
      }
      found.set(name, median(times));
    }
    return found;
  } finally {
    await resources.close();
    await database.drop();
  }
}

export const growth: Row = {
  name: "growth",
  async measure() {
    const postgres = await startPostgres();
    try {
      const found: Map<string, number>[] = [];
      for (const size of sizes) found.push(await measure(postgres.url, size));
      const [first, , last] = found;
      return [...(first?.keys() ?? [])].map((name): Finding => {
        const ratio = (last?.get(name) ?? 0) / (first?.get(name) ?? 1);
        return {
          what: `growth, ${name}: 100,000 against 100`,
          target: "≤ 1.2 ×",
          measured: `${formatRatio(ratio)} ×`,
          spread: found.map((one) => (one.get(name) ?? 0).toFixed(1)).join(", ") + " ms",
          met: ratio <= 1.2,
        };
      });
    } finally {
      await postgres.stop();
    }
  },
};
