import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";

type Needs = Pick<Resources, "database" | "clock" | "limits">;

/** Counts a search of the server's own. @throws AppError too_many_requests */
export const takeSearch = (
  { database, clock, limits }: Needs,
  context: Parameters<typeof visitorKey>[0],
): Promise<void> => limits.take(database.db, "search", visitorKey(context), clock());

/** Before the page of what was found: each is rendered for who asks, and kept by nobody. */
export const limitSearches = (resources: Needs) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    if (context.req.query("q")) await takeSearch(resources, context);
    return next();
  });
