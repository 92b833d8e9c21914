import { Wish } from "#contract/trip/wish.ts";
import type { TripDocument } from "./document.ts";
import { packText, unpackText } from "./pack.ts";
import { Skeleton, writeSkeleton } from "./skeleton.ts";
import { readSkeletonDays } from "./skeleton-days.ts";
import { tell } from "./tell.ts";
import type { Told } from "./told.ts";
import { salvageWish, shortenWish } from "./wish-text.ts";

/**
 * A trip as it stands in an address. `2.`: its days, laid out again without a search whoever opens it. `1.`, of
 * before: its wish alone, from which another trip is planned. Read for ever; what is written is `2.` wherever
 * there are days.
 */

/** Letters of a link that are read at all. */
export const mostLinkLetters = 6000;

/** What a link says. `skeleton` null: a wish alone. `fault`: what could not be read. */
export type ReadLink = { wish: Wish; skeleton: Skeleton | null; fault: Told | null };

const nothing = (fault: Told): ReadLink => ({ wish: Wish.parse({}), skeleton: null, fault });

const pack = async (value: unknown): Promise<string> =>
  `2.${await packText(JSON.stringify(value))}`;

/** A wish alone: for what nobody has planned yet. Some 100 to 600 letters. */
export const writeWishLink = (wish: Wish): Promise<string> => pack({ w: shortenWish(wish) });

/** The days of a planned trip, some 500 to 2,000 letters; of one that nobody planned its wish, or nothing. */
export async function writeTripLink(trip: TripDocument): Promise<string> {
  const skeleton = writeSkeleton(trip);
  return skeleton ? pack(skeleton) : writeWishLink(trip.wish ?? Wish.parse({}));
}

/** Whether a link holds the whole trip: what people write into it is longer than it sooner or later. */
export async function fitsLink(trip: TripDocument): Promise<boolean> {
  const link = await writeTripLink(trip);
  return link.length <= mostLinkLetters && (await readTripLink(link)).fault === null;
}

/** Reads a link's value, whatever it is: at worst the wish of nothing and what is wrong. */
export async function readTripLink(text: string): Promise<ReadLink> {
  const [version = "", packed] = text.slice(0, mostLinkLetters).split(".", 2);
  if (!/^\d{1,3}$/.test(version) || !packed) return nothing(tell("link-broken"));
  if (Number(version) > 2) return nothing(tell("link-later"));
  try {
    const value: unknown = JSON.parse(await unpackText(packed));
    if (version === "1") {
      const { wish, fault } = salvageWish(value);
      return { wish, skeleton: null, fault: fault ?? tell("link-planned-anew") };
    }
    return await readSkeleton(value);
  } catch {
    return nothing(tell("link-damaged"));
  }
}

async function readSkeleton(value: unknown): Promise<ReadLink> {
  const fields = typeof value === "object" && value !== null ? value : {};
  const { wish, fault } = salvageWish("w" in fields ? fields.w : null);
  if (!("d" in fields)) return { wish, skeleton: null, fault };
  const skeleton = soundSkeleton(value);
  if (skeleton) return { wish, skeleton, fault };
  // Hardly any link is damaged: who opens a sound one does not fetch it.
  const { salvageSkeleton } = await import("./salvage-skeleton.ts");
  const nearest = salvageSkeleton({ ...fields, w: shortenWish(wish) });
  if (nearest) return { wish, ...nearest };
  // What was wished may still be there.
  const lost = tell("link-days-lost");
  return { wish, skeleton: null, fault: fault?.code === "link-empty" ? fault : lost };
}

function soundSkeleton(value: unknown): Skeleton | null {
  const read = Skeleton.safeParse(value);
  if (!read.success) return null;
  try {
    const days = readSkeletonDays(read.data);
    return new Set(days.map(({ id }) => id)).size === days.length ? read.data : null;
  } catch {
    return null;
  }
}
