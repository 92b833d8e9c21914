import type { Page } from "@playwright/test";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import { editsOfDays } from "#tests/factories/written-days.ts";
import type { Site } from "./fixtures.ts";
import { findMail } from "./traveller.ts";

/** A trip that is under way, made over HTTP: what journeys on the road begin with. */

const send = (site: Site, method: string, path: string, body: unknown) =>
  fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify(body),
  });

const stop = (id: string, name: string, sight: string | null, at: number) => ({
  ...{ id, name, sight, at },
  text: "",
});

/** Yesterday, today and tomorrow in Agra and Jaipur. */
function buildDays(): PlanDay[] {
  const today = dayInIndia(new Date());
  return [
    {
      id: "d1",
      date: addDays(today, -1),
      title: "Delhi to Agra",
      text: "By train 12002 Shatabdi Express from New Delhi at six.",
      sleeps: "Agra",
      stops: [stop("d1-1", "Agra Fort", "agra-fort", 900)],
    },
    {
      id: "d2",
      date: today,
      title: "The Taj by day",
      text: "Slowly.",
      sleeps: "Agra",
      stops: [
        stop("v-taj-mahal", "Taj Mahal", "taj-mahal", 1),
        stop("v-mehtab-bagh", "Mehtab Bagh", "mehtab-bagh", 1438),
      ],
    },
    {
      id: "d3",
      date: addDays(today, 1),
      title: "Agra to Jaipur",
      text: "",
      sleeps: "Jaipur",
      stops: [stop("d3-1", "Amber Fort", "amber-fort", 900)],
    },
  ];
}

let count = 0;

/** @returns the token of its editing link */
export async function makeRunningTrip(site: Site, title = "Agra and Jaipur"): Promise<string> {
  const email = `road-${Date.now()}-${count++}@example.org`;
  await send(site, "POST", "/api/trips", {
    ...{ email, name: "Asha Devi", destination: title, travelers: "2", website: "" },
    travelDate: addDays(dayInIndia(new Date()), 1),
  });
  const mail = await findMail(site, email, /send your trip request/);
  const token = /\/trip\/([\w-]{43})/.exec(mail.links.join(" "))?.[1] ?? "";
  await send(site, "POST", "/api/trips/confirm", { token });
  const made = await send(site, "POST", `/api/trip/${token}/edits`, {
    ...{ base: 0, edits: editsOfDays([], buildDays()), name: "Asha" },
  });
  if (made.status !== 200) throw new Error(await made.text());
  return token;
}

export const forgetButton = (page: Page) =>
  page.getByRole("button", { name: "Forget on this phone" });

/** Presses Take it along, and waits until all of it lies here. */
export async function takeAlong(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take it along" }).click();
  await forgetButton(page).waitFor({ timeout: 30_000 });
}

/** Everything that this site has left in the browser's stores, as text; what is sealed as whoever has its key reads it. */
export const readStores = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    type Row = { id?: string; trip?: string; words?: ArrayBuffer };
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${url}`);
    const unseal = async ({ id, trip, words }: Row) => {
      const cache = await caches.open(`key-${(trip ?? id ?? "").slice(0, 16)}`);
      const kept = await cache.match("/trip/key");
      if (!kept || !words) return "sealed";
      const bytes = await kept.arrayBuffer();
      const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["decrypt"]);
      const iv = new Uint8Array(words, 0, 12);
      const text = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv },
        key,
        new Uint8Array(words, 12),
      );
      return new TextDecoder().decode(text);
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        // It was deleted meanwhile: it is not to be made anew by who looks.
        request.onupgradeneeded = () => request.transaction?.abort();
      }).catch(() => null);
      if (!database) continue;
      // Nor to be held by who looks, while the page takes it away.
      database.onversionchange = () => database.close();
      for (const store of database.objectStoreNames) {
        const all = await new Promise<Row[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        for (const row of all)
          found.push(`${name} ${store} ${JSON.stringify(row)} ${await unseal(row)}`);
      }
      database.close();
    }
    return [...found, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join("\n");
  });

/**
 * Those of `secrets` that the browser's stores have still: for whoever waits until they are gone. Forgetting begins
 * with the keys, so that nothing is readable at once, and takes what lies sealed after them.
 */
export async function findLeft(page: Page, secrets: readonly string[]): Promise<string[]> {
  // A sign-out loads the page anew, maybe just now: then nothing is known yet.
  const stores = await readStores(page).catch(() => null);
  return stores === null ? ["unknown"] : secrets.filter((one) => stores.includes(one));
}
