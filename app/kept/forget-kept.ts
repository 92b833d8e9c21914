import { clearStored, writeStored } from "#app/calls/stored-values.ts";
import { findToday } from "#app/ui/format-dates.ts";
import { addressIn, languages } from "#contract/languages.ts";
import { keptHint, readOwner } from "./kept-hint.ts";
import {
  closeKept,
  databaseName,
  getKept,
  hashToken,
  type KeptDuty,
  type KeptTrip,
  listKept,
  pictureCache,
  removeKept,
} from "./kept-store.ts";
import { dropPhone } from "./phone.ts";
import { dropKey } from "./sealed-values.ts";

/** Each step by itself: what one of them cannot do the others do nevertheless. */
const quietly = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .catch(() => {});

const deleteDatabase = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Another tab lets go of it by itself, in a moment.
    request.onblocked = () => setTimeout(resolve, 2000);
  });

async function dropKeys(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith("key-")) await caches.delete(key);
}

async function dropCaches(): Promise<void> {
  for (const key of await caches.keys())
    if (/^(build|trip|key)-/.test(key)) await caches.delete(key);
}

async function dropWorker(): Promise<void> {
  for (const language of languages) {
    const address = addressIn(language, "/trip/");
    const found = await navigator.serviceWorker?.getRegistration(address);
    await found?.unregister();
  }
}

/** Of none of the trips is this phone told any more: before it forgets which they were. */
async function tellNoMore(): Promise<void> {
  const told = (await listKept("trips")).filter(({ isTold }) => isTold);
  await Promise.all(told.map(({ token }) => dropPhone(token, true)));
}

/** Takes every trip off this phone, and what opens them without a network. Never throws. */
export async function forgetAllKept(): Promise<void> {
  await quietly(tellNoMore);
  // First the keys: without them nobody reads what the browser leaves of the rest.
  await quietly(dropKeys);
  await quietly(closeKept);
  await quietly(deleteDatabase);
  await quietly(dropCaches);
  await quietly(dropWorker);
  // A page that was just being kept may have written between the first sweep and now.
  await quietly(dropCaches);
  clearStored(keptHint);
}

/** Takes one trip off this phone; with the last of them everything goes. */
async function forget(id: string): Promise<void> {
  const others = (await listKept("trips")).filter((trip) => trip.id !== id);
  if (others.length === 0) return forgetAllKept();
  const own = await getKept("trips", id);
  if (own?.isTold) await dropPhone(own.token, !others.some(({ isTold }) => isTold));
  for (const { trip, path } of await listKept("papers"))
    if (trip === id) await removeKept("papers", [trip, path]);
  for (const { trip, number } of await listKept("waiting"))
    if (trip === id && number !== undefined) await removeKept("waiting", number);
  await removeKept("cards", id);
  await removeKept("trips", id);
  await quietly(() => dropKey(id));
  await quietly(() => caches.delete(pictureCache(id)));
  writeStored(keptHint, String(Date.now()));
}

export const forgetTrip = async (token: string): Promise<void> => forget(await hashToken(token));

/**
 * The trips that lie here for whoever is at the phone now. Those that are over for long go, and so do
 * another account's; what was kept without an account is not listed for one, and opens by its own address.
 */
export async function sweepKept(): Promise<(KeptTrip | KeptDuty)[]> {
  const owner = readOwner();
  const kept = await listKept("trips");
  const gone = kept.filter(
    (trip) =>
      (navigator.onLine && trip.until < findToday()) ||
      (owner && trip.owner && trip.owner !== owner),
  );
  for (const { id } of gone) await forget(id);
  // A tab that was closed while it kept a trip that was just forgotten.
  const known = new Set(kept.map(({ id }) => id));
  for (const { trip, path } of await listKept("papers"))
    if (!known.has(trip)) await removeKept("papers", [trip, path]);
  return kept.filter((trip) => !gone.includes(trip) && (!owner || trip.owner === owner));
}
