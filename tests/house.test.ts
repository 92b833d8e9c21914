import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { readMigrations } from "#server/db/migrate.ts";
import landed from "#server/db/migrations/landed.json" with { type: "json" };

/** The rules of the house that no linter has. */

const root = join(import.meta.dirname, "..");
const skip = new Set([
  "node_modules",
  "build",
  "data",
  "paraglide",
  ".react-router",
  ".git",
  "test-results",
]);

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (skip.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}
const importsOf = (path: string) =>
  [
    ...readFileSync(path, "utf8").matchAll(
      /^(import|export)\s+(type\s+)?([^;]*?)\s*from\s+"([^"]+)"/gm,
    ),
  ].map((found) => ({
    isType:
      Boolean(found[2]) || /^\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}$/.test(found[3] ?? ""),
    from: found[4] ?? "",
  }));
const inFolder = (folder: string) => [...walk(join(root, folder))];

test("the browser's room takes only types from the server", () => {
  const faults = inFolder("app").flatMap((path) =>
    importsOf(path)
      .filter(({ isType, from }) => !isType && /(^#server\/|\/server\/)/.test(from))
      .map(({ from }) => `${relative(root, path)} imports ${from}`),
  );
  expect(faults).toEqual([]);
});

test("contract/ imports zod, itself and nothing else of ours", () => {
  const faults = inFolder("contract")
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) =>
      importsOf(path)
        .filter(
          ({ isType, from }) => !isType && !/^(zod(\/mini)?|\.\/.*|#contract\/.*)$/.test(from),
        )
        .map(({ from }) => `${relative(root, path)} imports ${from}`),
    );
  expect(faults).toEqual([]);
});

test("the planner is handed all it needs: it imports itself and types of the contract", () => {
  const faults = inFolder("planner")
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) =>
      importsOf(path)
        .filter(
          ({ isType, from }) =>
            !/^(\.\.?\/|#planner\/)/.test(from) && !(isType && from.startsWith("#contract/")),
        )
        .map(({ from }) => `${relative(root, path)} imports ${from}`),
    );
  expect(faults).toEqual([]);
});

test("only the configuration reads the environment", () => {
  const faults = inFolder("server")
    .filter(
      (path) => !path.includes("server/config/") && /process\.env/.test(readFileSync(path, "utf8")),
    )
    .map((path) => relative(root, path));
  expect(faults).toEqual([]);
});

test("the server is never imported through the browser's room", () => {
  const faults = inFolder("server").flatMap((path) =>
    importsOf(path)
      .filter(({ isType, from }) => !isType && from.startsWith("#app/"))
      .map(({ from }) => `${relative(root, path)} imports ${from}`),
  );
  expect(faults).toEqual([]);
});

test("no file without a subject", () => {
  const names = [...walk(root)].map((path) => relative(root, path));
  expect(
    names.filter((name) => /(^|\/)(utils?|helpers?|misc|common)(\.tsx?|\/)/.test(name)),
  ).toEqual([]);
});

test("a migration that has landed never changes, and a new one is written down", async () => {
  const written: Record<string, { sha256: string }> = landed;
  const files = await readMigrations();
  for (const { name, checksum } of files) {
    const line = `"${name}": { "sha256": "${checksum}" }`;
    expect(
      written[name],
      `${name} is not in server/db/migrations/landed.json. Add it: ${line}`,
    ).toBeDefined();
    expect(
      written[name]?.sha256,
      `${name} has landed and data has been made with it: put the file back as it was (git checkout main -- server/db/migrations/${name}) and write the change as a new, higher number`,
    ).toBe(checksum);
  }
  expect(
    Object.keys(written).sort(),
    "landed.json names a migration that is gone: a landed file stays, put it back",
  ).toEqual(files.map(({ name }) => name));
});

test("strangers' pictures are decoded in one room", () => {
  const users = inFolder("server")
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) => importsOf(path).some(({ isType, from }) => !isType && from === "sharp"))
    .map((path) => relative(root, path));
  // The cards are drawn from pictures of our own.
  expect(users.sort()).toEqual([
    "server/content/social-cards.ts",
    "server/pictures/picture-room.ts",
  ]);
});
