import { type Point, straightKm } from "../trip/points.ts";

/** Stands in a sight's id for that of its base. */
export const own = "~";

/** Kilometres are told to a tenth. */
export const tenths = (km: number) => Math.round(km * 10) / 10;

/** What a road or a railway adds to the straight line, on the whole: a leg's kilometres travel as what they are more. */
const winding = 1.3;

export const straightLeg = (bases: readonly Point[], from: number, to: number, mode: string) =>
  Math.round(
    straightKm(bases[from] as Point, bases[to] as Point) * (mode === "flight" ? 1 : winding),
  );
