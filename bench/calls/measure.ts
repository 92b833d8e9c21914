import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp, listCalls } from "#server/app.ts";
import { nameCall } from "#server/calls/call.ts";
import { createServices } from "#server/services.ts";
import { openPages } from "#server/shell/open-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { samples } from "./samples.ts";
import { prepareSetting } from "./setting.ts";

export type CallCost = { call: string; status: number; milliseconds: number; kilobytes: number };

const rounds = 8;

/**
 * What anonymous calls cost: processor time of the whole process (its threads, and an embedded database in
 * memory), the median of seven. Each try comes from a network of its own. `only`: those with this in their name.
 */
export async function measureCalls(log: (cost: CallCost) => void, only = ""): Promise<CallCost[]> {
  const made = await createTestResources({ TRUST_PROXY: "on", CHAT_PROVIDER: "site" });
  // As it runs for visitors: tests hold each answer to its description.
  const resources = { ...made, config: { ...made.config, mode: "production" as const } };
  const services = createServices(resources);
  const isBuilt = existsSync(join(import.meta.dirname, "../../build/server/index.js"));
  const open = isBuilt ? await openPages(resources, services) : null;
  const app = createApp(resources, { services, ...(open && { pages: open.pages }) });
  const setting = await prepareSetting(resources, services);
  const names = [
    ...listCalls(resources, services)
      .filter(({ may }) => may === "anybody")
      .map(nameCall),
    ...(open ? ["GET /search?q=", "GET /plan?days=", "GET /nowhere"] : []),
  ].filter((name) => name.includes(only));
  const costs: CallCost[] = [];
  let network = 0;
  for (const call of names) {
    const sample = samples[call];
    if (!sample) throw new Error(`${call} has no sample in bench/calls/samples.ts`);
    const [method = "GET"] = call.split(" ");
    const spent: number[] = [];
    let [status, bytes] = [0, 0];
    for (let n = 0; n < rounds; n++) {
      const { path, body } = sample(setting, n);
      network += 1;
      const leave = new AbortController();
      const begun = process.cpuUsage();
      const response = await app.request(path, {
        method,
        headers: {
          "x-forwarded-for": `203.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: leave.signal,
      });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      bytes = isStream ? 0 : (await response.arrayBuffer()).byteLength;
      const { user, system } = process.cpuUsage(begun);
      leave.abort();
      // The first warms up.
      if (n > 0) spent.push((user + system) / 1000);
      status = response.status;
    }
    spent.sort((one, other) => one - other);
    const milliseconds = spent[spent.length >> 1] ?? 0;
    const cost = { call, status, milliseconds, kilobytes: bytes / 1024 };
    log(cost);
    costs.push(cost);
  }
  await open?.close();
  await resources.close();
  return costs;
}
