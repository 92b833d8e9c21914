import type { TripDay, TripDocument, TripItem } from "./document.ts";
import { tripLimits } from "./limits.ts";

/** A stop that somebody wrote in, which no facts lay out. */
export type OwnStop = Extract<TripItem, { kind: "own" }>;

/** What people wrote into a planned trip. All else follows from its wish, its nights, its visits and the facts. */
export type OwnWords = {
  /** By the id of a day or of a visit. */
  readonly texts: Readonly<Record<string, string>>;
  /** By the id of the day, in its order. */
  readonly stops: Readonly<Record<string, readonly OwnStop[]>>;
};

export function readOwnWords({ days }: Pick<TripDocument, "days">): OwnWords {
  const texts = days.flatMap(({ id, text, items }) => [
    ...(text ? [[id, text] as const] : []),
    ...items.flatMap((item) =>
      item.kind === "visit" && item.text ? [[item.id, item.text] as const] : [],
    ),
  ]);
  const stops = days.flatMap(({ id, items }) => {
    const own = items.filter((item) => item.kind === "own");
    return own.length > 0 ? [[id, own] as const] : [];
  });
  return { texts: Object.fromEntries(texts), stops: Object.fromEntries(stops) };
}

/** Where its time is, before what begins later; without a time at the day's end. */
function seatStop(items: readonly TripItem[], stop: OwnStop): TripItem[] {
  const { at } = stop;
  const later = at === null ? -1 : items.findIndex((item) => item.at !== null && item.at > at);
  return items.toSpliced(later < 0 ? items.length : later, 0, stop);
}

/** What goes first where a day holds more than it may: what nobody comes for. */
const isAside = ({ kind }: TripItem) => kind === "meal" || kind === "rest";

function seatDay(day: TripDay, { texts, stops }: OwnWords): TripDay {
  const planned = day.items.flatMap((item): TripItem[] => {
    if (item.kind === "own") return [];
    return [item.kind === "visit" ? { ...item, text: texts[item.id] ?? "" } : item];
  });
  let items = (stops[day.id] ?? []).reduce(seatStop, planned);
  while (items.length > tripLimits.items) {
    const least = items.findLastIndex(isAside);
    const goes = least < 0 ? items.findLastIndex(({ kind }) => kind === "ride") : least;
    if (goes < 0) break;
    items = items.toSpliced(goes, 1);
  }
  return { ...day, text: texts[day.id] ?? "", items };
}

/** A planned trip with what people wrote, each stop where its time is. What it had of its own before is gone. */
export const seatOwnWords = (planned: TripDocument, own: OwnWords): TripDocument => ({
  ...planned,
  days: planned.days.map((day) => seatDay(day, own)),
});

/**
 * What people wrote, for the days after a change: of a day that goes on it stays there, of one that another has taken the
 * place of it goes to that one. `removed`: the day that somebody took out, with all that was on it.
 */
export function carryOwnWords(
  before: TripDocument,
  after: TripDocument,
  removed?: string,
): TripDocument {
  const { texts, stops } = readOwnWords(before);
  const carriedTexts = { ...texts };
  const carriedStops = { ...stops };
  const goesOn = new Set(after.days.map(({ id }) => id));
  for (const [index, { id }] of before.days.entries()) {
    const heir = after.days[Math.min(index, after.days.length - 1)]?.id;
    if (goesOn.has(id) || id === removed || heir === undefined) continue;
    const text = [carriedTexts[heir], texts[id]].filter(Boolean).join("\n\n");
    if (text) carriedTexts[heir] = text.slice(0, tripLimits.dayText);
    const own = [...(carriedStops[heir] ?? []), ...(stops[id] ?? [])];
    if (own.length > 0) carriedStops[heir] = own;
  }
  return seatOwnWords(after, { texts: carriedTexts, stops: carriedStops });
}
