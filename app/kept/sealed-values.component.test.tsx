import { afterEach, expect, test } from "vitest";
import { forgetAllKept } from "./forget-kept.ts";
import {
  getKept,
  type KeptTrip,
  listKept,
  putKept,
  removeKept,
  replaceTrip,
  type Waiting,
} from "./kept-store.ts";
import { dropKey, keyCache } from "./sealed-values.ts";

const [one, other] = ["a".repeat(64), "b".repeat(64)] as [string, string];
const trip = (id: string) =>
  ({ id, token: `token of ${id.slice(0, 1)}`, page: {}, missing: [] }) as unknown as KeptTrip;
const waiting = (more: Partial<Waiting>): Waiting => ({
  ...{ trip: one, key: "k", method: "POST", path: "/messages", body: { body: "A shawl" } },
  ...{ says: "Message: A shawl", at: "", refused: "", ...more },
});

/** Everything that lies in the database, as its bytes say it. */
async function readRaw(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("trip-book");
    request.onsuccess = () => resolve(request.result);
  });
  const found: string[] = [];
  for (const store of database.objectStoreNames) {
    const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
    });
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        found.push(
          `${name} ${value instanceof ArrayBuffer ? new TextDecoder("latin1").decode(value) : value}`,
        );
  }
  database.close();
  return found.join("\n");
}

afterEach(() => forgetAllKept());

test("what is kept comes back as it was, and lies sealed", async () => {
  await putKept("trips", trip(one));
  await putKept("cards", { trip: one, sentences: ["vegan"], medical: { blood: "O negative" } });
  const file = new Blob(["%PDF voucher"], { type: "application/pdf" });
  await putKept("papers", { trip: one, path: "/trip.pdf", name: "Trip", file });
  await putKept("waiting", waiting({}));
  await putKept(
    "waiting",
    waiting({ path: "/files/1?name=Passport.jpg", file: new Blob(["jpeg"]) }),
  );
  expect(await getKept("trips", one)).toEqual(trip(one));
  expect((await getKept("cards", one))?.medical).toEqual({ blood: "O negative" });
  const [paper] = await listKept("papers");
  expect([paper?.name, paper?.file.type, await paper?.file.text()]).toEqual([
    "Trip",
    "application/pdf",
    "%PDF voucher",
  ]);
  const [first, second] = await listKept("waiting");
  expect(first).toMatchObject({ path: "/messages", body: { body: "A shawl" } });
  expect(await second?.file?.text()).toBe("jpeg");
  // Put again by its number it stays one.
  await putKept("waiting", { ...(first as Waiting), refused: "Too late" });
  expect((await listKept("waiting")).map(({ refused }) => refused)).toEqual(["Too late", ""]);
  const raw = await readRaw();
  for (const word of ["token of", "O negative", "voucher", "shawl", "jpeg", "Passport"])
    expect(raw).not.toContain(word);
  await removeKept("papers", [one, "/trip.pdf"]);
  expect(await listKept("papers")).toEqual([]);
});

test("without its key a trip is none, and another's is untouched", async () => {
  await putKept("trips", trip(one));
  await putKept("trips", trip(other));
  await dropKey(one);
  expect(await getKept("trips", one)).toBeNull();
  expect((await listKept("trips")).map(({ id }) => id)).toEqual([other]);
  // Brought up to date it does not come back.
  expect(await replaceTrip(trip(one))).toBe(false);
  expect(await caches.has(keyCache(one))).toBe(false);
  expect(await replaceTrip(trip(other))).toBe(true);
});

test("forgetting all leaves neither rows nor keys", async () => {
  await putKept("trips", trip(one));
  await forgetAllKept();
  expect((await caches.keys()).filter((name) => name.startsWith("key-"))).toEqual([]);
  expect(await getKept("trips", one)).toBeNull();
});
