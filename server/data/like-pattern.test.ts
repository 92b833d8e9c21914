import { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileLike, isWithinLikeLimits } from "./like-pattern.ts";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

test.each([
  ["%", "", true],
  ["", "", true],
  ["", "a", false],
  ["_", "\u{1f418}", true],
  ["a%b_", "axxbc", true],
  ["a%b_", "axxb", false],
  ["100\\%", "100%", true],
  ["100\\%", "1000", false],
  ["a\\_b", "a_b", true],
  ["a\\_b", "axb", false],
  ["a\\\\b", "a\\b", true],
  [`%${"x".repeat(70)}_`, `y${"x".repeat(71)}`, true],
  [`${"x".repeat(31)}_${"y".repeat(33)}%z`, `${"x".repeat(32)}${"y".repeat(33)}--z`, true],
])("%s on %s: %s", (pattern, text, fits) => {
  expect(compileLike(pattern).matches(text)).toBe(fits);
});

test("a pattern means what the database means by it", async () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "%", "_", "\\", "é"), maxLength: 9 });
  const cases = fc
    .sample(fc.tuple(letters, letters), { numRuns: 2000, seed: 7 })
    .map(([pattern, text]) => [pattern.replace(/\\+$/, ""), text] as const);
  const { rows } = await database.query<{ fits: boolean }>(
    "select t.text like t.pattern as fits from unnest($1::text[], $2::text[]) with ordinality as t(pattern, text, n) order by n",
    [cases.map(([pattern]) => pattern), cases.map(([, text]) => text)],
  );
  expect(rows.filter(({ fits }) => fits).length).toBeGreaterThan(50);
  cases.forEach(([pattern, text], index) => {
    expect([pattern, text, compileLike(pattern).matches(text)]).toEqual([
      pattern,
      text,
      rows[index]?.fits,
    ]);
  });
});

test("the limits count what a pattern asks for, not how it is escaped", () => {
  expect(isWithinLikeLimits("%".repeat(10))).toBe(true);
  expect(isWithinLikeLimits("%".repeat(11))).toBe(false);
  expect(isWithinLikeLimits("\\%".repeat(100))).toBe(true);
  expect(isWithinLikeLimits("a".repeat(101))).toBe(false);
});
