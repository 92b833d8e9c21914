import { normalizeAddress } from "#contract/text.ts";
import type { MyTripList } from "#contract/wire/account.ts";
import type { TripCounts, TripList, TripListQuery } from "#contract/wire/desk.ts";
import type { DeskNumbers } from "#contract/wire/desk-requests.ts";
import type { TravellerListItem } from "#contract/wire/trips.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Resources } from "#server/resources.ts";
import { claimTrips } from "./change-store.ts";
import { listDeskTrips, listOwnTrips, listTrips } from "./list-store.ts";
import { readNumbers } from "./numbers-store.ts";
import { countTrips, type PipelineOverview, readPipeline } from "./overview-store.ts";
import { presentOwnTrip, presentTraveller, presentTrip } from "./present.ts";

/** Rows of the whole list that are in memory at once. */
const pageRows = 500;

export type TripLists = ReturnType<typeof createTripLists>;

/** Requests in lists and in numbers: the desk's, one's own, and GET /Travellerlist. */
export function createTripLists({
  config,
  database,
  clock,
}: Pick<Resources, "config" | "database" | "clock">) {
  const { db } = database;
  return {
    /** @throws AppError validation_failed for an unreadable cursor */
    async listTrips(query: TripListQuery): Promise<TripList> {
      const { rows, next } = await listDeskTrips(db, query, clock());
      return { trips: rows.map(presentTrip), next };
    },

    /** Every request that fits the query, in pages; the download itself is in the audit log before a row leaves. */
    async *exportTrips(admin: Admin, query: TripListQuery) {
      const late = await database.late();
      const readPage = (after: string | undefined) =>
        listDeskTrips(late, { ...query, after, limit: pageRows }, clock());
      let page = await readPage(query.after);
      await insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "trip.exported",
        subjectKind: "trip",
      });
      yield page.rows;
      while (page.next) {
        page = await readPage(page.next);
        yield page.rows;
      }
    },

    /** One's own, with those that one's confirmed address sent before there was an account. */
    async listOwn(
      user: Pick<AuthUser, "id"> & Partial<Pick<AuthUser, "email" | "emailVerified">>,
    ): Promise<MyTripList> {
      if (user.emailVerified && user.email)
        await claimTrips(db, user.id, normalizeAddress(user.email));
      const rows = await listOwnTrips(db, user.id);
      return { trips: rows.map(presentOwnTrip), whatsapp: config.whatsappNumber ?? null };
    },

    /** For GET /Travellerlist: all of them, newest first, page by page. */
    async *listTravellers(): AsyncGenerator<TravellerListItem[]> {
      let after: string | undefined;
      do {
        const rows = await listTrips(db, { limit: pageRows, after });
        yield rows.map(presentTraveller);
        after = rows.length === pageRows ? rows.at(-1)?.id : undefined;
      } while (after);
    },

    /** What the front page of the desk shows of the requests. */
    readPipeline: (): Promise<PipelineOverview> => readPipeline(db, clock()),

    /** By stage, and how many are due or unread. */
    countTrips: (): Promise<TripCounts> => countTrips(db, clock()),

    /** What became of the requests of the last twelve months. */
    readNumbers: async (): Promise<DeskNumbers> => readNumbers(await database.late(), clock()),
  };
}
