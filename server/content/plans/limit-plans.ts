import { createMiddleware } from "hono/factory";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { readPlanQuery } from "./plan-query.ts";

/** Pages that wait for a plan keep others waiting that nobody has kept. */
const mostAtOnce = 12;

const refuse = (seconds: number) =>
  new AppError(
    "too_many_requests",
    `Many trips are being planned just now: please try again in ${seconds} seconds.`,
    { headers: { "retry-after": String(seconds) } },
  );

/** Before the planner's page: what asks for a plan of the server is counted, and kept by nobody. */
export function limitPlans({
  database,
  clock,
  limits,
}: Pick<Resources, "database" | "clock" | "limits">) {
  let open = 0;
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (readPlanQuery(new URL(context.req.url).searchParams).size === 0) return next();
    if (open >= mostAtOnce) throw refuse(5);
    open += 1;
    try {
      const now = clock();
      await limits.take(database.db, "plan", visitorKey(context), now);
      await limits.take(database.db, "plan-site", "all", now).catch((error: unknown) => {
        throw error instanceof AppError ? refuse(30) : error;
      });
      await next();
      context.res.headers.set("cache-control", "no-store");
      context.res.headers.set("x-robots-tag", "noindex");
    } finally {
      open -= 1;
    }
  });
}
