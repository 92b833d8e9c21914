import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Limiter } from "#server/limits/limiter.ts";
import type { HttpEnv } from "./http-env.ts";
import { hashToken, matchesToken } from "./secret-token.ts";

/** First path segment only: a metric must not grow with what visitors type. */
const known = new Set([
  "auth",
  "rest",
  "storage",
  "realtime",
  "api",
  "assets",
  "pictures",
  "data",
  "destinations",
]);
export const groupOf = (path: string): string => {
  const first = path.split("/")[1] ?? "";
  return known.has(first) ? first : "page";
};

/** Counts an answer given before the application; `group` is one of `groupOf`. */
export type CountPlain = (group: string, method: "GET" | "HEAD", status: number) => void;

/** Counts and times of requests, and the process's own figures, for GET /metrics with METRICS_TOKEN as its bearer. */
export function createMetrics(token: string | undefined, limits?: Pick<Limiter, "refusals">) {
  const kept = token && hashToken(token);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered",
    labelNames: ["group", "method", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer what did not lie ready",
    labelNames: ["group"],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [registry],
  });
  new Counter({
    name: "limit_refusals_total",
    help: "How often a limit was reached",
    labelNames: ["limit"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, times] of limits?.refusals() ?? []) this.inc({ limit }, times);
    },
  });
  const hundredOf = (status: number) => Math.floor(status / 100) * 100;
  const count = createMiddleware<HttpEnv>(async (context, next) => {
    const group = groupOf(context.req.path);
    const end = seconds.startTimer({ group });
    await next();
    end();
    requests.inc({ group, method: context.req.method, status: hundredOf(context.res.status) });
  });

  /** Of what is answered in a few microseconds: the counter above is told when somebody reads it. */
  const plain = new Map<string, Map<number, number>>();
  const countPlain: CountPlain = (group, method, status) => {
    const counts = plain.get(group) ?? new Map<number, number>();
    if (counts.size === 0) plain.set(group, counts);
    const key = method === "HEAD" ? -status : status;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  function takeOver(): void {
    for (const [group, counts] of plain)
      for (const [key, times] of counts)
        requests.inc(
          { group, method: key < 0 ? "HEAD" : "GET", status: hundredOf(Math.abs(key)) },
          times,
        );
    plain.clear();
  }
  async function answer(context: Context<HttpEnv>) {
    // Figures of the house are nobody's business outside it; a proxy on this machine looks like the machine.
    const [, sent = ""] = /^bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    if (!kept || !matchesToken(sent, kept)) return context.notFound();
    context.header("cache-control", "no-store");
    takeOver();
    return context.text(await registry.metrics(), 200, { "content-type": registry.contentType });
  }
  return { count, countPlain, answer };
}

export type Metrics = ReturnType<typeof createMetrics>;
