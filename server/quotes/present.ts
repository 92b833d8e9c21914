import { usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import type { DeskVersion } from "#contract/wire/desk-quotes.ts";
import { writeShownPrice } from "#contract/wire/shown-price.ts";
import type { Acceptance, QuoteChanges, ShownQuote } from "#contract/wire/trip-quotes.ts";
import { type LinkView, showTrip } from "#server/trips/page/link-view.ts";
import { compareVersions } from "./compare-quotes.ts";
import type { AcceptanceRow, VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

/** The version before one: what its changes are told of. Of a change of what is agreed, that. */
export const findBefore = <V extends VersionRow>(
  versions: V[],
  version: VersionRow,
): V | undefined =>
  versions.find(({ id }) => id === version.changes) ??
  versions
    .filter(({ number }) => number < version.number)
    .toSorted((one, other) => other.number - one.number)[0];

export const presentAcceptance = (row: AcceptanceRow, versions: VersionRow[]): Acceptance => ({
  name: row.name,
  at: row.acceptedAt.toISOString(),
  total: row.totalPaisa,
  version: versions.find(({ id }) => id === row.versionId)?.number ?? 0,
});

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
    changes: before ? compareVersions(before, version, { isTold: false }) : null,
  };
};

/** Why it was withdrawn, in the office's words; why it was declined is for the office, unless all is shown. */
function showReason({ reason, state }: VersionRow, { mayEdit, names, prices, hide }: LinkView) {
  if (mayEdit || (names && prices)) return reason;
  return state === "withdrawn" ? hide.prose(reason) : "";
}

function showPrice(
  version: VersionRow,
  { hide, names }: LinkView,
): NonNullable<ShownQuote["price"]> {
  const totals = totalsOf(version, version.ticked);
  const isOver = version.state === "cancelled";
  const price = writeShownPrice(
    version.content,
    { totals, ticked: version.ticked, tax: version.taxRates },
    version.exchange ?? null,
  );
  return {
    ...price,
    items: price.items.map(({ title, text, lines, ...item }) => ({
      ...item,
      title: hide.name(title),
      text: hide.prose(text),
      lines: lines.map((part) => ({ ...part, ages: names ? part.ages : [] })),
    })),
    totals: {
      ...totals,
      // Nobody travels for what a cancellation costs, and it is due at once.
      persons: isOver ? [] : totals.persons,
      parts: isOver
        ? []
        : totals.parts.map(({ label, paisa }) => ({ label: hide.name(label), paisa })),
    },
    due: isOver ? [] : price.due,
  };
}

/** What changed, without the lines of the price and its sum where no prices are shown. */
const showChanges = (changes: QuoteChanges, { prices, hide }: LinkView): QuoteChanges => ({
  since: changes.since,
  days: changes.days.map(({ day, kind, title, before, came, went }) => ({
    ...{ day, kind, title: hide.name(title), before: hide.name(before) },
    ...{ came: came.map(hide.name), went: went.map(hide.name) },
  })),
  items: prices
    ? changes.items.map(({ kind, title, before, after }) => ({
        ...{ kind, title: hide.name(title), before, after },
      }))
    : [],
  total: prices ? changes.total : null,
});

/**
 * A version as a link is shown it: field by field, so that what is added to a quote is told to nobody
 * before this says so; what people wrote goes through the view's `hide`.
 */
export function presentShown(
  version: VersionRow,
  versions: VersionRow[],
  acceptance: AcceptanceRow | null,
  { view, now }: { view: LinkView; now: Date },
): ShownQuote {
  const { content } = version;
  const { hide } = view;
  const before = findBefore(versions, version);
  const accepted = acceptance && view.prices ? presentAcceptance(acceptance, versions) : null;
  return {
    ...fieldsOf(version, now),
    reason: showReason(version, view),
    title: hide.name(content.title),
    intro: hide.prose(content.intro),
    language: content.language,
    // How old somebody's children are is theirs, as their names are.
    party: view.names ? content.party : { ...content.party, ages: [] },
    departure: content.departure,
    // A trip without a start has dates too: they follow from the departure.
    ...showTrip({ ...content.trip, start: content.trip.start ?? content.departure }, view),
    inclusions: content.inclusions.map(hide.prose),
    exclusions: content.exclusions.map(hide.prose),
    terms: hide.prose(content.terms),
    price: view.prices ? showPrice(version, view) : null,
    changes: before ? showChanges(compareVersions(before, version, { isTold: true }), view) : null,
    cancellation: version.cancellation ?? usualCancelPolicy,
    acceptance: accepted && { ...accepted, name: view.names ? accepted.name : "" },
    mayAccept: view.mayEdit && stateAt(version, now) === "sent",
  };
}
