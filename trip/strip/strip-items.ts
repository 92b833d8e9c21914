import type { PlanDay } from "#contract/trip/trip-days.ts";
import { isToldItem, nameItem } from "#trip/days-of-document.ts";
import type { TripDay, TripItem, TripPlace, travelModes } from "#trip/document.ts";
import { readSaid } from "#trip/spell-told.ts";
import type { Say } from "#trip/told.ts";

export type TravelMode = (typeof travelModes)[number];

type Timed = {
  id: string;
  /** Minutes after midnight; null where nobody has said when. */
  from: number | null;
  to: number | null;
  name: string;
  /** What people wrote beside it. */
  text: string;
};

/** What a day of a trip's document has on its strip. */
export type StripItem =
  | (Timed & { kind: "visit"; sight: string | null })
  | (Timed & {
      kind: "way";
      /** Null of what is kept in words alone: nobody knows. */
      mode: TravelMode | null;
      leads: TripPlace | null;
      minutes: number | null;
      /** From town to town. */
      isLong: boolean;
      /** A train with its number, a road; empty: nobody knows. */
      by: string;
    })
  | (Timed & { kind: "pause"; what: "meal" | "rest" });

/** What the planner counts within a day and is no sight: a way from town to town. */
const isWayInWords = ({
  id,
  sight,
  name,
}: Pick<PlanDay["stops"][number], "id" | "sight" | "name">) =>
  sight === null && /^d\d+-\d+$/.test(id) && / to /.test(name);

const unknownWay = {
  kind: "way",
  mode: null,
  leads: null,
  minutes: null,
  isLong: true,
  by: "",
} as const;

function showItem(item: TripItem, say: Say): StripItem {
  const { id, at, minutes, text } = item;
  const to = at === null || minutes === null ? null : at + minutes;
  const timed = { id, from: at, to, text, name: nameItem(item, say) };
  if (item.kind === "visit") return { ...timed, kind: "visit", sight: item.sight };
  if (item.kind === "own")
    return isWayInWords({ id, name: item.name, sight: null })
      ? { ...timed, ...unknownWay }
      : { ...timed, kind: "visit", sight: null };
  if (item.kind !== "ride") return { ...timed, kind: "pause", what: item.kind };
  const { mode, to: leads, name: by } = item;
  return { ...timed, kind: "way", mode, leads, minutes, isLong: isToldItem(item), by };
}

/**
 * A day's items in their order. What the planner put between things that somebody has since moved has no place any
 * more: it is left out, as are pauses that nobody has named.
 */
export function listStripItems({ items }: Pick<TripDay, "items">, say: Say): StripItem[] {
  const isInOrder = ({ at }: TripItem, index: number): boolean => {
    const told = (item: TripItem) => isToldItem(item) && item.at !== null;
    const before = items.slice(0, index).findLast(told)?.at ?? 0;
    const after = items.slice(index + 1).find(told)?.at ?? Number.POSITIVE_INFINITY;
    return at !== null && at >= before && at <= after;
  };
  return items
    .filter((item, index) => isToldItem(item) || isInOrder(item, index))
    .map((item) => showItem(item, say))
    .filter(({ kind, name }) => kind !== "pause" || name !== "");
}

/** Of a day that is kept in words alone. */
export const listStripOfWords = ({ stops }: Pick<PlanDay, "stops">): StripItem[] =>
  stops.map((stop): StripItem => {
    const { id, at: from, name, text, sight } = stop;
    const timed = { id, from, to: null, name, text };
    return isWayInWords(stop) ? { ...timed, ...unknownWay } : { ...timed, kind: "visit", sight };
  });

/** Of a day as it is shown: of its document and what is said beside that; of a copy without one, of its words. */
export const listShownStrip = (
  day: PlanDay,
  written: TripDay | undefined,
  said: Readonly<Record<string, string>> | undefined,
): StripItem[] =>
  written && said ? listStripItems(written, readSaid(said)) : listStripOfWords(day);
