import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import { addDays, daysFrom } from "./dates.ts";
import type { FactsIndex } from "./facts-index.ts";
import { nearFestivalKm } from "./festival-sights.ts";
import type { AskedFestival, Days, FestivalStay } from "./festival-stay.ts";
import { straightKm } from "./points.ts";
import { unknown } from "./read-pins.ts";
import type { Route } from "./route.ts";
import { festivalNights } from "./where-weights.ts";

const prefix = "festival:";

/** The festivals among the wish's parts of the country and its musts; what is not known, or has no bed near, is said. */
export function readFestivals(facts: FactsIndex, wish: Wish, conflicts: Conflict[]) {
  const named = [
    ...wish.where
      .filter((part) => part.startsWith(prefix))
      .map((part) => part.slice(prefix.length)),
    ...wish.must.filter((id) => facts.festivalOf.has(id)),
  ];
  return [...new Set(named)].flatMap((slug): AskedFestival[] => {
    const festival = facts.festivalOf.get(slug);
    const isMust = wish.must.includes(slug);
    const field = isMust ? `must:${slug}` : `where:${prefix}${slug}`;
    if (!festival) {
      conflicts.push(unknown("where", slug));
      return [];
    }
    const { base, name } = festival;
    const place = base === undefined ? undefined : facts.plannable.bases[base];
    if (base === undefined || !place || wish.never.includes(place.id)) {
      const told = place
        ? tell("place-never", { name, place: place.name })
        : tell("festival-nowhere", { name });
      conflicts.push({ wishes: [field], ...told, giveUp: [tell("give-up", { name })] });
      return [];
    }
    return [{ festival, field, base, bases: listNear(facts, wish, festival, base), isAsked: true }];
  });
}

function listNear(facts: FactsIndex, wish: Wish, festival: PlannableFestival, base: number) {
  const near = facts.plannable.bases.flatMap((one, index) =>
    straightKm(one, festival) <= nearFestivalKm && !wish.never.includes(one.id) ? [index] : [],
  );
  return new Set([base, ...near]);
}

/** Kept in no more states than that a festival is one town's own: who goes there in its month goes for it. */
const mostStates = 2;

/**
 * Of a month, where no festival is asked for: the festival that a town kept as its own in that month, if the town, or
 * something in it, must be seen or is all that is meant. Nobody sends a guest to Mysuru a week after Dasara.
 */
export function findOwnFestival(facts: FactsIndex, wish: Wish, today: string): AskedFestival[] {
  const { when, must, where } = wish;
  if (!when || !("month" in when) || when.month < today.slice(0, 7)) return [];
  const meant = where.flatMap((part) => (part.startsWith("base:") ? [part.slice(5)] : []));
  const towns = new Set(
    [...must, ...meant].map(
      (id) => facts.baseOf.get(id) ?? facts.plannable.sights[facts.sightOf.get(id) ?? -1]?.base,
    ),
  );
  const month = when.month;
  const own = (facts.plannable.festivals ?? []).find(
    ({ base, states, dates }) =>
      base !== undefined &&
      towns.has(base) &&
      states.length <= mostStates &&
      dates.some(({ start, end }) => start.slice(0, 7) <= month && month <= end.slice(0, 7)),
  );
  if (own?.base === undefined) return [];
  const bases = listNear(facts, wish, own, own.base);
  return [{ festival: own, field: "when", base: own.base, bases, isAsked: false }];
}

const lengthOf = ({ start, end }: Days) => daysFrom(start, end) + 1;

export const spanOf = (days: Days) => (lengthOf(days) === 1 ? "day" : "days");

/** Whoever comes for a morning sleeps there the night before it. */
const firstNightOf = (days: Days) => (lengthOf(days) <= 2 ? addDays(days.start, -1) : days.start);

/** Its days, great days of a season before the season itself; each with whether any night of it will do as well. */
const listDays = ({ dates, seasons = [] }: PlannableFestival) => [
  ...dates.map((days) => ({ days, isSeason: false })),
  ...seasons.map((days) => ({ days, isSeason: true })),
];

/** On the dates of the trip; null where none of its nights is one of the festival's. */
export function layFestival(asked: AskedFestival, dates: readonly string[]): FestivalStay | null {
  const first = dates[0] as string;
  const most = Math.max(1, Math.ceil((dates.length - 1) * festivalNights.mostShare));
  let best: FestivalStay | null = null;
  for (const { days, isSeason } of listDays(asked.festival)) {
    const last = daysFrom(first, days.end);
    const great = last - (festivalNights.most - 1);
    // A long one is at its greatest when it ends: whoever has the days for it and for the way home is there then.
    const isEndMet = !isSeason && great >= 0 && last + 1 < dates.length - 1;
    const opens = daysFrom(first, firstNightOf(days));
    const from = Math.max(0, isEndMet ? Math.max(great, opens) : opens);
    const to = Math.min(dates.length - 2, last);
    const meant = isSeason
      ? festivalNights.ofSeason
      : Math.min(festivalNights.most, Math.max(2, lengthOf(days)));
    const nights = Math.min(meant, most, to - from + 1);
    if (nights > (best?.nights ?? 0)) best = { ...asked, dates: days, from, to, nights };
    if (best && isSeason === false && best.nights === Math.min(meant, most)) break;
  }
  return best;
}

/** Nights of a route that are spent at the festival, on its days. */
export function countFestivalNights(
  { from, to, bases }: FestivalStay,
  { sleep, ride }: Pick<Route, "sleep" | "ride">,
): number {
  let count = 0;
  for (let night = from; night <= to; night++)
    if (bases.has(sleep[night] as number) && !ride[night]) count++;
  return count;
}

/** Those of its days that come next, a season as a whole; null: none that is known. */
function findNext({ dates, seasons }: PlannableFestival, today: string): Days | null {
  const ahead = [...dates, ...(seasons ?? [])].filter(({ end }) => end >= today);
  return ahead.sort((a, b) => a.start.localeCompare(b.start))[0] ?? null;
}

/** What is said of a festival that the trip's dates do not meet: when it is next, or that it is past. */
export function tellFestivalMissed({ festival, field }: AskedFestival, today: string): Conflict {
  const { name } = festival;
  const next = findNext(festival, today);
  const giveUp = tell("give-up", { name });
  if (!next) {
    const date = [...festival.dates, ...(festival.seasons ?? [])]
      .map(({ end }) => end)
      .sort()
      .at(-1);
    const told = date ? tell("festival-past", { name, date }) : tell("festival-unset", { name });
    return { wishes: [field], ...told, giveUp: [giveUp] };
  }
  const { start, end, provisional } = next;
  const date = provisional ? "unsure" : "sure";
  const soonest = firstNightOf(next) < today ? today : firstNightOf(next);
  return {
    wishes: [field, "when"],
    ...tell("festival-outside", { name, start, end, span: spanOf(next), date }),
    giveUp: [tell("choose-first-day", { date: soonest }), giveUp],
  };
}

/**
 * The date of the first night that is spent at the festival, where the traveller has left the dates to the planner:
 * the last evenings of a long one, within the month where one is named, not before `soonest`. Null: none is known.
 */
export function chooseFirstNight(
  { festival }: AskedFestival,
  soonest: string,
  month: string | null,
): string | null {
  const [from, to] = month ? [`${month}-01`, `${month}-31`] : ["", "9999"];
  const tries = listDays(festival).flatMap(({ days, isSeason }) => {
    const first = firstNightOf(days);
    if (days.end < soonest || days.end < from || days.start > to) return [];
    const late = isSeason ? first : addDays(days.end, -(festivalNights.most - 1));
    const wanted = [first, late, soonest, from].reduce((a, b) => (b > a ? b : a));
    const isHeld = lengthOf(days) <= 2 ? first >= soonest : wanted <= days.end;
    return isHeld ? [{ night: lengthOf(days) <= 2 ? first : wanted, isSeason }] : [];
  });
  // A great day before any other of a season, within the month that was named.
  const ranked = tries.sort(
    (a, b) =>
      (month ? Number(a.isSeason) - Number(b.isSeason) : 0) || a.night.localeCompare(b.night),
  );
  return ranked[0]?.night ?? null;
}
