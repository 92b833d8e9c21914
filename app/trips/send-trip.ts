import { openAuth } from "#app/calls/auth.ts";
import type { AuthFault } from "#app/calls/auth-fault.ts";
import { askApi, callApi, readMessage } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { clearStored, keys, readStored } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import type { TripValues } from "./trip-draft.ts";

export type TripOutcome =
  | { kind: "sent"; text: string; reference: string }
  /** A mail is on its way to the address, which sends the request when it is confirmed. */
  | { kind: "asked"; text: string }
  /** No user behind the session, if there was one at all. */
  | { kind: "signed-out"; text: string }
  | { kind: "refused"; text: string; fields: Record<string, string> }
  | { kind: "failed"; text: string };

/** No answer of the auth service, or none that says anything about who is here. */
const isOutOfReach = ({ status }: AuthFault): boolean =>
  status === 0 || (status !== undefined && status >= 500);

/** What is said to whoever is not signed in: the official client's words of itself are for programs. */
const saySignedOut = (wasSignedIn: boolean): string =>
  wasSignedIn ? m.account_session_over() : m.trip_sign_in_first();

/** Sends the request with its e-mail address alone: a mail asks to confirm it. Throws nothing. */
export async function sendTripByAddress(values: TripValues): Promise<TripOutcome> {
  try {
    const { message } = await callApi<{ message: string }>("POST", "/api/trips", values);
    return { kind: "asked", text: message };
  } catch (error) {
    if (!(error instanceof CallError) || error.offline)
      return { kind: "failed", text: m.trip_not_sent() };
    return { kind: "refused", text: error.message || m.trip_not_sent(), fields: error.fields };
  }
}

/** Asks the auth service who is here, then POST /Tripdata with the bearer and the key. Throws nothing. */
export async function sendTrip(values: TripValues, idempotencyKey: string): Promise<TripOutcome> {
  const { plan, talk, seen, ...told } = values;
  try {
    const auth = await openAuth();
    const { data, error } = await auth.getUser();
    if (!data.user) {
      // Nobody answered the official client: it has no status, or a server's own fault.
      if (error && isOutOfReach(error))
        return { kind: "failed", text: error.message || m.trip_not_sent() };
      // The image alone does not make a session: without one it goes (section 4).
      const wasSignedIn = readStored(keys.image) !== null;
      clearStored(keys.image);
      return { kind: "signed-out", text: saySignedOut(wasSignedIn) };
    }
    const { id } = data.user;
    const answer = await withSecondFactor(
      async () => {
        const { data: current } = await auth.getSession();
        return askApi<{ message: string; reference: string }>(
          "POST",
          "/Tripdata",
          // Section 3's fields; a plan only where one goes along.
          {
            id,
            ...told,
            ...(plan && { plan }),
            ...(plan && talk && { talk }),
            ...(plan && seen && { seen }),
          },
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
    if (answer.status === 401) return { kind: "signed-out", text: saySignedOut(true) };
    return { kind: "refused", text, fields: answer.body.error?.fields ?? {} };
  } catch (error) {
    const cause = error instanceof CallError ? error.cause : error;
    const said = cause instanceof TypeError ? cause.message : "";
    return { kind: "failed", text: said || m.trip_not_sent() };
  }
}
