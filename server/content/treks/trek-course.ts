import type { Trek } from "#contract/content/trek.ts";

/** A point of a trek's profile: kilometres walked so far, and metres above the sea. */
export type ProfilePoint = { km: number; altitude: number };

/** From here up it is the height of a night, not of a day, that makes ill. */
export const thinAir = 3000;
/** Metres between two nights above which sleeping is quick: `content/handbook/health.json`. */
export const quickClimb = 500;

/** Where on a day's way its highest point lies: past the middle, since one goes down faster. */
const crest = 0.55;

const round = (km: number) => Math.round(km * 10) / 10;

/** A trek day by day, with what the stages add up to. */
export function readCourse({ start, stages }: Pick<Trek, "start" | "stages">) {
  let km = 0;
  let below = start.altitude;
  const profile: ProfilePoint[] = [{ km: 0, altitude: start.altitude }];
  const days = stages.map((stage, index) => {
    const { to, over, night } = stage;
    const from = km;
    km = round(km + stage.km);
    if (over) profile.push({ km: round(from + stage.km * crest), altitude: over.altitude });
    profile.push({ km, altitude: to.altitude });
    const gain = to.altitude - below;
    below = to.altitude;
    return {
      ...stage,
      day: index + 1,
      /** Kilometres from the start to the day's end. */
      until: km,
      /** Metres by which this night is higher than the last; null where that is no more than the body takes. */
      quick: night !== "none" && to.altitude > thinAir && gain > quickClimb ? gain : null,
    };
  });
  const hours = stages.flatMap((stage) => stage.hours);
  return {
    days,
    profile,
    km: Math.round(km),
    /** Hours on foot on the shortest and on the longest day. */
    hours: [Math.min(...hours), Math.max(...hours)] as const,
  };
}

/** The highest metre that the stages name. */
export const findHighest = ({ start, stages }: Pick<Trek, "start" | "stages">): number =>
  Math.max(start.altitude, ...stages.flatMap(({ to, over }) => [to.altitude, over?.altitude ?? 0]));

/** Months with a score of 4 or 5, 1 to 12. */
export const listGoodMonths = ({ season }: Pick<Trek, "season">): number[] =>
  [...season.months].flatMap((score, index) => (Number(score) >= 4 ? [index + 1] : []));
