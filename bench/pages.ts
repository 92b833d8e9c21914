import { Agent } from "node:http";
import { startSite } from "#tests/e2e/fixtures.ts";
import { ask, percentile } from "./ask.ts";

/**
 * How much a cached page costs beside the cheapest answer there is (/healthz), in one run:
 * 4,000 requests each over 16 connections to a server of its own on loopback.
 */

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

async function measure(
  url: string,
  count: number,
): Promise<{ perSecond: number; p50: number; p99: number }> {
  const times: number[] = [];
  let left = count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) times.push((await ask(url, { agent })).ms);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

const site = await startSite();
try {
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const path of ["/healthz", "/", "/north-india", "/attractions"]) {
    await measure(site.url + path, 400);
    rows[path] = await measure(site.url + path, 4000);
  }
  const base = rows["/healthz"]?.perSecond ?? 1;
  for (const [path, { perSecond, p50, p99 }] of Object.entries(rows))
    console.log(
      `${path.padEnd(14)} ${perSecond.toFixed(0).padStart(6)}/s  ${(perSecond / base).toFixed(2)} of /healthz  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
} finally {
  await site.stop();
  agent.destroy();
}
