import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import * as reviews from "#server/reviews/store.ts";
import { countTrips, readPipeline } from "#server/trips/desk/overview-store.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { type Db, queryRows } from "./database.ts";
import { foldCounts, readStoredCounts } from "./stored-counts.ts";

const now = new Date("2026-11-22T10:20:30.456Z");

describe.each(["pglite", "postgres"] as const)("kept counts on %s", (kind) => {
  let resources: OpenResources;
  let db: Db;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
    db = resources.database.db;
  });
  afterAll(() => resources.close());

  const write = (rating: number, handle = db) =>
    reviews.insertReview(
      handle,
      { userId: randomUUID(), authorName: "Asha", authorEmail: "", avatarPath: null },
      { title: "Leh", rating, comment: "High.", excerpt: "High." },
      now,
    );
  const starsOfRows = async () => {
    const rows = await queryRows<{ rating: number; count: number }>(
      db,
      sql`select rating, count(*)::int as count from comments where hidden_at is null group by rating`,
    );
    return [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0);
  };
  const expectStars = async () =>
    expect((await reviews.summariseShown(db)).stars).toEqual(await starsOfRows());
  const countLines = async () =>
    (await queryRows(db, sql`select 1 from kept_counts where subject = 'reviews.stars'`)).length;

  test("stars are those of the rows: written, put right, hidden, shown again, taken away", async () => {
    const { id } = await write(4);
    await expectStars();
    for (const change of [
      { rating: 2 },
      { hiddenAt: now },
      { rating: 5 },
      { hiddenAt: new Date() },
      { hiddenAt: null },
      { title: "Ladakh" },
      { rating: 1, hiddenAt: now },
    ]) {
      await reviews.updateReview(db, id, change);
      await expectStars();
    }
    await reviews.deleteReview(db, id);
    await expectStars();
    const gone = resources.database.transaction(async (handle) => {
      await write(3, handle);
      throw new Error("no");
    });
    await expect(gone).rejects.toThrow("no");
    await expectStars();
  });

  test("a crowd that writes, hides and deletes while they are folded loses none", async () => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { id } = await write(1 + (index % 5));
        if (index % 3 === 0) await reviews.updateReview(db, id, { hiddenAt: now });
        if (index % 4 === 0) await foldCounts(db);
        if (index % 5 === 0) await reviews.deleteReview(db, id);
        if (index % 7 === 0) await reviews.updateReview(db, id, { rating: 5 });
      }),
    );
    await expectStars();
    await Promise.all([foldCounts(db), foldCounts(db)]);
    await foldCounts(db);
    await expectStars();
    expect(await countLines()).toBeLessThanOrEqual(5);
    await db.execute(sql`delete from comments where rating = 5`);
    await expectStars();
    await foldCounts(db);
    expect((await readStoredCounts(db, "reviews.stars")).has("5")).toBe(false);
  });

  test("requests by stage, week and age are those of the rows, to the second", async () => {
    await db.execute(sql`truncate trips cascade`);
    await foldCounts(db);
    expect(await countTrips(db, now)).toMatchObject({ new: 0, due: 0 });
    await db.execute(sql`
      insert into trips (reference, name, email, phone, destination, travel_date, travelers, trip_type,
        created_at, stage, next_action_on, traveller_message_at, desk_seen_at)
      select 'SF-' || n, 'Asha', '', '', 'Leh', '2027-01-01', '2', 'leisure',
        ${now.toISOString()}::timestamptz + interval '1 second' - (n - 2) * interval '52 minutes' - (n % 2) * interval '1 second',
        (array['new','qualified','quote_sent','accepted','lost'])[1 + n % 5],
        case when n % 10 = 0 then date '2026-11-23' - n % 20 end,
        case when n % 9 = 0 then now() end, case when n % 18 = 0 then now() end
      from generate_series(0, 3000) n`);
    await db.execute(sql`update trips set stage = 'lost' where reference like 'SF-1%7'`);
    await db.execute(sql`delete from trips where reference like 'SF-%33'`);
    for (const time of ["before", "after"]) {
      const at = sql`${now.toISOString()}::timestamptz`;
      const [row] = await queryRows<Record<string, number>>(
        db,
        sql`select count(*) filter (where age < interval '24 hours')::int as day,
              count(*) filter (where age >= interval '24 hours' and age < interval '72 hours')::int as three_days,
              count(*) filter (where age >= interval '72 hours' and age < interval '168 hours')::int as week,
              count(*) filter (where age >= interval '168 hours')::int as older
            from (select ${at} - created_at as age from trips where stage in ('new', 'qualified', 'quote_sent')) open`,
      );
      const weeks = await queryRows(
        db,
        sql`select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as count
            from (select date_trunc('week', created_at at time zone 'Asia/Kolkata') as week from trips) t
            group by week order by week desc limit 12`,
      );
      const stages = await queryRows<{ stage: string; count: number }>(
        db,
        sql`select stage, count(*)::int as count from trips group by stage`,
      );
      const [waiting] = await queryRows(
        db,
        sql`select count(*) filter (where next_action_on <= '2026-11-22' and stage not in ('accepted', 'lost'))::int as due,
              count(*) filter (where traveller_message_at is not null and desk_seen_at is null)::int as "unreadTrips"
            from trips`,
      );
      const found = await readPipeline(db, now);
      expect(
        Object.fromEntries(found.ages.map(({ bucket, count }) => [bucket, count])),
        time,
      ).toEqual(row);
      expect(found.weeks.toReversed()).toEqual(weeks);
      expect(found.stages).toEqual(
        Object.fromEntries(stages.map(({ stage, count }) => [stage, count])),
      );
      expect(found.waiting).toEqual(waiting);
      await foldCounts(db);
    }
  });
});
