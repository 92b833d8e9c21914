import { expect, test } from "vitest";
import { listChangedTests, resolveImport } from "./changed-tests.mjs";

const texts: Record<string, string> = {
  "server/limits/limits.ts": "",
  "server/limits/limits.test.ts": 'import { limits } from "./limits.ts";',
  "server/chat/chat.test.ts": 'import { limits } from "#server/limits/limits.ts";',
  "server/chat/other.test.ts": 'import pino from "pino";',
  "app/ui/button.tsx": "",
  "app/ui/button.component.test.tsx": 'const { Button } = await import("./button.tsx");',
  "scripts/run.mjs": "",
  "scripts/run.test.ts": "starts it by its name",
  "tests/e2e/home.spec.ts": 'import "#server/limits/limits.ts";',
};
const list = (...changed: string[]) =>
  listChangedTests(changed, Object.keys(texts), (path: string) => texts[path] ?? "");

test("a changed file calls for the tests that import it, and for the one beside it", () => {
  expect(list("server/limits/limits.ts")).toEqual([
    "server/chat/chat.test.ts",
    "server/limits/limits.test.ts",
  ]);
  expect(list("app/ui/button.tsx")).toEqual(["app/ui/button.component.test.tsx"]);
  expect(list("scripts/run.mjs")).toEqual(["scripts/run.test.ts"]);
});

test("a changed test calls for itself alone, and a text for none", () => {
  expect(list("server/chat/other.test.ts")).toEqual(["server/chat/other.test.ts"]);
  expect(list("docs/trips.md")).toEqual([]);
  expect(list()).toEqual([]);
});

test("an import is found by the repository's names and by its place", () => {
  expect(resolveImport("server/chat/chat.ts", "#contract/wire/chat.ts")).toBe(
    "contract/wire/chat.ts",
  );
  expect(resolveImport("server/chat/chat.ts", "../limits/limits.ts")).toBe(
    "server/limits/limits.ts",
  );
  expect(resolveImport("app/a.ts", "./india.json?url")).toBe("app/india.json");
  expect(resolveImport("app/a.ts", "react")).toBeNull();
});
