import type { Wish } from "#contract/trip/wish.ts";
import type { TripDocument } from "#trip/document.ts";
import { baseOfNight } from "#trip/name-day.ts";
import type { Skeleton } from "#trip/skeleton.ts";
import { readSkeletonDays, type SkeletonDay } from "#trip/skeleton-days.ts";
import type { ToldNotice } from "#trip/told.ts";
import { isSaved } from "./save-money.ts";

/** What a planned trip is laid out of: where the nights are, what is seen when. All else the facts tell. */
export interface WrittenTrip {
  readonly wish: Wish;
  /** The first day, YYYY-MM-DD; the bases where the trip begins and ends. */
  readonly from: string;
  readonly start: string;
  readonly end: string;
  readonly days: readonly SkeletonDay[];
  /** The number of the next new day's id. */
  readonly next: number;
  /** What was given up where it was made cheaper. */
  readonly saved: readonly ToldNotice[];
}

/** @throws RangeError where a day of the link is not written as it must be */
export function writtenOfLink(wish: Wish, skeleton: Skeleton): WrittenTrip {
  const { f: from, s: start, e: end, n, t: saved = [] } = skeleton;
  const days = readSkeletonDays(skeleton);
  return { wish, from, start, end, days, next: n ?? days.length + 1, saved };
}

function writtenOfDay({ id, title, night, items }: TripDocument["days"][number]): SkeletonDay {
  let before = 0;
  const visits = items.flatMap((item) => {
    if (item.kind !== "visit") return [];
    const from = item.at ?? before;
    before = from + (item.minutes ?? 0);
    return [{ sight: item.sight, from, to: before }];
  });
  return {
    id,
    ...(title && { title }),
    night: baseOfNight(night),
    isOnWay: night?.kind === "way",
    visits,
  };
}

/** Null where nobody planned it: it has days that no facts can lay out. */
export function writtenOfDocument(trip: TripDocument): WrittenTrip | null {
  const { wish, start: from, end, days, next, notices } = trip;
  const start = days[0]?.place?.base;
  if (!wish || !from || !start || !end?.base) return null;
  return {
    ...{ wish, from, start, next },
    end: end.base,
    days: days.map(writtenOfDay),
    saved: notices.filter(isSaved),
  };
}
