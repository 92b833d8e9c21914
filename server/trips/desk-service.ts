import {
  type DeskTripDetail,
  deskTexts,
  type TalkListItem,
  type TripBulkInput,
  type TripChange,
  type TripCounts,
  type TripList,
  TripListQuery,
  type TripReplyInput,
} from "#contract/desk.ts";
import {
  type DeskNumbers,
  type DeskView,
  type TripBulkResult,
  type TripEntryInput,
  viewLimits,
} from "#contract/desk-requests.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { TripEventKind } from "#server/db/schema/desk.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { type DeskTripRow, listDeskTrips } from "./list-store.ts";
import {
  presentEvent,
  presentMessage,
  presentNote,
  presentTrip,
  presentTwin,
} from "./present.ts";
import * as store from "./desk-store.ts";
import { createTripEntry } from "./enter-trip.ts";
import { readNumbers } from "./numbers-store.ts";
import { type PipelineOverview, readPipeline } from "./overview-store.ts";
import { createTripRecord } from "./record.ts";
import { replyMail } from "./reply-mail.ts";
import { insertTripMessage, listTripEvents, listTripMessages } from "./timeline-store.ts";
import { deleteView, listViews, putView } from "./views-store.ts";

export type TripDesk = ReturnType<typeof createTripDesk>;
type Details = Record<string, string | null>;

/** Letters an administrator may send in an hour. */
const replyRate = { limit: 120, windowSeconds: 3600 };

/** `admins` tells who may own a request. */
export function createTripDesk(
  { config, database, events, clock }: Resources,
  admins: { findActive(db: Db, id: string): Promise<Admin | null> },
) {
  async function getTrip(db: Db, id: string): Promise<DeskTripRow> {
    const trip = await store.findDeskTrip(db, id);
    if (!trip) throw new AppError("not_found", deskTexts.noTrip);
    return trip;
  }

  const recordTrip = createTripRecord({ events, clock });
  const record = (
    db: Db,
    admin: Admin,
    trip: DeskTripRow,
    kind: TripEventKind,
    details: Details = {},
  ): Promise<void> => recordTrip(db, { kind: "admin", id: admin.id }, trip, kind, details);

  /** The differences that a change makes; what stays the same is no event. */
  async function plan(
    db: Db,
    trip: DeskTripRow,
    change: TripChange,
  ): Promise<{ set: store.TripUpdate; steps: [TripEventKind, Details][] }> {
    const now = clock();
    const set: store.TripUpdate = {};
    const steps: [TripEventKind, Details][] = [];
    const isLost = change.stage === "lost";
    const reason = isLost ? (change.lostReason ?? "") : "";
    const code = isLost ? (change.lostCode ?? "other") : "";
    if (
      change.stage &&
      (change.stage !== trip.stage || reason !== trip.lostReason || code !== trip.lostCode)
    ) {
      Object.assign(set, { stage: change.stage, lostCode: code, lostReason: reason });
      if (change.stage !== trip.stage) set.stageAt = now;
      steps.push([
        "stage",
        { from: trip.stage, to: change.stage, ...(isLost && { code, reason }) },
      ]);
    }
    if (change.ownerId !== undefined && change.ownerId !== trip.ownerId) {
      const owner = change.ownerId ? await admins.findActive(db, change.ownerId) : null;
      if (change.ownerId && !owner)
        throw new AppError("validation_failed", "The owner must be an active administrator.", {
          fields: { ownerId: "The owner must be an active administrator." },
        });
      set.ownerId = change.ownerId;
      steps.push(["owner", { from: trip.ownerName, to: owner ? owner.name || owner.email : null }]);
    }
    const action = change.nextAction ?? trip.nextAction;
    const on = change.nextActionOn === undefined ? trip.nextActionOn : change.nextActionOn;
    if (action !== trip.nextAction || on !== trip.nextActionOn) {
      Object.assign(set, { nextAction: action, nextActionOn: on });
      steps.push(["next_action", { action, on }]);
    }
    if (steps.length > 0) set.updatedAt = now;
    return { set, steps };
  }

  const enterTrip = createTripEntry({ config, database, events, clock });

  /** @throws AppError not_found, conflict when `version` is no longer the trip's, validation_failed */
  async function applyChange(db: Db, admin: Admin, id: string, change: TripChange): Promise<void> {
    const trip = await getTrip(db, id);
    if (trip.version !== change.version) throw new AppError("conflict", deskTexts.stale);
    const { set, steps } = await plan(db, trip, change);
    if (steps.length === 0) return;
    if (!(await store.updateTripAt(db, id, change.version, set)))
      throw new AppError("conflict", deskTexts.stale);
    for (const [kind, details] of steps) await record(db, admin, trip, kind, details);
  }

  return {
    async listTrips(query: TripListQuery): Promise<TripList> {
      const { rows, next } = await listDeskTrips(database.db, query, clock());
      return { trips: rows.map(presentTrip), next };
    },

    /** What the front page of the desk shows of the requests. */
    readPipeline: (): Promise<PipelineOverview> => readPipeline(database.db, clock()),

    countTrips: (): Promise<TripCounts> => store.countTrips(database.db, clock()),

    /** @throws AppError not_found */
    async getDetail(admin: Admin, id: string): Promise<DeskTripDetail> {
      const { db } = database;
      const trip = await getTrip(db, id);
      const [notes, messages, timeline, twins] = await Promise.all([
        store.listTripNotes(db, id),
        listTripMessages(db, id),
        listTripEvents(db, id),
        store.listTwins(db, trip),
      ]);
      return {
        ...presentTrip(trip),
        message: trip.message,
        notes: notes.map(presentNote(admin.id)),
        messages: messages.map(presentMessage),
        timeline: timeline.map(presentEvent),
        twins: twins.map(presentTwin(trip)),
      };
    },

    /**
     * Stage, owner and next action; several at once count as one change.
     * @throws AppError not_found, conflict when `version` is no longer the trip's, validation_failed
     */
    async changeTrip(admin: Admin, id: string, change: TripChange): Promise<DeskTripDetail> {
      await database.transaction((db) => applyChange(db, admin, id, change));
      return this.getDetail(admin, id);
    },

    /** One change of several requests, each for itself: what a colleague has changed meanwhile is left and told. */
    async changeTrips(admin: Admin, { trips, change }: TripBulkInput): Promise<TripBulkResult> {
      const result: TripBulkResult = { changed: 0, left: [] };
      for (const { id, version } of trips)
        try {
          await database.transaction((db) => applyChange(db, admin, id, { ...change, version }));
          result.changed += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const trip = await store.findDeskTrip(database.db, id);
          result.left.push({ id, reference: trip?.reference ?? "", reason: error.message });
        }
      return result;
    },

    /** Writes down a request that came by telephone or otherwise. @throws AppError validation_failed */
    async enterTrip(admin: Admin, input: TripEntryInput): Promise<DeskTripDetail> {
      return this.getDetail(admin, await enterTrip(admin, input));
    },

    /** What became of the requests of the last twelve months. */
    readNumbers: (): Promise<DeskNumbers> => readNumbers(database.db, clock()),

    listViews: (admin: Admin): Promise<DeskView[]> => listViews(database.db, admin.id),

    /** Keeps a list under a name; the same name again is that list anew. @throws AppError validation_failed */
    async keepView(admin: Admin, view: Omit<DeskView, "id">): Promise<DeskView[]> {
      await database.transaction(async (db) => {
        const kept = await listViews(db, admin.id);
        if (kept.length >= viewLimits.most && !kept.some(({ name }) => name === view.name))
          throw new AppError("validation_failed", `At most ${viewLimits.most} views are kept.`);
        await putView(db, { ...view, adminId: admin.id });
      });
      return this.listViews(admin);
    },

    /** One's own; one that is not there is no fault. */
    async dropView(admin: Admin, id: string): Promise<DeskView[]> {
      await deleteView(database.db, admin.id, id);
      return this.listViews(admin);
    },

    async addNote(admin: Admin, id: string, body: string): Promise<DeskTripDetail> {
      await database.transaction(async (db) => {
        const trip = await getTrip(db, id);
        await store.insertTripNote(db, { tripId: id, adminId: admin.id, body, createdAt: clock() });
        await store.touchTrip(db, id, { updatedAt: clock() });
        await record(db, admin, trip, "note");
      });
      return this.getDetail(admin, id);
    },

    /** One's own note; an owner may remove anybody's. @throws AppError not_found, forbidden */
    async removeNote(admin: Admin, id: string, noteId: string): Promise<DeskTripDetail> {
      await database.transaction(async (db) => {
        const trip = await getTrip(db, id);
        const note = await store.findTripNote(db, id, noteId);
        if (!note) throw new AppError("not_found", "There is no such note.");
        if (note.adminId !== admin.id && admin.role !== "owner")
          throw new AppError("forbidden", "Only its author can remove a note.");
        await store.deleteTripNote(db, noteId);
        await record(db, admin, trip, "note_removed");
      });
      return this.getDetail(admin, id);
    },

    /** Writes to the traveller: on their page and by mail. The first answer stops the clock. */
    async reply(admin: Admin, id: string, letter: TripReplyInput): Promise<DeskTripDetail> {
      await takeRate(database.db, `trip-reply:${admin.id}`, replyRate, clock());
      await database.transaction(async (db) => {
        const trip = await getTrip(db, id);
        const createdAt = clock();
        await insertTripMessage(db, {
          tripId: id,
          author: "desk",
          adminId: admin.id,
          ...letter,
          createdAt,
        });
        await store.touchTrip(db, id, {
          deskMessageAt: createdAt,
          deskSeenAt: createdAt,
          updatedAt: createdAt,
          ...(!trip.answeredAt && { answeredAt: createdAt }),
        });
        if (trip.email)
          await queueMail(db, replyMail(trip, { ...letter, who: admin.name }, config));
        await record(db, admin, trip, "reply", { subject: letter.subject });
      });
      return this.getDetail(admin, id);
    },

    /** The traveller's messages have been read. */
    async markSeen(id: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await getTrip(db, id);
        if (!trip.unread) return;
        await store.touchTrip(db, id, { deskSeenAt: clock() });
        await events.publish(db, { topic: "trips", type: "UPDATE", id });
      });
    },

    async listTalks(options: {
      unread: boolean;
      before: string | undefined;
    }): Promise<{ talks: TalkListItem[]; next: string | null }> {
      const { rows, next } = await store.listTalks(database.db, { ...options, limit: 40 });
      const talks = rows.map(({ id, reference, name, destination, stage, unread, ...last }) => ({
        ...{ id, reference, name, destination, stage, unread },
        last: { author: last.author, body: last.body, at: new Date(last.at).toISOString() },
      }));
      return { talks, next };
    },

    /** Every request that fits the query, in pages; the download itself is in the audit log. */
    async *exportTrips(admin: Admin, query: TripListQuery) {
      await insertAudit(database.db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "trip.exported",
        subjectKind: "trip",
      });
      let after = query.after;
      do {
        const { rows, next } = await listDeskTrips(
          database.db,
          { ...query, after, limit: 500 },
          clock(),
        );
        yield rows;
        after = next ?? undefined;
      } while (after);
    },
  };
}

/** A query of no conditions, for callers inside the server. */
export const everyTrip = (): TripListQuery => TripListQuery.parse({});
