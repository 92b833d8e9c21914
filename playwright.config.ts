import { defineConfig } from "@playwright/test";
import { chromium, pageOfTests } from "./tests/setup/chromium.ts";

/** Journeys in the system's Chromium; against the real process, one server a worker (fixtures.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Long journeys, and those whose parts shorter tests hold: npm run test:e2e:slow.
  ...(!process.env.SLOW_TESTS && { grepInvert: /@slow/ }),
  forbidOnly: Boolean(process.env.CI),
  // Real delays on a shared machine: a journey that passes at another try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    ...pageOfTests,
    // Recording every step slows all of them: the second try records.
    trace: process.env.CI ? "on-first-retry" : "off",
    launchOptions: chromium,
  },
});
