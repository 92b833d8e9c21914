import type { AskedFestival, Days } from "./asked-festivals.ts";

/** An asked festival on the dates of a trip: so many of the nights `from` to `to`, counted from 0, are spent at it. */
export interface FestivalStay extends AskedFestival {
  readonly dates: Days;
  readonly from: number;
  readonly to: number;
  readonly nights: number;
}
