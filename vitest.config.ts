import { defineConfig } from "vitest/config";

const project = (name: string, include: string[], extra: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: "node", ...extra },
});

export default defineConfig({
  test: {
    // PGlite takes 400 MB a process: two at a time on two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project("unit", ["{app,contract,content,planner,art,scripts}/**/*.test.{ts,tsx}"]),
      project("server", ["server/**/*.test.ts", "tests/*.test.ts"], {
        globalSetup: ["tests/setup/postgres-for-suite.ts"],
      }),
      project("acceptance", ["tests/acceptance/**/*.test.ts"], {
        globalSetup: ["tests/setup/postgres-for-suite.ts"],
      }),
      // Hostile hands, bounded; `npm run test:attacks` runs them long (ATTACKS=long).
      project("attacks", ["tests/attacks/**/*.test.ts"], {
        globalSetup: ["tests/setup/postgres-for-suite.ts"],
      }),
    ],
  },
});
