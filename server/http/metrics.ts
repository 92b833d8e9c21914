import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { HttpEnv } from "./http-env.ts";
import { isLocalRequest } from "./local-request.ts";

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
const groupOf = (path: string) => {
  const first = path.split("/")[1] ?? "";
  return known.has(first) ? first : "page";
};

/** Counts and times of requests, and the process's own figures, for GET /metrics (from this machine only). */
export function createMetrics() {
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
    help: "Time to answer",
    labelNames: ["group"],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [registry],
  });
  const count = createMiddleware<HttpEnv>(async (context, next) => {
    const group = groupOf(context.req.path);
    const end = seconds.startTimer({ group });
    await next();
    end();
    requests.inc({
      group,
      method: context.req.method,
      status: Math.floor(context.res.status / 100) * 100,
    });
  });
  async function answer(context: Context<HttpEnv>) {
    // Figures of the house are nobody's business outside it.
    if (!isLocalRequest(context)) return context.notFound();
    return context.text(await registry.metrics(), 200, { "content-type": registry.contentType });
  }
  return { count, answer };
}

export type Metrics = ReturnType<typeof createMetrics>;
