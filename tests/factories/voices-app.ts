import { Hono } from "hono";
import type { Call } from "#server/calls/call.ts";
import { type Guards, mountCalls } from "#server/calls/mount-calls.ts";
import { AppError } from "#server/errors/app-error.ts";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import type { Resources } from "#server/resources.ts";

/** Puts one feature's calls into a shell, each answer held to its description. */
export function mountFor(
  app: Hono<HttpEnv>,
  calls: Call[],
  guards: Partial<Guards> = {},
): Hono<HttpEnv> {
  const nobody = async () => {
    throw new AppError("not_signed_in", "Please log in first.");
  };
  mountCalls(
    app,
    calls,
    { requireUser: nobody, requireAdmin: nobody, ...guards },
    { checkAnswers: true },
  );
  return app;
}

/** The shell around one feature's routes: request id, client address, error exit. */
export function createShell(resources: Resources): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(renderError);
  app.use(requestContext(resources.log, true));
  return app;
}

export const asJson = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

/** A clock that a test moves. */
export function createClock(start = "2026-11-20T09:00:00.000Z") {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), advance: (seconds: number) => (now += seconds * 1000) };
}
