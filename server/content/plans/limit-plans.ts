import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKeys } from "#server/http/visitor-key.ts";
import type { PlanAdmission } from "./plan-admission.ts";
import { readPlanQuery, unplannedQuery } from "./plan-query.ts";

/**
 * Before the planner's page: what asks for a plan of the server is counted, first by its network and then among
 * all, and kept by nobody. Beyond a limit nobody is refused: the page is served without days, and the browser
 * plans by itself.
 */
export function limitPlans({ count, enter }: PlanAdmission) {
  /** @returns what leaves the slot, null when the browser is to plan */
  async function admit(household: string, wide: string): Promise<(() => void) | null> {
    if (await count(household)) return null;
    const leave = enter(wide);
    return typeof leave === "function" ? leave : null;
  }

  return createMiddleware<HttpEnv>(async (context, next) => {
    const url = new URL(context.req.url);
    const isUnplanned = url.searchParams.has(unplannedQuery);
    if (isUnplanned || readPlanQuery(url.searchParams).size === 0) return next();
    const { household, wide } = visitorKeys(context);
    const leave = await admit(household, wide);
    if (!leave) {
      const routes = url.searchParams.get("_routes");
      url.search = "";
      url.searchParams.set(unplannedQuery, "1");
      if (routes !== null) url.searchParams.set("_routes", routes);
      context.req.raw = new Request(url, context.req.raw);
    }
    try {
      await next();
      context.res.headers.set("cache-control", "no-store");
      context.res.headers.set("x-robots-tag", "noindex");
    } finally {
      leave?.();
    }
  });
}
