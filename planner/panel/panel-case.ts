import type { Wish } from "#contract/trip/wish.ts";

/**
 * A wish of a real kind of traveller, and what a desk that knows India demands of any answer to it: written down
 * before the planner was asked, and never bent to what it says.
 */
export interface PanelCase {
  readonly id: string;
  /** Who they are and what they are after, in one line. */
  readonly who: string;
  /** As in a link or a file: what is absent has its default. */
  readonly wish: Partial<Record<keyof Wish, unknown>>;
  readonly demands: readonly Demand[];
  readonly sources: readonly Source[];
}

/** Where the demands are from; `read`: that page was read for them, else it is what the trade knows. */
export interface Source {
  readonly name: string;
  readonly read: boolean;
}

/** Bases by id, or all of a state: `srinagar`, `state:kerala`. */
export type Area = string;

export type Demand =
  /** Nights in the areas together: so many at least, at most, or this share of all. */
  | { readonly kind: "nights"; readonly least: number; readonly areas: readonly Area[] }
  | { readonly kind: "most-nights"; readonly most: number; readonly areas: readonly Area[] }
  | { readonly kind: "share"; readonly least: number; readonly areas: readonly Area[] }
  /** So many of these are slept in, each for so many nights. */
  | {
      readonly kind: "sleeps";
      readonly count: number;
      readonly nights: number;
      readonly areas: readonly Area[];
    }
  | { readonly kind: "sees"; readonly count: number; readonly sights: readonly string[] }
  | { readonly kind: "never-sees"; readonly sights: readonly string[] }
  /** The first night there comes after so many in those areas; no night there breaks nothing. */
  | {
      readonly kind: "after";
      readonly area: Area;
      readonly nights: number;
      readonly areas: readonly Area[];
    }
  | { readonly kind: "first-night"; readonly areas: readonly Area[] }
  /** Of all that is counted so many at most: minutes on the way by day, stays, flights … */
  | { readonly kind: Counted; readonly most: number };

/** `day-way`: minutes on the way of the longest day, nights on board of trains not counted. */
export const countedKinds = [
  "day-way",
  "stays",
  "one-night-stays",
  "flights",
  "night-rides",
] as const;
export type Counted = (typeof countedKinds)[number];

const areasOf = (words: string): string[] => words.split(" ");

/** The words of the demands; names of bases, states and sights with blanks between. */
export const nights = (least: number, areas: string): Demand => ({
  kind: "nights",
  least,
  areas: areasOf(areas),
});
export const mostNights = (most: number, areas: string): Demand => ({
  kind: "most-nights",
  most,
  areas: areasOf(areas),
});
export const share = (least: number, areas: string): Demand => ({
  kind: "share",
  least,
  areas: areasOf(areas),
});
/** All of them, or `count`, each for so many nights. */
export const sleeps = (nightsEach: number, areas: string, count?: number): Demand => {
  const list = areasOf(areas);
  return { kind: "sleeps", count: count ?? list.length, nights: nightsEach, areas: list };
};
export const sees = (sights: string, count?: number): Demand => {
  const list = areasOf(sights);
  return { kind: "sees", count: count ?? list.length, sights: list };
};
export const neverSees = (sights: string): Demand => ({
  kind: "never-sees",
  sights: areasOf(sights),
});
export const after = (area: string, least: number, areas: string): Demand => ({
  kind: "after",
  area,
  nights: least,
  areas: areasOf(areas),
});
export const firstNight = (areas: string): Demand => ({
  kind: "first-night",
  areas: areasOf(areas),
});
export const atMost = (most: number, kind: Counted): Demand => ({ kind, most });

/** Pages that were read, and what the trade knows without one. */
export const read = (name: string): Source => ({ name, read: true });
export const known = (name: string): Source => ({ name, read: false });
