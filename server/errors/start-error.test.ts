import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explainDirectory } from "#server/db/directory-lock.ts";
import { openEmbedded } from "#server/db/pglite.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { createServices } from "#server/services.ts";
import { serve } from "#server/shell/serve.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { StartError } from "./start-error.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const fail = (error: unknown) => {
  throw error;
};

test.each([
  ["lies below a file", () => join(folder, "file", "data")],
  ["is a file", () => join(folder, "file")],
])("a data folder that %s is told in a sentence", async (_name, pathOf) => {
  await writeFile(join(folder, "file"), "");
  const error = (await failureOf(openEmbedded(pathOf(), fail))) as Error;
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain(pathOf());
  expect(error.message).toContain("DATA_DIR");
});

test.each(["EROFS", "EACCES", "ENOSPC"])("so is a folder that says %s", (code) => {
  const error = explainDirectory("/srv/data", Object.assign(new Error(code), { code })) as Error;
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain("/srv/data");
});

test("a database that is not there is told without its password", async () => {
  const error = (await failureOf(
    openPostgres("postgres://asha:secret@127.0.0.1:1/safarnama", fail),
  )) as Error;
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain("127.0.0.1:1");
  expect(error.message).not.toContain("secret");
});

test("a port that is taken is told in a sentence", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => {
      const bound = other.address();
      resolve(typeof bound === "object" && bound ? bound.port : 0);
    }),
  );
  const resources = await createTestResources({ PORT: String(port) });
  const pages = { pages: async () => new Response(), close: async () => {} };
  const error = (await failureOf(serve(resources, createServices(resources), pages))) as Error;
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain(String(port));
  await resources.close();
  other.close();
});
