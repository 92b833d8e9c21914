import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Resources } from "#server/resources.ts";
import type { HttpEnv } from "./http-env.ts";

/** A bucket is asked no more often than this, however often a balancer asks us. Milliseconds. */
const storageAge = 30_000;

/**
 * /healthz: the process answers. /readyz: the database answers too, and the process is not about to
 * stop; 503 otherwise. The storage is
 * told beside it: without it pages are served all the same, only uploads and their pictures fail.
 */
export function createHealth({
  database,
  bytes,
  clock,
  log,
  shutdown,
}: Pick<Resources, "database" | "bytes" | "clock" | "log" | "shutdown">) {
  let asked: { at: number; answer: Promise<string> } | null = null;
  const askStorage = () => {
    const now = clock().getTime();
    if (!asked || now - asked.at >= storageAge)
      asked = {
        at: now,
        answer: bytes.check().then(
          () => bytes.kind,
          (error: unknown) => {
            log.error({ err: error }, "storage unreachable");
            return "unreachable";
          },
        ),
      };
    return asked.answer;
  };
  return {
    // Pages ask it whether the site is there, and of which build: nothing in between may answer.
    answerAlive: (context: Context<HttpEnv>) =>
      context.json({ status: "ok" }, 200, { "cache-control": "no-store" }),
    async answerReady(context: Context<HttpEnv>) {
      if (shutdown.isNear) return context.json({ status: "stopping" }, 503);
      try {
        await database.db.execute(sql`select 1`);
      } catch (error) {
        log.error({ err: error }, "not ready");
        return context.json({ status: "unavailable" }, 503);
      }
      return context.json({
        status: "ready",
        database: database.kind,
        storage: await askStorage(),
      });
    },
  };
}
