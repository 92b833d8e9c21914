import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#app/ui/language.ts";
import { shortenMonths } from "#app/ui/months.ts";
import { listClosedMonths } from "#contract/content/open-months.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { EntryRule } from "#contract/content/sight.ts";
import type { SightFacts } from "#server/content/places/place-facts.ts";

const permits = {
  everyone: m.warn_permit_everyone,
  foreigners: m.warn_permit_foreigners,
  indians: m.warn_permit_indians,
} as const;

const ruleTexts: Record<EntryRule, () => string> = {
  "hindus-only": m.warn_hindus_only,
  "inner-hindus-only": m.warn_inner_hindus_only,
  "muslims-only": m.warn_muslims_only,
  "women-limited": m.warn_women_limited,
  "men-bare-chested": m.warn_men_bare_chested,
  "temple-dress": m.warn_temple_dress,
  covered: m.warn_covered,
  "head-covered": m.warn_head_covered,
  "shoes-off": m.warn_shoes_off,
  "no-phones": m.warn_no_phones,
  "no-cameras": m.warn_no_cameras,
  "no-pictures": m.warn_no_pictures,
  "no-leather": m.warn_no_leather,
  "no-bags": m.warn_no_bags,
};
const missing = { cash: m.warn_no_cash_machine, signal: m.warn_no_signal } as const;

/** What can spoil a visit to who does not know it, a few words each: whom it lets in, how high, when it is shut. */
export function listWarnings(sight: SightFacts, hours: CompiledHours | undefined): string[] {
  const { rules, without, closedTo, permit, altitude, restBefore, minAge, book, isHard, kidsFit } =
    sight;
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
    ...rules.map((rule) => ruleTexts[rule]()),
    ...without.map((what) => missing[what]()),
    ...(book ? [book.need === "required" ? m.warn_book_required() : m.warn_book_advised()] : []),
  ];
}
