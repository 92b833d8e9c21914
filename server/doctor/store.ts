import { sql } from "drizzle-orm";
import { type Database, type Db, queryRows } from "#server/db/database.ts";
import type { BackupFacts } from "./judge-backups.ts";

export type DatabaseFacts = {
  version: string;
  bytes: number;
  now: string;
  /** The latest line of the audit log. */
  latest: string | null;
  search: boolean;
};

/** How the database is, and what time it has. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const [facts] = await queryRows<DatabaseFacts>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
          to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
          (select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from audit_log) as latest,
          to_regclass('trips_search') is not null as search`,
  );
  if (!facts) throw new Error("the database said nothing of itself");
  return facts;
}

/** The last backup by the audit log, and the archive of a server's log by its own counts. */
export async function readBackupFacts({
  database: { db, kind },
  clock,
}: {
  database: Database;
  clock: () => Date;
}): Promise<Omit<BackupFacts, "away">> {
  const [last] = await queryRows<{ age: number; sealed: boolean }>(
    db,
    sql`select extract(epoch from ${clock().toISOString()}::timestamptz - at)::float8 as age,
          coalesce((details ->> 'sealed')::boolean, false) as sealed
        from audit_log where action = 'backup.written' order by at desc limit 1`,
  );
  const [archive] = await queryRows<{ mode: string; failing: boolean }>(
    db,
    sql`select current_setting('archive_mode') as mode,
          coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
        from pg_stat_archiver`,
  );
  return {
    age: last ? Math.max(0, last.age) : null,
    sealed: last?.sealed ?? false,
    archive: kind === "postgres" ? (archive ?? { mode: "off", failing: false }) : null,
  };
}

/** Those who can sign in at the desk. */
export const listDeskKeys = (
  db: Db,
): Promise<{ email: string; role: string; factor: boolean; signedIn: boolean }[]> =>
  queryRows(
    db,
    sql`select email, role, totp_confirmed_at is not null as factor, last_sign_in_at is not null as "signedIn"
        from admins where disabled_at is null order by created_at`,
  );

/** Messages that were given up, and the oldest that waits. */
export async function readOutboxFacts(
  db: Db,
): Promise<{ failed: number; pending: number; oldest: number | null }> {
  const [row] = await queryRows<{ failed: number; pending: number; oldest: number | null }>(
    db,
    sql`select (count(*) filter (where status = 'failed'))::int as failed, (count(*) filter (where status = 'pending'))::int as pending,
          extract(epoch from now() - min(created_at) filter (where status = 'pending'))::int as oldest from mail_outbox`,
  );
  return row ?? { failed: 0, pending: 0, oldest: null };
}

/** What travellers are told of paying, and whether the office is registered for GST. "" for what is not set. */
export async function readMoneyFacts(
  db: Db,
): Promise<{ upi: string; bank: string; gstin: string }> {
  const [row] = await queryRows<{ upi: string; bank: string; gstin: string }>(
    db,
    sql`select coalesce(content ->> 'upi', '') as upi, coalesce(content ->> 'bank', '') as bank,
        coalesce(content ->> 'gstin', '') as gstin from money_settings`,
  );
  return row ?? { upi: "", bank: "", gstin: "" };
}
