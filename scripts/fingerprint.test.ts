import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { isOurs, isTest, listSources, readGraph } from "#tests/house/import-graph.ts";
import { sources } from "./fingerprint.mjs";

const root = join(import.meta.dirname, "..");

/** The files of ours that a file imports, and those that these import. */
function follow(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), "utf8");
  for (const [, from = ""] of text.matchAll(/^(?:import|export)[^"]* from "(\.[^"]+)"/gm))
    follow(relative(root, join(root, dirname(file), from)), seen);
  return seen;
}

test("all that the build's configuration is made of belongs to the fingerprint", () => {
  const needed = [...follow("vite.config.ts"), ...follow("react-router.config.ts")];
  expect(needed.length).toBeGreaterThan(3);
  const missing = needed.filter(
    (file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(missing, "add these to `sources` in scripts/fingerprint.mjs").toEqual([]);
});

test("all that the pages import belongs to the fingerprint", () => {
  const pages = listSources().filter(
    (path) => /^(app|contract|planner|trip|words)\//.test(path) && !isTest(path),
  );
  const needed = readGraph(pages)
    .filter(({ to, kind }) => kind !== "type" && isOurs(to))
    .map(({ to }) => to.split("/")[0] ?? "");
  expect([...new Set(needed)].filter((room) => !sources.includes(room))).toEqual([]);
});

test("every source is there", () => {
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});
