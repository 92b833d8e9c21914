import { expect, test } from "vitest";
import { listSources } from "./list-sources.ts";

test("a file's name is told as it is, also one with quotation marks", () => {
  const names = listSources(process.cwd());
  expect(names.filter((name) => name.startsWith('"'))).toEqual([]);
  expect(names.some((name) => name.includes('/"public"."'))).toBe(true);
});
