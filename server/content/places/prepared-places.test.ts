import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-places-"));
  vi.resetModules();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a process has of places after a build wrote them, `change`d since. */
async function startOn(change: (files: string[]) => string[]) {
  const { listPlaces } = await import("./read-places.ts");
  const { files, places } = listPlaces();
  const file = join(folder, "places.json");
  await writeFile(file, JSON.stringify({ files: change(files), places }));
  vi.resetModules();
  const later = await import("./read-places.ts");
  later.preparePlaces(file);
  const first = vi.spyOn(JSON, "parse");
  const found = later.getPlaces();
  const reads = first.mock.calls.length;
  first.mockRestore();
  return { places, found, reads };
}

test("the places of the build are those of the content's files, and the files are not read again", async () => {
  const { places, found, reads } = await startOn((files) => files);
  expect(found).toEqual(places);
  expect(reads).toBe(1);
  expect(found.sights.length).toBeGreaterThan(500);
});

test("when a file has come since, the content itself is read", async () => {
  const { places, found, reads } = await startOn((files) => files.slice(1));
  expect(found).toEqual(places);
  expect(reads).toBeGreaterThan(50);
});
