import { rm } from "node:fs/promises";
import { startSite } from "./fixtures.ts";

/**
 * A data folder as the first start leaves it (database made, migrated and seeded), once a run: the
 * embedded servers of the tests begin on copies of it instead of doing the same work a dozen times.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  await site.stop({ keepData: true });
  process.env.SITE_TEMPLATE = site.dataDir;
  return () => rm(site.dataDir, { recursive: true, force: true });
}
