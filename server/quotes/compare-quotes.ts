import { sumItem } from "#contract/quote/quote-total.ts";
import { compareDays } from "#contract/trip/trip-days.ts";
import type { QuoteChanges } from "#contract/wire/trip-quotes.ts";
import type { VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

const words = ({ title, text, optional, day }: VersionRow["content"]["items"][number]) =>
  JSON.stringify([title, text, optional, day]);

/** What has changed from one version to the next: days, lines of the price, the whole. */
export function compareVersions(before: VersionRow, after: VersionRow): QuoteChanges {
  const was = new Map(before.content.items.map((item) => [item.id, item]));
  const is = new Set(after.content.items.map(({ id }) => id));
  const sell = (version: VersionRow, item: VersionRow["content"]["items"][number]) =>
    sumItem(item, version.content.party).sell;
  const items: QuoteChanges["items"] = after.content.items.flatMap(
    (item): QuoteChanges["items"] => {
      const old = was.get(item.id);
      const price = sell(after, item);
      if (!old) return [{ kind: "added", title: item.title, before: null, after: price }];
      const former = sell(before, old);
      return former === price && words(old) === words(item)
        ? []
        : [{ kind: "changed", title: item.title, before: former, after: price }];
    },
  );
  const gone = before.content.items
    .filter(({ id }) => !is.has(id))
    .map((item) => ({
      kind: "removed" as const,
      title: item.title,
      before: sell(before, item),
      after: null,
    }));
  return {
    since: before.number,
    days: compareDays(before.content.days, after.content.days),
    items: [...items, ...gone],
    total: { before: totalsOf(before).total, after: totalsOf(after).total },
  };
}
