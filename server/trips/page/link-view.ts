import { nameIn } from "#server/content/places/names-in.ts";
import type { Db } from "#server/db/database.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Resources } from "#server/resources.ts";
import { listDayAuthors } from "#server/trips/days/days-store.ts";
import type { TripDay, TripDocument } from "#trip/document.ts";
import { isOfLoss } from "#trip/losses.ts";
import { mapTexts, type ShownTrip, sayTrip } from "#trip/shown-trip.ts";
import { sayIn } from "#words/say-in.ts";
import { createHideWords, type HideWords, hideNothing } from "./hide-words.ts";
import type { LinkedTrip } from "./link-store.ts";

/** Names and sums (paisa) that a trip's quote tells. */
export type ReadTold = (
  db: Db,
  tripId: string,
) => Promise<{ names: readonly string[]; sums: readonly number[] }>;

/** What a link is shown: all of it where it edits, else what the trip's settings say. */
export type LinkView = {
  mayEdit: boolean;
  names: boolean;
  prices: boolean;
  /** Takes out of people's own words what the link is not shown. */
  hide: HideWords;
};

export type ViewLink = (linked: LinkedTrip) => Promise<LinkView>;

/** How a link sees its trip: page, quote and papers are presented by this one view. */
export const createLinkView =
  ({ database: { db } }: Pick<Resources, "database">, readTold: ReadTold): ViewLink =>
  async ({ trip, kind }) => {
    const mayEdit = kind === "edit";
    const [names, prices] = [mayEdit || trip.linkNames, mayEdit || trip.linkPrices];
    if (names && prices) return { mayEdit, names, prices, hide: hideNothing };
    const [told, authors] = await Promise.all([
      readTold(db, trip.id),
      names ? [] : listDayAuthors(db, trip.id),
    ]);
    const hide = createHideWords({
      names: names ? null : [trip.name, ...authors, ...told.names],
      sums: prices ? null : told.sums,
    });
    return { mayEdit, names, prices, hide };
  };

/** Of notices only those that the days themselves say: what is told of budget and party is not for every link. */
const showDay = (day: TripDay): TripDay => ({
  ...day,
  notices: day.notices.filter(isOfLoss),
  items: day.items.map((item) => ({ ...item, notices: [] })),
});

/**
 * A trip as a link is shown it, field by field: never who sells what to us, nor what was wished.
 */
export function showTrip(
  { version, start, end, days, facts, next }: TripDocument,
  { hide }: Pick<LinkView, "hide">,
): ShownTrip {
  const shown: TripDocument = {
    ...{ version, start, end, facts, next, wish: null, party: null },
    days: days.map(showDay),
    services: [],
    notices: [],
  };
  const language = languageOfReader();
  const say = sayIn[language];
  // What people called so themselves is no name of ours, so it is hidden before.
  if (hide === hideNothing) return sayTrip(mapTexts(shown, nameIn(language)), say);
  const hidden = mapTexts(mapTexts(shown, hide.name), nameIn(language));
  return sayTrip(hidden, (told) => hide.name(say(told)));
}
