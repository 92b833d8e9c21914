import type { PaymentPart } from "#contract/quote.ts";
import { sumItem } from "#contract/quote-total.ts";
import type { Acceptance, DeskVersion, ShownQuote } from "#contract/trip-quotes.ts";

import { compareVersions } from "./compare-quotes.ts";
import type { AcceptanceRow, VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

/** The version before one: what its changes are told of. */
const findBefore = <V extends VersionRow>(versions: V[], version: VersionRow): V | undefined =>
  versions
    .filter(({ number }) => number < version.number)
    .toSorted((one, other) => other.number - one.number)[0];

export const presentAcceptance = (row: AcceptanceRow, versions: VersionRow[]): Acceptance => ({
  name: row.name,
  at: row.acceptedAt.toISOString(),
  total: row.totalPaisa,
  version: versions.find(({ id }) => id === row.versionId)?.number ?? 0,
});

/** When a part of the price is due, in words. */
export function sayDue({ due, days }: PaymentPart): string {
  const span = days === 1 ? "1 day" : `${days} days`;
  if (due === "acceptance") return days === 0 ? "when you accept" : `${span} after you accept`;
  return days === 0 ? "on the day of departure" : `${span} before departure`;
}

/** A version open at a moment is one that can be accepted: a round of the clock may not have been there yet. */
export const stateAt = (version: VersionRow, now: Date): VersionRow["state"] =>
  version.state === "sent" && version.lapsesAt <= now ? "lapsed" : version.state;

const fieldsOf = (version: VersionRow, now: Date) => ({
  id: version.id,
  number: version.number,
  state: stateAt(version, now),
  sentAt: version.sentAt.toISOString(),
  validUntil: version.content.validUntil,
  reason: version.reason,
});

export const presentVersion = (
  version: VersionRow & { who: string | null },
  versions: VersionRow[],
  now: Date,
): DeskVersion => {
  const before = findBefore(versions, version);
  return {
    ...fieldsOf(version, now),
    total: totalsOf(version, version.ticked).total,
    ticked: version.ticked,
    sentBy: version.who ?? "",
    seenAt: version.seenAt?.toISOString() ?? null,
    decidedAt: version.decidedAt?.toISOString() ?? null,
    changes: before ? compareVersions(before, version) : null,
  };
};

/** A version as the traveller reads it; `access`: what the link may and shows. */
export function presentShown(
  version: VersionRow,
  versions: VersionRow[],
  acceptance: AcceptanceRow | null,
  access: { mayEdit: boolean; showPrices: boolean; now: Date },
): ShownQuote {
  const { content } = version;
  const before = findBefore(versions, version);
  const changes = before ? compareVersions(before, version) : null;
  return {
    ...fieldsOf(version, access.now),
    title: content.title,
    intro: content.intro,
    language: content.language,
    party: content.party,
    departure: content.departure,
    days: content.days,
    inclusions: content.inclusions,
    exclusions: content.exclusions,
    terms: content.terms,
    price: access.showPrices
      ? {
          items: content.items.map((item) => {
            const { sell, times } = sumItem(item, content.party);
            const { id, kind, title, text, day, per, optional } = item;
            return { id, kind, title, text, day, per, optional, times, paisa: sell };
          }),
          ticked: version.ticked,
          totals: totalsOf(version, version.ticked),
          tax: version.taxRates,
          exchange: version.exchange ?? null,
          due: content.schedule.map(sayDue),
        }
      : null,
    changes: changes && (access.showPrices ? changes : { ...changes, items: [], total: null }),
    acceptance: acceptance && access.showPrices ? presentAcceptance(acceptance, versions) : null,
    mayAccept: access.mayEdit && stateAt(version, access.now) === "sent",
  };
}
