import { m } from "#app/paraglide/messages.js";
import { dateLocale } from "#app/ui/language.ts";
import type { WeekHours } from "#contract/content/office.ts";

/** India keeps one offset all year: UTC+5:30. */
const offsetMinutes = 330;
const dayMs = 86_400_000;

type Day = { opens: Date; closes: Date };

/** Opening and closing of a day of the week (0 Sunday), in the week that contains `now` in India. */
function findDay(week: WeekHours, day: number, now: Date): Day | null {
  const hours = week[day];
  if (!hours) return null;
  const inIndia = new Date(now.getTime() + offsetMinutes * 60_000);
  const midnight = Date.UTC(
    inIndia.getUTCFullYear(),
    inIndia.getUTCMonth(),
    inIndia.getUTCDate() + day - inIndia.getUTCDay(),
  );
  const at = (clock: string) => {
    const [h = 0, min = 0] = clock.split(":").map(Number);
    return new Date(midnight + (h * 60 + min - offsetMinutes) * 60_000);
  };
  return { opens: at(hours.opens), closes: at(hours.closes) };
}

export type OwnHours = {
  zone: string;
  /** The visitor's clock is India's: nothing need be said. */
  same: boolean;
  open: boolean;
  /** When the office opens next, in the visitor's own words; null while it is open. */
  nextOpening: string | null;
  /** Monday to Friday, and Saturday, on the visitor's clock. */
  weekdays: string;
  saturday: string;
};

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** The office's hours on a visitor's clock. */
export function readOwnHours(
  week: WeekHours,
  now: Date,
  zone: string,
  locale = dateLocale,
): OwnHours {
  const clock = clockOf(zone);
  const dayOf = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: "long" });
  const write = (day: number) => {
    const found = findDay(week, day, now);
    return found ? m.span({ from: clock.format(found.opens), to: clock.format(found.closes) }) : "";
  };
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const found = findDay(week, day, now);
    return found ? [found, shiftWeek(found)] : [];
  });
  const open = days.some((day) => day.opens <= now && now < day.closes);
  const next = days
    .map((day) => day.opens)
    .sort((a, b) => a.getTime() - b.getTime())
    .find((opens) => opens > now);
  return {
    zone: zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone,
    same: clockOf("Asia/Kolkata").format(now) === clock.format(now),
    open,
    nextOpening: open || !next ? null : `${dayOf.format(next)} ${clock.format(next)}`,
    weekdays: write(1),
    saturday: write(6),
  };
}

const shiftWeek = ({ opens, closes }: Day): Day => ({
  opens: new Date(opens.getTime() + 7 * dayMs),
  closes: new Date(closes.getTime() + 7 * dayMs),
});
