import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import { chooseFirstNight } from "./asked-festivals.ts";
import { addDays, daysInMonth, listDates, monthOf } from "./dates.ts";
import { type FactsIndex, findAirport, getBase } from "./facts-index.ts";
import type { AskedFestival } from "./festival-stay.ts";
import { scoreOf } from "./gain.ts";

/** Months ahead among which a good one is looked for. */
const monthsAhead = 6;

const usualDays = 7;

/** Nobody leaves sooner than in so many days for a month that has begun. */
const notice = 3;

/** The dates of the trip. Past ones are moved to the same day of the next year, and that is said. */
export function chooseDates(
  facts: FactsIndex,
  wish: Wish,
  today: string,
  conflicts: Conflict[],
): string[] {
  const { when } = wish;
  const days = when?.days ?? usualDays;
  let from =
    when && "from" in when
      ? when.from
      : chooseInMonth(when?.month ?? nextGoodMonth(facts, wish, today), today);
  const asked = from;
  const isPast = from < today || (when && "month" in when && when.month < today.slice(0, 7));
  while (from < today) from = nextYear(from);
  if (isPast)
    conflicts.push({
      wishes: ["when"],
      ...tell("date-passed", { date: asked, year: Number(from.slice(0, 4)) }),
      giveUp: [tell("choose-date", { date: today })],
    });
  return listDates(from, days);
}

/**
 * The first day of a trip whose dates are free, so that it is at the first festival asked for in time: so many nights
 * come before it. Null: no festival is asked for, the dates are fixed, or it is not kept in the month that was named.
 */
export function chooseFestivalStart(
  [first]: readonly AskedFestival[],
  { when }: Wish,
  today: string,
  nights: number,
): string | null {
  if (!first || (when && "from" in when)) return null;
  const soonest = addDays(today, notice);
  const month = when?.month ?? null;
  const night = chooseFirstNight(first, soonest, month && month < today.slice(0, 7) ? null : month);
  if (!night) return null;
  const from = addDays(night, -nights);
  return from < soonest ? soonest : from;
}

const nextYear = (date: string) => {
  const year = String(Number(date.slice(0, 4)) + 1).padStart(4, "0");
  return date.endsWith("02-29") ? `${year}-02-28` : `${year}${date.slice(4)}`;
};

/** The middle of the month, or what is left of it. */
function chooseInMonth(month: string, today: string): string {
  const second = `${month}-08`;
  const soon = addDays(today, notice);
  const last = `${month}-${String(daysInMonth(month)).padStart(2, "0")}`;
  if (soon > last) return month < today.slice(0, 7) ? second : soon;
  return soon > second ? soon : second;
}

const mostStarts = 14;

/**
 * Other days of the month on which a trip by month may begin, beside the one that was chosen: every
 * second one, and none where the dates are fixed. The trip ends in its month if it is short enough.
 */
export function listStarts(
  { when }: Wish,
  today: string,
  [chosen = ""]: readonly string[],
  hasFestival: boolean,
): string[] {
  if (when && "from" in when) return [];
  // Its dates are those of the festival.
  if (hasFestival) return [];
  const month = chosen.slice(0, 7);
  const days = when?.days ?? usualDays;
  const last = Math.max(8, daysInMonth(month) - days + 1);
  const soon = addDays(today, notice);
  const starts: string[] = [];
  for (let day = 2; day <= last; day += 2) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    if (date !== chosen && date >= soon) starts.push(date);
  }
  const step = Math.max(1, Math.ceil(starts.length / mostStarts));
  return starts.filter((_, k) => k % step === 0);
}

/** The best of the next six months where the trip starts or must go, the soonest of equals. */
function nextGoodMonth(facts: FactsIndex, wish: Wish, today: string): string {
  const places = placesOf(facts, wish);
  let best = { month: today.slice(0, 7), score: -1 };
  for (let k = 1; k <= monthsAhead; k++) {
    const month = addMonths(today.slice(0, 7), k);
    const score = places.reduce((all, months) => all + scoreOf(months, monthOf(`${month}-01`)), 0);
    if (score > best.score) best = { month, score };
  }
  return best.month;
}

function placesOf(facts: FactsIndex, wish: Wish): string[] {
  const { bases, sights } = facts.plannable;
  const asked = wish.must.flatMap((id) => {
    const [sight, base] = [facts.sightOf.get(id), facts.baseOf.get(id)];
    return [
      sight === undefined ? "" : (sights[sight]?.months ?? ""),
      base === undefined ? "" : (bases[base]?.months ?? ""),
    ];
  });
  const [kind, id = ""] = wish.start.split(":");
  const start = kind === "airport" ? findAirport(facts, id)?.base : facts.baseOf.get(id);
  if (start !== undefined) asked.push(getBase(facts, start).months);
  const known = asked.filter((months) => months !== "");
  return known.length > 0 ? known : bases.map(({ months }) => months);
}

function addMonths(month: string, count: number): string {
  const date = new Date(
    Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1),
  );
  return date.toISOString().slice(0, 7);
}
