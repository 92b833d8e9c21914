import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DirectoryLockedError, lockDirectory } from "./directory-lock.ts";

test("a data folder has one process, and the next is told which", async () => {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-data-"));
  const release = await lockDirectory(join(folder, "data"));
  const refused = lockDirectory(join(folder, "data"));
  await expect(refused).rejects.toThrow(DirectoryLockedError);
  await expect(refused).rejects.toThrow(`in use by process ${process.pid} since 20`);
  await release();
  const again = await lockDirectory(join(folder, "data"));
  await again();
  await rm(folder, { recursive: true, force: true });
});
