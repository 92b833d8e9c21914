import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";
import { countNightsOfWay } from "./way-anew.ts";

/** Of the nights of a trip that is meant for a part of the country so many may lie elsewhere. */
const elsewhere = 0.2;

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
function checkNightsInside(plannable: Plannable, itinerary: Itinerary, say: Say) {
  const { wish, days, conflicts } = itinerary;
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
  const share = Math.floor(nights.length * elsewhere + 1e-6);
  if (outside > share && outside > share + countNightsOnTheWay(plannable, itinerary, inside))
    say("where", `${outside} of ${nights.length} nights lie outside ${wish.where.join(", ")}.`);
}

/** Nights that the shortest way there and home asks for, whatever way the trip itself takes. */
function countNightsOnTheWay(
  { bases, legs }: Plannable,
  { wish, days, start }: Itinerary,
  inside: ReadonlySet<string>,
): number {
  const month = Number(days[0]?.date.slice(5, 7));
  const open = bases.flatMap(({ id, months }, index) =>
    inside.has(id) && months.charAt(month - 1) !== "0" ? [index] : [],
  );
  const from = bases.findIndex(({ id }) => id === start.id);
  const nights = !wish.party.wheelchair;
  return countNightsOfWay({ bases, legs }, { start: from, inside: open, month, nights });
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
