import { createHash } from "node:crypto";
import { isSameDays, mergeDays, type PlanDays } from "#contract/trip-days.ts";
import {
  commentLimits,
  type TripCommentInput,
  type TripDaysInput,
  type TripLinkInput,
  type TripPage,
  tripPageTexts,
} from "#contract/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import * as comments from "./comment-store.ts";
import { findDays, insertDays, lockDays } from "./days-store.ts";
import { presentMessage } from "./present.ts";
import type { LinkedTrip } from "./link-store.ts";
import type { TripLinks } from "./links.ts";
import type { PlanTrip } from "./plan-days.ts";
import type { RecordTrip } from "./record.ts";
import { setLinkSettings } from "./store.ts";
import { listTripMessages } from "./timeline-store.ts";
import { writeToOffice } from "./traveller-message.ts";

/** By trip: a family at it for an evening, not a script. */
const rates = {
  days: { limit: 300, windowSeconds: 3600 },
  comments: { limit: 60, windowSeconds: 3600 },
  votes: { limit: 300, windowSeconds: 3600 },
  messages: { limit: 30, windowSeconds: 3600 },
  links: { limit: 30, windowSeconds: 3600 },
} as const;
const mostVotes = 200;

export type TripPages = ReturnType<typeof createTripPages>;

/** The private page of a trip, for whoever has its link. */
export function createTripPages(
  resources: Pick<Resources, "config" | "database" | "clock">,
  {
    links,
    record,
    planTrip,
    showSights,
    showBeds,
  }: {
    links: TripLinks;
    record: RecordTrip;
    planTrip: PlanTrip;
    /** What is known of the sights that the days name. */
    showSights(days: PlanDays): TripPage["sights"];
    /** And of the towns in which the nights are spent. */
    showBeds(days: PlanDays): TripPage["beds"];
  },
) {
  const { config, database, clock } = resources;
  const traveller = { kind: "traveller" } as const;
  const limit = (trip: { id: string }, what: keyof typeof rates) =>
    takeRate(database.db, `trip-${what}:${trip.id}`, rates[what], clock());
  const conflict = () => new AppError("conflict", tripPageTexts.staleDays);

  async function present({ trip, kind }: LinkedTrip): Promise<TripPage> {
    const { db } = database;
    const mayEdit = kind === "edit";
    const [state, talk, messages] = await Promise.all([
      planTrip.readDays(trip),
      comments.listComments(db, trip.id),
      mayEdit ? listTripMessages(db, trip.id) : [],
    ]);
    const showNames = mayEdit || trip.linkNames;
    return {
      reference: trip.reference,
      access: kind,
      stage: trip.stage,
      name: showNames ? trip.name : "",
      destination: trip.destination,
      travelDate: trip.travelDate,
      travelers: trip.travelers,
      tripType: trip.tripType,
      // What was said to the office is between the two.
      message: mayEdit ? trip.message : "",
      plan: trip.plan ?? "",
      days: state.days,
      sights: showSights(state.days),
      beds: showBeds(state.days),
      daysNumber: state.number,
      daysBy: showNames ? state.who : "",
      comments: talk.map((row) => ({
        id: row.id,
        name: showNames || row.byDesk ? row.name : "",
        body: row.body,
        day: row.day,
        stop: row.stop,
        alternative: row.alternative,
        byDesk: row.byDesk,
        votes: row.votes,
        at: row.createdAt.toISOString(),
      })),
      settings: { prices: trip.linkPrices, names: trip.linkNames },
      messages: messages.map(presentMessage),
      whatsapp: config.whatsappNumber ?? null,
    };
  }

  /** Brings a change of the days together with what others did since. @throws AppError conflict */
  async function mergeInto(
    db: Db,
    tripId: string,
    change: { base: number; days: PlanDays; who: string },
  ): Promise<boolean> {
    const number = await lockDays(db, tripId);
    if (change.base > number) throw conflict();
    const before = change.base === 0 ? [] : (await findDays(db, tripId, change.base))?.days;
    const now = number === 0 ? [] : (await findDays(db, tripId, number))?.days;
    // So much older that what it was made on is forgotten: nothing can be told apart.
    if (!before || !now) throw conflict();
    const { days, conflicts } = mergeDays(before, change.days, now);
    if (conflicts.length > 0) throw conflict();
    if (isSameDays(days, now)) return false;
    await insertDays(db, { tripId, number: number + 1, days, who: change.who, createdAt: clock() });
    return true;
  }

  return {
    /** @throws AppError not_found where the link is closed or none */
    getPage: async (token: string): Promise<TripPage> => present(await links.open(token, "read")),

    /** For the stream: which trip a link is about. @throws AppError not_found */
    async findTripId(token: string): Promise<string> {
      return (await links.open(token, "read")).trip.id;
    },

    /**
     * Changes the days; what others changed meanwhile stays.
     * @throws AppError conflict where both changed one day, forbidden with a reading link
     */
    async saveDays(token: string, { base, days, name }: TripDaysInput): Promise<TripPage> {
      const { trip } = await links.open(token, "edit");
      await limit(trip, "days");
      await database.transaction(async (db) => {
        const changed = await mergeInto(db, trip.id, { base, days, who: name || trip.name });
        if (changed) await record(db, traveller, trip, "days");
      });
      return this.getPage(token);
    },

    /** Takes the change back that made the days of this number, and nothing that came after it. */
    async undoDays(token: string, number: number, name: string): Promise<TripPage> {
      const { trip } = await links.open(token, "edit");
      await limit(trip, "days");
      await database.transaction(async (db) => {
        await lockDays(db, trip.id);
        const before = await findDays(db, trip.id, number - 1);
        if (!before) throw conflict();
        const who = name || trip.name;
        const changed = await mergeInto(db, trip.id, { base: number, days: before.days, who });
        if (changed) await record(db, traveller, trip, "days");
      });
      return this.getPage(token);
    },

    /** @throws AppError conflict when there are too many, too_many_requests */
    async addComment(token: string, input: TripCommentInput): Promise<TripPage> {
      const { trip } = await links.open(token, "read");
      await limit(trip, "comments");
      await database.transaction(async (db) => {
        if ((await comments.countComments(db, trip.id)) >= commentLimits.perTrip)
          throw new AppError("conflict", "This trip has as many comments as it can hold.");
        await comments.insertComment(db, { ...input, tripId: trip.id, createdAt: clock() });
        await record(db, traveller, trip, "comment");
      });
      return this.getPage(token);
    },

    /** @throws AppError not_found, forbidden with a reading link */
    async removeComment(token: string, id: string): Promise<TripPage> {
      const { trip } = await links.open(token, "edit");
      await database.transaction(async (db) => {
        if (!(await comments.deleteComment(db, trip.id, id)))
          throw new AppError("not_found", "There is no such comment.");
        await record(db, traveller, trip, "comment", { removed: "yes" });
      });
      return this.getPage(token);
    },

    /** One vote a browser; the second takes it back. @throws AppError not_found */
    async vote(token: string, id: string, voter: string): Promise<TripPage> {
      const { trip } = await links.open(token, "read");
      await limit(trip, "votes");
      await database.transaction(async (db) => {
        const comment = await comments.findComment(db, trip.id, id);
        if (!comment?.alternative) throw new AppError("not_found", "There is nothing to vote on.");
        const hash = createHash("sha256").update(`${trip.id} ${voter}`).digest("base64url");
        await comments.toggleVote(db, id, hash, mostVotes);
        await record(db, traveller, trip, "comment", { vote: "yes" });
      });
      return this.getPage(token);
    },

    /** What a reading link shows. */
    async changeSettings(
      token: string,
      settings: { prices: boolean; names: boolean },
    ): Promise<TripPage> {
      const { trip } = await links.open(token, "edit");
      await limit(trip, "links");
      await database.transaction(async (db) => {
        await setLinkSettings(db, trip.id, settings);
        await record(db, traveller, trip, "link", { settings: "yes" });
      });
      return this.getPage(token);
    },

    /** A new link in place of those of its kind, or none any more. @returns its address, said once */
    async changeLink(
      token: string,
      { kind, action }: TripLinkInput,
    ): Promise<{ url: string | null }> {
      const { trip } = await links.open(token, "edit");
      if (kind === "edit" && action === "close")
        throw new AppError(
          "conflict",
          "The link that edits can be renewed: closing it would lock you out.",
        );
      await limit(trip, "links");
      return database.transaction(async (db) => {
        await links.close(db, trip.id, kind);
        const url = action === "renew" ? await links.add(db, trip.id, kind) : null;
        await record(db, traveller, trip, "link", { link: kind, action });
        return { url };
      });
    },

    /** Asks the office. @throws AppError forbidden with a reading link */
    async sendMessage(token: string, body: string): Promise<TripPage> {
      const { trip } = await links.open(token, "edit");
      await limit(trip, "messages");
      await database.transaction((db) => writeToOffice(db, { config, clock, record }, trip, body));
      return this.getPage(token);
    },
  };
}
