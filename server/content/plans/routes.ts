import { Hono } from "hono";
import { AppError } from "#server/errors/app-error.ts";
import { pickEncoding } from "#server/http/compressed.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import type { PlanFactsReader } from "./plan-facts.ts";

/** Plans that the server makes for a network, and for all together: a browser makes its own. */
const perVisitor = { limit: 30, windowSeconds: 600 };
const perSite = { limit: 300, windowSeconds: 60 };

/** The planner's facts, and the count of plans that are asked of the server by address. */
export function createPlanRoutes(
  { database, clock }: Pick<Resources, "database" | "clock">,
  facts: PlanFactsReader,
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();

  // A page that is older than a deploy asks under the old hash: it gets today's facts.
  routes.get("/data/:facts{plannable-[\\w-]+\\.json}", async (context) => {
    const { address, text } = await facts();
    const isNow = context.req.path === address;
    const { encoding, bytes } = pickEncoding(text, context.req.header("accept-encoding") ?? "");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": String(bytes.byteLength),
        "cache-control": isNow ? "public, max-age=31536000, immutable" : "public, max-age=300",
        vary: "Accept-Encoding",
        ...(encoding && { "content-encoding": encoding }),
      },
    });
  });

  routes.on("GET", ["/plan", "/plan.data"], async (context, next) => {
    const asked = [...new URL(context.req.url).searchParams.keys()].some(
      (key) => key !== "_routes",
    );
    if (!asked) return next();
    const now = clock();
    await takeRate(database.db, `plan:${visitorKey(context)}`, perVisitor, now);
    await takeRate(database.db, "plan-site:all", perSite, now).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError("unavailable", "Many trips are being planned just now.", {
        headers: { "retry-after": "30" },
      });
    });
    await next();
    context.res.headers.set("cache-control", "no-store");
    context.res.headers.set("x-robots-tag", "noindex");
  });
  return routes;
}
