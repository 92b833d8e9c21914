import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // A lazily discovered manifest costs an uncached request on the first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
