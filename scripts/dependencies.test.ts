import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import about from "../package.json" with { type: "json" };
import lock from "../package-lock.json" with { type: "json" };
import { licenceOf, listComponents } from "./supply-licences.ts";

const text = readFileSync(join(import.meta.dirname, "../docs/dependencies.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| [@a-z]/.test(line) && !line.startsWith("| package"));
const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
const named = { ...about.dependencies, ...about.devDependencies };

test("docs/dependencies.md has a row for each package that package.json names, and for no other", () => {
  expect(cells.map(([, name]) => name).toSorted()).toEqual(Object.keys(named).toSorted());
});

test("each row says what it is for, what it weighs, and the licence that it has", () => {
  const licences = new Map(
    listComponents(lock as Parameters<typeof listComponents>[0]).map((component) => [
      `${component.name}@${component.version}`,
      licenceOf(component),
    ]),
  );
  for (const [, name = "", licence, size, purpose] of cells) {
    const version = named[name as keyof typeof named];
    expect(licence, name).toBe(licences.get(`${name}@${version}`));
    expect(size, name).toMatch(/^(< 0\.1|\d+(\.\d)?)$/);
    expect(purpose?.length, name).toBeGreaterThan(4);
  }
});

test("versions are exact", () => {
  for (const [name, version] of Object.entries(named))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
