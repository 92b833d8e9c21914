import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#app/ui/language.ts";
import { shortenMonths } from "#app/ui/months.ts";
import { listClosedMonths } from "#contract/content/open-months.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { Said, Warned } from "#server/content/places/tile-warnings.ts";
import { describeCarried } from "./carried-text.ts";
import { ruleTexts } from "./rule-texts.ts";

const permits = {
  everyone: m.warn_permit_everyone,
  foreigners: m.warn_permit_foreigners,
  indians: m.warn_permit_indians,
} as const;

const missing = { cash: m.warn_no_cash_machine, signal: m.warn_no_signal } as const;

/** A few words, and who says so; null or absent: nobody's page. */
export type Warning = { text: string; reading: Said };

/** The months in which hours let nobody in, from 1. */
export const closedMonths = (hours: CompiledHours | undefined): readonly number[] =>
  hours ? listClosedMonths(hours) : [];

/** What can spoil a visit to who does not know it: whom it lets in, how high, when it is shut, each by its own fact. */
export function listWarnings(sight: Warned, closed: readonly number[] = []): Warning[] {
  const { closedTo, permit, altitude, restBefore, minAge, book, isHard, kidsFit, checked } = sight;
  const { rules = [], without = [], carried } = sight;
  const say = (text: string, reading: Said = checked.entry): Warning => ({ text, reading });
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
    ...(carried ? [say(describeCarried(carried), checked.carried)] : []),
    ...rules.map((rule) => say(ruleTexts[rule]())),
    ...without.map((what) => say(missing[what](), checked[what])),
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
export function findCommonReading(warnings: readonly Warning[]): Said | false {
  // What an undated page says is as unverified as what nobody's page says.
  const standingOf = ({ reading }: Warning) => reading?.standing ?? "unverified";
  const [first] = warnings;
  return first && warnings.every((one) => standingOf(one) === standingOf(first))
    ? first.reading
    : false;
}
