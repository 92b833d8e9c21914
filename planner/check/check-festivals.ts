import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { kmBetween } from "./facts-anew.ts";
import type { Say } from "./fault.ts";

/** One sleeps so near a festival. */
const nearKm = 46;
const dayMs = 86_400_000;
const before = (date: string) => new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);

/** A festival that is asked for has a night near it on its days, or on their eve, or a conflict that speaks of it. */
export function checkFestivals({ festivals = [], bases }: Plannable, trip: Itinerary, say: Say) {
  const { wish, days, conflicts } = trip;
  const placeOf = new Map(bases.map((base) => [base.id, base]));
  const said = new Set(conflicts.flatMap(({ wishes }) => wishes));
  for (const festival of festivals) {
    const { slug, name, dates, seasons = [] } = festival;
    const isAsked = wish.where.includes(`festival:${slug}`) || wish.must.includes(slug);
    if (!isAsked || said.has(`where:festival:${slug}`) || said.has(`must:${slug}`)) continue;
    const isMet = days.some(({ date, sleeps, parts }) => {
      const bed = sleeps && placeOf.get(sleeps.id);
      if (!bed || parts.some((part) => part.kind === "ride" && part.night)) return false;
      if (kmBetween(bed, festival) > nearKm && festival.base !== bases.indexOf(bed)) return false;
      return [...dates, ...seasons].some(({ start, end }) => before(start) <= date && date <= end);
    });
    if (!isMet) say("festival", `${name} was asked for: no night is near it on its days.`);
  }
}
