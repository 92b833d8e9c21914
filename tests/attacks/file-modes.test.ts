import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/config/config.ts";
import { closeToOthers, listOpen, makePrivately } from "#server/db/private-files.ts";
import { judgeModes } from "#server/doctor/judge-modes.ts";
import { createLog, type OpenResources, openResources } from "#server/resources.ts";

/** What the site keeps is closed to other users of the machine, whatever it was started with. */

let folder: string;
let before: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safarnama-modes-"));
  before = process.umask(0);
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);
const dataDir = () => join(folder, "data");
/** As the process does it. */
const start = (): Promise<OpenResources> => {
  makePrivately();
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir() });
  return openResources(config, createLog(config));
};

test("a start with no umask at all leaves nothing open: the engine's files, uploads, backups", async () => {
  const resources = await start();
  try {
    await resources.database.runScript(
      resources.database.db,
      "create table afterwards (a text); insert into afterwards values ('x')",
    );
    await resources.storage.put("photos", "a/b.webp", Buffer.from("x"), { mimetype: "image/webp" });
    const backup = await writeBackup(resources, join(folder, "backups"));
    expect(modeOf(dataDir())).toBe("700");
    expect(modeOf(join(dataDir(), "pg"))).toBe("700");
    expect(modeOf(join(dataDir(), "pg", "PG_VERSION"))).toBe("600");
    expect(await listOpen(join(dataDir(), "objects"))).toEqual([]);
    expect(await listOpen(backup.folder)).toEqual([]);
    expect(await listOpen(dataDir())).toEqual([]);
  } finally {
    await resources.close();
  }
}, 180_000);

test("what an earlier version left open is closed by the next start; the data is as it was", async () => {
  let resources = await start();
  await resources.database.db.execute(sql`create table kept as select 'still here' as what`);
  await resources.storage.put("photos", "a.webp", Buffer.from("x"), { mimetype: "image/webp" });
  await resources.close();
  for (const path of [dataDir(), join(dataDir(), "pg"), join(dataDir(), "objects")])
    chmodSync(path, 0o755);
  chmodSync(join(dataDir(), "pg", "PG_VERSION"), 0o666);
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir() });
  expect(await judgeModes(config)).toMatchObject([{ state: "fault", todo: expect.any(String) }]);
  resources = await start();
  try {
    expect(await listOpen(dataDir())).toEqual([]);
    expect(await judgeModes(config)).toMatchObject([{ state: "ok" }]);
    const rows = await resources.database.db.execute(sql`select what from kept`);
    expect(JSON.stringify(rows)).toContain("still here");
  } finally {
    await resources.close();
  }
}, 180_000);

describe("closing a folder", () => {
  test("keeps its owner's rights, follows no link out of it, and passes over what is gone", async () => {
    const outside = join(folder, "outside");
    writeFileSync(outside, "", { mode: 0o644 });
    mkdirSync(join(folder, "in"), { mode: 0o775 });
    writeFileSync(join(folder, "in", "program"), "", { mode: 0o755 });
    symlinkSync(outside, join(folder, "in", "link"));
    symlinkSync(join(folder, "nothing"), join(folder, "in", "dangling"));
    await closeToOthers(join(folder, "in"));
    expect(modeOf(join(folder, "in"))).toBe("700");
    expect(modeOf(join(folder, "in", "program"))).toBe("700");
    expect(modeOf(outside)).toBe("644");
    await closeToOthers(join(folder, "never"));
    expect(await listOpen(join(folder, "in"))).toEqual([]);
  });
});
