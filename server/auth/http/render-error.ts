import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "#server/errors/app-error.ts";
import { isUnreachable, retryAfter } from "#server/errors/unreachable.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { sayRefusal } from "#words/faults/say-fault.ts";
import { AuthError, OAuthStyleError } from "../auth-error.ts";
import type { AuthRequest } from "./auth-env.ts";

const versionHeader = "x-supabase-api-version";
const firstVersion = Date.parse("2024-01-01T00:00:00Z");

export const wantsNewErrors = (version: string | undefined) =>
  version !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(version) &&
  Date.parse(`${version}T00:00:00Z`) >= firstVersion;

/** What is said of a code that has no sentence of its own. */
const kindOf = ({ status }: AuthError) =>
  status === 429 ? "too_many_requests" : status >= 500 ? "internal" : "validation_failed";

/** The error exit of the auth service: section 1 of the contract. */
export function renderAuthError(error: unknown, context: AuthRequest): Response {
  const requestId = context.get("requestId");
  let failure: AuthError;
  if (error instanceof AuthError) failure = error;
  else if (error instanceof AppError && error.status < 500)
    failure = new AuthError(error.status, error.code, error.message);
  else {
    context.get("log")?.error({ err: error }, "auth request failed");
    failure = new AuthError(
      isUnreachable(error) ? 503 : 500,
      "unexpected_failure",
      "Unexpected failure, please try again",
      { error_id: requestId },
    );
  }
  const headers: Record<string, string> = { "x-sb-error-code": failure.code };
  // The code says what it is to a program; the sentence is read by whoever sits before the page.
  const language = languageOfReader();
  if (language !== "en") headers["content-language"] = language;
  const message = sayRefusal(failure.message, kindOf(failure), language);
  if (failure.status === 429) headers["retry-after"] = "60";
  if (failure.status === 503) headers["retry-after"] = String(retryAfter);
  if (failure instanceof OAuthStyleError)
    return context.json(
      { error: failure.code, error_description: message, ...failure.extra },
      failure.status as ContentfulStatusCode,
      headers,
    );
  const version = context.req.header(versionHeader);
  if (wantsNewErrors(version)) {
    headers[versionHeader] = version as string;
    return context.json(
      { code: failure.code, message: message, ...failure.extra },
      failure.status as ContentfulStatusCode,
      headers,
    );
  }
  return context.json(
    { code: failure.status, error_code: failure.code, msg: message, ...failure.extra },
    failure.status as ContentfulStatusCode,
    headers,
  );
}
