import type { CalendarFeed, CalendarFeedOpened } from "#contract/wire/agenda.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import { deleteFeed, findFeed, findFeedByHash, markFeedRead, setFeed } from "./feed-store.ts";

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>;

/** Secret addresses at which calendar programs, which cannot sign in, read the departures: one an administrator. */
export function createCalendarFeeds({
  config,
  database,
  clock,
  limits,
}: Pick<Resources, "config" | "database" | "clock" | "limits">) {
  const audit = (db: Db, admin: Pick<Admin, "id">, action: string) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "calendar-feed",
    });

  async function read(admin: Pick<Admin, "id">): Promise<CalendarFeed> {
    const row = await findFeed(database.db, admin.id);
    return {
      openedAt: row?.createdAt.toISOString() ?? null,
      readAt: row?.readAt?.toISOString() ?? null,
    };
  }

  return {
    /** Whether one's own address is open, and when it was read last. Never the address. */
    read,

    /** Opens one's address; the one there was is closed by it. @throws AppError too_many_requests */
    async open(admin: Pick<Admin, "id">): Promise<CalendarFeedOpened> {
      await limits.take(database.db, "calendar-feed", admin.id, clock());
      const token = createToken();
      await database.transaction(async (db) => {
        const before = await findFeed(db, admin.id);
        await setFeed(db, { adminId: admin.id, tokenHash: hashToken(token), createdAt: clock() });
        await audit(db, admin, before ? "calendar-feed.renewed" : "calendar-feed.opened");
      });
      const url = `${config.http.origin}/api/calendar/${token}/departures.ics`;
      return { ...(await read(admin)), url };
    },

    /** Closes one's address; closed it stays closed. */
    async close(admin: Pick<Admin, "id">): Promise<CalendarFeed> {
      await database.transaction(async (db) => {
        if (await deleteFeed(db, admin.id)) await audit(db, admin, "calendar-feed.closed");
      });
      return read(admin);
    },

    /**
     * Whether an address is open: of an administrator who is still of the desk.
     * @throws AppError not_found, too_many_requests
     */
    async admit(token: string): Promise<void> {
      const row = isToken(token) ? await findFeedByHash(database.db, hashToken(token)) : null;
      if (!row) throw new AppError("not_found", "There is no such calendar.");
      await limits.take(database.db, "calendar-read", row.adminId, clock());
      await markFeedRead(database.db, row.adminId, clock());
    },
  };
}
