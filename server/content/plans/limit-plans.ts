import { createMiddleware } from "hono/factory";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import { readPlanQuery } from "./plan-query.ts";

/** Plans that the server makes for a network, and for all together: a browser makes its own. */
const perVisitor = { limit: 30, windowSeconds: 600 };
const perSite = { limit: 240, windowSeconds: 60 };
/** Pages that wait for a plan keep others waiting that nobody has kept. */
const mostAtOnce = 12;

const refuse = (seconds: number) =>
  new AppError(
    "too_many_requests",
    `Many trips are being planned just now: please try again in ${seconds} seconds.`,
    { headers: { "retry-after": String(seconds) } },
  );

/** Before the planner's page: what asks for a plan of the server is counted, and kept by nobody. */
export function limitPlans({ database, clock }: Pick<Resources, "database" | "clock">) {
  let open = 0;
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (readPlanQuery(new URL(context.req.url).searchParams).size === 0) return next();
    if (open >= mostAtOnce) throw refuse(5);
    open += 1;
    try {
      const now = clock();
      await takeRate(database.db, `plan:${visitorKey(context)}`, perVisitor, now);
      await takeRate(database.db, "plan-site:all", perSite, now).catch((error: unknown) => {
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
