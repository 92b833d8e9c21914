import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileFacts, listFacts } from "./compile-facts.ts";
import { readPreparedFacts } from "./prepared-facts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-facts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the build's facts are those of the content to the letter, and none when a file says something else", async () => {
  const file = join(folder, "facts.json");
  const made = listFacts();
  await writeFile(file, JSON.stringify(made));
  expect(JSON.stringify(readPreparedFacts(file))).toBe(JSON.stringify(compileFacts()));
  const files = made.files.map(([name], index) => [
    name,
    index === 0 ? "other" : made.files[index]?.[1],
  ]);
  await writeFile(file, JSON.stringify({ ...made, files }));
  expect(readPreparedFacts(file)).toBeNull();
});
