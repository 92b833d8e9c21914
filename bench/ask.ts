import { type Agent, request } from "node:http";

export type Answer = { ms: number; status: number };

/** One request over `agent`: its status, and the time until the last byte is here. */
export function ask(
  url: string,
  options: { agent: Agent; method?: string; body?: object; headers?: Record<string, string> },
): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent: options.agent,
        method: options.method ?? "GET",
        headers: {
          "accept-encoding": "br",
          "content-type": "application/json",
          ...options.headers,
        },
      },
      (response) => {
        response.resume();
        response.once("error", reject);
        response.once("end", () =>
          resolve({ ms: performance.now() - start, status: response.statusCode ?? 0 }),
        );
      },
    );
    outgoing.once("error", reject);
    outgoing.end(options.body ? JSON.stringify(options.body) : undefined);
  });
}

/** The value that `share` of the times stay below. */
export const percentile = (times: number[], share: number): number =>
  [...times].sort((one, other) => one - other)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ] ?? 0;
