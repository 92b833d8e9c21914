import type { AuthError } from "@supabase/auth-js";
import { openAuth } from "#app/calls/auth.ts";
import { askApi, readMessage } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
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

/** No answer of the auth service, or none that says anything about who is here. */
const isOutOfReach = ({ status }: AuthError): boolean =>
  status === 0 || (status !== undefined && status >= 500);

/** Asks the auth service who is here, then POST /Tripdata with the bearer and the key. Throws nothing. */
export async function sendTrip(values: TripValues, idempotencyKey: string): Promise<TripOutcome> {
  const { plan, ...told } = values;
  try {
    const auth = await openAuth();
    const { data, error } = await auth.getUser();
    if (!data.user) {
      // Nobody answered the official client: it has no status, or a server's own fault.
      if (error && isOutOfReach(error))
        return { kind: "failed", text: error.message || m.trip_not_sent() };
      // The image alone does not make a session: without one it goes (section 4).
      clearStored(keys.image);
      return { kind: "signed-out", text: error?.message ?? m.trip_sign_in_title() };
    }
    const { id } = data.user;
    const answer = await withSecondFactor(
      async () => {
        const { data: current } = await auth.getSession();
        return askApi<{ message: string; reference: string }>(
          "POST",
          "/Tripdata",
          // Section 3's fields; a plan only where one goes along.
          { id, ...told, ...(plan && { plan }) },
          {
            headers: {
              authorization: `Bearer ${current.session?.access_token ?? ""}`,
              "idempotency-key": idempotencyKey,
            },
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
    const cause = error instanceof CallError ? error.cause : error;
    const said = cause instanceof TypeError ? cause.message : "";
    return { kind: "failed", text: said || m.trip_not_sent() };
  }
}
