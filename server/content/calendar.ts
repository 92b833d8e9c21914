import { getMoonIllumination } from "suncalc";
import type { Festival } from "#contract/content/festival.ts";

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export type Occasion = {
  start: string;
  end: string;
  /** It rests on a moon sighting or an announcement still to come. */
  provisional: boolean;
  /** Begun or gone by as reckoned by its rule: no announcement of it is among our facts. */
  reckoned: boolean;
  /** Under way today. */
  running: boolean;
  /** Every date that we know has gone by: the last one is shown. */
  past: boolean;
};

/** Whether a date still waits for its moon or announcement: what has begun waits for nothing. */
export const isProvisional = (date: Festival["dates"][number], today: string): boolean =>
  date.provisional && date.start > today;

/** Whether a date that has begun was never more than reckoned: it is not to be confirmed any more, and not known. */
export const isReckoned = (date: Festival["dates"][number], today: string): boolean =>
  date.provisional && date.start <= today;

/** The festival's next day (or the one under way), as seen on an ISO date of India's own calendar. */
export function findNextOccasion(festival: Festival, today: string): Occasion {
  const known = [...festival.dates].sort((a, b) => a.start.localeCompare(b.start));
  const next = known.find((date) => date.end >= today) ?? known[known.length - 1];
  if (!next) throw new Error(`${festival.slug} has no dates`);
  const { start, end } = next;
  const provisional = isProvisional(next, today);
  const reckoned = isReckoned(next, today);
  const running = start <= today && today <= end;
  return { start, end, provisional, reckoned, running, past: end < today };
}

export type DatedFestival = { festival: Festival; occasion: Occasion };

/** Soonest first; those whose dates have all gone by come last. */
export function orderByNextDate(festivals: readonly Festival[], today: string): DatedFestival[] {
  return festivals
    .map((festival) => ({ festival, occasion: findNextOccasion(festival, today) }))
    .sort(
      (a, b) =>
        Number(a.occasion.past) - Number(b.occasion.past) ||
        a.occasion.start.localeCompare(b.occasion.start) ||
        a.festival.name.localeCompare(b.festival.name),
    );
}

export type MoonName =
  | "new"
  | "waxing-crescent"
  | "first-quarter"
  | "waxing-gibbous"
  | "full"
  | "waning-gibbous"
  | "last-quarter"
  | "waning-crescent";

/** The moon over India at seven in the evening of an ISO date: phase 0 new, 0.5 full. */
export function getMoon(day: string): { phase: number; lit: number; name: MoonName } {
  const { phase, fraction } = getMoonIllumination(new Date(`${day}T19:00:00+05:30`));
  return { phase: round(phase), lit: round(fraction), name: nameMoon(phase, fraction) };
}

const round = (value: number) => Math.round(value * 100) / 100;

function nameMoon(phase: number, lit: number): MoonName {
  if (lit < 0.03) return "new";
  if (lit > 0.97) return "full";
  const waxing = phase < 0.5;
  if (Math.abs(lit - 0.5) < 0.08) return waxing ? "first-quarter" : "last-quarter";
  if (lit < 0.5) return waxing ? "waxing-crescent" : "waning-crescent";
  return waxing ? "waxing-gibbous" : "waning-gibbous";
}
