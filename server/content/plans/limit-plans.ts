import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKeys } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { readPlanQuery, unplannedQuery } from "./plan-query.ts";

/** Plans that are waited for at once, and of one network among them. */
const most = { inAll: 12, ofNetwork: 3 };

/** Counts plans that are under way, by network. @returns a place's way back, null where there is none */
function createPlaces() {
  const networks = new Map<string, number>();
  let taken = 0;
  return (network: string): (() => void) | null => {
    const own = networks.get(network) ?? 0;
    if (taken >= most.inAll || own >= most.ofNetwork) return null;
    taken += 1;
    networks.set(network, own + 1);
    return () => {
      taken -= 1;
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    };
  };
}

/**
 * Before the planner's page: what asks for a plan of the server is counted, first by its network and then among
 * all, and kept by nobody. Beyond a limit nobody is refused: the page is served without days, and the browser
 * plans by itself.
 */
export function limitPlans({
  database,
  clock,
  limits,
}: Pick<Resources, "database" | "clock" | "limits">) {
  const takePlace = createPlaces();

  /** @returns a place's way back, null when the browser is to plan */
  async function admit(household: string, wide: string): Promise<(() => void) | null> {
    const now = clock();
    for (const counted of [["plan", household] as const, ["plan-site", "all"] as const]) {
      const [passed] = await limits.count(database.db, [counted], now);
      if (typeof passed === "number") return null;
    }
    return takePlace(wide);
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
