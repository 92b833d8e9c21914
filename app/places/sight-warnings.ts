import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#app/ui/language.ts";
import { shortenMonths } from "#app/ui/months.ts";
import { listClosedMonths } from "#contract/content/open-months.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { SightFacts } from "#server/content/places/place-facts.ts";

const permits = {
  everyone: m.warn_permit_everyone,
  foreigners: m.warn_permit_foreigners,
  indians: m.warn_permit_indians,
} as const;

/** What can spoil a visit to who does not know it, a few words each: whom it lets in, how high, when it is shut. */
export function listWarnings(sight: SightFacts, hours: CompiledHours | undefined): string[] {
  const { closedTo, permit, altitude, restBefore, minAge, book, isHard, kidsFit } = sight;
  const closed = hours ? listClosedMonths(hours) : [];
  return [
    ...(closedTo?.includes("foreign")
      ? [m.warn_closed_foreign()]
      : closedTo
        ? [m.warn_closed_saarc()]
        : []),
    ...(permit ? [permits[permit.who]()] : []),
    ...(altitude ? [m.warn_altitude({ metres: formatNumber(altitude) })] : []),
    ...(restBefore ?? []).map(({ nights, above }) =>
      m.warn_rest({ nights, metres: formatNumber(above) }),
    ),
    ...(closed.length > 0 && closed.length < 12
      ? [m.warn_closed_months({ months: shortenMonths(closed) })]
      : []),
    ...(minAge ? [m.warn_age({ age: minAge })] : []),
    ...(kidsFit === "no" && !minAge ? [m.warn_not_for_children()] : []),
    ...(isHard ? [m.warn_hard()] : []),
    ...(book ? [book.need === "required" ? m.warn_book_required() : m.warn_book_advised()] : []),
  ];
}
