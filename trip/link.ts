import { Wish } from "#contract/trip/wish.ts";
import type { TripDocument } from "./document.ts";
import { packText, unpackText } from "./pack.ts";
import { Skeleton, writeSkeleton } from "./skeleton.ts";
import { readSkeletonDays } from "./skeleton-days.ts";
import { tell } from "./tell.ts";
import type { Told } from "./told.ts";
import { readWishText, shortenWish } from "./wish-text.ts";

/**
 * A trip as it stands in an address. `2.`: its days, laid out again without a search whoever opens it. `1.`, of
 * before: its wish alone, from which another trip is planned. Read for ever; what is written is `2.` wherever
 * there are days.
 */

/** Letters of a link that are read at all. */
export const mostLinkLetters = 6000;

/** What a link says. `skeleton` null: a wish alone. `faults`: what could not be read, each with its place. */
export type ReadLink = { wish: Wish; skeleton: Skeleton | null; faults: readonly Told[] };

const nothing = (fault: Told): ReadLink => ({
  wish: Wish.parse({}),
  skeleton: null,
  faults: [fault],
});

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
  return link.length <= mostLinkLetters && (await readTripLink(link)).faults.length === 0;
}

/** Reads a link's value, whatever it is: at worst the wish of nothing and what is wrong. */
export async function readTripLink(text: string): Promise<ReadLink> {
  const [version = "", packed] = text.slice(0, mostLinkLetters).split(".", 2);
  if (!/^\d{1,3}$/.test(version) || !packed) return nothing(tell("link-broken"));
  if (Number(version) > 2) return nothing(tell("link-later"));
  try {
    const value: unknown = JSON.parse(await unpackText(packed));
    return await (version === "1" ? readWishAlone(value) : readSkeleton(value));
  } catch {
    return readCut(version, packed);
  }
}

async function readWishAlone(value: unknown): Promise<ReadLink> {
  const { wish, faults } = await readWishText(value);
  return {
    wish,
    skeleton: null,
    faults: faults.length > 0 ? faults : [tell("link-planned-anew")],
  };
}

/** Of a link that does not unpack, what comes before that. */
async function readCut(version: string, packed: string): Promise<ReadLink> {
  const { salvageText, tellCut } = await import("./salvage-text.ts");
  const found = version === "2" ? await salvageText(packed) : null;
  const read = found && (await readSkeleton(found.value).catch(() => null));
  return read ? { ...read, faults: tellCut(found.cut, read) } : nothing(tell("link-damaged"));
}

async function readSkeleton(value: unknown): Promise<ReadLink> {
  const fields = typeof value === "object" && value !== null ? value : {};
  const { wish, faults } = await readWishText("w" in fields ? fields.w : null);
  if (!("d" in fields)) return { wish, skeleton: null, faults };
  const skeleton = soundSkeleton(value);
  if (skeleton) return { wish, skeleton, faults };
  // Hardly any link is damaged: who opens a sound one does not fetch it.
  const { salvageSkeleton } = await import("./salvage-skeleton.ts");
  const nearest = salvageSkeleton({ ...fields, w: shortenWish(wish) });
  if (nearest) return { wish, skeleton: nearest.skeleton, faults: [...faults, ...nearest.faults] };
  // What was wished may still be there.
  const isEmpty = faults.some(({ code }) => code === "link-empty");
  return { wish, skeleton: null, faults: isEmpty ? faults : [tell("link-days-lost"), ...faults] };
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
