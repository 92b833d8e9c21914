import { createHash } from "node:crypto";
import {
  type DeskNotices,
  type NoticeInput,
  noticeTexts,
  type PhoneInput,
  type TripNotice,
} from "#contract/wire/trip-notices.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import { spellUuid } from "#server/db/spell-uuid.ts";
import { AppError } from "#server/errors/app-error.ts";
import { sealOf } from "#server/mail/sealed-links.ts";
import { arePhoneKeys } from "#server/push/encrypt-push.ts";
import type { PushKeys } from "#server/push/push-keys.ts";
import { isPushService } from "#server/push/push-services.ts";
import * as phones from "#server/push/push-store.ts";
import type { Phone } from "#server/push/push-transport.ts";
import type { Resources } from "#server/resources.ts";
import type { ListNotices } from "#server/trips/page/page-service.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { isTimeZone } from "./quiet.ts";
import { createNoticeSending } from "./send-notices.ts";
import * as store from "./store.ts";
import type { TellNotices } from "./tell.ts";

export type NoticeService = ReturnType<typeof createNoticeService>;

/** Phones that one link tells. */
const mostPhones = 10;

/** A phone's row, by its link and the address that messages are put to: a UUID made of both. */
const nameOf = (linkId: string, endpoint: string): string =>
  spellUuid(createHash("sha256").update(`${linkId} ${endpoint}`).digest());

const toIso = (text: string) => new Date(text).toISOString();
const orNull = (text: string | null) => (text === null ? null : toIso(text));

/** What a trip's links are shown of its notices; a reading link hears of no papers and offers. */
export const createNoticeList =
  ({ database }: Pick<Resources, "database">): ListNotices =>
  async ({ trip, kind, linkId }, hide) => {
    const rows = await store.listByLink(database.db, trip.id, linkId);
    return rows
      .filter((row) => kind === "edit" || (row.kind !== "paper" && row.kind !== "offer"))
      .map(
        (row): TripNotice => ({
          id: row.id,
          kind: row.kind,
          says: Object.fromEntries(
            Object.entries(row.says).map(([name, value]) => [name, hide.prose(value)]),
          ),
          urgent: row.urgent,
          at: toIso(row.createdAt),
          isNew: row.isNew,
        }),
      );
  };

/** Notices of agreed trips: who has read them, which phones are told, and what the desk tells. */
export function createNoticeService(
  resources: Pick<Resources, "config" | "database" | "clock" | "events" | "limits">,
  needs: {
    trips: Pick<TripFile, "get" | "lock" | "links">;
    tell: TellNotices;
    keys: PushKeys;
    /** The last day on which a trip lies on a phone, YYYY-MM-DD. @throws AppError not_found */
    readUntil(token: string): Promise<string>;
  },
) {
  const { config, database, clock, events, limits } = resources;
  const { trips, tell, keys } = needs;

  return {
    tell,
    ...createNoticeSending(resources, trips),

    /** Notes that they were shown by a link. @throws AppError not_found */
    async noteSeen(token: string, ids: string[]): Promise<void> {
      const { trip, kind, linkId } = await trips.links.open(token, "read");
      await database.transaction(async (db) => {
        const link = { id: linkId, kind };
        const found = await store.noteSeen(db, { tripId: trip.id, link, ids, now: clock() });
        // The desk hears that they were opened; one who looks again changes nothing.
        if (found > 0) await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
    },

    /** Tells a phone of changes from now on. @throws AppError not_found, validation_failed, conflict, too_many_requests */
    async addPhone(token: string, input: PhoneInput): Promise<void> {
      const { trip, linkId } = await trips.links.open(token, "read");
      await limits.take(database.db, "trip-phones", trip.id, clock());
      const { endpoint, keys: phoneKeys, keyId, language, timeZone } = input;
      if (!isPushService(endpoint, config.push.services))
        throw new AppError("validation_failed", noticeTexts.noService);
      if (!arePhoneKeys(phoneKeys)) throw new AppError("validation_failed", noticeTexts.noKeys);
      if (!isTimeZone(timeZone))
        throw new AppError("validation_failed", "There is no such time zone.");
      if (keyId !== (await keys.current()).id) throw new AppError("conflict", noticeTexts.otherKey);
      const until = await needs.readUntil(token);
      const id = nameOf(linkId, endpoint);
      const phone: Phone = { endpoint, keys: phoneKeys };
      const isKept = await phones.keepPhone(
        database.db,
        {
          ...{ id, tripId: trip.id, linkId, keyId, language, timeZone, until },
          sealed: sealOf(database.db).seal(id, JSON.stringify(phone)),
        },
        { now: clock(), most: mostPhones },
      );
      if (!isKept) throw new AppError("conflict", noticeTexts.tooMany);
    },

    /** @throws AppError not_found */
    async dropPhone(token: string, endpoint: string): Promise<void> {
      const { linkId } = await trips.links.open(token, "read");
      await phones.forgetPhone(database.db, nameOf(linkId, endpoint));
    },

    /** @throws AppError not_found */
    async listForDesk(tripId: string): Promise<DeskNotices> {
      await trips.get(database.db, tripId);
      const [rows, open] = await Promise.all([
        store.listForDesk(database.db, tripId),
        phones.listOpen(database.db, tripId, clock()),
      ]);
      return {
        notices: rows.map(({ id, kind, says, urgent, createdAt, who, ...row }) => ({
          ...{ id, kind, says, urgent, at: toIso(createdAt), who: who ?? "" },
          dueAt: toIso(row.dueAt),
          toldAt: orNull(row.toldAt),
          mailedAt: orNull(row.mailedAt),
          reads: row.reads.map(({ at, ...read }) => ({ ...read, at: toIso(at) })),
        })),
        phones: open.length,
      };
    },

    /** Tells the travellers something. @throws AppError not_found, conflict where nothing is agreed, too_many_requests */
    async tellWords(
      admin: Pick<Admin, "id">,
      tripId: string,
      input: NoticeInput,
    ): Promise<DeskNotices> {
      const trip = await trips.get(database.db, tripId);
      if (!(await store.isAgreed(database.db, tripId)))
        throw new AppError("conflict", noticeTexts.notAgreed);
      await limits.take(database.db, "trip-notice", admin.id, clock());
      await database.transaction(async (db) => {
        await tell.tellWords(db, admin.id, tripId, input);
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "trip.notice",
          subjectKind: "trip",
          subjectId: trip.reference,
          details: { urgent: input.urgent },
        });
        await events.publish(db, {
          topic: "trips",
          type: "UPDATE",
          id: trip.id,
          ...(trip.userId && { user: trip.userId }),
        });
      });
      return this.listForDesk(tripId);
    },

    /** Work by the clock: phones that are told no more. */
    forgetOld: (): Promise<void> => phones.forgetOver(database.db, clock()),
  };
}
