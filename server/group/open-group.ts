import { groupTexts } from "#contract/wire/trip-group.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { takeLinkHit } from "#server/trips/page/link-hits.ts";
import type { LinkedTrip } from "#server/trips/page/links.ts";
import { claimWrite, onceOnly } from "#server/trips/page/write-once.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import * as store from "./store.ts";

/** Who asks: what the link says, the network (see `visitorKey`), and the change's key (see `readWriteKey`). */
export type GroupCaller = { token: string; network: string; key: string | null };

/** A change of a group: the trip is held, and whoever makes it is a member. */
export type GroupChange = (
  db: Db,
  group: { tripId: string; members: store.MemberRow[]; you: store.MemberRow },
) => Promise<void>;

export type OpenGroup = ReturnType<typeof createOpenGroup>;

/** The way into a group by a link: the trip's own traveller by the one that edits, members by their own. */
export function createOpenGroup(
  resources: Pick<Resources, "database" | "clock" | "limits" | "events">,
  trips: TripFile,
) {
  const { database, clock, events } = resources;

  /** @throws AppError not_found; forbidden with a link that is nobody's in the group */
  async function open(token: string, db: Db = database.db): Promise<LinkedTrip> {
    const linked = await trips.links.open(token, "read", db);
    if (linked.kind === "read" && !linked.memberId)
      throw new AppError("forbidden", groupTexts.notYours);
    return linked;
  }

  /** The member that a link is; the trip's own traveller becomes one with the first thing that they write. */
  async function findSelf(
    db: Db,
    { trip, memberId }: LinkedTrip,
    members: store.MemberRow[],
    own: string,
  ): Promise<store.MemberRow> {
    const known = members.find(({ id, isOwner }) => (memberId ? id === memberId : isOwner));
    if (known) return known;
    if (memberId) throw new AppError("not_found", groupTexts.noMember);
    const name = own || trip.name.split(" ")[0]?.slice(0, 60) || "Traveller";
    return store.insertMember(db, { tripId: trip.id, name, isOwner: true, createdAt: clock() });
  }

  return {
    open,

    /**
     * Changes something that the group shares, once for the caller's key, and tells whoever looks at the trip.
     * `own`: how the trip's own traveller is called, where they are no member yet.
     * @throws AppError not_found, forbidden, too_many_requests, and what `work` throws
     */
    async change(
      { token, network, key }: GroupCaller,
      work: GroupChange,
      { manages = false, own = "" }: { manages?: boolean; own?: string } = {},
    ): Promise<void> {
      if (manages) await trips.links.open(token, "edit");
      const linked = await open(token);
      const { trip } = linked;
      await takeLinkHit(resources, linked, "group", network);
      await onceOnly(
        () =>
          database.transaction(async (db) => {
            await trips.lock(db, trip.id);
            await claimWrite(db, trip.id, key, clock());
            const known = await store.listMembers(db, trip.id);
            const you = await findSelf(db, linked, known, own);
            const members = known.includes(you) ? known : [you, ...known];
            await work(db, { tripId: trip.id, members, you });
            await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
          }),
        undefined,
      );
    },
  };
}
