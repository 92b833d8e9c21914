import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { daysOfShown } from "#trip/shown-trip.ts";

/** A trip's page or its quote; a copy that a phone has kept since before there were documents has its days alone. */
export type ShownDays = Partial<Pick<TripPage, "trip" | "said">> & { days?: PlanDays };

/** A trip's page with its days in words. */
export type PageWithDays = TripPage & { days: PlanDays };

/** The days of a trip's page or of its quote in words. */
export const daysOfPage = ({ trip, said, days = [] }: ShownDays): PlanDays =>
  trip && said ? daysOfShown({ trip, said }) : days;

/** A trip's page with the days of a quote in the place of its own. */
export const withDaysOf = (page: TripPage, shown: ShownDays): PageWithDays => ({
  ...page,
  ...(shown.trip && shown.said && { trip: shown.trip, said: shown.said }),
  days: daysOfPage(shown),
});
