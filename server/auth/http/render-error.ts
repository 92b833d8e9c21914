import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "#server/errors/app-error.ts";
import { isUnreachable, retryAfter } from "#server/errors/unreachable.ts";
import { AuthError, OAuthStyleError } from "../auth-error.ts";
import type { AuthRequest } from "./auth-env.ts";

const versionHeader = "x-supabase-api-version";
const firstVersion = Date.parse("2024-01-01T00:00:00Z");

export const wantsNewErrors = (version: string | undefined) =>
  version !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(version) &&
  Date.parse(`${version}T00:00:00Z`) >= firstVersion;

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
  if (failure.status === 429) headers["retry-after"] = "60";
  if (failure.status === 503) headers["retry-after"] = String(retryAfter);
  if (failure instanceof OAuthStyleError)
    return context.json(
      { error: failure.code, error_description: failure.message, ...failure.extra },
      failure.status as ContentfulStatusCode,
      headers,
    );
  const version = context.req.header(versionHeader);
  if (wantsNewErrors(version)) {
    headers[versionHeader] = version as string;
    return context.json(
      { code: failure.code, message: failure.message, ...failure.extra },
      failure.status as ContentfulStatusCode,
      headers,
    );
  }
  return context.json(
    { code: failure.status, error_code: failure.code, msg: failure.message, ...failure.extra },
    failure.status as ContentfulStatusCode,
    headers,
  );
}
