import { Hono } from "hono";
import { TripRequestInput } from "#contract/trips.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { readJson } from "#server/http/read-body.ts";
import type { TripService } from "./service.ts";

/** POST /Tripdata, section 7: bearer token required, and the `id` must be its owner. */
export function createTripRoutes(auth: Pick<Auth, "requireUser">, service: TripService) {
  return new Hono<HttpEnv>().post("/Tripdata", async (context) => {
    const user = await auth.requireUser(context.req.raw);
    const input = await readJson(context, TripRequestInput);
    const key = context.req.header("idempotency-key")?.trim() || null;
    if (key && !/^[\w.:-]{1,200}$/.test(key))
      throw new AppError(
        "validation_failed",
        "Idempotency-Key must be 1 to 200 letters, digits, or . : _ -",
      );
    const trip = await service.createTrip(user, input, key);
    return context.json({
      message: `Your trip request has been sent. Its reference is ${trip.reference}.`,
      reference: trip.reference,
      id: trip.id,
    });
  });
}
