import type { CompiledFee, Plannable, PlannableSight } from "#contract/content/plannable.ts";
import type { Itinerary, Visit } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { Say } from "./fault.ts";

/** Rupees that a party pays at a gate by itself on a date, from the facts alone; null: nobody knows. */
function askOf({ fee }: PlannableSight, { party }: Wish, date: string): number | null {
  if (!fee) return null;
  const prices = fee.when?.find((when) => isThen(when, date)) ?? fee;
  const { indian, foreign, saarc = foreign, child, childUnder = 12 } = prices;
  const adult = { indian, foreign, saarc }[party.passport];
  const heads = party.adults + party.children.length;
  if (fee.per === "group") return adult;
  if (fee.per === "vehicle" || fee.per === "boat") return adult * Math.max(1, Math.ceil(heads / 6));
  const young = party.children.filter((age) => child !== undefined && age < childUnder).length;
  return adult * (heads - young) + (child ?? 0) * young;
}

function isThen(when: NonNullable<CompiledFee["when"]>[number], date: string): boolean {
  const code = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const [from = 0, to = 0] = when.season ?? [];
  const inSeason = from <= to ? code >= from && code <= to : code >= from || code <= to;
  // Sunday is 0 for the clock and 7 by ISO.
  const weekday = String(new Date(`${date}T12:00:00Z`).getUTCDay() || 7);
  return (
    when.weekdays?.includes(weekday) ??
    when.dates?.some(([first, last]) => date >= first && date <= last) ??
    (when.season !== undefined && inSeason)
  );
}

type Seen = { visit: Visit; day: number; asked: number | null };

/** No ticket is paid twice while it is good, none is left out, and each costs what its day asks. */
export function checkTickets(plannable: Plannable, { wish, days }: Itinerary, say: Say): void {
  const sights = new Map(plannable.sights.map((sight) => [sight.id, sight]));
  const tickets = plannable.tickets ?? [];
  const seen = days.flatMap(({ parts, date }, day) =>
    parts.flatMap((part): Seen[] => {
      const sight = part.kind === "visit" ? sights.get(part.sight) : undefined;
      if (part.kind !== "visit" || !sight) return [];
      return [{ visit: part, day, asked: askOf(sight, wish, date) }];
    }),
  );
  for (const [at, { visit, day, asked }] of seen.entries()) {
    if (visit.fee === asked) {
      const again = tickets.some(
        ({ kind, opens, days: good }) =>
          kind === "only" &&
          (asked ?? 0) > 0 &&
          opens.includes(visit.sight) &&
          isBought(seen.slice(0, at), opens, day - good),
      );
      if (again) say("money", `${visit.name} is paid though its ticket is bought already.`);
      continue;
    }
    const isOpened =
      visit.fee === 0 &&
      tickets.some(
        ({ opens, days: good }) =>
          opens.includes(visit.sight) && isOpenedBy(seen.slice(0, at), opens, day - good),
      );
    const isInstead = tickets.some(
      ({ kind, opens }) =>
        kind === "instead" && opens.includes(visit.sight) && (visit.fee ?? 0) > (asked ?? 0),
    );
    if (!isOpened && !isInstead)
      say("money", `${visit.name} costs ${asked} on its day, not ${visit.fee}.`);
  }
}

const isOpenedBy = (before: readonly Seen[], opens: readonly string[], after: number) =>
  before.some(({ visit, day }) => day > after && opens.includes(visit.sight) && visit.fee !== 0);

/** Bought at its own price, and no longer ago than it is good. */
const isBought = (before: readonly Seen[], opens: readonly string[], after: number) =>
  before.some(
    ({ visit, day, asked }) =>
      day > after && opens.includes(visit.sight) && (asked ?? 0) > 0 && visit.fee === asked,
  );
