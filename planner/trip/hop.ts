import type { travelModes } from "#contract/trip/itinerary.ts";
import { anyWeekday } from "./dates.ts";

export type Mode = (typeof travelModes)[number];

/** From base to base by one mode, door to door: the way to the station and the wait are counted in. */
export interface Hop {
  readonly from: number;
  readonly to: number;
  readonly mode: Mode;
  readonly minutes: number;
  readonly slow: number;
  readonly km: number;
  readonly name?: string;
  readonly note?: string;
  /** Of a walk: what carries in its place. */
  readonly carriers?: readonly string[];
  readonly estimated: boolean;
  /** Weekdays on which it departs, Monday the lowest of seven bits. */
  readonly days: number;
  /** When one sets out for each of its departures, and how long before: absent, it may be taken at any time. */
  readonly clock?: { readonly starts: readonly number[]; readonly lead: number };
  /** Rupees for the party. */
  readonly fare: readonly [low: number, high: number];
}

/** From one vehicle into the next. */
export const changeMinutes = 20;

/** All seven weekdays as bits. */
export const everyDay = 127;

/** True where what departs on `days` departs on that day of the timetable, or on some day where any will do. */
export const runsOn = (days: number, when: number): boolean =>
  days === everyDay || when === anyWeekday(when) || ((days >> (when & 7)) & 1) === 1;
