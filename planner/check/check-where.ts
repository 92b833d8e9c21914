import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

/** Of the nights of a trip that is meant for a part of the country so many may lie elsewhere. */
const elsewhere = 0.2;
/** Minutes that a day holds of the way there; what is farther has a night more for each so many minutes. */
const withinDay = 780;
const minutesANight = 240;

/**
 * Where the trip goes, reckoned anew: four nights in five lie in the part of the country that is meant, a start at
 * an airport is the base that its name says, nobody in a wheelchair sleeps on a train, nobody is sent where the
 * passport is not let in.
 */
export function checkWhere(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  checkNightsInside(plannable, itinerary, say);
  const { wish, days, start } = itinerary;
  const code = wish.start.startsWith("airport:") ? wish.start.slice("airport:".length) : null;
  const airport = plannable.airports?.find((one) => one.code === code);
  const base = airport && plannable.bases[airport.base];
  if (base && base.id !== start.id)
    say("place", `who lands at ${airport.name} begins in ${base.name}, not in ${start.name}.`);
  if (wish.party.wheelchair)
    for (const { number, parts } of days)
      if (parts.some((part) => part.kind === "ride" && part.night))
        say("fit", `night ${number} is slept on a train with a wheelchair.`);
  checkDoors(plannable, itinerary, say);
}

/** Beds of musts, of pinned nights and of festivals that were asked for are free, and those of a way that no day holds. */
function checkNightsInside(plannable: Plannable, { wish, days, conflicts }: Itinerary, say: Say) {
  if (wish.where.length === 0 || conflicts.some(({ wishes }) => wishes.includes("where"))) return;
  const inside = new Set(wish.where.flatMap((part) => listInside(plannable, part)));
  if (inside.size === 0) return;
  const baseOf = new Map(
    plannable.sights.map(({ id, base }) => [id, plannable.bases[base]?.id ?? ""]),
  );
  const pinned = wish.pins.flatMap((pin) =>
    pin.kind === "night" ? [pin.base] : pin.kind === "sight" ? [baseOf.get(pin.sight) ?? ""] : [],
  );
  const kept = (plannable.festivals ?? [])
    .filter(({ slug }) => wish.where.includes(`festival:${slug}`) || wish.must.includes(slug))
    .map(({ base }) => plannable.bases[base ?? -1]?.id ?? "");
  const asked = new Set([...wish.must.map((id) => baseOf.get(id) ?? id), ...pinned, ...kept]);
  const nights = days.flatMap(({ sleeps }) => (sleeps ? [sleeps.id] : []));
  const outside = nights.filter((id) => !inside.has(id) && !asked.has(id)).length;
  const free = Math.floor(nights.length * elsewhere + 1e-6) + countNightsOnTheWay(days, inside);
  if (outside > free)
    say("where", `${outside} of ${nights.length} nights lie outside ${wish.where.join(", ")}.`);
}

/** Nights that the trip's own rides from its start to the first bed inside, and from the last one home, ask for. */
function countNightsOnTheWay(days: Itinerary["days"], inside: ReadonlySet<string>): number {
  const isInside = days.map(({ sleeps }) => sleeps !== null && inside.has(sleeps?.id ?? ""));
  const [first, last] = [isInside.indexOf(true), isInside.lastIndexOf(true)];
  if (first < 0) return 0;
  const nightsFor = (part: Itinerary["days"]) => {
    const minutes = part
      .flatMap(({ parts }) => parts)
      .reduce((all, one) => all + (one.kind === "ride" && one.between ? one.minutes : 0), 0);
    return minutes > withinDay ? Math.ceil(minutes / minutesANight) : 0;
  };
  return nightsFor(days.slice(0, first + 1)) + nightsFor(days.slice(last + 1));
}

function listInside({ bases, sights, regions = [] }: Plannable, part: string): string[] {
  const id = part.slice(part.indexOf(":") + 1);
  if (part.startsWith("base:")) return [id];
  if (part.startsWith("sight:"))
    return sights.filter((sight) => sight.id === id).map(({ base }) => bases[base]?.id ?? "");
  const region = part.startsWith("region:") ? regions.find((one) => one.id === id) : undefined;
  const states = region ? region.states : [id];
  return bases.flatMap((base, index) =>
    states.includes(base.state) || region?.bases.includes(index) ? [base.id] : [],
  );
}

/** Passports, and how many foreigners a permit is given to together. */
function checkDoors({ sights }: Plannable, { wish, days }: Itinerary, say: Say): void {
  const { passport, adults, children } = wish.party;
  if (passport === "indian") return;
  const known = new Map(sights.map((sight) => [sight.id, sight]));
  for (const { parts } of days)
    for (const part of parts) {
      if (part.kind !== "visit") continue;
      const sight = known.get(part.sight);
      if (sight?.closedTo?.includes(passport)) say("fit", `${part.name} lets no foreigner in.`);
      if ((sight?.foreignersTogether ?? 1) > adults + children.length)
        say("fit", `${part.name} is given to ${sight?.foreignersTogether} foreigners together.`);
    }
}
