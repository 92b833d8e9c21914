import { anyWeekday } from "./dates.ts";
import { getBase, getSight } from "./facts-index.ts";
import { scoreOf } from "./gain.ts";
import { listServed } from "./gateway.ts";
import { livesAtStart } from "./home.ts";
import { once } from "./once.ts";
import { listThrough } from "./read-where.ts";
import type { TripModel } from "./trip-model.ts";
import { arrival, meant, pull as weights } from "./where-weights.ts";

/** Worth and score of a month from which a sight fills a day; where there is hardly anything, a poorer month does. */
const filling = { worth: 3, month: 3, monthWhereLittle: 2 } as const;

/**
 * By base: how much of a sight's worth counts. Where a part of the country is meant, that; else what lies about
 * the ends of the trip and its musts, by hours on the way and not by kilometres, and the state one is in before
 * others.
 */
export function findPull(model: TripModel): Float64Array {
  const { facts, where, start, end, tour } = model;
  const pull = new Float64Array(facts.plannable.bases.length).fill(1);
  if (where) {
    for (const base of listThrough(model)) pull[base] = meant.through;
    for (let base = 0; base < pull.length; base++)
      if (!where.has(base)) pull[base] = tour?.bases.has(base) ? meant.mustOutside : meant.outside;
    return pull;
  }
  if (!start && !end && !tour?.asked.size) return pull;
  return fillByHours(model, pull);
}

function fillByHours(model: TripModel, pull: Float64Array): Float64Array {
  const { facts, start, end, tour } = model;
  // Where neither is said, what must be seen says where the trip is.
  const [must] = tour?.asked ?? [];
  const from = (start ?? end)?.base ?? (must as number);
  const to = (end ?? start)?.base ?? from;
  const [fromStart, fromEnd] = [hoursFrom(model, from), hoursFrom(model, to)];
  const { flights } = model.ways.lengthsFrom(from, anyWeekday(model.timetable[0] as number));
  const between = fromStart(to);
  const musts = [...(tour?.asked ?? [])].slice(0, weights.mostAnchors);
  const anchors = musts.map((base) => hoursFrom(model, base));
  const isMeantFar =
    musts.length > 0 && musts.every((base) => fromStart(base) > weights.farMustHours);
  const reach = reachOf(model);
  const homes = new Set([from, to].map((base) => getBase(facts, base).state));
  const ownState = shareOfOwnState(model);
  const isNear = (base: number) => Math.min(fromStart(base), fromEnd(base)) * ownState <= reach;
  const isThrough = goesThrough(model);
  // Whoever lives there knows what lies about it, and no border keeps them.
  const strength = isThrough || livesAtStart(model) ? 0 : fillOf(model, homes, isNear);
  const ends = new Set([from, to]);
  const served = listServed(model);
  facts.plannable.bases.forEach(({ state }, base) => {
    const isOwn = homes.has(state);
    const flies = (flights[base] as number) > 0 && !served.has(base);
    // Out of the way from one end to the other, and back where both are one.
    let hours = from === to ? fromStart(base) : (fromStart(base) + fromEnd(base) - between) / 2;
    if (from === to) hours = Math.min(hours, (served.get(base) ?? Number.POSITIVE_INFINITY) / 60);
    const fromMust = Math.min(...anchors.map((anchor) => anchor(base)));
    const isBeside = isMeantFar && from === to && hours < fromMust;
    hours = Math.min(hours, fromMust);
    const eased = shareOfEase(model, hours);
    if ((isOwn || served.has(base)) && !flies) hours *= ownState;
    const near = Math.exp(-Math.max(0, hours - reach) / (reach * weights.fall));
    const strange = isOwn
      ? 0
      : Math.max(strength, flies && !isThrough ? weights.flightStrange : 0) *
        Math.min(1, hours / weights.strangeHours) *
        (served.has(base) ? weights.strangeServed : 1);
    const own = ends.has(base)
      ? livesAtStart(model) && base === from
        ? weights.homeTown
        : isPlain(model, base)
          ? 1
          : weights.home
      : near * eased * (1 - weights.strange * strange);
    const besides =
      (isBeside ? weights.besideFarMust : 1) *
      (isThrough && flies && isAside(model, from, base, to) ? weights.asideThrough : 1);
    pull[base] = Math.max(weights.least, own * besides);
  });
  return pull;
}

/** True where the way from end to end gets so much longer by it: who goes from Kochi to Chennai does not fly to Agra between. */
const isAside = ({ facts }: TripModel, from: number, base: number, to: number): boolean =>
  facts.distance(from, base) + facts.distance(base, to) >
  facts.distance(from, to) * weights.mostDetour;

/** True where one comes in at one end of the country and leaves at the other. */
export function goesThrough(model: TripModel): boolean {
  const { start, end } = model;
  if (!start || !end || start.base === end.base) return false;
  return once(
    model,
    "goesThrough",
    () => hoursFrom(model, start.base)(end.base) > weights.farEndsHours,
  );
}

/** True where nothing by the airport is one of the best of its state. */
const isPlain = ({ facts }: TripModel, base: number): boolean =>
  (facts.sightsAt[base] ?? []).every((sight) => getSight(facts, sight).worth <= arrival.plainWorth);

/** How much the hours within one's own state count. */
const shareOfOwnState = ({ dates }: TripModel): number =>
  1 - (1 - weights.ownState) * Math.min(1, (dates.length - 1) / weights.ownStateNights);

/** Hours out that a trip of so many nights goes. */
const reachOf = ({ wish, dates }: TripModel): number =>
  dates.length - 1 <= weights.weekendNights
    ? weights.weekendHours
    : Math.min(
        weights.mostReach,
        weights.reachHours + weights.reachANight[wish.pace] * (dates.length - 1),
      );

/** What a poor month is raised by is for what is near: nobody goes five hours in the rains for what they leave. */
const shareOfEase = ({ ease, dates }: TripModel, hours: number): number =>
  ease ** -Math.min(1, Math.max(0, hours - weights.poorHoursANight * (dates.length - 1)));

/**
 * Hours of the fastest way, whatever its clocks say; a flight counts as so many more. Who lives there goes by night what is
 * far by day.
 */
function hoursFrom(model: TripModel, from: number): (to: number) => number {
  const byDay = hoursByDay(model, from);
  if (!livesAtStart(model) || model.traveller.isSlow) return byDay;
  if (model.dates.length - 1 < weights.ownStateNights) return byDay;
  const when = anyWeekday(model.timetable[0] as number);
  return (to) => {
    const hours = byDay(to);
    if (hours <= weights.nightHours) return hours;
    return model.ways.findNight(from, to, when) ? weights.nightHours : hours;
  };
}

function hoursByDay(model: TripModel, from: number): (to: number) => number {
  const { minutes, flights } = model.ways.lengthsFrom(
    from,
    anyWeekday(model.timetable[0] as number),
  );
  return (to) => {
    if (to === from) return 0;
    const own = minutes[to] as number;
    if (own < 0) return weights.noWay;
    return own / 60 + ((flights[to] as number) > 0 ? weights.flightHours : 0);
  };
}

/** How much of the trip's days the states of its ends fill with what is worth it in that month, 0 to 1. */
function fillOf(
  { facts, months, ease }: TripModel,
  states: ReadonlySet<string>,
  isNear: (base: number) => boolean,
): number {
  const month = months[Math.floor(months.length / 2)] as number;
  const days = new Map<number, number>();
  for (const { base, worth, months: own, visit } of facts.plannable.sights) {
    if (
      worth < filling.worth ||
      scoreOf(own, month) < (ease > 1 ? filling.monthWhereLittle : filling.month)
    )
      continue;
    if (!states.has(getBase(facts, base).state) || !isNear(base)) continue;
    const filled = (days.get(base) ?? 0) + visit[1] / weights.dayMinutes;
    days.set(base, Math.min(weights.mostDays, filled));
  }
  const sum = [...days.values()].reduce((all, one) => all + one, 0);
  return Math.min(1, sum / months.length);
}
