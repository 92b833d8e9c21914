import { and, eq, getTableColumns, inArray, lte, type SQL, sql } from "drizzle-orm";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { openStages, type TripSource } from "#contract/wire/trip-stages.ts";
import type { TripRequestInput } from "#contract/wire/trips.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { admins, trips } from "#server/db/schema/foundation.ts";

export type Trip = typeof trips.$inferSelect;

const { searchText: _, ...columns } = getTableColumns(trips);

/** All of a trip but what the search reads. */
export const tripColumns = columns;

export type DeskTripRow = Omit<typeof trips.$inferSelect, "searchText"> & {
  ownerName: string | null;
  unread: boolean;
};

export type OwnTripRow = Omit<Trip, "searchText"> & { unread: boolean };

/** A message of the traveller that nobody has opened. */
export const isUnread = sql`${trips.travellerMessageAt} > coalesce(${trips.deskSeenAt}, '-infinity'::timestamptz)`;

/** Written out, so that the planner sees that an index of open ones fits. */
export const openStageList = openStages.map((stage) => `'${stage}'`).join(", ");
export const isOpen = sql`${trips.stage} in (${sql.raw(openStageList)})`;

/** Open, and its next action is today or was before; days are the office's, not UTC's. */
export const isDue = (now: Date): SQL | undefined =>
  and(lte(trips.nextActionOn, dayInIndia(now)), isOpen);

/** What the desk reads of a trip, joined with its owner among the administrators. */
export const deskColumns = {
  ...columns,
  ownerName: sql<string | null>`${adminName}`,
  unread: sql<boolean>`coalesce(${isUnread}, false)`,
};

/** An answer of the office that its reader has not opened. */
const hasAnswer = sql<boolean>`coalesce(${trips.deskMessageAt} > coalesce(${trips.travellerSeenAt}, '-infinity'::timestamptz), false)`;

/** What a traveller reads of their own. */
export const ownColumns = { ...tripColumns, unread: hasAnswer };

/** With all that the desk may see; its notes, messages and events are read apart. Null: there is none. */
export async function findDeskTrip(db: Db, id: string): Promise<DeskTripRow | null> {
  const [row] = await db
    .select(deskColumns)
    .from(trips)
    .leftJoin(admins, eq(admins.id, trips.ownerId))
    .where(eq(trips.id, id));
  return row ?? null;
}

/** What trips are called, by their ids, and when they came. */
export const listTripHeads = (
  db: Db,
  ids: string[],
): Promise<Pick<Trip, "id" | "reference" | "name" | "destination" | "createdAt">[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: trips.id,
          reference: trips.reference,
          name: trips.name,
          destination: trips.destination,
          createdAt: trips.createdAt,
        })
        .from(trips)
        .where(inArray(trips.id, ids));

/** Null for another person's too: nobody learns that it exists. */
export async function findOwnTrip(db: Db, userId: string, id: string): Promise<OwnTripRow | null> {
  const [row] = await db
    .select(ownColumns)
    .from(trips)
    .where(and(eq(trips.userId, userId), eq(trips.id, id)));
  return row ?? null;
}

/** The request that an account sent with this key before. Null: none. */
export async function findTripByKey(
  db: Db,
  userId: string,
  idempotencyKey: string,
): Promise<Trip | null> {
  const [row] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.userId, userId), eq(trips.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** What a request is called and says, as its mails tell it. */
export type TripWords = Pick<
  Trip,
  | "id"
  | "reference"
  | "userId"
  | "name"
  | "email"
  | "phone"
  | "destination"
  | "travelDate"
  | "travelers"
  | "tripType"
  | "message"
  | "language"
> &
  Partial<Pick<Trip, "travelWhen">>;

/** What a request says, whoever wrote it down. */
export type TripText = Omit<TripRequestInput, "id" | "plan" | "talk" | "seen"> & {
  plan?: string;
  /** How well the date is known, where it is not (contract/wire/trips.ts). */
  travelWhen?: string;
  /** The shared plan whose talk comes along. */
  talk?: string;
  /** Hash of the document that the sender's own page showed. */
  seen?: string;
};

/**
 * `userId` null: of no account.
 * @returns null when the reference is taken, or the same key of the same user was there first
 */
export async function insertTrip(
  db: Db,
  input: TripText,
  extra: {
    userId: string | null;
    source: TripSource;
    ownerId?: string;
    reference: string;
    idempotencyKey: string | null;
    createdAt: Date;
  },
): Promise<Trip | null> {
  const [row] = await db
    .insert(trips)
    .values({
      ...extra,
      stageAt: extra.createdAt,
      updatedAt: extra.createdAt,
      name: input.name,
      email: input.email,
      phone: input.phone,
      destination: input.destination,
      travelDate: input.travelDate,
      ...(input.travelWhen && { travelWhen: input.travelWhen }),
      travelers: input.travelers,
      tripType: input.tripType,
      message: input.message,
      plan: input.plan || null,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Null: no trip is called so. */
export async function findTripByReference(
  db: Db,
  reference: string,
): Promise<Omit<Trip, "searchText"> | null> {
  const [row] = await db.select(tripColumns).from(trips).where(eq(trips.reference, reference));
  return row ?? null;
}
