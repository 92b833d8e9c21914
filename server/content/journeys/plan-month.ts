import type { Journey } from "#contract/content/journey.ts";
import { Wish } from "#contract/trip/wish.ts";

/** Permits of reserves are sold two months ahead: sooner a journey is not planned for. */
const leastDays = 75;
const dayMs = 86_400_000;

/** The next time, YYYY-MM, that a month of 1 to 12 begins far enough ahead of an ISO date. */
export function findNextMonth(month: number, today: string): string {
  const soonest = new Date(Date.parse(today) + leastDays * dayMs).toISOString().slice(0, 7);
  const name = String(month).padStart(2, "0");
  const year = Number(soonest.slice(0, 4));
  return [year, year + 1].map((one) => `${one}-${name}`).find((one) => one >= soonest) as string;
}

/** The first such ISO weekday from the eighth of a month on. */
function findWeekday(month: string, weekday: number): string {
  const eighth = new Date(`${month}-08`);
  const wait = (weekday - eighth.getUTCDay() + 7) % 7;
  return new Date(eighth.getTime() + wait * dayMs).toISOString().slice(0, 10);
}

/** The wish of a journey for its next month. */
export function wishOf({ wish, month, days, begins }: Journey, today: string): Wish {
  const next = findNextMonth(month, today);
  const when = begins ? { from: findWeekday(next, begins) } : { month: next };
  return Wish.parse({ ...wish, when: { ...when, days } });
}

/** Improvements after the first plan: with them alone it is the same trip wherever it is planned. */
export const journeyIterations = 24;
