import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutants } from "./all.ts";
import { breakRule, type Mutant, projectOf } from "./mutant.ts";
import { plantMutant } from "./plant-mutant.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

test.each(mutants)("the rule still stands where it is broken: $name", (mutant) => {
  const code = read(mutant.file);
  expect(breakRule(mutant, code)).not.toBe(code);
  expect(existsSync(join(root, mutant.test)), mutant.test).toBe(true);
  if (mutant.only) expect(read(mutant.test)).toContain(mutant.only);
});

test("each has a name of its own and breaks a rule that no other breaks in the same way", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(45);
  const names = mutants.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const breaks = mutants.map(({ file, text, broken }) => `${file} ${text} ${broken}`);
  expect(breaks).toEqual([...new Set(breaks)]);
});

const mutant: Mutant = { name: "n", file: "f.ts", text: "a < b", broken: "a <= $&", test: "t" };

test("a rule that is gone or stands twice is no mutant, and what is put in its place is taken as it is", () => {
  expect(breakRule(mutant, "if (a < b) c();")).toBe("if (a <= $&) c();");
  expect(() => breakRule(mutant, "if (a > b) c();")).toThrow("stands 0 times in f.ts");
  expect(() => breakRule(mutant, "a < b; a < b")).toThrow("stands 2 times in f.ts");
});

test("a usual run breaks nothing, and an invented name is an error", () => {
  expect(plantMutant(undefined, undefined)).toEqual([]);
  expect(plantMutant("", undefined)).toEqual([]);
  expect(() => plantMutant("nobody's", undefined)).toThrow('no mutant called "nobody\'s"');
});

test.each([
  ["app/calls/use-pages.component.test.tsx", "components"],
  ["contract/quote/quote-total.test.ts", "unit"],
  ["server/money/money.test.ts", "server"],
  ["tests/house.test.ts", "server"],
  ["tests/attacks/new-surfaces.test.ts", "attacks"],
  ["tests/acceptance/serve.test.ts", "acceptance"],
])("%s is run by %s", (file, project) => {
  expect(projectOf(file)).toBe(project);
});
