import { openAuth } from "#app/calls/auth.ts";
import { postProduct, readMessage } from "#app/calls/product-api.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { clearStored, keys } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import type { TripValues } from "./trip-draft.ts";

export type TripOutcome =
  | { kind: "sent"; text: string; reference: string }
  /** No user behind the session: the auth service's own words (section 6). */
  | { kind: "signed-out"; text: string }
  | { kind: "refused"; text: string; fields: Record<string, string> }
  | { kind: "failed"; text: string };

/** Asks the auth service who is here, then POST /Tripdata with the bearer and the key. Throws nothing. */
export async function sendTrip(values: TripValues, idempotencyKey: string): Promise<TripOutcome> {
  try {
    const auth = await openAuth();
    const { data, error } = await auth.getUser();
    if (!data.user) {
      if (error?.name === "AuthRetryableFetchError")
        return { kind: "failed", text: error.message || m.trip_not_sent() };
      // The image alone does not make a session: without one it goes (section 4).
      clearStored(keys.image);
      return { kind: "signed-out", text: error?.message ?? m.trip_sign_in_title() };
    }
    const { id } = data.user;
    const answer = await withSecondFactor(
      async () => {
        const { data: current } = await auth.getSession();
        return postProduct<{ message: string; reference: string }>(
          "/Tripdata",
          { id, ...values },
          {
            authorization: `Bearer ${current.session?.access_token ?? ""}`,
            "idempotency-key": idempotencyKey,
          },
        );
      },
      ({ body }) => body.error?.code,
    );
    const text = readMessage(answer) || m.trip_not_sent();
    if (answer.ok) return { kind: "sent", text, reference: answer.body.reference ?? "" };
    if (answer.status === 401) return { kind: "signed-out", text };
    return { kind: "refused", text, fields: answer.body.error?.fields ?? {} };
  } catch (error) {
    const said = error instanceof TypeError ? error.message : "";
    return { kind: "failed", text: said || m.trip_not_sent() };
  }
}
