import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { listDayAuthors } from "#server/trips/days/days-store.ts";
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

/** Days as a link is shown them. */
export const hideInDays = (days: PlanDays, { hide }: Pick<LinkView, "hide">): PlanDays =>
  hide === hideNothing
    ? days
    : days.map((day) => ({
        ...day,
        title: hide.name(day.title),
        text: hide.name(day.text),
        sleeps: day.sleeps && hide.name(day.sleeps),
        stops: day.stops.map((stop) => ({
          ...stop,
          name: hide.name(stop.name),
          text: hide.name(stop.text),
        })),
      }));
