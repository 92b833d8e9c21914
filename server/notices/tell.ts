import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { NoticeKind } from "#contract/wire/trip-notices.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import type { RoadChange } from "#server/road/road-changes.ts";
import type { FollowTrip } from "#server/trips/record.ts";
import { endOfQuiet, indianZone } from "./quiet.ts";
import * as store from "./store.ts";

/** Milliseconds before what follows from an entry goes out: who enters three things in a row tells them together. */
const grace = 3 * 60_000;
const day = 86_400_000;

/** Papers and offers are mailed by whoever makes them: their notice is for the phone and the page. */
const ofEvents: Partial<Record<string, NoticeKind>> = {
  quote_sent: "offer",
  invoice: "paper",
  receipt: "paper",
  credit_note: "paper",
  debit_note: "paper",
  cancelled: "cancelled",
};

export type TellNotices = ReturnType<typeof createTelling>;

/** Writes what the office changed on an agreed trip into its notices; they go out by the clock (`send-notices.ts`). */
export function createTelling({ clock }: Pick<Resources, "clock">) {
  type Told = {
    kind: NoticeKind;
    about?: string;
    says: Record<string, string>;
    urgent?: boolean;
    /** A mail of its own says it. */
    mailed?: boolean;
    /** Milliseconds to wait for more. */
    wait?: number;
  };

  async function write(db: Db, tripId: string, adminId: string | null, told: Told): Promise<void> {
    const now = clock();
    const { kind, about = "", says, urgent = false, mailed = false, wait = 0 } = told;
    const zone = (await store.findTimeZone(db, tripId)) ?? indianZone;
    const soon = new Date(now.getTime() + (urgent ? 0 : wait));
    await store.insertNotice(db, {
      ...{ tripId, kind, about, says, urgent, adminId },
      createdAt: now,
      dueAt: urgent ? now : endOfQuiet(soon, zone),
      mailedAt: mailed ? now : null,
    });
  }

  /** Whether days begin within one day from now, or are under way. */
  function isNear({ from, to }: Pick<RoadChange, "from" | "to">): boolean {
    if (!from || !to) return false;
    const now = clock();
    return from <= dayInIndia(new Date(now.getTime() + day)) && to >= dayInIndia(now);
  }

  const follow: FollowTrip = async (db, actor, trip, kind, details) => {
    const named = ofEvents[kind];
    if (!named || actor.kind === "traveller" || !(await store.isAgreed(db, trip.id))) return;
    const { number } = details;
    const says: Record<string, string> = named === "paper" && number ? { number } : {};
    const about = named === "offer" ? "offer" : "";
    const adminId = actor.kind === "admin" ? actor.id : null;
    await write(db, trip.id, adminId, { kind: named, about, says, mailed: true, wait: grace });
  };

  return {
    /** Follows what is recorded of a trip. */
    follow,

    /** What the office wrote for the road; what concerns today or tomorrow goes out at once. */
    async tellRoad(
      db: Db,
      adminId: string,
      tripId: string,
      changes: readonly RoadChange[],
    ): Promise<void> {
      for (const change of changes) {
        const { kind, about, says } = change;
        await write(db, tripId, adminId, {
          kind,
          about,
          says,
          urgent: isNear(change),
          wait: grace,
        });
      }
    },

    /** A paper that the office added, by its name. */
    async tellPaper(db: Db, tripId: string, name: string): Promise<void> {
      if (!(await store.isAgreed(db, tripId))) return;
      await write(db, tripId, null, { kind: "paper", says: { number: name }, wait: grace });
    },

    /** The office's own words. */
    tellWords: (
      db: Db,
      adminId: string,
      tripId: string,
      { words, urgent }: { words: string; urgent: boolean },
    ): Promise<void> => write(db, tripId, adminId, { kind: "words", says: { words }, urgent }),
  };
}
