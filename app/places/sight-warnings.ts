import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#app/ui/language.ts";
import { shortenMonths } from "#app/ui/months.ts";
import { listClosedMonths } from "#contract/content/open-months.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { EntryRule } from "#contract/content/sight.ts";
import type { SightFacts } from "#server/content/places/place-facts.ts";
import type { Reading } from "#server/content/places/standing.ts";

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

/** A few words, and who says so; null: nobody's page. */
export type Warning = { text: string; reading: Reading };

/** What can spoil a visit to who does not know it: whom it lets in, how high, when it is shut, each by its own fact. */
export function listWarnings(sight: SightFacts, hours: CompiledHours | undefined): Warning[] {
  const { rules, without, closedTo, permit, altitude, restBefore, minAge, book, isHard, kidsFit } =
    sight;
  const { checked } = sight;
  const closed = hours ? listClosedMonths(hours) : [];
  const say = (text: string, reading: Reading = null): Warning => ({ text, reading });
  return [
    ...(closedTo?.includes("foreign")
      ? [say(m.warn_closed_foreign())]
      : closedTo
        ? [say(m.warn_closed_saarc())]
        : []),
    ...(permit ? [say(permits[permit.who](), checked.permit)] : []),
    ...(altitude ? [say(m.warn_altitude({ metres: formatNumber(altitude) }))] : []),
    ...(restBefore ?? []).map(({ nights, above }) =>
      say(m.warn_rest({ nights, metres: formatNumber(above) })),
    ),
    ...(closed.length > 0 && closed.length < 12
      ? [say(m.warn_closed_months({ months: shortenMonths(closed) }), checked.hours)]
      : []),
    ...(minAge ? [say(m.warn_age({ age: minAge }))] : []),
    ...(kidsFit === "no" && !minAge ? [say(m.warn_not_for_children())] : []),
    ...(isHard ? [say(m.warn_hard())] : []),
    ...rules.map((rule) => say(ruleTexts[rule]())),
    ...without.map((what) => say(missing[what]())),
    ...(book
      ? [
          say(
            book.need === "required" ? m.warn_book_required() : m.warn_book_advised(),
            checked.book,
          ),
        ]
      : []),
  ];
}

/** The reading that all have in common, to be said once behind the last; false: each says its own. */
export function findCommonReading(warnings: readonly Warning[]): Reading | false {
  // What an undated page says is as unverified as what nobody's page says.
  const standingOf = ({ reading }: Warning) => reading?.standing ?? "unverified";
  const [first] = warnings;
  return first && warnings.every((one) => standingOf(one) === standingOf(first))
    ? first.reading
    : false;
}
