import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";

/** Searches that the server makes for a network: while somebody types the browser searches by itself. */
const perNetwork = { limit: 240, windowSeconds: 600 };

/** Counts a search of the server's own. @throws AppError too_many_requests */
export const takeSearch = (
  { database, clock }: Pick<Resources, "database" | "clock">,
  context: Parameters<typeof visitorKey>[0],
): Promise<void> => takeRate(database.db, `search:${visitorKey(context)}`, perNetwork, clock());

/** Before the page of what was found: each is rendered for who asks, and kept by nobody. */
export const limitSearches = (resources: Pick<Resources, "database" | "clock">) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    if (context.req.query("q")) await takeSearch(resources, context);
    return next();
  });
