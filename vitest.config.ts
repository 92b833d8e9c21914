import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { plantMutant } from "./scripts/mutants/plant-mutant.ts";
import { joinMessages, scriptTexts } from "./scripts/vite-plugins.ts";
import { chromium, pageOfTests } from "./tests/setup/chromium.ts";

const project = (name: string, include: string[], extra: object = {}) => ({
  extends: true as const,
  // One loading of the server a worker, not one a file: nothing runs at import time.
  test: { name, include, environment: "node", isolate: false, ...extra },
});

const pageModules = [
  "@supabase/auth-js",
  "@supabase/realtime-js",
  "axe-core",
  "minisearch",
  "radix-ui",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react-router",
  "react-toastify",
  "react/jsx-dev-runtime",
  "vitest-browser-react",
  "zod/mini",
];

export default defineConfig({
  define: { "import.meta.env.LANGUAGE": JSON.stringify("en") },
  // `npm run mutants` runs a test with one rule broken; every usual run breaks none.
  plugins: [
    joinMessages(),
    scriptTexts(),
    ...plantMutant(process.env.MUTANT, process.env.MUTANT_SIGN),
  ],
  test: {
    // PGlite takes 400 MB a process: two at a time on two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project(
        "unit",
        ["{app,contract,content,planner,trip,words,art,scripts}/**/*.test.{ts,tsx}"],
        {
          exclude: ["**/*.component.test.tsx"],
        },
      ),
      // Parts of the pages that hold state, in Chromium: layout, focus and typing are the real ones.
      // A window a file: in a shared one toasts, which are one to a window, stayed away now and then.
      {
        extends: true,
        publicDir: "public",
        // Found late they would reload the page in the middle of a test.
        optimizeDeps: { include: pageModules },
        test: {
          name: "components",
          include: ["app/**/*.component.test.tsx"],
          setupFiles: ["tests/components/setup.ts"],
          // A part that is loaded late (a toast's code) comes after more than the usual second on a busy machine.
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium, contextOptions: pageOfTests }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
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
