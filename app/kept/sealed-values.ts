/**
 * What is kept lies sealed, each trip with a key of its own, and the key in a file of its own (Cache Storage): browsers
 * leave what was deleted from IndexedDB in their files for a while, a deleted cache they take away
 * (docs/decisions/201). Without its key nobody reads what is left.
 */

const ivBytes = 12;
const keyBytes = 32;
const address = "/trip/key";

/** The cache that holds a trip's key, and nothing else. */
export const keyCache = (trip: string): string => `key-${trip.slice(0, 16)}`;

const importKey = (bytes: BufferSource) =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);

/** One at a time, in all tabs: two keys for one trip would lose what the first has sealed. */
const alone = <T>(trip: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(keyCache(trip), work) : work();

/** Read each time: another tab may have taken it away, and made another. @returns null where there is none and none is made */
async function openKey(trip: string, mayMake: boolean): Promise<CryptoKey | null> {
  const name = keyCache(trip);
  const read = async () => {
    const found = (await caches.has(name)) && (await (await caches.open(name)).match(address));
    return found ? importKey(await found.arrayBuffer()) : null;
  };
  const key = await read();
  if (key || !mayMake) return key;
  return alone(trip, async () => {
    const made = await read();
    if (made) return made;
    const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
    await (await caches.open(name)).put(address, new Response(bytes));
    return importKey(bytes);
  });
}

/** Takes the key away: what was sealed with it is nobody's any more. */
export async function dropKey(trip: string): Promise<void> {
  await caches.delete(keyCache(trip));
}

/** @returns null where there is no key and none is made. @throws DOMException where no key can be kept: the phone is full */
export async function seal(
  trip: string,
  bytes: BufferSource,
  mayMake: boolean,
): Promise<ArrayBuffer | null> {
  const key = await openKey(trip, mayMake);
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes);
  const whole = new Uint8Array(ivBytes + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), ivBytes);
  return whole.buffer;
}

/** @returns null where its key is gone: it was forgotten */
export async function unseal(trip: string, sealed: ArrayBuffer): Promise<ArrayBuffer | null> {
  const key = await openKey(trip, false);
  if (!key) return null;
  const iv = new Uint8Array(sealed, 0, ivBytes);
  return crypto.subtle
    .decrypt({ name: "AES-GCM", iv }, key, new Uint8Array(sealed, ivBytes))
    .catch(() => null);
}
