import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/config/config.ts";
import { openInMemory } from "#server/db/pglite.ts";
import { assembleResources } from "#server/resources.ts";
import { createFileBytes } from "#server/storage/file-bytes.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/**
 * A backup of each release, as that release wrote it, comes back into this version for ever. Whoever makes a release
 * adds one: `KEEP_BACKUP=0.3.0 npx vitest run --project server tests/kept-backups`.
 */

const kept = new URL("./fixtures/kept-backups/", import.meta.url);
type Said = { id: string; token: string; total: number; paid: number; reference: string };

const folders: string[] = [];
const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-kept-"));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const picture = new Uint8Array(2000).map((_, index) => index % 251);

test.runIf(process.env.KEEP_BACKUP)(
  "one of this release is kept",
  async () => {
    const clock = () => new Date("2026-11-29T06:00:00Z");
    const resources = await createTestResources({}, { clock });
    const desk = await createDeskApp(resources);
    await registerOffice(desk.services, desk.seats.owner.admin);
    const { id, token, total, reference } = await agreeTrip(
      resources,
      desk.services,
      desk.seats.owner.admin,
    );
    const paid = 500_000;
    const answer = await desk.call(
      "POST",
      `/api/desk/trips/${id}/payments`,
      desk.seats.owner.headers,
      { paisa: paid, receivedOn: "2026-11-29", method: "upi", reference: "T1" },
    );
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ paid });
    await desk.createTrip({ name: "राधा", message: "Zwei\n\nZeilen" });
    await resources.storage.put("profile-pictures", "a/b.webp", picture, {
      mimetype: "image/webp",
    });
    const { folder } = await writeBackup({ ...resources, clock }, await makeFolder());
    const to = new URL(`${process.env.KEEP_BACKUP}/`, kept);
    await cp(folder, to, { recursive: true });
    const said: Said = { id, token, total, paid, reference };
    await writeFile(new URL("said.json", to), `${JSON.stringify(said, null, 2)}\n`);
    await resources.close();
  },
  120_000,
);

test.each(await readdir(kept))(
  "a backup of %s comes back, and its trip goes on",
  async (name) => {
    const folder = new URL(`${name}/`, kept);
    const said: Said = JSON.parse(await readFile(new URL("said.json", folder), "utf8"));
    const database = await openInMemory((error) => {
      throw error;
    });
    const bytes = createFileBytes(await makeFolder());
    await restoreBackup({ database, bytes }, folder.pathname);
    const restored = await assembleResources({
      config: readConfig({ NODE_ENV: "test", DATA_DIR: await makeFolder() }),
      log: pino({ level: "silent" }),
      database,
      transports: {},
      bytes,
    });
    try {
      const object = await restored.storage.find("profile-pictures", "a/b.webp");
      if (!object) throw new Error("the picture is not there");
      expect(await new Response(await restored.storage.read(object)).bytes()).toEqual(picture);
      const desk = await createDeskApp(restored);
      const { quote } = await desk.services.quoteAnswers.getShown(said.token);
      expect(quote?.price?.totals.total).toBe(said.total);
      const before = await desk.services.money.getMoney(said.id);
      expect([before.paid, before.documents.length]).toEqual([said.paid, 1]);
      // What is due is paid as if nothing had happened, and has the next number.
      const { body } = await desk.call(
        "POST",
        `/api/desk/trips/${said.id}/payments`,
        desk.seats.owner.headers,
        { paisa: 100, receivedOn: "2026-11-29", method: "cash", reference: "T2" },
      );
      expect(body).toMatchObject({ paid: said.paid + 100 });
      const { documents } = await desk.services.money.getMoney(said.id);
      expect(documents.map(({ number }) => number.split("/")[2]).sort()).toEqual([
        "00001",
        "00002",
      ]);
      expect((await desk.app.request(`/api/trip/${said.token}`)).status).toBe(200);
    } finally {
      await restored.close();
    }
  },
  60_000,
);
