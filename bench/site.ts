import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Site, type SiteOptions, startSite } from "#tests/e2e/fixtures.ts";

/** The built server as a process of its own, with its id. */
export async function openSite(options: SiteOptions = {}): Promise<Site & { pid: number }> {
  const site = await startSite(options);
  const text = await readFile(join(site.dataDir, "safarnama.lock"), "utf8").catch(() => "");
  return { ...site, pid: Number(/"pid":\s*(\d+)/.exec(text)?.[1] ?? site.pid) };
}

/** Asks for a page until the better compression has taken its place. */
export async function warm(url: string): Promise<void> {
  for (let time = 0; time < 3; time++) {
    await fetch(url).then((answer) => answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
}
