import type { TripReplyInput } from "#contract/wire/desk-trip-changes.ts";
import type { TalkListItem } from "#contract/wire/trip-talks.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Admin } from "#server/calls/callers.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { touchTrip } from "#server/trips/desk/change-store.ts";
import { getDeskTrip, getOwnTrip } from "#server/trips/get-trip.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { replyMail } from "./reply-mail.ts";
import { listTalks } from "./talk-store.ts";
import { writeToOffice, writeToTraveller } from "./write-message.ts";

/** What the office and the sender of a request write to each other, and who has read it. */
export function createTripTalks(
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  record: RecordTrip,
) {
  const { config, database, events, clock, limits } = resources;
  return {
    /** Writes to the traveller: on their page and by mail. The first answer stops the clock. */
    async reply(admin: Admin, id: string, letter: TripReplyInput): Promise<void> {
      await limits.take(database.db, "trip-reply", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await getDeskTrip(db, id);
        await writeToTraveller(db, { clock }, admin.id, trip, letter);
        if (trip.email)
          await queueMail(db, replyMail(trip, { ...letter, who: admin.name }, config));
        const actor = { kind: "admin", id: admin.id } as const;
        await record(db, actor, trip, "reply", { subject: letter.subject });
      });
    },

    /** Writes to the office: at the desk at once, and by mail. @throws AppError not_found, too_many_requests */
    async sendMessage(user: Pick<AuthUser, "id">, id: string, body: string): Promise<void> {
      await limits.take(database.db, "trip-message", user.id, clock());
      await database.transaction(async (db) => {
        const trip = await getOwnTrip(db, user.id, id);
        await writeToOffice(db, { config, clock, record }, trip, body);
      });
    },

    /** The traveller's messages have been read at the desk. @throws AppError not_found */
    async markSeenByDesk(id: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await getDeskTrip(db, id);
        if (!trip.unread) return;
        await touchTrip(db, id, { deskSeenAt: clock() });
        await events.publish(db, { topic: "trips", type: "UPDATE", id });
      });
    },

    /** The office's answers have been read. @throws AppError not_found */
    async markSeenByTraveller(user: Pick<AuthUser, "id">, id: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await getOwnTrip(db, user.id, id);
        if (!trip.unread) return;
        await touchTrip(db, id, { travellerSeenAt: clock() });
        await events.publish(db, { topic: "trips", type: "UPDATE", id, user: user.id });
      });
    },

    /** Conversations about requests, the latest first. @throws AppError validation_failed for an unreadable place */
    async listTalks(options: {
      unread: boolean;
      before: string | undefined;
    }): Promise<{ talks: TalkListItem[]; next: string | null }> {
      const { rows, next } = await listTalks(database.db, { ...options, limit: 40 });
      const talks = rows.map(({ id, reference, name, destination, stage, unread, ...last }) => ({
        ...{ id, reference, name, destination, stage, unread },
        last: { author: last.author, body: last.body, at: new Date(last.at).toISOString() },
      }));
      return { talks, next };
    },
  };
}
