import { sumItem } from "#contract/quote/line-sum.ts";
import { sayHeads } from "#contract/quote/package-heads.ts";
import { listPriced } from "#contract/quote/quote-total.ts";
import { shownWords } from "#contract/quote/shown-title.ts";
import { compareDays } from "#contract/trip/trip-days.ts";
import type { QuoteChanges } from "#contract/wire/trip-quotes.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { sayEnglish } from "#words/english.ts";
import type { VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

type Line = { id: string; title: string; paisa: number; words: string };

/** What a price is made of: to the traveller as it is told, to the desk every line too. */
function listLines({ content }: VersionRow, isTold: boolean): Line[] {
  const heads = content.package?.rows ?? [];
  const items = isTold ? listPriced(content) : content.items;
  return [
    ...heads.map(({ of, count, price }): Line => {
      const title = sayHeads({ of, count });
      // No line's id has a colon.
      return { id: `package:${of}`, title, paisa: count * price, words: title };
    }),
    ...items.map((item): Line => {
      const { title, text } = isTold ? shownWords(item, content.suppliers) : item;
      const words = JSON.stringify([title, text, item.optional, item.day]);
      return { id: item.id, title, paisa: sumItem(item, content.party).sell, words };
    }),
  ];
}

/**
 * What has changed from one version to the next: days, lines of the price, the whole. `isTold`: as the traveller is
 * told of it.
 */
export function compareVersions(
  before: VersionRow,
  after: VersionRow,
  { isTold }: { isTold: boolean },
): QuoteChanges {
  const [former, latter] = [listLines(before, isTold), listLines(after, isTold)];
  const was = new Map(former.map((line) => [line.id, line]));
  const is = new Set(latter.map(({ id }) => id));
  const items = latter.flatMap(({ id, title, paisa, words }): QuoteChanges["items"] => {
    const old = was.get(id);
    if (!old) return [{ kind: "added", title, before: null, after: paisa }];
    return old.paisa === paisa && old.words === words
      ? []
      : [{ kind: "changed", title, before: old.paisa, after: paisa }];
  });
  const gone = former
    .filter(({ id }) => !is.has(id))
    .map(({ title, paisa }) => ({ kind: "removed" as const, title, before: paisa, after: null }));
  // Of what is agreed the options that were chosen are in the sum.
  const sumOf = (version: VersionRow) =>
    totalsOf(version, after.changes ? version.ticked : []).total;
  return {
    since: before.number,
    days: compareDays(
      daysOfDocument(before.content.trip, sayEnglish),
      daysOfDocument(after.content.trip, sayEnglish),
    ),
    items: [...items, ...gone],
    total: { before: sumOf(before), after: sumOf(after) },
  };
}
