import type { TripBook } from "#contract/wire/trip-book.ts";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";

/** What lies in IndexedDB, and where (docs/offline.md). Every key begins with the hash of the trip's link. */

export const databaseName = "trip-book";

export type KeptTrip = {
  /** Hash of the link's token. */
  id: string;
  /** With which the page is opened from the home screen; gone with the rest. */
  token: string;
  /** Account that was signed in; "" for nobody. */
  owner: string;
  /** When it was heard of last. */
  asOf: string;
  /** The last day on which it stays, YYYY-MM-DD. */
  until: string;
  bytes: number;
  /** What there was no room for. */
  missing: ("papers" | "pictures" | "page")[];
  /** Nothing of `missing` will fit until room is made. */
  isFull: boolean;
  /** Of the papers that lie here; "" where they are not whole. */
  papersVersion: string;
  page: TripPage;
  quote: TripQuoteAnswer;
  book: TripBook;
  /** What the group shares, and the list of papers and photos; null for a link that is nobody's. */
  group?: TripGroup | null;
  files?: TripFiles | null;
};

export type KeptPaper = { trip: string; path: string; name: string; file: Blob };

/** What somebody has written down for their own cards; it never leaves the phone. */
export type OwnCards = { trip: string; sentences: string[]; medical: Record<string, string> };

export type WaitingMethod = "POST" | "PUT" | "DELETE";
export type Waiting = {
  number?: number;
  trip: string;
  /** Sent with every try: the server does it once. */
  key: string;
  method: WaitingMethod;
  path: string;
  body: unknown;
  /** Bytes that are sent as they are, in the place of `body`. */
  file?: Blob;
  /** What it is, in words. */
  says: string;
  at: string;
  /** Why the site refused it; "" while it waits. */
  refused: string;
};

type Stores = { trips: KeptTrip; papers: KeptPaper; cards: OwnCards; waiting: Waiting };

const ask = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore("trips", { keyPath: "id" });
      result.createObjectStore("papers", { keyPath: ["trip", "path"] });
      result.createObjectStore("cards", { keyPath: "trip" });
      result.createObjectStore("waiting", { keyPath: "number", autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab signs out: the database must go at once.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Before the database is deleted: an open one would hold that up. */
export async function closeKept(): Promise<void> {
  const database = await opened?.catch(() => null);
  opened = null;
  database?.close();
}

export async function getKept<Name extends keyof Stores>(
  name: Name,
  key: IDBValidKey,
): Promise<Stores[Name] | null> {
  const database = await open();
  return (await ask(database.transaction(name).objectStore(name).get(key))) ?? null;
}

export async function listKept<Name extends keyof Stores>(name: Name): Promise<Stores[Name][]> {
  const database = await open();
  return ask(database.transaction(name).objectStore(name).getAll());
}

/** @throws DOMException QuotaExceededError where the phone is full */
export async function putKept<Name extends keyof Stores>(
  name: Name,
  value: Stores[Name],
): Promise<void> {
  const database = await open();
  const transaction = database.transaction(name, "readwrite");
  transaction.objectStore(name).put(value);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Puts a trip in the place of its former self. @returns false where it was forgotten meanwhile, and stays so */
export async function replaceTrip(trip: KeptTrip): Promise<boolean> {
  const database = await open();
  const transaction = database.transaction("trips", "readwrite");
  const store = transaction.objectStore("trips");
  return new Promise((resolve, reject) => {
    let isThere = false;
    const look = store.getKey(trip.id);
    look.onsuccess = () => {
      isThere = look.result !== undefined;
      if (isThere) store.put(trip);
    };
    transaction.oncomplete = () => resolve(isThere);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function removeKept(name: keyof Stores, key: IDBValidKey): Promise<void> {
  const database = await open();
  await ask(database.transaction(name, "readwrite").objectStore(name).delete(key));
}

/** The name that a trip has here: nobody reads a link out of it. */
export async function hashToken(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The cache of a trip's pictures. */
export const pictureCache = (id: string): string => `trip-${id.slice(0, 16)}`;
