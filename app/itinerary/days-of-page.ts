import type { TripPage } from "#contract/wire/trip-page.ts";
import { daysOfShown } from "#trip/shown-trip.ts";

type Shown = Pick<TripPage, "days"> & Partial<Pick<TripPage, "trip" | "said">>;

/** The days of a trip's page or of its quote in words; of a copy that the release before has kept, as they are kept. */
export const daysOfPage = ({ trip, said, days }: Shown): TripPage["days"] =>
  trip && said ? daysOfShown({ trip, said }) : days;

/** A trip's page with the days of a quote in the place of its own. */
export const withDaysOf = (page: TripPage, shown: Shown): TripPage => ({
  ...page,
  ...(shown.trip && shown.said && { trip: shown.trip, said: shown.said }),
  days: daysOfPage(shown),
});
