import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Resources } from "#server/resources.ts";
import type { HttpEnv } from "./http-env.ts";

/** /healthz: the process answers. /readyz: the database answers too, 503 otherwise. */
export function createHealthRoutes({ database, log }: Resources) {
  return new Hono<HttpEnv>()
    .get("/healthz", (context) => context.json({ status: "ok" }))
    .get("/readyz", async (context) => {
      try {
        await database.db.execute(sql`select 1`);
        return context.json({ status: "ready", database: database.kind });
      } catch (error) {
        log.error({ err: error }, "not ready");
        return context.json({ status: "unavailable" }, 503);
      }
    });
}
