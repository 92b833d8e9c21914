import { m } from "#app/paraglide/messages.js";
import { CallError } from "./call-error.ts";

/** An error object of the official client, as far as it is looked at. */
export type AuthFault = {
  name?: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
};

/** The client has no session, or the service knows it no more. */
export const isSignedOut = ({ name, code }: AuthFault): boolean =>
  name === "AuthSessionMissingError" || code === "session_not_found" || code === "bad_jwt";

/** The client says so of a request that nobody answered. */
const isUnanswered = ({ name, status }: AuthFault): boolean =>
  name === "AuthRetryableFetchError" && !status;

/**
 * What the official client answered, as a failure: the service's own sentences are shown (section 8),
 * what the client says of itself is said in ours. The error itself is its `cause`.
 */
export function readAuthFault(error: AuthFault): CallError {
  if (isSignedOut(error))
    return new CallError("not_signed_in", m.account_session_over(), { cause: error });
  if (isUnanswered(error))
    return new CallError("offline", m.account_unreachable(), { cause: error });
  return new CallError("refused", error.message || m.account_failed(), { cause: error });
}
