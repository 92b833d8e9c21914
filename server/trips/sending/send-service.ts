import { findTravelDateFault, type TripRequestInput } from "#contract/wire/trips.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { PlanTrip } from "#server/trips/days/plan-days.ts";
import type { TripWords } from "#server/trips/store.ts";
import { keepTrip } from "./keep-trip.ts";
import { todayAnywhere } from "./today-anywhere.ts";

/** What an account asks for: stored once, with its mails, however often it is sent. */
export function createTripSender(
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  { layOutSent }: Pick<PlanTrip, "layOutSent">,
) {
  const { database, clock } = resources;
  return {
    /**
     * Stores a request once, with its mails (to the account's own address, if it is shown to be its, and to
     * the operator): all of it, or nothing. The same `idempotencyKey` of the
     * same account gives the first request again.
     * @throws AppError forbidden (foreign id), validation_failed (date), too_many_requests
     */
    async createTrip(
      sender: Pick<AuthUser, "id" | "email" | "emailVerified">,
      input: TripRequestInput,
      idempotencyKey: string | null,
    ): Promise<TripWords> {
      const userId = sender.id;
      // Never to what was typed: it may be anybody's, and the form would carry a stranger's words there.
      const own = sender.emailVerified ? sender.email : "";
      if (input.id !== userId)
        throw new AppError("forbidden", "A trip request can only be sent for your own account.");
      const fault = findTravelDateFault(input.travelDate, todayAnywhere(clock()));
      if (fault) throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
      const sent = { ...input, userId, own, idempotencyKey };
      const trip = await keepTrip(database.db, resources, sent, ["trip", userId]);
      await layOutSent({ id: trip.id, plan: input.plan });
      return trip;
    },
  };
}
