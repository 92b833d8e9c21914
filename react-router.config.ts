import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./scripts/compress-assets.ts";
import { joinSheets } from "./scripts/join-sheets.ts";
import { writeLanguages } from "./scripts/write-languages.ts";
import { writeTripWorker } from "./scripts/write-trip-worker.ts";

export default {
  appDirectory: "app",
  // Made beside and moved into place (scripts/build-if-older.mjs).
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // A lazily discovered manifest costs an uncached request on the first navigation.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await joinSheets(buildDirectory);
    await writeLanguages(buildDirectory);
    await writeTripWorker(buildDirectory);
    await compressAssets(join(buildDirectory, "client/assets"));
  },
} satisfies Config;
